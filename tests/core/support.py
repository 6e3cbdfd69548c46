"""Questions about a position that several modules of rulings share, and the land that they draw."""

from __future__ import annotations

from kingdom_builder_qt.core.position import Position
from tests.helpers.builders import moves, target_names

ROW = "g" * 20  # one row of grass, the rest is water


def verbs(position: Position) -> set[str]:
    """Return the legal moves without their hexes."""
    return {" ".join(move.split()[:2]) for move in moves(position)}


def targets_by_verb(position: Position, source: str) -> dict[str, str]:
    """Return the targets of a source by verb."""
    found = ("build", "place", "wall", "remove", "return", "move")
    return {v: t for v in found if (t := target_names(position, source, verb=v))}
