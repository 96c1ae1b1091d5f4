"""Every game we ship passes the conformance suite, in every language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

import gemhold
from gemhold.testing import CHECKS, Case, cases

LOCALES = Path(gemhold.__file__).parent / "locales"
LANGUAGES = ("en", "sk", "cs", "ro")


def messages(language: str) -> set[str]:
    """Ids of all messages of a language."""
    files = sorted((LOCALES / language).glob("*.ftl"))
    entries = [entry for file in files for entry in parse(file.read_text("utf-8")).body]
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


KNOWN = set.intersection(*(messages(language) for language in LANGUAGES))


@pytest.mark.parametrize(
    "case", [case for name in gemhold.game_names() for case in cases(gemhold.game(name), known=KNOWN)], ids=str
)
@pytest.mark.parametrize("check", CHECKS.values(), ids=list(CHECKS))
def test_conformance(check: Callable[[Case], None], case: Case) -> None:
    check(case)


def test_every_language_has_words() -> None:
    for language in LANGUAGES:
        assert len(messages(language)) > 50
