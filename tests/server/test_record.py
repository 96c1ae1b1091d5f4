"""Records, and the check of their dice, from a real table to `gemhold verify`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import gemhold
from gemhold.core.errors import BadRecord
from gemhold.server.fair import Fair
from gemhold.server.verify import verify
from tests.server.people import Person, wait_for


def finished(person: Person, **settings: Any) -> Any:
    table = person.make("random", "random", **settings)
    return wait_for(lambda: (t := person.table(table["id"]))["status"] == "over" and t, "the end", 60)


def test_a_record_under_way_tells_no_secret(eva: Person) -> None:
    table = eva.make("human", "human")
    record = eva.get(f"/tables/{table['id']}/record.json")
    assert record["fairness"]["secret"] is None
    assert record["fairness"]["draws"] is None
    assert record["fairness"]["scheme"] == 2
    assert len(record["moves"]) == table["seq"]
    with pytest.raises(BadRecord, match="not complete"):
        verify(gemhold.load(json.dumps(record)))
    waiting = eva.make("human", "open")
    assert eva.get(f"/tables/{waiting['id']}/record.json", 409)["code"] == "not-started"


@pytest.fixture(scope="module")
def records(lone_server: Any) -> tuple[str, str]:
    person = Person(lone_server.base)
    table = finished(person, options={"map": "random"})
    at = f"/api/tables/{table['id']}"
    texts = person.http.get(f"{at}/record.json").text, person.http.get(f"{at}/record.gem").text
    fairness = person.get(f"/tables/{table['id']}/fairness")
    person.close()
    assert fairness["commitment"] == table["fairness"]["commitment"]
    fate = Fair(bytes.fromhex(fairness["secret"]), fairness["entropy"])
    assert all(draw["x"] == fate.outcome(draw["i"], draw["n"]) for draw in fairness["draws"])
    return texts


def test_both_forms_verify(records: tuple[str, str]) -> None:
    for text in records:
        verdict = verify(gemhold.load(text))
        assert verdict.wrong == ()
        assert verdict.draws > 50


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (lambda r: r["fairness"].update(secret="00" * 32), "dice-wrong-secret"),
        (lambda r: r["fairness"].update(entropy=["a", ""]), "dice-wrong-reveal"),
        (lambda r: r["fairness"].update(seed=1), "dice-wrong-seed"),
        (lambda r: r["fairness"].update(asked={"map": "standard"}), "dice-wrong-options"),
        (lambda r: r["fairness"]["draws"].pop(), "dice-wrong-list"),
        (lambda r: r["fairness"]["draws"][0].__setitem__(0, 7), "dice-wrong-list"),
        (lambda r: r["moves"][0].__setitem__(1, (r["moves"][0][1] + 1) % 46656), "dice-wrong-draw"),
    ],
)
def test_a_spoilt_record_is_found_out(records: tuple[str, str], spoil: Any, expected: str) -> None:
    record = json.loads(records[0])
    spoil(record)
    try:
        wrong = verify(gemhold.load(json.dumps(record))).codes
    except BadRecord:  # another roll may lead to moves that are not possible
        wrong = ("dice-wrong-draw",)
    assert expected in wrong


def test_command(records: tuple[str, str], tmp_path: Path) -> None:
    good, bad, broken = tmp_path / "good.json", tmp_path / "bad.json", tmp_path / "broken.gem"
    good.write_text(records[0])
    spoilt = json.loads(records[0])
    spoilt["fairness"]["commitment"] = "0" * 64
    bad.write_text(json.dumps(spoilt))
    broken.write_text(records[1].replace("# fairness", "# fair"))
    for file, code, text in (
        (good, 0, "Fair: "),
        (bad, 1, "The secret does not match its fingerprint."),
        (broken, 2, "fairness"),
        (tmp_path / "none", 2, "read"),
    ):
        done = subprocess.run(
            [sys.executable, "-m", "gemhold.cli", "verify", str(file)], capture_output=True, text=True, timeout=60, check=False
        )
        assert done.returncode == code, done.stdout + done.stderr
        assert text in (done.stdout if code == 0 else done.stderr)


def test_replay(records: tuple[str, str], eva: Person) -> None:
    for text in records:
        end = eva.post("/replay", {"record": text, "story": True})
        assert end["ply"] == end["plies"] == len(end["story"])
        assert end["result"]
        start = eva.post("/replay", {"record": text, "ply": 0})
        assert start["view"]["phase"] == "start_roll"
        assert start["story"] == []
    assert eva.post("/replay", {"record": records[0], "ply": 100_000}, 422)["code"] == "bad-record"


def test_download_is_a_file(eva: Person) -> None:
    table = eva.make("human", "human")
    for ending in ("json", "gem"):
        answer = eva.http.get(f"/api/tables/{table['id']}/record.{ending}")
        assert answer.headers["content-disposition"] == f'attachment; filename="gemhold-king.{ending}"'
        assert table["id"] not in answer.headers["content-disposition"]
