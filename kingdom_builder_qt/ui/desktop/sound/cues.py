"""The table of game events and their sounds."""

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
# Played however fast the computers play, because they concern the person at the screen.
IMPORTANT: Final = frozenset({TURN, END, ERROR})


class Called(NamedTuple):
    """A person at the screen has to decide.  Not an event of the core, which has no persons."""


@dataclass(frozen=True, slots=True)
class Rule:
    """The sound for some kinds of events; only the first matching rule of a `group` applies."""

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
# In order of priority.  Delays order the sounds of one push by cause and effect.
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
    """A sound to play after a delay."""

    sound: str
    delay_ms: int


def cues(events: Sequence[happened.Event | Called]) -> tuple[Cue, ...]:
    """Return the sounds for the events of one push, each at most once."""
    kinds = {type(event) for event in events}
    found: dict[str, Cue] = {}
    for rule in RULES:
        if kinds.intersection(rule.kinds):
            found.setdefault(rule.group, Cue(rule.sound, rule.delay_ms))
    return tuple(sorted(found.values(), key=lambda cue: cue.delay_ms))
