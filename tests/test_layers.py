"""No shared layer names a game: a game is known by its plug-in alone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import gemhold

ROOT = Path(__file__).resolve().parents[1]
NAMES = re.compile(rf"\b({'|'.join(gemhold.game_names())})\b", re.IGNORECASE)
PYTHON = ["core", "server", "cli", "arena", "bots/__init__.py"]
CLIENT = ["lib", "table", "board", "learn", "companion", "worker", "pages", "ui", "look", "App.svelte", "main.ts"]
COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)


def files(folder: Path, *suffixes: str) -> Iterator[Path]:
    return (file for file in ([folder] if folder.is_file() else sorted(folder.rglob("*"))) if file.suffix in suffixes)


def spoken(file: Path) -> Iterator[str]:
    """Names and texts of a module, without comments and docstrings."""
    tree = ast.parse(file.read_text("utf-8"))
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docstrings = {id(node.body[0].value) for node in ast.walk(tree) if isinstance(node, documented) and _documented(node)}  # type: ignore[attr-defined]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            yield from [alias.name for alias in node.names] + [getattr(node, "module", "") or ""]
        elif isinstance(node, (ast.Name, ast.Attribute)):
            yield node.id if isinstance(node, ast.Name) else node.attr


def _documented(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return ast.get_docstring(node) is not None


@pytest.mark.parametrize("layer", PYTHON)
def test_python(layer: str) -> None:
    found = [
        f"{file.relative_to(ROOT)}: {text}"
        for file in files(ROOT / "src/gemhold" / layer, ".py")
        if "boards" not in file.parts
        for text in spoken(file)
        if NAMES.search(text)
    ]
    assert found == []


@pytest.mark.parametrize("folder", CLIENT)
def test_client(folder: str) -> None:
    found = [
        f"{file.relative_to(ROOT)}: {line.strip()}"
        for file in files(ROOT / "web/src" / folder, ".ts", ".svelte", ".css")
        for line in COMMENTS.sub("", file.read_text("utf-8")).splitlines()
        if NAMES.search(line)
    ]
    assert found == []
