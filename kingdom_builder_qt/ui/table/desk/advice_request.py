"""Advice for the person who decides: asked from a worker, shown, played; knows no rule itself."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from kingdom_builder_qt.ai.advice import Advice
from kingdom_builder_qt.ai.players import DEFAULT_LEVEL
from kingdom_builder_qt.core.events import reveals
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.game.replay import shared_view
from kingdom_builder_qt.ui.table.board.ghosts import Ghost
from kingdom_builder_qt.ui.table.desk.advice_ghosts import ghosts_of
from kingdom_builder_qt.ui.table.desk.ai_process import AiProcess
from kingdom_builder_qt.ui.table.desk.desk import GameDesk

PATIENCE_MS: Final = 5000  # longer nobody waits for advice: the best known so far will do


class AdviceState(Enum):
    """How far a request is."""

    NONE = "none"
    THINKING = "thinking"
    SHOWN = "shown"
    PLAYING = "playing"


@dataclass(frozen=True, slots=True)
class ShownAdvice:
    """An advice as it is shown; `ghosts`: what of it is still to be played.

    `best`: what Master would play, which is the advice itself or that beside which it is shown.
    """

    player: int
    advice: Advice
    ghosts: tuple[Ghost, ...]
    best: Advice

    @property
    def is_second(self) -> bool:
        return self.advice is not self.best


class AdviceRequest(QObject):
    """One request at a time; whatever changes the game by other hands ends it."""

    changed = Signal()

    def __init__(self, desk: GameDesk, parent: QObject | None = None) -> None:
        """Follow a desk; no process is started before the first request."""
        super().__init__(parent)
        self._desk = desk
        self.process = AiProcess(self)
        self.state = AdviceState.NONE
        self.shown: ShownAdvice | None = None
        self._asked: int | None = None
        self._knows_game = False  # the worker knows the game
        self._left: list[Move] = []  # to be played
        self._is_own = False  # the move that is being played
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._play_next)
        desk.ai.busy_changed.connect(self._on_busy_changed)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self.process.hurry)
        self.process.advised.connect(self._on_advised)
        self.process.failed.connect(self._on_failed)
        desk.session_started.connect(self.end)
        desk.closing.connect(self.end)
        desk.changed.connect(self._on_changed)
        desk.seats_changed.connect(self._on_changed)

    def ask(self) -> None:
        """Let the worker think about this moment, unless it does or has done so."""
        session = self._desk.session
        is_person = self._desk.seats.is_human_turn  # at the screen: nobody else could use advice
        if session is None or not is_person or self.state is not AdviceState.NONE:
            return
        if self._desk.no_hints:
            return
        if not self._knows_game:
            self._knows_game = True
            dealt = session.dealt
            levels = (DEFAULT_LEVEL,) * len(session.seats)  # nobody decides here
            opened = dealt.nomads, dealt.removed_terrain
            self.process.set_game(session.catalog, session.options, levels, *opened)
        view = session.position.view(session.to_move)
        if self._desk.seats.hides_hands:
            view = shared_view(view)
        self._asked = self.process.ask_advice(view)
        self._patience.start()
        self._enter(AdviceState.THINKING)

    def close(self) -> None:
        """Forget the advice, whether it is being worked out, shown or played."""
        self._asked, self.shown = None, None
        self._left.clear()
        self._timer.stop()
        self._patience.stop()
        self.process.cancel()
        self._enter(AdviceState.NONE)

    def end(self) -> None:
        """Leave no advice and no process."""
        self.process.close()  # first, or giving the question up would start another one
        self.close()
        self._knows_game = False

    def play(self) -> None:
        """Play the line that is shown, move by move, up to the first that reveals something."""
        if self.shown is None or self.state is not AdviceState.SHOWN:
            return
        self._left = list(self.shown.advice.line)
        if not self._left:
            self._desk.controller.end_turn()  # which closes the advice
            return
        self._enter(AdviceState.PLAYING)
        self._play_next()

    # -- inside --------------------------------------------------------------------------------

    def _enter(self, state: AdviceState) -> None:
        if state is not self.state:
            self.state = state
            self.changed.emit()

    def _on_changed(self) -> None:
        if not self._is_own and self.state is not AdviceState.NONE:
            self.close()

    def _on_advised(self, number: int, advice: Advice) -> None:
        if number != self._asked:
            return
        self._asked = None
        self._patience.stop()
        self._desk.note("hints")
        self._show(advice, advice)
        self._enter(AdviceState.SHOWN)

    def show_other(self) -> None:
        """Show the second best turn in place of the best one, and back, if there is one."""
        if self.shown is None or self.state is not AdviceState.SHOWN:
            return
        best = self.shown.best
        other = best if self.shown.is_second else best.second
        if other is not None:
            self._show(other, best)
            self.changed.emit()

    def _show(self, advice: Advice, best: Advice) -> None:
        session = self._desk.session
        assert session is not None, "a closed game leaves no question unanswered"
        colours = [seat.colour for seat in session.seats]
        ghosts = ghosts_of(session.position, advice.line, colours)
        self.shown = ShownAdvice(session.to_move, advice, tuple(ghosts), best)

    def _on_failed(self, number: int, reason: str) -> None:
        if number != self._asked:
            return
        self.close()
        self._desk.explainer.notice.emit(
            self.tr("No hint could be found ({reason}).").format(
                reason=reason.strip().rpartition("\n")[2]
            )
        )

    def _on_busy_changed(self, busy: bool) -> None:
        if not busy and self.state is AdviceState.PLAYING:
            self._timer.start()

    def _play_next(self) -> None:
        """Play one move when the board has shown the last one."""
        desk = self._desk
        if desk.ai.is_busy:
            return  # `_on_busy_changed` goes on
        session, move = desk.session, self._left.pop(0)
        assert session is not None
        player, before = session.to_move, len(session.log)
        self._is_own = True
        played = desk.controller.play(move)
        self._is_own = False
        revealed = any(reveals(entry.events) for entry in session.log[before:])
        goes_on = desk.seats.is_human_turn and session.to_move == player
        if not (played and self._left and goes_on) or revealed:
            self.close()
            return
        self._show_rest(isinstance(move.target, int))
        self._timer.start()

    def _show_rest(self, was_on_board: bool) -> None:
        """Take the ghost of the move that was played off the board."""
        assert self.shown is not None
        ghosts = self.shown.ghosts[was_on_board:]
        self.shown = replace(self.shown, ghosts=ghosts)
        self.changed.emit()
