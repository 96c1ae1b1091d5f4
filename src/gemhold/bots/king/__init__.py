"""Strong players of King of the Dice.

desk, features, net   a position in numbers, and what it is worth
dice, turn            what a turn can bring, expected over dice and draws
decide                every decision of a turn
players               the levels
selfplay, learning    whole games, and learning from them
training              the course that makes the weights
"""
