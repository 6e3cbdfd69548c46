"""The header fields of the section, and the tiles of its locations."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QFormLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.content.schema.kinds import MAX_ID
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.editor.sections.canvas.workbench import Workbench
from kingdom_builder_qt.editor.sections.checks.section_checks import needs
from kingdom_builder_qt.editor.sections.files.files import free_id
from kingdom_builder_qt.editor.sections.panels.cell_names import LOCATION, CellNames
from kingdom_builder_qt.editor.sections.panels.tile_combo import TileCombo
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.filter_box import FilterBox
from kingdom_builder_qt.ui.desktop.widgets.style import (
    add_layout,
    heading,
    muted,
)
from kingdom_builder_qt.ui.desktop.widgets.text_edits import LineEdit, RemarkEdit
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.words.foreign_text import joined_names

tr = translator(__name__)

# The limits of a file, so that the text of an opened file is never cut.
LINES = {"name": 80, "id": MAX_ID, "author": 200, "licence": 200}
MOST_REMARK = 2000
_EDGES = 24  # pixels around the text of a field
LICENCES = ("CC BY 4.0", "CC BY-SA 4.0", "CC0 1.0")


class PropertiesPanel(QScrollArea):
    """Every field is an undo step; the id follows the name until the section has a file."""

    def __init__(self, bench: Workbench) -> None:
        super().__init__()
        self.bench = bench
        self._names = CellNames(bench.catalog)
        self.lines = {name: LineEdit(limit) for name, limit in LINES.items()}
        self.description = RemarkEdit(MOST_REMARK)
        self.expansion = FilterBox(tr("Expansion"))
        self.needs = muted(wrap=True)
        self.tiles: dict[Hex, TileCombo] = {}
        self._follows_name = True
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the focus of its fields
        self._build()
        self._connect()
        self._on_replaced()

    def _build(self) -> None:
        page = QWidget()
        rows = QVBoxLayout(page)
        rows.setContentsMargins(10, 8, 12, 8)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        self.description.setFixedHeight(56)
        self.description.setTabChangesFocus(True)
        for id_ in self.bench.catalog.expansions:
            self.expansion.addItem(self._names.expansion(id_), id_)
        self.lines["licence"].setPlaceholderText(LICENCES[0])
        least = self.fontMetrics().horizontalAdvance(LICENCES[0]) + _EDGES
        for field in (*self.lines.values(), self.description):
            field.setMinimumWidth(least)
        form.addRow(tr("&Name"), self.lines["name"])
        form.addRow(tr("I&D"), self.lines["id"])
        form.addRow(tr("&Author"), self.lines["author"])
        form.addRow(tr("Desc&ription"), self.description)
        form.addRow(tr("E&xpansion"), self.expansion)
        form.addRow(self.needs)
        form.addRow(tr("&Licence"), self.lines["licence"])
        add_layout(rows, form)
        rows.addSpacing(6)
        self._heading = heading(tr("Location tiles"))
        self._none = muted(
            tr("No location tiles yet. Paint a location from the palette."), wrap=True
        )
        self._slots = QFormLayout()
        rows.addWidget(self._heading)
        rows.addWidget(self._none)
        add_layout(rows, self._slots)
        rows.addStretch(1)
        self.setWidget(page)

    def _connect(self) -> None:
        document = self.bench.document
        for name, line in self.lines.items():
            line.textEdited.connect(lambda text, n=name: self._on_edited(n, text))
        self.lines["name"].editingFinished.connect(self._name_the_id)
        self.description.textChanged.connect(
            lambda: document.set_header("description", self.description.toPlainText())
        )
        self.expansion.activated.connect(
            lambda index: document.set_header("expansion", self.expansion.itemData(index))
        )
        # Methods, because their panel may be deleted before the document.
        for changed in (document.header_changed, document.cells_changed):
            changed.connect(self._show_needs)
        document.header_changed.connect(self._show_words)
        document.cells_changed.connect(self._show_slots)
        document.moved.connect(self._on_moved)
        document.replaced.connect(self._on_replaced)

    # -- fields
    # --------------------------------------------------------------------------------------

    def _on_edited(self, name: str, text: str) -> None:
        if name == "id":
            self._follows_name = False
        self.bench.document.set_header(name, text)

    def finish(self) -> None:
        """Apply the input of a field that still has the focus."""
        if self.lines["name"].isModified():
            self._name_the_id()

    def _name_the_id(self) -> None:
        """Derive the id from the name while nothing refers to it."""
        document = self.bench.document
        if self._follows_name and document.path is None and document.section.name:
            document.set_header("id", free_id(document.section.name, self.bench.catalog))

    def _on_replaced(self) -> None:
        self._follows_name = self.bench.document.path is None
        self._show_words()
        self._show_needs()
        self._show_slots()

    def _on_moved(self, _before: object) -> None:
        self.tiles = {}  # their hexes have changed
        self._show_slots()

    def _show_needs(self, _what: object = None) -> None:
        """Show the expansions that the section needs besides its own."""
        section = self.bench.document.section
        others = [i for i in needs(section, self.bench.catalog) if i != section.expansion]
        names = joined_names(self._names.expansion(id_) for id_ in others)
        self.needs.setText(tr("Also needs {names}").format(names=names))
        self.needs.setVisible(bool(others))

    def _show_words(self, _field: str = "") -> None:
        section = self.bench.document.section
        for name, line in self.lines.items():
            value = getattr(section, name)
            if line.text() != value:
                line.setText(value)
        if self.description.toPlainText() != section.description:
            with QSignalBlocker(self.description):
                self.description.setPlainText(section.description)
        self.expansion.setCurrentIndex(self.expansion.findData(section.expansion))
        use = tr("Random boards with this expansion can use it.")
        # The full name, for which the box may have no room.
        set_tooltip(self.expansion, f"{self.expansion.currentText()}\n{use}".strip())

    # -- tiles -------------------------------------------------------------------------------------

    def _show_slots(self, _mask: object = None) -> None:
        cells = self.bench.document.cells()
        found = {hex_: cell for hex_, cell in cells.items() if cell.feature == LOCATION}
        if set(found) != set(self.tiles):
            self._make_slots(found)
        for hex_, combo in self.tiles.items():
            combo.show_tile(found[hex_].tile)
        self._none.setVisible(not found)

    def _make_slots(self, found: dict[Hex, Cell]) -> None:
        while self._slots.rowCount():
            self._slots.removeRow(0)
        self.tiles = {}
        for hex_ in found:
            combo = TileCombo(self.bench.catalog)
            combo.tile_chosen.connect(lambda tile, h=hex_: self._set_tile(h, tile))
            self.tiles[hex_] = combo
            name = muted(self.bench.grid.name(hex_))
            name.setAlignment(Qt.AlignmentFlag.AlignVCenter)
            name.setFixedHeight(combo.sizeHint().height())
            self._slots.addRow(name, combo)

    def _set_tile(self, hex_: Hex, tile: str) -> None:
        cell = Cell(feature=LOCATION, tile=tile)
        self.bench.document.paint({hex_: cell}, tr("Change the tile"))
