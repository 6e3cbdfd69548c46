"""The card of tips next to the board of a first game; each tip is shown once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from kingdom_builder_qt.content.lessons.lesson import Tip
from kingdom_builder_qt.game.lessons import due_tip, is_outdated
from kingdom_builder_qt.ui.desktop.settings.settings import Settings, queue_settings
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.pictures import LineIcon
from kingdom_builder_qt.ui.desktop.widgets.style import STRETCH, hbox, label, title_label
from kingdom_builder_qt.ui.learn.lessons.lesson_store import LessonStore
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.panels.advice_page import GuidanceCard

tr = translator(__name__)


class TipCard(GuidanceCard):
    """Follows a desk; closed once the player has dismissed the tip, or it no longer applies."""

    is_requested = False
    unwanted = Signal()  # the player wants no more tips
    said = Signal(str)  # for screen readers

    def __init__(
        self,
        desk: GameDesk,
        settings: Settings,
        store: LessonStore,
        is_due: Callable[[], bool],
        board: QWidget,
    ) -> None:
        """`is_due` returns whether the game is one with tips."""
        super().__init__(board)
        self.setAccessibleName(tr("Tip"))
        self._desk, self._store, self._is_due = desk, store, is_due
        self._settings = settings
        self._turn: object = None  # in which the tip was shown
        self._tip: Tip | None = None
        self.icon = LineIcon("hint", 20, "accent")
        self.text = label("", 1.0, wrap=True, fitted=True)
        self.none = QPushButton(tr("Turn off tips"))
        self.read = QPushButton(tr("Got it"))
        head = hbox(self.icon, (title_label(tr("Tip")), 1))
        self.lay_out(head, (self.text,), (self.none, STRETCH, self.read))
        for button in (self.none, self.read):
            button.setAutoDefault(True)  # Enter presses it
            button.setMinimumHeight(32)
        self.read.clicked.connect(self.leave)
        self.none.clicked.connect(self.unwanted)
        self.none.clicked.connect(self.leave)
        desk.settled.connect(self.follow)
        store.changed.connect(self._show_words)
        desk.session_started.connect(self.expire)

    def follow(self) -> None:
        """Show the next relevant tip, if any."""
        position, viewer = self._desk.position, self._desk.seats.viewer
        if position is None or viewer is None or not self._settings.tips or not self._is_due():
            self._go()
            return
        tip = due_tip(self._store.lessons.tips, self._settings.tips_shown, position, viewer)
        turn = position.round, position.active
        if tip is None:
            shown, is_past = self._tip, turn != self._turn
            if shown is None or is_past or is_outdated(shown, position, viewer):
                self._go()
            return
        self._turn, self._tip = turn, tip
        self._settings.tips_shown = [*self._settings.tips_shown, tip.id]
        queue_settings(self._settings)
        self.text.setText(tip.text)
        self.setAccessibleDescription(tip.text)
        self.show_card(tip.text)
        self.said.emit(f"{self.accessibleName()}. {tip.text}")

    def take_back(self) -> None:
        """Let the next card show an open tip."""
        if self.is_open and self._tip is not None:
            shown = self._settings.tips_shown
            self._settings.tips_shown = [id_ for id_ in shown if id_ != self._tip.id]

    def _show_words(self) -> None:
        """Show the tips that were read, an open one in its new words."""
        self.take_back()
        self.follow()

    def _go(self) -> None:
        if self.is_open:
            self.expire()
