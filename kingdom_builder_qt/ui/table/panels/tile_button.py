"""The button for the tiles of one source in front of the player, in a large and a low form."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QContextMenuEvent, QFont, QFontMetrics, QPainter, QPen

from kingdom_builder_qt.core.state import NEW, USED
from kingdom_builder_qt.ui.art.brushes import mixed
from kingdom_builder_qt.ui.art.scenes.scene_picture import FADED
from kingdom_builder_qt.ui.art.tokens import paint_number_tile
from kingdom_builder_qt.ui.desktop.style.text_size import LEAST_TEXT
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.big_button import BigButton
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.desktop.widgets.pictures import tinted
from kingdom_builder_qt.ui.desktop.widgets.style import draw_line, scaled_font
from kingdom_builder_qt.ui.table.board.board_keys import table_key
from kingdom_builder_qt.ui.table.panels.signs import (
    nomad_colour,
    paint_sign,
    paint_tile,
)
from kingdom_builder_qt.ui.table.presenters.tile_rows import TileRow

# "list" and "line" take the place of the small forms with large text.
TileForm: TypeAlias = Literal["large", "words", "low", "strip", "list", "line"]

_BESIDE: Final[tuple[TileForm, ...]] = ("words", "list", "line")  # the text, next to the emblem
EMBLEM = 50
SMALL, TINY = 26, 21  # emblem of a low button and of a strip, if the text leaves the room
_MOST_LINES = 3  # of name and state together; one more where the button is high enough
_TIGHT = 14  # pixels from line to line of so many, which leave the emblem its size
_NARROWEST = 0.75  # width of letters of a word that is wider than the button
_AWAITED = 0.15  # opacity of a tile in flight
LEAST_EMBLEM, MOST_EMBLEM = 28.0, 36.0  # next to the text
_TEXT = 70  # width that such an emblem leaves to the text
_KEY = 6  # pixels by which it makes way for the key in the corner
_ASIDE = 10  # the number of tiles moves away from text or emblem
_LESS_ASIDE = 6  # from a wider emblem, which leaves less room to the edge of the button
_PILL_EDGE = 4  # pixels left and right of the state in its pill
_PILL_ROUND = 9.0

_SHORT: Final = (1, 2)  # letters of a key that fit into a corner


class TileButton(BigButton):
    """Emblem, name and state; the digit in the corner is its key.

    The forms "words", "list" and "line" have the text next to the emblem, a low button a small
    emblem above it. Of name and state one takes two lines if it does not fit on one. The letters
    of a long word become narrower before it is elided.
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
        draw = dict.fromkeys(_BESIDE, self._draw_words)
        draw["large"] = self._draw_large
        draw.get(self._form, self._draw_low)(painter, rect)
        if len(self.key) in _SHORT:
            painter.setFont(self._font())
            painter.setPen(theme.colour("text_muted"))
            left, top = (0, 0) if self._form in draw else (2, -5)  # level with the emblem
            corner = rect.adjusted(2 if self._form == "large" else left, top, 0, 0)
            painter.drawText(corner, Qt.AlignmentFlag.AlignLeft, self.key)

    @property
    def key(self) -> str:
        """Return the present key that chooses this tile, "" for none."""
        return key_map().first(table_key(f"tile_{self.digit}")) if self.digit else ""

    @property
    def _is_beside(self) -> bool:
        """Return whether the text is next to the emblem."""
        return self._form in _BESIDE

    @property
    def _across(self) -> Qt.AlignmentFlag:
        return Qt.AlignmentFlag.AlignLeft if self._is_beside else Qt.AlignmentFlag.AlignHCenter

    @property
    def _is_bright(self) -> bool:
        return self.row.can_use or self.row.in_use

    def _draw_emblem(self, painter: QPainter, area: QRectF) -> None:
        self._emblem = painter.worldTransform().map(area.center())
        painter.setOpacity(_AWAITED if self._is_awaited else 1.0 if self._is_bright else FADED)
        paint_tile(painter, self.row.tile, area, current_theme(), self.row.is_nomad)
        painter.setOpacity(1.0)

    def _draw_large(self, painter: QPainter, rect: QRectF) -> None:
        self._draw_column(painter, rect.adjusted(0, 4, 0, 0), EMBLEM, 24.0)

    def _draw_low(self, painter: QPainter, rect: QRectF) -> None:
        side = SMALL if self._form == "low" else TINY
        self._draw_column(painter, rect.adjusted(0, -4, 0, 0), side, 14.0)

    def _draw_column(self, painter: QPainter, rect: QRectF, side: int, contents: float) -> None:
        """Draw emblem, name and state below each other; `contents`: side of the sign of these."""
        place = rect.adjusted(-3, 0, 3, 0)
        names, states = self._texts(place.width())
        pitch = self._pitch(names, states)
        text = (len(names) + len(states)) * pitch + 3
        side = min(side, round(rect.bottom() + 4 - rect.top() - text))  # the text is whole
        emblem = QRectF(rect.center().x() - side / 2, rect.top(), side, side)
        self._draw_emblem(painter, emblem)
        self._draw_contents(painter, emblem, contents)
        if self.row.count:
            self._draw_count(painter, emblem.translated(_aside(side), 0))
        name = QRectF(place.left(), emblem.bottom(), place.width(), 0)
        self._draw_name(painter, name, names, pitch)
        self._draw_state(painter, name.translated(0, name.height()), states, pitch)

    def _draw_words(self, painter: QPainter, rect: QRectF) -> None:
        indent = _KEY if self.key else 0
        side = min(max(rect.width() - indent - _TEXT, LEAST_EMBLEM), MOST_EMBLEM)
        emblem = QRectF(rect.left() + indent, rect.center().y() - side / 2, side, side)
        self._draw_emblem(painter, emblem)
        self._draw_contents(painter, emblem, 18.0)
        if self.row.count:
            below = min(8.0, rect.bottom() + 2 - emblem.bottom())
            self._draw_count(painter, emblem.translated(-11, below))
        left = emblem.right() + 3
        names, states = self._texts(rect.right() - left + 3)
        name = QRectF(left, 0, rect.right() - left + 3, 0)
        pitch = self._pitch(names, states)
        text = (len(names) + len(states)) * pitch + 2
        name.moveTop(rect.center().y() - text / 2)
        self._draw_name(painter, name, names, pitch)
        self._draw_state(painter, name.translated(0, name.height() + 1), states, pitch)

    def _pitch(self, names: list[str], states: list[str]) -> int:
        """Return the pixels from line to line."""
        if len(names) + len(states) >= _MOST_LINES:
            return _TIGHT
        return QFontMetrics(self._font(bold=self._is_bright)).height()

    def _texts(self, width: float) -> tuple[list[str], list[str]]:
        """Return the lines of name and state in a width."""
        metrics, room = QFontMetrics(self._font()), round(width) - _PILL_EDGE
        states = state_lines(self.state, metrics, room) if self.state else []
        bold = QFontMetrics(self._font(bold=self._is_bright))
        is_wide = bold.horizontalAdvance(self.name) > width
        most = _MOST_LINES + (self._form in ("large", "list", "line"))
        halves = is_wide and len(states) + 2 <= most
        return _halves(self.name, bold) if halves else [self.name], states

    def _draw_contents(self, painter: QPainter, emblem: QRectF, side: float) -> None:
        """Draw the sign of the tile's contents at its lower left."""
        row = self.row
        left = max(2.0, emblem.left() - side / 2)
        place = QRectF(left, emblem.bottom() - side + 2, side, side)
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

    def _draw_name(self, painter: QPainter, place: QRectF, lines: list[str], pitch: int) -> None:
        """Draw the name, and set the height of `place`; a tile to use stands out."""
        font = self._font(bold=self._is_bright)
        widest = max(map(QFontMetrics(font).horizontalAdvance, lines))
        squeeze = max(_NARROWEST, min(1.0, place.width() / widest))
        painter.setFont(font)
        painter.setPen(self._ink)
        painter.save()
        painter.translate(place.topLeft())
        painter.scale(squeeze, 1.0)
        high = max(pitch, QFontMetrics(font).height())  # tight lines overlap, and none is cut
        for number, line in enumerate(lines):
            row = QRectF(0, (number + 0.5) * pitch - high / 2, place.width() / squeeze, high)
            draw_line(painter, row, self._across | Qt.AlignmentFlag.AlignVCenter, line)
        painter.restore()
        place.setHeight(len(lines) * pitch)

    def _draw_count(self, painter: QPainter, emblem: QRectF) -> None:
        badge = QRectF(emblem.right() - 12, emblem.bottom() - 18, 24, 18)
        theme = current_theme()
        painter.setPen(QPen(theme.colour("card"), 1.5))
        painter.setBrush(theme.colour("emblem"))
        painter.drawRoundedRect(badge, 9, 9)
        painter.setPen(theme.colour("parchment"))
        painter.setFont(self._font(bold=True))
        painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, self.row.count)

    def _draw_state(self, painter: QPainter, place: QRectF, lines: list[str], pitch: int) -> None:
        """Draw the state below the top of `place` as a pill, filled if the tile can be used now."""
        if not lines:
            return
        painter.setFont(self._font())
        metrics = painter.fontMetrics()
        width = max(metrics.horizontalAdvance(line) for line in lines) + 2.0 * _PILL_EDGE
        width, height = min(width, place.width()), len(lines) * pitch + 2.0
        left = place.left() if self._is_beside else place.center().x() - width / 2
        pill = QRectF(left, place.top(), width, height)
        theme = current_theme()
        if self._is_bright:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("accent"))
            painter.drawRoundedRect(pill, _PILL_ROUND, _PILL_ROUND)
            painter.setPen(theme.colour("text_on_accent"))
        elif self.row.state == NEW:
            painter.setPen(QPen(theme.colour("accent"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(pill, _PILL_ROUND, _PILL_ROUND)
            painter.setPen(theme.colour("text"))
        else:
            muted = self.row.state == USED or not self.row.is_own_turn
            painter.setPen(theme.colour("text_muted" if muted else "text"))
            if self._is_beside:  # level with the name
                pill.translate(-_PILL_EDGE, 0)
        high = max(pitch, metrics.height())
        for number, line in enumerate(lines):
            middle = pill.top() + 1 + (number + 0.5) * pitch
            below = QRectF(pill.left(), middle - high / 2, width, high)
            if self._is_beside:
                below.setLeft(below.left() + _PILL_EDGE)
            painter.drawText(below, self._across | Qt.AlignmentFlag.AlignVCenter, line)


def _aside(side: int) -> int:
    """Return how far the number of tiles is moved away from an emblem above the text."""
    if side >= EMBLEM:
        return 0
    return _ASIDE if side <= TINY else _LESS_ASIDE


def state_lines(state: str, metrics: QFontMetrics, room: int) -> list[str]:
    """Return a state on one line, or on two of nearly equal width; only what is wider is elided."""
    if metrics.horizontalAdvance(state) <= room:
        return [state]
    lines = _halves(state, metrics)
    return [metrics.elidedText(line, Qt.TextElideMode.ElideRight, room) for line in lines]


def _halves(text: str, metrics: QFontMetrics) -> list[str]:
    """Return a text on two lines of nearly equal width, or on one if it is a single word."""
    words = text.split(" ")
    splits = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    widest = lambda split: max(map(metrics.horizontalAdvance, split))  # noqa: E731
    return min(splits, key=widest, default=[text])
