"""Results of finished games are kept; a table can begin with the steps of a record."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("player_id", sa.String(length=24), nullable=True),
        sa.Column("name", sa.String(length=24), nullable=True),
        sa.Column("bot", sa.String(length=24), nullable=True),
        sa.Column("colour", sa.String(length=24), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("rank", sa.SmallInteger(), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("started", sa.Double(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"], name=op.f("fk_results_player_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_results_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
    )
    op.create_index(op.f("ix_results_player_id_ended"), "results", ["player_id", "ended"], unique=False)
    op.add_column("tables", sa.Column("beginning", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("taken", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tables", "taken")
    op.drop_column("tables", "beginning")
    op.drop_index(op.f("ix_results_player_id_ended"), table_name="results")
    op.drop_table("results")
