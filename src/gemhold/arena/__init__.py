"""Many games between bots, and what came out. No words and no console: results are arrays and numbers.

experiment   what is to be played, cut into seeded chunks
simulation   the result: a row per game, and its summary
simulate     playing an experiment, in one process or several
"""
