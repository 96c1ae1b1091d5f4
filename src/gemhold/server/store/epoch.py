"""Which database this is: the number changes when a backup is restored over it.

A worker keeps tables in memory. If it went on with them after a restore, it would write moves behind ones that are not there; so
every write checks the epoch in its own transaction, and a worker that finds another one starts anew.
"""

from __future__ import annotations

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

SQLITE = "PRAGMA user_version"  # which a restore counts up
POSTGRESQL = "CAST(CAST('moves' AS regclass) AS oid)"  # pg_restore makes the table anew

_EPOCH = {"sqlite": text(SQLITE), "postgresql": text(f"SELECT CAST({POSTGRESQL} AS bigint)")}


class Restored(ConnectionError):
    """A backup was restored: what this worker knows of tables is about another database."""

    def __init__(self) -> None:
        super().__init__("a backup was restored")


async def epoch_of(connection: AsyncConnection) -> int:
    return int((await connection.execute(_EPOCH[connection.dialect.name])).scalar_one())
