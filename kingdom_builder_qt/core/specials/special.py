"""What a special may do: the hooks that rules and turn call, none of them needed by all.

A special is one module beside this one.  It keeps its state in a slot of its own and changes a
game only through the writers of `State`; `Rules` asks the hooks that a class overrides.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, Literal, TypeAlias

from kingdom_builder_qt.core.compile.actions import Source
from kingdom_builder_qt.core.entries import Piece, Tile
from kingdom_builder_qt.core.events import Event
from kingdom_builder_qt.core.grid import Mask
from kingdom_builder_qt.core.state import Frame, State

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

    def compiled(self, pieces: Mapping[str, Piece]) -> Source:
        """Return the action of its tile."""
        return Source()

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
