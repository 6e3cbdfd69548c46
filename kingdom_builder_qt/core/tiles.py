"""Location tiles: taken, used, refreshed, lost (RULINGS 2.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from kingdom_builder_qt.core.events import Event, TileLost, TileTaken, TileUsed
from kingdom_builder_qt.core.hexgrid import NEIGHBOURS, Hex, bits
from kingdom_builder_qt.core.moves import source_tile

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position

# States of a held tile within the owner's turn.
NEW: Final = "new"  # gained this turn: usable from the next own turn on
USABLE: Final = "usable"
USED: Final = "used"


class HeldTile(NamedTuple):
    """A location tile in front of a player."""

    tile: str
    location: Hex
    state: str = NEW


def replaced(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """Return a tuple with one value exchanged."""
    return (*values[:index], value, *values[index + 1 :])


def take(position: Position, hex_: Hex, events: list[Event]) -> None:
    """Give the active player a tile from every location beside a hex just built on or moved to.

    R-30: compulsory, one per player and location hex for the whole game.
    """
    player = position.active
    offered = NEIGHBOURS[hex_] & position.open_locations & ~position.claimed[player]
    for location in bits(offered):
        _take_from(position, player, location, events)


def _take_from(position: Position, player: int, location: Hex, events: list[Event]) -> None:
    rules = position.rules
    index = rules.location_index[location]
    left = position.stock[index] - 1
    position.stock = replaced(position.stock, index, left)
    if not left:
        position.open_locations &= ~(1 << location)
    claimed = position.claimed[player] | 1 << location
    position.claimed = replaced(position.claimed, player, claimed)
    tile = rules.tile_of_location[location]
    held = tuple(sorted((*position.tiles[player], HeldTile(tile, location, NEW))))
    position.tiles = replaced(position.tiles, player, held)
    events.append(TileTaken(player, tile, location))


def use(position: Position, source: str, events: list[Event]) -> None:
    """Mark the first usable tile of a source as used."""
    player, tile = position.active, source_tile(source)
    held = list(position.tiles[player])
    index = next(i for i, t in enumerate(held) if t.tile == tile and t.state == USABLE)
    held[index] = held[index]._replace(state=USED)
    position.tiles = replaced(position.tiles, player, tuple(held))
    events.append(TileUsed(player, held[index].tile))


def refresh(position: Position, player: int) -> None:
    """Make all tiles of a player usable at the start of the own turn."""
    held = position.tiles[player]
    if held:
        fresh = tuple(HeldTile(t.tile, t.location, USABLE) for t in held)
        position.tiles = replaced(position.tiles, player, fresh)


def lose(position: Position, player: int, origin: Hex, events: list[Event]) -> None:
    """Remove at once the tiles whose location has no piece of the player beside it (R-32)."""
    abandoned = NEIGHBOURS[origin] & position.rules.location_mask & ~position.halo[player]
    for location in bits(abandoned):
        _lose_from(position, player, location, events)


def _lose_from(position: Position, player: int, location: Hex, events: list[Event]) -> None:
    held = list(position.tiles[player])
    index = next((i for i, t in enumerate(held) if t.location == location), None)
    if index is None:
        return
    lost = held.pop(index)
    twin = next((i for i, t in enumerate(held) if t[::2] == (lost.tile, USED)), None)
    if twin is not None and lost.state != USED:
        # R-33 (E18): of two identical tiles the used one goes; the other is from now on tied
        # to the location of its twin.
        held[twin] = held[twin]._replace(state=lost.state)
    position.tiles = replaced(position.tiles, player, tuple(sorted(held)))
    events.append(TileLost(player, lost.tile, location))
