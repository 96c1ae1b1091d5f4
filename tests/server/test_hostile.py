from __future__ import annotations

import json
import socket

import pytest

from gemhold.server.config import BODY_LIMIT
from gemhold.server.testing import ServerProcess
from tests.server.people import Person


def raw(server: ServerProcess, request: bytes) -> bytes:
    """Send bytes no decent client would."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
        connection.sendall(request)
        out = b""
        while chunk := connection.recv(65536):
            out += chunk
            if b"\r\n\r\n" in out and b"close" in out.lower():
                break
    return out


def test_oversized_bodies(eva: Person, lone_server: ServerProcess) -> None:
    big = b'{"name": "' + b"x" * BODY_LIMIT + b'"}'
    answer = eva.http.post("/api/me", content=big, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    assert answer.json()["code"] == "too-large"

    def pieces() -> object:
        for _ in range(BODY_LIMIT // 4096 + 2):
            yield b" " * 4096

    answer = eva.http.post("/api/me", content=pieces(), headers={"Content-Type": "application/json"})  # type: ignore[arg-type]
    assert answer.status_code == 413
    lie = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n{}"
    assert raw(lone_server, lie).startswith(b"HTTP/1.1 413")


def test_bodies_are_json(eva: Person) -> None:
    form = eva.http.post("/api/me", data={"name": "x"})
    assert (form.status_code, form.json()["code"]) == (415, "not-json")
    for broken in (b"{", b'{"name": }', b"\xff\xfe", b"[" * 20_000, b'{"name": "\\ud800"}', b"null", b'"x"', b"[]"):
        answer = eva.http.post("/api/me", content=broken, headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 422), broken[:20]
        assert set(answer.json()) >= {"code", "message", "place", "hint"}


@pytest.mark.parametrize("headers", [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}])
def test_other_sites_change_nothing(eva: Person, headers: dict[str, str]) -> None:
    answer = eva.http.post("/api/me", json={"name": "x"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "cross-site")
    assert "set-cookie" not in answer.headers


def test_own_origin_is_welcome(eva: Person) -> None:
    assert eva.http.post("/api/me", json={"name": "x"}, headers={"Origin": eva.base, "Sec-Fetch-Site": "same-origin"}).is_success


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../etc/passwd",
        "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "/assets/../../config.py",
        "/assets/..%2f..%2fconfig.py",
        "//etc/passwd",
        "/static/../app.py",
        "/index.html%00.js",
        "/..\\..\\app.py",
    ],
)
def test_path_traversal(lone_server: ServerProcess, path: str) -> None:
    answer = raw(lone_server, f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
    body = answer.partition(b"\r\n\r\n")[2]
    assert b"root:" not in body
    assert b"import" not in body
    assert answer[9:12] in (b"200", b"400", b"404", b"503")


def test_table_ids_are_only_ids(eva: Person) -> None:
    for fake in ("x", "a" * 16, "%00" * 16, "' OR 1=1 --", "é" * 16, "..%2ftables", "a" * 300):
        answer = eva.http.get(f"/api/tables/{fake}")
        assert answer.status_code in (404, 422), fake
        assert answer.json()["code"] in ("no-such-table", "not-found", "bad-body")


def test_numbers_out_of_range(eva: Person) -> None:
    table = eva.make("human", "human")
    for body in (
        {"seq": -1, "action": 0},
        {"seq": 10**30, "action": 0},
        {"seq": table["seq"], "action": -1},
        {"seq": table["seq"], "action": 1.5},
        {"seq": str(table["seq"]), "action": 0},
        {"seq": True, "action": 0},
        {"seq": table["seq"], "action": 0, "seat": 99},
        {"seq": table["seq"], "action": 0, "x": 1},
        {"seq": table["seq"]},
    ):
        assert eva.post(f"/tables/{table['id']}/moves", body, 422)["code"] == "bad-body", body
    assert eva.table(table["id"])["seq"] == table["seq"]


def test_unknown_routes_and_methods(eva: Person) -> None:
    assert eva.get("/nothing", 404)["code"] == "not-found"
    answer = eva.http.delete("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (405, "method-not-allowed")
    assert eva.http.get("/docs").status_code in (200, 503)  # a page of the client, not a tool that loads scripts from elsewhere
    assert "swagger" not in eva.http.get("/docs").text.lower()


def test_every_answer_is_dressed(eva: Person) -> None:
    for path in ("/", "/api/meta", "/api/nothing", "/openapi.json"):
        headers = eva.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert eva.http.get("/api/meta").headers["cache-control"] == "no-store"


def test_options_are_bounded(eva: Person) -> None:
    seats = [{"kind": "human"}, {"kind": "open"}]
    long = {"map": {"name": "x" * 30_000}}
    assert eva.post("/tables", {"game": "king", "seats": seats, "options": long}, 422)["code"] == "bad-option"
    body = json.dumps({"game": "king", "seats": seats, "options": {"map": {"name": "?"}}}).replace("?", "\\ud800")
    answer = eva.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-option")


def test_replay_of_anything(eva: Person) -> None:
    for text in ("", "{", "gemhold record 1", "x" * 1000, '{"gemhold": 1}', "\x00"):
        assert eva.post("/replay", {"record": text}, 422)["code"] == "bad-record", text
    assert eva.post("/replay", {"record": "x" * 200_001}, 422)["code"] == "bad-body"


def test_whoever_hangs_up_leaves_no_trace(eva: Person, lone_server: ServerProcess) -> None:
    """Nonsense behind a request, or half a body and goodbye: closed, and no error in the log."""
    table = eva.make("human", "human")
    head = f"POST /api/tables/{table['id']}/moves HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    whole = f"{head}Content-Length: 23\r\n\r\n".encode() + b'{"seq": 0, "action": 0}'
    before = lone_server.log.read_text()
    for request in (whole + b"\x00nonsense\r\n\r\n", whole + whole + b"\x00nonsense\r\n\r\n", whole[:-5]) * 20:
        with socket.create_connection(("127.0.0.1", lone_server.port), timeout=10) as connection:
            connection.sendall(request)
            if request.startswith(whole):
                while connection.recv(65536):
                    pass
    assert eva.table(table["id"])["seq"] == table["seq"]
    assert "Traceback" not in lone_server.log.read_text()[len(before) :]
