"""Who runs the server tries to choose the dice: everything in the database can be forged, but not what players' devices kept."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import gemhold
from gemhold.core.errors import BadRecord
from gemhold.core.record import GameRecord
from gemhold.server.fair import Fair, commitment, seat_commitment
from gemhold.server.pins import Pins, merged
from gemhold.server.testing import ServerProcess
from gemhold.server.verify import verify
from tests.server.people import Device, Person, until

pytestmark = pytest.mark.slow

ROLLS = 46656  # of six dice
FIRST_RECIPE = Path(__file__).parent / "first_recipe.json"


class Table:
    """Honest Anna, the operator's accomplice, and the operator with the database open."""

    def __init__(self, server: ServerProcess) -> None:
        self.database = next(server.log.parent.rglob("*.db"))
        self.anna, self.accomplice = Person(server.base), Person(server.base)
        made = self.anna.make("human", "open", options={"map": "random"}, commits=True)
        self.honest = Device(self.anna, made)
        joined = self.accomplice.post(f"{self.honest.at}/join", {"name": "M", "commits": True})
        self.other = Device(self.accomplice, joined)

    def sql(self, text: str, *values: Any) -> list[Any]:
        with sqlite3.connect(self.database, timeout=20) as database:
            return database.execute(text, values).fetchall()

    def forge(self, seat: int, entropy: str, server: str | None = None) -> None:
        """Another entropy for a seat, with a commitment that fits."""
        sealed = seat_commitment(self.honest.table, server or self.honest.commitment, 1, seat, entropy)
        revealed = entropy if seat == 0 else ""
        self.sql(
            "update seats set commitment = ?, entropy = ? where table_id = ? and seat = ?",
            sealed, revealed, self.honest.table, seat,
        )  # fmt: skip

    def until_the_other_reveals(self) -> None:
        """All have committed; Anna has revealed, so the operator knows everything."""
        self.honest.commit()
        self.other.commit()
        self.honest.reveal()

    def finish(self) -> GameRecord:
        """The last reveal, then the game to its end, by bots."""
        chosen = self.other.entropy[1]
        begun = self.accomplice.post(f"{self.honest.at}/reveal", {"round": 1, "seats": [{"seat": 1, "entropy": chosen}]})
        assert begun["status"] == "playing"
        for seat, person in enumerate((self.anna, self.accomplice)):
            person.post(f"{self.honest.at}/seats/{seat}/bot", {"level": "random"})
        with self.anna.stream(self.honest.table) as events:
            until(events, "over")
        return gemhold.load(self.anna.http.get(f"/api{self.honest.at}/record.json").text)

    def secret(self) -> bytes:
        return bytes.fromhex(self.sql("select secret from tables where id = ?", self.honest.table)[0][0])

    def close(self) -> None:
        self.anna.close()
        self.accomplice.close()


@pytest.fixture
def table(lone_server: ServerProcess) -> Iterator[Table]:
    made = Table(lone_server)
    yield made
    made.close()


def unpinned(record: GameRecord) -> tuple[tuple[str, ...], tuple[str, ...]]:
    verdict = verify(record)
    return verdict.codes, tuple(reason.code for reason in verdict.unchecked)


def test_an_honest_table_is_proven(table: Table) -> None:
    table.until_the_other_reveals()
    record = table.finish()
    for device in (table.honest, table.other):
        verdict = verify(record, device.pins)
        assert (verdict.wrong, verdict.unchecked, verdict.contributed) == ((), (), (0, 1))
    assert unpinned(record) == ((), ("dice-open-pin",))
    noted = verify(record, Pins.of_commitment(table.honest.commitment.upper()))
    assert [reason.code for reason in noted.unchecked] == ["dice-open-seats"]


def test_the_accomplice_cannot_choose_last(table: Table) -> None:
    """By the protocol it is refused. Forged in the database, the record is consistent, but not with what Anna kept."""
    table.until_the_other_reveals()
    fates = ((text, Fair(table.secret(), [table.honest.entropy[0], text])) for text in map(str, count()))
    chosen = next(text for text, fate in fates if fate.outcome(0, ROLLS) % 36 == 0)  # dice the operator likes
    kept, table.other.entropy = table.other.entropy, {1: chosen}
    sealed = {"seat": 1, "commitment": table.other.sealed(1)}
    assert table.accomplice.post(f"{table.honest.at}/commit", {"round": 1, "seats": [sealed]}, 409)["code"] == "already-committed"
    assert table.other.reveal(422)["code"] == "wrong-entropy"
    assert kept != table.other.entropy
    table.forge(1, chosen)
    record = table.finish()
    assert record.log[0].x % 36 == 0, "the operator has got the roll"
    assert unpinned(record) == ((), ("dice-open-pin",)), "the record alone cannot show it"
    assert verify(record, table.honest.pins).codes == ("dice-swapped-seat",)


def test_the_secret_is_swapped_while_the_table_waits(table: Table) -> None:
    table.honest.commit()
    table.sql("update tables set secret = ? where id = ?", "11" * 32, table.honest.table)
    shown = table.anna.table(table.honest.table)["fairness"]
    assert shown["commitment"] == commitment(b"\x11" * 32) != table.honest.commitment, "a device that compares does not reveal"
    table.other.commitment = shown["commitment"]
    table.other.commit()
    careless = {"round": 1, "seats": [{"seat": 0, "entropy": table.honest.entropy[0]}]}
    assert table.anna.post(f"{table.honest.at}/reveal", careless, 422)["code"] == "wrong-entropy", "commitments name the secret's"


def test_the_secret_is_swapped_when_all_is_known(table: Table) -> None:
    table.until_the_other_reveals()
    new = bytes(range(32))
    table.sql("update tables set secret = ? where id = ?", new.hex(), table.honest.table)
    for seat, text in ((0, table.honest.entropy[0]), (1, table.other.entropy[1])):
        table.forge(seat, text, commitment(new))
    record = table.finish()
    assert unpinned(record) == ((), ("dice-open-pin",))
    assert verify(record, table.honest.pins).codes == ("dice-swapped-secret", "dice-swapped-seat", "dice-swapped-seat")
    assert verify(record, Pins.of_commitment(table.honest.commitment)).codes == ("dice-swapped-secret",)


def test_a_players_entropy_is_replaced(table: Table) -> None:
    table.until_the_other_reveals()
    table.forge(0, "chosen by the operator")
    record = table.finish()
    assert unpinned(record) == ((), ("dice-open-pin",))
    assert verify(record, table.honest.pins).codes == ("dice-swapped-seat", "dice-swapped-entropy")


FORGERIES: list[tuple[Callable[[dict[str, Any]], None], tuple[str, ...], tuple[str, ...]]] = [
    (lambda f: f["entropy"].__setitem__(0, "other"), ("dice-wrong-reveal",), ("dice-wrong-reveal", "dice-swapped-entropy")),
    (lambda f: f["commitments"].__setitem__(0, ""), ("dice-wrong-reveal",), ("dice-wrong-reveal", "dice-swapped-seat")),
    (lambda f: f["commitments"].pop(), ("dice-wrong-seats",), ("dice-wrong-seats", "dice-swapped-seat")),
    (lambda f: f.update(round=2), ("dice-wrong-reveal",) * 2, ("dice-wrong-reveal", "dice-wrong-reveal", "dice-swapped-round")),
    (
        lambda f: f.update(table="B" * 16),
        ("dice-wrong-reveal",) * 2,
        ("dice-wrong-reveal", "dice-wrong-reveal", "dice-swapped-table"),
    ),
    (lambda f: f.update(scheme=1), (), ("dice-swapped-scheme",)),
]


def test_forged_records(table: Table) -> None:
    table.until_the_other_reveals()
    record = table.finish()
    for forge, alone, pinned in FORGERIES:
        data = json.loads(record.dumps())
        forge(data["fairness"])
        forged = GameRecord.from_json(data)
        dice = ("dice-wrong-seed", "dice-wrong-options", "dice-wrong-draw")  # follow from another entropy
        assert tuple(code for code in verify(forged).codes if code not in dice) == alone
        assert tuple(code for code in verify(forged, table.honest.pins).codes if code not in dice) == pinned
    for broken in ({"scheme": 3}, {"round": "x"}, {"commitments": None}, {"table": None, "entropy": ["é", ""]}):
        data = json.loads(record.dumps())
        data["fairness"] |= broken
        with pytest.raises(BadRecord):
            verify(GameRecord.from_json(data))


def test_a_game_begun_without_the_device(table: Table) -> None:
    """Anna's device has committed but not revealed; the operator begins with another entropy for her seat."""
    table.honest.commit()
    table.other.commit()
    table.forge(0, "chosen by the operator")
    record = table.finish()
    assert verify(record, table.honest.pins).codes == ("dice-swapped-entropy",)


def test_without_entropy_the_verdict_says_so(eva: Person) -> None:
    made = eva.make("random", "random")
    with eva.stream(made["id"]) as events:
        until(events, "over")
    record = gemhold.load(eva.http.get(f"/api/tables/{made['id']}/record.json").text)
    assert unpinned(record) == ((), ("dice-open-none", "dice-open-pin"))


def test_the_first_recipe_still_verifies() -> None:
    record = GameRecord.loads(FIRST_RECIPE.read_text())
    assert "scheme" not in (record.fairness or {})
    assert unpinned(record) == ((), ("dice-open-scheme", "dice-open-pin"))
    noted = Pins.of_commitment(str((record.fairness or {})["commitment"]))
    assert verify(record, noted).codes == ()
    assert verify(record, Pins("0" * 64)).codes == ("dice-swapped-secret",)


# ---------------------------------------------------------------- the command


def pinned_file(device: Device, again: int = 0) -> dict[str, Any]:
    """As the browser saves it."""
    return {
        "gemhold": "pinned", "table": device.table, "commitment": device.commitment, "round": device.round,
        "commitments": list(device.commitments or ()), "entropy": {str(k): text for k, text in device.entropy.items()},
        "again": again, "committed": [0], "at": 1.0,
    }  # fmt: skip


def command(*args: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [sys.executable, "-m", "gemhold.cli", "verify", *args], capture_output=True, text=True, timeout=60, check=False
    )
    return done.returncode, done.stdout, done.stderr


def test_command(table: Table, tmp_path: Path) -> None:
    table.until_the_other_reveals()
    honest, caught, pins = tmp_path / "honest.json", tmp_path / "caught.json", tmp_path / "pins.json"
    pins.write_text(json.dumps(pinned_file(table.honest, again=2)))
    record = table.finish()
    honest.write_text(record.dumps())
    data = json.loads(record.dumps())
    data["fairness"]["commitments"][1] = "0" * 64
    caught.write_text(json.dumps(data))

    code, out, _ = command(str(honest), "--lang", "en")
    assert code == 0
    assert "Not checked: Nothing kept by a player’s device was given." in out
    assert command(str(honest), "--commitment", table.honest.commitment)[0] == 0
    code, _, errors = command(str(honest), "--commitment", "0" * 64, "--lang", "sk")
    assert (code, "Server vymenil tajomstvo" in errors) == (1, True)
    code, out, _ = command(str(honest), "--pinned", str(pins), "--lang", "ro")
    assert (code, "Cinstit." in out, "De câte ori" in out) == (0, True, True)
    code, _, errors = command(str(caught), "--pinned", str(pins), "--lang", "en")
    assert (code, "M: the fingerprint is not the one this device saw" in errors) == (1, True)
    assert command(str(honest), "--pinned", str(honest))[0] == 2
    assert command(str(honest), "--commitment", "abc")[0] == 2


def test_files_of_pinned_values(table: Table) -> None:
    table.until_the_other_reveals()
    good = pinned_file(table.honest)
    assert Pins.loads(json.dumps(good)) == table.honest.pins
    changes: tuple[dict[str, Any], ...] = (
        {"gemhold": 1}, {"table": 1}, {"commitment": "x"}, {"round": "1"}, {"round": True}, {"commitments": "no"},
        {"commitments": ["x"]}, {"entropy": []}, {"entropy": {"x": "y"}}, {"entropy": {"0": 1}}, {"again": -1},
    )  # fmt: skip
    for change in changes:
        with pytest.raises(BadRecord):
            Pins.loads(json.dumps(good | change))
    for text in ("", "[]", "[" * 50_000, "{}", json.dumps(good) + " " * 100_000):
        with pytest.raises(BadRecord):
            Pins.loads(text)
    with pytest.raises(BadRecord):
        merged(table.honest.pins, Pins("0" * 64))
