"""A replay opened from a file, from a text, and of the running game."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog, paths
from kingdom_builder_qt.game import Session, game_text, record_text, save_record
from kingdom_builder_qt.game.analysis.review import run_review
from kingdom_builder_qt.ui.library.replay.replay_window import ReplayWindow
from kingdom_builder_qt.ui.library.review import review_job
from kingdom_builder_qt.ui.library.review.review_dialog import ReviewDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.scores.scores_dialog import ScoresDialog
from tests.ui.opening import leave_behind, wait_for_tasks
from tests.ui.table.panels import games
from tests.ui.test_foreign_texts import Idle

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def session(catalog: Catalog) -> Session:
    """Return a game after some moves."""
    return games.played(catalog, 12)


def shown(window: MainWindow, qtbot: QtBot) -> ReplayWindow:
    """Return the replay once it is open."""
    qtbot.waitUntil(lambda: window.replays.window is not None, timeout=5000)
    assert window.replays.window is not None
    return window.replays.window


def file_of(session: Session, name: str = "evening.kbgame") -> Path:
    """Save a game in the folder of saved games."""
    folder = paths.user_saves()
    folder.mkdir(parents=True, exist_ok=True)
    save_record(folder / name, session)
    return folder / name


def test_a_saved_game_is_replayed(window: MainWindow, session: Session, qtbot: QtBot) -> None:
    """The title is the name of the file; no move is played on the table."""
    window.replays.show(file_of(session))
    found = shown(window, qtbot)
    assert found.windowTitle() == "Replay: evening"
    assert found.game.course.moves == len(session.log)
    assert window.desk.session is None, "nothing is played"


def test_a_game_of_the_library_has_no_name_of_its_own(
    window: MainWindow, session: Session, qtbot: QtBot
) -> None:
    """Without a title the window names the players, and an export is called a game."""
    path = window.library.path(leave_behind(session))
    window.replays.show(path)
    found = shown(window, qtbot)
    assert found.windowTitle() == f"Replay: {found.texts.players()}"
    assert found.game.path == path
    found.export.menu().actions()[0].trigger()
    wait_for_tasks()
    (dialog,) = found.findChildren(QFileDialog)
    assert [Path(name).name for name in dialog.selectedFiles()] == ["Game.png"]
    dialog.reject()


def test_a_list_of_turns_is_replayed(
    window: MainWindow, session: Session, qtbot: QtBot, tmp_path: Path
) -> None:
    """The text may come from any source."""
    path = tmp_path / "game.txt"
    path.write_text(game_text(session), encoding="utf-8")
    window.replays.show(path)
    assert shown(window, qtbot).game.path == path


def test_a_text_is_replayed_from_a_moment(
    window: MainWindow, session: Session, qtbot: QtBot
) -> None:
    """The text is that of a running game; another replay replaces it."""
    window.replays.show(record_text(session), moves=5)
    first = shown(window, qtbot)
    assert first.moves == 5
    window.replays.show(game_text(session))
    qtbot.waitUntil(lambda: window.replays.window not in (None, first), timeout=5000)
    assert shown(window, qtbot).moves == len(session.log)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("format: 1\nprogram: x", "This file is damaged or incomplete."),
        ("anything", "This file is not a saved game."),
        (None, "This is a position, not a game."),
    ],
)
def test_a_bad_file_gives_one_error(
    window: MainWindow,
    session: Session,
    qtbot: QtBot,
    tmp_path: Path,
    text: str | None,
    said: str,
) -> None:
    """The error names the file; no window opens, and an open replay stays."""
    window.replays.show(record_text(session))
    before = shown(window, qtbot)
    path = tmp_path / "bad.txt"
    path.write_text(session.position.text() if text is None else text, encoding="utf-8")
    window.replays.show(path)
    qtbot.waitUntil(lambda: isinstance(window.dialogs.current, QMessageBox), timeout=5000)
    box = window.dialogs.current
    assert isinstance(box, QMessageBox)
    assert (box.text(), box.informativeText()) == (said, "bad.txt")
    assert window.replays.window is before
    box.close()


def test_a_damaged_list_names_its_line(window: MainWindow, session: Session, qtbot: QtBot) -> None:
    """A text has no file, so the message names the line only."""
    text = game_text(session).replace("seat 0", "seat x", 1)
    with qtbot.waitSignal(window.dialogs.opening):
        window.replays.show(text)
    box = window.dialogs.current
    assert isinstance(box, QMessageBox)
    assert box.informativeText().startswith("Line 1: ")
    box.close()


def test_the_replay_goes_with_the_window(
    window: MainWindow, session: Session, qtbot: QtBot
) -> None:
    """Closing the program closes it; changed settings apply to it before."""
    window.replays.show(record_text(session))
    found = shown(window, qtbot)
    window.actions_["coordinates"].toggle()
    assert not found.board.scene._coordinates
    window.close()
    assert window.replays.window is None


def test_the_score_sheet_leads_to_the_replay(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """The replay is of the finished game, from its first move."""
    session = games.played(catalog, 5000)
    window.desk.start(session)
    window.actions_["scores"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, ScoresDialog)
    QTest.mouseClick(dialog.replay, LEFT)
    assert shown(window, qtbot).moves == 0
    assert window.desk.session is session


def test_the_analysis_lies_beside_the_replay(
    window: MainWindow, catalog: Catalog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The replay of a finished game follows the turn chosen in the analysis."""
    monkeypatch.setattr(review_job, "run_review", lambda *args: run_review(*args, executor=Idle()))
    window.replays.show(record_text(games.played(catalog, 5000)))
    replay = shown(window, qtbot)
    QTest.mouseClick(replay.review, LEFT)
    dialog = window.dialogs.current
    assert isinstance(dialog, ReviewDialog)
    assert dialog.job.session is replay.game.course.session
    stages = dialog.job.findings.plan.stages
    QTest.keyClick(dialog.graph, Qt.Key.Key_Home)
    assert replay.moves == 0
    QTest.keyClick(dialog.graph, Qt.Key.Key_Right)
    assert replay.moves == stages[1].after
    QTest.mouseClick(dialog.card.next, LEFT)
    assert replay.moves == stages[2].after
    QTest.mouseClick(replay.review, LEFT)
    assert window.dialogs.current is dialog, "it comes to the front, and goes on"
    replay.close()
    QTest.mouseClick(dialog.card.next, LEFT)
    dialog.close()


def test_a_tile_leads_to_its_rule(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """A right click on a tile opens its rule, as at the table."""
    session = games.played(catalog, 5000)
    window.replays.show(record_text(session), len(session.log))
    replay = shown(window, qtbot)
    card = replay.players.cards[0]
    player = next(n for n, tiles in enumerate(session.position.tiles) if tiles)
    card = replay.players.cards[player]
    at = card.tiles.mapTo(card, card.tiles.rect().center())
    at.setX(card.tiles.mapTo(card, QPoint(8, 0)).x())
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, card.mapToGlobal(at))
    QApplication.sendEvent(card, event)
    assert window.rules.window is not None
    window.rules.window.close()
