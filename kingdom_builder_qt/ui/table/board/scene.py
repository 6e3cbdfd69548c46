"""The scene of a game: board, pieces, marks and supply, without rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Signal
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.core.grid import MAIN_MASK, Hex
from kingdom_builder_qt.ui.art.frame import LETTERS, has_island, island_rim_rect, rim_rect
from kingdom_builder_qt.ui.art.geometry import Plane
from kingdom_builder_qt.ui.art.house import SETTLEMENT
from kingdom_builder_qt.ui.art.painter import BoardPainter
from kingdom_builder_qt.ui.art.sprites import Stamps
from kingdom_builder_qt.ui.desktop.style.text_size import text_factor
from kingdom_builder_qt.ui.desktop.style.theme import Theme, appearance, current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.table.board.arrangement import arrange
from kingdom_builder_qt.ui.table.board.board_item import BoardItem, scales_drawn
from kingdom_builder_qt.ui.table.board.changes import BoardChanges
from kingdom_builder_qt.ui.table.board.earning import EarningItem
from kingdom_builder_qt.ui.table.board.gesture import Spot
from kingdom_builder_qt.ui.table.board.highlight import MarkLayer
from kingdom_builder_qt.ui.table.board.input import BoardInput
from kingdom_builder_qt.ui.table.board.items import CursorItem, ThemeSprites
from kingdom_builder_qt.ui.table.board.location_items import LocationLayer
from kingdom_builder_qt.ui.table.board.motion.animator import Animator
from kingdom_builder_qt.ui.table.board.motion.coins import Coins
from kingdom_builder_qt.ui.table.board.motion.idle import IdleClock, IdleItem
from kingdom_builder_qt.ui.table.board.piece_layer import Hand, PieceLayer, Standing
from kingdom_builder_qt.ui.table.board.row_marks import RowMarks
from kingdom_builder_qt.ui.table.board.section_mark import SectionMarkItem
from kingdom_builder_qt.ui.table.board.tray import TrayItem

tr = translator(__name__)

_Z_SECTION, _Z_TRAY, _Z_HIGHLIGHT, _Z_EARNING, _Z_IDLE = 2, 5, 10, 11, 12


class BoardScene(QGraphicsScene):
    """The layers of the table for one game at a time, and their arrangement.

    `pieces`, `locations` and `row_marks` hold the state of the board and `changes` animates it.
    `marks` highlights hexes, `idle_clock` is the clock of idle animations, `earning` lights hexes
    while gold is counted, `section_mark` outlines the section on trial, `tray` is the supply,
    `hand` the held piece, and `input` receives mouse and keyboard.

    Without a `theme` the scene follows the application's theme and text size.
    """

    plane_changed = Signal()

    def __init__(self, theme: Theme | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sprites, self._stamps = ThemeSprites(theme or current_theme()), Stamps()
        self.board: Board | None = None
        self._terrains: Mapping[str, Terrain] = {}
        self._coordinates = True
        self._follows_text = theme is None
        self._letters = LETTERS[0]  # height of the coordinates
        self._seen, self._foot = QSize(1280, 800), 0
        self.says_beside = False
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
        self.idle_clock = IdleClock(self)
        self.marks = MarkLayer(sprites, self.idle_clock, self)
        self.addItem(self.input.cursor_item)
        self.earning = EarningItem(sprites)
        self.idle = IdleItem(sprites)
        self.section_mark = SectionMarkItem(sprites)
        ground = (self._board_item, self.section_mark, self.tray)
        items = (*ground, self.marks.item, self.earning, self.idle)
        depths = (0, _Z_SECTION, _Z_TRAY, _Z_HIGHLIGHT, _Z_EARNING, _Z_IDLE)
        for item, z in zip(items, depths, strict=True):
            item.setZValue(z)
            self.addItem(item)
        self.locations = LocationLayer(self, sprites)
        self.pieces = PieceLayer(self, sprites)
        self.row_marks = RowMarks(self, sprites)
        self.hand = Hand(self, self.pieces, self._taken_at)
        self.coins = Coins(self, sprites)
        self.animator = Animator(self)
        self.changes = BoardChanges(
            self.animator, self.pieces, self.hand, self.row_marks, self.coins, self.tray
        )

    # State.

    def set_board(self, board: Board, terrains: Mapping[str, Terrain] | None = None) -> None:
        """Show another board without pieces, with two tiles on each location and no nomad tiles."""
        is_wider = has_island(board) != has_island(self.board)
        self._use(terrains or {})
        self.board = board
        self.marks.clear()
        self.section_mark.clear()
        self.input.use_hexes(board.hex_mask)
        self.marks.item.set_board(board)
        self.earning.set_board(board)
        for glowing in (self.marks.item, self.earning):
            glowing.set_ground(board, self._terrains)
        self.idle.set_board(board)
        self.idle_clock.follow()
        self.locations.begin(place.hex for place in board.locations)
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
        """Jump to a state without animation.

        `pieces`: by hex; a number is a settlement of that player, and a city hall is given by its
        middle hex or all seven. `left`: tiles left by location hex. `tiles`: kind of tile by nomad
        space. None leaves locations unchanged. `row_marks`: marking player by row, default none.
        """
        self.animator.clear()
        self.hand.drop()
        self.hand.forget_dropped()
        self.pieces.sync(pieces)
        self.row_marks.sync(row_marks or {})
        for hex_, tile in (tiles or {}).items():
            self.locations.set_tile(hex_, tile)
        for hex_, count in (left or {}).items():
            self.locations.set_left(hex_, count)

    def use_theme(self, theme: Theme) -> None:
        """Switch to another theme."""
        if theme is not self._sprites.theme:
            self._sprites.use(theme)
            self._stamps = Stamps()  # a painter in the old theme may be unfinished
            for dimmed in (self.marks.item, self.earning):
                dimmed.forget_picture()
            self.setBackgroundBrush(theme.colour("table"))
        self._repaint_board()
        self.update()

    def _follow_appearance(self) -> None:
        self.use_theme(current_theme())
        self._arrange_again()

    def set_coordinates(self, shown: bool) -> None:
        """Show or hide the coordinates of rows and columns."""
        self._coordinates = shown
        self._repaint_board()

    @property
    def plane(self) -> Plane:
        """Return the plane that maps hexes to points of the scene."""
        return self._sprites.plane

    def set_turned(self, turned: bool) -> None:
        """Show the board from its other side; pieces and texts stay upright."""
        self._lie_on(replace(self.plane, turned=turned))

    def _lie_on(self, plane: Plane) -> None:
        """Move everything to its hexes on another plane."""
        if plane == self.plane:
            return
        self.animator.skip()
        self._sprites.plane = plane
        self.pieces.follow_plane()
        self.locations.follow_plane()
        self.row_marks.follow_plane()
        self.section_mark.follow_plane()
        self.hand.follow_plane()
        self.input.use_plane(plane)
        if self.board is not None:
            self.marks.item.set_board(self.board)
            self.earning.set_board(self.board)
            self.idle.set_board(self.board)
        self._repaint_board()
        self.plane_changed.emit()

    def _repaint_board(self) -> None:
        if self.board is not None:
            self._board_item.set_painter(self._painter_of(self.board))

    def _painter_of(self, board: Board, letters: float = 0.0) -> BoardPainter:
        return BoardPainter(
            board,
            self._sprites.theme,
            self._terrains,
            self._coordinates,
            stamps=self._stamps,
            plane=self.plane,
            letters=letters or self._letters,
            terrain_letters=self._sprites.theme.letters,
        )

    def _use(self, terrains: Mapping[str, Terrain]) -> None:
        if terrains is not self._terrains:
            self._stamps = Stamps()  # a painter of the old terrains may be unfinished
        self._terrains = terrains

    def draw_ahead(
        self,
        boards: Iterable[Board],
        terrains: Mapping[str, Terrain],
        size: QSize,
        ratio: float,
        foot: int = 0,
    ) -> Iterator[None]:
        """Render in steps the stamps that boards such as these, without islands, consist of.

        `size`: that of the view that will show the board and the supply; `ratio`: its device pixel
        ratio; `foot`: the height of its status line.
        """
        self._use(terrains)
        arranged = arrange(size, foot, island=False, supply=True, text=self._text)
        scales = scales_drawn(arranged.scale(size, foot) * ratio)
        stamps = self._stamps
        missing = [scale for scale in scales if scale not in stamps.drawn_ahead]
        for board in boards if missing else ():
            painter = self._painter_of(board, arranged.letters)
            for scale in missing:
                yield from painter.draw_ahead(scale)
            # Plates of a sharper picture would displace all stamps from the cache.
            yield from painter.draw_plates(scales[0])
        stamps.drawn_ahead.update(missing)

    def draw_board(self, scale: float) -> Iterator[None]:
        """Render the board picture in steps at a scale."""
        yield from self._board_item.draw(scale)

    def set_supply(self, player: int | None, count: int = 0, ready: int = 0) -> None:
        """Show a player's supply, None for no tray; `ready` settlements are to be built now."""
        self.tray.set_supply(player, count, ready, tr("Supply"))
        if self.tray.isVisible() != (player is not None):
            self.tray.setVisible(player is not None)
            self._arrange_again()

    def arrange(self, size: QSize, foot: int = 0) -> None:
        """Lay the table so that a view of a size shows the largest hexes.

        `foot`: height of a status line in pixels. `says_beside` is then whether this line is below
        the supply instead of below the table.
        """
        self._seen, self._foot = size, foot
        island, supply = has_island(self.board), self.tray.isVisible()
        arranged = arrange(size, foot, island=island, supply=supply, text=self._text)
        self.says_beside = arranged.says_beside
        self._lie_on(replace(self.plane, island=arranged.island))
        self._write_in(arranged.letters)
        if arranged.supply is not None:
            pixel = 1 / arranged.scale(size, foot)
            self.tray.set_area(arranged.supply, pixel, max(1.0, self._text))
        self.setSceneRect(arranged.table)

    @property
    def _text(self) -> float:
        """Return the size of text that the scene follows, 0 in pictures of a fixed size."""
        return text_factor() if self._follows_text else 0.0

    def _write_in(self, letters: float) -> None:
        """Paint coordinates of a height, and a rim for them."""
        self.section_mark.measure(letters)
        if letters != self._letters:
            self._letters = letters
            self._repaint_board()

    def _arrange_again(self) -> None:
        self.arrange(self._seen, self._foot)

    def settle(self) -> None:
        """End all animations and stop all timers."""
        self.animator.skip()
        self.marks.rest()
        self._board_item.stop()

    def sharpen(self) -> None:
        """Render the board at its current scale without waiting for the timer."""
        self._board_item.sharpen()

    # Input.

    def spot_at(self, point: QPointF) -> Spot | None:
        """Return the spot at a point of the scene."""
        if self.tray.isVisible() and self.tray.boundingRect().contains(point):
            return Spot("supply", piece=self.tray.kind_at(point))
        hex_ = self.plane.hex_under(
            point, self.board.hex_mask if self.board is not None else MAIN_MASK
        )
        return None if hex_ is None else Spot("board", hex_)

    def table_rect(self) -> QRectF:
        """Return the rectangle of board and island with their rims, without the supply."""
        rect = rim_rect(self._letters)
        return rect.united(island_rim_rect(self.plane)) if has_island(self.board) else rect

    def activate_supply(self) -> None:
        """Act as a click on the supply, on the slot for returned pieces if there is one."""
        self.input.gesture.activated(Spot("supply", piece=self.tray.drop_zone or SETTLEMENT))

    def _taken_at(self, origin: Hex | None, kind: str) -> QPointF:
        """Return where a piece is picked up: at the pointer, or at the keyboard cursor."""
        if self.input.pointer is not None:
            return self.input.pointer
        hex_ = self.input.cursor if self.input.cursor is not None else origin
        if hex_ is not None:
            return self.plane.centre(hex_)
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
        # Qt would swallow the second press of two quick clicks.
        self.mousePressEvent(event)
