"""Language and consoles: results on standard output, progress on standard error."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

    from gemhold.locales import Words

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def words_for(language: str | None) -> Words:
    """Messages in the requested language, else in that of the environment."""
    from gemhold.core.errors import BadOption
    from gemhold.locales import LANGUAGES, Words, choose

    if language:
        if language not in LANGUAGES:
            raise BadOption(f"no language {language!r}", place="--lang", hint=f"choose one of {', '.join(LANGUAGES)}")
        return Words(language)
    return Words(choose([value for name in VARIABLES if (value := os.environ.get(name))]))


def out(width: int | None = None) -> Console:
    """The console for results; prints text verbatim, without markup or highlighting."""
    from rich.console import Console

    return Console(width=width, highlight=False, markup=False, emoji=False)


def err() -> Console:
    from rich.console import Console

    return Console(stderr=True, highlight=False, markup=False, emoji=False)
