"""The heat map of a section: numbers and colours on its hexes.

The scale runs from dark blue to yellow (cividis).  Its lightness only increases, so it reads the
same for colour-blind people and in black and white.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.editor.sections.canvas.section_item import frame_rect, picture
from kingdom_builder_qt.editor.sections.document.section_grid import grid_of
from kingdom_builder_qt.ui.art.geometry import centre, hex_under, polygon
from kingdom_builder_qt.ui.desktop.style.theme import Theme, current_theme
from kingdom_builder_qt.ui.desktop.widgets.tooltips import show_tooltip

RAMP: Final = tuple(
    QColor(name) for name in ("#00204d", "#31446b", "#666970", "#958f78", "#cbba69", "#ffea46")
)
_FADED: Final = 0.55  # opacity of the section where a value is zero
_FILL: Final = 0.84  # of a hex: its terrain stays visible around the number
_LEGEND: Final = 46
_LINE: Final = 18  # height of one line of its title
_TITLE: Final = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


def ramp(share: float) -> QColor:
    """Return the colour of a share between 0 and 1."""
    place = max(0.0, min(share, 1.0)) * (len(RAMP) - 1)
    index = min(int(place), len(RAMP) - 2)
    low, high, rest = RAMP[index], RAMP[index + 1], place - index
    mixed = (a + (b - a) * rest for a, b in zip(_parts(low), _parts(high), strict=True))
    return QColor.fromRgbF(*mixed)


def _parts(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()


def ink_on(colour: QColor) -> QColor:
    """Return the one of black and white with more contrast (WCAG) to a colour."""
    parts = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in _parts(colour)
    ]
    light = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    return QColor("black") if light > 0.179 else QColor("white")


class HeatMap(QWidget):
    """Section, numbers and legend; `words` returns the tooltip of a cell."""

    def __init__(self, section: Section, catalog: Catalog) -> None:
        super().__init__()
        self._section, self._catalog = section, catalog
        self._grid = grid_of(section)
        self._picture: tuple[Theme, float, QPixmap] | None = None
        self.values: tuple[float, ...] = ()
        self._label: Callable[[float], str] = str
        self.words: Callable[[int], str] = lambda _cell: ""
        self.title = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_section(self, section: Section) -> None:
        """Show another section, without numbers."""
        self._section, self._grid = section, grid_of(section)
        self._picture, self.values = None, ()
        self.update()

    def show_values(
        self, values: Sequence[float], title: str, label: Callable[[float], str]
    ) -> None:
        """Show one value for each cell in reading order; `title` is the text of the legend."""
        self.values, self.title, self._label = tuple(values), title, label
        self.setAccessibleName(title)
        self.update()

    @property
    def top(self) -> float:
        """The largest value, which has the lightest colour."""
        return max(self.values, default=0.0)

    def sizeHint(self) -> QSize:
        """Return a size with easily legible numbers."""
        return QSize(560, 480 + _LEGEND)

    def minimumSizeHint(self) -> QSize:
        return QSize(340, 290 + _LEGEND)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            cell = self.cell_at(QPointF(event.pos()))
            show_tooltip(event.globalPos(), "" if cell is None else self.words(cell), self)
            return True
        return super().event(event)

    def cell_at(self, point: QPointF) -> int | None:
        """Return the index of the cell at a point of the widget, None outside the section."""
        transform, _ = self._placed()
        hex_ = hex_under(transform.inverted()[0].map(point))
        return self._grid.index(hex_) if hex_ is not None and self._grid.holds(hex_) else None

    def _placed(self) -> tuple[QTransform, float]:
        """Return the transform from the scene to the widget, and its scale."""
        rect = frame_rect(self._grid)
        area = QRectF(self.rect()).adjusted(0, 0, 0, -self._legend_height())
        scale = max(0.05, min(area.width() / rect.width(), area.height() / rect.height()))
        left = area.center().x() - rect.width() * scale / 2
        top = area.center().y() - rect.height() * scale / 2
        moved = QTransform.fromTranslate(left, top).scale(scale, scale)
        return moved.translate(-rect.left(), -rect.top()), scale

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        transform, scale = self._placed()
        painter.setTransform(transform, True)
        rect = frame_rect(self._grid)
        painter.setOpacity(_FADED if self.top else 1.0)
        painter.drawPixmap(rect, self._pixmap(scale), QRectF(self._pixmap(scale).rect()))
        painter.setOpacity(1.0)
        if self.top:
            self._paint_cells(painter)
        painter.resetTransform()
        if self.top:
            self._paint_legend(painter)

    def _legend_height(self) -> float:
        """Return the height of the legend, whose title may need more than one line."""
        metrics = QFontMetricsF(current_theme().font(13))
        room = QRectF(0, 0, self.width() - 8, 10 * _LINE)
        return _LEGEND - _LINE + max(_LINE, metrics.boundingRect(room, _TITLE, self.title).height())

    def _pixmap(self, scale: float) -> QPixmap:
        sharp = scale * self.devicePixelRatioF()
        theme, before = current_theme(), self._picture
        if before is None or before[0] is not theme or abs(before[1] - sharp) > 1e-6:
            found = picture(self._section, self._catalog, theme, sharp, frame=True)
            found.setDevicePixelRatio(1.0)
            self._picture = before = theme, sharp, found
        return before[2]

    def _paint_cells(self, painter: QPainter) -> None:
        painter.setFont(current_theme().font(17, bold=True))
        nothing = self._label(0.0)
        for hex_, value in zip(self._grid.hexes, self.values, strict=True):
            if self._label(value) == nothing:
                continue  # a value that rounds to zero
            colour = ramp(value / self.top)
            ink = ink_on(colour)
            edge = QColor(ink)
            edge.setAlpha(90)
            painter.setPen(QPen(edge, 1.2))
            painter.setBrush(colour)
            painter.drawPolygon(polygon(hex_, _FILL))
            painter.setPen(ink)
            middle = centre(hex_)
            box = QRectF(middle.x() - 26, middle.y() - 16, 52, 32)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._label(value))

    def _paint_legend(self, painter: QPainter) -> None:
        area, height = QRectF(self.rect()), self._legend_height()
        top = area.bottom() - height + 4
        line = QRectF(area.left() + 4, top, area.width() - 8, height - _LEGEND + _LINE)
        theme = current_theme()
        painter.setFont(theme.font(13))
        painter.setPen(theme.colour("text"))
        painter.drawText(line, _TITLE, self.title)
        bar = QRectF(area.center().x() - 90, line.bottom() + 4, 180, 12)
        shades = QLinearGradient(bar.topLeft(), bar.topRight())
        for index, colour in enumerate(RAMP):
            shades.setColorAt(index / (len(RAMP) - 1), colour)
        painter.setBrush(shades)
        painter.setPen(QPen(theme.colour("outline"), 1))
        painter.drawRect(bar)
        painter.setPen(theme.colour("text"))
        ends = (
            (QRectF(bar.left() - 66, bar.top() - 4, 60, 20), Qt.AlignmentFlag.AlignRight, 0.0),
            (QRectF(bar.right() + 6, bar.top() - 4, 60, 20), Qt.AlignmentFlag.AlignLeft, self.top),
        )
        for box, side, value in ends:
            painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, self._label(value))
