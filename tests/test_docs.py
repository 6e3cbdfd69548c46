"""What the documents name exists: files and folders, and modules by their dotted names.

CONTRIBUTING.md names files that a newcomer makes; `tests/test_contributing.py` looks at those.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "kingdom_builder_qt"
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
LAYERS = "app|cli|editor|ui|game|ai|content|core"
FOLDERS = (
    f"{LAYERS}|kingdom_builder_qt|benchmarks|board_data|docs|examples|packaging|resources|tests"
)
PATH = re.compile(rf"(?<![\w./<-])(?:{FOLDERS})/[\w./<>*-]*[\w/>*]")
MODULE = re.compile(rf"`(?:kingdom_builder_qt\.)?((?:{LAYERS})\.[a-z_.]+)`")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_path_exists(page: Path) -> None:
    """From the root or in the package; <words> stand for anything, a module may lack its .py."""
    for path in PATH.findall(page.read_text(encoding="utf-8")):
        sought = re.sub(r"<\w+>", "*", path).rstrip("/")
        kinds = (sought, f"{sought}.py")
        assert any(list(root.glob(kind)) for root in (ROOT, PACKAGE) for kind in kinds), path


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_module_exists(page: Path) -> None:
    """A dotted name in backticks that begins with a layer can be imported."""
    for name in MODULE.findall(page.read_text(encoding="utf-8")):
        import_module(f"kingdom_builder_qt.{name}")


def test_every_folder_has_its_line() -> None:
    """The tables of docs/architecture.md have a line for each folder of the layers they open."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z]+/[a-z_]+)/`", page))
    layers = [PACKAGE / name for name in ("core", "content", "ai", "game", "ui", "editor")]
    folders = {f"{layer.name}/{f.parent.name}" for layer in layers for f in layer.glob("*/*.py")}
    assert named == folders
