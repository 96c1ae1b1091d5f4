# At the table: the companion for real boxes.

## A companion

at-about = Real cards, real dice, a real map: Gemhold counts, reminds, rolls if asked, and checks. One phone for all, or everyone’s own. It works without a connection.
at-kept = On this device
at-forget = Remove from this device: { $names }
at-new = A new game at the table
at-game = Which box is on the table?
at-how-many = How many players?
at-start = Start
at-waiting = Waiting for the first entries…
at-online = { $n ->
    [one] Connected, 1 device
   *[other] Connected, { $n } devices
}
at-offline-short = Not connected
at-offline = { $n ->
    [0] Not connected: everything is kept here.
    [one] Not connected: everything is kept here, 1 entry waits to be sent.
   *[other] Not connected: everything is kept here, { $n } entries wait to be sent.
}
at-keeps-nothing = This browser keeps nothing: leave this page open until the game is over.
at-turn-clock = Time of this turn

## Menu

at-share = Invite
at-share-about = Everyone who opens this link takes part on an own phone; all see the same.
at-log = Log
at-players = Players
at-preferences = This device
at-undo = Undo
at-undo-last = Undo: { $text }
at-restore = Restore
at-undone = undone
at-more = Show earlier entries
at-this-device = this device
at-other-device = another device
at-whose = Whose phone is this?
at-whose-about = An own phone always shows its player; a phone for all follows the turn.
at-all = everyone’s
at-order = Names and order of play
at-sooner = Earlier in the order: { $name }
at-hand = Which hand holds the phone?
at-hand-left = left
at-hand-right = right
at-awake = Keep the screen on
at-clock = Show the turn clock
at-aid = Chances and advice
at-aid-about = Where the game can work them out. They need the server.
at-plain-http = This address is not encrypted (http). So the app cannot be installed, cannot be opened without the server and cannot keep the screen on. Entries are kept in this browser all the same and sent later.

## Entries in the log

at-log-start = The game begins
at-log-order = New order of play
at-log-device = A device joins: { $name }
at-log-name = New name: { $name } (now { $before })
at-log-other = Entry of another version

## Complaints

no-companion = There is no such game at a table. Check the link.
no-answer = The game cannot answer that.
other-game = This link belongs to another game.
log-full = This log is full. Start a new game at the table.
