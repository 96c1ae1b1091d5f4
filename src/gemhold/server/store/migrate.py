"""Schema migration at startup. Safe with concurrent workers: one migrates, the others wait."""

from __future__ import annotations

from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from gemhold.server.store.model import metadata

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x67656D686F6C64  # "gemhold", as an advisory lock of PostgreSQL


async def upgrade(writer: AsyncEngine) -> None:
    async with writer.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    script = ScriptDirectory(str(FOLDER))
    with EnvironmentContext(Config(), script, fn=lambda now, _: script._upgrade_revs("head", now)) as environment:
        environment.configure(connection=connection, target_metadata=metadata)
        environment.run_migrations()
