"""A player's finished games: kept at their end, listed, summed up and exported."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from gemhold.server.config import database_url
from gemhold.server.history import Cursor, History, Played, PlayedSeat, tally
from gemhold.server.lobby import LISTED, Lobby
from gemhold.server.store.engine import open_engines
from gemhold.server.store.migrate import upgrade
from gemhold.server.store.model import players, results, seats, tables
from gemhold.server.store.writer import Writer
from gemhold.server.tables import Tables
from tests.server.people import Person, play_on, wait_for


def finished(person: Person, *others: str, **settings: Any) -> Any:
    table = person.make("human", *others, **settings)
    play_on([person], table["id"]) if set(others) <= {"human"} else _play_with_bots(person, table["id"])
    return person.table(table["id"])


def _play_with_bots(person: Person, table_id: str) -> None:
    def step() -> bool:
        table = person.table(table_id)
        play = table["play"]
        while play["actions"]:
            play = person.move(table_id, play["seq"], play["actions"][-1]["id"])
        return bool(play["status"] == "over")

    wait_for(step, "the end", 60)


def test_a_finished_game_is_kept_and_counted(anna: Person, bela: Person) -> None:
    assert anna.get("/me/games") == {"games": [], "next": None, "pending": 0}
    assert anna.get("/me/tally")["played"] == 0
    anna.post("/me", {"name": "Anna"})
    table = finished(anna, "random")
    (game,) = anna.get("/me/games")["games"]
    result = table["play"]["result"]
    assert game["id"] == table["id"]
    assert (game["source"], game["game"], game["place"]) == ("screen", "king", result[0]["rank"])
    assert [(seat["you"], seat["bot"], seat["score"], seat["rank"]) for seat in game["seats"]] == [
        (True, None, result[0]["score"], result[0]["rank"]),
        (False, "random", result[1]["score"], result[1]["rank"]),
    ]
    sums = anna.get("/me/tally")
    assert (sums["played"], sums["counted"], sums["won"]) == (1, 1, int(game["place"] == 1))
    assert sums["games"][0]["best"] == result[0]["score"]
    assert [(rival["game"], rival["bot"], rival["played"]) for rival in sums["bots"]] == [("king", "random", 1)]
    assert sums["people"] == []
    # what was kept stays, even if somebody leaves the table; nobody else sees it
    anna.post(f"/tables/{table['id']}/seats/0/leave")
    assert len(anna.get("/me/games")["games"]) == 1
    assert bela.get("/me/games")["games"] == []


def test_it_moves_with_the_player(anna: Person, bela: Person) -> None:
    """Two seats on one screen: the game is listed, but has no winner among you."""
    anna.post("/me", {"name": "Anna"})
    finished(anna, "human")
    sums = anna.get("/me/tally")
    assert (sums["played"], sums["counted"], sums["won"]) == (1, 0, 0)
    assert anna.get("/me/games")["games"][0]["place"] is None
    code = anna.post("/me/link")["code"]
    bela.post("/me/claim", {"code": code})
    assert bela.get("/me/games") == anna.get("/me/games")


def test_files(anna: Person) -> None:
    anna.post("/me", {"name": "=1+1"})
    table = finished(anna, "human")
    answer = anna.http.get("/api/me/games.csv")
    assert answer.headers["content-disposition"] == 'attachment; filename="gemhold-games.csv"'
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    assert [(row["id"], row["seat"], row["you"], row["name"]) for row in rows] == [
        (table["id"], "1", "1", "'=1+1"),
        (table["id"], "2", "1", "'=1+1"),
    ]
    assert json.loads(anna.http.get("/api/me/games.json").text)["games"] == anna.get("/me/games")["games"]


def test_hostile_questions(anna: Person) -> None:
    for query in ({"limit": 0}, {"limit": 101}, {"limit": "x"}, {"before": "x" * 65}, {"game": "x" * 25}):
        assert anna.get("/me/games", 422, **query)["code"] == "bad-body"
    for before in ("", "nonsense", "0x1p99999_x", "_"):
        assert anna.get("/me/games", 422, before=before)["code"] == "bad-option"
    for before in ("nan_x", "inf_'; DROP TABLE results", "-0x1p3_%"):
        assert anna.get("/me/games", before=before)["games"] == []


@pytest.fixture
def url(database: dict[str, str], tmp_path: Path) -> str:
    return database_url(database.get("GEMHOLD_DATABASE_URL") or f"sqlite:///{tmp_path / 'x.db'}")


def test_many_games(url: str) -> None:
    """Pages follow each other without a gap, also where games ended at the same moment."""
    many, page = 1234, 100

    async def whole() -> None:
        reader, engine = open_engines(url)
        await upgrade(engine)
        writer = Writer(engine, "test")
        history = History(reader, writer, Tables(reader, "test"))
        me, other = "me-of-many", "other-of-many"
        async with engine.begin() as connection:
            await connection.execute(insert(players), [{"id": each, "created": 0.0} for each in (me, other)])
            await connection.execute(insert(tables), [_table(f"many-{n:06}", me) for n in range(many)])
            await connection.execute(insert(results), [row for n in range(many) for row in _rows(n, me, other)])
        assert await history.catch_up(me) == 0
        seen: list[str] = []
        after: Cursor | None = None
        while found := await history.games(me, page, after):
            seen += [game.id for game in found]
            after = Cursor.parse(str(Cursor(found[-1].ended, found[-1].id)))
        assert seen == [f"many-{n:06}" for n in reversed(range(many))]
        sums = tally(await history.games(me, 5000))
        assert (sums["played"], sums["won"], sums["streak"], sums["best_streak"]) == (many, many // 2, 0, 1)
        assert sums["people"] == [
            {"name": "Ota", "game": None, "bot": None, "played": many, "ahead": many // 2, "behind": many // 2}
        ]
        assert len(sums["games"][0]["scores"]) == 50
        await writer.stop()
        await reader.dispose()
        await engine.dispose()

    asyncio.run(whole())


def test_a_running_game_does_not_fall_off_the_list(url: str) -> None:
    """However many games ended after its last move."""

    async def whole() -> None:
        reader, engine = open_engines(url)
        await upgrade(engine)
        me = "me-of-fifty"
        async with engine.begin() as connection:
            await connection.execute(insert(players), [{"id": me, "created": 0.0}])
            over = [_table(f"over-{n:011}", me) | {"touched": 9.0} for n in range(LISTED)]
            all_tables = [*over, _table("running-00000001", me) | {"status": "waiting"}]
            await connection.execute(insert(tables), all_tables)
            seat = {"kind": "human", "player_id": me, "entropy": "", "joinable": False}
            await connection.execute(insert(seats), [seat | {"table_id": t["id"], "seat": k} for t in all_tables for k in (0, 1)])
        lobby = Lobby(Tables(reader, "test"), None, None, "test")  # type: ignore[arg-type]  # it only reads
        listed = await lobby.mine(me)
        assert (len(listed), listed[0].id) == (LISTED, "running-00000001")
        await reader.dispose()
        await engine.dispose()

    asyncio.run(whole())


def _table(table_id: str, host: str) -> dict[str, Any]:
    return {
        "id": table_id, "game": "king", "rules": 1, "asked": {}, "options": {"map": "standard"}, "status": "over",
        "public": False, "pace": 0, "autostart": True, "host_id": host, "secret": "", "created": 0.0, "touched": 0.0,
    }  # fmt: skip


def _rows(n: int, me: str, other: str) -> list[dict[str, Any]]:
    shared = {"table_id": f"many-{n:06}", "game": "king", "colour": "black", "started": 0.0, "ended": float(n // 7), "bot": None}
    return [
        shared | {"seat": 0, "player_id": me, "name": "Eva", "score": n, "rank": 1 + n % 2},
        shared | {"seat": 1, "player_id": other, "name": "Ota", "score": n, "rank": 2 - n % 2},
    ]


def test_sums() -> None:
    def game(n: int, rank: int, *others: PlayedSeat, score: int = 10) -> Played:
        mine = PlayedSeat(0, "me", "Eva", None, "black", score, rank)
        return Played(str(n), "king", float(n), float(n), (mine, *others), (0,))

    ota = PlayedSeat(1, "ota", "Ota", None, "purple", 5, 2)
    bot = PlayedSeat(2, None, "Ela", "hard", "yellow", 7, 1)
    mate = PlayedSeat(1, None, "gone", None, "purple", 5, 3)
    sums = tally([game(4, 1, ota, score=30), game(3, 1, ota), game(2, 2, ota, bot), game(1, 1, mate)])
    assert (sums["won"], sums["streak"], sums["best_streak"]) == (3, 2, 2)
    assert sums["games"][0] | {"scores": []} == {"game": "king", "played": 4, "won": 3, "best": 30, "mean": 15.0, "scores": []}
    assert [point["score"] for point in sums["games"][0]["scores"]] == [10, 10, 10, 30]
    assert sums["people"] == [{"name": "Ota", "game": None, "bot": None, "played": 3, "ahead": 2, "behind": 0}]
    assert sums["bots"] == [{"name": None, "game": "king", "bot": "hard", "played": 1, "ahead": 0, "behind": 1}]
