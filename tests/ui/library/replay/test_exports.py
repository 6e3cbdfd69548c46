"""Exports of a replay: pictures, moves and statistics, each read back from its file."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import Session, game_text, read_game, record_text
from kingdom_builder_qt.ui.art.frame import frame_rect
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.library.replay import exports
from kingdom_builder_qt.ui.library.replay.replay_window import ReplayWindow
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.test_images import frames_of
from tests.ui.library.replay.test_replays import shown
from tests.ui.opening import wait_for, wait_for_tasks
from tests.ui.table.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
KINDS = "picture", "animation", "text", "statistics"


@pytest.fixture
def session(catalog: Catalog) -> Session:
    """Return a game after some moves."""
    return games.played(catalog, 24)


@pytest.fixture
def replay(
    window: MainWindow, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> ReplayWindow:
    """Return the replay of a game as a second window; its pictures are small."""
    monkeypatch.setattr(exports, "PICTURE", 480)
    monkeypatch.setattr(exports, "MOVING", 320)
    window.replays.show(record_text(session))
    return shown(window, qtbot)


def export(window: MainWindow, replay: ReplayWindow, kind: str, path: Path) -> None:
    """Choose an export in the menu and a file in its dialog; return when it is written."""
    actions: list[QAction] = replay.export.menu().actions()
    actions[KINDS.index(kind)].trigger()
    wait_for_tasks()
    dialog = next(d for d in replay.findChildren(QFileDialog) if d.isVisible())
    assert dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave
    assert ("GIF" in dialog.windowTitle()) is (kind == "animation")
    dialog.fileSelected.emit(str(path.with_suffix("")))  # gets the suffix
    dialog.reject()
    wait_for_tasks()
    wait_for(window.replays.exports.saver)
    assert replay.state.text().startswith(f"Saved as {path}")


def test_a_picture_of_the_moment(window: MainWindow, replay: ReplayWindow, tmp_path: Path) -> None:
    """The picture has the board with its pieces at that move, and the gold below it."""
    pictures = []
    for moves in (3, replay.game.course.moves):
        replay.go_to(moves)
        export(window, replay, "picture", tmp_path / f"{moves}.png")
        pictures.append(QImage(str(tmp_path / f"{moves}.png")))
    few, many = pictures
    assert few.size() == many.size()
    assert few.width() == 480
    position = replay.game.course.position(replay.moves)
    before = replay.game.course.position(3)
    area = frame_rect(position.rules.board)
    scale = 480 / area.width()
    strip = few.height() - round(area.height() * scale)
    assert strip > 20
    for hex_ in range(420):
        if not position.rules.board.hex_mask >> hex_ & 1:
            continue
        at = ((centre(hex_) - area.topLeft()) * scale).toPoint()
        is_new = before.empty_mask >> hex_ & 1 and not position.empty_mask >> hex_ & 1
        if is_new:
            assert few.pixel(at) != many.pixel(at)
    assert few.copy(0, few.height() - strip, 480, strip) != many.copy(
        0, few.height() - strip, 480, strip
    )


def test_an_animated_picture(
    window: MainWindow, replay: ReplayWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The animation starts empty and shows each move; its last frame equals the picture."""
    path = tmp_path / "game.gif"
    export(window, replay, "animation", path)
    frames = frames_of(path)
    course = replay.game.course
    seen = [n for n in range(1, course.moves + 1) if course.is_seen(n)]
    assert len(seen) < len(frames) <= course.moves + 1
    assert frames[0].picture.width() == 320
    assert frames[-1].ms >= 4000
    still = tmp_path / "still.png"
    painter = window.replays.exports._painter(replay.game, 320)
    for _ in painter.prepare():
        pass
    painter.paint(course.moves).save(str(still))
    last = frames[-1].picture
    assert last.size() == QImage(str(still)).size()
    assert alike(last, QImage(str(still)))


def alike(one: QImage, other: QImage) -> bool:
    """Return whether two pictures differ by no more than the palette of a GIF."""
    many = ((x, y) for x in range(0, one.width(), 3) for y in range(0, one.height(), 3))
    pairs = [(one.pixelColor(x, y), other.pixelColor(x, y)) for x, y in many]
    off = [abs(a.lightness() - b.lightness()) for a, b in pairs]
    return sum(off) / len(off) < 4


def test_the_moves_as_text(
    window: MainWindow,
    replay: ReplayWindow,
    session: Session,
    catalog: Catalog,
    tmp_path: Path,
) -> None:
    """The exported list of turns is read back as the same game."""
    path = tmp_path / "game.txt"
    export(window, replay, "text", path)
    text = path.read_text(encoding="utf-8")
    assert text == game_text(session)
    assert "deck: " in text
    assert replay.state.text().endswith("including the hidden cards.")
    assert record_text(read_game(text, catalog)) == record_text(session)


def test_the_figures(window: MainWindow, replay: ReplayWindow, tmp_path: Path) -> None:
    """The table has a row for each turn and player."""
    path = tmp_path / "game.csv"
    export(window, replay, "statistics", path)
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    course = replay.game.course
    assert len(rows) == 2 * len(course.turns)
    assert [int(row["gold"]) for row in rows[-2:]] == list(course.gold[-1])


def test_a_file_that_cannot_be_written(
    window: MainWindow, replay: ReplayWindow, tmp_path: Path
) -> None:
    """The window reports the error, and nothing else is lost."""
    replay.export.menu().actions()[2].trigger()
    wait_for_tasks()
    dialog = next(d for d in replay.findChildren(QFileDialog) if d.isVisible())
    dialog.fileSelected.emit(str(tmp_path / "no" / "game.txt"))
    dialog.reject()
    wait_for(window.replays.exports.saver)
    assert "cannot be written" in replay.state.text()


def test_an_export_outlives_its_replay(
    window: MainWindow, replay: ReplayWindow, tmp_path: Path
) -> None:
    """The file is written, and the main window reports it."""
    begin_animation(replay, tmp_path / "game.gif")
    replay.close()
    said: list[str] = []
    window.shell.message.connect(said.append)
    wait_for(window.replays.exports.saver)
    assert said == [f"Saved as {tmp_path / 'game.gif'}."]
    assert frames_of(tmp_path / "game.gif")


def begin_animation(replay: ReplayWindow, path: Path) -> None:
    """Choose the animated picture in the menu, and its file."""
    actions: list[QAction] = replay.export.menu().actions()
    actions[1].trigger()
    wait_for_tasks()
    dialog = next(d for d in replay.findChildren(QFileDialog) if d.isVisible())
    dialog.fileSelected.emit(str(path))
    dialog.reject()


def test_an_animation_is_cancelled(
    window: MainWindow,
    replay: ReplayWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    """The progress appears and counts; its button leaves the old file as it was."""
    monkeypatch.setattr(exports, "_PATIENCE_MS", 0)
    path = tmp_path / "game.gif"
    path.write_bytes(b"old")
    begin_animation(replay, path)
    (progress,) = window.findChildren(exports.Progress)
    qtbot.waitUntil(lambda: progress.isVisible() and progress.value() > 0)
    assert not progress.isModal()
    QTest.mouseClick(progress.findChild(QPushButton), Qt.MouseButton.LeftButton)
    wait_for(window.replays.exports.saver)
    assert replay.state.text() == "Cancelled. Nothing was saved."
    assert path.read_bytes() == b"old"
    qtbot.waitUntil(lambda: not window.findChildren(exports.Progress))


def test_pictures_are_saved_among_the_pictures(
    replay: ReplayWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pictures are proposed for the user's folder of pictures, tables are not."""
    monkeypatch.setattr(exports, "pictures_folder", lambda: tmp_path)
    for kind, is_there in zip(KINDS, (True, True, False, False), strict=True):
        replay.export.menu().actions()[KINDS.index(kind)].trigger()
        wait_for_tasks()
        dialog = next(d for d in replay.findChildren(QFileDialog) if d.isVisible())
        assert (Path(dialog.directory().path()) == tmp_path) is is_there
        dialog.reject()
        QApplication.processEvents()


def test_the_picture_of_the_game_at_the_desk_is_copied(
    window: MainWindow, catalog: Catalog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The action copies board and result at once; during a game it has the turn."""
    monkeypatch.setattr(exports, "PICTURE", 480)
    heights = []
    for moves in (24, 5000):
        window.desk.start(games.played(catalog, moves))
        window.desk.lift_curtain()
        QApplication.processEvents()
        QApplication.clipboard().clear()
        with qtbot.waitSignal(window.shell.picture_copied):
            window.actions_["copy_picture"].trigger()
        image = QApplication.clipboard().image()
        assert image.width() == 480
        heights.append(image.height())
    assert heights[1] > heights[0]  # the result has a line of its own


def test_the_picture_of_the_game_at_the_desk_is_saved(
    window: MainWindow,
    catalog: Catalog,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Picture and animation of the running game are in the menu Edit."""
    monkeypatch.setattr(exports, "PICTURE", 480)
    monkeypatch.setattr(exports, "MOVING", 320)
    assert not window.actions_["save_picture"].isEnabled()
    window.desk.start(games.played(catalog, 24))
    window.desk.lift_curtain()
    QApplication.processEvents()
    for id_, name in (("save_picture", "a.png"), ("save_animation", "a.gif")):
        window.actions_[id_].trigger()
        qtbot.waitUntil(lambda: any(d.isVisible() for d in window.findChildren(QFileDialog)))
        dialog = next(d for d in window.findChildren(QFileDialog) if d.isVisible())
        dialog.fileSelected.emit(str(tmp_path / name))
        dialog.reject()
        wait_for(window.replays.exports.saver)
        assert QImage(str(tmp_path / name)).width() in (480, 320)
