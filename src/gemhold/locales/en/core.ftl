# Words of the whole program: players, errors and reasons that belong to no game.

player-number = Player { $n }

## Errors, by their code; .hint says what to do

unknown-game = There is no such game.
    .hint = “gemhold games” lists the games there are.
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
# $awaited: the phase of a game that waits for the player; the ids are those of the games’ asks.
why-wrong-phase = { $awaited ->
    [keep] Not now: first choose which dice to keep.
    [check] Not now: first choose a citizen or the dragon alarm.
    [place] Not now: first place the castle tile.
    [slay] Not now: first choose a dragon to defeat.
    [raid] Not now: first choose a token to drive out.
    [steal-card] Not now: first steal a card or decline.
    [steal-gem] Not now: first steal a gem or decline.
    [lay-fire] Not now: first choose where the dragon strikes.
    [fire-of] Not now: first choose whose dragon fire is used.
    [mulligan] Not now: first decide about your first hand.
    [base] Not now: first choose a place for your base.
    [roads] Not now: first lay your first roads and railways.
    [figures] Not now: first put your first figures on the map.
    [use-tools] Not now: first decide about Work Tools.
    [find] Not now: first decide about Gem Find.
    [bonus] Not now: first choose what the bonus die brings.
    [chests] Not now: first choose which mines get a chest.
    [main] Not now: first finish the main phase.
    [final] Not now: first finish the final phase.
    [move] Not now: first choose where the figure goes.
    [swap] Not now: first choose two cards to discard.
    [trade] Not now: first finish the transaction.
    [site] Not now: first choose a tile for the card.
    [rails] Not now: first choose the roads for the railways.
    [building] Not now: first choose a building.
    [sabotage] Not now: first choose what to sabotage.
    [discard] Not now: first discard the cards you have too many.
    [combat] Not now: first finish the combat phase.
    [target] Not now: first choose a target.
    [defend] Not now: first answer the attack.
    [rescue] Not now: first finish the evacuation.
    [lose] Not now: first choose what is lost.
    [worms] Not now: first fight off the worms.
    [inspect] Not now: first decide how many workers to pay for.
    [dismiss] Not now: first choose a worker to dismiss.
    [over] The game is over.
   *[other] Not now: chance decides first.
}
