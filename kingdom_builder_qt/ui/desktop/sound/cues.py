"""Which sound belongs to which event of the game: one table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from kingdom_builder_qt.core import events as happened

PLACE: Final = "place"
MOVE: Final = "move"
CARD: Final = "card"
TILE_GAINED: Final = "tile_gained"
TILE_LOST: Final = "tile_lost"
TURN: Final = "turn"
ERROR: Final = "error"
END: Final = "end"
GOLD: Final = "gold"
NAMES: Final = (PLACE, MOVE, CARD, GOLD, TILE_GAINED, TILE_LOST, TURN, ERROR, END)
# What is heard however fast the computers play: it concerns the person at the screen.
IMPORTANT: Final = frozenset({TURN, END, ERROR})


class Called(NamedTuple):
    """A person at the screen is asked to decide: no event of the core, which knows no persons."""


@dataclass(frozen=True, slots=True)
class Rule:
    """The sound of some kinds of events; of one `group` only the first rule that fits is heard."""

    sound: str
    group: str
    delay_ms: int
    kinds: tuple[type, ...]


_CARDS: Final = (
    happened.TurnBegan,
    happened.CardsRevealed,
    happened.CardChosen,
    happened.TerrainChosen,
    happened.CardTurnedUp,
    happened.CardReplaced,
    happened.CardDrawn,
)
# In order of importance.  Delays let sounds of one push follow each other as their causes do.
RULES: Final = (
    Rule(END, "news", 350, (happened.GameOver,)),
    Rule(TURN, "news", 150, (Called,)),
    Rule(CARD, "news", 120, _CARDS),
    Rule(MOVE, "piece", 0, (happened.Moved, happened.Removed, happened.Stored)),
    Rule(PLACE, "piece", 0, (happened.Placed, happened.PiecePlaced, happened.RowMarked)),
    Rule(TILE_LOST, "lost", 140, (happened.TileLost,)),
    Rule(TILE_GAINED, "gained", 220, (happened.TileTaken,)),
)


class Cue(NamedTuple):
    """A sound to be played, after a delay."""

    sound: str
    delay_ms: int


def cues(events: Sequence[happened.Event | Called]) -> tuple[Cue, ...]:
    """Return what is heard of the events of one push, each sound at most once."""
    kinds = {type(event) for event in events}
    found: dict[str, Cue] = {}
    for rule in RULES:
        if kinds.intersection(rule.kinds):
            found.setdefault(rule.group, Cue(rule.sound, rule.delay_ms))
    return tuple(sorted(found.values(), key=lambda cue: cue.delay_ms))
