"""The state of a game at one moment: its values and fields, who may change what stands where.

What follows from the pieces (halo, empty, blocked, free hexes) is kept in step by the writers of
this class alone; the fields of the turn are written by the modules of `turn`, and by nobody else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, Final, NamedTuple, TypeVar

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

# -- the values besides plain numbers and sets of hexes --------------------------------------------

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


T = TypeVar("T")

_PLACE: Final = {name: index for index, name in enumerate(Extras._fields)}
# Without the keyword handling of the named tuple: `_replace` takes twice as long.
_new = tuple.__new__


class Frame:
    """What a state reads of the rules of its game; `Rules` adds all that is compiled.

    `kinds`: the kinds of pieces in play besides settlements, `kind_index` their places in it;
    `stands`: by kind of piece the hexes where it may stand at all; `earners`: what gold can be
    earned for during play; `options`: what each terrain card can be used for on this board;
    `site_index`: the location hexes and nomad spaces, and their places in `State.stock`.
    At the start: `full_stock`, the number of tiles on each location hex and nomad space;
    `full_sites`, those that have one; `slots`, what the specials keep.
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
        """Return the other players in turn order from the left of a player.

        Misuse if there is no such player.
        """
        try:
            return _turn_orders(self.players)[player]
        except (KeyError, TypeError):
            self.check_player(player)
            raise

    def check_player(self, player: object) -> None:
        """Raise Misuse unless something is the number of a player."""
        if not is_number(player) or player not in range(self.players):
            raise Misuse(f"no player {quoted(player)}: the players are 0 to {self.players - 1}")


@cache
def _turn_orders(players: int) -> dict[int, tuple[int, ...]]:
    """Return by player those who follow in turn order."""
    everybody = range(players)
    return {p: tuple([(p + turn) % players for turn in everybody[1:]]) for p in everybody}


class _From:
    """The start value of a field that depends on the game."""

    def __init__(self, make: Callable[[Frame], Any]) -> None:
        self.make = make


def _from(make: Callable[[Frame], T]) -> T:
    return _From(make)  # type: ignore[return-value]  # as `dataclasses.field` does


def _each(value: T) -> tuple[T, ...]:
    """Return a field with one value per player."""
    return _from(lambda frame: (value,) * frame.players)


def _no_others(frame: Frame) -> tuple[tuple[Mask, ...], ...]:
    return tuple((0,) * (frame.players if kind.owned else 1) for kind in frame.kinds)


class State:
    """A game at one moment.

    Per-player fields are tuples indexed by player.  `own`: hexes of the player's pieces; `halo`:
    hexes beside them; `free_mask`: hexes where a piece could stand; `hands`: cards not yet
    played; `deck`: draw pile, next card first; `active`: whose turn it is; `to_move`: who decides
    now; `card`: the played card; `terrain`: what it is used for; `card_mask`: hexes of that
    terrain; `built` and `builds_left`: builds of the mandatory action, done and still due.

    All values are immutable, so a copy of the attributes is a snapshot (as in python-chess).
    """

    # The fields are in `__dict__`, whose copy is the quickest snapshot there is; nothing else is.
    __slots__ = ("__dict__", "rules")

    rules: Frame

    # -- fields and what they are at the start -----------------------------------------------------

    own: tuple[Mask, ...] = _each(0)
    halo: tuple[Mask, ...] = _each(0)
    empty_mask: Mask = _from(lambda frame: frame.board.terrain_mask)  # terrain without a piece
    blocked: Mask = 0  # hexes beside a warrior
    free_mask: Mask = _from(lambda frame: frame.board.terrain_mask)  # empty and not blocked
    # Pieces but settlements: by kind, then by owner (one entry if they are nobody's).
    others: tuple[tuple[Mask, ...], ...] = _from(_no_others)
    supply: tuple[int, ...] = _from(lambda frame: (frame.piece.supply,) * frame.players)
    hands: tuple[tuple[str, ...], ...] = _each(())
    deck: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    rng: int = 0  # seed of the next shuffle: the position holds its own random state
    forced_decks: tuple[tuple[str, ...], ...] = ()  # reshuffles of a replayed record, in order
    tiles: tuple[tuple[HeldTile, ...], ...] = _each(())
    stock: tuple[int, ...] = _from(lambda frame: frame.full_stock)  # by `Rules.site_index`
    stocked_sites: Mask = _from(lambda frame: frame.full_sites)  # sites with a tile left
    claimed: tuple[Mask, ...] = _each(0)  # sites from which the player ever took a tile
    active: int = _from(lambda frame: frame.start)
    to_move: int = _from(lambda frame: frame.start)  # or one who is asked in between (canoe)
    round: int = 1
    card: str | None = None
    terrain: str | None = None  # None: no card, or no side of it chosen yet
    card_mask: Mask = 0
    choosing: bool = False  # a card of the hand or a side of the card is still to be chosen
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
        lambda frame: ((0,) * len(frame.earners),) * frame.players
    )
    round_builds: bool = False  # somebody built a settlement in this round
    ending: bool = False
    is_over: bool = False
    extras: Extras = _from(lambda frame: Extras(frame.slots))

    def __init__(self, rules: Frame, state: tuple[Any, ...]) -> None:
        """Take over a state in the order of `STATE_FIELDS`; see `start_values` for a fresh one."""
        self.rules = rules
        self.__dict__ = dict(zip(STATE_FIELDS, state, strict=True))

    def state(self) -> tuple[Any, ...]:
        """Return the state in the order of `STATE_FIELDS`; equal states are equal positions."""
        return _values_of(self)

    # -- what stands where: all writers of it ------------------------------------------------------

    def build(self, player: int, hex_: Hex) -> int:
        """Let a settlement of the supply stand on a free hex; return how many are left there."""
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
        """Let another piece stand on a hex, or around it; return the hexes it covers."""
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
        """Move a piece of a player, of whatever kind."""
        change, blocks = BIT[origin] | BIT[target], False
        if self.rules.kinds:
            index = self._index_at(player, origin)
            if index is not None:
                self._exchange(index, player, self.others[index][player] ^ change)
                blocks = self.rules.kinds[index].blocks_neighbours
        self._own(player, self.own[player] ^ change)
        self._empty(self.empty_mask ^ change, blocks)

    def take_off(self, owner: int, hex_: Hex) -> str:
        """Take a piece off the board, whatever becomes of it, and return its kind."""
        bit, kind, blocks = BIT[hex_], SETTLEMENT, False
        index = self._index_at(owner, hex_) if self.rules.kinds else None
        if index is not None:
            self._exchange(index, owner, self.others[index][owner] & ~bit)
            kind = self.rules.kinds[index].id
            blocks = self.rules.kinds[index].blocks_neighbours
        self._own(owner, self.own[owner] & ~bit)
        self._empty(self.empty_mask | bit, blocks)
        return kind

    def take_up_scouts(self) -> Mask:
        """Take the active player's pieces of this turn off and return where they stood."""
        player, scouts = self.active, self.extras.scouts
        for index, kind in enumerate(self.rules.kinds):
            if kind.for_turn:
                self._exchange(index, 0, 0)
        self._own(player, self.own[player] & ~scouts)
        self.note(scouts=0)
        self._empty(self.empty_mask | scouts, blocks=False)
        return scouts

    def stand(self, pieces: Iterable[tuple[Piece, int, Hex]], for_turn_of: int = 0) -> None:
        """Put pieces on the board that no move brings: (kind, owner, hex or middle) of each.

        `for_turn_of`: whose the pieces of this turn are.  Nothing is taken from a supply; no
        piece may stand on another one.
        """
        for piece, owner, hex_ in pieces:
            if piece.id == SETTLEMENT:
                # Not `build`: a settlement may have come to its hex before the warrior beside it.
                self._own(owner, self.own[owner] | BIT[hex_])
                self._empty(self.empty_mask & ~BIT[hex_], blocks=False)
            else:
                self.place(piece, for_turn_of if piece.for_turn else owner, hex_)

    def lifted(self, player: int, hexes: Mask) -> Undone:
        """Take pieces of a player off the board for a `with` block; nothing else changes.

        Scores, filters and targets then answer as if they were not there.
        """
        before = Undone(self)
        self._own(player, self.own[player] & ~hexes)
        if self.blocked:
            # a lifted warrior does not block.
            others = [[mask & ~hexes for mask in masks] for masks in self.others]
            self.blocked = self.blocked_by(others)
        self._empty(self.empty_mask | hexes, blocks=False)
        return before

    def added(self, player: int, hexes: Mask) -> Undone:
        """Give a player more settlements for a `with` block; their hexes stay free."""
        before = Undone(self)
        self._own(player, self.own[player] | hexes)
        return before

    def next_card(self, card: str) -> Undone:
        """Lay a card on the deck for a `with` block; moves pushed inside are popped there."""
        before = Undone(self)
        self.deck = (card, *self.deck)
        return before

    def replay_shuffles(self, decks: Sequence[tuple[str, ...]]) -> None:
        """Let the next shuffles come out as recorded, in place of as many that are known."""
        self.forced_decks = (*decks, *self.forced_decks[len(decks) :])

    def note(self, **changes: Any) -> None:
        """Change fields of `extras`."""
        values = [*self.extras]
        for name, value in changes.items():
            values[_PLACE[name]] = value
        self.extras = _new(Extras, values)

    def keep(self, slot: int, value: Any) -> None:
        """Change what a special keeps; `slot` is its place in `Rules.specials`."""
        self.note(slots=replaced(self.extras.slots, slot, value))

    def _own(self, player: int, own: Mask) -> None:
        self.own = replaced(self.own, player, own)
        self.halo = replaced(self.halo, player, around(own))

    def _exchange(self, index: int, owner: int, mask: Mask) -> None:
        """Note where the pieces of one kind and owner stand."""
        masks = replaced(self.others[index], owner, mask)
        self.others = replaced(self.others, index, masks)

    def _empty(self, empty: Mask, blocks: bool) -> None:
        """Note which hexes are empty now, and what is blocked if a blocking piece changed."""
        self.empty_mask = empty
        if blocks:
            self.blocked = self.blocked_by(self.others)
        self.free_mask = empty & ~self.blocked

    def _index_at(self, player: int, hex_: Hex) -> int | None:
        """Return the number of the kind of a player's piece, None for a settlement."""
        return self.rules.kind_index.get(self.kind_at(player, hex_))

    # -- questions on pieces -----------------------------------------------------------------------

    @property
    def in_block(self) -> bool:
        """Return whether an action of several steps is under way."""
        return self.block is not None or (self.built > 0 and self.builds_left > 0)

    def settlements(self, player: int) -> Mask:
        """Return the settlements of a player, without other pieces; Misuse if there is none."""
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
        """Return the pieces of a player but settlements that may be moved."""
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
        """Return the hexes of one kind of piece; of nobody's pieces those of all.

        Misuse if the game has no such piece or player.
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
        """Return how many pieces of a kind a player may still bring to the board.

        Misuse if the game has no such piece or player.
        """
        try:
            if piece.id == SETTLEMENT and player >= 0:
                return self.supply[player]
        except (AttributeError, LookupError, TypeError):
            pass  # `on_board` says what is wrong
        used = self.on_board(piece, player).bit_count()
        return piece.supply - used // (7 if piece.ring else 1)

    def _check_kind_of_piece(self, piece: Piece) -> None:
        check_kind(piece, Piece)
        if piece not in (self.rules.piece, *self.rules.kinds):
            kinds = [kind.id for kind in (self.rules.piece, *self.rules.kinds)]
            raise Misuse(unknown("piece", piece.id, kinds))

    def kind_at(self, player: int, hex_: Hex) -> str:
        """Return the kind of the player's piece on a hex; Misuse if none stands there."""
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
        """Return kind and owner of the piece on a hex; the owner is None for nobody's."""
        check_hex(hex_)
        for kind, masks in zip(self.rules.kinds, self.others, strict=True):
            if not kind.owned and masks[0] >> hex_ & 1:
                return kind.id, None
        owner = self.owner_at(hex_)
        return None if owner is None else (self.kind_at(owner, hex_), owner)

    def tiles_left(self, hex_: Hex) -> int:
        """Return how many tiles lie on a location hex or nomad space; 0 on any other hex."""
        check_hex(hex_)
        index = self.rules.site_index.get(hex_)
        return 0 if index is None else self.stock[index]

    def owner_at(self, hex_: Hex) -> int | None:
        """Return the player whose piece stands on a hex, None if nobody's does."""
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
        """Return whether a card has an eligible hex; Misuse if the game has no such card."""
        try:
            return any(self.has_room(option.terrain) for option in self.rules.options[card])
        except (KeyError, TypeError):
            raise Misuse(unknown("terrain card", card, self.rules.options)) from None

    def has_room(self, terrain: str) -> bool:
        """Return whether a terrain has an eligible hex; adjacency plays no part."""
        try:
            return bool(self.rules.board.terrain_masks.get(terrain, 0) & self.free_mask)
        except TypeError:
            raise Misuse(f"no terrain: {quoted(terrain)}") from None


class Undone:
    """Undoes, at the end of a `with` block, what was changed for it; quicker than a generator."""

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
    delattr(State, _name)  # a start value, no value of a class


def start_values(rules: Frame) -> dict[str, Any]:
    """Return the fields of a game of which nothing is known yet but its rules."""
    return _STARTS | {name: make(rules) for name, make in _MAKERS}
