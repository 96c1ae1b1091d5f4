"""Serving the browser client."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from gemhold.server.client import Client


@pytest.fixture
def client(tmp_path: Path) -> Client:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Gemhold</title>" + " " * 500)
    (tmp_path / "assets" / "app-1a2b.js").write_text("let x = 1;\n" * 200)
    (tmp_path / "assets" / "font.woff2").write_bytes(b"\x00\x01" * 50)
    return Client(tmp_path)


def ask(**headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": "GET", "headers": raw, "path": "/", "query_string": b""})


def test_pages_fall_back_to_the_client(client: Client) -> None:
    for path in ("", "/", "t/abc", "settings", "a/b/c"):
        answer = client.answer(ask(), path)
        assert answer.status_code == 200
        assert b"Gemhold" in bytes(answer.body)
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_hashed_files_are_kept_forever(client: Client) -> None:
    answer = client.answer(ask(accept_encoding="gzip, br"), "assets/app-1a2b.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(answer.body)).startswith(b"let x")
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "content-encoding" not in client.answer(ask(accept_encoding="gzip"), "assets/font.woff2").headers


def test_what_is_known_is_not_sent_again(client: Client) -> None:
    tag = client.answer(ask(), "").headers["etag"]
    again = client.answer(ask(if_none_match=tag), "")
    assert (again.status_code, bytes(again.body)) == (304, b"")


@pytest.mark.parametrize(
    "path", ["../secret.txt", "assets/../../secret.txt", "/etc/passwd.txt", "assets/none.js", "assets/app-1a2b.js/x.y"]
)
def test_nothing_else_exists(client: Client, tmp_path: Path, path: str) -> None:
    (tmp_path.parent / "secret.txt").write_text("secret")
    assert client.answer(ask(), path).status_code == 404


def test_a_new_build_is_noticed(client: Client, tmp_path: Path) -> None:
    import os

    client.answer(ask(), "")
    (tmp_path / "index.html").write_text("new")
    os.utime(tmp_path / "index.html", (1, 1))
    assert bytes(client.answer(ask(), "").body) == b"new"


def test_not_built(tmp_path: Path) -> None:
    answer: Any = Client(tmp_path / "none").answer(ask(), "")
    assert answer.status_code == 503
    assert b"has not been built" in answer.body
