"""Plug-ins: games and bot levels that installed packages declare as entry points.

A package declares a game in its `pyproject.toml`:

    [project.entry-points."gemhold.games"]
    pig = "gemhold_pig:GAME"

Plug-ins are imported on first use; listing their names only reads package metadata.
"""

from __future__ import annotations

import functools
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from gemhold.core.errors import BrokenPlugin, GemholdError

GAMES, BOTS, TRAINING = "gemhold.games", "gemhold.bots", "gemhold.training"


@functools.cache
def announced(group: str) -> tuple[EntryPoint, ...]:
    """Entry points of a group, in a stable order; a package listed twice on the path counts once."""
    found = {(entry.name, entry.value): entry for entry in entry_points(group=group)}
    return tuple(found[key] for key in sorted(found))


def load(entry: EntryPoint, kind: type) -> Any:
    """The object of an entry point; BrokenPlugin if it cannot be imported or has another type."""
    place = f"{entry.group}, {entry.name} = {entry.value}"
    try:
        found = entry.load()
    except GemholdError:  # the plug-in works, but its data files are invalid
        raise
    except Exception as error:
        raise BrokenPlugin(f"{type(error).__name__}: {error}", place=place, hint="update or remove the package") from error
    if not isinstance(found, kind):
        raise BrokenPlugin(f"expected a {kind.__name__}, found {type(found).__name__}", place=place)
    return found


@functools.cache
def homes() -> tuple[tuple[str | None, Path], ...]:
    """The folders (or files) compiled code may come from, as (game, folder); bots belong to no single game."""
    games = [(entry.name, _home(entry.module)) for entry in announced(GAMES)]
    bots = [(None, _home(entry.module)) for entry in announced(BOTS)]
    return tuple(dict.fromkeys((name, home) for name, home in [*games, *bots] if home is not None))


def _home(module: str) -> Path | None:
    """The location of a module, found without importing it or its parents: one of them may be in the middle of its import."""
    top, *parts = module.split(".")
    spec = find_spec(top)
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).resolve()
    if not spec.submodule_search_locations:
        return home
    home = home.parent
    for part in parts:
        if not (home / part).is_dir():
            break  # a module of this package
        home /= part
    return home
