"""The supply next to the board, below it or below the island: all remaining pieces of a player."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.ui.art.brushes import pen, with_alpha
from kingdom_builder_qt.ui.art.house import BOX, SETTLEMENT, paint_piece, paint_shadow
from kingdom_builder_qt.ui.art.player_mark import style_of
from kingdom_builder_qt.ui.desktop.style.theme import PlayerStyle
from kingdom_builder_qt.ui.table.board.items import ThemedItem, ThemeSprites

PLACES: Final = 40
SLOT_WIDTH: Final = 50.0
SLOT_HEIGHT: Final = 52.0
_PAD: Final = 6.0
_NUMBER, _TITLE = 34.0, 14.0  # least heights of the letters
_MOST_NUMBER: Final = 56.0
_TITLE_PIXELS: Final = (10, 13)  # least height: of a title that would be too wide, of others
_COMPARED: Final = 1.25  # the number, compared with a large title
_DIGITS: Final = 1.2  # width of two digits, compared with their height
_LINE: Final = 1.24  # height of the number's line, compared with its letters
_TITLE_LINE: Final = 26.0  # least height of the title's line
_LINE_GAP: Final = 2.0
# Least and most width of number and title in a wide supply, one above the other and side by side.
_STACKED, _IN_LINE = (96.0, 140.0), (150.0, 250.0)
_STACKED_HEIGHT: Final = 96.0  # from which they are one above the other in a wide supply
_LINE_HEIGHT: Final = 54.0  # least height of both in one line
_SMALL_NUMBER: Final = (13.0, 18.0)  # least and most height of the numbers of other pieces
_LEAST, _MOST = 0.84, 1.3  # sizes of a slot; at less than the least some settlements are not shown
_FIELD: Final = QSizeF(46.0, 42.0)  # of a settlement to build now, in a slot of size 1
_FIELD_GAP: Final = 6.0  # least distance between two fields
_PIECE_RECT: Final = QRectF(-4, -4, BOX + 12, BOX + 8)


class TrayItem(ThemedItem):
    """Shows the remaining pieces of one player; those to build now have bright fields."""

    def __init__(self, sprites: ThemeSprites) -> None:
        super().__init__(sprites)
        self._title = ""
        self._player: int | None = None
        self._count = self._ready = 0
        self._area, self._pixel, self._text = QRectF(), 1.0, 1.0
        self._places: list[QPointF] = []
        self._slots: dict[str, QRectF] = {}
        self._size = 1.0  # of a slot
        self._field = _FIELD
        self._extra: tuple[tuple[str, int], ...] = ()
        self._lit: frozenset[str] = frozenset()
        self._neutral: frozenset[str] = frozenset()
        self.drop_zone: str | None = None
        self._parts: Sequence[QRectF] | None = None

    def expose(self, parts: Sequence[QRectF] | None) -> None:
        """Limit painting to the pieces in areas of the scene, None for all."""
        self._parts = parts

    @property
    def player(self) -> int | None:
        """Return the player whose supply is shown."""
        return self._player

    @property
    def count(self) -> int:
        return self._count

    def set_supply(self, player: int | None, count: int, ready: int, title: str) -> None:
        """Show a player's supply, None for nothing; `ready` settlements are to be built now."""
        before = self._player, self._title, self._ready
        is_renamed = title != self._title
        few, many = sorted((self._count, count))
        self._player, self._count, self._title = player, count, title
        self._ready = min(ready, count)
        if is_renamed:
            self._lay_out()  # a wide supply gives the title its width
        if before != (self._player, self._title, self._ready):
            self.update()
        elif few != many:
            fields = [self._around(middle) for middle in self._places[few:many]]
            self.update_parts([self._head_rect(), *fields])

    def set_extra(
        self,
        pieces: Sequence[tuple[str, int]],
        ready: Collection[str] = (),
        neutral: Collection[str] = (),
    ) -> None:
        """Show other kinds of pieces with their numbers in a separate part.

        `ready`: kinds that may be taken now. `neutral`: kinds in no player's colour.
        """
        before = self._extra, self._lit, self._neutral
        self._extra, self._lit = tuple(pieces), frozenset(ready)
        self._neutral = frozenset(neutral)
        if before != (self._extra, self._lit, self._neutral):
            self._lay_out()
            self.update()

    def set_drop_zone(self, kind: str | None) -> None:
        """Mark the slot where a piece of a kind may be returned, None for none."""
        if kind != self.drop_zone:
            self.drop_zone = kind
            self.update()

    def set_area(self, area: QRectF, pixel: float, text: float = 1.0) -> None:
        """Fill an area of the scene.

        `pixel`: scene units per pixel; `text`: the size of text that the letters follow.
        """
        if (area, pixel, text) != (self._area, self._pixel, self._text):
            self.prepareGeometryChange()
            self._area, self._pixel, self._text = QRectF(area), pixel, text
            self._lay_out()
            self.update()

    def _lay_out(self) -> None:
        """Compute the places of all pieces: a grid with the largest slots."""
        inside = self._area.adjusted(_PAD, _PAD, -_PAD, -_PAD)
        head, field, extra = self._head_rect(), QRectF(inside), len(self._extra)
        self._slots = {}
        if self._is_tall:
            field.setTop(head.bottom())
            columns = max(1, int(inside.width() // SLOT_WIDTH))
            field.setBottom(inside.bottom() - SLOT_HEIGHT * -(-extra // columns))
            corner = field.bottomLeft()
        else:
            field.setLeft(head.right())
            rows = max(1, int(inside.height() // SLOT_HEIGHT))
            field.setRight(inside.right() - SLOT_WIDTH * -(-extra // rows))
            corner = field.topRight()
        for place, (kind, _) in enumerate(self._extra):
            if self._is_tall:
                row, column = divmod(place, columns)
            else:
                column, row = divmod(place, rows)
            at = corner + QPointF(column * SLOT_WIDTH, row * SLOT_HEIGHT)
            self._slots[kind] = QRectF(at.x(), at.y(), SLOT_WIDTH, SLOT_HEIGHT)
        self._places, self._size = _grid(field, self._is_tall)
        steps = QSizeF(*(_step(map(axis, self._places)) for axis in (QPointF.x, QPointF.y)))
        room = steps - QSizeF(_FIELD_GAP, _FIELD_GAP)
        self._field = (_FIELD * self._size).boundedTo(room)

    @property
    def _is_tall(self) -> bool:
        return self._area.height() > self._area.width()

    def slots(self) -> dict[str, QRectF]:
        """Return the slots of the other kinds of pieces."""
        return self._slots

    def kind_at(self, point: QPointF) -> str:
        """Return the kind of piece at a point, a settlement outside the slots."""
        found = (kind for kind, slot in self._slots.items() if slot.contains(point))
        return next(found, SETTLEMENT)

    def place_of(self, kind: str) -> QPointF | None:
        """Return the centre of the slot of a kind of piece; None while the tray is hidden."""
        if not self.isVisible():
            return None
        slot = self._slots.get(kind)
        return self._places[0] if slot is None else slot.center()

    def boundingRect(self) -> QRectF:
        return self._area

    def places(self) -> list[QPointF]:
        """Return the centres of the settlement slots; the first is taken first.

        There are fewer than settlements where the tray has no room for all.
        """
        return self._places

    def fields(self) -> list[QRectF]:
        """Return the bright fields of the settlements to build now; they never touch."""
        found = [QRectF(QPointF(), self._field) for _ in self._places[: self._ready]]
        for field, middle in zip(found, self._places, strict=False):
            field.moveCenter(middle)
        return found

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._player is None:
            return
        painter.setPen(pen(self._theme.colour("rim_edge"), 1.2))
        painter.setBrush(self._theme.colour("rim"))
        painter.drawRoundedRect(self._area.adjusted(1, 1, -1, -1), 14, 14)
        self._paint_head(painter)
        places, size = self._places, self._size
        for field in self.fields():
            self._paint_field(painter, field)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(self._theme.colour("rim_edge"), 60))
        for middle in places[self._count :]:
            painter.drawEllipse(middle, 4, 4)
        style, shown = self._theme.player(self._player), self._exposed(places[: self._count])
        self._paint_pieces(painter, SETTLEMENT, style, shown, size)
        self._paint_extra(painter)

    def _exposed(self, places: list[QPointF]) -> list[QPointF]:
        """Return the places in the exposed areas."""
        if self._parts is None:
            return places
        return [p for p in places if any(part.intersects(self._around(p)) for part in self._parts)]

    def _paint_field(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(pen(self._theme.colour("target_edge"), 2.0))
        painter.setBrush(self._theme.colour("origin"))
        radius = min(9.0, 0.3 * rect.width())
        painter.drawRoundedRect(rect, radius, radius)

    def _paint_drop_zone(self, painter: QPainter, rect: QRectF) -> None:
        """Draw a bright field with an arrow pointing into it: the piece can be returned here."""
        hue, dark = self._theme.colour("step"), self._theme.colour("target_edge")
        painter.setBrush(with_alpha(hue, 90))
        for colour, width in ((dark, 4.6), (hue, 2.8)):
            painter.setPen(pen(colour, width))
            painter.drawRoundedRect(rect, 9, 9)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(dark, 1.4))
        painter.setBrush(hue)
        x, y = rect.center().x(), rect.top() + 5
        painter.drawPolygon([QPointF(x - 7, y), QPointF(x + 7, y), QPointF(x, y + 8)])

    def _around(self, middle: QPointF) -> QRectF:
        """Return the area of the settlement slot with a centre."""
        rect = QRectF(0, 0, SLOT_WIDTH * self._size, SLOT_HEIGHT * self._size)
        rect.moveCenter(middle)
        return rect

    @property
    def _is_stacked(self) -> bool:
        """Return whether the title is below the number, not right of it."""
        rect = self._area
        return rect.width() < _IN_LINE[0] if self._is_tall else rect.height() >= _STACKED_HEIGHT

    def _head_rect(self) -> QRectF:
        """Return the area of number and title."""
        rect, (number, title) = self._area, self._sizes()
        lines = self._number_line(number), self._title_line(title)
        if self._is_tall:
            in_line = max(_LINE_HEIGHT, *(line + _PAD for line in lines))
            stacked = sum(lines) + _LINE_GAP + 2 * _PAD
            height = stacked if self._is_stacked else in_line
            return QRectF(rect.left(), rect.top(), rect.width(), height)
        named = QFontMetricsF(self._theme.font(title, bold=True)).horizontalAdvance(self._title)
        least, most = _STACKED if self._is_stacked else _IN_LINE
        wanted = named + 2 * _PAD if self._is_stacked else named + _DIGITS * number + 4 * _PAD
        return QRectF(rect.left(), rect.top(), min(max(wanted, least), most), rect.height())

    def _sizes(self) -> tuple[float, float]:
        """Return the heights of the letters of number and title, as large as there is room."""
        title = max(_TITLE, _TITLE_PIXELS[1] * self._pixel * self._text)
        number = min(max(_NUMBER, _COMPARED * title), _MOST_NUMBER)
        inside = self._area.adjusted(_PAD, _PAD, -_PAD, -_PAD)
        if self._is_tall:
            return min(number, inside.width() / _DIGITS), title
        if not self._is_stacked:
            most = max(inside.height() / _LINE, 1.0)
            return min(number, most), min(title, most)
        lines = self._number_line(number) + _LINE_GAP + self._title_line(title)
        share = min(1.0, inside.height() / lines)
        return number * share, title * share

    def _number_line(self, number: float) -> float:
        return _LINE * number

    def _title_line(self, title: float) -> float:
        """Return the height of the title's line."""
        return max(_TITLE_LINE, QFontMetricsF(self._theme.font(title, bold=True)).height())

    def title_rect(self) -> QRectF:
        """Return the place of the title, below the number or right of it."""
        title, (number, size) = self._head_rect(), self._sizes()
        if self._is_stacked:
            line = self._title_line(size)
            lines = self._number_line(number) + _LINE_GAP + line
            title.setTop(title.center().y() + lines / 2 - line)
            title.setHeight(line)
        else:
            font = self._theme.font(number, bold=True)
            title.setLeft(title.left() + QFontMetricsF(font).horizontalAdvance("00") + 3 * _PAD)
        return title

    def _paint_head(self, painter: QPainter) -> None:
        head, centred = self._head_rect(), Qt.AlignmentFlag.AlignCenter
        number, title, (height, _) = QRectF(head), self.title_rect(), self._sizes()
        if self._is_stacked:
            align = centred
            number.setTop(title.top() - _LINE_GAP - self._number_line(height))
            number.setHeight(self._number_line(height))
        else:
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            number.setLeft(head.left() + _PAD)
            number.setRight(title.left() - _PAD)
        painter.setPen(self._theme.colour("text"))
        painter.setFont(self._theme.font(height, bold=True))
        painter.drawText(number, centred, str(self._count))
        if size := self._title_size(title.width() - 4):
            painter.setPen(self._theme.colour("rim_text"))
            painter.setFont(self._theme.font(size, bold=True))
            painter.drawText(title, align, self._title)

    def _title_size(self, room: float) -> float:
        """Return the height of the letters of the title, 0 if it has no room."""
        least, (_, size) = _TITLE_PIXELS[0] * self._pixel, self._sizes()
        metrics = QFontMetricsF(self._theme.font(size, bold=True))
        fitting = size * min(1.0, room / max(1.0, metrics.horizontalAdvance(self._title)))
        return fitting if fitting >= min(_TITLE, least) else 0.0

    def _paint_pieces(
        self,
        painter: QPainter,
        kind: str,
        style: PlayerStyle,
        places: list[QPointF],
        size: float = 1.0,
    ) -> None:
        away = BOX * 0.43 * size
        corners = [middle - QPointF(away, away) for middle in places]
        rect = QRectF(_PIECE_RECT.topLeft() * size, _PIECE_RECT.size() * size)
        art = partial(_paint_small, kind, style, size)
        self._sprites.draw(painter, ("tray", kind, style.key, size), rect, corners, art)

    def _paint_extra(self, painter: QPainter) -> None:
        """Draw the other kinds, with a number above 1."""
        slots = self._slots
        for kind, count in self._extra:
            slot = slots[kind]
            frame = slot.adjusted(2, 2, -2, -2)
            if kind == self.drop_zone:
                self._paint_drop_zone(painter, frame)
            elif kind in self._lit and count:
                self._paint_field(painter, frame)
            else:
                painter.setPen(pen(with_alpha(self._theme.colour("rim_edge"), 130), 1.0))
                painter.setBrush(with_alpha(self._theme.colour("panel"), 90))
                painter.drawRoundedRect(frame, 9, 9)
            style = style_of(self._theme, None if kind in self._neutral else self._player)
            painter.setOpacity(1.0 if count else 0.25)
            self._paint_pieces(painter, kind, style, [slot.center()])
            painter.setOpacity(1.0)
            if count > 1:
                self._paint_number(painter, slot, count)

    def _paint_number(self, painter: QPainter, slot: QRectF, count: int) -> None:
        least, most = _SMALL_NUMBER
        size = min(max(least, _TITLE_PIXELS[1] * self._pixel * self._text), most)
        box = QRectF(0, 0, 1.7 * size, 1.4 * size)
        box.moveBottomRight(slot.bottomRight() - QPointF(2, 2))
        painter.setPen(pen(self._theme.colour("target_edge"), 1.4))
        painter.setBrush(self._theme.colour("target"))
        painter.drawRoundedRect(box, 8, 8)
        painter.setPen(self._theme.colour("target_edge"))
        painter.setFont(self._theme.font(size, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(count))


def _grid(field: QRectF, is_tall: bool) -> tuple[list[QPointF], float]:
    """Return the centres of the slots that fill an area, and their size.

    A tall area is filled by rows, a wide one by columns.
    """
    shapes = [(columns, PLACES // columns) for columns in range(1, PLACES + 1)]
    shapes = [shape for shape in shapes if math.prod(shape) == PLACES]
    columns, rows = max(shapes, key=lambda shape: _slot_size(field, *shape))
    size = min(_MOST, _slot_size(field, columns, rows))
    if size < _LEAST:
        columns = max(1, int(field.width() // (SLOT_WIDTH * _LEAST)))
        rows = max(1, int(field.height() // (SLOT_HEIGHT * _LEAST)))
        size = min(_MOST, _slot_size(field, columns, rows))
    found = []
    for place in range(min(PLACES, columns * rows)):
        row, column = divmod(place, columns)
        if not is_tall:
            column, row = divmod(place, rows)
        x = (column + 0.5) * field.width() / columns
        y = (row + 0.5) * field.height() / rows
        found.append(field.topLeft() + QPointF(x, y))
    return found, math.floor(size * 20) / 20


def _step(values: Iterable[float]) -> float:
    """Return the least distance between different coordinates, infinite for a single one."""
    ordered = sorted(set(values))
    return min((b - a for a, b in pairwise(ordered)), default=math.inf)


def _slot_size(field: QRectF, columns: int, rows: int) -> float:
    return min(field.width() / columns / SLOT_WIDTH, field.height() / rows / SLOT_HEIGHT)


def _paint_small(kind: str, style: PlayerStyle, size: float, painter: QPainter) -> None:
    painter.scale(0.86 * size, 0.86 * size)
    paint_shadow(painter)
    paint_piece(painter, kind, style)
