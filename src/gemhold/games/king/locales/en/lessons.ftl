# Lessons and tips. Words between asterisks stand out.

## Dice and citizens

king-lesson-dice = Dice and citizens
king-lesson-dice-welcome = Welcome, Your Majesty! Your dice win *citizens*, and citizens build *castles* for you. Castles, gems and beaten dragons bring points; whoever has the most points wins.
king-lesson-dice-keep = Every citizen asks something of the dice. The *Trader* wants four green ones, and you have rolled two. Tap both to *keep* them, then *roll* the other four.
king-lesson-dice-stop = You could stop here, but two green dice win nobody over. You still have two rolls.
king-lesson-dice-none = That would roll all six dice again, the two good ones too. Keep the green dice.
king-lesson-dice-others = You may keep any dice you like, but only green ones help with the Trader. Keep just your two green dice.
king-lesson-dice-take = Four green dice: the Trader’s condition is met! Tap his card, then the golden button.
king-lesson-dice-again = You do have a roll left, and a fifth green die would bring more. This time take what you have: tap the Trader.
king-lesson-dice-place = The Trader brings you a *castle tile* for farmland. The map has two farmland spaces: tap the one you want.
king-lesson-dice-close = The space is yours. Up to three rolls, then a citizen: that is a turn. The Trader’s card stays with you, because later it helps as a joker.

## Conditions

king-lesson-conditions = Every kind of condition
king-lesson-conditions-straight = Colours you know. The foot of each card shows its condition; this one is a *straight*: four, five or six numbers in a row. The more dice, the better the reward.
king-lesson-conditions-numbers = The *Slayer* wants certain *numbers*: at least three threes, in any colour. Keep both of yours and roll the rest.
king-lesson-conditions-stop = Stopping now would win nobody over, and you still have two rolls. Keep the threes.
king-lesson-conditions-others = Nothing forbids that, but three threes are the aim: keep exactly your two threes.
king-lesson-conditions-groups = Two more threes! The Slayer is met, and so is the *Bandit*: equal symbols mean equal numbers, whichever you like, and he wants four of a kind. Take the Bandit.
king-lesson-conditions-slayer = The Slayer is met too, and the choice is always yours. This time take the Bandit: the higher the deck, the stronger the citizen.
king-lesson-conditions-again = No need to roll again: four of a kind is all the Bandit asks for.
king-lesson-conditions-order = The Bandit has taken a castle for you, and it is your turn again. The *Thief* compares sums: red must beat blue, and blue must beat green. Yours are 11, 6 and 1: take her.
king-lesson-conditions-sums = *Σ* is a sum: of all dice for the Landowner, of the red dice alone for the Bandit. You have 32, and 26 of it is red. Several citizens are met: take whichever you like.
king-lesson-conditions-close = Colours, numbers, groups, sums, order, straight: now you know them all. The mark at the foot of a card tells you when your dice meet it.

## Jokers

king-lesson-jokers = Jokers
king-lesson-jokers-cards = Every citizen you win is a *joker* as well: the card shows a die. Discard two cards with the same die, and that die is added to your roll.
king-lesson-jokers-pair = You have five red dice, which is worth two tiles. A sixth one would make it three tiles and a *gem*. Two of your cards show a red 6: tap one, then the other.
king-lesson-jokers-early = That would bring two tiles. One more red die makes it three and a gem, so use your two red sixes first.
king-lesson-jokers-super-first = That makes a die too, but it spends your super joker, which can do more. Pair the two red sixes.
king-lesson-jokers-take = There it is, the sixth red die. Now take the Trader.
king-lesson-jokers-enough = Six red dice are all you need here. Save your other cards and take the Trader.
king-lesson-jokers-place = A gold gem is yours, and three tiles lie before you. Build *one* of them; the others go back. A gem on the space comes on top.
king-lesson-jokers-super = Next turn. Your dice add up to 28, and the Landowner wants 31. Your face-down card is a *super joker*: with any card it makes that card’s die. Pair it with a 6.
king-lesson-jokers-alarm = Without a citizen the dragon comes, and you can do better: your jokers reach the Landowner.
king-lesson-jokers-five = That makes 34. Take the Landowner!
king-lesson-jokers-close = Two equal cards make their die, a super joker and a card make that card’s die, two super jokers make any die. Discarded cards are gone for good, so spend them when it pays.

## Citizens

king-lesson-citizens = What the citizens do
king-lesson-citizens-thief = The *Thief* works for you now. This one draws two castle tiles: build one of them, and the other goes back.
king-lesson-citizens-steal = Now she steals: a face-up card here, a gem with other Thieves. Your rival has a card with a red 6. Tap it!
king-lesson-citizens-skip = Stealing is up to you, but a free joker is hard to turn down. Take the card.
king-lesson-citizens-slay = The *Dragon Slayer* drives off any dragon. The space is yours then, and so is the fire. Tap a burning space.
king-lesson-citizens-raid = The *Bandit* replaces the nearest rival token with yours. Only the nearest ones glow: tap one.
king-lesson-citizens-owner = The *Landowner* is the hardest to win: two tiles, and you build *both*. Begin with either.
king-lesson-citizens-second = And now the second castle.
king-lesson-citizens-close = Trader, Thief, Slayer, Bandit, Landowner: the higher the deck, the harder the dice and the stronger the deed.

## Dragon alarm

king-lesson-alarm = Dragon alarm
king-lesson-alarm-miss = Your three rolls are over, and not a single citizen is met. Now the dragon wakes.
king-lesson-alarm-card = There is some comfort: take *any* card on offer, face down. It becomes a *super joker*. Tap the one you want.
king-lesson-alarm-fire = The alarm draws a tile, too: mountains. You choose where the dragon strikes. A gem there stays under the fire until a Slayer comes.
king-lesson-alarm-close = Nobody owns a burning space. And remember: whenever your dice meet a citizen, you must take one. The alarm is only for misses.

## Areas and points

king-lesson-areas = Areas and points
king-lesson-areas-count = Each castle in your *largest connected area* is worth 3 points, every other space 1. You have two areas of two castles each: 6 points and 2.
king-lesson-areas-join = You have drawn lava. One of the two lava spaces joins your areas into one of five castles: 15 points. There is even a gem on it. Tap it!
king-lesson-areas-apart = Out there it is a single point. The other lava space joins both your areas: 15 points.
king-lesson-areas-fires = Having the *most dragon fires* brings 4 points, and you and your rival have one each. A Slayer has just joined you: drive off any dragon.
king-lesson-areas-close = A gold gem is worth 3 points, a white one 2. The number beside your name always shows what you would score now.

## The end

king-lesson-end = The end of the game
king-lesson-end-supply = Just *one* castle tile is left in the supply. As soon as a turn ends with an empty supply, the game is over.
king-lesson-end-take = Your dice meet the Trader. Take him.
king-lesson-end-place = Lava, and one lava space is left. Build your last castle.
king-lesson-end-close = The supply is empty, so points are counted: areas, other spaces, fires, gems. In a tie, whoever has more fires wins. One more way to win: whoever has all 16 tokens on the map and must place another wins at once.

## Tips

king-tip-joker = A citizen you win stays with you as a joker: two cards with the same die make that die.
king-tip-alarm = Dragon alarm: no citizen was met, so a card went face down as a super joker and a space burns. A Slayer can free it.
king-tip-raid = A Bandit always takes the nearest rival castle. It can be taken back the same way.
king-tip-slay = Fires of beaten dragons are kept: whoever has the most gets 4 points at the end.
king-tip-gem = Gems count at the end: 3 points for a gold one, 2 for a white one.
