"""The phase before scoring: silo actions, player after player (R-232 to R-237)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingdom_builder_qt.core.events import Event, SilosBegan
from kingdom_builder_qt.core.grid import NEIGHBOURS, bits
from kingdom_builder_qt.core.moves import SILO

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position


def begin(position: Position, events: list[Event]) -> bool:
    """Count every player's silos once; return whether anybody has a silo action to decide."""
    silos = [NEIGHBOURS[hex_] for hex_ in bits(position.rules.silo_mask)]
    if not silos:
        return False
    counts = tuple(sum(bool(own & beside) for beside in silos) for own in position.own)
    if not any(counts):
        return False
    position.extras = position.extras._replace(silos=counts)
    return pass_on(position, None, events)


def finish_action(position: Position, events: list[Event]) -> bool:
    """Count one action of the active player as done; return whether another follows."""
    silos = [*position.extras.silos]
    silos[position.active] -= 1
    position.extras = position.extras._replace(silos=tuple(silos))
    return pass_on(position, position.active, events)


def pass_on(position: Position, player: int | None, events: list[Event]) -> bool:
    """Go on with the player who still has a silo action, if he can use it.

    R-192: an action without any step to choose lapses by itself.
    """
    rules = position.rules
    order = [(rules.start + turn) % rules.players for turn in range(rules.players)]
    for following in order:
        left = position.extras.silos[following]
        if not left:
            continue
        position.active = position.to_move = following
        if any(b.reach(position, following) for b in rules.actions[SILO].branches):
            if following != player:
                events.append(SilosBegan(following, left))
            return True
        silos = [*position.extras.silos]
        silos[following] = 0
        position.extras = position.extras._replace(silos=tuple(silos))
    position.extras = position.extras._replace(silos=())
    return False
