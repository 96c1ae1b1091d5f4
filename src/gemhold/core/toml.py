"""Data files: TOML with provenance. Errors name the file and the entry."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeVar

from gemhold.core.errors import BadData

SOURCES = ("manual", "reconstructed", "house", "owner")
_MISSING = object()
T = TypeVar("T")


class Entry:
    """One table of a data file, with typed access to its values."""

    def __init__(self, file: Path, name: str, data: Any) -> None:
        self.file = file
        self.name = name
        if not isinstance(data, dict):
            raise self.error("expected a table")
        self.data: dict[str, Any] = data

    def error(self, message: str, hint: str = "") -> BadData:
        return BadData(message, place=f"{self.file.name}, {self.name}", hint=hint)

    def get(self, key: str, kind: type[T], default: Any = _MISSING) -> T:
        value = self.data.get(key, default)
        if value is _MISSING:
            raise self.error(f"{key!r} is missing")
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.error(f"{key!r} is {value!r}, expected {kind.__name__}")
        return value

    def number(self, key: str, low: int, high: int, default: Any = _MISSING) -> int:
        value = self.get(key, int, default)
        if not low <= value <= high:
            raise self.error(f"{key!r} is {value}, expected {low} to {high}")
        return value

    def choice(self, key: str, choices: tuple[str, ...]) -> str:
        value = self.get(key, str)
        if value not in choices:
            raise self.error(f"{key!r} is {value!r}", hint=f"one of {', '.join(choices)}")
        return value

    def texts(self, key: str, default: Any = _MISSING) -> list[str]:
        value = self.get(key, list, default)
        if not all(isinstance(item, str) for item in value):
            raise self.error(f"{key!r} must hold strings only")
        return value

    def numbers(self, key: str, default: Any = _MISSING) -> list[int]:
        value = self.get(key, list, default)
        if not all(type(item) is int for item in value):
            raise self.error(f"{key!r} must hold whole numbers only")
        return value

    def table(self, key: str) -> Entry:
        return Entry(self.file, f"{self.name}.{key}" if self.name else key, self.get(key, dict))

    def tables(self, key: str) -> list[Entry]:
        items = self.get(key, list)
        prefix = f"{self.name}." if self.name else ""
        return [Entry(self.file, f"{prefix}{key} {number}", item) for number, item in enumerate(items, 1)]

    def by_seat(self, key: str, seats: int, kind: type[T]) -> list[tuple[int, T]]:
        """A table with values for some seats, which files count from 1: `{ 1 = "a1 a2", 3 = "c4" }`."""
        known = {str(seat + 1): seat for seat in range(seats)}
        inner = Entry(self.file, f"{self.name}.{key}" if self.name else key, self.get(key, dict, {}))
        inner.only(*known)
        return [(known[seat], inner.get(seat, kind)) for seat in inner.data]

    def source(self) -> str:
        """The provenance of the entry, which is required."""
        return self.choice("source", SOURCES)

    def only(self, *keys: str) -> None:
        """Reject unknown keys, so that a misspelt key is an error."""
        for key in self.data:
            if key not in keys:
                raise self.error(f"unknown key {key!r}", hint=f"known: {', '.join(keys)}")


def read(file: Path) -> Entry:
    try:
        text = file.read_bytes().decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"cannot be read: {error}", place=str(file)) from None
    return parsed(text, file)


def parsed(text: str, file: Path) -> Entry:
    """The text of a file that may come from anywhere."""
    try:
        return Entry(file, "", tomllib.loads(text))
    except (ValueError, RecursionError) as error:  # a number of thousands of digits, or tables without end
        raise BadData(f"not TOML: {error}", place=file.name) from None
