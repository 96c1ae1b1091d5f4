"""What the tests need, as marks, and their order."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

FOLDERS = {"tests/browser/": "browser", "tests/packaging/": "packaging"}


def pytest_configure(config: pytest.Config) -> None:
    """Processes side by side keep what they compile apart: Numba's cache can mix up what two of them add to it at once."""
    if worker := os.environ.get("PYTEST_XDIST_WORKER"):
        from gemhold.core.kit.cache import cache_root

        own = config.rootpath / ".pytest_cache" / "compiled" / worker
        _bring(cache_root(), own)
        os.environ["GEMHOLD_CACHE"] = str(own)


def _bring(shared: Path, own: Path) -> None:
    """What `gemhold warm` has compiled and is not here yet."""
    for folder in shared.iterdir() if shared.exists() else ():
        if not (own / folder.name).exists():
            shutil.copytree(folder, own / folder.name)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for folder, mark in FOLDERS.items():
            if item.nodeid.startswith(folder):
                item.add_marker(mark)
        if _database(item) == "postgresql":
            item.add_marker("postgres")
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> tuple[bool, bool, bool]:
    """Browser tests come last, in every process: Playwright keeps an event loop running in its thread until the session ends.
    The package is made and installed first, then come slow tests: no process should begin them when the others have ended."""
    marked = [item.get_closest_marker(name) is not None for name in ("browser", "packaging", "slow")]
    return marked[0], not marked[1], not marked[2]


def _database(item: pytest.Item) -> object:
    call = getattr(item, "callspec", None)
    return call.params.get("database") if call else None
