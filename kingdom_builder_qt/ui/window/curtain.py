"""The curtain between two people at one screen: it takes the place of hand and tiles."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.table.desk import GameDesk
from kingdom_builder_qt.ui.widgets.pictures import HousePicture
from kingdom_builder_qt.ui.widgets.style import (
    STRETCH,
    ElidedLabel,
    make_primary,
    scaled_font,
    vbox,
)
from kingdom_builder_qt.ui.widgets.tooltips import set_name
from kingdom_builder_qt.ui.words.as_written import spoken_name

BUTTON_TEXT: Final = 166  # the most that a name takes on the button


class CurtainBar(QWidget):
    """Hides hand and tiles until the next person says to be there."""

    def __init__(self, desk: GameDesk, theme: Theme) -> None:
        """Take the desk whose curtain this is; whoever shows it calls `refresh`."""
        super().__init__()
        self._desk = desk
        self._theme = theme
        self.house = HousePicture(0, theme, 48)
        self.text = ElidedLabel("", 1.25, bold=True)
        self.detail = ElidedLabel()  # no words may widen the table: the board keeps its size
        self.detail.setProperty("muted", "true")
        self.button = QPushButton()
        self.button.setFont(scaled_font(self.button, 1.1, bold=True))
        self.button.setMinimumSize(190, 44)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(desk.lift_curtain)
        words = vbox(STRETCH, self.text, self.detail, STRETCH, spacing=2)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 8, 20, 8)
        row.setSpacing(16)
        row.addWidget(self.house)
        row.addLayout(words, 1)
        row.addWidget(self.button)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.setPalette(theme.palette)
        self.button.setPalette(theme.palette)
        make_primary(self.button, theme)
        self.refresh()

    def refresh(self) -> None:
        """Name the next player."""
        session = self._desk.session
        if session is None:
            return
        seat = session.seats[session.to_move]
        self.house.set_look(seat.colour, self._theme)
        name = spoken_name(seat.name)
        words, position = self._desk.words, session.position
        question = words.turn.question(position) if words is not None else ""
        turn = self.tr("{player}, it is your turn").format(player=name)
        self.text.setText(question or turn)
        self.detail.setText(
            self.tr("{active}'s turn goes on after your answer.").format(
                active=spoken_name(session.seats[position.active].name)
            )
            if question
            else self.tr("Your cards and tiles appear when you click.")
        )
        set_name(self.button, self.tr("I am {player}").format(player=name), width=BUTTON_TEXT)
