"""docs/rulings.md, the code and the tests agree about the rulings."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| (R-\d{2,3}) \| (.+?) \| (.+?) \| (.+?) \|$", re.MULTILINE)


@cache
def rulings() -> list[tuple[str, str, str, list[str]]]:
    """Return (id, text, basis, names of tests) of every ruling, in the order of the page."""
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    return [(*row[:3], re.findall(r"`(test_\w+)`", row[3])) for row in ROW.findall(text)]


@cache
def docstrings() -> dict[str, str]:
    """Return the docstring of every test function."""
    found = {}
    # The self tests of the naive reference prove nothing about the program.
    folders = [path for path in sorted((ROOT / "tests").glob("*")) if path.name != "helpers_tests"]
    paths = [path for folder in folders for path in sorted(folder.rglob("test_*.py"))]
    for path in [*paths, *sorted((ROOT / "tests").glob("test_*.py"))]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[node.name] = ast.get_docstring(node) or ""
    return found


IDS = [row[0] for row in rulings()]


def test_rulings_are_listed_once() -> None:
    """Every line of the tables is read, every id is unique, and there are at least 100 rulings."""
    text = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    assert len(IDS) == len(re.findall(r"(?m)^\| R-", text)) >= 100
    assert len(set(IDS)) == len(IDS)


@pytest.mark.parametrize(("id_", "text", "basis", "proofs"), rulings(), ids=IDS)
def test_a_ruling_names_tests_that_quote_it(
    id_: str, text: str, basis: str, proofs: list[str]
) -> None:
    """Each test exists and names its ruling in its docstring."""
    assert proofs, f"{id_} names no test"
    assert text
    assert basis
    for name in proofs:
        assert name in docstrings(), f"{id_}: there is no test {name}"
        assert re.search(rf"\b{id_}\b", docstrings()[name]), f"{name} does not quote {id_}"


def test_every_test_that_quotes_a_ruling_is_listed() -> None:
    """A test that proves a ruling is listed next to it on the page."""
    listed = {(id_, name) for id_, _, _, proofs in rulings() for name in proofs}
    quoting = {
        (id_, name)
        for name, docstring in docstrings().items()
        for id_ in re.findall(r"\AR-\d{2,3}\b", docstring)
    }
    assert sorted(quoting - listed) == []


def quotations() -> list[tuple[str, str]]:
    """Return (file, id) of every ruling that code or data quotes."""
    folders = ("kingdom_builder_qt", "board_data", "tests")
    found = []
    for path in (p for folder in folders for p in sorted((ROOT / folder).rglob("*"))):
        if path.suffix in (".py", ".yaml") and path.is_file():
            text = path.read_bytes().decode("utf-8", errors="replace")
            found += [
                (str(path.relative_to(ROOT)), id_) for id_ in re.findall(r"\bR-\d{2,3}\b", text)
            ]
    return found


def test_code_and_tests_quote_known_rulings_only() -> None:
    """A quoted ruling has a line on the page."""
    found = quotations()
    assert len({id_ for file, id_ in found if file.startswith("kingdom_builder_qt")}) >= 8
    assert [(file, id_) for file, id_ in found if id_ not in IDS] == []


# Documents that were used during development and are not part of the repository, and the numbers of
# their decisions ("E14"), as they are written in sentences; hexes have such names, too.
ELSEWHERE = re.compile(
    r"\bRULINGS \S*\d|\b(?:VOCABULARY|DECISIONS)\b"
    r"|(?:(?<= )\(|# |\"\"\"|R-\d+: )E\d{1,2}(?:, E\d{1,2}| and E\d{1,2})*(?:\)|:|$)",
    re.MULTILINE,
)


def test_nothing_quotes_a_document_that_is_not_here() -> None:
    """Code, data, tests and pages give the ruling of docs/rulings.md or the reason itself."""
    folders = ("kingdom_builder_qt", "board_data", "benchmarks", "packaging", "tests", "docs")
    paths = [path for folder in folders for path in sorted((ROOT / folder).rglob("*"))]
    paths += [*ROOT.glob("*.md"), *ROOT.glob("*.toml"), *ROOT.glob("*.py")]
    # The page's own column of reasons is shown to players unchanged.
    own = (ROOT / "docs" / "rulings.md", Path(__file__))
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in paths
        if path.suffix in (".py", ".md", ".yaml", ".toml") and path not in own
        for match in ELSEWHERE.finditer(path.read_bytes().decode("utf-8", errors="replace"))
    ]
    assert found == []
