"""Lessons are data: every one is played to its end by what it asks for, in every language it speaks."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import gemhold
from gemhold.core.contract import OVER
from gemhold.core.errors import BadData, IllegalAction, UnknownLesson
from gemhold.core.game import Game
from gemhold.core.lesson import Lesson, Step, lesson, lessons, tips
from gemhold.core.match import Action
from gemhold.core.tutor import Tutor
from gemhold.locales import LANGUAGES
from tests.geodia import test_conservation as geodia_pieces
from tests.locales import reading
from tests.properties import test_conservation as king_pieces

GAMES = [gemhold.game("king"), gemhold.game("geodia")]
ALL = [(game, each) for game in GAMES for each in lessons(game)]
each_lesson = pytest.mark.parametrize(("game", "each"), ALL, ids=lambda value: value.name)
MOST_STEPS = 8
ROOT = Path(__file__).parents[2]


def wanted(tutor: Tutor) -> list[Action]:
    """The legal moves a step asks for; if there are none yet, those that lead there."""
    step, actions = tutor.step, tutor.match.actions()
    done = [action for action in actions if step.completed_by(action.text)]
    return done or [action for action in actions if step.led_to_by(action.text)]


def advance(tutor: Tutor, which: int) -> None:
    """Do what the step asks for: its first or last way."""
    if tutor.step.expect:
        assert tutor.match.actor == tutor.lesson.seat, tutor.step.id
        assert wanted(tutor), tutor.step.id
        assert tutor.play(wanted(tutor)[which].id) is None
    else:
        tutor.go_on()


def played(game: Game, each: Lesson, which: int = 0) -> Iterator[Tutor]:
    """The lesson before everything one does, and at its end."""
    tutor = Tutor(game, each)
    yield tutor
    while not tutor.done:
        advance(tutor, which)
        yield tutor


def test_all_lessons_are_there() -> None:
    assert [each.name for each in lessons(GAMES[0])] == ["dice", "conditions", "jokers", "citizens", "alarm", "areas", "end"]
    assert [each.name for each in lessons(GAMES[1])] == [
        "goal", "opening", "income", "dice", "building", "mines", "chests", "cards", "combat", "events", "dragon", "end", "teams",
    ]  # fmt: skip


@each_lesson
@pytest.mark.parametrize("which", [0, -1])
def test_it_can_be_done(game: Game, each: Lesson, which: int) -> None:
    assert 3 <= len(each.steps) <= MOST_STEPS
    *_, tutor = played(game, each, which)
    assert tutor.done
    assert each.rules == game.rules_version, "a new version of the rules: look at the lesson, then name it"


@each_lesson
def test_pieces_are_conserved(game: Game, each: Lesson) -> None:
    """A prepared position has every piece once, as a played one has."""
    for tutor in played(game, each):
        if game.name == "king":
            king_pieces.check(tutor.match)
        else:
            geodia_pieces.check(geodia_pieces.plain(tutor.match.state), tutor.match.over)


@each_lesson
def test_every_way_leads_on(game: Game, each: Lesson) -> None:
    """Any move a step expects, followed by the first way, ends the lesson too."""
    for tutor in played(game, each):
        for action in wanted(tutor)[:12] if tutor.step.expect else []:
            other = tutor.copy()
            assert other.play(action.id) is None
            while not other.done:
                advance(other, 0)


@each_lesson
def test_other_moves_are_explained_and_change_nothing(game: Game, each: Lesson) -> None:
    told: set[str] = set()
    for tutor in played(game, each):
        step, before = tutor.step, game.state.pack(tutor.match.state)
        for action in tutor.match.actions() if step.expect else []:
            if not step.completed_by(action.text) and not step.led_to_by(action.text):
                told.add(tutor.copy().play(action.id) or "")
                assert tutor.play(action.id) is not None
        assert game.state.pack(tutor.match.state) == before
    assert {say for step in each.steps for say in step.other.values()} <= told, "an explanation of a move nobody can make"


@each_lesson
def test_every_via_and_expect_is_possible(game: Game, each: Lesson) -> None:
    """No pattern is dead: each fits a legal move somewhere in its step."""
    left = {(step.id, pattern) for step in each.steps for pattern in (*step.expect, *step.via)}
    for which in (0, -1):
        for tutor in played(game, each, which):
            texts = [action.text for action in tutor.match.actions()]
            for pattern in (*tutor.step.expect, *tutor.step.via):
                probe = Step("", (pattern,), (), (), (), {})
                if any(probe.completed_by(text) for text in texts):
                    left.discard((tutor.step.id, pattern))
    assert left == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_word_is_there_and_none_is_left_over(game: Game) -> None:
    ids = {f"{game.name}-tip-{tip.id}" for tip in tips(game)}
    for each in lessons(game):
        ids |= {each.message(), *(each.message(step.id) for step in each.steps)}
        ids |= {each.message(say) for step in each.steps for say in step.other.values()}
    for language in LANGUAGES:
        known = {name for name, message in reading.messages(language).items() if message.file.endswith("/lessons.ftl")}
        assert {name for name in known if name.startswith(f"{game.name}-")} == ids, language


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_tips_speak_of_events_and_lessons_there_are(game: Game) -> None:
    assert len(tips(game)) >= 5
    for tip in tips(game):
        assert set(tip.events) <= reading.event_ids(), tip.id
        assert tip.lesson in {each.name for each in lessons(game)}


@each_lesson
def test_it_points_at_what_there_is(game: Game, each: Lesson) -> None:
    """Spaces of the map, and parts the game's screen can find."""
    known = (ROOT / f"web/src/games/{game.name}/parts.ts").read_text("utf-8")
    view = Tutor(game, each).match.view(each.seat)
    spaces = {space["name"] for space in view.get("spaces") or view["tiles"]}
    for step in each.steps:
        for name in step.point:
            kind, _, space = name.partition(" ")
            part = re.sub(r"^deck-[1-5]$", "deck-", name)
            assert space in spaces if kind == "space" else re.search(rf"\b{part}", known), (step.id, name)


# ---------------------------------------------------------------- the tutor


def test_steps_keep_their_order() -> None:
    game = GAMES[0]
    tutor = Tutor(game, lesson(game, "dice"))
    with pytest.raises(IllegalAction, match="awaits no move"):
        tutor.play(tutor.match.actions()[0].id)
    tutor.go_on()
    with pytest.raises(IllegalAction, match="awaits a move"):
        tutor.go_on()
    assert tutor.play(game.notation.parse(tutor.match.state, "stop")) == "stop"
    with pytest.raises(IllegalAction, match="does not lead on"):
        tutor.insist(game.notation.parse(tutor.match.state, "stop"))
    with pytest.raises(IllegalAction, match="not possible"):
        tutor.play(game.notation.parse(tutor.match.state, "take 1"))


def test_a_lesson_done_awaits_nothing() -> None:
    game = GAMES[0]
    *_, tutor = played(game, lesson(game, "end"))
    assert tutor.match.actor == OVER
    assert tutor.match.winners() == [0]
    with pytest.raises(IllegalAction, match="the lesson is done"):
        tutor.go_on()


def test_copies_are_independent() -> None:
    game = GAMES[0]
    first = Tutor(game, lesson(game, "dice"))
    second = first.copy()
    second.go_on()
    advance(second, 0)
    assert (first.number, second.number) == (0, 2)
    assert len(first.story) < len(second.story)


def test_no_such_lesson() -> None:
    with pytest.raises(UnknownLesson, match="known: dice"):
        lesson(GAMES[0], "chess")


# ---------------------------------------------------------------- mistakes in files


MISTAKES = [
    ('rules = 1\n[[step]]\nid = "a"\nexpect = ["stop"]', "the last step only says"),
    ('rules = 1\n[[step]]\nid = "a"\n[[step]]\nid = "a"', "the same id"),
    ('rules = 1\n[[step]]\nid = "A b"', "no part of a message's id"),
    ("rules = 1\nstep = []", "without steps"),
    ('rules = 1\nsteps = 2\n[[step]]\nid = "a"', "unknown key 'steps'"),
    ('rules = 1\nseat = 3\n[[step]]\nid = "a"', "expected 1 to 2"),
    ('[[step]]\nid = "a"', "'rules' is missing"),
]


@pytest.mark.parametrize(("text", "said"), MISTAKES)
def test_mistakes_in_a_file_are_named(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "01-wrong.toml").write_text(text)
    with pytest.raises(BadData, match=said):
        lessons(replace(GAMES[0], lessons=tmp_path))


SCRIPTS = [
    ("* roll r7", "not a roll"),
    ("2 stop", "not the turn of 2"),
    ("* tile swamp", "not a roll"),
    ("1 take 1", "not possible"),
    ("1 dance", "not a move"),
]


@pytest.mark.parametrize(("line", "said"), SCRIPTS)
def test_mistakes_in_a_script_are_named(tmp_path: Path, line: str, said: str) -> None:
    source = GAMES[0].lessons
    assert source is not None
    shutil.copy(source / "01-dice.toml", tmp_path / "01-dice.toml")
    file = tmp_path / "01-dice.toml"
    file.write_text(file.read_text().replace('"* roll b1 g2 r3 g4 r5 b6"', f'"{line}"'))
    game = replace(GAMES[0], lessons=tmp_path)
    with pytest.raises(BadData, match=said):
        Tutor(game, lesson(game, "dice"))


WORDS = [
    ('fires = "z9"', "no space 'z9'"),
    ("offer = [7, 22, 34, 45]", "the offer has 5 cards"),
    ("offer = [7, 7, 34, 45, 53]", "cannot be offered"),
    ('castles = { 3 = "a1" }', "unknown key '3'"),
    ("gold_of = [9, 9]", "more fires or gems"),
]


@pytest.mark.parametrize(("words", "said"), WORDS)
def test_mistakes_in_a_position_are_named(tmp_path: Path, words: str, said: str) -> None:
    offer = "" if words.startswith("offer") else "offer = [7, 22, 34, 45, 53]\n"
    (tmp_path / "01-wrong.toml").write_text(f'rules = 1\n[table]\n{offer}{words}\n[[step]]\nid = "a"')
    game = replace(GAMES[0], lessons=tmp_path)
    with pytest.raises(BadData, match=said):
        Tutor(game, lesson(game, "wrong"))
