"""The view of the game board: fitting and keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QLineF, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.core.grid import Hex, Mask, bits, hex_name
from kingdom_builder_qt.ui.art.geometry import HALF_WIDTH
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.keys import add_key
from kingdom_builder_qt.ui.table.board.board_keys import board_key
from kingdom_builder_qt.ui.table.board.magnifier import Magnifier
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from kingdom_builder_qt.ui.table.board.zoom_view import ZOOM_STEP, ZoomView

tr = translator(__name__)

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
MISS: Final = 10  # pixels by which a finger may miss a hex
_FEW_PARTS: Final = 24  # regions up to which marks outside the exposed ones are skipped


class BoardView(ZoomView):
    """Shows a board scene."""

    def __init__(
        self, scene: BoardScene, parent: QWidget | None = None, *, zoom_keys: bool = True
    ) -> None:
        """`zoom_keys`: False in a window that has actions with these keys."""
        super().__init__(scene, hex_name, parent)
        self.board_scene = scene  # a view does not own its scene
        self._is_fitting = False  # while the table is arranged for the window
        self._foot = 0
        self._space_down = self._space_panned = False
        for taker in (self, self.viewport()):
            taker.setAcceptDrops(False)  # a scene accepts every drag; drops belong to the window
        self.setMinimumSize(240, 200)
        self.setAccessibleName(tr("Game board"))
        add_key(self, board_key("next_hex"), partial(self._jump, 1))
        add_key(self, board_key("previous_hex"), partial(self._jump, -1))
        add_key(self, board_key("supply"), scene.activate_supply)
        if zoom_keys:
            add_key(self, board_key("zoom_in"), partial(self.zoom_by, ZOOM_STEP))
            add_key(self, board_key("zoom_out"), partial(self.zoom_by, 1 / ZOOM_STEP))
            add_key(self, board_key("zoom_fit"), self.fit)
        scene.input.cursor_moved.connect(self._on_cursor_moved)
        scene.sceneRectChanged.connect(self._on_scene_rect_changed)
        scene.input.hex_hovered.connect(self.look_changed)
        # The words for the pointer, where those for the cursor name a key.
        self.describe_pointed: Callable[[Hex], str] | None = None
        self.magnifier = Magnifier(self)

    def _jump(self, step: int) -> None:
        """Move the cursor to the next possible hex, or say that there is none."""
        self.board_scene.input.jump_cursor(step)
        if not self.board_scene.input.has_choices:
            self.announce(tr("No hex can be chosen now."))

    @property
    def shown_hexes(self) -> Mask:
        board = self.board_scene.board
        return board.hex_mask if board is not None else 0

    @property
    def cursor_hex(self) -> Hex | None:
        return self.board_scene.input.cursor

    @property
    def looked_at(self) -> Hex | None:
        return self.board_scene.input.looked_at

    def words_at_look(self, hex_: Hex) -> str:
        by_keys = self.board_scene.input.cursor_item.isVisible()
        return (self.describe if by_keys else self.describe_pointed or self.describe)(hex_)

    def centre_of(self, hex_: Hex) -> QPointF:
        return self.board_scene.plane.centre(hex_)

    def panel_area(self) -> QRect:
        """Leave out the line below the table."""
        return self.viewport().rect().adjusted(0, 0, 0, -self._foot)

    def paint_part(self, painter: QPainter, area: QRectF) -> None:
        scene = self.board_scene
        scene.marks.item.expose([area])
        scene.tray.expose([area])
        super().paint_part(painter, area)
        scene.marks.item.expose(None)
        scene.tray.expose(None)

    def hex_at(self, point: QPoint) -> Hex | None:
        return self.board_scene.plane.hex_under(self.mapToScene(point), self.shown_hexes)

    def rect_of(self, hex_: Hex) -> QRectF:
        rect = self.board_scene.plane.hex_rect(hex_)
        return QRectF(self.mapFromScene(rect).boundingRect())

    def set_cursor(self, hex_: Hex) -> None:
        self.board_scene.input.set_cursor(hex_)

    def press_hex(self, hex_: Hex) -> None:
        self.board_scene.input.set_cursor(hex_)
        self.board_scene.input.activate_cursor()

    def fit(self) -> None:
        """Arrange the table for the size of the window and show all of it."""
        self._is_fitting = True
        self.board_scene.arrange(self.viewport().size(), self._foot)
        self._is_fitting = False
        self._add_foot()
        super().fit()

    def reserve_foot(self, pixels: int) -> None:
        """Reserve a band of `pixels` for the status line while the whole table is shown."""
        if pixels != self._foot:
            self._foot = pixels
            if self._is_fitted and self.isVisible():
                self.fit()

    def status_area(self) -> QRect:
        """Return the area of the view whose lower left corner the status line takes."""
        area, tray = self.viewport().rect(), self.board_scene.tray.boundingRect()
        if self._is_fitted and self.board_scene.says_beside:
            area.setLeft(self.mapFromScene(tray.bottomLeft()).x())
        return area

    def _fit_scale(self) -> float:
        rect, size = self.board_scene.sceneRect(), self.viewport().size()
        height = size.height() - self._foot_below()
        return max(0.05, min(size.width() / rect.width(), height / rect.height()))

    def _foot_below(self) -> int:
        return 0 if self.board_scene.says_beside else self._foot

    def _add_foot(self) -> None:
        """Extend the view's scene rectangle below the table by the reserved band."""
        foot = self._foot_below() / self._fit_scale()
        self.setSceneRect(self.board_scene.sceneRect().adjusted(0, 0, 0, foot))

    def _on_scene_rect_changed(self) -> None:
        self._add_foot()
        # Another board may be wider: a fitted view stays fitted.
        if self._is_fitted and self.isVisible() and not self._is_fitting:
            self.fit()

    # Fingers.

    def aim(self, point: QPoint) -> QPoint:
        """Return a point, or the middle of a hex that can be chosen a few pixels beside it."""
        scene, at = self.board_scene, self.mapToScene(point)
        spot, gesture = scene.spot_at(at), scene.input.gesture
        if spot is not None and (spot.hex_ is None or gesture.offers(spot.hex_)):
            return point
        middles = [scene.plane.centre(hex_) for hex_ in bits(gesture.choices())]
        nearest = min(middles, key=lambda middle: QLineF(middle, at).length(), default=at)
        miss = QLineF(nearest, at).length() - HALF_WIDTH
        return (
            self.mapFromScene(nearest) if miss <= min(MISS / self.zoom, HALF_WIDTH / 2) else point
        )

    def abandon(self) -> None:
        self.board_scene.input.abandon()

    # Events.

    def showEvent(self, event: QShowEvent) -> None:
        self.board_scene.idle_clock.want(seen=True, active=self.isActiveWindow())
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        # Closing the window must not leave timers behind.
        self.board_scene.settle()
        self.board_scene.input.hidden()
        self.board_scene.idle_clock.want(seen=False)
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw only the marks and pieces in the exposed region."""
        region, scene = event.region(), self.board_scene
        if region.rectCount() <= _FEW_PARTS:
            rects: Iterable[QRect] = region  # type: ignore[assignment]  # the stubs do not know that
            seen = [self.mapToScene(part).boundingRect() for part in rects]
            parts = [part.adjusted(-4, -4, 4, 4) for part in seen]
            scene.marks.item.expose(parts)
            scene.tray.expose(parts)
        super().paintEvent(event)
        scene.marks.item.expose(None)
        scene.tray.expose(None)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Leave:
            self.board_scene.input.pointer_left()
        elif event.type() in (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate):
            is_active = event.type() == QEvent.Type.WindowActivate
            self.board_scene.idle_clock.want(active=is_active)
            if not is_active:
                self.board_scene.input.pointer_left()
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta()
        pans = event.modifiers() & (
            Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.AltModifier
        ) or abs(turned.x()) > abs(turned.y())
        self._turn_wheel(event, bool(pans))
        event.accept()

    def begins_pan(self, event: QMouseEvent) -> bool:
        """Return whether a press pans the board: the middle button, or the left one with Space
        down.
        """
        held = self._space_down and event.button() == Qt.MouseButton.LeftButton
        return held or super().begins_pan(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.begins_pan(event):
            self._space_panned = self._space_down
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        ):
            event.ignore()  # shortcuts of the window
        elif key in _WALK:
            self.board_scene.input.move_cursor(*_WALK[key])
        elif not self._press_other(key, event.isAutoRepeat()):
            event.ignore()

    def _press_other(self, key: int, is_repeat: bool) -> bool:
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.board_scene.input.activate_cursor()
        elif key == Qt.Key.Key_Escape:
            self.board_scene.input.cancel()
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
        # Space alone is Enter; Space with a drag pans the board.
        if self._space_down and not self._space_panned:
            self.board_scene.input.activate_cursor()
        self._space_down = False

    def show_cursor(self) -> None:
        if not self.board_scene.input.cursor_item.isVisible():
            self.board_scene.input.move_cursor(0, 0)

    def rest_cursor(self) -> None:
        self.board_scene.input.rest_cursor()

    def _on_cursor_moved(self) -> None:
        self.focus_hex()
        self.look_changed.emit()
        self.ensureVisible(self.board_scene.input.cursor_item.sceneBoundingRect(), 20, 20)
