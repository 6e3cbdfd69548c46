"""Speeds of computer moves that the player can choose.

Pause and animation of computer moves belong together. The animation speed of the player's own moves
is a separate setting.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)


@dataclass(frozen=True, slots=True)
class Pace:
    """A speed of computer moves.

    `delay_ms`: pause before a move, the value stored in the settings; `animation`: speed of its
    animation relative to the player's own moves, 0 for none.
    """

    id: str
    delay_ms: int
    animation: float


# Slowest first.
PACES: Final = (
    Pace("very_slow", 1800, 0.6),
    Pace("slow", 900, 0.8),
    Pace("normal", 450, 1.0),
    Pace("fast", 200, 2.5),
    Pace("fastest", 0, 0.0),
)
NORMAL: Final = PACES[2]


def pace_of(delay_ms: int) -> Pace:
    """Return the speed with the nearest pause, for values from older or edited settings."""
    return min(PACES, key=lambda pace: abs(pace.delay_ms - delay_ms))


def faster(pace: Pace, steps: int = 1) -> Pace:
    """Return the speed `steps` faster, or slower if negative, clamped to the ends."""
    return PACES[min(max(PACES.index(pace) + steps, 0), len(PACES) - 1)]


class PaceNames:
    """Display names of the speeds."""

    def name(self, pace: Pace) -> str:
        names = {
            "very_slow": tr("Very slow"),
            "slow": tr("Slow"),
            "normal": tr("Normal"),
            "fast": tr("Fast"),
            "fastest": tr("As fast as possible"),
        }
        return names[pace.id]

    def sentence(self, pace: Pace) -> str:
        """Return a sentence with the speed, for tooltips and messages."""
        return tr("Computer speed: {speed}").format(speed=self.name(pace))
