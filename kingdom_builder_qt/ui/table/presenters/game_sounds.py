"""Lets a game be heard: follows the events that the desk hands on, and never makes a din."""

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

# The least time between two sounds of one kind, in seconds.
GAP: Final = 0.1
COMPUTER_GAP: Final = 0.35
# A piece then comes down on the board: that is the moment at which it is heard.
_LANDS: Final = (happened.Placed, happened.PiecePlaced, happened.RowMarked, happened.Moved)
_CALLS: Final = (happened.TurnBegan, happened.Asked, happened.SilosBegan)


class GameSounds(QObject):
    """Plays what happens in the game of a desk; a game that is loaded is silent."""

    def __init__(
        self,
        desk: GameDesk,
        player: SoundPlayer,
        parent: QObject | None = None,
        clock: Callable[[], float] = monotonic,
        at_touch: Callable[[Callable[[], None]], None] = lambda call: call(),
    ) -> None:
        """Follow a desk; the board calls `hear` once it has begun to show a change.

        `clock` counts seconds; `at_touch` calls when the piece of the last move touches the
        board: then it is heard.
        """
        super().__init__(parent)
        self._desk, self._player, self._clock = desk, player, clock
        self._at_touch = at_touch
        self._last: dict[str, float] = {}
        self._is_counting = False
        desk.session_started.connect(player.prepare)
        desk.revealed.connect(self._on_revealed)
        desk.explainer.message.connect(self._on_message)

    def set_counting(self, counting: bool) -> None:
        """Wait with the sound of the end while gold is counted: `name_winner` plays it."""
        self._is_counting = counting

    def count_gold(self) -> None:
        """Let it be heard that a card pays."""
        self._play(Cue(GOLD, 0), GAP)

    def name_winner(self) -> None:
        """Let the end of the game be heard."""
        self._play(Cue(END, 0), GAP)

    def hear(self, kind: str, entry: LogEntry) -> None:
        """Let a change of the game be heard: a sound waits for the piece that falls."""
        if kind != "played":  # of many steps at once one is heard
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

    def _on_message(self, _text: str) -> None:
        self._play(Cue(ERROR, 0), GAP)

    @property
    def _is_shown(self) -> bool:
        """Return whether the moves of computers are shown one by one, not as results only."""
        ai = self._desk.ai
        return ai.pace.animation > 0 and not ai.is_hurried

    def _calls(self, entry: LogEntry) -> bool:
        """Return whether a person is called to the screen; who plays alone is never called."""
        session = self._desk.session
        assert session is not None
        if len(session.seats) < 2:
            return False
        called = [event.player for event in entry.events if isinstance(event, _CALLS)]
        # The curtain hides from the entry that a turn begins.
        return self._desk.seats.curtain_down or any(session.seats[n].is_human for n in called)

    def _play_all(self, wanted: Sequence[Cue], gap: float) -> None:
        for cue in wanted:
            self._play(cue, gap)

    def _play(self, cue: Cue, gap: float) -> None:
        now = self._clock()
        if now - self._last.get(cue.sound, float("-inf")) >= gap:
            self._last[cue.sound] = now
            self._player.play(cue.sound, cue.delay_ms)
