"""The menu of a player's card: who plays this seat from now on."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.level_box import level_icon, offered_levels
from kingdom_builder_qt.ui.widgets.pictures import line_icon
from kingdom_builder_qt.ui.words.names import NameTexts


class SeatMenu(QMenu):
    """A person and every level with a line on how it plays; below them the dialog of all seats."""

    chosen = Signal(str)  # controller
    players_requested = Signal()

    def __init__(
        self, seat: Seat, names: NameTexts, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Build the menu; it goes when it is closed."""
        super().__init__(parent)
        self.setAccessibleName(self.tr("Who plays {player}").format(player=seat.name))
        self.addSection(self.accessibleName())
        group = QActionGroup(self)
        for level in offered_levels(seat.controller):
            text = names.character(level) or names.level(level)
            action = self.addAction(line_icon(level_icon(level), theme), text)
            action.setCheckable(True)
            action.setChecked(level == seat.controller)
            action.setData(level)
            action.triggered.connect(lambda _=False, chosen=level: self.chosen.emit(chosen))
            group.addAction(action)
        self.addSeparator()
        self.addAction(self.tr("&Players…")).triggered.connect(
            lambda _=False: self.players_requested.emit()
        )
        self.aboutToHide.connect(self.deleteLater)
