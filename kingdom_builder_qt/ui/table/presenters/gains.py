"""What a decision earned, card by card: the difference between two score sheets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingdom_builder_qt.core.compile.scores import ScoreSheet
from kingdom_builder_qt.core.grid import Mask


@dataclass(frozen=True, slots=True)
class Gain:
    """Gold that a player has more than before, for a card, and the hexes that pay it (0: none)."""

    player: int
    card: str
    amount: int
    hexes: Mask


def gains(before: Sequence[ScoreSheet], after: Sequence[ScoreSheet]) -> list[Gain]:
    """Return what the players have gained; of the hexes those that are new, else all that pay."""
    found = []
    for player, (old, new) in enumerate(zip(before, after, strict=True)):
        for was, now in zip(old.entries, new.entries, strict=True):
            if now.gold > was.gold:
                hexes = now.hexes & ~was.hexes or now.hexes
                found.append(Gain(player, now.card, now.gold - was.gold, hexes))
    return found
