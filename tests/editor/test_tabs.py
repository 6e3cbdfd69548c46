"""Several sections in tabs: opened, shown, closed."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QSize, Qt, QUrl
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QDesktopServices,
    QDrag,
    QDragEnterEvent,
    QDragMoveEvent,
    QGuiApplication,
    QMouseEvent,
    QPixmapCache,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsSceneDragDropEvent,
    QMenu,
    QMessageBox,
    QTabBar,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from kingdom_builder_qt.app import program
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.canvas.canvas_items import CanvasSectionItem
from kingdom_builder_qt.editor.sections.files.files import blank_section
from kingdom_builder_qt.editor.sections.files.recovery import Leftover, recovery_folder
from kingdom_builder_qt.editor.sections.window.closing import UnsavedDialog
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.style.theme import apply_theme
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.editor.canvas_support import (
    CTRL,
    NO_KEY,
    SHIFT,
    at,
    click,
    drag,
    drop,
    hover,
    key,
    move,
    offered,
    point_of,
    text_of,
)
from tests.editor.canvas_support import press as press_hex
from tests.editor.hand import (
    answer,
    press,
    press_check,
    press_entry,
    press_keys,
    press_line,
    press_tool,
    take,
)
from tests.editor.support import CATALOG, mine
from tests.helpers.leaks import let_go, objects_of, qt_objects
from tests.ui.opening import open_file, wait_for, wait_until

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
BUTTON = QMessageBox.StandardButton
SWAMP, WATER = Cell(terrain="swamp"), Cell(terrain="water")
LEFT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton


def own_file(folder: Path, name: str) -> Path:
    """Write a section into a file."""
    path = folder / f"{name.lower()}.yaml"
    text = section_text(mine(id=name.lower(), name=name), CATALOG.terrains)
    path.write_text(text, encoding="utf-8")
    return path


def open_files(editor: EditorWindow, folder: Path, *names: str) -> list[Path]:
    """Open a file of each name."""
    paths = [own_file(folder, name) for name in names]
    for path in paths:
        open_file(editor.opener, path)
    return paths


@pytest.fixture
def three(make_editor: Callable[..., EditorWindow], tmp_path: Path) -> EditorWindow:
    """Return an editor with the sections One, Two and Three, the last in front."""
    editor = make_editor()
    editor.files.edit(blank_section(editor.catalog), saved=True)
    open_files(editor, tmp_path, "One", "Two", "Three")
    return editor


def titles(editor: EditorWindow) -> list[str]:
    """Return the titles of the tabs."""
    bar = editor.tabs.tabBar()
    return [bar.tabText(index) for index in range(bar.count())]


def press_tab(editor: EditorWindow, index: int, button: Qt.MouseButton = LEFT) -> None:
    """Click on a tab."""
    bar = editor.tabs.tabBar()
    QTest.mouseClick(bar, button, Qt.KeyboardModifier.NoModifier, bar.tabRect(index).center())


# -- opening ---------------------------------------------------------------------------------------


def test_each_file_has_a_tab(three: EditorWindow) -> None:
    """The blank section of the start is replaced by the first; tooltips name the files."""
    assert titles(three) == ["One", "Two", "Three"]
    assert three.document.section.name == "Three"
    assert three.windowTitle().startswith("Three (three.yaml)")
    tip = three.tabs.tabToolTip(0).split("\n", 1)
    assert tip[0] == "One"
    assert tip[1].replace("\n", "").endswith("one.yaml")


def test_a_lone_section_has_no_tab(editor: EditorWindow) -> None:
    """With one section there is no tab bar, so the canvas has its room."""
    assert not editor.tabs.tabBar().isVisible()
    press_keys(editor, "new")
    press(editor.dialogs.current.agree)
    assert editor.tabs.tabBar().isVisible()
    assert titles(editor) == ["Farm", "New section"]


def test_a_file_that_is_open_comes_in_front(three: EditorWindow, tmp_path: Path) -> None:
    """A file that is open already is not opened twice, and its drawing stays."""
    click(three, at(1, 1))
    open_file(three.opener, tmp_path / "one.yaml")
    assert three.document.section.name == "One"
    open_file(three.opener, tmp_path / "three.yaml")
    assert three.document.is_modified
    assert titles(three) == ["One", "Two", "*Three"]


def test_a_file_is_opened_once_though_asked_for_twice(editor: EditorWindow, tmp_path: Path) -> None:
    """Repeated double clicks open one tab; several files at once open all."""
    paths = [own_file(tmp_path, name) for name in ("One", "Two")]
    editor.opener.open(*paths, *paths)
    wait_for(editor.opener.reader)
    assert sorted(titles(editor)) == ["Farm", "One", "Two"]


def test_a_name_is_no_key_and_no_markup(editor: EditorWindow) -> None:
    """An ampersand in a tab title is shown as a letter."""
    open_file(editor.opener, editor.catalog.section_files["oasis"])
    editor.document.set_header("name", "R&D <b>x</b>")
    assert titles(editor)[1] == "*R&&D <b>x</b>"


# -- switching -------------------------------------------------------------------------------------


def test_all_follows_the_tab(three: EditorWindow) -> None:
    """Canvas, panels, history, title and undo follow the current tab."""
    three.paint.set_cell(WATER)
    click(three, at(1, 1))
    assert three.actions_["undo"].isEnabled()
    press_tab(three, 0)
    assert three.document.section.name == "One"
    assert three.properties.isVisible()
    assert three.properties.lines["name"].text() == "One"
    assert three.history.stack() is three.document.stack
    assert not three.actions_["undo"].isEnabled()
    assert not three.isWindowModified()
    hover(three, at(1, 1))
    assert three.place_label.text() == three.page.describe(at(1, 1))
    press_tab(three, 2)
    assert three.actions_["undo"].isEnabled()
    assert three.isWindowModified()


@pytest.mark.parametrize(
    ("forth", "back"),
    [
        ((Qt.Key.Key_Tab, CTRL), (Qt.Key.Key_Backtab, CTRL | SHIFT)),
        ((Qt.Key.Key_PageDown, CTRL), (Qt.Key.Key_PageUp, CTRL)),
    ],
)
def test_keys_go_around(three: EditorWindow, forth: tuple, back: tuple) -> None:
    """The keys switch around the ends, from the canvas."""
    three.activateWindow()
    key(three, forth[0], held=forth[1])
    assert three.document.section.name == "One"
    assert three.canvas.hasFocus()
    key(three, back[0], held=back[1])
    key(three, back[0], held=back[1])
    assert three.document.section.name == "Two"


def test_brush_and_tool_are_shared(three: EditorWindow) -> None:
    """Brush and tool are shared by all pages; selection, undo and zoom are per page."""
    press_entry(three.palette_, SWAMP)
    press_tool(three, "size_2")
    press_keys(three, "line")
    three.bench.select(1 << at(5, 5))
    press_keys(three, "zoom_in")
    zoom = three.canvas.zoom
    press_tab(three, 0)
    assert three.toolbox.current == "line"
    assert three.actions_["line"].isChecked()
    assert three.bench.selection == 0
    assert three.canvas.zoom < zoom
    drag(three, [at(5, 4), at(5, 5), at(5, 6)])
    assert three.document.cell(at(5, 5)) == SWAMP
    assert three.document.stack.count() == 1
    press_tab(three, 2)
    assert three.bench.selection == 1 << at(5, 5)
    assert three.canvas.zoom == zoom
    assert not three.document.is_modified


def test_a_stroke_ends_with_the_tab(three: EditorWindow) -> None:
    """An unfinished stroke is undone; the other section is not painted."""
    texts = [section_text(page.document.section, CATALOG.terrains) for page in three.tabs.pages]
    three.toolbox.tool.press(at(1, 1))
    three.toolbox.tool.move(at(1, 2))
    press_keys(three, "next")
    hover(three, at(4, 4))
    now = [section_text(page.document.section, CATALOG.terrains) for page in three.tabs.pages]
    assert now == texts
    click(three, at(4, 4))
    assert three.document.is_modified


def test_pasted_cells_move_between_tabs(three: EditorWindow) -> None:
    """Cells cut in one tab are pasted in another; a floating fragment may change the tab, too."""
    three.document.paint({at(2, 2): SWAMP}, "Paint")
    three.bench.select(1 << at(2, 2))
    press_keys(three, "copy")
    press_keys(three, "paste")
    press_keys(three, "next")
    assert three.toolbox.is_stamping
    click(three, at(7, 7))
    assert three.document.cell(at(7, 7)) == SWAMP
    assert three.document.stack.count() == 1
    assert not three.toolbox.is_stamping
    press_keys(three, "next")
    assert not three.toolbox.is_stamping


def test_blocked_hexes_are_shown_on_all(three: EditorWindow) -> None:
    """The hatching is on all pages, including one opened later."""
    press_keys(three, "blocked")
    assert all(page.scene.blocked.isVisibleTo(None) for page in three.tabs.pages)
    open_file(three.opener, three.catalog.section_files["oasis"])
    assert three.scene.blocked.isVisible()
    assert three.scene.blocked.mask


# -- closing ---------------------------------------------------------------------------------------


def test_a_tab_is_closed_by_key_and_mouse(three: EditorWindow) -> None:
    """Ctrl+W, the middle button and the cross close a tab; the next one is current."""
    three.activateWindow()
    key(three, Qt.Key.Key_W, held=CTRL)
    assert titles(three) == ["One", "Two"]
    press_tab(three, 0, MIDDLE)
    assert titles(three) == ["Two"]
    assert three.document.section.name == "Two"
    assert not three.tabs.tabBar().isVisible()
    key(three, Qt.Key.Key_W, held=CTRL)
    assert not three.isVisible()


def test_the_cross_closes(three: EditorWindow) -> None:
    """A click closes the tab of its cross, also one in the background."""
    bar = three.tabs.tabBar()
    cross = bar.tabButton(1, QTabBar.ButtonPosition.RightSide)
    QTest.mouseClick(cross, LEFT, pos=QPoint(cross.width() // 2, cross.height() // 2))
    assert titles(three) == ["One", "Three"]


@pytest.mark.parametrize("choice", [BUTTON.Save, BUTTON.Discard, BUTTON.Cancel])
def test_closing_a_tab_asks(three: EditorWindow, tmp_path: Path, choice: BUTTON) -> None:
    """The question is about the tab's own changes only, and the section is shown with it."""
    for index in (0, 2):
        press_tab(three, index)
        click(three, at(1, 1))
    press_tab(three, 0, MIDDLE)
    assert three.document.section.name == "One"
    drawn = text_of(three)
    answer(three.dialogs.current, choice)
    for page in three.tabs.pages:
        wait_for(page.files.saver)
    kept = choice == BUTTON.Cancel
    assert titles(three) == [*(["*One"] if kept else []), "Two", "*Three"]
    saved = (tmp_path / "one.yaml").read_text(encoding="utf-8") == drawn
    assert saved == (choice == BUTTON.Save)


def test_a_closed_page_leaves_no_object_behind(qapp: object, all_content: Catalog) -> None:
    """Document, scene and panels are deleted with the tab while the window stays open."""
    themes = apply_theme(program.make_application(), "light")
    window = EditorWindow(all_content, Settings(), themes)
    window.files.edit(all_content.sections["farm"], all_content.section_files["farm"])
    window.show()

    def run() -> None:
        window.opener.edit_copy(all_content.sections["oasis"])
        window.toolbox.tool.press(at(1, 1))
        window.toolbox.tool.release()
        window.paint.set_size(3 - window.paint.size)
        window.paint.set_symmetry("mirror" if window.paint.symmetry == "none" else "none")
        page = window.page
        page.document.stack.setClean()
        window.close_page(page)
        let_go()
        assert not isValid(page)

    run()  # objects shared by all pages stay
    before, qt_before = objects_of("kingdom_builder_qt.editor"), qt_objects()
    run()
    assert objects_of("kingdom_builder_qt.editor") - before == Counter()
    assert qt_objects() - qt_before == Counter()
    window.close_anyway()
    window.deleteLater()


# -- all at once -----------------------------------------------------------------------------------


def draw_on(editor: EditorWindow, *indices: int) -> None:
    """Change the sections of some tabs."""
    for index in indices:
        press_tab(editor, index)
        click(editor, at(1, 1))


def test_closing_asks_once_about_all(three: EditorWindow, tmp_path: Path) -> None:
    """All sections are checked; saving writes each to its file and closes the window."""
    draw_on(three, 0, 2)
    drawn = [section_text(page.document.section, CATALOG.terrains) for page in three.tabs.pages]
    assert not three.close()
    dialog = three.dialogs.current
    assert isinstance(dialog, UnsavedDialog)
    lines = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert lines == ["One (one.yaml)", "Three (three.yaml)"]
    assert dialog.save.text() == "&Save all"
    pages = three.tabs.pages
    QTest.mouseClick(dialog.save, LEFT)
    for page in pages:
        wait_for(page.files.saver)
    assert not three.isVisible()
    files = [tmp_path / f"{name}.yaml" for name in ("one", "two", "three")]
    assert [path.read_text(encoding="utf-8") for path in files] == drawn


def test_only_some_are_saved(three: EditorWindow, tmp_path: Path) -> None:
    """Unchecked sections are discarded."""
    draw_on(three, 0, 2)
    before = (tmp_path / "one.yaml").read_text(encoding="utf-8")
    drawn = text_of(three)
    three.close()
    dialog = three.dialogs.current
    press_check(dialog.list, 0)
    assert dialog.save.text() == "&Save checked"
    pages = three.tabs.pages
    press(dialog.save)
    for page in pages:
        wait_for(page.files.saver)
    assert not three.isVisible()
    assert (tmp_path / "one.yaml").read_text(encoding="utf-8") == before
    assert (tmp_path / "three.yaml").read_text(encoding="utf-8") == drawn


@pytest.mark.parametrize("stays", [True, False])
def test_discard_and_cancel(three: EditorWindow, stays: bool) -> None:
    """Cancel changes nothing, Discard writes nothing."""
    draw_on(three, 0, 1)
    take(three, "quit")
    dialog = three.dialogs.current
    press(dialog.cancel if stays else dialog.discard)
    assert three.isVisible() is stays
    assert [page.document.is_modified for page in three.tabs.pages[:2]] == [True, True]


def test_one_that_cannot_be_saved_keeps_the_window(three: EditorWindow, tmp_path: Path) -> None:
    """A section that cannot be saved is shown with the reason, and nothing is lost."""
    draw_on(three, 0, 1)
    press_tab(three, 2)
    three.tabs.pages[1].document.set_path(tmp_path / "none" / "x" / "two.yaml")
    (tmp_path / "none").write_text("no folder")
    three.close()
    pages = three.tabs.pages
    press(three.dialogs.current.save)
    for page in pages:
        wait_for(page.files.saver)
    assert three.isVisible()
    assert three.document.section.name == "Two"
    assert "not saved" in three.dialogs.current.text()
    assert [page.document.is_modified for page in three.tabs.pages] == [False, True, False]


# -- outside changes and the disk ------------------------------------------------------------------


def test_outside_changes_are_reported_on_their_page(
    three: EditorWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    """A change of a background tab's file is reported on its page, not on the current one."""
    path = tmp_path / "one.yaml"
    path.write_text(path.read_text().replace("rows:", "author: Bea\nrows:"), encoding="utf-8")
    three.check_disk()
    one, _, last = three.tabs.pages
    qtbot.waitUntil(lambda: one.conflict.isVisibleTo(one))
    assert not last.conflict.isVisible()
    press_tab(three, 0)
    press(one.conflict.button)
    wait_for(one.files.reader)
    assert one.document.section.author == "Bea"


def test_saving_over_a_file_that_another_tab_shows(
    three: EditorWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    """The other tab reports the save like a change of another program."""
    three.files.save_to(tmp_path / "one.yaml")
    wait_for(three.files.saver)
    one = three.tabs.pages[0]
    qtbot.waitUntil(lambda: one.conflict.isVisibleTo(one))
    assert one.document.section.name == "One"


def test_each_page_has_a_draft(three: EditorWindow) -> None:
    """Each page has a recovery file, but only while it is unsaved."""
    draw_on(three, 0, 2)
    paths = [page.recovery.path for page in three.tabs.pages]
    assert len(set(paths)) == 3
    for page in three.tabs.pages:
        assert page.recovery.flush()
    assert [path.exists() for path in paths] == [True, False, True]
    press_tab(three, 0)
    press_keys(three, "undo")
    assert three.page.recovery.flush()
    assert not paths[0].exists()


def test_a_restored_section_takes_the_tab_of_its_file(three: EditorWindow, tmp_path: Path) -> None:
    """A restored section replaces the tab of its file, unless both have changes."""
    section = replace(mine(id="one", name="One"), author="Bea")
    three.opener._restore(Leftover(tmp_path / "gone.draft", section, tmp_path / "one.yaml"))
    assert titles(three) == ["*One", "Two", "Three"]
    assert three.document.section.author == "Bea"
    three.opener._restore(Leftover(tmp_path / "gone.draft", section, tmp_path / "one.yaml"))
    assert len(titles(three)) == 4


# -- the menu of a tab -----------------------------------------------------------------------------


def menu_of(editor: EditorWindow, index: int) -> QMenu:
    """Open the menu of a tab by the right button."""
    bar = editor.tabs.tabBar()
    point = bar.tabRect(index).center()
    QApplication.sendEvent(
        bar, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, bar.mapToGlobal(point))
    )
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def take_line(menu: QMenu, name: str) -> None:
    """Click an entry of a menu."""
    press_line(menu, line_of(menu, name))


def line_of(menu: QMenu, name: str) -> QAction:
    """Return an entry of a menu."""
    return next(line for line in menu.actions() if line.text().replace("&", "") == name)


def test_close_others(three: EditorWindow) -> None:
    """All tabs but the clicked one are closed, also if another one is current."""
    take_line(menu_of(three, 0), "Close others")
    assert titles(three) == ["One"]


def test_close_saved(three: EditorWindow) -> None:
    """Unsaved tabs stay, and there is no question."""
    draw_on(three, 1)
    take_line(menu_of(three, 0), "Close saved")
    assert titles(three) == ["*Two"]
    assert three.dialogs.current is None


def test_path_and_folder(
    three: EditorWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The path is copied to the clipboard; a section without a file has none."""
    seen = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: seen.append(url) or True)
    take_line(menu_of(three, 1), "Copy path")
    assert QGuiApplication.clipboard().text() == str(tmp_path / "two.yaml")
    take_line(menu_of(three, 1), "Open folder")
    assert seen == [QUrl.fromLocalFile(str(tmp_path))]
    three.opener.edit_copy(three.catalog.sections["oasis"])
    menu = menu_of(three, 3)
    for name in ("Copy path", "Open folder"):
        assert not line_of(menu, name).isEnabled()
    QTest.keyClick(menu, Qt.Key.Key_Escape)


# -- hexes dragged to another section --------------------------------------------------------------


def carried_off(
    editor: EditorWindow, monkeypatch: pytest.MonkeyPatch, keys: Qt.KeyboardModifier
) -> QMimeData:
    """Select two hexes, drag them beyond the canvas, and return the data of the drag."""
    carried: list[QMimeData] = []
    monkeypatch.setattr(QDrag, "exec", lambda drag, _actions: carried.append(drag.mimeData()))
    editor.document.paint({at(4, 4): SWAMP, at(4, 5): WATER}, "Paint")
    editor.actions_["select"].trigger()
    drag(editor, [at(4, 4), at(4, 5)])
    press_hex(editor, at(4, 4), keys)
    move(editor, at(3, 4), keys)
    assert not carried
    viewport = editor.canvas.viewport()
    place = QPointF(viewport.width() / 2, -9)
    none = Qt.MouseButton.NoButton
    event = QMouseEvent(
        QEvent.Type.MouseMove, place, QPointF(viewport.mapToGlobal(place)), none, LEFT, keys
    )
    QApplication.sendEvent(viewport, event)
    (data,) = carried
    return data


def over_tab(editor: EditorWindow, index: int, data: QMimeData) -> None:
    """Drag data over a tab."""
    bar = editor.tabs.tabBar()
    point = bar.tabRect(index).center()
    actions = Qt.DropAction.CopyAction
    for kind in (QDragEnterEvent, QDragMoveEvent):
        event = kind(point, actions, data, LEFT, NO_KEY)
        QApplication.sendEvent(bar, event)
        assert event.isAccepted()


def test_a_selection_is_dragged_to_another_tab(
    three: EditorWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tab becomes current; a drop on its canvas is a copy and one step, the source stays."""
    source = three.page
    data = carried_off(three, monkeypatch, NO_KEY)
    before = section_text(source.document.section, CATALOG.terrains)
    assert not three.bench.preview
    over_tab(three, 0, data)
    assert three.document.section.name == "One"
    drop(three.canvas.viewport(), data, point_of(three, at(7, 3)))
    assert three.document.cell(at(7, 3)) == SWAMP
    assert three.document.cell(at(7, 4)) == WATER
    assert three.bench.selection == 1 << at(7, 3) | 1 << at(7, 4)
    assert three.document.stack.count() == 1
    assert three.document.stack.undoText().startswith("Copy selection")
    assert section_text(source.document.section, CATALOG.terrains) == before
    three.actions_["undo"].trigger()
    assert not three.document.is_modified


def test_hexes_dropped_on_a_tab_hang_on_the_pointer(
    three: EditorWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hexes float until they are placed."""
    data = carried_off(three, monkeypatch, NO_KEY)
    bar = three.tabs.tabBar()
    over_tab(three, 1, data)
    drop(bar, data, bar.tabRect(1).center())
    assert three.document.section.name == "Two"
    assert three.toolbox.is_stamping
    click(three, at(6, 6))
    assert three.document.cell(at(6, 6)) == SWAMP
    assert three.document.stack.count() == 1


def test_hexes_that_come_back_are_moved(
    three: EditorWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hexes dropped on their own canvas are moved; with Ctrl they are copied."""
    data = carried_off(three, monkeypatch, NO_KEY)
    count = three.document.stack.count()
    source = {"source": lambda _event: three.canvas}
    for name, value in source.items():
        monkeypatch.setattr(QGraphicsSceneDragDropEvent, name, value)
    drop(three.canvas.viewport(), data, point_of(three, at(7, 3)))
    assert three.document.cell(at(7, 3)) == SWAMP
    assert three.document.cell(at(4, 4)) == Cell()
    assert three.document.stack.count() == count + 1
    assert three.document.stack.undoText().startswith("Move selection")


def test_a_drag_of_something_else_changes_no_tab(three: EditorWindow, tmp_path: Path) -> None:
    """Files dropped on the tabs are handled by the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "one.yaml"))])
    bar = three.tabs.tabBar()
    point = bar.tabRect(0).center()
    event = QDragEnterEvent(point, Qt.DropAction.CopyAction, data, LEFT, NO_KEY)
    bar.dragEnterEvent(event)
    assert not event.isAccepted()
    assert three.document.section.name == "Three"


def test_half_turn_symmetry_survives_an_island(three: EditorWindow) -> None:
    """An island has no half turn and shows none; the other sections keep the symmetry."""
    actions = three.actions_
    actions["symmetry_rotation"].trigger()
    three.opener.edit_copy(three.catalog.sections["tree_house"])
    assert actions["symmetry_none"].isChecked()
    assert three.scene.axis.symmetry == "none"
    land = next(h for h in three.bench.grid.hexes if three.document.cell(h) != SWAMP)
    three.bench.set_cell(SWAMP)
    click(three, land)
    assert three.document.alike(SWAMP).bit_count() == 1
    press_tab(three, 0)
    assert actions["symmetry_rotation"].isChecked()
    assert three.scene.axis.symmetry == "rotation"
    before = three.document.alike(SWAMP)
    click(three, at(2, 3))
    assert three.document.alike(SWAMP) & ~before == 1 << at(2, 3) | 1 << at(9, 8)


def test_symmetry_that_is_chosen_on_an_island_holds_for_all(three: EditorWindow) -> None:
    """The choice applies to all pages, also "none", which the island shows anyway."""
    three.actions_["symmetry_rotation"].trigger()
    three.opener.edit_copy(three.catalog.sections["tree_house"])
    three.actions_["symmetry_none"].trigger()
    press_tab(three, 0)
    assert three.actions_["symmetry_none"].isChecked()
    assert three.paint.symmetry == "none"


# -- the next start --------------------------------------------------------------------------------


def test_tabs_come_back(window: MainWindow, tmp_path: Path) -> None:
    """Tabs have their order and the current one again; a deleted file is left out silently."""
    names = ("One", "Two", "Three", "Four")
    paths = [own_file(tmp_path, name) for name in names]
    window.show_editor()
    first = window.workshop.editor
    first.opener.open(*paths)
    wait_for(first.opener.reader)
    assert titles(first) == list(names)
    first.tabs.tabBar().moveTab(3, 0)
    press_tab(first, 2)
    first.close()
    paths[0].unlink()
    window.show_editor()
    editor = window.workshop.editor
    wait_for(editor.opener.reader)
    assert titles(editor) == ["Four", "Two", "Three"]
    assert editor.document.section.name == "Two"
    assert editor.dialogs.current is None
    editor.actions_["reopen"].trigger()
    editor.close()
    window.show_editor()
    wait_for(window.workshop.editor.opener.reader)
    assert titles(window.workshop.editor) == ["New section"]


def test_a_file_that_is_asked_for_is_in_front_of_them(window: MainWindow, tmp_path: Path) -> None:
    """The requested file is current, whether it was open the last time or not."""
    one, two, three = (own_file(tmp_path, name) for name in ("One", "Two", "Three"))
    window.show_editor()
    window.workshop.editor.opener.open(one, two)
    wait_for(window.workshop.editor.opener.reader)
    window.workshop.editor.close()
    for path, found in ((one, ["One", "Two"]), (three, ["One", "Two", "Three"])):
        window.show_editor(path)
        editor = window.workshop.editor
        wait_for(editor.opener.reader)
        assert titles(editor) == found
        assert editor.page.is_of(path)
        editor.close()


def test_all_that_a_crash_left_is_restored(editor: EditorWindow, tmp_path: Path) -> None:
    """Each section is unsaved in a tab with a new recovery file; the old files are deleted."""
    folder = recovery_folder()
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("One", "Two", "Three"):
        text = section_text(mine(id=name.lower(), name=name), CATALOG.terrains)
        path = folder / f"section-{name}.draft"
        path.write_text(json.dumps({"original": f"/maps/{name}.yaml", "section": text}) + "\n")
    press(offered(editor).restore)
    assert len(titles(editor)) == 2
    assert "2 sections" in editor.leftovers.text.text()
    QTest.mouseClick(editor.leftovers.button, LEFT)
    wait_until(lambda: editor.dialogs.current is not None)
    QTest.mouseClick(editor.dialogs.current.restore_all, LEFT)
    wait_until(lambda: not list(folder.glob("section-[A-Z]*.draft")))
    assert sorted(titles(editor)) == ["*One", "*Three", "*Two", "Farm"]
    assert not editor.leftovers.isVisible()
    kept = [json.loads(path.read_text())["original"] for path in folder.glob("*.draft")]
    assert sorted(kept) == ["/maps/One.yaml", "/maps/Three.yaml", "/maps/Two.yaml"]


# -- cached pictures -------------------------------------------------------------------------------


@pytest.mark.usefixtures("hexes_painted")
def test_return_to_a_tab_paints_no_hex(
    three: EditorWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """A return to a tab paints no hex, also in a large window; the cached picture is shown."""
    three.resize(1920, 1080)
    painted: list[object] = []
    paint = CanvasSectionItem.paint
    monkeypatch.setattr(
        CanvasSectionItem,
        "paint",
        lambda item, *rest: (painted.append(item), paint(item, *rest))[1],
    )
    pictures = []
    for index in (0, 1, 2, 0, 1, 2):
        if index == 0:
            painted.clear()
        three.tabs.setCurrentIndex(index)
        QApplication.processEvents()
        pictures.append(three.canvas.grab().toImage())
    assert painted == []
    assert pictures[:3] == pictures[3:]


@pytest.mark.usefixtures("hexes_painted")
def test_cached_picture_is_repainted_with_the_stroke(editor: EditorWindow) -> None:
    """The cached picture equals a new one, except for the rounding of soft edges."""
    for column in range(2, 9):
        editor.paint.set_cell((SWAMP, WATER, Cell())[column % 3])
        click(editor, at(5, column))
        editor.canvas.grab()
    key(editor, Qt.Key.Key_Escape)
    editor.bench.hide()
    kept = editor.canvas.grab().toImage()
    editor.scene.section.setCacheMode(CanvasSectionItem.CacheMode.NoCache)
    fresh = editor.canvas.grab().toImage()
    spots = [(x, y) for x in range(0, kept.width(), 3) for y in range(0, kept.height(), 3)]
    colours = ((kept.pixelColor(*spot), fresh.pixelColor(*spot)) for spot in spots)
    assert max(abs(one.green() - other.green()) for one, other in colours) <= 4


def test_the_room_for_pictures_is_given_back(make_editor: Callable[..., EditorWindow]) -> None:
    """Closing resets the pixmap cache limit: no window needs the pictures of game dialogs."""
    before = QPixmapCache.cacheLimit()
    editor = make_editor()
    assert QPixmapCache.cacheLimit() > before
    editor.close()
    assert QPixmapCache.cacheLimit() == before


def test_crosses_of_tabs_follow_the_size_of_text(three: EditorWindow) -> None:
    """The crosses have their old size again when the text is small again."""

    def sizes() -> list[QSize]:
        bar = three.tabs.bar
        side = QTabBar.ButtonPosition.RightSide
        QApplication.processEvents()
        return [bar.tabButton(index, side).size() for index in range(bar.count())]

    before = sizes()
    try:
        three._themes.resize_text(200)
        large = sizes()
    finally:
        three._themes.resize_text(100)
    assert sizes() == before
    assert large != before
