# Lessons and tips. Words between asterisks stand out.

## The goal and the map

geodia-lesson-goal = The goal and the map
geodia-lesson-goal-gems = You are an ore baron, and you are after *gems*: whoever has the most at the end wins. Here you see your gems and your four resources.
geodia-lesson-goal-map = Every tile yields two *resources*, and beneath it, unseen, lies a *mine*. Your base stands at the edge. In the middle the dragon sleeps on its treasures.
geodia-lesson-goal-detonate = Mines are opened with a bang! *Detonate* the marked tile: tap it and choose from its menu. It has a railway all the way home.
geodia-lesson-goal-elsewhere = You may detonate any tile with a road that your figures can reach. Try the marked one: from there gems can travel home at once.
geodia-lesson-goal-close = A single-use mine: 5 gems, home by rail at once. Open mines, work them, bring the gems home: that is the whole game in one sentence.

## Base and opening

geodia-lesson-opening = Base and opening
geodia-lesson-opening-hand = You begin with a few cards. Once, and only now, you may put some of them back and draw as many. Put back what you like, then confirm.
geodia-lesson-opening-base = Choose a place for your *base*. It touches two tiles, which no opponent may ever enter. Take the place at the top left, by a1 and a2.
geodia-lesson-opening-elsewhere = A fine place as well. For this lesson, please take the one by a1 and a2.
geodia-lesson-opening-road = *Roads* lead out of the base, tile by tile. Lay the first one in front of it.
geodia-lesson-opening-more = Four more have been laid for you, and one is left: lay it wherever you like.
geodia-lesson-opening-figure = Figures stand on roads. Put a *worker* on any tile: every turn it brings home both resources of that tile.
geodia-lesson-opening-engineer = Engineers can go there too; they fire and put out fires later on. Begin with a worker.
geodia-lesson-opening-idle = Figures left in the base bring nothing. Put a worker on a road first.
geodia-lesson-opening-close = The rest of your figures are in place, and the others set up in the same way. From now on every player has one turn in each round.

## Income and routes

geodia-lesson-income = Income and routes
geodia-lesson-income-worker = At the start of your turn each figure brings one of each of its tile’s two resources, if a *route* of roads leads home. This worker has one.
geodia-lesson-income-move = Another worker idles in your base. Figures move any distance along roads: choose it, then send it to the marked tile.
geodia-lesson-income-nearer = It may stop there. But the marked tile brings sulphur and water, which you lack: send it to the end of the road.
geodia-lesson-income-stays = That one already brings you wood and iron. Move the worker in the base.
geodia-lesson-income-turn = Now *end* the phase, so that your turn is over and your opponent plays.
geodia-lesson-income-close = Your next turn began with income from both tiles. Had an opponent stood on your route, the tiles behind would have brought nothing.

## The two dice

geodia-lesson-dice = The two dice
geodia-lesson-dice-dice = Every turn begins with two dice. The *bonus die* offers you something; the *mining die* decides which mines give gems.
geodia-lesson-dice-bonus = The bonus die shows a worker or a card. Choose whichever you like.
geodia-lesson-dice-close = And the mining die shows a 2. Your mine answers to 1 and 2 and gives 3 gems for each figure on it; over the railway they came home at once.

## Building

geodia-lesson-building = Building
geodia-lesson-building-road = A *road* costs 2 wood and 1 iron and goes next to a tile you control. Build one on the marked tile.
geodia-lesson-building-elsewhere = That would be possible. This time build on the marked tile, on towards the middle.
geodia-lesson-building-rail = On top of a road you can lay a *railway* for 2 iron: it carries gems home at once. Lay one where your worker stands.
geodia-lesson-building-workshop = The buildings of your base can be *upgraded* to level 2. The Workshop then lets you build walls: upgrade it.
geodia-lesson-building-this-building = That will pay off one day, but walls need the Workshop. Upgrade the Workshop.
geodia-lesson-building-wall = A *wall* costs 1 wood and 1 iron. It takes the first hit and saves water when you put out fires. Build one where your worker stands.
geodia-lesson-building-close = You can do as much as you can pay for, in any order. A tile’s menu tells you why something is not possible.

## Mines

geodia-lesson-mines = Detonation and mines
geodia-lesson-mines-geologist = A *Geologist* looks under a tile, free of charge. Play the card, then tap the marked tile.
geodia-lesson-mines-elsewhere = He may look anywhere. Send him to the marked tile: it is the next one on your road.
geodia-lesson-mines-blind = You may always detonate blindly. But the Geologist costs nothing, so use him first.
geodia-lesson-mines-detonate = A 7-gem mine, but it only pays on a 6. What might lie under your worker? *Detonate* that tile for 2 sulphur and 1 iron.
geodia-lesson-mines-this-tile = Nobody stands there to dig. Detonate the tile with your worker.
geodia-lesson-mines-numbers = It answers to 1, 3 and 5 and gives 2 gems for each figure, again and again. But a detonated tile yields no more resources.
geodia-lesson-mines-turn = *End* the phase, and see what your next roll brings.
geodia-lesson-mines-close = A 5: two gems, home by rail. The more figures dig, the more gems there are; three fit on a tile.

## Railways and chests

geodia-lesson-chests = Railways and chests
geodia-lesson-chests-chest = Your mine has paid out, but no railway leads all the way home. So the 3 gems wait in a *chest* on the tile.
geodia-lesson-chests-first = With a route the chest comes home at the start of your next turn. A *railway* is quicker: lay one on both tiles. Begin with either.
geodia-lesson-chests-second = And now the other one.
geodia-lesson-chests-waiting = You could wait a turn. But until then others may shoot at the chest or steal it. Lay the railway.
geodia-lesson-chests-close = The line is complete, and the chest is home. Any unbroken railway will do, whoever built it.

## Cards and buildings

geodia-lesson-cards = Cards and your base
geodia-lesson-cards-tool = *Tools* work for you every turn. The Forest Drone brings 1 wood and 1 sulphur each time. Play it.
geodia-lesson-cards-buy = The *Inventor* sells cards: 1 gem each, at most three a turn. Buy one.
geodia-lesson-cards-hire = The *Recruiter* has workers for 2 gems. More figures mean more income: hire one.
geodia-lesson-cards-engineer = That is an engineer for 3 gems, useful in combat. Hire a worker this time.
geodia-lesson-cards-inventor = The card you bought is a *Ballista*. Siege machines need the Inventor at level 2: upgrade it.
geodia-lesson-cards-close = You may play any number of cards in a turn. Your hand has room for six, and two cards can be swapped for a new one.

## Combat and defence

geodia-lesson-combat = Combat and defence
geodia-lesson-combat-aim = After the main phase comes *combat*. With an engineer on the map your *Rocket* flies up to three tiles and deals one point of damage. Choose it.
geodia-lesson-combat-target = Now choose its target: the rival worker on the marked tile.
geodia-lesson-combat-treasure = A single rocket is not enough for any of the dragon’s treasures. Aim at the worker.
geodia-lesson-combat-fire = First all targets are named, then all shots are paid for together. *Fire!*
geodia-lesson-combat-hit = Nothing could put out the fire: the worker is gone. But now it is your opponent’s turn…
geodia-lesson-combat-defend = A drone is on its way to your tile! Your engineer there can *put out* one point of damage for 3 water. Do it.
geodia-lesson-combat-burn = You may let it burn, but it would cost you a figure, and you do have the water.
geodia-lesson-combat-close = Nothing lost! Behind a wall it would have cost only 2 water. Keep an engineer and some water near what you value.

## Events

geodia-lesson-events = Events
geodia-lesson-events-event = An *event* lasts two rounds and changes the rules for everyone. Right now it is the *Market*.
geodia-lesson-events-trade = At the Market you may trade once a turn: three resources for a gem, or a gem for three resources. Choose *Trade* and make one.
geodia-lesson-events-close = Some events help and some hurt: in a Blizzard railways stand still, and Worms eat miners. Here you see which one is in effect now and how many are still to come.

## The dragon

geodia-lesson-dragon = The dragon
geodia-lesson-dragon-aim = The dragon guards five treasures. Your *Ballista* stands close enough and deals 2 points of damage. Choose it.
geodia-lesson-dragon-treasure = The smallest treasure needs just those 2 points. Aim at it.
geodia-lesson-dragon-too-hard = That one needs more damage than a single Ballista deals. Aim at the smallest treasure.
geodia-lesson-dragon-fire = The shot costs 2 wood and 2 sulphur. Then the mining die decides: this treasure is won on a 5 or 6. *Fire!*
geodia-lesson-dragon-close = A 6: eight gems! Larger treasures need several machines, but they bring more and are won on more numbers.

## The end

geodia-lesson-end = The end of the game
geodia-lesson-end-last = This is the last round. Once it is over, every *chest* on the map is worth 5 gems to whoever controls its tile.
geodia-lesson-end-chest = On the marked tile your chest stands alone. Send the worker from your base there.
geodia-lesson-end-five = If you end now, only one of your chests counts. A worker beside the other one is worth 5 gems.
geodia-lesson-end-stays = Then that chest would stand alone instead. Move the worker in the base.
geodia-lesson-end-there = Almost! Send it to the tile with the chest.
geodia-lesson-end-turn = Both chests are in your hands. *End* your turn.
geodia-lesson-end-close = 24 gems and two chests make 34, against 31: you win! An open debt would have been subtracted.

## Teams

geodia-lesson-teams = Playing in teams
geodia-lesson-teams-partner = Two against two! You and the player opposite are *partners*: you see each other’s cards and share roads, railways and tiles.
geodia-lesson-teams-move = Your partner works a 7-gem mine. Each figure digs: send your worker from the base along the railway to join in.
geodia-lesson-teams-together = It may stop there, but the mine is on the marked tile, where your partner’s worker stands.
geodia-lesson-teams-stays = That one has work to do. Move the worker in the base.
geodia-lesson-teams-turn = Now *end* the phase and let the others play.
geodia-lesson-teams-close = A 6: seven gems for you, and your partner had a 6 as well. At the end the gems of both partners are added up.

## Tips

geodia-tip-detonation = A detonated tile is a mine: when the mining die shows one of its numbers, each figure there digs gems. It yields no more resources.
geodia-tip-chest = Gems without a railway wait in a chest. It comes home at the start of the next turn, if the tile is controlled and has a route.
geodia-tip-attack = Tiles under fire can be defended: an engineer puts out damage with water, and a wall takes the first hit.
geodia-tip-steal = A chest left alone belongs to whoever steps onto its tile.
geodia-tip-event = An event lasts two rounds and applies to everyone.
