"""What people install has everything inside: it runs on a machine that has Python and nothing else of ours."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "src/gemhold/server/static/index.html"
LOCK = ROOT / "requirements/play.txt"
PATIENCE = 60.0


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and the source archive."""
    assert STATIC.exists(), "build the client first: make client"
    folder = tmp_path_factory.mktemp("dist")
    do(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", str(folder))
    return folder


def test_every_file_is_inside(built: Path) -> None:
    """Words, data, migrations and the built client, also in the archive, so that no Node is needed to install it."""
    source = ROOT / "src"
    files = {str(file.relative_to(source)) for file in source.rglob("*") if file.is_file() and "__pycache__" not in file.parts}
    assert {"gemhold/server/static/index.html", "gemhold/locales/en/web.ftl", "gemhold/data/king/cards.toml"} <= files
    (wheel,), (archive,) = built.glob("*.whl"), built.glob("*.tar.gz")
    assert files - set(zipfile.ZipFile(wheel).namelist()) == set()
    with tarfile.open(archive) as opened:
        inside = {name.partition("/src/")[2] for name in opened.getnames()}
    assert files - inside == set()


def test_installed_without_node(built: Path, tmp_path: Path) -> None:
    """A new environment, the locked packages, the wheel: the command runs, and serves the client and both games."""
    (wheel,) = built.glob("*.whl")
    do(sys.executable, "-m", "venv", str(tmp_path / "venv"))
    scripts = tmp_path / "venv" / "bin"
    install = (str(scripts / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile")
    do(*install, "--require-hashes", "-r", str(LOCK))
    do(*install, "--no-index", "--no-deps", str(wheel))

    gemhold = str(scripts / "gemhold")
    env = {"PATH": str(scripts), "HOME": str(tmp_path), "LANG": "C.UTF-8", "GEMHOLD_WARM": "off"}
    assert "Commands:" in do(gemhold, "--help", env=env)
    assert do(gemhold, "--version", env=env).startswith("gemhold ")

    with serving(gemhold, "--no-open", "--port", "0", env=env) as address:
        page = get(address)
        assert '<div id="app">' in page
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script
        assert len(get(address + script[1][1:])) > 1000
        games = {game["name"] for game in json.loads(get(address + "api/meta"))["games"]}
        assert {"king", "geodia"} <= games


def do(*command: str, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(command, cwd=ROOT if env is None else env["HOME"], env=env, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@contextmanager
def serving(*command: str, env: dict[str, str]) -> Iterator[str]:
    """Gives the address the command tells."""
    with subprocess.Popen(command, cwd=env["HOME"], env=env, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr
        try:
            told = process.stderr.readline()
            address = re.search(r"http://\S+/", told)
            assert address, told + (process.stderr.read() if process.poll() else "")
            yield address[0]
        finally:
            process.terminate()


def get(address: str) -> str:
    """What is there, as soon as the server listens."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(address) as answer:
                return str(answer.read().decode())
        except URLError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)
