"""What a worker tells the others of a change, as one line of text: NOTIFY of PostgreSQL.

A move's note has its rows, so that nobody reads them again. They stand behind the worker's name, where workers of an older
release, which run side by side with new ones while a server is updated, do not look for more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import orjson

from gemhold.server.store.model import By, LogRow

LONGEST = 7_999  # bytes PostgreSQL takes
MORE = "|"
MOVES = "moves"  # as a kind of change


@dataclass(frozen=True)
class Written:
    """Rows for the log of a table, and what they changed in the table itself (status, due and touched)."""

    rows: list[LogRow]
    change: dict[str, Any] | None = None


class Note(NamedTuple):
    table_id: str
    kind: str
    worker: str
    written: Written | None = None

    def text(self) -> str:
        """
        >>> Note("t", "moves", "w", Written([LogRow(4, 0, 17, By.PERSON, 1.5)])).text()
        't moves w|{"rows":[{"seq":4,"actor":0,"x":17,"by":0,"at":1.5}],"change":null}'
        """
        short = f"{self.table_id} {self.kind} {self.worker}"
        if self.written is None:
            return short
        long = short + MORE + orjson.dumps(self.written).decode()
        return long if len(long) <= LONGEST else short  # then the others read them


class Heard(NamedTuple):
    """A note of another worker. What it says of the rows is read only where somebody needs it."""

    table_id: str
    kind: str
    worker: str
    more: str = ""

    @property
    def written(self) -> Written | None:
        if not self.more:
            return None
        told = orjson.loads(self.more)
        return Written([LogRow(**row | {"by": By(row["by"])}) for row in told["rows"]], told["change"])


def read(text: str) -> Heard:
    """
    >>> read('t moves w|{"rows":[{"seq":4,"actor":0,"x":17,"by":0,"at":1.5}],"change":null}').written
    Written(rows=[LogRow(seq=4, actor=0, x=17, by=<By.PERSON: 0>, at=1.5)], change=None)
    >>> read("t chat w")
    Heard(table_id='t', kind='chat', worker='w', more='')
    """
    table_id, kind, rest = text.split(" ", 2)
    worker, _, more = rest.partition(MORE)
    return Heard(table_id, kind, worker, more)
