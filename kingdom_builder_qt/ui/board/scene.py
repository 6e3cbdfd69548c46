"""The scene: board, pieces, marks and supply; it shows and tells, and knows no rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, QPointF, QTimer

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.hexgrid import Hex, Mask
from kingdom_builder_qt.core.terrain import Terrain
from kingdom_builder_qt.ui.board.animate import Animator, MoveStep, PlaceStep, RemoveStep
from kingdom_builder_qt.ui.board.board_item import BoardItem
from kingdom_builder_qt.ui.board.frame_art import FRAME_RECT
from kingdom_builder_qt.ui.board.geometry import centre
from kingdom_builder_qt.ui.board.gesture import Gesture, Spot
from kingdom_builder_qt.ui.board.highlight import ROLES, HighlightItem, Role
from kingdom_builder_qt.ui.board.input_scene import InputScene
from kingdom_builder_qt.ui.board.items import CursorItem, LocationBadgeItem, SettlementItem
from kingdom_builder_qt.ui.board.painter import BoardPainter
from kingdom_builder_qt.ui.board.pieces import Hand, PieceLayer
from kingdom_builder_qt.ui.board.sprites import Sprites
from kingdom_builder_qt.ui.board.tray import TrayItem, tray_rect
from kingdom_builder_qt.ui.theme import THEMES, Theme

FLASH_MS: Final = 450
_Z_TRAY, _Z_HIGHLIGHT, _Z_BADGE = 5, 10, 15


class BoardScene(InputScene):
    """Everything on the table, for one game at a time."""

    def __init__(self, theme: Theme | None = None, parent: QObject | None = None) -> None:
        theme = theme or THEMES["light"]
        super().__init__(CursorItem(theme), parent)
        self._theme = theme
        self._board: Board | None = None
        self._terrains: Mapping[str, Terrain] = {}
        self._coordinates = True
        self._badges: dict[Hex, LocationBadgeItem] = {}
        self._sprites = Sprites()
        self._pieces = PieceLayer(self, self._theme, self._sprites)
        self._hand = Hand(self, self._pieces)
        self.animator = Animator(self._pieces, self._hand, self)
        self._flash = QTimer(self, singleShot=True, interval=FLASH_MS)
        self._flash.timeout.connect(self._on_flash_ended)
        self._make_items()
        self.setBackgroundBrush(self._theme.colour("table"))

    def _make_items(self) -> None:
        self._board_item = BoardItem()
        self._tray = TrayItem(self._theme, self._sprites)
        self._highlight = HighlightItem(self._theme, self._sprites)
        items = (self._board_item, self._tray, self._highlight)
        for item, z in zip(items, (0, _Z_TRAY, _Z_HIGHLIGHT), strict=True):
            item.setZValue(z)
            self.addItem(item)
        self.set_supply(None)

    # What is shown.

    def set_board(self, board: Board, terrains: Mapping[str, Terrain] | None = None) -> None:
        """Show another board, without pieces; every location has two tiles."""
        self._board, self._terrains = board, terrains or {}
        for badge in self._badges.values():
            self.removeItem(badge)
        self._badges.clear()
        for place in board.locations:
            badge = self._badges[place.hex] = LocationBadgeItem(
                place.hex, self._theme, self._sprites
            )
            badge.setZValue(_Z_BADGE)
            self.addItem(badge)
        self.clear_highlights()
        self.sync({}, dict.fromkeys(self._badges, 2))
        self._repaint_board()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme."""
        self._theme = theme
        self._sprites.clear()
        self.setBackgroundBrush(theme.colour("table"))
        for badge in self._badges.values():
            badge.set_theme(theme)
        self._tray.set_theme(theme)
        self._highlight.set_theme(theme)
        self._pieces.set_theme(theme)
        self._hand.set_theme(theme)
        self.cursor_item.set_theme(theme)
        self._repaint_board()

    def set_coordinates(self, shown: bool) -> None:
        """Show or hide the names of rows and columns."""
        self._coordinates = shown
        self._repaint_board()

    def _repaint_board(self) -> None:
        if self._board is not None:
            painter = BoardPainter(self._board, self._theme, self._terrains, self._coordinates)
            self._board_item.set_painter(painter)

    def sync(self, pieces: Mapping[Hex, int], badges: Mapping[Hex, int] | None = None) -> None:
        """Jump to a state: players by hex, and tiles left by location hex."""
        self.animator.clear()
        self._hand.drop()
        self._hand.forget_dropped()
        self._pieces.sync(pieces)
        for hex_, left in (badges or {}).items():
            self.set_badge(hex_, left)

    @property
    def board(self) -> Board | None:
        """Return the board that is shown."""
        return self._board

    def pieces(self) -> dict[Hex, int]:
        """Return the settlements that are shown: players by hex."""
        return self._pieces.players()

    def piece_at(self, hex_: Hex) -> SettlementItem | None:
        """Return the item of the settlement on a hex."""
        return self._pieces.at(hex_)

    def set_badge(self, hex_: Hex, left: int) -> None:
        """Show how many tiles a location has left."""
        if hex_ in self._badges:
            self._badges[hex_].set_left(left)

    def set_supply(self, player: int | None, count: int = 0, ready: int = 0) -> None:
        """Show a player's supply (None: no tray); `ready` settlements are to be built now."""
        self._tray.set_supply(player, count, ready, self.tr("Supply"))
        if self._tray.isVisible() != (player is not None):
            self._tray.setVisible(player is not None)
            self.arrange(self.sceneRect().width() / max(1.0, self.sceneRect().height()))

    def arrange(self, aspect: float) -> None:
        """Put the supply where the whole is shown largest in a window of this aspect ratio."""
        self.setSceneRect(FRAME_RECT)
        if not self._tray.isVisible():
            return
        rects = [
            FRAME_RECT.united(tray_rect(below)).adjusted(0, 0, 8, 8) for below in (False, True)
        ]
        below = max(rects[0].width(), rects[0].height() * aspect) > max(
            rects[1].width(), rects[1].height() * aspect
        )
        self._tray.set_below(below)
        self.setSceneRect(rects[below])

    def dim_pieces(self, mask: Mask) -> None:
        """Let the settlements of some hexes step back, and all others not."""
        self._pieces.dim(mask)

    # Marks.

    def highlight(self, role: Role, mask: Mask) -> None:
        """Mark a set of hexes with a role, instead of what the role marked before."""
        self._highlight.set_mask(role, mask)

    def highlighted(self, role: Role) -> Mask:
        """Return the hexes that are marked with a role."""
        return self._highlight.mask(role)

    def clear_highlights(self, *roles: Role) -> None:
        """Remove the marks of some roles, or of all."""
        for role in roles or ROLES:
            self.highlight(role, 0)

    def flash_refused(self, mask: Mask) -> None:
        """Mark hexes as refused for a moment."""
        self.highlight("refused", mask)
        self._flash.start()

    def _on_flash_ended(self) -> None:
        self.highlight("refused", 0)

    # What a game does, animated.

    def place(self, player: int, hex_: Hex) -> None:
        """Let a settlement fall on a hex."""
        self.animator.play(PlaceStep(player, hex_))

    def move(self, player: int, origin: Hex, hex_: Hex) -> None:
        """Let a settlement leap to another hex."""
        self.animator.play(MoveStep(player, origin, hex_))

    def remove(self, hex_: Hex) -> None:
        """Let a settlement vanish."""
        self.animator.play(RemoveStep(hex_))

    def settle(self) -> None:
        """Bring everything to rest: nothing moves and no timer runs afterwards."""
        self.animator.skip()
        self._flash.stop()
        self._on_flash_ended()
        self._board_item.stop()

    def sharpen(self) -> None:
        """Draw the board at the scale it is shown at, without waiting for the timer."""
        self._board_item.sharpen()

    # What gestures may use.

    def set_gesture(self, gesture: Gesture | None) -> None:
        """Let another gesture receive what the user does."""
        gesture = gesture or Gesture()
        self._use_gesture(gesture)
        gesture.attached(self)

    def lift(self, player: int, from_hex: Hex | None = None) -> None:
        """Take a settlement from a hex or (None) from the supply; it follows the pointer."""
        self._hand.lift(player, from_hex, self.pointer or self._keyboard_point(from_hex))

    def _keyboard_point(self, from_hex: Hex | None) -> QPointF:
        hex_ = self.cursor if self.cursor is not None else from_hex
        return self._tray.places()[0] if hex_ is None else centre(hex_)

    def drop(self) -> None:
        """Empty the hand; the next `place` or `move` starts where it was emptied."""
        self._hand.drop()

    @property
    def held_player(self) -> int | None:
        """Return whose settlement is in the hand, None if the hand is empty."""
        return self._hand.player

    def ghost_at(self, hex_: Hex | None, player: int | None = None) -> None:
        """Show where the lifted settlement (or one of `player`) would stand; None: nowhere."""
        self._hand.show_ghost(self._hand.player if player is None else player, hex_)

    # What the base class asks for.

    def spot_at(self, point: QPointF) -> Spot | None:
        """Return what lies under a point of the scene."""
        if self._tray.isVisible() and self._tray.boundingRect().contains(point):
            return Spot("supply")
        return super().spot_at(point)

    def follow(self, point: QPointF) -> None:
        """Let what is in the hand follow the pointer or the keyboard cursor."""
        self._hand.follow(point)

    def show_hover(self, hex_: Hex | None) -> None:
        """Mark the hex under the mouse."""
        self.highlight("hover", 0 if hex_ is None else 1 << hex_)
