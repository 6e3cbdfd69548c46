"""Drag data: a hex of the palette, hexes of a section, a stamp."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMimeData

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.document.fragment import Fragment, fragment_from_json

CELL_MIME: Final = "application/x-kingdom-builder-qt-tile"
FRAGMENT_MIME: Final = "application/x-kingdom-builder-qt-hexes"
STAMP_MIME: Final = "application/x-kingdom-builder-qt-stamp"


def mime_of(cell: Cell) -> QMimeData:
    """Return a cell as drag data."""
    return _mime(CELL_MIME, Fragment({(0, 0): cell}))


def mime_of_fragment(fragment: Fragment, name: str = "") -> QMimeData:
    """Return cells as drag data, with their anchor at the pointer; `name` is that of a stamp."""
    data = _mime(FRAGMENT_MIME, fragment)
    if name:
        data.setData(STAMP_MIME, name.encode())
    return data


def stamp_name(data: QMimeData) -> str:
    """Return the name of the dragged stamp, "" for other hexes."""
    return bytes(data.data(STAMP_MIME).data()).decode("utf-8", "replace")


def is_fragment(data: QMimeData | None) -> bool:
    """Return whether drag data are hexes of a section."""
    return data is not None and data.hasFormat(FRAGMENT_MIME)


def cell_of(data: QMimeData | None, catalog: Catalog) -> Cell | None:
    """Return the cell of drag data, None for other data."""
    fragment = _fragment(CELL_MIME, data, catalog)
    return fragment.cells.get((0, 0)) if fragment is not None else None


def fragment_of(data: QMimeData | None, catalog: Catalog) -> Fragment | None:
    """Return the fragment of drag data, None for other data."""
    return _fragment(FRAGMENT_MIME, data, catalog)


def _mime(kind: str, fragment: Fragment) -> QMimeData:
    data = QMimeData()
    data.setData(kind, fragment.as_json().encode())
    return data


def _fragment(kind: str, data: QMimeData | None, catalog: Catalog) -> Fragment | None:
    if data is None or not data.hasFormat(kind):
        return None
    text = bytes(data.data(kind).data()).decode("utf-8", "replace")
    return fragment_from_json(text, catalog)
