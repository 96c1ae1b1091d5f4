"""docs/self-hosting.md: its commands run, and the files in deploy/ are what their programs expect."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gemhold.server.testing import ServerProcess
from tests.server.people import Person

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PORT = "8451"
TEXT = (ROOT / "docs/self-hosting.md").read_text("utf-8")
COMMANDS = [line for block in re.findall(r"```sh\n(.*?)```", TEXT, re.DOTALL) for line in block.splitlines()]
SERVING = [shlex.split(line)[2:] for line in COMMANDS if line.startswith("gemhold serve")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """With the options of the unit and of all the commands."""
    unit = re.search(r"^ExecStart=\S+ serve (.*)$", (DEPLOY / "gemhold.service").read_text(), re.MULTILINE)
    assert unit
    options = shlex.split(unit[1])
    at = options.index("--workers")
    del options[at : at + 2]  # one will do
    with ServerProcess(
        tmp_path_factory.mktemp("hosted"), options=[*options, *(word for one in SERVING for word in one)]
    ) as running:
        yield running


def test_the_page_has_commands() -> None:
    assert [line.split()[1] for line in COMMANDS if line.startswith("gemhold")] == [
        "serve",
        "doctor",
        "backup",
        "restore",
        "serve",
    ]
    assert len(COMMANDS) == 8


def test_its_commands_run(server: ServerProcess, tmp_path: Path) -> None:
    person = Person(server.base)
    person.make("human", "human")
    person.close()
    home = str(server.log.parent)
    env = os.environ | {"GEMHOLD_HOME": home, "LANG": "C.UTF-8", "GEMHOLD_CACHE": str(tmp_path)}
    for line in COMMANDS:
        words = shlex.split(line.replace(PORT, str(server.port)))
        if words[:2] == ["gemhold", "serve"]:
            continue  # it runs
        if words[0] == "gemhold":
            words[:1] = [sys.executable, "-m", "gemhold.cli"]
        elif shutil.which(words[0]) is None:
            continue
        done = subprocess.run(words, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, line + done.stdout + done.stderr


def test_the_unit_is_one() -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed here")
    done = subprocess.run(
        ["systemd-analyze", "verify", str(DEPLOY / "gemhold.service")], capture_output=True, text=True, timeout=60
    )
    complaints = [line for line in done.stderr.splitlines() if "gemhold.service" in line and "is not executable" not in line]
    assert complaints == []


def test_the_proxies_do_not_buffer_streams() -> None:
    assert "flush_interval -1" in (DEPLOY / "Caddyfile").read_text()
    nginx = (DEPLOY / "nginx.conf").read_text()
    stream = nginx[nginx.index("/stream$ {") :]
    assert "proxy_buffering off;" in stream[: stream.index("}")]
    if caddy := shutil.which("caddy"):
        subprocess.run([caddy, "validate", "--config", DEPLOY / "Caddyfile", "--adapter", "caddyfile"], check=True, timeout=60)
    if nginx_there := shutil.which("nginx"):
        whole = f"events {{}}\nhttp {{ {re.sub(r'listen .*ssl;|ssl_.*;', '', nginx)} }}"
        subprocess.run([nginx_there, "-t", "-c", "/dev/stdin"], input=whole, text=True, check=True, timeout=60)
