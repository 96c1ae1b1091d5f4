"""The games."""

import sys
from types import ModuleType

from gemhold.core.registry import names, register


class _Games(ModuleType):
    """Importing this package puts it in the place of the function `gemhold.games`, so it answers the same call."""

    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = _Games

register("king", "gemhold.games.king:GAME")
register("geodia", "gemhold.games.geodia:GAME")
