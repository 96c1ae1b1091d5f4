# At the table: the companion for real boxes.

## A companion

at-about = Play with real cards, real dice and a real map: Gemhold keeps count, reminds you, rolls if asked, and checks. Share one phone, or use one each. It works without a connection.
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
    [one] Not connected: everything is kept here, and 1 entry is waiting to be sent.
   *[other] Not connected: everything is kept here, and { $n } entries are waiting to be sent.
}
at-keeps-nothing = This browser keeps nothing: leave this page open until the game is over.
at-refused = { $n ->
    [one] The server did not accept this entry, so it does not count on any device. Discard it and enter it differently, or try again.
   *[other] The server did not accept these { $n } entries, so they do not count on any device. Discard them and enter them differently, or try again.
}
at-refused-body = It is too long, or comes from another version of the app.
at-discard = Discard
at-turn-clock = Time this turn

## Menu

at-share = Invite
at-share-about = Everyone who opens this link takes part on their own phone, and all see the same.
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
at-whose-about = A player’s own phone always shows that player; a shared phone follows the turn.
at-all = everyone’s
at-order = Names and order of play
at-sooner = Move up: { $name }
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
at-log-other = Entry from another version

## Complaints

no-companion = There is no such game at a table. Check the link.
no-answer = The game cannot answer that.
other-game = This link belongs to another game.
log-full = This log is full. Start a new game at the table.
