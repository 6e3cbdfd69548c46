"""The scene: board, pieces, marks and supply; it shows and tells, and knows no rule."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QTimer

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.grid import Hex, Mask
from kingdom_builder_qt.core.terrain import Terrain
from kingdom_builder_qt.ui.art.frame import frame_rect, has_island
from kingdom_builder_qt.ui.art.house import SETTLEMENT
from kingdom_builder_qt.ui.art.painter import BoardPainter
from kingdom_builder_qt.ui.board.board_item import BoardItem
from kingdom_builder_qt.ui.board.gesture import Gesture, Spot
from kingdom_builder_qt.ui.board.highlight import ROLES, HighlightItem, Role
from kingdom_builder_qt.ui.board.items import LocationBadgeItem
from kingdom_builder_qt.ui.board.piece_scene import PieceScene
from kingdom_builder_qt.ui.board.tray import TrayItem, TrayPlace, tray_rect
from kingdom_builder_qt.ui.style.theme import THEMES, Theme

FLASH_MS: Final = 450
_Z_TRAY, _Z_HIGHLIGHT = 5, 10


class BoardScene(PieceScene):
    """Everything on the table, for one game at a time."""

    def __init__(self, theme: Theme | None = None, parent: QObject | None = None) -> None:
        super().__init__(theme or THEMES["light"], parent)
        self._board: Board | None = None
        self._terrains: Mapping[str, Terrain] = {}
        self._coordinates = True
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
        """Show another board, without pieces; every location has two tiles, nomads none."""
        is_wider = has_island(board) != has_island(self._board)
        self._board, self._terrains = board, terrains or {}
        for hex_ in list(self._badges):
            self._set_badge_item(hex_, None)
        for place in board.locations:
            badge = LocationBadgeItem(place.hex, self._theme, self._sprites)
            self._set_badge_item(place.hex, badge)
        self.clear_highlights()
        self._use_hexes(board.hex_mask)
        self._highlight.set_hexes(board.hex_mask)
        self.sync({}, dict.fromkeys(self._badges, 2))
        self._repaint_board()
        if is_wider:
            self._arrange_again()

    def set_theme(self, theme: Theme) -> None:
        """Show everything in another theme."""
        self._set_items_theme(theme)
        self.setBackgroundBrush(theme.colour("table"))
        self._tray.set_theme(theme)
        self._highlight.set_theme(theme)
        self._repaint_board()

    def set_coordinates(self, shown: bool) -> None:
        """Show or hide the names of rows and columns."""
        self._coordinates = shown
        self._repaint_board()

    def _repaint_board(self) -> None:
        if self._board is not None:
            painter = BoardPainter(self._board, self._theme, self._terrains, self._coordinates)
            self._board_item.set_painter(painter)

    @property
    def board(self) -> Board | None:
        """Return the board that is shown."""
        return self._board

    def set_supply(self, player: int | None, count: int = 0, ready: int = 0) -> None:
        """Show a player's supply (None: no tray); `ready` settlements are to be built now."""
        self._tray.set_supply(player, count, ready, self.tr("Supply"))
        if self._tray.isVisible() != (player is not None):
            self._tray.setVisible(player is not None)
            self._arrange_again()

    def set_extra_supply(
        self, pieces: Sequence[tuple[str, int]], ready: Collection[str] = ()
    ) -> None:
        """Show other pieces of the player's supply as (kind, count), those of `ready` lit."""
        self._tray.set_extra(pieces, ready)

    def set_drop_zone(self, kind: str | None) -> None:
        """Mark where a piece of a kind may be put back into the supply; None: nowhere."""
        self._tray.set_drop_zone(kind)

    @property
    def drop_zone(self) -> str | None:
        """Return the kind of piece that may be put back into the supply."""
        return self._tray.drop_zone

    def arrange(self, aspect: float) -> None:
        """Put the supply where the whole is shown largest in a window of this aspect ratio."""
        frame = frame_rect(self._board)
        if not self._tray.isVisible():
            self.setSceneRect(frame)
            return
        # Under an island there is room that costs nothing.
        places: tuple[TrayPlace, ...] = ("beside", "below")
        places = ("island",) if has_island(self._board) else places
        rects = {place: frame.united(tray_rect(place)).adjusted(0, 0, 8, 8) for place in places}
        best = min(places, key=lambda p: max(rects[p].width(), rects[p].height() * aspect))
        self._tray.set_place(best)
        self.setSceneRect(rects[best])

    def _arrange_again(self) -> None:
        self.arrange(self.sceneRect().width() / max(1.0, self.sceneRect().height()))

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

    # At rest.

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

    def activate_supply(self) -> None:
        """Do what a click on the supply would do, where a piece may come back or else be taken."""
        self.gesture.activated(Spot("supply", piece=self.drop_zone or SETTLEMENT))

    # What the base class asks for.

    def spot_at(self, point: QPointF) -> Spot | None:
        """Return what lies under a point of the scene."""
        if self._tray.isVisible() and self._tray.boundingRect().contains(point):
            return Spot("supply", piece=self._tray.kind_at(point))
        return super().spot_at(point)

    def supply_point(self, kind: str) -> QPointF | None:
        """Return where a kind of piece lies in the supply; None if no supply is shown."""
        return self._tray.place_of(kind) if self._tray.isVisible() else None

    def show_hover(self, hex_: Hex | None) -> None:
        """Mark the hex under the mouse."""
        self.highlight("hover", 0 if hex_ is None else 1 << hex_)
