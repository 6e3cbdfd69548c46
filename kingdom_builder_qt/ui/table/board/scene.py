"""The scene: board, pieces, marks and supply; it shows and tells, and knows no rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from PySide6.QtCore import QObject, QPointF, QRectF, QSize
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.core.grid import MAIN_MASK, Hex
from kingdom_builder_qt.ui.art.frame import frame_rect, has_island
from kingdom_builder_qt.ui.art.geometry import centre, hex_under
from kingdom_builder_qt.ui.art.house import SETTLEMENT
from kingdom_builder_qt.ui.art.painter import BoardPainter
from kingdom_builder_qt.ui.art.sprites import Stamps
from kingdom_builder_qt.ui.desktop.style.theme import Theme, appearance, current_theme
from kingdom_builder_qt.ui.table.board.board_item import BoardItem, scales_drawn
from kingdom_builder_qt.ui.table.board.changes import BoardChanges
from kingdom_builder_qt.ui.table.board.earning import EarningItem
from kingdom_builder_qt.ui.table.board.gesture import Spot
from kingdom_builder_qt.ui.table.board.highlight import MarkLayer
from kingdom_builder_qt.ui.table.board.input import BoardInput
from kingdom_builder_qt.ui.table.board.items import CursorItem, ThemeSprites
from kingdom_builder_qt.ui.table.board.motion.animator import Animator
from kingdom_builder_qt.ui.table.board.motion.coins import Coins
from kingdom_builder_qt.ui.table.board.motion.idle import Ambience, IdleItem
from kingdom_builder_qt.ui.table.board.piece_layer import Hand, PieceLayer, Standing
from kingdom_builder_qt.ui.table.board.row_marks import RowMarks
from kingdom_builder_qt.ui.table.board.section_mark import SectionMarkItem
from kingdom_builder_qt.ui.table.board.sites import SiteLayer
from kingdom_builder_qt.ui.table.board.tray import TrayItem, TrayPlace, tray_rect
from kingdom_builder_qt.ui.table.board.zoom_view import scale_to_show

_Z_SECTION, _Z_TRAY, _Z_HIGHLIGHT, _Z_EARNING, _Z_IDLE = 2, 5, 10, 11, 12


def place_of_supply(board: Board | None, aspect: float) -> tuple[TrayPlace, QRectF]:
    """Return where the supply goes, and what is then to be seen.

    `aspect`: that of the window, in which the whole is to be as large as can be.
    """
    frame = frame_rect(board)
    # Under an island there is room that costs nothing.
    places: tuple[TrayPlace, ...] = ("island",) if has_island(board) else ("beside", "below")
    rects = {place: frame.united(tray_rect(place)).adjusted(0, 0, 8, 8) for place in places}
    best = min(places, key=lambda p: max(rects[p].width(), rects[p].height() * aspect))
    return best, rects[best]


class BoardScene(QGraphicsScene):
    """Everything on the table, for one game at a time: its layers, and how they lie together.

    `pieces`, `sites` and `row_marks` hold what stands on the board, `changes` animates what a game
    does to them; `marks` are those on hexes, `ambience` lets them and water move
    while the game waits, `earning` is the light on hexes while gold is counted, `section_mark` is
    around the section that is tried, `tray` is the supply, `hand` what the user carries, and
    `input` hears the user.

    Without a `theme` it follows that of the application.
    """

    def __init__(self, theme: Theme | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sprites, self._stamps = ThemeSprites(theme or current_theme()), Stamps()
        self.board: Board | None = None
        self._terrains: Mapping[str, Terrain] = {}
        self._coordinates = True
        self._make_layers()
        self.input.led_to.connect(self.hand.follow)
        self.input.hex_outlined.connect(self.marks.outline)
        self.setBackgroundBrush(self._sprites.theme.colour("table"))
        self.set_supply(None)
        if theme is None:
            appearance().changed.connect(self._follow_appearance)

    def _make_layers(self) -> None:
        sprites = self._sprites
        self.input = BoardInput(self.spot_at, CursorItem(), self)
        self._board_item = BoardItem()
        self.tray = TrayItem(sprites)
        self.ambience = Ambience(self)
        self.marks = MarkLayer(sprites, self.ambience, self)
        self.addItem(self.input.cursor_item)
        self.earning = EarningItem(sprites)
        self.idle = IdleItem(sprites)
        self.section_mark = SectionMarkItem()
        ground = (self._board_item, self.section_mark, self.tray)
        items = (*ground, self.marks.item, self.earning, self.idle)
        depths = (0, _Z_SECTION, _Z_TRAY, _Z_HIGHLIGHT, _Z_EARNING, _Z_IDLE)
        for item, z in zip(items, depths, strict=True):
            item.setZValue(z)
            self.addItem(item)
        self.sites = SiteLayer(self, sprites)
        self.pieces = PieceLayer(self, sprites)
        self.row_marks = RowMarks(self, sprites)
        self.hand = Hand(self, self.pieces, self._taken_at)
        self.coins = Coins(self, sprites)
        self.animator = Animator(self)
        self.changes = BoardChanges(
            self.animator, self.pieces, self.hand, self.row_marks, self.coins, self.tray
        )

    # What is shown.

    def set_board(self, board: Board, terrains: Mapping[str, Terrain] | None = None) -> None:
        """Show another board, without pieces; every location has two tiles, nomads none."""
        is_wider = has_island(board) != has_island(self.board)
        self._use(terrains or {})
        self.board = board
        self.marks.clear()
        self.section_mark.clear()
        self.input.use_hexes(board.hex_mask)
        self.marks.item.set_board(board)
        self.earning.set_board(board)
        self.idle.set_board(board)
        self.ambience.follow()
        self.sites.begin(place.hex for place in board.locations)
        self.sync({})
        self._repaint_board()
        if is_wider:
            self._arrange_again()

    def sync(
        self,
        pieces: Standing,
        left: Mapping[Hex, int] | None = None,
        tiles: Mapping[Hex, str] | None = None,
        row_marks: Mapping[int, int] | None = None,
    ) -> None:
        """Jump to a state: pieces by hex, tiles left by site, kind of tile by nomad space.

        A number instead of a piece is a settlement of that player.  A city hall stands on its
        middle hex, or on all seven.  None leaves sites as they are.  `row_marks`: who has marked
        which row; without it there are no marks.
        """
        self.animator.clear()
        self.hand.drop()
        self.hand.forget_dropped()
        self.pieces.sync(pieces)
        self.row_marks.sync(row_marks or {})
        for hex_, tile in (tiles or {}).items():
            self.sites.set_tile(hex_, tile)
        for hex_, count in (left or {}).items():
            self.sites.set_left(hex_, count)

    def use_theme(self, theme: Theme) -> None:
        """Show everything in another theme."""
        if theme is not self._sprites.theme:
            self._sprites.use(theme)
            self._stamps = Stamps()  # a painter in the old theme may be half done
            for dimmed in (self.marks.item, self.earning):
                dimmed.forget_picture()
            self.setBackgroundBrush(theme.colour("table"))
        self._repaint_board()
        self.update()

    def _follow_appearance(self) -> None:
        self.section_mark.measure()
        self.use_theme(current_theme())

    def set_coordinates(self, shown: bool) -> None:
        """Show or hide the names of rows and columns."""
        self._coordinates = shown
        self._repaint_board()

    def _repaint_board(self) -> None:
        if self.board is not None:
            self._board_item.set_painter(self._painter_of(self.board))

    def _painter_of(self, board: Board) -> BoardPainter:
        return BoardPainter(
            board, self._sprites.theme, self._terrains, self._coordinates, stamps=self._stamps
        )

    def _use(self, terrains: Mapping[str, Terrain]) -> None:
        if terrains is not self._terrains:
            self._stamps = Stamps()  # a painter of the old ones may be half done
        self._terrains = terrains

    def draw_ahead(
        self, boards: Iterable[Board], terrains: Mapping[str, Terrain], size: QSize, ratio: float
    ) -> Iterator[None]:
        """Draw bit by bit what boards such as these, without islands, are put together of.

        `size`: that of the view in which all of a board and the supply will be seen, with `ratio`
        pixels of the screen for each of its own.
        """
        self._use(terrains)
        _, rect = place_of_supply(None, size.width() / max(1, size.height()))
        scales = scales_drawn(scale_to_show(rect, size) * ratio)
        stamps = self._stamps
        missing = [scale for scale in scales if scale not in stamps.drawn_ahead]
        for board in boards if missing else ():
            painter = self._painter_of(board)
            for scale in missing:
                yield from painter.draw_ahead(scale)
            # Not those of a sharper picture, which would take the room of all stamps.
            yield from painter.draw_plates(scales[0])
        stamps.drawn_ahead.update(missing)

    def draw_board(self, scale: float) -> Iterator[None]:
        """Draw the board bit by bit at the scale at which a picture of it is wanted."""
        yield from self._board_item.draw(scale)

    def set_supply(self, player: int | None, count: int = 0, ready: int = 0) -> None:
        """Show a player's supply (None: no tray); `ready` settlements are to be built now."""
        self.tray.set_supply(player, count, ready, self.tr("Supply"))
        if self.tray.isVisible() != (player is not None):
            self.tray.setVisible(player is not None)
            self._arrange_again()

    def arrange(self, aspect: float) -> None:
        """Put the supply where the whole is shown largest in a window of this aspect ratio."""
        if not self.tray.isVisible():
            self.setSceneRect(frame_rect(self.board))
            return
        place, rect = place_of_supply(self.board, aspect)
        self.tray.set_place(place)
        self.setSceneRect(rect)

    def _arrange_again(self) -> None:
        self.arrange(self.sceneRect().width() / max(1.0, self.sceneRect().height()))

    def settle(self) -> None:
        """Bring everything to rest: nothing moves and no timer runs afterwards."""
        self.animator.skip()
        self.marks.rest()
        self._board_item.stop()

    def sharpen(self) -> None:
        """Draw the board at the scale it is shown at, without waiting for the timer."""
        self._board_item.sharpen()

    # What the user does.

    def spot_at(self, point: QPointF) -> Spot | None:
        """Return what lies under a point of the scene."""
        if self.tray.isVisible() and self.tray.boundingRect().contains(point):
            return Spot("supply", piece=self.tray.kind_at(point))
        hex_ = hex_under(point, self.board.hex_mask if self.board is not None else MAIN_MASK)
        return None if hex_ is None else Spot("board", hex_)

    def activate_supply(self) -> None:
        """Do what a click on the supply would do, where a piece may come back or else be taken."""
        self.input.gesture.activated(Spot("supply", piece=self.tray.drop_zone or SETTLEMENT))

    def _taken_at(self, origin: Hex | None, kind: str) -> QPointF:
        """Return where a piece is taken: at the pointer, or where the keyboard is."""
        if self.input.pointer is not None:
            return self.input.pointer
        hex_ = self.input.cursor if self.input.cursor is not None else origin
        if hex_ is not None:
            return centre(hex_)
        return self.tray.place_of(kind) or QPointF()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.input.press(event)
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.input.move(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.input.release(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        # Two quick clicks are two clicks: Qt would swallow the second press.
        self.mousePressEvent(event)
