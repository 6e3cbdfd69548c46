"""Fingers and pens on the canvas of the section editor."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QInputDevice,
    QMouseEvent,
    QPointingDevice,
    QPointingDeviceUniqueId,
    QTabletEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from tests.editor.canvas_support import LEFT, NO_KEY, at, click, point_of, text_of
from tests.ui.fingers import Hand

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
GRASS, SWAMP = Cell(terrain="grass"), Cell(terrain="swamp")
STROKE = (at(8, 2), at(8, 5))


@pytest.fixture
def hand(editor: EditorWindow) -> Hand:
    """Return fingers on the canvas, whose brush paints swamp."""
    editor.bench.set_cell(SWAMP)
    return Hand(editor.canvas.viewport())


def test_fingers_paint(editor: EditorWindow, hand: Hand) -> None:
    """A tap paints a hex and a drag a stroke; each is one step of undo."""
    stack, before = editor.document.stack, text_of(editor)
    hand.tap(point_of(editor, at(8, 2)))
    assert editor.document.cell(at(8, 2)) == SWAMP
    hand.drag(*(point_of(editor, hex_) for hex_ in (at(9, 2), at(9, 4))))
    assert [editor.document.cell(at(9, n)) for n in (2, 3, 4)] == [SWAMP] * 3
    assert stack.index() == 2
    stack.undo()
    stack.undo()
    assert text_of(editor) == before
    assert not editor.bench.preview


def test_a_second_finger_takes_back_a_stroke(editor: EditorWindow, hand: Hand) -> None:
    """The stroke is gone, without a step to redo, and the fingers pan."""
    before = text_of(editor)
    first, second = (point_of(editor, hex_) for hex_ in STROKE)
    hand.press(first)
    hand.move(second)
    assert text_of(editor) != before
    hand.press(second + QPoint(60, 60))
    hand.move(first, second)
    hand.lift()
    assert text_of(editor) == before
    assert not editor.document.stack.canRedo()


def test_two_fingers_never_paint(editor: EditorWindow, hand: Hand) -> None:
    """A pinch from its first touch to its last changes only the zoom."""
    before, zoom = text_of(editor), editor.canvas.zoom
    painted: list[int] = []
    editor.document.cells_changed.connect(painted.append)
    middle = point_of(editor, at(5, 5))
    hand.press(middle - QPoint(30, 0))
    hand.press(middle + QPoint(30, 0))
    for spread in (50, 90):
        hand.move(middle - QPoint(spread, 0), middle + QPoint(spread, 0))
    hand.lift()
    assert editor.canvas.zoom > 1.5 * zoom
    assert text_of(editor) == before
    assert painted == []


def test_a_long_press_picks_the_terrain(editor: EditorWindow, hand: Hand) -> None:
    """It does the same as the right button, and its end paints nothing."""
    editor.canvas._touch._hold.setInterval(10)
    before, hex_ = text_of(editor), at(8, 2)
    hand.press(point_of(editor, hex_))
    QTest.qWait(60)
    hand.lift()
    assert editor.bench.cell == editor.document.cell(hex_) != SWAMP
    assert text_of(editor) == before


def eraser() -> QPointingDevice:
    """Return the eraser end of a pen."""
    return QPointingDevice(
        "pen",
        7,
        QInputDevice.DeviceType.Stylus,
        QPointingDevice.PointerType.Eraser,
        QInputDevice.Capability.Position,
        1,
        1,
        "",
        QPointingDeviceUniqueId(),
    )


def by_mouse_events(editor: EditorWindow, hex_: Hex) -> None:
    """Press and release the eraser end as on Windows: mouse events have the device."""
    point, pen = QPointF(point_of(editor, hex_)), eraser()
    place = QPointF(editor.canvas.viewport().mapToGlobal(point.toPoint()))
    source = Qt.MouseEventSource.MouseEventSynthesizedByQt
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        event = QMouseEvent(kind, point, point, place, LEFT, LEFT, NO_KEY, source, pen)
        QApplication.sendEvent(editor.canvas.viewport(), event)


def by_tablet_events(editor: EditorWindow, hex_: Hex) -> None:
    """Press and release the eraser end as on X11: mouse events without a device follow."""
    viewport, pen = editor.canvas.viewport(), eraser()
    point = QPointF(point_of(editor, hex_))
    place, rest = QPointF(viewport.mapToGlobal(point.toPoint())), (0.5, 0.0, 0.0, 0.0, 0.0, 0.0)
    for kind, act in (
        (QEvent.Type.TabletPress, QTest.mousePress),
        (QEvent.Type.TabletRelease, QTest.mouseRelease),
    ):
        event = QTabletEvent(kind, pen, point, place, *rest, NO_KEY, LEFT, LEFT)
        QApplication.sendEvent(viewport, event)
        act(viewport, LEFT, pos=point.toPoint())


@pytest.mark.parametrize("turned", [by_mouse_events, by_tablet_events])
def test_the_other_end_of_a_pen_erases(
    editor: EditorWindow, turned: Callable[[EditorWindow, Hex], None]
) -> None:
    """It uses the eraser until the tip, or a mouse, paints again with the tool before."""
    editor.bench.set_cell(SWAMP)
    editor.actions_["fill"].trigger()
    turned(editor, at(8, 2))
    assert editor.document.cell(at(8, 2)) == Cell()
    assert editor.toolbox.current == "eraser"
    click(editor, at(8, 3))
    assert editor.document.cell(at(8, 3)) == SWAMP
    assert editor.toolbox.current == "fill"


def test_clicks_instead_of_drags(editor: EditorWindow) -> None:
    """Two clicks draw a line, swap hexes, select a rectangle and move it."""
    document, first, second = editor.document, at(8, 2), at(8, 5)
    editor.bench.set_cell(SWAMP)
    editor.actions_["line"].trigger()
    before = text_of(editor)
    click(editor, first)
    assert text_of(editor) == before
    click(editor, second)
    assert [document.cell(at(8, n)) for n in (2, 3, 4, 5)] == [SWAMP] * 4
    editor.actions_["swap"].trigger()
    other = at(1, 1)
    there = document.cell(other)
    click(editor, first)
    click(editor, other)
    assert (document.cell(first), document.cell(other)) == (there, SWAMP)
    editor.actions_["select"].trigger()
    click(editor, at(8, 3))
    click(editor, at(9, 4))
    assert editor.bench.selection.bit_count() == 4
    click(editor, at(8, 3))
    click(editor, at(2, 3))
    assert document.cell(at(2, 3)) == document.cell(at(2, 4)) == SWAMP
    assert document.cell(at(8, 3)) == Cell()
    click(editor, at(6, 8))
    assert editor.bench.selection == 0
    assert not editor.toolbox.tool.is_down


def test_a_begun_click_is_given_up(editor: EditorWindow) -> None:
    """Esc and the right button cancel it, and another tool forgets it."""
    before = text_of(editor)
    editor.bench.set_cell(SWAMP)
    editor.actions_["line"].trigger()
    for end in (
        lambda: QTest.keyClick(editor.canvas, Qt.Key.Key_Escape),
        lambda: click(editor, at(8, 5), button=Qt.MouseButton.RightButton),
        editor.actions_["fill"].trigger,
    ):
        click(editor, at(8, 2))
        assert editor.toolbox.tool.is_down
        end()
        assert not editor.toolbox.tool.is_down
    assert text_of(editor) == before
