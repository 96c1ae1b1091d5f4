"""The players of Geodia: honest, legal, sensible, as strong as was measured, and how they learn."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gemhold import bots
from gemhold.arena.training import Training, begin, run
from gemhold.bots.geodia import evolution, players, training
from gemhold.bots.geodia.desk import TERMS, Desk
from gemhold.bots.geodia.evolution import Evolution
from gemhold.bots.geodia.features import X
from gemhold.bots.geodia.terms import terms, worth
from gemhold.bots.geodia.weights import NAMES, Weight, by_hand, learned
from gemhold.core.match import Match
from gemhold.core.rng import Rng, reseed
from gemhold.games.geodia import GAME
from gemhold.games.geodia.rules import resample
from gemhold.games.geodia.state import A, Phase, State
from tests.geodia.positions import RICH, position
from tests.modes import run as run_python

LEVELS = ("easy", "medium", "hard", "master")
FIRST_CHOICES = """
import gemhold
from gemhold import bots
match = gemhold.game("geodia").start(2, seed=5)
players = [bots.find("geodia", level, 5) for level in ("hard", "easy")]
for _ in range(24):
    seat = match.actor
    match.play(players[seat].choose(match.game, match.game.hidden(match.state, seat), seat))
print([ply.x for ply in match.log if ply.actor >= 0])
"""


@pytest.fixture(autouse=True)
def few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "TRIES", (1, 1))


def choice(level: str, match: Match) -> str:
    """What a level does here, in notation."""
    seat = match.actor
    action = bots.find("geodia", level).choose(GAME, GAME.hidden(match.state, seat), seat)
    return GAME.notation.text(match.state, action)


def played(names: list[str], seed: int, options: dict[str, Any] | None = None) -> Match:
    match = GAME.start(len(names), seed, options)
    seated = [bots.find("geodia", name, seed) for name in names]
    while (seat := match.actor) >= 0:
        action = seated[seat].choose(GAME, GAME.hidden(match.state, seat), seat)
        assert action in GAME.legal(match.state)
        match.play(action)
    return match


# ---------------------------------------------------------------- honest and legal


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_gets_the_same_answer(level: str) -> None:
    """Two worlds that differ only in what the seat does not know, and bots of different seeds."""
    match, rng = GAME.start(3, 4), Rng.new()
    one, other = (bots.find("geodia", level, seed) for seed in (1, 2))
    rest = [bots.find("geodia", "hard", 0) for _ in range(3)]
    reseed(rng, 9, 0)
    asked = 0
    while asked < 60 and (seat := match.actor) >= 0:
        view = GAME.hidden(match.state, seat)
        if seat != 1:
            match.play(rest[seat].choose(GAME, view, seat))
            continue
        world = State.copy(match.state)
        resample(world, seat, rng)
        action = one.choose(GAME, view, seat)
        assert action == other.choose(GAME, GAME.hidden(world, seat), seat)
        match.play(action)
        asked += 1
    assert asked > 20


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (2, {"rounds": 10}), (3, {"barons": "ruby, emerald, citrine"}), (4, {}), (4, {"teams": True, "rounds": 10})],
)
def test_only_legal_moves(seats: int, options: dict[str, Any]) -> None:
    match = played([LEVELS[(seats + seat) % 4] for seat in range(seats)], 11, options)
    assert match.state.phase == Phase.OVER


@pytest.mark.slow
def test_compiled_and_plain_make_the_same_choices() -> None:
    assert run_python(FIRST_CHOICES, GEMHOLD_MODE="pure") == run_python(FIRST_CHOICES, GEMHOLD_MODE="jit")


# ---------------------------------------------------------------- sensible


@pytest.mark.rule("G42")
def test_it_links_a_mine_by_rail() -> None:
    match = position(roads="b2", rails="a1", mines={"b2": "2,4,6:2"}, workers={0: "b2 b2 b2"}, stock={0: (0, 0, 2, 0)})
    assert choice("hard", match) == "rail b2"


@pytest.mark.rule("G44")
def test_it_detonates_early() -> None:
    match = position(rails="a1 b2", workers={0: "b2 b2"}, stock={0: (2, 0, 1, 0)}, round_n=1)
    assert choice("hard", match) == "detonate b2"


@pytest.mark.rule("G51")
def test_it_hires_while_a_worker_pays_and_not_at_the_end() -> None:
    mine: dict[str, Any] = {"rails": "a1", "mines": {"a1": "2,4,6:2"}, "workers": {0: "a1"}, "gems": {0: 2}}
    assert choice("hard", position(**mine, round_n=2)) == "hire worker"
    assert choice("hard", position(**mine, round_n=8)) == "end main"


@pytest.mark.rule("G87")
def test_the_last_rockets_go_to_the_dragon() -> None:
    match = position(
        at="combat", round_n=8, roads="b2 c3", engineers={0: "c3"}, stock={0: RICH}, hand={0: "rocket rocket rocket rocket"}
    )
    for _ in range(4):
        assert choice("hard", match) == "aim rocket"
        match.play("aim rocket")
        target = choice("hard", match)
        match.play(target)
    assert choice("hard", match).startswith("fire")


def values(match: Match, w: Any) -> dict[str, float]:
    desk = Desk.new()
    total = terms(match.state, 0, True, w, desk)
    assert total == pytest.approx(sum(desk.out[0]))
    return {name: float(value) for name, value in zip(TERMS, desk.out[0], strict=True)}


def test_terms_tell_what_changed() -> None:
    """A railway to a mine of three miners changes what the mine pays, and what the realm will grow to."""
    w = by_hand()
    w[Weight.RAIL_ONE] = 0.0
    there: dict[str, Any] = {"mines": {"b2": "2,4,6:2"}, "workers": {0: "b2 b2 b2"}, "round_n": 4}
    road = values(position(rails="a1", roads="b2", **there), w)
    rail = values(position(rails="a1 b2", **there), w)
    assert rail["mines"] - road["mines"] == pytest.approx(w[Weight.MINE] * 3.0 * (1.0 - w[Weight.CHEST_PAY]) * 4)
    assert {name for name in TERMS if rail[name] != road[name]} == {"mines", "growth", "ways"}


def test_what_a_position_is_worth_comes_from_the_terms() -> None:
    match, w, desk = position(workers={0: "a1", 1: "i2"}, roads="a1 i2", gems={0: 5, 1: 3}), by_hand(), Desk.new()
    value = worth(match.state, 0, w, desk)
    assert value == pytest.approx(sum(desk.out[0]) - w[Weight.FOES] * sum(desk.out[1]))


# ---------------------------------------------------------------- strength


def test_levels_are_ordered() -> None:
    assert bots.levels("geodia")[-4:] == list(LEVELS)
    assert bots.usual_level("geodia") == "medium"
    assert bots.strongest("geodia") == "master"


def share(one: type[players.Player], other: type[players.Player] | None, games: int) -> float:
    """Of the victories in games with the same dice from both seats; None is the greedy player."""
    w, _ = learned()
    styles = (one.blur, one.miss), (other.blur, other.miss) if other else training.SURE
    won = [training.compare(w, w if other else None, seed, styles)[1] for seed in range(70, 70 + games // 2)]
    return float(np.mean(won))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("one", "other", "least"),
    [(players.Hard, None, 0.55), (players.Hard, players.Medium, 0.55), (players.Medium, players.Easy, 0.55)],
)
def test_a_level_beats_the_one_below(one: type[players.Player], other: type[players.Player] | None, least: float) -> None:
    assert share(one, other, 60) >= least


class Passive:
    """A quick start, then nothing but ending phases."""

    def __init__(self) -> None:
        self.opening = bots.find("geodia", "hard", 0)

    def choose(self, game: Any, s: Any, seat: int) -> int:
        legal = GAME.legal(s)
        if s.round_n == 0:
            return self.opening.choose(game, s, seat)
        return next((action for action in (A.end, A.no) if action in legal), legal[-1])


@pytest.mark.parametrize("seats", [2, 3])
def test_a_passive_player_does_not_beat_medium(seats: int) -> None:
    for seed in range(6):
        match = GAME.start(seats, 20 + seed)
        seated: list[Any] = [bots.find("geodia", "medium", seed) for _ in range(seats)]
        seated[seed % seats] = Passive()
        while (seat := match.actor) >= 0:
            match.play(seated[seat].choose(GAME, GAME.hidden(match.state, seat), seat))
        assert seed % seats not in match.winners()


# ---------------------------------------------------------------- learning


def test_evolution_finds_a_summit() -> None:
    summit = np.array([1.0, -0.5, 0.3, 0.0, 2.0])
    search = Evolution.start(np.zeros(5))
    for _ in range(60):
        rows = search.candidates(3)
        search.learn(rows, -np.sum((rows - summit) ** 2, axis=1))
    assert np.abs(search.mean - summit).max() < 0.05


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evolution, "POPULATION", 4)
    monkeypatch.setattr(training, "SEEDS", 1)
    monkeypatch.setattr(training, "ENOUGH_ROWS", 20)


def course(blocks: int = 2, **how: Any) -> Training:
    done = begin("geodia", 3, blocks)
    run(done, **how)
    return done


@pytest.mark.usefixtures("small")
def test_a_course_goes_on_after_a_stop_and_writes_a_player(tmp_path: Path) -> None:
    whole, file = course(), tmp_path / "course.npz"
    run(begin("geodia", 3, 2, file), checkpoint=file, until=1)
    resumed = begin("geodia", 3, 2, file)
    assert resumed.done == 1
    run(resumed)
    assert np.array_equal(resumed.pupil.evolution.mean, whole.pupil.evolution.mean)
    assert resumed.figures == whole.figures
    training.COURSE.graduate(whole.pupil, tmp_path / "weights.npz")
    w, coefficients = learned(tmp_path / "weights.npz")
    assert len(w) == len(NAMES)
    assert not np.array_equal(w, by_hand())
    assert np.array_equal(coefficients, training.solved(whole.pupil.squares, whole.pupil.products))


def test_the_outlook_learns_from_games() -> None:
    """The more a seat owns, the more it will own: in the last round nearly gem for gem."""
    assert 0.9 < learned()[1][1, X.GEMS] < 1.1
