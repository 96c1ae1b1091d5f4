## King of the Dice on the table

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
    [bandit] take the nearest rival castle
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
cli-king-legend-ruin = ruin, no owner
cli-king-legend-white = white gem
cli-king-legend-gold = gold gem
cli-king-legend-target = you can choose it

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

cli-king-syntax-stop = keep the dice as they are
cli-king-syntax-skip = steal nothing

# The rules on one screen, a line each.
cli-king-rules =
    Roll the six dice up to three times; keep any of them between rolls. Colours and numbers both count.
    Meet the condition of a citizen on offer to take the card: it acts at once, then stays with you as a joker.
    Two jokers with the same symbol, one and a super joker, or two super jokers are worth one more die.
    If you meet nothing, take any citizen face down as a super joker, and a dragon burns a random space.
    Trader, Thief and Landowner draw tiles and build; a tile goes on a free space of its kind. A gem there is yours.
    The Slayer turns a fire into your castle and keeps the fire. The Bandit takes the nearest castle of another player.
    The game ends when the tiles run out. Whoever needs a 17th token before that wins at once.
    3 points for each castle in your largest area, 1 for each other, 4 for the most fires, 3 per gold gem, 2 per white.

# Conditions: r red, g green, b blue, equal letters equal numbers.
cli-king-signs = 4r: four red dice · 4r|5r|6r: graded · 6 6: two sixes · AAA BB: three of a kind and two of a kind
    · Σ 28: sum of all dice · Σr 14: sum of the red dice · r>b>g: sums by colour

## The table of cards

# $mean and $band are percentages as text, such as 75.1 % and 70–90 %.
cli-cards-mean = average { $mean }, target { $band }
cli-cards-in-band = within range
cli-cards-out-of-band = out of range
