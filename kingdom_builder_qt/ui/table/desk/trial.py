"""The position on the board of a section on trial."""

from __future__ import annotations

from typing import NamedTuple

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.grid import ISLAND_MASK, Mask
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)


class Tried(NamedTuple):
    """The section on trial: its name for the player, and its hexes."""

    name: str
    mask: Mask


class TrialTexts:
    """The title of a trial, on the board and in the title of the window."""

    def title(self, name: str) -> str:
        """Return the title of a game that tries the section of this name."""
        return tr("Trying {section}").format(section=name)


def tried_section(board: Board, id_: str) -> Tried | None:
    """Return the section on a board with an id; None if there is none or the id is ""."""
    if not id_:
        return None
    # Lazy import: the start-up needs no names of a game.
    from kingdom_builder_qt.ui.words.name_texts import content_text

    if board.island is not None and board.island.id == id_:
        return Tried(content_text(board.island.name), board.hex_mask & ISLAND_MASK)
    for placement, mask in zip(board.placements, board.sector_masks, strict=False):
        if placement.section.id == id_:
            return Tried(content_text(placement.section.name), mask)
    return None
