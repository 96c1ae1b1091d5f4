"""What seats learn by an action. New information ends undo: what anybody has seen cannot be unseen.

A seat learns nothing from an action if what it sees afterwards is what it could have foretold: it saw nothing at all, or the
action was possible as far as it knew and leads from what it knew to what it knows. The actor is a seat like the others: a look
under a tile shows it what it could not foretell.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gemhold.core.contract import SPECTATOR

if TYPE_CHECKING:
    from gemhold.core.game import Game


class Sight:
    """A position that does not change any more, and what seats know of it: views, undo and silence ask for the same."""

    __slots__ = ("_game", "_known", "_unseen", "state")

    def __init__(self, game: Game, state: Any) -> None:
        self._game = game
        self.state = state
        self._known: dict[int, Any] = {}
        self._unseen: dict[int, bool] = {}

    def known_to(self, seat: int) -> Any:
        """The position without what the seat does not know; only to be read."""
        if seat not in self._known:
            self._known[seat] = self._game.known(self.state, seat)
        return self._known[seat]

    def looks_like(self, before: Sight, seat: int) -> bool:
        """Did the seat see nothing of the step that led here? `before`: the position it was taken in, always the same one."""
        if seat not in self._unseen:
            self._unseen[seat] = self._game.state.same(before.known_to(seat), self.known_to(seat))
        return self._unseen[seat]

    def forget(self) -> None:
        """Free what was kept: a long turn has many positions."""
        self._known.clear()


def reveals(game: Game, seats: int, positions: Sequence[Sight], actions: Sequence[int]) -> bool:
    """Does any seat or spectator know more after the last action than before it?

    `positions` are those before each of the `actions`, and the one after the last: the decisions of one player in a row. Earlier
    ones count as far as a seat did not see them happen: it sees their outcome together with the last.
    """
    return game.secrets and any(_learns(game, seat, positions, actions) for seat in range(SPECTATOR, seats))


def _learns(game: Game, seat: int, positions: Sequence[Sight], actions: Sequence[int]) -> bool:
    if positions[-1].looks_like(positions[-2], seat):
        return False
    first = len(actions) - 1
    while first > 0 and positions[first].looks_like(positions[first - 1], seat):
        first -= 1  # the seat did not see this step
    known = game.state.copy(positions[-2].known_to(seat))
    for action in actions[first:]:
        if game.rules.actor(known) != seat and action not in game.legal(known):  # who acts knows that it is possible
            return True
        game.rules.apply(known, action)
    game.rules.hide(known, seat)
    return not game.state.same(known, positions[-1].known_to(seat))
