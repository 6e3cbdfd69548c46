"""The view of the section: wheel, keys, drags."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QDrag,
    QKeyEvent,
    QMouseEvent,
    QPointerEvent,
    QPointingDevice,
    QWheelEvent,
)

from kingdom_builder_qt.core.grid import Hex, Mask
from kingdom_builder_qt.editor.sections.canvas.cell_drag import mime_of_fragment
from kingdom_builder_qt.editor.sections.canvas.editor_scene import EditorScene
from kingdom_builder_qt.editor.sections.document.fragment import Fragment
from kingdom_builder_qt.ui.art.geometry import centre, hex_rect, hex_under, outline
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.table.board.magnifier import Magnifier
from kingdom_builder_qt.ui.table.board.zoom_view import ZoomView

tr = translator(__name__)

_WALK: Final[dict[int, tuple[int, int]]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_Home: (-99, 0),
    Qt.Key.Key_End: (99, 0),
    Qt.Key.Key_PageUp: (0, -99),
    Qt.Key.Key_PageDown: (0, 99),
}
_DO: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_OTHERS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_CARRIED: Final = 96  # width and height of the drag picture, in pixels
# Offset from the pointer, whose hex shows the preview of the drop.
DRAG_HOT_SPOT: Final = QPoint(-14, -14)
_SIZES: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


class Canvas(ZoomView):
    """The zoomable view of an editor scene."""

    def __init__(self, scene: EditorScene) -> None:
        super().__init__(scene, scene.bench.grid.name)
        self._scene = scene  # a view does not own its scene
        self.setAcceptDrops(True)
        self.setMinimumSize(220, 180)
        self.name_again()
        scene.cursor_moved.connect(self._on_cursor_moved)
        scene.hex_hovered.connect(self.look_changed)
        self.magnifier = Magnifier(self)
        document = scene.bench.document
        document.replaced.connect(self.fit)
        self._is_pen_turned = False  # the eraser end of a pen is down
        self._middle_cell: int | None = None  # index of the cell in the middle of the view
        document.moving.connect(self._store_middle)
        scene.laid_out.connect(self._keep_in_view)

    def name_again(self) -> None:
        """Name the view in the language that is spoken now."""
        self.setAccessibleName(tr("Section"))

    def _store_middle(self) -> None:
        """Store the cell in the middle of the view before the section moves."""
        grid = self._scene.bench.grid
        middle = self.mapToScene(self.viewport().rect().center())
        hex_ = hex_under(middle, grid.mask)
        self._middle_cell = grid.index(hex_) if hex_ is not None else len(grid.hexes) // 2

    def _keep_in_view(self) -> None:
        """Fit the section again, or centre on the stored cell if the view was zoomed in."""
        if self.is_fitted:
            self.fit()
        elif self._middle_cell is not None:
            self.centerOn(centre(self._scene.bench.grid.hexes[self._middle_cell]))
        self._middle_cell = None

    def show_hexes(self, mask: Mask) -> None:
        self.ensureVisible(outline(mask).boundingRect(), 20, 20)

    @property
    def shown_hexes(self) -> Mask:
        return self._scene.bench.grid.mask

    @property
    def cursor_hex(self) -> Hex | None:
        return self._scene.cursor

    @property
    def looked_at(self) -> Hex | None:
        return self._scene.place

    def centre_of(self, hex_: Hex) -> QPointF:
        return centre(hex_)

    def hex_at(self, point: QPoint) -> Hex | None:
        return self._scene.hex_at_point(self.mapToScene(point))

    def rect_of(self, hex_: Hex) -> QRectF:
        return QRectF(self.mapFromScene(hex_rect(hex_)).boundingRect())

    def set_cursor(self, hex_: Hex) -> None:
        self._scene.go_to(hex_)

    def press_hex(self, hex_: Hex) -> None:
        self._scene.go_to(hex_)
        self._scene.activate_cursor()

    def abandon(self) -> None:
        self._scene.abandon()

    # -- events ------------------------------------------------------------------------------------

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Leave, QEvent.Type.WindowDeactivate):
            self._scene.pointer_left()
        elif event.type() in (QEvent.Type.TabletPress, QEvent.Type.TabletRelease):
            is_press = event.type() == QEvent.Type.TabletPress
            self._is_pen_turned = is_press and _is_eraser(event)
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Erase with the other end of a pen.

        Qt or the system sends a pen as a mouse, on X11 without telling which end it is.
        """
        self._scene.pen_turned.emit(self._is_pen_turned or _is_eraser(event))
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Turn a gesture that leaves the canvas with hexes into a drag."""
        # A QDrag follows the mouse, which a finger only imitates.
        is_finger = event.source() == Qt.MouseEventSource.MouseEventSynthesizedByApplication
        is_held = bool(event.buttons() & Qt.MouseButton.LeftButton) and not is_finger
        if is_held and not self.viewport().rect().contains(event.position().toPoint()):
            fragment = self._scene.lift()
            if fragment is not None:
                if self.carry(fragment) == Qt.DropAction.IgnoreAction:
                    self._scene.bench.dropped_outside.emit()
                return
        super().mouseMoveEvent(event)

    def carry(self, fragment: Fragment) -> Qt.DropAction:
        """Drag hexes until they are dropped on a tab or on the canvas of another section."""
        drag = QDrag(self)
        drag.setMimeData(mime_of_fragment(fragment))
        drag.setPixmap(self._scene.selection_picture(_CARRIED, self.devicePixelRatioF()))
        drag.setHotSpot(DRAG_HOT_SPOT)
        return drag.exec(Qt.DropAction.CopyAction)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom; with Ctrl or Shift, change the brush size; with Alt, scroll."""
        turned = event.angleDelta()
        if event.modifiers() & _SIZES:
            bench = self._scene.bench
            bench.set_size(bench.size + (1 if (turned.y() or turned.x()) > 0 else -1))
        else:
            self._turn_wheel(event, bool(event.modifiers() & Qt.KeyboardModifier.AltModifier))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor (with Shift: drag), Enter or Space click, Escape cancels."""
        key, held = event.key(), event.modifiers()
        shift = bool(held & Qt.KeyboardModifier.ShiftModifier)
        if held & _OTHERS:
            event.ignore()  # shortcuts of the window
        elif key in _WALK:
            self._scene.move_cursor(QPoint(*_WALK[key]), drags=shift)
        elif key in _DO:
            if not event.isAutoRepeat():
                self._scene.activate_cursor(held)
        elif key == Qt.Key.Key_Escape:
            self._scene.cancel()
        else:
            event.ignore()

    def _on_cursor_moved(self) -> None:
        self.focus_hex()
        self.ensureVisible(self._scene.cursor_rect(), 20, 20)


def _is_eraser(event: QEvent) -> bool:
    eraser = QPointingDevice.PointerType.Eraser
    return isinstance(event, QPointerEvent) and event.pointerType() == eraser
