"""The supply next to the board, below it or below the island: all remaining pieces of a player."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.ui.art.brushes import pen, with_alpha
from kingdom_builder_qt.ui.art.frame import ISLAND_RIM_RECT, RIM_RECT
from kingdom_builder_qt.ui.art.house import BOX, SETTLEMENT, paint_piece, paint_shadow
from kingdom_builder_qt.ui.art.player_mark import style_of
from kingdom_builder_qt.ui.desktop.style.theme import PlayerStyle
from kingdom_builder_qt.ui.table.board.items import ThemedItem, ThemeSprites

GAP: Final = 14.0
SIDE_WIDTH: Final = 112.0
BELOW_HEIGHT: Final = 116.0
HEAD: Final = 84.0  # room for number and title
PLACES: Final = 40
SLOT_WIDTH: Final = 50.0
SLOT_HEIGHT: Final = 52.0
ISLAND_HEAD: Final = 62.0
# Columns and rows of the settlements.
_FIELDS: Final = {"beside": (2, PLACES // 2), "below": (PLACES // 2, 2), "island": (8, PLACES // 8)}
TrayPlace: TypeAlias = Literal["beside", "below", "island"]
_PIECE_RECT: Final = QRectF(-4, -4, BOX + 12, BOX + 8)


class TrayItem(ThemedItem):
    """Shows the remaining pieces of one player; those to build now have bright fields."""

    def __init__(self, sprites: ThemeSprites) -> None:
        super().__init__(sprites)
        self._title = ""
        self._player: int | None = None
        self._count = self._ready = 0
        self._place: TrayPlace = "beside"
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
        few, many = sorted((self._count, count))
        self._player, self._count, self._title = player, count, title
        self._ready = min(ready, count)
        if before != (self._player, self._title, self._ready):
            self.update()
        elif few != many:
            fields = [_around(middle) for middle in self.places()[few:many]]
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
            self.update()

    def set_drop_zone(self, kind: str | None) -> None:
        """Mark the slot where a piece of a kind may be returned, None for none."""
        if kind != self.drop_zone:
            self.drop_zone = kind
            self.update()

    def slots(self) -> dict[str, QRectF]:
        """Return the slots of the other kinds of pieces."""
        area = self._extra_rect()
        found = {}
        for place, (kind, _) in enumerate(self._extra):
            row, column = divmod(place, 2)
            if self._place == "below":
                column, row = row, column
            elif self._place == "island":
                column, row = place, 0
            corner = area.topLeft() + QPointF(column * SLOT_WIDTH, row * SLOT_HEIGHT)
            found[kind] = QRectF(corner.x(), corner.y(), SLOT_WIDTH, SLOT_HEIGHT)
        return found

    def _extra_rect(self) -> QRectF:
        rect, count = tray_rect(self._place), -(-len(self._extra) // 2)
        if self._place == "island":
            wide = SLOT_WIDTH * len(self._extra)
            return QRectF(rect.right() - 8 - wide, rect.top() + 8, wide, SLOT_HEIGHT)
        if self._place == "below":
            wide = SLOT_WIDTH * count
            return QRectF(rect.right() - 6 - wide, rect.top() + 6, wide, 2 * SLOT_HEIGHT)
        high = SLOT_HEIGHT * count
        return QRectF(rect.left() + 6, rect.bottom() - 6 - high, 2 * SLOT_WIDTH, high)

    def kind_at(self, point: QPointF) -> str:
        """Return the kind of piece at a point, a settlement outside the slots."""
        found = (kind for kind, slot in self.slots().items() if slot.contains(point))
        return next(found, SETTLEMENT)

    def place_of(self, kind: str) -> QPointF | None:
        """Return the centre of the slot of a kind of piece; None while the tray is hidden."""
        if not self.isVisible():
            return None
        slot = self.slots().get(kind)
        return self.places()[0] if slot is None else slot.center()

    def set_place(self, place: TrayPlace) -> None:
        if place != self._place:
            self.prepareGeometryChange()
            self._place = place

    def boundingRect(self) -> QRectF:
        return tray_rect(self._place)

    def places(self) -> list[QPointF]:
        """Return the centres of all settlement slots; the first is taken first."""
        columns, rows = _FIELDS[self._place]
        field = self._field_rect()
        wide, high = field.width() / columns, field.height() / rows
        found = []
        for place in range(PLACES):
            row, column = divmod(place, columns)
            if self._place == "below":
                column, row = divmod(place, rows)
            found.append(field.topLeft() + QPointF((column + 0.5) * wide, (row + 0.5) * high))
        return found

    def _field_rect(self) -> QRectF:
        """Return the area of the settlements: the tray without heading and other pieces."""
        rect = tray_rect(self._place)
        if self._place == "island":
            return rect.adjusted(8, ISLAND_HEAD, -8, -8)
        if self._place == "below":
            field = rect.adjusted(HEAD + 10, 6, -8, -6)
            if self._extra:
                field.setRight(self._extra_rect().left() - 6)
            return field
        field = rect.adjusted(6, HEAD, -6, -8)
        if self._extra:
            field.setBottom(self._extra_rect().top() - 6)
        return field

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._player is None:
            return
        rect = tray_rect(self._place)
        painter.setPen(pen(self._theme.colour("rim_edge"), 1.2))
        painter.setBrush(self._theme.colour("rim"))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 14, 14)
        self._paint_head(painter, rect)
        places = self.places()
        for middle in places[: self._ready]:
            self._paint_field(painter, QRectF(middle.x() - 23, middle.y() - 21, 46, 42))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(self._theme.colour("rim_edge"), 60))
        for middle in places[self._count :]:
            painter.drawEllipse(middle, 4, 4)
        style = self._theme.player(self._player)
        self._paint_pieces(painter, SETTLEMENT, style, self._exposed(places[: self._count]))
        self._paint_extra(painter)

    def _exposed(self, places: list[QPointF]) -> list[QPointF]:
        """Return the places in the exposed areas."""
        if self._parts is None:
            return places
        return [p for p in places if any(part.intersects(_around(p)) for part in self._parts)]

    def _paint_field(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(pen(self._theme.colour("target_edge"), 2.0))
        painter.setBrush(self._theme.colour("origin"))
        painter.drawRoundedRect(rect, 9, 9)

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

    def _head_rect(self) -> QRectF:
        """Return the area of number and title."""
        rect = tray_rect(self._place)
        if self._place == "below":
            return QRectF(rect.left() + 8, rect.top(), HEAD, rect.height())
        return QRectF(rect.left(), rect.top(), rect.width(), HEAD)

    def _paint_head(self, painter: QPainter, rect: QRectF) -> None:
        head = self._head_rect()
        upper = QRectF(head.left(), head.center().y() - 36, head.width(), 42)
        lower = QRectF(head.left(), head.center().y() + 8, head.width(), 22)
        align = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter
        if self._place == "island":
            upper = QRectF(rect.left() + 8, rect.top() + 12, 54, 42)
            lower = QRectF(upper.right() + 8, rect.top() + 20, 80, 30)
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setPen(self._theme.colour("text"))
        painter.setFont(self._theme.font(34, bold=True))
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, str(self._count))
        painter.setPen(self._theme.colour("rim_text"))
        painter.setFont(self._theme.font(14, bold=True))
        painter.drawText(lower, align, self._title)

    def _paint_pieces(
        self, painter: QPainter, kind: str, style: PlayerStyle, places: list[QPointF]
    ) -> None:
        corners = [middle - QPointF(BOX * 0.43, BOX * 0.43) for middle in places]
        art = partial(_paint_small, kind, style)
        self._sprites.draw(painter, ("tray", kind, style.key), _PIECE_RECT, corners, art)

    def _paint_extra(self, painter: QPainter) -> None:
        """Draw the other kinds, with a number above 1."""
        slots = self.slots()
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
        box = QRectF(slot.right() - 24, slot.bottom() - 20, 22, 18)
        painter.setPen(pen(self._theme.colour("target_edge"), 1.4))
        painter.setBrush(self._theme.colour("target"))
        painter.drawRoundedRect(box, 8, 8)
        painter.setPen(self._theme.colour("target_edge"))
        painter.setFont(self._theme.font(13, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(count))


def _around(middle: QPointF) -> QRectF:
    """Return the area around the centre of a settlement slot."""
    return QRectF(
        middle.x() - SLOT_WIDTH / 2, middle.y() - SLOT_HEIGHT / 2, SLOT_WIDTH, SLOT_HEIGHT
    )


def _paint_small(kind: str, style: PlayerStyle, painter: QPainter) -> None:
    painter.scale(0.86, 0.86)
    paint_shadow(painter)
    paint_piece(painter, kind, style)


def tray_rect(place: TrayPlace) -> QRectF:
    """Return the area of the supply."""
    if place == "island":
        top = ISLAND_RIM_RECT.bottom() + GAP
        left, wide = ISLAND_RIM_RECT.left(), ISLAND_RIM_RECT.width()
        return QRectF(left, top, wide, RIM_RECT.bottom() - top)
    if place == "below":
        return QRectF(RIM_RECT.left(), RIM_RECT.bottom() + GAP, RIM_RECT.width(), BELOW_HEIGHT)
    return QRectF(RIM_RECT.right() + GAP, RIM_RECT.top(), SIDE_WIDTH, RIM_RECT.height())
