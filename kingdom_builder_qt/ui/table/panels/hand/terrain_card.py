"""A large terrain card of the hand panel, face up or face down."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontInfo,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
)

from kingdom_builder_qt.content.rule_pages import Key
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.ui.art.brushes import mixed
from kingdom_builder_qt.ui.art.geometry import corners
from kingdom_builder_qt.ui.art.ground.landscape import LETTER, draw_letter
from kingdom_builder_qt.ui.desktop.style.text_size import LEAST_TEXT
from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, current_theme
from kingdom_builder_qt.ui.desktop.widgets.big_button import BigButton
from kingdom_builder_qt.ui.desktop.widgets.pictures import paint_svg
from kingdom_builder_qt.ui.desktop.widgets.style import (
    title_font,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.board.motion.motion import Motion, glide
from kingdom_builder_qt.ui.table.presenters.card_rows import Part
from kingdom_builder_qt.ui.words.foreign_text import joined

_INK = QColor("#2c261c")
_BACK = QColor("#5c4a35")
_BACK_LINE = QColor("#8a7150")
_DULL = 0.45
_NAME_SHARE: Final = 0.145  # of the height of the card
_LETTER_SHARE: Final = 0.4  # size of the letter, in sides of the picture
_STRETCH: Final = 80  # per cent of the usual width of letters, before they get small
_LEAST_STRETCH: Final = 75
_LEAST_NAME: Final = 11  # pixels of the font of a name that is whole in no other one
_NAME_EDGE: Final = 2  # pixels of the card's width without letters
_LINE: Final = 1.2  # height of a line of the name, in heights of its font
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
    letter: str = ""  # of its terrain on the board, if shown there


class TurnOver(Motion):
    """A drawn card turns over: its back narrows, then its face widens."""

    duration = 420

    def __init__(self, button: TerrainCardButton) -> None:
        self._button = button

    def at(self, progress: float) -> None:
        self._button.show_turned(glide(progress))

    def end(self) -> None:
        self._button.show_turned(1.0)


def _two_lines(words: str, metrics: QFontMetrics) -> list[str]:
    """Return words in at most two lines, of which the longer one is as short as possible."""
    parts = words.split()
    if len(parts) < 2:
        return parts
    splits = ([" ".join(parts[:at]), " ".join(parts[at:])] for at in range(1, len(parts)))
    return min(splits, key=lambda lines: max(map(metrics.horizontalAdvance, lines)))


def fitting(font: QFont, words: str, width: float) -> QFont:
    """Return a font, smaller and condensed for a name that is too long for two lines."""
    metrics = QFontMetrics(font)
    longest = max(map(metrics.horizontalAdvance, _two_lines(words, metrics)), default=0)
    if longest <= width:
        return font
    made, size = QFont(font), QFontInfo(font).pixelSize()
    fit = size * (width - 1) / longest  # advances are rounded
    pixels = max(LEAST_TEXT, int(fit))
    if 100 * fit < _STRETCH * pixels:
        pixels = max(_LEAST_NAME, int(100 * fit / _STRETCH))
    made.setPixelSize(pixels)
    made.setStretch(max(_LEAST_STRETCH, min(100, int(100 * fit / pixels))))
    return made


class TerrainCardButton(BigButton):
    """Shows a terrain card; the hand handles clicks."""

    help_requested = Signal()
    motion_requested = Signal(object)  # Motion to be played at once, in parallel
    pointed_at = Signal(bool)  # gained or lost mouse and focus

    def __init__(self) -> None:
        super().__init__()
        self.look = CardLook(None, "hidden", "", "")
        self._colour = QColor()
        self._turned = 1.0
        self.is_gone = False  # removed from the hand; motions no longer repaint it
        self.setCheckable(True)
        self.setFont(title_font(self, 1.08))

    @property
    def card(self) -> str | None:
        """Return the id of the shown card, None when face down."""
        return self.look.card

    def show_look(self, look: CardLook, terrain: Terrain | None) -> None:
        """Show a card; `terrain` gives its colour."""
        colour = current_theme().terrain_colour(look.picture, terrain)
        if (look, colour) == (self.look, self._colour):
            return
        is_drawn = look.card is not None and look.card != self.look.card
        is_drawn = is_drawn and look.part in _DRAWN and self.window().isVisible()
        self.look, self._colour = look, colour
        name = joined(filter(None, (look.name, look.ribbon)))
        self.setAccessibleName(name)
        set_tooltip(self, f"{name}\n{look.tip}" if look.tip else name)  # it may be elided
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
            font = self._font_of(self.look.name, rect.width())
            painter.setFont(font)
            lines = self._lines(self.look.name, font, rect.width())
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, "\n".join(lines))
        elif self.look.card is None:
            self._draw_back(painter, rect)
        else:
            self._draw_face(painter, rect, self.look.picture)

    def _draw_face(self, painter: QPainter, rect: QRectF, picture: str) -> None:
        painter.setOpacity(_DULL if self.look.part in ("refused", "spare") else 1.0)
        edge = 3  # the name needs the full width
        width = rect.width() + 2 * edge
        font = self._font_of(self.look.name, width - _NAME_EDGE)
        lines = self._lines(self.look.name, font, width - _NAME_EDGE)
        high = round(_LINE * font.pixelSize())
        height = high * len(lines) + 4
        band = QRectF(rect.left() - edge, rect.bottom() + edge - height, width, height)
        ribbon = QRectF(rect.left() - edge, rect.top() - edge, width, high + 2)
        taken = ribbon.height() if self.look.ribbon else 0.0
        room = rect.adjusted(0, taken, 0, edge - height)
        side = max(0.0, min(room.width(), room.height() - 4))
        left, top = room.center().x() - side / 2, room.center().y() - side / 2
        paint_svg(painter, "terrain", picture, QRectF(left, top, side, side))
        painter.setOpacity(1.0)
        if self.look.letter:
            self._draw_letter(painter, room, side * _LETTER_SHARE)
        theme, painted = current_theme(), self.look.ribbon
        self._draw_band(painter, band, lines, font, theme.colour("parchment"), _INK)
        if painted:
            accent, ink = theme.colour("accent"), theme.colour("text_on_accent")
            font = self._font_of(painted, width - _NAME_EDGE)
            shown = self._lines(painted, font, width - _NAME_EDGE)[:1]
            self._draw_band(painter, ribbon, shown, font, accent, ink)

    def _draw_letter(self, painter: QPainter, room: QRectF, size: float) -> None:
        """Draw the letter of the terrain in the top left corner, as on the board."""
        font = current_theme().font(LETTER, bold=True)
        painter.save()
        middle = size * 0.45 * len(self.look.letter)  # two letters for two sides
        painter.translate(room.left() + middle, room.top() + size * 0.55)
        painter.scale(size / LETTER, size / LETTER)
        draw_letter(self.look.letter, font, self._colour, painter)
        painter.restore()

    def _font_of(self, words: str, width: float) -> QFont:
        """Return the font of a text on the card, in proportion to the card but never small."""
        font = QFont(self.font())
        font.setPixelSize(max(LEAST_TEXT, round(self.height() * _NAME_SHARE)))
        return fitting(font, words, width)

    @staticmethod
    def _lines(words: str, font: QFont, width: float) -> list[str]:
        """Return a name in one line, or in two if it is too long; long words are elided."""
        metrics = QFontMetrics(font)
        if metrics.horizontalAdvance(words) <= width:
            return [words]
        right = Qt.TextElideMode.ElideRight
        return [metrics.elidedText(line, right, int(width)) for line in _two_lines(words, metrics)]

    def _draw_band(
        self,
        painter: QPainter,
        band: QRectF,
        lines: Sequence[str],
        font: QFont,
        ground: QColor,
        ink: QColor,
    ) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(band, 5, 5)
        painter.setPen(ink)
        painter.setFont(font)
        high = band.height() / len(lines)
        for number, line in enumerate(lines):
            place = QRectF(band.left(), band.top() + number * high, band.width(), high)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, line)

    def _draw_back(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(QPen(_BACK_LINE, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, CARD_RADIUS - 3, CARD_RADIUS - 3)
        for scale in (0.9, 0.6, 0.3):
            painter.drawPolygon(corners(scale).translated(rect.center()))
