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
cli-hand-over = { $name } is next. Hand the keyboard over and press Enter.

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
    [one] one way
   *[other] { $n } ways
  }; help says how)

# One line for each command.
cli-command-help = this list
cli-command-board = show the whole table again
cli-command-moves = list what you may do
cli-command-odds = exact chances worth knowing now
cli-command-hint = what a good player would do
cli-command-undo = take back your last step, until fate or another player has answered it
cli-command-log = what has happened; log 40 shows the last 40 lines
cli-command-rules = the rules in short
cli-command-save = save FILE: keep the game in a file (.gem to read, .json for programs)
cli-command-quit = leave

cli-undone = Taken back: { $text }
cli-saved = Saved in { $file }
cli-hint = A good player would: { $text }
cli-no-odds = There is nothing to compute in this game.
cli-left = You have left the game.
cli-left-again = The same dice again: { $command }
cli-record-kept = The game is in { $file }

# What was typed could not be used.
cli-ambiguous = “{ $text }” could be { $choices }. Type one more letter.
cli-not-understood = “{ $text }” is neither a move nor a command. Type help.
cli-save-which = Say where: save game.gem

## Compiling, errors, long work

cli-compiling = compiling the rules (once) { $step }/{ $steps }
cli-compiled = rules ready
cli-compiled-before = the rules are compiled already
cli-error = error
cli-playing = playing

## The list of games

cli-games-players = { $least }–{ $most } players

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
cli-simulated-decisions = decisions in a game
cli-simulated-turns = turns in a game
cli-simulated-distribution = Scores of all players
cli-simulated-digest = digest of all games:

## Measurements

cli-bench-seats = players
cli-bench-games = games a second
cli-bench-decisions = decisions a second
cli-bench-length = decisions in a game
cli-bench-copy = copy of a position, ns
cli-bench-state = size of a position, bytes
cli-bench-actions = numbers of actions
cli-bench-ready = ready after, s

## Fair dice

cli-verify-unfair = Not fair:
cli-verify-fair = Fair: { $draws } chance events and { $moves } moves checked.
cli-verify-commitment = Commitment: { $commitment }
