"""The structure of the package: no import cycles, no modules outside the rooms.

import-linter (pyproject.toml) enforces the layers, but allows cycles inside a folder.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "kingdom_builder_qt"
FACE = {"__init__.py", "__main__.py"}


def module_name(path: Path) -> str:
    """Return the dotted name of a file of the package."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(path: Path, modules: set[str]) -> set[str]:
    """Return the imported modules of a file, including those under TYPE_CHECKING."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= names & modules or {node.module}
    return found & modules - {module_name(path)}


def cycles(graph: dict[str, set[str]]) -> list[set[str]]:
    """Return the sets of modules that import each other, also indirectly (Tarjan's algorithm)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    open_: list[str] = []
    found: list[set[str]] = []

    def visit(module: str) -> None:
        order[module] = lowest[module] = len(order)
        open_.append(module)
        for other in sorted(graph[module]):
            if other not in order:
                visit(other)
            if other in open_:
                lowest[module] = min(lowest[module], lowest[other])
        if lowest[module] == order[module]:
            place = open_.index(module)
            found.append(set(open_[place:]))
            del open_[place:]

    for module in graph:
        if module not in order:
            visit(module)
    return [cycle for cycle in found if len(cycle) > 1]


@pytest.fixture(scope="module")
def graph() -> dict[str, set[str]]:
    """Return the imports within the package, by module."""
    files = {module_name(path): path for path in PACKAGE.rglob("*.py")}
    return {name: imports_of(path, set(files)) for name, path in files.items()}


def test_cycles_are_found() -> None:
    """The search finds a cycle of three with a tail at both ends."""
    graph = {"a": {"b"}, "b": {"c"}, "c": {"d"}, "d": {"b", "e"}, "e": set()}
    assert cycles(graph) == [{"b", "c", "d"}]


def test_no_modules_import_each_other(graph: dict[str, set[str]]) -> None:
    """Modules can be read in an order in which every import was read before."""
    assert [sorted(cycle) for cycle in cycles(graph)] == []


@pytest.mark.parametrize("name", ["ui", "editor"])
def test_no_module_is_outside_a_room(name: str) -> None:
    """The roots of ui and editor contain no modules."""
    assert {path.name for path in (PACKAGE / name).glob("*.py")} <= FACE


def test_benchmarks_import_no_tests_of_windows() -> None:
    """Tests may change without an effect on the figures."""
    needed = {
        (path.name, node.module)
        for path in sorted((ROOT / "benchmarks").glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests.ui")
    }
    assert not needed
