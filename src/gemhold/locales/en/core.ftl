# Words of the whole program: players, errors and reasons that belong to no game.

player-number = Player { $n }

## Errors, by their code; .hint says what to do

unknown-game = There is no such game.
    .hint = Run “gemhold games” for a list of all games.
broken-plugin = A plug-in cannot be loaded: { $place }.
    .hint = Update the package it came with, or remove it.
bad-option = The setting “{ $place }” is not valid.
    .hint = Check its name and value.
unknown-lesson = There is no such lesson.
    .hint = Choose one from the list of lessons.
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

## The dice: what does not match, and what could not be checked

dice-wrong-secret = The secret does not match its fingerprint.
dice-wrong-seats = The record does not have one random text for each seat.
dice-wrong-seed = The random map was not drawn from the secret.
dice-wrong-options = The game’s settings are not those the table was made with.
dice-wrong-draw = Move { $move }: the outcome was { $x } of { $n }, but the secret gives { $right }.
dice-wrong-list = Move { $move }: the list of outcomes says something else.
dice-wrong-reveal = { $seat }: the random text does not match its fingerprint.
dice-swapped-secret = The server replaced its secret: this device kept another fingerprint.
dice-swapped-scheme = The record claims the older method, but this device took part in the newer one.
dice-swapped-table = The kept values belong to another table.
dice-swapped-round = This device took part in attempt { $kept }, but the game was started from attempt { $round }.
dice-swapped-seat = { $seat }: the fingerprint is not the one this device saw before it revealed its own text.
dice-swapped-entropy = { $seat }: the random text is not the one this device chose.
dice-open-pin = Nothing kept by a player’s device was given. This proves only that the record agrees with the fingerprint printed in it.
dice-open-seats = Only the fingerprint of the secret was compared. Whether a player’s random text was replaced could not be checked.
dice-open-scheme = This table used the older method: random texts were not sealed before they were shown, so whoever runs the server could have chosen last.
dice-open-none = No player added a random text, so the dice depend on the server’s secret alone.
dice-open-again = Times the draw was started over after this device had revealed its text: { $n }
dice-open-taken = { $n ->
    [one] The first random outcome was carried over from a record and was not drawn here.
   *[other] The first { $n } random outcomes were carried over from a record and were not drawn here.
}

## Hints

hint-win = { $percent }% to win
