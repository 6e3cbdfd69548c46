"""A cache of painted boards for many windows, as only a few tests are about their appearance."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from PySide6.QtGui import QColor, QPixmap

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.ui.art.painter import BoardPainter
from kingdom_builder_qt.ui.art.section_pictures import SectionPictures
from kingdom_builder_qt.ui.art.sprites import Stamps
from kingdom_builder_qt.ui.desktop.style.theme import Theme
from kingdom_builder_qt.ui.shell.start import settled_board

_MOST: Final = 16  # pictures of a few megabytes
_MOST_SECTIONS: Final = 300  # small ones
_initialise = BoardPainter.__init__
_steps = BoardPainter.steps
_paint_section = SectionPictures._paint
_settle = settled_board.settled_board


class KeptBoards:
    """Replaces `BoardPainter.render` and the painters of sections and the start page's picture.

    Equal boards at one scale and sections of one catalog share a cached picture.
    """

    def __init__(self) -> None:
        """Start with an empty cache."""
        self._pictures: OrderedDict[object, QPixmap] = OrderedDict()
        self._sections: dict[object, QPixmap] = {}
        self._catalog: Catalog | None = None
        self._stamps: list[tuple[str, dict[str, QColor], Stamps]] = []

    def initialise(self, painter: BoardPainter, *args: Any, **options: Any) -> None:
        """Let painters of one look share their stamps across windows."""
        _initialise(painter, *args, **options)
        painter._stamps = self._shared(painter._theme.id, painter._colours)

    def _shared(self, theme: str, colours: Mapping[str, QColor]) -> Stamps:
        for of_theme, known, stamps in self._stamps:
            if of_theme == theme and all(known.get(id_, c) == c for id_, c in colours.items()):
                known.update(colours)
                return stamps
        self._stamps.append((theme, dict(colours), Stamps()))
        return self._stamps[-1][-1]

    def render(self, painter: BoardPainter, scale: float) -> QPixmap:
        """Return a copy of the cached picture of a board, else paint it."""
        look = (*_look(painter._board), painter._hexes, painter._theme.id)
        key = (*look, painter._coordinates, painter._letters, scale)
        return self._kept(key, lambda: _last(_steps(painter, scale)))

    def settle(
        self, board: Board, theme: Theme, terrains: Mapping[str, Terrain], scale: float
    ) -> Iterator[QPixmap]:
        """Yield a copy of the cached picture of a board with its villages, else paint it."""
        key = (*_look(board), theme.id, "settled", scale)
        yield self._kept(key, lambda: _last(_settle(board, theme, terrains, scale)))

    def section(self, pictures: SectionPictures, *what: Any) -> Iterator[QPixmap]:
        """Yield a copy of the cached picture of a section, else paint it."""
        if self._catalog is not pictures._catalog or len(self._sections) > _MOST_SECTIONS:
            self._catalog = pictures._catalog
            self._sections.clear()
        key = (pictures._theme.id, *what)
        if key not in self._sections:
            self._sections[key] = _last(_paint_section(pictures, *what))
        yield QPixmap(self._sections[key])  # the caller sets its ratio

    def _kept(self, key: object, paint: Callable[[], QPixmap]) -> QPixmap:
        picture = self._pictures.pop(key, None) or paint()
        self._pictures[key] = picture
        if len(self._pictures) > _MOST:
            self._pictures.popitem(last=False)
        return QPixmap(picture)  # the caller may paint on it


def _look(board: Board) -> tuple[object, ...]:
    """Return the key of the picture of a board."""
    masks = (*board.terrain_masks.items(), *board.feature_masks.items(), *board.overlays.items())
    return board.placements, board.locations, board.island, masks


def _last(steps: Iterator[QPixmap | None]) -> QPixmap:
    """Return the last painted picture."""
    picture = [*steps][-1]
    assert picture is not None
    return picture
