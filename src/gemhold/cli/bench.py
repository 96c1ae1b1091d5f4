"""`gemhold bench`: speed of random play, and the signature of the rules."""

from __future__ import annotations

from typing import Annotated

import typer

from gemhold.cli.options import Data, Json, Lang


def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; by default all.", show_default=False)] = None,
    seats: Annotated[int | None, typer.Option("--seats", help="Number of players.", show_default="the most")] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, max=600, help="Time for each measurement.")] = 2.0,
    signature: Annotated[bool, typer.Option("--signature", help="One hash over seeded games: same rules, same hash.")] = False,
    games: Annotated[int, typer.Option("--games", min=1, help="Games of each number of players in the signature.")] = 200,
    json: Json = None,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Measure the speed of random play.

    Decisions and games a second, the cost of a copy, the size of a position, the time until all is ready.
    """
    from json import dumps

    import gemhold
    from gemhold.cli.options import load, write_whole
    from gemhold.cli.speech import out, words_for

    words = words_for(lang)
    loaded = [load(name, data) for name in ([game] if game else gemhold.game_names())]
    if signature:
        from gemhold.cli.compiling import RULES, prepare
        from gemhold.cli.measure import signature_of

        hashes = {}
        for one in loaded:
            prepare(one, [RULES], words)
            hashes[one.name] = signature_of(one, games)
        if json is not None:
            write_whole(json, dumps({name: {"games": games, "signature": value} for name, value in hashes.items()}) + "\n")
            return
        for name, value in hashes.items():
            out().print(value if game else f"{name} {value}")
        return
    from gemhold.cli.measure import figures, figures_table

    measured = {one.name: figures(one, seats, seconds, words) for one in loaded}
    if json is not None:
        write_whole(json, dumps(measured) + "\n")
        return
    out().print(figures_table(measured, words))
