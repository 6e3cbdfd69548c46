"""The game as the screen shows it after a decision or a selection."""

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
    """A snapshot of the game and its viewer; the desk makes it, all displays read it.

    `position` is a copy, so panels that refresh later show the same state as the first one.
    `viewer`, `card_viewer`, `shown_player`, `curtain_down`, `is_human_turn` and `block_reason` are
    those of `Seats`; `source` is the selected source of moves and `targets` its hexes.
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
    block_reason: str
    is_lesson: bool  # the lesson plays all other seats
    source: str
    targets: SourceTargets

    @property
    def to_move(self) -> int:
        """Return the player to move."""
        return self.position.to_move

    @property
    def only_computers(self) -> bool:
        """Return whether only computers play."""
        return not self.humans

    @property
    def current(self) -> int | None:
        """Return the hex of the piece the person has to move now, or None."""
        return self.targets.current() if self.is_human_turn else None
