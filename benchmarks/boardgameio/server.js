// boardgame.io's own server, with its default storage (memory: nothing is written to disk): node server.js PORT BYTES_OF_AN_UPDATE
const { Server, Origins } = require("boardgame.io/server");
const { marks } = require("./game.js");

const [port, bytes] = process.argv.slice(2).map(Number);
Server({ games: [marks(bytes)], origins: [Origins.LOCALHOST] }).run(port);
