"""The four languages say the same things, completely and in good form."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast as ftl

from gemhold.core import errors
from gemhold.locales import LANGUAGES, Words
from tests.locales import reading

OTHERS = [language for language in LANGUAGES if language != "en"]
# Words that a language really shares with English, and messages of signs and arguments alone.
SAME = {
    "sk": {"cli-arena-rating", "cli-seat-bot", "cli-simulated-bot", "geodia-title", "king-time"},
    "cs": {"cli-arena-rating", "cli-seat-bot", "cli-simulated-bot", "geodia-time", "geodia-title", "king-time"},
    "ro": {"cli-column-total", "cli-king-joker", "cli-seat-bot", "cli-simulated-bot", "geodia-time", "geodia-title", "king-time"}
    | {"king-option-map-standard"},
}
PUT_TOGETHER = {f"geodia-{what}-{kind}" for what in ("found", "sees") for kind in ("classic", "single")}  # ids a game computes


def error_codes() -> set[str]:
    """Codes of the errors of the core; the server's are its own."""
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.GemholdError)]
    return {kind.code for kind in kinds if kind is not errors.GemholdError}


# ---------------------------------------------------------------- completeness


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_read(language: str) -> None:
    for file in reading.files(language):
        junk = [entry.content for entry in reading.entries(file) if isinstance(entry, ftl.Junk)]
        assert not junk, file


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_stands_twice(language: str) -> None:
    ids = Counter(
        entry.id.name for file in reading.files(language) for entry in reading.entries(file) if isinstance(entry, ftl.Message)
    )
    assert [name for name, n in ids.items() if n > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_same_messages_in_same_files_as_english(language: str) -> None:
    here = {name: message.file for name, message in reading.messages(language).items()}
    assert here == {name: message.file for name, message in reading.messages("en").items()}


@pytest.mark.parametrize("language", OTHERS)
def test_same_arguments_as_english(language: str) -> None:
    for name in reading.messages("en"):
        assert reading.arguments(language, name) == reading.arguments("en", name), name


@pytest.mark.parametrize("language", OTHERS)
def test_same_variants_as_english(language: str) -> None:
    """A land or card forgotten in one language would silently get the default's name."""
    own = reading.messages(language)
    for name, message in reading.messages("en").items():
        for argument, keys in message.keys.items():
            assert own[name].keys.get(argument, keys) == keys, (name, argument)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", ["x", 0, 1, 2, 5, 22])
def test_every_message_can_be_said(language: str, value: int | str) -> None:
    words = Words(language, strict=True)
    for name in reading.shared(language):
        text = words.say(name, **dict.fromkeys(reading.arguments(language, name), value))
        assert text.strip(), name
        assert not re.search(r"[{}]", text), name


def test_every_event_reason_and_error_has_words() -> None:
    events, reasons, codes = reading.event_ids(), reading.reason_codes(), error_codes()
    assert len(events) > 20
    assert len(reasons) > 15
    assert len(codes) > 5
    assert (PUT_TOGETHER | events | reasons | codes) - set(reading.messages("en")) == set()


def test_games_give_what_messages_need() -> None:
    calls = reading.given()
    assert len(calls) > 80
    for name, arguments in calls:
        assert reading.arguments("en", name) <= arguments, name


def test_every_error_has_a_hint() -> None:
    assert {f"{code}.hint" for code in error_codes()} <= set(reading.messages("en"))


def test_no_message_is_unused() -> None:
    known = reading.shared("en")
    written, patterns = reading.mentions()
    used = PUT_TOGETHER | reading.event_ids() | reading.reason_codes() | error_codes() | written
    used |= {reference for message in known.values() for reference in message.references}
    names = [name for name in known if "." not in name]
    assert [name for name in names if name not in used and not any(p.fullmatch(name) for p in patterns)] == []


# ---------------------------------------------------------------- good form


@pytest.mark.parametrize("language", OTHERS)
def test_no_english_left(language: str) -> None:
    own, english = reading.shared(language), reading.shared("en")
    wordy = [name for name in english if re.search(r"[a-zA-Z]{2}", english[name].text)]
    assert {name for name in wordy if own[name].text == english[name].text} == SAME[language]


@pytest.mark.parametrize("language", OTHERS)
def test_the_browser_speaks_the_language(language: str) -> None:
    """Names, units and signs may be the same in its many small words, but not much more."""
    own, english = reading.messages(language), reading.messages("en")
    wordy = [name for name in english if name not in reading.shared("en") and re.search(r"[a-zA-Z]{2}", english[name].text)]
    same = [name for name in wordy if own[name].text == english[name].text]
    assert len(same) <= len(wordy) * 0.08, same


@pytest.mark.parametrize(
    ("language", "foreign"),
    [
        ("en", r"[\"“”]\w*['\"]|\w'\w"),
        ("sk", "[ěřůĚŘŮ]|[“\"]\\w|”|'"),
        ("cs", "[ľĺŕôäĽĹŔÔÄ]|[“\"]\\w|”|'"),
        ("ro", "[şţŞŢ“\"']"),
    ],
)
def test_own_letters_and_quotes(language: str, foreign: str) -> None:
    """Letters of the neighbour's language, Romanian cedillas and typewriter quotes give a translation away."""
    for name, message in reading.messages(language).items():
        assert not re.search(foreign, message.text), (name, message.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_stray_spaces(language: str) -> None:
    words = Words(language, strict=True)
    for name in reading.shared(language):
        text = words.say(name, **dict.fromkeys(reading.arguments(language, name), 2))
        assert not re.search(r"  | [,.;!?](\s|$)| $|\( | \)", text), (name, text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "most"), [("cli-king-land", 9), ("cli-king-citizen", 12), ("cli-king-effect", 32), ("cli-king-straight", 12)]
)
def test_terminal_words_fit_their_columns(language: str, name: str, most: int) -> None:
    texts = reading.messages(language)[name].text.strip().splitlines()
    assert texts
    assert [text for text in texts if len(text.strip()) > most] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_in_short_have_as_many_lines_as_in_english(language: str) -> None:
    assert len(Words(language).say("cli-king-rules").splitlines()) == len(Words("en").say("cli-king-rules").splitlines())
