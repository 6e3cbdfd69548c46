"""Messages about the board around a section."""

from __future__ import annotations

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.editor.sections.panels.cell_names import CellNames
from kingdom_builder_qt.editor.sections.surroundings.whole_board import WholeBoard
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.name_texts import content_name

tr = translator(__name__)


class BoardTexts:
    """The names of quadrants and of the sections in them."""

    def quadrant(self, quadrant: int) -> str:
        """Return the name of a quadrant, as a title."""
        names = (
            tr("North-west"),
            tr("North-east"),
            tr("South-west"),
            tr("South-east"),
        )
        return names[quadrant]

    def neighbour(self, board: WholeBoard, quadrant: int) -> str:
        """Return the name of the section in a quadrant."""
        section = board.neighbour(quadrant)
        if section is None:
            return tr("Empty", "no section there")
        turned = board.around.others[quadrant] == (section.id, 180)
        name = content_name(section.name) or section.id
        return tr("{name}, turned").format(name=name) if turned else name

    def describe(self, board: WholeBoard, hex_: Hex, names: CellNames) -> str:
        """Return the description of a hex of another section."""
        text = tr("{place}  {name}; part of {section}")
        return text.format(
            place=board.name_of(hex_),
            name=names.name(board.cells[hex_]),
            section=self._section(board, hex_),
        )

    def nearest_site(self, board: WholeBoard, hex_: Hex) -> str:
        """Return a sentence about the nearest location across the border, "" without one."""
        found = board.nearest_site(hex_)
        if found is None:
            return ""
        distance, hex_ = found
        if distance == 1:
            text = tr("Next to a location across the border: {place}.")
        else:
            text = tr("Nearest location across the border: {place}, %n hexes away.", "", distance)
        return text.format(place=board.name_of(hex_))

    def refused(self, board: WholeBoard, hex_: Hex) -> str:
        """Return why a hex of another section cannot be painted."""
        text = tr("Only your section can be painted: {place} is part of {section}.")
        return text.format(place=board.name_of(hex_), section=self._section(board, hex_))

    def _section(self, board: WholeBoard, hex_: Hex) -> str:
        section = board.neighbour(board.quadrant_of(hex_))
        return content_name(section.name) or section.id if section is not None else ""
