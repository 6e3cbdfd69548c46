"""The values that a state is made of besides plain numbers and sets of hexes."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from kingdom_builder_qt.core.grid import Hex, Mask

# States of a held tile within the owner's turn.
NEW: Final = "new"  # gained this turn: usable from the next own turn on
USABLE: Final = "usable"
USED: Final = "used"


class HeldTile(NamedTuple):
    """A tile in front of a player, and the location or nomad space it came from.

    `since`: the round in which a nomad tile was claimed.
    """

    tile: str
    location: Hex
    state: str = NEW
    since: int = 0


class Block(NamedTuple):
    """An action of several steps that is under way: nothing else may come between.

    `left`: steps still possible; `at`: the piece that makes all steps, where it stands now;
    `victims`: opponents still to lose a piece; `spent`: pieces that may make no further step.
    """

    source: str
    verb: str
    left: int
    may_skip: bool
    at: Hex | None = None
    victims: tuple[int, ...] = ()
    spent: Mask = 0


class Extras(NamedTuple):
    """State of the rarer rules, in one value: the other games pay nothing when a state is kept.

    `asked`: players who may still act in this turn of somebody else, the next one first; `silos`:
    silo actions left before scoring, empty before that phase; `extra_due`: builds of this turn's
    mandatory action that come after the regular ones and not from the supply; `used`: standing
    actions used in this turn; `bonuses`: bonus tiles that left the stock; `turn_mask`: hexes newly
    built in the own turn; `scouts`: pieces of this turn only; `slots`: what each special of the
    game keeps, in the order of `Rules.specials`.
    """

    slots: tuple[Any, ...] = ()
    asked: tuple[int, ...] = ()
    silos: tuple[int, ...] = ()
    extra_due: int = 0
    used: tuple[str, ...] = ()
    bonuses: tuple[str, ...] = ()
    turn_mask: Mask = 0
    scouts: Mask = 0


def replaced(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """Return a tuple with one value exchanged."""
    changed = [*values]
    changed[index] = value
    return tuple(changed)
