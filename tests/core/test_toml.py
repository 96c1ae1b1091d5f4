"""Reading data files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gemhold.core.errors import BadData
from gemhold.core.toml import Entry, read

GOOD = """
[box]
source = "manual"
n = 3
flag = true
colour = "red"
words = ["a", "b"]
numbers = [1, 2]

[[die]]
n = 1

[[die]]
n = 2
"""


@pytest.fixture
def box(tmp_path: Path) -> Entry:
    file = tmp_path / "box.toml"
    file.write_text(GOOD)
    return read(file).table("box")


def test_values(box: Entry) -> None:
    assert box.source() == "manual"
    assert box.number("n", 1, 3) == 3
    assert box.number("m", 1, 3, default=2) == 2
    assert box.choice("colour", ("red", "blue")) == "red"
    assert box.texts("words") == ["a", "b"]
    assert box.numbers("numbers") == [1, 2]
    assert [die.number("n", 0, 9) for die in read(box.file).tables("die")] == [1, 2]
    box.only("source", "n", "flag", "colour", "words", "numbers")


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda box: box.get("no", int), "'no' is missing"),
        (lambda box: box.get("n", str), "'n' is 3, expected str"),
        (lambda box: box.get("flag", int), "'flag' is True, expected int"),
        (lambda box: box.number("n", 4, 9), "'n' is 3, expected 4 to 9"),
        (lambda box: box.choice("colour", ("blue",)), "'colour' is 'red'"),
        (lambda box: box.texts("numbers"), "'numbers' must hold strings only"),
        (lambda box: box.numbers("words"), "'words' must hold whole numbers only"),
        (lambda box: box.table("n"), "'n' is 3, expected dict"),
        (lambda box: box.tables("n"), "'n' is 3, expected list"),
        (lambda box: box.only("n"), "unknown key 'source'"),
    ],
)
def test_errors_name_file_and_entry(box: Entry, ask: Callable[[Entry], object], message: str) -> None:
    with pytest.raises(BadData) as caught:
        ask(box)
    assert caught.value.message == message
    assert caught.value.place == "box.toml, box"


def test_entries_of_a_list_are_counted(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    file.write_text("die = [1]")
    with pytest.raises(BadData) as caught:
        read(file).tables("die")
    assert caught.value.place == "box.toml, die 1"


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadData) as caught:
        read(tmp_path / "none.toml")
    assert "cannot be read" in caught.value.message
    (tmp_path / "bad.toml").write_text("a = = 1")
    with pytest.raises(BadData) as caught:
        read(tmp_path / "bad.toml")
    assert "not TOML" in caught.value.message
    assert caught.value.place == "bad.toml"
    (tmp_path / "latin.toml").write_bytes(b'a = "\xe9"')
    with pytest.raises(BadData) as caught:
        read(tmp_path / "latin.toml")
    assert caught.value.place.endswith("latin.toml")
    with pytest.raises(BadData):
        read(tmp_path)
