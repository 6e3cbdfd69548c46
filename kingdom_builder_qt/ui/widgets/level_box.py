"""The box in which is chosen who plays a seat: a person or a level of the computer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from kingdom_builder_qt.ai.players.player import LEVELS
from kingdom_builder_qt.game.session import HUMAN
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.pictures import line_icon
from kingdom_builder_qt.ui.words.as_written import tip_text
from kingdom_builder_qt.ui.words.names import NameTexts


def offered_levels(present: str = HUMAN) -> list[str]:
    """Return what a seat can be given to, weakest level first; who plays now is among them."""
    offered = [HUMAN, *LEVELS]
    return offered if present in offered else [*offered, present]


def level_icon(controller: str) -> str:
    """Return the icon of who plays a seat."""
    return "human" if controller == HUMAN else "robot"


class LevelBox(QComboBox):
    """A level in each line, with its icon; a tip says in one line how it plays."""

    def __init__(self, levels: Sequence[str], chosen: str, names: NameTexts, theme: Theme) -> None:
        """Offer some levels; one that is not among them counts as the first."""
        super().__init__()
        self.setAccessibleName(self.tr("Played by"))
        for level in levels:
            self.addItem(line_icon(level_icon(level), theme), names.level(level), level)
            tip = tip_text(names.character(level))
            self.setItemData(self.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        self.setCurrentIndex(max(0, self.findData(chosen)))
