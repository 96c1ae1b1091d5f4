"""`gemhold cards`: the cards of a game with their exact chances."""

from __future__ import annotations

from typing import Any

from gemhold.cli.options import Csv, Data, GameName, Json, Lang


def cards(game: GameName, json: Json = None, csv: Csv = None, data: Data = None, lang: Lang = None) -> None:
    """List the cards with their exact chances.

    Condition, joker, effect, and the chance of success in three rolls played for the card alone.
    """
    from json import dumps

    from gemhold.cli.boards import board_of
    from gemhold.cli.compiling import prepare, shown_parts
    from gemhold.cli.options import load, write_whole
    from gemhold.cli.speech import out, words_for
    from gemhold.core.errors import BadOption

    words = words_for(lang)
    loaded = load(game, data)
    prepare(loaded, shown_parts(loaded), words)
    found = board_of(loaded).cards(words)
    if found is None:
        raise BadOption(f"{game} has no list of cards", place="game", hint="gemhold games lists the games")
    if json is not None:
        write_whole(json, dumps({"cards": found.rows} | found.more, indent=2, ensure_ascii=False) + "\n")
    if csv is not None:
        write_whole(csv, as_csv(found.rows))
    if json is None and csv is None:
        console = out()
        for part in found.shown:
            console.print(part)


def as_csv(rows: list[dict[str, Any]]) -> str:
    import csv
    import io

    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()
