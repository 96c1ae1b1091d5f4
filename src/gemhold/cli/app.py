"""All commands."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

import gemhold

COMMANDS = (
    "play",
    "simulate",
    "arena",
    "balance",
    "train",
    "bench",
    "replay",
    "cards",
    "games",
    "warm",
    "serve",
    "backup",
    "restore",
    "doctor",
    "verify",
)  # in the order of the help
OWN = ("--help", "--version")  # options that need no command


def _version(requested: bool) -> None:
    if requested:
        typer.echo(f"gemhold {gemhold.__version__}")
        raise typer.Exit


class Commands(TyperGroup):
    """Most people only want to play: what names no command serves the game and opens it."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or (args[0].startswith("-") and args[0] not in OWN):
            anywhere = [] if any(arg.startswith("--port") for arg in args) else ["--anywhere"]
            args = ["serve", "--open", *anywhere, *args]
        return super().parse_args(ctx, args)


def gemhold_command(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")] = False,
    debug: Annotated[bool, typer.Option("--debug", help="Show where an error comes from; works with every command.")] = False,
) -> None:
    """King of the Dice and Geodia: play them, watch them, study them. Unofficial.

    Without a command the games open in your browser; the options are those of serve, such as --port or --no-open.
    """


def _build() -> typer.Typer:
    app = typer.Typer(
        cls=Commands,
        subcommand_metavar="[COMMAND] [ARGS]...",
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    app.callback()(gemhold_command)
    for name in COMMANDS:
        module = f"gemhold.cli.{name}"
        if find_spec(module) is not None:  # the server is an optional extra
            app.command(name)(getattr(import_module(module), name))
    return app


app = _build()
