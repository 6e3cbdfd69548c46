"""The palette: what can be painted, by groups, each with a key."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.canvas.section_item import SectionPainter
from kingdom_builder_qt.editor.sections.canvas.workbench import Workbench
from kingdom_builder_qt.editor.sections.panels.cell_button import CellButton
from kingdom_builder_qt.editor.sections.panels.cell_names import (
    BASE,
    LOCATION,
    CellNames,
    expansion_of,
)
from kingdom_builder_qt.editor.sections.panels.tile_combo import TileCombo
from kingdom_builder_qt.ui.desktop.style.theme import appearance, current_theme
from kingdom_builder_qt.ui.desktop.widgets.style import (
    ElidedLabel,
    add_layout,
    muted,
    tight,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_name

MOST_COLUMNS: Final = 2
_DIGITS: Final = tuple("123456789")
_EMPTY_KEY: Final = "0"
# In the order in which entries take them.
_KEYS: Final = {
    "terrain": (*_DIGITS, *(f"Ctrl+{digit}" for digit in _DIGITS)),
    "feature": tuple(f"Alt+{digit}" for digit in _DIGITS),
}
_MARGIN: Final = 8
_GAP: Final = 2  # between entries


class Palette(QScrollArea):
    """Chooses what the brush holds; shows it when a tool picks it.

    `chosen`: the user took an entry, perhaps the one that the brush held before.  The eraser is a
    brush that holds "empty", so the palette shows that entry while it is used.  `left`: Escape.
    """

    chosen = Signal()
    left = Signal()
    cell_shown = Signal(object)  # Cell: the entry that is marked

    def __init__(self, bench: Workbench) -> None:
        """List the terrains and sites of the bench's catalog."""
        super().__init__()
        self.bench, self._names = bench, CellNames(bench.catalog)
        self._painter = SectionPainter(bench.catalog, current_theme())
        self.buttons: list[CellButton] = []
        self._groups: list[tuple[QGridLayout, list[CellButton]]] = []
        self.columns = 0  # that the entries stand in; none yet
        self._is_erasing = False
        self.keys: list[QAction] = []  # for the window, so that they work while this is hidden
        self.combo = TileCombo(bench.catalog)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self._build()
        self.combo.tile_chosen.connect(self._on_tile_chosen)
        bench.paint.cell_changed.connect(self._show_cell)
        bench.document.replaced.connect(self._on_replaced)
        self._on_replaced()
        appearance().changed.connect(self._renew_painter)

    def work_on(self, bench: Workbench) -> None:
        """Offer what suits another section, of the same catalog."""
        if bench is not self.bench:
            self.bench.document.replaced.disconnect(self._on_replaced)
            self.bench = bench
            bench.document.replaced.connect(self._on_replaced)
            self._on_replaced()

    # -- building ----------------------------------------------------------------------------------

    def _build(self) -> None:
        page = QWidget()
        self._rows = QVBoxLayout(page)
        self._rows.setContentsMargins(*[_MARGIN] * 4)
        self._rows.setSpacing(4)
        terrains, sites = self._by_expansion("terrain"), self._by_expansion("feature")
        self._add_group(self.tr("Terrain"), [*terrains.pop(BASE, []), Cell()])
        self._add_group(self.tr("Sites"), sites.pop(BASE, []))
        self._add_tile_row()
        for expansion in self.bench.catalog.expansions:
            cells = [*terrains.get(expansion, []), *sites.get(expansion, [])]
            if cells:
                self._add_group(self._names.expansion(expansion), cells)
        self._rows.addStretch(1)
        self.setWidget(page)
        self._give_keys()

    def _by_expansion(self, kind: str) -> dict[str, list[Cell]]:
        catalog = self.bench.catalog
        found: dict[str, list[Cell]] = {}
        ids = catalog.terrains if kind == "terrain" else self._sites()
        for id_ in ids:
            cell = Cell(terrain=id_) if kind == "terrain" else self._site(id_)
            found.setdefault(expansion_of(catalog, kind, id_), []).append(cell)
        return found

    def _sites(self) -> list[str]:
        return [f.id for f in self.bench.catalog.features.values() if f.site]

    def _site(self, feature: str) -> Cell:
        if feature != LOCATION:
            return Cell(feature=feature)
        tiles = (self.combo.itemData(index) for index in range(self.combo.count()))
        return Cell(feature=LOCATION, tile=next(filter(None, tiles), None))

    def _add_group(self, title: str, cells: list[Cell]) -> None:
        self._rows.addWidget(ElidedLabel(title, bold=True))
        grid = QGridLayout()
        tight(grid, _GAP)
        self._groups.append((grid, [self._button(cell) for cell in cells]))
        add_layout(self._rows, grid)
        self._rows.addSpacing(4)

    def _share_width(self) -> None:
        """Stand in two columns, or in one where only that shows more of the names whole."""
        room = self.viewport().width() - 2 * _MARGIN
        half = (room - _GAP) // MOST_COLUMNS
        is_cut = any(half < button.whole_width() <= room for button in self.buttons)
        columns = 1 if is_cut else MOST_COLUMNS
        if columns == self.columns:
            return
        self.columns = columns
        for grid, buttons in self._groups:
            for number, button in enumerate(buttons):
                button.set_two_lines(columns > 1)
                grid.addWidget(button, number // columns, number % columns)
            grid.setColumnStretch(0, 1)
            grid.setColumnStretch(1, 1 if columns > 1 else 0)

    def _add_tile_row(self) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(4, 0, 4, 4)
        row.addWidget(muted(self.tr("Tile")))
        row.addWidget(self.combo, 1)
        add_layout(self._rows, row)

    def _button(self, cell: Cell) -> CellButton:
        button = CellButton(cell, "", self._painter, rule=self._names.rule)
        button.clicked.connect(lambda: self._choose(button))
        self.buttons.append(button)
        return button

    def _give_keys(self) -> None:
        """Number terrains and sites as they come, those of the user last; 0 empties.

        So the keys of what comes with the game stay.
        """
        left = {kind: iter(keys) for kind, keys in _KEYS.items()}
        for button in sorted(self.buttons, key=self._is_users):
            kind = "terrain" if button.cell.terrain else "feature"
            button.keys = _EMPTY_KEY if button.cell == Cell() else next(left[kind], "")
            button.set_name(self._name(button.cell))
            if not button.keys:
                continue
            action = QAction(self)
            set_name(action, button.name)
            action.setShortcut(QKeySequence(button.keys))
            action.triggered.connect(lambda _=False, b=button: self._choose_by_key(b))
            self.keys.append(action)

    def _is_users(self, button: CellButton) -> bool:
        cell = button.cell
        kind = "terrain" if cell.terrain else "feature"
        return (kind, cell.terrain or cell.feature) in self.bench.catalog.user_entries

    def _choose_by_key(self, button: CellButton) -> None:
        """Choose an entry, and show it: it may be scrolled out of sight."""
        self._choose(button)
        self.ensureWidgetVisible(button)

    def _name(self, cell: Cell) -> str:
        if cell.feature == LOCATION:
            return self._names.name(Cell(feature=LOCATION))
        return self._names.name(cell, is_island=self.bench.document.section.is_island)

    # -- what happens ------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let the keyboard go back to the section by Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _renew_painter(self) -> None:
        self._painter = SectionPainter(self.bench.catalog, current_theme())
        for button in self.buttons:
            button.set_painter(self._painter)
        self._share_width()

    def button_of(self, cell: Cell) -> CellButton | None:
        """Return the entry of a cell; all locations are one entry."""
        alike = (b for b in self.buttons if _kind(b.cell) == _kind(cell))
        return next(alike, None)

    def _choose(self, button: CellButton) -> None:
        self._take(button.cell)
        self._show_cell()  # a second click must not switch the entry off

    def _on_tile_chosen(self, tile: str) -> None:
        self._take(Cell(feature=LOCATION, tile=tile))

    def _take(self, cell: Cell) -> None:
        """Put a cell into the brush; the eraser stays what it is when "empty" is taken."""
        if cell == Cell() and self._is_erasing:
            return
        self.bench.set_cell(cell)
        self.chosen.emit()

    def set_erasing(self, value: bool) -> None:
        """Show what the eraser paints, or what the brush holds."""
        if value != self._is_erasing:
            self._is_erasing = value
            self._show_cell()

    @property
    def shown_cell(self) -> Cell:
        """Return what the eraser paints, or what the brush holds."""
        return Cell() if self._is_erasing else self.bench.cell

    def _show_cell(self) -> None:
        cell = self.shown_cell
        chosen = self.button_of(cell)
        if chosen is not None and cell.feature == LOCATION:
            chosen.set_cell(cell, self._name(cell))
            self.combo.show_tile(cell.tile)
        for button in self.buttons:
            button.setChecked(button is chosen)
        self.cell_shown.emit(cell)

    def _on_replaced(self) -> None:
        """Offer the tile of the section's own locations, and on an island sea for empty."""
        section = self.bench.document.section
        for button in self.buttons:
            if button.cell == Cell():
                button.sea = section.is_island
                button.set_name(self._name(Cell()))
        self._share_width()
        tile = next((c.tile for c in section.cells if c.feature == LOCATION and c.tile), None)
        location = self.button_of(Cell(feature=LOCATION))
        if location is not None:
            tile = tile or location.cell.tile
            location.set_cell(Cell(feature=LOCATION, tile=tile), location.name)
            self.combo.show_tile(tile)
        self._show_cell()


def _kind(cell: Cell) -> tuple[str | None, str | None]:
    return cell.terrain, cell.feature
