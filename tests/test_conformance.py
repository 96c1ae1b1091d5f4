"""Every game we ship passes the conformance suite, in every language."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

import gemhold
from gemhold.testing import CHECKS, Case, cases
from tests.modes import run

LOCALES = Path(gemhold.__file__).parent / "locales"
LANGUAGES = ("en", "sk", "cs", "ro")


def messages(language: str) -> set[str]:
    """Ids of all messages of a language."""
    files = sorted([*(LOCALES / language).glob("*.ftl"), *LOCALES.parent.glob(f"games/*/locales/{language}/*.ftl")])
    entries = [entry for file in files for entry in parse(file.read_text("utf-8")).body]
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


KNOWN = set.intersection(*(messages(language) for language in LANGUAGES))


@pytest.mark.parametrize("case", cases(gemhold.game("king"), known=KNOWN), ids=str)
@pytest.mark.parametrize("check", CHECKS.values(), ids=list(CHECKS))
def test_compiled(check: Callable[[Case], None], case: Case) -> None:
    check(case)


@pytest.mark.parametrize("number", range(5))
def test_geodia_in_plain_python(number: int) -> None:
    """Plain Python answers single questions about a large position much quicker than compiled code; both play the same games."""
    code = f"""
import gemhold, json
from gemhold.testing import CHECKS, cases
known = set(json.loads({json.dumps(sorted(KNOWN))!r}))
case = cases(gemhold.game("geodia"), known=known)[{number}]
for check in CHECKS.values():
    check(case)
print(case)
"""
    assert run(code, GEMHOLD_MODE="pure").startswith("geodia seats=")


def test_all_cases_of_geodia_are_run() -> None:
    assert len(cases(gemhold.game("geodia"))) == 5


def test_every_language_has_words() -> None:
    for language in LANGUAGES:
        assert len(messages(language)) > 50
