"""`make audit`: what is said, and the exit code, where the advisory services answer and where they cannot be reached."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

audit: Any = import_module("benchmarks.audit")
CLEAN = {
    "npm": json.dumps({"vulnerabilities": {}}),
    "pip": json.dumps({"dependencies": [{"name": "a", "version": "1", "vulns": []}]}),
}
NPM_OFFLINE = json.dumps(
    {"message": "request to the registry failed, reason: getaddrinfo ENOTFOUND", "error": {"summary": "", "detail": ""}}
)
UNREACHED = "the advisory service cannot be reached"
PIP_OFFLINE = "Traceback\nrequests.exceptions.ConnectionError: connection refused\n"


def answers(monkeypatch: pytest.MonkeyPatch, npm: tuple[str, str], pip: tuple[str, str]) -> None:
    def output(command: tuple[str, ...], cwd: Path) -> tuple[str, str]:
        return npm if command[0] == "npm" else pip

    monkeypatch.setattr(audit, "output", output)


def test_nothing_is_known(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    answers(monkeypatch, (CLEAN["npm"], ""), (CLEAN["pip"], ""))
    assert audit.main() == 0
    assert capsys.readouterr().out == "Python: 0 known vulnerabilities\nclient: 0 known vulnerabilities\n"


def test_something_is_known(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    found = json.dumps({"dependencies": [{"name": "a", "version": "1", "vulns": [{"id": "CVE-1"}]}]})
    answers(monkeypatch, (NPM_OFFLINE, ""), (found, ""))
    assert audit.main() == audit.VULNERABLE, "even where something else could not be checked"
    assert "a 1: CVE-1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("npm", "pip", "said"),
    [
        ((NPM_OFFLINE, ""), (CLEAN["pip"], ""), f"client: not checked: {UNREACHED} (request to the registry"),
        (("", "npm ERR! network"), (CLEAN["pip"], ""), f"client: not checked: {UNREACHED} (npm ERR! network)"),
        ((CLEAN["npm"], ""), ("", PIP_OFFLINE), f"Python: not checked: {UNREACHED} (requests.exceptions"),
        ((CLEAN["npm"], ""), ("", "python: No module named pip_audit"), "Python: not checked: pip-audit could not be installed"),
    ],
)  # fmt: skip
def test_not_everything_could_be_checked(
    npm: tuple[str, str], pip: tuple[str, str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers(monkeypatch, npm, pip)
    assert audit.main() == audit.UNCHECKED
    assert said in capsys.readouterr().out


def test_a_missing_or_slow_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with pytest.raises(audit.NotChecked, match="not installed"):
        audit.output(("no-such-program",), tmp_path)
    monkeypatch.setattr(audit, "SECONDS", 0.1)
    with pytest.raises(audit.NotChecked, match="did not answer"):
        audit.output((sys.executable, "-c", "import time; time.sleep(60)"), tmp_path)
