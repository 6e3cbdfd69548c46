"""Flights between board and panels: tiles that are taken or lost, gold that is earned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.compile.scores import ScoreSheet
from kingdom_builder_qt.core.grid import Hex, Mask
from kingdom_builder_qt.game.session import LogEntry
from kingdom_builder_qt.ui.art.geometry import middle_hex
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.motion.coins import COIN_RECT, RISE, Rise, paint_coin
from kingdom_builder_qt.ui.table.board.motion.flight import Flight, Place
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.panels.player_panel import PlayersPanel
from kingdom_builder_qt.ui.table.panels.signs import paint_tile
from kingdom_builder_qt.ui.table.panels.tile_panel import TilesPanel

TILE: Final = 46  # scene units across
SMALLEST_TILE: Final = 26  # pixels
_LANDED_TILE: Final = 0.6  # scale of a tile in a row of tiles
_OUT: Final = 70  # pixels a tile rises when it leaves the game
_LANDED_COIN: Final = 0.55
_STAGGER: Final = 110  # milliseconds between coins
_MOST_COINS: Final = 6  # at once


class Flights(QObject):
    """Connects the events of a game with the board and the panels of one page.

    A flight begins when the pieces that cause it have landed, and blocks nothing. Panels show tiles
    and gold once they have arrived.
    """

    def __init__(
        self,
        desk: GameDesk,
        view: BoardView,
        players: PlayersPanel,
        tiles: TilesPanel,
        over: QWidget,
    ) -> None:
        """Follow a desk; view and panels are descendants of `over`."""
        super().__init__(over)
        self._desk, self._view, self._over = desk, view, over
        self._players, self._tiles = players, tiles
        self._animator = view.board_scene.animator
        self._sheets: list[ScoreSheet] | None = None  # as last shown
        self._earns = False  # the last decision may earn gold
        self._paid: list[happened.Gold] = []
        desk.session_started.connect(self._forget)
        desk.changed.connect(self._on_changed)
        desk.settled.connect(self._on_settled)

    def _forget(self) -> None:
        self._sheets, self._earns = None, False

    def _on_changed(self, kind: str, entry: LogEntry) -> None:
        is_back = kind == "undone"
        if is_back:
            self._players.await_no_gold()
        self._earns = not is_back
        self._paid = [] if is_back else [e for e in entry.events if isinstance(e, happened.Gold)]
        for event in entry.events:
            if isinstance(event, happened.TileTaken):
                self.fly_tile(event.player, event.tile, event.location, comes=not is_back)
            elif isinstance(event, happened.TileLost):
                self.fly_tile(event.player, event.tile, event.location, comes=is_back)
            elif isinstance(event, happened.TileExpired) and not is_back:
                self._fly_out(event.player, event.tile)

    def _on_settled(self) -> None:
        before, self._sheets = self._sheets, None
        if not self._players.shows_gold:
            return
        self._sheets = self._players.model.sheets
        if before is not None and self._earns:
            self._fly_gold(before, self._sheets)
        self._earns = False

    # -- tiles ---------------------------------------------------------------------------------

    def fly_tile(self, player: int, tile: str, location: Hex, *, comes: bool = True) -> None:
        """Let a tile fly from its location to its new owner, or back, where it fades."""
        on_board: Place = partial(self._on_board, self._view.board_scene.plane.centre(location))
        picture = partial(self._tile_picture, tile, location)
        if comes:
            in_row: Place = partial(self._in_row, player, tile)
            if player == self._desk.seats.shown_player:
                self._tiles.await_tile(tile, True)
            motion = Flight(
                self._over,
                picture,
                on_board,
                in_row,
                grows=(1.0, _LANDED_TILE),
                arrived=partial(self._tiles.await_tile, tile, False),
            )
        else:
            from_row = self._leaving(player, tile)
            grows = (_LANDED_TILE, 1.0)
            motion = Flight(self._over, picture, from_row, on_board, grows=grows, fades=True)
        self._animator.play(motion, parallel=True)

    def _fly_out(self, player: int, tile: str) -> None:
        """Let a nomad tile that leaves the game rise from its row and fade."""
        start = self._leaving(player, tile)

        def above() -> QPointF | None:
            place = start()
            return None if place is None else place - QPointF(0, _OUT)

        picture = partial(self._tile_picture, tile, None)
        grows = (_LANDED_TILE, _LANDED_TILE)
        motion = Flight(self._over, picture, start, above, grows=grows, fades=True)
        self._animator.play(motion, parallel=True)

    def _leaving(self, player: int, tile: str) -> Place:
        """Return the place of a tile now, because the panels no longer show it when it flies."""
        place = self._in_row(player, tile)
        return lambda: place

    def _tile_picture(self, tile: str, location: Hex | None) -> QPixmap:
        """Return the picture of a tile; without a location it is a nomad tile."""
        side = max(SMALLEST_TILE, round(TILE * self._view.zoom))
        position = self._desk.position
        nomad = location is None or (position is not None and location in position.rules.nomads)
        rect = QRectF(0, 0, side, side)
        return self._picture(rect, lambda p: paint_tile(p, tile, rect, current_theme(), nomad))

    # -- gold ----------------------------------------------------------------------------------

    def _fly_gold(self, before: list[ScoreSheet], after: list[ScoreSheet]) -> None:
        """Let the gold of each card fly to its player from a hex that pays."""
        plane = self._view.board_scene.plane
        starts: list[tuple[int, int, QPointF, int]] = []  # player, amount, start, delay in ms
        for gain in gains(before, after):
            payer = middle_hex(gain.hexes)
            if payer is not None:
                starts.append((gain.player, gain.amount, plane.centre(payer), 0))
        for paid in self._paid:  # these coins have already risen from their hexes
            if paid.amount > 0:
                risen = plane.centre(paid.hex) - QPointF(0, 20 + RISE)
                starts.append((paid.player, paid.amount, risen, round(0.6 * Rise.duration)))
        for number, (player, amount, start, later) in enumerate(starts[:_MOST_COINS]):
            self.fly_coin(player, amount, start, later + number * _STAGGER)

    def show_again(
        self, entry: LogEntry, before: list[ScoreSheet], after: list[ScoreSheet]
    ) -> None:
        """Let the gold of a move that is shown again fly; the totals already contain it."""
        if not self._players.shows_gold:
            return
        earned = [gain for gain in gains(before, after) if gain.player == entry.player]
        for gain in earned[:_MOST_COINS]:
            if (payer := middle_hex(gain.hexes)) is not None:
                start = self._view.board_scene.plane.centre(payer)
                self._animator.play_now(self._coin(gain.player, gain.amount, start))

    def fly_coin(self, player: int, amount: int, start: QPointF, after: int = 0) -> None:
        """Let a coin fly from a point of the board to a player's gold after a delay in ms."""
        arrived = partial(self._players.await_gold, player, -amount)
        self._players.await_gold(player, amount)
        self._animator.play(self._coin(player, amount, start, after, arrived), parallel=True)

    def _coin(
        self,
        player: int,
        amount: int,
        start: QPointF,
        after: int = 0,
        arrived: Callable[[], None] = lambda: None,
    ) -> Flight:
        return Flight(
            self._over,
            partial(self._coin_picture, amount),
            partial(self._on_board, start),
            partial(self._at_gold, player),
            grows=(1.0, _LANDED_COIN),
            after=after,
            arrived=arrived,
        )

    def _coin_picture(self, amount: int) -> QPixmap:
        zoom = max(0.7, self._view.zoom)
        rect = QRectF(QPointF(), QSizeF(COIN_RECT.size()) * zoom)

        def art(painter: QPainter) -> None:
            painter.scale(zoom, zoom)
            painter.translate(-COIN_RECT.topLeft())
            paint_coin(amount, current_theme(), painter)

        return self._picture(rect, art)

    # -- places, in coordinates of `over` ------------------------------------------------------

    def _on_board(self, point: QPointF) -> QPointF | None:
        """Return the position of a point of the board, clamped to the visible part."""
        port = self._view.viewport()
        if not self._view.isVisible():
            return None
        seen, area = self._view.mapFromScene(point), port.rect()
        seen.setX(min(max(seen.x(), area.left()), area.right()))
        seen.setY(min(max(seen.y(), area.top()), area.bottom()))
        return QPointF(port.mapTo(self._over, seen))

    def _in_row(self, player: int, tile: str) -> QPointF | None:
        """Return the position of a player's tile: its button, or the tile row of the player."""
        button = None
        if player == self._desk.seats.shown_player:
            button = self._tiles.button_of(tile)
        if button is not None:
            return QPointF(button.mapTo(self._over, button.emblem.toPoint()))
        return self._middle(self._players.tiles_of(player))

    def _at_gold(self, player: int) -> QPointF | None:
        return self._middle(self._players.gold_of(player))

    def _middle(self, widget: QWidget | None) -> QPointF | None:
        if widget is None or not widget.isVisible():
            return None
        return QPointF(widget.mapTo(self._over, widget.rect().center()))

    def _picture(self, rect: QRectF, art: Callable[[QPainter], None]) -> QPixmap:
        ratio = self._over.devicePixelRatioF()
        picture = QPixmap((rect.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        art(painter)
        painter.end()
        return picture


@dataclass(frozen=True, slots=True)
class Gain:
    """Gold gained by a player for a card, and the hexes that pay it (0: none)."""

    player: int
    card: str
    amount: int
    hexes: Mask


def gains(before: Sequence[ScoreSheet], after: Sequence[ScoreSheet]) -> list[Gain]:
    """Return the gains of all players; `hexes` are the new paying hexes, else all of them."""
    found = []
    for player, (old, new) in enumerate(zip(before, after, strict=True)):
        for was, now in zip(old.entries, new.entries, strict=True):
            if now.gold > was.gold:
                hexes = now.hexes & ~was.hexes or now.hexes
                found.append(Gain(player, now.card, now.gold - was.gold, hexes))
    return found
