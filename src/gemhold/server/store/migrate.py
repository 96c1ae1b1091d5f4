"""Schema migration at startup. Safe with concurrent workers: one migrates, the others wait."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from gemhold.server.store.model import metadata

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x67656D686F6C64  # "gemhold", as an advisory lock of PostgreSQL


async def upgrade(writer: AsyncEngine) -> None:
    async with writer.connect() as connection:
        if await connection.run_sync(_version) == revisions()[0]:
            return  # as nearly always: the library need not even be loaded
    async with writer.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
        await connection.run_sync(_upgrade)


def revisions() -> list[str]:
    """All versions of the schema this Gemhold knows, the newest first: the numbers at the end of the files' names."""
    numbers = (file.stem.rpartition("_")[2] for file in (FOLDER / "versions").glob("*.py"))
    return sorted((number for number in numbers if number.isdecimal()), reverse=True)


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()


def _upgrade(connection: Connection) -> None:
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    script = ScriptDirectory(str(FOLDER))
    with EnvironmentContext(Config(), script, fn=lambda now, _: script._upgrade_revs("head", now)) as environment:
        environment.configure(connection=connection, target_metadata=metadata)
        environment.run_migrations()
