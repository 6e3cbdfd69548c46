"""The dialog for names and controllers of the running game's seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QWidget,
)

from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.house_picture import HousePicture
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import LevelBox, offered_levels
from kingdom_builder_qt.ui.desktop.widgets.pictures import LineIcon
from kingdom_builder_qt.ui.desktop.widgets.style import (
    SMALL,
    LinesLabel,
    add_layout,
    dialog_buttons,
    hbox,
    heading,
    label,
    mute,
    tight,
    vbox,
)
from kingdom_builder_qt.ui.newgame.seat_cards import NameEdit, repeated_name
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from kingdom_builder_qt.ui.words.seat_names import seat_names

tr = translator(__name__)

WIDTH: Final = 480  # at the usual text size


class SeatsDialog(QDialog):
    """A row per seat; emits `seats_chosen` when accepted."""

    seats_chosen = Signal(object)  # list[Seat]

    def __init__(
        self, seats: Sequence[Seat], names: NameTexts, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Players"))
        self._seats = tuple(seats)
        self._texts = names
        self.names = [NameEdit(seat.name) for seat in self._seats]
        self.levels = [
            LevelBox(offered_levels(seat.controller), seat.controller, names)
            for seat in self._seats
        ]
        self.manners = [LinesLabel(1, SMALL) for _seat in self._seats]
        for edit, level in zip(self.names, self.levels, strict=True):
            edit.textChanged.connect(self._check)
            level.currentIndexChanged.connect(self._check)
        self.problem = label("", 0.95)
        self.problem_icon = LineIcon("warning", 18, "warning")
        self.buttons = dialog_buttons(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._lay_out()
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._check()

    def _lay_out(self) -> None:
        rows = vbox(
            heading(tr("Players from now on")),
            self._make_grid(),
            parent=self,
            spacing=12,
            margin=16,
        )
        rows.addStretch(1)
        foot = hbox(self.problem_icon, (self.problem, 1))
        add_layout(rows, foot)
        rows.addWidget(self.buttons)

    def sizeHint(self) -> QSize:
        """Return room for most descriptions in one line."""
        width = max(super().sizeHint().width(), scaled(WIDTH))
        return QSize(width, self.heightForWidth(width))

    def _make_grid(self) -> QGridLayout:
        grid = QGridLayout()
        tight(grid, 8)
        for line, seat in enumerate(self._seats):
            colour = current_theme().player(seat.colour).name
            said = tr("{colour}: name").format(colour=colour)
            self.names[line].setAccessibleName(said)
            said = tr("{colour}: played by").format(colour=colour)
            self.levels[line].setAccessibleName(said)
            mute(self.manners[line])
            grid.addWidget(HousePicture(seat.colour, 28), 2 * line, 0)
            grid.addWidget(self.names[line], 2 * line, 1)
            grid.addWidget(self.levels[line], 2 * line, 2)
            grid.addWidget(self.manners[line], 2 * line + 1, 1, 1, 2)
        return grid

    @property
    def seats(self) -> list[Seat]:
        """Return the edited seats; a name is empty if none was typed."""
        return [
            replace(seat, name=name.text().strip(), controller=level.currentData())
            for seat, name, level in zip(self._seats, self.names, self.levels, strict=True)
        ]

    def accept(self) -> None:
        self.seats_chosen.emit(self.seats)
        super().accept()

    def _check(self) -> None:
        for edit, shown in zip(self.names, seat_names(self.seats), strict=True):
            edit.setPlaceholderText(shown)
        for text, level in zip(self.manners, self.levels, strict=True):
            text.setText(self._texts.manner(level.controller))
            level.setAccessibleDescription(text.text())
        name = repeated_name(self.seats)
        self.problem.setText(tr("Two players are called {name}.").format(name=name))
        for part in (self.problem, self.problem_icon):
            part.setVisible(bool(name))
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(not name)
