"""The tables of the database. `moves` is append-only; its unique key is the only concurrency control."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)
from sqlalchemy.types import JSON, BigInteger

from gemhold.core.contract import CHANCE

UNDO = -1  # as x of a move: undoes the last row that was not undone

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)
Serial = BigInteger().with_variant(Integer, "sqlite")  # SQLite autoincrements INTEGER only


class By(IntEnum):
    """Who decided a move."""

    PERSON = 0
    BOT = 1
    TIMER = 2
    CHANCE = 3
    RECORD = 4  # taken over from a record


@dataclass(slots=True)  # not frozen, which makes it cost twice as much: every move writes some
class LogRow:
    """One row of a table's log."""

    seq: int
    actor: int
    x: int
    by: By
    at: float

    @property
    def kind(self) -> str:
        return "undo" if self.x == UNDO else "chance" if self.actor == CHANCE else "action"


players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(24)),
    Column("created", Double, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256 of the cookie
    Column("player_id", ForeignKey("players.id"), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False, server_default="0"),  # last use, to the hour
    Index(None, "player_id"),
)

codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player_id", ForeignKey("players.id"), nullable=False),
    Column("expires", Double, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("asked", JSON, nullable=False),  # options as requested
    Column("options", JSON, nullable=False),  # resolved once the game starts
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("timer", Integer),
    Column("pace", Integer, nullable=False),
    Column("autostart", Boolean, nullable=False),
    Column("host_id", ForeignKey("players.id"), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("touched", Double, nullable=False),
    Column("due", Double),  # not null: the driver must act, at this time or later
    Column("rematch", String(24)),
    Column("rematch_of", String(24)),
    Column("scheme", SmallInteger, nullable=False, server_default="1"),  # of the dice
    Column("round", Integer, nullable=False, server_default="1"),  # of commitments; a new one begins if a reveal was broken off
    Column("called", Boolean, nullable=False, server_default=true()),  # may the game start as soon as all seats are ready
    Column("beginning", JSON(none_as_null=True)),  # steps of a record, until the game starts with them
    Column("taken", Integer, nullable=False, server_default="0"),  # how many steps are taken over from a record
    Index(None, "status", "public"),
    Index(None, "due"),
    Index(None, "host_id"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(24)),
    Column("level", String(24)),
    Column("player_id", ForeignKey("players.id")),  # the owner, also while a bot plays for them
    Column("entropy", String(64), nullable=False),
    Column("joinable", Boolean, nullable=False),
    Column("commits", Boolean, nullable=False, server_default=false()),  # does it contribute to the dice
    Column("commitment", String(64), nullable=False, server_default=""),
    Index(None, "player_id"),
)

sitters = Table(  # who ever sat at a table: with secrets, they know what another seat must not
    "sitters",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
)

results = Table(  # of finished games, by seat, as it was when they ended
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("player_id", ForeignKey("players.id")),
    Column("name", String(24)),
    Column("bot", String(24)),  # its level; null: a person's seat
    Column("colour", String(24), nullable=False),
    Column("score", Integer, nullable=False),
    Column("rank", SmallInteger, nullable=False),
    Column("game", String(24), nullable=False),
    Column("started", Double, nullable=False),
    Column("ended", Double, nullable=False),
    Index(None, "player_id", "ended"),
)

moves = Table(
    "moves",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("actor", SmallInteger, nullable=False),
    Column("x", Integer, nullable=False),
    Column("by", SmallInteger, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "seq"),
    sqlite_autoincrement=True,
)

chat = Table(
    "chat",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", SmallInteger),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "table_id", "id"),
    sqlite_autoincrement=True,
)

news = Table(  # SQLite only: notifies other workers of changes other than moves
    "news",
    metadata,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("table_id", String(24), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("worker", String(24), nullable=False),
    Column("at", Double, nullable=False),
    sqlite_autoincrement=True,
)

companions = Table(  # tables with a real box on them; whoever knows the id takes part
    "companions",
    metadata,
    Column("id", String(24), primary_key=True),  # made by the client, also without a connection
    Column("game", String(24), nullable=False),
    Column("seq", Integer, nullable=False),  # entries so far; its row is the lock under which they are numbered
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
)

entries = Table(  # what was entered there: a set that only grows
    "entries",
    metadata,
    Column("companion_id", ForeignKey("companions.id"), primary_key=True),
    Column("id", String(32), primary_key=True),  # made by the client: a second copy is no second entry
    Column("seq", Integer, nullable=False),
    Column("device", String(32), nullable=False),
    Column("stamp", BigInteger, nullable=False),
    Column("body", Text, nullable=False),  # JSON that only the client understands
    UniqueConstraint("companion_id", "seq"),
)

presence = Table(
    "presence",
    metadata,
    Column("stream", String(24), primary_key=True),
    Column("table_id", String(24), nullable=False),
    Column("player_id", String(24)),
    Column("worker", String(24), nullable=False),
    Column("seen", Double, nullable=False),
    Index(None, "table_id"),
)
