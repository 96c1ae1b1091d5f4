## Geodia on the table

# One letter for each resource.
cli-geodia-letter = { $good ->
    [sulphur] S
    [wood] W
    [iron] I
   *[water] A
  }
cli-geodia-free = free
# At most seven letters.
cli-geodia-dragon = Dragon

# What the signs of the map mean. figures: ◆2+1; front: a tile in front of a base; known: somebody looked under it.
cli-geodia-sign = { $sign ->
    [figures] 2 workers and an engineer; their player controls the tile
    [base] base with the figures at home
    [front] immune, in front of this base
    [road] road
    [rail] railway
    [wall] wall
    [mine] mine: on 2, 4, 6 two gems per figure (×1: single-use)
    [spent] empty mine
    [known] a Geologist looked here
    [chest] chest and its gems
    [light] Ballista, Tower
    [heavy] Trebuchet, Railway Artillery
    [link] Airship, Underground Drill
    [cut] no route to your base
    [shot] shot aimed here
   *[target] you can choose it
  }

cli-geodia-round = Round { $round } of { $rounds }
cli-geodia-opening = Opening round
cli-geodia-due = { $what ->
    [debt_grows] Debts grow from round { $round } on.
   *[inspection] Labour inspection at the end of round { $round }.
  }
cli-geodia-mining = Mining die: { $mining }
# Followed by what the bonus die shows.
cli-geodia-bonus = Bonus die:
# Followed by the treasures: number, damage, numbers of the die, gems.
cli-geodia-treasures = Dragon, { $tile } – treasure: damage, die, gems

# The table of mines nobody has seen yet.
cli-geodia-mine = mine
cli-geodia-left = left
cli-geodia-chance = chance under a tile

# Players. $all and $home: 5+1 are five workers and one engineer.
cli-geodia-hand-n = hand { $n }, deck { $deck }
cli-geodia-figures = figures { $all } of { $most }, at home { $home }
cli-geodia-chests = chests { $n }/{ $most }
cli-geodia-walls = walls: { $n }
cli-geodia-debt = debt: { $n }◇
cli-geodia-partner-hand = Your partner’s hand:
cli-geodia-hand = Your hand
cli-geodia-price = price
cli-geodia-prices = Prices:
cli-geodia-short = more than you have
cli-geodia-artillery = Railway Artillery, moves left: { $n }
cli-geodia-steps-left = steps left in this phase: { $n }
cli-geodia-aimed = Aimed:

# What a question is about.
cli-geodia-ask-worms = Worms on { $tile }.
cli-geodia-ask-blast = KA-BOOM by { $seat } on { $tile }: everything there will be destroyed.
cli-geodia-ask-hit = { $seat } shoots at { $tile }. Damage: { $n }.
cli-geodia-ask-water = Putting out 1 point of damage costs { $n } water.
cli-geodia-ask-from = { $figure ->
    [worker] The worker
   *[engineer] The engineer
  } { $place ->
    [base] leaves the base.
   *[other] leaves { $place }.
  }
cli-geodia-ask-roads = Left: roads { $roads }, railways { $rails }.
cli-geodia-ask-count = { $what ->
    [left] Still to choose: { $n }.
    [too_many] Too many: { $n }.
    [extra] Workers to pay for: { $n }.
   *[put_back] Put back: { $n }.
  }

# Small print of the log. The sign of the player stands before it.
cli-geodia-small-card = { $what ->
    [draws] draws a card
   *[puts-back] a card goes back
  }
cli-geodia-figure = { $figure ->
    [worker] worker
   *[engineer] engineer
  }

# Where the end of a phase leads.
cli-geodia-next = { $phase ->
    [main] combat phase
    [combat] final phase
   *[final] end of your turn
  }
# What distinguishes seats in reports.
cli-geodia-trait = { $trait ->
    [side] Side
   *[baron] Ore baron
  }

# How to write moves that are too many to list, and what moves of one word mean.
cli-geodia-syntax = { $verb ->
    [at] at c4: the tile by its name; those you can choose are marked on the map
    [target] target c4 or target treasure 3: what you can aim at is marked on the map
    [to] to c4 or to base: places you can go to are marked on the map
    [road] road c4 builds a road on the tile
    [rail] rail c4 turns the road there into a railway
    [wall] wall c4 builds a wall on the tile
    [detonate] detonate c4 turns the tile over
    [move] move worker c4 (or engineer, or base) picks a figure up; then say where to
    [put] put worker c4 or put engineer c4: on a tile with a road
    [trade] a gem for any three resources, or three for a gem: trade gem for wood wood iron, trade wood wood iron for gem
    [sabotage] sabotage ruby ballista 2: whose, and what
    [base] base a1-a2: by the two tiles in front
    [artillery] artillery c4 moves the Railway Artillery
    [swap] discard two cards and draw one
    [done] that is all
    [no] not now
    [cancel] undo this choice
   *[fire] pay for the shots and fire
  }

# The rules on one screen, a line each.
cli-geodia-rules =
    Whoever has the most gems wins. In each of 8 or 10 rounds everyone takes a turn: income, main phase, combat, final phase.
    Income: each figure with an unbroken route to your base brings one of each resource of its tile. You can keep 20 of each.
    Then you roll both dice: the bonus die brings figures or cards, the mining die says which mines pay, per figure there.
    Over an unbroken railway gems come at once. Otherwise they wait in a chest until your next turn, and others may steal it.
    Main and final phase: move along roads, build (road, rail, wall), detonate tiles to find mines, hire, upgrade, play cards.
    You control the tiles of your figures and machines; opponents may not enter. The two tiles in front of a base are immune.
    Combat: aim all weapons, then fire. Engineers joined by railway put out damage with water; a wall takes the first hit.
    Hit the dragon hard enough for a treasure, then roll one of its numbers. Every two rounds a new event takes effect.
    At the end: 5 gems for each chest on a tile you control, minus open debts.
