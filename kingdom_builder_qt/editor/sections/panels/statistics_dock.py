"""Counts and areas of the section compared with the usual ranges of printed sections."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Cell, Section
from kingdom_builder_qt.editor.sections.checks.statistics import (
    Norms,
    Range,
    Ranges,
    Statistics,
    measure,
)
from kingdom_builder_qt.editor.sections.panels.cell_names import CellNames
from kingdom_builder_qt.ui.art.brushes import with_alpha
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.style import heading, label, muted
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.words.foreign_text import joined, joined_names

tr = translator(__name__)

ROW: Final = 36
_BAR: Final = 7.0
_EDGE: Final = 110  # alpha of the outline of a bar, of 255
_MOST: Final = 20  # hexes at the right end of a bar, at least


class CountBar(QWidget):
    """One terrain: a bar for the hexes, a box for the usual range, the sizes of the areas."""

    def __init__(self, catalog: Catalog, terrain: str) -> None:
        super().__init__()
        self.terrain = terrain
        self._name = CellNames(catalog).name(Cell(terrain=terrain))
        self._kind = catalog.terrains.get(terrain)
        self._colour = current_theme().terrain_colour(terrain, self._kind)
        self.count, self.usual, self._areas = 0, None, ""
        self._most = _MOST
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    usual: Range | None

    def sizeHint(self) -> QSize:
        return QSize(180, ROW)

    @property
    def is_usual(self) -> bool:
        """Whether the count is within the range of printed sections."""
        return self.usual is None or self.usual.holds(self.count)

    def show_count(
        self, count: int, areas: tuple[int, ...], usual: Range | None, most: int
    ) -> None:
        """Show a count and areas; `most` hexes fill the bar."""
        self.count, self.usual, self._most = count, usual, most
        self._areas = " + ".join(map(str, areas)) if len(areas) > 1 else ""
        if usual is not None and areas:
            text = tr("{name}: {count}, usually {low} to {high}; areas of {areas}")
        elif usual is not None:
            text = tr("{name}: {count}, usually {low} to {high}")
        elif areas:
            text = tr("{name}: {count}; areas of {areas}")
        else:
            text = tr("{name}: {count}")
        words = text.format(
            name=self._name,
            count=count,
            low=usual.low if usual is not None else 0,
            high=usual.high if usual is not None else 0,
            areas=joined(map(str, areas)),
        )
        set_tooltip(self, words)
        self.setAccessibleName(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme()
        line = QRectF(0, 0, self.width(), 20)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(theme.colour("text"))
        painter.drawText(line, middle | Qt.AlignmentFlag.AlignLeft, self._name)
        painter.setFont(theme.font(12.5, bold=True))
        painter.setPen(theme.colour("text" if self.is_usual else "warning"))
        number = str(self.count) if self.is_usual else f"! {self.count}"
        painter.drawText(line, middle | Qt.AlignmentFlag.AlignRight, number)
        painter.setFont(theme.font(10.5))
        painter.setPen(theme.colour("text_muted"))
        painter.drawText(
            line.adjusted(0, 0, -30, 0), middle | Qt.AlignmentFlag.AlignRight, self._areas
        )
        self._paint_bar(painter, QRectF(0, 23, self.width(), _BAR))

    def _paint_bar(self, painter: QPainter, rect: QRectF) -> None:
        theme, unit = current_theme(), rect.width() / self._most
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("button"))
        painter.drawRoundedRect(rect, 3, 3)
        filled = QRectF(rect.left(), rect.top(), min(self.count, self._most) * unit, rect.height())
        painter.setBrush(self._colour)
        painter.setPen(
            QPen(with_alpha(theme.colour("text"), _EDGE), 1.0)
        )  # for forest on a dark background
        painter.drawRoundedRect(filled.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        if self.usual is None:
            return
        left, right = self.usual.low * unit, min(self.usual.high, self._most) * unit
        band = QRectF(left, rect.top() - 2.5, max(2.0, right - left), rect.height() + 5)
        painter.setBrush(with_alpha(theme.colour("text"), 16))
        painter.setPen(QPen(theme.colour("text_muted"), 1.2))
        painter.drawRoundedRect(band.adjusted(0.6, 0.6, -0.6, -0.6), 3, 3)


class StatisticsPanel(QScrollArea):
    """All statistics of the section, updated live."""

    def __init__(self, catalog: Catalog, usual: Norms) -> None:
        super().__init__()
        self._norms = usual
        self.bars = {id_: CountBar(catalog, id_) for id_ in catalog.terrains}
        self.sites, self.rivers, self.symmetry = (label(wrap=True, fitted=True) for _ in range(3))
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        page = QWidget()
        rows = QVBoxLayout(page)
        rows.setContentsMargins(10, 8, 12, 8)
        rows.setSpacing(2)
        rows.addWidget(heading(tr("Hexes and areas")))
        boxes = tr("Boxes: the usual range on printed sections")
        rows.addWidget(muted(boxes, wrap=True, fitted=True))
        for bar in self.bars.values():
            rows.addWidget(bar)
        rows.addSpacing(6)
        for line in (self.sites, self.rivers, self.symmetry):
            rows.addWidget(line)
        rows.addStretch(1)
        self.setWidget(page)

    def show_section(self, section: Section) -> None:
        found, usual = measure(section), self._norms.of(section)
        highs = [range_.high for range_ in usual.counts.values()]
        most = max([_MOST, *highs, *(found.counts.get(id_, 0) for id_ in self.bars)])
        for id_, bar in self.bars.items():
            areas = found.areas.get(id_, ())
            bar.show_count(found.counts.get(id_, 0), areas, usual.counts.get(id_), most)
            is_expected = bar.usual is not None and not bar.usual.optional
            bar.setVisible(bool(bar.count) or is_expected)
        self._show_words(found, usual)

    def _show_words(self, found: Statistics, usual: Ranges) -> None:
        sites = tr("Locations: {sites}, {locations} of them with tiles").format(
            sites=found.sites, locations=found.locations
        )
        self.sites.setText(self._with_usual(sites, usual.sites))
        rivers = tr("Rivers: {rivers}").format(rivers=found.rivers)
        self.rivers.setText(self._with_usual(rivers, usual.rivers))
        words = {
            "rotation": tr("half turn"),
            "mirror": tr("left to right"),
            "top_bottom": tr("top to bottom"),
        }
        how = [text for key, text in words.items() if key in found.symmetries]
        none = tr("Not symmetrical")
        symmetric = tr("Symmetrical: {how}").format(how=joined_names(how))
        self.symmetry.setText(symmetric if how else none)

    def _with_usual(self, text: str, usual: Range | None) -> str:
        if usual is None:
            return text
        if usual.low == usual.high:
            return tr("{text} (usually {count})").format(text=text, count=usual.low)
        both = tr("{text} (usually {low} to {high})")
        return both.format(text=text, low=usual.low, high=usual.high)
