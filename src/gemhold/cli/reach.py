"""How others reach a server: its address in the local network, as a QR code for phones; and its certificate."""

from __future__ import annotations

import io
import socket
import ssl
from pathlib import Path

from rich.console import Console

from gemhold.core.errors import BadOption

EVERYWHERE = ("0.0.0.0", "::")
SOMEWHERE = ("192.0.2.1", 9)  # an address nobody has: asking for the way there sends nothing


def address(scheme: str, host: str, port: int) -> str:
    """
    >>> address("https", "::", 8451)
    'https://[::]:8451/'
    """
    return f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}/"


def from_network() -> str | None:
    """The address other devices of the local network know this machine by; None: it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") else found


def qr(text: str) -> str:
    """A QR code in half blocks, light on dark as terminals are."""
    import segno

    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()


def show(console: Console, url: str) -> None:
    console.print(f"In your network: {url}")
    console.print(qr(url), markup=False, highlight=False)


def check_certificate(certificate: Path, key: Path) -> None:
    """BadOption in one line now, rather than a server that does not start."""
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, FileNotFoundError) else str(error)
        raise BadOption(f"cannot use this certificate: {reason}", place="--tls", hint="--tls CERT KEY, two PEM files") from None
