"""The rules page for F1: of the tile, card, piece or terrain under the mouse or with the focus."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget

from kingdom_builder_qt.content.rule_pages import Key
from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.panels.hand.terrain_card import TerrainCardButton
from kingdom_builder_qt.ui.table.panels.score_card import ScoreCard
from kingdom_builder_qt.ui.table.panels.signs import TileChips
from kingdom_builder_qt.ui.table.panels.tile_button import TileButton


def wanted_page(position: Position | None) -> Key | None:
    """Return the page of the object under the mouse, else of the focused one, else None."""
    hovered = QApplication.widgetAt(QCursor.pos())
    focused = QApplication.focusWidget()
    for widget, by_mouse in ((hovered, True), (focused, False)):
        for part in _upwards(widget):
            key = _page_of(part, position, by_mouse)
            if key is not None:
                return key
    return None


def hex_page(position: Position, hex_: Hex) -> Key | None:
    """Return the page of the topmost object on a hex: tile, piece, overlay, feature, terrain."""
    board = position.rules.board
    tile = position.rules.tile_of.get(hex_)
    piece = position.piece_at(hex_)
    feature, terrain, laid = board.feature_at(hex_), board.terrain_at(hex_), board.overlay_at(hex_)
    if tile is not None and (feature == "location" or position.tiles_left(hex_)):
        return "tiles", tile
    if piece is not None and piece[0] != "settlement":
        return "pieces", piece[0]
    if laid is not None or feature is not None:
        return "features", laid or feature or ""
    return ("terrains", terrain) if terrain is not None else None


def pages_in_game(rules: Rules) -> list[Key]:
    """Return the pages of the tiles and cards in a game."""
    tiles = [*rules.tiles, *(tile.id for tile in rules.standing_actions.values())]
    cards = [score.card.id for score in (*rules.scores, *rules.red)]
    return [*(("tiles", tile) for tile in tiles), *(("cards", card) for card in cards)]


def _upwards(widget: QWidget | None) -> Iterator[QWidget]:
    while widget is not None:
        yield widget
        widget = widget.parentWidget()


def _page_of(widget: QWidget, position: Position | None, by_mouse: bool) -> Key | None:
    if isinstance(widget, TileButton):
        return "tiles", widget.row.tile
    if isinstance(widget, ScoreCard):
        return "cards", widget.card
    if isinstance(widget, TerrainCardButton):
        return widget.look.page
    if isinstance(widget, TileChips) and by_mouse:
        tile = widget.tile_at(widget.mapFromGlobal(QCursor.pos()))
        return ("tiles", tile) if tile is not None else None
    if isinstance(widget, BoardView) and position is not None:
        hex_ = _hex_of(widget, by_mouse)
        return hex_page(position, hex_) if hex_ is not None else None
    return None


def _hex_of(view: BoardView, by_mouse: bool) -> Hex | None:
    """Return the hex under the mouse, or that of the visible keyboard cursor."""
    scene = view.board_scene
    if not by_mouse:
        return scene.input.cursor if scene.input.cursor_item.isVisible() else None
    spot = scene.spot_at(view.mapToScene(view.mapFromGlobal(QCursor.pos())))
    return spot.hex_ if spot is not None else None
