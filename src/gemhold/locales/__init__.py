"""Words for people, in four languages: Fluent messages that Python and the browser share.

>>> Words("sk").say("king-title")
'Kráľ kociek'
>>> choose(["de-AT", "cs-CZ", "en"])
'cs'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from gemhold.core.errors import GemholdError, Reason
    from gemhold.core.game import Event

LANGUAGES = ("en", "sk", "cs", "ro")
FALLBACK = "en"
BROWSER_ONLY = "web"  # how the names of files begin that Python has no use for
SEATS = ("seat", "from", "to", "partner", "victim", "owner")  # arguments that are seat numbers, and become players' names


class WordsMissing(LookupError):
    """A message or one of its arguments is missing. Only strict words raise it: tests want to know, players want to play."""

    def __init__(self, language: str, message: str, why: str) -> None:
        super().__init__(f"{language}, {message}: {why}")
        self.language = language
        self.message = message


@cache
def _bundle(language: str) -> FluentBundle:
    """All messages of a language; read when first needed."""
    bundle = FluentBundle([language], use_isolating=False)
    folder = files(__name__).joinpath(language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl") and not file.name.startswith(BROWSER_ONLY):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


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
        return _find(self.language, message) is not None

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

    def _named(self, args: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        return {key: self._name(value, names) if key in SEATS else value for key, value in args.items()}

    def _name(self, seat: Any, names: Sequence[str]) -> str:
        if isinstance(seat, int) and 0 <= seat < len(names):
            return names[seat]
        return self._say("player-number", {"n": seat + 1}) if isinstance(seat, int) else str(seat)

    def _say(self, message: str, args: Mapping[str, Any]) -> str:
        for language in dict.fromkeys((self.language, FALLBACK)):
            pattern = _find(language, message)
            if pattern is None:
                trouble = "no such message"
            else:
                text, errors = _bundle(language).format_pattern(pattern, dict(args))
                if not errors:
                    return str(text)
                trouble = "; ".join(str(error) for error in errors)
            if self.strict:
                raise WordsMissing(language, message, trouble)
        return message


def _find(language: str, message: str) -> Any:
    """The pattern of a message or of its attribute; None if there is none."""
    name, _, attribute = message.partition(".")
    bundle = _bundle(language)
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    return found.attributes.get(attribute) if attribute else found.value
