"""Location, bonus and nomad tiles: taken, used, refreshed, lost (R-30 to R-39, R-101, R-211)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from kingdom_builder_qt.core.compile.rules import TREASURE
from kingdom_builder_qt.core.events import (
    Event,
    Gold,
    TileExpired,
    TileLost,
    TileTaken,
    TileUsed,
)
from kingdom_builder_qt.core.grid import NEIGHBOURS, Hex, Mask, bits
from kingdom_builder_qt.core.specials import cathedral_store

if TYPE_CHECKING:
    from kingdom_builder_qt.core.position import Position

# States of a held tile within the owner's turn.
NEW: Final = "new"  # gained this turn: usable from the next own turn on
USABLE: Final = "usable"
USED: Final = "used"
BONUS_TILES: Final = 2  # of each kind


# Without the keyword handling of a named tuple: tiles are used and refreshed all the time.
_new = tuple.__new__


class HeldTile(NamedTuple):
    """A tile in front of a player, and the location or nomad space it came from.

    `since`: the round in which a nomad tile was claimed.
    """

    tile: str
    location: Hex
    state: str = NEW
    since: int = 0


def replaced(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """Return a tuple with one value exchanged."""
    changed = [*values]
    changed[index] = value
    return tuple(changed)


def take(position: Position, beside: Mask, events: list[Event]) -> bool:
    """Give the player to move a tile from every site among `beside`, which all still offer one.

    `beside` are neighbours of a hex just built on or moved to; returns whether a site is
    empty now.  R-30: compulsory, one per player and location hex for the whole game.
    """
    player, emptied = position.to_move, False
    for site in bits(beside & ~position.claimed[player]):
        _take_from(position, player, site, events)
        emptied = emptied or not position.open_locations >> site & 1
    return emptied


def _take_from(position: Position, player: int, site: Hex, events: list[Event]) -> None:
    rules = position.rules
    index = rules.site_index[site]
    left = position.stock[index] - 1
    position.stock = replaced(position.stock, index, left)
    if not left:
        position.open_locations &= ~(1 << site)
    claimed = position.claimed[player] | 1 << site
    position.claimed = replaced(position.claimed, player, claimed)
    tile = rules.tile_of[site]
    events.append(_new(TileTaken, (player, tile, site)))
    gold = rules.tiles[tile].gold_on_claim
    if gold:
        earn(position, Gold(player, TREASURE, gold, site), events)
        return
    since = position.round if rules.nomad_mask >> site & 1 else 0
    _receive(position, player, HeldTile(tile, site, NEW, since))
    if tile in rules.bonus_of:
        _take_bonus(position, player, tile, site, events)
    if rules.tiles[tile].special == "cathedral_store":
        cathedral_store.take(position, player, events)


def _receive(position: Position, player: int, tile: HeldTile) -> None:
    held = tuple(sorted((*position.tiles[player], tile)))
    position.tiles = replaced(position.tiles, player, held)


def _take_bonus(position: Position, player: int, tile: str, site: Hex, events: list[Event]) -> None:
    """Give the bonus tile that comes with a second tile of a kind (R-211)."""
    held = [t.tile for t in position.tiles[player]]
    bonus = position.rules.bonus_of[tile]
    given = position.extras.bonuses
    if held.count(tile) > 1 and bonus not in held and given.count(bonus) < BONUS_TILES:
        position.extras = position.extras._replace(bonuses=(*given, bonus))
        _receive(position, player, HeldTile(bonus, site, NEW))
        events.append(TileTaken(player, bonus, site))


def earn(position: Position, gold: Gold, events: list[Event]) -> None:
    """Note gold that is earned during play."""
    index = position.rules.earners.index(gold.card)
    purse = position.earned[gold.player]
    purse = replaced(purse, index, purse[index] + gold.amount)
    position.earned = replaced(position.earned, gold.player, purse)
    events.append(gold)


def use(position: Position, tile: str, events: list[Event], even_new: bool = False) -> None:
    """Mark the first usable tile of a kind of the player to move as used.

    `even_new`: also one that was gained in this turn (canoe, R-217).
    """
    player = position.to_move
    held = [*position.tiles[player]]
    states = (USABLE, NEW) if even_new else (USABLE,)
    for index, (name, location, state, since) in enumerate(held):
        if name == tile and state in states:
            held[index] = _new(HeldTile, (name, location, USED, since))
            break
    position.tiles = replaced(position.tiles, player, tuple(held))
    events.append(_new(TileUsed, (player, tile)))


def refresh(position: Position, player: int) -> None:
    """Make all tiles of a player usable at the start of the own turn.

    A nomad tile that was claimed in this very round, in another player's turn, waits for the
    next one (R-102).
    """
    held = position.tiles[player]
    if held:
        now = position.round
        fresh = [
            t if t[2] == USABLE or t[3] == now else _new(HeldTile, (t[0], t[1], USABLE, 0))
            for t in held
        ]
        position.tiles = replaced(position.tiles, player, tuple(fresh))


def expire(position: Position, player: int, events: list[Event]) -> None:
    """Remove the nomad tiles that could be used in the turn that ends (R-102)."""
    nomads = position.rules.nomad_mask
    gone = [t for t in position.tiles[player] if nomads >> t.location & 1 and t.state != NEW]
    if gone:
        held = tuple(t for t in position.tiles[player] if t not in gone)
        position.tiles = replaced(position.tiles, player, held)
        events += [TileExpired(player, t.tile) for t in gone]


def lose(position: Position, player: int, origin: Hex, events: list[Event]) -> None:
    """Remove at once the tiles whose location has no piece of the player beside it (R-32)."""
    abandoned = NEIGHBOURS[origin] & position.rules.location_mask & ~position.halo[player]
    for location in bits(abandoned):
        _lose_from(position, player, location, events)


def _lose_from(position: Position, player: int, location: Hex, events: list[Event]) -> None:
    held = list(position.tiles[player])
    tile = position.rules.tile_of[location]
    index = next((i for i, t in enumerate(held) if t[:2] == (tile, location)), None)
    if index is None:
        return
    lost = held.pop(index)
    twin = next((i for i, t in enumerate(held) if t[::2] == (lost.tile, USED)), None)
    if twin is not None and lost.state != USED:
        # of two identical tiles the used one goes; the other is from now on tied
        # to the location of its twin.
        held[twin] = held[twin]._replace(state=lost.state)
    position.tiles = replaced(position.tiles, player, tuple(sorted(held)))
    events.append(TileLost(player, lost.tile, location))
    _lose_what_came_with(position, player, tile, events)


def _lose_what_came_with(position: Position, player: int, tile: str, events: list[Event]) -> None:
    """Remove the bonus of a second tile (R-212), or the number tiles (R-249)."""
    rules = position.rules
    held = [t.tile for t in position.tiles[player]]
    bonus = rules.bonus_of.get(tile)
    if bonus in held and held.count(tile) < 2:
        gone = position.tiles[player][held.index(bonus)]
        left = tuple(t for t in position.tiles[player] if t is not gone)
        position.tiles = replaced(position.tiles, player, left)
        events.append(TileLost(player, gone.tile, gone.location))
    if rules.tiles[tile].special == "cathedral_store" and tile not in held:
        cathedral_store.lose(position, player, events)
