/** Sounds out of oscillators and noise: no files, nothing to load but this. */
import type { SoundName } from "./sound";

/** A tone glides from one pitch to another and dies away; noise is filtered around its pitch. */
interface Tone {
  wave: "sine" | "triangle" | "noise";
  /** Seconds from the start of the sound, and how long it lasts. */
  at: number;
  lasts: number;
  /** Hz. */
  from: number;
  to: number;
  /** 0 to 1. */
  loud: number;
}

const ATTACK = 0.006;
const SILENCE = 0.0001; // an exponential never reaches zero

const tone = (wave: Tone["wave"], at: number, lasts: number, from: number, to: number, loud: number): Tone => ({
  wave,
  at,
  lasts,
  from,
  to,
  loud,
});
const note = (at: number, pitch: number, lasts = 0.28): Tone => tone("triangle", at, lasts, pitch, pitch, 0.32);

export const SOUNDS: Readonly<Record<SoundName, readonly Tone[]>> = {
  die: [0, 0.07, 0.16, 0.23, 0.33].map((at, i) => tone("noise", at, 0.05, 2600 - 240 * i, 1500, 0.5 - 0.06 * i)),
  place: [tone("sine", 0, 0.13, 210, 88, 0.7), tone("noise", 0, 0.03, 1800, 900, 0.25)],
  gain: [note(0, 659), note(0.09, 880, 0.34)],
  loss: [note(0, 392), note(0.12, 294, 0.4)],
  blast: [tone("noise", 0, 0.7, 900, 70, 0.9), tone("sine", 0, 0.5, 110, 40, 0.8)],
  turn: [note(0, 523, 0.5), note(0.14, 784, 0.6)],
  win: [0, 0.12, 0.24, 0.4].map((at, i) => note(at, [523, 659, 784, 1047][i]!, i === 3 ? 0.9 : 0.3)),
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return noise;
}

export async function ring(name: SoundName, volume: number): Promise<void> {
  context ??= new AudioContext();
  if (context.state === "suspended") await context.resume();
  const audio = context;
  const out = audio.createGain();
  out.gain.value = volume;
  out.connect(audio.destination);
  const end = Math.max(...SOUNDS[name].map((each) => start(audio, out, each)));
  setTimeout(() => out.disconnect(), 1000 * (end - audio.currentTime) + 100);
}

/** Plays a tone; when it ends. */
function start(audio: AudioContext, out: AudioNode, { wave, at, lasts, from, to, loud }: Tone): number {
  const begin = audio.currentTime + at;
  const end = begin + lasts;
  const envelope = audio.createGain();
  envelope.gain.setValueAtTime(SILENCE, begin);
  envelope.gain.exponentialRampToValueAtTime(loud, begin + ATTACK);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
  envelope.connect(out);
  const glide = (pitch: AudioParam): void => {
    pitch.setValueAtTime(from, begin);
    pitch.exponentialRampToValueAtTime(to, end);
  };
  if (wave === "noise") {
    const source = audio.createBufferSource();
    source.buffer = noiseOf(audio);
    const filter = audio.createBiquadFilter();
    filter.type = "bandpass";
    filter.Q.value = 1.2;
    glide(filter.frequency);
    source.connect(filter).connect(envelope);
    source.start(begin);
    source.stop(end);
  } else {
    const source = audio.createOscillator();
    source.type = wave;
    glide(source.frequency);
    source.connect(envelope);
    source.start(begin);
    source.stop(end);
  }
  return end;
}
