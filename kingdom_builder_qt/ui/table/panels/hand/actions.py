"""The buttons that end a turn or an open block, and those for undo and redo."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.core.decision import skip_move
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon, set_icon
from kingdom_builder_qt.ui.desktop.widgets.style import (
    ElidedButton,
    make_primary,
    small_button,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.panels.hand.sizes import GAP, HandPlan, fitting_font
from kingdom_builder_qt.ui.table.panels.panel import Panel

tr = translator(__name__)

_ICON: Final = 22
_SMALL_ICON: Final = 20


class ActionsPanel(Panel):
    """A large button "End turn", or "Done" while a block may be ended; undo and redo below or
    left of it.

    The hand panel refreshes it.
    """

    def __init__(self, desk: GameDesk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.end = ElidedButton(tr("End turn"), self)
        self.end.clicked.connect(desk.controller.finish)
        self.undo = small_button(tr("Undo"), "")
        self.undo.clicked.connect(desk.controller.undo)
        self.redo = small_button(tr("Redo"), "")
        self.redo.clicked.connect(desk.controller.redo)
        for button in (self.undo, self.redo):
            button.setParent(self)
        self._small, self._is_row = 0, False
        self._ends = tr("End your turn")
        key_map().changed.connect(self._show_tips)
        self.rebuild()
        self._show_tips()
        self.refresh()

    def set_plan(self, plan: HandPlan) -> None:
        """Take the place of the plan, with a text that fits the large button."""
        self._small, self._is_row = plan.small, plan.is_row
        self.end.setIconSize(QSize(1, 1) * round(_ICON * plan.scale))
        for button in (self.undo, self.redo):
            button.setIconSize(QSize(1, 1) * round(_SMALL_ICON * plan.scale))
        taken = 2 * (plan.small + GAP) if plan.is_row else 0
        self.end.setFont(fitting_font(tr("End turn"), plan.buttons.width() - taken))
        self._place()

    def _place(self) -> None:
        """Place the large button above the two small ones, or right of them."""
        if self._is_row:
            high, step = self.height(), self._small + GAP
            for number, button in enumerate((self.undo, self.redo)):
                button.setFixedHeight(high)
                button.setGeometry(number * step, 0, self._small, high)
            self.end.setGeometry(2 * step, 0, self.width() - 2 * step, high)
            return
        width, top = self.width(), self.height() - self._small
        half = (width - GAP) // 2
        self.end.setGeometry(0, 0, width, top - GAP)
        for number, button in enumerate((self.undo, self.redo)):
            button.setFixedHeight(self._small)
            button.setGeometry(number * (width - half), top, half, self._small)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def rebuild(self) -> None:
        """Draw the icons in the colours of the theme."""
        self.undo.setIcon(line_icon("undo"))
        self.redo.setIcon(line_icon("redo"))

    def refresh(self) -> None:
        """Enable the possible actions."""
        view, controller = self.desk.view, self.desk.controller
        skip = skip_move(view.position) if view is not None and controller.can_skip else None
        can_skip = skip is not None
        can_end = can_skip or controller.can_end_turn
        self.end.setEnabled(can_end)
        if skip is not None and view is not None:
            self.end.set_words(view.words.turn.plain(skip))
            self._ends = view.words.turn.end_action(view.position)
        else:
            self.end.set_words(tr("End turn"))
            self._ends = tr("End your turn")
        self._show_tips()
        colour = "text_on_accent" if can_end else "text_muted"
        icon = "check" if can_skip else "end-turn"
        make_primary(self.end)
        set_icon(self.end, line_icon(icon, colour))
        self.undo.setEnabled(controller.can_undo)
        self.redo.setEnabled(controller.can_redo)

    def _show_tips(self) -> None:
        """Name the present keys."""
        with_key = key_map().with_key
        set_tooltip(self.end, with_key(self._ends, "table.end_turn"))
        set_tooltip(self.undo, with_key(tr("Undo the last decision"), "table.undo"))
        set_tooltip(self.redo, with_key(tr("Play the undone decision again"), "table.redo"))
