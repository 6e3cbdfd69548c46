"""The interface between scene and user input: one active gesture receives all input on the board.

A click is `pressed`, then `activated`. A key is `activated`. A drag is `pressed`, `dragged` for
each new spot, then `released`. A gesture without dragging therefore needs `activated` alone, and
click-click, dragging and keyboard share one object. The scene uses nothing but this interface.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from kingdom_builder_qt.core.grid import Hex, Mask


@dataclass(frozen=True, slots=True)
class Spot:
    """A target of the pointer: a hex of the board, or a kind of piece in the supply."""

    kind: Literal["board", "supply"]
    hex_: Hex | None = None
    piece: str = "settlement"


class Gesture:
    """Base class that ignores all input."""

    def attached(self) -> None:
        """Handle becoming the active gesture."""

    def detached(self) -> None:
        """Handle another gesture becoming active; put back lifted pieces and clear marks."""

    def choices(self) -> Mask:
        """Return the hexes the keyboard cursor can jump between."""
        return 0

    def effect(self, _hex: Hex) -> str | None:
        """Return the effect of Enter on a hex: a verb of moves, "lift", "put back", None: none."""
        return None

    def offers(self, hex_: Hex) -> bool:
        """Return whether a hex can be chosen, so that it is outlined under the mouse."""
        return bool(self.choices() >> hex_ & 1)

    def pressed(self, spot: Spot) -> None:
        """Handle the left button going down on a spot."""

    def dragged(self, spot: Spot | None) -> None:
        """Handle a drag reaching another spot, None outside all spots."""

    def released(self, spot: Spot | None) -> None:
        """Handle the end of a drag."""

    def hovered(self, spot: Spot | None) -> None:
        """Handle the mouse reaching another spot with no button down."""

    def cancelled(self) -> None:
        """Handle Escape."""

    def activated(self, spot: Spot) -> None:
        """Handle a click on a spot, or Enter or Space with the keyboard cursor on it."""
