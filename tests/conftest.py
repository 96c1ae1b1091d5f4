"""What the tests need, as marks, and their order."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator
from pathlib import Path

import pytest

FOLDERS = {"tests/browser/": "browser", "tests/packaging/": "packaging"}


def pytest_configure(config: pytest.Config) -> None:
    """Processes side by side keep what they compile apart: Numba's cache can mix up what two of them add to it at once."""
    if worker := os.environ.get("PYTEST_XDIST_WORKER"):
        from gemhold.core.kit.cache import cache_root, stamp
        from gemhold.core.plugins import homes

        own = config.rootpath / ".pytest_cache" / "compiled" / worker
        _bring(cache_root(), own, {f"{name or 'all'}-{stamp(name)}" for name, _ in homes()})
        os.environ["GEMHOLD_CACHE"] = str(own)


def _bring(shared: Path, own: Path, names: set[str]) -> None:
    """What `gemhold warm` has compiled of the present sources and is not here yet."""
    for name in sorted(names):
        if (shared / name).exists() and not (own / name).exists():
            shutil.copytree(shared / name, own / name)


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Looking for examples in a module takes longer than importing it; few have any."""
    found = yield
    if not found or ">>>" in file_path.read_text("utf-8"):
        return found
    return [each for each in found if type(each).__name__ != "DoctestModule"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for folder, mark in FOLDERS.items():
            if item.nodeid.startswith(folder):
                item.add_marker(mark)
        if "postgresql" in _parameters(item):
            item.add_marker("postgres")
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> tuple[bool, bool, bool]:
    """Browser tests come last, in every process: Playwright keeps an event loop running in its thread until the session ends.
    The package is made and installed first, then come slow tests: no process should begin them when the others have ended."""
    marked = [item.get_closest_marker(name) is not None for name in ("browser", "packaging", "slow")]
    return marked[0], not marked[1], not marked[2]


def _parameters(item: pytest.Item) -> list[object]:
    call = getattr(item, "callspec", None)
    return list(call.params.values()) if call else []
