"""Known vulnerabilities of our dependencies, Python's and the client's: `make audit`.

Asks the advisory services of the package indexes. Exit codes: 0, nothing known; 1, something is; 3, nothing is known, but not
everything could be checked, and why is said.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VULNERABLE, UNCHECKED = 1, 3
SECONDS = 300
PIP_AUDIT = (
    sys.executable, "-m", "pip_audit", "--disable-pip", "--require-hashes", "--format", "json", "--progress-spinner", "off",
    "-r", "requirements/test.txt",
)  # fmt: skip
NPM_AUDIT = ("npm", "audit", "--json")


class NotChecked(Exception):
    """The service could not be asked; the message says why."""


def output(command: tuple[str, ...], cwd: Path) -> tuple[str, str]:
    """What a command writes to its two outputs."""
    try:
        done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=SECONDS, check=False)
    except FileNotFoundError:
        raise NotChecked(f"{command[0]} is not installed") from None
    except subprocess.TimeoutExpired:
        raise NotChecked(f"the advisory service did not answer within {SECONDS} s") from None
    return done.stdout, done.stderr


def last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "no reason given"


def python_packages() -> list[str]:
    """Findings in the locked Python packages."""
    said, complaint = output(PIP_AUDIT, ROOT)
    try:
        packages = json.loads(said)["dependencies"]
    except (ValueError, KeyError):
        if "No module named pip_audit" in complaint:
            raise NotChecked("pip-audit could not be installed") from None
        raise NotChecked(f"the advisory service cannot be reached ({last_line(complaint)})") from None
    return [
        f"{package['name']} {package['version']}: {found['id']}" for package in packages for found in package.get("vulns", ())
    ]


def client_packages() -> list[str]:
    """Findings in the client's locked packages."""
    said, complaint = output(NPM_AUDIT, ROOT / "web")
    try:
        report = json.loads(said)
    except ValueError:
        raise NotChecked(f"the advisory service cannot be reached ({last_line(complaint)})") from None
    if "vulnerabilities" not in report:
        error = report.get("error") or {}
        why = report.get("message") or error.get("summary") or error.get("code") or last_line(complaint)
        raise NotChecked(f"the advisory service cannot be reached ({last_line(str(why))})")
    return [f"{name}: {found['severity']}" for name, found in report["vulnerabilities"].items()]


def main() -> int:
    audits: tuple[tuple[str, Callable[[], list[str]]], ...] = (("Python", python_packages), ("client", client_packages))
    vulnerable = unchecked = False
    for what, audit in audits:
        try:
            findings = audit()
        except NotChecked as reason:
            print(f"{what}: not checked: {reason}")
            unchecked = True
            continue
        print(f"{what}: {len(findings)} known vulnerabilities")
        for finding in findings:
            print(f"  {finding}")
        vulnerable = vulnerable or bool(findings)
    return VULNERABLE if vulnerable else UNCHECKED if unchecked else 0


if __name__ == "__main__":
    sys.exit(main())
