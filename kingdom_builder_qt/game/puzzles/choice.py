"""Which puzzles a player wants to see: what they are about, of which expansion, how hard, open."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.puzzles.categories import BASE
from kingdom_builder_qt.game.puzzles.progress import Progress
from kingdom_builder_qt.game.puzzles.puzzle import Puzzle

Difficulty: TypeAlias = Literal["easy", "medium", "hard", "very hard"]
DIFFICULTIES: Final[tuple[Difficulty, ...]] = get_args(Difficulty)
Outcome: TypeAlias = Literal["open", "solved"]
OUTCOMES: Final[tuple[Outcome, ...]] = get_args(Outcome)
_HARDER: Final = (1200, 1500, 1800)  # ratings from which on a puzzle is not as easy any more
_WORD: Final = re.compile(r"[a-z][a-z0-9_]*")

Expansions: TypeAlias = Mapping[str, frozenset[str]]  # beside the base game, by id of the puzzle


def difficulty_of(rating: int) -> Difficulty:
    """Return how hard a puzzle of a rating is, in a word."""
    return DIFFICULTIES[sum(rating >= border for border in _HARDER)]


def expansions_of(catalog: Catalog, puzzles: Iterable[Puzzle]) -> dict[str, frozenset[str]]:
    """Return what is needed beside the base game to know all that lies on the table, by puzzle.

    A position names content by id, so nothing has to be set up.
    """
    of: dict[str, set[str]] = {}
    for entries in (catalog.sections, catalog.tiles, catalog.cards):
        for id_, entry in entries.items():
            of.setdefault(id_, set()).add(entry.expansion)
    for expansion in catalog.expansions.values():
        for overlay in expansion.overlays:
            of.setdefault(overlay.feature, set()).add(expansion.id)
    found = {}
    for puzzle in puzzles:
        words = _WORD.findall(puzzle.position)
        found[puzzle.id] = frozenset().union(*(of.get(word, ()) for word in words)) - {BASE}
    return found


def newness(needed: Collection[str], met: Collection[str]) -> int:
    """Return how new a puzzle is that needs some expansions to a player who has met others.

    0: the base game alone; 1: expansions that the player has met; more with each other one.
    """
    return bool(needed) + len(set(needed) - set(met))


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a list is narrowed to; an empty word lets all pass.

    `expansion`: an id, `base` for puzzles that need no expansion at all.
    """

    category: str = ""
    expansion: str = ""
    difficulty: Difficulty | Literal[""] = ""
    outcome: Outcome | Literal[""] = ""

    def of(
        self, puzzles: Iterable[Puzzle], expansions: Expansions, progress: Progress
    ) -> list[Puzzle]:
        """Return the puzzles that are wanted, in their order."""
        return [p for p in puzzles if self._fits(p, expansions[p.id], progress)]

    def _fits(self, puzzle: Puzzle, expansions: frozenset[str], progress: Progress) -> bool:
        is_of_it = self.expansion in expansions or (self.expansion == BASE and not expansions)
        return (
            self.category in ("", puzzle.category)
            and (not self.expansion or is_of_it)
            and self.difficulty in ("", difficulty_of(puzzle.rating))
            and (not self.outcome or (self.outcome == "solved") == progress.is_solved(puzzle))
        )
