"""A large terrain card of the hand panel, face up or face down."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QPainter,
    QPaintEvent,
    QPen,
)

from kingdom_builder_qt.content.rule_pages import Key
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.ui.art.brushes import mixed
from kingdom_builder_qt.ui.art.geometry import corners
from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, current_theme
from kingdom_builder_qt.ui.desktop.widgets.big_button import BigButton
from kingdom_builder_qt.ui.desktop.widgets.pictures import paint_svg
from kingdom_builder_qt.ui.desktop.widgets.style import (
    title_font,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.board.motion.motion import Motion, glide
from kingdom_builder_qt.ui.table.panels.hand.sizes import ROOMY, HandSizes
from kingdom_builder_qt.ui.table.presenters.card_rows import Part

_INK = QColor("#2c261c")
_BACK = QColor("#5c4a35")
_BACK_LINE = QColor("#8a7150")
_DULL = 0.45
_DRAWN: Final = ("played", "choice", "drawn", "waiting")  # cards that may have just arrived


@dataclass(frozen=True, slots=True)
class CardLook:
    """The content of a card button: the card (None: its back), its part in the turn, and texts.

    `choice`: the value that a click chooses. `picture`: the drawing of its terrain, or of both
    sides. `page`: the rules page.
    """

    card: str | None
    part: Part
    name: str
    tip: str
    ribbon: str = ""  # short text across the top
    choice: str = ""
    picture: str = ""
    page: Key = ("topics", "terrain_cards")


class TurnOver(Motion):
    """A drawn card turns over: its back narrows, then its face widens."""

    duration = 420

    def __init__(self, button: TerrainCardButton) -> None:
        self._button = button

    def at(self, progress: float) -> None:
        self._button.show_turned(glide(progress))

    def end(self) -> None:
        self._button.show_turned(1.0)


class TerrainCardButton(BigButton):
    """Shows a terrain card; the hand handles clicks."""

    help_requested = Signal()
    motion_requested = Signal(object)  # Motion to be played at once, in parallel
    pointed_at = Signal(bool)  # gained or lost mouse and focus

    def __init__(self) -> None:
        super().__init__()
        self.look = CardLook(None, "hidden", "", "")
        self._colour = QColor()
        self._sizes, self._width = ROOMY, ROOMY.card.width()
        self._turned = 1.0
        self.is_gone = False  # removed from the hand; motions no longer repaint it
        self.setCheckable(True)
        self.setFont(title_font(self, 1.08))

    def minimumSizeHint(self) -> QSize:
        """Return the size of the card, which must not be squeezed."""
        return self.sizeHint()

    def sizeHint(self) -> QSize:
        """Return the size of a card; an unplayed one is small."""
        sizes = self._sizes
        if self.look.part == "spare":
            return sizes.spare
        return QSize(self._width, sizes.card.height())

    @property
    def card(self) -> str | None:
        """Return the id of the shown card, None when face down."""
        return self.look.card

    def show_look(
        self, look: CardLook, terrain: Terrain | None, sizes: HandSizes, width: int
    ) -> None:
        """Show a card; `terrain` gives its colour, `width` applies to all but spare cards."""
        colour = current_theme().terrain_colour(look.picture, terrain)
        shown = look, sizes, width, colour
        if shown == (self.look, self._sizes, self._width, self._colour):
            return
        is_drawn = look.card is not None and look.card != self.look.card
        is_drawn = is_drawn and look.part in _DRAWN and self.window().isVisible()
        self.look, self._sizes, self._width, self._colour = shown
        self.setAccessibleName(f"{look.name}, {look.ribbon}" if look.ribbon else look.name)
        set_tooltip(self, look.tip)
        self.updateGeometry()
        self.update()
        if is_drawn:
            self.turn_over()

    def turn_over(self) -> None:
        """Request the motion that turns the card from back to face."""
        self.motion_requested.emit(TurnOver(self))

    def show_turned(self, turned: float) -> None:
        """Show the card partly turned: 0 its back, 1 its face."""
        if not self.is_gone:
            self._turned = turned
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, narrowed while it turns; the first half of the turn shows its back."""
        if self._turned == 1:
            super().paintEvent(event)
            return
        painter, look = QPainter(self), self.look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = max(0.02, abs(math.cos(math.pi * self._turned)))
        painter.translate(self.width() / 2, 0)
        painter.scale(width, 1)
        painter.translate(-self.width() / 2, 0)
        if self._turned < 0.5:
            self.look = replace(look, card=None, part="hidden", ribbon="")
        try:
            self.paint_card(painter)
        finally:
            self.look = look
            painter.end()  # an exception would keep the painter alive and block the next one

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Request the rules page, by right button or menu key."""
        self.help_requested.emit()
        event.accept()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed_at.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Emit `pointed_at`, which stays True while the focus is here."""
        super().leaveEvent(event)
        self.pointed_at.emit(self.hasFocus())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed_at.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Emit `pointed_at`, which stays True while the mouse is here."""
        super().focusOutEvent(event)
        self.pointed_at.emit(self.underMouse())

    @property
    def _is_narrowest(self) -> bool:
        return self._width == self._sizes.narrowest

    def nextCheckState(self) -> None:
        """Keep the state, because the desk decides the selection."""

    def ground(self) -> QColor:
        """Return the background: the terrain's colour, or that of the card back."""
        theme = current_theme()
        if self.look.part == "none":
            return theme.colour("window")
        colour = self._colour if self.look.card is not None else _BACK
        if self.look.part in ("refused", "spare"):
            return mixed(colour, theme.colour("panel"), 0.5)
        return colour

    def border(self) -> QPen:
        """Return the border, accented for a card to choose and for a chosen one."""
        if self.look.part in ("choice", "drawn"):
            return QPen(current_theme().colour("accent"), 2.5)
        return super().border()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        if self.look.part == "none":
            painter.setPen(current_theme().colour("text_muted"))
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, self.look.name)
        elif self.look.card is None:
            self._draw_back(painter, rect)
        else:
            self._draw_face(painter, rect, self.look.picture)

    def _draw_face(self, painter: QPainter, rect: QRectF, picture: str) -> None:
        painter.setOpacity(_DULL if self.look.part in ("refused", "spare") else 1.0)
        is_narrowest = self._is_narrowest
        height = self.fontMetrics().height() * (2 if is_narrowest else 1) + 6
        edge = (
            3 if rect.width() < self._sizes.narrow else 0
        )  # the name on a small card needs the full width
        band = QRectF(rect.left() - edge, rect.bottom() - height, rect.width() + 2 * edge, height)
        ribbon = QRectF(rect.left(), rect.top(), rect.width(), height - 3)
        has_ribbon = bool(self.look.ribbon) and not is_narrowest
        taken = ribbon.height() if has_ribbon else 0.0
        room = rect.adjusted(0, taken, 0, -height)
        side = min(room.width(), room.height() - 4)
        left, top = room.center().x() - side / 2, room.center().y() - side / 2
        paint_svg(painter, "terrain", picture, QRectF(left, top, side, side))
        painter.setOpacity(1.0)
        theme = current_theme()
        self._draw_band(painter, band, self.look.name, theme.colour("parchment"), _INK)
        if has_ribbon:
            accent, ink = theme.colour("accent"), theme.colour("text_on_accent")
            self._draw_band(painter, ribbon, self.look.ribbon, accent, ink)

    def _draw_band(
        self, painter: QPainter, band: QRectF, words: str, ground: QColor, ink: QColor
    ) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(band, 5, 5)
        painter.setPen(ink)
        longest = max(words.split(" "), key=len) if self._is_narrowest else words
        painter.setFont(self._fitting_font(longest, band.width() - 4))
        flags = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
        metrics = painter.fontMetrics()
        if metrics.horizontalAdvance(longest) > band.width():
            words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, int(band.width()))
        painter.drawText(band, flags, words)

    def _fitting_font(self, words: str, width: float) -> QFont:
        font = self.font()
        advance = self.fontMetrics().horizontalAdvance(words)
        if advance > width:
            font.setPointSizeF(max(5.0, font.pointSizeF() * width / advance))
        return font

    def _draw_back(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(QPen(_BACK_LINE, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, CARD_RADIUS - 3, CARD_RADIUS - 3)
        for scale in (0.9, 0.6, 0.3):
            painter.drawPolygon(corners(scale).translated(rect.center()))
