"""Signs and colours of Geodia in the terminal. Every colour comes with a sign or a letter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.text import Text

from gemhold.cli.boards import sign_of
from gemhold.games.geodia.data import BARON_LIST, GOODS, RESOURCES
from gemhold.games.geodia.meta import COLOURS

if TYPE_CHECKING:
    from gemhold.locales import Words

INK = "#2a2018"
SEAT_GROUND = {"green": "#2f8f4e", "blue": "#2d62b8", "red": "#b8322b", "yellow": "#f2b705"}
SEAT_INK = {"green": "#ffffff", "blue": "#ffffff", "red": "#ffffff", "yellow": INK}
SEAT_LINE = {"green": "#4fc177", "blue": "#6d9bf0", "red": "#ff6f66", "yellow": "#d9a404"}  # on the terminal's own ground
GOOD_STYLE = {
    "sulphur": f"bold {INK} on #e8d44d",
    "wood": "bold #ffffff on #4d7a34",
    "iron": "bold #ffffff on #8c3b2a",
    "water": "bold #ffffff on #2f7fb5",
    "gems": "bold",
}
LAND, ROAD_LAND, MINE_LAND, DRAGON_LAND, RIM = "#e9dcb8", "#cdb98b", "#5d5a66", "#4a1509", "#3a3a44"
MINE_INK, DRAGON_INK, RIM_INK = "#ffffff", "#ffb02e", "#ffffff"
GLOW = "bold #ffcf4a"
WARN = "bold yellow"
GEM, HOME, ROAD, RAIL, WALL, LIGHT, HEAVY, CHEST, LINK = "◇", "⌂", "──", "══", "▒", "↑", "⇑", "▣", "◎"
SHOT, SPENT, TARGET, KNOWN, CUT, TURN = "✸", "∅", "◂", "?", "!", "▶"
HEAVIES = ("trebuchet", "railway-artillery")
BARON_OF = {baron.colour: baron.name for baron in BARON_LIST}


def strong(text: str) -> Text:
    """Bold, as a span: a map takes over spans alone."""
    return Text.assemble((text, "bold"))


def seat_line(seat: int) -> str:
    return f"bold {SEAT_LINE[COLOURS[seat]]}"


def seat_ground(seat: int) -> str:
    return f"{SEAT_INK[COLOURS[seat]]} on {SEAT_GROUND[COLOURS[seat]]}"


def seat_sign(seat: int) -> Text:
    return Text(sign_of(seat), seat_line(seat))


def letter(words: Words, good: str) -> str:
    return GEM if good == "gems" else words.say("cli-geodia-letter", good=good)


def good_sign(words: Words, good: str) -> Text:
    return Text(letter(words, good), GOOD_STYLE[good])


def land_signs(words: Words, resources: Sequence[str] | None) -> Text:
    out = Text()
    for good in resources or ():
        out.append_text(good_sign(words, good))
    return out


def price_text(words: Words, price: Mapping[str, int], short: Mapping[str, int] | None = None) -> Text:
    """2W 1I; what is missing is marked."""
    parts = [
        Text.assemble((str(price[good]), WARN if short and good in short else ""), good_sign(words, good))
        for good in GOODS
        if price.get(good)
    ]
    out = Text(" ").join(parts) if parts else Text(words.say("cli-geodia-free"))
    if short:
        out.append(CUT, WARN)
    return out


def stock_text(words: Words, stock: Mapping[str, int]) -> Text:
    return Text(" ").join(Text.assemble(str(stock[good]), good_sign(words, good)) for good in RESOURCES)


def figures_text(workers: int, engineers: int) -> str:
    """Workers, and engineers behind a plus.

    >>> figures_text(2, 0), figures_text(2, 1), figures_text(0, 1)
    ('2', '2+1', '0+1')
    """
    return f"{workers}+{engineers}" if engineers else str(workers)


def mine_text(mine: Mapping[str, Any]) -> str:
    """246◇2: on 2, 4 and 6 two gems for each figure; ×1◇5: five gems, once."""
    return f"{'×1' if mine['single'] else ''.join(map(str, mine['numbers']))}{GEM}{mine['gems']}"


def machine_sign(kind: str) -> str:
    return HEAVY if kind in HEAVIES else LIGHT
