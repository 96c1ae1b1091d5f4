"""What happened, as events: message ids with arguments."""

from gemhold.core.args import Seat
from gemhold.core.game import Event
from gemhold_pig.state import A, State


def narrate(before: State, x: int, after: State) -> list[Event]:
    seat = Seat(before.current)
    if before.rolling:
        lost = [Event("pig-loses", {"seat": seat, "points": int(before.pot)})] if x == 0 else []
        return [Event("pig-rolls", {"seat": seat, "n": x + 1}), *lost]
    events = [Event("pig-holds", {"seat": seat, "points": int(before.pot), "score": int(after.score[seat])})]
    won = [Event("pig-wins", {"seat": seat})] if after.score[seat] >= after.goal else []
    return [] if x == A.roll else events + won
