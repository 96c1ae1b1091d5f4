"""The built browser client, served from memory. Only listed names exist, so no path can escape the folder."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

COMPRESSED = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest+json",
    "image/svg+xml",
    "application/wasm",
)
FOREVER = "public, max-age=31536000, immutable"
MISSING = "The browser client has not been built. Run: make play\n"


@dataclass(frozen=True)
class File:
    body: bytes
    small: bytes | None  # gzip, if smaller
    kind: str
    tag: str


def _read(file: Path) -> File:
    body = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if file.suffix in (".js", ".mjs"):
        kind = "text/javascript"
    elif file.suffix == ".webmanifest":
        kind = "application/manifest+json"
    small = gzip.compress(body, 9, mtime=0) if kind.startswith(COMPRESSED) else None
    if small is not None and len(small) >= len(body):
        small = None
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return File(body, small, kind, f'"{hashlib.sha256(body).hexdigest()[:24]}"')


class Client:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._built = 0.0
        self._files: dict[str, File] = {}

    def _current(self) -> dict[str, File]:
        """All files; reread after a new build."""
        try:
            built = (self.folder / "index.html").stat().st_mtime
        except OSError:
            return {}
        if built != self._built:
            self._files = {
                file.relative_to(self.folder).as_posix(): _read(file) for file in sorted(self.folder.rglob("*")) if file.is_file()
            }
            self._built = built
        return self._files

    def answer(self, request: Request, path: str) -> Response:
        files = self._current()
        name = path.strip("/") or "index.html"
        if name not in files and "." not in name.rsplit("/", 1)[-1]:
            name = "index.html"  # a route of the client
        if name not in files:
            return PlainTextResponse(MISSING if not files else "There is no such page.\n", 503 if not files else 404)
        file = files[name]
        headers = {
            "ETag": file.tag,
            "Vary": "Accept-Encoding",
            "Cache-Control": FOREVER if name.startswith("assets/") else "no-cache",
        }
        if file.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if file.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.small, media_type=file.kind, headers=headers | {"Content-Encoding": "gzip"})
        return Response(file.body, media_type=file.kind, headers=headers)
