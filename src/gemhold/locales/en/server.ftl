# How the server is, as told at every table. $seconds is a whole number.

server-database-write = The server cannot save moves right now. What was played is safe; the game will continue by itself.
server-database-read = The server cannot reach its tables right now. What was played is safe; the game will continue by itself.
server-database-restored = A backup has been restored. The table is loaded again.
bots-preparing = The bots are getting ready for their first game here.
bots-preparing-time = The bots are getting ready for their first game here: about { $seconds } s to go.
bot-busy = The bot needs more time: its rules may still be getting ready. Try again in a moment.
