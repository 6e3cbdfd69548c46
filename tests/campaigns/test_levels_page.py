"""The campaign of the levels and its report."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from itertools import product
from pathlib import Path

import pytest

from kingdom_builder_qt.ai.players import PLAYERS
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.moves import Move, parse_move
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game.arena.arena import installed_catalog
from kingdom_builder_qt.game.setup.presets import preset_words
from kingdom_builder_qt.game.workers import WorkerPool
from tests.campaigns import levels
from tests.campaigns.levels import Game

SOME = [Game("random", preset, number) for preset in ("base", "harvest") for number in range(5)]


def nothing() -> None:
    """Ignore the progress."""


@pytest.mark.slow
def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    """A run in two parts and two processes has the games of one run."""
    once = levels.run(SOME, tmp_path / "once.csv", None, nothing)
    assert list(once) == SOME
    assert min(result.moves for result in once.values()) > 20
    kept = tmp_path / "build" / "kept.csv"
    levels.run(SOME[:3], kept, None, nothing)
    heard: list[int] = []
    pool = partial(WorkerPool, 2)
    twice = levels.run(SOME, kept, pool, lambda: heard.append(1))
    assert {game: twice[game].moves for game in SOME} == {game: once[game].moves for game in SOME}
    assert len(heard) == len(SOME) - 3
    assert levels.read(kept) == twice


def test_an_illegal_move_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game counts as one with an illegal move, and the page names it."""

    class Cheat(PLAYERS["random"]):  # type: ignore[misc]
        """Builds on an illegal hex."""

        def decide(self, view: View, moves: Sequence[Move]) -> Move:
            return parse_move("tile:farm build A1")

    monkeypatch.setitem(PLAYERS, "random", Cheat)
    done = levels.run(SOME[:1], tmp_path / "kept.csv", None, nothing)
    assert done[SOME[0]].illegal
    assert levels.read(tmp_path / "kept.csv") == done
    text = levels.page(done)
    assert "| random | base | 1 | 1 | 0 | 0.0 |" in text
    assert "## Illegal moves" in text


def test_a_failing_player_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error has level, preset and number of the game."""

    class Faulty(PLAYERS["random"]):  # type: ignore[misc]
        """Raises an error."""

        def decide(self, view: View, moves: Sequence[Move]) -> Move:
            raise ZeroDivisionError

    monkeypatch.setitem(PLAYERS, "random", Faulty)
    with pytest.raises(AssertionError, match="level='random', preset='base', number=0"):
        levels.play(SOME[0])


def test_another_file_is_refused(tmp_path: Path) -> None:
    """A file of another kind is not appended to."""
    path = tmp_path / "kept.csv"
    path.write_text("a,b\n1,2\n")
    with pytest.raises(SetupError, match=r"kept.csv, line 1: the columns are not those"):
        levels.run(SOME, path, None, nothing)
    assert path.read_text() == "a,b\n1,2\n"


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ("random,base,1,60,30,0.1\n", "not a line about a game"),
        ("random,base,1,60,30,0.1,,red\n", "not a line about a game"),
        ("random,base,1,sixty,30,0.1,\n", "not a line about a game"),
        ("random,base,1,60,30,slow,\n", "not a line about a game"),
    ],
    ids=["short", "column", "number", "seconds"],
)
def test_a_damaged_file_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], row: str, message: str
) -> None:
    """The command plays no game and names file and line."""
    path = tmp_path / "kept.csv"
    path.write_text(",".join(levels.COLUMNS) + f"\nrandom,base,0,60,30,0.1,\n{row}")
    with pytest.raises(SystemExit, match="2"):
        levels.main(["--kept", str(path), "--page", str(tmp_path / "page.md")])
    assert f"{path}, line 3: {message}" in capsys.readouterr().err
    assert not (tmp_path / "page.md").exists()


def test_where_the_page_cannot_lie_nothing_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """An unwritable page is reported before hours of games."""
    monkeypatch.setattr(levels, "run", None)
    page = tmp_path / "no such folder" / "page.md"
    with pytest.raises(SystemExit, match="2"):
        levels.main(["--kept", str(tmp_path / "kept.csv"), "--page", str(page)])
    assert str(page) in capsys.readouterr().err


def test_the_report_has_a_row_for_each_level_and_preset() -> None:
    """The rows are in the order of the players, with the sums of their games."""
    result = levels.Result(10, 4, 0.5, "")
    presets = preset_words(installed_catalog())
    done = {
        Game(level, preset, n): result for level in PLAYERS for preset in presets for n in (0, 1)
    }
    text = levels.page(done)
    rows = re.findall(r"(?m)^\| (\w+) \| (\w+) \| (\d+) \| (\d+) \| (\d+) \| ([\d.]+) \|$", text)
    assert [(level, preset) for level, preset, *_ in rows] == [*product(PLAYERS, presets)]
    assert {tuple(row[2:]) for row in rows} == {("2", "0", "20", "125.0")}
