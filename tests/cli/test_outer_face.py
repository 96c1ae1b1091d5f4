"""README, Makefile and benchmarks say what is true."""

from __future__ import annotations

import doctest
import json
import os
import runpy
import subprocess
from pathlib import Path

import pytest

from tests.cli.calling import ROOT


def test_readme_examples_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_readme_shows_a_real_picture() -> None:
    picture = (ROOT / "docs/images/terminal.svg").read_text()
    assert "Mountains" in picture
    assert "docs/images/terminal.svg" in (ROOT / "README.md").read_text()


def test_links_lead_somewhere() -> None:
    import re

    for file in ("README.md", "CONTRIBUTING.md"):
        for target in re.findall(r"\]\(([^)#:]+)\)", (ROOT / file).read_text()):
            assert (ROOT / target).exists(), f"{file}: {target}"


def test_make_help_is_the_default() -> None:
    done = subprocess.run(["make"], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    for target in ("play", "test", "check", "bench", "setup", "clean"):
        assert f"make {target} " in done.stdout


def test_a_missing_python_is_named_in_one_line() -> None:
    done = subprocess.run(["make", "python", "PYTHON=no-such-python"], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode != 0
    assert done.stderr.startswith("Gemhold needs Python 3.11 or newer as no-such-python")


def test_a_start_does_not_make_the_client_outdated(tmp_path: Path) -> None:
    """The first start leaves bytecode beside the words; the second need not build the client again."""
    words = tmp_path / "src" / "gemhold" / "locales"
    for name in ("en/game.ftl", "__pycache__/__init__.cpython-311.pyc"):
        (words / name).parent.mkdir(parents=True)
        (words / name).touch()
    (tmp_path / "Makefile").write_text((ROOT / "Makefile").read_text())
    done = subprocess.run(["make", "-pn", "help"], cwd=tmp_path, capture_output=True, text=True, timeout=60, check=True)
    (client,) = (line for line in done.stdout.splitlines() if line.startswith("CLIENT := "))
    assert "src/gemhold/locales/en/game.ftl" in client
    assert ".pyc" not in client


def test_ci_runs_all_tests() -> None:
    script = ROOT / ".ci/run"
    assert os.access(script, os.X_OK)
    assert "make test" in script.read_text()


def test_peers_report(capsys: pytest.CaptureFixture[str]) -> None:
    peers = runpy.run_path(str(Path(ROOT) / "benchmarks/peers.py"))
    run, names = peers["Run"], ["king", *peers["PEERS"]]
    runs = {name: [run(10, 1000.0 * speed, 1.0) for speed in (1, 2, 0.5)] for name in names}
    runs["king"] = [run(40, 8000.0, 1.0)]
    peers["report"](names, runs, True)
    figures = json.loads(capsys.readouterr().out)
    assert figures["king_decisions_per_second"] == 8000.0
    assert figures["openspiel_maedn_decisions_per_second"] == 2000.0  # the best
    assert figures["king_over_openspiel_maedn"] == 4.0
    assert figures["king_over_catanatron"] == 4.0
    peers["report"](names, runs, False)
    assert "4.0 ×" in capsys.readouterr().out
