"""The state of a game at one instant: its fields, and the writers of the pieces on the board.

Each field is listed once, in `State`, with its initial value. Only the writers of `State` change
pieces and the masks derived from them (halo, empty, blocked and free hexes). Only the modules of
`turn` change the fields of the turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.entries import SETTLEMENT, CardOption, Piece
from kingdom_builder_qt.core.errors import Misuse, check_kind, is_number, quoted, unknown
from kingdom_builder_qt.core.grid import (
    BIT,
    NEIGHBOURS,
    Hex,
    Mask,
    around,
    check_hex,
    hex_name,
    ring_of,
    union,
)

# -- values other than numbers and masks -----------------------------------------------------------

# States of a held tile within the turn of its player.
NEW: Final = "new"  # gained this turn: usable from the player's next turn
USABLE: Final = "usable"
USED: Final = "used"


class HeldTile(NamedTuple):
    """A tile of a player, and the location or nomad space from which it came.

    `since` is the round in which a nomad tile was claimed, 0 for other tiles.
    """

    tile: str
    location: Hex
    state: str = NEW
    since: int = 0


# The hexes of a player and their halo, and the empty hexes: see `board_without`.
Without: TypeAlias = tuple[Mask, Mask, Mask]


class Block(NamedTuple):
    """An open action of several steps, which excludes all other actions.

    `left` is the number of possible steps, `at` the hex of the piece that makes all of them,
    `victims` the opponents who still lose a piece, `spent` the pieces that may not move again.
    """

    source: str
    verb: str
    left: int
    may_skip: bool
    at: Hex | None = None
    victims: tuple[int, ...] = ()
    spent: Mask = 0


class Extras(NamedTuple):
    """The state of the rarer rules in one value, so that snapshots of other games stay small.

    `asked` are the players who may still act in this turn of another player, next one first;
    `silos` the silo actions left before scoring, empty before that phase; `extra_due` the builds of
    this turn's mandatory action that follow the regular ones and do not use the supply; `used` the
    standing actions used in this turn; `bonuses` the bonus tiles that left the stock; `turn_mask`
    the hexes built on in the player's own turn; `scouts` the pieces of this turn only; `slots` the
    values of each special, in the order of `Rules.specials`.
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
    """Return a tuple with the value at `index` replaced."""
    changed = [*values]
    changed[index] = value
    return tuple(changed)


T = TypeVar("T")

_PLACE: Final = {name: index for index, name in enumerate(Extras._fields)}
# Skips `_replace` of the named tuple, which takes twice as long.
_new = tuple.__new__


class BaseRules:
    """The part of the rules that a state reads; `Rules` adds the compiled part.

    `kinds` are the kinds of pieces in play besides settlements, `kind_index` their indexes,
    `stands` the hexes on which each kind may stand. `earners` are the sources of gold during play,
    `options` the uses of each terrain card on this board, `site_index` the indexes of locations and
    nomad spaces in `State.stock`. Initial values: `full_stock` is the number of tiles on each
    location and nomad space, `full_sites` the mask of those with a tile, `slots` the values of the
    specials.
    """

    board: Board
    players: int
    start: int
    piece: Piece
    kinds: tuple[Piece, ...]
    kind_index: Mapping[str, int]
    stands: Mapping[str, Mask]
    earners: tuple[str, ...]
    options: Mapping[str, tuple[CardOption, ...]]
    site_index: Mapping[Hex, int]
    full_stock: tuple[int, ...]
    full_sites: Mask
    slots: tuple[Any, ...]

    def left_of(self, player: int) -> tuple[int, ...]:
        """Return the other players in turn order, starting left of `player`.

        Raises Misuse for an invalid player.
        """
        try:
            return _turn_orders(self.players)[player]
        except (KeyError, TypeError):
            self.check_player(player)
            raise

    def check_player(self, player: object) -> None:
        """Raise Misuse unless a value is the number of a player."""
        if not is_number(player) or player not in range(self.players):
            raise Misuse(f"no player {quoted(player)}: the players are 0 to {self.players - 1}")


@cache
def _turn_orders(players: int) -> dict[int, tuple[int, ...]]:
    """Return, for each player, the other players in turn order."""
    everybody = range(players)
    return {p: tuple([(p + turn) % players for turn in everybody[1:]]) for p in everybody}


class _From:
    """The initial value of a field that depends on the game."""

    def __init__(self, make: Callable[[BaseRules], Any]) -> None:
        self.make = make


def _from(make: Callable[[BaseRules], T]) -> T:
    return _From(make)  # type: ignore[return-value]  # as `dataclasses.field` does


def _each(value: T) -> tuple[T, ...]:
    """Return a field with one value per player."""
    return _from(lambda rules: (value,) * rules.players)


def _no_others(rules: BaseRules) -> tuple[tuple[Mask, ...], ...]:
    return tuple((0,) * (rules.players if kind.owned else 1) for kind in rules.kinds)


class State:
    """A game at one instant.

    Per-player fields are tuples indexed by player. `own` are the hexes of a player's pieces, `halo`
    the hexes adjacent to them, `free_mask` the hexes where a piece could be placed. `hands` are the
    cards not yet played, `deck` the draw pile, next card first. `active` is the player whose turn
    it is, `to_move` the player who decides now. `card` is the played card, `terrain` its chosen
    terrain, `card_mask` the hexes of that terrain. `built` and `builds_left` count the builds of
    the mandatory action, done and still due.

    All values are immutable, so a copy of the attributes is a snapshot (as in python-chess).
    """

    # `__dict__` contains the fields and nothing else, because its copy is the fastest snapshot.
    __slots__ = ("__dict__", "rules")

    rules: BaseRules

    # -- fields and their initial values
    # --------------------------------------------------------------

    own: tuple[Mask, ...] = _each(0)
    halo: tuple[Mask, ...] = _each(0)
    empty_mask: Mask = _from(lambda rules: rules.board.terrain_mask)  # terrain without a piece
    blocked: Mask = 0  # hexes adjacent to a warrior
    free_mask: Mask = _from(lambda rules: rules.board.terrain_mask)  # empty and not blocked
    # Pieces other than settlements: by kind, then by owner (a single entry if neutral).
    others: tuple[tuple[Mask, ...], ...] = _from(_no_others)
    supply: tuple[int, ...] = _from(lambda rules: (rules.piece.supply,) * rules.players)
    hands: tuple[tuple[str, ...], ...] = _each(())
    deck: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    rng: int = 0  # seed of the next shuffle: the position holds its own random state
    forced_decks: tuple[tuple[str, ...], ...] = ()  # reshuffles of a replayed record, in order
    tiles: tuple[tuple[HeldTile, ...], ...] = _each(())
    stock: tuple[int, ...] = _from(lambda rules: rules.full_stock)  # by `Rules.site_index`
    stocked_sites: Mask = _from(lambda rules: rules.full_sites)  # locations with a tile left
    claimed: tuple[Mask, ...] = _each(0)  # locations from which the player ever took a tile
    active: int = _from(lambda rules: rules.start)
    to_move: int = _from(lambda rules: rules.start)  # or the player asked in between (canoe)
    round: int = 1
    card: str | None = None
    terrain: str | None = None  # None: no card, or no side of it chosen yet
    card_mask: Mask = 0
    choosing: bool = False  # a card in hand or a side of the card must still be chosen
    drawn: str | None = None  # card turned up for the open block
    drawn_masks: tuple[Mask, ...] = ()  # hexes of each of its terrains
    built: int = 0
    built_mask: Mask = 0  # hexes of the regular builds of this turn's mandatory action
    builds_left: int = 0  # regular ones first, then `extras.extra_due`
    is_fixed: bool = False  # the number of regular builds survives a redraw
    block: Block | None = None
    armed: bool = False  # adjacency is waived for the next placement
    # Gold earned during play, by player and earner.
    earned: tuple[tuple[int, ...], ...] = _from(
        lambda rules: ((0,) * len(rules.earners),) * rules.players
    )
    round_builds: bool = False  # a settlement was built in this round
    ending: bool = False
    is_over: bool = False
    extras: Extras = _from(lambda rules: Extras(rules.slots))

    def __init__(self, rules: BaseRules, state: tuple[Any, ...]) -> None:
        """Copy a state given in the order of `STATE_FIELDS` (initial values: `start_values`)."""
        self.rules = rules
        self.__dict__ = dict(zip(STATE_FIELDS, state, strict=True))

    def state(self) -> tuple[Any, ...]:
        """Return the values in the order of `STATE_FIELDS`; equal positions have equal values."""
        return _values_of(self)

    # -- writers of the pieces on the board
    # -----------------------------------------------------------

    def build(self, player: int, hex_: Hex) -> int:
        """Place a settlement from the supply on a free hex; return the supply left."""
        bit = BIT[hex_]
        own, halo, supply = [*self.own], [*self.halo], [*self.supply]
        own[player] |= bit
        halo[player] |= NEIGHBOURS[hex_]
        left = supply[player] = supply[player] - 1
        self.own, self.halo, self.supply = tuple(own), tuple(halo), tuple(supply)
        self.empty_mask ^= bit  # the hex was empty and not blocked
        self.free_mask ^= bit
        return left

    def place(self, piece: Piece, player: int, hex_: Hex) -> Mask:
        """Place another piece on a hex, or centred on it; return the hexes it covers."""
        mask = ring_of(hex_) if piece.ring else BIT[hex_]
        index = self.rules.kind_index[piece.id]
        owner = player if piece.owned else 0
        self._exchange(index, owner, self.others[index][owner] | mask)
        if piece.owned or piece.for_turn:
            self._own(player, self.own[player] | mask)
        if piece.for_turn:
            self.note(scouts=self.extras.scouts | mask)
        self._empty(self.empty_mask & ~mask, piece.blocks_neighbours)
        return mask

    def shift(self, player: int, origin: Hex, target: Hex) -> None:
        """Move a player's piece of any kind."""
        change, blocks = BIT[origin] | BIT[target], False
        if self.rules.kinds:
            index = self._index_at(player, origin)
            if index is not None:
                self._exchange(index, player, self.others[index][player] ^ change)
                blocks = self.rules.kinds[index].blocks_neighbours
        self._own(player, self.own[player] ^ change)
        self._empty(self.empty_mask ^ change, blocks)

    def take_off(self, owner: int, hex_: Hex) -> str:
        """Remove a piece from the board and return its kind; the caller updates the supply."""
        bit, kind, blocks = BIT[hex_], SETTLEMENT, False
        index = self._index_at(owner, hex_) if self.rules.kinds else None
        if index is not None:
            self._exchange(index, owner, self.others[index][owner] & ~bit)
            kind = self.rules.kinds[index].id
            blocks = self.rules.kinds[index].blocks_neighbours
        self._own(owner, self.own[owner] & ~bit)
        self._empty(self.empty_mask | bit, blocks)
        return kind

    def remove_scouts(self) -> Mask:
        """Remove the active player's pieces of this turn and return their hexes."""
        player, scouts = self.active, self.extras.scouts
        for index, kind in enumerate(self.rules.kinds):
            if kind.for_turn:
                self._exchange(index, 0, 0)
        self._own(player, self.own[player] & ~scouts)
        self.note(scouts=0)
        self._empty(self.empty_mask | scouts, blocks=False)
        return scouts

    def stand(self, pieces: Iterable[tuple[Piece, int, Hex]], for_turn_of: int = 0) -> None:
        """Put pieces on the board outside of a move, each as (kind, owner, hex or centre).

        `for_turn_of` is the owner of pieces of this turn. Supplies are unchanged. The hexes must
        have no piece.
        """
        for piece, owner, hex_ in pieces:
            if piece.id == SETTLEMENT:
                # Not `build`: a settlement may have been placed before the adjacent warrior.
                self._own(owner, self.own[owner] | BIT[hex_])
                self._empty(self.empty_mask & ~BIT[hex_], blocks=False)
            else:
                self.place(piece, for_turn_of if piece.for_turn else owner, hex_)

    def lifted(self, player: int, hexes: Mask) -> RestoreOnExit:
        """Remove pieces of a player from the board inside a `with` block.

        Scores, filters and targets are then computed without them. Nothing else changes.
        """
        before = RestoreOnExit(self)
        self._own(player, self.own[player] & ~hexes)
        if self.blocked:
            # a lifted warrior does not block.
            others = [[mask & ~hexes for mask in masks] for masks in self.others]
            self.blocked = self.blocked_by(others)
        self._empty(self.empty_mask | hexes, blocks=False)
        return before

    def added(self, player: int, hexes: Mask) -> RestoreOnExit:
        """Give a player more settlements inside a `with` block; their hexes stay free."""
        before = RestoreOnExit(self)
        self._own(player, self.own[player] | hexes)
        return before

    def next_card(self, card: str) -> RestoreOnExit:
        """Put a card on the deck inside a `with` block; pop all moves pushed inside."""
        before = RestoreOnExit(self)
        self.deck = (card, *self.deck)
        return before

    def replay_shuffles(self, decks: Sequence[tuple[str, ...]]) -> None:
        """Use recorded decks for the next shuffles; they replace as many forced decks."""
        self.forced_decks = (*decks, *self.forced_decks[len(decks) :])

    def note(self, **changes: Any) -> None:
        """Change fields of `extras`."""
        values = [*self.extras]
        for name, value in changes.items():
            values[_PLACE[name]] = value
        self.extras = _new(Extras, values)

    def keep(self, slot: int, value: Any) -> None:
        """Change the value of a special; `slot` is its index in `Rules.specials`."""
        self.note(slots=replaced(self.extras.slots, slot, value))

    def _own(self, player: int, own: Mask) -> None:
        self.own = replaced(self.own, player, own)
        self.halo = replaced(self.halo, player, around(own))

    def _exchange(self, index: int, owner: int, mask: Mask) -> None:
        """Set the hexes of one kind and owner."""
        masks = replaced(self.others[index], owner, mask)
        self.others = replaced(self.others, index, masks)

    def _empty(self, empty: Mask, blocks: bool) -> None:
        """Set the empty hexes; with `blocks` recompute the blocked hexes, too."""
        self.empty_mask = empty
        if blocks:
            self.blocked = self.blocked_by(self.others)
        self.free_mask = empty & ~self.blocked

    def _index_at(self, player: int, hex_: Hex) -> int | None:
        """Return the index of the kind of a player's piece, None for a settlement."""
        return self.rules.kind_index.get(self.kind_at(player, hex_))

    # -- queries
    # -------------------------------------------------------------------------------------

    @property
    def in_block(self) -> bool:
        """Return whether an action of several steps is open."""
        return self.block is not None or (self.built > 0 and self.builds_left > 0)

    def settlements(self, player: int) -> Mask:
        """Return the settlements of a player, no other pieces; Misuse for an invalid player."""
        mask = self.counted(player)
        if self.rules.kinds:
            for kind, masks in zip(self.rules.kinds, self.others, strict=True):
                if kind.owned:
                    mask &= ~masks[player]
        return mask

    def counted(self, player: int) -> Mask:
        """Return the pieces of a player that count as settlements in scores (no scouts)."""
        try:
            if player < 0:
                self.rules.check_player(player)
            scouts = self.extras.scouts
            return self.own[player] & ~scouts if scouts else self.own[player]
        except (IndexError, TypeError):
            self.rules.check_player(player)
            raise

    def movable_others(self, player: int) -> Mask:
        """Return the pieces of a player, other than settlements, that may be moved."""
        mask = 0
        try:
            if player < 0:
                self.rules.check_player(player)
            if not self.own[player]:
                return 0
            for kind, masks in zip(self.rules.kinds, self.others, strict=True):
                if kind.owned and not kind.fixed:
                    mask |= masks[player]
        except (IndexError, TypeError):
            self.rules.check_player(player)
            raise
        return mask

    def removable(self, player: int) -> Mask:
        """Return the pieces of a player that may be taken off the board."""
        return self.settlements(player) | self.movable_others(player)

    def on_board(self, piece: Piece, player: int) -> Mask:
        """Return the hexes of a kind of piece of a player; for a neutral piece all of them.

        Raises Misuse for an unknown piece or an invalid player.
        """
        try:
            if player < 0:
                self.rules.check_player(player)
            if piece.id == SETTLEMENT:
                return self.settlements(player)
            masks = self.others[self.rules.kind_index[piece.id]]
            return masks[player] if piece.owned else masks[0]
        except (AttributeError, LookupError, TypeError):
            self._check_kind_of_piece(piece)
            self.rules.check_player(player)
            raise

    def supply_of(self, piece: Piece, player: int) -> int:
        """Return the number of pieces of a kind in a player's supply.

        Raises Misuse for an unknown piece or an invalid player.
        """
        try:
            if piece.id == SETTLEMENT and player >= 0:
                return self.supply[player]
        except (AttributeError, LookupError, TypeError):
            pass  # `on_board` raises the error
        used = self.on_board(piece, player).bit_count()
        return piece.supply - used // (7 if piece.ring else 1)

    def _check_kind_of_piece(self, piece: Piece) -> None:
        check_kind(piece, Piece)
        if piece not in (self.rules.piece, *self.rules.kinds):
            kinds = [kind.id for kind in (self.rules.piece, *self.rules.kinds)]
            raise Misuse(unknown("piece", piece.id, kinds))

    def kind_at(self, player: int, hex_: Hex) -> str:
        """Return the kind of the player's piece on a hex; Misuse if there is none."""
        try:
            for kind, masks in zip(self.rules.kinds, self.others, strict=True):
                if kind.owned and masks[player] >> hex_ & 1:
                    return kind.id
            if self.own[player] >> hex_ & 1:
                return SETTLEMENT
        except (IndexError, TypeError, ValueError):
            pass
        self.rules.check_player(player)
        raise Misuse(f"player {player} has no piece on {hex_name(hex_)}")

    def piece_at(self, hex_: Hex) -> tuple[str, int | None] | None:
        """Return kind and owner of the piece on a hex, or None; the owner is None if neutral."""
        check_hex(hex_)
        for kind, masks in zip(self.rules.kinds, self.others, strict=True):
            if not kind.owned and masks[0] >> hex_ & 1:
                return kind.id, None
        owner = self.owner_at(hex_)
        return None if owner is None else (self.kind_at(owner, hex_), owner)

    def tiles_left(self, hex_: Hex) -> int:
        """Return the number of tiles on a location or nomad space; 0 on any other hex."""
        check_hex(hex_)
        index = self.rules.site_index.get(hex_)
        return 0 if index is None else self.stock[index]

    def owner_at(self, hex_: Hex) -> int | None:
        """Return the owner of the piece on a hex, None without one or if it is neutral."""
        try:
            for player, mask in enumerate(self.own):
                if mask >> hex_ & 1:
                    return player
        except (TypeError, ValueError):
            pass
        check_hex(hex_)
        return None

    def blocked_by(self, others: Sequence[Sequence[Mask]]) -> Mask:
        """Return the hexes that the given pieces block (R-163)."""
        kinds = zip(self.rules.kinds, others, strict=True)
        mask = union(own for kind, masks in kinds if kind.blocks_neighbours for own in masks)
        return around(mask) if mask else 0

    def is_useful(self, card: str) -> bool:
        """Return whether a card has an eligible hex; Misuse for an unknown card."""
        try:
            return any(self.has_room(option.terrain) for option in self.rules.options[card])
        except (KeyError, TypeError):
            raise Misuse(unknown("terrain card", card, self.rules.options)) from None

    def has_room(self, terrain: str) -> bool:
        """Return whether a terrain has an eligible hex, regardless of adjacency."""
        try:
            return bool(self.rules.board.terrain_masks.get(terrain, 0) & self.free_mask)
        except TypeError:
            raise Misuse(f"no terrain: {quoted(terrain)}") from None


def board_without(state: State, player: int, hex_: Hex | None) -> Without:
    """Return the hexes and the halo of a player and the empty hexes without the settlement on a
    hex, for `settle`.
    """
    own, halo, empty = state.own[player], state.halo[player], state.empty_mask
    if hex_ is None:
        return own, halo, empty
    bit = BIT[hex_]
    return own ^ bit, around(own ^ bit), empty | bit


def settle(state: State, player: int, hex_: Hex, board: Without) -> None:
    """Place a settlement on an empty hex of `board_without`; undone by popping a move."""
    bit = BIT[hex_]
    own, halo, empty = board
    state.own = replaced(state.own, player, own | bit)
    state.halo = replaced(state.halo, player, halo | NEIGHBOURS[hex_])
    state.empty_mask = empty = empty ^ bit
    state.free_mask = empty & ~state.blocked


class RestoreOnExit:
    """Context manager that restores pieces and deck; faster than a generator."""

    __slots__ = ("_before", "_state")

    def __init__(self, state: State) -> None:
        self._state = state
        masks = state.own, state.halo, state.empty_mask, state.blocked, state.free_mask
        self._before = (*masks, state.deck)

    def __enter__(self) -> None:
        pass

    def __exit__(self, *_error: object) -> None:
        state = self._state
        state.own, state.halo, state.empty_mask, state.blocked, state.free_mask, state.deck = (
            self._before
        )


_STARTS: Final[dict[str, Any]] = {
    name: State.__dict__[name] for name in State.__annotations__ if name != "rules"
}
STATE_FIELDS: Final = tuple(_STARTS)
_MAKERS: Final = [(name, value.make) for name, value in _STARTS.items() if type(value) is _From]
_values_of = attrgetter(*STATE_FIELDS)
for _name in STATE_FIELDS:
    delattr(State, _name)  # initial values are not class attributes


def start_values(rules: BaseRules) -> dict[str, Any]:
    """Return the fields of a game that has not started."""
    return _STARTS | {name: make(rules) for name, make in _MAKERS}
