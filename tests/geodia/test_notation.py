"""Moves as people write them, and their numbers."""

from __future__ import annotations

import pytest

from gemhold.core.errors import BadNotation, CannotUndo
from gemhold.games.geodia import GAME, meta, notation
from gemhold.games.geodia.state import A
from tests.geodia.positions import RICH, cards, phase, play, position, stock


def test_the_numbers_of_the_actions_are_fixed() -> None:
    """Records depend on them, those of older rules too: new actions come last."""
    assert (meta.OLDEST_RULES, meta.RULES_VERSION) == (1, 2)
    assert meta.UNSUPPORTED == ()
    assert {name: (numbers.start, len(numbers)) for name, numbers in GAME.actions.items()} == {
        "base": (0, 12), "put": (12, 108), "road": (120, 54), "rail": (174, 54), "wall": (228, 54), "detonate": (282, 54),
        "move": (336, 110), "to": (446, 55), "artillery": (501, 55), "card": (556, 1), "hire": (557, 2), "upgrade": (559, 3),
        "swap": (562, 1), "discard": (563, 16), "back": (579, 16), "play": (595, 16), "site": (611, 54), "improve": (665, 3),
        "sabotage": (668, 32), "market": (700, 1), "trade": (701, 40), "take": (741, 4), "debt": (745, 1), "aim": (746, 6),
        "target": (752, 59), "fire": (811, 2), "put_out": (813, 16), "rescue": (829, 36), "lose": (865, 36), "shoot": (901, 5),
        "keep": (906, 13), "dismiss": (919, 55), "done": (974, 1), "no": (975, 1), "cancel": (976, 1), "end": (977, 1),
        "lose_rail": (978, 1),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("base a1-a2", A.base + 10),
        ("put engineer a3", A.put + 56),
        ("put back rocket", A.back + 14),
        ("road c4", A.road + 12),
        ("rail i3", A.rail + 53),
        ("move worker base", A.move + 54),
        ("move engineer a1", A.move + 55),
        ("to base", A.to + 54),
        ("buy card", A.card),
        ("play airship", A.play + 15),
        ("at d5", A.site + 20),
        ("sabotage sapphire jackhammer", A.sabotage + 9),
        ("sabotage sapphire railway-artillery", A.sabotage + 15),
        ("trade gem for sulphur sulphur sulphur", A.trade),
        ("trade water water water for gem", A.trade + 39),
        ("take nothing", A.take + 3),
        ("aim ballista 2", A.aim + 1),
        ("aim ka-boom", A.aim + 5),
        ("target treasure 5", A.target + 58),
        ("fire with munition", A.fire + 1),
        ("put out 2", A.put_out + 1),
        ("rescue emerald worker", A.rescue),
        ("lose sapphire chest 3", A.lose + 17),
        ("lose railway", A.lose_rail),
        ("shoot trebuchet", A.shoot + 3),
        ("keep 0 workers", A.keep),
        ("dismiss base", A.dismiss + 54),
    ],
)
def test_texts_and_numbers(text: str, action: int) -> None:
    s = position().state
    assert notation.parse(s, text) == action
    assert notation.text(s, action) == text


def test_every_action_is_read_back() -> None:
    for barons in ("emerald,sapphire", "citrine,ruby"):
        s = position(barons=barons).state
        seen = {notation.text(s, action): action for action in range(A.n)}
        assert all(notation.parse(s, text) == notation.parse(s, text.upper()) for text in list(seen)[::37])
        for text in seen:
            assert notation.text(s, notation.parse(s, text)) == text


@pytest.mark.parametrize(
    "text", ["", "  ", "dance", "road", "road z9", "road e4", "play tower", "put out 0", "trade wood for gem"]
)
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(BadNotation):
        notation.parse(position().state, text)


@pytest.mark.parametrize("text", ["dice card 7", "dice gold 1", "card rocket", "", "die 3"])
def test_what_chance_cannot_give(text: str) -> None:
    with pytest.raises(BadNotation):
        position(at="turn").decide(text)


def test_steps_are_taken_back_to_the_last_chance_event() -> None:
    match = GAME.start(2, seed=3)
    play(match, "done", "base a1-a2", "road a1")
    match.undo()
    assert (phase(match), int(match.state.roads_left)) == ("roads", 6)
    match.undo()
    assert phase(match) == "base"
    match.undo()
    assert phase(match) == "mulligan"
    with pytest.raises(CannotUndo):
        match.undo()


@pytest.mark.rule("G40")
def test_a_cancelled_choice_costs_nothing() -> None:
    match = position(roads="a2", workers={0: "a2"}, hand={0: "airship rocket"}, stock={0: RICH}, gems={0: 9})
    play(match, "play airship", "cancel", "swap", "cancel", "move worker a2", "cancel", "trade", "cancel")
    assert (phase(match), stock(match), cards(match, 0)) == ("main", RICH, "rocket airship")
    assert match.state.steps == 8, "but a step"
