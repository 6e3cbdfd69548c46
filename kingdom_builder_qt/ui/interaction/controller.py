"""Chooses the gesture that fits what is selected, and shows on the board what happens."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.hexgrid import Hex, Mask
from kingdom_builder_qt.game.session import LogEntry, Session
from kingdom_builder_qt.ui.board.scene import BoardScene
from kingdom_builder_qt.ui.interaction.build import BuildGesture
from kingdom_builder_qt.ui.interaction.gestures import GameGesture
from kingdom_builder_qt.ui.interaction.idle import IdleGesture
from kingdom_builder_qt.ui.interaction.move_piece import MovePieceGesture
from kingdom_builder_qt.ui.session_bridge import SessionBridge


class Interaction(QObject):
    """Joins one bridge and one scene."""

    def __init__(self, bridge: SessionBridge, scene: BoardScene) -> None:
        """Follow the bridge from now on."""
        super().__init__(scene)
        self._bridge = bridge
        self._scene = scene
        self.shows_targets = True
        self.gesture: GameGesture = IdleGesture(bridge, "")
        bridge.session_started.connect(self._on_session_started)
        bridge.changed.connect(self._on_changed)
        bridge.settled.connect(self._on_settled)
        bridge.source_selected.connect(self._on_source_selected)
        bridge.highlight_requested.connect(scene.highlight)
        bridge.refused.connect(self._on_refused)

    def set_shows_targets(self, shown: bool) -> None:
        """Light possible hexes or not."""
        self.shows_targets = shown
        self._on_source_selected(self._bridge.source)

    def gesture_for(self, source: str) -> GameGesture:
        """Return a fresh gesture: sources with origins move a settlement, others build one."""
        bridge = self._bridge
        if not source or bridge.position is None:
            return IdleGesture(bridge, source)
        if bridge.position.origins(source):
            return MovePieceGesture(bridge, source, self.shows_targets)
        return BuildGesture(bridge, source, self.shows_targets)

    def _on_source_selected(self, source: str) -> None:
        self.gesture = self.gesture_for(source)
        self._scene.set_gesture(self.gesture)

    def _on_session_started(self) -> None:
        session = self._bridge.session
        if session is None:
            return
        position = session.position
        self._scene.set_board(position.rules.board, self._bridge.catalog.terrains)
        colours = {hex_: session.seats[p].colour for hex_, p in position.pieces().items()}
        self._scene.sync(colours, dict(stock_by_location(session)))

    def _on_changed(self, kind: str, entry: LogEntry) -> None:
        session = self._bridge.session
        if session is None:
            return
        colour = session.seats[entry.player].colour
        if kind == "undone":
            for event in reversed(entry.events):
                self._take_back(event, colour)
        else:
            for event in entry.events:
                self._show(event, colour)

    def _show(self, event: happened.Event, colour: int) -> None:
        if isinstance(event, happened.Placed):
            self._scene.place(colour, event.hex)
        elif isinstance(event, happened.Moved):
            self._scene.move(colour, event.origin, event.hex)

    def _take_back(self, event: happened.Event, colour: int) -> None:
        if isinstance(event, happened.Placed):
            self._scene.remove(event.hex)
        elif isinstance(event, happened.Moved):
            self._scene.move(colour, event.hex, event.origin)

    def _on_settled(self) -> None:
        session = self._bridge.session
        if session is None:
            return
        for hex_, left in stock_by_location(session):
            self._scene.set_badge(hex_, left)
        self._show_supply(session)
        self._scene.highlight("last_move", last_turn(session, self._bridge.viewer))

    def _show_supply(self, session: Session) -> None:
        position, player = session.position, session.to_move
        ready = position.builds_left if self._bridge.is_human_turn else 0
        self._scene.set_supply(session.seats[player].colour, position.supply[player], ready)

    def _on_refused(self, hex_: Hex) -> None:
        self._scene.flash_refused(1 << hex_)


def stock_by_location(session: Session) -> list[tuple[Hex, int]]:
    """Return how many tiles every location hex has left."""
    position = session.position
    return [(hex_, position.stock[i]) for hex_, i in position.rules.site_index.items()]


def last_turn(session: Session, viewer: int | None) -> Mask:
    """Return where others built or moved to since the viewer, or the player to move, played."""
    mine = session.to_move if viewer is None else viewer
    mask = 0
    for entry in reversed(session.log):
        if entry.player == mine:
            break
        for event in entry.events:
            if isinstance(event, happened.Placed | happened.Moved):
                mask |= 1 << event.hex
    return mask & ~session.position.free_mask  # a settlement may have moved on
