"""The pages match the tree: files, folders, modules and links exist, and first pages are short.

`tests/test_contributing.py` checks the paths of CONTRIBUTING.md and docs/extending.md, which name
files to be created.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from kingdom_builder_qt.ui.learn.manual.manual_pages import slug

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "kingdom_builder_qt"
ALL = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
PAGES = [page for page in ALL if page.name not in ("CONTRIBUTING.md", "extending.md")]
LAYERS = "app|cli|editor|ui|rl|game|ai|content|core"
FOLDERS = (
    f"{LAYERS}|kingdom_builder_qt|benchmarks|board_data|docs|examples|packaging|resources|tests"
)
PATH = re.compile(rf"(?<![\w./<-])(?:{FOLDERS})/[\w./<>*-]*[\w/>*]")
MODULE = re.compile(rf"`(?:kingdom_builder_qt\.)?((?:{LAYERS})\.[a-z_.]+)`")
LINK = re.compile(r"\]\((?!https?:)([^)\s]*)\)")
HEADING = re.compile(r"(?m)^#+ (.+)$")
MOST_WORDS = {"README.md": 700, "CONTRIBUTING.md": 1600, "docs/architecture.md": 2000}
DECISION_WORDS = range(60, 201)


def name_of(page: Path) -> str:
    """Return the path of a page from the root."""
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_path_exists(page: Path) -> None:
    """From the root or in the package; <words> are placeholders, a module may lack its .py."""
    text = LINK.sub("]", page.read_text(encoding="utf-8"))
    for path in PATH.findall(text):
        sought = re.sub(r"<\w+>", "*", path).rstrip("/")
        kinds = (sought, f"{sought}.py")
        assert any(list(root.glob(kind)) for root in (ROOT, PACKAGE) for kind in kinds), path


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_module_exists(page: Path) -> None:
    """A dotted name in backticks that begins with a layer can be imported."""
    for name in MODULE.findall(page.read_text(encoding="utf-8")):
        import_module(f"kingdom_builder_qt.{name}")


@pytest.mark.parametrize("page", ALL, ids=name_of)
def test_every_link_resolves(page: Path) -> None:
    """The file of a relative link exists, and the heading of its fragment."""
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        path, _, fragment = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        if fragment:
            headings = HEADING.findall(target.read_text(encoding="utf-8"))
            assert fragment in [slug(heading.replace("`", "")) for heading in headings], link


def test_every_folder_has_its_line() -> None:
    """The tables of docs/architecture.md have a line for each folder of the layers they open."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z]+/[a-z_]+)/`", page))
    layers = [PACKAGE / name for name in ("core", "content", "ai", "game", "ui", "editor")]
    folders = {f"{layer.name}/{f.parent.name}" for layer in layers for f in layer.glob("*/*.py")}
    assert named >= folders


@pytest.mark.parametrize(("name", "most"), MOST_WORDS.items(), ids=MOST_WORDS)
def test_first_pages_stay_short(name: str, most: int) -> None:
    """Details belong to the linked pages, or to docstrings."""
    assert len((ROOT / name).read_text(encoding="utf-8").split()) <= most


def test_decisions_are_short_dated_and_listed() -> None:
    """Each record has a date and its three parts, and the index has a line for it."""
    folder = ROOT / "docs" / "decisions"
    index = (folder / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"(?m)^\| \[(\d{4})\]\((\S+)\) \| (\S+) \| (.+) \|$", index)
    records = sorted(path for path in folder.glob("*.md") if path.name != "README.md")
    assert [name for _, name, *_ in rows] == [path.name for path in records]
    for (number, _, date, title), path in zip(rows, records, strict=True):
        text = path.read_text(encoding="utf-8")
        assert text.startswith(f"# {number}: {title}\n\n{date}\n"), path.name
        assert HEADING.findall(text)[1:] == ["Context", "Decision", "Consequences"], path.name
        assert len(text.split()) in DECISION_WORDS, path.name


# WCAG 2.2 without the obsolete 4.1.1.
CRITERIA = {
    "A": "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1"
    " 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7"
    " 4.1.2",
    "AA": "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7"
    " 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3",
}


def test_every_criterion_of_wcag_has_its_line_and_its_tests() -> None:
    """No criterion of the levels A and AA is missing, and each named test exists."""
    page = (ROOT / "docs" / "wcag.md").read_text(encoding="utf-8")
    rows = re.findall(r"(?m)^\| ([\d.]+) [^|]+ \| (A+) \| ([^|]+) \| ([^|]+) \|([^|]*)\|$", page)
    found = [(number, level) for number, level, *_ in rows if level != "AAA"]
    wanted = [(number, level) for level, numbers in CRITERIA.items() for number in numbers.split()]
    assert sorted(found) == sorted(wanted)
    for number, _, state, reason, tests in rows:
        assert state in ("met", "partly", "not applicable"), number
        assert reason.strip(), number
        assert bool(tests.strip()) == (state != "not applicable"), number
        for test in tests.split():
            path, _, name = test.strip("`").partition("::")
            text = (ROOT / path).read_text(encoding="utf-8")
            assert f"\ndef {name}(" in text, test
