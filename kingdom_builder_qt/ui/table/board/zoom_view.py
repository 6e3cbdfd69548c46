"""The base view of game board and editor: fits, zooms and pans a scene of hexes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsScene,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.ui.desktop.widgets.controls.sliders import grow_bars
from kingdom_builder_qt.ui.table.board.hex_view import HexView
from kingdom_builder_qt.ui.table.board.touch import Touch

ZOOM_STEP: Final = 1.2
MAX_ZOOM: Final = 4.0


@runtime_checkable
class PaintsParts(Protocol):
    """An item with a picture for the scale of its view, which paints parts at other scales."""

    def paint_part(self, painter: QPainter, area: QRectF) -> None:
        """Paint an area of the scene at the painter's scale, and keep the picture."""


class ZoomView(HexView):
    """Follows the size of the window until the user zooms."""

    look_changed = Signal()  # of `looked_at`
    zoomed = Signal(float)  # device-independent pixels per scene unit

    def __init__(
        self, scene: QGraphicsScene, describe: Callable[[Hex], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(scene, describe, parent)
        self._is_fitted = True
        self._pan_from: QPoint | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        grow_bars(self)
        self._show_bars(False)
        self.setCornerWidget(QWidget())  # Fusion draws a dark line around an empty corner
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self._touch = Touch(self.viewport(), self.aim)
        self._gripped = (1.0, QPointF())  # zoom and scene point where two fingers began
        self._touch.gripped.connect(self._grip)
        self._touch.led.connect(self._lead)
        self._touch.pinched.connect(self.zoom_by)
        self._touch.abandoned.connect(self.abandon)

    @property
    def is_fitted(self) -> bool:
        """Return whether the zoom follows the size of the window."""
        return self._is_fitted

    @property
    def zoom(self) -> float:
        """Return the device-independent pixels per scene unit."""
        return self.transform().m11()

    @property
    def looked_at(self) -> Hex | None:
        """Return the hex under the pointer, or under the keyboard cursor if that is in use."""
        raise NotImplementedError

    def words_at_look(self, hex_: Hex) -> str:
        """Return the words for the hex that is looked at."""
        return self.describe(hex_)

    def centre_of(self, hex_: Hex) -> QPointF:
        """Return the centre of a hex in the scene."""
        raise NotImplementedError

    def panel_area(self) -> QRect:
        """Return the area of the view whose corners a panel may cover."""
        return self.viewport().rect()

    def paint_part(self, painter: QPainter, area: QRectF) -> None:
        """Paint an area of the scene at the painter's scale, which is not that of the view."""
        within = Qt.ItemSelectionMode.IntersectsItemBoundingRect
        for item in self.scene().items(area, within, Qt.SortOrder.AscendingOrder):
            painter.save()
            painter.setTransform(item.sceneTransform(), combine=True)
            painter.setOpacity(item.effectiveOpacity())
            part = item.mapRectFromScene(area)
            if isinstance(item, PaintsParts):
                item.paint_part(painter, part)
            else:
                option = QStyleOptionGraphicsItem()
                option.exposedRect = part
                item.paint(painter, option, None)
            painter.restore()

    def fit(self) -> None:
        """Show the whole scene and follow the size of the window."""
        self._show_bars(False)
        self._is_fitted = True
        self.resetTransform()
        self.scale(self._fit_scale(), self._fit_scale())
        self.centerOn(self.sceneRect().center())
        self.zoomed.emit(self.zoom)

    def _fit_scale(self) -> float:
        rect, size = self.sceneRect(), self.viewport().size()
        return max(0.05, min(size.width() / rect.width(), size.height() / rect.height()))

    def zoom_by(self, factor: float, at: QPoint | None = None) -> None:
        """Zoom around a point of the view, by default its centre; no smaller than fitted."""
        anchor = at if at is not None else self.viewport().rect().center()
        self._zoom_to(self.zoom * factor, self.mapToScene(anchor), anchor)

    def _zoom_to(self, zoom: float, held: QPointF, at: QPoint) -> None:
        """Zoom, and move the point `held` of the scene to the point `at` of the view."""
        goal = min(zoom, MAX_ZOOM)
        if goal <= self._fit_scale():
            if not self._is_fitted:
                self.fit()
            return
        is_new = goal != self.zoom
        if is_new:
            self._is_fitted = False
            self._show_bars(True)
            self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
            self.scale(goal / self.zoom, goal / self.zoom)
        self._pan(at - self.mapFromScene(held))
        if is_new:
            self.zoomed.emit(self.zoom)

    def _show_bars(self, shown: bool) -> None:
        """Show or hide the scroll bars, by which one button pans without a drag."""
        policies = Qt.ScrollBarPolicy
        policy = policies.ScrollBarAsNeeded if shown else policies.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)

    def _pan(self, way: QPoint) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() - way.x())
        down.setValue(down.value() - way.y())

    def _turn_wheel(self, event: QWheelEvent, pans: bool) -> None:
        """Pan with the wheel, or zoom around the mouse."""
        turned = event.angleDelta()
        if pans or not turned.y():
            self._pan(event.pixelDelta() if not event.pixelDelta().isNull() else turned / 2)
        else:
            self.zoom_by(ZOOM_STEP ** (turned.y() / 120), event.position().toPoint())

    # -- fingers -----------------------------------------------------------------------------------

    def aim(self, point: QPoint) -> QPoint:
        """Return the point that a finger at a point of the view means."""
        return point

    def abandon(self) -> None:
        """End a drag without effect."""

    def _grip(self, middle: QPoint) -> None:
        self._gripped = self.zoom, self.mapToScene(middle)

    def _lead(self, factor: float, middle: QPoint) -> None:
        zoom, held = self._gripped
        self._zoom_to(zoom * factor, held, middle)

    # -- events ------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_fitted:
            self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_fitted:
            self.fit()

    def begins_pan(self, event: QMouseEvent) -> bool:
        """Return whether a press pans; other presses go to the scene."""
        return event.button() == Qt.MouseButton.MiddleButton

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.begins_pan(event):
            super().mousePressEvent(event)
            return
        self._pan_from = event.position().toPoint()
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is None:
            super().mouseMoveEvent(event)
            return
        point = event.position().toPoint()
        self._pan(point - self._pan_from)
        self._pan_from = point

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pan_from is None:
            super().mouseReleaseEvent(event)
            return
        self._pan_from = None
        self.viewport().unsetCursor()
