"""The position of a game: mutable state, push and pop by snapshot, and the questions one may ask.

The rules of a turn live in `turn`, the legal targets in `movegen`; this module only keeps state.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from operator import attrgetter
from random import Random
from typing import TYPE_CHECKING, Any, Final

from kingdom_builder_qt.core import movegen
from kingdom_builder_qt.core.block import Block
from kingdom_builder_qt.core.compile.branches import SETTLEMENT, Targets
from kingdom_builder_qt.core.compile.rules import Rules
from kingdom_builder_qt.core.compile.scores import ScoreEntry, ScoreSheet
from kingdom_builder_qt.core.entries import Piece
from kingdom_builder_qt.core.errors import IllegalMove
from kingdom_builder_qt.core.events import Event
from kingdom_builder_qt.core.extras import Extras
from kingdom_builder_qt.core.grid import Hex, Mask, around, bits
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.reasons import Reason, why_not
from kingdom_builder_qt.core.turn import turn
from kingdom_builder_qt.core.turn.tiles import HeldTile, replaced

if TYPE_CHECKING:
    from kingdom_builder_qt.core.view import View

# The mutable state, in the order of `state`.  All values are immutable, so a snapshot is a copy of
# the attributes and restoring it is exact by construction (as in python-chess).
STATE_FIELDS: Final = (
    "own",
    "halo",
    "empty_mask",
    "blocked",
    "free_mask",
    "others",
    "supply",
    "hands",
    "deck",
    "discards",
    "removed",
    "rng",
    "forced_decks",
    "tiles",
    "stock",
    "open_locations",
    "claimed",
    "active",
    "to_move",
    "round",
    "card",
    "terrain",
    "card_mask",
    "choosing",
    "drawn",
    "drawn_masks",
    "built",
    "built_mask",
    "builds_left",
    "is_fixed",
    "block",
    "armed",
    "earned",
    "round_builds",
    "ending",
    "is_over",
    "extras",
)
_state_of = attrgetter(*STATE_FIELDS)


class Position:
    """A game at one moment.

    Per-player fields are tuples indexed by player.  `own`: hexes of the player's pieces; `halo`:
    hexes beside them; `free_mask`: hexes where a piece could stand; `hands`: cards not yet
    played; `deck`: draw pile, next card first; `active`: whose turn it is; `to_move`: who decides
    now; `card`: the played card; `terrain`: what it is used for; `card_mask`: hexes of that
    terrain; `built` and `builds_left`: builds of the mandatory action, done and still due.
    """

    # The state is in `__dict__`, whose copy is the quickest snapshot there is, and nothing else is.
    __slots__ = ("__dict__", "_open", "_reach", "_stack", "opening", "rules")

    own: tuple[Mask, ...]
    halo: tuple[Mask, ...]
    empty_mask: Mask  # hexes of terrain without a piece
    blocked: Mask  # hexes beside a warrior
    free_mask: Mask  # empty and not blocked
    others: tuple[tuple[Mask, ...], ...]  # pieces but settlements: by kind, then owner
    supply: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[str, ...]
    discards: tuple[str, ...]
    removed: tuple[str, ...]
    rng: int  # seed of the next shuffle: the position holds its own random state
    forced_decks: tuple[tuple[str, ...], ...]  # reshuffles of a replayed record, next one first
    tiles: tuple[tuple[HeldTile, ...], ...]
    stock: tuple[int, ...]  # tiles left, by index of `rules.board.locations`
    open_locations: Mask  # location hexes with a tile left
    claimed: tuple[Mask, ...]  # location hexes from which the player ever took a tile
    active: int
    to_move: int  # the active player, or one who is asked in between (canoe)
    round: int  # counted from 1
    card: str | None
    terrain: str | None  # None: no card, or no side of it chosen yet
    card_mask: Mask
    choosing: bool  # a card of the hand or a side of the card is still to be chosen
    drawn: str | None  # card turned up for the open block
    drawn_masks: tuple[Mask, ...]  # hexes of each of its terrains
    built: int
    built_mask: Mask  # hexes of the regular builds of this turn's mandatory action
    builds_left: int  # regular ones first, then `extras.stored_due` of the temple
    is_fixed: bool  # the number of regular builds survives a redraw
    block: Block | None
    armed: bool  # adjacency is waived for the next placement
    earned: tuple[tuple[int, ...], ...]  # gold earned during play, by player and earner
    round_builds: bool  # somebody built a settlement in this round
    ending: bool
    is_over: bool
    extras: Extras
    # Answers of `movegen` for this position, kept until the next push or pop.
    _open: list[str] | None
    _reach: dict[str, dict[str, Targets]]

    def __init__(self, rules: Rules, state: tuple[Any, ...]) -> None:
        """Take over a state (see `STATE_FIELDS`); `start` makes a fresh game."""
        self.rules = rules
        self._stack: list[dict[str, Any]] = []
        self.opening: tuple[Event, ...] = ()
        self._restore(state)

    @classmethod
    def start(
        cls,
        rules: Rules,
        deck: Collection[str],
        hands: Collection[Collection[str]],
        rng: int,
        forced_decks: Collection[tuple[str, ...]] = (),
    ) -> Position:
        """Return the position after the first card was revealed.

        `deck`: draw pile, next card first; `hands`: the cards dealt to each player; `rng`: seed
        of later reshuffles; `forced_decks`: outcomes of a recorded game instead of these.
        """
        players = rules.players
        nothing = (0,) * players
        state = {
            "own": nothing,
            "halo": nothing,
            "empty_mask": rules.board.open_mask,
            "blocked": 0,
            "free_mask": rules.board.open_mask,
            "others": tuple((0,) * (players if k.owned else 1) for k in rules.kinds),
            "supply": (rules.piece.supply,) * players,
            "hands": tuple(tuple(hand) for hand in hands),
            "deck": tuple(deck),
            "discards": (),
            "removed": (),
            "rng": rng,
            "forced_decks": tuple(forced_decks),
            "tiles": ((),) * players,
            "stock": rules.full_stock(),
            "open_locations": rules.nomad_mask
            | (rules.location_mask if rules.tiles_per_location else 0),
            "claimed": nothing,
            "active": rules.start,
            "to_move": rules.start,
            "round": 1,
            "card": None,
            "terrain": None,
            "card_mask": 0,
            "choosing": False,
            "drawn": None,
            "drawn_masks": (),
            "built": 0,
            "built_mask": 0,
            "builds_left": 0,
            "is_fixed": False,
            "block": None,
            "armed": False,
            "earned": ((0,) * len(rules.earners),) * players,
            "round_builds": False,
            "ending": False,
            "is_over": False,
            "extras": Extras.start(players, len(rules.board.row_masks)),
        }
        position = cls(rules, tuple(map(state.__getitem__, STATE_FIELDS)))
        position.opening = turn.open_game(position)
        return position

    # -- moves ---------------------------------------------------------------------------------

    # As they are, without a call in between: they are asked more often than anything else.
    sources = movegen.sources
    targets = movegen.targets
    origins = movegen.origins
    legal_moves = movegen.legal_moves
    random_move = movegen.random_move
    is_legal = movegen.is_legal

    def why_not(self, source: str, hex_: Hex, origin: Hex | None = None) -> Reason | None:
        """Return why a source has no target on `hex_`; None if it has one."""
        return why_not(self, source, hex_, origin)

    def push(self, move: Move) -> tuple[Event, ...]:
        """Play a move and return what it did; IllegalMove leaves the position unchanged."""
        if not movegen.is_legal(self, move):
            raise IllegalMove(f"illegal move: {move}")
        return self.push_unchecked(move)

    def push_unchecked(self, move: Move) -> tuple[Event, ...]:
        """Play a move that is known to be legal; anything else corrupts the position."""
        self._stack.append(self.__dict__.copy())
        self._open = None
        self._reach = {}
        return turn.apply(self, move)

    def forget_answers(self) -> None:
        """Drop what `movegen` worked out: the position has changed."""
        self._open = None
        self._reach = {}

    def pop(self) -> None:
        """Take the last push back exactly; IndexError if there is none."""
        self.__dict__ = self._stack.pop()
        self._open = None
        self._reach = {}

    @property
    def ply(self) -> int:
        """Return the number of pushes that can be taken back."""
        return len(self._stack)

    @property
    def in_block(self) -> bool:
        """Return whether an action of several steps is under way."""
        return self.block is not None or (self.built > 0 and self.builds_left > 0)

    # -- pieces --------------------------------------------------------------------------------

    def settlements(self, player: int) -> Mask:
        """Return the settlements of a player, without other pieces."""
        mask = self.counted(player)
        if self.rules.kinds:
            for kind, masks in zip(self.rules.kinds, self.others, strict=True):
                if kind.owned:
                    mask &= ~masks[player]
        return mask

    def counted(self, player: int) -> Mask:
        """Return the pieces of a player that count as settlements in scores (no scouts)."""
        scouts = self.extras.scouts
        return self.own[player] & ~scouts if scouts else self.own[player]

    @property
    def scouts(self) -> Mask:
        """Return the pieces of the active player that are taken up at the end of the turn."""
        return self.extras.scouts

    def movable_others(self, player: int) -> Mask:
        """Return the pieces of a player but settlements that may be moved."""
        mask = 0
        for kind, masks in zip(self.rules.kinds, self.others, strict=True):
            if kind.owned and not kind.fixed:
                mask |= masks[player]
        return mask

    def removable(self, player: int) -> Mask:
        """Return the pieces of a player that may be taken off the board."""
        return self.settlements(player) | self.movable_others(player)

    def on_board(self, piece: Piece, player: int) -> Mask:
        """Return the hexes of one kind of piece; of nobody's pieces those of all."""
        if piece.id == SETTLEMENT:
            return self.settlements(player)
        masks = self.others[self.rules.kind_index[piece.id]]
        return masks[player] if piece.owned else masks[0]

    def supply_of(self, piece: Piece, player: int) -> int:
        """Return how many pieces of a kind a player may still bring to the board."""
        if piece.id == SETTLEMENT:
            return self.supply[player]
        used = self.on_board(piece, player).bit_count()
        return piece.supply - used // (7 if piece.flower else 1)

    def kind_at(self, player: int, hex_: Hex) -> str:
        """Return the kind of the player's piece on a hex."""
        for kind, masks in zip(self.rules.kinds, self.others, strict=True):
            if kind.owned and masks[player] >> hex_ & 1:
                return kind.id
        return SETTLEMENT

    def piece_at(self, hex_: Hex) -> tuple[str, int | None] | None:
        """Return kind and owner of the piece on a hex; the owner is None for nobody's."""
        for kind, masks in zip(self.rules.kinds, self.others, strict=True):
            if not kind.owned and masks[0] >> hex_ & 1:
                return kind.id, None
        owner = self.owner_at(hex_)
        return None if owner is None else (self.kind_at(owner, hex_), owner)

    def blocked_by(self, others: tuple[tuple[Mask, ...], ...]) -> Mask:
        """Return the hexes that the given pieces block (R-163)."""
        mask = 0
        for kind, masks in zip(self.rules.kinds, others, strict=True):
            if kind.blocks_neighbours:
                for own in masks:
                    mask |= own
        return around(mask) if mask else 0

    def is_useful(self, card: str) -> bool:
        """Return whether a terrain card has an eligible hex."""
        return any(self.has_room(option.terrain) for option in self.rules.options[card])

    def has_room(self, terrain: str) -> bool:
        """Return whether a terrain has an eligible hex; adjacency plays no part."""
        return bool(self.rules.board.terrain_masks.get(terrain, 0) & self.free_mask)

    # -- scores --------------------------------------------------------------------------------

    def gold(self) -> list[int]:
        """Return the gold of every player if the game ended now."""
        totals = [sum(purse) for purse in self.earned]
        for score in self.rules.scores:
            for player, gold in enumerate(score.gold(self)):
                totals[player] += gold
        return totals

    def scores(self) -> list[ScoreSheet]:
        """Return one score sheet per player, as if the game ended now."""
        columns = [(score.card.id, score.count(self)) for score in self.rules.scores]
        sheets = []
        for player, purse in enumerate(self.earned):
            entries = [ScoreEntry(card, *counts[player]) for card, counts in columns]
            earned = zip(self.rules.earners, purse, strict=True)
            entries += [ScoreEntry(card, gold, 0) for card, gold in earned]
            sheets.append(ScoreSheet(player, tuple(entries)))
        return sheets

    # -- knowledge -----------------------------------------------------------------------------

    def view(self, player: int) -> View:
        """Return what `player` may know: no other hands, no deck order."""
        from kingdom_builder_qt.core.view import view_of

        return view_of(self, player)

    def sample(self, view: View, rng: Random) -> Position:
        """Return a position of this game consistent with a view, hidden cards drawn by `rng`."""
        return view.sample(rng, self.rules)

    def owner_at(self, hex_: Hex) -> int | None:
        """Return the player whose piece stands on a hex."""
        return next((p for p, mask in enumerate(self.own) if mask >> hex_ & 1), None)

    def pieces(self) -> dict[Hex, int]:
        """Return the owner of every occupied hex."""
        return {hex_: player for player, mask in enumerate(self.own) for hex_ in bits(mask)}

    # -- state ---------------------------------------------------------------------------------

    def state(self) -> tuple[Any, ...]:
        """Return the state in the order of `STATE_FIELDS`; equal states are equal positions."""
        return _state_of(self)

    def copy(self) -> Position:
        """Return an independent position without push history."""
        return Position(self.rules, _state_of(self))

    @contextmanager
    def lifted(self, player: int, origin: Hex) -> Iterator[None]:
        """Take a piece off the board for the length of a `with` block."""
        kept = self.own, self.halo, self.empty_mask, self.blocked, self.free_mask
        own = self.own[player] & ~(1 << origin)
        self.own = replaced(self.own, player, own)
        self.halo = replaced(self.halo, player, around(own))
        self.empty_mask |= 1 << origin
        if self.blocked:
            # a lifted warrior does not block.
            bit = 1 << origin
            others = tuple(tuple(mask & ~bit for mask in masks) for masks in self.others)
            self.blocked = self.blocked_by(others)
        self.free_mask = self.empty_mask & ~self.blocked
        try:
            yield
        finally:
            self.own, self.halo, self.empty_mask, self.blocked, self.free_mask = kept

    @contextmanager
    def scouts_lifted(self, player: int) -> Iterator[None]:
        """Take a player's scouts off the board for the length of a `with` block."""
        kept = self.own, self.halo, self.empty_mask, self.free_mask
        scouts = self.extras.scouts
        own = self.own[player] & ~scouts
        self.own = replaced(self.own, player, own)
        self.halo = replaced(self.halo, player, around(own))
        self.empty_mask |= scouts
        self.free_mask = self.empty_mask & ~self.blocked
        try:
            yield
        finally:
            self.own, self.halo, self.empty_mask, self.free_mask = kept

    def _restore(self, state: tuple[Any, ...]) -> None:
        self.__dict__ = dict(zip(STATE_FIELDS, state, strict=True))
        self.forget_answers()
