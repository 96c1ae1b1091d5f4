// Tables played over loopback with boardgame.io's own client: node load.js PORT TABLES THINK_MS SECONDS STREAMS SPECTATORS
// Prints "begin" and "end" around what is measured, then the figures.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { marks } = require("./game.js");

const [port, tables, think, seconds, streams, spectators] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const game = marks(0); // its state comes from the server
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const now = () => performance.now();
const received = () => process._getActiveHandles().reduce((sum, handle) => sum + (handle.bytesRead ?? 0), 0);

// One stream, of a seat or (without a player) a spectator: resolves `reach(id)` when the server's news has come as far as state `id`.
class Listener {
  constructor(matchID, playerID) {
    this.id = -1;
    this.at = 0;
    this.waiting = [];
    this.client = Client({ game, multiplayer: SocketIO({ server: base }), matchID, playerID, numPlayers: 2, debug: false });
    this.client.subscribe((state) => {
      if (!state || state._stateID === this.id) return;
      this.id = state._stateID;
      this.at = now();
      this.waiting = this.waiting.filter(({ id, done }) => this.id < id || done());
    });
    this.client.start();
  }
  reach(id) {
    return this.id >= id ? Promise.resolve() : new Promise((done) => this.waiting.push({ id, done }));
  }
}

// A match comes into being when its first client connects; the lobby has no part in it.
async function open(number) {
  const matchID = `load-${process.pid}-${number}`;
  const listeners = [];
  for (let k = 0; k < streams + spectators; k++) listeners.push(new Listener(matchID, k < streams ? String(k % 2) : null));
  await Promise.all(listeners.map((each) => each.reach(0)));
  return listeners;
}

async function play(listeners, until, tally) {
  await sleep(Math.random() * think);
  for (let n = listeners[0].id; now() < until; n = listeners[0].id) {
    const actor = listeners[Number(listeners[0].client.getState().ctx.currentPlayer)];
    const sent = now();
    actor.client.moves.mark(n % 30);
    await Promise.all(listeners.map((each) => each.reach(n + 1)));
    tally.answered.push(actor.at - sent);
    tally.received.push(Math.max(...listeners.map((each) => each.at)) - sent);
    if (think) await sleep(think * (0.5 + Math.random()));
  }
}

const quantile = (values, q) => values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))];
const round = (x) => Math.round(100 * x) / 100;

(async () => {
  const all = [];
  for (let i = 0; i < tables; i++) all.push(await open(i));
  await Promise.all(all.map((listeners) => play(listeners, now() + 1000, { answered: [], received: [] })));
  const tally = { answered: [], received: [] };
  console.log("begin");
  const before = received();
  const start = now();
  await Promise.all(all.map((listeners) => play(listeners, start + 1000 * seconds, tally)));
  const elapsed = (now() - start) / 1000;
  const bytes = received() - before;
  console.log("end");
  const moves = tally.received.length;
  console.log(
    JSON.stringify({
      tables,
      streams,
      spectators,
      think_ms: think,
      seconds: round(elapsed),
      moves,
      moves_per_second: round(moves / elapsed),
      bytes_per_move: Math.round(bytes / moves),
      event_bytes: Math.round(bytes / moves / (streams + spectators)),
      move_p50_ms: round(quantile(tally.answered, 0.5)),
      move_p99_ms: round(quantile(tally.answered, 0.99)),
      news_p50_ms: round(quantile(tally.received, 0.5)),
      news_p99_ms: round(quantile(tally.received, 0.99)),
    }),
  );
  process.exit(0);
})();
