"""The buttons that end a turn or an open block, and those for undo and redo."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from kingdom_builder_qt.core.decision import skip_move
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_icons
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon, set_icon
from kingdom_builder_qt.ui.desktop.widgets.style import (
    add_layout,
    make_primary,
    scaled_font,
    small_button,
    tight,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.panels.hand.sizes import ROOMY, HandSizes
from kingdom_builder_qt.ui.table.panels.panel import Panel

_ICON: Final = 22


class ActionsPanel(Panel):
    """A large button "End turn", or "Done" while a block may be ended; undo and redo below it.

    The hand panel refreshes it.
    """

    def __init__(self, desk: GameDesk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.end = QPushButton(self.tr("End turn"))
        self.end.setFont(scaled_font(self.end, 1.1, bold=True))
        grow_icons(self.end, _ICON)
        self.end.clicked.connect(desk.controller.finish)
        tip = self.tr("Undo the last decision")
        self.undo = small_button(self.tr("Undo"), tip)
        self.undo.clicked.connect(desk.controller.undo)
        tip = self.tr("Play the undone decision again")
        self.redo = small_button(self.tr("Redo"), tip)
        self.redo.clicked.connect(desk.controller.redo)
        self._lay_out()
        self.set_sizes(ROOMY)
        self.rebuild()
        self.refresh()

    def _lay_out(self) -> None:
        pair = QHBoxLayout()
        tight(pair, 8)
        pair.addWidget(self.undo)
        pair.addWidget(self.redo)
        rows = QVBoxLayout(self)
        tight(rows, 8)
        rows.addStretch(1)
        rows.addWidget(self.end)
        add_layout(rows, pair)
        rows.addStretch(1)

    def set_sizes(self, sizes: HandSizes) -> None:
        """Set heights and width for the space of the hand."""
        self._width = sizes.buttons
        self.end.setMinimumHeight(sizes.end)
        for button in (self.undo, self.redo):
            button.setMinimumHeight(sizes.small)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._width, super().sizeHint().height())

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
            self.end.setText(view.words.turn.plain(skip))
            set_tooltip(self.end, view.words.turn.end_action(view.position))
        else:
            self.end.setText(self.tr("End turn"))
            set_tooltip(self.end, self.tr("End your turn"))
        colour = "text_on_accent" if can_end else "text_muted"
        icon = "check" if can_skip else "end-turn"
        make_primary(self.end)
        set_icon(self.end, line_icon(icon, colour))
        self.undo.setEnabled(controller.can_undo)
        self.redo.setEnabled(controller.can_redo)
