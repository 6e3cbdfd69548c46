"""The view of the section: fit, zoom, pan, wheel, and the keys of the canvas."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from kingdom_builder_qt.core.hexgrid import Hex, Mask
from kingdom_builder_qt.editor.scene import EditorScene
from kingdom_builder_qt.ui.board.geometry import hex_rect, outline

ZOOM_STEP: Final = 1.2
MAX_ZOOM: Final = 5.0
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
_SIZES: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


class Canvas(QGraphicsView):
    """Shows an editor scene; `describe` says in words what is on a hex."""

    zoomed = Signal(float)  # device-independent pixels of a scene unit

    def __init__(self, scene: EditorScene, parent: QWidget | None = None) -> None:
        """Show a scene, fitted to the window."""
        super().__init__(scene, parent)
        self._scene = scene  # a view does not keep its scene alive
        self.describe: Callable[[Hex], str] = scene.bench.grid.name
        self._is_fitted = True
        self._pan_from: QPoint | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setMinimumSize(220, 180)
        self.setAccessibleName(self.tr("Section"))
        scene.cursor_moved.connect(self._on_cursor_moved)
        scene.bench.document.replaced.connect(self.fit)

    @property
    def editor_scene(self) -> EditorScene:
        """Return the scene."""
        return self._scene

    # -- zoom --------------------------------------------------------------------------------------

    @property
    def zoom(self) -> float:
        """Return how many device-independent pixels a scene unit covers."""
        return self.transform().m11()

    def fit(self) -> None:
        """Show the whole section, and follow the size of the window from now on."""
        self._is_fitted = True
        self.resetTransform()
        self.scale(self._fit_scale(), self._fit_scale())
        self.centerOn(self.sceneRect().center())
        self.zoomed.emit(self.zoom)

    def _fit_scale(self) -> float:
        rect, size = self.sceneRect(), self.viewport().size()
        return max(0.05, min(size.width() / rect.width(), size.height() / rect.height()))

    def zoom_by(self, factor: float, at: QPoint | None = None) -> None:
        """Zoom around a point of the view, or around its middle; not smaller than fitting."""
        goal = min(self.zoom * factor, MAX_ZOOM)
        if goal <= self._fit_scale():
            self.fit()
            return
        self._is_fitted = False
        anchor = at if at is not None else self.viewport().rect().center()
        held = self.mapToScene(anchor)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.scale(goal / self.zoom, goal / self.zoom)
        self._pan(anchor - self.mapFromScene(held))
        self.zoomed.emit(self.zoom)

    def _pan(self, way: QPoint) -> None:
        """Move the picture along."""
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() - way.x())
        down.setValue(down.value() - way.y())

    def show_hexes(self, mask: Mask) -> None:
        """Scroll to hexes."""
        self.ensureVisible(outline(mask).boundingRect(), 20, 20)

    def rect_of(self, hex_: Hex) -> QRectF:
        """Return where a hex is on the viewport."""
        return QRectF(self.mapFromScene(hex_rect(hex_)).boundingRect())

    # -- events ------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Fit when the size is known."""
        super().showEvent(event)
        if self._is_fitted:
            self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the size of the window."""
        super().resizeEvent(event)
        if self._is_fitted:
            self.fit()

    def viewportEvent(self, event: QEvent) -> bool:
        """Notice that the mouse leaves."""
        if event.type() == QEvent.Type.Leave:
            self._scene.pointer_left()
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom; with Ctrl or Shift, change the size of the brush."""
        turned = event.angleDelta()
        steps = turned.y() or turned.x()
        if event.modifiers() & _SIZES:
            bench = self._scene.bench
            bench.set_size(bench.size + (1 if steps > 0 else -1))
        elif event.modifiers() & Qt.KeyboardModifier.AltModifier or not turned.y():
            self._pan(event.pixelDelta() if not event.pixelDelta().isNull() else turned / 2)
        else:
            self.zoom_by(ZOOM_STEP ** (turned.y() / 120), event.position().toPoint())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pan with the middle button; the rest is the tool's."""
        if event.button() != Qt.MouseButton.MiddleButton:
            super().mousePressEvent(event)
            return
        self._pan_from = event.position().toPoint()
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan or let the tool go on."""
        if self._pan_from is None:
            super().mouseMoveEvent(event)
            return
        point = event.position().toPoint()
        self._pan(point - self._pan_from)
        self._pan_from, self._is_fitted = point, False

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End panning, or the gesture."""
        if self._pan_from is None or event.button() != Qt.MouseButton.MiddleButton:
            super().mouseReleaseEvent(event)
            return
        self._pan_from = None
        self.viewport().unsetCursor()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with the cursor (with Shift: dragging), Enter or Space click, Escape gives up."""
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

    # -- the screen reader: it sees no items of a scene, so the view speaks for them ---------------

    def _on_cursor_moved(self, hex_: Hex) -> None:
        text = self.describe(hex_)
        self.setAccessibleDescription(text)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        self.ensureVisible(self._scene.cursor_rect(), 20, 20)
