"""`gemhold doctor`: is everything there that a server needs, and what to do if not."""

from __future__ import annotations

from typing import Annotated

import typer

from gemhold.cli.options import Home, Json, Lang
from gemhold.cli.serve import PORT

STYLES = {"good": ("✓", "green"), "warning": ("!", "yellow"), "bad": ("✗", "red")}
ILL = 1  # exit code


def doctor(
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port the server is to listen on.")] = PORT,
    home: Home = None,
    json: Json = None,
    lang: Lang = None,
) -> None:
    """Check versions, folders, the database, the clock and the port, and say how to mend what is wrong."""
    import os

    os.environ.setdefault("GEMHOLD_MODE", "pure")  # nothing to compile here
    from gemhold.cli import running
    from gemhold.cli.speech import out, words_for
    from gemhold.core.kit.cache import cache_root
    from gemhold.server.doctor import Grade, examine

    words = words_for(lang)
    findings = list(examine(port, running.address(), cache_root()))
    if json is not None:
        from json import dumps

        from gemhold.cli.options import write_whole

        write_whole(json, dumps([{"code": one.code, "grade": one.grade.value, **one.args} for one in findings], indent=2) + "\n")
    else:
        for one in findings:
            sign, style = STYLES[one.grade]
            out().print(f"{sign} {words.say(f'doctor-{one.code}', **one.args)}", style=style, soft_wrap=True)
            if one.grade is not Grade.GOOD:
                out().print(f"  → {words.say(f'doctor-{one.code}.fix', **one.args)}", soft_wrap=True)
    if any(one.grade is Grade.BAD for one in findings):
        raise typer.Exit(ILL)
