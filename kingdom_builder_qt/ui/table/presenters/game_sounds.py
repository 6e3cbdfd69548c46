"""Sounds for the events of a game, limited in frequency."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject

from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.game.session import LogEntry
from kingdom_builder_qt.ui.desktop.sound.cues import (
    END,
    ERROR,
    GOLD,
    IMPORTANT,
    MOVE,
    Called,
    Cue,
    cues,
)
from kingdom_builder_qt.ui.desktop.sound.player import SoundPlayer
from kingdom_builder_qt.ui.table.desk.desk import GameDesk

# Least time between two sounds of one kind, in seconds.
GAP: Final = 0.1
COMPUTER_GAP: Final = 0.35
# A piece lands on the board, and the sound waits for it.
_LANDS: Final = (happened.Placed, happened.PiecePlaced, happened.RowMarked, happened.Moved)
_CALLS: Final = (happened.TurnBegan, happened.Asked, happened.SilosBegan)


class GameSounds(QObject):
    """Plays sounds for the game of a desk; loading a game is silent."""

    def __init__(
        self,
        desk: GameDesk,
        player: SoundPlayer,
        parent: QObject | None = None,
        clock: Callable[[], float] = monotonic,
        at_touch: Callable[[Callable[[], None]], None] = lambda call: call(),
    ) -> None:
        """The board calls `hear` once it has begun to show a change.

        `clock` returns seconds; `at_touch` calls back when the last move's piece touches the board.
        """
        super().__init__(parent)
        self._desk, self._player, self._clock = desk, player, clock
        self._at_touch = at_touch
        self._last: dict[str, float] = {}
        self._is_counting = False
        desk.session_started.connect(player.prepare)
        desk.revealed.connect(self._on_revealed)
        desk.explainer.message.connect(self._on_refusal)
        desk.explainer.pointed.connect(self._on_refusal)

    def set_counting(self, counting: bool) -> None:
        """Suppress the sound of the end while gold is counted; `name_winner` plays it."""
        self._is_counting = counting

    def count_gold(self) -> None:
        """Play the sound of a card that pays."""
        self._play(Cue(GOLD, 0), GAP)

    def name_winner(self) -> None:
        """Play the sound of the end."""
        self._play(Cue(END, 0), GAP)

    def hear(self, kind: str, entry: LogEntry) -> None:
        """Play the sounds of a change; they wait for a falling piece."""
        if kind != "played":  # several steps at once play one sound
            self._play(Cue(MOVE, 0), GAP)
            return
        session = self._desk.session
        assert session is not None
        of_person = session.seats[entry.player].is_human
        gap = GAP if of_person else COMPUTER_GAP
        found = cues([*entry.events, *([Called()] if self._calls(entry) else ())])
        shown = of_person or self._is_shown
        wanted = [cue for cue in found if shown or cue.sound in IMPORTANT]
        if self._is_counting:
            wanted = [cue for cue in wanted if cue.sound != END]
        if any(isinstance(event, _LANDS) for event in entry.events):
            self._at_touch(lambda: self._play_all(wanted, gap))
        else:
            self._play_all(wanted, gap)

    def _on_revealed(self, entry: LogEntry) -> None:
        for cue in cues(entry.events):
            self._play(cue, GAP)

    def _on_refusal(self, *_refusal: object) -> None:
        self._play(Cue(ERROR, 0), GAP)

    @property
    def _is_shown(self) -> bool:
        """Return whether the moves of computers are animated one by one."""
        ai = self._desk.ai
        return ai.pace.animation > 0 and not ai.is_hurried

    def _calls(self, entry: LogEntry) -> bool:
        """Return whether an entry calls a person to the screen; a solo player is never called."""
        session = self._desk.session
        assert session is not None
        if len(session.seats) < 2:
            return False
        called = [event.player for event in entry.events if isinstance(event, _CALLS)]
        # At the curtain the entry does not show that a turn begins.
        return self._desk.seats.curtain_down or any(session.seats[n].is_human for n in called)

    def _play_all(self, wanted: Sequence[Cue], gap: float) -> None:
        for cue in wanted:
            self._play(cue, gap)

    def _play(self, cue: Cue, gap: float) -> None:
        now = self._clock()
        if now - self._last.get(cue.sound, float("-inf")) >= gap:
            self._last[cue.sound] = now
            self._player.play(cue.sound, cue.delay_ms)
