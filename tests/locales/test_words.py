"""The face of the words: say, tell, why, error, choose; and what happens when a word is missing."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

import gemhold
from gemhold.core.args import Seat, Space
from gemhold.core.errors import BadNotation, IllegalAction, Reason
from gemhold.core.game import Event
from gemhold.locales import LANGUAGES, Words, WordsMissing, choose

NAMES = ["Anna", "Bořek", "Ľubica", "Ștefan"]


@pytest.mark.parametrize(
    ("preferred", "language"),
    [
        (["sk"], "sk"),
        (["sk-SK", "en"], "sk"),
        (["cs_CZ.UTF-8"], "cs"),
        (["RO"], "ro"),
        (["de", "fr-FR", "cs", "sk"], "cs"),
        (["de"], "en"),
        (["C.UTF-8"], "en"),
        (["", "*"], "en"),
        ([], "en"),
    ],
)
def test_choose(preferred: list[str], language: str) -> None:
    assert choose(preferred) == language


def test_seats_become_names() -> None:
    event = Event("king-raids", {"seat": Seat(0), "from": Seat(2), "space": Space("c5"), "land": "swamp"})
    assert Words("en", strict=True).tell(event, NAMES) == "Anna conquers c5 (swamp); Ľubica takes the token back."
    assert Words("sk", strict=True).tell(event, NAMES) == "Anna dobýja políčko c5 (močiar), Ľubica si berie žetón späť."
    assert Words("cs", strict=True).tell(event, NAMES) == "Anna dobývá políčko c5 (bažina), Ľubica si bere žeton zpět."
    assert Words("ro", strict=True).tell(event, NAMES) == "Anna cucerește spațiul c5 (mlaștină); Ľubica își ia marcajul înapoi."


def test_a_seat_without_a_name_has_a_number() -> None:
    reason = Reason("why-no-gem", {"seat": Seat(2), "gem": "gold"})
    assert Words("en").why(reason) == "Player 3 has no gold gem."
    assert Words("ro").why(reason) == "Jucătorul 3 nu are nicio piatră prețioasă de aur."
    assert Words("sk").why(reason, NAMES) == "Ľubica nemá žiadny zlatý drahokam."


def test_messages_inside_messages_share_arguments() -> None:
    event = Event("king-takes", {"seat": Seat(1), "deck": 3, "card": 30, "grade": 1})
    assert Words("sk", strict=True).tell(event, NAMES) == "Bořek si berie zaneprázdnenú drakobijku (karta 30)."
    assert Words("cs", strict=True).tell(event, NAMES) == "Bořek si bere zaneprázdněnou drakobijku (karta 30)."


def test_errors_say_what_to_do() -> None:
    words = Words("cs", strict=True)
    error = BadNotation("'tkae 3' is not a move", place="move", hint="for example: take 3")
    assert words.error(error) == "Tento tah nelze přečíst. Tahy se píší stejně jako v seznamu možných tahů."
    illegal = IllegalAction("no", reason=Reason("why-deck-empty", {"deck": 2}))
    assert words.error(illegal) == "Balíček 2 je prázdný."


def test_a_missing_message_is_an_error_only_for_tests() -> None:
    with pytest.raises(WordsMissing, match="sk, king-nonsense: no such message"):
        Words("sk", strict=True).say("king-nonsense")
    with pytest.raises(WordsMissing, match="klingon"):
        Words("klingon", strict=True)
    assert Words("sk").say("king-nonsense") == "king-nonsense"
    assert Words("klingon").say("king-title") == "King of the Dice"


def test_a_missing_argument_is_an_error_only_for_tests() -> None:
    with pytest.raises(WordsMissing, match=r"cs, king-wins: .*seat"):
        Words("cs", strict=True).say("king-wins")
    assert Words("cs").say("king-wins") == "king-wins"


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("ro")
    assert words.knows("king-over")
    folder = gemhold.game("king").locales
    assert folder is not None
    monkeypatch.delitem(gemhold.locales._bundle(folder, "ro")._messages, "king-over")
    assert not words.knows("king-over")
    assert words.say("king-over") == "The game is over."


def test_a_language_is_read_when_first_needed() -> None:
    code = (
        "import sys, gemhold.locales as l; w = l.Words('sk'); assert l._bundle.cache_info().currsize == 0;"
        "w.say('player-number', n=1); assert l._bundle.cache_info().currsize == 1; print('numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


# ---------------------------------------------------------------- whole games


def _random_match(name: str, seats: int, seed: int) -> tuple[dict[str, Event], dict[str, Reason]]:
    """Every event of a random game, secret ones too, and reasons met on the way; each once."""
    rng = random.Random(seed)
    match = gemhold.game(name).start(seats=seats, seed=seed)
    game, reasons = match.game, dict[str, Reason]()
    while not match.over:
        for action in rng.sample(range(game.action_space.n), 2):
            if (reason := match.why_not(action)) is not None:
                reasons[str(reason)] = reason
        match.play(rng.choice(game.legal(match.state)))
    events, s = dict[str, Event](), game.setup(seats, match.options)
    for ply in match.log:
        before = game.state.copy(s)
        game.rules.apply(s, ply.x)
        events |= {str(event): event for event in game.narrate(before, ply.x, s)}
    return events, reasons


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", gemhold.game_names())
def test_whole_games_can_be_told(name: str, seats: int) -> None:
    events, reasons = _random_match(name, seats, seed=seats)
    assert len(events) > 50
    assert len(reasons) > 10
    for language in LANGUAGES:
        words = Words(language, strict=True)
        for event in events.values():
            assert words.tell(event, NAMES)
        for reason in reasons.values():
            assert words.why(reason, NAMES)
