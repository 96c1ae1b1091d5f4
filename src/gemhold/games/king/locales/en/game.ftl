# King of the Dice. Arguments: $seat, $from = players' names; $land, $space, $deck (1–5), $card (number), $die (r6), $dice (r4 g2), $gem (white, gold).

## Nouns

king-land = { $land ->
    [floodplain] floodplain
    [coast] coast
    [swamp] swamp
    [meadow] meadow
    [desert] desert
    [cave] cave
    [volcano] volcano
    [farmland] farmland
    [mountains] mountains
    [lava] lava
    [steppe] steppe
    [pine_forest] pine forest
    [mushroom_forest] mushroom forest
    [flower_meadow] flower meadow
   *[quarry] quarry
}
king-land-in = { $land ->
    [floodplain] in the floodplain
    [coast] on the coast
    [swamp] in the swamp
    [meadow] in the meadow
    [desert] in the desert
    [cave] in the cave
    [volcano] on the volcano
    [farmland] on the farmland
    [mountains] in the mountains
    [lava] on the lava
    [steppe] on the steppe
    [pine_forest] in the pine forest
    [mushroom_forest] in the mushroom forest
    [flower_meadow] in the flower meadow
   *[quarry] in the quarry
}
king-citizen = { $deck ->
    [1] Grumpy Trader
    [2] Arrogant Thief
    [3] Busy Dragon Slayer
    [4] Aggressive Bandit
   *[5] Greedy Landowner
}
# The citizen as an object: “… takes the Grumpy Trader”.
king-citizen-object = { $deck ->
    [1] the Grumpy Trader
    [2] the Arrogant Thief
    [3] the Busy Dragon Slayer
    [4] the Aggressive Bandit
   *[5] the Greedy Landowner
}
king-effect = { $deck ->
    [1] Draw 1, 2 or 3 castle tiles and build one of them. The top grade also brings a gem from the supply.
    [2] { $steals ->
        [gem] Draw a castle tile and build it. Then you may steal a gem.
       *[card] Draw 2 castle tiles and build one of them. Then you may steal a face-up citizen card.
    }
    [3] Replace any dragon fire on the map with your token and keep the fire.
    [4] Replace the nearest token of another player with your own.
   *[5] Draw 2 castle tiles and build both.
}
king-colour = { $colour ->
    [purple] purple
    [yellow] yellow
    [turquoise] turquoise
   *[black] black
}
king-die = { $die ->
    [r1] red 1
    [r2] red 2
    [r3] red 3
    [r4] red 4
    [r5] red 5
    [r6] red 6
    [g1] green 1
    [g2] green 2
    [g3] green 3
    [g4] green 4
    [g5] green 5
    [g6] green 6
    [b1] blue 1
    [b2] blue 2
    [b3] blue 3
    [b4] blue 4
    [b5] blue 5
   *[b6] blue 6
}
king-gem = { $gem ->
    [gold] gold gem
   *[white] white gem
}

## Dice conditions

king-condition-colour = { $colour ->
    [red] { $n ->
        [one] at least one red die
       *[other] at least { $n } red dice
    }
    [green] { $n ->
        [one] at least one green die
       *[other] at least { $n } green dice
    }
   *[blue] { $n ->
        [one] at least one blue die
       *[other] at least { $n } blue dice
    }
}
king-condition-colour-graded = { $colour ->
    [red] 4, 5 or 6 red dice
    [green] 4, 5 or 6 green dice
   *[blue] 4, 5 or 6 blue dice
}
king-condition-numbers = these numbers: { $numbers }
king-condition-groups = groups of equal numbers: { $groups }
king-condition-sum = all dice adding up to at least { $n }
king-condition-red-sum = red dice adding up to at least { $n }
king-condition-order = red dice adding up to more than blue, and blue to more than green
king-condition-straight = a straight of { $n } dice
king-condition-straight-graded = a straight of 4, 5 or 6 dice

## Who must do what

king-ask-keep = { $seat } chooses which dice to keep.
king-ask-check = { $seat } chooses a citizen, plays jokers or sounds the dragon alarm.
king-ask-place = { $seat } places a castle tile.
king-ask-slay = { $seat } chooses a dragon to defeat.
king-ask-raid = { $seat } chooses a token to drive out.
king-ask-steal-card = { $seat } may steal a citizen card.
king-ask-steal-gem = { $seat } may steal a gem.
king-ask-lay-fire = { $seat } chooses where the dragon strikes.
king-ask-fire-of = { $seat } chooses whose dragon fire to use.

## Points and options

king-source-area = Largest area
king-source-others = Other castles
king-source-fires = Most dragon fires
king-source-gold = Gold gems
king-source-white = White gems
king-option-map = Map
king-option-map-standard = standard
king-option-map-random = random
king-option-map-custom = your own
king-option-map-about = The standard map is the same every time; a random one has its halves, fires and gems laid out anew.
king-option-start = Start
king-option-start-usual = as in the rules
king-option-start-fair = fair
king-option-start-about = Going first is an advantage, most of all with two players; whoever plays late begins with more to make up for it. The rule sheets know no such rule.
king-option-colours = Colours

## What happens

king-start-roll = { $sixes ->
    [0] { $seat } rolls to go first: { $dice } – no sixes.
    [one] { $seat } rolls to go first: { $dice } – one six.
   *[other] { $seat } rolls to go first: { $dice } – { $sixes } sixes.
}
king-start-tied = A tie for the most sixes: the tied players roll again.
king-starts = { $seat } has the most sixes and goes first.
king-fair-gem = { $gem ->
    [gold] Fair start: { $seat } begins with a gold gem instead of a white one.
   *[white] Fair start: { $seat } begins with one more white gem.
}
king-fair-fire = Fair start: { $seat } begins with a dragon fire.
king-turn = Round { $round }: it is { $seat }’s turn.
king-rolls = { $seat } rolls (roll { $roll } of 3): { $dice }
king-keeps = { $n ->
    [0] { $seat } rolls all six dice again.
    [one] { $seat } keeps one die: { $dice }
   *[other] { $seat } keeps { $n } dice: { $dice }
}
king-stops = { $seat } stops rolling: { $dice }
king-joker = { $supers ->
    [0] { $seat } discards two matching jokers and adds a die: { king-die }.
    [1] { $seat } discards a joker and a super joker and adds a die: { king-die }.
   *[2] { $seat } discards two super jokers and adds a die: { king-die }.
}
king-takes = { $grade ->
    [2] { $seat } takes { king-citizen-object } (card { $card }) at the middle grade.
    [3] { $seat } takes { king-citizen-object } (card { $card }) at the top grade.
   *[other] { $seat } takes { king-citizen-object } (card { $card }).
}
king-takes-super = { $seat } takes the top card of deck { $deck } face down as a super joker.
king-alarm = { $seat } sounds the dragon alarm!
king-card-turned = Now on offer in deck { $deck }: { king-citizen } (card { $card }).
king-tile-drawn = { $seat } draws a castle tile: { king-land }.
king-tiles-back = { $n ->
    [one] One castle tile goes back to the supply.
   *[other] { $n } castle tiles go back to the supply.
}
king-builds = { $seat } builds a castle { king-land-in } ({ $space }).
king-slays = { $seat } defeats the dragon { king-land-in } ({ $space }), keeps its fire and moves in.
king-raids = { $seat } conquers { $space } ({ king-land }); { $from } takes the token back.
king-fire-laid = A dragon sets fire to the castle { king-land-in } ({ $space }).
king-ruin = The castle { king-land-in } ({ $space }) is a ruin and belongs to nobody: there is no dragon fire left.
king-fire-of = The supply is out of dragon fire; this one comes from { $from }.
king-finds-gem = { $gem ->
    [gold] { $seat } finds a gold gem.
   *[white] { $seat } finds a white gem.
}
king-supply-gem = { $gem ->
    [gold] { $seat } gets a gold gem from the supply.
   *[white] { $seat } gets a white gem from the supply.
}
king-steals-card = { $seat } steals card { $card } from { $from }.
king-steals-gem = { $gem ->
    [gold] { $seat } steals a gold gem from { $from }.
   *[white] { $seat } steals a white gem from { $from }.
}
king-steals-nothing = { $seat } steals nothing.
king-no-effect = { $deck ->
    [3] No dragon fire burns on the map, so the Dragon Slayer has nothing to do.
    [4] There is no other player’s token on the map, so the Bandit has nothing to do.
   *[other] The card has no effect.
}
king-over = The game is over.
king-wins = { $seat } wins!
king-wins-by-tokens = { $seat } needs another token, but all of them are on the map: an instant win!
king-shared = { $n } players share the victory.

## Why something is not possible

why-deck-empty = Deck { $deck } is empty.
why-condition-not-met = Your dice do not meet the condition of card { $card } ({ king-citizen }).
why-must-take = Your dice meet the condition of the { king-citizen }, so you must take a citizen.
why-choose-deck = First choose a card to take face down as a super joker, for example from deck { $deck }.
why-no-pair = { $need ->
    [one] You need a joker showing { king-die }, and you have none.
   *[other] You need { $need } jokers showing { king-die }; you have { $have }.
}
why-no-super = { $need ->
    [one] You need a super joker, and you have none.
   *[other] You need { $need } super jokers; you have { $have }.
}
why-not-free = There is already a castle on { $space }.
why-wrong-land = { $space } ({ king-land }) does not match any castle tile you drew.
why-no-fire = No dragon fire burns on { $space }.
why-no-fire-owned = { $seat } has no dragon fire.
why-own-token = { $space } is already yours.
why-no-token = There is no player’s token on { $space }.
why-not-nearest = Another player’s token is nearer than the one on { $space }.
why-card-not-owned = Nobody has card { $card }.
why-own-card = Card { $card } is already yours.
why-super-safe = Card { $card } is face down: super jokers cannot be stolen.
why-own-gem = This gem is already yours.
why-no-gem = { $gem ->
    [gold] { $seat } has no gold gem.
   *[white] { $seat } has no white gem.
}
# $awaited: the phase that waits for the player.
king-wrong-phase = { $awaited ->
    [keep] Not now: first choose which dice to keep.
    [check] Not now: first choose a citizen or the dragon alarm.
    [place] Not now: first place the castle tile.
    [slay] Not now: first choose a dragon to defeat.
    [raid] Not now: first choose a token to drive out.
    [steal-card] Not now: first steal a card or decline.
    [steal-gem] Not now: first steal a gem or decline.
    [lay-fire] Not now: first choose where the dragon strikes.
    [fire-of] Not now: first choose whose dragon fire to use.
    [over] The game is over.
   *[other] Not now: something has to be rolled or drawn first.
}

## Reasons of hints ($better: yes or no)

king-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
king-reason-way = { king-citizen } { $percent }%
king-reason-alarm = dragon alarm { $percent }%
king-reason-castles = { $better ->
    [yes] { king-points } more from castles
   *[no] { king-points } fewer from castles
}
king-reason-gems = { $better ->
    [yes] { king-points } more from gems
   *[no] { king-points } fewer from gems
}
king-reason-fires = { $better ->
    [yes] { king-points } more for dragon fires
   *[no] { king-points } fewer for dragon fires
}
king-reason-room = { $better ->
    [yes] more room to grow
   *[no] less room to grow
}
king-reason-danger = { $better ->
    [yes] less to lose to a raid
   *[no] more to lose to a raid
}
king-reason-raids = { $better ->
    [yes] better targets for raids
   *[no] worse targets for raids
}
king-reason-jokers = { $better ->
    [yes] better jokers
   *[no] weaker jokers
}
king-reason-rivals = { $better ->
    [yes] the others have { king-points } less
   *[no] the others have { king-points } more
}
king-reason-rivals-room = { $better ->
    [yes] worse places for the others
   *[no] better places for the others
}
king-reason-rivals-jokers = { $better ->
    [yes] weaker jokers for the others
   *[no] better jokers for the others
}
king-reason-offer = { $better ->
    [yes] a poorer offer for the next player
   *[no] a richer offer for the next player
}
king-reason-end = ends the game
## A map of one's own

king-map-overlap = The halves of the map overlap.
king-map-apart = The halves of the map do not touch.
king-map-few = { $what ->
    [fires] Dragon fires still to lay: { $n }
    [white] White gems still to lay: { $n }
   *[gold] Gold gems still to lay: { $n }
}
king-map-many = { $what ->
    [fires] Too many dragon fires: take away { $n }
    [white] Too many white gems: take away { $n }
   *[gold] Too many gold gems: take away { $n }
}
king-map-twice = Marked twice ({ $half ->
    [west] western half
   *[east] eastern half
}): { king-land }
