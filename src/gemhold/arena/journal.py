"""A journal of finished chunks, so that long work goes on where it was stopped.

The first line names the work; every other line holds the result of one chunk. Lines are only appended. A line cut off by a
crash is ignored, so its chunk is done again.
"""

from __future__ import annotations

import base64
import hashlib
import io
import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Any
from zipfile import BadZipFile

import numpy as np

from gemhold.core.errors import BadOption

Arrays = Mapping[str, np.ndarray]


def digest_of(work: Any) -> str:
    """A short hash of a description in JSON."""
    return hashlib.sha256(json.dumps(work, sort_keys=True).encode()).hexdigest()[:16]


def fingerprint(arrays: Iterable[np.ndarray]) -> str:
    """A short hash of whole numbers, whatever their width."""
    out = hashlib.sha256()
    for array in arrays:
        out.update(np.ascontiguousarray(array).astype("<i8").tobytes())
    return out.hexdigest()[:16]


def packed(arrays: Arrays) -> str:
    """Arrays as text.

    >>> unpacked(packed({"a": np.arange(3)}))["a"].tolist()
    [0, 1, 2]
    """
    out = io.BytesIO()
    np.savez_compressed(out, **arrays)  # type: ignore[arg-type]
    return base64.b85encode(out.getvalue()).decode()


def unpacked(text: str) -> dict[str, np.ndarray]:
    with np.load(io.BytesIO(base64.b85decode(text)), allow_pickle=False) as file:
        return {name: file[name] for name in file.files}


class Journal:
    """Results by the number of their chunk. Without a file they are only kept in memory."""

    def __init__(self, work: Any, path: Path | None = None) -> None:
        self.results: dict[int, dict[str, np.ndarray]] = {}
        self._work = digest_of(work)
        self._path = path
        self._file: IO[str] | None = None

    def __enter__(self) -> Journal:
        if self._path is not None:
            self._read(self._path)
            self._file = self._path.open("a", encoding="utf-8")
            if self._file.tell() == 0:
                self._append({"work": self._work})
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, chunk: int, result: Arrays) -> None:
        """Keep a chunk's result. A second result of the same chunk changes nothing."""
        if chunk in self.results:
            return
        self.results[chunk] = dict(result)
        self._append({"chunk": chunk, "result": packed(result)})

    def _append(self, line: dict[str, Any]) -> None:
        if self._file is not None:
            self._file.write(json.dumps(line) + "\n")
            self._file.flush()
            os.fsync(self._file.fileno())

    def _read(self, path: Path) -> None:
        try:
            text = path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise BadOption(f"cannot be read: {error.strerror}", place=str(path)) from None
        whole = text[: text.rfind(b"\n") + 1]
        if not whole:
            if text and not text.startswith(b"{"):
                raise BadOption("is not a journal", place=str(path), hint="name a new file")
            path.write_bytes(b"")
            return
        try:
            first, *rest = [json.loads(line) for line in whole.splitlines()]
            work, results = first["work"], {int(line["chunk"]): unpacked(line["result"]) for line in rest}
        except (KeyError, TypeError, ValueError, EOFError, OSError, BadZipFile) as error:
            raise BadOption("is not a journal", place=str(path), hint="name a new file") from error
        if work != self._work:
            raise BadOption("is the journal of other work", place=str(path), hint="repeat the same command, or name a new file")
        if len(whole) < len(text):
            os.truncate(path, len(whole))
        self.results = results
