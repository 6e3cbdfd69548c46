"""The box in which is chosen who plays a seat: a person or a level of the computer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QComboBox

from kingdom_builder_qt.ai.players.player import LEVELS
from kingdom_builder_qt.game.rating import Rating, nearest_level
from kingdom_builder_qt.game.session import HUMAN
from kingdom_builder_qt.ui.art.portraits.portrait import has_portrait, portrait_icon
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.controls.icons import grow_icons
from kingdom_builder_qt.ui.widgets.pictures import line_icon
from kingdom_builder_qt.ui.words.as_written import tip_text
from kingdom_builder_qt.ui.words.names import NameTexts

EVEN: Final = "even"  # in place of a level: the one that the player is about even with


def offered_levels(present: str = HUMAN) -> list[str]:
    """Return what a seat can be given to, weakest level first; who plays now is among them."""
    offered = [HUMAN, *LEVELS]
    return offered if present in offered else [*offered, present]


def level_icon(controller: str, theme: Theme, colour: str = "text") -> QIcon:
    """Return the portrait of who plays a seat, or an icon in a colour of the theme."""
    if has_portrait(controller):
        return portrait_icon(controller)
    return line_icon("human" if controller == HUMAN else "robot", theme, colour)


class LevelBox(QComboBox):
    """A level in each line, with its portrait; a tip says in one line how it plays."""

    def __init__(self, levels: Sequence[str], chosen: str, names: NameTexts, theme: Theme) -> None:
        """Offer some levels, `EVEN` among them; one that is not counts as the first."""
        super().__init__()
        self._names, self._theme, self._even = names, theme, ""
        self.setAccessibleName(self.tr("Played by"))
        grow_icons(self, self.iconSize().width())
        for level in levels:
            if level == EVEN:
                self.offer_even(None)
                continue
            self.addItem(level_icon(level, theme), names.level(level), level)
            tip = tip_text(names.character(level))
            self.setItemData(self.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        self.setCurrentIndex(max(0, self.findData(chosen)))

    def offer_even(self, rating: Rating | None) -> None:
        """Offer the level that is about even with the player, too, and say which that is.

        `rating`: the player's, None before a game that counts.  Offered again, it says another one.
        """
        level = nearest_level(rating or Rating())
        where = self.findData(EVEN)
        if where < 0:
            self.addItem("", EVEN)
            where = self.count() - 1
        name = self._names.level_name(level)
        self._even = level
        self.setItemText(where, self.tr("About even ({level})").format(level=name))
        self.setItemIcon(where, level_icon(level, self._theme))
        if rating is None:
            tip = self.tr("The level nearest to your rating; until you have one, {level}")
            tip = tip.format(level=name)
        else:
            tip = self.tr("The level nearest to your rating of {points} (± {deviation})")
            tip = tip.format(points=round(rating.points), deviation=round(rating.deviation))
        self.setItemData(where, tip_text(tip), Qt.ItemDataRole.ToolTipRole)

    @property
    def controller(self) -> str:
        """Return who plays: a level also where it is chosen as the one that is about even."""
        chosen: str = self.currentData()
        return self._even if chosen == EVEN else chosen
