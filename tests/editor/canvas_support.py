"""Helpers that send real mouse, key and drop events to the viewport of the editor's canvas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget

from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.core.grid import Hex, hex_at
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.ui.art.geometry import centre
from tests.ui.opening import wait_until

LEFT, RIGHT, MIDDLE = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
NO_KEY = Qt.KeyboardModifier.NoModifier
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def at(row: int, column: int) -> Hex:
    """Return a hex by its row and column, counted from 1 as in the file."""
    return hex_at(row - 1, column - 1)


def text_of(window: EditorWindow) -> str:
    """Return the YAML text that a save of the section would write."""
    return section_text(window.document.section, window.catalog.terrains)


def point_of(window: EditorWindow, hex_: Hex) -> QPoint:
    """Return the centre of a hex in viewport coordinates; fail if the hex is not visible there."""
    point = window.canvas.mapFromScene(centre(hex_))
    assert window.canvas.viewport().rect().contains(point)
    return point


def send(
    window: EditorWindow,
    kind: QEvent.Type,
    point: QPoint,
    button: object,
    held: object,
    keys: object,
) -> None:
    """Send a mouse event to the viewport."""
    viewport = window.canvas.viewport()
    place = QPointF(point)
    everywhere = QPointF(viewport.mapToGlobal(point))
    QApplication.sendEvent(viewport, QMouseEvent(kind, place, everywhere, button, held, keys))


def hover(window: EditorWindow, hex_: Hex) -> None:
    """Move the mouse onto a hex, no button down."""
    none = Qt.MouseButton.NoButton
    send(window, QEvent.Type.MouseMove, point_of(window, hex_), none, none, NO_KEY)


def press(window: EditorWindow, hex_: Hex, keys: Qt.KeyboardModifier = NO_KEY) -> None:
    """Press the left button on a hex."""
    hover(window, hex_)
    send(window, QEvent.Type.MouseButtonPress, point_of(window, hex_), LEFT, LEFT, keys)


def move(window: EditorWindow, hex_: Hex, keys: Qt.KeyboardModifier = NO_KEY) -> None:
    """Move to a hex with the left button down."""
    none = Qt.MouseButton.NoButton
    send(window, QEvent.Type.MouseMove, point_of(window, hex_), none, LEFT, keys)


def release(window: EditorWindow, hex_: Hex, keys: Qt.KeyboardModifier = NO_KEY) -> None:
    """Release the left button over a hex."""
    none = Qt.MouseButton.NoButton
    send(window, QEvent.Type.MouseButtonRelease, point_of(window, hex_), LEFT, none, keys)


def drag(window: EditorWindow, hexes: Sequence[Hex], keys: Qt.KeyboardModifier = NO_KEY) -> None:
    """Drag the mouse over hexes."""
    press(window, hexes[0], keys)
    for hex_ in hexes[1:]:
        move(window, hex_, keys)
    release(window, hexes[-1], keys)


def click(
    window: EditorWindow,
    hex_: Hex,
    keys: Qt.KeyboardModifier = NO_KEY,
    button: Qt.MouseButton = LEFT,
) -> None:
    """Click on a hex."""
    hover(window, hex_)
    QTest.mouseClick(window.canvas.viewport(), button, keys, point_of(window, hex_))


def wheel(window: EditorWindow, up: bool, keys: Qt.KeyboardModifier) -> None:
    """Turn the wheel by one notch over the middle of the canvas."""
    viewport = window.canvas.viewport()
    place = QPointF(viewport.rect().center())
    turned = QPoint(0, 120 if up else -120)
    event = QWheelEvent(
        place,
        QPointF(viewport.mapToGlobal(place.toPoint())),
        QPoint(),
        turned,
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def key(window: EditorWindow, *keys: Qt.Key, held: Qt.KeyboardModifier = NO_KEY) -> None:
    """Press keys on the canvas."""
    window.canvas.setFocus()
    for one in keys:
        QTest.keyClick(window.canvas.viewport(), one, held)


def drop(widget: QWidget, data: QMimeData, point: QPoint) -> None:
    """Drag data over a widget and drop it there."""
    actions, held = Qt.DropAction.CopyAction, LEFT
    QApplication.sendEvent(widget, QDragEnterEvent(point, actions, data, held, NO_KEY))
    QApplication.sendEvent(widget, QDragMoveEvent(point, actions, data, held, NO_KEY))
    QApplication.sendEvent(widget, QDropEvent(QPointF(point), actions, data, held, NO_KEY))


def offered(editor: EditorWindow) -> Any:
    """Start the search for crash recovery files and return the dialog that offers them."""
    known = QSignalSpy(editor.opener.leftovers_found)
    editor.opener.offer_leftovers()
    wait_until(lambda: known.count() > 0)
    return editor.dialogs.current


def settled(editor: EditorWindow) -> None:
    """Wait until pending discards and restores have moved their files."""
    wait_until(lambda: not editor.opener.bin.is_busy)
