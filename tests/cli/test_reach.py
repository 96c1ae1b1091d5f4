"""Others reach the server: the address as a QR code, and https by the server itself."""

from __future__ import annotations

import os
import re
import ssl
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from gemhold.cli import reach
from tests.cli.calling import Caller

PATIENCE = 60.0


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path]:
    made = tmp_path / "cert.pem", tmp_path / "key.pem"
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"]
    subprocess.run([*command, *subject, "-out", made[0], "-keyout", made[1]], check=True, capture_output=True)
    return made


def test_a_code_is_square_and_has_its_corners() -> None:
    lines = reach.qr("http://192.168.1.20:8451/").splitlines()
    assert len({len(line) for line in lines}) == 1
    assert "█ ▄▄▄▄▄ █" in lines[1]


def test_https_and_the_address_for_phones(tmp_path: Path, certificate: tuple[Path, Path]) -> None:
    log = tmp_path / "log"
    env = os.environ | {"GEMHOLD_HOME": str(tmp_path), "GEMHOLD_WARM": "off", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "gemhold.cli", "serve", "--host", "0.0.0.0", "--port", "0", "--tls", *map(str, certificate)]
    with log.open("wb") as out, subprocess.Popen(command, env=env, stdout=out, stderr=out) as server:
        try:
            trusting = ssl.create_default_context(cafile=str(certificate[0]))
            end = time.monotonic() + PATIENCE
            while time.monotonic() < end:
                found = re.search(r"https://0\.0\.0\.0:(\d+)/", log.read_text("utf-8"))
                try:
                    assert found
                    with urllib.request.urlopen(f"https://127.0.0.1:{found[1]}/api/meta", context=trusting) as answer:
                        assert answer.status == 200
                    break
                except (AssertionError, OSError):
                    assert server.poll() is None, log.read_text("utf-8")
                    time.sleep(0.1)
            else:
                raise AssertionError(log.read_text("utf-8"))
        finally:
            server.terminate()
    said = log.read_text("utf-8")
    if reach.from_network() is not None:
        assert re.search(r"In your network: https://\d+\.\d+\.\d+\.\d+:\d+/", said)
        assert "█ ▄▄▄▄▄ █" in said


def test_a_certificate_that_cannot_be_used(call: Caller, tmp_path: Path) -> None:
    (tmp_path / "bad.pem").write_text("no certificate")
    for cert in (tmp_path / "none.pem", tmp_path / "bad.pem"):
        answer = call("serve", "--port", "0", "--tls", str(cert), str(cert))
        assert answer.code == 2
        assert "--tls: cannot use this certificate" in answer.err
