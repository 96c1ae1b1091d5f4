"""Where compiled rules are kept, and when they are stale.

Numba's own stamp covers only the file of the cached function, so a kernel would keep an old rule from another file, or old
constants from a data table. This stamp covers all sources and data a function can depend on. Each stamp has its own folder, so
that custom and standard data can be cached side by side.
"""

from __future__ import annotations

import functools
import hashlib
import os
import shutil
from pathlib import Path
from typing import Any

from numba import config
from numba.core.caching import IndexDataCacheFile, _CacheLocator

from gemhold.core.kit.datadir import STANDARD, data_folder
from gemhold.core.plugins import homes

PACKAGE = Path(__file__).resolve().parents[2]
KEPT = 12  # folders of earlier stamps kept before the oldest are removed


def cache_root() -> Path:
    """`GEMHOLD_CACHE`, else the user's cache folder."""
    if chosen := os.environ.get("GEMHOLD_CACHE"):
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "gemhold"


@functools.cache
def _digest(folder: Path, pattern: str) -> bytes:
    digest = hashlib.sha256()
    for file in [folder] if folder.is_file() else sorted(folder.rglob(pattern)):
        digest.update(str(file.relative_to(folder)).encode())
        digest.update(file.read_bytes())
    return digest.digest()


@functools.cache
def stamp(game: str | None) -> str:
    """Fingerprint of everything compiled code of a game (None: of every game) depends on."""
    digest = hashlib.sha256(repr((config.BOUNDSCHECK, config.OPT, config.CPU_NAME)).encode())
    digest.update(_digest(PACKAGE / "core", "*.py"))
    for name, home in homes():
        if game in (None, name):
            digest.update(_digest(home, "*.py"))
            digest.update(_digest(home, "*.toml"))
        if name is not None and game in (None, name):
            digest.update(_digest(STANDARD / name, "*.toml"))
            digest.update(_digest(data_folder(name), "*.toml"))  # a custom folder may override only some files
    return digest.hexdigest()[:20]


def _game_of(file: Path) -> str | None:
    """The game a source file belongs to; None: no single game."""
    return next((name for name, home in homes() if name is not None and file.is_relative_to(home)), None)


def _root(file: Path) -> Path | None:
    """The source folder of Gemhold or of a plug-in that holds a file; None: neither."""
    return next((root for root in (PACKAGE, *(home for _, home in homes())) if file.is_relative_to(root)), None)


def _name(file: Path) -> str:
    """A file's path within its package: independent of the install location, so that equal sources share a cache entry."""
    root = _root(file)
    assert root is not None
    return file.relative_to(root.parent).as_posix().replace("/", ".")


@functools.cache
def compiled_folder(game: str | None) -> Path:
    """The cache folder for a game's compiled code at its current stamp (None: kernels over all games)."""
    root = cache_root()
    folder = root / f"{game or 'all'}-{stamp(game)}"
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    _prune(root, folder)
    return folder


def _prune(root: Path, keep: Path) -> None:
    def age(folder: Path) -> float:
        try:
            return folder.stat().st_mtime
        except OSError:  # another process removed it
            return 0.0

    folders = sorted((f for f in root.iterdir() if f.is_dir() and f != keep), key=age, reverse=True)
    for old in folders[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)


def _save_alone(self: Any, key: Any, data: Any, save: Any = IndexDataCacheFile.save) -> None:
    """Numba reads the index of a function's versions, adds one and writes it back. Two processes that do so at once could give
    their code the same name, and one would later run the other's: they wait for each other."""
    index = Path(self._index_path)
    try:
        import fcntl

        lock = index.with_suffix(".lock").open("w")
    except (ImportError, OSError):  # no such locks here, or a folder that cannot be written
        save(self, key, data)
        return
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        save(self, key, data)


IndexDataCacheFile.save = _save_alone


class PackageLocator(_CacheLocator):  # type: ignore[misc]
    """Tells Numba where to cache the functions of Gemhold and its plug-ins."""

    def __init__(self, function: Any, file: str) -> None:
        self._path = Path(file).resolve()
        self._line = function.__code__.co_firstlineno

    def get_cache_path(self) -> str:
        return str(compiled_folder(_game_of(self._path)))

    def get_source_stamp(self) -> str:
        return stamp(_game_of(self._path))

    def get_disambiguator(self) -> str:
        return f"{_name(self._path)}-{self._line}"

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> PackageLocator | None:
        path = Path(py_file)
        if not path.exists() or _root(path.resolve()) is None:
            return None
        locator = cls(py_func, py_file)
        try:
            locator.ensure_cache_path()
        except OSError:  # a read-only home: compile in memory
            return None
        return locator
