"""An engine at a seat of a match, under the interface of the computer players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game.engines.process import EngineProcess, command_of
from kingdom_builder_qt.game.engines.protocol import Budget
from kingdom_builder_qt.game.seat_names import engine_key

DECISION_SECONDS: Final = 60.0  # of an engine without a budget


def engine_command(player: object) -> str | None:
    """Return the command line of a player `engine:PATH ARGUMENTS`, None for other players."""
    return engine_key(player) if isinstance(player, str) else None


class EnginePlayer:
    """Asks a process for each decision; the process ends with `close`."""

    def __init__(self, command: str, seed: int) -> None:
        """Start the engine of a command line; raise EngineError if it does not start."""
        self._seed = seed
        self._seen: list[tuple[int, Move]] = []
        self._process = EngineProcess(command_of(command))

    def begin(self, view: View) -> None:
        """Tell the first position of the game."""
        self._process.begin(view, self._seed)

    def observed(self, player: int, move: Move) -> None:
        """Note a move of any player; it is told before the next decision."""
        self._seen.append((player, move))

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return the decision of the engine; raise EngineError for any fault."""
        if self._seen:
            self._process.observe(self._seen)
            self._seen = []
        return self._process.decide(view, moves, Budget(), DECISION_SECONDS)

    def ended(self, gold: Sequence[int]) -> None:
        """Tell the final gold of all players."""
        self._process.end(gold)

    def close(self) -> None:
        """End the process."""
        self._process.close()
