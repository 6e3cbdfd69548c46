"""The magnifier of a view: the hex at pointer or cursor with its neighbours, and its words."""

from __future__ import annotations

from itertools import product
from typing import Final

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.art.brushes import pen
from kingdom_builder_qt.ui.art.geometry import HEIGHT, ROW_STEP, WIDTH
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import appearance, current_theme
from kingdom_builder_qt.ui.desktop.widgets.magnifying import magnifying
from kingdom_builder_qt.ui.desktop.widgets.style import CardFrame, label
from kingdom_builder_qt.ui.table.board.zoom_view import ZoomView

MAGNIFIED: Final = 3.0
LOOK_MS: Final = 40  # for which pointer or cursor rests on a hex
REFRESH_MS: Final = 100  # delay after a change of the scene
_LEAST: Final = 1.5  # a view that is zoomed in shows its hexes large itself
_SHARES: Final = (0.36, 0.36)  # of width and height of the view that the picture takes at most
_HEX: Final = (WIDTH + 12, HEIGHT + 12)  # what it shows at least
_AROUND: Final = (1.5 * WIDTH + 6, HEIGHT / 2 + ROW_STEP + 4)  # of a hex: its neighbours
_WORDS: Final = 200  # least width of the words, in pixels of usual text
_LARGER: Final = 1.2  # letters of the words, compared with usual text
_MARGIN: Final = 8
_EDGE: Final = 6  # pixels to the corner of the view


class Magnifier(QObject):
    """Shows a panel in a corner of a view while the magnifier is switched on."""

    def __init__(self, view: ZoomView) -> None:
        super().__init__(view)
        self.panel: MagnifierPanel | None = None
        magnifying().changed.connect(self._follow)
        self._follow(magnifying().is_on)

    def _follow(self, on: bool) -> None:
        if on and self.panel is None:
            view = self.parent()  # an attribute would keep a view alive that nothing else needs
            assert isinstance(view, ZoomView)
            self.panel = MagnifierPanel(view)
            self.panel.show_hex()
        elif not on and self.panel is not None:
            self.panel.end()
            self.panel = None


class MagnifierPanel(CardFrame):
    """Lies on a view, in the corner that is away from the hex, and takes no focus and no clicks.

    It is no child of the viewport, which would scroll it.
    """

    def __init__(self, view: ZoomView) -> None:
        super().__init__(view)
        self._view = view
        self._corner = (True, False)  # right, bottom
        self._area = QRectF()  # of the scene
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAutoFillBackground(False)
        self.picture, self.words = _Picture(self), label("", _LARGER, wrap=True)
        self.words.setParent(self)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.show_hex)
        self.hide()
        bars = view.horizontalScrollBar(), view.verticalScrollBar()
        scrolled = [bar.valueChanged for bar in bars]
        for moved in (view.look_changed, view.zoomed, appearance().changed, *scrolled):
            moved.connect(self._look)
        view.scene().changed.connect(self._on_scene_changed)

    def end(self) -> None:
        """Leave the view."""
        self._view.scene().changed.disconnect(self._on_scene_changed)
        self.hide()
        self.deleteLater()

    def show_hex(self) -> None:
        """Show the hex that is looked at, or nothing without one."""
        view = self._view
        hex_ = view.looked_at
        room = view.viewport().size()
        across, down = _SHARES
        size = QSize(int(across * room.width()), int(down * room.height()))
        wide, high = _HEX
        scale = min(MAGNIFIED * view.zoom, size.width() / wide, size.height() / high)
        if hex_ is None or scale < _LEAST * view.zoom:
            self.hide()
            return
        self._area = _around(view.centre_of(hex_), QSizeF(size) / scale)
        self.picture.show_picture(self._painted(scale))
        self._say(view.words_at_look(hex_), size.width())
        self._place(view.rect_of(hex_))
        self.show()
        self.raise_()

    def _painted(self, scale: float) -> QPixmap:
        ratio = self._view.devicePixelRatioF()
        whole = scale * ratio
        pixmap = QPixmap((self._area.size() * whole).toSize())
        pixmap.fill(current_theme().colour("table"))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(whole, whole)
        painter.translate(-self._area.topLeft())
        self._view.paint_part(painter, self._area)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

    def _say(self, words: str, most: int) -> None:
        """Show words below the picture, and give the panel its size."""
        picture, gap = self.picture, QPoint(_MARGIN, _MARGIN)
        width = max(picture.width(), min(scaled(_WORDS), most))
        picture.move(gap + QPoint((width - picture.width()) // 2, 0))
        self.words.setText(words)
        below = QPoint(0, picture.height() + _MARGIN)
        room = QSize(width, self.words.heightForWidth(width))
        self.words.setGeometry(QRect(gap + below, room))
        self.resize(room.width() + 2 * _MARGIN, self.words.geometry().bottom() + 1 + _MARGIN)

    def _place(self, hex_: QRectF) -> None:
        """Stay in the corner, or change it if the hex comes near."""
        near = hex_.adjusted(-hex_.width(), -hex_.height(), hex_.width(), hex_.height())
        places = {corner: self._place_in(*corner) for corner in product((True, False), repeat=2)}
        right, bottom = self._corner
        corners = (self._corner, (not right, bottom), (right, not bottom), (not right, not bottom))

        def covered(corner: tuple[bool, bool]) -> float:
            shared = near.intersected(QRectF(places[corner]))
            return shared.width() * shared.height()

        self._corner = min(corners, key=covered)
        self.move(places[self._corner].topLeft())

    def _place_in(self, right: bool, bottom: bool) -> QRect:
        area = self._view.panel_area().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        place = QRect(QPoint(), self.size())
        place.moveTopLeft(area.topLeft())
        if right:
            place.moveRight(area.right())
        if bottom:
            place.moveBottom(area.bottom())
        return place

    def _look(self) -> None:
        """Show the hex after a moment, because a moving pointer crosses many."""
        if self._view.isVisible():
            self._timer.start(LOOK_MS)

    def _on_scene_changed(self, parts: list[QRectF]) -> None:
        """Paint the hex again shortly after something has changed around it."""
        waits = not self.isVisible() or self._timer.isActive()
        if not waits and any(part.intersects(self._area) for part in parts):
            self._timer.start(REFRESH_MS)

    def hideEvent(self, event: QHideEvent) -> None:
        self._timer.stop()
        super().hideEvent(event)


class _Picture(QWidget):
    """A picture with an outline."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pixmap = QPixmap()

    def show_picture(self, pixmap: QPixmap) -> None:
        self._pixmap = pixmap
        self.resize(pixmap.deviceIndependentSize().toSize())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._pixmap)
        painter.setPen(pen(current_theme().colour("card_border"), 1))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


def _around(middle: QPointF, most: QSizeF) -> QRectF:
    """Return the area of a hex and of as much of its neighbours as there is room for."""
    size = QSizeF(*(2 * side for side in _AROUND)).boundedTo(most)
    return QRectF(middle - QPointF(size.width(), size.height()) / 2, size)
