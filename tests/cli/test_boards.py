"""Boards: what they show, and that they fit."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

import gemhold
from gemhold import bots
from gemhold.cli.boards import SEAT_SIGNS, board_of, scene_of
from gemhold.cli.boards.bricks import Brick, draw, pitch_for
from gemhold.cli.boards.plain import PlainBoard
from gemhold.core.match import Match
from gemhold.games.king.data import LANDS
from gemhold.locales import LANGUAGES, Words


def shown(part: RenderableType, width: int = 80) -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(part)
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


def played(seats: int, decisions: int, layout: str = "standard", seed: int = 5) -> Match:
    game = gemhold.game("king")
    match = game.start(seats, seed, {"map": layout})
    players = [bots.find("king", "random", seed) for _ in range(seats)]
    for _ in range(decisions):
        if not match.over:
            match.play(players[match.actor].choose(game, match.state, match.actor))
    return match


def test_bricks_join() -> None:
    bricks = {(0, 0): Brick([Text("a1")]), (1, 0): Brick([Text("a2")]), (0, 1): Brick([Text("b1")])}
    assert draw(bricks, 6).plain.splitlines() == [
        "┌─────┬─────┐",
        "│a1   │a2   │",
        "└──┬──┴──┬──┘",
        "   │b1   │   ",
        "   └─────┘   ",
    ]


def test_bricks_of_odd_width_join() -> None:
    bricks = {(q, r): Brick([Text("")]) for q, r in ((0, 0), (1, 0), (0, 1), (0, 2))}
    assert draw(bricks, 7).plain.splitlines()[::2] == [
        "┌──────┬──────┐",
        "└──┬───┴──┬───┘",
        "   └───┬──┴───┐",
        "       └──────┘",
    ]


def test_bricks_cut_what_is_too_long() -> None:
    assert draw({(0, 0): Brick([Text("Mushrooms")])}, 6).plain.splitlines()[1] == "│Mushr│"


def test_the_widest_bricks_that_fit() -> None:
    row = [(q, 0) for q in range(7)]
    assert pitch_for(row, 200) == 14
    assert pitch_for(row, 80) == 10
    assert pitch_for(row, 70) == 9
    assert pitch_for(row, 57) == 8
    assert pitch_for(row, 10) == 6


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 100, 120, 160])
def test_king_fits_the_terminal(seats: int, width: int) -> None:
    board = board_of(gemhold.game("king"))
    for decisions in (0, 30, 60, 500):
        match = played(seats, decisions)
        scene = scene_of(match, max(match.actor, -1), ["A", "B", "C", "D"][:seats], Words("en", strict=True), width)
        lines = shown(board.table(scene), width).splitlines()
        assert all(len(line) <= width for line in lines)
        assert not any("…" in line for line in lines)
        names = [space["name"] for space in scene.view["spaces"]]
        assert all(any(f"│{name}" in line for line in lines) for name in names)


def test_king_beside_the_map_when_there_is_room() -> None:
    match = played(4, 30)
    scene = scene_of(match, match.actor, ["Ann", "Bob", "Cid", "Dan"], Words("en"), 120)
    first = shown(board_of(gemhold.game("king")).table(scene), 120).splitlines()[1]
    assert "│a1" in first
    assert "Ann" in first


@pytest.mark.parametrize("seed", range(6))
def test_random_maps_fit_80_columns(seed: int) -> None:
    match = played(2, 10, "random", seed)
    scene = scene_of(match, match.actor, ["A", "B"], Words("en"), 80)
    assert all(len(line) <= 80 for line in shown(board_of(gemhold.game("king")).table(scene)).splitlines())


def test_colour_is_never_alone() -> None:
    """Without any colour every castle still shows whose it is, and every fire and gem what it is."""
    match = played(4, 70)
    scene = scene_of(match, match.actor, list("ABCD"), Words("en"), 80)
    text = shown(board_of(gemhold.game("king")).table(scene))
    for space in scene.view["spaces"]:
        cell = next(line for line in text.splitlines() if f"│{space['name']}" in line).split(f"│{space['name']}")[1][:7]
        if space["standing"] == "castle":
            assert SEAT_SIGNS[space["owner"]] in cell
        assert ("^^^" in cell) == (space["standing"] == "fire")
        assert ("◇" in cell) == (space["gem"] == "white")
        assert ("✦" in cell) == (space["gem"] == "gold")
    assert len(set(SEAT_SIGNS)) == len(SEAT_SIGNS)


def test_targets_are_marked() -> None:
    match = played(2, 0)
    while "space" not in match.actions()[0].data:
        match.play(match.actions()[-1].text if match.view()["phase"] == "keep" else match.actions()[0].text)
    scene = scene_of(match, match.actor, ["A", "B"], Words("en"), 80)
    text = shown(board_of(gemhold.game("king")).table(scene))
    marked = {action.data["name"] for action in match.actions()}
    for space in scene.view["spaces"]:
        assert (f"│{space['name']}◂" in text) == (space["name"] in marked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_fit_their_place(language: str) -> None:
    words = Words(language, strict=True)
    for land in LANDS:
        assert len(words.say("cli-king-land", land=land)) <= 9
    for deck in range(1, 6):
        assert len(words.say("cli-king-citizen", deck=deck)) <= 12
    for effect in ("trader", "thief-card", "thief-gem", "slayer", "bandit", "landowner"):
        assert len(words.say("cli-king-effect", effect=effect)) <= 32


def test_a_game_without_a_board_is_shown_plainly() -> None:
    board = board_of(replace(gemhold.game("king"), board=""))
    assert isinstance(board, PlainBoard)
    match = played(2, 5)
    scene = scene_of(match, match.actor, ["A", "B"], Words("en"), 80)
    text = shown(board.table(scene))
    assert "rolls left" in text
    assert board.title(Words("en")) == "King of the Dice"
