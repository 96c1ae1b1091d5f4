"""The journal: finished chunks survive a stop, a torn line, and being added twice."""

from pathlib import Path

import numpy as np
import pytest

from gemhold.arena.journal import Journal
from gemhold.core.errors import BadOption

WORK = {"game": "king", "games": 3}


def write(path: Path, *chunks: int) -> None:
    with Journal(WORK, path) as journal:
        for chunk in chunks:
            journal.add(chunk, {"n": np.array([chunk])})


def read(path: Path) -> dict[int, list[int]]:
    with Journal(WORK, path) as journal:
        return {chunk: result["n"].tolist() for chunk, result in journal.results.items()}


def test_what_was_added_is_there_again(tmp_path: Path) -> None:
    write(tmp_path / "j", 0, 2)
    write(tmp_path / "j", 1)
    assert read(tmp_path / "j") == {0: [0], 2: [2], 1: [1]}


def test_a_torn_line_is_forgotten_and_written_over(tmp_path: Path) -> None:
    write(tmp_path / "j", 0, 1)
    whole = (tmp_path / "j").read_bytes()
    (tmp_path / "j").write_bytes(whole[:-7])
    assert read(tmp_path / "j") == {0: [0]}
    write(tmp_path / "j", 1)
    assert read(tmp_path / "j") == {0: [0], 1: [1]}


def test_a_second_result_of_a_chunk_changes_nothing(tmp_path: Path) -> None:
    with Journal(WORK, tmp_path / "j") as journal:
        journal.add(0, {"n": np.array([1])})
        journal.add(0, {"n": np.array([2])})
    assert read(tmp_path / "j") == {0: [1]}


def test_a_torn_first_line_begins_anew(tmp_path: Path) -> None:
    (tmp_path / "j").write_text('{"work": "12')
    write(tmp_path / "j", 0)
    assert read(tmp_path / "j") == {0: [0]}


@pytest.mark.parametrize("text", ["hello", "hello\n", '{"a": 1}\n', '{"work": "x"}\n{"chunk": 0, "result": "?"}\n', "\xff\n"])
def test_another_file_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    (tmp_path / "j").write_text(text)
    with pytest.raises(BadOption, match="journal"):
        read(tmp_path / "j")
    assert (tmp_path / "j").read_text() == text


def test_the_journal_of_other_work_is_refused(tmp_path: Path) -> None:
    write(tmp_path / "j", 0)
    with pytest.raises(BadOption, match="other work"), Journal({"game": "geodia"}, tmp_path / "j"):
        pass
