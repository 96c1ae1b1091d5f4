"""Seats commit to their entropy; tables made before keep the first scheme of the dice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("scheme", sa.SmallInteger(), nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("round", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("called", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.execute("UPDATE tables SET called = autostart")
    op.add_column("seats", sa.Column("commits", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("commitment", sa.String(length=64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "commitment")
    op.drop_column("seats", "commits")
    op.drop_column("tables", "called")
    op.drop_column("tables", "round")
    op.drop_column("tables", "scheme")
