"""What every request passes through and every answer carries: size limits, no foreign sites, strict headers."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gemhold.server.config import BODY_LIMIT
from gemhold.server.show import encode

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
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
SAFE = ("GET", "HEAD", "OPTIONS")


class TooLarge(HTTPException):
    """A body grew beyond what we read. (Of a kind that passes through the framework's reading of bodies.)"""

    def __init__(self) -> None:
        super().__init__(413)


class Guard:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
                if (cookie := scope.get("gemhold.cookie")) is not None:
                    headers.append("Set-Cookie", cookie)
            await send(message)

        read = 0

        async def measured() -> Message:
            nonlocal read
            message = await receive()
            if message["type"] == "http.request":
                read += len(message.get("body", b""))
                if read > BODY_LIMIT:
                    raise TooLarge
            return message

        headers = Headers(scope=scope)
        if scope["method"] not in SAFE and _foreign(headers):
            await _refuse(dressed, 403, "cross-site", "this request comes from another site")
            return
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > BODY_LIMIT:
            await _refuse(dressed, 413, "too-large", f"a body may have {BODY_LIMIT} bytes")
            return
        if scope["method"] not in SAFE and length != "0" and not headers.get("content-type", "").startswith("application/json"):
            await _refuse(dressed, 415, "not-json", "bodies are JSON")
            return
        await self.app(scope, measured, dressed)


def _foreign(headers: Headers) -> bool:
    """Did a page of another site send this? (A browser says so; a program need not.)"""
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host")


async def _refuse(send: Send, status: int, code: str, message: str) -> None:
    body = encode({"code": code, "message": message, "place": "request", "hint": ""})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
