// boardgame.io's own server, with its default storage (memory: nothing is written to disk).
const { Server, Origins } = require("boardgame.io/server");
const { Marks } = require("./game.js");

Server({ games: [Marks], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
