"""The fields of a position's text that describe the current state, as a table.

A field whose value follows from the fields before it, as in most positions, is left out. Writer and
reader share the function for this default.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any, Final, NamedTuple

from kingdom_builder_qt.core.entries import SETTLEMENT, Piece
from kingdom_builder_qt.core.errors import NotationError, quoted
from kingdom_builder_qt.core.grid import (
    Hex,
    Mask,
    bits,
    hex_name,
    parse_hex,
    ring_of,
    set_of,
    union,
)
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.core.movegen import GameState
from kingdom_builder_qt.core.moves import CANOE, SILO
from kingdom_builder_qt.core.notation import grammar
from kingdom_builder_qt.core.notation.grammar import REST, UNKNOWN, known
from kingdom_builder_qt.core.state import Block, HeldTile, replaced

NONE: Final = "none"
KEPT: Final = "kept"  # first word of the fields of tokens on the tile or card of a special

Pieces = tuple[tuple[str, Hex], ...]


class StateField(NamedTuple):
    """A field: its key, its value in a state, its writer and its parser.

    `default` is the value of a missing field, for a state in which all previous fields are set.
    `put` stores a value in a state and raises NotationError for an impossible one.
    """

    key: str
    get: Callable[[GameState], Any]
    put: Callable[[GameState, Any], None]
    default: Callable[[GameState], Any]
    write: Callable[[Any], str]
    parse: Callable[[str], Any]


def state_fields(state: GameState) -> Iterator[StateField]:
    """Yield the fields of a state in their order."""
    players = range(state.rules.players)
    yield _field("round", _at("round"), lambda s: 1, str, grammar.number)
    yield StateField(
        "turn",
        lambda s: s.active,
        _put_turn,
        lambda s: s.rules.start,
        str,
        lambda text: grammar.number(text, len(players) - 1),
    )
    for player in players:
        yield _pieces(f"settlements {player}", player, own_settlements, _settlements_text)
    for player in players:
        yield _pieces(f"pieces {player}", player, own_pieces, _places_text)
    yield _pieces("pieces", None, lambda s, _: neutral_pieces(s), _places_text)
    yield from _specials(state)
    for player in players:
        left = partial(supply_left, player=player)
        yield _field(f"supply {player}", _of(player, "supply"), left, str, grammar.number)
    for player in players:
        yield _field(
            f"tiles {player}",
            _of(player, "tiles"),
            _empty_tuple,
            _tiles_text,
            grammar.tiles_of,
            _check_tiles,
        )
    for player in players:
        yield _field(
            f"claimed {player}",
            _of(player, "claimed"),
            partial(_claimed, player=player),
            grammar.hexes_text,
            grammar.hexes_of,
            _check_hexes,
        )
    yield StateField("stock", _stock, _put_stock, _empty, grammar.counts_text, grammar.counts_of)
    yield _field("bonuses", _extra("bonuses"), _bonuses, " ".join, grammar.words_of, _check_bonuses)
    for player in players:
        yield _earned(player)
    yield from _phase_fields()
    yield from _card_fields(state)
    yield from _build_fields()


def _phase_fields() -> Iterator[StateField]:
    numbers, read = _numbers_text, grammar.numbers_of
    yield _field("over", _at("is_over"), lambda s: False, _yes, grammar.yes_or_no)
    yield _field("silos", _extra("silos"), _empty_tuple, numbers, read, _check_silos)
    yield _field("asked", _extra("asked"), _empty_tuple, numbers, read, _check_asked)


def _card_fields(state: GameState) -> Iterator[StateField]:
    cards, read, decks = grammar.cards_text, grammar.cards_of, grammar.decks_of
    yield _field("card", _at("card"), lambda s: None, str, grammar.word_of, _check_card)
    yield StateField(
        "terrain", lambda s: s.terrain, _put_terrain, _terrain, _terrain_text, grammar.word_of
    )
    for player in range(state.rules.players):
        yield _field(f"hand {player}", _of(player, "hands"), _empty_tuple, cards, read, _check_hand)
    yield _field("choosing", _at("choosing"), _choosing, _yes, grammar.yes_or_no, _check_choosing)
    yield _field("deck", _at("deck"), _empty_tuple, cards, read, _check_cards)
    yield _field("discards", _at("discards"), _empty_tuple, cards, read, _check_seen_cards)
    yield _field("removed", _at("removed"), _empty_tuple, cards, read, _check_seen_cards)
    yield _field("reshuffles", _at("forced_decks"), _empty_tuple, _decks_text, decks, _decks)
    yield _field("chance", _at("rng"), lambda s: 0, _seed_text, grammar.seed)


def _build_fields() -> Iterator[StateField]:
    hexes, read = grammar.hexes_text, grammar.hexes_of
    yield _field("built", _at("built_mask"), lambda s: 0, hexes, read, _check_hexes)
    yield _field("builds done", _at("built"), _built, str, grammar.number)
    yield _field("extra builds", _extra("extra_due"), _extra_due, str, grammar.number)
    yield _field("builds left", _at("builds_left"), _builds_left, str, grammar.number)
    yield _field("fixed", _at("is_fixed"), lambda s: s.built > 0, _yes, grammar.yes_or_no)
    yield _field("waived", _at("armed"), lambda s: False, _yes, grammar.yes_or_no)
    yield _field("used", _extra("used"), _empty_tuple, " ".join, grammar.words_of, _check_used)
    yield _field("new", _extra("turn_mask"), _new, hexes, read, _check_hexes)
    yield StateField("drawn", lambda s: s.drawn, _put_drawn, lambda s: None, str, grammar.word_of)
    yield _field("block", _at("block"), lambda s: None, _block_text, _block_of, _check_block)
    yield _field("built this round", _at("round_builds"), _round_builds, _yes, grammar.yes_or_no)
    yield _field("ending", _at("ending"), _ending, _yes, grammar.yes_or_no)


# -- kinds of fields -------------------------------------------------------------------------------


def _unchecked(state: GameState, value: Any) -> None:
    """Every value is possible."""


class _Place(NamedTuple):
    """Access to the value of a field in a state."""

    get: Callable[[GameState], Any]
    put: Callable[[GameState, Any], None]


def _at(name: str) -> _Place:
    """Return the access to an attribute of the state."""
    return _Place(lambda s: getattr(s, name), lambda s, value: setattr(s, name, value))


def _of(player: int, name: str) -> _Place:
    """Return the access to one player's item of an attribute."""

    def put(state: GameState, value: Any) -> None:
        setattr(state, name, replaced(getattr(state, name), player, value))

    return _Place(lambda s: getattr(s, name)[player], put)


def _extra(name: str) -> _Place:
    """Return the access to an attribute of the extras."""
    return _Place(lambda s: getattr(s.extras, name), lambda s, value: s.note(**{name: value}))


def _field(
    key: str,
    place: _Place,
    default: Callable[[GameState], Any],
    write: Callable[[Any], str],
    parse: Callable[[str], Any],
    check: Callable[[GameState, Any], None] = _unchecked,
) -> StateField:
    """Return a field of one value; `check` raises NotationError for impossible values."""

    def put(state: GameState, value: Any) -> None:
        check(state, value)
        place.put(state, value)

    return StateField(key, place.get, put, default, write, parse)


def _empty_tuple(_state: GameState) -> tuple[()]:
    return ()


def _empty(_state: GameState) -> dict[str, int]:
    return {}


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _numbers_text(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def _seed_text(seed: int | None) -> str:
    return UNKNOWN if seed is None else str(seed)


def _decks_text(decks: Sequence[Sequence[str]]) -> str:
    return ", ".join(map(grammar.cards_text, decks))


def _check_hexes(state: GameState, mask: Mask) -> None:
    missing = mask & ~state.rules.board.hex_mask
    if missing:
        names = grammar.hexes_text(missing)
        raise NotationError(Message("The board has no {hexes}.", hexes=names))


# -- pieces ----------------------------------------------------------------------------------------


def own_settlements(state: GameState, player: int) -> Pieces:
    """Return the settlements of a player."""
    return tuple((SETTLEMENT, hex_) for hex_ in bits(state.settlements(player)))


def own_pieces(state: GameState, player: int) -> Pieces:
    """Return the other pieces of a player, a ring by its centre."""
    kinds = zip(state.rules.kinds, state.others, strict=True)
    return tuple(
        (kind.id, hex_)
        for kind, masks in kinds
        if kind.owned
        for hex_ in _places(kind, masks[player])
    )


def neutral_pieces(state: GameState) -> Pieces:
    """Return the neutral pieces."""
    kinds = zip(state.rules.kinds, state.others, strict=True)
    return tuple(
        (kind.id, hex_) for kind, masks in kinds if not kind.owned for hex_ in bits(masks[0])
    )


def _places(kind: Piece, mask: Mask) -> Iterator[Hex]:
    """Yield the hexes of pieces, the centres of rings."""
    while kind.ring and mask:
        lowest = mask & -mask
        rings = ((hex_, ring_of(hex_)) for hex_ in bits(mask))
        # Rings of fewer than seven hexes, at the rim, are not pieces.
        found = (r for r in rings if r[1] & lowest and not r[1] & ~mask and r[1].bit_count() == 7)
        middle, ring = next(found)
        yield middle
        mask &= ~ring
    yield from bits(mask)


def _pieces(
    key: str,
    player: int | None,
    get: Callable[[GameState, int], Pieces],
    write: Callable[[Pieces], str],
) -> StateField:
    def put(state: GameState, pieces: Pieces) -> None:
        for kind, hex_ in pieces:
            piece = _piece(state, kind, player)
            _check_room(state, piece, hex_)
            state.stand([(piece, player or 0, hex_)], state.active)

    parse = _settlements_of if write is _settlements_text else grammar.places_of
    return StateField(key, lambda s: get(s, player or 0), put, _empty_tuple, write, parse)


def _settlements_text(pieces: Pieces) -> str:
    return grammar.hexes_text(set_of(hex_ for _, hex_ in pieces))


def _settlements_of(text: str) -> Pieces:
    return tuple((SETTLEMENT, hex_) for hex_ in bits(grammar.hexes_of(text)))


def _places_text(pieces: Pieces) -> str:
    return " ".join(f"{kind}@{hex_name(hex_)}" for kind, hex_ in pieces)


def _piece(state: GameState, kind: str, player: int | None) -> Piece:
    """Return the kind of a player's piece, or of a neutral piece if `player` is None."""
    pieces = state.rules.pieces
    if kind != SETTLEMENT:
        known(kind, [id_ for id_ in pieces if id_ != SETTLEMENT], Message("piece in this game"))
    if player is not None and not pieces[kind].owned:
        raise NotationError(
            Message("{kind} is neutral: it belongs in the field `pieces`", kind=quoted(kind))
        )
    if player is None and pieces[kind].owned:
        raise NotationError(Message("{kind} belongs to a player", kind=quoted(kind)))
    return pieces[kind]


def _check_room(state: GameState, piece: Piece, hex_: Hex) -> None:
    mask = ring_of(hex_) if piece.ring else 1 << hex_
    if piece.ring and mask.bit_count() < 7:
        name = hex_name(hex_)
        raise NotationError(
            Message("There is no room around {hex}: {entry}.", hex=name, entry=piece.id)
        )
    _check_hexes(state, mask)
    nobodys = union(
        m[0] for k, m in zip(state.rules.kinds, state.others, strict=True) if not k.owned
    )
    if mask & (union(state.own) | nobodys):
        name = hex_name(hex_)
        raise NotationError(
            Message("Another piece is in the way on {hex}: {entry}.", hex=name, entry=piece.id)
        )


def supply_left(state: GameState, player: int) -> int:
    """Return the settlements of a player that are neither on the board nor with a special."""
    used = state.settlements(player).bit_count()
    used += sum(s.outside_supply(state, player) for s in state.rules.specials)
    return max(0, state.rules.piece.supply - used)


# -- tokens on tiles, rows and locations ---------------------------------------------------------


def _specials(state: GameState) -> Iterator[StateField]:
    for special in state.rules.specials:
        start, names = state.rules.slots[special.slot], special.names(state.rules)
        yield _special(special.entry, special.slot, start, names)


def _special(entry: str, slot: int, start: tuple[int, ...], names: Sequence[str]) -> StateField:
    def get(state: GameState) -> dict[str, int]:
        values = zip(names, state.extras.slots[slot], start, strict=True)
        return {name: value for name, value, first in values if value != first}

    def put(state: GameState, counts: Mapping[str, int]) -> None:
        for name in counts:
            known(name, names, Message("player or row"))
        most = state.rules.players - 1 if start[0] < 0 else None
        if most is not None and any(owner > most for owner in counts.values()):
            raise NotationError(Message("there is no player {player}", player=max(counts.values())))
        values = zip(names, start, strict=True)
        state.keep(slot, tuple(counts.get(name, first) for name, first in values))

    return StateField(f"{KEPT} {entry}", get, put, _empty, grammar.counts_text, grammar.counts_of)


def _tiles_text(tiles: Sequence[HeldTile]) -> str:
    return " ".join(map(grammar.tile_text, tiles))


def _check_tiles(state: GameState, tiles: Sequence[HeldTile]) -> None:
    for tile in tiles:
        known(tile.tile, state.rules.tiles, Message("tile in this game"))
        _check_hexes(state, 1 << tile.location)


def _claimed(state: GameState, player: int) -> Mask:
    return set_of(tile.location for tile in state.tiles[player])


def _full_stock(state: GameState) -> dict[str, int]:
    """Return the expected number of tiles on each location after those already claimed."""
    sites = zip(state.rules.site_index, state.rules.full_stock, strict=True)
    taken = state.claimed
    return {
        hex_name(hex_): max(0, full - sum(mask >> hex_ & 1 for mask in taken))
        for hex_, full in sites
    }


def _stock(state: GameState) -> dict[str, int]:
    lying = zip(_full_stock(state).items(), state.stock, strict=True)
    return {name: now for (name, expected), now in lying if now != expected}


def _put_stock(state: GameState, counts: Mapping[str, int]) -> None:
    expected = _full_stock(state)
    for name in counts:
        known(name, expected, Message("site"))
    stock = {**expected, **counts}
    sites = zip(state.rules.site_index, stock.values(), strict=True)
    state.stock = tuple(stock.values())
    state.stocked_sites = set_of(hex_ for hex_, count in sites if count)


def _bonuses(state: GameState) -> tuple[str, ...]:
    bonuses = state.rules.bonus_of.values()
    return tuple(tile.tile for held in state.tiles for tile in held if tile.tile in bonuses)


def _check_bonuses(state: GameState, tiles: Sequence[str]) -> None:
    for tile in tiles:
        known(tile, state.rules.bonus_of.values(), Message("bonus tile in this game"))


def _earned(player: int) -> StateField:
    def get(state: GameState) -> dict[str, int]:
        purse = zip(state.rules.earners, state.earned[player], strict=True)
        return {name: gold for name, gold in purse if gold}

    def put(state: GameState, gold: Mapping[str, int]) -> None:
        for name in gold:
            known(name, state.rules.earners, Message("source of gold"))
        purse = tuple(gold.get(name, 0) for name in state.rules.earners)
        state.earned = replaced(state.earned, player, purse)

    return StateField(f"earned {player}", get, put, _empty, grammar.counts_text, grammar.counts_of)


# -- the player to decide -------------------------------------------------------------------------


def _put_turn(state: GameState, player: int) -> None:
    state.active = state.to_move = player


def _check_silos(state: GameState, counts: Sequence[int]) -> None:
    if counts and SILO not in state.rules.actions:
        raise NotationError(Message("there is no silo on this board"))
    if counts and len(counts) != state.rules.players:
        raise NotationError(
            Message(
                "numbers needed: {players}; given: {count}",
                count=len(counts),
                players=state.rules.players,
            )
        )


def _check_asked(state: GameState, asked: Sequence[int]) -> None:
    if asked and CANOE not in state.rules.actions:
        raise NotationError(
            Message("no tile of this game lets players act in other players' turns")
        )
    if any(player >= state.rules.players for player in asked):
        raise NotationError(Message("there is no player {player}", player=max(asked)))
    if asked and not any(held.tile in state.rules.canoes for held in state.tiles[asked[0]]):
        raise NotationError(
            Message("player {player} has no tile to build with in this turn", player=asked[0])
        )
    # The asked player decides before the turn continues.
    state.to_move = asked[0] if asked else state.active


# -- cards -----------------------------------------------------------------------------------------


def _check_card(state: GameState, card: str | None) -> None:
    if card is not None:
        known(card, state.rules.options, Message("terrain card in this game"))


def _check_cards(state: GameState, cards: Sequence[str]) -> None:
    if cards.count(REST) > 1:
        raise NotationError(Message("{name} is given twice", name=quoted(REST)))
    for card in cards:
        if card not in (UNKNOWN, REST):
            _check_card(state, card)


def _check_hand(state: GameState, cards: Sequence[str]) -> None:
    if REST in cards:
        raise NotationError(
            Message("{rest}: only the deck can have all the rest", rest=quoted(REST))
        )
    _check_cards(state, cards)


def _check_seen_cards(state: GameState, cards: Sequence[str]) -> None:
    for card in cards:
        _check_card(state, card)


def _decks(state: GameState, decks: Sequence[Sequence[str]]) -> None:
    for deck in decks:
        if not deck:
            raise NotationError(Message("a draw pile has no cards"))
        _check_seen_cards(state, deck)


def _terrain(state: GameState) -> str | None:
    options = state.rules.options[state.card] if state.card is not None else ()
    return options[0].terrain if len(options) == 1 else None


def _terrain_text(terrain: str | None) -> str:
    return terrain or NONE


def _put_terrain(state: GameState, terrain: str | None) -> None:
    if terrain == NONE:
        terrain = None
    if terrain is not None:
        sides = chain(*state.rules.options.values())
        known(terrain, dict.fromkeys([side.terrain for side in sides]), Message("terrain"))
        if state.card is None:
            raise NotationError(Message("no card is played"))
    state.terrain = terrain
    masks = state.rules.board.terrain_masks
    state.card_mask = masks.get(terrain, 0) if terrain is not None else 0


def _choosing(state: GameState) -> bool:
    if state.card is not None:
        return state.terrain is None
    is_turn = not (state.is_over or state.extras.silos)
    return is_turn and bool(state.hands[state.active])


def _check_choosing(state: GameState, choosing: bool) -> None:
    there = state.terrain is None and (state.card is not None or bool(state.hands[state.active]))
    if choosing and not there:
        raise NotationError(Message("there is nothing to choose from"))


def _put_drawn(state: GameState, card: str | None) -> None:
    _check_card(state, card)
    masks = state.rules.board.terrain_masks
    options = state.rules.options[card] if card is not None else ()
    state.drawn, state.drawn_masks = card, tuple(masks.get(o.terrain, 0) for o in options)


# -- builds and steps ------------------------------------------------------------------------------


def _extra_due(state: GameState) -> int:
    return sum(special.reserve(state, state.active) for special in state.rules.reserves)


def _builds_left(state: GameState) -> int:
    """Return the builds that the card still requires."""
    if state.is_over or state.extras.silos:
        return 0
    cards = state.rules.options
    if state.terrain is not None and state.card is not None:
        sides = cards[state.card]
        chosen = [o.build for o in sides if o.terrain == state.terrain] or [sides[-1].build]
        builds = chosen[0]
    elif state.choosing:
        offered = [cards[state.card]] if state.card is not None else cards.values()
        builds = max((option.build for options in offered for option in options), default=0)
    else:
        return 0
    return min(max(0, builds - state.built), state.supply[state.active]) + state.extras.extra_due


def _check_used(state: GameState, used: Sequence[str]) -> None:
    for source in used:
        known(source, state.rules.standing, Message("action of all players"))


def _built(state: GameState) -> int:
    return state.built_mask.bit_count()


def _new(state: GameState) -> Mask:
    return state.built_mask if state.rules.turn_scores else 0


def _round_builds(state: GameState) -> bool:
    began = state.active != state.rules.start or state.built > 0
    return began and any(map(state.settlements, range(state.rules.players)))


def _ending(state: GameState) -> bool:
    """Return whether a player has no settlement left to build."""
    return any(
        not state.supply[player]
        and not any(special.reserve(state, player) for special in state.rules.reserves)
        for player in range(state.rules.players)
    )


def _block_text(block: Block) -> str:
    words = [block.source, block.verb, f"left={block.left}"]
    words += ["skip"] if block.may_skip else []
    words += [f"at={hex_name(block.at)}"] if block.at is not None else []
    words += [f"victims={','.join(map(str, block.victims))}"] if block.victims else []
    words += [f"spent={','.join(map(hex_name, bits(block.spent)))}"] if block.spent else []
    return " ".join(words)


def _block_of(text: str) -> Block:
    source, verb, *words = [*text.split(), "", ""][: max(2, len(text.split()))]
    found: dict[str, Any] = {"left": 1, "may_skip": False}
    for word in words:
        name, _, value = word.partition("=")
        if name == "left":
            found["left"] = grammar.number(value)
        elif word == "skip":
            found["may_skip"] = True
        elif name == "at":
            found["at"] = parse_hex(value)
        elif name == "victims":
            found["victims"] = grammar.numbers_of(value.replace(",", " "))
        elif name == "spent":
            found["spent"] = grammar.hexes_of(value.replace(",", " "))
        else:
            raise NotationError(
                Message("{word} is none of left, skip, at, victims and spent", word=quoted(word))
            )
    return Block(source, verb, **found)


def _check_block(state: GameState, block: Block | None) -> None:
    if block is None:
        return
    if (block.source, block.verb) not in state.rules.branches:
        raise NotationError(
            Message(
                "this game has no action {action}", action=quoted(f"{block.source} {block.verb}")
            )
        )
    if block.source == CANOE:
        raise NotationError(
            Message("{tile} is used in another turn: see the field asked", tile=quoted(CANOE))
        )
    if not block.left:
        raise NotationError(Message("a block has at least one step left"))
    if any(player >= state.rules.players for player in block.victims):
        raise NotationError(Message("there is no player {player}", player=max(block.victims)))
    at = block.at
    if at is not None and not state.own[state.active] >> at & 1:
        raise NotationError(Message("no piece of the player stands on {hex}", hex=hex_name(at)))
