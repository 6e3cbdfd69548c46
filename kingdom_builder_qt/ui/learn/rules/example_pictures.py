"""Pictures of the rules browser, painted by the board scene."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QPen, QPixmap, QTransform

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.rule_pages import Example
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import ISLAND_MASK, MAIN_MASK, Hex, Mask, bits, parse_hex, ring_of
from kingdom_builder_qt.game.examples import ShownExample, show_example
from kingdom_builder_qt.ui.art.frame import ISLAND_RIM_RECT
from kingdom_builder_qt.ui.art.geometry import WIDTH, centre, outline
from kingdom_builder_qt.ui.art.mayors import MARK_RECT, mark_place
from kingdom_builder_qt.ui.art.scenes.scene_table import Entry
from kingdom_builder_qt.ui.art.section_pictures import SectionPictures, section_size
from kingdom_builder_qt.ui.desktop.style.own_signs import own_signs
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.table.board.piece_item import ShownPiece, piece_of
from kingdom_builder_qt.ui.table.board.scene import BoardScene

MAX_SCALE: Final = 1.0  # pixels per scene unit; small drawings are not enlarged
_SECTION_SCALE: Final = 0.6
_RIM: Final = 7.0  # distance around the hexes, in scene units
_SURF: Final = 11.0  # width of the water around an island
_MIDDLE: Final = parse_hex("E5")


class ExamplePictures:
    """Paints examples and single hexes, cached by width and resolution."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        theme = current_theme()
        self._made_for = theme, own_signs().state
        self._scene = BoardScene(theme)
        self._scene.set_coordinates(False)
        self._cache: dict[tuple[object, int, float], QPixmap] = {}
        self._shown: dict[Example, ShownExample] = {}
        self._sections = SectionPictures(catalog, theme)

    def _use_theme(self) -> None:
        """Clear the caches after a change of theme or signs."""
        theme = current_theme()
        wanted = theme, own_signs().state
        if wanted != self._made_for:
            self._made_for = wanted
            self._scene.use_theme(theme)
            self._cache.clear()
            self._sections = SectionPictures(self._catalog, theme)

    def shown(self, example: Example) -> ShownExample:
        """Return the evaluation of an example by the core."""
        if example not in self._shown:
            self._shown[example] = show_example(self._catalog, example)
        return self._shown[example]

    def example(self, example: Example, width: int, dpr: float) -> QPixmap:
        """Return the picture of an example, at most `width` pixels wide."""
        self._use_theme()
        key = example, width, dpr
        if key not in self._cache:
            shown = self.shown(example)
            self._put_up(shown)
            self._cache[key] = self._paint(shown.patch, width, dpr)
        return self._cache[key]

    def section(self, id_: str, width: int, dpr: float) -> QPixmap:
        """Return the picture of a section, unrotated."""
        self._use_theme()
        island = self._catalog.sections[id_].is_island
        whole = ISLAND_RIM_RECT.size() if island else section_size(1.0)
        scale = min(_SECTION_SCALE, width / whole.width())
        return self._sections.picture(id_, 0, None, scale, dpr)

    def entry(self, kind: str, id_: str) -> Entry | None:
        """Return a card or tile of the content; `kind`: `cards` or `tiles`."""
        return (self._catalog.cards if kind == "cards" else self._catalog.tiles).get(id_)

    def single(self, kind: str, id_: str, size: int, dpr: float) -> QPixmap:
        """Return a small picture of a terrain, a feature or a piece."""
        self._use_theme()
        key = (kind, id_), size, dpr
        if key not in self._cache:
            example = _alone(self._catalog, kind, id_)
            self._put_up(self.shown(example))
            patch = sum(1 << hex_ for hex_ in example.cells)
            self._cache[key] = self._paint(patch, size, dpr)
        return self._cache[key]

    def _put_up(self, shown: ShownExample) -> None:
        """Show the position and its highlights in the scene."""
        position, scene = shown.position, self._scene
        rules, board = position.rules, position.rules.board
        scene.set_board(board, self._catalog.terrains)
        pieces: Mapping[Hex, ShownPiece] = {
            hex_: piece_of(rules.pieces[found[0]], found[1])
            for hex_ in bits(shown.patch)
            if (found := position.piece_at(hex_)) is not None
        }
        left = {hex_: position.tiles_left(hex_) for hex_ in rules.tile_of}
        lying = {h: t for h, t in rules.nomads.items() if left[h] and shown.patch >> h & 1}
        badges = {place.hex: left[place.hex] for place in board.locations}
        marks = position.marked_rows()
        scene.sync(pieces, badges, lying, marks)
        scene.marks.highlight("blocked", position.blocked & shown.patch)
        scene.marks.highlight("last_move", shown.built & ~shown.lit)
        scene.marks.highlight(shown.role, shown.lit)
        scene.marks.highlight("chosen", 0 if shown.lifted is None else 1 << shown.lifted)

    def _paint(self, patch: Mask, width: int, dpr: float) -> QPixmap:
        """Cut the hexes of a patch out of the scene."""
        border = _border(patch, self._scene.row_marks.owners())
        area = border.boundingRect().adjusted(-_RIM, -_RIM, _RIM, _RIM)
        scale = min(MAX_SCALE, width / area.width())
        size = math.ceil(area.width() * scale * dpr), math.ceil(area.height() * scale * dpr)
        pixmap = QPixmap(*size)
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        to_picture = QTransform.fromScale(scale, scale).translate(-area.x(), -area.y())
        target = QRectF(0, 0, area.width() * scale, area.height() * scale)
        painter.setClipPath(to_picture.map(border))
        self._scene.render(painter, target, area)
        painter.setTransform(to_picture, True)
        self._paint_seams(painter)
        painter.setClipping(False)
        self._paint_rim(painter, border)
        painter.end()
        return pixmap

    def _paint_seams(self, painter: QPainter) -> None:
        """Draw sector borders, because the board's seams are hardly visible in a small picture."""
        seams = QPainterPath()
        for mask in self._scene.board.sector_masks if self._scene.board is not None else ():
            seams.addPath(outline(mask))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in (("target_edge", 5.0), ("parchment", 2.0)):
            painter.setPen(QPen(current_theme().colour(colour), width))
            painter.drawPath(seams)

    def _paint_rim(self, painter: QPainter, border: QPainterPath) -> None:
        """Draw a line around the picture, a broad one at the edge of the board."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        theme = current_theme()
        painter.setPen(QPen(theme.colour("card_border"), 1.5))
        painter.drawPath(border)
        stroker = QPainterPathStroker()
        stroker.setWidth(2 * _RIM)
        rim = outline(MAIN_MASK)
        painter.setClipPath(stroker.createStroke(border).subtracted(rim).subtracted(border))
        painter.setPen(QPen(theme.colour("rim_edge"), 2 * _RIM - 4))
        painter.drawPath(rim)


def _border(patch: Mask, marked_rows: Iterable[int]) -> QPainterPath:
    """Return the outline of a picture: the hexes, the surf of an island, adjacent row marks."""
    border, coast = outline(patch), outline(patch & ISLAND_MASK)
    surf = QPainterPathStroker()
    surf.setWidth(2 * _SURF)
    border = border.united(surf.createStroke(coast))
    for row in marked_rows:
        place = mark_place(row)
        if any(QLineF(place, centre(hex_)).length() < WIDTH for hex_ in bits(patch)):
            mark = QPainterPath()
            mark.addRoundedRect(MARK_RECT.translated(place), 8, 8)
            border = border.united(mark)
    return border


def _alone(catalog: Catalog, kind: str, id_: str) -> Example:
    """Return an example with a single terrain, feature or piece."""
    cells, pieces, laid = {_MIDDLE: Cell(terrain=id_)}, {}, {}
    below = [o.on for e in catalog.expansions.values() for o in e.overlays if o.feature == id_]
    if kind == "features" and below:
        on = below[0]
        ground = Cell(terrain=on.terrain[0]) if on.terrain else Cell(feature=on.feature[0])
        cells, laid = {_MIDDLE: ground}, {_MIDDLE: id_}
    elif kind == "features":
        tile = next(iter(catalog.tiles)) if id_ == "location" else None
        cells = {_MIDDLE: Cell(feature=id_, tile=tile)}
    elif kind == "pieces":
        piece = catalog.pieces[id_]
        word = piece.stands_on[0]
        land = next(t.id for t in catalog.terrains.values() if t.buildable)
        ground = Cell(terrain=land if word == "buildable" else word)
        cells = dict.fromkeys(bits(ring_of(_MIDDLE) if piece.ring else 1 << _MIDDLE), ground)
        pieces = {_MIDDLE: (id_, 0)}
    return Example("", cells, pieces, 0, None, "targets", "mandatory", overlays=laid)
