"""Puzzles as data: a position, the turn to find, and its value against alternatives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from kingdom_builder_qt.ai.advice import AdviceReason
from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.core.moves import Move

IdeaKind: TypeAlias = Literal["tile", "use", "castle", "hex"]
IDEA_KINDS: Final[tuple[IdeaKind, ...]] = ("tile", "use", "castle", "hex")

# Categories of base-game puzzles; a puzzle of an expansion has the id of the expansion.
TILE: Final = "tile"
CARDS: Final = "cards"
LOCK: Final = "lock"
CASTLE: Final = "castle"
END: Final = "end"
CATEGORIES: Final = (TILE, CARDS, LOCK, CASTLE, END)

CLEAR: Final = 4.0  # gold by which the solution significantly beats all turns without its idea
SAME: Final = 1.0  # gold; a turn worth less than the best one by at most this is a solution, too


@dataclass(frozen=True, slots=True)
class Idea:
    """The common part of all good turns of a puzzle.

    `tile`: takes the tile `id` from the location `hex`. `use`: uses the source `id`. `castle`:
    places a piece next to the feature `id` at `hex`. `hex`: has a piece on `hex` at the end.
    """

    kind: IdeaKind
    id: str = ""
    hex: Hex | None = None


@dataclass(frozen=True, slots=True)
class TurnWorth:
    """A turn without END, and the expected final lead after it, in gold."""

    line: tuple[Move, ...]
    lead: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which one idea is worth at least `CLEAR` gold.

    `position`: as known to the player to move (docs/notation.md). `best`: the turn to find.
    `second`: the best turn found without the idea. `natural`: the greedy turn. `margin`: the lead
    of `best` over `second`, `error` its standard error over `deals` deals of the unknown cards.
    `reasons`: advantages of `best` over `second`. `rating`: difficulty on the scale of player
    ratings. `origin`: the game of the position. `name`: "" for a new puzzle.
    """

    id: str
    category: str
    rating: int
    position: str
    idea: Idea
    best: TurnWorth
    second: TurnWorth
    natural: TurnWorth
    margin: float
    error: float
    deals: int
    reasons: tuple[AdviceReason, ...]
    origin: str
    name: str = ""

    @property
    def is_certain(self) -> bool:
        """Return whether the margin exceeds `CLEAR` gold by two standard errors."""
        return self.margin - 2 * self.error >= CLEAR
