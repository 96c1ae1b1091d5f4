# Words of the whole program: players, errors and reasons that belong to no game.

player-number = Player { $n }

## Errors, by their code; .hint says what to do

unknown-game = There is no such game.
    .hint = Run “gemhold games” for a list of all games.
broken-plugin = A plug-in cannot be loaded: { $place }.
    .hint = Update the package it came with, or remove it.
bad-option = The setting “{ $place }” is not valid.
    .hint = Check its name and value.
bad-data = There is a mistake in the game’s data: { $place }.
    .hint = Correct the entry in the file, or play with the game’s own data.
bad-record = This saved game cannot be read: { $place }.
    .hint = Check that the file is complete and was saved by the same version.
bad-notation = This is not a move the game understands.
    .hint = Type moves as they appear in the list of possible moves.
illegal-action = The rules do not allow this move now.
    .hint = Choose one of the possible moves.
cannot-undo = This cannot be undone.
    .hint = You can undo only your own last move, and only until something is rolled or drawn or another player has moved.

## Reasons that belong to no game

game-over = The game is over.
    .hint = Start a new one, or replay this one.
chance-first = Something has to be rolled or drawn first.
not-chance = It is a player’s turn: there is nothing to roll or draw.
why-not-now = You cannot do this now.
