"""`gemhold warm`: compile ahead."""

from __future__ import annotations

from typing import Annotated

import typer

from gemhold.cli.options import Data, Lang


def warm(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; by default all.", show_default=False)] = None,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Compile rules, odds and bots ahead.

    Later starts are then fast. Does nothing if everything is compiled already.
    """
    import time

    import gemhold
    from gemhold.cli.compiling import parts_of, prepare
    from gemhold.cli.options import load
    from gemhold.cli.speech import out, words_for

    words = words_for(lang)
    for name in [game] if game else gemhold.game_names():
        start = time.perf_counter()
        loaded = load(name, data)
        steps = prepare(loaded, parts_of(loaded), words)
        if steps:
            out().print(f"{name}: {words.say('cli-compiled')}, {time.perf_counter() - start:.1f} s")
        else:
            out().print(f"{name}: {words.say('cli-compiled-before')}")
