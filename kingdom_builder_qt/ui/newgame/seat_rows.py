"""The rows of players: colour, name, level, start player and order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QWidget

from kingdom_builder_qt.game.session import COLOURS, Seat
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import RadioButton
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_icons
from kingdom_builder_qt.ui.desktop.widgets.house_picture import live_house
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import LevelBox
from kingdom_builder_qt.ui.desktop.widgets.pictures import icon_button
from kingdom_builder_qt.ui.desktop.widgets.style import hbox
from kingdom_builder_qt.ui.desktop.widgets.text_edits import LineEdit
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.words.name_texts import NameTexts

NAME_LENGTH: Final = 24
_QT_LETTERS: Final = 17  # width of a line edit in Qt's size hint, in x


class NameEdit(LineEdit):
    """The name of a player, as wide as the longest name if the window allows."""

    def __init__(self, text: str) -> None:
        super().__init__(NAME_LENGTH, text)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        more = NAME_LENGTH - _QT_LETTERS
        return super().sizeHint() + QSize(more * self.fontMetrics().horizontalAdvance("x"), 0)


def repeated_name(seats: Sequence[Seat]) -> str:
    """Return a name that two players share, "" if there is none."""
    names = [seat.name for seat in seats]
    return next((name for name in names if names.count(name) > 1), "")


class SeatRow(QWidget):
    """One player."""

    changed = Signal()
    colour_chosen = Signal(int)  # the list resolves a duplicate colour
    moved = Signal(int)  # -1 up, 1 down
    removed = Signal()

    def __init__(self, seat: Seat, levels: list[str], names: NameTexts) -> None:
        super().__init__()
        self.colour = seat.colour
        self.colour_button = icon_button("", self.tr("Colour"))
        grow_icons(self.colour_button, 28)
        self.colour_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.name = NameEdit(seat.name)
        self.name.setAccessibleName(self.tr("Name"))
        self.level = LevelBox(levels, seat.controller, names)
        self.start = RadioButton(self.tr("starts"))
        self.start.setAutoExclusive(False)  # the list makes them exclusive
        self.up = icon_button("", self.tr("Move up"))
        self.up.setArrowType(Qt.ArrowType.UpArrow)
        self.down = icon_button("", self.tr("Move down"))
        self.down.setArrowType(Qt.ArrowType.DownArrow)
        self.remove = icon_button("remove", self.tr("Remove this player"))
        for button in (self.colour_button, self.up, self.down, self.remove):
            button.setAutoRaise(True)
        self._add_colour_menu()
        self._lay_out()
        # Rows keep their height while a new one is inserted, until the page has grown.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._connect()
        self.set_colour(seat.colour)

    def _add_colour_menu(self) -> None:
        menu = QMenu(self)
        theme = current_theme()
        for colour in range(COLOURS):
            action = QAction(live_house(colour), theme.player(colour).name, menu)
            action.triggered.connect(lambda _=False, c=colour: self.colour_chosen.emit(c))
            menu.addAction(action)
        self.colour_button.setMenu(menu)

    def _lay_out(self) -> None:
        buttons = hbox(self.up, self.down, self.remove, spacing=0)
        hbox(self.colour_button, self.name, self.level, self.start, buttons, parent=self)

    def _connect(self) -> None:
        self.name.textChanged.connect(lambda: self.changed.emit())
        self.level.currentIndexChanged.connect(lambda: self.changed.emit())
        self.up.clicked.connect(lambda: self.moved.emit(-1))
        self.down.clicked.connect(lambda: self.moved.emit(1))
        self.remove.clicked.connect(lambda: self.removed.emit())

    def set_colour(self, colour: int) -> None:
        self.colour = colour
        self.colour_button.setIcon(live_house(colour))
        name = self.colour_name
        set_tooltip(self.colour_button, self.tr("Colour: {name}").format(name=name))
        self.colour_button.setAccessibleName(self.colour_button.toolTip())
        self.offer_name(name)

    def offer_name(self, name: str) -> None:
        """Set the default name as placeholder."""
        self.name.setPlaceholderText(name)

    @property
    def colour_name(self) -> str:
        return current_theme().player(self.colour).name

    @property
    def seat(self) -> Seat:
        """Return the player; the placeholder is the default name."""
        name = self.name.text().strip() or self.name.placeholderText()
        return Seat(name, self.colour, self.level.controller)

    @property
    def typed_seat(self) -> Seat:
        """Return the player as typed, for the next dialog."""
        return Seat(self.name.text().strip(), self.colour, self.level.currentData())
