"""The named rules: what no combination of the vocabulary says, one class for each.

Rules and turn call the hooks of `Special`, none of which all of them need.
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
from kingdom_builder_qt.core.moves import BUILD, REMOVE, repeat_source, tile_source
from kingdom_builder_qt.core.state import NEW, USED, Frame, State, replaced

Token: TypeAlias = Literal["", "settlement", "number", "card"]


class Special:
    """A rule of one entry in one game.

    `word`: what the YAML files call it, `meaning`: what that stands for, `sentence`: what its tile
    does; `token`: what lies on its tile; `asks`: the terrain words of its action; `slot`: its
    place in `Rules.specials` and `Extras.slots`; `tile`: its tile, "" for a card; `takers`:
    sources with a move `take`; `counted`: sources whose builds are worth a token each.
    """

    word: ClassVar[str]
    meaning: ClassVar[str]
    sentence: ClassVar[str]
    token: ClassVar[Token] = ""
    asks: ClassVar[tuple[str, ...]] = ()
    takers: frozenset[str] = frozenset()
    counted: frozenset[str] = frozenset()

    def __init__(self, slot: int, tile: str = "") -> None:
        self.slot = slot
        self.tile = tile

    # -- set-up ------------------------------------------------------------------------------------

    def start(self, frame: Frame) -> tuple[int, ...]:
        """Return what is in the slot at the start of a game: a number for each of its `names`."""
        return (0,) * frame.players

    def compiled(self, pieces: Mapping[str, Piece]) -> CompiledSource:
        """Return the action of its tile."""
        return CompiledSource()

    def repeated(self, tiles: Iterable[Tile]) -> tuple[str, ...]:
        """Return those of the location tiles in play whose actions it lets its holder repeat."""
        return ()

    @property
    def entry(self) -> str:
        """Return the id of the tile or card whose rule it is."""
        return self.tile

    def names(self, frame: Frame) -> list[str]:
        """Return what each number in the slot belongs to, as a position in text form says it."""
        return [str(player) for player in range(frame.players)]

    # -- tokens on its tile ------------------------------------------------------------------------

    def tokens(self, state: State, player: int) -> int:
        """Return how much lies on the tile of a player: settlements, number tiles, cards due."""
        found: int = state.extras.slots[self.slot][player]
        return found

    def may_take(self, state: State, player: int) -> bool:
        """Return whether `take` is a move of its takers."""
        return True

    def take(self, state: State, player: int, events: list[Event]) -> None:
        """Take a token, by the move `take`."""
        self.add(state, player, 1)

    def after_step(self, state: State, player: int, events: list[Event]) -> None:
        """Pay a build of a counted source with a token."""

    def add(self, state: State, player: int, change: int) -> None:
        """Put tokens onto the tile of a player, or take them off."""
        values = [*state.extras.slots[self.slot]]
        values[player] += change
        state.keep(self.slot, tuple(values))

    # -- during the game ---------------------------------------------------------------------------

    def on_taken(self, state: State, player: int, events: list[Event]) -> None:
        """Note that a player took one of its tiles."""

    def on_lost(self, state: State, player: int, events: list[Event]) -> None:
        """Note that a player lost the last of its tiles."""

    def available_sources(self, state: State) -> list[str]:
        """Return further sources of the active player, who has a usable tile of it."""
        return []

    def reserve(self, state: State, player: int) -> int:
        """Return how many settlements besides the supply wait for the next mandatory action."""
        return 0

    def kept_from_supply(self, state: State, player: int) -> int:
        """Return how many settlements of a player it holds that are neither supply nor on hexes."""
        return self.reserve(state, player)

    def extra_cards(self, state: State, player: int) -> int:
        """Return how many more cards a player draws at the end of this turn, and forget them."""
        return 0

    def claims(self, state: State, came: Mask) -> Iterator[Event]:
        """Yield what the player to move marks, whose pieces just came to `came`.

        Each mark costs a settlement from the supply, paid before the next one is looked for.
        """
        return iter(())


# Two sets of 1 to 5, used as counters.
STOCK: Final = 10
MOST: Final = 5


class CathedralStore(Special):
    """Instead of building, its holder may take one more number tile."""

    word = "cathedral_store"
    meaning = "number tiles gathered are spent on settlements"
    sentence = (
        "Take a number tile, or give some back and build as many settlements on "
        "hexes of your card's terrain, each adjacent to your own if possible."
    )
    token = "number"
    asks = ("card",)

    def __init__(self, slot: int, tile: str) -> None:
        """Take with the tile itself; build with it or with its repetition."""
        super().__init__(slot, tile)
        self.takers = frozenset({tile_source(tile)})
        self.counted = frozenset({tile_source(tile), repeat_source(tile)})

    def compiled(self, pieces: Mapping[str, Piece]) -> CompiledSource:
        """Return the builds, as many as there can be number tiles."""
        piece = pieces[SETTLEMENT]
        return CompiledSource(
            (BuildBranch(BUILD, piece, PLAYED_TERRAIN, "if_possible", steps=MOST),)
        )

    def may_take(self, state: State, player: int) -> bool:
        """Return whether a number tile is left for a player."""
        return self.tokens(state, player) < MOST and sum(state.extras.slots[self.slot]) < STOCK

    def take(self, state: State, player: int, events: list[Event]) -> None:
        """Take a number tile, if one may be had."""
        if self.may_take(state, player):
            self._change(state, player, 1, events)

    def after_step(self, state: State, player: int, events: list[Event]) -> None:
        """Give one number tile back for a build."""
        self._change(state, player, -1, events)

    on_taken = take

    def on_lost(self, state: State, player: int, events: list[Event]) -> None:
        """Give all number tiles back."""
        held = self.tokens(state, player)
        if held:
            self._change(state, player, -held, events)

    def _change(self, state: State, player: int, change: int, events: list[Event]) -> None:
        self.add(state, player, change)
        events.append(NumberTiles(player, change))


NOBODY = -1


class RowClaims(Special):
    """A card that pays for rows marked during the game; the slot holds the owner of each row."""

    word = "claim_rows"
    is_contested = True  # who has a row leaves it to nobody else
    reads_pieces = False
    when: When = "final"

    def __init__(self, slot: int, card: Card) -> None:
        """Belong to a card whose score is such a claim."""
        super().__init__(slot)
        assert isinstance(card.score, ClaimRows)
        self.card = card
        self.claim = card.score

    def start(self, frame: Frame) -> tuple[int, ...]:
        """Return the slot of a board on which no row is marked."""
        return (NOBODY,) * len(frame.board.row_masks)

    @property
    def entry(self) -> str:
        """Return the id of its card."""
        return self.card.id

    def names(self, frame: Frame) -> list[str]:
        """Return the letters of the rows."""
        rows = (next(bits(mask)) for mask in frame.board.row_masks)
        return [hex_name(hex_).rstrip(digits) for hex_ in rows]

    def kept_from_supply(self, state: State, player: int) -> int:
        """Return how many rows a player has marked with settlements."""
        return self._owners(state).count(player)

    def _owners(self, state: State) -> tuple[int, ...]:
        found: tuple[int, ...] = state.extras.slots[self.slot]
        return found

    def marked(self, state: State) -> dict[int, int]:
        """Return the owner of every row that is marked, rows counted from the top."""
        return {row: owner for row, owner in enumerate(self._owners(state)) if owner != NOBODY}

    def tokens(self, state: State, player: int) -> int:
        """Return nothing: a mark lies on the board and is counted in gold."""
        return 0

    def claims(self, state: State, came: Mask) -> Iterator[Event]:
        """Yield the marks of the player to move, from the top row down.

        Compulsory while there is supply, once per row of the board.
        """
        player = state.to_move
        own = state.counted(player)
        for row, mask in enumerate(state.rules.board.row_masks):
            if not mask & came or self._owners(state)[row] != NOBODY:
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
        """Return the gold of every player; no settlement on the board earned it."""
        return [(gold, 0) for gold in self.gold(state)]


class RepeatExtraAction(Special):
    """A tile can be repeated after its own action was used in this turn.

    One that changes the hand has no action of its own: it is repeated by taking one more card, and
    at any time but the turn in which it was gained.  The cards to be drawn are the tokens.
    """

    word = "repeat_extra_action"
    meaning = "another location tile once more"
    sentence = "Use another of your location tiles that you used this turn once more."
    token = "card"

    def repeated(self, tiles: Iterable[Tile]) -> tuple[str, ...]:
        """Return the location tiles but its own, and note which of them change the hand."""
        others = [t for t in tiles if t.kind == "location_tile" and t.id != self.tile]
        self._repeats = frozenset(tile.id for tile in others)
        self._passive = frozenset(t.id for t in others if isinstance(t.modifier, HandSize))
        self.takers = frozenset(map(repeat_source, self._passive))
        return tuple(tile.id for tile in others)

    def available_sources(self, state: State) -> list[str]:
        """Return the repetitions that a usable tile allows."""
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
        """Return how many more cards are due, and let none be due."""
        more = self.tokens(state, player)
        if more:
            self.add(state, player, -more)
        return more


class TempleStore(Special):
    """Its tokens are the settlements on the tiles of a player."""

    word = "temple_store"
    meaning = "a settlement taken off the board is built in the next mandatory action"
    sentence = (
        "Take one of your settlements off the board; build it in your next mandatory "
        "action, after the others."
    )
    token = "settlement"

    def compiled(self, pieces: Mapping[str, Piece]) -> CompiledSource:
        """Return the removal of an own settlement onto the tile."""
        return CompiledSource((RemoveBranch(REMOVE, pieces[SETTLEMENT], store=self.add),))

    def reserve(self, state: State, player: int) -> int:
        """Return how many settlements lie on tiles of a player."""
        return self.tokens(state, player)


TILES: Final[dict[str, type[Special]]] = {
    special.word: special for special in (TempleStore, CathedralStore, RepeatExtraAction)
}
SCORES: Final = {ClaimRows: RowClaims}
