"""The names that other programs may use: the public packages and the list in docs/api.md."""

from __future__ import annotations

import ast
import doctest
import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

OURS: Final = "kingdom_builder_qt"
PACKAGES: Final = (
    "kingdom_builder_qt.core",
    "kingdom_builder_qt.core.events",
    "kingdom_builder_qt.content",
    "kingdom_builder_qt.game",
    "kingdom_builder_qt.ai",
)
# Public, too, with an extra and a page of its own (docs/rl.md, tests/rl).
LEARNING: Final = "kingdom_builder_qt.rl"
DOCS: Final = Path(__file__).parents[2] / "docs"
_NAME: Final = re.compile(r"`(\w+)(?:\([^`]*\))?`")
_PYTHON: Final = {"__init__", "__name__", "__doc__"}


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
    """Return the non-public names that a program uses: names that begin with an underscore, modules
    that are no public packages, and their non-public names.
    """
    found = []
    for node in ast.walk(program):
        match node:
            case ast.Attribute(attr=name) | ast.Name(id=name):
                found += [name] if re.match(r"_\w", name) and name not in _PYTHON else []
            case ast.Import(names=names):
                found += [alias.name for alias in names if alias.name not in PACKAGES]
            case ast.ImportFrom(module=str(package), names=names):
                found += _private(package, [alias.name for alias in names])
    return [name for name in found if name.startswith((OURS, "_"))]


def _private(package: str, names: Iterable[str]) -> list[str]:
    """Return the imported names that a package does not make public."""
    if package not in (*PACKAGES, LEARNING):
        return [f"{package}.{name}" for name in names]
    if package == LEARNING:
        pytest.importorskip("pettingzoo", reason="the extra rl is not installed")
    public = import_module(package).__all__
    found = [name for name in names if name not in public]
    return [full for name in found if (full := f"{package}.{name}") not in PACKAGES]
