"""The messages a game may use: those that exist in every language."""

from __future__ import annotations

from collections.abc import Container

from gemhold.locales import LANGUAGES, Words


class Spoken(Container[str]):
    """Ids of messages that exist in every language, including those of loaded games."""

    def __init__(self) -> None:
        self._words = [Words(language) for language in LANGUAGES]

    def __contains__(self, message: object) -> bool:
        return isinstance(message, str) and all(words.knows(message) for words in self._words)
