"""Every rule of docs/rules has a test that says so, and no test names a rule that does not exist.

Tests are read, not imported: `@pytest.mark.rule("K54", …)` on a test function, its class, or `pytestmark`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
ID = re.compile(r"\b[A-Z]\d{1,3}\b")
FAMILIES = {"king-of-the-dice.md": "K", "geodia.md": "G"}


def ids_of_rules(folder: Path) -> dict[str, str]:
    """Each rule id and the file it stands in."""
    out = {}
    for file in sorted(folder.glob("*.md")):
        letter = FAMILIES[file.name]
        for rule in ID.findall(file.read_text("utf-8")):
            if rule[0] == letter:
                out[rule] = file.name
    return out


def _marks(node: ast.AST) -> Iterator[str]:
    """Ids in a mark: a call of something that ends in `mark.rule`."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rule":
            mark = call.func.value
            if isinstance(mark, ast.Attribute) and mark.attr == "mark":
                yield from (arg.value for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str))


def ids_of_source(source: str) -> set[str]:
    """Ids of all marks that reach a test: on a test function, on a class that has tests, or on the whole module."""
    tree = ast.parse(source)
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            is_test = node.name.lower().startswith("test")
            for decorator in node.decorator_list:
                ids = set(_marks(decorator))
                assert is_test or not ids, f"{node.name} is marked, but is no test"
                found |= ids
        elif isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets):
            found |= set(_marks(node.value))
    return found


def ids_of_tests(folder: Path) -> dict[str, list[str]]:
    out: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for rule in ids_of_source(file.read_text("utf-8")):
            out.setdefault(rule, []).append(str(file.relative_to(ROOT)))
    return out


def by_number(rule: str) -> tuple[str, int]:
    return rule[0], int(rule[1:])


def test_every_rule_has_a_test() -> None:
    tested = ids_of_tests(ROOT / "tests")
    missing = sorted(set(ids_of_rules(ROOT / "docs" / "rules")) - set(tested), key=by_number)
    assert not missing, f"rules without a test: {' '.join(missing)}"


def test_no_test_names_an_unknown_rule() -> None:
    rules = ids_of_rules(ROOT / "docs" / "rules")
    unknown = {rule: files for rule, files in ids_of_tests(ROOT / "tests").items() if rule not in rules}
    assert not unknown, f"marks that no rules file has: {unknown}"


def test_the_rules_of_king_are_all_there() -> None:
    numbers = [*range(1, 8), *range(10, 20), *range(20, 27), *range(30, 39), *range(40, 44), *range(50, 57), *range(60, 63)]
    numbers += [*range(70, 77), 80]
    rules = ids_of_rules(ROOT / "docs" / "rules")
    assert sorted(int(rule[1:]) for rule in rules if rule[0] == "K") == numbers


SAMPLE = '''
import pytest
pytestmark = pytest.mark.rule("K1")
@pytest.mark.rule("K2", "K3")
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("K4"))])
def test_a(x): ...
@pytest.mark.rule("K5")
class TestB:
    @pytest.mark.rule("K6")
    async def test_c(self): ...
def test_d():
    """pytest.mark.rule("K7") in words is no mark"""
'''


def test_marks_are_read() -> None:
    assert ids_of_source(SAMPLE) == {"K1", "K2", "K3", "K4", "K5", "K6"}
    with pytest.raises(AssertionError, match="no test"):
        ids_of_source("@pytest.mark.rule('K1')\ndef helper(): ...")
