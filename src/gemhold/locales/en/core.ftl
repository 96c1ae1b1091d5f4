# Words of the whole program: players, errors and reasons that belong to no game.

player-number = Player { $n }

## Errors, by their code; .hint says what to do

unknown-game = There is no such game.
    .hint = “gemhold games” lists the games there are.
broken-plugin = A plug-in cannot be loaded: { $place }.
    .hint = Update the package it came with, or remove it.
bad-option = The setting “{ $place }” cannot be like this.
    .hint = Check its name and its value.
bad-data = There is a mistake in the game’s data: { $place }.
    .hint = Mend the entry in the file, or play with the data that came with the game.
bad-record = This saved game cannot be read: { $place }.
    .hint = Check that the file is complete and was made by the same version.
bad-notation = This move cannot be read.
    .hint = Moves are written as in the list of possible moves.
illegal-action = The rules do not allow this move now.
    .hint = Choose one of the possible moves.
cannot-undo = This cannot be taken back.
    .hint = Only your own last move can be taken back, and only before chance or another player has answered it.

## Reasons that belong to no game

game-over = The game is over.
    .hint = Start a new one, or look through this one.
chance-first = Chance decides first.
not-chance = It is a player’s turn, not chance’s.
why-not-now = This is not possible now.
