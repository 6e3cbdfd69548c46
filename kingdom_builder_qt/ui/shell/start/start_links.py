"""A quiet row of small links, commands that are no way into a game of one's own; an offer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import QHBoxLayout, QWidget

from kingdom_builder_qt.ui.desktop.style.theme import current_theme, follow_appearance
from kingdom_builder_qt.ui.desktop.widgets.controls.flat_button import FlatButton
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_icons
from kingdom_builder_qt.ui.desktop.widgets.pictures import icon_button, line_icon
from kingdom_builder_qt.ui.desktop.widgets.style import SMALL, STRETCH, hbox, scaled_font, tight
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_name


class Links(QWidget):
    """Commands by their names, as flat buttons beside each other; what is disabled is hidden."""

    def __init__(self) -> None:
        """Offer nothing yet."""
        super().__init__()
        self._row = QHBoxLayout(self)
        tight(self._row, 0)
        self._row.addStretch(1)
        self.buttons: dict[str, FlatButton] = {}  # by the object name of its action

    def set_actions(self, actions: Sequence[QAction]) -> None:
        """Offer these commands beside those that are offered, in this order."""
        for action in actions:
            button = FlatButton()
            button.setFont(scaled_font(button, SMALL))
            set_name(button, action.iconText())
            button.clicked.connect(action.trigger)
            self.buttons[action.objectName()] = button
            self._row.insertWidget(self._row.count() - 1, button)
            action.changed.connect(self._follow(action, button))
            button.setVisible(action.isEnabled())

    @staticmethod
    def _follow(action: QAction, button: FlatButton) -> object:
        return lambda: button.setVisible(action.isEnabled())


class Offer(QWidget):
    """A line that offers something once: it is taken, or put away."""

    taken = Signal()
    refused = Signal()

    def __init__(self, text: str) -> None:
        super().__init__()
        self.take = FlatButton(text)
        self.take.setFont(scaled_font(self.take, 1.0, bold=True))
        grow_icons(self.take, self.take.iconSize().width())
        self.take.setIcon(line_icon("hint", "link"))
        self.take.clicked.connect(self.taken)
        self.shut = icon_button("close", self.tr("Do not offer this again"))
        self.shut.setAutoRaise(True)
        self.shut.clicked.connect(self.refused)
        hbox(self.take, STRETCH, self.shut, parent=self, spacing=4)
        follow_appearance(self._colour)

    def _colour(self) -> None:
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.ButtonText, current_theme().colour("link"))
        self.take.setPalette(palette)
