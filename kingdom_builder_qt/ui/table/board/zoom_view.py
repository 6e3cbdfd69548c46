"""The base view of game board and editor: fits, zooms and pans a scene of hexes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from kingdom_builder_qt.core.grid import Hex, Mask
from kingdom_builder_qt.ui.table.board import accessible_hexes
from kingdom_builder_qt.ui.words.foreign_text import sentences

ZOOM_STEP: Final = 1.2
MAX_ZOOM: Final = 4.0
NEWS_MS: Final = 120  # texts that follow each other within this time are announced as one


class ZoomView(QGraphicsView):
    """Follows the size of the window until the user zooms; `describe` returns the text of a hex."""

    zoomed = Signal(float)  # device-independent pixels per scene unit
    announced = Signal(str)  # each text, also those of hexes
    said = Signal(str)  # the announcement that screen readers receive

    def __init__(
        self, scene: QGraphicsScene, describe: Callable[[Hex], str], parent: QWidget | None = None
    ) -> None:
        accessible_hexes.install()
        super().__init__(scene, parent)
        self.describe = describe
        self._news = ""
        self._unsaid: list[str] = []
        self._news_timer = QTimer(self, singleShot=True, interval=NEWS_MS)
        self._news_timer.timeout.connect(self._say_news)
        self._is_fitted = True
        self._pan_from: QPoint | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)

    @property
    def is_fitted(self) -> bool:
        """Return whether the zoom follows the size of the window."""
        return self._is_fitted

    @property
    def zoom(self) -> float:
        """Return the device-independent pixels per scene unit."""
        return self.transform().m11()

    def fit(self) -> None:
        """Show the whole scene and follow the size of the window."""
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

    # -- events ------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._is_fitted:
            self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_fitted:
            self.fit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        accessible_hexes.focus_hex(self)

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

    # -- the hexes, for screen readers and keys: subclasses know their scenes ----------------------

    @property
    def shown_hexes(self) -> Mask:
        """Return the hexes of the scene."""
        raise NotImplementedError

    @property
    def cursor_hex(self) -> Hex | None:
        """Return the hex of the keyboard cursor, None before its first use."""
        raise NotImplementedError

    def hex_at(self, point: QPoint) -> Hex | None:
        """Return the hex at a point of the viewport."""
        raise NotImplementedError

    def rect_of(self, hex_: Hex) -> QRectF:
        """Return the rectangle of a hex in viewport coordinates."""
        raise NotImplementedError

    def set_cursor(self, hex_: Hex) -> None:
        """Move the keyboard cursor to a hex."""
        raise NotImplementedError

    def press_hex(self, hex_: Hex) -> None:
        """Act as Enter with the keyboard cursor on a hex."""
        raise NotImplementedError

    # -- announcements -----------------------------------------------------------------------------

    @property
    def news(self) -> str:
        """Return the last announcement, which the focused hex has as its description.

        Older screen readers ignore announcements, but read a description that changes.
        """
        return self._news

    def announce(self, text: str) -> None:
        """Announce a text to screen readers, together with the texts of the same moment."""
        self.announced.emit(text)
        if text and text not in self._unsaid:
            self._unsaid.append(text)
            self._news_timer.start()

    def _say_news(self) -> None:
        whole = "\n".join(self._unsaid)
        # The gold of a move is foreseen, and follows again with the move.
        self._news = sentences(text for text in self._unsaid if whole.count(text) == 1)
        self._unsaid.clear()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self._news))
        accessible_hexes.hex_changed(self)
        self.said.emit(self._news)

    def focus_hex(self) -> None:
        """Let screen readers read the hex that the keyboard cursor has reached."""
        hex_ = self.cursor_hex
        if hex_ is not None:
            self._news = ""
            self.announced.emit(self.describe(hex_))
            accessible_hexes.focus_hex(self)
