"""Sizes of cards and buttons of the hand in high and low windows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize

from kingdom_builder_qt.ui.desktop.style.text_size import scaled, scaled_size


@dataclass(frozen=True, slots=True)
class HandSizes:
    """Sizes in pixels; `narrow` cards are used in little space, `narrowest` ones have no ribbon."""

    card: QSize
    narrow: int
    narrowest: int
    spare: QSize
    end: int  # height of the button that ends a turn
    small: int  # height of the undo and redo buttons
    buttons: int  # width of all buttons

    def scaled(self) -> HandSizes:
        """Return the sizes scaled to the text size."""
        return HandSizes(
            scaled_size(self.card),
            scaled(self.narrow),
            scaled(self.narrowest),
            scaled_size(self.spare),
            scaled(self.end),
            scaled(self.small),
            scaled(self.buttons),
        )


ROOMY: Final = HandSizes(QSize(92, 120), 62, 46, QSize(60, 82), 56, 36, 148)
LOW: Final = HandSizes(QSize(72, 94), 62, 46, QSize(48, 66), 50, 34, 112)
