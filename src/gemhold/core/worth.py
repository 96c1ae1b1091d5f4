"""What actions are worth: the change of everybody's points that an action brings by itself.

An action that hands over to chance is worth what is certain before chance decides. The position given is what the seat to move
knows, so that an answer cannot tell more. How others may answer out of their hands is not foreseen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gemhold.core.batches import grid
from gemhold.core.contract import apply, legal, score
from gemhold.core.kit import MOST_MOVES, Grid, Ints, Moves, listed, row, rule
from gemhold.core.playout import copy_state

if TYPE_CHECKING:
    from gemhold.core.game import Game


@rule
def price(states: list[Any], moves: Moves, seats: int, before: Ints, changes: Grid) -> int:
    """Fill a row of changes, seat by seat, for each legal action of states[0]; return their number. states[1] is overwritten."""
    n = legal(states[0], moves)
    for seat in range(seats):
        before[seat] = score(states[0], seat)
    for i in range(n):
        copy_state(states, 1, 0)
        apply(states[1], moves.a[i])
        for seat in range(seats):
            changes[i][seat] = score(states[1], seat) - before[seat]
    return n


def worth(game: Game, s: Any, seats: int) -> dict[int, list[int]]:
    """By action: the change of each seat's points. Actions that change nobody's are left out."""
    states, moves, changes = game.state.array(2), Moves.new(), grid(MOST_MOVES, seats)
    game.state.assign(states[0], s)
    n = int(price(states, moves, seats, row(seats), changes))
    rows = ([int(change) for change in changes[i]] for i in range(n))
    return {action: change for action, change in zip(listed(moves, n), rows, strict=True) if any(change)}
