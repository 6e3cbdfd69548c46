"""Location, bonus and nomad tiles: taken, used, refreshed, lost (R-30 to R-39, R-101, R-211)."""

from __future__ import annotations

from functools import cache
from typing import Final

from kingdom_builder_qt.core.events import Event, Gold, TileExpired, TileLost, TileTaken, tile_used
from kingdom_builder_qt.core.grid import NEIGHBOURS, Hex, Mask, bits
from kingdom_builder_qt.core.movegen import GameState
from kingdom_builder_qt.core.rules import TREASURE
from kingdom_builder_qt.core.state import NEW, USABLE, USED, HeldTile, replaced

# Cached, because tiles are used and refreshed all the time.
_held = cache(HeldTile)
BONUS_TILES: Final = 2  # of each kind


def take(state: GameState, beside: Mask, events: list[Event]) -> bool:
    """Give the player to move a tile of every location in `beside`; each must have one left.

    `beside` are neighbours of a hex just built on or moved to. Returns whether a location is empty
    now. R-30: compulsory, once per player and location for the whole game.
    """
    player, emptied = state.to_move, False
    for site in bits(beside & ~state.claimed[player]):
        _take_from(state, player, site, events)
        emptied = emptied or not state.stocked_sites >> site & 1
    return emptied


def _take_from(state: GameState, player: int, site: Hex, events: list[Event]) -> None:
    rules = state.rules
    index = rules.site_index[site]
    left = state.stock[index] - 1
    state.stock = replaced(state.stock, index, left)
    if not left:
        state.stocked_sites &= ~(1 << site)
    claimed = state.claimed[player] | 1 << site
    state.claimed = replaced(state.claimed, player, claimed)
    tile = rules.tile_of[site]
    events.append(TileTaken(player, tile, site))
    gold = rules.tiles[tile].gold_on_claim
    if gold:
        earn(state, Gold(player, TREASURE, gold, site), events)
        return
    since = state.round if rules.nomad_mask >> site & 1 else 0
    _receive(state, player, HeldTile(tile, site, NEW, since))
    if tile in rules.bonus_of:
        _take_bonus(state, player, tile, site, events)
    special = rules.on_taken.get(tile)
    if special is not None:
        special.on_taken(state, player, events)


def _receive(state: GameState, player: int, tile: HeldTile) -> None:
    held = tuple(sorted((*state.tiles[player], tile)))
    state.tiles = replaced(state.tiles, player, held)


def _take_bonus(state: GameState, player: int, tile: str, site: Hex, events: list[Event]) -> None:
    """Give the bonus tile that comes with a second tile of a kind (R-211)."""
    held = [t.tile for t in state.tiles[player]]
    bonus = state.rules.bonus_of[tile]
    given = state.extras.bonuses
    if held.count(tile) > 1 and bonus not in held and given.count(bonus) < BONUS_TILES:
        state.note(bonuses=(*given, bonus))
        _receive(state, player, HeldTile(bonus, site, NEW))
        events.append(TileTaken(player, bonus, site))


def earn(state: GameState, gold: Gold, events: list[Event]) -> None:
    """Add gold earned during play."""
    index = state.rules.earners.index(gold.card)
    purse = state.earned[gold.player]
    purse = replaced(purse, index, purse[index] + gold.amount)
    state.earned = replaced(state.earned, gold.player, purse)
    events.append(gold)


def use(state: GameState, tile: str, events: list[Event], even_new: bool = False) -> None:
    """Mark the first usable tile of a kind of the player to move as used.

    `even_new` includes tiles gained in this turn (canoe, R-215).
    """
    player = state.to_move
    held = [*state.tiles[player]]
    states = (USABLE, NEW) if even_new else (USABLE,)
    for index, (name, location, now, since) in enumerate(held):
        if name == tile and now in states:
            held[index] = _held(name, location, USED, since)
            break
    state.tiles = replaced(state.tiles, player, tuple(held))
    events.append(tile_used(player, tile))


def refresh(state: GameState, player: int) -> None:
    """Make all tiles of a player usable at the start of the player's turn.

    A nomad tile claimed in the same round, in another player's turn, waits for the next turn
    (R-102).
    """
    held = state.tiles[player]
    if held:
        now = state.round
        fresh = [t if t[2] == USABLE or t[3] == now else _held(t[0], t[1], USABLE, 0) for t in held]
        state.tiles = replaced(state.tiles, player, tuple(fresh))


def expire(state: GameState, player: int, events: list[Event]) -> None:
    """Remove the nomad tiles that were usable in the turn that ends (R-102)."""
    nomads = state.rules.nomad_mask
    gone = [t for t in state.tiles[player] if nomads >> t.location & 1 and t.state != NEW]
    if gone:
        held = tuple(t for t in state.tiles[player] if t not in gone)
        state.tiles = replaced(state.tiles, player, held)
        events += [TileExpired(player, t.tile) for t in gone]


def lose(state: GameState, player: int, origin: Hex, events: list[Event]) -> None:
    """Remove at once the tiles of locations without an adjacent piece of the player (R-32)."""
    abandoned = NEIGHBOURS[origin] & state.rules.location_mask & ~state.halo[player]
    for location in bits(abandoned):
        _lose_from(state, player, location, events)


def _lose_from(state: GameState, player: int, location: Hex, events: list[Event]) -> None:
    held = list(state.tiles[player])
    tile = state.rules.tile_of[location]
    index = next((i for i, t in enumerate(held) if t[:2] == (tile, location)), None)
    if index is None:
        return
    lost = held.pop(index)
    # Items 0 and 2 of a held tile: its kind and its state, regardless of its location.
    twin = next((i for i, t in enumerate(held) if t[::2] == (lost.tile, USED)), None)
    if twin is not None and lost.state != USED:
        # of two identical tiles the used one is lost; the other one is tied to the location
        # of its twin from now on.
        held[twin] = held[twin]._replace(state=lost.state)
    state.tiles = replaced(state.tiles, player, tuple(sorted(held)))
    events.append(TileLost(player, lost.tile, location))
    _lose_what_came_with(state, player, tile, events)


def _lose_what_came_with(state: GameState, player: int, tile: str, events: list[Event]) -> None:
    """Remove the bonus of a second tile (R-229), and the tokens of a special."""
    rules = state.rules
    held = [t.tile for t in state.tiles[player]]
    bonus = rules.bonus_of.get(tile)
    if bonus in held and held.count(tile) < 2:
        gone = state.tiles[player][held.index(bonus)]
        left = tuple(t for t in state.tiles[player] if t is not gone)
        state.tiles = replaced(state.tiles, player, left)
        events.append(TileLost(player, gone.tile, gone.location))
    special = rules.on_lost.get(tile)
    if special is not None and tile not in held:
        special.on_lost(state, player, events)
