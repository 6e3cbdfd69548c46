"""Items of the set-up scene: the quadrants of the board and the sections of the gallery."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kingdom_builder_qt.core.grid import hex_at, parse_hex
from kingdom_builder_qt.game.setup.set_up_choice import SeatChoice
from kingdom_builder_qt.ui.art.drawings import draw_feature
from kingdom_builder_qt.ui.art.frame import ISLAND_RIM_RECT
from kingdom_builder_qt.ui.art.geometry import HALF_WIDTH, SIDE, centre
from kingdom_builder_qt.ui.art.section_pictures import (
    SectionQueue,
    quadrant_offset,
    section_outline,
    section_size,
)
from kingdom_builder_qt.ui.art.sprites import device_scale
from kingdom_builder_qt.ui.desktop.style.text_size import LEAST_TEXT, scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.pictures import tinted
from kingdom_builder_qt.ui.desktop.widgets.style import draw_line
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip

BOARD_SCALE = 0.36
THUMB_SCALE = 0.23
LABEL = 22.0  # height of a line, at the usual text size
NAME = 12.5  # font size
_SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform


class SectionItem(QGraphicsItem):
    """An item of the set-up scene that reacts to the mouse."""

    def __init__(self, pictures: SectionQueue) -> None:
        super().__init__()
        self.pictures = pictures
        self.is_lit = self.has_cursor = False

    def light(self, lit: bool) -> None:
        """Highlight the item as drop target or as picked section."""
        if lit != self.is_lit:
            self.is_lit = lit
            self.update()

    def set_cursor(self, here: bool) -> None:
        """Show the keyboard cursor."""
        if here != self.has_cursor:
            self.has_cursor = here
            self.update()

    def paint_rings(self, painter: QPainter, path: QPainterPath) -> None:
        """Paint the highlight and the keyboard cursor along a border."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        theme = current_theme()
        if self.is_lit:
            painter.setPen(QPen(theme.colour("accent"), 4))
            painter.drawPath(path)
        if self.has_cursor:
            painter.setPen(QPen(theme.colour("text"), 2, Qt.PenStyle.DotLine))
            painter.drawPath(path)


class PlaceItem(SectionItem):
    """A place of the board; while it is empty, it shows dice and a text."""

    def __init__(self, pictures: SectionQueue, text: str) -> None:
        super().__init__(pictures)
        self.text = text

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHints(_SMOOTH)
        if not self.paint_section(painter):
            self._paint_chance(painter)
        self.paint_rings(painter, self.shape())

    def paint_section(self, painter: QPainter) -> bool:
        """Paint the section of this place; return whether there is one."""
        raise NotImplementedError

    def paint_ground(self, painter: QPainter) -> None:
        """Paint the place before its picture is drawn."""
        painter.setPen(QPen(current_theme().colour("card_border"), 1.5))
        painter.setBrush(current_theme().colour("panel"))
        painter.drawPath(self.shape())

    def _paint_chance(self, painter: QPainter) -> None:
        self.paint_ground(painter)
        path, theme = self.shape(), current_theme()
        middle = path.boundingRect().center()
        icon = tinted("dice", theme.colour("text_muted"), 32, device_scale(painter))
        painter.drawPixmap(middle - QPointF(16, 28), icon)
        painter.setPen(theme.colour("text_muted"))
        pixel = 1 / painter.worldTransform().m11()  # the view shows the board at any scale
        painter.setFont(theme.font(scaled(LEAST_TEXT) * pixel))
        below = path.boundingRect().adjusted(8, 0, -8, 0)
        below.setTop(middle.y() + 8)
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, self.text)


class QuadrantItem(PlaceItem):
    """One quarter of the board."""

    def __init__(self, quadrant: int, slot: SeatChoice, pictures: SectionQueue, text: str) -> None:
        super().__init__(pictures, text)
        self.quadrant, self.slot = quadrant, slot
        self.shows_tile = False
        self.setPos(quadrant_offset(quadrant, BOARD_SCALE))

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(), section_size(BOARD_SCALE)).adjusted(-3, -3, 3, 3)

    def shape(self) -> QPainterPath:
        return section_outline(BOARD_SCALE)

    def paint_section(self, painter: QPainter) -> bool:
        slot, dpr = self.slot, device_scale(painter)
        if slot.section is None:
            return False
        tile = slot.tile if self.shows_tile else None
        picture = self.pictures.section(self, slot.section, slot.rotation, tile, BOARD_SCALE, dpr)
        self.paint_ground(painter)
        if picture is not None:
            painter.drawPixmap(QPointF(), picture)
        return True


class ThumbItem(SectionItem):
    """A section of the gallery with its name; pale while it is on the board."""

    def __init__(self, section: str, name: str, pictures: SectionQueue) -> None:
        super().__init__(pictures)
        self.section, self.name = section, name
        set_tooltip(self, name)
        self.is_used, self.is_drawn = False, True
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def set_used(self, used: bool) -> None:
        """Set whether the section is on the board."""
        self.is_used = used
        self.update()

    def set_drawn(self, drawn: bool) -> None:
        """Set whether the section may be drawn at random."""
        self.is_drawn = drawn
        self.update()

    def boundingRect(self) -> QRectF:
        size = section_size(THUMB_SCALE)
        return QRectF(-4, -4, size.width() + 8, size.height() + self.name_height + 8)

    @property
    def name_height(self) -> float:
        """Return the height of the name, which may need two lines."""
        metrics = QFontMetricsF(current_theme().font(scaled(NAME), bold=True))
        width = section_size(THUMB_SCALE).width() + 8
        return scaled(LABEL) + (
            metrics.lineSpacing() if metrics.horizontalAdvance(self.name) > width else 0
        )

    def _paint_name(self, painter: QPainter, size: QSizeF) -> None:
        theme = current_theme()
        painter.setPen(theme.colour("text_muted" if self.is_used else "text"))
        painter.setFont(theme.font(scaled(NAME), bold=self.is_lit))
        room = QRectF(-4, size.height() + 2, size.width() + 8, self.name_height)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
        if painter.boundingRect(room, flags, self.name).height() > room.height():
            draw_line(painter, room, Qt.AlignmentFlag.AlignHCenter, self.name)
        else:
            painter.drawText(room, flags, self.name)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHints(_SMOOTH)
        dpr = device_scale(painter)
        painter.setOpacity(0.35 if self.is_used else 1.0)
        picture = self.pictures.section(self, self.section, 0, None, THUMB_SCALE, dpr)
        if picture is not None:
            painter.drawPixmap(QPointF(), picture)
        else:
            painter.fillPath(section_outline(THUMB_SCALE), current_theme().colour("panel"))
        painter.setOpacity(1.0)
        self.paint_rings(painter, section_outline(THUMB_SCALE))
        size = section_size(THUMB_SCALE)
        if not self.is_drawn:
            self._paint_sign(painter, dpr)
        self._paint_name(painter, size)

    def _paint_sign(self, painter: QPainter, dpr: float) -> None:
        """Mark a section that is never drawn, in its top right corner."""
        right = section_size(THUMB_SCALE).width() - 2
        theme = current_theme()
        painter.setPen(theme.colour("card_border"))
        painter.setBrush(theme.colour("card"))
        painter.drawEllipse(QRectF(right - 24, 2, 24, 24))
        sign = tinted("eye-off", theme.colour("text_muted"), 16, dpr)
        painter.drawPixmap(QPointF(right - 20, 6), sign)


class HeadingItem(QGraphicsItem):
    """The name of an expansion above its sections, on two lines if one is too short."""

    _FLAGS: Final = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text, self._width = text, section_size(THUMB_SCALE).width()

    def set_width(self, width: float) -> None:
        """Set the width of the rows of sections below."""
        if width != self._width:
            self.prepareGeometryChange()
            self._width = width

    def boundingRect(self) -> QRectF:
        metrics = QFontMetricsF(current_theme().font(scaled(NAME), bold=True))
        room = QRectF(0, 0, self._width, 4 * metrics.lineSpacing())
        more = metrics.boundingRect(room, self._FLAGS, self.text).height() - metrics.height()
        return QRectF(-4, 0, self._width + 8, scaled(LABEL) + max(0.0, more))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        theme = current_theme()
        painter.setPen(theme.colour("text_muted"))
        painter.setFont(theme.font(scaled(NAME), bold=True))
        painter.drawText(self.boundingRect().adjusted(4, 0, 0, 0), self._FLAGS, self.text)


_SIZE: Final = ISLAND_RIM_RECT.size() * BOARD_SCALE
_ROUND: Final = 16 * BOARD_SCALE
# The top left corner of the first section, the origin of board positions.
_CORNER: Final = centre(hex_at(0, 0)) - QPointF(HALF_WIDTH, SIDE)

Overlays = Sequence[tuple[str, str]]


class IslandItem(PlaceItem):
    """The island next to the board; empty while its side is random."""

    side: str | None = None

    def show_side(self, side: str | None) -> None:
        """Show a side; None: random."""
        self.side = side
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(), _SIZE).adjusted(-3, -3, 3, 3)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRoundedRect(QRectF(QPointF(), _SIZE), _ROUND, _ROUND)
        return path

    def paint_section(self, painter: QPainter) -> bool:
        if self.side is None:
            return False
        picture = self.pictures.section(
            self, self.side, 0, None, BOARD_SCALE, device_scale(painter)
        )
        self.paint_ground(painter)
        if picture is not None:
            painter.drawPixmap(QRectF(QPointF(), _SIZE), picture, QRectF(picture.rect()))
        return True


class OverlayItem(QGraphicsItem):
    """The overlays (capitols, caves) of a board whose sections are all chosen."""

    def __init__(self) -> None:
        super().__init__()
        self.overlays: Overlays = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(5)

    def show_overlays(self, overlays: Overlays) -> None:
        """Show features as (feature, hex name)."""
        if tuple(overlays) != tuple(self.overlays):
            self.prepareGeometryChange()
            self.overlays = tuple(overlays)

    def boundingRect(self) -> QRectF:
        rect = QRectF()
        for _, name in self.overlays:
            rect |= QRectF(-SIDE, -SIDE, 2 * SIDE, 2 * SIDE).translated(_place(name) / BOARD_SCALE)
        return QRectF(rect.topLeft() * BOARD_SCALE, rect.size() * BOARD_SCALE)

    def shape(self) -> QPainterPath:
        """Return an empty path, so that the section below gets the mouse events."""
        return QPainterPath()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint each feature on its hex, emphasised by a ring."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        for feature, name in self.overlays:
            painter.save()
            painter.translate(_place(name))
            painter.scale(BOARD_SCALE, BOARD_SCALE)
            draw_feature(painter, feature, theme)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.colour("accent"), 5))
            painter.drawEllipse(QPointF(), SIDE - 3, SIDE - 3)
            painter.restore()


def _place(name: str) -> QPointF:
    """Return the centre of a hex in the set-up scene."""
    return (centre(parse_hex(name)) - _CORNER) * BOARD_SCALE
