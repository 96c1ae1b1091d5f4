# Geodia. Arguments: $seat, $from, $to, $partner = players' names; $tile (c4), $card, $good, $event, $n.

## Nouns

geodia-side = { $side ->
    [goblins] goblins
   *[dwarves] dwarves
}
geodia-baron = { $baron ->
    [emerald] Emerald
    [sapphire] Sapphire
    [ruby] Ruby
   *[citrine] Citrine
}
geodia-good = { $good ->
    [sulphur] sulphur
    [wood] wood
    [iron] iron
    [water] water
   *[gems] gems
}
geodia-building = { $building ->
    [inventor] Inventor
    [recruiter] Recruiter
   *[workshop] Workshop
}
geodia-card = { $card ->
    [ballista] Ballista
    [tower] Tower
    [trebuchet] Trebuchet
    [railway-artillery] Railway Artillery
    [forest-drone] Forest Drone
    [mountain-drone] Mountain Drone
    [chain-saw] Chainsaw
    [jackhammer] Jackhammer
    [gem-cutter] Gem Cutter
    [water-pump] Water Pump
    [gem-find] Gem Find
    [work-tools] Work Tools
    [infrastructure] Infrastructure
    [upgrade] Upgrade
    [ka-boom] KA-BOOM
    [geologist] Geologist
    [saboteur] Saboteur
    [munition] Ammunition
    [rocket] Rocket
    [explosive-drone] Explosive Drone
    [airship] Airship
   *[underground-drill] Underground Drill
}
geodia-card-effect = { $card ->
    [ballista] Siege machine: 2 points of damage, range 1 to 3 tiles.
    [tower] Siege machine: 2 points of damage, range 1 to 3 tiles.
    [trebuchet] Siege machine: 2 points of damage, range 1 to 4 tiles.
    [railway-artillery] Siege machine: 2 points of damage, range 1 to 3 tiles; moves up to 2 tiles a turn on railways.
    [forest-drone] Brings 1 wood and 1 sulphur at the start of each of your turns.
    [mountain-drone] Brings 1 iron and 1 sulphur at the start of each of your turns.
    [chain-saw] Brings 2 wood at the start of each of your turns.
    [jackhammer] Brings 2 iron at the start of each of your turns.
    [gem-cutter] Brings 1 gem at the start of each of your turns.
    [water-pump] Brings 1 water at the start of each of your turns.
    [gem-find] Doubles the gems that have just come in from one tile, even stolen ones or dragon treasure. Play it before anything else.
    [work-tools] At the start of your main phase, before anything else: doubles the resources one tile has brought.
    [infrastructure] Turns 3 roads into railways.
    [upgrade] Upgrades one building of your base to level 2.
    [ka-boom] Combat phase only: destroys everything on one tile.
    [geologist] Look under any tile; the others do not see what is there.
    [saboteur] Destroys an opponent’s tool or siege machine.
    [munition] Your shots in this combat phase cost no resources.
    [rocket] 1 point of damage, range 1 to 3 tiles from one of your engineers.
    [explosive-drone] 1 point of damage, range 1 to 3 tiles from one of your engineers.
    [airship] Links a tile to your base like a railway; or, when attacked, evacuates figures and chests for 1 gem each.
   *[underground-drill] Links a tile to your base like a railway; or, when attacked, evacuates figures and chests for 1 gem each.
}
geodia-event-name = { $event ->
    [tournament] Tournament
    [wet-season] Wet season
    [job-fair] Job fair
    [market] Market
    [blizzard] Blizzard
    [claim] Debt
    [inspection] Labour inspection
   *[worms] Worms
}
geodia-event-effect = { $event ->
    [tournament] Players may not be attacked; the dragon may.
    [wet-season] Everything paid for with water costs 1 water less.
    [job-fair] The bonus die brings more workers: “a card or nothing” counts as a worker.
    [market] Everyone may trade once a turn, in the main or final phase.
    [blizzard] The railways stand still: gems arrive a turn later.
    [claim] Everyone owes 5 gems, to be paid within 3 rounds; after that the debt grows by 1 a round.
    [inspection] Five workers are free; at the end of the third round each further one costs 1 gem or leaves.
   *[worms] At the start of each round worms attack the mines with the number rolled: shoot them or lose a figure.
}

## Who must do what

geodia-ask-mulligan = { $seat } may exchange cards of the opening hand.
geodia-ask-base = { $seat } chooses a place for the base.
geodia-ask-roads = { $seat } lays the starting roads and railways.
geodia-ask-figures = { $seat } puts the starting figures on the map.
geodia-ask-use-tools = { $seat } may play Work Tools before the resources come in.
geodia-ask-find = { $seat } may play Gem Find before the gems come in.
geodia-ask-bonus = { $seat } chooses what the bonus die brings.
geodia-ask-chests = { $seat } chooses which mines get a chest.
geodia-ask-main = { $seat } moves, builds and plays cards (main phase).
geodia-ask-final = { $seat } moves, builds and plays cards (final phase).
geodia-ask-move = { $seat } chooses where the figure goes.
geodia-ask-swap = { $seat } chooses two cards to discard for a new one.
geodia-ask-trade = { $seat } makes a trade.
geodia-ask-site = { $seat } chooses a tile for the card.
geodia-ask-rails = { $seat } chooses roads to turn into railways.
geodia-ask-building = { $seat } chooses a building to upgrade.
geodia-ask-sabotage = { $seat } chooses what to sabotage.
geodia-ask-discard = { $seat } has too many cards and must discard.
geodia-ask-combat = { $seat } chooses weapons (combat phase).
geodia-ask-target = { $seat } chooses a target.
geodia-ask-defend = { $seat } is under attack and defends.
geodia-ask-rescue = { $seat } chooses what to evacuate.
geodia-ask-lose = { $seat } chooses what is lost.
geodia-ask-worms = { $seat } fights off the worms.
geodia-ask-inspect = { $seat } decides how many workers to pay for.
geodia-ask-dismiss = { $seat } chooses a worker to dismiss.

## Gems and options

geodia-source-start = Start
geodia-source-mines = Mines
geodia-source-single-use = Single-use mines
geodia-source-tools = Tools
geodia-source-stolen = Stolen
geodia-source-treasure = Dragon treasure
geodia-source-trade = Trades
geodia-source-chests = Chests at the end
geodia-source-figures = Hiring
geodia-source-cards = Cards bought
geodia-source-played = Cards played
geodia-source-rescue = Evacuations
geodia-source-debt = Debt
geodia-source-inspection = Labour inspection
geodia-option-rounds = Rounds
geodia-option-rounds-8 = 8, with 4 events
geodia-option-rounds-10 = 10, with 5 events
geodia-option-teams = Teams
geodia-option-teams-false = everyone for themselves
geodia-option-teams-true = two against two
geodia-option-barons = Ore barons
geodia-option-map = Map
geodia-option-map-about = The tiles are shuffled as the game begins, or lie as you have laid them.
geodia-option-map-shuffled = shuffled
geodia-option-map-custom = your own
geodia-map-bare = { $n ->
    [one] One tile has no landscape yet.
   *[other] { $n } tiles have no landscape yet.
}
geodia-map-many = Too many tiles of this landscape ({ $a ->
    [sulphur] sulphur
    [wood] wood
    [iron] iron
   *[water] water
} and { $b ->
    [sulphur] sulphur
    [wood] wood
    [iron] iron
   *[water] water
}): take away { $n }
geodia-map-twice = Tile { $tile } has two landscapes.

## Amounts and forms inside sentences

geodia-gems = { $gems ->
    [-1] -1 gem
    [one] one gem
   *[other] { $gems } gems
}
geodia-place = { $place ->
    [base] in the base
   *[other] on { $place }
}
# A figure as an object: “… hires a worker”.
geodia-figure-object = { $figure ->
    [worker] a worker
   *[engineer] an engineer
}
# A thing on a tile as an object: “… loses a worker”.
geodia-thing-object = { $thing ->
    [worker] a worker
    [engineer] an engineer
    [chest] a chest
    [ballista] a Ballista
    [tower] a Tower
    [trebuchet] the Trebuchet
    [railway-artillery] the Railway Artillery
    [airship] the Airship
   *[underground-drill] the Underground Drill
}
geodia-weapon = { $weapon ->
    [ballista] Ballista
    [tower] Tower
    [trebuchet] Trebuchet
    [railway-artillery] Railway Artillery
    [rocket] Rocket
    [explosive-drone] Explosive Drone
   *[ka-boom] KA-BOOM
}
geodia-bonus = { $bonus ->
    [worker] a worker or a card
    [engineer] an engineer or a card
    [cards] two cards
    [trade] a trade or a card
   *[card] a card or nothing
}
geodia-goods = { $goods ->
    [sulphur-sulphur-sulphur] 3 sulphur
    [sulphur-sulphur-wood] 2 sulphur, 1 wood
    [sulphur-sulphur-iron] 2 sulphur, 1 iron
    [sulphur-sulphur-water] 2 sulphur, 1 water
    [sulphur-wood-wood] 1 sulphur, 2 wood
    [sulphur-wood-iron] 1 sulphur, 1 wood, 1 iron
    [sulphur-wood-water] 1 sulphur, 1 wood, 1 water
    [sulphur-iron-iron] 1 sulphur, 2 iron
    [sulphur-iron-water] 1 sulphur, 1 iron, 1 water
    [sulphur-water-water] 1 sulphur, 2 water
    [wood-wood-wood] 3 wood
    [wood-wood-iron] 2 wood, 1 iron
    [wood-wood-water] 2 wood, 1 water
    [wood-iron-iron] 1 wood, 2 iron
    [wood-iron-water] 1 wood, 1 iron, 1 water
    [wood-water-water] 1 wood, 2 water
    [iron-iron-iron] 3 iron
    [iron-iron-water] 2 iron, 1 water
    [iron-water-water] 1 iron, 2 water
   *[water-water-water] 3 water
}

## What happens: the opening

geodia-map-laid = The map is laid out.
geodia-opening-turn = Opening round: it is { $seat }’s turn.
geodia-draws = { $seat } draws a card.
geodia-draws-card = It is { geodia-card }.
geodia-puts-back = { $seat } puts a card back.
geodia-puts-back-card = It is { geodia-card }.
geodia-keeps-hand = { $n ->
    [0] { $seat } keeps the whole hand.
    [one] { $seat } exchanges one card.
   *[other] { $seat } exchanges { $n } cards.
}
geodia-shuffles = { $seat } has no cards left to draw and shuffles the discards.
geodia-settles = { $seat } sets up base at { $place }.
geodia-puts = { $seat } puts { geodia-figure-object } on { $tile }.

## What happens: rounds and events

geodia-round = Round { $round } of { $rounds } begins.
geodia-turn = Round { $round }: it is { $seat }’s turn.
geodia-event = Event: { geodia-event-name }. { geodia-event-effect }
geodia-claim = Everyone owes { geodia-gems }; the debt grows from round { $round } on.
geodia-debt-grows = { $seat } now owes { geodia-gems }.
geodia-pays-debt = { $seat } pays off the debt: { geodia-gems }.
geodia-inspection-due = The inspectors come at the end of round { $round }.
geodia-pays-workers = { $n ->
    [0] { $seat } pays for no workers at the inspection.
    [one] { $seat } pays for one worker at the inspection.
   *[other] { $seat } pays for { $n } workers at the inspection.
}
geodia-dismisses = { $seat } dismisses a worker ({ geodia-place }).
geodia-worms-roll = This time the worms attack the mines with the number { $number }.
geodia-worms = Worms attack { $seat }’s mine on { $tile }.
geodia-shoots-worms = { $seat } drives the worms off { $tile } ({ geodia-weapon }).

## What happens: the start of a turn

geodia-income = { $seat } gathers on { $tile }: { $first ->
    [sulphur] sulphur
    [wood] wood
    [iron] iron
   *[water] water
} +{ $n }, { $second ->
    [sulphur] sulphur
    [wood] wood
    [iron] iron
   *[water] water
} +{ $n }.
geodia-tool-income = { $seat } gets income from a tool: { geodia-card }.
geodia-stock-full = { $seat } has no room for more { geodia-good }: { $lost } lost.
geodia-dice = { $seat } rolls: bonus die – { geodia-bonus }; mining die – { $mining }.
geodia-takes = { $what ->
    [worker] { $seat } takes a worker.
    [engineer] { $seat } takes an engineer.
    [card] { $seat } takes a card.
   *[nothing] { $seat } takes nothing.
}
geodia-mines = { $n ->
    [0] { $seat } empties the single-use mine on { $tile }: { geodia-gems }.
   *[other] { $seat } mines on { $tile }: { geodia-gems }.
}
geodia-chest-put = { $seat } leaves a chest on { $tile }: { geodia-gems }.
geodia-chest-home = The chest from { $tile } reaches the base: { $seat } gains { geodia-gems }.
geodia-steals = { $seat } steals { $from }’s chest on { $tile }: { geodia-gems }.
geodia-unmined = The mine on { $tile } goes unmined: { $seat } has no chest left.
geodia-gems-lost = { $seat } has no free chest for the gems on { $tile }; they are lost.

## What happens: the main and final phases

geodia-phase = { $phase ->
    [combat] { $seat } begins the combat phase.
   *[final] { $seat } begins the final phase.
}
geodia-ends-turn = { $seat } ends the turn.
geodia-road = { $seat } builds a road on { $tile }.
geodia-rail = { $seat } builds a railway on { $tile }.
geodia-wall = { $seat } builds a wall on { $tile }.
geodia-detonates = { $seat } detonates { $tile }.
geodia-found-classic = Under { $tile } is a mine: { geodia-gems } per figure on { $numbers }.
geodia-found-single = Under { $tile } is a single-use mine: { geodia-gems }.
geodia-sees-classic = { $seat } sees a mine under { $tile }: { geodia-gems } per figure on { $numbers }.
geodia-sees-single = { $seat } sees a single-use mine under { $tile }: { geodia-gems }.
geodia-moves = { $seat } moves { geodia-figure-object }: { $from ->
    [base] base
   *[other] { $from }
} → { $to ->
    [base] base
   *[other] { $to }
}.
geodia-artillery-moves = { $seat } moves the { geodia-card }: { $from ->
    [base] base
   *[other] { $from }
} → { $to ->
    [base] base
   *[other] { $to }
}.
geodia-buys-card = { $seat } buys a card.
geodia-hires = { $seat } hires { geodia-figure-object }.
geodia-upgrades = { $seat } upgrades the { geodia-building } to level 2.
geodia-discards = { $seat } discards a card: { geodia-card }.
geodia-swaps = { $seat } discards two cards and draws one.
geodia-plays = { $seat } plays { geodia-card }.
geodia-plays-at = { $seat } plays { geodia-card } on { $tile }.
geodia-keeps-card = { $seat } keeps { geodia-card } for later.
geodia-sabotages = { $seat } sabotages { $victim }’s { geodia-card }.
geodia-trades-gem = { $seat } trades a gem for { geodia-goods }.
geodia-trades-goods = { $seat } trades { geodia-goods } for a gem.

## What happens: combat

geodia-aims = { $seat } aims at { $tile } ({ geodia-weapon }).
geodia-aims-treasure = { $seat } aims at dragon treasure { $treasure } ({ geodia-weapon }).
geodia-fires = { $seat } fires at { $tile } ({ geodia-weapon }).
geodia-fires-treasure = { $seat } fires at the dragon for treasure { $treasure } ({ geodia-weapon }).
geodia-puts-out = { $n ->
    [one] { $seat } puts out 1 point of damage on { $tile } (water −{ $water }).
   *[other] { $seat } puts out { $n } points of damage on { $tile } (water −{ $water }).
}
geodia-lets-hit = { $seat } does not defend { $tile }.
geodia-rescues = { $seat } evacuates { geodia-thing-object } from { $tile } (owner: { $owner }).
geodia-lost = { $seat } loses { geodia-thing-object } ({ $tile ->
    [base] in the base
   *[other] { $tile }
}).
geodia-wall-falls = { $seat } loses the wall on { $tile }.
geodia-chest-lost = { $seat } loses the chest on { $tile }: { geodia-gems }.
geodia-rail-hit = The railway on { $tile } is hit; only a road is left.
geodia-road-hit = The road on { $tile } is destroyed.
geodia-dragon-roll = { $seat } rolls the mining die for the treasure: { $number }.
geodia-treasure = { $seat } wins dragon treasure { $treasure }: { geodia-gems }.
geodia-treasure-missed = Wrong number: { $seat } does not get dragon treasure { $treasure }.
geodia-dragon-unharmed = The dragon keeps treasure { $treasure }: it took { $damage } of { $need } points of damage.

## What happens: the end

geodia-over = The game is over.
geodia-chests-counted = { $seat } counts the chests on the map: { geodia-gems }.
geodia-debt-counted = { $seat } still has a debt: minus { geodia-gems }.
geodia-shared = The victory is shared.
geodia-wins = { $seat } wins: { geodia-gems }!
geodia-team-wins = { $seat } and { $partner } win: { geodia-gems }!

## Why something is not possible

why-not-possible = You cannot do this now.
why-steps-used = You have used all { $most } steps of this phase; you must end it now.
why-cannot-pay = { $good ->
    [sulphur] You need { $short } more sulphur.
    [wood] You need { $short } more wood.
    [iron] You need { $short } more iron.
    [water] You need { $short } more water.
   *[gems] { $short ->
        [one] You need one more gem.
       *[other] You need { $short } more gems.
    }
}
why-front-shared = Two bases may not share a tile in front of them.
why-front-held = Another player controls a tile in front of this place.
why-no-figure-there = { $figure ->
    [worker] You have no worker { geodia-place }.
   *[engineer] You have no engineer { geodia-place }.
}
why-none-left = { $what ->
    [road] You have laid all your starting roads.
   *[rail] You have laid all your starting railways.
}
why-not-next-to-road = { $tile } is next to neither your base nor one of your starting roads.
why-not-next-to-own = { $tile } is next to neither your base nor a tile you control.
why-needs-building = { $building ->
    [inventor] You need the Inventor at level 2.
    [recruiter] You need the Recruiter at level 2.
   *[workshop] You need the Workshop at level 2.
}
why-not-held = You do not control { $tile }.
why-wall-there = There is already a wall on { $tile }.
why-walls-used = You have built all { $most } walls.
why-turned = { $tile } has already been detonated.
why-known = You already know what is under { $tile }.
why-nowhere-to-go = This figure cannot go anywhere.
why-already-there = The figure is already there.
why-no-way-home = There is no unbroken route from here to your base.
why-no-way = There is no unbroken route to { $tile }.
why-tile-full = There is no room left on { $tile }.
why-crowded = Too many figures are on { $tile }: at most { $most } may stay there at the end of your turn.
why-no-road = There is no road on { $tile }.
why-road-there = There is already a road on { $tile }.
why-rail-there = There is already a railway on { $tile }.
why-link-there = There is already an Airship or Underground Drill on { $tile }.
why-held-by = { $seat } controls { $tile }.
why-immune = { $tile } is in front of { $seat }’s base: you can neither go nor build there.
why-no-artillery = You have no Railway Artillery.
why-artillery-moved = The Railway Artillery has already moved { $most } tiles this turn.
why-artillery-stuck = The Railway Artillery cannot move: it needs a railway where it stands and where it goes.
why-artillery-range = { $tile ->
    [base] The Railway Artillery cannot get to the base (moves left: { $left }).
   *[other] The Railway Artillery cannot get to { $tile } (moves left: { $left }).
}
why-cards-bought = You can buy only { $most } cards a turn.
why-no-cards-left = There are no cards left to draw.
why-too-few-cards = You need two cards to discard and one to draw.
why-figure-limit = { $figure ->
    [worker] You cannot have more than { $most } workers now.
   *[engineer] You cannot have more than { $most } engineers.
}
why-upgraded = { $building ->
    [inventor] The Inventor is already at level 2.
    [recruiter] The Recruiter is already at level 2.
   *[workshop] The Workshop is already at level 2.
}
why-not-in-hand = You do not have { geodia-card } in your hand.
why-combat-card = You can play { geodia-card } only in the combat phase.
why-asked-card = You will be asked about { geodia-card } when you can use it.
why-no-target = There is nothing to play { geodia-card } on.
why-no-income = { $tile } brings you no resources this turn.
why-no-gems = You get no gems from { $tile } now.
why-machine-there = There is already a siege machine on { $tile }.
why-no-engineer = You have no engineer on { $tile }.
why-own-side = You cannot sabotage your own side.
why-not-in-play = { $seat } has no such card in play.
why-no-market = You can trade only during the Market.
why-market-used = You have already traded at the Market this turn.
why-cannot-trade = You have neither a gem nor three resources to trade.
why-not-on-die = The bonus die does not offer this.
why-no-debt = You owe nothing.
why-fewer-workers = { $extra ->
    [0] You have no workers to pay for.
    [one] You have only one worker to pay for.
   *[other] You have only { $extra } workers to pay for.
}
why-nothing-laid = Lay at least one railway, or cancel.
why-already-paid = You have paid for the card, so finish playing it first.
why-no-shots = You have not aimed any shot yet.
why-weapon-used = You have already used this weapon in this phase.
why-no-weapon = You do not have this weapon.
why-no-target-in-range = This weapon has no target in range.
why-tournament = No player may be attacked during the Tournament.
why-treasure-gone = This dragon treasure is already gone.
why-not-at-dragon = KA-BOOM does not work on the dragon.
why-one-treasure = You can attack only one dragon treasure in a combat phase.
why-dragon-out-of-range = The dragon is out of range.
why-immune-to-shots = { $tile } is in front of a base and cannot be attacked.
why-out-of-range = { $tile } is out of range.
why-own-tile = Your own side controls { $tile }.
why-nothing-there = There is nothing to hit on { $tile }.
why-munition-idle = Ammunition would save you nothing here.
why-not-against-blast = KA-BOOM cannot be put out.
why-no-engineer-near = You have no engineer who can put out damage on { $tile }.
why-less-damage = { $damage ->
    [one] There is only 1 point of damage to put out.
   *[other] There are only { $damage } points of damage to put out.
}
why-cannot-be-chosen = You cannot choose this.
why-rescues-paid = You may save only as many things as you had gems when you played the card.
why-not-your-mine = The mine on { $tile } is not yours: you may only evacuate your partner’s figures.
why-not-on-tile = There is no such thing on { $tile }.
# $awaited: the phase that waits for the player.
geodia-wrong-phase = { $awaited ->
    [mulligan] Not now: first decide about your opening hand.
    [base] Not now: first choose a place for your base.
    [roads] Not now: first lay your starting roads and railways.
    [figures] Not now: first put your starting figures on the map.
    [use-tools] Not now: first decide about Work Tools.
    [find] Not now: first decide about Gem Find.
    [bonus] Not now: first choose what the bonus die brings.
    [chests] Not now: first choose which mines get a chest.
    [main] Not now: first finish the main phase.
    [final] Not now: first finish the final phase.
    [move] Not now: first choose where the figure goes.
    [swap] Not now: first choose two cards to discard.
    [trade] Not now: first finish the trade.
    [site] Not now: first choose a tile for the card.
    [rails] Not now: first choose the roads to turn into railways.
    [building] Not now: first choose a building to upgrade.
    [sabotage] Not now: first choose what to sabotage.
    [discard] Not now: first discard down to your hand limit.
    [combat] Not now: first finish the combat phase.
    [target] Not now: first choose a target.
    [defend] Not now: first answer the attack.
    [rescue] Not now: first finish the evacuation.
    [lose] Not now: first choose what is lost.
    [worms] Not now: first fight off the worms.
    [inspect] Not now: first decide how many workers to pay for.
    [dismiss] Not now: first choose a worker to dismiss.
    [over] The game is over.
   *[other] Not now: something has to be rolled or drawn first.
}

## Cards that double what has come in

geodia-doubles = { $seat } gains { geodia-gems } more.
why-no-new-gems = { geodia-card } can only be played right after gems have come in, before anything else.
why-no-new-resources = { geodia-card } can only be played at the start of your main phase, before anything else, if a tile has brought resources.

## Reasons of hints ($better: yes or no)

geodia-reason-gems = { $better ->
    [yes] { geodia-gems } more at once
   *[no] { geodia-gems } fewer at once
}
geodia-reason-mines = { $better ->
    [yes] the mines will bring { geodia-gems } more
   *[no] the mines will bring { geodia-gems } fewer
}
geodia-reason-growth = { $better ->
    [yes] detonating and hiring will bring { geodia-gems } more
   *[no] detonating and hiring will bring { geodia-gems } fewer
}
geodia-reason-resources = { $better ->
    [yes] resources worth { geodia-gems } more
   *[no] resources worth { geodia-gems } less
}
geodia-reason-ways = { $better ->
    [yes] better roads and railways, worth { geodia-gems }
   *[no] worse roads and railways, by { geodia-gems }
}
geodia-reason-chests = { $better ->
    [yes] chests worth { geodia-gems } more
   *[no] chests worth { geodia-gems } less
}
geodia-reason-guard = { $better ->
    [yes] better defence, worth { geodia-gems }
   *[no] weaker defence, by { geodia-gems }
}
geodia-reason-tools = { $better ->
    [yes] tools will bring { geodia-gems } more
   *[no] tools will bring { geodia-gems } fewer
}
geodia-reason-cards = { $better ->
    [yes] cards worth { geodia-gems } more
   *[no] cards worth { geodia-gems } less
}
geodia-reason-weapons = { $better ->
    [yes] weapons worth { geodia-gems } more
   *[no] weapons worth { geodia-gems } less
}
geodia-reason-buildings = { $better ->
    [yes] buildings worth { geodia-gems } more
   *[no] buildings worth { geodia-gems } less
}
geodia-reason-rivals = { $better ->
    [yes] costs the others { geodia-gems }
   *[no] spares the others { geodia-gems }
}
