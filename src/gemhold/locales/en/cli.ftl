# Words of the terminal. Moves and commands (take 3, undo) stay English in every language: they are notation.
# $name is a player's name, $file a file name, $text something typed, $seats and $n whole numbers, $seed a number.

### A game in the terminal

cli-welcome = { $game }, { $seats ->
    [one] one player
   *[other] { $seats } players
  }, seed { $seed }
cli-welcome-help = Type a move as it is listed, or help. The first letters of a word are enough.
cli-seat-you = you
cli-seat-bot = bot: { $level }
cli-hand-over = { $name } is next. Hand the keyboard over and press Enter.

# Headings of the blocks of a screen.
cli-heading-log = What has happened
cli-heading-final = Final score
cli-heading-commands = Commands
cli-heading-rules = The rules in short
cli-heading-odds = Chances this turn

# Columns of the final score.
cli-column-total = total
cli-column-place = place

cli-winner = { $name } wins.
cli-winners = Shared victory: { $names }.
cli-moves-many = … ({ $n ->
    [one] one way
   *[other] { $n } ways
  }; help says how)

# One line for each command.
cli-command-help = this list
cli-command-board = show the whole table again
cli-command-moves = list what you may do
cli-command-odds = exact chances worth knowing now
cli-command-hint = what a good player would do
cli-command-undo = take back your last step, until fate or another player has answered it
cli-command-log = what has happened; log 40 shows the last 40 lines
cli-command-rules = the rules in short
cli-command-save = save FILE: keep the game in a file (.gem to read, .json for programs)
cli-command-quit = leave

cli-undone = Taken back: { $text }
cli-saved = Saved in { $file }
cli-hint = A good player would: { $text }
cli-no-odds = There is nothing to compute in this game.
cli-left = You have left the game.
cli-left-again = The same dice again: { $command }
cli-record-kept = The game is in { $file }

# What was typed could not be used.
cli-ambiguous = “{ $text }” could be { $choices }. Type one more letter.
cli-not-understood = “{ $text }” is neither a move nor a command. Type help.
cli-save-which = Say where: save game.gem

### Compiling, errors, long work

cli-compiling = compiling the rules (once) { $step }/{ $steps }
cli-compiled = rules ready
cli-compiled-before = the rules are compiled already
cli-error = error
cli-playing = playing

### King of the Dice on the table

# Names of lands for the spaces of the map: at most nine letters.
cli-king-land = { $land ->
    [floodplain] Floodpl.
    [coast] Coast
    [swamp] Swamp
    [meadow] Meadow
    [desert] Desert
    [cave] Cave
    [volcano] Volcano
    [farmland] Farmland
    [mountains] Mountains
    [lava] Lava
    [steppe] Steppe
    [pine_forest] Pines
    [mushroom_forest] Mushrooms
    [flower_meadow] Flowers
   *[quarry] Quarry
  }

# Citizens without their adjective, by deck: at most twelve letters.
cli-king-citizen = { $deck ->
    [1] Trader
    [2] Thief
    [3] Slayer
    [4] Bandit
   *[5] Landowner
  }

# What a citizen does, in at most 32 letters. Thieves: of cards or of gems.
cli-king-effect = { $effect ->
    [trader] draw 1–3 tiles, build 1 castle
    [thief-card] draw 2, build 1, steal a card
    [thief-gem] draw 1, build it, steal a gem
    [slayer] a dragon fire becomes yours
    [bandit] take the nearest foreign castle
   *[landowner] draw 2 tiles, build 2 castles
  }

# Headings of the tables; short, because a terminal is narrow. castles: 3+1 is three in the largest area and one other.
cli-king-offer = Offer
cli-king-condition = condition
cli-king-joker = joker
cli-king-effect-heading = effect
cli-king-chance = chance
cli-king-left = left
cli-king-points = points
cli-king-castles = castles
cli-king-fires = fires
cli-king-gems = gems
cli-king-tokens = tokens
cli-king-jokers = jokers
cli-king-card = card
cli-king-best-keep = best keep

cli-king-round = round { $round }
cli-king-supply = supply: { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
  }, { $fires ->
    [one] one fire
   *[other] { $fires } fires
  }
cli-king-rolls-left = { $n ->
    [0] no roll left
    [one] one roll left
   *[other] { $n } rolls left
  }
cli-king-drawn = Drawn: { $lands }
cli-king-met = met
cli-king-empty = no card left
# Stands before a number of dice: straight 5. At most twelve letters.
cli-king-straight = straight

# Signs of the map.
cli-king-legend-castle = castle
cli-king-legend-area = in the largest area
cli-king-legend-fire = dragon fire
cli-king-legend-ruin = ruin, nobody’s
cli-king-legend-white = white gem
cli-king-legend-gold = gold gem
cli-king-legend-target = you may choose it

# Small print of the log. The sign of the player stands before it.
cli-king-small-rolls = roll { $roll }: { $dice }
cli-king-small-keeps = { $n ->
    [0] keeps nothing
   *[other] keeps { $dice }
  }
cli-king-small-card = new in deck { $deck }: { cli-king-citizen }, card { $card }

# How to write moves that are too many to list, and what moves of one word mean.
cli-king-syntax-keep = keep r4 r6 keeps these two dice and rolls the others; a letter names a die: keep a c;
    keep none rolls all six.
cli-king-syntax-joker = joker r6 turns two of your r6 jokers into a red six; with super jokers: joker r6 super,
    joker r6 super super.

cli-king-syntax-stop = take the dice as they lie
cli-king-syntax-skip = steal nothing

# The rules on one screen, a line each.
cli-king-rules =
    Roll the six dice up to three times; keep any of them between rolls. Colours and numbers both count.
    Meet the condition of an offered citizen and take the card: it acts at once, then lies before you as a joker.
    Two jokers with the same sign, or one and a super joker, or two super jokers, are worth one more die.
    Meet nothing: take any citizen face down as a super joker, and a dragon burns a land drawn by lot.
    Trader, Thief and Landowner draw tiles and build; a tile goes on a free land of its kind. A gem there is yours.
    The Slayer turns a fire into your castle and keeps the fire. The Bandit takes the nearest castle of another player.
    The game ends when the tiles run out, or at once for a player who needs a 17th token, and that player wins.
    3 points for each castle of your largest area, 1 for each other, 4 for most fires, 3 a gold gem, 2 a white one.

# Conditions: r red, g green, b blue, equal letters equal numbers.
cli-king-signs = 4r: four red dice · 4r|5r|6r: graded · 6 6: two sixes · AAA BB: three alike and two alike
    · Σ 28: all dice together · Σr 14: the red dice · r>b>g: sums by colour

### The table of cards

# $mean and $band are percentages as text, such as 75.1 % and 70–90 %.
cli-cards-mean = mean { $mean }, meant to be { $band }
cli-cards-in-band = as it should be
cli-cards-out-of-band = out of its range

### The list of games

cli-games-players = { $least }–{ $most } players

### Simulations

cli-simulated = { $games ->
    [one] one game
   *[other] { $games } games
  }, { $seats ->
    [one] one player
   *[other] { $seats } players
  }, seeds from { $seed }
cli-simulated-bot = bot
cli-simulated-wins = wins, shared ones included
cli-simulated-score = mean score
cli-simulated-sd = standard deviation
cli-simulated-min = lowest
cli-simulated-median = median
cli-simulated-max = highest
cli-simulated-shared = { $n ->
    [0] no shared victory
    [one] one shared victory
   *[other] { $n } shared victories
  }
cli-simulated-decisions = decisions in a game
cli-simulated-turns = turns in a game
cli-simulated-distribution = Scores of all players
cli-simulated-digest = digest of all games:

### Measurements

cli-bench-seats = players
cli-bench-games = games a second
cli-bench-decisions = decisions a second
cli-bench-length = decisions in a game
cli-bench-copy = copy of a position, ns
cli-bench-state = size of a position, bytes
cli-bench-actions = numbers of actions
cli-bench-ready = ready after, s

### Geodia on the table

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
    [figures] 2 workers and an engineer, who control the tile
    [base] base with the figures at home
    [front] immune, in front of this base
    [road] road
    [rail] railway
    [wall] wall
    [mine] mine: on 2, 4, 6 two gems a figure (×1: single-use)
    [spent] empty mine
    [known] a Geologist looked here
    [chest] chest and its gems
    [light] Ballista, Tower
    [heavy] Trebuchet, Railway Artillery
    [link] Airship, Underground Drill
    [cut] no route to your base
    [shot] shot aimed here
   *[target] you may choose it
  }

cli-geodia-round = Round { $round } of { $rounds }
cli-geodia-opening = Opening round
cli-geodia-due = { $what ->
    [debt_grows] Open debts grow from round { $round } on.
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
cli-geodia-artillery = the Railway Artillery may still move: { $n }
cli-geodia-steps-left = steps left in this phase: { $n }
cli-geodia-aimed = Aimed:

# What a question is about.
cli-geodia-ask-worms = Worms on { $tile }.
cli-geodia-ask-blast = KA-BOOM by { $seat } on { $tile }: everything there will be destroyed.
cli-geodia-ask-hit = { $seat } shoots at { $tile }, damage: { $n }.
cli-geodia-ask-water = Putting out one damage costs water: { $n }.
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

# How to write moves that are too many to list, and what moves of one word mean.
cli-geodia-syntax = { $verb ->
    [at] at c4: the tile by its name; those you may choose are marked on the map
    [target] target c4 or target treasure 3: what you may aim at is marked on the map
    [to] to c4 or to base: places you may go to are marked on the map
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
    [cancel] take the choice back
   *[fire] pay for the shots and fire
  }

# The rules on one screen, a line each.
cli-geodia-rules =
    Most gems win. A game has 8 or 10 rounds; in each everybody takes a turn: income, main phase, combat, final phase.
    Income: each figure brings one of both resources of its tile, if a way of roads leads to the base. At most 20 of each.
    Then both dice: the bonus die brings figures or cards; the mining die says which mines yield gems, for each figure there.
    By an unbroken railway gems come at once. Else they lie in a chest until your next turn, and others may steal it.
    Main and final phase: move along roads, build (road, rail, wall), detonate tiles to find mines, hire, upgrade, play cards.
    Where your figures or machines stand, you are in control and opponents may not enter; the two tiles before a base are immune.
    Combat: aim all weapons, then fire. Engineers joined by rail put damage out with water; a wall takes the first hit.
    Hit the dragon hard enough for a treasure, then roll one of its numbers. Every two rounds a new event holds.
    At the end: 5 gems for each of your chests on a tile you control, less open debts.
