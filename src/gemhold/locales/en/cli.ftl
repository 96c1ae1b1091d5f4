# Words of the terminal. Moves and commands (take 3, undo) stay English in every language: they are notation.
# $name is a player's name, $file a file name, $text something typed, $seats and $n whole numbers, $seed a number.

## A game in the terminal

cli-welcome = { $game }, { $seats ->
    [one] one player
   *[other] { $seats } players
  }, seed { $seed }
cli-welcome-help = Type a move as it is listed, or help. The first letters of a word are enough.
cli-seat-you = you
cli-seat-bot = bot: { $level }
cli-hand-over = { $name } is next. Pass the keyboard and press Enter.

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
cli-plain-ask = Choose a move.
cli-moves-many = … ({ $n ->
    [one] one option
   *[other] { $n } options
  }; see help)

# One line for each command.
cli-command-help = this list
cli-command-board = show the whole table again
cli-command-moves = list what you can do
cli-command-odds = exact chances at this point
cli-command-hint = what a good player would do
cli-command-undo = undo your last step, unless a roll, a draw or another player came after it
cli-command-log = what has happened; log 40 shows the last 40 lines
cli-command-rules = the rules in short
cli-command-save = save FILE: save the game to a file (.gem for people, .json for programs)
cli-command-quit = leave the game

cli-undone = Undone: { $text }
cli-saved = Saved to { $file }
cli-hint = A good player would play: { $text }
cli-hint-other = or: { $text }
cli-no-odds = This game has no chances to show.
cli-left = You have left the game.
cli-left-again = Same dice again: { $command }
cli-record-kept = The game was saved to { $file }

# What was typed could not be used.
cli-ambiguous = “{ $text }” could be { $choices }. Type another letter.
cli-not-understood = “{ $text }” is neither a move nor a command. Type help.
cli-save-which = Where to? For example: save game.gem

## Compiling, errors, long work

cli-compiling = compiling the rules (once) { $step }/{ $steps }
cli-compiled = rules ready
cli-compiled-before = the rules are already compiled
cli-error = error
cli-playing = playing

## The list of games

cli-games-players = { $least }–{ $most } players
cli-games-strength = { $level } against { $other }: { $wins } % of games for two won

## Simulations

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
cli-simulated-decisions = decisions per game
cli-simulated-turns = turns per game
cli-simulated-distribution = Scores of all players
cli-simulated-digest = digest of all games:

## Measurements

cli-bench-seats = players
cli-bench-games = games per second
cli-bench-decisions = decisions per second
cli-bench-length = decisions per game
cli-bench-copy = copying a position, ns
cli-bench-state = size of a position, bytes
cli-bench-actions = number of actions
cli-bench-ready = time to start, s

## Fair dice

cli-verify-unfair = Not fair:
cli-verify-fair = Fair: { $draws } chance events and { $moves } moves checked.
cli-verify-commitment = Fingerprint of the server’s secret: { $commitment }
cli-verify-unchecked = Not checked:

## Tournaments

cli-arena-games = { $n ->
    [one] one game
   *[other] { $n } games
  }
cli-arena-wins = wins, %
cli-arena-wins-adjusted = wins without luck, %
cli-arena-margin = lead
cli-arena-margin-adjusted = lead without luck
cli-arena-rating = rating
cli-arena-median = median decision
cli-arena-p95 = 95 % within
cli-arena-longest = longest
cli-arena-first = Whoever moved first won, %
cli-arena-fair = fair: { $share } %
cli-arena-sources = Mean score by source
cli-unofficial = unofficial

## Balance

cli-balance-title = balance between { $level } bots
cli-balance-intervals = Intervals (±) are 95 % intervals.
cli-balance-seat = Seat
cli-balance-order = Order of play
cli-balance-fair = fair, %
cli-balance-games = games
cli-balance-endings = Turns in the last round
cli-balance-endings-note = If a game ends within a round, those who play early have had a turn more than the others. Whoever leads may also have chosen to end it.
cli-balance-turns = turns
cli-balance-share = games, %
cli-balance-wins-of = wins of no. { $n }, %
cli-balance-winners = winners
cli-balance-losers = others
cli-balance-length = Length of a game
cli-balance-mean = mean
cli-balance-rounds = rounds per game
cli-balance-things = Use and worth of the cards
cli-balance-used = in games, %
cli-balance-uses = uses per game
cli-balance-users-win = users’ wins, %
cli-balance-worth = difference, pp
cli-balance-worth-note = Difference: wins of players who used the card less wins of those who did not; players who cannot have it are left out. It shows what goes together, not what causes what.
cli-balance-data = data files:

## Training bots

cli-training = bots learn
cli-trained = Learned from { $blocks ->
    [one] one block
   *[other] { $blocks } blocks
  } of games; weights in { $file }
