"""A bot author works with the wheel and two pages of documentation only."""

from __future__ import annotations

import ast
import builtins
import json
import re
import shutil
import sys
from pathlib import Path

import pytest

from tests.packaging.conftest import Installed

ROOT = Path(__file__).parents[2]
PROGRAM = Path(__file__).with_name("bot_author.py")
PAGES = [ROOT / "docs" / name for name in ("api.md", "notation.md")]


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_an_afternoon_of_a_bot_author(installed: Installed, tmp_path: Path) -> None:
    """The rulebooks' examples hold, the bot beats a random player, and saved games load unchanged.

    Python has only the wheel; the installed command verifies the last game, too.
    """
    program = shutil.copy(PROGRAM, tmp_path)
    done = installed(Path(sys.executable).name, "-I", str(program), str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert len(found["examples"]) == 10
    assert [name for name, is_right in found["examples"].items() if not is_right] == []
    assert found["won"] > 75
    assert found["verified"] == 100
    assert found["entrants"] == ["Beachcomber", "random"]
    assert len(list(tmp_path.glob("*.kbgame"))) == 100
    checked = installed("kingdom-builder-qt", "replay", "--verify", "99.kbgame")
    assert (checked.returncode, checked.stderr) == (0, "")


def test_the_author_read_two_pages() -> None:
    """The two pages contain each imported name and each attribute used."""
    pages = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    words = set(re.findall(r"\w+", pages))
    tree = ast.parse(PROGRAM.read_text(encoding="utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    ours = [node for node in imports if (node.module or "").startswith("kingdom_builder_qt")]
    assert ours
    assert {node.module for node in ours if f"`{node.module}`" not in pages} == set()
    wanted = {alias.name for node in ours for alias in node.names}
    wanted |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    pythons = (builtins, str, dict, json, sys)
    known = {name for module in pythons for name in dir(module)} | {"choice"}
    own = {n.name for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)}
    own |= {n.attr for n in ast.walk(tree) if isinstance(n, ast.Attribute) and _is_self(n)}
    assert sorted(wanted - words - known - own) == []


def _is_self(node: ast.Attribute) -> bool:
    return isinstance(node.value, ast.Name) and node.value.id == "self"
