"""The programs in `examples/` are short, use public names, are named by docs/api.md, and run."""

from __future__ import annotations

import ast
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kingdom_builder_qt import examples
from tests.helpers.builders import catalog
from tests.helpers.public_names import private_names

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
PROGRAMS = sorted(EXAMPLES.glob("*.py"))
MOST_LINES = {"train_agent.py": 120}


def output(name: str, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Run the file of a program and return its output."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", [name, *words])
        runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    return capsys.readouterr().out


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_an_example_is_short_and_public(path: Path) -> None:
    """It fits on a page, imports public names only, and docs/api.md names it."""
    source = path.read_text(encoding="utf-8")
    assert len(source.splitlines()) <= MOST_LINES.get(path.name, 40)
    assert "from kingdom_builder_qt." in source
    assert private_names(ast.parse(source)) == []
    assert f"examples/{path.name}" in (ROOT / "docs" / "api.md").read_text(encoding="utf-8")


def test_every_example_is_run_here() -> None:
    """A new program needs a test of its output."""
    source = Path(__file__).read_text(encoding="utf-8")
    assert len(PROGRAMS) >= 5
    assert [path.name for path in PROGRAMS if f'"{path.name}"' not in source] == []


def test_a_bot_plays_its_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    """All pairs of the three players meet, and the bot is one of them."""
    lines = output("bot_tournament.py", capsys, "1").split("\n")
    assert [line.split()[0] for line in lines if line] == [
        *("Grabber", "random", "Grabber", "novice", "random", "novice")
    ]
    assert all(re.search(r"won [\d.]+ % \(.*\), [\d.]+ gold a game", line) for line in lines[:2])


def test_games_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    """The castle pays in each game, and the gold of all lines belongs to cards."""
    lines = output("game_statistics.py", capsys, "2").splitlines()
    assert lines[0].startswith("2 games of two novices: ")
    assert "castle" in [line.split()[-1] for line in lines[3:]]


def test_a_puzzle_is_solved(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The answer is better than the first gold of the turn, and its moves lead to its gold."""
    text = """
        board: {gggg/wggw}
        cards: fishermen
        settlements 0: A1
        builds left: 2
        card: grass
    """
    path = tmp_path / "puzzle.txt"
    path.write_text(text, encoding="utf-8")
    printed = output("puzzle_search.py", capsys, str(path))
    assert printed == "3 gold: mandatory build A2, mandatory build B2\n"


def test_a_card_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    """It pays in every game, as the castle does."""
    lines = output("own_card.py", capsys, "2").splitlines()
    counted = {line.split()[-1]: re.findall(r"in (\d+) games", line)[0] for line in lines}
    assert counted["gardeners"] == counted["castle"] == "2"


def test_a_position_is_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Each hex has the colour of its terrain, each settlement that of its player."""
    text, picture = tmp_path / "position.txt", tmp_path / "position.svg"
    text.write_text("board: {gggm,m=castle}; settlements 1: A1; card: grass", encoding="utf-8")
    assert output("draw_position.py", capsys, str(picture), str(text)) == ""
    drawn = ElementTree.parse(picture).getroot()
    shapes = [(node.tag.rpartition("}")[2], node.get("fill")) for node in drawn.iter()]
    grass = catalog().terrains["grass"].colour
    assert shapes.count(("polygon", grass)) == 3
    assert shapes.count(("circle", "#f0f0f0")) == 1
    assert [node.text for node in drawn.iter() if node.tag.endswith("text")] == ["castle"]


def test_no_example_needs_a_window() -> None:
    """The wheel without extras runs all of them."""
    for path in EXAMPLES.rglob("*.py"):
        assert "PySide6" not in path.read_text(encoding="utf-8"), path


def test_examples_are_listed_shown_run_and_copied(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command finds each program, and runs it with its arguments."""
    assert examples.main([]) == examples.main(["list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "bot_tournament   A bot and its tournament"
    assert [line.split()[0] for line in lines[: len(PROGRAMS)]] == [p.stem for p in PROGRAMS]
    assert examples.main(["show", "puzzle_search"]) == 0
    source = (EXAMPLES / "puzzle_search.py").read_text(encoding="utf-8")
    assert capsys.readouterr().out == source
    monkeypatch.setattr(sys, "argv", ["examples"])
    assert examples.main(["run", "game_statistics", "1"]) == 0
    assert capsys.readouterr().out.startswith("1 games of two novices")
    copied = tmp_path / "programs"
    assert examples.main(["copy", str(copied)]) == 0
    assert {path.name for path in copied.glob("*.py")} == {path.name for path in PROGRAMS}
    assert (copied / "engines" / "near_bot.py").is_file()
    with pytest.raises(SystemExit):
        examples.main(["copy", str(copied)])
    assert "cannot copy to" in capsys.readouterr().err


def test_a_missing_package_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program with an extra says so instead of a traceback."""
    (tmp_path / "needy.py").write_text('"""Needs much."""\nimport no_such_package\n')
    monkeypatch.setattr(examples.paths, "examples", lambda: tmp_path)
    monkeypatch.setattr(sys, "argv", ["examples"])
    with pytest.raises(SystemExit):
        examples.main(["run", "needy"])
    assert "needy: No module named 'no_such_package'; its first lines" in capsys.readouterr().err


def test_a_program_without_examples_says_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An installation whose files are lost lists none."""
    monkeypatch.setattr(examples.paths, "examples", lambda: tmp_path)
    assert examples.main([]) == 0
    assert capsys.readouterr().out.startswith("\npython -m kingdom_builder_qt.examples run NAME\n")


@pytest.mark.process_pool
def test_an_agent_is_trained() -> None:
    """It runs from the first game to the last."""
    pytest.importorskip("pettingzoo", reason="the extra rl is not installed")
    command = [sys.executable, str(EXAMPLES / "train_agent.py"), "64", "10"]
    environ = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, timeout=100)
    assert (done.returncode, done.stderr) == (0, b"")
    assert re.search(r"won [\d.]+ % of 10 games against random", done.stdout.decode())
