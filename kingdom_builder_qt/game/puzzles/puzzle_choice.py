"""Categories and difficulties of puzzles, and the filter of the puzzle list."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from kingdom_builder_qt.ai.advice import AdviceReason
from kingdom_builder_qt.ai.search.action_search import Line, Played
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.moves import END_TURN, source_tile
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.game.puzzles.judging import start_of
from kingdom_builder_qt.game.puzzles.puzzle import (
    CARDS,
    CASTLE,
    CLEAR,
    END,
    LOCK,
    TILE,
    Idea,
    Puzzle,
)
from kingdom_builder_qt.game.puzzles.puzzle_progress import PuzzleProgress

# -- categories: file and heading of a puzzle ------------------------------------------------------

BASE: Final = "base"
PART: Final = 0.4  # share of the margin that must be current gold, where that is the reason
MAIN: Final = 0.5  # share of all reasons above which the opponents' loss is the category


def category_of(
    catalog: Catalog, position: Position, idea: Idea, line: Line, reasons: Sequence[AdviceReason]
) -> str | None:
    """Return the category of a turn with an idea, None if the board does not show it.

    `reasons`: advantages over the best turn without the idea, greatest first. A loss of the
    opponents takes precedence, then an expansion that has the idea or pays for it, then the end of
    the game.
    """
    good = [reason for reason in reasons if reason.gold > 0]
    if not good or not (_can_be_seen(good[0]) or idea.kind in ("tile", "use")):
        return None
    first = good[0]
    if _taken_from_opponents(good) > MAIN * sum(reason.gold for reason in good):
        return LOCK
    for id_ in (source_tile(idea.id) or idea.id, first.id):
        expansion = _expansion(catalog, position.rules, id_)
        if expansion not in ("", BASE):
            return expansion
    if _ends(position, line):
        return END
    if idea.kind == "castle" or (first.kind == "gold" and first.id in _features(position.rules)):
        return CASTLE
    if idea.kind in ("tile", "use") or first.kind == "tile":
        return TILE
    gold = sum(reason.gold for reason in good if reason.kind == "gold")
    return CARDS if gold >= PART * CLEAR else None


def category_of_puzzle(catalog: Catalog, puzzle: Puzzle) -> str | None:
    """Return the category of a puzzle by its data, None if the board does not show it."""
    position = start_of(catalog, puzzle)
    return category_of(catalog, position, puzzle.idea, puzzle.best.line, puzzle.reasons)


def _can_be_seen(reason: AdviceReason) -> bool:
    return reason.kind in ("gold", "rivals", "tile")


def _taken_from_opponents(reasons: Sequence[AdviceReason]) -> float:
    return sum(reason.gold for reason in reasons if reason.kind == "rivals")


def _features(rules: Rules) -> set[str]:
    return {score.card.id for score in rules.scores if score.card.feature}


def _expansion(catalog: Catalog, rules: Rules, id_: str) -> str:
    standing = rules.standing_actions.get(id_)
    entry = standing or catalog.tiles.get(id_) or catalog.cards.get(id_)
    return entry.expansion if entry is not None else ""


def _ends(position: Position, line: Line) -> bool:
    with Played(position, (*line, END_TURN)):
        return position.ending or position.is_over


# -- the list of puzzles ---------------------------------------------------------------------------

Difficulty: TypeAlias = Literal["easy", "medium", "hard", "very hard"]
DIFFICULTIES: Final[tuple[Difficulty, ...]] = get_args(Difficulty)
Outcome: TypeAlias = Literal["open", "failed", "solved"]
OUTCOMES: Final[tuple[Outcome, ...]] = get_args(Outcome)
_HARDER: Final = (1200, 1500, 1800)  # lower limits of the ratings of the harder difficulties
_WORD: Final = re.compile(r"[a-z][a-z0-9_]*")

Expansions: TypeAlias = Mapping[str, frozenset[str]]  # besides the base game, by puzzle id


def difficulty_of(rating: int) -> Difficulty:
    """Return the difficulty for a rating."""
    return DIFFICULTIES[sum(rating >= border for border in _HARDER)]


def expansions_of(catalog: Catalog, puzzles: Iterable[Puzzle]) -> dict[str, frozenset[str]]:
    """Return the expansions that each puzzle needs besides the base game, by puzzle id.

    Positions name content by id, so no position is set up.
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


def unfamiliarity(needed: Collection[str], met: Collection[str]) -> int:
    """Return a rank of unfamiliarity; lower is more familiar.

    0: base game only, 1: expansions the player has met, then one more per unknown expansion.
    """
    return bool(needed) + len(set(needed) - set(met))


@dataclass(frozen=True, slots=True)
class PuzzleFilter:
    """The filter of the list; "" matches all.

    `expansion`: an id; `base` matches puzzles without expansions.
    """

    category: str = ""
    expansion: str = ""
    difficulty: Difficulty | Literal[""] = ""
    outcome: Outcome | Literal[""] = ""

    def of(
        self, puzzles: Iterable[Puzzle], expansions: Expansions, progress: PuzzleProgress
    ) -> list[Puzzle]:
        """Return the matching puzzles in their order."""
        return [p for p in puzzles if self._fits(p, expansions[p.id], progress)]

    def _fits(self, puzzle: Puzzle, expansions: frozenset[str], progress: PuzzleProgress) -> bool:
        is_of_it = self.expansion in expansions or (self.expansion == BASE and not expansions)
        return (
            self.category in ("", puzzle.category)
            and (not self.expansion or is_of_it)
            and self.difficulty in ("", difficulty_of(puzzle.rating))
            and (not self.outcome or self._has_outcome(puzzle, progress))
        )

    def _has_outcome(self, puzzle: Puzzle, progress: PuzzleProgress) -> bool:
        if self.outcome == "failed":
            return progress.is_failed(puzzle)
        return (self.outcome == "solved") == progress.is_solved(puzzle)
