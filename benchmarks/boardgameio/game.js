// The least game that has turns: two players mark thirty spaces in turn, for ever. The server decides every move.
const Marks = {
  name: "marks",
  setup: () => ({ spaces: Array(30).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: {
      move: ({ G, playerID }, space) => {
        G.spaces[space] = playerID;
      },
      client: false,
    },
  },
};

module.exports = { Marks };
