// Tables played over loopback with boardgame.io's own client: node load.js PORT TABLES THINK_MS SECONDS
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Marks } = require("./game.js");

const [port, tables, think, seconds] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const now = () => performance.now();

// One seat: resolves `reach(id)` when the server's news has come as far as state `id`.
class Seat {
  constructor(matchID, playerID) {
    this.id = -1;
    this.at = 0;
    this.waiting = [];
    this.client = Client({ game: Marks, multiplayer: SocketIO({ server: base }), matchID, playerID, numPlayers: 2, debug: false });
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
  const seats = [new Seat(matchID, "0"), new Seat(matchID, "1")];
  await Promise.all(seats.map((seat) => seat.reach(0)));
  return seats;
}

async function play(seats, until, tally) {
  await sleep(Math.random() * think);
  for (let n = seats[0].id; now() < until; n = seats[0].id) {
    const actor = seats[Number(seats[0].client.getState().ctx.currentPlayer)];
    const sent = now();
    actor.client.moves.mark(n % 30);
    await Promise.all(seats.map((seat) => seat.reach(n + 1)));
    tally.answered.push(actor.at - sent);
    tally.told.push(Math.max(...seats.map((seat) => seat.at)) - sent);
    if (think) await sleep(think * (0.5 + Math.random()));
  }
}

const quantile = (values, q) => values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))];
const round = (x) => Math.round(100 * x) / 100;

(async () => {
  const all = [];
  for (let i = 0; i < tables; i++) all.push(await open(i));
  await Promise.all(all.map((seats) => play(seats, now() + 1000, { answered: [], told: [] })));
  const tally = { answered: [], told: [] };
  const start = now();
  await Promise.all(all.map((seats) => play(seats, start + 1000 * seconds, tally)));
  const elapsed = (now() - start) / 1000;
  console.log(
    JSON.stringify({
      tables,
      think_ms: think,
      seconds: round(elapsed),
      moves: tally.told.length,
      moves_per_second: round(tally.told.length / elapsed),
      move_p50_ms: round(quantile(tally.answered, 0.5)),
      move_p99_ms: round(quantile(tally.answered, 0.99)),
      news_p50_ms: round(quantile(tally.told, 0.5)),
      news_p99_ms: round(quantile(tally.told, 0.99)),
    }),
  );
  process.exit(0);
})();
