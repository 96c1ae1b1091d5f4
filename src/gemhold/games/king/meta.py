"""Metadata of King of the Dice."""

from __future__ import annotations

from gemhold.core.game import Option
from gemhold.core.seat_choice import STANDARD
from gemhold.games.king import drafting, layout

NAME = "king"
RULES_VERSION = 1
SEATS = range(2, 5)  # K1
COLOURS = ("purple", "yellow", "turquoise", "black")  # K5
USUAL, FAIR = "usual", "fair"  # K80
OPTIONS = (
    Option(
        "map",
        "standard",
        "standard for the number of players, random from the seed, or a layout of your own (K19)",
        choices=("standard", "random"),
        drawn=("random",),
        read=layout.from_file,
        draft=drafting,
    ),
    Option("start", USUAL, "fair: whoever plays late begins with more (K80)", choices=(USUAL, FAIR)),
    Option(
        "colours",
        STANDARD,
        "the colour of each seat: standard (purple, yellow, turquoise, black), or names with commas or as a list (K5, K16)",
        each=COLOURS,
    ),
)
UNSUPPORTED: tuple[str, ...] = ()  # rules that are not implemented
