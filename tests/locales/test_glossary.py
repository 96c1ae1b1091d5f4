"""One word per concept: no message and no rules text says what the glossary forbids."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gemhold.locales import LANGUAGES
from tests.locales import reading

GLOSSARY: dict[str, Any] = tomllib.loads((reading.LOCALES / "glossary.toml").read_text("utf-8"))
SECTIONS = ("king", "geodia", "interface")
OTHERS = set(LANGUAGES) - {"en"}


def rules_of(language: str) -> list[Path]:
    return sorted((reading.ROOT / "web/src/games").glob(f"*/rules/{language}.md"))


def game_of(file: Path) -> str | None:
    parts = file.parts
    return parts[parts.index("games") + 1] if "games" in parts else None


def lines(file: Path) -> Iterator[tuple[str, str]]:
    """The message each line belongs to (none in rules), and what the line says, arguments included."""
    message = ""
    for line in file.read_text("utf-8").splitlines():
        if file.suffix == ".md":
            yield "", re.sub(r"<!--.*?-->|!\[[^\]]*\]\([^)]*\)", "", line)
        elif not line.startswith("#"):
            if start := re.match(r"([a-z][\w-]*) =", line):
                message = start[1]
            text = re.sub(r"^[a-z][\w-]* =|^\s*\.\w+ =|^\s*\*?\[[^\]]*\]|\{ \$\w+ ->$", "", line)
            yield message, re.sub(r"\{ [a-z][\w-]* \}", "", text).strip()


def forbidden(language: str) -> Iterator[str]:
    entries = [(re.compile(entry["pattern"], re.IGNORECASE), entry) for entry in GLOSSARY[language]]
    for file in [*reading.files(language), *rules_of(language)]:
        for message, text in lines(file):
            for pattern, entry in entries:
                if "game" in entry and entry["game"] != game_of(file):
                    continue
                if message in entry.get("unless", ()) or message not in entry.get("only", (message,)):
                    continue
                if pattern.search(text):
                    yield f"{file.relative_to(reading.ROOT)}, {message or 'rules'}: “{text}”; say: {entry['say']}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_forbidden_is_said(language: str) -> None:
    found = list(forbidden(language))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_concept_has_a_word_in_every_language(section: str) -> None:
    for concept, words in GLOSSARY[section].items():
        assert set(words) == OTHERS, concept
        assert all(words.values()), concept


def test_entries_are_complete() -> None:
    assert set(GLOSSARY) == {*SECTIONS, *LANGUAGES}
    for language in LANGUAGES:
        known = set(reading.messages(language))
        for entry in GLOSSARY[language]:
            assert {"pattern", "say"} <= set(entry) <= {"pattern", "say", "game", "unless", "only"}
            assert {*entry.get("unless", ()), *entry.get("only", ())} <= known, entry


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_colon_after_your_turn(language: str) -> None:
    """These follow “Your turn:”."""
    asks = {name: message for name, message in reading.messages(language).items() if re.match(r"[kg]-you-", name)}
    assert len(asks) > 30
    assert [name for name, message in asks.items() if ":" in message.text and name != "g-you-are-asked"] == []
