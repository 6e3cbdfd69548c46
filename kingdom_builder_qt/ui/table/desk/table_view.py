"""The game as the screen shows it after one decision or selection."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kingdom_builder_qt.core.decision import SourceTargets
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.session import LogEntry, Seat

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.words.game_words import GameWords


@dataclass(frozen=True, slots=True)
class TableView:
    """One moment of the game and the eyes it is shown to; the desk makes one, all displays read it.

    `position` is a copy, so a panel that is refreshed later shows the same moment as the first one.
    `viewer`, `card_viewer`, `shown_player`, `curtain_down`, `is_human_turn` and `closing` are those
    of `Seats`; `source` is the selected source of moves, `targets` are its hexes.
    """

    position: Position
    seats: tuple[Seat, ...]
    log: tuple[LogEntry, ...]
    words: GameWords
    viewer: int | None
    card_viewer: int | None
    shown_player: int
    humans: tuple[int, ...]
    curtain_down: bool
    is_human_turn: bool
    closing: str
    is_lesson: bool  # the lesson plays for all others
    source: str
    targets: SourceTargets

    @property
    def to_move(self) -> int:
        """Return the player who decides."""
        return self.position.to_move

    @property
    def only_computers(self) -> bool:
        """Return whether the person at the screen watches computers."""
        return not self.humans

    @property
    def current(self) -> int | None:
        """Return the hex of the piece that the person has to move now, if there is one."""
        return self.targets.current() if self.is_human_turn else None
