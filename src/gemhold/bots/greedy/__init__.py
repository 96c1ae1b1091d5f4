"""Greedy bots with one step of look-ahead, a file per game."""

from gemhold.bots import Level

LEVEL = Level(
    "greedy",
    order=20,
    players={"king": "gemhold.bots.greedy.king:Player", "geodia": "gemhold.bots.greedy.geodia:Player"},
)
