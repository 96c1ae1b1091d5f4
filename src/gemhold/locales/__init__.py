"""Fluent messages, shared by Python and the browser. Each folder here is a language; a game's own messages are in the folder
named by its field `locales`.

>>> Words("sk").say("player-number", n=2)
'Hráč 2'
>>> choose(["de-AT", "cs-CZ", "en"])
'cs'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

from gemhold.core.args import Args, Seat
from gemhold.core.registry import loaded

if TYPE_CHECKING:
    from gemhold.core.errors import GemholdError, Reason
    from gemhold.core.game import Event

FOLDER = Path(__file__).parent
LANGUAGES = tuple(sorted(file.parent.name for file in FOLDER.glob("*/core.ftl")))
FALLBACK = "en"
# Not loaded by Python.
BROWSER_ONLY = ("web.ftl", "server.ftl", "learn.ftl", "lessons.ftl", "own.ftl", "editor.ftl", "companion.ftl")


class WordsMissing(LookupError):
    """A message or one of its arguments is missing. Raised only with `strict`, in tests."""

    def __init__(self, language: str, message: str, why: str) -> None:
        super().__init__(f"{language}, {message}: {why}")
        self.language = language
        self.message = message


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    """All messages of a folder in one language, loaded on first use."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((folder / language).glob("*.ftl")):
        if file.name not in BROWSER_ONLY:
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def sources(folder: Path, language: str) -> str:
    """All messages of a folder in one language as Fluent source, including those for the browser."""
    return "\n".join(file.read_text("utf-8") for file in sorted((folder / language).glob("*.ftl")))


def choose(preferred: Sequence[str]) -> str:
    """The first supported language among tags such as sk-SK, sk_SK.UTF-8 or sk; English if none.

    >>> choose(["sk_SK.UTF-8"]), choose([])
    ('sk', 'en')
    """
    for tag in preferred:
        language = tag.replace("_", "-").split("-")[0].split(".")[0].strip().lower()
        if language in LANGUAGES:
            return language
    return FALLBACK


class Words:
    """The messages of one language.

    A missing message falls back to English and then to its id, or raises WordsMissing with `strict`.
    """

    def __init__(self, language: str, *, strict: bool = False) -> None:
        self.language = language if language in LANGUAGES else FALLBACK
        self.strict = strict
        if strict and language not in LANGUAGES:
            raise WordsMissing(language, "", f"no such language; there are {', '.join(LANGUAGES)}")

    def __repr__(self) -> str:
        return f"<Words {self.language}>"

    def knows(self, message: str) -> bool:
        """Does this language have the message, without fallback?"""
        return _find(self.language, message)[1] is not None

    def say(self, message: str, /, **args: Any) -> str:
        """Format a message by its id, or `id.attribute`."""
        return self._say(message, args)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """Format an event, with the players' names."""
        return self._say(event.id, self._named(event.args, names))

    def why(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """Format a reason."""
        return self._say(reason.code, self._named(reason.args, names))

    def error(self, error: GemholdError, names: Sequence[str] = ()) -> str:
        """Format an error and its hint. Details are in the error's own English text."""
        reason: Reason | None = getattr(error, "reason", None)
        if reason is not None:
            return self.why(reason, names)
        return f"{self._say(error.code, {'place': error.place})} {self._say(f'{error.code}.hint', {})}"

    def _named(self, args: Args, names: Sequence[str]) -> dict[str, Any]:
        """Replace seats by players' names: Fluent supports only numbers and strings."""
        return {key: self._name(value, names) if isinstance(value, Seat) else value for key, value in args.items()}

    def _name(self, seat: Seat, names: Sequence[str]) -> str:
        return names[seat] if 0 <= seat < len(names) else self._say("player-number", {"n": seat + 1})

    def _say(self, message: str, args: Mapping[str, Any]) -> str:
        for language in dict.fromkeys((self.language, FALLBACK)):
            bundle, pattern = _find(language, message)
            if pattern is None:
                problem = "no such message"
            else:
                text, errors = bundle.format_pattern(pattern, dict(args))
                if not errors:
                    return str(text)
                problem = "; ".join(str(error) for error in errors)
            if self.strict:
                raise WordsMissing(language, message, problem)
        return message


def _find(language: str, message: str) -> tuple[FluentBundle, Any]:
    """The pattern of a message or attribute (None if missing), and the bundle that contains it."""
    name, _, attribute = message.partition(".")
    for folder in (FOLDER, *(game.locales for game in loaded() if game.locales is not None)):
        bundle = _bundle(folder, language)
        if bundle.has_message(name):
            found = bundle.get_message(name)
            return bundle, found.attributes.get(attribute) if attribute else found.value
    return bundle, None
