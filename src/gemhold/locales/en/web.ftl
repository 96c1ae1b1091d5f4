# The browser client: everything that is not the log or a rule's reason.

## Everywhere

skip = Skip to the content
to-home = Gemhold, home
home = Home
menu = Menu
more = More
settings = Settings
rules = Rules
language = Language
language-missing = { $language } did not load. Try again.
lamp = Light or lamplight
close = Close
cancel = Cancel
go = Go
join = Join
look = Look
continue = Continue
try-again = Try again
loading = Loading…
loading-table = Fetching the table…
records = Look back at a game
fair-dice = Check the dice
your-name = Your name
you-name = Guest
you = you
unofficial = Gemhold is an unofficial edition made by players. Not connected with the games’ publishers; all art and words are our own.

## Home

title-king = King of the Dice
title-geodia = Geodia
home-motto = Two board games, one atlas: against bots, with friends, or round one table
home-motto-one = Against bots, with friends, or round one table
home-players = { $min }–{ $max } players
home-king-time = 45 min
home-king-age = from 8 years
home-king-about = Roll, win over the citizens, build castles, drive off the dragons.
home-geodia-time = 45–135 min
home-geodia-age = strategy
home-geodia-about = Goblins and dwarves: roads and rails above, gems below.
play-bots = Play against bots
invite-friends = Invite friends
one-screen = One screen
own-settings = Choose the settings
watch-bots = Watch bots play
join-link = Join by link
join-paste = Paste the link here
join-bad = This is not a link to a table.
open-tables = Open tables
open-none = No table is waiting for players. Open one and share its link.
seats-free = { $n ->
    [one] one free seat
   *[other] { $n } free seats
}
my-tables = Continue a game
my-none = Games you start appear here.
your-turn-short = Your turn
waiting-players = Waiting for players
waiting-for = Waiting for { $name }

## A new table

new-table = New table
new-game = Game
new-seats = Seats
new-seats-about = Every person on this device counts as “here”; a free seat waits for whoever opens the link.
new-who = Who sits on seat { $n }
new-level = Level of bot { $n }
new-name = Name on seat { $n }
new-remove = Remove seat { $n }
new-add = Add a seat
new-timer = Time for a decision
new-no-timer = as long as you like
new-seconds = { $n ->
    [86400] one day
    [300] 5 minutes
    [120] 2 minutes
    [60] 1 minute
   *[other] { $n } seconds
}
new-pace = Speed of the bots
pace = { $i ->
    [0] at once
    [1] quick
    [2] easy to follow
   *[3] leisurely
}
new-public = List it among the open tables
new-commit = Show the dice commitment first, start by hand
new-screen = Several people here: the table is passed round one screen.
new-start = Start the game
new-invite = Open the table and invite
kind-human = here
kind-bot = bot
kind-open = free seat
kind-open-about = anybody with the link
level = { $level ->
    [random] random
    [greedy] quick
    [solver] clever
    [mcts] strong
    [learned] master
   *[other] { $level }
}

## Waiting

lobby = { $game }: before the start
lobby-waiting = { $n ->
    [one] Waiting for one more player
   *[other] Waiting for { $n } more players
}
lobby-ready = Everybody is here
lobby-bot = Put a bot here
lobby-open = Make it free
seat-free = A bot plays a free seat here.
sit-down = Sit down
leave-short = Leave
invite = Invite
invite-about = Whoever opens this link can sit down on a free seat, or watch.
invite-watch = All seats are taken. Whoever opens this link can watch.
link = Link
copy = Copy
copied = Copied
copy-by-hand = The browser did not copy the link. It is selected: copy it yourself.
qr = QR code of the link

## At the table

phase = Phase
undo = Undo
hint = Hint
hint-thinking = A bot is thinking it over…
hint-marked = Marked on the table: what a bot would do.
hint-says = A bot’s advice: { $text }
log = Log
log-fold = Fold or unfold the log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = No messages yet.
chat-write = Write a message
chat-send = Send
watching = watching
hours-left = { $h }:{ $m } h
minutes-left = { $m }:{ $s } min
seconds-left = { $n } s
now = now
on-turn = on turn
next-turn = next
your-turn = Your turn:
seat-open = free seat
seat-bot = bot, { $level }
seat-handed = a bot plays
seat-friend = player
seat-away = away
round = Round { $n }
before-start = Before the first turn
since-yours = Since your last turn
recap = What happened since your turn
jump = Show step { $n }
board-hint = Touch a hex to learn about it.
zoom-in = Zoom in
zoom-out = Zoom out
undone = { $seat } takes back the last action.
offline-banner = No connection. Trying again; nothing is lost.
other-device = Go on on another device
device-about = Open this link on the other device within 10 minutes. It works once and makes that device you: share it with nobody.
look-back = Look back
save-record = Save the record
hand-over = Let a bot play for { $name }
take-back = Play for { $name } again
leave = Leave the table
leave-sure = Really leave? A bot plays on.
show-result = Show the result
result = The result
rematch = Play again
rematch-go = The next game is ready
to-table = To the table
cover = { $name } is next
cover-about = Pass the screen on. Nobody else should look now.
cover-ready = I am { $name }
claim = Go on here
claim-about = This link lets this device play the seats of the other one.
claim-replace = This device already sits at a game that is not over. It would lose those seats. Go on?
claim-go = Go on here

## Keys

shortcuts = Keyboard
key-dice = hold or release a die
key-cards = choose a citizen
key-roll = roll
key-stop = stop rolling, or decline
key-target = next possible hex
key-tab = next control
key-arrows = walk over the map
key-log-lines = walk through the log
key-enter = choose
key-undo = undo
key-hint = hint
key-recap = what happened since your turn
key-log = log
key-rules = rules
key-menu = menu
key-zoom = zoom on the map
key-help = this list

## Settings

theme = Light
theme-auto = like the system
theme-light = day
theme-dark = lamplight
motion = Motion
motion-auto = like the system
motion-full = animated
motion-none = still
odds = Show exact chances
odds-about = How likely each citizen still is if you keep the best dice for it.

## Looking back

steps = Steps
step-first = To the start
step-back = One step back
step-play = Run
step-on = One step on
step-last = To the end
step-choose = Step
step-of = { $n } of { $all }
record-open = Open a record file
record-open-about = Open a saved game (.json or .gem) and step through it. The file stays yours: nothing is stored.

## Fair dice

fair-how = How it works
fair-step-1 = Before the first roll the server draws a secret and shows its fingerprint (SHA-256).
fair-step-2 = Every seat adds random text of its own, so the server alone cannot choose the dice.
fair-step-3 = Each roll, tile and card is computed from the secret, these texts and a running number.
fair-step-4 = After the game the secret is shown. Your browser then computes every outcome again.
fair-result = The check
fair-commitment = Fingerprint of the secret:
fair-secret = Secret:
fair-entropy = Texts of the seats:
fair-good = { $n ->
    [one] The outcome is right.
   *[other] All { $n } outcomes are right.
}
fair-bad = Something does not fit.
fair-bad-commitment = The secret does not match its fingerprint.
fair-bad-seed = The random map was not drawn from the secret.
fair-bad-draws = Wrong outcomes, by number: { $list }
fair-later = The secret is shown when the game is over. Note the fingerprint if you like.
fair-checking = Computing…
fair-file = Check a file
fair-file-about = The saved record (.json) holds all that is needed; no server is asked.
fair-no-data = This file holds no revealed secret.
fair-not-secure = Your browser can check the dice only on a page opened over https or on localhost. This says nothing against the dice.

## Trouble

trouble-lost = No such page
trouble-lost-more = The road ends here. Perhaps a letter of the address is missing.
trouble-no-such-table = No such table
trouble-no-such-table-more = This table does not exist, or it has been cleared away.
trouble-page-broken = Something broke
trouble-page-broken-more = The page could not be shown. Your game is safe on the server.
trouble-offline = No connection
trouble-offline-more = The server does not answer. Your game is safe; try again in a moment.
trouble-server-error = Something broke
trouble-server-error-more = The server stumbled. Nothing you did is lost; try again.
offline = No connection to the server.
part-missing = A part of this page did not load. Check the connection and try again.
server-error = The server stumbled. Try again.
bad-json = The server did not understand the request.
bad-body = The server did not accept: { $place }.
not-json = The server did not understand the request.
not-found = There is nothing here.
method-not-allowed = This cannot be done here.
not-your-seat = This is not your seat.
not-your-turn = It is not your turn.
not-seated = Only seated players can do this.
not-host = Only the host can do this.
not-yet = Only after the end of the game.
cross-site = The request came from another page.
no-such-table = There is no such table.
no-such-seat = There is no such seat.
no-such-step = There is no such step.
no-odds = This game has no chances to show.
unknown-code = This link has been used or has expired.
unknown-level = There is no such bot.
stale = Somebody was quicker: the table has been refreshed.
not-started = The game has not started yet.
already-started = The game has started already.
not-over = The game is not over yet.
seat-taken = Somebody else sits there.
no-open-seat = All seats are taken.
already-playing = This device already sits at a game.
too-large = This is too large.
too-many-requests = Too fast: wait a moment.

## King of the Dice

k-map = Map: { $n } lands in two halves
k-offer = Offer of citizens
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
k-white = white
k-gold = gold
k-white-gems = White gems
k-gold-gems = Gold gems
k-fires = Dragon fires
k-tokens-left = Tokens left
k-area-others = Largest area + other lands
k-score-now = Points if the game ended now
k-points-now = { $n ->
    [one] One point if the game ended now
   *[other] { $n } points if the game ended now
}
k-player-detail = Show everything this player has
k-your-cards = Your cards
k-your-jokers = Your jokers
k-none-yet = none yet
k-castle-of = castle of { $name }
k-burning = dragon fire
k-ruin = ruin, nobody’s
k-free = free
k-can-choose = { $text } – can be chosen
k-phase-roll = Roll
k-phase-check = Check
k-phase-citizen = Citizen
k-phase-alarm = or alarm
k-waiting = { $name } is playing…
k-you-keep = roll again or take a citizen
k-you-check = take a citizen
k-you-check-none = no citizen yet: jokers, or a card face down
k-you-place = place the castle tile
k-you-slay = choose a dragon fire
k-you-raid = choose a token to drive out
k-you-steal-card = you may steal a card
k-you-steal-gem = you may steal a gem
k-you-lay-fire = choose where the dragon strikes
k-you-fire-of = choose whose fire is used
k-do-keep = Choose the dice to hold.
k-do-check = Choose a citizen.
k-do-place = Build here: the land becomes yours.
k-do-slay = Drive the dragon off: fire and land become yours.
k-do-raid = Drive the token out and take the land.
k-do-lay-fire = The dragon strikes here.
k-do-steal-card = Choose a card to steal.
k-do-steal-gem = Choose a gem to steal.
k-do-fire-of = Choose whose fire is used.
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
k-percent = { $n } %
k-empty = empty
k-deck-empty = Deck { $deck } is empty
k-needs = Needs { $condition }.
k-card-label = { $name }. { $effect } Needs { $condition }. Joker { $joker }. { $state }. { $below ->
    [0] Last card.
    [one] One card below.
   *[other] { $below } cards below.
}
k-to-roll = To roll
k-held = Held
k-die-hidden = die
k-die-held = { $die }, held
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
k-take = { $citizen }
k-take-more = Stop and take this citizen
k-ask-take = Choose a citizen
k-ask-alarm = Choose a card to take face down; then comes the dragon alarm
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
k-pair = Discard two jokers { $die } for this die
k-pair-super = Discard the joker { $die } and a super joker for this die
k-pair-any = Discard two super jokers for any die
k-make-die = Make { $die }
k-steal = Steal { $what }
k-steal-from = Steal from { $name }: { $what }
k-total = Together
k-winners = { $n ->
    [one] { $names } wins!
   *[other] { $names } win together!
}
k-count-skip = Show everything
k-worth-area = 3 for each castle in it
k-worth-others = 1 for each
k-worth-fires = 4 for the most, shared by all tied
k-worth-gold = 3 for each
k-worth-white = 2 for each
k-luck = How kind the dice were
k-luck-about = Fair dice show 3.5 on average. “Lucky” and “unlucky” mean more than one standard deviation away.
k-luck-mean = Average die
k-luck-word = Verdict
k-luck-lucky = lucky
k-luck-even = as expected
k-luck-unlucky = unlucky
k-luck-citizens = Citizens won over
k-luck-alarms = Dragon alarms
k-decimal = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
