"""What Geodia is, for lists and menus."""

from __future__ import annotations

from gemhold.core.game import Option
from gemhold.core.seat_choice import STANDARD
from gemhold.games.geodia import layout
from gemhold.games.geodia.data import BARONS

NAME = "geodia"
RULES_VERSION = 2
OLDEST_RULES = 1  # games begun by these rules go on by them; the rules ask the position for its version
SEATS = range(2, 5)  # G1
COLOURS = ("green", "blue", "red", "yellow")  # of the standard barons
PACE = 150  # a turn has many small steps
ROUNDS = (8, 10)  # G16
OPTIONS = (
    Option("rounds", 8, "8 rounds with 4 events, or 10 with 5 for experienced players (G16)", choices=ROUNDS),
    Option("teams", False, "four players in two teams, seats 1 and 3 against 2 and 4 (G95)", choices=(False, True)),
    Option(
        "barons",
        STANDARD,
        "the ore baron of each seat: standard (emerald, sapphire, ruby, citrine), or names with commas or as a list (G11)",
        each=BARONS,
    ),
    Option(
        "map",
        layout.SHUFFLED,
        "the tiles shuffled as the game begins, or laid as you like (G10)",
        choices=(layout.SHUFFLED,),
        read=layout.from_file,
        draft=layout,
    ),
)
UNSUPPORTED: tuple[str, ...] = ()  # rules the game does not carry out: none
