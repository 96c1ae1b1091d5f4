"""The cards of King of the Dice with their exact chances, deck by deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from gemhold.cli.boards import CardList
from gemhold.games.king.data import BANDS, CARD_LIST, symbol_text
from gemhold.games.king.names import condition_text
from gemhold.games.king.odds import chance_of_card

if TYPE_CHECKING:
    from rich.console import RenderableType

    from gemhold.locales import Words


def card_list(words: Words) -> CardList:
    rows, decks = card_rows(words), deck_rows()
    return CardList(rows, {"decks": decks}, tables(rows, decks, words))


def card_rows(words: Words) -> list[dict[str, Any]]:
    from gemhold.cli.boards.king import effect_of

    return [
        {
            "deck": card.deck + 1,
            "card": card.id,
            "condition": condition_text(card.condition),
            "joker": symbol_text(card.joker),
            "effect": words.say("cli-king-effect", effect=effect_of(card.deck + 1, card.steals.name.lower())),
            "chance": round(chance_of_card(card.id - 1), 6),
            "source": card.source,
        }
        for card in CARD_LIST
    ]


def deck_rows() -> list[dict[str, Any]]:
    """Mean chance of each deck and its band (K38), and whether the means fall from deck to deck."""

    means = []
    for deck in range(len(BANDS)):
        own = [chance_of_card(card.id - 1) for card in CARD_LIST if card.deck == deck]
        means.append(sum(own) / len(own))
    return [
        {
            "deck": deck + 1,
            "mean": round(mean, 6),
            "low": low,
            "high": high,
            "in_band": low <= mean <= high,
            "falls": deck == 0 or mean < means[deck - 1],
        }
        for deck, (mean, (low, high)) in enumerate(zip(means, BANDS, strict=True))
    ]


def tables(rows: list[dict[str, Any]], decks: list[dict[str, Any]], words: Words) -> list[RenderableType]:

    from gemhold.cli.boards.king import conditions, face, percent

    out: list[RenderableType] = []
    for deck in decks:
        title = f"{deck['deck']} {words.say('king-citizen', deck=deck['deck'])}"
        ok = deck["in_band"] and deck["falls"]
        mark = words.say("cli-cards-in-band") if ok else words.say("cli-cards-out-of-band")
        band = f"{100 * deck['low']:.0f}–{100 * deck['high']:.0f} %"
        mean = words.say("cli-cards-mean", mean=f"{100 * deck['mean']:.1f}\u00a0%", band=band)
        verdict = (f"{'✔' if ok else '✘'} {mark}", "bold green" if ok else "bold red")
        out.append(Text.assemble((title, "bold"), f"  {mean}  ", verdict))
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(words.say("cli-king-card"), justify="right")
        table.add_column(words.say("cli-king-condition"), min_width=14, no_wrap=True)
        table.add_column(words.say("cli-king-joker"))
        table.add_column(words.say("cli-king-chance"), justify="right")
        table.add_column(words.say("cli-king-effect-heading"))
        for row in rows:
            if row["deck"] == deck["deck"]:
                chance = Text(f"{100 * row['chance']:.1f} %", percent(row["chance"]).style)
                table.add_row(str(row["card"]), conditions(row["card"], words), face(row["joker"]), chance, row["effect"])
        out += [table, Text()]
    return out
