"""From right to left: panels mirror; boards, canvases and plots do not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QToolBar, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.languages.language import ENGLISH
from kingdom_builder_qt.core.grid import row_column
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.desktop.languages import languages
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.pseudo import RIGHT_TO_LEFT
from tests.ui.sample_games import new_session, press

pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.usefixtures("speaks_pseudo"),
]


def speak(window: MainWindow, code: str, qtbot: QtBot) -> None:
    """Show the window in a language."""
    window.shell.language_chosen.emit(code)
    qtbot.waitUntil(lambda: languages().choice == code)
    QApplication.processEvents()


def left_of(widget: QWidget) -> int:
    """Return the left edge of a widget in its window."""
    return widget.mapTo(widget.window(), QPoint()).x()


def place_of(view: QGraphicsView, hex_: int) -> QPointF:
    """Return the middle of a hex in its view."""
    return QPointF(view.mapFromScene(centre(hex_)))


def test_the_start_page_is_mirrored(window: MainWindow, qtbot: QtBot) -> None:
    """The card with the buttons is at the right, and the icons are right of their words."""
    button = window.start_page.first
    start, word, icon = (left_of(part) for part in (button, button.title, button._icon))
    assert icon < word
    speak(window, RIGHT_TO_LEFT, qtbot)
    button = window.start_page.first
    assert left_of(button._icon) > left_of(button.title)
    assert abs(window.width() - left_of(button) - button.width() - start) <= 1


def test_arrow_keys_move_to_the_side_they_point_to(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """Right moves the cursor to the right on the board, which is not mirrored."""
    window.desk.start(new_session(catalog, "human", "human"))
    speak(window, RIGHT_TO_LEFT, qtbot)
    view, cursor = window.game_page.view, window.game_page.scene.input
    press(window, Qt.Key.Key_Home)
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Right)
    for key, step in ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Left, -1)):
        before = cursor.cursor
        press(window, key)
        assert row_column(cursor.cursor) == (row_column(before)[0], row_column(before)[1] + step)
        assert (place_of(view, cursor.cursor).x() - place_of(view, before).x()) * step > 0


def test_the_panels_of_the_editor_are_mirrored(window: MainWindow, qtbot: QtBot) -> None:
    """Panels are left of the canvas and tools right of it; the section is not mirrored."""
    window.actions_["section_editor"].trigger()
    editor = window.workshop.editor
    assert editor is not None
    for code, is_mirrored in ((ENGLISH, False), (RIGHT_TO_LEFT, True), (ENGLISH, False)):
        if languages().choice != code:
            speak(window, code, qtbot)
        QTest.qWait(50)  # docks move in their own time
        canvas, tools = editor.page.canvas, editor.findChild(QToolBar, "tools")
        for panel in ("palette", "properties"):
            assert (left_of(editor.docks[panel]) < left_of(canvas)) is is_mirrored
        assert (left_of(tools) > left_of(canvas)) is is_mirrored
        assert place_of(canvas, 0).x() < place_of(canvas, 1).x()
    editor.close()
