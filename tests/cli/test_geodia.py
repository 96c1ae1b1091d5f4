"""Geodia in the terminal: the board in every position and language, and a whole game through the keyboard."""

from __future__ import annotations

import io
import itertools
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import gemhold
from gemhold import bots
from gemhold.cli.boards import Scene, board_of, scene_of, seat_names, sign_of
from gemhold.cli.boards.geodia_map import game_map, legend, pitch_of, targets
from gemhold.cli.boards.geodia_signs import figures_text
from gemhold.core.contract import SPECTATOR
from gemhold.core.game import Event
from gemhold.core.match import Match
from gemhold.core.record import GameRecord
from gemhold.core.rng import draw
from gemhold.games.geodia.state import Phase
from gemhold.locales import LANGUAGES, Words
from tests.cli.calling import own_process

BOARD = board_of(gemhold.game("geodia"))
GAME = gemhold.game("geodia")
SHOWN_ON = 7  # signs of a narrow brick


def shown(part: RenderableType, width: int = 80) -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(part)
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


def course(seats: int, seed: int, **options: Any) -> Iterator[Match]:
    """A match of random players, at each of their decisions and at the end."""
    match = GAME.start(seats, seed, options)
    players = [bots.find("geodia", "random", seed) for _ in range(seats)]
    while not match.over:
        yield match
        match.play(players[match.actor].choose(GAME, GAME.hidden(match.state, match.actor), match.actor))
    yield match


def scene(match: Match, width: int = 80, language: str = "en") -> Scene:
    words = Words(language, strict=True)
    return scene_of(match, SPECTATOR if match.over else match.actor, seat_names(match, words), words, width)


def blank(seed: int = 7) -> Scene:
    """A table at the first decision of a main phase, to put things on."""
    match = next(match for match in course(2, seed) if not match.over and match.view(match.actor)["phase"] == "main")
    return scene(match)


def cell(text: str, name: str, lines: int) -> str:
    """What the map shows in a tile's brick, without the gaps between lines."""
    rows = text.splitlines()
    row = next(number for number, line in enumerate(rows) if f"│{name}" in line)
    at = rows[row].index(f"│{name}") + 1
    return " ".join(rows[row + line][at : at + SHOWN_ON].strip() for line in range(lines)).strip()


# ---------------------------------------------------------------- everything can be drawn


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"rounds": 10}), (4, {}), (4, {"teams": True})])
def test_every_screen_fits_in_every_language(seats: int, options: dict[str, Any]) -> None:
    widths, languages, seen = itertools.cycle((80, 100, 120, 150)), itertools.cycle(LANGUAGES), set()
    for number, match in enumerate(course(seats, 3 + seats, **options)):
        phase = "over" if match.over else Phase(match.state.phase).name.lower()  # a view of each position would take a minute
        if phase not in seen:
            for language in LANGUAGES:
                fits(scene(match, next(widths), language))
        elif number % 120 == 0:
            fits(scene(match, next(widths), next(languages)))
        seen.add(phase)
    assert {"base", "roads", "figures", "main", "move", "combat", "final", "over"} <= seen


def fits(at: Scene) -> None:
    table = shown(BOARD.table(at), at.width)
    said = ""
    if at.view["ask"]:
        said = BOARD.ask(at) + shown(BOARD.decision(at) or "", at.width)
        assert at.names[at.view["actor"]] in BOARD.ask(at)
        said += " ".join(BOARD.gloss(at, action) for action in at.actions)
        said += " ".join(BOARD.syntax(at.words, action.text.split()[0]) or "" for action in at.actions)
    assert not any(sign in table + said for sign in ("cli-", "geodia-", "…"))
    lines = (table + said).splitlines()
    assert all(cell_len(line) <= at.width for line in table.splitlines())
    assert all(any(f"│{tile['name']}" in line for line in lines) for tile in at.view["tiles"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_and_the_rules_have_words(language: str) -> None:
    words = Words(language, strict=True)
    match = list(course(2, 9))[-1]
    told = [BOARD.tell(event, ["Ann", "Bob"], words).plain for step in match.story(0) for event in step.events]
    assert len(told) > 100
    assert all(text.strip() for text in told)
    assert len(BOARD.rules(words).splitlines()) == len(BOARD.rules(Words("en")).splitlines()) == 9
    assert all(BOARD.source(words, source) for source in GAME.sources)
    assert len(words.say("cli-geodia-dragon")) <= SHOWN_ON
    assert len({words.say("cli-geodia-letter", good=good) for good in ("sulphur", "wood", "iron", "water")}) == 4


def test_the_terminals_width_decides_the_bricks() -> None:
    assert [pitch_of(width) for width in (60, 80, 90, 91, 108, 109, 200)] == [8, 8, 8, 10, 10, 12, 12]
    at = blank()
    beside = shown(BOARD.table(replace(at, width=120)), 120).splitlines()
    assert "Round 1 of 8 · Tournament" in beside[0]
    assert "Round 1 of 8 · Tournament" not in shown(BOARD.table(at)).splitlines()[0]


# ---------------------------------------------------------------- what a tile shows


def test_all_that_may_stand_on_a_tile_is_seen_without_colour() -> None:
    at = blank()
    tile = next(tile for tile in at.view["tiles"] if tile["name"] == "c3")
    tile |= {
        "resources": ["sulphur", "water"],
        "turned": False,
        "road": "rail",
        "wall": 0,
        "control": [0],
        "front_of": None,
        "figures": [{"seat": 0, "workers": 1, "engineers": 2}],
        "siege": [{"seat": 0, "kind": "ballista", "machine": 0}, {"seat": 0, "kind": "railway-artillery", "machine": 3}],
        "chests": [{"seat": 1, "gems": 14, "chest": 1}],
    }
    assert cell(game_map(at, 8).plain, "c3", 4) == "c3 SA ══▒ ◆1+2↑⇑ ▣✹14"
    assert "c3 SA" in cell(game_map(at, 12).plain, "c3", 1)
    tile |= {"turned": True, "mine": {"kind": 4, "single": False, "numbers": [2, 4, 6], "gems": 2}, "front_of": 1, "siege": []}
    assert cell(game_map(at, 8).plain, "c3", 4) == "c3 ⌂✹ 246◇2 ══▒◆1+2 ▣✹14"
    tile |= {"spent": True, "front_of": None, "road": None, "wall": 1, "control": [], "figures": [], "link": None, "chests": []}
    assert cell(game_map(at, 8).plain, "c3", 2) == "c3 ∅ ▒✹"
    tile |= {"control": [1], "wall": None, "link": 1, "road": "road"}
    assert cell(game_map(at, 8).plain, "c3", 2) == "c3 ∅ ──✹◎"


def test_knowledge_is_shown_to_those_who_have_it() -> None:
    at = blank()
    tile = next(tile for tile in at.view["tiles"] if tile["name"] == "d6")
    tile |= {"resources": ["wood", "iron"], "road": None, "control": [], "figures": [], "front_of": None, "looked_at": [1]}
    assert cell(game_map(at, 8).plain, "d6", 1) == "d6 WI?"
    tile |= {"known_privately": True, "mine": {"kind": 7, "single": True, "numbers": [], "gems": 5}}
    assert cell(game_map(at, 8).plain, "d6", 2) == "d6 WI ?×1◇5"


def test_every_figure_is_on_the_map() -> None:
    """Signs and numbers of the bricks add up to the figures of every seat."""
    for match in itertools.islice(course(4, 6), 60, 600, 60):
        at = scene(match)
        text = game_map(at, 12).plain
        for seat, player in enumerate(at.view["players"]):
            for tile in at.view["tiles"]:
                for row in tile["figures"]:
                    if row["seat"] == seat:
                        assert f"{sign_of(seat)}{figures_text(row['workers'], row['engineers'])}" in text
            if player["base"] is not None:
                home = figures_text(player["figures"]["workers_home"], player["figures"]["engineers_home"])
                assert f"⌂{sign_of(seat)}{home}" in text


@pytest.mark.slow
def test_places_that_can_be_chosen_are_marked() -> None:
    marked = set()
    for match in itertools.islice(course(2, 5), 150):
        phase = match.view(match.actor)["phase"]
        at = scene(match)
        text = game_map(at, 8).plain
        if phase in ("base", "roads", "move"):
            marked.add(phase)
            places = {action.data["name"] for action in at.actions if "name" in action.data}
            assert targets(at) == places
            assert {name for name in places if f"│{name}◂" in text} == places - {"base"}
            assert text.count("◂") == len(places)
        elif phase == "main":
            assert "◂" not in text
    assert marked == {"base", "roads", "move"}


def test_the_legend_explains_what_is_there() -> None:
    at = blank()
    assert "sulphur" in legend(at, 80).plain
    assert "chest" not in legend(at, 80).plain
    at.view["tiles"][0]["chests"] = [{"seat": 0, "gems": 4, "chest": 1}]
    assert "▣◆5 chest and its gems" in legend(at, 80).plain


# ---------------------------------------------------------------- what is beside it


def test_the_table_speaks_of_everything() -> None:
    at = blank()
    player = at.view["players"][at.view["actor"]]
    player |= {"debt": 6, "gems": 41, "walls": 2, "levels": {"inventor": 2, "recruiter": 1, "workshop": 1}}
    player["in_play"] = [{"name": "gem-cutter", "tool": 2}, {"name": "ballista", "machine": 0, "tile": "c3"}]
    at.view["events"] |= {"shown": ["tournament", "claim"], "now": "claim", "coming": 2, "debt_grows": 6}
    text = shown(BOARD.table(replace(at, width=120)), 120)
    for part in ("41◇", "debt: 6◇", "Inventor II, Gem Cutter, Ballista c3", "Tournament › Debt › ? › ?", "grow from round 6"):
        assert part in text
    assert "5: 6, 2–6, 20◇" in text
    for card in player["hand"]:
        assert card["name"] in text
    for price in ("road 2W 1I", "rail 2I", "detonate 2S 1I", "hire worker 2◇"):
        assert price in text


def test_what_cannot_be_paid_is_marked() -> None:
    at = blank()
    at.view["prices"]["road"] = {"price": {"wood": 2, "iron": 1}, "short": {"wood": 1}}
    at.view["prices"]["railway"] = {"price": {"iron": 2}, "short": {}}
    text = shown(BOARD.table(at))
    assert "road 2W 1I!  rail 2I  " in text
    assert "! more than you have" in text


def test_another_seats_hand_stays_hidden() -> None:
    match = next(match for match in course(2, 7) if match.view(match.actor)["phase"] == "main")
    own = scene(match)
    other = scene_of(match, 1 - match.actor, own.names, own.words, 80)
    assert "Your hand" in shown(BOARD.table(own))
    hand = {card["name"] for card in own.view["players"][match.actor]["hand"]}
    kept = {card["name"] for card in other.view["players"][1 - match.actor]["hand"] or ()}
    text = shown(BOARD.table(other))
    assert hand - kept
    assert not any(f"\n{name} " in text for name in hand - kept)
    assert "Your hand" not in shown(BOARD.table(scene_of(match, SPECTATOR, own.names, own.words, 80)))


def test_income_is_small_print() -> None:
    event = Event("geodia-income", {"seat": 0, "tile": "c4", "n": 2, "first": "sulphur", "second": "water"})
    assert BOARD.tell(event, ["Ann"], Words("en")).plain == "c4 +2S +2A"
    assert BOARD.tell(event, ["Ann"], Words("ro")).plain == "c4 +2S +2A"
    assert BOARD.tell(event, ["Ann"], Words("sk")).plain == "c4 +2S +2V"
    assert event.id in BOARD.minor


def test_small_print_leaves_the_name_to_the_sign() -> None:
    said = {
        ("geodia-draws", ""): "draws a card",
        ("geodia-draws-card", "card=ka-boom"): "KA-BOOM",
        ("geodia-rail", "tile=c4"): "railway c4",
        ("geodia-puts", "figure=engineer tile=c4"): "engineer c4",
        ("geodia-moves", "figure=worker from=base to=d5"): "worker ⌂ → d5",
    }
    for (name, args), text in said.items():
        event = Event(name, {"seat": 0} | dict(pair.split("=") for pair in args.split()))
        assert name in BOARD.minor
        assert BOARD.tell(event, ["Ann"], Words("en", strict=True)).plain == text


def test_mines_nobody_has_seen_are_counted() -> None:
    text = shown(BOARD.odds(blank()) or "")
    assert "×1◇5     12                 22 %" in text
    assert text.count("7                 13 %") == 6


# ---------------------------------------------------------------- through the keyboard


def scripted(seed: int) -> tuple[Match, list[str]]:
    """A match against a random bot by a person who chooses by a fixed stream, and what the person types."""
    match = GAME.start(2, seed)
    other = bots.find("geodia", "random", seed)
    typed: list[str] = []
    while not match.over:
        if match.actor == 1:
            match.play(other.choose(GAME, GAME.hidden(match.state, 1), 1))
        else:
            actions = match.actions()
            typed.append(actions[draw(seed, 50, len(typed), len(actions))].text)
            match.play(typed[-1])
    return match, typed


@pytest.mark.slow
def test_a_whole_game_through_the_keyboard(tmp_path: Path) -> None:
    match, typed = scripted(11)
    file = tmp_path / "game.gem"
    command = ("play", "geodia", "--seed", "11", "--bots", "random", "--record", str(file))
    answer = own_process(*command, typed="\n".join(typed) + "\n", GEMHOLD_MODE="pure")
    assert answer.err == ""
    assert answer.code == 0
    kept = GameRecord.loads(file.read_text())
    assert kept == match.record(kept.players)
    assert len(kept.players) == 2
    assert all(cell_len(line) <= 80 for line in answer.out.splitlines() if str(file) not in line)
    scores = next(line for line in answer.out.splitlines() if line.startswith("total"))
    assert [int(number) for number in scores.split()[1:]] == match.scores()


def test_commands_and_mistakes_in_slovak() -> None:
    _, moves = scripted(12)
    typed = ["help", "odds", "rules", "log", "road c4", *moves[:20], "quit"]
    command = ("play", "geodia", "--seed", "12", "--bots", "random", "--lang", "sk")
    answer = own_process(*command, typed="\n".join(typed) + "\n", GEMHOLD_MODE="pure", COLUMNS="120")
    assert answer.code == 0
    assert answer.err == ""
    for part in ("Smaragd", "šanca pod políčkom", "Vyhráva, kto má najviac drahokamov", "Odchádzaš z hry."):
        assert part in answer.out
    assert answer.out.count("› ") > len(moves[:20])
    assert "cli-" not in answer.out
    assert all(cell_len(line) <= 120 for line in answer.out.splitlines())


def test_seats_are_called_by_their_barons() -> None:
    match = GAME.start(2, 1, {"barons": "citrine,ruby"})
    assert seat_names(match, Words("en", strict=True)) == ["Citrine", "Ruby"]
