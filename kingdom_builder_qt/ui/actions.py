"""All commands of the main window as actions: names, shortcuts, icons, and the menus of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar

from kingdom_builder_qt.ui.bridge_state import BridgeState
from kingdom_builder_qt.ui.settings import THEMES
from kingdom_builder_qt.ui.theme import Theme
from kingdom_builder_qt.ui.widgets.pictures import line_icon

SEPARATOR: Final = "|"
_ZOOM: Final = ("zoom_in", "zoom_out", "zoom_fit")

# Action ids in menu order; a bar is a separator line.
GAME_MENU: Final = (
    "first_game new_game restart | open recent save_as | section_editor settings | close_game quit"
)
PLAY_MENU: Final = "end_turn mandatory moves | undo redo | hurry pause_ai | scores"
VIEW_MENU: Final = (
    "zoom_in zoom_out zoom_fit | coordinates running_score highlight_targets | theme full_screen"
)
HELP_MENU: Final = "rules problems | about"
TOOL_BAR: Final = "new_game open save_as | undo redo | hurry pause_ai | zoom_fit rules"


@dataclass(frozen=True, slots=True)
class Spec:
    """What an action looks like; `keys` are portable key sequences, the first is shown."""

    text: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    checkable: bool = False


class Actions(QObject):
    """The actions by id; the main window connects them and says which are possible."""

    def __init__(self, window: QMainWindow) -> None:
        """Create all actions as children of the window."""
        super().__init__(window)
        self._by_id: dict[str, QAction] = {}
        self._icons: dict[str, str] = {}
        for id_, spec in {**self._game_specs(), **self._other_specs()}.items():
            self._add(window, id_, spec)
        self.theme_group = QActionGroup(self)
        self.themes = {choice: self._theme_action(choice) for choice in THEMES}
        self.submenus: dict[str, QMenu] = {}

    def __getitem__(self, id_: str) -> QAction:
        """Return an action by its id."""
        return self._by_id[id_]

    def follow(self, bridge: BridgeState) -> None:
        """Enable what is possible now."""
        session, position = bridge.session, bridge.position
        playing = session is not None
        running = position is not None and not position.is_over
        has_ai = session is not None and len(bridge.humans) < len(session.seats)
        for id_ in ("restart", "save_as", "close_game", "scores", *_ZOOM):
            self[id_].setEnabled(playing)
        for id_ in ("hurry", "pause_ai"):
            self[id_].setEnabled(running and has_ai)
        self["end_turn"].setEnabled(bridge.can_end_turn or bridge.can_skip)
        self["mandatory"].setEnabled(bridge.is_human_turn)
        self["moves"].setEnabled(running)
        self["undo"].setEnabled(bridge.can_undo)
        self["redo"].setEnabled(bridge.can_redo)
        self["problems"].setEnabled(bool(bridge.catalog.problems))

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in the colours of a theme."""
        for id_, icon in self._icons.items():
            self._by_id[id_].setIcon(line_icon(icon, theme))

    def fill(self, window: QMainWindow) -> QToolBar:
        """Build the menus and the tool bar, and return the latter."""
        bar = window.menuBar()
        for title, ids in (
            (self.tr("&Game"), GAME_MENU),
            (self.tr("&Play"), PLAY_MENU),
            (self.tr("&View"), VIEW_MENU),
            (self.tr("&Help"), HELP_MENU),
        ):
            self._fill_menu(bar.addMenu(title), ids)
        tool_bar = QToolBar(self.tr("Tool bar"), window)
        tool_bar.setObjectName("tool_bar")
        tool_bar.setMovable(False)
        tool_bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        for id_ in TOOL_BAR.split():
            if id_ == SEPARATOR:
                tool_bar.addSeparator()
            else:
                tool_bar.addAction(self[id_])
        window.addToolBar(tool_bar)
        return tool_bar

    def shortcuts(self) -> list[tuple[str, str]]:
        """Return (keys, what they do) of every action that has keys, for the list of keys."""
        rows = [
            (
                ", ".join(
                    key.toString(QKeySequence.SequenceFormat.NativeText)
                    for key in action.shortcuts()
                ),
                action.text().replace("&", "").rstrip("…"),
            )
            for action in self._by_id.values()
            if action.shortcuts()
        ]
        return [
            *rows,
            (self.tr("1 to 9"), self.tr("Use that tile; the same key again puts it back")),
            (self.tr("Arrows, Enter"), self.tr("Walk on the board, build or move there")),
            (self.tr("N, Shift+N"), self.tr("Jump to the next or previous possible hex")),
            (self.tr("Del"), self.tr("Put a piece into the supply, or take one out")),
            (self.tr("Esc"), self.tr("Put a piece or a tile back")),
        ]

    def _fill_menu(self, menu: QMenu, ids: str) -> None:
        titles = {
            "recent": self.tr("Open &recent"),
            "theme": self.tr("&Theme"),
        }
        for id_ in ids.split():
            if id_ == SEPARATOR:
                menu.addSeparator()
            elif id_ in titles:
                self.submenus[id_] = menu.addMenu(titles[id_])
            else:
                menu.addAction(self[id_])
        if menu_of_themes := self.submenus.get("theme"):
            menu_of_themes.addActions(list(self.themes.values()))

    def _add(self, window: QMainWindow, id_: str, spec: Spec) -> None:
        action = QAction(spec.text, window)
        action.setObjectName(id_)
        action.setShortcuts([QKeySequence(keys) for keys in spec.keys])
        action.setCheckable(spec.checkable)
        name = spec.text.replace("&", "").rstrip("…")
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{name} ({keys})" if keys else name)
        window.addAction(action)  # so that the keys work in full screen, without a menu bar
        self._by_id[id_] = action
        if spec.icon:
            self._icons[id_] = spec.icon

    def _theme_action(self, choice: str) -> QAction:
        names = {
            "system": self.tr("Like the &system"),
            "light": self.tr("&Light"),
            "dark": self.tr("&Dark"),
        }
        action = QAction(names[choice], self)
        action.setCheckable(True)
        self.theme_group.addAction(action)
        return action

    def _game_specs(self) -> dict[str, Spec]:
        return {
            "first_game": Spec(self.tr("&First game"), ("Ctrl+Shift+N",), "flag"),
            "new_game": Spec(self.tr("&New game…"), ("Ctrl+N",), "new"),
            "restart": Spec(self.tr("Same set-up &again")),
            "open": Spec(self.tr("&Open…"), ("Ctrl+O",), "open"),
            "save_as": Spec(self.tr("&Save as…"), ("Ctrl+S", "Ctrl+Shift+S"), "save"),
            "section_editor": Spec(self.tr("Section &editor"), ("F4",), "hex"),
            "settings": Spec(self.tr("Se&ttings…"), ("Ctrl+,",), "settings"),
            "close_game": Spec(self.tr("&Close game"), ("Ctrl+W",)),
            "quit": Spec(self.tr("&Quit"), ("Ctrl+Q",), "quit"),
            "end_turn": Spec(self.tr("&End turn"), ("E", "Ctrl+Return"), "end-turn"),
            "mandatory": Spec(self.tr("&Mandatory action"), ("M",)),
            "moves": Spec(self.tr("&List of possible moves"), ("Ctrl+L",), "log"),
            "undo": Spec(self.tr("&Undo"), ("Ctrl+Z",), "undo"),
            "redo": Spec(self.tr("&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
            "hurry": Spec(self.tr("&Hurry the computer"), ("H",), "fast"),
            "pause_ai": Spec(self.tr("&Pause the computer"), ("P",), "pause", checkable=True),
            "scores": Spec(self.tr("&Score sheet"), ("F3",), "score"),
        }

    def _other_specs(self) -> dict[str, Spec]:
        return {
            "zoom_in": Spec(self.tr("Zoom &in"), ("+", "Ctrl++", "Ctrl+="), "zoom-in"),
            "zoom_out": Spec(self.tr("Zoom &out"), ("-", "Ctrl+-"), "zoom-out"),
            "zoom_fit": Spec(self.tr("&Fit to window"), ("F", "Ctrl+0"), "zoom-fit"),
            "coordinates": Spec(self.tr("&Coordinates"), checkable=True),
            "running_score": Spec(self.tr("&Running score"), checkable=True),
            "highlight_targets": Spec(self.tr("Show &possible hexes"), checkable=True),
            "full_screen": Spec(self.tr("F&ull screen"), ("F11",), checkable=True),
            "rules": Spec(self.tr("&Rules and keys"), ("F1",), "rules"),
            "problems": Spec(self.tr("&Problems in the content…"), (), "warning"),
            "about": Spec(self.tr("&About")),
        }
