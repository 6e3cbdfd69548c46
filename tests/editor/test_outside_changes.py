"""Changes of other programs to the files of the editor while it is open."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.files.files import own_folder, save_section
from kingdom_builder_qt.editor.sections.page.compare_dialog import CompareDialog
from kingdom_builder_qt.editor.sections.page.section_page import SectionPage
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.editor.sections.window.window_commands import SectionsDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.editor.canvas_support import at, click, text_of
from tests.editor.hand import answer, press, press_entry, press_keys
from tests.editor.support import CATALOG, mine
from tests.ui.opening import save_in, wait_for

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
WATER = Cell(terrain="water")


@pytest.fixture
def path(editor: EditorWindow) -> Path:
    """Return the file of the open section, saved."""
    editor.files.edit(mine())
    editor.bench.set_cell(WATER)
    path = own_folder() / "mine.yaml"
    assert save_in(editor.files, path)
    return path


def change(path: Path, author: str = "Bea") -> str:
    """Change a file as another program does; return its new text."""
    text = path.read_text(encoding="utf-8").replace("rows:", f"author: {author}\nrows:")
    path.write_text(text, encoding="utf-8")
    return text


def decide(editor: EditorWindow, choice: str, page: SectionPage | None = None) -> None:
    """Press a button of the open question about a page, by default the current one."""
    files = (page or editor.page).files
    box = editor.dialogs.current
    assert isinstance(box, QMessageBox)
    assert "mine.yaml" in box.text()
    answer(box, choice)
    wait_for(files.saver)
    wait_for(files.reader)


@pytest.mark.parametrize("choice", ["Overwrite", "Reload", "Cancel"])
def test_saving_does_not_overwrite_in_silence(
    editor: EditorWindow, path: Path, choice: str
) -> None:
    """The question names the file; reloading can be undone, and the drawing is not lost."""
    theirs = change(path)
    click(editor, at(1, 1))
    drawn = text_of(editor)
    press_keys(editor, "save")
    wait_for(editor.files.saver)
    assert path.read_text(encoding="utf-8") == theirs
    decide(editor, choice)
    assert path.read_text(encoding="utf-8") == (drawn if choice == "Overwrite" else theirs)
    assert text_of(editor) == (theirs if choice == "Reload" else drawn)
    assert editor.document.is_modified == (choice == "Cancel")
    if choice == "Reload":
        press_keys(editor, "undo")
        assert text_of(editor) == drawn
        assert editor.document.is_modified


def test_one_save_after_the_other_asks_nothing(editor: EditorWindow, path: Path) -> None:
    """The window's own writes and a deleted file cause no question."""
    for column in (1, 2):
        click(editor, at(1, column))
        press_keys(editor, "save")
        wait_for(editor.files.saver)
        assert editor.dialogs.current is None
    path.unlink()
    click(editor, at(1, 3))
    press_keys(editor, "save")
    wait_for(editor.files.saver)
    assert path.read_text(encoding="utf-8") == text_of(editor)


def test_coming_back_to_the_window_shows_the_change(
    editor: EditorWindow, path: Path, qtbot: QtBot
) -> None:
    """A bar reports the change and offers to reload; it closes after the reload."""
    editor.check_disk()
    qtbot.waitUntil(lambda: not editor.files.is_checking)
    assert not editor.page.conflict.isVisible()
    theirs = change(path)
    editor.activateWindow()
    qtbot.waitUntil(editor.isActiveWindow)
    QApplication.sendEvent(editor, QEvent(QEvent.Type.ActivationChange))
    qtbot.waitUntil(editor.page.conflict.isVisible)
    assert "mine.yaml" in editor.page.conflict.text.text()
    press(editor.page.conflict.button)
    wait_for(editor.files.reader)
    assert text_of(editor) == theirs
    assert not editor.document.is_modified
    assert not editor.page.conflict.isVisible()


@pytest.mark.usefixtures("hexes_painted")
@pytest.mark.parametrize("keeps", [True, False])
def test_both_states_can_be_compared(
    editor: EditorWindow, path: Path, qtbot: QtBot, keeps: bool
) -> None:
    """Differences are marked and named; the user chooses either version."""
    theirs = change(path)
    click(editor, at(1, 1))
    drawn = text_of(editor)
    editor.check_disk()
    qtbot.waitUntil(editor.page.conflict.isVisible)
    press(editor.page.compare)
    wait_for(editor.files.reader)
    dialog = editor.dialogs.current
    assert isinstance(dialog, CompareDialog)
    assert dialog.differing == 1 << at(1, 1)
    assert dialog.words.text() == "1 hex differs. Also different: author."
    assert not dialog.grab().isNull()
    press(dialog.keep if keeps else dialog.reload)
    assert not editor.page.conflict.isVisible()
    assert text_of(editor) == (drawn if keeps else theirs)
    assert editor.document.is_modified is keeps
    press_keys(editor, "save")
    wait_for(editor.files.saver)
    assert path.read_text(encoding="utf-8") == text_of(editor)


@pytest.mark.parametrize("changes_again", [False, True])
def test_keeping_ones_own_completes_the_save(
    editor: EditorWindow, path: Path, changes_again: bool
) -> None:
    """A comparison started by a save finishes the save and its deferred action."""
    change(path)
    click(editor, at(1, 1))
    drawn, page = text_of(editor), editor.page
    editor.opener.edit_copy(CATALOG.sections["oasis"])
    editor.close_page(page)
    answer(editor.dialogs.current, QMessageBox.StandardButton.Save)
    wait_for(page.files.saver)
    decide(editor, "Compare…", page)
    dialog = editor.dialogs.current
    assert isinstance(dialog, CompareDialog)
    if changes_again:
        change(path, "Cem")
    press(dialog.keep)
    wait_for(page.files.saver)
    if changes_again:
        assert "author: Cem" in path.read_text(encoding="utf-8")
        decide(editor, "Overwrite", page)
    assert path.read_text(encoding="utf-8") == drawn
    assert page not in editor.tabs.pages
    assert editor.dialogs.current is None


@pytest.mark.parametrize("choice", ["Cancel", "Discard"])
def test_a_file_that_became_an_island_replaces_no_drawing_unasked(
    editor: EditorWindow, path: Path, choice: str
) -> None:
    """Undo cannot restore another shape, so the user is asked about the drawing."""
    theirs = (
        section_text(CATALOG.sections["tree_house"], CATALOG.terrains)
        .replace("origin: printed", "origin: user")
        .replace("id: tree_house", "id: mine")
    )
    path.write_text(theirs, encoding="utf-8")
    click(editor, at(1, 1))
    drawn = text_of(editor)
    editor.files.reload()
    wait_for(editor.files.reader)
    box = editor.dialogs.current
    assert isinstance(box, QMessageBox)
    assert "unsaved changes" in box.text()
    answer(box, getattr(QMessageBox.StandardButton, choice))
    assert text_of(editor) == (drawn if choice == "Cancel" else theirs)
    assert editor.document.is_modified == (choice == "Cancel")
    assert editor.document.path == path


def test_a_file_that_was_broken_outside_is_told(editor: EditorWindow, path: Path) -> None:
    """A file that another program broke is reported; the drawing stays."""
    before = text_of(editor)
    path.write_text("- la\n", encoding="utf-8")
    editor.files.reload()
    wait_for(editor.files.reader)
    assert "mine.yaml cannot be opened" in editor.dialogs.current.text()
    assert text_of(editor) == before


# -- own content -----------------------------------------------------------------------------------

MUD = """\
mud:
  name: Mud
  letter: u
  buildable: true
  colour: "#6b4f2a"
"""


def write(text: str) -> None:
    """Write the user's own terrains."""
    path = paths.user_content() / "terrain.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def look(editor: EditorWindow, qtbot: QtBot) -> None:
    """Activate the window again, and wait for the disk."""
    editor.check_disk()
    qtbot.waitUntil(lambda: not editor.content.is_checking)


def test_own_terrain_comes_without_a_restart(window: MainWindow, qtbot: QtBot) -> None:
    """The terrain is in the palette, can be painted and is in new games; deleting it works
    likewise.
    """
    window.show_editor()
    editor = window.workshop.editor
    look(editor, qtbot)
    mud = Cell(terrain="mud")
    assert not editor.palette_.rows.place_of(mud).isValid()
    write(MUD)
    look(editor, qtbot)
    press_entry(editor.palette_, mud)
    click(editor, at(1, 1))
    assert editor.document.cell(at(1, 1)) == mud
    assert "Mud" in editor.place_label.text()
    assert "mud" in window.catalog.terrains
    assert editor.document.stack.undoText() == "Paint (Mud, 1/1)"
    assert not any(i.code == "unknown_terrain" for i in editor.issues.issues)
    editor.properties.lines["name"].setText("")
    write("")
    look(editor, qtbot)
    editor.page.check_now()
    assert not editor.palette_.rows.place_of(mud).isValid()
    assert any(i.code == "unknown_terrain" for i in editor.issues.issues)


def test_problems_of_own_content_are_listed(window: MainWindow, qtbot: QtBot) -> None:
    """Problems of own content are listed by file and line until they are repaired."""
    write(MUD.replace('"#6b4f2a"', "brownish"))
    window.show_editor()
    editor = window.workshop.editor

    def told() -> list[str]:
        texts = (editor.issues.list.item(row).text() for row in range(editor.issues.list.count()))
        return [text for text in texts if "terrain.yaml" in text]

    (line,) = told()
    assert line.startswith("terrain.yaml:5: ")
    look(editor, qtbot)
    write(MUD)
    look(editor, qtbot)
    assert not any(":5: " in text for text in told())
    assert editor.palette_.rows.place_of(Cell(terrain="mud")).isValid()


def test_a_deleted_file_makes_the_section_unsaved(
    editor: EditorWindow, path: Path, qtbot: QtBot
) -> None:
    """The section counts as unsaved, and saving writes the file again."""
    path.unlink()
    editor.check_disk()
    qtbot.waitUntil(lambda: editor.document.is_modified)
    assert "mine.yaml was deleted" in editor.statusBar().currentMessage()
    press_keys(editor, "save")
    wait_for(editor.files.saver)
    assert path.exists()
    assert not editor.document.is_modified


@pytest.fixture
def listed(editor: EditorWindow, path: Path, qtbot: QtBot) -> SectionsDialog:
    """Return *All sections* with an own section besides the open one."""
    save_section(own_folder() / "other.yaml", mine(id="other", name="Other"), CATALOG)
    editor.commands.show_sections()
    (dialog,) = editor.findChildren(SectionsDialog)
    qtbot.waitUntil(lambda: dialog.browser.select("other"), timeout=20_000)
    return dialog


def rename(dialog: SectionsDialog, id_: str, name: str, qtbot: QtBot) -> None:
    """Type another name for a section of the list."""
    view = dialog.browser.view
    qtbot.waitUntil(lambda: dialog.browser.select(id_), timeout=20_000)
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_F2)
    line = view.viewport().findChild(QLineEdit)
    assert line is not None
    line.selectAll()
    QTest.keyClicks(line, name)
    with qtbot.waitSignal(dialog.changed, timeout=20_000):
        QTest.keyClick(line, Qt.Key.Key_Return)


def settle(editor: EditorWindow, qtbot: QtBot) -> None:
    """Wait until the pages have read their files."""
    qtbot.waitUntil(lambda: not any(page.files.is_checking for page in editor.tabs.pages))
    for page in editor.tabs.pages:
        wait_for(page.files.reader)


BROKEN = "<<<<<<< HEAD\nname: Mine\n=======\nname: Yours\n>>>>>>> theirs\n"


@pytest.mark.parametrize(
    ("is_shown", "is_broken"),
    [
        (True, False),
        (False, True),
        pytest.param(True, True, marks=pytest.mark.slow),
        pytest.param(False, False, marks=pytest.mark.slow),
    ],
)
def test_changes_in_the_list_leave_other_files_alone(
    editor: EditorWindow,
    path: Path,
    listed: SectionsDialog,
    qtbot: QtBot,
    is_broken: bool,
    is_shown: bool,
) -> None:
    """A file changed by another program is neither reloaded, raised nor reported."""
    before = text_of(editor)
    page = editor.page
    editor.opener.edit_copy(CATALOG.sections["oasis"])
    front = editor.page
    change(path) if not is_broken else path.write_text(BROKEN, encoding="utf-8")
    if is_shown:
        editor.check_disk()
        qtbot.waitUntil(lambda: not page.conflict.isHidden())
    view = listed.browser.view
    for press_ in (
        lambda: rename(listed, "other", "Another", qtbot),
        lambda: QTest.keyClick(view, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier),
        lambda: QTest.keyClick(view, Qt.Key.Key_Delete),
        lambda: QTest.keyClick(view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier),
    ):
        with qtbot.waitSignal(listed.changed, timeout=20_000):
            press_()
        qtbot.waitUntil(lambda: not listed.browser.model.is_reading, timeout=20_000)
        settle(editor, qtbot)
        assert text_of(editor) != before
        assert editor.page is front
        assert editor.dialogs.current is listed
        assert section_text(page.document.section, CATALOG.terrains) == before
        assert not (is_shown and page.conflict.isHidden())


@pytest.mark.parametrize(
    ("is_shown", "is_drawn_on"),
    [
        (True, False),
        (False, True),
        pytest.param(True, True, marks=pytest.mark.slow),
        pytest.param(False, False, marks=pytest.mark.slow),
    ],
)
def test_another_name_does_not_take_in_what_another_program_did(
    editor: EditorWindow,
    path: Path,
    listed: SectionsDialog,
    qtbot: QtBot,
    is_drawn_on: bool,
    is_shown: bool,
) -> None:
    """The file has more changes than the name: the bar stays or appears, and offers to compare."""
    if is_drawn_on:
        click(editor, at(1, 1))
    before = text_of(editor)
    change(path)
    if is_shown:
        editor.check_disk()
        qtbot.waitUntil(editor.page.conflict.isVisible)
    rename(listed, "mine", "Brook", qtbot)
    qtbot.waitUntil(editor.page.conflict.isVisible, timeout=20_000)
    settle(editor, qtbot)
    assert editor.page.conflict.isVisible()
    assert text_of(editor) == before
    assert editor.document.is_modified is is_drawn_on


def test_another_name_leaves_a_section_saved(
    editor: EditorWindow, path: Path, listed: SectionsDialog, qtbot: QtBot
) -> None:
    """Without unsaved work the section equals its file, and undo restores the name."""
    rename(listed, "mine", "Brook", qtbot)
    qtbot.waitUntil(lambda: editor.document.section.name == "Brook", timeout=20_000)
    assert not editor.document.is_modified
    assert path.read_text(encoding="utf-8") == text_of(editor)
    listed.close()
    press_keys(editor, "undo")
    assert editor.document.section.name == "Mine"
    assert editor.document.is_modified


def test_another_name_from_the_list_keeps_what_is_unsaved(
    editor: EditorWindow, path: Path, qtbot: QtBot
) -> None:
    """The rename is no foreign change: the section takes it as a step that can be undone."""
    click(editor, at(1, 1))
    drawn = editor.document.section.cells
    press_keys(editor, "sections")
    (dialog,) = editor.findChildren(SectionsDialog)
    rename(dialog, "mine", "Brook", qtbot)
    qtbot.waitUntil(lambda: editor.document.section.name == "Brook", timeout=20_000)
    assert editor.document.section.cells == drawn
    assert not editor.page.conflict.isVisible()
    dialog.close()
    press_keys(editor, "save")
    wait_for(editor.files.saver)
    assert editor.dialogs.current is None
    assert path.read_text(encoding="utf-8") == text_of(editor)
    press_keys(editor, "undo")
    assert editor.document.section.name == "Mine"
    assert editor.document.is_modified
