"""Several sections in tabs: opened, shown, closed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QTabBar
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from kingdom_builder_qt.app import program
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.files.files import blank_section
from kingdom_builder_qt.editor.window.editor_window import EditorWindow
from kingdom_builder_qt.editor.window.unsaved_dialog import UnsavedDialog
from kingdom_builder_qt.ui.settings.settings import Settings
from kingdom_builder_qt.ui.style.theme import apply_theme
from tests.editor.canvas_support import CTRL, SHIFT, at, click, drag, hover, key, text_of
from tests.editor.support import CATALOG, mine
from tests.helpers.leaks import let_go, objects_of, qt_objects
from tests.ui.opening import open_file, wait_for

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
    """Return what stands on the tabs."""
    bar = editor.tabs.tabBar()
    return [bar.tabText(index) for index in range(bar.count())]


def press_tab(editor: EditorWindow, index: int, button: Qt.MouseButton = LEFT) -> None:
    """Click on a tab."""
    bar = editor.tabs.tabBar()
    QTest.mouseClick(bar, button, Qt.KeyboardModifier.NoModifier, bar.tabRect(index).center())


# -- opening ---------------------------------------------------------------------------------------


def test_each_file_has_a_tab(three: EditorWindow) -> None:
    """The blank section of the start gave its place to the first; tooltips name the files."""
    assert titles(three) == ["One", "Two", "Three"]
    assert three.document.section.name == "Three"
    assert three.windowTitle().startswith("Three (three.yaml)")
    tip = three.tabs.tabToolTip(0).split("\n", 1)
    assert tip[0] == "One"
    assert tip[1].replace("\n", "").endswith("one.yaml")


def test_a_lone_section_has_no_tab(editor: EditorWindow) -> None:
    """The canvas has the room."""
    assert not editor.tabs.tabBar().isVisible()
    editor.actions_["new"].trigger()
    editor.dialogs.current.accept()
    assert editor.tabs.tabBar().isVisible()
    assert titles(editor) == ["Farm", "New section*"]


def test_a_file_that_is_open_comes_in_front(three: EditorWindow, tmp_path: Path) -> None:
    """It is not opened twice, and what was drawn stays."""
    click(three, at(1, 1))
    open_file(three.opener, tmp_path / "one.yaml")
    assert three.document.section.name == "One"
    open_file(three.opener, tmp_path / "three.yaml")
    assert three.document.is_modified
    assert titles(three) == ["One", "Two", "Three*"]


def test_a_file_is_opened_once_though_asked_for_twice(editor: EditorWindow, tmp_path: Path) -> None:
    """A double click that comes too often opens one tab; several files at once open all."""
    paths = [own_file(tmp_path, name) for name in ("One", "Two")]
    editor.opener.open(*paths, *paths)
    wait_for(editor.opener.reader)
    assert sorted(titles(editor)) == ["Farm", "One", "Two"]


def test_a_name_is_no_key_and_no_markup(editor: EditorWindow) -> None:
    """An ampersand on a tab is a letter."""
    open_file(editor.opener, editor.catalog.section_files["oasis"])
    editor.document.set_header("name", "R&D <b>x</b>")
    assert titles(editor)[1] == "R&&D <b>x</b>*"


# -- switching -------------------------------------------------------------------------------------


def test_all_follows_the_tab(three: EditorWindow) -> None:
    """Canvas, panels, history, title, undo."""
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
    """From the last tab to the first and back, from the canvas."""
    three.activateWindow()
    key(three, forth[0], held=forth[1])
    assert three.document.section.name == "One"
    assert three.canvas.hasFocus()
    key(three, back[0], held=back[1])
    key(three, back[0], held=back[1])
    assert three.document.section.name == "Two"


def test_brush_and_tool_are_shared(three: EditorWindow) -> None:
    """What is chosen on one page paints on the other; selection, undo and zoom stay there."""
    three.palette_.button_of(SWAMP).click()
    three.actions_["size_2"].trigger()
    three.actions_["line"].trigger()
    three.bench.select(1 << at(5, 5))
    three.actions_["zoom_in"].trigger()
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
    """Half a stroke is taken back; the other section is not painted by it."""
    texts = [section_text(page.document.section, CATALOG.terrains) for page in three.tabs.pages]
    three.toolbox.tool.press(at(1, 1))
    three.toolbox.tool.move(at(1, 2))
    three.actions_["next"].trigger()
    hover(three, at(4, 4))
    now = [section_text(page.document.section, CATALOG.terrains) for page in three.tabs.pages]
    assert now == texts
    click(three, at(4, 4))
    assert three.document.is_modified


def test_what_is_pasted_goes_along(three: EditorWindow) -> None:
    """Cut here, pasted there; a fragment on the pointer may change the tab, too."""
    three.document.paint({at(2, 2): SWAMP}, "Paint")
    three.bench.select(1 << at(2, 2))
    three.actions_["copy"].trigger()
    three.actions_["paste"].trigger()
    three.actions_["next"].trigger()
    assert three.toolbox.is_stamping
    click(three, at(7, 7))
    assert three.document.cell(at(7, 7)) == SWAMP
    assert three.document.stack.count() == 1
    assert not three.toolbox.is_stamping
    three.actions_["next"].trigger()
    assert not three.toolbox.is_stamping


def test_blocked_hexes_are_shown_on_all(three: EditorWindow) -> None:
    """Also on a page that is opened later."""
    three.actions_["blocked"].trigger()
    assert all(page.scene.blocked.isVisibleTo(None) for page in three.tabs.pages)
    open_file(three.opener, three.catalog.section_files["oasis"])
    assert three.scene.blocked.isVisible()
    assert three.scene.blocked.mask


# -- closing ---------------------------------------------------------------------------------------


def test_a_tab_is_closed_by_key_and_mouse(three: EditorWindow) -> None:
    """Ctrl+W, the middle button, its cross; what is left is in front."""
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
    """That of another tab, too."""
    bar = three.tabs.tabBar()
    cross = bar.tabButton(1, QTabBar.ButtonPosition.RightSide)
    QTest.mouseClick(cross, LEFT, pos=QPoint(cross.width() // 2, cross.height() // 2))
    assert titles(three) == ["One", "Three"]


@pytest.mark.parametrize("answer", [BUTTON.Save, BUTTON.Discard, BUTTON.Cancel])
def test_closing_a_tab_asks(three: EditorWindow, tmp_path: Path, answer: BUTTON) -> None:
    """About its own changes only, with the section to be seen."""
    for index in (0, 2):
        press_tab(three, index)
        click(three, at(1, 1))
    press_tab(three, 0, MIDDLE)
    assert three.document.section.name == "One"
    drawn = text_of(three)
    three.dialogs.current.button(answer).click()
    for page in three.tabs.pages:
        wait_for(page.files.saver)
    kept = answer == BUTTON.Cancel
    assert titles(three) == [*(["One*"] if kept else []), "Two", "Three*"]
    saved = (tmp_path / "one.yaml").read_text(encoding="utf-8") == drawn
    assert saved == (answer == BUTTON.Save)


def test_a_closed_page_leaves_no_object_behind(qapp: object, all_content: Catalog) -> None:
    """Neither document, scene nor panel outlives its tab, while the window goes on."""
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

    run()  # what is made once for all pages stays
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
        editor.tabs.setCurrentIndex(index)
        click(editor, at(1, 1))


def test_closing_asks_once_about_all(three: EditorWindow, tmp_path: Path) -> None:
    """All are checked; saving writes each to its file and closes the window."""
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
    """What is not checked is given up."""
    draw_on(three, 0, 2)
    before = (tmp_path / "one.yaml").read_text(encoding="utf-8")
    drawn = text_of(three)
    three.close()
    dialog = three.dialogs.current
    dialog.list.item(0).setCheckState(Qt.CheckState.Unchecked)
    assert dialog.save.text() == "&Save checked"
    pages = three.tabs.pages
    dialog.save.click()
    for page in pages:
        wait_for(page.files.saver)
    assert not three.isVisible()
    assert (tmp_path / "one.yaml").read_text(encoding="utf-8") == before
    assert (tmp_path / "three.yaml").read_text(encoding="utf-8") == drawn


@pytest.mark.parametrize("stays", [True, False])
def test_discard_and_cancel(three: EditorWindow, stays: bool) -> None:
    """Cancel leaves all as it is, Discard writes nothing."""
    draw_on(three, 0, 1)
    three.actions_["quit"].trigger()
    dialog = three.dialogs.current
    (dialog.cancel if stays else dialog.discard).click()
    assert three.isVisible() is stays
    assert [page.document.is_modified for page in three.tabs.pages[:2]] == [True, True]


def test_one_that_cannot_be_saved_keeps_the_window(three: EditorWindow, tmp_path: Path) -> None:
    """It comes in front with the reason, and nothing is lost."""
    draw_on(three, 0, 1)
    three.tabs.setCurrentIndex(2)
    three.tabs.pages[1].document.set_path(tmp_path / "none" / "x" / "two.yaml")
    (tmp_path / "none").write_text("no folder")
    three.close()
    pages = three.tabs.pages
    three.dialogs.current.save.click()
    for page in pages:
        wait_for(page.files.saver)
    assert three.isVisible()
    assert three.document.section.name == "Two"
    assert "not saved" in three.dialogs.current.text()
    assert [page.document.is_modified for page in three.tabs.pages] == [False, True, False]


# -- outside changes and the disk ------------------------------------------------------------------


def test_outside_changes_are_told_on_their_page(
    three: EditorWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    """Not on the one in front."""
    path = tmp_path / "one.yaml"
    path.write_text(path.read_text().replace("rows:", "author: Bea\nrows:"), encoding="utf-8")
    three.look_outside()
    one, _, last = three.tabs.pages
    qtbot.waitUntil(lambda: one.conflict.isVisibleTo(one))
    assert not last.conflict.isVisible()
    press_tab(three, 0)
    one.conflict.button.click()
    wait_for(one.files.reader)
    assert one.document.section.author == "Bea"


def test_saving_over_a_file_that_another_tab_shows(
    three: EditorWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    """That tab says so, as of any other program."""
    three.files.save_to(tmp_path / "one.yaml")
    wait_for(three.files.saver)
    one = three.tabs.pages[0]
    qtbot.waitUntil(lambda: one.conflict.isVisibleTo(one))
    assert one.document.section.name == "One"


def test_each_page_has_a_draft(three: EditorWindow) -> None:
    """And only as long as it is unsaved."""
    draw_on(three, 0, 2)
    paths = [page.recovery.path for page in three.tabs.pages]
    assert len(set(paths)) == 3
    for page in three.tabs.pages:
        assert page.recovery.flush()
    assert [path.exists() for path in paths] == [True, False, True]
    three.tabs.setCurrentIndex(0)
    three.actions_["undo"].trigger()
    assert three.page.recovery.flush()
    assert not paths[0].exists()


def test_a_restored_section_takes_the_tab_of_its_file(three: EditorWindow, tmp_path: Path) -> None:
    """There are not two of one file, unless both have changes."""
    from kingdom_builder_qt.editor.files.recovery import Leftover

    section = replace(mine(id="one", name="One"), author="Bea")
    three.opener._restore(Leftover(tmp_path / "gone.draft", section, tmp_path / "one.yaml"))
    assert titles(three) == ["One*", "Two", "Three"]
    assert three.document.section.author == "Bea"
    three.opener._restore(Leftover(tmp_path / "gone.draft", section, tmp_path / "one.yaml"))
    assert len(titles(three)) == 4
