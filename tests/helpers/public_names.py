"""What a caller from outside may use: the public packages, their names, what docs/api.md lists."""

from __future__ import annotations

import ast
import doctest
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGES: Final = (
    "kingdom_builder_qt.core",
    "kingdom_builder_qt.core.events",
    "kingdom_builder_qt.content",
    "kingdom_builder_qt.game",
    "kingdom_builder_qt.ai",
)
DOCS: Final = Path(__file__).parents[2] / "docs"
_NAME: Final = re.compile(r"`(\w+)(?:\([^`]*\))?`")
_PYTHON: Final = {"__init__", "__name__"}


def modules() -> list[ModuleType]:
    """Return the public packages."""
    return [import_module(name) for name in PACKAGES]


def tables(page: str) -> dict[str, set[str]]:
    """Return the names in the first columns of the tables, by the name in the heading above.

    Of a page with headings such as "### `package`" and, below it, "#### `Class`".
    """
    found: dict[str, set[str]] = {}
    for part in re.split(r"(?m)^#+ ", page)[1:]:
        heading, _, text = part.partition("\n")
        rows = re.findall(r"(?m)^\| (`.*?) \|", text)
        if re.fullmatch(r"`[\w.]+`", heading):
            found[heading.strip("`")] = {name for row in rows for name in _NAME.findall(row)}
    return found


def examples(page: str) -> ast.Module:
    """Return the examples of a page as one program."""
    source = "".join(example.source for example in doctest.DocTestParser().get_examples(page))
    return ast.parse(source)


def private_names(program: ast.Module) -> list[str]:
    """Return what a program uses of this one without being meant to: names with an underscore
    before them, and modules that are no public packages.
    """
    found = []
    for node in ast.walk(program):
        match node:
            case ast.Attribute(attr=name) | ast.Name(id=name) | ast.alias(name=name):
                found += [name] if re.match(r"_\w", name) and name not in _PYTHON else []
        found += [name for name in _imported(node) if name.startswith("kingdom_builder_qt")]
    return [name for name in found if name not in PACKAGES]


def _imported(node: ast.AST) -> Iterator[str]:
    """Yield the modules that a statement imports, or imports from."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        package = f"{node.module}"
        modules = {f"{package}.{alias.name}" for alias in node.names} & set(PACKAGES)
        yield from modules or {package}
