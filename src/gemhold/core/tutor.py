"""A lesson under way: the match, the step it has come to, and what happened so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gemhold.core.chance import Seeded
from gemhold.core.contract import CHANCE
from gemhold.core.errors import BadData, GemholdError, IllegalAction, Reason
from gemhold.core.game import Game
from gemhold.core.lesson import Lesson, Step
from gemhold.core.match import Match, Ply, StoryStep


def _position(game: Game, lesson: Lesson) -> Any:
    """Where the lesson starts: the first position, or a prepared one."""
    s = game.first(lesson.seats, game.settings(lesson.seats, lesson.options, lesson.seed), lesson.rules)
    if lesson.table is not None:
        if game.prepare is None:
            raise lesson.table.error(f"{game.name} cannot prepare positions", hint="use moves: start")
        game.prepare(s, lesson.table)
    return s


class Tutor:
    """
    >>> import gemhold
    >>> from gemhold.core.lesson import lessons
    >>> game = gemhold.game("king")
    >>> tutor = Tutor(game, lessons(game)[0])
    >>> tutor.match.actor == tutor.lesson.seat
    True
    """

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.lesson = lesson
        self.number = 0  # of the step
        self.story: list[StoryStep] = []
        self.match = Match(
            game,
            lesson.seats,
            game.settings(lesson.seats, lesson.options, lesson.seed),
            Seeded(lesson.seed),
            roll=False,
            rules=lesson.rules,
            start=_position(game, lesson),
        )
        self._script(lesson.start, "start")

    def copy(self) -> Tutor:
        """An independent copy, so that a beginning prepared once serves many learners."""
        twin: Tutor = object.__new__(Tutor)
        twin.__dict__.update(self.__dict__)
        twin.match, twin.story = self.match.copy(), list(self.story)
        return twin

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def done(self) -> bool:
        """The last step asks for nothing."""
        return self.number == len(self.lesson.steps) - 1

    def go_on(self) -> None:
        """Leave a step that only says something."""
        if self.done or self.step.expect:
            raise self._refusal("the lesson is done" if self.done else "this step awaits a move")
        self._complete(self.step)

    def play(self, action: int) -> str | None:
        """Play an action for the learner. One that does not lead on is not played; its explanation is returned: the end of a
        message's id, empty for the generic one."""
        step, match = self.step, self.match
        if match.actor != self.lesson.seat or not step.expect:
            raise self._refusal("this step awaits no move")
        if (reason := match.why_not(action)) is not None:
            raise IllegalAction(f"action {action} is not possible: {reason}", reason=reason, place=f"step {self.number}")
        move = match.game.notation.text(match.state, action)
        if step.completed_by(move):
            self._apply(Ply(match.actor, action))
            self._complete(step)
        elif step.led_to_by(move):
            self._apply(Ply(match.actor, action))
            self._roll_on()
        else:
            return step.about(move) or ""
        return None

    def insist(self, action: int) -> None:
        """Play an action that is known to lead on; any other is an error."""
        if self.play(action) is not None:
            raise self._refusal(f"action {action} does not lead on")

    def _refusal(self, why: str) -> IllegalAction:
        return IllegalAction(why, reason=Reason("why-not-now"), place=f"step {self.number}")

    def _complete(self, step: Step) -> None:
        self.number += 1
        self._script(step.then, f"step {step.id}")

    # ------------------------------------------------------------------ the script

    def _script(self, lines: Sequence[str], place: str) -> None:
        for line in lines:
            try:
                self._line(line)
            except GemholdError as error:
                raise BadData(f"{line!r}: {error.message}", place=f"lesson {self.lesson.name}, {place}") from None
        self._roll_on()

    def _line(self, line: str) -> None:
        """`* roll r6 …`: what chance decides; `*` alone: by the seed; `2 take 3`: the move of a seat, for the learner's too."""
        match = self.match
        who, _, what = line.partition(" ")
        if who != "*":
            self._roll_on()
            if not who.isdecimal() or match.actor != int(who) - 1:
                raise BadData(f"it is not the turn of {who}")
            number = match.game.notation.parse(match.state, what)
            if (reason := match.why_not(number)) is not None:
                raise BadData(f"not possible: {reason}")
            self._apply(Ply(match.actor, number))
        elif match.actor != CHANCE:
            raise BadData("chance is not to move")
        elif what:
            number = match.game.notation.parse_chance(match.state, what)
            if not 0 <= number < int(match.game.rules.chances(match.state)):
                raise BadData("no such outcome")
            self._apply(Ply(CHANCE, number))
        else:
            self._apply(next(match.outcomes()))

    def _roll_on(self) -> None:
        for ply in self.match.outcomes():
            self._apply(ply)

    def _apply(self, ply: Ply) -> None:
        number = len(self.match.log)
        self.story.append(StoryStep(number, ply, self.match.narrate(ply)))
