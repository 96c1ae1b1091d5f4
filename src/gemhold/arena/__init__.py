"""Simulations: many games between bots. Results are arrays and numbers, without messages or console output.

experiment   what to play, split into seeded chunks
simulation   the results: a row per game, and a summary
simulate     runs an experiment in one process or several
"""
