"""The named rules that the vocabulary of the content cannot express, one class per rule.

`Rules` and `turn` call the hooks of `Special`. All hooks are optional.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from string import digits
from typing import ClassVar, Final, Literal, TypeAlias

from kingdom_builder_qt.core.compile.action_compiler import CompiledSource
from kingdom_builder_qt.core.compile.branches import BuildBranch, RemoveBranch
from kingdom_builder_qt.core.compile.filters import PLAYED_TERRAIN
from kingdom_builder_qt.core.entries import SETTLEMENT, Card, ClaimRows, HandSize, Piece, Tile, When
from kingdom_builder_qt.core.events import Event, NumberTiles, RowMarked
from kingdom_builder_qt.core.grid import Mask, bits, hex_name
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.core.moves import BUILD, REMOVE, repeat_source, tile_source
from kingdom_builder_qt.core.state import NEW, USED, BaseRules, State, replaced

Token: TypeAlias = Literal["", "settlement", "number", "card"]


class Special:
    """A named rule of one entry in one game.

    `word` is its name in YAML files, `meaning` the description of that word. `token` is the kind of
    token on its tile, `asks` the terrain words of its action, `slot` its index in `Rules.specials`
    and `Extras.slots`, `tile` its tile ("" for a card). `takers` are the sources with a move
    `take`, `counted` the sources whose builds cost a token each.
    """

    word: ClassVar[str]
    meaning: ClassVar[Message]
    token: ClassVar[Token] = ""
    asks: ClassVar[tuple[str, ...]] = ()
    takers: frozenset[str] = frozenset()
    counted: frozenset[str] = frozenset()

    def __init__(self, slot: int, tile: str = "") -> None:
        self.slot = slot
        self.tile = tile

    # -- set-up ------------------------------------------------------------------------------------

    def start(self, rules: BaseRules) -> tuple[int, ...]:
        """Return the initial values of the slot, one for each of `names`."""
        return (0,) * rules.players

    def compiled(self, pieces: Mapping[str, Piece]) -> CompiledSource:
        """Return the compiled action of its tile."""
        return CompiledSource()

    def repeated(self, tiles: Iterable[Tile]) -> tuple[str, ...]:
        """Return the location tiles in play whose actions it lets its holder repeat."""
        return ()

    @property
    def entry(self) -> str:
        """Return the id of its tile or card."""
        return self.tile

    def names(self, rules: BaseRules) -> list[str]:
        """Return the names of the slot's values in the text form of a position."""
        return [str(player) for player in range(rules.players)]

    # -- tokens on its tile ------------------------------------------------------------------------

    def tokens(self, state: State, player: int) -> int:
        """Return the tokens on a player's tile: settlements, number tiles, or cards due."""
        found: int = state.extras.slots[self.slot][player]
        return found

    def may_take(self, state: State, player: int) -> bool:
        """Return whether `take` is a legal move of its takers."""
        return True

    def take(self, state: State, player: int, events: list[Event]) -> None:
        """Take a token; called for the move `take`."""
        self.add(state, player, 1)

    def after_step(self, state: State, player: int, events: list[Event]) -> None:
        """Pay a token for a build of a counted source."""

    def add(self, state: State, player: int, change: int) -> None:
        """Add tokens to a player's tile, or remove them if `change` is negative."""
        values = [*state.extras.slots[self.slot]]
        values[player] += change
        state.keep(self.slot, tuple(values))

    # -- during the game ---------------------------------------------------------------------------

    def on_taken(self, state: State, player: int, events: list[Event]) -> None:
        """Called after a player took one of its tiles."""

    def on_lost(self, state: State, player: int, events: list[Event]) -> None:
        """Called after a player lost the last of its tiles."""

    def available_sources(self, state: State) -> list[str]:
        """Return additional sources of the active player, who has a usable tile of it."""
        return []

    def reserve(self, state: State, player: int) -> int:
        """Return the stored settlements that the next mandatory action must build."""
        return 0

    def outside_supply(self, state: State, player: int) -> int:
        """Return the settlements of a player that are neither in the supply nor on hexes."""
        return self.reserve(state, player)

    def extra_cards(self, state: State, player: int) -> int:
        """Return the additional cards that a player draws at the end of this turn; reset them."""
        return 0

    def claims(self, state: State, came: Mask) -> Iterator[Event]:
        """Yield the marks of the player to move, whose pieces were just placed on `came`.

        Each mark costs a settlement from the supply, paid before the next one is judged.
        """
        return iter(())


# The number tiles are two sets of 1 to 5, used as counters.
STOCK: Final = 10
MOST: Final = 5


class CathedralStore(Special):
    """The Cathedral: instead of building, the player may take a number tile."""

    word = "cathedral_store"
    meaning = Message("number tiles gathered are spent on settlements")
    token = "number"
    asks = ("card",)

    def __init__(self, slot: int, tile: str) -> None:
        """Set the sources: take with the tile only, build with the tile or its repetition."""
        super().__init__(slot, tile)
        self.takers = frozenset({tile_source(tile)})
        self.counted = frozenset({tile_source(tile), repeat_source(tile)})

    def compiled(self, pieces: Mapping[str, Piece]) -> CompiledSource:
        """Return the build action, with as many steps as there can be number tiles."""
        piece = pieces[SETTLEMENT]
        return CompiledSource(
            (BuildBranch(BUILD, piece, PLAYED_TERRAIN, "if_possible", steps=MOST),)
        )

    def may_take(self, state: State, player: int) -> bool:
        """Return whether a player may take another number tile."""
        return self.tokens(state, player) < MOST and sum(state.extras.slots[self.slot]) < STOCK

    def take(self, state: State, player: int, events: list[Event]) -> None:
        """Take a number tile if possible."""
        if self.may_take(state, player):
            self._change(state, player, 1, events)

    def after_step(self, state: State, player: int, events: list[Event]) -> None:
        """Return one number tile for a build."""
        self._change(state, player, -1, events)

    on_taken = take

    def on_lost(self, state: State, player: int, events: list[Event]) -> None:
        """Return all number tiles."""
        held = self.tokens(state, player)
        if held:
            self._change(state, player, -held, events)

    def _change(self, state: State, player: int, change: int, events: list[Event]) -> None:
        self.add(state, player, change)
        events.append(NumberTiles(player, change))


NO_OWNER = -1


class RowClaims(Special):
    """A card that pays for rows marked during the game; the slot has the owner of each row."""

    word = "claim_rows"
    is_contested = True  # each row has one owner
    reads_pieces = False
    when: When = "final"

    def __init__(self, slot: int, card: Card) -> None:
        super().__init__(slot)
        assert isinstance(card.score, ClaimRows)
        self.card = card
        self.claim = card.score

    def start(self, rules: BaseRules) -> tuple[int, ...]:
        """Return the slot of a board without marks."""
        return (NO_OWNER,) * len(rules.board.row_masks)

    @property
    def entry(self) -> str:
        """Return the id of its card."""
        return self.card.id

    def names(self, rules: BaseRules) -> list[str]:
        """Return the letters of the rows."""
        rows = (next(bits(mask)) for mask in rules.board.row_masks)
        return [hex_name(hex_).rstrip(digits) for hex_ in rows]

    def outside_supply(self, state: State, player: int) -> int:
        """Return the number of rows that a player has marked with settlements."""
        return self._owners(state).count(player)

    def _owners(self, state: State) -> tuple[int, ...]:
        found: tuple[int, ...] = state.extras.slots[self.slot]
        return found

    def marked(self, state: State) -> dict[int, int]:
        """Return the owner of every marked row, rows counted from the top."""
        return {row: owner for row, owner in enumerate(self._owners(state)) if owner != NO_OWNER}

    def tokens(self, state: State, player: int) -> int:
        """Return 0: marks are on the board and count as gold."""
        return 0

    def claims(self, state: State, came: Mask) -> Iterator[Event]:
        """Yield the marks of the player to move, from the top row down.

        Marking is compulsory while the supply lasts, once per row.
        """
        player = state.to_move
        own = state.counted(player)
        for row, mask in enumerate(state.rules.board.row_masks):
            if not mask & came or self._owners(state)[row] != NO_OWNER:
                continue
            if (own & mask).bit_count() >= self.claim.units and state.supply[player]:
                state.keep(self.slot, replaced(self._owners(state), row, player))
                yield RowMarked(player, row, self.card.id)

    # -- as a score --------------------------------------------------------------------------------

    def gold(self, state: State) -> list[int]:
        return [self.gold_of(state, player) for player in range(state.rules.players)]

    def gold_of(self, state: State, player: int) -> int:
        return self.claim.gold * self._owners(state).count(player)

    def count(self, state: State) -> list[tuple[int, Mask]]:
        """Return the gold of every player; no settlement on the board earns it."""
        return [(gold, 0) for gold in self.gold(state)]


class RepeatExtraAction(Special):
    """A tile that repeats another tile used before in the same turn.

    A tile that changes the hand size has no action: repeating it takes an additional card, at any
    time except in the turn in which it was gained. The cards due are the tokens.
    """

    word = "repeat_extra_action"
    meaning = Message("another location tile once more")
    token = "card"

    def repeated(self, tiles: Iterable[Tile]) -> tuple[str, ...]:
        """Return the other location tiles; those that change the hand size become takers."""
        others = [t for t in tiles if t.kind == "location_tile" and t.id != self.tile]
        self._repeats = frozenset(tile.id for tile in others)
        self._passive = frozenset(t.id for t in others if isinstance(t.modifier, HandSize))
        self.takers = frozenset(map(repeat_source, self._passive))
        return tuple(tile.id for tile in others)

    def available_sources(self, state: State) -> list[str]:
        """Return the sources of the repetitions that are possible now."""
        found = []
        for held in state.tiles[state.active]:
            if held.tile not in self._repeats:
                continue
            source = repeat_source(held.tile)
            unused = held.tile in self._passive and held.state != NEW
            if (held.state == USED or unused) and source not in found:
                found.append(source)
        return found

    def extra_cards(self, state: State, player: int) -> int:
        """Return the number of cards due, and reset it."""
        more = self.tokens(state, player)
        if more:
            self.add(state, player, -more)
        return more


class TempleStore(Special):
    """The Temple: its tokens are the settlements stored on a player's tiles."""

    word = "temple_store"
    meaning = Message("a settlement taken off the board is built in the next mandatory action")
    token = "settlement"

    def compiled(self, pieces: Mapping[str, Piece]) -> CompiledSource:
        """Return the action that moves an own settlement onto the tile."""
        return CompiledSource((RemoveBranch(REMOVE, pieces[SETTLEMENT], store=self.add),))

    def reserve(self, state: State, player: int) -> int:
        """Return the number of settlements on a player's tiles."""
        return self.tokens(state, player)


TILES: Final[dict[str, type[Special]]] = {
    special.word: special for special in (TempleStore, CathedralStore, RepeatExtraAction)
}
SCORES: Final = {ClaimRows: RowClaims}
