"""The bazaar: another location tile's action a second time (R-240 to R-243)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingdom_builder_qt.core.turn.tiles import NEW, USED

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position


def sources(position: Position) -> list[str]:
    """Return the repetitions that a usable bazaar allows.

    A tile can be repeated after its own action was used in this turn; one that changes the hand
    has no action of its own and can be repeated unless it was gained in this turn (R-243).
    """
    rules = position.rules
    found = []
    for held in position.tiles[position.active]:
        source = rules.repeats.get(held.tile)
        if source is None or source in found:
            continue
        passive = held.tile in rules.hand_sizes
        if held.state == USED or (passive and held.state != NEW):
            found.append(source)
    return found
