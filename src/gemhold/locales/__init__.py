"""Words for people: Fluent messages that Python and the browser share. A folder here is a language; a game brings its own words
in the folder its field `locales` names.

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
LANGUAGES = tuple(sorted(file.parent.name for file in FOLDER.glob("*/core.ftl")))  # the one list of them
FALLBACK = "en"
BROWSER_ONLY = "web.ftl"  # the file that Python has no use for


class WordsMissing(LookupError):
    """A message or one of its arguments is missing. Only strict words raise it: tests want to know, players want to play."""

    def __init__(self, language: str, message: str, why: str) -> None:
        super().__init__(f"{language}, {message}: {why}")
        self.language = language
        self.message = message


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    """All messages of a folder in one language; read when first needed."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((folder / language).glob("*.ftl")):
        if file.name != BROWSER_ONLY:
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def sources(folder: Path, language: str) -> str:
    """All messages of a folder in one language as Fluent source, those of the browser included."""
    return "\n".join(file.read_text("utf-8") for file in sorted((folder / language).glob("*.ftl")))


def choose(preferred: Sequence[str]) -> str:
    """The first language we speak, of tags such as sk-SK, sk_SK.UTF-8 or sk; English if none.

    >>> choose(["sk_SK.UTF-8"]), choose([])
    ('sk', 'en')
    """
    for tag in preferred:
        language = tag.replace("_", "-").split("-")[0].split(".")[0].strip().lower()
        if language in LANGUAGES:
            return language
    return FALLBACK


class Words:
    """One language's words.

    What is missing falls back to English and then to the message's id, so that nobody's game ends for a word.
    With `strict` it raises WordsMissing.
    """

    def __init__(self, language: str, *, strict: bool = False) -> None:
        self.language = language if language in LANGUAGES else FALLBACK
        self.strict = strict
        if strict and language not in LANGUAGES:
            raise WordsMissing(language, "", f"no such language; there are {', '.join(LANGUAGES)}")

    def __repr__(self) -> str:
        return f"<Words {self.language}>"

    def knows(self, message: str) -> bool:
        """Has this language the message itself?"""
        return _find(self.language, message)[1] is not None

    def say(self, message: str, /, **args: Any) -> str:
        """A message by its id, or `id.attribute`."""
        return self._say(message, args)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """What happened, with the players' names."""
        return self._say(event.id, self._named(event.args, names))

    def why(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """Why something is not possible."""
        return self._say(reason.code, self._named(reason.args, names))

    def error(self, error: GemholdError, names: Sequence[str] = ()) -> str:
        """What went wrong and what to do about it. The error's own English text has the details."""
        reason: Reason | None = getattr(error, "reason", None)
        if reason is not None:
            return self.why(reason, names)
        return f"{self._say(error.code, {'place': error.place})} {self._say(f'{error.code}.hint', {})}"

    def _named(self, args: Args, names: Sequence[str]) -> dict[str, Any]:
        """Players' names in the place of seats; Fluent knows numbers and texts only."""
        return {key: self._name(value, names) if isinstance(value, Seat) else value for key, value in args.items()}

    def _name(self, seat: Seat, names: Sequence[str]) -> str:
        return names[seat] if 0 <= seat < len(names) else self._say("player-number", {"n": seat + 1})

    def _say(self, message: str, args: Mapping[str, Any]) -> str:
        for language in dict.fromkeys((self.language, FALLBACK)):
            bundle, pattern = _find(language, message)
            if pattern is None:
                trouble = "no such message"
            else:
                text, errors = bundle.format_pattern(pattern, dict(args))
                if not errors:
                    return str(text)
                trouble = "; ".join(str(error) for error in errors)
            if self.strict:
                raise WordsMissing(language, message, trouble)
        return message


def _find(language: str, message: str) -> tuple[FluentBundle, Any]:
    """The pattern of a message or of its attribute, with the bundle it stands in; None if there is none."""
    name, _, attribute = message.partition(".")
    for folder in (FOLDER, *(game.locales for game in loaded() if game.locales is not None)):
        bundle = _bundle(folder, language)
        if bundle.has_message(name):
            found = bundle.get_message(name)
            return bundle, found.attributes.get(attribute) if attribute else found.value
    return bundle, None
