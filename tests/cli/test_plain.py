"""Plain `gemhold`: the game in the browser, wherever there is room for it."""

from __future__ import annotations

import socket
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from gemhold.cli import browsing, running, serve, serving
from tests.cli.calling import Answer, Caller


class Served:
    """What a start would have served and shown; nothing is."""

    def __init__(self) -> None:
        self.ports: list[int] = []
        self.shown: list[str] = []

    def serve_on(self, listening: socket.socket, config: Any) -> bool:
        self.ports.append(listening.getsockname()[1])
        return False


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Served:
    told = Served()
    monkeypatch.setenv("GEMHOLD_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("GEMHOLD_WORKERS", "1")  # set by the command, so that it is set back
    monkeypatch.setenv("GEMHOLD_MODE", "pure")
    monkeypatch.setattr(serving, "serve_on", told.serve_on)
    monkeypatch.setattr(browsing, "show", told.shown.append)
    monkeypatch.setattr("threading.Thread", lambda target, args, daemon: _AtOnce(target, args))
    return told


class _AtOnce:
    def __init__(self, target: Any, args: tuple[str]) -> None:
        self.start = lambda: target(*args)


@pytest.fixture
def taken() -> Iterator[int]:
    """The usual port, which somebody else listens on."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port: int = other.getsockname()[1]
        yield port


def plain(call: Caller, port: int, *args: str) -> Answer:
    return call("serve", "--open", "--anywhere", "--port", str(port), *args)


def test_no_command_opens_the_game(call: Caller, served: Served) -> None:
    answer = call()
    assert answer.code == 0
    address = f"http://127.0.0.1:{served.ports[0]}/"
    assert f"Gemhold is at {address}" in answer.err
    assert served.shown == [address]


def test_who_is_quicker_than_the_server_waits(call: Caller, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The address that was told is not refused while the server starts."""
    connected = []

    def serve_on(listening: socket.socket, config: Any) -> bool:
        with socket.create_connection(listening.getsockname(), timeout=10) as early:
            connected.append(early.getpeername())
        return False

    monkeypatch.setattr(serving, "serve_on", serve_on)
    assert call("serve", "--port", "0").code == 0
    assert len(connected) == 1


def test_the_options_are_those_of_serve(call: Caller, served: Served) -> None:
    assert call("--no-open").code == 0
    assert served.shown == []
    assert call("--port", "0", "--no-open").code == 0
    assert len(served.ports) == 2
    wrong = call("--prot", "1")
    assert wrong.code == 2
    assert "--prot" in wrong.err


def test_the_next_port_if_the_usual_one_is_taken(call: Caller, served: Served, taken: int) -> None:
    answer = plain(call, taken)
    assert answer.code == 0
    assert taken < served.ports[0] < taken + serve.TRIES
    assert f"Port {taken} is taken" in answer.err
    assert served.shown == [f"http://127.0.0.1:{served.ports[0]}/"]


def test_a_port_that_was_asked_for_is_kept_to(call: Caller, served: Served, taken: int) -> None:
    answer = call("--port", str(taken))
    assert answer.code == 1
    assert f"Cannot listen on 127.0.0.1, port {taken}" in answer.err
    assert served.ports == []


def test_a_server_of_ours_is_used(call: Caller, served: Served, taken: int) -> None:
    ours = f"http://127.0.0.1:{taken}/"
    with running.noted(ours):
        answer = call()
        assert answer.code == 0
        assert f"Gemhold is already at {ours}" in answer.err
        assert (served.ports, served.shown) == ([], [ours])
        with running.noted("http://127.0.0.1:1/"):  # a second one leaves the note to the first
            assert running.address() == ours
    assert running.address() == ""  # it has ended


def test_a_home_that_cannot_be_written_to_is_no_hindrance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("GEMHOLD_HOME", str(tmp_path / "file"))
    with running.noted("http://127.0.0.1:1/"):
        assert running.address() == ""


class Waking:
    """A server that lets its first visitor go without an answer."""

    def __init__(self) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self.asked = 0
        self.thread = Thread(target=self._serve, daemon=True)
        self.thread.start()

    def _serve(self) -> None:
        with self._listening:
            for answer in (b"", b"HTTP/1.1 200 OK\r\n\r\n"):
                with self._listening.accept()[0] as visitor:
                    visitor.recv(1000)
                    self.asked += 1
                    visitor.sendall(answer)


@pytest.mark.parametrize(("screen", "opened"), [("", []), (":0", [2])])
def test_the_browser_opens_where_there_is_a_screen_and_an_answer(
    monkeypatch: pytest.MonkeyPatch, screen: str, opened: list[int]
) -> None:
    server = Waking()
    shown: list[tuple[int, str]] = []
    monkeypatch.setattr(webbrowser, "open", lambda address: shown.append((server.asked, address)))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", screen)
    for name in ("WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    browsing.show(f"http://0.0.0.0:{server.port}/")  # where it listens; people look at 127.0.0.1
    assert shown == [(asked, f"http://127.0.0.1:{server.port}/") for asked in opened]
