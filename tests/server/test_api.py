"""The description of the API, and what a fuzzer that reads it finds."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import CHECKS

from gemhold.server.app import create_app
from gemhold.server.schema import clean
from gemhold.server.testing import ServerProcess
from tests.server.people import Person

DOC = Path(__file__).resolve().parents[2] / "docs" / "api.md"


def test_meta(eva: Person) -> None:
    meta = eva.get("/meta")
    king = next(game for game in meta["games"] if game["name"] == "king")
    assert (king["seats_min"], king["seats_max"]) == (2, 4)
    assert king["bots"][0] == "random"
    assert king["strength"]["hard"][0]["against"] == "medium"
    assert "random" not in king["strength"]
    assert king["options"][0]["choices"] == ["standard", "random"]
    assert not king["secrets"]
    geodia = next(game for game in meta["games"] if game["name"] == "geodia")
    assert [geodia["actions"][group] for group in ("base", "put", "road")] == [0, 12, 120]
    assert meta["languages"] == ["cs", "en", "ro", "sk"]
    assert meta["limits"] == {"name": 24, "chat": 500, "entropy": 64, "grace": 5}


def test_every_route_is_in_the_page(eva: Person) -> None:
    paths = eva.http.get("/openapi.json").json()["paths"]
    page = DOC.read_text()
    for path, methods in paths.items():
        short = path.removeprefix("/api/tables/{table_id}")
        shown = path if short == path else f"…{short}" if short else "/api/tables/{id}"
        shown = shown.replace("{seat}", "{k}")
        full = path.replace("{table_id}", "{id}")
        for method in methods:
            assert re.search(rf"`{method.upper()} ({re.escape(shown)}|{re.escape(full)})[`?]", page), (method, shown)


def test_every_error_is_in_the_page() -> None:
    from gemhold.server import problems

    page = DOC.read_text()
    codes = [kind.code for kind in vars(problems).values() if isinstance(kind, type) and issubclass(kind, problems.Problem)]
    assert [code for code in codes if code != "error" and f"`{code}`" not in page] == []


def test_clean() -> None:
    assert clean("  a\tb\u2028c\u00a0d\x1b[31m ") == "ab c d[31m"
    assert clean("e\u0301") == "é"
    assert clean(5) == 5


# The fuzzer: every operation, with bodies that fit the description and bodies that do not.
schema = schemathesis.openapi.from_dict(json.loads(json.dumps(create_app().openapi())))
SKIPPED = "/stream"  # it never ends
CHECKED = [
    CHECKS.get_one(name)
    for name in ("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance")
]


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with ServerProcess(tmp_path_factory.mktemp("fuzz"), env={"GEMHOLD_BOT_MODE": "jit"}) as server:
        person = Person(server.base)
        waiting, playing = person.make("human", "open"), person.make("human", "human")
        yield server, person.cookie, [waiting["id"], playing["id"]]
        person.close()
        assert "Traceback" not in server.log.read_text()


@pytest.mark.slow
@schema.exclude(path_regex=f"{SKIPPED}$").parametrize()
@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_fuzz(case: Any, fuzzed: tuple[ServerProcess, str, list[str]]) -> None:
    server, cookie, ids = fuzzed
    if case.path_parameters and "table_id" in case.path_parameters:
        seed = len(str(case.path_parameters["table_id"]))
        if seed % 3:  # mostly tables that exist
            case.path_parameters["table_id"] = ids[seed % len(ids)]
    answer = case.call(base_url=server.base, headers={"Cookie": cookie}, timeout=60)
    if answer.status_code != 503 or answer.json()["code"] != "bot-busy":  # as bots are on a busy machine
        case.validate_response(answer, checks=CHECKED)
