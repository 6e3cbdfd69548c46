"""The buttons of a replay: first, previous, play, next, last, and three speeds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import QToolButton, QWidget

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.desktop.widgets.pictures import icon_button, line_icon
from kingdom_builder_qt.ui.desktop.widgets.style import hbox
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.library.replay.replay_keys import replay_key
from kingdom_builder_qt.ui.words.foreign_text import joined

tr = translator(__name__)


@dataclass(frozen=True, slots=True)
class Speed:
    """Duration of a move in milliseconds, and speed factor of its animation."""

    ms: int
    factor: float


SPEEDS: Final = (Speed(1800, 1.0), Speed(900, 1.0), Speed(300, 3.0))
NORMAL: Final = 1


class Controls(QWidget):
    """Emits signals for the window."""

    first = Signal()
    previous = Signal()
    play = Signal()  # or pause
    next = Signal()
    last = Signal()
    previous_turn = Signal()
    next_turn = Signal()
    speed_chosen = Signal(int)  # index into SPEEDS

    def __init__(self) -> None:
        super().__init__()
        self._buttons: list[QToolButton] = []
        make = self._make
        self.to_first = make("first", tr("To the beginning (Home)"), self.first)
        self.to_previous_turn = make(
            "previous-turn", tr("Previous turn (Page up)"), self.previous_turn
        )
        self.to_previous = make("previous", tr("Previous move (Left)"), self.previous)
        self.to_play = make("play", "", self.play)
        self.to_next = make("next", tr("Next move (Right)"), self.next)
        self.to_next_turn = make("next-turn", tr("Next turn (Page down)"), self.next_turn)
        self.to_last = make("last", tr("To the end (End)"), self.last)
        self.speeds = ComboBox()
        self.speeds.addItems([tr("Slow"), tr("Normal"), tr("Fast")])
        self.speeds.setAccessibleName(tr("Speed"))
        key_map().changed.connect(self._show_keys)
        self._show_keys()
        self.speeds.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.speeds.activated.connect(self.speed_chosen)
        self.set_speed(NORMAL)
        self.show_playing(False)
        hbox(*self._buttons, 8, self.speeds, parent=self, spacing=2)

    def _make(self, icon: str, tip: str, signal: SignalInstance) -> QToolButton:
        button = icon_button(icon, tip)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click does not take the focus
        button.setAutoRaise(True)
        button.clicked.connect(signal)
        self._buttons.append(button)
        return button

    def _show_keys(self) -> None:
        ids = (replay_key(f"speed_{number + 1}") for number in range(len(SPEEDS)))
        keys = joined(filter(None, map(key_map().shown, ids)))
        text = tr("Playback speed ({keys})").format(keys=keys) if keys else tr("Playback speed")
        set_tooltip(self.speeds, text)

    def set_speed(self, number: int) -> None:
        """Select a speed."""
        self.speeds.setCurrentIndex(number)

    @property
    def speed(self) -> Speed:
        """Return the selected speed."""
        return SPEEDS[self.speeds.currentIndex()]

    def show_playing(self, playing: bool) -> None:
        """Set the middle button to play or pause."""
        icon = "pause" if playing else "play"
        tip = tr("Pause (Space)") if playing else tr("Play (Space)")
        self.to_play.setIcon(line_icon(icon))
        set_tooltip(self.to_play, tip)
        self.to_play.setAccessibleName(tip)

    def show_place(self, *, is_first: bool, is_last: bool) -> None:
        """Disable the buttons that would go beyond either end."""
        for button in (self.to_first, self.to_previous_turn, self.to_previous):
            button.setEnabled(not is_first)
        for button in (self.to_next, self.to_next_turn, self.to_last):
            button.setEnabled(not is_last)
