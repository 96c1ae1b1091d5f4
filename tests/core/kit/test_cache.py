"""Compiled code is stale as soon as anything it depends on changes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from numba.core.caching import IndexDataCacheFile

from gemhold.core.kit import cache, datadir


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small package of the same shape as ours."""
    for file, text in {
        "core/kit.py": "core",
        "games/__init__.py": "",
        "games/king/__init__.py": "",
        "games/king/rules/dice.py": "rules",
        "games/geodia/__init__.py": "",
        "bots/greedy.py": "bot",
        "data/king/cards.toml": "a = 1",
        "data/king/dice.toml": "b = 1",
        "data/geodia/tiles.toml": "c = 1",
        "elsewhere/pig/rules.py": "a plug-in",
        "elsewhere/clever.py": "a bot of one file",
    }.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text)
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    monkeypatch.setattr(cache, "STANDARD", tmp_path / "data")
    homes = (
        ("geodia", tmp_path / "games/geodia"),
        ("king", tmp_path / "games/king"),
        ("pig", tmp_path / "elsewhere/pig"),
        (None, tmp_path / "bots"),
        (None, tmp_path / "elsewhere/clever.py"),
    )
    monkeypatch.setattr(cache, "homes", lambda: homes)
    monkeypatch.setattr(datadir, "STANDARD", tmp_path / "data")
    monkeypatch.delenv("GEMHOLD_DATA", raising=False)
    forget()
    return tmp_path


def forget() -> None:
    cache._digest.cache_clear()
    cache.stamp.cache_clear()


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    yield
    forget()


def stamps() -> tuple[str, str, str]:
    """Of King, of Geodia, of everything."""
    forget()
    return cache.stamp("king"), cache.stamp("geodia"), cache.stamp(None)


@pytest.mark.parametrize(
    ("file", "stale"),
    [
        ("core/kit.py", (True, True, True)),
        ("core/new.py", (True, True, True)),
        ("games/king/rules/dice.py", (True, False, True)),
        ("games/king/rules/new.py", (True, False, True)),
        ("data/king/cards.toml", (True, False, True)),
        ("data/geodia/tiles.toml", (False, True, True)),
        ("bots/greedy.py", (False, False, True)),
        ("elsewhere/pig/rules.py", (False, False, True)),
        ("elsewhere/clever.py", (False, False, True)),
        ("core/notes.txt", (False, False, False)),
        ("games/__pycache__/x.pyc", (False, False, False)),
    ],
)
def test_what_makes_compiled_code_stale(package: Path, file: str, stale: tuple[bool, bool, bool]) -> None:
    before = stamps()
    assert stamps() == before
    (package / file).parent.mkdir(exist_ok=True)
    (package / file).write_text("changed")
    assert tuple(a != b for a, b in zip(before, stamps(), strict=True)) == stale


def test_an_owners_data(package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = package / "own" / "king"
    own.mkdir(parents=True)
    (own / "cards.toml").write_text("a = 2")
    before = stamps()
    monkeypatch.setenv("GEMHOLD_DATA", str(package / "own"))
    with_own = stamps()
    assert with_own[0] != before[0]
    assert with_own[1] == before[1], "the other game plays with ours"
    (package / "data/king/dice.toml").write_text("b = 2")
    assert stamps()[0] != with_own[0], "a file the owner does not replace counts too"


def test_moving_a_rule_to_another_file_counts(package: Path) -> None:
    before = stamps()
    (package / "games/king/rules/dice.py").rename(package / "games/king/rules/cubes.py")
    assert stamps()[0] != before[0]


def test_where_it_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GEMHOLD_CACHE", str(tmp_path / "own"))
    assert cache.cache_root() == tmp_path / "own"
    monkeypatch.delenv("GEMHOLD_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache.cache_root() == tmp_path / "gemhold"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache.cache_root() == Path.home() / ".cache" / "gemhold"


def test_old_folders_are_removed(tmp_path: Path) -> None:
    folders = [tmp_path / f"king-{number:02}" for number in range(20)]
    for age, folder in enumerate(folders):
        folder.mkdir()
        os.utime(folder, (1000 + age, 1000 + age))
    cache._prune(tmp_path, keep=folders[0])
    left = sorted(folder.name for folder in tmp_path.iterdir())
    assert left == ["king-00", *(f"king-{number:02}" for number in range(8, 20))]


@pytest.mark.parametrize(
    ("file", "game"),
    [
        ("games/king/rules/dice.py", "king"),
        ("elsewhere/pig/rules.py", "pig"),
        ("elsewhere/clever.py", None),
        ("core/playout.py", None),
        ("games/__init__.py", None),
    ],
)
def test_whose_code_it_is(package: Path, file: str, game: str | None) -> None:
    which: Callable[[Path], str | None] = cache._game_of
    assert which(package / file) == game


SAVING = """
import sys
from pathlib import Path
from numba.core.caching import IndexDataCacheFile
import gemhold.core.kit.cache
index = IndexDataCacheFile(sys.argv[1], "kernel", "stamp")
name = sys.argv[2]
(Path(sys.argv[1]) / name).touch()
while len(list(Path(sys.argv[1]).glob("ready-*"))) < 3:
    pass
for i in range(40):
    index.save((name, i), (name, i))
"""


def test_processes_that_compile_at_once_do_not_mix_up_their_code(tmp_path: Path) -> None:
    names = [f"ready-{i}" for i in range(3)]
    saving = [subprocess.Popen([sys.executable, "-c", SAVING, str(tmp_path), name]) for name in names]
    assert [process.wait(60) for process in saving] == [0, 0, 0]
    index = IndexDataCacheFile(str(tmp_path), "kernel", "stamp")
    assert all(index.load((name, i)) == (name, i) for name in names for i in range(40))
