"""Security middleware: body limits and cross-site checks on requests, strict headers on responses."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gemhold.server.config import BODY_LIMIT
from gemhold.server.present import encode

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


class TooLarge(HTTPException):
    """A request body exceeds the limit. An HTTPException, because the framework lets those pass while it reads a body."""

    def __init__(self) -> None:
        super().__init__(413)


class Security:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
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

        if scope["method"] not in SAFE and (refusal := _refusal(Headers(scope=scope))) is not None:
            await _refuse(send_with_headers, *refusal)
            return
        await self.app(scope, receive_limited, send_with_headers)


def _refusal(headers: Headers) -> tuple[int, str, str] | None:
    """Status, code and message if an unsafe request must be refused before its body is read."""
    if _foreign(headers):
        return 403, "cross-site", "cross-site request"
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > BODY_LIMIT:
        return 413, "too-large", f"the limit for a body is {BODY_LIMIT} bytes"
    if length != "0" and not headers.get("content-type", "").startswith("application/json"):
        return 415, "not-json", "the body must be JSON"
    return None


def _foreign(headers: Headers) -> bool:
    """Did a page of another site send this? Browsers send these headers; programs need not."""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host")


async def _refuse(send: Send, status: int, code: str, message: str) -> None:
    body = encode({"code": code, "message": message, "place": "request", "hint": ""})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
