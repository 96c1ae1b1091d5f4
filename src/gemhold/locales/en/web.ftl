# The browser client: everything that is not the log or a rule's reason.

## Everywhere

skip = Skip to the content
to-home = Gemhold, home
home = Home
menu = Menu
more = More
settings = Settings
rules = Rules
rules-none = There are no written rules for this game here. “Hint” and the list of what you can do will help you along.
language = Language
language-missing = { $language } could not be loaded. Try again.
lamp = Switch between day and lamplight
close = Close
cancel = Cancel
go = Go
join = Join
look = View
continue = Continue
try-again = Try again
loading = Loading…
loading-table = Loading the table…
records = Replay a game
fair-dice = Check the dice
your-name = Your name
you-name = Guest
you = you
unofficial = Gemhold is an unofficial edition made by players. It is not connected with the games’ publishers; all art and texts are our own.

## Home
home-motto = An atlas of board games: against bots, with friends, or around one table
home-motto-one = Against bots, with friends, or around one table
home-players = { $min }–{ $max } players
home-players-just = { $n ->
    [one] one player
   *[other] { $n } players
}
play-bots = Play against bots
invite-friends = Invite friends
one-screen = Pass and play
own-settings = Custom game
watch-bots = Watch bots play
join-link = Join with a link
join-paste = Paste the link here
join-bad = This is not a link to a table.
open-tables = Open tables
open-none = No table is waiting for players. Open one and share its link.
seats-free = { $n ->
    [one] one free seat
   *[other] { $n } free seats
}
my-tables = Continue a game
your-turn-short = Your turn
waiting-players = Waiting for players
waiting-for = Waiting for { $name }

## A new table

new-table = New table
new-game = Game
new-seats = Seats
new-who = Who plays seat { $n }
new-level = Level of bot { $n }
new-name = Name for seat { $n }
new-remove = Remove seat { $n }
new-add = Add a seat
new-timer = Time per decision
new-no-timer = no limit
new-seconds = { $n ->
    [86400] one day
    [300] 5 minutes
    [120] 2 minutes
    [60] 1 minute
   *[other] { $n } seconds
}
new-pace = Speed of the bots
pace = { $i ->
    [0] instant
    [1] fast
    [2] easy to follow
   *[3] relaxed
}
new-public = Show it in the list of open tables
new-commit = Show the fingerprint of the dice first, then start by hand
new-screen = Several people play here: pass the device around.
new-start = Start the game
new-invite = Open the table and invite friends
kind-human = here
kind-bot = bot
kind-open = free seat
kind-open-about = anyone with the link
level = { $level ->
    [random] random
    [greedy] casual
    [easy] easy
    [medium] medium
    [hard] hard
    [master] master
   *[other] { $level }
}

## Waiting

lobby = { $game }: before the start
lobby-waiting = { $n ->
    [one] Waiting for one more player
   *[other] Waiting for { $n } more players
}
lobby-ready = Everyone is here
lobby-bot = Put a bot here
lobby-open = Free this seat
seat-free = There is a free seat; a bot is playing it.
sit-down = Take a seat
leave-short = Leave
invite = Invite
invite-about = Anyone with this link can take a free seat or watch.
invite-watch = All seats are taken. Anyone with this link can watch.
link = Link
copy = Copy
copied = Copied
copy-by-hand = The browser could not copy the link. It is selected, so you can copy it yourself.
qr = QR code of the link

## At the table

phase = Phase
undo = Undo
hint = Hint
hint-thinking = A bot is thinking…
hint-marked = Marked on the table: what a bot would do.
hint-says = A bot suggests: { $text }
hint-others = Also good
log = Log
log-fold = Show or hide the log
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
on-turn = playing
next-turn = next
your-turn = Your turn:
seat-open = free seat
seat-bot = bot, { $level }
seat-handed = played by a bot
seat-friend = player
seat-away = away
round = Round { $n }
before-start = Before the first turn
log-earlier = Before that
since-yours = Since your last turn
recap = What happened since your turn
jump = Show step { $n }
board-hint = Tap a space to learn about it.
zoom-in = Zoom in
zoom-out = Zoom out
undone = { $seat } takes back the last move.
offline-banner = No connection. Trying again; nothing is lost.
other-device = Continue on another device
device-about = Open this link on the other device within 10 minutes. It works once and lets that device play as you, so do not share it.
look-back = Replay
bot-trouble = { $name } does not answer. The server keeps trying; nothing is lost.
save-record = Save the record
hand-over = Let a bot play for { $name }
take-back = Play for { $name } again
leave = Leave the table
leave-sure = Really leave? A bot will take over.
show-result = Show the result
result = The result
rematch = Play again
rematch-go = The next game is ready
to-table = Go to the table
cover = { $name } is next
cover-about = Pass the device on. Everyone else, look away.
cover-ready = I am { $name }
claim = Continue here
claim-about = This link moves your seats to this device.
claim-replace = This device is already in a game that is not over. It would lose its seats there. Continue?
claim-go = Continue here

## A table of a game without a screen of its own

plain-board = Board
plain-deeds = What you can do
plain-here = On { $space }
plain-all = Show everything
plain-wait = There is nothing for you to do now.
plain-filter = Search
plain-none-found = Nothing you can do matches.
plain-on-board = { $what }: { $n } spaces on the board
plain-hint = a bot’s suggestion
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
key-deeds = do one of the first nine things on the list
key-target = next space you can choose
key-tab = next button
key-arrows = move around the map
key-log-lines = move through the log
key-enter = choose
key-undo = undo
key-hint = hint
key-recap = what happened since your turn
key-log = log
key-rules = rules
key-menu = menu
key-zoom = zoom the map
key-help = this list

## Settings

theme = Theme
theme-auto = same as system
theme-light = day
theme-dark = lamplight
motion = Animations
motion-auto = same as system
motion-full = on
motion-none = off
odds = Show exact chances
odds-about = In games that know them: how likely each goal is if you play for it as well as possible.
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
step-play = Play
step-on = One step forward
step-last = To the end
step-choose = Step
step-of = { $n } of { $all }
record-open = Open a record file
record-open-about = Open a saved game (.json or .gem) and step through it. Nothing is stored on the server.

## Fair dice

fair-how = How it works
fair-step-1 = Before the start the server picks a secret and shows its fingerprint (SHA-256); your device keeps it.
fair-step-2 = Every player’s device picks a random text and shows only its fingerprint. The texts are revealed once all fingerprints are there.
fair-step-3 = Each roll, tile and card is computed from the secret, these texts and a running number.
fair-step-4 = After the game the secret is revealed. Your browser computes every outcome again and compares with what it kept.
fair-result = The check
fair-commitment = Fingerprint of the secret:
fair-secret = Secret:
fair-entropy = Players’ random texts:
fair-good = { $n ->
    [one] The outcome is correct.
   *[other] All { $n } outcomes are correct.
}
fair-bad = Something does not match.
fair-bad-draws = Wrong outcomes, by number: { $list }
fair-later = The secret is revealed when the game is over. Then every outcome can be checked.
fair-checking = Computing…
fair-file = Check a file
fair-file-about = Open a saved record (.json) and what a player’s device kept of the table. The check needs no server.
fair-no-data = There is no revealed secret in this file.
fair-not-secure = Your browser can check the dice only on a page opened over https or on localhost. That does not mean the dice are unfair.

## Trouble

trouble-lost = No such page
trouble-lost-more = The road ends here. Check the address for a typo.
trouble-no-such-table = No such table
trouble-no-such-table-more = This table does not exist, or it has been removed.
trouble-page-broken = Something went wrong
trouble-page-broken-more = The page could not be shown. Your game is safe on the server.
trouble-offline = No connection
trouble-offline-more = The server is not answering. Your game is safe; try again in a moment.
trouble-server-error = Something went wrong
trouble-server-error-more = The server had a problem. Nothing you did is lost; try again.
offline = No connection to the server.
part-missing = Part of this page could not be loaded. Check your connection and try again.
server-error = The server had a problem. Try again.
bad-json = The server did not understand the request.
bad-body = The server did not accept this: { $place }.
not-json = The server did not understand the request.
not-found = There is nothing here.
method-not-allowed = You cannot do this here.
not-your-seat = This is not your seat.
not-your-turn = It is not your turn.
not-seated = Only players at the table can do this.
not-host = Only the host can do this.
not-yet = You can do this only after the game.
cross-site = The request came from another page.
no-such-table = There is no such table.
no-such-seat = There is no such seat.
no-such-step = There is no such step.
no-odds = This game has no chances to show.
no-words = This language is not available.
no-such-device = This device is not on your list.
unknown-host = This server does not go by that name.
bot-failed = The bot did not answer. Try again.
unknown-code = This link has been used or has expired.
unknown-level = There is no such bot.
stale = Someone was quicker: the table has been refreshed.
not-started = The game has not started yet.
already-started = The game has already started.
old-rules = This table was started under older rules, and this server can no longer play it.
not-over = The game is not over yet.
seat-taken = Someone else has this seat.
no-open-seat = All seats are taken.
already-playing = This device is already in a game.
too-large = This is too large.
too-many-requests = Too fast. Wait a moment.

## The database does not work

storage-failed = The server cannot save anything right now. Try again in a moment.

## What must not be missed, the pace, sound, the race

heed = What happened to you
clock-moved = Your time ran out. Played for you: { $text }
by-clock = time ran out
loss = { $n } lost
worth-for = { $name }: { $points }
pace-of-moves = Pace of the moves
pace-pause = Pause
pace-go-on = Resume
pace-step = Next move
pace-waiting = { $n ->
    [one] one move is waiting
   *[other] { $n } moves are waiting
}
pace-paused = Paused: new moves wait for you.
pace-goes-on = Resumed.
pace-speed = Speed of the moves: { $speed }
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-instant = all at once
chat-unread = { $n ->
    [one] one new message
   *[other] { $n } new messages
}
menu-game = This game
menu-people = Players and devices
hand-over-sure = Really let a bot play for { $name }?
log-game = Moves
recap-most = Most important
recap-all = Everything
key-pause = pause or resume the others’ moves
key-step = next move while paused
key-speed = change the speed of the moves
key-quiet = sound on or off
sound-off = Mute
sound-is-on = Sound on.
sound-is-off = Sound off.
count-skip = Show everything
graph-race = The race
graph-rounds = rounds
share = Share
share-copied = The link to the replay has been copied.
share-failed = The browser could not copy the link. Open the replay and copy its address.

## Home, a new table, the lobby, replays, rules and settings: second edition

home-with = With { $names }
my-over = Finished games
show-all = Show all { $n }
show-fewer = Show fewer
new-more = More settings
kind-human-about = Plays on this device.
level-about = { $level ->
    [random] Does anything the rules allow. Good for a first look around.
    [greedy] Takes what looks best right now and never thinks ahead.
    [easy] A gentle opponent for your first games.
    [medium] Plays soundly and punishes careless moves.
    [hard] Thinks ahead. You will need a plan.
    [master] Our strongest player. Forgives nothing.
   *[other] A bot added to this server.
}
level-strength = Wins { $wins } of 100 games for two against the level “{ $level }”.
preview-map = The map for { $n } players
preview-drawn = An example: the real map is drawn when the game starts.
lobby-game = What you will play
lobby-list = Listed
lobby-public = among the open tables
lobby-private = no, only by the link
lobby-waiting-for = Waiting for { $names }
lobby-host = Waiting for the host to start
lobby-by-hand = You start the game when everyone is here.
lobby-starts = The game starts as soon as every seat is taken.
lobby-soon = The game is about to start.
lobby-watching = { $n ->
    [one] One person is watching.
   *[other] { $n } people are watching.
}
seat-here = here
seat-kept = seat kept from the last game
sit-choice = Your choice for the game
invite-title = Play { $game } with me
choice-taken = Another player has already chosen this.
    .hint = Choose something else.
share-step = Share a link to this step
share-title = { $game }, step { $n }
copy-failed = Could not copy
turn-back = To the previous turn
turn-on = To the next turn
replay-speed = Speed: { $x }×
result-short = Result
rules-contents = Contents
rules-find = Search the rules
rules-not-found = Nothing in the rules matches “{ $text }”.
settings-about = Kept on this device. You can also change them in the middle of a game, from its menu.
settings-language = Language
settings-look = Appearance
settings-play = Play
settings-sound = Sound
settings-alerts = Turn alerts
language-about = Everyone at a table can use their own.
theme-about = Day on parchment, or the same table by lamplight.
motion-about = Dice that roll and pieces that fly. Off is calmer and faster.
your-name-about = What others see at a new table.
speed = Speed of the moves
speed-about = How fast you see what bots and other players do.
tips = Tips
tips-about = A word of explanation the first time something happens.
sound = Sounds at the table
sound-about = Short sounds for dice, gains, losses and your turn.
volume = Volume
alerts = Notify me when it is my turn
alerts-about = While this page is in the background. Your browser will ask for permission.
alerts-impossible = This browser does not offer notifications.
alerts-refused = The browser does not allow notifications here. You can change that in its site settings.
device-seen = last used { $when }

## Fair dice: what is proven, and the exchange before the start

fair-proven = If everything matches, nobody chose the dice of this game, not even whoever runs the server. It does not prove that they did not look ahead, or break off other tables whose dice they disliked.
fair-claimed = Server
fair-kept = Kept by this device
fair-nothing-kept = nothing
fair-text = Random text
fair-seat-good = matches
fair-seat-bad = does not match
fair-seat-none = added nothing
fair-seat-later = sealed
fair-partly = { $n ->
    [one] The outcome is correct, but not everything could be checked.
   *[other] All { $n } outcomes are correct, but not everything could be checked.
}
fair-unchecked = Not checked
fair-save-kept = Save what this device kept
fair-add-kept = Add kept values
fair-alarm = Do not play at this table: the server changed values it must not change, and its dice cannot be trusted.
lobby-dice = Fair dice need the devices of all players. Still missing: { $names }
lobby-dice-elsewhere = Your seat was taken on another device. Open the table there, or leave the seat and take it again here.
lobby-dice-none = This page was not opened over https or on localhost: your device cannot add to the dice.
old-dice = The dice of this table use the older method.
wrong-round = The draw has been started over.
already-committed = What this seat adds to the dice is already fixed.
too-early = Not everyone is ready yet.
wrong-entropy = This is not what your device had fixed before.

## Lessons and tips

learn = Learn
at-table = At the table
at-table-home = Got the box on the table? Gemhold keeps count on your phones.
lesson-broken = This lesson does not fit the game’s data on this server.

## One's own games and maps

own-page = Your games
map-make = Make your own map
map-edit = Edit your map
play-on = Play on from here
log-taken = Carried over from a record: the first { $n } steps. All dice since then are from this table.
tips-again = Show tips again
tips-again-done = Tips will be shown again
no-layout = This game has no map you can lay yourself.
