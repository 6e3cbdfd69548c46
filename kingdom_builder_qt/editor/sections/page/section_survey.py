"""Keys that tell the neighbours of a hex and move the cursor between the sites of a section.

They are those of the boards of a game, with Shift: the letters alone are tools here.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject

from kingdom_builder_qt.core.grid import Hex, Mask, set_of
from kingdom_builder_qt.editor.sections.canvas.canvas import Canvas
from kingdom_builder_qt.editor.sections.document.section_document import SectionDocument
from kingdom_builder_qt.editor.sections.panels.board_texts import BoardTexts
from kingdom_builder_qt.editor.sections.panels.cell_names import LOCATION, CellNames
from kingdom_builder_qt.editor.sections.surroundings.whole_board import WholeBoard
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.key_map import KeyAction, key_map
from kingdom_builder_qt.ui.desktop.widgets.keys import add_key
from kingdom_builder_qt.ui.table.board.survey import Landmarks
from kingdom_builder_qt.ui.words.foreign_text import sentences
from kingdom_builder_qt.ui.words.survey_texts import neighbours

tr = translator(__name__)

KEYS: Final = {
    "around": KeyAction(tr.later("Tell the hex at the cursor and its neighbours"), ("Shift+I",)),
    "locations": KeyAction(tr.later("Go to the next location"), ("Shift+L",)),
    "castles": KeyAction(tr.later("Go to the next castle"), ("Shift+C",)),
}
survey_key: Final = key_map().declare("editor", KEYS)


class SectionSurvey(QObject):
    """The keys of one canvas."""

    def __init__(
        self, canvas: Canvas, document: SectionDocument, board: WholeBoard, names: CellNames
    ) -> None:
        super().__init__(canvas)
        self._canvas, self._document = canvas, document
        self._board, self._names = board, names
        self._landmarks = Landmarks(canvas)
        add_key(canvas, survey_key("around"), self.tell_neighbours)
        add_key(canvas, survey_key("locations"), partial(self._go_to_site, is_location=True))
        add_key(canvas, survey_key("castles"), partial(self._go_to_site, is_location=False))

    def tell_neighbours(self) -> None:
        """Announce the cursor's hex and its neighbours."""
        hex_ = self._canvas.cursor_hex
        if hex_ is None:
            return
        shown = self._document.grid.mask
        if self._board.is_shown:
            shown |= set_of(self._board.cells)
        beside = neighbours(hex_, shown, self._describe)
        self._canvas.announce(sentences([self._canvas.describe(hex_), *beside]))

    def _describe(self, hex_: Hex) -> str:
        document = self._document
        if not document.grid.holds(hex_):
            return BoardTexts().describe(self._board, hex_, self._names)
        name = self._names.name(document.cell(hex_), is_island=document.section.is_island)
        return tr("{place}  {name}").format(place=self._board.name_of(hex_), name=name)

    def _go_to_site(self, *, is_location: bool) -> None:
        if not self._landmarks.jump(self._sites(is_location=is_location)):
            self._canvas.announce(tr("There is none in this section."))

    def _sites(self, *, is_location: bool) -> Mask:
        """Return the locations, or the castles and other features."""
        return set_of(
            hex_
            for hex_, cell in self._document.cells().items()
            if cell.feature is not None and (cell.feature == LOCATION) == is_location
        )
