"""The mutation campaign: its mutants, and its verdict on good and bad tests."""

from __future__ import annotations

import ast
import importlib.util
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.campaigns.mutants.campaign import ROOT, main
from tests.campaigns.mutants.mutations import mutants, mutated
from tests.campaigns.mutants.record import REASONS, UNEXPLAINED, page, reasons_of
from tests.campaigns.mutants.runner import key_of
from tests.campaigns.mutants.trial import change_functions

LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs fork and pidfd")
MODULE = '''"""A module."""

import os

LIMIT = 3


def most(values: list[int], limit: int = 1) -> int:
    """Return the most."""
    found = 0
    for value in values:
        if value > found and not value == 9:
            found = value
    values.append(found)
    return found + limit
'''
TESTS = """
from pathlib import Path
from tempfile import gettempdir
from thing import LIMIT, most

def test_most():
    assert most([1, 5, 9, 2]) == 6

def test_limit():
    assert LIMIT == 3

def test_nobody_else_is_in_the_folder(tmp_path_factory):
    Path(gettempdir(), "this").touch(exist_ok=False)
    (tmp_path_factory.getbasetemp() / "that").touch(exist_ok=False)
    most([1])
"""


def test_each_line_is_changed_in_each_way() -> None:
    """Constants, comparisons, signs, words, conditions, statements and results are mutated, nothing
    else.
    """
    found = [(m.line, m.kind, m.before, m.after) for m in mutants(MODULE)]
    assert found == [
        (5, "constant", "3", "4"),
        (8, "constant", "1", "2"),
        (10, "constant", "0", "1"),
        (12, "condition", found[3][2], found[3][3]),
        (12, "boolean", "value > found and (not value == 9)", "value > found or not value == 9"),
        (12, "comparison", "value > found", "value >= found"),
        (12, "boolean", "not value == 9", "value == 9"),
        (12, "comparison", "value == 9", "value != 9"),
        (12, "constant", "9", "10"),
        (14, "statement", "values.append(found)", "pass"),
        (15, "return", "return found + limit", "return None"),
        (15, "arithmetic", "found + limit", "found - limit"),
    ]
    assert [m.line for m in mutants(MODULE) if not m.in_function] == [5, 8]


def test_what_is_no_behaviour_is_not_changed() -> None:
    """Type-checker names and bodies of empty functions stay; a constant is mutated once."""
    source = "T = TypeVar('T')\nclass A(Protocol):\n    def f(self): ...\ndef g():\n    return 0"
    assert [(m.line, m.kind, m.after) for m in mutants(source)] == [(5, "constant", "1")]
    found = mutants("def g():\n    return ''")
    assert [(m.kind, m.after) for m in found] == [("return", "return None")]


def test_a_mutant_differs_in_one_place() -> None:
    """All other lines and their numbers are the same."""
    sound = ast.unparse(ast.parse(MODULE)).splitlines()
    for mutant in mutants(MODULE):
        tree = mutated(MODULE, mutant.number)
        lines = ast.unparse(tree).splitlines()
        assert sum(a != b for a, b in zip(sound, lines, strict=True)) == 1
        code = compile(tree, "thing.py", "exec")
        (function,) = [const for const in code.co_consts if hasattr(const, "co_firstlineno")]
        assert function.co_firstlineno == 8


def test_functions_are_changed_where_they_are(tmp_path: Path) -> None:
    """A reference imported earlier calls the mutant, too."""
    path = tmp_path / "thing.py"
    path.write_text(MODULE, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("thing", path)
    assert spec is not None
    assert spec.loader is not None
    thing = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(thing)
    most = thing.most
    assert most([4]) == 5
    change_functions(path, mutated(MODULE, len(mutants(MODULE)) - 1))
    assert most([4]) == 3


def test_a_mutant_is_known_by_what_it_changes() -> None:
    """A line added above does not change its key; the same change twice has two keys."""
    path = Path("thing.py")
    keys = [key_of(path, mutant) for mutant in mutants(MODULE)]
    assert [key_of(path, mutant) for mutant in mutants(MODULE.replace("import os", "\n"))] == keys
    again = [key_of(path, mutant) for mutant in mutants(MODULE + "\nMORE = 3\n")]
    assert again == [*keys, ("thing.py", "constant", "3", "4", 1)]
    assert len(set(again)) == len(again)


def rows_of(path: Path, survivors: Sequence[int], tried: int) -> dict[Any, dict[str, Any]]:
    """Return the stored rows of the first mutants of a module."""
    return {
        key_of(path, mutant): {
            "outcome": "survived" if mutant.number in survivors else "killed",
            "on": "2026-11-23",
        }
        for mutant in mutants(MODULE)[:tried]
    }


def test_the_report_has_figures_and_reasons(tmp_path: Path) -> None:
    """A survivor is found by its code when lines move; a now detected one is not listed."""
    path = tmp_path / "thing.py"
    path.write_text(MODULE, encoding="utf-8")
    told = "tried again: 1, not noticed: 0; nothing changed: 1, noticed: 0"
    first = page([path], rows_of(path, (1, 5, 9), 10), {}, "abc", told)
    assert first.startswith("# Mutants\n\n")
    assert f"| `{path}` | 12 | 10 | 7 | 70.0 % |" in first
    assert "commit `abc`" in first
    assert f"Those noticed: {told}." in first
    assert [line for line in first.splitlines() if line.endswith(f"{UNEXPLAINED} |")] == [
        f"| `{path}:8` `at import` | `1` | `2` | {UNEXPLAINED} |",
        f"| `{path}:12` `most` | `value > found` | `value >= found` | {UNEXPLAINED} |",
        f"| `{path}:14` `most` | `values.append(found)` | `pass` | {UNEXPLAINED} |",
    ]
    reasons = reasons_of(f"# comment\n{path}\tmost\tvalue > found\tvalue >= found\tthe same\n")
    path.write_text(MODULE.replace("import os", "import os\n"), encoding="utf-8")
    second = page([path], rows_of(path, (5, 9), 12), reasons, "abd", told)
    assert f"| `{path}` | 12 | 12 | 10 | 83.3 % |" in second
    assert [line for line in second.splitlines() if ":1" in line][-2:] == [
        f"| `{path}:13` `most` | `value > found` | `value >= found` | the same |",
        f"| `{path}:15` `most` | `values.append(found)` | `pass` | {UNEXPLAINED} |",
    ]


def test_every_reason_belongs_to_a_module() -> None:
    """The lines of reasons.txt can be read, and none is for a deleted module."""
    reasons = reasons_of(REASONS.read_text(encoding="utf-8"))
    assert reasons
    assert all(reasons.values())
    package = ROOT / "kingdom_builder_qt"
    assert [place for place in reasons if not (package / place[0]).is_file()] == []


class Campaign:
    """A run over one module with its tests, in a folder."""

    def __init__(self, folder: Path) -> None:
        self.module, self.tests = folder / "thing.py", folder / "test_thing.py"
        self.kept = folder / "kept.jsonl"
        self.reach = folder / "kept-reach.jsonl"
        self.module.write_text(MODULE, encoding="utf-8")
        self.tests.write_text(TESTS, encoding="utf-8")

    def run(self, *words: str) -> list[str]:
        """Return the printed lines."""
        command = [sys.executable, "-m", "tests.campaigns.mutants.campaign", str(self.module)]
        paths = ["--tests", str(self.tests), "--kept", str(self.kept)]
        done = subprocess.run(
            [*command, *paths, *words], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout.splitlines()


@LINUX
@pytest.mark.slow
def test_survivors_are_named(tmp_path: Path) -> None:
    """Mutants without a failing test are listed; a second run has no mutant left."""
    campaign = Campaign(tmp_path)
    told = campaign.run("--jobs", "2")
    survivors = [line.split(": ", 1)[1] for line in told if ": survived: " in line]
    assert survivors[:3] == [
        "survived: constant: '0' as '1'",
        "survived: comparison: 'value > found' as 'value >= found'",
        "survived: statement: 'values.append(found)' as 'pass'",
    ]
    assert "75.0 % of 12 (killed: 9, survived: 3)" in told[-1]
    tried, reached = campaign.kept.read_bytes(), campaign.reach.read_bytes()
    assert campaign.run()[-1].partition(" (")[0] == "all: 75.0 % of 12"
    assert campaign.kept.read_bytes() == tried
    assert campaign.reach.read_bytes() == reached


@LINUX
@pytest.mark.slow
def test_survivors_are_tried_again(tmp_path: Path) -> None:
    """Only the survivors run again, with the present tests."""
    campaign = Campaign(tmp_path)
    campaign.run()
    more = "\ndef test_more():\n    values = []\n    most(values)\n    assert values == [0]\n"
    campaign.tests.write_text(TESTS + more, encoding="utf-8")
    told = campaign.run("--again", "survived")
    assert [line for line in told if ": survived: " in line] == [
        f"{campaign.module}:12: survived: comparison: 'value > found' as 'value >= found'"
    ]
    assert len(campaign.kept.read_text(encoding="utf-8").splitlines()) == 12 + 3


@LINUX
@pytest.mark.slow
def test_a_control_tries_the_noticed_a_second_time(tmp_path: Path) -> None:
    """Their tests must pass without a mutation; an unreliable test is reported."""
    campaign = Campaign(tmp_path)
    campaign.run()
    campaign.tests.write_text(TESTS.replace("== 6", "in (4, 6)"), encoding="utf-8")
    assert campaign.run("--control", "20")[-1] == (
        "tried again: 9, not noticed: 1; nothing changed: 9, noticed: 0"
    )


def test_an_unknown_module_is_named() -> None:
    """The run does not silently have no mutant."""
    with pytest.raises(SystemExit, match="no module or folder game/nothing"):
        main(["game/nothing"])
