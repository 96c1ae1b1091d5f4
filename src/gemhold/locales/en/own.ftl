## A page of one's own

own-about = All games you have finished here. They belong to this browser; with the personal link below you can move them to another device.
own-none = You have not finished a game here yet.
own-begin = Start a game
own-played = Games played
own-wins = Wins
own-streak = Winning streak
own-best-streak = Longest streak
own-pending = { $n ->
    [one] One more game is being counted.
   *[other] { $n } more games are being counted.
}
own-shared = { $n ->
    [one] One game was played by several people on one screen: it is listed, but does not count as a win or a loss.
   *[other] { $n } games were played by several people on one screen: they are listed, but do not count as wins or losses.
}
own-game-sum = Played: { $played }, won: { $won } ({ $share }%)
own-game-best = Best score: { $best }, on average { $mean }
own-last-scores = { $n ->
    [one] Your score in the only game so far
   *[other] Your scores in the last { $n } games
}
own-won = won
own-not-won = not won
own-people = Against people
own-bots = Against bots
own-bot = { $level }, { $game }
own-met = Games
own-ahead = You ahead : behind
own-games = Finished games
own-only = Which games
own-all = all
own-place = { $n ->
    [1] won
   *[other] place { $n }
}
own-shared-screen = on one screen
own-more = Show more
own-export = Take them with you
own-export-about = All your finished games, as a table for spreadsheets or as data for programs. To send a single game to the BG Stats app, use its button above.

## Playing on from a record

play-on-about = A new game begins after step { $n } of this record. Everything up to that point is carried over, and the table says so; all dice from then on are new.
play-on-begin = Begin

## Editing maps

map-title = { $game }: your own map
map-about = Lay the map as you like. Every change is checked against the rules of the game at once.
map-faults = Still to do
map-ready = This map can be played.
map-undo = Undo
map-redo = Redo
map-play = New table with this map
map-seats = Players
map-random = At random
map-seed = Random map number
map-save = Save as a file
map-open = Open a file
map-link = Link
map-link-about = The whole map is in this link: whoever opens it can play on it or change it.
