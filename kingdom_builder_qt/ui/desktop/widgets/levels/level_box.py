"""The box to choose the controller of a seat: a person or a level of the computer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox

from kingdom_builder_qt.ai.players import LEVELS
from kingdom_builder_qt.game.rating import Rating, about_even
from kingdom_builder_qt.game.session import HUMAN
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_icons
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon, svg_icon
from kingdom_builder_qt.ui.words.foreign_text import name_in_sentence, tip_text
from kingdom_builder_qt.ui.words.name_texts import NameTexts

_PORTRAITS: Final = frozenset({"random", *LEVELS})  # those in `resources/levels`
_SIZES: Final = (16, 20, 24, 32, 48, 64)
EVEN: Final = "even"  # pseudo level: the one about even with the player


def offered_levels(present: str = HUMAN) -> list[str]:
    """Return the controllers to offer, weakest level first, `present` included."""
    offered = [HUMAN, *LEVELS]
    return offered if present in offered else [*offered, present]


def has_portrait(level: str) -> bool:
    """Return whether a level has a portrait."""
    return level in _PORTRAITS


def level_icon(controller: str, colour: str = "text") -> QIcon:
    """Return the portrait of a controller, or an icon in a colour of the theme."""
    level = controller.partition("@")[0]  # without the thinking time
    if has_portrait(level):
        return svg_icon("levels", level, _SIZES)
    return line_icon("human" if controller == HUMAN else "robot", colour)


class LevelBox(QComboBox):
    """A level in each row, with its portrait and a tooltip about its play."""

    def __init__(self, levels: Sequence[str], chosen: str, names: NameTexts) -> None:
        """Offer `levels`, `EVEN` among them; an unknown `chosen` selects the first."""
        super().__init__()
        self._names, self._even = names, ""
        self.setAccessibleName(self.tr("Played by"))
        grow_icons(self, self.iconSize().width())
        for level in levels:
            if level == EVEN:
                self.offer_even(None)
                continue
            self.addItem(level_icon(level), names.level(level), level)
            tip = tip_text(names.character(level))
            self.setItemData(self.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        self.setCurrentIndex(max(0, self.findData(chosen)))

    def offer_even(self, rating: Rating | None, whose: str = "") -> None:
        """Add or update the entry of the level that is about even with the player.

        `rating`: None before the first rated game; `whose`: the player's name, "" if the rating is
        that of all players of this computer.
        """
        level = about_even(rating or Rating())
        where = self.findData(EVEN)
        if where < 0:
            self.addItem("", EVEN)
            where = self.count() - 1
        name = self._names.level_name(level)
        self._even = level
        self.setItemText(where, self.tr("About even: {level}").format(level=name))
        self.setItemIcon(where, level_icon(level))
        self.setItemData(where, tip_text(self._why(rating, whose)), Qt.ItemDataRole.ToolTipRole)

    def _why(self, rating: Rating | None, whose: str) -> str:
        """Return the reason for the choice of that level."""
        if rating is None:
            return self.tr("The level for newcomers, until one of your games is rated")
        if whose:
            text = self.tr("The level nearest to {name}'s rating: {points} ± {doubt}")
        else:
            text = self.tr(
                "The level nearest to the rating of all players on this computer:"
                " {points} ± {doubt}. The player at this seat has no rated game."
            )
        points, doubt = round(rating.points), round(rating.doubt)
        return text.format(name=name_in_sentence(whose), points=points, doubt=doubt)

    @property
    def controller(self) -> str:
        """Return the chosen controller, with `EVEN` resolved to its level."""
        chosen: str = self.currentData()
        return self._even if chosen == EVEN else chosen
