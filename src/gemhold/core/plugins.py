"""Plug-ins: games and bot levels that installed packages announce by entry points.

A package announces a game in its `pyproject.toml`:

    [project.entry-points."gemhold.games"]
    pig = "gemhold_pig:GAME"

Nothing is imported before it is needed: a name costs a look at the package's metadata, no more.
"""

from __future__ import annotations

import functools
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from gemhold.core.errors import BrokenPlugin, GemholdError

GAMES, BOTS = "gemhold.games", "gemhold.bots"


@functools.cache
def announced(group: str) -> tuple[EntryPoint, ...]:
    """Entry points of a group, in a stable order; a package listed twice on the path counts once."""
    found = {(entry.name, entry.value): entry for entry in entry_points(group=group)}
    return tuple(found[key] for key in sorted(found))


def load(entry: EntryPoint, kind: type) -> Any:
    """What an entry point stands for; BrokenPlugin if it cannot be imported or is something else."""
    place = f"{entry.group}, {entry.name} = {entry.value}"
    try:
        found = entry.load()
    except GemholdError:  # the game loads, but not with the data it was given
        raise
    except Exception as error:
        raise BrokenPlugin(f"{type(error).__name__}: {error}", place=place, hint="update or remove the package") from error
    if not isinstance(found, kind):
        raise BrokenPlugin(f"expected a {kind.__name__}, found {type(found).__name__}", place=place)
    return found


@functools.cache
def homes() -> tuple[tuple[str | None, Path], ...]:
    """Folders (or single files) whose sources compiled code may come from: (game, folder); bots belong to no one game."""
    games = [(entry.name, _home(entry.module)) for entry in announced(GAMES)]
    bots = [(None, _home(entry.module)) for entry in announced(BOTS)]
    return tuple(dict.fromkeys((name, home) for name, home in [*games, *bots] if home is not None))


def _home(module: str) -> Path | None:
    """Where a module lies, found without importing it or its parents: they may be what is being imported at the moment."""
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
