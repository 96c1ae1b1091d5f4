"""All commands."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Annotated

import typer

import gemhold

COMMANDS = ("play", "simulate", "bench", "replay", "cards", "games", "warm", "serve", "verify")  # in the order of the help


def _version(requested: bool) -> None:
    if requested:
        typer.echo(f"gemhold {gemhold.__version__}")
        raise typer.Exit


def gemhold_command(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")] = False,
    debug: Annotated[bool, typer.Option("--debug", help="Show where an error comes from; works with every command.")] = False,
) -> None:
    """King of the Dice and Geodia: play them, watch them, study them. Unofficial."""


def _build() -> typer.Typer:
    app = typer.Typer(add_completion=False, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.callback()(gemhold_command)
    for name in COMMANDS:
        module = f"gemhold.cli.{name}"
        if find_spec(module) is not None:  # the server is an optional extra
            app.command(name)(getattr(import_module(module), name))
    return app


app = _build()
