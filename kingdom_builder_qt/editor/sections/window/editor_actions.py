"""All commands of the editor as actions: names, keys, icons, menus and the two tool bars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import shiboken6
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar, QToolButton

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.action_set import ActionSet, Spec
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_tool_icons
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.shell.top_row import MenuBar

tr = translator(__name__)


class LandButton(QObject):
    """Shows the last used action of a submenu on its tool button."""

    def __init__(self, bar: QToolBar, menu: QMenu, tools: Sequence[QAction]) -> None:
        super().__init__(bar)
        self._menu, self._tools, self._shown = menu, tools, tools[0]
        button = bar.widgetForAction(menu.menuAction())
        assert isinstance(button, QToolButton)
        self.button = button
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        set_tooltip(menu.menuAction(), menu.title().replace("&", ""))
        for tool in tools:
            tool.changed.connect(self._follow)
            tool.toggled.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        """Show the active tool, else the last used one."""
        used = next((tool for tool in self._tools if tool.isChecked()), None)
        self._shown = used or self._shown
        if self._menu.icon().cacheKey() != self._shown.icon().cacheKey():
            self._menu.setIcon(self._shown.icon())
        # With each change of its uncheckable action the button becomes uncheckable.
        self.button.setCheckable(True)
        self.button.setChecked(used is not None)


# Action ids in menu order; | is a separator.
FILE_MENU: Final = (
    "new open sections recent | save save_as | copy_text paste_text |"
    " import export folder | reopen close quit"
)
EDIT_MENU: Final = (
    "undo redo | cut copy paste delete | select_all select_none |"
    " rotate mirror upend half | replace"
)
TOOLS: Final = ("brush", "eraser", "line", "fill", "select", "lasso", "pick", "swap")
LAND: Final = ("river", "coast", "noise", "outline")  # one button of the bar for all of them
SIZES: Final = ("size_1", "size_2", "size_3")
SYMMETRIES: Final = (
    *("symmetry_none", "symmetry_rotation"),
    *("symmetry_mirror", "symmetry_top_bottom"),
)
TOOL_MENU: Final = " ".join((*TOOLS, "land |", *SIZES, "smaller larger |", *SYMMETRIES))
VIEW_MENU: Final = (
    "zoom_in zoom_out zoom_fit magnifier | blocked | board board_corner board_turn board_draw |"
    " next previous | windows theme colours text_size"
)
SECTION_MENU: Final = "play play_with analyse"
CONTENT_MENU: Final = "entries | packs export_pack"
HALF_MENU: Final = "half_left half_right half_top half_bottom | half_turn_top half_turn_bottom"
HELP_MENU: Final = "keys right_click | content_guide content_format"
TOOL_BAR: Final = (
    "new open save | undo redo | rotate mirror | zoom_out zoom_in zoom_fit blocked board |"
    " play analyse"
)
# Commands that move the focus from a text field to the canvas.
LEAVES_FIELDS: Final = frozenset(
    [
        *(*TOOLS, *LAND, *SIZES, *SYMMETRIES, "smaller", "larger"),
        *("paste", "delete", "select_all", "select_none", "rotate", "mirror", "upend", "replace"),
        *HALF_MENU.replace("|", "").split(),
        *("save", "save_as"),
    ]
)

WITH_WORDS: Final = ("play", "analyse")  # in the tool bar: the main purpose of drawing a section


_FILE_SPECS: Final = {
    "new": Spec(tr.later("&New…"), ("Ctrl+N",), "new"),
    "open": Spec(tr.later("&Open…"), ("Ctrl+O",), "open"),
    "sections": Spec(tr.later("&All sections…"), ("Ctrl+B",), "folder"),
    "entries": Spec(tr.later("&Tiles and cards…"), ("Ctrl+T",), "deck"),
    "save": Spec(tr.later("&Save"), ("Ctrl+S",), "save"),
    "save_as": Spec(tr.later("Sa&ve as…"), ("Ctrl+Shift+S",)),
    "copy_text": Spec(tr.later("&Copy as text"), ("Ctrl+Shift+C",)),
    "paste_text": Spec(tr.later("&Paste section from text"), ("Ctrl+Shift+V",)),
    "import": Spec(tr.later("&Import…"), ("Ctrl+I",)),
    "folder": Spec(tr.later("Open content &folder")),
    "export": Spec(tr.later("&Export…"), ("Ctrl+E",)),
    "reopen": Spec(tr.later("Reopen sec&tions at start"), checkable=True),
    "close": Spec(tr.later("C&lose"), ("Ctrl+W",)),
    "quit": Spec(tr.later("&Quit"), ("Ctrl+Q",), "quit"),
    "play": Spec(tr.later("&Play here"), ("F5",), "play"),
    "play_with": Spec(tr.later("Play here &with…"), ("Shift+F5",)),
    "analyse": Spec(tr.later("&Analyse…"), ("F6",), "chart"),
    "packs": Spec(tr.later("&Packs…")),
    "export_pack": Spec(tr.later("&Export a pack…")),
    "right_click": Spec(tr.later("&Next click with the right button")),
    "content_guide": Spec(tr.later("Content &guide")),
    "content_format": Spec(tr.later("Content &format")),
    "keys": Spec(tr.later("&Keys and mouse"), ("F1",), "help"),
}
_EDIT_SPECS: Final = {
    "undo": Spec(tr.later("&Undo"), ("Ctrl+Z",), "undo"),
    "redo": Spec(tr.later("&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    "cut": Spec(tr.later("Cu&t"), ("Ctrl+X",), "cut"),
    "copy": Spec(tr.later("&Copy"), ("Ctrl+C",), "copy"),
    "paste": Spec(tr.later("&Paste"), ("Ctrl+V",), "paste"),
    "delete": Spec(tr.later("Cl&ear the selected hexes"), ("Del", "Backspace"), "trash"),
    "select_all": Spec(tr.later("Select &all"), ("Ctrl+A",)),
    "select_none": Spec(tr.later("Select &none"), ("Ctrl+Shift+A",)),
    "rotate": Spec(tr.later("&Half turn"), ("Ctrl+R",), "rotate"),
    "mirror": Spec(tr.later("&Mirror left to right"), ("Ctrl+M",), "mirror"),
    "upend": Spec(tr.later("Mirror top to &bottom"), ("Ctrl+Shift+M",)),
    "half_left": Spec(tr.later("&Left to right")),
    "half_right": Spec(tr.later("&Right to left")),
    "half_top": Spec(tr.later("&Top to bottom")),
    "half_bottom": Spec(tr.later("&Bottom to top")),
    "half_turn_top": Spec(tr.later("Top to bottom, t&urned")),
    "half_turn_bottom": Spec(tr.later("Bottom to top, turne&d")),
    "replace": Spec(tr.later("Rep&lace terrain…"), ("Ctrl+H",)),
    "zoom_in": Spec(tr.later("Zoom &in"), ("+", "Ctrl++", "Ctrl+="), "zoom-in"),
    "zoom_out": Spec(tr.later("Zoom &out"), ("-", "Ctrl+-"), "zoom-out"),
    "zoom_fit": Spec(tr.later("&Fit to window"), ("F", "Ctrl+0"), "zoom-fit"),
    "magnifier": Spec(tr.later("M&agnifier"), ("Z",), checkable=True),
    "next": Spec(tr.later("&Next section"), ("Ctrl+Tab", "Ctrl+PgDown")),
    "previous": Spec(tr.later("Pre&vious section"), ("Ctrl+Shift+Tab", "Ctrl+PgUp")),
    "blocked": Spec(tr.later("Show un&buildable hexes"), ("O",), "blocked", checkable=True),
    "board": Spec(tr.later("Show the &whole board"), ("W",), "board", checkable=True),
    "board_corner": Spec(tr.later("Next &corner of the board"), ("C",)),
    "board_turn": Spec(tr.later("&Turn the section on the board"), ("T",), "half-turn"),
    "board_draw": Spec(tr.later("Pick other sections at &random"), ("D",), "dice"),
}
_TOOL_SPECS: Final = {
    "brush": Spec(tr.later("&Brush"), ("B",), "brush"),
    "eraser": Spec(tr.later("&Eraser"), ("E",), "eraser"),
    "line": Spec(tr.later("&Line"), ("L",), "line"),
    "fill": Spec(tr.later("&Fill"), ("G",), "fill"),
    "select": Spec(tr.later("Select a &rectangle"), ("R",), "select"),
    "lasso": Spec(tr.later("Select with the l&asso"), ("A",), "lasso"),
    "pick": Spec(tr.later("&Pick from section"), ("I",), "pick"),
    "swap": Spec(tr.later("&Swap hexes"), ("S",), "swap"),
    "river": Spec(tr.later("Ri&ver"), ("V",), "river"),
    "coast": Spec(tr.later("&Coast"), ("K",), "coast"),
    "noise": Spec(tr.later("&Scatter"), ("N",), "noise"),
    "outline": Spec(tr.later("&Outline"), ("U",), "outline"),
    "size_1": Spec(tr.later("&1-hex brush"), (), "brush-1"),
    "size_2": Spec(tr.later("&7-hex brush"), (), "brush-2"),
    "size_3": Spec(tr.later("1&9-hex brush"), (), "brush-3"),
    "smaller": Spec(tr.later("S&maller brush"), ("[",)),
    "larger": Spec(tr.later("Lar&ger brush"), ("]",)),
    "symmetry_none": Spec(tr.later("&No symmetry"), ("Shift+N",), "hex"),
    "symmetry_rotation": Spec(tr.later("Half-&turn symmetry"), ("Shift+R",), "half-turn"),
    "symmetry_mirror": Spec(tr.later("Left-right s&ymmetry"), ("Shift+M",), "symmetry"),
    "symmetry_top_bottom": Spec(tr.later("Top-b&ottom symmetry"), ("Shift+T",), "symmetry-level"),
}
SPECS: Final = {**_FILE_SPECS, **_EDIT_SPECS, **_TOOL_SPECS}


class EditorActions(ActionSet):
    """Creates the actions of the editor window, its menus and its tool bars."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window, "editor")
        self.groups: list[QActionGroup] = []
        self._begin()

    def renew(self, window: QMainWindow) -> None:
        """Create everything again, in the language that is spoken now."""
        for made in (*window.findChildren(QToolBar), *self.groups):
            shiboken6.delete(made)
        self.clear()
        self._begin()
        self.fill(window)

    def _begin(self) -> None:
        self.add(SPECS)
        self.groups = [self._exclusive(ids) for ids in ((*TOOLS, *LAND), SIZES, SYMMETRIES)]

    def fill(self, window: QMainWindow) -> None:
        """Build the menus, the tool bar at the top and the bar of tools on the left."""
        bar = MenuBar(window)
        window.setMenuBar(bar)
        titles = {
            "recent": tr("Open &recent"),
            "land": tr("Lan&d brushes"),
            "half": tr("C&opy half"),
            "windows": tr("&Panels"),
            "theme": tr("T&heme"),
            "colours": tr("Co&lours"),
            "text_size": tr("Text si&ze"),
        }
        for title, ids in (
            (tr("&File"), FILE_MENU),
            (tr("&Edit", "menu"), EDIT_MENU),
            (tr("&Tools"), TOOL_MENU),
            (tr("&View"), VIEW_MENU),
            (tr("&Section"), SECTION_MENU),
            (tr("&Content"), CONTENT_MENU),
            (tr("&Help"), HELP_MENU),
        ):
            self.fill_menu(bar.addMenu(title), ids, titles)
        self.fill_menu(self.submenus["half"], HALF_MENU, {})
        self.fill_menu(self.submenus["land"], " ".join(LAND), {})
        top = self._bar("tool_bar", tr("Tool bar"), TOOL_BAR)
        grow_tool_icons(top, 20)
        window.addToolBar(Qt.ToolBarArea.TopToolBarArea, top)
        ids = " ".join((*TOOLS, "land", "|", *SIZES, "|", *SYMMETRIES))
        left = self._bar("tools", tr("Tools"), ids)
        grow_tool_icons(left, 19)  # so that all fit in a window 540 pixels high
        is_mirrored = window.isRightToLeft()
        area = Qt.ToolBarArea.RightToolBarArea if is_mirrored else Qt.ToolBarArea.LeftToolBarArea
        window.addToolBar(area, left)
        self.land_button = LandButton(left, self.submenus["land"], [self[id_] for id_ in LAND])
        self.see(" ".join(LAND))

    def shortcuts(self) -> list[tuple[str, str]]:
        """Return (keys, effect) of all keys and mouse gestures."""
        return [
            *self.key_rows(),
            (tr("Arrows"), tr("Move the cursor")),
            (tr("Shift + arrows"), tr("Move and paint, or stretch a line or selection")),
            (tr("Enter, Space"), tr("Same as a click")),
            (tr("Right click"), tr("Paint with the terrain of the hex")),
            (tr("Ctrl + wheel"), tr("Change the brush size")),
            (tr("Wheel, middle button"), tr("Zoom; drag to pan")),
            (tr("Esc"), tr("Cancel the stroke, or deselect")),
        ]

    # -- building ----------------------------------------------------------------------------------

    def _bar(self, name: str, title: str, ids: str) -> QToolBar:
        bar = self.make_bar(name, title, ids)
        self.see(ids)
        for id_ in WITH_WORDS:
            button = bar.widgetForAction(self[id_])
            if isinstance(button, QToolButton):
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        return bar

    def _exclusive(self, ids: tuple[str, ...]) -> QActionGroup:
        group = QActionGroup(self)
        for id_ in ids:
            self[id_].setCheckable(True)
            group.addAction(self[id_])
        self[ids[0]].setChecked(True)
        return group
