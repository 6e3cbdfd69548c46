"""The palette, with the rule of the selected entry below it."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.panels.brief_text import BriefText
from kingdom_builder_qt.editor.sections.panels.cell_names import CellNames
from kingdom_builder_qt.editor.sections.panels.palette import Palette
from kingdom_builder_qt.ui.desktop.widgets.style import vbox

_LINES: Final = 3


class PalettePanel(QWidget):
    """The rule has a fixed height and does not scroll with the entries."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self._names = CellNames(palette.bench.catalog)
        self.rule = BriefText(_LINES)
        foot = vbox(self.rule, margin=8)
        vbox((palette, 1), foot, parent=self, spacing=0)
        palette.cell_shown.connect(self._show)
        self._show(palette.shown_cell)

    def _show(self, cell: Cell) -> None:
        self.rule.set_text(self._names.rule(cell))
