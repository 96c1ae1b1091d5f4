"""The rules shown in the app tell every rule of docs/rules, in every language, and mark our rulings as such.

A paragraph or list item of `web/src/games/<game>/rules/<language>.md` ends with a comment
that names its rules: `<!-- K22 K23 -->`.
The last section of each text lists our rulings: what docs/rules marks with [R] and [D].
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from gemhold.locales import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
SHEETS = {"king": ("king-of-the-dice.md", "K"), "geodia": ("geodia.md", "G")}
#: Rules that need no words in the app, each with the reason.
NOT_TOLD = {
    "K56": "an example of K22 and K50",
    "K76": "an example of K71 to K75",
    "G86": "examples of G83 and G84",
    "G99": "the app itself: it counts and rolls for the players",
}
COMMENT = re.compile(r"<!--(.*?)-->", re.DOTALL)


@cache
def rules(game: str) -> dict[str, str]:
    """The text of each rule by its id. An id begins a rule at the start of a list item or after a sentence."""
    name, letter = SHEETS[game]
    text = (ROOT / "docs" / "rules" / name).read_text("utf-8")
    out: dict[str, str] = {}
    for item in re.split(r"^(?=- |#|$)", text, flags=re.MULTILINE):
        parts = re.split(rf"(?:^- |(?<=[.)])\s+)({letter}\d+)\b", item)
        out.update(zip(parts[1::2], parts[2::2], strict=True))
    return out


def lines(game: str, language: str) -> list[str]:
    return (ROOT / f"web/src/games/{game}/rules/{language}.md").read_text("utf-8").splitlines()


def told(text: list[str]) -> set[str]:
    return {rule for line in text for comment in COMMENT.findall(line) for rule in comment.split()}


def last_section(text: list[str]) -> list[str]:
    return text[max(i for i, line in enumerate(text) if line.startswith("## ")) :]


@pytest.mark.parametrize("game", SHEETS)
def test_rules_are_found(game: str) -> None:
    _, letter = SHEETS[game]
    assert len(rules(game)) > 40
    assert all(text.strip() for text in rules(game).values())
    assert {rule for rule in NOT_TOLD if rule[0] == letter} <= set(rules(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHEETS)
def test_every_rule_is_told(game: str, language: str) -> None:
    found = told(lines(game, language))
    assert sorted(set(rules(game)) - set(NOT_TOLD) - found) == [], "rules that the text does not tell"
    assert sorted(found - set(rules(game))) == [], "ids that no rule has"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHEETS)
def test_rulings_are_marked_as_ours(game: str, language: str) -> None:
    ours = {rule for rule, text in rules(game).items() if re.search(r"\[[RD]", text)} - set(NOT_TOLD)
    assert sorted(ours - told(last_section(lines(game, language)))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHEETS)
def test_all_languages_have_the_same_structure(game: str, language: str) -> None:
    def structure(text: list[str]) -> list[tuple[str, list[str]]]:
        """What each line is (heading, list item, text or empty), and its rules."""
        return [(re.sub(r"[^#-].*", "", line) or (line[:1] and "text"), COMMENT.findall(line)) for line in text]

    assert structure(lines(game, language)) == structure(lines(game, "en"))


@pytest.mark.parametrize("game", SHEETS)
def test_comments_end_their_line(game: str) -> None:
    for language in LANGUAGES:
        assert [line for line in lines(game, language) if "<!--" in line and not line.endswith("-->")] == []
