"""Known vulnerabilities of our dependencies, Python's and the client's: `make audit`.

Asks the advisory services of the package indexes. Where one cannot be reached the audit says so and exits with 3: nothing was
found, and nothing was checked.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VULNERABLE, UNREACHABLE = 1, 3


def run(*command: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=300, check=False)


def python_packages() -> list[str] | None:
    """Findings in the locked Python packages; None: the service could not be asked."""
    audit = [
        sys.executable,
        "-m",
        "pip_audit",
        "--disable-pip",
        "--require-hashes",
        "--format",
        "json",
        "--progress-spinner",
        "off",
    ]
    done = run(*audit, "-r", "requirements/test.txt")
    try:
        packages = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError):
        return None
    return [
        f"{package['name']} {package['version']}: {found['id']}" for package in packages for found in package.get("vulns", ())
    ]


def client_packages() -> list[str] | None:
    done = run("npm", "audit", "--json", cwd=ROOT / "web")
    try:
        return [f"{name}: {found['severity']}" for name, found in json.loads(done.stdout)["vulnerabilities"].items()]
    except (ValueError, KeyError):
        return None


def main() -> int:
    worst = 0
    for what, findings in (("Python", python_packages()), ("client", client_packages())):
        if findings is None:
            print(f"{what}: the advisory service cannot be reached; nothing was checked")
            worst = max(worst, UNREACHABLE)
            continue
        print(f"{what}: {len(findings)} known vulnerabilities")
        for finding in findings:
            print(f"  {finding}")
        worst = max(worst, VULNERABLE if findings else 0)
    return worst


if __name__ == "__main__":
    sys.exit(main())
