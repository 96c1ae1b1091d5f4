"""What every request passes through and every answer carries: size limits, no foreign sites, strict headers."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gemhold.server import metrics
from gemhold.server.config import BODY_LIMIT
from gemhold.server.present import encode
from gemhold.server.store.engine import is_failure

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
NO_STORE = (b"cache-control", b"no-store")
SAFE = ("GET", "HEAD", "OPTIONS")
LOCAL_HOSTS = ("localhost",)
Refusal = tuple[int, str, str]  # status, code, message
STORAGE_FAILED: Refusal = (503, "storage-failed", "the database does not work now; sending the same move again is safe")
SERVER_ERROR: Refusal = (500, "server-error", "the server failed to handle this request")

log = logging.getLogger("gemhold.server")


class TooLarge(HTTPException):
    """A body grew beyond what we read. (Of a kind that passes through the framework's reading of bodies.)"""

    def __init__(self) -> None:
        super().__init__(413)


class Security:
    def __init__(self, app: ASGIApp, hosts: Sequence[str] = ()) -> None:
        self.app = app
        self.hosts = frozenset(host.lower() for host in (*hosts, *LOCAL_HOSTS))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False

        async def send_with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                headers = [*message.get("headers", ()), *HEADERS]
                if scope["path"].startswith("/api/") and not any(name == b"cache-control" for name, _ in headers):
                    headers.append(NO_STORE)
                if (cookie := scope.get("state", {}).get("cookie")) is not None:
                    headers.append((b"set-cookie", cookie.encode("latin-1")))
                message["headers"] = headers
            await send(message)

        read = 0

        async def receive_limited() -> Message:
            nonlocal read
            message = await receive()
            if message["type"] == "http.request":
                read += len(message.get("body", b""))
                if read > BODY_LIMIT:
                    raise TooLarge
            return message

        if (refusal := self._refusal(scope)) is not None:
            await _refuse(send_with_headers, *refusal)
            return
        try:
            await self.app(scope, receive_limited, send_with_headers)
        except ClientDisconnect:
            return  # nobody waits for the answer any more
        except Exception as error:
            if is_failure(error):
                metrics.database_errors.inc()
                log.error("%s %s: the database failed: %s", scope["method"], scope["path"], error)
            else:
                log.exception("%s %s failed", scope["method"], scope["path"])
            if started:
                raise  # too late for an answer: the connection is closed
            await _refuse(send_with_headers, *(STORAGE_FAILED if is_failure(error) else SERVER_ERROR))

    def lets_in(self, scope: Scope) -> bool:
        """Is nothing wrong with a request, and the size of its body known before it is read?"""
        return self._refusal(scope) is None and not any(name == b"transfer-encoding" for name, _ in scope["headers"])

    def _refusal(self, scope: Scope) -> Refusal | None:
        """What is wrong with a request, before its body is read."""
        headers: dict[bytes, bytes] = dict(reversed(scope["headers"]))  # of several with a name, the first
        if not known_host(headers.get(b"host", b"").decode("latin-1"), self.hosts):
            return 421, "unknown-host", "this server does not go by that name"
        if scope["method"] in SAFE:
            return None
        if _foreign(headers):
            return 403, "cross-site", "this request comes from another site"
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > BODY_LIMIT:
            return 413, "too-large", f"a body may have {BODY_LIMIT} bytes"
        has_body = length != b"0" or b"transfer-encoding" in headers
        if has_body and headers.get(b"content-type", b"").partition(b";")[0].strip().lower() != b"application/json":
            return 415, "not-json", "bodies are JSON"
        return None


@lru_cache(maxsize=256)
def known_host(host: str, names: frozenset[str]) -> bool:
    """May a request be addressed like this? By an address, or by a name we go by: so no other site's name can lead here.

    >>> known_host("localhost:8451", frozenset({"localhost"})), known_host("192.0.2.7:80", frozenset())
    (True, True)
    >>> known_host("evil.example", frozenset({"localhost"})), known_host("", frozenset())
    (False, False)
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
        if name.lower() in names:
            return True
        ip_address(name)
    except ValueError:
        return False
    return True


def _foreign(headers: dict[bytes, bytes]) -> bool:
    """Did a page of another site send this? (A browser says so; a program need not.)"""
    if headers.get(b"sec-fetch-site", b"same-origin") not in (b"same-origin", b"none"):
        return True
    origin = headers.get(b"origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin.decode("latin-1")).netloc != headers.get(b"host", b"").decode("latin-1")
    except ValueError:
        return True


async def _refuse(send: Send, status: int, code: str, message: str) -> None:
    body = encode({"code": code, "message": message, "place": "request", "hint": ""})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
