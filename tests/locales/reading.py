"""Reading the .ftl files and the sources that use them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from gemhold.locales import BROWSER_ONLY

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "gemhold"
LOCALES = SOURCES / "locales"
PLURALS = {"zero", "one", "two", "few", "many", "other"}
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")


@dataclass
class Message:
    """What a message uses; `keys`: the variants it tells apart, by argument, unless they are plural forms."""

    file: str
    text: str = ""
    arguments: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    keys: dict[str, set[str]] = field(default_factory=dict)


class _Reader(Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.message.text += node.value + "\n"

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.message.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.message.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
        if isinstance(node.selector, ftl.VariableReference) and not keys & (PLURALS - {"other"}):
            self.message.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def entries(file: Path) -> list[ftl.EntryType]:
    return FluentParser(with_spans=False).parse(file.read_text("utf-8")).body


def files(language: str) -> list[Path]:
    return sorted([*(LOCALES / language).glob("*.ftl"), *(SOURCES / "games").glob(f"*/locales/{language}/*.ftl")])


@cache
def messages(language: str) -> dict[str, Message]:
    """All messages of a language, attributes as `id.attribute`."""
    found: dict[str, Message] = {}
    for file in files(language):
        for entry in entries(file):
            if not isinstance(entry, ftl.Message):
                continue
            patterns = {entry.id.name: entry.value} | {f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}
            for name, pattern in patterns.items():
                message = found[name] = Message(str(file.relative_to(SOURCES)).replace(f"/{language}/", "/"))
                if pattern is not None:
                    _Reader(message).visit(pattern)
    return found


def arguments(language: str, name: str) -> set[str]:
    """The arguments a message needs, with those of the messages inside it."""
    known = messages(language)
    out, todo, seen = set[str](), [name], set[str]()
    while todo:
        one = todo.pop()
        if one not in seen and one in known:
            seen.add(one)
            out |= known[one].arguments
            todo += known[one].references
    return out


@cache
def shared(language: str) -> dict[str, Message]:
    """Messages Python uses too, without those of the browser alone."""
    return {name: message for name, message in messages(language).items() if Path(message.file).name not in BROWSER_ONLY}


# ---------------------------------------------------------------- sources


@cache
def modules() -> list[tuple[Path, ast.Module]]:
    return [(file, ast.parse(file.read_text("utf-8"))) for file in sorted(SOURCES.rglob("*.py"))]


def constants(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@cache
def event_ids() -> set[str]:
    """Every id of an event that a game's sources write out."""
    found = set()
    for file, tree in modules():
        parts = file.relative_to(SOURCES).parts
        if parts[0] == "games" and len(parts) > 2:
            found |= {text for text in constants(tree) if ID.fullmatch(text) and text.startswith(f"{parts[1]}-")}
    return found


@cache
def reason_codes() -> set[str]:
    """Every code of a reason: `why-…` anywhere, and whatever a Reason is made with."""
    found = set()
    for _, tree in modules():
        found |= {text for text in constants(tree) if ID.fullmatch(text) and text.startswith("why-")}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason" and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    found.add(str(code.value))
    return found


@cache
def mentions() -> tuple[set[str], list[re.Pattern[str]]]:
    """Ids that sources write out, and patterns of those they put together (f"king-ask-{phase}")."""
    written: set[str] = set()
    patterns: set[str] = set()
    for file, tree in modules():
        if file.is_relative_to(SOURCES / "games"):
            continue  # their ids are events and reasons
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                written.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
                patterns |= _pattern([part if isinstance(part, str) else None for part in parts])
    for file in (ROOT / "web" / "src").rglob("*"):
        if file.suffix in (".ts", ".js", ".svelte"):
            text = file.read_text("utf-8")
            written.update(match[0] for match in ID.finditer(text))
            for template in re.findall(r"`([^`\n]*\$\{[^`\n]*)`", text):
                pieces = re.split(r"(\$\{[^}]*\})", template)
                patterns |= _pattern([None if piece.startswith("${") else piece for piece in pieces if piece])
    return written, [re.compile(pattern) for pattern in sorted(patterns)]


def _pattern(parts: list[str | None]) -> set[str]:
    """A regular expression for the ids a template can give; none if it does not look like one of an id."""
    fixed = "".join(part for part in parts if part)
    if None not in parts or not re.fullmatch(r"[a-z0-9-]*[a-z]{3}[a-z0-9-]*", fixed):
        return set()
    return {"".join("[a-z0-9-]+" if part is None else re.escape(part) for part in parts)}


def given() -> list[tuple[str, set[str]]]:
    """Events and reasons whose arguments stand beside their id as a plain dict (or not at all), with the arguments' names."""
    found = []
    for file, tree in modules():
        if not file.is_relative_to(SOURCES / "games"):
            continue
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in ("Event", "Told", "Reason"):
                continue
            code, *rest = node.args
            if not isinstance(code, ast.Constant) or not isinstance(code.value, str):
                continue
            if not rest:
                found.append((code.value, set[str]()))
            elif isinstance(rest[0], ast.Dict):
                found.append((code.value, {str(key.value) for key in rest[0].keys if isinstance(key, ast.Constant)}))
    return found
