"""The effect of drag data dropped on a hex."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QMimeData

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Hex, Mask, bits
from kingdom_builder_qt.editor.sections.canvas.cell_drag import cell_of, fragment_of, stamp_name
from kingdom_builder_qt.editor.sections.canvas.workbench import Workbench
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.foreign_text import isolated, replace_surrogates, truncated

tr = translator(__name__)


@dataclass(frozen=True, slots=True)
class Landing:
    """Cells to paint as one step; `mask`: the hexes of the dropped fragment."""

    cells: Mapping[Hex, Cell]
    mask: Mask
    text: str
    is_selected: bool = False  # afterwards


def stamp_step(name: str) -> str:
    """Return the text of the undo step for placing a stamp."""
    shown = isolated(truncated(replace_surrogates(name)))
    return tr("Stamp {name}").format(name=shown)


def can_land(data: QMimeData, bench: Workbench) -> bool:
    """Return whether a section accepts drag data at all."""
    return any(found(data, bench.catalog) is not None for found in (cell_of, fragment_of))


def landing(data: QMimeData, bench: Workbench, hex_: Hex | None, *, moves: bool) -> Landing | None:
    """Return the effect of a drop on a hex, None without one.

    `moves`: the hexes come from the selection of this section, which becomes empty; nothing happens
    if one of them would fall off.
    """
    if hex_ is None:
        return None
    if (cell := cell_of(data, bench.catalog)) is not None:
        text = tr("Place a tile")
        return Landing(bench.painted(1 << hex_, cell), 1 << hex_, text)
    fragment = fragment_of(data, bench.catalog)
    if fragment is None:
        return None
    landed = fragment.at(hex_, bench.grid)
    if moves and len(landed) < len(fragment.cells):
        return None
    emptied = dict.fromkeys(bits(bench.selection), Cell()) if moves else {}
    if name := stamp_name(data):
        text = stamp_step(name)
    elif moves:
        text = tr("Move selection")
    else:
        text = tr("Copy selection")
    return Landing(emptied | landed, sum(1 << hex_ for hex_ in landed), text, is_selected=True)
