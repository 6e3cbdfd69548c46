"""The comparison of two states of a section, side by side, with marked differences."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.core.grid import Mask
from kingdom_builder_qt.editor.sections.canvas.section_item import cells_of, hexes_rect, picture
from kingdom_builder_qt.editor.sections.document.section_grid import grid_of
from kingdom_builder_qt.ui.art.brushes import pen
from kingdom_builder_qt.ui.art.geometry import outline
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import fit_to_hint
from kingdom_builder_qt.ui.desktop.widgets.style import (
    ElidedLabel,
    add_layout,
    button_box,
    label,
    make_primary,
    tight,
)
from kingdom_builder_qt.ui.words.foreign_text import joined, truncated

tr = translator(__name__)

_SIZE: Final = QSize(820, 460)


class CompareDialog(QDialog):
    """Accepted: the file replaces the section.  Open it with `open()`."""

    kept = Signal()  # the section in the window stays

    def __init__(
        self,
        mine: Section,
        theirs: Section,
        path: Path,
        catalog: Catalog,
        parent: QWidget | None = None,
    ) -> None:
        """Compare the section in the window with that of a file."""
        super().__init__(parent)
        self.setWindowTitle(tr("Compare"))
        self.differing = _differing(mine, theirs)
        self.words = label(self._words(mine, theirs), wrap=True)
        row = QHBoxLayout()
        tight(row, 16)
        name = truncated(path.name)
        for title, section in ((tr("In this window"), mine), (name, theirs)):
            column = QVBoxLayout()
            tight(column, 6)
            column.addWidget(ElidedLabel(title, bold=True))
            column.addWidget(_Picture(section, self.differing, catalog), 1)
            add_layout(row, column, 1)
        self.keep = QPushButton(tr("Keep mine"))
        self.reload = QPushButton(tr("Reload"))
        self.keep.clicked.connect(self._keep)
        self.reload.clicked.connect(self.accept)
        self.reload.setDefault(True)
        make_primary(self.reload)
        close = QPushButton(tr("Close"), autoDefault=False)
        close.clicked.connect(self.reject)
        rows = QVBoxLayout(self)
        tight(rows, 12, 16)
        add_layout(rows, row, 1)
        rows.addWidget(self.words)
        rows.addWidget(button_box(self, [self.reload], close, other=[self.keep]))
        fit_to_hint(self)

    def sizeHint(self) -> QSize:
        return _SIZE

    def _keep(self) -> None:
        self.reject()
        self.kept.emit()

    def _words(self, mine: Section, theirs: Section) -> str:
        names = {
            "id": tr("ID"),
            "name": tr("name"),
            "expansion": tr("expansion"),
            "origin": tr("origin"),
            "author": tr("author"),
            "description": tr("description"),
            "licence": tr("licence"),
        }
        words = [name for key, name in names.items() if getattr(mine, key) != getattr(theirs, key)]
        texts = []
        if mine.is_island is not theirs.is_island:
            texts.append(tr("One of the two is an island."))
        elif count := self.differing.bit_count():
            texts.append(tr("%n hexes differ.", "", count))
        if words:
            texts.append(tr("Also different: {words}.").format(words=joined(words)))
        return " ".join(texts) or tr("Both are the same.")


def _differing(mine: Section, theirs: Section) -> Mask:
    """Return the hexes that differ; none if the sections have different shapes."""
    if mine.is_island is not theirs.is_island:
        return 0
    others = cells_of(theirs)
    return sum(1 << hex_ for hex_, cell in cells_of(mine).items() if cell != others[hex_])


class _Picture(QWidget):
    """A section scaled to the widget, with an outline around some hexes."""

    def __init__(self, section: Section, mask: Mask, catalog: Catalog) -> None:
        super().__init__()
        self._section, self._mask = section, mask
        self._catalog = catalog
        self._pixmap: QPixmap | None = None
        self._painted_in = current_theme()
        self.setMinimumSize(200, 170)

    def paintEvent(self, event: QPaintEvent) -> None:
        rect = hexes_rect(grid_of(self._section))
        scale = min(self.width() / rect.width(), self.height() / rect.height())
        sharpness = self.devicePixelRatioF()
        wanted = round(rect.width() * scale * sharpness)
        theme = current_theme()
        is_old = self._painted_in is not theme
        if is_old or self._pixmap is None or abs(self._pixmap.width() - wanted) > 2:
            self._painted_in = theme
            self._pixmap = picture(self._section, self._catalog, theme, scale * sharpness)
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.scale(scale, scale)
        painter.translate(-rect.topLeft())
        painter.drawPixmap(rect, self._pixmap, QRectF(self._pixmap.rect()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for name, width in (("target_edge", 7.0), ("refused", 4.0)):
            painter.setPen(pen(theme.colour(name), width))
            painter.drawPath(outline(self._mask))
