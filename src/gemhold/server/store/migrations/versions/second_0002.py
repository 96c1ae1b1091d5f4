"""Devices can be listed and ended; who ever sat at a table is kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tokens", sa.Column("seen", sa.Double(), nullable=False, server_default="0"))
    op.create_index(op.f("ix_tokens_player_id"), "tokens", ["player_id"], unique=False)
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("player_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_sitters_player_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_sitters_table_id")),
        sa.PrimaryKeyConstraint("table_id", "player_id", "seat", name=op.f("pk_sitters")),
    )
    op.execute(
        "INSERT INTO sitters (table_id, player_id, seat)"
        " SELECT table_id, player_id, seat FROM seats WHERE player_id IS NOT NULL AND kind <> 'open'"
    )
