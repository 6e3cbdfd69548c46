"""The dialog for a new section: blank, a copy, a template of locations, or generated."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Cell, Section
from kingdom_builder_qt.editor.sections.analysis.figures_table import FiguresTable
from kingdom_builder_qt.editor.sections.canvas.section_item import hexes_rect, picture
from kingdom_builder_qt.editor.sections.document.section_grid import grid_of
from kingdom_builder_qt.editor.sections.files.files import blank_section, copy_of
from kingdom_builder_qt.editor.sections.panels.cell_names import CellNames
from kingdom_builder_qt.editor.sections.window.generating.generate_page import (
    FOUND_WIDTH,
    GeneratePage,
)
from kingdom_builder_qt.ui.desktop.style.qt_palettes import menu_palette_for
from kingdom_builder_qt.ui.desktop.style.text_size import scaled, scaled_size
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets import screen_geometry
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon
from kingdom_builder_qt.ui.desktop.widgets.style import (
    add_layout,
    dialog_buttons,
    label,
    muted,
    tight,
    vbox,
)

tr = translator(__name__)

PICTURE: Final = QSize(300, 280)
_LOW: Final = 620  # pixels: on a lower screen the picture is smaller, to leave room for the figures
_WORDS, _LOW_WORDS = 140, 70  # pixels of note and figures; on a low screen they scroll
_KIND_HEIGHT: Final = 34
_LOW_EDGE: Final = 4  # pixels between the rows and around them on a low screen
_DELAY_MS: Final = 60  # so that the picture does not slow down a slider
_ID: Final = Qt.ItemDataRole.UserRole


class BlankPage(QWidget):
    """A section with empty hexes, or filled with one terrain."""

    def __init__(self, catalog: Catalog, changed: object) -> None:
        super().__init__()
        self._catalog, names = catalog, CellNames(catalog)
        self.shape, self.ground = ComboBox(), ComboBox()
        self.shape.addItem(tr("Part of the main board, 10 × 10"), False)
        self.shape.addItem(tr("Island, up to 5 × 6"), True)
        self.ground.addItem(tr("Nothing"), None)
        for id_ in catalog.terrains:
            self.ground.addItem(names.name(Cell(terrain=id_)), id_)
        form = QFormLayout(self)
        tight(form, 8)
        form.addRow(tr("&Shape"), self.shape)
        form.addRow(tr("&Filled with"), self.ground)
        for combo in (self.shape, self.ground):
            combo.currentIndexChanged.connect(changed)

    def section(self) -> Section | None:
        made = blank_section(self._catalog, is_island=self.shape.currentData())
        if (terrain := self.ground.currentData()) is not None:
            made = replace(made, cells=(Cell(terrain=terrain),) * len(made.cells))
        return made


class CopyPage(QWidget):
    """A copy of any section, or its features as a template."""

    def __init__(self, catalog: Catalog, changed: object) -> None:
        super().__init__()
        self._catalog, names = catalog, CellNames(catalog)
        self.list = QListWidget()
        for section in catalog.sections.values():
            text = f"{section.name}  ({names.expansion(section.expansion)})"
            item = QListWidgetItem(text)
            item.setData(_ID, section.id)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.only_sites = CheckBox(tr("Keep &only its locations"))
        rows = QVBoxLayout(self)
        tight(rows, 8)
        rows.addWidget(self.list, 1)
        rows.addWidget(self.only_sites)
        self.list.currentRowChanged.connect(changed)
        self.only_sites.toggled.connect(changed)

    def section(self) -> Section | None:
        """Return the chosen section, None if there are no sections."""
        item = self.list.currentItem()
        if item is None:
            return None
        made = copy_of(self._catalog.sections[item.data(_ID)], self._catalog)
        if self.only_sites.isChecked():
            cells = tuple(cell if cell.feature else Cell() for cell in made.cells)
            made = replace(made, cells=cells)
        return made


class NewSectionDialog(QDialog):
    """Open it with `open()`; `section` is the result."""

    def __init__(self, catalog: Catalog, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New section"))
        self._catalog = catalog
        self.section: Section | None = None
        self.timer = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self.timer.timeout.connect(self._show)
        self.finished.connect(self.timer.stop)
        start = self.timer.start
        self.blank = BlankPage(catalog, lambda *_: start())
        self.copy = CopyPage(catalog, lambda *_: start())
        self.generate = GeneratePage(catalog)
        self.generate.changed.connect(start)
        self.finished.connect(self.generate.stop)
        self.kinds, self.pages, self.picture = QListWidget(), QStackedWidget(), label()
        self.note, self.figures = label(wrap=True), FiguresTable()
        is_low = screen_geometry.available_area(self).height() < _LOW
        self._room = PICTURE * 0.75 if is_low else PICTURE
        self._words_height = _LOW_WORDS if is_low else scaled(_WORDS)
        self.picture.setFixedSize(self._room)
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._build()
        self.kinds.setCurrentRow(0)
        self._show()

    def _build(self) -> None:
        entries = (
            (tr("Blank"), "new", self.blank),
            (tr("Copy or template"), "copy", self.copy),
            (tr("Generated"), "dice", self.generate),
        )
        for text, icon, page in entries:
            item = QListWidgetItem(line_icon(icon), text)
            self.kinds.addItem(item)
            needed = self.kinds.sizeHintForIndex(self.kinds.indexFromItem(item))
            item.setSizeHint(needed.expandedTo(scaled_size(QSize(170, _KIND_HEIGHT))))
            self.pages.addWidget(page)
        self.kinds.setFlow(QListView.Flow.LeftToRight)
        self.kinds.setFixedHeight(scaled(_KIND_HEIGHT) + 2 * self.kinds.frameWidth())
        self.kinds.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.kinds.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.kinds.setPalette(menu_palette_for(current_theme().colours))  # icons keep their colour
        self.kinds.setAccessibleName(tr("Kind"))
        self.kinds.currentRowChanged.connect(self.pages.setCurrentIndex)
        self.kinds.currentRowChanged.connect(lambda _row: self.timer.start())
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(self.pages, 1)
        right = QVBoxLayout()
        right.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        right.addWidget(self.generate.list)
        right.addWidget(self._words(), 1)
        add_layout(row, right)
        # Reserve room for the figures and the note above them, so that nothing moves.
        self.figures.setMinimumSize(FOUND_WIDTH, 24)
        buttons = dialog_buttons(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.agree = buttons.button(QDialogButtonBox.StandardButton.Ok)
        self.agree.setText(tr("Create"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        rows = QVBoxLayout(self)
        rows.addWidget(self.kinds)
        add_layout(rows, row, 1)
        if self._words_height == _LOW_WORDS:  # a low screen needs the room
            margins = rows.contentsMargins()
            margins.setTop(_LOW_EDGE)
            margins.setBottom(_LOW_EDGE)
            rows.setContentsMargins(margins)
            rows.setSpacing(_LOW_EDGE)
        foot = QHBoxLayout()
        note = tr("This creates a section of your own. The built-in sections do not change.")
        foot.addWidget(muted(note, wrap=True), 1)
        foot.addWidget(buttons)
        add_layout(rows, foot)

    def _words(self) -> QWidget:
        """Return the widget of note and figures, which share a fixed height."""
        words = QWidget()
        vbox(self.note, (self.figures, 1), parent=words, spacing=6)
        self.figures.setMinimumHeight(1)
        words.setMinimumHeight(self._words_height)
        return words

    @property
    def page(self) -> BlankPage | CopyPage | GeneratePage:
        return (self.blank, self.copy, self.generate)[self.pages.currentIndex()]

    def accept(self) -> None:
        """Take the present choice, even if its picture is pending."""
        self._show()
        super().accept()

    def _show(self) -> None:
        self.timer.stop()
        self.section = self.page.section()
        is_made = self.page is self.generate
        self.figures.show_rows(self.generate.rows() if is_made else [])
        missed = self.generate.missed_wishes(self.section) if is_made and self.section else ""
        self.note.setText(missed)
        self.note.setVisible(bool(missed))
        self.agree.setEnabled(self.section is not None)
        if self.section is None:
            self.picture.clear()
            return
        ratio, rect = self.devicePixelRatioF(), hexes_rect(grid_of(self.section))
        width, height = self._room.width() / rect.width(), self._room.height() / rect.height()
        shown = picture(self.section, self._catalog, current_theme(), ratio * min(width, height))
        shown.setDevicePixelRatio(ratio)
        self.picture.setPixmap(shown)
