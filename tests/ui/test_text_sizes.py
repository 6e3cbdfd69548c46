"""Widgets next to text follow its size: boxes, rings, icons of buttons and tool bars."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontInfo, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QLabel,
    QMainWindow,
    QToolBar,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

import kingdom_builder_qt
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.ui.art.geometry import WIDTH
from kingdom_builder_qt.ui.desktop.style.colours import LOOKS
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import (
    CheckBox,
    RadioButton,
    box_side,
    paint_box,
)
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_tool_icons
from kingdom_builder_qt.ui.desktop.widgets.controls.text_toggle import TextToggle, ToggleGrid
from kingdom_builder_qt.ui.desktop.widgets.pictures import LineIcon, icon_button, line_icon
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.panels.score_card import Mark, TaskSign
from tests.ui.sample_games import new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
KINDS = [CheckBox, RadioButton]
LEAST_PIXELS = 13


def drawn(button: QAbstractButton) -> QImage:
    """Return the painting of a button in its size hint."""
    button.resize(button.sizeHint())
    return button.grab().toImage()


def inked(image: QImage) -> QRect:
    """Return the area that differs from the lower right corner."""
    ground = image.pixel(image.width() - 1, image.height() - 1)
    places = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixel(x, y) != ground
    ]
    across, down = [x for x, _ in places], [y for _, y in places]
    return QRect(min(across), min(down), max(across) - min(across), max(down) - min(down))


def test_no_window_has_boxes_of_another_kind() -> None:
    """All windows use our boxes: Qt's would stay small with large text, and its splitter dots
    pale.
    """
    plain = re.compile(r"\b(QCheckBox|QRadioButton|QSplitter)\(")
    package = Path(kingdom_builder_qt.__file__).parent
    users = {
        file.relative_to(package).as_posix()
        for file in package.rglob("*.py")
        if plain.search(file.read_text(encoding="utf-8"))
    }
    assert users == set()


@pytest.mark.parametrize("kind", KINDS)
def test_boxes_and_rings_grow(kind: type[CheckBox], resize_text: Callable[[int], None]) -> None:
    """At 200 per cent boxes and rings are twice as large, including an existing box."""
    button = kind("")
    usual = inked(drawn(button))
    resize_text(200)
    for shown in (button, kind("")):
        grown = inked(drawn(shown))
        assert grown.width() >= 1.8 * usual.width()
        assert grown.height() >= 1.8 * usual.height()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft]
)
def test_words_stand_beside_a_large_box(
    kind: type[CheckBox], direction: Qt.LayoutDirection, resize_text: Callable[[int], None]
) -> None:
    """In both directions the words are complete next to the box, and a click on them counts."""
    resize_text(200)
    bare, words = kind(""), kind("Sounds")
    for button in (bare, words):
        button.setLayoutDirection(direction)
    side = inked(drawn(bare)).width() + 2
    image = drawn(words)
    is_left = direction == Qt.LayoutDirection.LeftToRight
    width = image.width()
    columns = [
        sum(image.pixelColor(x, y).lightness() < 110 for y in range(image.height()))
        for x in (range(width) if is_left else reversed(range(width)))
    ]
    gap = columns[side : side + 3]
    assert not any(gap), "no letter lies in the box"
    assert any(columns[side + 3 :])
    assert not any(columns[-1:]), "no letter is cut"
    QTest.mouseClick(words, Qt.MouseButton.LeftButton, pos=words.rect().center())
    assert words.isChecked()


@pytest.mark.parametrize("is_on", [False, True])
@pytest.mark.parametrize("look", LOOKS)
def test_a_box_in_a_list_is_that_of_a_check_box(
    look: str, is_on: bool, use_theme: Callable[[str], object], qtbot: QtBot
) -> None:
    """In each theme the box of an item is painted like a check box, with its outline."""
    use_theme(look)
    widget, side = QCheckBox(), box_side()
    qtbot.addWidget(widget)
    widget.setChecked(is_on)
    widget.resize(widget.sizeHint())
    expected = widget.grab(QRect(0, (widget.height() - side) // 2, side, side)).toImage()
    image = QImage(expected.size(), expected.format())
    image.fill(Qt.GlobalColor.black)
    with QPainter(image) as painter:
        paint_box(painter, QRectF(image.rect()), is_on=is_on)
    inside, edge = QRect(1, 1, side - 2, side - 2), QPoint(0, side // 2)
    assert image.copy(inside) == expected.copy(inside)
    assert image.pixelColor(edge) == expected.pixelColor(edge)


@pytest.mark.parametrize("kind", [Mark, TaskSign])
def test_badges_fill_their_place(kind: type[Mark], resize_text: Callable[[int], None]) -> None:
    """A badge of a player next to the gold, or of a task with its tick, fills its place in
    any size.
    """
    sign = kind(0, 20)
    if isinstance(sign, TaskSign):
        sign.set_fulfilled(True)
    for percent, side in ((100, 20), (200, 40)):
        resize_text(percent)
        sign.resize(sign.sizeHint())
        sign.setAutoFillBackground(True)
        seen = sign.grab().toImage()
        ground = seen.pixel(side - 1, 0)
        across = [x for x in range(side) for y in range(side) if seen.pixel(x, y) != ground]
        assert min(across) <= side / 10
        assert max(across) >= 0.9 * side - 1


def test_icons_grow_and_stay_sharp(resize_text: Callable[[int], None]) -> None:
    """Icons of buttons and next to words grow, with the resolution of their place."""
    button, sign = icon_button("undo", "Undo"), LineIcon("gold", 16)
    usual = button.iconSize()
    resize_text(200)
    QApplication.processEvents()
    assert button.iconSize() == 2 * usual
    assert sign.sizeHint() == QSize(32, 32)
    size = QSize(64, 64)
    assert line_icon("undo").actualSize(size) == size


def test_tools_of_an_upright_bar_grow_as_far_as_all_have_room(
    resize_text: Callable[[int], None],
) -> None:
    """In a low window all tools fit the bar; with more height they have the size of text."""
    window, bar = QMainWindow(), QToolBar()
    for name in ("undo", "redo", "save", "open") * 3:
        bar.addAction(line_icon(name), name)
    window.addToolBar(Qt.ToolBarArea.LeftToolBarArea, bar)
    grow_tool_icons(bar, 20)
    resize_text(200)
    for height, least, most in ((380, 20, 22), (500, 24, 36), (900, 40, 40)):
        window.resize(400, height)
        window.show()
        for _ in range(5):
            QApplication.processEvents()
        assert least <= bar.iconSize().width() <= most, height
        buttons = [
            button
            for button in bar.findChildren(QToolButton)
            if button.objectName() != "qt_toolbar_ext_button"
        ]
        assert all(button.isVisible() for button in buttons)
    window.close()
    window.deleteLater()


def test_tool_bars_of_game_and_editor_grow(
    window: MainWindow, resize_text: Callable[[int], None]
) -> None:
    """In a window with enough space the tool bars of game and editor grow."""
    window.show_editor()
    editor = window.workshop.editor
    assert isinstance(editor, EditorWindow)
    editor.resize(1600, 1200)
    for owner in (window, editor):
        QApplication.processEvents()
        bars = owner.findChildren(QToolBar)
        assert bars
        usual = [bar.iconSize().width() for bar in bars]
        resize_text(200)
        for _ in range(3):
            QApplication.processEvents()
        assert [bar.iconSize().width() for bar in bars] == [2 * side for side in usual]
        resize_text(100)


DIALOGS = ("new_game", "settings", "about", "packs")


@pytest.mark.parametrize("command", [*DIALOGS, ""])
def test_texts_have_thirteen_pixels(make_window: Callable[..., MainWindow], command: str) -> None:
    """No text of the start page and its dialogs is smaller than the program's usual text."""
    window = make_window()
    shown: QWidget | None = window
    if command:
        window.actions_[command].trigger()
        shown = window.dialogs.current
    assert shown is not None
    kinds = (QLabel, QAbstractButton)
    texts = [widget for kind in kinds for widget in shown.findChildren(kind) if widget.text()]
    assert texts
    small = [w.text() for w in texts if QFontInfo(w.font()).pixelSize() < LEAST_PIXELS]
    assert small == []


@pytest.mark.parametrize(("percent", "columns"), [(100, 3), (200, 2)])
def test_cards_keep_lines_of_words(
    qtbot: QtBot, resize_text: Callable[[int], None], percent: int, columns: int
) -> None:
    """With large text fewer cards lie side by side, so that their lines hold several words."""
    resize_text(percent)
    toggles = [TextToggle(str(number), ["word " * 20]) for number in range(4)]
    grid = ToggleGrid([("", toggles)])
    qtbot.addWidget(grid)
    grid.resize(1180, 600)
    grid.show()
    assert len({toggle.x() for toggle in toggles}) == columns


@pytest.mark.parametrize(("percent", "least"), [(100, 40), (150, 36), (200, 34)])
def test_large_text_leaves_room_to_the_board(
    window: MainWindow,
    catalog: Catalog,
    resize_text: Callable[[int], None],
    percent: int,
    least: int,
) -> None:
    """A hex has a minimum width in a window of 1280x800: the column grows less than text."""
    resize_text(percent)
    window.desk.start(new_session(catalog, "human", "human"))
    window.desk.lift_curtain()
    QApplication.processEvents()
    assert window.game_page.view.zoom * WIDTH >= least


def test_hexes_of_the_palette_grow(window: MainWindow, resize_text: Callable[[int], None]) -> None:
    """In the section editor a hex of the palette is twice as large, within its entry."""
    window.show_editor()
    editor = window.workshop.editor
    assert isinstance(editor, EditorWindow)
    palette, cell = editor.palette_, Cell(terrain="grass")
    heights = []
    for percent in (100, 200):
        resize_text(percent)
        QApplication.processEvents()
        heights.append(palette.delegate.picture(cell).height())
        assert palette.visualRect(palette.rows.place_of(cell)).height() >= heights[-1]
    assert heights[1] >= 1.9 * heights[0]
