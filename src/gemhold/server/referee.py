"""Accepts moves and undo. A move is on disk before it is answered or streamed."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any

from gemhold.core.contract import OVER
from gemhold.core.errors import BadNotation, CannotUndo, GameOver, IllegalAction, Reason
from gemhold.core.game import Game
from gemhold.core.match import Match, Ply
from gemhold.server.beginning import Beginning
from gemhold.server.fair import Fair
from gemhold.server.numbering import Told, silent_to
from gemhold.server.problems import NotYourSeat, NotYourTurn, Stale
from gemhold.server.store.model import UNDO, By, LogRow
from gemhold.server.store.writer import Taken, Writer
from gemhold.server.stream import Subscription, told_by_answer
from gemhold.server.tables import Live, Tables, undone

ATTEMPTS = 3


class Steps:
    """A decision and the chance events up to the next one, to be written together."""

    def __init__(self, match: Match, seq: int) -> None:
        self.match = match
        self.seq = seq
        self.now = time.time()
        self.rows: list[LogRow] = []
        self.told: list[Told] = []

    def take(self, ply: Ply, by: By) -> None:
        before = self.match.sight()
        events = self.match.narrate(ply)
        silent = silent_to(self.match.game, self.match.seats, ply.actor, before, self.match.sight(), events)
        self.told.append(Told(events, silent))
        self.rows.append(LogRow(self.seq + len(self.rows), ply.actor, ply.x, by, self.now))

    def roll(self) -> None:
        for ply in self.match.outcomes():
            self.take(ply, By.CHANCE)

    def take_back(self, seat: int, told: Told) -> None:
        self.match.undo()
        self.rows.append(LogRow(self.seq, seat, UNDO, By.PERSON, self.now))
        self.told.append(undone(seat, told))


class Referee:
    def __init__(self, tables: Tables, writer: Writer) -> None:
        self.tables = tables
        self.writer = writer
        self.listeners: list[Callable[[Live], None]] = []  # called after every accepted move
        self.finished: list[Callable[[Live], Awaitable[None]]] = []  # called after the last one of a game

    async def move(
        self, live: Live, player: str | None, seq: int, action: int, seat: int | None, client: str | None = None
    ) -> None:
        """Accept a person's action. Resending an accepted action succeeds again. `client`: whose stream need not tell it."""
        async with live.lock:
            for _ in range(ATTEMPTS):
                if await self._is_repeated(live, player, seq, action, seat):
                    return
                match = live.playing()
                if match.actor == OVER:
                    raise GameOver("the game has ended", place="table")
                self._check_seat(live, player, match.actor, seat)
                self._check_legal(live, match, player, action)
                steps = self._steps(live)
                steps.take(Ply(match.actor, action), By.PERSON)
                steps.roll()
                if await self._write(live, steps, lambda: told_by_answer(live, player, client, seat, seq)):
                    return
            raise Stale(live.numbers(player).total)

    async def undo(self, live: Live, player: str | None, seq: int, client: str | None = None) -> None:
        async with live.lock:
            for _ in range(ATTEMPTS):
                if await self._is_repeated(live, player, seq, UNDO, None):
                    return
                live.playing()
                if not live.playable_by(player):
                    raise NotYourSeat("you do not play at this table", place="table")
                if not live.undoable_by(player):
                    raise CannotUndo(
                        "this cannot be undone", place=f"move {seq}", hint="chance or another player has moved since"
                    )
                steps = self._steps(live)
                last = live.standing[-1]
                steps.take_back(live.rows[last].actor, live.told()[last])
                if await self._write(live, steps, lambda: told_by_answer(live, player, client, None, seq)):
                    return
            raise Stale(live.numbers(player).total)

    async def decide(self, live: Live, seq: int, action: int, by: By) -> None:
        """Write a bot's action, or one for a player whose time is up. Losing the race is not an error."""
        async with live.lock:
            if live.seq != seq or not live.machine:
                return
            match = live.playing()
            seat = live.seats[match.actor] if match.actor >= 0 else None
            if seat is not None and (seat.kind == "human") != (by == By.TIMER):
                return  # the seat changed hands in the meantime
            steps = self._steps(live)
            if seat is not None:
                steps.take(Ply(seat.seat, action), by)
            steps.roll()
            await self._write(live, steps)

    # ------------------------------------------------------------------

    async def _is_repeated(self, live: Live, player: str | None, seq: int, x: int, seat: int | None) -> bool:
        """Was this very move accepted before? Stale, if the player does not know the newest row. `seq` as the player counts."""
        numbers = live.numbers(player)
        if seq > numbers.total:
            await self.tables.reread(live)
            numbers = live.numbers(player)
        if seq == numbers.total:
            return False
        if seq > numbers.total:
            raise Stale(numbers.total)
        row = live.rows[numbers.row(seq)]
        own = row.actor in live.seats_of(player) and row.by == By.PERSON
        if not own or row.x != x or (seat is not None and seat != row.actor):
            raise Stale(numbers.total)
        return True

    def _check_seat(self, live: Live, player: str | None, actor: int, seat: int | None) -> None:
        own = live.playable_by(player)
        if not own or (seat is not None and seat not in own):
            raise NotYourSeat("this seat is not yours", place="seat", hint="join the table, or take the seat back from the bot")
        if actor not in own or (seat is not None and seat != actor):
            raise NotYourTurn("it is not your turn", place="seat")

    def _check_legal(self, live: Live, match: Match, player: str | None, action: int) -> None:
        if action in [possible.id for possible in live.actions()]:
            return
        most = int(live.game.action_space.n) - 1
        if action > most:
            raise BadNotation(f"{live.game.name} has no action {action}", place="action", hint=f"0 to {most}")
        # computed from the seat's view, so that the reason reveals no secrets
        reason = live.game.why_not(live.game.hidden(match.state, match.actor), action) or Reason("why-not-now")
        raise IllegalAction(f"illegal action: {reason}", reason=reason, place=f"move {live.numbers(player).total}")

    def _steps(self, live: Live) -> Steps:
        return Steps(live.playing().branch(), live.seq)

    async def _write(self, live: Live, steps: Steps, knows: Callable[[], Subscription | None] = lambda: None) -> bool:
        """Append the steps to the log, then update the copy in memory. False: lost the race to another writer. `knows`: who need
        not be told."""
        over = steps.match.actor == OVER
        busy = not over and live.machine_after(steps.match.actor)
        change: dict[str, Any] | None = None
        if over or busy != (live.due is not None):
            due = steps.now if busy else None
            change = {"status": "over" if over else "playing", "due": due, "touched": steps.now}
        try:
            await self.writer.append(live.id, steps.rows, change)
        except Taken:
            await self.tables.reread(live)
            return False
        if change is not None:
            live.due, live.touched = change["due"], steps.now
        live.follow(steps.rows, steps.match, steps.told)
        live.mine = True
        live.wake("move", besides=knows())
        for listener in self.listeners:
            listener(live)
        if over:
            for note in self.finished:
                await note(live)
        return True


def opening(
    game: Game, seats: int, requested: dict[str, Any], fate: Fair, begin: Beginning | None = None
) -> tuple[dict[str, Any], Steps]:
    """The start of a game: its resolved options, what it takes over, and the chance events before the first decision."""
    begin = begin or Beginning.of(game)
    options = game.settings(seats, requested, fate.seed())
    steps = Steps(Match(game, seats, options, fate, log=begin.log, roll=False, rules=begin.rules), 0)
    steps.rows += [LogRow(seq, ply.actor, ply.x, By.RECORD, steps.now) for seq, ply in enumerate(begin.log)]
    steps.roll()
    return options, steps
