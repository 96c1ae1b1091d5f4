"""The server's log: lines for people, or a JSON object in each line for programs.

Every line says which table and which request it is about, as far as it is about one. Logged are ids, codes and messages of
errors; never bodies, cookies, chat or the parameters of SQL.
"""

from __future__ import annotations

import json
import logging
import re
import time
from contextvars import ContextVar
from dataclasses import dataclass
from itertools import count
from secrets import token_hex
from typing import Any

TABLE = re.compile(r"/api/tables/([A-Za-z0-9_-]{16})(?:/|$)")
FIELDS = ("request", "table", "endpoint", "status", "ms")  # besides time, level, logger and message

_worker = token_hex(3)
_numbers = count(1)


@dataclass(slots=True)
class Subject:
    """What a line is about: a request, whose path may name a table, or a table the driver plays at."""

    request: str = ""
    path: str = ""
    table_id: str = ""

    @property
    def table(self) -> str:
        found = None if self.table_id else TABLE.match(self.path)
        return found[1] if found else self.table_id


subject: ContextVar[Subject | None] = ContextVar("subject", default=None)


def new_request(path: str) -> Subject:
    """From here on lines of this task are about this request. Its id is unique among all workers."""
    about = Subject(f"{_worker}-{next(_numbers):x}", path)
    subject.set(about)
    return about


def about_table(table_id: str) -> None:
    """From here on lines of this task are about this table."""
    subject.set(Subject(table_id=table_id))


class AddSubject(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        about = subject.get()
        if about is not None:
            record.request, record.table = about.request, about.table
        return True


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name in FIELDS if (value := getattr(record, name, "")) != ""}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Readable(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        parts = [f"{name} {value}" for name in ("table", "request") if (value := getattr(record, name, ""))]
        line = super().format(record)
        if not parts:
            return line
        first, newline, rest = line.partition("\n")
        return f"{first} [{', '.join(parts)}]{newline}{rest}"


def settings(style: str, level: str) -> dict[str, Any]:
    """For `logging.config.dictConfig`, which uvicorn calls in every process."""
    loggers = {name: {"level": "WARNING"} for name in ("uvicorn", "uvicorn.error", "asyncio", "alembic")}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"subject": {"()": AddSubject}},
        "formatters": {"lines": {"()": JsonLines if style == "json" else Readable}},
        "handlers": {
            "err": {"class": "logging.StreamHandler", "stream": "ext://sys.stderr", "formatter": "lines", "filters": ["subject"]}
        },
        "loggers": loggers | {"gemhold": {"level": level.upper()}},
        "root": {"level": "WARNING", "handlers": ["err"]},
    }
