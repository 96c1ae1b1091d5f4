"""Strong players of Geodia.

features, terms     a position in numbers, and what it is worth
search              the action that leaves the best position
outlook, plan       what each seat will own at the end, and whole turns judged by it
players             the levels
luck, selfplay      whole games, with the luck of the dice taken down
weights, training   what was learned, and the course that learns it
"""
