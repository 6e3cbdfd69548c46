"""A hex tile on its way from the palette to the canvas, as drag and drop data."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMimeData

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.document.fragment import Fragment, fragment_from_json

CELL_MIME: Final = "application/x-kingdom-builder-qt-tile"


def mime_of(cell: Cell) -> QMimeData:
    """Return a cell as drag data."""
    data = QMimeData()
    data.setData(CELL_MIME, Fragment({(0, 0): cell}).as_json().encode())
    return data


def cell_of(data: QMimeData | None, catalog: Catalog) -> Cell | None:
    """Return the cell of drag data, None if it is something else."""
    if data is None or not data.hasFormat(CELL_MIME):
        return None
    fragment = fragment_from_json(
        bytes(data.data(CELL_MIME).data()).decode("utf-8", "replace"), catalog
    )
    return fragment.cells.get((0, 0)) if fragment is not None else None
