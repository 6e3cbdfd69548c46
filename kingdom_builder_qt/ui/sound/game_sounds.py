"""Lets a game be heard: follows the events that a bridge hands on, and never makes a din."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from PySide6.QtCore import QObject

from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.game.session import LogEntry
from kingdom_builder_qt.ui.session_bridge import SessionBridge
from kingdom_builder_qt.ui.sound.cues import ERROR, IMPORTANT, MOVE, PLACE, Called, Cue, cues
from kingdom_builder_qt.ui.sound.player import SoundPlayer

# The least time between two sounds of one kind, in seconds.
GAP: Final = 0.1
COMPUTER_GAP: Final = 0.35
_CALLS: Final = (happened.TurnBegan, happened.Asked, happened.SilosBegan)


class GameSounds(QObject):
    """Plays what happens in the game of a bridge; a game that is loaded is silent."""

    def __init__(
        self,
        bridge: SessionBridge,
        player: SoundPlayer,
        parent: QObject | None = None,
        clock: Callable[[], float] = monotonic,
        until_touch: Callable[[], int] = lambda: 0,
    ) -> None:
        """Follow a bridge, after the board.

        `clock` counts seconds; `until_touch` says in how many milliseconds the piece that moves
        touches the board: then it is heard.
        """
        super().__init__(parent)
        self._bridge, self._player, self._clock = bridge, player, clock
        self._until_touch = until_touch
        self._last: dict[str, float] = {}
        bridge.session_started.connect(player.prepare)
        bridge.changed.connect(self._on_changed)
        bridge.revealed.connect(self._on_revealed)
        bridge.message.connect(self._on_message)

    def _on_changed(self, kind: str, entry: LogEntry) -> None:
        if kind != "played":  # of many steps at once one is heard
            self._play(Cue(MOVE, 0), GAP)
            return
        session = self._bridge.session
        assert session is not None
        of_person = session.seats[entry.player].is_human
        wanted = cues([*entry.events, *([Called()] if self._calls(entry) else ())])
        fall = self._until_touch() if any(cue.sound == PLACE for cue in wanted) else 0
        for cue in wanted:
            if of_person or cue.sound in IMPORTANT or self._is_shown:
                self._play(cue, GAP if of_person else COMPUTER_GAP, fall)

    def _on_revealed(self, entry: LogEntry) -> None:
        for cue in cues(entry.events):
            self._play(cue, GAP)

    def _on_message(self, _text: str) -> None:
        self._play(Cue(ERROR, 0), GAP)

    @property
    def _is_shown(self) -> bool:
        """Tell whether the moves of computers are shown one by one, not as results only."""
        ai = self._bridge.ai
        return ai.pace.animation > 0 and not ai.is_hurried

    def _calls(self, entry: LogEntry) -> bool:
        """Tell whether a person is called to the screen; who plays alone is never called."""
        session = self._bridge.session
        assert session is not None
        if len(session.seats) < 2:
            return False
        called = [event.player for event in entry.events if isinstance(event, _CALLS)]
        # The curtain hides from the entry that a turn begins.
        return self._bridge.curtain_down or any(session.seats[n].is_human for n in called)

    def _play(self, cue: Cue, gap: float, later_ms: int = 0) -> None:
        now = self._clock()
        if now - self._last.get(cue.sound, float("-inf")) >= gap:
            self._last[cue.sound] = now
            self._player.play(cue.sound, cue.delay_ms + later_ms)
