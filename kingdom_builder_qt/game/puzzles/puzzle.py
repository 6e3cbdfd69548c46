"""A puzzle as data: a position, the turn to find, and what it is worth beside others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from kingdom_builder_qt.ai.advice import AdviceReason
from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.core.moves import Move

IdeaKind: TypeAlias = Literal["tile", "use", "castle", "hex"]
IDEA_KINDS: Final[tuple[IdeaKind, ...]] = ("tile", "use", "castle", "hex")

# What puzzles of the base game are about; those of an expansion have its id.
TILE: Final = "tile"
CARDS: Final = "cards"
LOCK: Final = "lock"
CASTLE: Final = "castle"
END: Final = "end"
CATEGORIES: Final = (TILE, CARDS, LOCK, CASTLE, END)

CLEAR: Final = 4.0  # gold by which the solution beats every turn without its idea, with certainty
SAME: Final = 1.0  # gold: a turn that is worth no less than the best but this is a solution, too


@dataclass(frozen=True, slots=True)
class Idea:
    """What every good turn of a puzzle does.

    `tile`: takes the tile `id` of the site `hex`; `use`: uses the source `id`; `castle`: comes to
    stand beside the site `hex` of the feature `id`; `hex`: has a piece on `hex` in the end.
    """

    kind: IdeaKind
    id: str = ""
    hex: Hex | None = None


@dataclass(frozen=True, slots=True)
class TurnWorth:
    """A turn without its end and the expected final lead after it, in gold."""

    line: tuple[Move, ...]
    lead: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which one idea is worth at least `CLEAR` gold.

    `position`: as the player to move may know it (docs/notation.md); `best`: the turn to find;
    `second`: the best turn found without the idea; `natural`: what the most gold at each single
    move leads to.  `margin`: by how much `best` leads `second`, `error` its standard error over
    `deals` deals of the unknown cards.  `reasons`: what `best` comes to that `second` does not.
    `rating`: the difficulty, as a rating of players.  `origin`: the game it was found in.
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

    @property
    def is_certain(self) -> bool:
        """Return whether two standard errors leave the solution `CLEAR` gold ahead."""
        return self.margin - 2 * self.error >= CLEAR
