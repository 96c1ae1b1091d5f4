"""The conformance suite for authors of games, as a pytest plug-in: `pytest --gemhold-game pig`.

Adds a test for every check and every case of the game: all numbers of seats, every choice of every option. The game must be an
installed plug-in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from gemhold.testing.case import Case


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("gemhold")
    group.addoption("--gemhold-game", action="append", default=[], metavar="NAME", help="run the conformance suite on a game")
    group.addoption("--gemhold-seeds", type=int, default=1, metavar="N", help="random games for each case [1]")


def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    for name in config.getoption("--gemhold-game"):
        collector = Conformance.from_parent(session, name=f"gemhold-{name}", game=name)
        items.extend(collector.collect())


class Conformance(pytest.Collector):
    """The checks of one game."""

    def __init__(self, *, game: str, **more: object) -> None:
        super().__init__(**more)  # type: ignore[arg-type]
        self.game = game

    def collect(self) -> Iterator[pytest.Item]:
        import gemhold
        from gemhold.core.errors import GemholdError
        from gemhold.testing.case import cases
        from gemhold.testing.conformance import CHECKS
        from gemhold.testing.words import Spoken

        try:
            game = gemhold.game(self.game)
        except GemholdError as error:
            raise pytest.UsageError(str(error)) from None
        for case in cases(game, range(1, 1 + self.config.getoption("--gemhold-seeds")), known=Spoken()):
            for name, check in CHECKS.items():
                yield Check.from_parent(self, name=f"{name}[{case}]", check=check, case=case)


class Check(pytest.Item):
    """One check of one case."""

    def __init__(self, *, check: Callable[[Case], None], case: Case, **more: object) -> None:
        super().__init__(**more)  # type: ignore[arg-type]
        self.check = check
        self.case = case

    def runtest(self) -> None:
        self.check(self.case)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        from gemhold.testing.case import Failed

        if isinstance(excinfo.value, Failed):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[str, None, str]:
        return self.case.game.name, None, self.name
