"""The window on the scene: fitting, zooming, panning, the keyboard and the screen reader."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from kingdom_builder_qt.core.hexgrid import Hex, hex_name
from kingdom_builder_qt.ui.board.scene import BoardScene

ZOOM_STEP: Final = 1.2
MAX_ZOOM: Final = 4.0
_WALK: Final[dict[int, tuple[int, int]]] = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Home: (0, -99),
    Qt.Key.Key_End: (0, 99),
    Qt.Key.Key_PageUp: (-99, 0),
    Qt.Key.Key_PageDown: (99, 0),
}
_ZOOM: Final[dict[int, float]] = {
    Qt.Key.Key_Plus: ZOOM_STEP,
    Qt.Key.Key_Equal: ZOOM_STEP,
    Qt.Key.Key_Minus: 1 / ZOOM_STEP,
}


class BoardView(QGraphicsView):
    """Shows a board scene; `describe` says in words what is on a hex."""

    announced = Signal(str)

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._board_scene = scene  # a view does not keep its scene alive
        self.describe: Callable[[Hex], str] = hex_name
        self._is_fitted = True
        self._is_fitting = False  # while the table is arranged for it
        self._pan_from: QPoint | None = None
        self._space_down = self._space_panned = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.setMinimumSize(240, 200)
        self.setAccessibleName(self.tr("Game board"))
        scene.cursor_moved.connect(self._on_cursor_moved)
        scene.sceneRectChanged.connect(self._on_scene_rect_changed)

    @property
    def board_scene(self) -> BoardScene:
        """Return the scene."""
        return self._board_scene

    @property
    def is_fitted(self) -> bool:
        """Tell whether the board follows the size of the window."""
        return self._is_fitted

    @property
    def zoom(self) -> float:
        """Return how many device-independent pixels a scene unit covers."""
        return self.transform().m11()

    # Zoom.

    def fit(self) -> None:
        """Show the whole table, and follow the size of the window from now on."""
        self._is_fitted = self._is_fitting = True
        size = self.viewport().size()
        self._board_scene.arrange(size.width() / max(1, size.height()))
        self._is_fitting = False
        self.resetTransform()
        scale = self._fit_scale()
        self.scale(scale, scale)

    def _on_scene_rect_changed(self) -> None:
        # Another board may be wider: what follows the window goes on showing all of it.
        if self._is_fitted and self.isVisible() and not self._is_fitting:
            self.fit()

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
        slipped = self.mapFromScene(held) - anchor
        self._pan(-slipped)

    def _pan(self, way: QPoint) -> None:
        """Move the picture along."""
        for bar, distance in (
            (self.horizontalScrollBar(), way.x()),
            (self.verticalScrollBar(), way.y()),
        ):
            bar.setValue(bar.value() - distance)

    # Events.

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_fitted:
            self.fit()

    def hideEvent(self, event: QHideEvent) -> None:
        # Whoever closes the window must not leave timers behind.
        self._board_scene.settle()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_fitted:
            self.fit()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self._board_scene.pointer_left()
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta()
        if event.modifiers() & (
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.AltModifier
        ) or abs(turned.x()) > abs(turned.y()):
            self._pan(event.pixelDelta() if not event.pixelDelta().isNull() else turned / 2)
        elif turned.y():
            self.zoom_by(ZOOM_STEP ** (turned.y() / 120), event.position().toPoint())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        middle = event.button() == Qt.MouseButton.MiddleButton
        if middle or (self._space_down and event.button() == Qt.MouseButton.LeftButton):
            self._pan_from = event.position().toPoint()
            self._space_panned = self._space_down
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is None:
            super().mouseMoveEvent(event)
            return
        point = event.position().toPoint()
        self._pan(point - self._pan_from)
        self._pan_from = point

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is not None:
            self._pan_from = None
            self.viewport().unsetCursor()
            return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        ):
            event.ignore()  # shortcuts of the window
        elif key in _WALK:
            self._board_scene.move_cursor(*_WALK[key])
        elif key in _ZOOM:
            self.zoom_by(_ZOOM[key])
        elif key == Qt.Key.Key_N:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self._board_scene.jump_cursor(-1 if back else 1)
        elif not self._press_other(key, event.isAutoRepeat()):
            event.ignore()

    def _press_other(self, key: int, is_repeat: bool) -> bool:
        if key == Qt.Key.Key_0:
            self.fit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._board_scene.activate_cursor()
        elif key == Qt.Key.Key_Escape:
            self._board_scene.cancel()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._board_scene.activate_supply()
        elif key == Qt.Key.Key_Space:
            if not is_repeat:
                self._space_down, self._space_panned = True, False
        else:
            return False
        return True

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Space or event.isAutoRepeat():
            event.ignore()
            return
        # Space alone is Enter; held down while dragging it moved the board.
        if self._space_down and not self._space_panned:
            self._board_scene.activate_cursor()
        self._space_down = False

    # The screen reader: it sees no items of a scene, so the view speaks for them.

    def announce(self, text: str) -> None:
        """Let a screen reader say something."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        self.announced.emit(text)

    def _on_cursor_moved(self, hex_: Hex) -> None:
        text = self.describe(hex_)
        self.setAccessibleDescription(text)
        self.announce(text)
        self.ensureVisible(self._board_scene.cursor_rect(), 20, 20)
