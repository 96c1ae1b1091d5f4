"""The players of King of the Dice by level. All think in the same way; the lower ones see less far and less clearly."""

from __future__ import annotations

from typing import Any, ClassVar

from gemhold.bots.advice import Advice
from gemhold.bots.king.advice import Counsel
from gemhold.bots.king.decide import Style, decide
from gemhold.bots.king.desk import Workplace, card_chances
from gemhold.bots.king.weights import LEARNED, nets_for
from gemhold.core.game import Game
from gemhold.games.king.state import State

GREED = 0.02


def style_of(**manner: float) -> Style:
    style = Style.new()
    style.net, style.greed, style.jokers, style.rolls = LEARNED, GREED, 1, 2
    for name, value in manner.items():
        setattr(style, name, value)
    return style


class Player:
    """A player with a style of its own. Its errors depend on the position alone: the same view always gets the same answer."""

    manner: ClassVar[dict[str, float]]

    def __init__(self, seed: int) -> None:
        self.style = style_of(**self.manner)
        self.place = Workplace()

    def choose(self, game: Game, s: Any, seat: int) -> int:
        place, seats = self.place, int(s.seats)
        State.assign(place.states[0], s)
        net = nets_for(seats)
        return int(decide(place.states, place.moves, card_chances(), net, self.style, place.desks, place.dice, place.rng))


class Master(Player):
    """Judges where to build by the next player's best answer."""

    manner: ClassVar[dict[str, float]] = {"replies": 8}

    def advise(self, game: Game, s: Any, seat: int) -> list[Advice]:
        return Counsel(self.place, nets_for(int(s.seats)), self.style, s).advise()


class Hard(Player):
    manner: ClassVar[dict[str, float]] = {"blur": 0.11}


class Medium(Player):
    manner: ClassVar[dict[str, float]] = {"blur": 0.22}


class Easy(Player):
    """Forgets while rolling that jokers may help."""

    manner: ClassVar[dict[str, float]] = {"blur": 0.45, "jokers": 0}
