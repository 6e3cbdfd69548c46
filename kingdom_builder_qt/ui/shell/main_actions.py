"""All actions of the main window: names, shortcuts, icons, menus.

Features contribute only commands. The menus are designed as a whole and listed here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenuBar, QToolBar, QToolButton

from kingdom_builder_qt.ui.desktop.settings.pace import PACES, Pace, PaceNames, faster
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.action_set import ActionSet, Spec
from kingdom_builder_qt.ui.desktop.widgets.magnifying import MAGNIFIER_KEY
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.board.board_keys import board_key
from kingdom_builder_qt.ui.table.desk.ai_turns import AiTurns, one_move, one_turn
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.last_turns import can_show_last_turns

tr = translator(__name__)

# Shown only in games with computer players; `speed` is a submenu.
IDS: Final = ("pause_ai", "step_move", "step_turn", "hurry", "slower", "faster")
STRIP: Final = "pause_ai step_move step_turn speed hurry"


class ComputerActions(QObject):
    """The actions about computer players."""

    def __init__(self, actions: ActionSet, ai: AiTurns, bar: QToolBar) -> None:
        """Fill the submenu `speed` and connect all actions but `hurry`."""
        super().__init__(bar)
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
        self._line = shown[shown.index(actions["pause_ai"]) - 1]  # the separator before them
        button = bar.widgetForAction(menu.menuAction())
        assert isinstance(button, QToolButton)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def follow(self, running: bool, has_ai: bool) -> None:
        """Show the actions only in games with computer players, and enable those possible now."""
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
        action = QAction(PaceNames().name(pace), self)
        action.setCheckable(True)
        action.triggered.connect(lambda: self._ai.set_pace(pace))
        self._group.addAction(action)
        return action

    def _show_pause(self) -> None:
        """Show whether the computers are paused.  During a step they are not, so P pauses them."""
        self._actions["pause_ai"].setChecked(self._ai.is_paused)

    def _show_pace(self, pace: Pace) -> None:
        self.paces[pace].setChecked(True)
        set_tooltip(self._actions.submenus["speed"].menuAction(), PaceNames().sentence(pace))


_ZOOM: Final = ("zoom_in", "zoom_out", "zoom_fit")

# Action ids in menu order; "|" is a separator.
EDIT_MENU: Final = (
    "undo redo | copy_position copy_game copy_set_up picture_set_up paste |"
    " copy_picture save_picture save_animation | set_up_position"
)
GAME_MENU: Final = (
    "first_game new_game restart | open history import | name_game save_copy export_game |"
    " section_editor packs settings | back_to_editor close_game quit"
)
PLAY_MENU: Final = (
    "end_turn decline mandatory moves board_in_words hint last_turns | "
    + STRIP
    + " | players scores review"
)
VIEW_MENU: Final = (
    "zoom_in zoom_out zoom_fit magnifier turned_board reset_layout |"
    " coordinates running_score highlight_targets hex_gold section_mark | sound |"
    " theme colours text_size full_screen"
)
LEARN_MENU: Final = "lessons puzzles challenges achievements | tips"
HELP_MENU: Final = "rules right_click problems | about"
START_LINKS: Final = "open lessons puzzles challenges"  # on the start page, below the main buttons
_NOT_IN_LESSONS: Final = (
    "restart name_game save_copy export_game copy_game copy_set_up picture_set_up players hint"
    " review copy_picture save_picture save_animation"
)
TOOL_BAR: Final = "new_game open | undo redo hint | " + STRIP + " | zoom_out zoom_in zoom_fit rules"


class Actions(ActionSet):
    """The actions of the main window."""

    computer: ComputerActions

    def begin(self) -> None:
        """Create the actions that belong to no feature."""
        self.add(self.specs())

    @classmethod
    def specs(cls) -> dict[str, Spec]:
        """Return these actions."""
        return {**cls._game_specs(), **cls._other_specs()}

    def follow(self, desk: GameDesk, why_not: Mapping[str, str]) -> None:
        """Enable the actions possible now.

        `why_not`: the reason why the game or the settings rule an action out, "" for none, by
        action id.
        """
        session, position = desk.session, desk.position
        playing = session is not None
        running = position is not None and not position.is_over
        has_ai = session is not None and len(desk.seats.humans) < len(session.seats)
        for id_ in (
            "restart",
            "name_game",
            "save_copy",
            "export_game",
            "copy_game",
            "close_game",
            "scores",
            "copy_picture",
            "save_picture",
            "save_animation",
            "reset_layout",
            *_ZOOM,
        ):
            self[id_].setEnabled(playing)
        self.computer.follow(running, has_ai)
        self["players"].setEnabled(running)
        self["end_turn"].setEnabled(desk.controller.can_end_turn or desk.controller.can_skip)
        self["decline"].setEnabled(desk.controller.can_decline)
        self["mandatory"].setEnabled(desk.controller.can_return)
        self["moves"].setEnabled(running)
        self["board_in_words"].setEnabled(playing)
        self["last_turns"].setEnabled(can_show_last_turns(desk))
        possible = {
            "hint": desk.seats.is_human_turn,
            "copy_set_up": playing,
            "picture_set_up": playing,
        }
        for id_, is_possible in possible.items():
            self.allow(id_, is_possible and not why_not[id_], why_not[id_])
        self["review"].setEnabled(playing and not running)
        can_copy = playing and not desk.seats.curtain_down
        self["copy_position"].setEnabled(can_copy)
        self["undo"].setEnabled(desk.controller.can_undo)
        self["redo"].setEnabled(desk.controller.can_redo)
        if desk.lesson is not None:  # a lesson cannot be saved, changed or analysed
            for id_ in _NOT_IN_LESSONS.split():
                self[id_].setEnabled(False)
        for id_ in ("section_mark", "back_to_editor"):
            self[id_].setVisible(bool(desk.trial))

    def fill(self, bar: QMenuBar, desk: GameDesk) -> QToolBar:
        """Fill the menus of a bar, and return the toolbar."""
        titles = {
            "theme": tr("&Theme"),
            "colours": tr("Co&lours"),
            "text_size": tr("Text si&ze"),
            "speed": tr("&Computer speed"),
        }
        for title, ids in (
            (tr("&Game"), GAME_MENU),
            (tr("&Edit"), EDIT_MENU),
            (tr("&Play"), PLAY_MENU),
            (tr("&View"), VIEW_MENU),
            (tr("&Learn"), LEARN_MENU),
            (tr("&Help"), HELP_MENU),
        ):
            self.fill_menu(bar.addMenu(title), ids, titles)
        tool_bar = self.make_bar("tool_bar", tr("Tool bar"), TOOL_BAR)
        self.computer = ComputerActions(self, desk.ai, tool_bar)
        return tool_bar

    @staticmethod
    def _game_specs() -> dict[str, Spec]:
        return {
            "first_game": Spec(tr.later("&First game"), ("Ctrl+Shift+N",), "flag"),
            "restart": Spec(tr.later("Rem&atch")),
            "section_editor": Spec(tr.later("Section &editor"), ("F4",), "hex"),
            "back_to_editor": Spec(tr.later("&Back to the editor"), ("F5",)),
            "close_game": Spec(tr.later("&Close game"), ("Ctrl+W",)),
            "quit": Spec(tr.later("&Quit"), ("Ctrl+Q",), "quit"),
            "end_turn": Spec(tr.later("&End turn"), ("E", "Ctrl+Return"), "end-turn"),
            "decline": Spec(tr.later("&Decline or finish action"), ("D",)),
            "mandatory": Spec(tr.later("Back to &mandatory action"), ("M",)),
            "hint": Spec(tr.later("&Hint"), ("?", "Ctrl+H"), "hint"),
            "last_turns": Spec(tr.later("&Replay last turns"), ("R",)),
            "undo": Spec(tr.later("&Undo"), ("Ctrl+Z",), "undo"),
            "redo": Spec(tr.later("&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
            "copy_position": Spec(tr.later("&Copy position"), ("Ctrl+C",), "copy"),
            "copy_game": Spec(tr.later("Copy &game"), ("Ctrl+Shift+C",)),
            "copy_set_up": Spec(tr.later("Copy set-up c&ode")),
            "picture_set_up": Spec(tr.later("Save set-up as p&icture…")),
            "paste": Spec(
                tr.later("&Paste position, game, code or picture…"), ("Ctrl+V",), "paste"
            ),
            "hurry": Spec(tr.later("Make the computer move &now"), ("H",), "fast"),
            "pause_ai": Spec(tr.later("&Pause the computer"), ("P",), "pause", checkable=True),
            "step_move": Spec(tr.later("Step one mo&ve"), ("S",), "step"),
            "step_turn": Spec(tr.later("Step one &turn"), ("T",), "step-turn"),
            "slower": Spec(tr.later("S&lower"), ("<",)),
            "faster": Spec(tr.later("&Faster"), (">",)),
        }

    @staticmethod
    def _other_specs() -> dict[str, Spec]:
        return {
            "zoom_in": Spec(tr.later("Zoom &in"), icon="zoom-in", key_id=board_key("zoom_in")),
            "zoom_out": Spec(tr.later("Zoom &out"), icon="zoom-out", key_id=board_key("zoom_out")),
            "zoom_fit": Spec(
                tr.later("&Fit to window"), icon="zoom-fit", key_id=board_key("zoom_fit")
            ),
            "magnifier": Spec(tr.later("M&agnifier"), checkable=True, key_id=MAGNIFIER_KEY),
            "turned_board": Spec(tr.later("Turn the &board round"), checkable=True),
            "right_click": Spec(tr.later("&Next click with the right button")),
            "reset_layout": Spec(tr.later("R&eset layout")),
            "coordinates": Spec(tr.later("&Coordinates"), checkable=True),
            "running_score": Spec(tr.later("&Running score"), checkable=True),
            "highlight_targets": Spec(tr.later("Show &possible hexes"), checkable=True),
            "hex_gold": Spec(tr.later("Show &gold of a hex"), checkable=True),
            "section_mark": Spec(tr.later("&Mark the section being tried"), checkable=True),
            "sound": Spec(tr.later("&Sound"), ("Ctrl+Shift+M",), checkable=True),
            "full_screen": Spec(tr.later("F&ull screen"), ("F11",), checkable=True),
            "tips": Spec(tr.later("&Tips in the first game"), checkable=True),
        }
