"""The order of the suite."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright keeps an event loop running in this thread until the session ends."""
    items.sort(key=lambda item: item.nodeid.startswith("tests/browser/"))
