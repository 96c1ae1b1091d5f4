"""Options that several commands share."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from gemhold.core.game import Game, Option

LOCAL = "local"  # as in gemhold.arena.spread, which takes too long to import for a help text
SWITCH = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}


def _option(*names: str, metavar: str | None = None, help: str) -> Any:  # noqa: A002  # Typer's word
    """An optional option without a shown default."""
    return typer.Option(*names, metavar=metavar, help=help, show_default=False)


def _choose_home(home: str | None) -> str | None:
    if home:
        os.environ["GEMHOLD_HOME"] = home
    return home


GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game; `gemhold games` lists them.", show_default=False)]
Lang = Annotated[str | None, _option("--lang", help="Language, such as en or sk; by default that of your system.")]
Data = Annotated[str | None, _option("--data", metavar="DIR", help="Play with your own data files, such as printed card values.")]
Map = Annotated[str | None, _option("--map", metavar="MAP", help="standard, random, or a file with a layout.")]
Set = Annotated[list[str] | None, _option("--set", metavar="NAME=VALUE", help="Any other option of the game; may be repeated.")]
Json = Annotated[str | None, _option("--json", metavar="[FILE]", help="As JSON, to a file or to standard output.")]
Csv = Annotated[str | None, _option("--csv", metavar="FILE", help="As CSV, to a file (- is standard output).")]
On = Annotated[str, typer.Option("--on", metavar="PLACE", help="local, or ray://HOST:PORT for a Ray cluster.")]
Resume = Annotated[
    str | None, _option("--resume", metavar="FILE", help="Keep finished work in this file; the same command goes on from there.")
]
Home = Annotated[
    str | None, typer.Option(envvar="GEMHOLD_HOME", callback=_choose_home, help="Where tables are kept.", show_default=False)
]
Record = Annotated[str | None, _option("--record", metavar="FILE", help="Keep the game in a file when it ends or you leave.")]
Opponents = Annotated[str | None, _option("--bots", metavar="LEVEL,…", help="Levels of your opponents, such as greedy,random.")]


def load(name: str, data: str | None = None) -> Game:
    """Import a game, with custom data if given. The choice of data is fixed for the process, so it precedes the import."""
    if data is not None:
        os.environ["GEMHOLD_DATA"] = data
    import gemhold

    return gemhold.game(name)


def settings(game: Game, seats: int, layout: str | None, others: list[str] | None, seed: int) -> dict[str, Any]:
    """Validated options of a new match from `--map` and `--set`."""
    return game.settings(seats, raw_options(game, seats, layout, others), seed)


def raw_options(game: Game, seats: int, layout: str | None, others: list[str] | None) -> dict[str, Any]:
    """The options as given, with files loaded. `--map X` is short for `--set map=X`."""
    from gemhold.core.errors import BadOption

    game.check_seats(seats)
    chosen: dict[str, Any] = {}
    for text in [*(others or []), *([f"map={layout}"] if layout is not None else [])]:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadOption(f"{text!r} is not NAME=VALUE", place="--set", hint="for example: --set map=random")
        chosen[name] = _typed(game, name, value)
    known = {option.name: option for option in game.options}
    return {name: _read(known[name], seats, value) if name in known else value for name, value in chosen.items()}


def _typed(game: Game, name: str, value: str) -> Any:
    """Convert a command-line string to the type of the option's choices."""
    for option in game.options:
        for choice in option.choices if option.name == name else ():
            if str(choice).lower() == value.lower():
                return choice
        if option.name == name and isinstance(option.default, bool) and value.lower() in SWITCH:
            return SWITCH[value.lower()]
        if option.name == name and type(option.default) is int and value.lstrip("-").isdigit():
            return int(value)
    return value


def _read(option: Option, seats: int, value: Any) -> Any:
    """A choice by name, or the table from a file."""
    from gemhold.core.errors import BadOption

    if option.read is None or not isinstance(value, str) or value in option.choices:
        return value
    if not Path(value).is_file():
        names = ", ".join(map(str, option.choices))
        raise BadOption(f"{value!r} is neither a {option.name} nor a file", place=f"--{option.name}", hint=f"{names}, or a file")
    return option.read(Path(value), seats)


def write_whole(file: str, text: str) -> None:
    """Write a file atomically; - is standard output."""
    if file == "-":
        import sys

        sys.stdout.write(text)
        return
    path = Path(file)
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, file) from None


def journal_of(file: str | None) -> Path | None:
    return None if file is None else Path(file)


def check_writable(*files: str | None) -> None:
    """Report an unwritable file before long work starts."""
    from gemhold.core.errors import BadOption

    for file in files:
        if file is None or file == "-":
            continue
        path = Path(file)
        if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
            raise BadOption("cannot be written", place=file, hint="name a file in a folder that exists")
