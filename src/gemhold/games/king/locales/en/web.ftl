## King of the Dice

k-map = Map: { $n } spaces in two halves
k-offer = Citizens on offer
k-dice = Dice
k-cards = Cards
k-supply = Supply
k-supply-tiles = Castle tiles in the supply
k-tiles = { $n ->
    [one] tile
   *[other] tiles
}
k-fires-short = { $n ->
    [one] fire
   *[other] fires
}
k-white = { $n ->
   *[other] white
}
k-gold = { $n ->
   *[other] gold
}
k-white-gems = White gems
k-gold-gems = Gold gems
k-fires = Dragon fires
k-tokens-left = Tokens left
k-area-others = Largest area + other spaces
k-score-now = Points if the game ended now
k-points-now = { $n ->
    [one] One point if the game ended now
   *[other] { $n } points if the game ended now
}
k-player-detail = Show everything this player has
k-your-cards = Your cards
k-your-jokers = Your jokers
k-none-yet = none yet
k-castle-of = { $name }’s castle
k-burning = dragon fire
k-ruin = ruin, no owner
k-free = free
k-can-choose = { $text } – you can choose it
k-phase-roll = Roll
k-phase-check = Check
k-phase-citizen = Citizen
k-phase-alarm = or alarm
k-waiting = { $name } is playing…
k-you-keep = roll again or take a citizen
k-you-check = take a citizen
k-you-check-none = no citizen fits, so use jokers or take a card face down
k-you-place = place the castle tile
k-you-slay = choose a dragon fire
k-you-raid = choose a token to drive out
k-you-steal-card = you may steal a card
k-you-steal-gem = you may steal a gem
k-you-lay-fire = choose where the dragon strikes
k-you-fire-of = choose whose fire to use
k-do-keep = Choose the dice to keep.
k-do-check = Choose a citizen.
k-do-place = Build here: the space becomes yours.
k-do-slay = Drive the dragon off: fire and space become yours.
k-do-raid = Drive the token out and take the space.
k-do-lay-fire = The dragon strikes here.
k-do-steal-card = Choose a card to steal.
k-do-steal-gem = Choose a gem to steal.
k-do-fire-of = Choose whose fire to use.
k-do-over = The game is over.
k-citizen-adjective = { $deck ->
    [1] Grumpy
    [2] Arrogant
    [3] Busy
    [4] Aggressive
   *[5] Greedy
}
k-citizen-noun = { $deck ->
    [1] Trader
    [2] Thief
    [3] Dragon Slayer
    [4] Bandit
   *[5] Landowner
}
k-citizen-short = { $deck ->
    [1] Trader
    [2] Thief
    [3] Slayer
    [4] Bandit
   *[5] Landowner
}
k-met = Met
k-not-met = Not met
k-not-now = Not now
k-face-down = Face down
# On a narrow card.
k-face-down-short = Face down
k-percent = { $n }%
k-empty = empty
k-deck-empty = Deck { $deck } is empty
k-needs = Needs { $condition }.
k-card-label = { $name }. { $effect } Needs { $condition }. Joker { $joker }. { $state }. { $below ->
    [0] Last card.
    [one] One card below.
   *[other] { $below } cards below.
}
k-to-roll = To roll
k-held = Kept
k-die-hidden = die
k-die-held = { $die }, kept
k-die-fictive = { $die }, from jokers
k-fictive = From jokers:
k-drawn = Drawn:
k-roll = { $n ->
    [one] Roll one die
   *[other] Roll { $n } dice
}
k-roll-short = Roll { $n }
k-rolls-left = { $n ->
    [one] 1 roll left
   *[other] { $n } rolls left
}
k-stop = Stop
k-stop-long = Stop rolling
k-stop-more = Keep all six and go on to the citizens
k-take-more = Stop and take this citizen
k-ask-take = Choose a citizen
k-ask-alarm = Choose a card to take face down; the dragon alarm follows
k-alarm = Dragon alarm
k-alarm-instead = Alarm instead
k-skip = Decline
k-jokers-use = Use jokers
k-joker = Joker { $die }, deck { $deck }
k-super = super joker
k-supers = { $n ->
    [one] One super joker
   *[other] { $n } super jokers
}
k-pair = Discard two { $die } jokers for this die
k-pair-super = Discard the { $die } joker and a super joker for this die
k-pair-any = Discard two super jokers for any die
k-make-die = Make { $die }
k-steal = Steal { $what }
k-steal-from = Steal from { $name }: { $what }
k-total = Total
k-worth-area = 3 for each castle in it
k-worth-others = 1 for each
k-worth-fires = 4 for the most, even if tied
k-worth-gold = 3 for each
k-worth-white = 2 for each
k-luck = How kind the dice were
k-luck-about = Fair dice average 3.5. “Lucky” and “unlucky” mean more than one standard deviation away from that.
k-luck-mean = Average die
k-luck-word = Verdict
k-luck-lucky = lucky
k-luck-even = average
k-luck-unlucky = unlucky
k-luck-citizens = Citizens won over
k-luck-alarms = Dragon alarms
k-decimal = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }

k-key-dice = keep or release a die
k-key-cards = choose a citizen
k-key-roll = roll
k-key-stop = stop rolling, or decline

## What one is told while playing: worth, chances, advice, losses, the end

k-worth-you = { $n ->
    [one] You: { $points } point.
   *[other] You: { $points } points.
}
k-worth-name = { $name }: { $points }.
k-chances-about = The percentages: your chance of meeting a citizen with the dice you keep, if you roll on for that one alone.
# On a narrow card, after a tick or without one.
k-met-short = Met
k-not-met-short = No
k-understood = Got it
k-chance-now = { $n }% with the dice you keep, rolling on for this citizen alone.
k-chance-best = { $dice ->
    [0] At best { $n }%: keep none.
    [one] At best { $n }%: keep the marked die.
   *[other] At best { $n }%: keep the marked dice.
}
k-chance-item = { $citizen } { $n }%
k-die-advised = { $die }, a bot would keep it
k-advice-keep = { $n ->
    [0] Roll all six dice again.
    [one] Keep the marked die and roll the others.
   *[other] Keep the { $n } marked dice and roll the others.
}
k-advice-take = Take { king-citizen-object }.
k-advice-alarm = Dragon alarm, with this card face down: { $citizen }.
k-advice-alarm-why = The dice meet no citizen; the card becomes a super joker.
k-advice-place = Build on { $space }.
k-advice-slay = Defeat the dragon on { $space }.
k-advice-raid = Conquer { $space }.
k-advice-lay-fire = Let the dragon strike { $space }.
k-advice-fire-of = Use a fire of this player: { $name }.
k-advice-chances = The best chances then: { $list }.
k-advice-met = The dice meet: { $list }.
k-advice-follow = Keep these
k-alarm-sound = Sound the alarm
k-alarm-face-down = Face down: { $citizen }. No way back.
k-alarm-final = There is no way back.
k-blow-raids = { $name } conquers your castle { king-land-in } ({ $space }).
k-blow-steals-card = { $name } steals a card from you.
k-blow-steals-gem = { $gem ->
    [gold] { $name } steals a gold gem from you.
   *[white] { $name } steals a white gem from you.
}
k-blow-fire-of = { $name } uses one of your dragon fires.
k-end-ahead = { $n ->
    [one] { $winner } is one point ahead of { $name }.
   *[other] { $winner } is { $n } points ahead of { $name }.
}
k-end-fires = { $winner } and { $name } have the same number of points; the dragon fires decide.
