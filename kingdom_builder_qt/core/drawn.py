"""Positions that no game led to: as a drawing says, for examples of the rules and for tests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.core.parts import HeldTile, replaced
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.specials import Token
from kingdom_builder_qt.core.turn import turn


@dataclass(frozen=True, slots=True)
class Drawing:
    """What a position is to hold; what is not given is as at the start of a game.

    `pieces`: (kind, owner, hex) of each, a ring by its middle; `tiles`: by player, taken from
    their sites in earlier turns; `lying`: how many lay on a site before; `tokens`: by kind and
    player what lies on tiles; `supply`: by player, else what the pieces and tokens leave; `turn`:
    whose turn begins.
    """

    pieces: Iterable[tuple[str, int, Hex]] = ()
    tiles: Mapping[int, Sequence[HeldTile]] = field(default_factory=dict)
    lying: Mapping[Hex, int] = field(default_factory=dict)
    tokens: Mapping[tuple[Token, int], int] = field(default_factory=dict)
    supply: Mapping[int, int] = field(default_factory=dict)
    hands: Sequence[Sequence[str]] = ()
    deck: Sequence[str] = ()
    discards: Sequence[str] = ()
    rng: int = 1
    turn: int = 0


def drawn_position(rules: Rules, drawing: Drawing) -> Position:
    """Return the drawn position at the start of a turn, the cards just revealed.

    The reveal is that of a game: a useless card is replaced, a player without card draws.
    ValueError if a piece cannot stand where it is drawn; KeyError if no tile brings its kind.
    """
    position = Position.start(rules, (), [()] * rules.players, drawing.rng)
    position.active = position.to_move = drawing.turn
    kinds = {piece.id: piece for piece in (rules.piece, *rules.kinds)}
    pieces = [(kinds[kind], owner, hex_) for kind, owner, hex_ in drawing.pieces]
    position.stand(pieces, drawing.turn)
    for site, count in drawing.lying.items():
        position.stock = replaced(position.stock, rules.site_index[site], count)
    for player, held in drawing.tiles.items():
        for tile in held:
            _give(position, player, tile)
    for special in rules.specials:
        for player in range(rules.players):
            if tokens := drawing.tokens.get((special.token, player)):
                special.add(position, player, tokens)
    position.supply = tuple(_supply(position, drawing, p) for p in range(rules.players))
    position.hands = tuple(tuple(hand) for hand in drawing.hands) or position.hands
    position.deck, position.discards = tuple(drawing.deck), tuple(drawing.discards)
    return _begun(position)


def _give(position: Position, player: int, tile: HeldTile) -> None:
    """Let a player have taken a tile from its site, or with the second tile from there."""
    rules, site = position.rules, tile.location
    held = tuple(sorted((*position.tiles[player], tile)))
    position.tiles = replaced(position.tiles, player, held)
    if tile.tile != rules.tile_of[site]:
        position.note(bonuses=(*position.extras.bonuses, tile.tile))
        return
    index = rules.site_index[site]
    position.stock = replaced(position.stock, index, position.stock[index] - 1)
    if not position.stock[index]:
        position.stocked_sites &= ~(1 << site)
    position.claimed = replaced(position.claimed, player, position.claimed[player] | 1 << site)


def _supply(position: Position, drawing: Drawing, player: int) -> int:
    """Return what is left of the settlements of a player."""
    used = position.settlements(player).bit_count()
    used += sum(special.reserve(position, player) for special in position.rules.reserves)
    return drawing.supply.get(player, position.rules.piece.supply - used)


def _begun(position: Position) -> Position:
    """Return the position with its turn begun, and without the way there."""
    held = position.tiles
    opening = turn.begin_game(position)
    position.tiles = held  # in the states that are drawn: the start of the turn made all usable
    begun = position.copy()
    begun.opening = opening
    return begun
