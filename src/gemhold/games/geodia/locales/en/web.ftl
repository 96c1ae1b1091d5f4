# Geodia in the browser: everything that is not a name, the log or a rule’s reason (those stand in geodia.ftl).

## Words

g-good = { $good ->
    [sulphur] sulphur
    [wood] wood
    [iron] iron
    [water] water
   *[gems] { $n ->
        [one] gem
       *[other] gems
    }
}
g-figure = { $figure ->
    [worker] worker
   *[engineer] engineer
}
g-workers = { $n ->
    [one] 1 worker
   *[other] { $n } workers
}
g-engineers = { $n ->
    [one] 1 engineer
   *[other] { $n } engineers
}
g-gems = { $n ->
    [one] 1 gem
   *[other] { $n } gems
}
g-base = base
g-chest = chest
g-dragon = The dragon
g-road = road
g-rail = railway
g-bot = bot
g-partner = your partner
g-free = free
g-none = none
g-in-play = In play
g-stock = Your stock

## The map

g-map = Map of { $n } tiles around the dragon
g-can-choose = { $text } – you can choose it
g-dragon-label = { $n ->
    [0] { $name }: the dragon, with no treasure left
    [one] { $name }: the dragon with 1 treasure
   *[other] { $name }: the dragon with { $n } treasures
}
g-dragon-robbed = All its treasures have been won.
g-treasure-line = Treasure { $n }: { $damage } points of damage, then roll { $numbers } to win { $gems } gems.
g-base-place = place for a base in front of { $tiles }
g-base-of = { $name }’s base; at home: workers { $workers }, engineers { $engineers }
g-mine-classic = mine, on { $numbers }: { $gems } gems per figure
g-mine-single = single-use mine: { $gems } gems
g-spent = empty mine
g-only-you-know = only you know it
g-link-airship = { $name }’s Airship
g-link-drill = { $name }’s Underground Drill
g-immune = in front of { $name }’s base, immune
g-wall-of = { $name }’s wall
g-chest-of = { $gems ->
    [one] { $name }’s chest: 1 gem
   *[other] { $name }’s chest: { $gems } gems
}
g-tile-menu = What you can do here: { $place }
g-choose = Choose
g-do = Do it
g-verb-road = Road
g-verb-rail = Railway
g-verb-wall = Wall
g-verb-detonate = Detonate
g-verb-artillery = Artillery here
g-verb-move-worker = Move worker
g-verb-move-engineer = Move engineer
g-nowhere-now = You cannot do this on any tile now. Tap a tile to learn why.
g-lens = Routes
g-lens-goods = This tile brings its resources at the start of your turn.
g-lens-mine = On { $numbers } this mine brings { $gems } gems at once over the railway.
g-lens-chest = On { $numbers } this mine fills a chest with { $gems } gems; it comes home a turn later.
g-lens-no-route = No unbroken route to your base: this tile brings nothing, and its chest stays.
g-lens-spent = The mine is empty: nothing can be mined here.

## Base and hand

g-your-base = Your base
g-hand = Your hand
g-hand-count = { $n } of { $most }, deck { $deck }
g-hand-empty = No cards.
g-hand-of = { $n ->
    [one] { $name }: 1 card in hand
   *[other] { $name }: { $n } cards in hand
}
g-piles = Deck and discards
g-piles-of = { $name }’s cards
g-discards = Discards: { $n }
g-deck = In the deck, order unknown: { $n }
g-unseen = In hand or deck: { $n }
g-partner-hand = Your partner’s hand
g-mines-left = Mines not turned up yet
g-chests-free = { $n ->
    [one] 1 free chest
   *[other] { $n } free chests
}
g-level = level { $n }
g-of = { $n } of { $most }
g-cards-bought = { $n } bought
g-buy-card = Buy a card
g-hire-worker = Hire a worker
g-hire-engineer = Hire an engineer
g-upgrade = Upgrade to level 2: { $building }
g-full-inventor = siege cards
g-full-recruiter = { $n } workers
g-full-workshop = walls
g-build = Build
g-tool-road = Road
g-tool-rail = Railway
g-tool-wall = Wall
g-tool-detonate = Detonate
g-short = { $n } short
g-left = { $n } left
g-nowhere = nowhere now
g-workshop-first = Workshop II
g-swap = Two cards for one
g-market = Trade
g-artillery = Artillery ({ $n })
g-group-siege = siege
g-group-tool = tool
g-group-situation = situation
g-card-discard = Discard
g-card-back = Put back

## Events, barons, race

g-events = Events
g-opening = Opening
g-round-of = Round { $round } of { $rounds }
g-rounds-left = { $n ->
    [one] 1 round left
   *[other] { $n } rounds left
}
g-event-hidden = Rounds { $rounds }: still face down
g-debt = { $gems ->
    [one] { $name }’s debt: 1 gem
   *[other] { $name }’s debt: { $gems } gems
}
g-debt-own = { $gems ->
    [one] Your debt: 1 gem
   *[other] Your debt: { $gems } gems
}
g-debt-grows = grows from round { $round } on
g-pay = Pay
g-pay-debt = Pay the debt
g-inspection = Inspection at the end of round { $round }: five workers are free
g-barons = Barons
g-race = Gems by round
g-tab-hand = Hand
g-tab-base = Base
g-tab-barons = Barons

## Turn

g-stage-income = Income
g-stage-main = Main
g-stage-combat = Combat
g-stage-final = Final
g-chance = The dice and cards decide…
g-you-are-asked = Your decision:
g-to-combat = To combat
g-to-final = Hold fire
g-end-turn = End turn
g-crowded = Too many figures on { $tiles }: move some away first.
g-ending-main = End the main phase
g-ending-combat = On to the final phase
g-ending-final = Your turn is over
g-bonus-die = Bonus
g-mining-die = Mining
g-bonus-face = { $face ->
    [worker] worker or card
    [engineer] engineer or card
    [cards] two cards
    [trade] trade or card
   *[card] card or nothing
}
g-income = Your income
g-battle = Battle report
g-question = Question
g-quick = Quick start: set up for me
g-quick-running = Setting up…
g-steps-left = { $n ->
    [one] One step left in this phase.
   *[other] { $n } steps left in this phase.
}
g-done = Done
g-no-card = Keep the card
g-cancel = Cancel
g-keep-hand = Keep the rest
g-let-it-hit = Let it hit

g-you-mulligan = exchange cards of your opening hand
g-you-base = choose a place for your base
g-you-roads = lay your starting roads
g-you-figures = put your figures on the roads
g-you-use-tools = play Work Tools?
g-you-find = play Gem Find?
g-you-bonus = choose what the bonus die brings
g-you-chests = choose the mines that get a chest
g-you-main = move, build, play cards
g-you-final = move, build, play cards once more
g-you-move = choose where to go
g-you-swap = discard two cards for a new one
g-you-trade = choose a trade
g-you-site = choose a tile for the card
g-you-rails = choose roads to turn into railways
g-you-building = choose a building to upgrade
g-you-sabotage = choose what to sabotage
g-you-discard = discard down to your hand limit
g-you-combat = attack, or hold fire
g-you-target = choose a target
g-you-defend = defend your tile
g-you-rescue = choose what to evacuate
g-you-lose = choose what is lost
g-you-worms = fight off the worms
g-you-inspect = answer the inspectors
g-you-dismiss = choose a worker to dismiss

g-how-mulligan = { $n ->
    [0] Tap the cards you do not want; you draw as many new ones. Then tap “Keep the rest”.
    [one] 1 card goes back. Tap “Keep the rest” to draw a new one.
   *[other] { $n } cards go back. Tap “Keep the rest” to draw new ones.
}
g-how-base = Tap a glowing place at the edge of the map. The two tiles in front of it will be safe from opponents.
g-how-roads = Tap glowing tiles. Roads must connect to your base.
g-how-figures = Tap glowing tiles to put figures there. Each brings both resources of its tile every turn.
g-how-use-tools = Tap a glowing tile: it brings twice as many resources this turn.
g-how-find = { $credit ->
    [treasure] Tap the card to double the treasure, or keep the card.
    [single-use] Tap the glowing tile to double its gems, or keep the card.
    [mines] Tap a glowing mine to double its gems, or keep the card.
   *[chests] Tap a glowing tile to double the gems in its chest, or keep the card.
}
g-how-bonus = { $face ->
    [worker] The bonus die shows a worker: take the worker or a card.
    [engineer] The bonus die shows an engineer: take the engineer or a card.
    [trade] The bonus die shows a trade: trade, or take a card.
   *[card] The bonus die shows a card: take it or leave it.
}
g-how-bonus-fair = Job fair: this face counts as a worker. Take the worker or a card.
g-how-chests = Too few chests: tap the mines that should get one. The others go unmined.
g-how-main = Tap a tile, a building button or a card. Then go on to combat.
g-how-final = The same as in the main phase, once more. Then end your turn.
g-how-move = Where does the { $figure } go? From: { $place }.
g-how-swap = Tap two cards of your hand: you discard them and draw one.
g-how-trade = Give 1 gem for any 3 resources, or any 3 resources for 1 gem.
g-how-site = { $card }: tap a glowing tile.
g-how-rails = { $left ->
    [one] Tap a glowing road: 1 railway left.
   *[other] Tap glowing roads: { $left } railways left.
}
g-how-building = Tap a building on your base card to upgrade it to level 2.
g-how-sabotage = What is destroyed?
g-how-discard = { $n ->
    [one] Tap 1 card to discard.
   *[other] Tap { $n } cards to discard.
}
g-how-combat = Choose a weapon, then its target. All targets are named before anyone shoots.
g-how-combat-more = { $n ->
    [one] 1 shot is aimed. Fire, or aim more.
   *[other] { $n } shots are aimed. Fire, or aim more.
}
g-how-target = { $at ->
    [dragon] { $weapon }: choose one of the dragon’s treasures.
    [both] { $weapon }: tap an orange tile or one of the dragon’s treasures.
   *[tile] { $weapon }: tap an orange tile.
}
g-how-defend = { $n ->
    [one] { $name } shoots at { $tile }: 1 point of damage.
   *[other] { $name } shoots at { $tile }: { $n } points of damage.
}
g-how-defend-blast = KA-BOOM! { $name } destroys everything on { $tile }.
g-how-rescue = Evacuation of { $tile }: 1 gem for each figure or chest.
g-how-lose = { $n ->
    [one] 1 hit on { $tile }: choose what is lost.
   *[other] { $n } hits on { $tile }: choose what is lost first.
}
g-how-worms = Worms at { $tile }: shoot at them, evacuate, or give up a figure.
g-how-inspect = { $extra ->
    [one] 1 worker too many: pay 1 gem or dismiss the worker.
   *[other] { $extra } workers too many: each costs 1 gem or leaves.
}
g-how-dismiss = Tap the place of a worker to dismiss. Still to go: { $left }.
g-how-tool-road = Tap a glowing tile to build a road.
g-how-tool-rail = Tap a glowing road to turn it into a railway.
g-how-tool-wall = Tap a glowing tile to build a wall.
g-how-tool-detonate = Tap a glowing tile twice to detonate it: what lies beneath is a surprise.
g-how-tool-artillery = Tap a glowing railway tile to move the artillery.

g-damage = { $n } damage
g-destroys-all = destroys everything
g-treasure = treasure { $n }
g-fire = Fire
g-fire-munition = Fire with Ammunition
g-put-out = Put out { $n }
g-rescue = Save: { $thing }
g-lose = Give up: { $thing }
g-shoot = Shoot: { $weapon }
g-keep = { $n ->
    [0] Pay for none
    [one] Pay for 1 worker
   *[other] Pay for { $n } workers
}
g-take = { $what ->
    [worker] Take a worker
    [engineer] Take an engineer
    [card] Take a card
   *[nothing] Take nothing
}
g-sabotage = { $thing } ({ $name })
g-trade-buy = Give 1 gem, get
g-trade-sell = Get 1 gem, give

## End and keys

g-where-from = Where every gem came from
g-total = Gems
g-team = Team
g-key-tools = Road, railway, wall, detonation
g-key-end = End the phase
g-key-lens = Routes: what each tile brings
g-key-cancel = Put back, cancel

## Cards that double what has come in

g-how-double = You can double what has come in: play { $card } now, before anything else.
g-how-site-treasure = { $card }: tap a glowing tile, or the card to double the treasure.

## Screens: hints, worth, what others do to you, the moment

g-worth = { $n ->
    [one] Gems it brings at once: 1
   *[other] Gems it brings at once: { $n }
}
g-rule = { $about ->
    [none] The rule
   *[other] The rule: { $about }
}
g-goal = Goal: whoever has the most gems wins. Detonate tiles to find mines beneath them.
g-learn = Learn Geodia
g-combat-passed = Combat phase skipped: you have no shot to fire.
g-gathered = Resources: { $goods }.
g-chest-way = It comes home at the start of your next turn if there is a route to your base, or at once when you complete a railway. Until then it can be stolen or destroyed.
g-tab-desk = Now

g-hint-base = Place your base in front of { $place }.
g-hint-put = { $figure ->
    [worker] Put a worker on { $place }.
   *[engineer] Put an engineer on { $place }.
}
g-hint-move = { $figure ->
    [worker] Move a worker from: { $place }.
   *[engineer] Move an engineer from: { $place }.
}
g-hint-to = Go to: { $place }.
g-hint-road = Build a road on { $place }.
g-hint-rail = Build a railway on { $place }.
g-hint-wall = Build a wall on { $place }.
g-hint-detonate = Detonate { $place }: a mine lies beneath.
g-hint-site = Choose { $place }.
g-hint-artillery = Move the artillery to { $place }.
g-hint-dismiss = Dismiss the worker from: { $place }.
g-hint-play = Play { $card }.
g-hint-discard = Discard { $card }.
g-hint-back = Put back { $card }.
g-hint-upgrade = Upgrade the { $building }.
g-hint-hire = Hire: { $figure }.
g-hint-card = Buy a card.
g-hint-swap = Discard two cards and draw one.
g-hint-market = Make a trade.
g-hint-debt = Pay the debt.
g-hint-aim = Aim: { $weapon }.
g-hint-target = Aim at { $place }.
g-hint-treasure = Aim at dragon treasure { $n }.
g-hint-rescue = Save what is marked.
g-hint-lose = Give up what is marked.
g-hint-lose-rail = Give up the railway.
g-hint-sabotage = Destroy { $name }’s { $thing }.
g-hint-buy = Trade: give 1 gem for { $goods }.
g-hint-sell = Trade: give { $goods } for 1 gem.
g-hint-done = That is enough: tap “Done”.
g-hint-no = Leave it as it is.
g-hint-cancel = Cancel this choice.
g-hint-end = There is nothing better to do here: go on.

g-blow-steals = { $name } steals your chest on { $tile }. You lose { geodia-gems }.
g-blow-sabotages = { $name } destroys your { $card } by sabotage.
g-blow-chest = Your chest on { $tile } is destroyed. You lose { geodia-gems }.
g-blow-lost = You lose { geodia-thing-object } ({ $tile ->
    [base] in the base
   *[other] { $tile }
}).
g-blow-wall = Your wall on { $tile } falls.
g-blow-worms = Worms attack your mine on { $tile }.
g-blow-debt = Your debt grows: you now owe { geodia-gems }.

g-margin = { geodia-gems } ahead of { $name }
