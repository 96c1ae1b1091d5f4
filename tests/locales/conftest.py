"""The words of a game are known once it is loaded."""

from __future__ import annotations

import pytest

from gemhold.core.registry import available


@pytest.fixture(autouse=True, scope="session")
def games() -> None:
    assert available()
