"""The things of a row as small pictures: in colour and with a tick what is done, grey the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QImage,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.pictures import svg_pixmap, tinted
from kingdom_builder_qt.ui.desktop.widgets.style import SMALL, draw_line, scaled_font
from kingdom_builder_qt.ui.library.achievements.achievement_rows import Item

_PICTURE: Final = 40
_WIDE: Final = 104
_WIDEST: Final = 156  # names of packs may be longer, and end in dots
_TICK: Final = 16
_PALE: Final = 0.55
_GAP: Final = 4
_SIDE: Final = 4  # beside the name below a picture
_RADIUS: Final = 6.0


class Badge(QAbstractButton):
    """One thing; pressed, it leads to its page of the rules where it has one."""

    looked_at = Signal(object)  # Item, by mouse or keys

    def __init__(self, item: Item, spoken: str) -> None:
        super().__init__()
        self.item = item
        self._pixmap: tuple[float, QPixmap] | None = None  # and for which density
        self.setAccessibleName(spoken)
        self.setAccessibleDescription(item.about)
        self.setFont(scaled_font(self, SMALL))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if item.page is not None:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        text = self.fontMetrics().height()
        name = self.fontMetrics().horizontalAdvance(self.item.name)
        if self.item.art:
            return QSize(max(scaled(_WIDE), name + 2 * _SIDE + 1), _PICTURE + text + 12)
        return QSize(max(scaled(_WIDE), name + _TICK + 24), max(text, _TICK) + 12)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.looked_at.emit(self.item)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.looked_at.emit(None)
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.looked_at.emit(self.item)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.looked_at.emit(None)

    # -- painting ----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        self._paint_name(painter)
        if self.item.art:
            left = (self.width() - _PICTURE) // 2
            painter.setOpacity(1.0 if self.item.is_done else _PALE)
            painter.drawPixmap(QRect(left, 4, _PICTURE, _PICTURE), self._picture())
            painter.setOpacity(1.0)
        if self.item.is_done:
            tick = tinted("check", current_theme().colour("good"), _TICK, self.devicePixelRatioF())
            top = 2 if self.item.art else (self.height() - _TICK) // 2
            left = self.width() - _TICK - 4 if self.item.art else 8
            painter.drawPixmap(left, top, tick)

    def _paint_ground(self, painter: QPainter) -> None:
        """Paint the frame: that of open things is of dashes, nothing is told by colour alone."""
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        has_focus = self.hasFocus()
        colour = "accent" if has_focus else "outline" if self.item.is_done else "text_muted"
        theme = current_theme()
        pen = QPen(theme.colour(colour), 2.0 if has_focus else 1.0)
        if not self.item.is_done and not has_focus:
            pen.setDashPattern([3.0, 3.0])
        painter.setPen(pen)
        is_lit = self.underMouse() and self.item.page is not None
        ground = theme.colour("button" if is_lit or self.item.is_done else "card")
        painter.setBrush(ground)
        painter.drawRoundedRect(area, _RADIUS, _RADIUS)

    def _paint_name(self, painter: QPainter) -> None:
        role = "text" if self.item.is_done else "text_muted"
        painter.setPen(current_theme().colour(role))
        painter.setFont(self.font())
        if self.item.art:
            wide, high = self.width() - 2 * _SIDE, self.height() - _PICTURE - 6
            place = QRect(_SIDE, _PICTURE + 4, wide, high)
            flags = Qt.AlignmentFlag.AlignCenter
        else:
            left = _TICK + 12 if self.item.is_done else 8
            place = QRect(left, 0, self.width() - left - 6, self.height())
            flags = Qt.AlignmentFlag.AlignCenter
        draw_line(painter, place, flags, self.item.name)

    def _picture(self) -> QPixmap:
        """Return the picture; it is made when it is seen first."""
        dpr = self.devicePixelRatioF()
        if self._pixmap is None or self._pixmap[0] != dpr:
            self._pixmap = dpr, self._made(dpr)
        return self._pixmap[1]

    def _made(self, dpr: float) -> QPixmap:
        item = self.item
        pixmap = svg_pixmap(item.art, item.id, _PICTURE, dpr)
        return pixmap if item.is_done else _grey(pixmap)


class BadgeField(QWidget):
    """Badges beside each other, as many as there is room for."""

    def __init__(self, badges: Sequence[Badge]) -> None:
        super().__init__()
        self.badges = badges
        for badge in badges:
            badge.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._fit(480)

    def minimumSizeHint(self) -> QSize:
        return QSize(max(map(_least_width, self.badges), default=0), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(self.width())

    def _fit(self, width: int) -> None:
        """Lay the badges out in a width, and be as high as that needs."""
        places = self._places(width)
        for badge, place in zip(self.badges, places, strict=True):
            badge.setGeometry(place)
        self.setFixedHeight(max((place.bottom() + 1 for place in places), default=0))

    def _places(self, width: int) -> list[QRect]:
        """Return where the badges lie in a field of a width; all of a row are equally high.

        Pictures lie in columns, as wide as the longest name where that is no sentence.
        """
        places, left, top = [], 0, 0
        sizes = [badge.sizeHint() for badge in self.badges]
        widest = max((size.width() for size in sizes), default=0)
        for badge, size in zip(self.badges, sizes, strict=True):
            if badge.item.art:
                size.setWidth(min(widest, scaled(_WIDEST), max(width, scaled(_WIDE))))
            if left and left + size.width() > width:
                left, top = 0, top + size.height() + _GAP
            places.append(QRect(left, top, size.width(), size.height()))
            left += size.width() + _GAP
        return places


def _least_width(badge: Badge) -> int:
    """Return the width that a badge cannot do without: a name below a picture ends in dots."""
    return scaled(_WIDE) if badge.item.art else badge.sizeHint().width()


def _grey(pixmap: QPixmap) -> QPixmap:
    """Return a picture without its colours."""
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    grey = grey.convertToFormat(QImage.Format.Format_ARGB32)
    grey.setAlphaChannel(image.convertToFormat(QImage.Format.Format_Alpha8))
    found = QPixmap.fromImage(grey)
    found.setDevicePixelRatio(pixmap.devicePixelRatio())
    return found
