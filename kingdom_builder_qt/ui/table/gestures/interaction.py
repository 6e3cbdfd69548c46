"""Selects the gesture for the selected source, and shows the game's changes on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.decision import placeable_kinds, steps_left
from kingdom_builder_qt.core.entries import SETTLEMENT
from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.core.moves import BUILD, MANDATORY
from kingdom_builder_qt.game.played_turns import played_turns, sheets_of
from kingdom_builder_qt.game.session import LogEntry, Session
from kingdom_builder_qt.ui.desktop.settings.pace import NORMAL
from kingdom_builder_qt.ui.table.board.motion.motion import Pause
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.last_turns import (
    can_show_last_turns,
    is_idle,
    last_turn,
    left_hexes,
    turns_of_others,
)
from kingdom_builder_qt.ui.table.desk.table_view import TableView
from kingdom_builder_qt.ui.table.desk.trial import TrialTexts, tried_section
from kingdom_builder_qt.ui.table.gestures.event_player import EventPlayer
from kingdom_builder_qt.ui.table.gestures.gestures import GameGesture, IdleGesture
from kingdom_builder_qt.ui.table.gestures.piece_gesture import PieceGesture

LEAST_PAUSE: Final = 300  # milliseconds between moves shown again
HOLD_MS: Final = 250  # rest after a computer's move at normal speed
_PIECES: Final = (happened.Placed, happened.PiecePlaced, happened.Moved, happened.Removed)


class Interaction(QObject):
    """Connects one desk with one scene."""

    # the desk's `changed`, after the board has begun to show it; sounds follow this
    begun = Signal(str, object)
    # LogEntry and the score sheets before and after it: a move has been shown again
    shown_again = Signal(object, object, object)

    def __init__(self, desk: GameDesk, scene: BoardScene) -> None:
        super().__init__(scene)
        self._desk = desk
        self._scene = scene
        self._event_player: EventPlayer | None = None
        self.shows_targets = True
        self.gesture: GameGesture = IdleGesture(desk, scene, None)
        desk.session_started.connect(self._on_session_started)
        desk.changed.connect(self._on_changed)
        desk.settled.connect(self._on_settled)
        desk.shown.connect(self._on_shown)
        desk.explainer.refused.connect(self._on_refused)
        self._on_session_started()

    def set_shows_targets(self, shown: bool) -> None:
        self.shows_targets = shown
        if self._desk.view is not None:
            self._on_shown(self._desk.view)

    def show_last_turns(self) -> None:
        """Animate the others' decisions since the viewer's last turn at the computer's speed."""
        session = self._desk.session
        if session is not None and can_show_last_turns(self._desk):
            self._show_again(session, turns_of_others(session, self._desk.seats.viewer))

    def show_turn(self, player: int) -> None:
        """Animate the last turn of a player in the same way."""
        session = self._desk.session
        if session is not None and is_idle(self._desk):
            turn = played_turns(session).get(player)
            self._show_again(session, turn.entries if turn is not None else ())

    def _show_again(self, session: Session, entries: Sequence[LogEntry]) -> None:
        desk, animator = self._desk, self._scene.animator
        if self._event_player is None or not entries or not animator.speed:
            return
        if self._scene.hand.piece is not None:
            self.gesture.cancelled()
        pace = desk.ai.pace if desk.ai.pace.animation else NORMAL
        sheets = sheets_of(session, entries)
        animator.skip()
        animator.factor = pace.animation
        self._event_player.show_again(
            entries,
            max(pace.delay_ms, LEAST_PAUSE),
            lambda number: self.shown_again.emit(entries[number], *sheets[number]),
        )
        animator.factor = 1.0

    def _on_shown(self, view: TableView) -> None:
        """Create the gesture for a view: pieces for a decision, else explanations."""
        if self.gesture.view is not None and self.gesture.view.is_human_turn > view.is_human_turn:
            self._scene.input.rest_cursor()  # it is not kept through the turns of others
        kind = PieceGesture if view.is_human_turn else IdleGesture
        self.gesture = kind(self._desk, self._scene, view, self.shows_targets)
        self._scene.input.set_gesture(self.gesture)
        self._show_supply(view)

    def _on_session_started(self) -> None:
        session = self._desk.session
        if session is None:
            return
        board = session.position.rules.board
        self._scene.set_board(board, self._desk.catalog.terrains)
        if tried := tried_section(board, self._desk.trial):
            self._scene.section_mark.mark(TrialTexts().title(tried.name), tried.mask)
        self._event_player = EventPlayer(session, self._scene)
        self._event_player.show_all()

    def _on_changed(self, kind: str, entry: LogEntry) -> None:
        if self._event_player is not None and kind == "undone":
            self._event_player.take_back(entry)
        elif self._event_player is not None:
            self._event_player.play(entry)
            self._hold(entry)
        self.begun.emit(kind, entry)

    def _hold(self, entry: LogEntry) -> None:
        """Let a computer's piece rest for a moment before the next move."""
        session = self._desk.session
        if session is None or session.seats[entry.player].is_human:
            return
        if any(isinstance(event, _PIECES) for event in entry.events):
            self._scene.animator.play(Pause(HOLD_MS))

    def _on_settled(self) -> None:
        view = self._desk.view
        if view is None or self._event_player is None:
            return
        self._event_player.show_stock()
        self._scene.marks.highlight("last_move", last_turn(view, view.viewer))
        self._scene.marks.highlight("left", left_hexes(view, view.viewer))

    def _show_supply(self, view: TableView) -> None:
        position, player = view.position, view.to_move
        supply = position.supply[player]
        self._scene.set_supply(view.seats[player].colour, supply, ready_settlements(view))
        kinds = placeable_kinds(position)
        others = [(kind.id, left) for kind, left in kinds]
        neutral = {kind.id for kind, _ in kinds if not kind.owned}
        ready: set[str] = set()
        if view.is_human_turn:
            ready = {kind.id for kind, _ in kinds if self._desk.controller.source_for(kind.id)}
        self._scene.tray.set_extra(others, ready, neutral)

    def _on_refused(self, hex_: Hex) -> None:
        self._scene.marks.flash_refused(1 << hex_)


def ready_settlements(view: TableView) -> int:
    """Return the number of settlements the selected source still builds."""
    position, source = view.position, view.source
    if not view.is_human_turn:
        return 0
    if source == MANDATORY:
        return position.builds_left
    branch = position.rules.branches.get((source, BUILD))
    if branch is None or branch.piece is None or branch.piece.id != SETTLEMENT:
        return 0
    return steps_left(position, branch, source)
