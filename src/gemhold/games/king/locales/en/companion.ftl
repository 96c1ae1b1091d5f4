# King of the Dice at the real table: the companion.

## Set-up

kc-map-standard = the standard one
kc-map-drawn = drawn here at random
kc-map-again = Draw another map
kc-setup-fires = Lay the two halves as in the picture, with { $n } dragon fires on their castle tiles, and the gems.
kc-setup-tiles = Shuffle the other castle tiles face down and put { $n } back into the box unseen.
kc-setup-player = Each player takes { $tokens } tokens and { $gems } white gem.
kc-setup-decks = Shuffle each deck on its own and lay it face up.
kc-first-about = Whoever rolls the most sixes starts. Or let chance decide.
kc-first-draw = Pick the first player
kc-first-is = { $name } starts.

## The turn

kc-views = Views
kc-view-turn = Turn
kc-view-map = Map
kc-view-sheet = Score
kc-turn-of = Turn: { $name }
kc-next = Next: { $name }
kc-dice = Dice
kc-which-dice = Which dice?
kc-dice-phone = dice on the phone
kc-dice-real = real dice
kc-type = Faces of the real dice
kc-type-about = { $n ->
    [one] Tap the face of the last die.
   *[other] Tap what the dice show: { $n } more.
}
kc-roll-all = Roll all six
kc-roll-rest = { $n ->
    [0] No roll left
    [one] Roll the others (1 roll left)
   *[other] Roll the others ({ $n } rolls left)
}
kc-keep-about = Tap the dice you keep.
kc-no-advice = Not connected: whether the dice meet a card cannot be checked now.
kc-tap-card = Tap to say which card lies here
kc-choose = Which card: { $who }
kc-card = { $condition }; joker { $joker }
kc-deck-empty = The deck is empty
kc-take = Taken by { $name }
kc-take-down = Face down, dragon alarm
kc-other-card = Another card lies here
kc-by-jokers = with jokers: { $dice }
kc-steal = { $name } steals this card: { $joker }
kc-hand = { $name }: cards { $cards }, super jokers { $supers }

## Map and score

kc-map-about = Tap the spaces with { $name }’s tokens. Choose another player above.
kc-count = Find the largest areas
kc-player = Player
kc-total = Total
kc-ahead = { $n ->
    [one] In the lead: { $names }
   *[other] Tied for the lead: { $names }
}

## Entries in the log

kc-log-offer = On offer: { $who }
kc-log-empty = Deck { $deck } is empty
kc-log-take = { $name } takes { $who }
kc-log-super = { $name } takes a super joker
kc-log-steal = { $name } steals { $who }
kc-log-spend = { $name } uses jokers
kc-log-roll = { $name } rolls { $dice }
kc-log-turn = { $name }’s turn
kc-log-first = { $name } starts
kc-log-sheet = { $name }: { $part } { $n }
kc-log-owner = { $space }: { $name }
kc-log-free = { $space }: nobody
