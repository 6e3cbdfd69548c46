"""What a search asks of an evaluation, whichever it is."""

from __future__ import annotations

from typing import Protocol

from kingdom_builder_qt.ai.evaluation.evaluate import Worth
from kingdom_builder_qt.core.position import Position


class Evaluator(Protocol):
    """Worth of one position, which the search changes and restores, to one player."""

    position: Position
    player: int

    def gold(self) -> float:
        """Return how good the position is, quickly: to choose which moves deserve a look."""

    def worth(self) -> Worth:
        """Return what the position is worth now."""
