"""What a sensible player does: positions with one good answer, and matches against chance."""

from __future__ import annotations

import pytest

import gemhold
from gemhold import bots
from gemhold.core.match import Match
from tests.geodia.positions import RICH, play, position
from tests.modes import run

GAMES = 12
FIRST_CHOICES = """
import gemhold
from gemhold import bots
for name, seats in (("king", 3), ("geodia", 4)):
    match = gemhold.game(name).start(seats, seed=5)
    players = [bots.find(name, "greedy", 5) for _ in range(seats)]
    for _ in range(24):  # plain Python takes seconds for each
        seat = match.actor
        match.play(players[seat].choose(match.game, match.game.hidden(match.state, seat), seat))
    print([ply.x for ply in match.log if ply.actor >= 0])
"""


def choice(match: Match) -> str:
    """What the greedy player does here, in notation."""
    seat = match.actor
    bot = bots.find(match.game.name, "greedy")
    return match.game.notation.text(match.state, bot.choose(match.game, match.game.hidden(match.state, seat), seat))


def played(match: Match, steps: int = 30) -> list[str]:
    """What it does until its turn is over or chance is to decide."""
    seat = match.actor
    done: list[str] = []
    while match.actor == seat and len(done) < steps:
        done.append(choice(match))
        match.play(done[-1])
    return done


@pytest.mark.parametrize(("name", "least"), [("king", 9), ("geodia", 11)])
def test_it_beats_chance(name: str, least: int) -> None:
    game, won = gemhold.game(name), 0
    for seed in range(GAMES):
        match, mine = game.start(2, seed), seed % 2
        players = [bots.find(name, "greedy" if seat == mine else "random", seed) for seat in range(2)]
        while (seat := match.actor) >= 0:
            match.play(players[seat].choose(game, game.hidden(match.state, seat), seat))
        won += mine in match.winners()
    assert won >= least


@pytest.mark.slow
def test_compiled_and_plain_make_the_same_choices() -> None:
    assert run(FIRST_CHOICES, GEMHOLD_MODE="pure") == run(FIRST_CHOICES, GEMHOLD_MODE="jit")


@pytest.mark.rule("G42")
def test_it_links_a_mine_by_rail() -> None:
    match = position(roads="b2", rails="a1", mines={"b2": "2,4,6:2"}, workers={0: "b2 b2 b2"}, stock={0: (0, 0, 2, 0)})
    assert choice(match) == "rail b2"


def test_infrastructure_links_a_distant_mine() -> None:
    match = position(
        roads="a1 b2 c2", mines={"c2": "2,4,6:2"}, workers={0: "c2 c2 c2"}, stock={0: (0, 0, 2, 0)}, hand={0: "infrastructure"}
    )
    done = played(match)
    assert done[0] == "play infrastructure"
    assert sorted(done[1:4]) == ["at a1", "at b2", "at c2"]


def test_it_detonates_where_figures_stand() -> None:
    match = position(rails="a1 b2", workers={0: "b2 b2"}, stock={0: (2, 0, 1, 0)}, round_n=2)
    assert choice(match) == "detonate b2"


def test_work_tools_double_a_full_tile() -> None:
    match = position(at="turn", rails="a1 b2", workers={0: "b2 b2 b2 a1"}, gems={0: 5}, hand={0: "work-tools"})
    played_first(match, "play work-tools", "at b2")


def played_first(match: Match, *expected: str) -> None:
    """What came in is doubled before anything else is done."""
    play(match, "dice card 1", "take nothing")
    for text in expected:
        assert choice(match) == text
        match.play(text)


def test_gem_find_doubles_the_richer_chest() -> None:
    match = position(
        at="turn",
        roads="a1 b2 c2",
        mines={"b2": "2,4,6:2", "c2": "6:7"},
        workers={0: "b2 c2"},
        chests={0: "b2:2 c2:7"},
        stock={0: RICH},
        hand={0: "gem-find"},
    )
    played_first(match, "play gem-find", "at c2")


def test_bad_cards_are_swapped() -> None:
    match = position(hand={0: "ka-boom munition work-tools saboteur"})
    done = played(match, 3)
    assert done[0] == "swap"
    assert set(done[1:3]) <= {"discard ka-boom", "discard munition", "discard work-tools"}


def test_it_leaves_a_stronger_defence_alone() -> None:
    """Nothing to win: no shot is fired at a road when the powder is dear."""
    match = position(at="combat", roads="a1 b2 c2", engineers={0: "b2"}, hand={0: "rocket"}, stock={0: (1, 1, 0, 0)})
    assert choice(match) == "end combat"
