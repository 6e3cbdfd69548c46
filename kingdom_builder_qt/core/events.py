"""The events of a push: the only source of log, scene, sounds and records about a game.

Cards appear by the id of their kind. `HIDDEN_EVENTS` lists the events that reveal hidden
information, at which undo stops.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple, ParamSpec, TypeAlias, TypeVar

from kingdom_builder_qt.core.errors import check_kind
from kingdom_builder_qt.core.grid import Hex

__all__ = [
    "HIDDEN_EVENTS",
    "Asked",
    "CardChosen",
    "CardDrawn",
    "CardReplaced",
    "CardTurnedUp",
    "CardUseless",
    "CardsRevealed",
    "EndTriggered",
    "Event",
    "GameOver",
    "Gold",
    "MandatoryDone",
    "Moved",
    "NumberTiles",
    "PiecePlaced",
    "Placed",
    "Removed",
    "Reshuffled",
    "RowMarked",
    "SilosBegan",
    "Stored",
    "StoredBuilt",
    "TerrainChosen",
    "TileExpired",
    "TileLost",
    "TileTaken",
    "TileUsed",
    "TurnBegan",
    "TurnEnded",
    "reveals",
]

P = ParamSpec("P")
T = TypeVar("T")


class Placed(NamedTuple):
    """A settlement was placed from the supply."""

    player: int
    hex: Hex
    source: str


class PiecePlaced(NamedTuple):
    """Another piece was placed from the supply (for a city hall `hex` is the centre)."""

    player: int
    piece: str
    hex: Hex
    source: str


class Removed(NamedTuple):
    """A piece returned from a hex to its owner's supply."""

    player: int
    owner: int
    piece: str
    hex: Hex
    source: str


class Moved(NamedTuple):
    """A piece moved from one hex to another."""

    player: int
    origin: Hex
    hex: Hex
    source: str


class TileTaken(NamedTuple):
    """A player took a location tile from a location hex."""

    player: int
    tile: str
    location: Hex


class TileLost(NamedTuple):
    """A location tile left the game, because no own piece is adjacent to its location any more."""

    player: int
    tile: str
    location: Hex


class TileUsed(NamedTuple):
    """The extra action of a tile was used."""

    player: int
    tile: str


class TileExpired(NamedTuple):
    """A nomad tile left the game at the end of the turn in which it could be used."""

    player: int
    tile: str


class Gold(NamedTuple):
    """A player earned gold during play, for a red card or a treasure; `hex` is the place."""

    player: int
    card: str
    amount: int
    hex: Hex


class Stored(NamedTuple):
    """A settlement moved from a hex onto a tile; the next mandatory action builds it again."""

    player: int
    hex: Hex
    source: str


class StoredBuilt(NamedTuple):
    """The settlement just placed on a hex was stored on a tile, not in the supply."""

    player: int
    hex: Hex


class NumberTiles(NamedTuple):
    """A player took number tiles or, if `change` is negative, returned some."""

    player: int
    change: int


class RowMarked(NamedTuple):
    """A player marked a row (counted from 0) with a settlement from the supply."""

    player: int
    row: int
    card: str


class Asked(NamedTuple):
    """A player may act in another player's turn (canoe)."""

    player: int


class SilosBegan(NamedTuple):
    """A player's silo actions before scoring begin."""

    player: int
    actions: int


class CardsRevealed(NamedTuple):
    """A turn began with several terrain cards, one of which must be chosen."""

    player: int
    cards: tuple[str, ...]


class CardChosen(NamedTuple):
    """A player chose the card of this turn."""

    player: int
    card: str


class TerrainChosen(NamedTuple):
    """A player chose a side of the played card."""

    player: int
    terrain: str


class CardTurnedUp(NamedTuple):
    """A terrain card was turned up for an action; it is discarded afterwards."""

    player: int
    card: str


class MandatoryDone(NamedTuple):
    """The mandatory action is complete, or the rest of it lapsed, after `built` builds."""

    player: int
    built: int


class CardUseless(NamedTuple):
    """A played card without an eligible hex left the game."""

    player: int
    card: str


class CardReplaced(NamedTuple):
    """A card was drawn face up to replace a useless one; None if no card was left."""

    player: int
    card: str | None


class CardDrawn(NamedTuple):
    """A player drew a card, hidden from the others; None if no card was left."""

    player: int
    card: str | None


class Reshuffled(NamedTuple):
    """The discards became the deck, next card first; hidden from all players."""

    deck: tuple[str, ...]


class EndTriggered(NamedTuple):
    """A supply is empty: the current round is the last one."""

    player: int


class TurnEnded(NamedTuple):
    """A player ended the turn; the played card goes to the discards."""

    player: int
    card: str | None


class TurnBegan(NamedTuple):
    """A turn began and its terrain card is revealed; None without a card."""

    player: int
    round: int
    card: str | None


class GameOver(NamedTuple):
    """The last round is complete; `by_safety_end` if no piece could be built any more (R-18)."""

    by_safety_end: bool


Event: TypeAlias = (
    Placed
    | PiecePlaced
    | Moved
    | Removed
    | TileTaken
    | TileLost
    | TileUsed
    | TileExpired
    | Gold
    | Stored
    | StoredBuilt
    | NumberTiles
    | RowMarked
    | Asked
    | SilosBegan
    | CardsRevealed
    | CardChosen
    | TerrainChosen
    | CardTurnedUp
    | MandatoryDone
    | CardUseless
    | CardReplaced
    | CardDrawn
    | Reshuffled
    | EndTriggered
    | TurnEnded
    | TurnBegan
    | GameOver
)


def _made_once(event: Callable[P, T]) -> Callable[P, T]:
    """Return a factory that makes equal events once, three times as fast as the constructor.

    For the events of every turn, of which a game has some thousands at most.
    """
    return cache(event)  # type: ignore[return-value]  # arguments are checked as those of the class


placed = _made_once(Placed)
tile_used = _made_once(TileUsed)
mandatory_done = _made_once(MandatoryDone)
card_drawn = _made_once(CardDrawn)
turn_ended = _made_once(TurnEnded)
turn_began = _made_once(TurnBegan)

HIDDEN_EVENTS = (CardReplaced, CardDrawn, CardTurnedUp, Reshuffled, TurnBegan)


def reveals(events: tuple[Event, ...]) -> bool:
    """Return whether the events reveal hidden information, so that undo must stop here.

    Raises Misuse unless `events` is a tuple or list.
    """
    check_kind(events, tuple, list)
    return any(isinstance(event, HIDDEN_EVENTS) for event in events)
