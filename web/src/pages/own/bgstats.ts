/** A finished game as a link that BG Stats understands: docs/decisions/0038. DOM-free. */
import type { PlayedGame } from "@/lib/api";

const PAGE = "https://app.bgstatsapp.com/createPlay.html";
const SOURCE = "Gemhold";
const MINUTE = 60;

/** Seconds since 1970 as it wants them: the end of the game, in UTC. */
const stamp = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19).replace("T", " ");

/** `title`: what the game is called; `unnamed`: what to call a seat without a name. */
export function bgStatsLink(game: PlayedGame, title: string, unnamed: (seat: number) => string): string {
  const name = (seat: PlayedGame["seats"][number]): string => seat.name || unnamed(seat.seat);
  const play = {
    sourceName: SOURCE,
    sourcePlayId: game.id,
    playDate: stamp(game.ended),
    durationMin: Math.max(1, Math.round((game.ended - game.started) / MINUTE)),
    game: { name: title, sourceGameId: game.game, highestWins: true, noPoints: false },
    players: game.seats.map((seat) => ({
      name: name(seat),
      sourcePlayerId: seat.bot ? `bot ${seat.bot}` : name(seat), // nothing of the server's own ids
      score: String(seat.score),
      rank: seat.rank,
      winner: seat.rank === 1,
    })),
  };
  return `${PAGE}?data=${encodeURIComponent(JSON.stringify(play))}`;
}
