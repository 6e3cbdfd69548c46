"""The position of a game: mutable state, push and pop by snapshot, and the questions one may ask.

The rules of a turn live in `turn`, the legal targets in `movegen`; this module only keeps state.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from operator import attrgetter
from random import Random
from typing import TYPE_CHECKING, Any, Final

from kingdom_builder_qt.core import movegen, turn
from kingdom_builder_qt.core.errors import IllegalMove
from kingdom_builder_qt.core.events import Event
from kingdom_builder_qt.core.hexgrid import Hex, Mask, around, bits
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.reasons import Reason, why_not
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.core.scoring import ScoreEntry, ScoreSheet
from kingdom_builder_qt.core.tiles import HeldTile, replaced

if TYPE_CHECKING:
    from kingdom_builder_qt.core.view import View

# The mutable state, in the order of a snapshot.  All values are immutable, so a snapshot is a
# tuple of references and restoring it is exact by construction (as in python-chess).
STATE_FIELDS: Final = (
    "own",
    "halo",
    "free_mask",
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
    "round",
    "card",
    "card_mask",
    "built",
    "builds_left",
    "round_builds",
    "ending",
    "is_over",
)
_state_of = attrgetter(*STATE_FIELDS)


class Position:
    """A game at one moment.

    Per-player fields are tuples indexed by player.  `own`: hexes of the player's pieces; `halo`:
    hexes beside them; `free_mask`: hexes where a piece could stand; `hands`: cards not yet
    played; `deck`: draw pile, next card first; `card`: the played card; `card_mask`: hexes of its
    terrain; `built` and `builds_left`: regular builds of the mandatory
    action, done and still due.
    """

    __slots__ = (*STATE_FIELDS, "_open", "_reach", "_stack", "opening", "rules")

    own: tuple[Mask, ...]
    halo: tuple[Mask, ...]
    free_mask: Mask
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
    round: int  # counted from 1
    card: str | None
    card_mask: Mask
    built: int
    builds_left: int
    round_builds: bool  # somebody built a settlement in this round
    ending: bool
    is_over: bool
    # Answers of `movegen` for this position, kept until the next push or pop.
    _open: list[str] | None
    _reach: dict[str, Mask | dict[Hex, Mask]]

    def __init__(self, rules: Rules, state: tuple[Any, ...]) -> None:
        """Take over a state (see `STATE_FIELDS`); `start` makes a fresh game."""
        self.rules = rules
        self._stack: list[tuple[Any, ...]] = []
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
            "free_mask": rules.board.open_mask,
            "supply": (rules.piece.supply,) * players,
            "hands": tuple(tuple(hand) for hand in hands),
            "deck": tuple(deck),
            "discards": (),
            "removed": (),
            "rng": rng,
            "forced_decks": tuple(forced_decks),
            "tiles": ((),) * players,
            "stock": rules.full_stock(),
            "open_locations": rules.location_mask if rules.tiles_per_location else 0,
            "claimed": nothing,
            "active": rules.start,
            "round": 1,
            "card": None,
            "card_mask": 0,
            "built": 0,
            "builds_left": 0,
            "round_builds": False,
            "ending": False,
            "is_over": False,
        }
        position = cls(rules, tuple(state[field] for field in STATE_FIELDS))
        position.opening = turn.open_game(position)
        return position

    # -- moves ---------------------------------------------------------------------------------

    @property
    def to_move(self) -> int:
        """Return the player who decides now."""
        return self.active

    def sources(self) -> list[str]:
        """Return what the player to move may do now: `mandatory`, `tile:<id>`, `turn`."""
        return movegen.sources(self)

    def targets(self, source: str, origin: Hex | None = None) -> Mask:
        """Return the legal target hexes of a source; for moves, of the piece on `origin`."""
        return movegen.targets(self, source, origin)

    def origins(self, source: str) -> Mask:
        """Return the hexes whose piece a move source may move now; 0 for builds."""
        return movegen.origins(self, source)

    def legal_moves(
        self,
        sources: Collection[str] | None = None,
        from_mask: Mask | None = None,
        to_mask: Mask | None = None,
    ) -> list[Move]:
        """Return the legal moves, optionally only of some sources, origins or targets."""
        return movegen.legal_moves(self, sources, from_mask, to_mask)

    def random_move(self, random: Random) -> Move:
        """Return a legal move by chance: source first, then origin, then target (playouts)."""
        return movegen.random_move(self, random)

    def is_legal(self, move: Move) -> bool:
        """Return whether `move` may be played, without listing the others."""
        return movegen.is_legal(self, move)

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
        self._stack.append(_state_of(self))
        self._open = None
        self._reach = {}
        return turn.apply(self, move)

    def pop(self) -> None:
        """Take the last push back exactly; IndexError if there is none."""
        self._restore(self._stack.pop())

    @property
    def ply(self) -> int:
        """Return the number of pushes that can be taken back."""
        return len(self._stack)

    @property
    def in_block(self) -> bool:
        """Return whether the mandatory action is under way: nothing else may come between."""
        return self.built > 0 and self.builds_left > 0

    # -- scores --------------------------------------------------------------------------------

    def gold(self) -> list[int]:
        """Return the gold of every player if the game ended now."""
        totals = [0] * self.rules.players
        for score in self.rules.scores:
            for player, gold in enumerate(score.gold(self)):
                totals[player] += gold
        return totals

    def scores(self) -> list[ScoreSheet]:
        """Return one score sheet per player, as if the game ended now."""
        columns = [(score.card.id, score.count(self)) for score in self.rules.scores]
        return [
            ScoreSheet(player, tuple(ScoreEntry(card, *counts[player]) for card, counts in columns))
            for player in range(self.rules.players)
        ]

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
        kept = self.own, self.halo, self.free_mask
        own = self.own[player] & ~(1 << origin)
        self.own = replaced(self.own, player, own)
        self.halo = replaced(self.halo, player, around(own))
        self.free_mask |= 1 << origin
        try:
            yield
        finally:
            self.own, self.halo, self.free_mask = kept

    def _restore(self, state: tuple[Any, ...]) -> None:
        self._open = None
        self._reach = {}
        (
            self.own,
            self.halo,
            self.free_mask,
            self.supply,
            self.hands,
            self.deck,
            self.discards,
            self.removed,
            self.rng,
            self.forced_decks,
            self.tiles,
            self.stock,
            self.open_locations,
            self.claimed,
            self.active,
            self.round,
            self.card,
            self.card_mask,
            self.built,
            self.builds_left,
            self.round_builds,
            self.ending,
            self.is_over,
        ) = state
