"""Controls for watching computers: pause, single moves or turns, and speed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from kingdom_builder_qt.ui.desktop.settings.pace import PACES, PaceNames
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.sliders import Slider
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon, set_icon
from kingdom_builder_qt.ui.desktop.widgets.style import (
    ElidedButton,
    add_layout,
    hbox,
    make_primary,
    muted,
    small_button,
    tight,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.desk.ai_turns import one_move, one_turn
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.panels.hand.sizes import GAP, LINE_GAP, HandPlan, fitting_font
from kingdom_builder_qt.ui.table.panels.panel import Panel

tr = translator(__name__)

_ICON, _SMALL_ICON, _SMALL = 20, 18, 26  # pixels of usual text
_WORD_WIDTH: Final = 140  # least width of the panel that shows the name of the speed


class SpectatorPanel(Panel):
    """A large button to pause or resume, buttons for a single move or turn, and a speed slider.

    The hand panel refreshes it after a decision.
    """

    def __init__(self, desk: GameDesk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.setAccessibleName(tr("Watch the computers"))
        self.play = ElidedButton()
        self.play.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.play.clicked.connect(lambda: desk.ai.set_paused(not desk.ai.is_paused))
        self.move_ = small_button(tr("One move"), "")
        self.move_.clicked.connect(lambda: desk.ai.step(one_move))
        self.turn = small_button(tr("One turn"), "")
        self.turn.clicked.connect(lambda: desk.ai.step(one_turn))
        self.speed = Slider()
        self.speed.setRange(0, len(PACES) - 1)
        self.speed.setPageStep(1)
        self.speed.setAccessibleName(tr("Computer speed"))
        self.speed.valueChanged.connect(lambda value: desk.ai.set_pace(PACES[value]))
        self.word = muted("", 1.0)
        self._lay_out()
        ai = desk.ai
        for signal in (ai.paused_changed, ai.pace_changed, ai.thinking_changed, key_map().changed):
            signal.connect(self.refresh)
        self.rebuild()
        self.refresh()

    def _lay_out(self) -> None:
        pair = QHBoxLayout()
        tight(pair, 8)
        pair.addWidget(self.move_)
        pair.addWidget(self.turn)
        self._rows = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        tight(self._rows, LINE_GAP)
        self._rows.addWidget(self.play, 1)
        add_layout(self._rows, pair, 1)
        add_layout(self._rows, hbox((self.speed, 1), self.word, spacing=6), 1)

    def set_plan(self, plan: HandPlan) -> None:
        """Take the place of the plan, with a text that fits the large button."""
        words = max(tr("Resume"), tr("Pause"), key=len)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._rows.setDirection(across if plan.is_row else down)
        self._rows.setSpacing(GAP if plan.is_row else LINE_GAP)
        for number in (1, 2):
            self._rows.setStretch(number, 1 if plan.is_row else 0)
        room = plan.buttons.width() // 3 if plan.is_row else plan.buttons.width()
        self.play.setFont(fitting_font(words, room))
        self.play.setIconSize(QSize(1, 1) * round(_ICON * plan.scale))
        for button in (self.move_, self.turn):
            button.setIconSize(QSize(1, 1) * round(_SMALL_ICON * plan.scale))
            high = plan.buttons.height() if plan.is_row else round(_SMALL * plan.scale)
            button.setFixedHeight(high)
        self.word.setVisible(not plan.is_row and plan.buttons.width() >= scaled(_WORD_WIDTH))

    def rebuild(self) -> None:
        self.move_.setIcon(line_icon("step"))
        self.turn.setIcon(line_icon("step-turn"))

    def refresh(self) -> None:
        """Update texts and enabled states."""
        ai, position = self.desk.ai, self.desk.position
        waits, running = ai.is_paused, position is not None and not position.is_over
        self.play.setEnabled(running)
        self.play.set_words(tr("Resume") if waits else tr("Pause"))
        tip, with_key = tr("Pause the computers"), key_map().with_key
        if waits:
            tip = tr("Let the computers play on")
        set_tooltip(self.play, with_key(tip, "table.pause_ai"))
        set_tooltip(self.move_, with_key(tr("Play one move, then wait"), "table.step_move"))
        set_tooltip(self.turn, with_key(tr("Play one turn, then wait"), "table.step_turn"))
        colour = "text_on_accent" if running else "text_muted"
        set_icon(self.play, line_icon("play" if waits else "pause", colour))
        make_primary(self.play)
        for button in (self.move_, self.turn):
            button.setEnabled(ai.can_step)
        names = PaceNames()
        name = names.name(ai.pace)
        self.speed.setValue(PACES.index(ai.pace))
        self.word.setText(name)
        set_tooltip(self.speed, names.sentence(ai.pace))
        self.speed.setAccessibleDescription(name)
