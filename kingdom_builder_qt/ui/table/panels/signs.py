"""Small painted signs of a player's cards, tiles and tokens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingdom_builder_qt.core.state import NEW, USED, HeldTile
from kingdom_builder_qt.ui.art.brushes import mixed
from kingdom_builder_qt.ui.art.geometry import corners
from kingdom_builder_qt.ui.art.house import BOX, paint_house
from kingdom_builder_qt.ui.art.scenes.scene_picture import FADED, paint_emblem
from kingdom_builder_qt.ui.art.tokens import paint_number_tile
from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, Theme, current_theme
from kingdom_builder_qt.ui.desktop.widgets.pictures import TextSign, paint_svg
from kingdom_builder_qt.ui.desktop.widgets.tooltips import show_tooltip
from kingdom_builder_qt.ui.table.board.motion.coins import paint_disc
from kingdom_builder_qt.ui.words.foreign_text import joined

_SUNKEN = 0.05  # share of the colour of text in a sunken place
COIN = 23  # units across a coin as painted
Kind: TypeAlias = Literal["stored", "numbers", "marks"]

SIDE = 22  # of a sign
GAP, TOKEN_GAP = 2, 3
BACK = 15  # width of a card's back
BACK_STEP = 7  # visible width of a covered card back
LEAST = 9  # least visible width of a covered tile
MOST_UNDER = 5  # covered tiles with that width guaranteed; more share it
_GROUND, _LINE = QColor("#5c4a35"), QColor("#c9ad80")


def nomad_colour(theme: Theme) -> QColor:
    """Return the colour of the nomad mat, lightened for lines on a dark card."""
    colour = theme.colour("mat")
    return colour.lighter(190) if theme.is_dark else colour


def paint_tile(
    painter: QPainter, tile: str, rect: QRectF, theme: Theme, nomad: bool, faded: bool = False
) -> None:
    """Draw the emblem of a tile; a nomad tile has a purple ring, as on the mat."""
    paint_emblem(painter, "tiles", tile, rect, theme, faded)
    if not nomad:
        return
    painter.save()
    painter.setOpacity(painter.opacity() * (FADED if faded else 1.0))
    width = max(2.0, rect.width() * 0.07)
    painter.setPen(QPen(nomad_colour(theme), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = width / 2 + 0.5
    painter.drawEllipse(rect.adjusted(inset, inset, -inset, -inset))
    painter.restore()


def paint_slot(painter: QPainter, rect: QRectF) -> None:
    """Draw a sunken place for cards or tiles."""
    theme = current_theme()
    painter.setPen(QPen(theme.colour("card_border"), 1))
    painter.setBrush(mixed(theme.colour("panel"), theme.colour("text"), _SUNKEN))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), CARD_RADIUS, CARD_RADIUS)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def paint_state(painter: QPainter, state: str, rect: QRectF, theme: Theme) -> None:
    """Draw the state of a tile on its emblem: a dot for new, a stroke for used."""
    painter.save()
    if state == NEW:
        dot = rect.width() * 0.36
        painter.setPen(QPen(theme.colour("card"), 1.5))
        painter.setBrush(theme.colour("accent"))
        painter.drawEllipse(QRectF(rect.right() - dot, rect.top(), dot, dot))
    elif state == USED:
        painter.setPen(QPen(theme.colour("text_muted"), 1.5))
        inset = rect.width() * 0.22
        inner = rect.adjusted(inset, inset, -inset, -inset)
        painter.drawLine(QPointF(inner.bottomLeft()), QPointF(inner.topRight()))
    painter.restore()


class CoinSign(TextSign):
    """A coin like those that fly to a player."""

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        painter.translate(rect.center())
        painter.scale(rect.width() / COIN, rect.height() / COIN)
        paint_disc(painter, QPointF())


class _Signs(QWidget):
    """A widget as large as its signs."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def event(self, event: QEvent) -> bool:
        """Show the tooltip of the sign under the mouse, or that of the widget."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            words = self.words_at(event.pos())
            if words is not None:
                show_tooltip(event.globalPos(), words, self)
                return True
        return super().event(event)

    def words_at(self, point: QPoint) -> str | None:
        """Return the tooltip at a point, None to use the widget's tooltip."""
        return None


class FaceUpCards(_Signs):
    """Paints card faces in a row, or backs as a fan."""

    def __init__(self) -> None:
        super().__init__()
        self.faces: Sequence[str] = ()
        self.backs = 0

    def show_cards(self, faces: Sequence[str], backs: int) -> None:
        """Show cards by the names of their drawings, or a number of hidden cards."""
        shown = tuple(faces), backs
        if shown != (self.faces, self.backs):
            self.faces, self.backs = shown
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        if self.faces:
            return QSize(len(self.faces) * (SIDE + GAP) - GAP, SIDE)
        return QSize(BACK + (self.backs - 1) * BACK_STEP if self.backs else 0, SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, card in enumerate(self.faces):
            paint_svg(painter, "terrain", card, QRectF(number * (SIDE + GAP), 0, SIDE, SIDE))
        if self.faces or not self.backs:
            return
        for number in range(self.backs):
            rect = QRectF(number * BACK_STEP + 0.5, 1.5, BACK - 1, SIDE - 3)
            painter.setPen(QPen(_LINE, 1.2))
            painter.setBrush(_GROUND)
            painter.drawRoundedRect(rect, 2.5, 2.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(corners(0.13).translated(rect.center()))


@dataclass(frozen=True, slots=True)
class SpecialToken:
    """A kind of token, its number and its description."""

    kind: Kind
    count: int
    words: str


class SpecialTokens(_Signs):
    """Small signs in a row."""

    def __init__(self) -> None:
        super().__init__()
        self._colour = 0
        self.tokens: tuple[SpecialToken, ...] = ()

    def show_tokens(self, tokens: tuple[SpecialToken, ...], colour: int) -> None:
        """Show the tokens of a player in that player's colour."""
        self.setVisible(bool(tokens))
        if (tokens, colour) != (self.tokens, self._colour):
            self.tokens, self._colour = tokens, colour
            self.setAccessibleName(joined(token.words for token in tokens))
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(max(0, len(self.tokens) * (SIDE + TOKEN_GAP) - TOKEN_GAP), SIDE)

    def words_at(self, point: QPoint) -> str | None:
        number = point.x() // (SIDE + TOKEN_GAP)
        return self.tokens[number].words if number < len(self.tokens) else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        for number, token in enumerate(self.tokens):
            area = QRectF(number * (SIDE + TOKEN_GAP), 0, SIDE, SIDE)
            if token.kind == "numbers":
                paint_number_tile(painter, area, token.count, theme)
            else:
                paint_sign(painter, token.kind, token.count, area, self._colour, theme)


def paint_sign(
    painter: QPainter, kind: Kind, count: int, area: QRectF, colour: int, theme: Theme
) -> None:
    """Draw a stored settlement on a round tile, or a marked row, with a number above 1."""
    painter.save()
    ring = theme.colour("ring" if kind == "stored" else "text_muted")
    painter.setPen(QPen(ring, 1.4))
    if kind == "stored":
        painter.setBrush(theme.colour("parchment"))
        painter.drawEllipse(area.adjusted(0.7, 0.7, -0.7, -0.7))
    else:
        middle = area.bottom() - 2
        painter.drawLine(QPointF(area.left() + 1, middle), QPointF(area.right() - 1, middle))
    inset = area.width() * (0.16 if kind == "stored" else 0.08)
    house = area.adjusted(inset, inset * 0.6, -inset, -inset * 1.4)
    painter.translate(house.topLeft())
    painter.scale(house.width() / BOX, house.width() / BOX)
    paint_house(painter, theme.player(colour), mark=count == 1)
    painter.restore()
    if count > 1:
        _paint_count(painter, count, area, theme)


def _paint_count(painter: QPainter, count: int, area: QRectF, theme: Theme) -> None:
    painter.save()
    badge = QRectF(area.right() - 11, area.bottom() - 12, 12, 12)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("emblem"))
    painter.drawEllipse(badge)
    painter.setPen(theme.colour("parchment"))
    font = painter.font()
    font.setPixelSize(9)
    font.setBold(True)
    painter.setFont(font)
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(count))
    painter.restore()


class TileChips(_Signs):
    """Chips of tiles, right-aligned, each with its own tooltip.

    Several folded ones are a sign "…" whose tooltip names all.
    """

    def __init__(self) -> None:
        super().__init__()
        self.tiles: Sequence[tuple[HeldTile, bool]] = ()
        self._tip: Callable[[str], str] = str
        self._is_folded = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_tiles(self, tiles: Sequence[tuple[HeldTile, bool]], tip: Callable[[str], str]) -> None:
        """Show tiles, each with whether it is a nomad tile; `tip` maps an id to its tooltip."""
        self._tip = tip
        if tiles != self.tiles:
            self.tiles = tiles
            self.updateGeometry()
            self.update()

    @property
    def is_folded(self) -> bool:
        """Return whether a sign stands for several tiles."""
        return self._is_folded

    @property
    def _has_sign(self) -> bool:
        return self._is_folded and len(self.tiles) > 1

    def set_folded(self, folded: bool) -> None:
        """Show a sign in place of several tiles, or the tiles."""
        if folded != self._is_folded:
            self._is_folded = folded
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        count = 1 if self._has_sign else len(self.tiles)
        return QSize(max(0, count * (SIDE + GAP) - GAP), SIDE)

    def minimumSizeHint(self) -> QSize:
        return QSize(SIDE if self._has_sign else self.least_width, SIDE)

    @property
    def least_width(self) -> int:
        """Return the least width in which each tile is visible."""
        count = len(self.tiles)
        return min(count - 1, MOST_UNDER) * LEAST + SIDE if count else 0

    def chip_rect(self, number: int) -> QRectF:
        """Return the rectangle of a chip."""
        count = len(self.tiles)
        room = self.width() - SIDE
        pitch = min(SIDE + GAP, room / (count - 1)) if count > 1 else 0.0
        left = room - pitch * (count - 1 - number)
        return QRectF(left, (self.height() - SIDE) / 2, SIDE, SIDE)

    def tile_at(self, point: QPoint) -> str | None:
        """Return the tile under a point, the topmost of overlapping ones."""
        for number in () if self._has_sign else reversed(range(len(self.tiles))):
            if self.chip_rect(number).contains(point.toPointF()):
                return self.tiles[number][0].tile
        return None

    def words_at(self, point: QPoint) -> str | None:
        if self._has_sign:
            return self.accessibleName()
        tile = self.tile_at(point)
        return self._tip(tile) if tile else ""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        if self._has_sign:
            self._paint_sign(painter, theme)
            return
        for number, (held, nomad) in enumerate(self.tiles):
            rect = self.chip_rect(number)
            # Separates it from the chip below, which would shine through a pale one.
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("card"))
            painter.drawEllipse(rect.adjusted(-1, -1, 1, 1))
            paint_tile(painter, held.tile, rect, theme, nomad, held.state == USED)
            paint_state(painter, held.state, rect, theme)

    def _paint_sign(self, painter: QPainter, theme: Theme) -> None:
        """Draw three dots in a ring in place of the tiles."""
        area = QRectF(self.width() - SIDE, (self.height() - SIDE) / 2, SIDE, SIDE)
        painter.setPen(QPen(theme.colour("text_muted"), 1.4))
        painter.drawEllipse(area.adjusted(1, 1, -1, -1))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("text_muted"))
        for step in (-5, 0, 5):
            painter.drawEllipse(area.center() + QPointF(step, 0), 1.5, 1.5)
