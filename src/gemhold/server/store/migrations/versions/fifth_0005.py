"""Companions: tables with a real box, and what was entered there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "companions",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=24), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("touched", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_companions")),
    )
    op.create_table(
        "entries",
        sa.Column("companion_id", sa.String(length=24), nullable=False),
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("device", sa.String(length=32), nullable=False),
        sa.Column("stamp", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["companion_id"], ["companions.id"], name=op.f("fk_entries_companion_id")),
        sa.PrimaryKeyConstraint("companion_id", "id", name=op.f("pk_entries")),
        sa.UniqueConstraint("companion_id", "seq", name=op.f("uq_entries_companion_id_seq")),
    )


def downgrade() -> None:
    op.drop_table("entries")
    op.drop_table("companions")
