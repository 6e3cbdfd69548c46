"""The button for the tiles of one source in front of the player, in a large and a low form."""

from __future__ import annotations

from typing import Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QFont, QPainter, QPen

from kingdom_builder_qt.core.state import NEW, USED
from kingdom_builder_qt.ui.art.brushes import mixed
from kingdom_builder_qt.ui.art.scenes.scene_picture import FADED
from kingdom_builder_qt.ui.art.tokens import paint_number_tile
from kingdom_builder_qt.ui.desktop.style.text_size import LEAST_TEXT
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

TileForm: TypeAlias = Literal["large", "words", "low", "strip"]

EMBLEM = 54
DIGIT = 13  # width of the key in front of the emblem in the form "words"
_AWAITED = 0.15  # opacity of a tile in flight
LOW_EMBLEM = 34  # next to the text
_ASIDE = 10  # the number of tiles moves left to make room for the text


class TileButton(BigButton):
    """Emblem, name and state; the digit in the corner is its key.

    The form "words" has its text next to the emblem. A low button has the name alone, with signs
    for the state and its text in the tooltip. A name that does not fit is elided.
    """

    help_requested = Signal()

    def __init__(self, row: TileRow, name: str, state: str) -> None:
        super().__init__()
        self.row, self.name, self.state, self.digit = row, name, state, 0
        self._form: TileForm = "large"
        self._scale = 1.0
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

    def set_form(self, form: TileForm, scale: float) -> None:
        """Set what the button shows, and the scale of its pixels."""
        if (form, scale) != (self._form, self._scale):
            self._form, self._scale = form, scale
            self.update()

    def _font(self, bold: bool = False) -> QFont:
        """Return the font of the program in unscaled pixels."""
        font = scaled_font(self, 1.0, bold)
        font.setPixelSize(LEAST_TEXT)
        return font

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
        factor = self._scale  # the rest is drawn in unscaled pixels
        painter.scale(factor, factor)
        rect = QRectF(6, 6, (rect.width() + 12) / factor - 12, (rect.height() + 12) / factor - 12)
        theme = current_theme()
        self._ink = theme.colour("text" if self._is_bright else "text_muted")
        draw = {"large": self._draw_large, "words": self._draw_words}
        draw.get(self._form, self._draw_low)(painter, rect)
        if self.digit:
            painter.setFont(self._font())
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
        self._draw_name(painter, name)
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
        self._draw_name(painter, name)
        if self._is_bright:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent"))
            line = QRectF(rect.left() + 8, rect.bottom() + 1, rect.width() - 16, 3)
            painter.drawRoundedRect(line, 1.5, 1.5)

    def _draw_words(self, painter: QPainter, rect: QRectF) -> None:
        side = float(LOW_EMBLEM)
        emblem = QRectF(rect.left() + DIGIT, rect.center().y() - side / 2, side, side)
        self._draw_emblem(painter, emblem)
        self._draw_contents(painter, emblem, 18.0)
        if len(self.row.held) > 1:
            self._draw_count(painter, emblem.translated(-_ASIDE, 0))
        left = emblem.right() + 4
        name = QRectF(left, rect.top() - 2, rect.right() - left + 3, 0)
        self._draw_name(painter, name)
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

    def _draw_name(self, painter: QPainter, place: QRectF) -> None:
        """Draw the name, and set the height of `place`; a tile to use stands out."""
        painter.setFont(self._font(bold=self._is_bright))
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
        painter.setFont(self._font(bold=True))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, f"×{len(self.row.held)}")

    def _draw_state(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the state as a pill, filled if the tile can be used now."""
        if not self.state:
            return
        painter.setFont(self._font())
        width = painter.fontMetrics().horizontalAdvance(self.state) + 10.0
        if width > rect.width() + 10 and self._form == "large":
            painter.setPen(self._ink)
            flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            lines = QRectF(rect.left() - 5, rect.top(), rect.width() + 10, 2 * rect.height())
            painter.drawText(lines, flags | Qt.TextFlag.TextWordWrap, self.state)
            return
        width = min(width, rect.width() + 10)
        state = painter.fontMetrics().elidedText(
            self.state, Qt.TextElideMode.ElideRight, round(width - 4)
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
