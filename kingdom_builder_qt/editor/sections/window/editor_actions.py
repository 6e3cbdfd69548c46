"""All commands of the editor as actions: names, keys, icons, menus and the two tool bars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar, QToolButton

from kingdom_builder_qt.ui.desktop.widgets.action_set import ActionSet, Spec
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_tool_icons
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.shell.top_row import MenuBar


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
    "zoom_in zoom_out zoom_fit | blocked | board board_corner board_turn board_draw |"
    " next previous | windows theme text_size"
)
SECTION_MENU: Final = "play play_with analyse"
CONTENT_MENU: Final = "entries | packs export_pack"
HALF_MENU: Final = "half_left half_right half_top half_bottom | half_turn_top half_turn_bottom"
HELP_MENU: Final = "keys | content_guide content_format"
TOOL_BAR: Final = (
    "new open save | undo redo | rotate mirror | zoom_fit blocked board | play analyse"
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


class EditorActions(ActionSet):
    """Creates the actions of the editor window, its menus and its tool bars."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.add({**self._file_specs(), **self._edit_specs(), **self._tool_specs()})
        self.groups = [self._exclusive(ids) for ids in ((*TOOLS, *LAND), SIZES, SYMMETRIES)]

    def fill(self, window: QMainWindow) -> None:
        """Build the menus, the tool bar at the top and the bar of tools on the left."""
        bar = MenuBar(window)
        window.setMenuBar(bar)
        titles = {
            "recent": self.tr("Open &recent"),
            "land": self.tr("Lan&d brushes"),
            "half": self.tr("C&opy half"),
            "windows": self.tr("&Panels"),
            "theme": self.tr("T&heme"),
            "text_size": self.tr("Text si&ze"),
        }
        for title, ids in (
            (self.tr("&File"), FILE_MENU),
            (self.tr("&Edit"), EDIT_MENU),
            (self.tr("&Tools"), TOOL_MENU),
            (self.tr("&View"), VIEW_MENU),
            (self.tr("&Section"), SECTION_MENU),
            (self.tr("&Content"), CONTENT_MENU),
            (self.tr("&Help"), HELP_MENU),
        ):
            self.fill_menu(bar.addMenu(title), ids, titles)
        self.fill_menu(self.submenus["half"], HALF_MENU, {})
        self.fill_menu(self.submenus["land"], " ".join(LAND), {})
        top = self._bar("tool_bar", self.tr("Tool bar"), TOOL_BAR)
        grow_tool_icons(top, 20)
        window.addToolBar(Qt.ToolBarArea.TopToolBarArea, top)
        ids = " ".join((*TOOLS, "land", "|", *SIZES, "|", *SYMMETRIES))
        left = self._bar("tools", self.tr("Tools"), ids)
        grow_tool_icons(left, 19)  # so that all fit in a window 540 pixels high
        window.addToolBar(Qt.ToolBarArea.LeftToolBarArea, left)
        self.land_button = LandButton(left, self.submenus["land"], [self[id_] for id_ in LAND])
        self.see(" ".join(LAND))

    def shortcuts(self) -> list[tuple[str, str]]:
        """Return (keys, effect) of all keys and mouse gestures."""
        return [
            *self.key_rows(),
            (self.tr("1 to 9, 0"), self.tr("Paint with that terrain (0: erase)")),
            (self.tr("Ctrl + 1 to 9"), self.tr("Paint with the tenth terrain onwards")),
            (self.tr("Alt + 1 to 9"), self.tr("Paint with that location")),
            (self.tr("Arrows"), self.tr("Move the cursor")),
            (self.tr("Shift + arrows"), self.tr("Move and paint, or stretch a line or selection")),
            (self.tr("Enter, Space"), self.tr("Same as a click")),
            (self.tr("Right click"), self.tr("Paint with the terrain of the hex")),
            (self.tr("Ctrl + wheel"), self.tr("Change the brush size")),
            (self.tr("Wheel, middle button"), self.tr("Zoom; drag to pan")),
            (self.tr("Esc"), self.tr("Cancel the stroke, or deselect")),
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

    def _file_specs(self) -> dict[str, Spec]:
        return {
            "new": Spec(self.tr("&New…"), ("Ctrl+N",), "new"),
            "open": Spec(self.tr("&Open…"), ("Ctrl+O",), "open"),
            "sections": Spec(self.tr("&All sections…"), ("Ctrl+B",), "folder"),
            "entries": Spec(self.tr("&Tiles and cards…"), ("Ctrl+T",), "deck"),
            "save": Spec(self.tr("&Save"), ("Ctrl+S",), "save"),
            "save_as": Spec(self.tr("Sa&ve as…"), ("Ctrl+Shift+S",)),
            "copy_text": Spec(self.tr("&Copy as text"), ("Ctrl+Shift+C",)),
            "paste_text": Spec(self.tr("&Paste section from text"), ("Ctrl+Shift+V",)),
            "import": Spec(self.tr("&Import…"), ("Ctrl+I",)),
            "folder": Spec(self.tr("Open content &folder")),
            "export": Spec(self.tr("&Export…"), ("Ctrl+E",)),
            "reopen": Spec(self.tr("Reopen sec&tions at start"), checkable=True),
            "close": Spec(self.tr("C&lose"), ("Ctrl+W",)),
            "quit": Spec(self.tr("&Quit"), ("Ctrl+Q",), "quit"),
            "play": Spec(self.tr("&Play here"), ("F5",), "play"),
            "play_with": Spec(self.tr("Play here &with…"), ("Shift+F5",)),
            "analyse": Spec(self.tr("&Analyse…"), ("F6",), "chart"),
            "packs": Spec(self.tr("&Packs…")),
            "export_pack": Spec(self.tr("&Export a pack…")),
            "content_guide": Spec(self.tr("Content &guide")),
            "content_format": Spec(self.tr("Content &format")),
            "keys": Spec(self.tr("&Keys and mouse"), ("F1",), "help"),
        }

    def _edit_specs(self) -> dict[str, Spec]:
        return {
            "undo": Spec(self.tr("&Undo"), ("Ctrl+Z",), "undo"),
            "redo": Spec(self.tr("&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
            "cut": Spec(self.tr("Cu&t"), ("Ctrl+X",), "cut"),
            "copy": Spec(self.tr("&Copy"), ("Ctrl+C",), "copy"),
            "paste": Spec(self.tr("&Paste"), ("Ctrl+V",), "paste"),
            "delete": Spec(self.tr("Cl&ear the selected hexes"), ("Del", "Backspace"), "trash"),
            "select_all": Spec(self.tr("Select &all"), ("Ctrl+A",)),
            "select_none": Spec(self.tr("Select &none"), ("Ctrl+Shift+A",)),
            "rotate": Spec(self.tr("&Half turn"), ("Ctrl+R",), "rotate"),
            "mirror": Spec(self.tr("&Mirror left to right"), ("Ctrl+M",), "mirror"),
            "upend": Spec(self.tr("Mirror top to &bottom"), ("Ctrl+Shift+M",)),
            "half_left": Spec(self.tr("&Left to right")),
            "half_right": Spec(self.tr("&Right to left")),
            "half_top": Spec(self.tr("&Top to bottom")),
            "half_bottom": Spec(self.tr("&Bottom to top")),
            "half_turn_top": Spec(self.tr("Top to bottom, t&urned")),
            "half_turn_bottom": Spec(self.tr("Bottom to top, turne&d")),
            "replace": Spec(self.tr("Rep&lace terrain…"), ("Ctrl+H",)),
            "zoom_in": Spec(self.tr("Zoom &in"), ("+", "Ctrl++", "Ctrl+="), "zoom-in"),
            "zoom_out": Spec(self.tr("Zoom &out"), ("-", "Ctrl+-"), "zoom-out"),
            "zoom_fit": Spec(self.tr("&Fit to window"), ("F", "Ctrl+0"), "zoom-fit"),
            "next": Spec(self.tr("&Next section"), ("Ctrl+Tab", "Ctrl+PgDown")),
            "previous": Spec(self.tr("Pre&vious section"), ("Ctrl+Shift+Tab", "Ctrl+PgUp")),
            "blocked": Spec(self.tr("Show un&buildable hexes"), ("O",), "blocked", checkable=True),
            "board": Spec(self.tr("Show the &whole board"), ("W",), "board", checkable=True),
            "board_corner": Spec(self.tr("Next &corner of the board"), ("C",)),
            "board_turn": Spec(self.tr("&Turn the section on the board"), ("T",), "half-turn"),
            "board_draw": Spec(self.tr("Pick other sections at &random"), ("D",), "dice"),
        }

    def _tool_specs(self) -> dict[str, Spec]:
        return {
            "brush": Spec(self.tr("&Brush"), ("B",), "brush"),
            "eraser": Spec(self.tr("&Eraser"), ("E",), "eraser"),
            "line": Spec(self.tr("&Line"), ("L",), "line"),
            "fill": Spec(self.tr("&Fill"), ("G",), "fill"),
            "select": Spec(self.tr("Select a &rectangle"), ("R",), "select"),
            "lasso": Spec(self.tr("Select with the l&asso"), ("A",), "lasso"),
            "pick": Spec(self.tr("&Pick from section"), ("I",), "pick"),
            "swap": Spec(self.tr("&Swap hexes"), ("S",), "swap"),
            "river": Spec(self.tr("Ri&ver"), ("V",), "river"),
            "coast": Spec(self.tr("&Coast"), ("K",), "coast"),
            "noise": Spec(self.tr("&Scatter"), ("N",), "noise"),
            "outline": Spec(self.tr("&Outline"), ("U",), "outline"),
            "size_1": Spec(self.tr("&1-hex brush"), (), "brush-1"),
            "size_2": Spec(self.tr("&7-hex brush"), (), "brush-2"),
            "size_3": Spec(self.tr("1&9-hex brush"), (), "brush-3"),
            "smaller": Spec(self.tr("S&maller brush"), ("[",)),
            "larger": Spec(self.tr("Lar&ger brush"), ("]",)),
            "symmetry_none": Spec(self.tr("&No symmetry"), ("Shift+N",), "hex"),
            "symmetry_rotation": Spec(self.tr("Half-&turn symmetry"), ("Shift+R",), "half-turn"),
            "symmetry_mirror": Spec(self.tr("Left-right s&ymmetry"), ("Shift+M",), "symmetry"),
            "symmetry_top_bottom": Spec(
                self.tr("Top-b&ottom symmetry"), ("Shift+T",), "symmetry-level"
            ),
        }
