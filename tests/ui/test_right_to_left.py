"""From right to left: panels mirror; boards, canvases and plots do not."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QTextLayout, QTextOption
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QToolBar, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.languages.language import ENGLISH
from kingdom_builder_qt.core.grid import row_column
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.desktop.languages import languages
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.page.moves_dialog import MovesDialog
from kingdom_builder_qt.ui.table.scores.result_bar import WinnerHead, _written
from kingdom_builder_qt.ui.words.numbers import signed
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


def inked(widget: QWidget) -> tuple[int, int]:
    """Return the columns without ink at the left and at the right of a widget."""
    image = widget.grab().toImage()
    columns = [
        x
        for x in range(image.width())
        if len({image.pixel(x, y) for y in range(image.height())}) > 2
    ]
    return columns[0], image.width() - 1 - columns[-1]


@pytest.mark.parametrize("code", [ENGLISH, RIGHT_TO_LEFT])
def test_the_headline_is_next_to_the_winner(code: str, qtbot: QtBot) -> None:
    """Headline and cheer begin at the portrait, and confetti leave out both."""
    if code != ENGLISH:
        languages().speak(code)
    head = WinnerHead()
    qtbot.addWidget(head)
    head.sign.hide()
    head.resize(500, 90)
    words = "Bob wins" if code == ENGLISH else "\u200fBob wins"
    head.headline.setText(words)
    head.show_cheer(words, is_festive=False)
    head.show()
    for part in (head.headline, head.cheer):
        left, right = inked(part)
        assert (left < 20 < right) is (code == ENGLISH)
        assert (right < 20 < left) is (code != ENGLISH)
        assert (_written(part).center().x() < 250) is (code == ENGLISH)


@pytest.mark.parametrize("code", [ENGLISH, RIGHT_TO_LEFT])
def test_rows_of_moves_are_mirrored(
    code: str, window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """The hex of a move is at the side where its line begins."""
    window.desk.start(new_session(catalog, "human", "human"))
    if code != ENGLISH:
        speak(window, code, qtbot)
    window.actions_["moves"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, MovesDialog)
    QApplication.processEvents()
    row, terrain = dialog.moves.visualRect(dialog.model.index(2)), dialog.lines[2].terrain
    assert terrain is not None
    image = dialog.moves.viewport().grab(row).toImage()
    colour = current_theme().terrain_colour(terrain.id, terrain).rgb()
    middle = image.height() // 2
    found = [x for x in range(image.width()) if image.pixel(x, middle) == colour]
    assert found
    assert (max(found) < 50) is (code == ENGLISH)
    assert (min(found) > image.width() - 50) is (code != ENGLISH)


def test_cards_of_games_are_mirrored(window: MainWindow, qtbot: QtBot) -> None:
    """The star is at the end of the title, both next to the picture."""
    card, places = QRect(0, 0, 400, 150), []
    for code in (ENGLISH, RIGHT_TO_LEFT):
        if code != ENGLISH:
            speak(window, code, qtbot)
        window.actions_["open"].trigger()
        opened: Any = window.dialogs.current
        delegate = opened.games.grid.delegate
        places.append((delegate.title_rect(card), delegate.star_rect(card)))
    (title, star), mirrored = places
    assert title.right() < star.left()
    assert mirrored == tuple(
        QRect(card.width() - one.right() - 1, one.top(), one.width(), one.height())
        for one in (title, star)
    )


@pytest.mark.parametrize("value", [2, -13])
def test_signs_stand_before_their_numbers(value: int) -> None:
    """In a line from right to left, alone or between words, a sign is left of its figures."""
    languages().speak(RIGHT_TO_LEFT)
    option = QTextOption()
    option.setTextDirection(Qt.LayoutDirection.RightToLeft)
    number = signed(value, 0)
    for pattern in ("{}", "\u05d0 {} \u05d1", "{} \u05d1"):
        text = pattern.format(number)
        layout = QTextLayout(text)
        layout.setTextOption(option)
        layout.beginLayout()
        line = layout.createLine()
        layout.endLayout()
        figure = text.index(str(abs(value)))
        assert line.cursorToX(figure - 1)[0] < line.cursorToX(figure)[0]
