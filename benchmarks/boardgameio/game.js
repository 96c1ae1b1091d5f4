// The least game that has turns: two players mark thirty spaces in turn, for ever. The server decides every move.
// `bytes` is how large an update shall be: the rest of the state is a board nobody changes.
const UPDATE = 850; // bytes of an update around the board: spaces, turns, log, names of match and message

const tile = (n) => ({ name: `t${n}`, row: n >> 4, column: n & 15, kind: "ore", owner: n % 3 ? null : n & 1, level: n % 4, gems: [n % 5, 1] });

function board(bytes) {
  const tiles = [];
  for (let left = bytes - UPDATE; left > 0; ) {
    tiles.push(tile(tiles.length));
    left -= JSON.stringify(tiles.at(-1)).length + 1;
  }
  return tiles;
}

const marks = (bytes) => ({
  name: "marks",
  setup: () => ({ spaces: Array(30).fill(null), board: board(bytes) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: {
      move: ({ G, playerID }, space) => {
        G.spaces[space] = playerID;
      },
      client: false,
    },
  },
});

module.exports = { marks };
