"""Balance: what is dealt and counted, and the same numbers everywhere."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import gemhold
from gemhold.arena.balance import balance_of
from gemhold.arena.estimate import difference, pooled
from gemhold.arena.experiment import Experiment
from gemhold.arena.provenance import data_digest
from gemhold.arena.simulate import play_match
from gemhold.arena.survey import count_uses, dealt, order_of_play, orders, play_chunk, run, survey
from gemhold.core.errors import BadOption
from gemhold.core.kit.datadir import STANDARD
from gemhold.games.geodia.data import SIDES
from gemhold.games.geodia.names import CARD_NAMES


def test_every_order_of_barons_is_dealt_equally_often() -> None:
    game = gemhold.game("geodia")
    plan = survey("geodia", "random", games=50, seed=7, seats=4)
    assert (orders(game, plan), plan.games) == (24, 72)
    seen = Counter(tuple(dealt(game, plan, seed)["barons"]) for seed in range(plan.seed, plan.seed + plan.games))
    assert len(seen) == 24
    assert set(seen.values()) == {3}


def test_what_is_chosen_is_not_dealt() -> None:
    game, chosen = gemhold.game("geodia"), {"barons": ["ruby", "citrine"]}
    plan = survey("geodia", "random", games=5, seats=2, options=chosen)
    assert (orders(game, plan), plan.games) == (1, 5)
    assert dealt(game, plan, 3) == chosen


def test_few_games_stay_few() -> None:
    assert survey("geodia", "random", games=3, seats=4).games == 3


def test_one_process_and_two_give_the_same_numbers(tmp_path: Path) -> None:
    plan = survey("king", "greedy", games=12, seed=9, seats=3)
    told: list[int] = []
    alone, both = run(plan), run(plan, jobs=2, journal=tmp_path / "journal", progress=told.append)
    assert alone.to_json() == both.to_json()
    assert sum(told) == 12


def test_stopped_work_goes_on(tmp_path: Path) -> None:
    journal, plan = tmp_path / "journal", survey("king", "greedy", games=12)
    whole = run(plan)

    def stop(n: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(plan, journal=journal, progress=stop)
    kept = journal.read_text()
    assert len(kept.splitlines()) == 2  # the head and one chunk
    assert run(plan, journal=journal).to_json() == whole.to_json()
    assert journal.read_text().startswith(kept)


def test_a_journal_of_other_data_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan, journal = survey("king", "greedy", games=2), tmp_path / "journal"
    run(plan, journal=journal)
    before = data_digest("king")
    file = STANDARD / "king" / "cards.toml"
    (tmp_path / file.name).write_text(file.read_text("utf-8") + "# calibrated\n", "utf-8")
    monkeypatch.setenv("GEMHOLD_DATA", str(tmp_path))
    assert data_digest("king") != before
    with pytest.raises(BadOption, match="other work"):
        run(plan, journal=journal)


@pytest.mark.parametrize(
    ("arguments", "place"),
    [({"level": "nobody"}, "bots"), ({"seats": 9}, "seats"), ({"games": 0}, "games"), ({"options": {"moon": 1}}, "option moon")],
)
def test_mistakes(arguments: dict[str, object], place: str) -> None:
    with pytest.raises(BadOption) as caught:
        survey("king", **({"level": "random"} | arguments))  # type: ignore[arg-type]
    assert caught.value.place == place


def test_uses_are_what_the_story_tells() -> None:
    """Counted from positions here, told as events there."""
    plan = Experiment("king", 3, ("random",) * 3, {}, 4, 1)
    game = gemhold.game("king")
    match, _ = play_match(game, plan, 4)
    counts = count_uses(game, match)
    told: Counter[tuple[int, str]] = Counter()
    for step in match.story():
        for event in step.events:
            if event.id == "king-takes":
                told[int(event.args["seat"]), str(event.args["card"])] += 1
                told[int(event.args["seat"]), f"deck-{event.args['deck']}"] += 1
    things = game.measures.things
    found = {(seat, things[i]): int(counts[seat, i]) for seat, i in zip(*np.nonzero(counts), strict=True)}
    assert found == told
    assert len(found) > 5
    starts = next(event.args["seat"] for step in match.story() for event in step.events if event.id == "king-starts")
    assert order_of_play(match)[0] == starts


def test_cards_of_geodia_are_counted_when_they_are_played() -> None:
    part = play_chunk(Experiment("geodia", 2, ("random",) * 2, {}, 0, 3))
    game = gemhold.game("geodia")
    assert part["uses"].shape == (3, 2, len(game.measures.things))
    assert part["uses"].sum() > 0
    assert {str(side) for side in np.unique(part["trait-side"])} <= {"dwarves", "goblins"}
    for sides, uses in zip(part["trait-side"], part["uses"], strict=True):
        for side, counts in zip(sides, uses, strict=True):
            played = {game.measures.things[i] for i in np.flatnonzero(counts)}
            assert played <= set(CARD_NAMES[SIDES.index(str(side))])


def _games(**arrays: object) -> dict[str, np.ndarray]:
    """Four two-player games of King that seat 2 wins, beginning in all but the last."""
    games = {
        "decisions": np.full(4, 30),
        "turns": np.array([9, 9, 9, 10]),
        "ranks": np.array([[2, 1]] * 4),
        "points": np.array([[[1, 0, 0, 0, 0], [5, 2, 0, 0, 0]]] * 4),
        "order": np.array([[1, 0]] * 3 + [[0, 1]]),
        "uses": np.zeros((4, 2, 65), int),
    }
    return games | {name: np.asarray(value) for name, value in arrays.items()}


def test_wins_by_seat_order_and_ending() -> None:
    result = balance_of(Experiment("king", 2, ("random",) * 2, {}, 0, 4), "", _games())
    assert [group.wins.mean for group in result.seats] == [0.0, 1.0]
    assert [group.wins.mean for group in result.order] == [0.75, 0.25]
    assert [group.score.mean for group in result.order] == [5.5, 2.5]
    assert [(one.turns, one.games, one.wins[0].mean) for one in result.endings] == [(1, 3, 1.0), (2, 1, 0.0)]
    area = result.sources[0]
    assert (area.name, area.winners.mean, area.losers.mean) == ("area", 5.0, 1.0)
    assert [(one.name, one.mean.mean) for one in result.length] == [("decisions", 30.0), ("turns", 9.25), ("rounds", 5.0)]


def test_a_side_is_compared_where_there_are_two() -> None:
    """A table of one side alone says nothing about sides."""
    sides = [["dwarves", "goblins"], ["goblins", "dwarves"], ["dwarves", "dwarves"], ["goblins", "dwarves"]]
    result = balance_of(Experiment("king", 2, ("random",) * 2, {}, 0, 4), "", _games(**{"trait-side": sides}))
    dwarves, goblins = result.traits["side"]
    assert (dwarves.name, dwarves.games, dwarves.fair) == ("dwarves", 3, 0.5)
    assert dwarves.wins.mean == pytest.approx(2 / 3)
    assert goblins.wins.mean == pytest.approx(1 / 3)


def test_shared_victories_without_losers() -> None:
    result = balance_of(Experiment("king", 2, ("random",) * 2, {}, 0, 4), "", _games(ranks=[[1, 1]] * 4))
    assert [group.wins.mean for group in result.seats] == [0.5, 0.5]
    assert result.to_json()["sources"][0]["losers"]["half"] is None


def test_worth_leaves_out_those_who_cannot_use_it() -> None:
    """Dwarves always win; only goblins have the card, and it changes nothing for them."""
    rng = np.random.default_rng(3)
    n = 400
    sides = np.array([["dwarves", "goblins"]] * n)
    uses = np.zeros((n, 2, 65), int)
    uses[:, 1, 0] = rng.integers(0, 2, n)
    won = np.where(rng.random(n) < 0.8, 0, 1)
    ranks = np.stack([np.where(won == 0, 1, 2), np.where(won == 1, 1, 2)], axis=1)
    games = {name: np.repeat(array[:1], n, axis=0) for name, array in _games().items()}
    games |= {"trait-side": sides, "uses": uses, "ranks": ranks}
    use = balance_of(Experiment("king", 2, ("random",) * 2, {}, 0, n), "", games).uses[0]
    assert use.worth is not None
    assert use.worth.low < 0 < use.worth.high
    assert use.users == int(uses.sum())
    everybody = difference((ranks == 1).astype(float), uses[:, :, 0] > 0, np.ones((n, 2), bool))
    assert everybody is not None
    assert everybody.high < 0  # what it would look like otherwise


def test_intervals_of_seats_that_depend_on_each_other() -> None:
    """Of a game's seats one wins; the intervals cover the truth as often as they say."""
    rng = np.random.default_rng(8)
    hits = covered = 0
    for _ in range(600):
        won = rng.integers(0, 4, 150)
        values = (np.arange(4) == won[:, None]).astype(float)
        marked = rng.random((150, 4)) < 0.3
        apart, together = difference(values, marked, np.ones((150, 4), bool)), pooled(values, marked)
        assert apart is not None
        assert together is not None
        hits += apart.low < 0 < apart.high
        covered += together.low < 0.25 < together.high
    assert 545 < hits < 590
    assert 545 < covered < 590


def test_too_few_users_have_no_worth() -> None:
    values, marked = np.zeros((20, 2)), np.zeros((20, 2), bool)
    marked[:3, 0] = True
    assert difference(values, marked, np.ones((20, 2), bool)) is None
    assert pooled(values, marked) is None
