"""How large cards and buttons of the hand are: in a high window, and in a low one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize

from kingdom_builder_qt.ui.desktop.style.text_size import scaled, scaled_size


@dataclass(frozen=True, slots=True)
class HandSizes:
    """Pixels; `narrow` cards share little room, `narrowest` ones have no ribbon."""

    card: QSize
    narrow: int
    narrowest: int
    spare: QSize
    end: int  # height of the button that ends a turn
    small: int  # height of those that take decisions back
    buttons: int  # width of all of them

    def scaled(self) -> HandSizes:
        """Return the sizes for text as large as it is now."""
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
