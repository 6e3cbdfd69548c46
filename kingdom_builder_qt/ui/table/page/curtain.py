"""The curtain between two people at one screen, shown instead of hand and tiles."""

from __future__ import annotations

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.house_picture import HousePicture
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    ElidedButton,
    LinesLabel,
    hbox,
    make_primary,
    mute,
    scaled_font,
    title_font,
    vbox,
)
from kingdom_builder_qt.ui.table.desk.desk import GameDesk

tr = translator(__name__)


class CurtainBar(QWidget):
    """Hides hand and tiles until the next person takes the seat."""

    def __init__(self, desk: GameDesk) -> None:
        """The page calls `refresh` when the curtain falls or rises."""
        super().__init__()
        self._desk = desk
        self.house = HousePicture(0, 40)
        self.text = LinesLabel(2)
        self.text.setFont(title_font(self.text, 1.2))
        self.detail = LinesLabel(2)
        mute(self.detail)
        self.button = ElidedButton()
        make_primary(self.button)
        self.button.setFont(scaled_font(self.button, 1.1, bold=True))
        self.button.setMinimumHeight(44)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(desk.lift_curtain)
        words = vbox(self.text, self.detail, spacing=2)
        head = hbox(self.house, (words, 1), spacing=12)
        self._rows = vbox(STRETCH, head, self.button, STRETCH, parent=self, spacing=8, margin=8)
        self.refresh()

    def refresh(self) -> None:
        """Name the next player; clear all texts while the curtain is up."""
        session, words = self._desk.session, self._desk.words
        if session is None or words is None or not self._desk.seats.curtain_down:
            self.text.setText("")
            self.detail.setText("")
            self.button.set_words("")
            return
        seat = session.seats[session.to_move]
        self.house.set_colour(seat.colour)
        position, name = session.position, words.names.player(session.to_move)
        question = words.turn.question(position)
        turn = tr("{player}, it is your turn").format(player=name)
        self.text.setText(question or turn)
        self.detail.setText(
            tr("{active}'s turn continues after your answer.").format(
                active=words.names.player(position.active)
            )
            if question
            else tr("Your cards and tiles appear when you press this button.")
        )
        self.button.set_words(tr("I am {player}").format(player=name))
        self._fit()

    def _fit(self) -> None:
        """Give a long second text a line that the first one does not need."""
        self.text.set_lines(2)
        self.detail.set_lines(2)
        if self.detail.is_cut:
            self.text.set_lines(1)
            self.text.set_lines(2 if self.text.is_cut else 1)
            self.detail.set_lines(4 - self.text.lines)
            self._rows.activate()  # else the lines are painted once without their room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
