pig-title = Pig
pig-about = Roll as often as you dare, but a 1 loses it all.
pig-time = 10 min
pig-age = ages 6+
pig-rules =
    Roll the die as often as you like; the points of your turn add up.
    A 1 ends your turn and loses its points.
    Hold to keep the points of your turn; then the next player rolls.
    The first player to reach the goal wins.
pig-source = points
pig-do = { $do ->
    [roll] Roll the die
   *[hold] Hold and keep the points
}
pig-field = { $field ->
    [goal] Points to win
    [pot] Points of this turn
    [turn] Turn
    [score] Score
   *[other] { $field }
}
pig-rolls = { $seat } rolls a { $n }.
pig-loses = { $seat } loses the { $points } points of this turn.
pig-holds = { $seat } holds: { $points } points, { $score } in all.
pig-wins = { $seat } wins!
