# The browser client: everything that is not the log or a rule's reason.

## Everywhere

skip = Skip to the content
to-home = Gemhold, home
home = Home
menu = Menu
more = More
settings = Settings
rules = Rules
rules-none = Nobody has written down the rules of this game here. “Hint” and the list of what you can do will help you along.
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
home-motto = Board games in one atlas: against bots, with friends, or round one table
home-motto-one = Against bots, with friends, or round one table
home-players = { $min }–{ $max } players
home-players-just = { $n ->
    [one] one player
   *[other] { $n } players
}
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
log-earlier = Before that
since-yours = Since your last turn
recap = What happened since your turn
jump = Show step { $n }
board-hint = Touch a hex to learn about it.
zoom-in = Zoom in
zoom-out = Zoom out
undone = { $seat } takes back the last action.
offline-banner = No connection. Trying again; nothing is lost.
bot-trouble = { $name } does not answer. The server keeps trying; nothing is lost.
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

## A table of a game without a screen of its own

plain-board = Board
plain-deeds = What you can do
plain-here = On { $space }
plain-all = Show everything
plain-wait = There is nothing for you to do now.
plain-filter = Search
plain-none-found = Nothing you can do is called that.
plain-on-board = { $what }: { $n } spaces on the board
plain-hint = a bot’s advice
plain-state = The game
plain-players = Players
plain-player = Player
plain-points = Points
plain-rank = Place
plain-yes = yes
plain-no = no
plain-chance = Chance decides…
plain-playing = { $name } is playing
plain-choose = choose what to do
plain-wins = { $n ->
    [one] { $names } wins
   *[other] Shared victory: { $names }
}

## Keys

shortcuts = Keyboard
key-deeds = do one of the first nine things
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
odds-about = Where a game can tell them: how likely each aim still is if you play for it as well as possible.
devices = Your devices
devices-about = Browsers that play as you.
device-this = this one
device-since = since { $date }
device-end = Sign out
devices-none = No device plays as you yet.

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
no-such-device = This device is not on your list.
unknown-host = This server does not go by that name.
bot-failed = The bot did not answer. Try again.
no-words = There are no words in this language.
unknown-code = This link has been used or has expired.
unknown-level = There is no such bot.
stale = Somebody was quicker: the table has been refreshed.
not-started = The game has not started yet.
already-started = The game has started already.
old-rules = This table was begun under older rules; this server cannot play it on.
not-over = The game is not over yet.
seat-taken = Somebody else sits there.
no-open-seat = All seats are taken.
already-playing = This device already sits at a game.
too-large = This is too large.
too-many-requests = Too fast: wait a moment.
