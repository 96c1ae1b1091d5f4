"""Fuzzed requests: every route, method, header and body bent out of shape, among people who really play.

Everything is drawn from a seed. The server's own description says which routes there are, so a new route is fuzzed unasked.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

import gemhold
from gemhold.core.lesson import lessons
from gemhold.server.bot_pool import PATIENCE
from gemhold.server.testing.processes import ServerProcess
from gemhold.server.testing.wire import Http, Refused

ANSWER_SECONDS = 10 * PATIENCE  # the server itself answers that a bot is busy; a slow machine may be slow
BUSY = "503 bot-busy"  # a promise kept, not a failure
MOST_IDLE = 20  # looks at a table where one cannot move
RAW_SECONDS = 0.2  # to wait for an answer to half a request
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT", "get", "X" * 40, "PO ST")
GAMES = tuple(gemhold.game_names())
COMPANION = "fuzzed-companion-00001"
IDS = ("a" * 16, "0123456789abcdef", "b" * 32, "0123456789abcdef" * 2, COMPANION, "d" * 22)  # of devices, entries, companions
TEXTS = (
    "", " ", "a", "0", "-1", "1e999", "null", "true", "' OR 1=1 --", "../../etc/passwd", "%00", "\x00", "\ud800", "é" * 30,
    "💎" * 20, "<script>",
    "{{7*7}}", "x" * 300, "x" * 5000, "\u202e", "١٢٣", "Ⅷ", "greedy", "open", *GAMES, "[" * 2000, "nan",
)  # fmt: skip
NUMBERS = (-1, 0, 1, 2, 15, 16, 10**6, 10**9, 2**31, 2**63, 10**30, -(10**30), 0.5, 1e308)
PAGES = (
    "/",
    "/t/x",
    "/assets/x.js",
    "/index.html",
    "/favicon.ico",
    "/openapi.json",
    "/api",
    "/api/",
    "/api/nothing",
    "/healthz",
    "/readyz",
    "/metrics",
    "//",
    "/..%2f",
)
HOSTS = ("127.0.0.1", "localhost", "[::1]", "[", "evil.example", "", "127.0.0.1:99999999", "é", "a" * 500)
ORIGINS = ("null", "http://[", "https://evil.example", "http://127.0.0.1", "", "x", "http://127.0.0.1:x", "é")
JUNK = (
    b"Accept-Encoding: gzip, br;q=nan", b"Range: bytes=0-", b"If-None-Match: *", b"Expect: 100-continue",
    b"X-Forwarded-For: 1.2.3.4, x", b"Upgrade: websocket\r\nConnection: Upgrade",
)  # fmt: skip
CHUNKED = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
RECORDS = (
    "gem 1", "{}", '{"gem": 1}', f"game {GAMES[0]}\noptions " + "[" * 500, f"game {GAMES[-1]}\nseats 99", "\n" * 300,
    json.dumps({"game": GAMES[0]}),
)  # fmt: skip


def _names() -> dict[str, tuple[str, ...]]:
    """What parts of paths are called: by games that are installed, and by none."""
    games = [gemhold.game(name) for name in GAMES]
    return {
        "name": (*GAMES, "chess"),
        "language": ("en", "sk", "xx"),
        "device": ("x", "a" * 32),
        "companion_id": (COMPANION, COMPANION, "c" * 22),
        "question": tuple({name for game in games if game.companion for name in game.companion.answers} | {"why"}),
        "option": tuple({option.name for game in games for option in game.options if option.draft is not None} | {"none"}),
        "which": tuple({lesson.name for game in games for lesson in lessons(game)} | {"none"}),
    }


NAMES = _names()


@dataclass
class Report:
    requests: int = 0
    moves: int = 0  # accepted, of the real games beside them
    by_route: dict[str, Counter[str]] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)  # answers 5xx, and requests without an answer

    def note(self, route: str, status: str, request: bytes) -> None:
        self.requests += 1
        self.by_route.setdefault(route, Counter())[status] += 1
        if (status.startswith("5") and status != BUSY) or status == "none":
            self.failures.append(f"{status}: {request[:2000]!r}")


@dataclass(frozen=True)
class Route:
    method: str
    path: str
    query: tuple[str, ...]
    body: Any  # JSON schema, or None


def routes_of(description: Any) -> list[Route]:
    """All routes in the server's description of itself."""
    out = []
    for path, methods in description["paths"].items():
        for method, about in methods.items():
            query = tuple(one["name"] for one in about.get("parameters", ()) if one["in"] == "query")
            body = about.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            out.append(Route(method.upper(), path, query, body))
    return sorted(out, key=lambda route: (route.path, route.method))


class Fuzzer:
    def __init__(self, description: Any, seed: int, pages: bool = True) -> None:
        self.random = random.Random(seed)
        self.pages = pages  # of the client, if it is built
        self.routes = routes_of(description)
        self.weights = [3 if "{table_id}" in route.path else 1 for route in self.routes]
        self.schemas = description["components"]["schemas"]
        self.tables: list[str] = ["x" * 16]
        self.cookies: list[str] = ["gemhold_player=x", ""]
        self.seqs: list[int] = [0]

    # ------------------------------------------------------------------ values

    def value(self, schema: Any, depth: int = 0) -> Any:
        """Something a schema allows, or nearly."""
        draw = self.random
        if depth > 5 or draw.random() < 0.06:
            return self.anything()
        if "$ref" in schema:
            return self.value(self.schemas[schema["$ref"].rpartition("/")[2]], depth + 1)
        if options := schema.get("anyOf") or schema.get("oneOf"):
            return self.value(draw.choice(options), depth + 1)
        if "enum" in schema:
            return draw.choice(schema["enum"])
        if "const" in schema:
            return schema["const"]
        kind = schema.get("type")
        if kind == "object":
            wanted = set(schema.get("required", ()))
            known = schema.get("properties", {})
            out = {name: self.value(part, depth + 1) for name, part in known.items() if name in wanted or draw.random() < 0.5}
            if draw.random() < 0.05:
                out[draw.choice(TEXTS)] = self.anything()
            return out
        if kind == "array":
            return [self.value(schema.get("items", {}), depth + 1) for _ in range(draw.choice((0, 1, 2, 2, 3, 4, 20)))]
        if kind == "integer":
            return draw.choice((*range(4), *self.seqs[-4:], schema.get("minimum", 0), schema.get("maximum", 9)))
        if "pattern" in schema and self.likely() and (fits := self._fitting(schema["pattern"])):
            return draw.choice(fits)
        if kind == "string":
            return draw.choice((*GAMES, "greedy", "human", "bot", "ab" * 16, *RECORDS, *TEXTS))
        return draw.random() < 0.5 if kind == "boolean" else self.anything()

    @staticmethod
    def _fitting(pattern: str) -> list[str]:
        """The names and ids we know that a pattern lets through."""
        return [text for text in (*IDS, *GAMES, "greedy") if re.search(pattern, text)]

    def anything(self, depth: int = 0) -> Any:
        draw = self.random
        kind = draw.randrange(7 if depth < 3 else 4)
        if kind == 0:
            return draw.choice(TEXTS)
        if kind == 1:
            return draw.choice(NUMBERS)
        if kind == 2:
            return None
        if kind == 3:
            return draw.random() < 0.5
        if kind == 4:
            return [self.anything(depth + 1) for _ in range(draw.randrange(4))]
        return {draw.choice(TEXTS): self.anything(depth + 1) for _ in range(draw.randrange(4))}

    def likely(self) -> bool:
        return self.random.random() < 0.6

    # ------------------------------------------------------------------ requests

    def path(self, route: Route) -> str:
        def part(found: re.Match[str]) -> str:
            if self.random.random() < 0.1:
                return quote(self.random.choice(TEXTS), safe=self.random.choice(("", "/.%")), errors="replace")[:3000]
            if found[1] == "table_id":
                return self.random.choice(self.tables)
            return str(self.random.choice(NAMES.get(found[1], (0, 1, 2, 3, *self.seqs[-3:]))))

        path = re.sub(r"\{(\w+)\}", part, route.path)
        query = [
            f"{name}={quote(str(self.random.choice(self.seqs if self.likely() else TEXTS + NUMBERS)), errors='replace')}"
            for name in route.query
            if self.random.random() < 0.5
        ]
        if self.random.random() < 0.03:
            query.append(self.random.choice(("=", "&&&", "a" * 3000, "%", "seat=0&seat=1", "since=%ff")))
        return path + ("?" + "&".join(query) if query else "")

    def body(self, route: Route) -> bytes:
        draw = self.random.random()
        if draw < 0.03:
            return self.random.randbytes(self.random.randrange(200))
        if draw < 0.05:
            return b"[" * self.random.choice((10, 100_000))
        if draw < 0.06:
            return b'{"name": "' + b"x" * 300_000 + b'"}'
        value = self.anything() if route.body is None or draw < 0.12 else self.value(route.body)
        text = json.dumps(value)
        if draw > 0.97:
            text = text[: self.random.randrange(len(text) + 1)]
        return text.encode()

    def headers(self, body: bytes) -> list[bytes]:
        draw = self.random
        host = draw.choice(HOSTS) if draw.random() < 0.05 else "127.0.0.1"
        out = [f"Host: {host}".encode()]
        if (cookie := draw.choice(self.cookies)) or draw.random() < 0.5:
            out.append(f"Cookie: {cookie}".encode())
        if draw.random() < 0.05:
            out.append(b"Origin: " + draw.choice(ORIGINS).encode())
        if draw.random() < 0.03:
            out.append(b"Sec-Fetch-Site: " + draw.choice((b"cross-site", b"none", b"x")))
        if draw.random() < 0.05:
            out.append(b"Last-Event-ID: " + draw.choice(TEXTS).encode("utf-8", "replace").replace(b"\x00", b"")[:300])
        if draw.random() < 0.05:
            out.append(draw.choice((*JUNK, b"X-Junk: " + draw.randbytes(20).translate(None, b"\r\n\x00"))))
        if body:
            kind = draw.choice((b"text/plain", b"application/x-www-form-urlencoded", b"", b"application/json; charset=latin-1"))
            out.append(b"Content-Type: " + (kind if draw.random() < 0.05 else b"application/json"))
        return out

    def request(self) -> tuple[str, bytes, bool]:
        """A route (for the summary), the bytes, and whether the request is complete, so that it must be answered."""
        draw = self.random
        if draw.random() < 0.04:
            return "raw", *self.raw()
        if self.pages and draw.random() < 0.06:
            page = draw.choice(PAGES)
            return "pages", self.written(draw.choice(("GET", "GET", "HEAD", "POST")), page, b"")[0], True
        (route,) = draw.choices(self.routes, self.weights)
        method = draw.choice(METHODS) if draw.random() < 0.04 else route.method
        body = self.body(route) if method in ("POST", "PUT", "PATCH", "DELETE") and draw.random() < 0.95 else b""
        return f"{route.method} {route.path}", *self.written(method, self.path(route), body)

    def written(self, method: str, path: str, body: bytes) -> tuple[bytes, bool]:
        draw, headers = self.random, self.headers(body)
        if body and draw.random() < 0.05:
            chunked = b"".join(
                b"%x\r\n%s\r\n" % (len(body[at : at + 500]), body[at : at + 500]) for at in range(0, len(body), 500)
            )
            headers.append(b"Transfer-Encoding: chunked")
            body = chunked + b"0\r\n\r\n"
        elif body or method == "POST":
            headers.append(b"Content-Length: %d" % len(body))
        line = f"{method} {path} HTTP/1.1".encode("utf-8", "replace")
        return line + b"\r\n" + b"\r\n".join(headers) + b"\r\n\r\n" + body, True

    def raw(self) -> tuple[bytes, bool]:
        """Bytes that are hardly HTTP; an answer is not owed."""
        draw = self.random
        whole, _ = self.written("POST", f"/api/tables/{draw.choice(self.tables)}/moves", b'{"seq": 0, "action": 0}')
        kinds = (
            draw.randbytes(draw.randrange(1, 300)),
            whole[: draw.randrange(1, len(whole))],
            whole.replace(b"HTTP/1.1", draw.choice((b"HTTP/1.0", b"HTTP/9.9", b"", b"HTTP/1.1 x"))),
            whole.replace(b"Content-Length: ", draw.choice((b"Content-Length: -", b"Content-Length: 9", b"Content-Length: x"))),
            whole.replace(b"\r\n", b"\n"),
            b"\r\n" * draw.randrange(1, 50) + whole,
            whole + whole,
            b"GET /api" + b"/" * draw.choice((10, 40_000)) + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
            b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 200 + b"\r\n",
            CHUNKED + b"zz\r\n{}\r\n0\r\n\r\n",
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        )
        return draw.choice(kinds), False


# ---------------------------------------------------------------- sending


async def send(port: int, request: bytes, owed: bool) -> str:
    """The status of the answer; "none" if one is owed and does not come, "-" if none is owed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(request)
        line = await asyncio.wait_for(reader.readline(), ANSWER_SECONDS if owed else RAW_SECONDS)
        if line.startswith(b"HTTP/1.1 100"):
            await reader.readline()
            line = await asyncio.wait_for(reader.readline(), ANSWER_SECONDS)
        if line.startswith(b"HTTP/1.1 503") and b'"bot-busy"' in await reader.readuntil(b"}"):
            return BUSY
        return line.split(b" ")[1].decode() if line.startswith(b"HTTP/") else "none" if owed else "-"
    except (TimeoutError, ConnectionError, asyncio.IncompleteReadError):
        return "none" if owed else "-"
    finally:
        writer.close()


async def play(port: int, fuzzer: Fuzzer, report: Report, seed: int, stop: asyncio.Event) -> None:
    """Somebody who really plays, against a bot; their tables and cookies are what is fuzzed."""
    chance, http = random.Random(seed), Http(port)
    while not stop.is_set():
        bots = [{"kind": "bot", "bot": "random"}] if chance.random() < 0.5 else [{"kind": "open"}, {"kind": "human"}]
        settings = {"game": chance.choice(GAMES), "seats": [{"kind": "human"}, *bots], "public": True, "pace": 0}
        made = await http.post("/api/tables", settings)
        at = f"/api/tables/{made['id']}"
        fuzzer.tables = [*fuzzer.tables[-6:], made["id"]]
        fuzzer.cookies = [*dict.fromkeys([*fuzzer.cookies[-6:], http.cookie, ""])]
        idle = 0
        while not stop.is_set() and idle < MOST_IDLE:  # the fuzz may have given the seat away, or ended the game
            try:
                table = await http.get(at)
                now = table["play"]
                idle += 1
                if now and now["actions"]:
                    idle = 0
                    action = chance.choice(now["actions"])["id"]
                    now = await http.post(f"{at}/moves", {"seq": now["seq"], "action": action})
                    report.moves += 1
                if now:
                    fuzzer.seqs = [*fuzzer.seqs[-6:], now["seq"]]
            except Refused as error:
                if error.status >= 500:
                    report.failures.append(f"{error.status} while playing: {error.body}")
            except (ConnectionError, asyncio.IncompleteReadError):
                await http.close()
            await asyncio.sleep(0.01)
    await http.close()


async def fuzz(server: ServerProcess, requests: int, seed: int, at_once: int = 12, pages: bool = True) -> Report:
    report, stop = Report(), asyncio.Event()
    first = Http(server.port)
    fuzzer = Fuzzer(await first.get("/openapi.json"), seed, pages)
    await first.post("/api/companions", {"id": COMPANION, "game": GAMES[0]})
    await first.close()
    people = [asyncio.create_task(play(server.port, fuzzer, report, seed + i, stop)) for i in range(2)]

    async def attack() -> None:
        while report.requests < requests:
            route, request, owed = fuzzer.request()
            report.note(route, await send(server.port, request, owed), request)

    await asyncio.gather(*(attack() for _ in range(at_once)))
    stop.set()
    await asyncio.gather(*people)
    return report
