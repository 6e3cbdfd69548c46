"""Joins the actions for the computer players to them: wait, a step, the speed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QToolBar, QToolButton

from kingdom_builder_qt.ui.desktop.settings.pace import PACES, Pace, PaceNames, faster
from kingdom_builder_qt.ui.desktop.widgets.action_set import ActionSet
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.desk.ai_turns import AiTurns, one_move, one_turn

# Of use only while a computer plays; `speed` is a submenu.
IDS: Final = ("pause_ai", "step_move", "step_turn", "hurry", "slower", "faster")
STRIP: Final = "pause_ai step_move step_turn speed hurry"


class ComputerActions(QObject):
    """Follows the computer players of one window."""

    def __init__(self, actions: ActionSet, ai: AiTurns, bar: QToolBar) -> None:
        """Fill the submenu `speed` and connect everything but `hurry`."""
        super().__init__(actions)
        self._actions, self._ai = actions, ai
        self._group = QActionGroup(self)
        self.paces = {pace: self._pace_action(pace) for pace in PACES}
        menu = actions.submenus["speed"]
        menu.setIcon(line_icon("speed"))
        menu.addActions(list(self.paces.values()))
        menu.addSeparator()
        menu.addActions([actions["slower"], actions["faster"]])
        actions["slower"].triggered.connect(lambda: ai.set_pace(faster(ai.pace, -1)))
        actions["faster"].triggered.connect(lambda: ai.set_pace(faster(ai.pace)))
        actions["step_move"].triggered.connect(lambda: ai.step(one_move))
        actions["step_turn"].triggered.connect(lambda: ai.step(one_turn))
        actions["pause_ai"].triggered.connect(ai.set_paused)
        for signal in (ai.paused_changed, ai.thinking_changed):
            signal.connect(self._show_pause)
        ai.pace_changed.connect(self._show_pace)
        self._show_pace(ai.pace)
        self._show_pause()
        shown = bar.actions()
        self._line = shown[shown.index(actions["pause_ai"]) - 1]  # what parts them from the others
        button = bar.widgetForAction(menu.menuAction())
        assert isinstance(button, QToolButton)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def follow(self, running: bool, has_ai: bool) -> None:
        """Show the actions only where a computer plays, and enable what is possible now."""
        for action in (self._line, self._actions.submenus["speed"].menuAction()):
            action.setVisible(has_ai)
        for id_ in IDS:
            self._actions[id_].setVisible(has_ai)
            self._actions[id_].setEnabled(running and has_ai)
        for id_ in ("step_move", "step_turn"):
            self._actions[id_].setEnabled(running and self._ai.can_step)
        for id_, end in (("slower", PACES[0]), ("faster", PACES[-1])):
            self._actions[id_].setEnabled(running and has_ai and self._ai.pace != end)

    def _pace_action(self, pace: Pace) -> QAction:
        name = PaceNames().name(pace)
        action = QAction(name[:1].upper() + name[1:], self)
        action.setCheckable(True)
        action.triggered.connect(lambda: self._ai.set_pace(pace))
        self._group.addAction(action)
        return action

    def _show_pause(self) -> None:
        """Show whether the computers wait: during a step they do not, so P makes them wait."""
        self._actions["pause_ai"].setChecked(self._ai.is_paused)

    def _show_pace(self, pace: Pace) -> None:
        self.paces[pace].setChecked(True)
        set_tooltip(self._actions.submenus["speed"].menuAction(), PaceNames().sentence(pace))
