"""The button for the tiles of one source in front of the player, in a large and a low form."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QFont, QFontMetricsF, QPainter, QPen

from kingdom_builder_qt.core.state import NEW, USED
from kingdom_builder_qt.ui.art.brushes import mixed
from kingdom_builder_qt.ui.art.scenes.scene_picture import FADED
from kingdom_builder_qt.ui.art.tokens import paint_number_tile
from kingdom_builder_qt.ui.desktop.style.text_size import scaled, text_factor
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.big_button import BigButton
from kingdom_builder_qt.ui.desktop.widgets.pictures import tinted
from kingdom_builder_qt.ui.desktop.widgets.style import draw_line, scaled_font
from kingdom_builder_qt.ui.table.panels.signs import (
    nomad_colour,
    paint_sign,
    paint_state,
    paint_tile,
)
from kingdom_builder_qt.ui.table.presenters.tile_rows import TileRow

EMBLEM = 54
_AWAITED = 0.15  # opacity of a tile in flight
WIDTH, HEIGHT = 92, 120
WIDEST = 184  # for a long name
LEAST_WIDTH = 76  # of a large one in little space
LOW_WIDTH, LOW_HEIGHT = 66, 58
LOW_WIDEST = 132
LOW_EMBLEM = 34  # next to the text
_ASIDE = 10  # the number of tiles moves left to make room for the text
WORDS_HEIGHT = 48  # of a low one with text
LEAST_WORDS = 78  # the usual states fit
SQUEEZED = 52  # height of a low one above a scroll bar
NAME_FONTS = (0.95, 0.88, 0.8, 0.72)  # the largest one in which the name fits is used
STATE_FONTS = (0.86, 0.78, 0.7)  # the largest one in which the state fits is used
LOW_FONTS = (0.82, 0.76, 0.72)  # of names on a low button


class TileButton(BigButton):
    """Emblem, name and state; the digit in the corner is its key.

    A low button has its text next to the emblem. A narrow one has the name alone, with signs for
    the state and its text in the tooltip.
    """

    help_requested = Signal()

    def __init__(self, row: TileRow, name: str, state: str) -> None:
        super().__init__()
        self.row, self.name, self.state, self.digit = row, name, state, 0
        self._name_widths: dict[tuple[float, float], int] = {}  # by font factor and text size
        self._size = QSize(self.large_width(), scaled(HEIGHT))
        self.has_words = True
        self._ink = current_theme().colour("text")
        self._is_awaited = False
        self._emblem = QPointF(self.rect().center())
        self.setCheckable(True)

    @property
    def emblem(self) -> QPointF:
        """Return the centre of the emblem at the last painting."""
        return self._emblem

    def set_awaited(self, awaited: bool) -> None:
        """Fade the emblem of a tile that is still in flight."""
        if awaited != self._is_awaited:
            self._is_awaited = awaited
            self.update()

    def set_state(self, row: TileRow, state: str) -> None:
        if (row, state) == (self.row, self.state):
            return
        self.row, self.state = row, state
        self.update()

    def set_large(self, most: int) -> None:
        """Use the full height, and a width of at most `most`; the name shrinks to fit."""
        self.has_words = True
        self._set_size(QSize(min(self.large_width(), most), scaled(HEIGHT)))

    def set_low(self, width: int, squeezed: bool = False, words: bool = False) -> None:
        """Use half the height; `squeezed`: above a scroll bar; `words`: with name and state."""
        self.has_words = words
        height = WORDS_HEIGHT if words else LOW_HEIGHT
        self._set_size(QSize(width, scaled(SQUEEZED if squeezed else height)))

    def _set_size(self, size: QSize) -> None:
        if size != self._size:
            self._size = size
            self.updateGeometry()
            self.update()

    @property
    def is_low(self) -> bool:
        """Return whether this is the form of half the height."""
        return self._size.height() < scaled(HEIGHT)

    def sizeHint(self) -> QSize:
        """Return the size set, so that a change of state does not move the row."""
        return self._size

    def large_width(self) -> int:
        return scaled(max(WIDTH, min(self._name_width(NAME_FONTS[0]) + 18, WIDEST)))

    def low_width(self) -> int:
        """Return the width of the low form with the name in its smallest font."""
        return scaled(max(LOW_WIDTH, min(self._name_width(LOW_FONTS[-1]) + 12, LOW_WIDEST)))

    def low_words_width(self) -> int:
        """Return the width of the low form with name and state next to the emblem."""
        name = self._name_width(LOW_FONTS[-1])
        return scaled(LOW_EMBLEM + 10 + max(LEAST_WORDS, min(name + 18, LOW_WIDEST)))

    def _font(self, factor: float, bold: bool = False) -> QFont:
        """Return the application font, without text size, scaled by a factor."""
        return scaled_font(self, factor / text_factor(), bold)

    def _name_width(self, factor: float) -> int:
        """Return the width of the name in unscaled pixels.

        Cached, because each layout of the hand asks for the widths of all tiles many times.
        """
        key = factor, text_factor()
        if key not in self._name_widths:
            metrics = QFontMetricsF(self._font(factor, bold=True))
            self._name_widths[key] = math.ceil(metrics.horizontalAdvance(self.name))
        return self._name_widths[key]

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._name_widths.clear()
        super().changeEvent(event)

    def border(self) -> QPen:
        """Return the border, dashed for a nomad tile, which is temporary."""
        if not self.row.is_nomad or self.isChecked():
            return super().border()
        return QPen(nomad_colour(current_theme()), 1.5, Qt.PenStyle.DashLine)

    def ground(self) -> QColor:
        """Return the background, tinted while the tile's action is in progress."""
        ground = super().ground()
        return mixed(ground, current_theme().colour("accent"), 0.22) if self.row.in_use else ground

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Request the rules page, by right button or menu key."""
        self.help_requested.emit()
        event.accept()

    def nextCheckState(self) -> None:
        """Keep the state, because the desk decides the selection."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        factor = text_factor()  # the rest is drawn in unscaled pixels
        painter.scale(factor, factor)
        rect = QRectF(6, 6, (rect.width() + 12) / factor - 12, (rect.height() + 12) / factor - 12)
        theme = current_theme()
        self._ink = theme.colour("text" if self._is_bright else "text_muted")
        if self.is_low and self.has_words:
            self._draw_low_words(painter, rect)
        elif self.is_low:
            self._draw_low(painter, rect)
        else:
            self._draw_large(painter, rect)
        if self.digit:
            painter.setFont(self._font(0.8))
            painter.setPen(theme.colour("text_muted"))
            painter.drawText(rect.adjusted(2, 0, 0, 0), Qt.AlignmentFlag.AlignLeft, str(self.digit))

    @property
    def _is_bright(self) -> bool:
        return self.row.can_use or self.row.in_use

    def _draw_emblem(self, painter: QPainter, area: QRectF) -> None:
        self._emblem = painter.worldTransform().map(area.center())
        painter.setOpacity(_AWAITED if self._is_awaited else 1.0 if self._is_bright else FADED)
        paint_tile(painter, self.row.tile, area, current_theme(), self.row.is_nomad)
        painter.setOpacity(1.0)

    def _draw_large(self, painter: QPainter, rect: QRectF) -> None:
        top = QRectF(rect.center().x() - EMBLEM / 2, rect.top() + 4, EMBLEM, EMBLEM)
        self._draw_emblem(painter, top)
        self._draw_contents(painter, top, 24.0)
        if len(self.row.held) > 1:
            self._draw_count(painter, top)
        name = QRectF(rect.left() - 3, top.bottom() + 4, rect.width() + 6, 0)
        self._draw_name(painter, name, NAME_FONTS)
        self._draw_state(painter, QRectF(rect.left(), name.bottom() + 2, rect.width(), 20))

    def _draw_low(self, painter: QPainter, rect: QRectF) -> None:
        side = rect.height() - 16.0
        top = QRectF(rect.center().x() - side / 2, rect.top() - 3, side, side)
        self._draw_emblem(painter, top)
        theme = current_theme()
        if not self.row.in_use:
            paint_state(painter, self.row.state, top, theme)
        self._draw_contents(painter, top, 18.0)
        if len(self.row.held) > 1:
            self._draw_count(painter, top)
        name = QRectF(rect.left() - 3, top.bottom() + 1, rect.width() + 6, 0)
        self._draw_name(painter, name, LOW_FONTS)
        if self._is_bright:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent"))
            line = QRectF(rect.left() + 8, rect.bottom() + 1, rect.width() - 16, 3)
            painter.drawRoundedRect(line, 1.5, 1.5)

    def _draw_low_words(self, painter: QPainter, rect: QRectF) -> None:
        side = float(LOW_EMBLEM)
        emblem = QRectF(rect.left() + 4, rect.center().y() - side / 2, side, side)
        self._draw_emblem(painter, emblem)
        self._draw_contents(painter, emblem, 18.0)
        if len(self.row.held) > 1:
            self._draw_count(painter, emblem.translated(-_ASIDE, 0))
        left = emblem.right() + 4
        name = QRectF(left, rect.top() - 2, rect.right() - left + 3, 0)
        self._draw_name(painter, name, LOW_FONTS)
        self._draw_state(painter, QRectF(left + 4, name.bottom() + 2, name.width() - 8, 19))

    def _draw_contents(self, painter: QPainter, emblem: QRectF, side: float) -> None:
        """Draw the sign of the tile's contents at its lower left."""
        row = self.row
        place = QRectF(emblem.left() - side / 2, emblem.bottom() - side + 2, side, side)
        theme = current_theme()
        if row.stored:
            paint_sign(painter, "stored", row.stored, place, row.colour, theme)
        elif row.numbers:
            paint_number_tile(painter, place, row.numbers, theme)
        if row.is_repeated:
            again = QRectF(emblem.right() - side / 2, emblem.top(), side, side)
            self._draw_repeat_sign(painter, again)

    def _draw_repeat_sign(self, painter: QPainter, place: QRectF) -> None:
        """Draw the sign of a tile that the bazaar can repeat."""
        painter.setPen(Qt.PenStyle.NoPen)
        theme = current_theme()
        painter.setBrush(theme.colour("accent"))
        painter.drawEllipse(place)
        inner = place.adjusted(3, 3, -3, -3)
        ink, dpr = theme.colour("text_on_accent"), self.devicePixelRatioF()
        painter.drawPixmap(inner.topLeft(), tinted("redo", ink, round(inner.width()), dpr))

    def _draw_name(self, painter: QPainter, place: QRectF, fonts: Sequence[float]) -> None:
        """Draw the name in the largest font that fits, and set the height of `place`."""
        fitting = (f for f in fonts if self._name_width(f) <= place.width())
        painter.setFont(self._font(next(fitting, fonts[-1]), bold=True))
        place.setHeight(painter.fontMetrics().height())
        painter.setPen(self._ink)
        draw_line(painter, place, Qt.AlignmentFlag.AlignCenter, self.name)

    def _draw_count(self, painter: QPainter, emblem: QRectF) -> None:
        badge = QRectF(emblem.right() - 12, emblem.bottom() - 18, 24, 18)
        theme = current_theme()
        painter.setPen(QPen(theme.colour("card"), 1.5))
        painter.setBrush(theme.colour("emblem"))
        painter.drawRoundedRect(badge, 9, 9)
        painter.setPen(theme.colour("parchment"))
        painter.setFont(self._font(0.85, bold=True))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, f"×{len(self.row.held)}")

    def _draw_state(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the state as a pill, filled if the tile can be used now."""
        if not self.state:
            return
        for factor in STATE_FONTS:
            painter.setFont(self._font(factor))
            width = painter.fontMetrics().horizontalAdvance(self.state) + 14.0
            if width <= rect.width() + 8:
                break
        width = min(width, rect.width() + 8)
        state = painter.fontMetrics().elidedText(
            self.state, Qt.TextElideMode.ElideRight, round(width)
        )
        pill = QRectF(rect.center().x() - width / 2, rect.top(), width, 19)
        theme = current_theme()
        if self._is_bright:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent"))
            painter.drawRoundedRect(pill, 9.5, 9.5)
            painter.setPen(theme.colour("text_on_accent"))
        elif self.row.state == NEW:
            painter.setPen(QPen(theme.colour("accent"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(pill, 9.5, 9.5)
            painter.setPen(theme.colour("text"))
        else:
            muted = self.row.state == USED or not self.row.is_own_turn
            painter.setPen(theme.colour("text_muted" if muted else "text"))
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, state)
