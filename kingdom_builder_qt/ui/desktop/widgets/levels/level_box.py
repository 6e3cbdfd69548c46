"""The box to choose the controller of a seat: a person, a level of the computer or an engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon

from kingdom_builder_qt.ai.players import LEVELS
from kingdom_builder_qt.game.session import HUMAN
from kingdom_builder_qt.ui.desktop.own_engines import engine_portrait, own_engines
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_icons
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon, svg_icon
from kingdom_builder_qt.ui.words.foreign_text import tip_text
from kingdom_builder_qt.ui.words.name_texts import NameTexts

tr = translator(__name__)

_PORTRAITS: Final = frozenset({"random", *LEVELS})  # those in `resources/levels`
_SIZES: Final = (16, 20, 24, 32, 48, 64)
EVEN: Final = "even"  # pseudo level: the one about even with the player


def offered_levels(present: str = HUMAN) -> list[str]:
    """Return the controllers to offer: a person, the levels, weakest first, the engines.

    `present` is included.
    """
    offered = [HUMAN, *LEVELS, *(engine.controller for engine in own_engines())]
    return offered if present in offered else [*offered, present]


def has_portrait(level: str) -> bool:
    """Return whether a level has a portrait."""
    return level in _PORTRAITS


def level_icon(controller: str, colour: str = "text") -> QIcon:
    """Return the portrait of a controller, or an icon in a colour of the theme."""
    level = controller.partition("@")[0]  # without the thinking time
    if has_portrait(level):
        return svg_icon("levels", level, _SIZES)
    if portrait := engine_portrait(controller):
        return svg_icon("tiles", portrait, _SIZES)
    return line_icon("human" if controller == HUMAN else "robot", colour)


class LevelBox(ComboBox):
    """A level in each row, with its portrait and a tooltip about its play."""

    def __init__(self, levels: Sequence[str], chosen: str, names: NameTexts) -> None:
        """Offer `levels`; an unknown `chosen` selects the first."""
        super().__init__()
        self.setAccessibleName(tr("Played by"))
        grow_icons(self, self.iconSize().width())
        self._names = names
        self.offer(levels, chosen)

    def offer(self, levels: Sequence[str], chosen: str) -> None:
        """Replace the rows; an unknown `chosen` selects the first."""
        self.clear()
        for level in levels:
            self.addItem(level_icon(level), self._names.level(level), level)
            tip = tip_text(self._names.character(level))
            self.setItemData(self.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        self.setCurrentIndex(max(0, self.findData(chosen)))

    @property
    def controller(self) -> str:
        """Return the chosen controller."""
        chosen: str = self.currentData()
        return chosen
