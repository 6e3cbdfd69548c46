"""The analysis of a replay by an engine and by Master."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.ui.desktop.own_engines import OwnEngine, set_own_engines
from kingdom_builder_qt.ui.engines import analysis_row
from kingdom_builder_qt.ui.library.replay.replay_window import ReplayWindow
from tests.helpers.engine_files import BAD, GOOD, SEARCHING, EngineFile
from tests.ui.library.replay.conftest import Open
from tests.ui.table.panels import games

LONG_MS = 60_000


@pytest.fixture
def file(tmp_path: Path) -> EngineFile:
    """Return an engine, called "Near", that searches until it is stopped."""
    return added(tmp_path, SEARCHING)


def added(folder: Path, code: str) -> EngineFile:
    """Add an engine of some code."""
    file = EngineFile(folder / "engine", code=code)
    set_own_engines([OwnEngine("Near", "Near", str(file.path), file.arguments, "farm")])
    return file


def choose_engine(window: ReplayWindow) -> None:
    """Choose the engine in the row."""
    adviser = window.analysis.adviser
    adviser.setCurrentIndex(adviser.findData("engine:Near"))


def positions(window: ReplayWindow) -> int:
    """Return the number of positions in the line, 0 without one."""
    found = [part for part in window.analysis.line.text().split(" · ") if "positions" in part]
    return int(found[0].split()[0].replace(",", "")) if found else 0


@pytest.mark.skipif("sys.platform == 'win32'", reason="select on a pipe")
def test_the_line_follows_the_search_and_the_shown_move(
    file: EngineFile, open_replay: Open, finished: Session, qtbot: QtBot
) -> None:
    """One process for all positions; the key stops it, and nothing of it is left."""
    window = open_replay(finished)
    choose_engine(window)
    window.analysis.switch.setFocus()
    QTest.keyClick(window, Qt.Key.Key_X)
    assert window.analysis.switch.isChecked()
    qtbot.waitUntil(lambda: positions(window) > 100, timeout=LONG_MS)
    seen = positions(window)
    qtbot.waitUntil(lambda: positions(window) > seen, timeout=LONG_MS)
    text = window.analysis.line.text()
    assert text.startswith("Near: expects a lead of +7 gold · ")
    assert "Build: " in text
    assert len(window.board.ghosts.ghosts) == 1
    target = window.board.ghosts.ghosts[0].target
    course = window.game.course
    later = next(
        turn.first for turn in course.turns[1:] if course.position(turn.first).to_move == 1
    )
    window.go_to(later)
    assert window.board.ghosts.ghosts == ()
    qtbot.waitUntil(lambda: bool(window.board.ghosts.ghosts), timeout=LONG_MS)
    assert window.board.ghosts.ghosts[0].target != target
    assert len(file.pids) == 1
    QTest.keyClick(window, Qt.Key.Key_X)
    assert window.analysis.line.text() == ""
    assert window.board.ghosts.ghosts == ()
    file.wait_for_end()


def test_master_analyses_through_the_same_row(
    open_replay: Open, finished: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each round of its search shows a turn; the last position has none."""
    monkeypatch.setattr(analysis_row, "ROUNDS", (0.1, 0.2))
    window = open_replay(finished)
    window.go_to(window.game.course.turns[4].first)
    window.analysis.switch.click()
    qtbot.waitUntil(lambda: positions(window) > 0, timeout=LONG_MS)
    assert window.analysis.line.text().startswith("Master: expects ")
    window.go_to(window.game.course.moves)
    qtbot.waitUntil(lambda: window.analysis.line.text() == "The game is over.", timeout=LONG_MS)
    window.close()
    assert not window.analysis.switch.isChecked()


@pytest.mark.parametrize("kind", ["crash", "info"])
def test_a_fault_is_the_line(
    tmp_path: Path, open_replay: Open, finished: Session, qtbot: QtBot, kind: str
) -> None:
    """The analysis is switched off, and no process is left."""
    file = added(tmp_path, GOOD.replace(*BAD[kind]))
    window = open_replay(finished)
    choose_engine(window)
    window.analysis.switch.click()
    qtbot.waitUntil(lambda: not window.analysis.switch.isChecked(), timeout=LONG_MS)
    assert window.analysis.line.text().startswith("Near ")
    file.wait_for_end()


@pytest.mark.skipif("sys.platform == 'win32'", reason="select on a pipe")
def test_a_closed_window_ends_the_engine(
    file: EngineFile, open_replay: Open, finished: Session, qtbot: QtBot
) -> None:
    """During its search."""
    window = open_replay(finished)
    choose_engine(window)
    window.analysis.switch.click()
    qtbot.waitUntil(lambda: positions(window) > 0, timeout=LONG_MS)
    window.close()
    file.wait_for_end()


def test_a_game_that_goes_on_is_not_analysed(open_replay: Open, catalog: Catalog) -> None:
    """It would be a hint."""
    window = open_replay(games.played(catalog, 12))
    assert window.analysis.isHidden()
    QTest.keyClick(window, Qt.Key.Key_X)
    assert not window.analysis.switch.isChecked()
