"""The curtain between two people at one screen, shown instead of hand and tiles."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.widgets.house_picture import HousePicture
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    ElidedLabel,
    hbox,
    make_primary,
    muted,
    scaled_font,
    title_font,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_name
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.words.foreign_text import name_in_sentence

BUTTON_TEXT: Final = 166  # least width of the name on the button
_BUTTON_EDGES: Final = 24  # pixels around the text


class CurtainBar(QWidget):
    """Hides hand and tiles until the next person takes the seat."""

    def __init__(self, desk: GameDesk) -> None:
        """The page calls `refresh` when the curtain falls or rises."""
        super().__init__()
        self._desk = desk
        self.house = HousePicture(0, 48)
        self.text = ElidedLabel("", bold=True)
        self.text.setFont(title_font(self.text, 1.4))
        self.detail = muted("", 1.0, wrap=True)
        self.button = QPushButton()
        make_primary(self.button)
        self.button.setFont(scaled_font(self.button, 1.1, bold=True))
        self.button.setMinimumSize(190, 44)
        policy = self.button.sizePolicy()
        self.button.setSizePolicy(QSizePolicy.Policy.Ignored, policy.verticalPolicy())
        self.button.setAutoDefault(True)
        self.button.clicked.connect(desk.lift_curtain)
        self._name = ""
        self.button.installEventFilter(self)
        words = vbox(self.text, self.detail, spacing=2)
        head = hbox(self.house, (words, 1), spacing=12)
        vbox(STRETCH, head, self.button, STRETCH, parent=self, spacing=10, margin=12)
        self.refresh()

    def refresh(self) -> None:
        """Name the next player; clear all texts while the curtain is up."""
        session = self._desk.session
        if session is None or not self._desk.seats.curtain_down:
            self.text.setText("")
            self.detail.setText("")
            set_name(self.button, "")
            return
        seat = session.seats[session.to_move]
        self.house.set_colour(seat.colour)
        name = name_in_sentence(seat.name)
        words, position = self._desk.words, session.position
        question = words.turn.question(position) if words is not None else ""
        turn = self.tr("{player}, it is your turn").format(player=name)
        self.text.setText(question or turn)
        self.detail.setText(
            self.tr("{active}'s turn continues after your answer.").format(
                active=name_in_sentence(session.seats[position.active].name)
            )
            if question
            else self.tr("Your cards and tiles appear when you click.")
        )
        self._name = self.tr("I am {player}").format(player=name)
        self._show_name()

    def _show_name(self) -> None:
        """Elide the name to the width of the button."""
        width = max(scaled(BUTTON_TEXT), self.button.width() - _BUTTON_EDGES)
        set_name(self.button, self._name, width=width)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self._name:
            self._show_name()
        return super().eventFilter(watched, event)
