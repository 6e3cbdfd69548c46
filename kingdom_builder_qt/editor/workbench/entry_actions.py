"""The actions of the window of tiles and cards."""

from __future__ import annotations

from typing import Final

import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow, QMenuBar, QToolBar

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.action_set import ActionSet, Spec
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_tool_icons

tr = translator(__name__)

FILE_MENU: Final = "new copy | save | close"
EDIT_MENU: Final = "undo redo | duplicate rename delete"
TOOL_BAR: Final = "save | undo redo | duplicate delete"


SPECS: Final = {
    "save": Spec(tr.later("&Save"), ("Ctrl+S",), "save"),
    "close": Spec(tr.later("C&lose"), ("Ctrl+W",)),
    "undo": Spec(tr.later("&Undo"), ("Ctrl+Z",), "undo"),
    "redo": Spec(tr.later("&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    "duplicate": Spec(tr.later("&Duplicate"), ("Ctrl+D",), "copy"),
    "rename": Spec(tr.later("&Rename…"), ("F2",)),
    "delete": Spec(tr.later("D&elete"), ("Ctrl+Del",), "trash"),
}


class EntryActions(ActionSet):
    """Creates the actions of the window, its menus and its tool bar."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window, "workbench")
        self._begin()

    def renew(self, window: QMainWindow) -> None:
        """Create everything again, in the language that is spoken now; `fill` follows."""
        for bar in window.findChildren(QToolBar):
            shiboken6.delete(bar)
        self.clear()
        window.setMenuBar(QMenuBar())
        self._begin()

    def _begin(self) -> None:
        self.add(SPECS)

    def fill(self, window: QMainWindow) -> None:
        titles = {"new": tr("&New"), "copy": tr("New from &copy")}
        bar = window.menuBar()
        self.fill_menu(bar.addMenu(tr("&File")), FILE_MENU, titles)
        self.fill_menu(bar.addMenu(tr("&Edit")), EDIT_MENU, titles)
        tools = self.make_bar("tool_bar", tr("Tool bar"), TOOL_BAR)
        grow_tool_icons(tools, 20)
        self.see(TOOL_BAR)
        window.addToolBar(Qt.ToolBarArea.TopToolBarArea, tools)
