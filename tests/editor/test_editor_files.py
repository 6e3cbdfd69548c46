"""New, open, save and the question about unsaved changes, in the editor's window."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from kingdom_builder_qt.content import Catalog, load_catalog, loader
from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.browser.section_browser import SectionBrowser
from kingdom_builder_qt.editor.sections.files.files import own_folder
from kingdom_builder_qt.editor.sections.files.import_dialog import ImportDialog
from kingdom_builder_qt.editor.sections.files.recovery import Leftover, recovery_folder
from kingdom_builder_qt.editor.sections.window import section_opener
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.editor.sections.window.new_section_dialog import NewSectionDialog
from kingdom_builder_qt.editor.sections.window.recovery_dialog import RecoveryDialog
from kingdom_builder_qt.ui.desktop.slot import Slot
from kingdom_builder_qt.ui.desktop.widgets import screen_geometry
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.editor.canvas_support import at, click, drop, offered, point_of, settled, text_of
from tests.editor.hand import answer, press, press_keys
from tests.editor.support import CATALOG, mine
from tests.helpers.leaks import let_go
from tests.ui.opening import open_file, save_in, wait_for, wait_until
from tests.ui.table.panels import games

pytestmark = [
    pytest.mark.usefixtures("hexes_painted"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
]
BUTTON = QMessageBox.StandardButton


def own_copy(editor: EditorWindow, name: str = "Meadow") -> None:
    """Start an own section with the cells of the shipped one that is shown."""
    from dataclasses import replace

    section = replace(editor.document.section, id="meadow", name=name, origin="user")
    editor.files.edit(section)


def test_new_blank_section(editor: EditorWindow) -> None:
    """The dialog previews the blank section; nothing is saved before the user saves."""
    press_keys(editor, "new")
    dialog = editor.dialogs.current
    assert isinstance(dialog, NewSectionDialog)
    dialog.blank.ground.setCurrentIndex(dialog.blank.ground.findData("desert"))
    dialog.accept()
    assert set(editor.document.section.cells) == {Cell(terrain="desert")}
    assert editor.document.path is None
    assert editor.document.is_modified


def test_new_from_a_template(editor: EditorWindow) -> None:
    """A copy gets another id; a template keeps only its locations."""
    dialog = NewSectionDialog(editor.catalog, editor)
    dialog.kinds.setCurrentRow(1)
    dialog.copy.list.setCurrentRow(2)
    dialog.accept()
    original = editor.catalog.sections[dialog.copy.list.item(2).data(Qt.ItemDataRole.UserRole)]
    assert dialog.section.cells == original.cells
    assert dialog.section.id not in editor.catalog.sections
    dialog.copy.only_sites.setChecked(True)
    dialog.accept()
    sites = [cell for cell in original.cells if cell.feature]
    assert [cell for cell in dialog.section.cells if cell != Cell()] == sites


def test_new_generated_section(editor: EditorWindow, qtbot: QtBot) -> None:
    """The preview follows seed and sliders; equal settings make equal sections."""
    dialog = NewSectionDialog(editor.catalog, editor)
    dialog.kinds.setCurrentRow(2)
    wishes = dialog.generate.wishes
    wishes.seed.setValue(7)
    wishes.hexes["water"].setValue(30)
    qtbot.waitUntil(lambda: not dialog.timer.isActive())
    before = dialog.picture.pixmap().toImage()
    first = dialog.section
    wishes.seed.setValue(8)
    qtbot.waitUntil(lambda: not dialog.timer.isActive())
    assert dialog.picture.pixmap().toImage() != before
    wishes.seed.setValue(7)
    dialog.accept()
    assert dialog.section.cells == first.cells
    assert Cell() not in first.cells


def test_save_open_and_recent(editor: EditorWindow, tmp_path: Path) -> None:
    """A saved section is opened unchanged and is among the recent files."""
    own_copy(editor)
    click(editor, at(3, 3))
    path = own_folder() / "meadow.yaml"
    assert save_in(editor.files, path)
    assert not editor.document.is_modified
    before = text_of(editor)
    assert path.read_text(encoding="utf-8") == before
    editor.files.edit(editor.catalog.sections["oasis"], editor.catalog.section_files["oasis"])
    editor._fill_recent()
    actions = editor.actions_.submenus["recent"].actions()
    assert [action.text() for action in actions] == ["meadow.yaml"]
    actions[0].trigger()
    wait_for(editor.opener.reader)
    assert text_of(editor) == before
    assert editor.document.path == path
    assert load_catalog().sections["meadow"].cells == editor.document.section.cells


def test_shipped_sections_are_not_overwritten(editor: EditorWindow) -> None:
    """Saving over a shipped file is refused with a message, and the file is unchanged."""
    path = editor.catalog.section_files["farm"]
    before = path.read_bytes()
    click(editor, at(3, 8))
    press_keys(editor, "save")
    wait_for(editor.files.saver)
    assert isinstance(editor.dialogs.current, QMessageBox)
    assert "not saved" in editor.dialogs.current.text()
    assert editor.document.is_modified
    assert path.read_bytes() == before


@pytest.mark.parametrize("answer", [BUTTON.Save, BUTTON.Discard, BUTTON.Cancel])
def test_closing_asks_about_unsaved_changes(editor: EditorWindow, answer: BUTTON) -> None:
    """Closing offers to save, to discard or to stay."""
    own_copy(editor)
    path = own_folder() / "meadow.yaml"
    save_in(editor.files, path)
    click(editor, at(3, 8))
    assert not editor.close()
    box = editor.dialogs.current
    assert "Meadow" in box.text()
    box.button(answer).click()
    wait_for(editor.files.saver)
    assert editor.isVisible() == (answer == BUTTON.Cancel)
    saved = path.read_text(encoding="utf-8") == text_of(editor)
    assert saved == (answer == BUTTON.Save)


def test_opening_leaves_unsaved_changes_alone(editor: EditorWindow) -> None:
    """The other file gets a tab of its own, without a question."""
    own_copy(editor)
    page = editor.page
    open_file(editor.opener, editor.catalog.section_files["oasis"])
    assert editor.document.section.id == "copy_of_oasis"
    assert page.document.section.id == "meadow"
    assert page.document.is_modified
    assert editor.dialogs.current is None


def test_a_shipped_file_is_opened_as_a_copy(editor: EditorWindow) -> None:
    """The copy opens at once with a message; it has no file and can be saved as an own section."""
    own_copy(editor)
    editor.document.stack.setClean()
    path = editor.catalog.section_files["oasis"]
    open_file(editor.opener, path)
    assert editor.document.path is None
    assert editor.document.section.cells == editor.catalog.sections["oasis"].cells
    assert "Oasis comes with the game" in editor.statusBar().currentMessage()
    assert not editor.issues.has_errors
    assert str(path) not in map(str, editor.opener.recent)


def test_broken_draft_is_shown_with_its_problems(editor: EditorWindow, tmp_path: Path) -> None:
    """The readable part is on the canvas; the problems are listed with line and column."""
    source = editor.catalog.section_files["farm"].read_text(encoding="utf-8")
    path = tmp_path / "draft.yaml"
    path.write_text(source.replace("ddcwwtttgg", "ddcwwtt!gg").replace("id: farm", "id: draft"))
    open_file(editor.opener, path)
    assert editor.document.cell(at(1, 1)) == Cell(terrain="desert")
    assert editor.document.cell(at(1, 8)) == Cell()
    texts = [editor.issues.list.item(n).text() for n in range(editor.issues.list.count())]
    assert any("line 6, column 13" in text for text in texts), texts


def test_file_that_is_no_section(editor: EditorWindow, tmp_path: Path) -> None:
    """One dialog lists every problem; the section under edit stays."""
    path = tmp_path / "song.yaml"
    path.write_text("- la\n- la\n")
    before = text_of(editor)
    open_file(editor.opener, path)
    assert "song.yaml" in editor.dialogs.current.text()
    assert "Line 1" in editor.dialogs.current.informativeText()
    assert text_of(editor) == before


def test_comments_are_not_lost_in_silence(editor: EditorWindow, tmp_path: Path) -> None:
    """A file with comments is overwritten only after a question."""
    own_copy(editor)
    path = tmp_path / "meadow.yaml"
    path.write_text("# mine\n" + text_of(editor))
    open_file(editor.opener, path)
    click(editor, at(3, 8))
    press_keys(editor, "save")
    assert path.read_text().startswith("# mine")
    answer(editor.dialogs.current, BUTTON.Save)
    wait_for(editor.files.saver)
    assert path.read_text() == text_of(editor)


def test_text_goes_round(editor: EditorWindow) -> None:
    """A section copied as text is pasted as an equal section."""
    own_copy(editor)
    editor.document.mark_saved(Path("meadow.yaml"))
    before = text_of(editor)
    press_keys(editor, "copy_text")
    assert QGuiApplication.clipboard().text() == before
    editor.files.edit(editor.catalog.sections["oasis"], editor.catalog.section_files["oasis"])
    press_keys(editor, "paste_text")
    assert text_of(editor) == before
    assert editor.document.is_modified


def test_pasting_a_song(editor: EditorWindow) -> None:
    """A text without a section is refused with a reason."""
    QGuiApplication.clipboard().setText("la la la")
    press_keys(editor, "paste_text")
    assert "not a section" in editor.dialogs.current.text()


def test_id_follows_the_name_of_a_new_section(editor: EditorWindow) -> None:
    """The id follows the name until the section has a file or the user types an id."""
    press_keys(editor, "new")
    editor.dialogs.current.accept()
    line = editor.properties.lines["name"]
    line.setFocus()
    QTest.keyClicks(line, "Long River")
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert editor.document.section.id == "long_river"


def test_closing_twice_is_harmless(editor: EditorWindow) -> None:
    """A second close does nothing: the main window closes the editor again at the end."""
    assert editor.close()
    assert editor.close()


def test_recovery_is_offered(editor: EditorWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a crash the section is restored as unsaved work, and the recovery file is deleted."""
    section = editor.catalog.sections["oasis"]
    found = [Leftover(Path("gone.draft"), section, Path("oasis2.yaml"))]
    discarded = []
    monkeypatch.setattr(section_opener, "leftovers", lambda _catalog: (found, []))
    monkeypatch.setattr(Slot, "drop", discarded.extend)
    dialog = offered(editor)
    assert "Oasis" in dialog.list.item(0).text()
    press(dialog.restore)
    assert editor.document.section is section
    assert editor.document.path == Path("oasis2.yaml")
    assert editor.document.is_modified
    wait_until(lambda: discarded == [one.path for one in found])
    assert "name: Oasis" in editor.page.recovery.path.read_text()  # before the old copy is deleted


def test_damaged_recovery_is_told(
    editor: EditorWindow, user_home: Path, expect_log: Callable[..., None]
) -> None:
    """The window names the quarantine of the damaged file; the next one gets a name of its own."""
    path = recovery_folder() / "section-9.draft"
    path.parent.mkdir(parents=True)
    for number in (1, 2):
        expect_log("cannot be recovered")
        path.write_text("{", encoding="utf-8")
        told = offered(editor).informativeText()
        kept = list(path.parent.glob("section-9-*.bad"))
        assert len(kept) == number
        sentence = "A section could not be read. Its file was moved to {file}."
        assert told in [sentence.format(file=file) for file in kept]
        editor.dialogs.current.close()


def crash(name: str, when: int) -> None:
    """Leave an unsaved section as a killed program does."""
    text = section_text(mine(id=name.lower(), name=name), CATALOG.terrains)
    folder = recovery_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"section-{name}.draft"
    path.write_text(json.dumps({"original": f"/maps/{name}.yaml", "section": text}) + "\n")
    os.utime(path, (when, when))


def test_all_unsaved_sections_are_offered(editor: EditorWindow) -> None:
    """The dialog lists name, file, date and picture, newest first; each entry can be restored."""
    crash("Old", 1_000_000_000)
    crash("New", 1_700_000_000)
    editor.document.stack.setClean()
    dialog = offered(editor)
    assert isinstance(dialog, RecoveryDialog)
    texts = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert [text.split("\n")[0] for text in texts] == ["New", "Old"]
    assert "23" in texts[0].split("\n")[1]  # of 2023
    assert texts[0].split("\n")[2] == "New.yaml"
    assert not dialog.list.item(0).icon().isNull()
    press(dialog.discard)
    settled(editor)
    assert [path.name for path in recovery_folder().glob("*.draft")] == ["section-Old.draft"]
    QTest.mouseClick(dialog.restore, Qt.MouseButton.LeftButton)
    assert editor.document.section.name == "Old"
    assert editor.document.is_modified
    wait_until(lambda: not (recovery_folder() / "section-Old.draft").exists())


def test_discarding_can_be_undone(editor: EditorWindow) -> None:
    """Undo restores discarded sections one by one, with their copies on disk, until the dialog
    closes.
    """
    crash("Old", 1_000_000_000)
    crash("New", 1_700_000_000)
    editor.document.stack.setClean()
    dialog = offered(editor)
    assert isinstance(dialog, RecoveryDialog)
    assert not dialog.undo.isVisible()
    before = {path: path.read_bytes() for path in recovery_folder().glob("*.draft")}
    for _ in range(2):
        QTest.mouseClick(dialog.discard, Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    assert not dialog.restore.isEnabled()
    settled(editor)
    assert list(recovery_folder().glob("*.draft")) == []
    for _ in range(2):
        QTest.mouseClick(dialog.undo, Qt.MouseButton.LeftButton)
    texts = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    assert [text.split("\n")[0] for text in texts] == ["New", "Old"]
    assert not dialog.undo.isVisible()
    settled(editor)
    assert {path: path.read_bytes() for path in recovery_folder().glob("*.draft")} == before
    QTest.mouseClick(dialog.restore, Qt.MouseButton.LeftButton)
    assert editor.document.section.name == "New"


def test_a_file_that_was_asked_for_is_shown(window: MainWindow, tmp_path: Path) -> None:
    """A notice of the recovery is shown next to the requested file; the dialog opens on request."""
    crash("Old", 1_000_000_000)
    path = tmp_path / "asked.yaml"
    text = section_text(mine(id="asked", name="Asked"), CATALOG.terrains)
    path.write_text(text, encoding="utf-8")
    window.show_editor(path)
    editor = window.workshop.editor
    wait_for(editor.opener.reader)
    assert editor.document.section.name == "Asked"
    wait_until(editor.leftovers.isVisible)
    assert editor.dialogs.current is None
    press(editor.leftovers.button)
    wait_until(lambda: editor.dialogs.current is not None)
    press(editor.dialogs.current.restore)
    assert editor.document.section.name == "Old"
    assert not editor.leftovers.isVisible()


def test_changes_of_the_file_that_was_asked_for_are_offered(window: MainWindow) -> None:
    """Changes of the requested file are offered at once; its deletion is reported as well."""
    crash("Old", 1_000_000_000)
    window.show_editor(Path("/maps/Old.yaml"))
    editor = window.workshop.editor
    wait_until(lambda: any(one.isVisible() for one in editor.findChildren(RecoveryDialog)))
    wait_for(window.workshop.editor.opener.reader)


def test_a_copy_that_cannot_be_kept_is_not_discarded(
    editor: EditorWindow, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[..., None]
) -> None:
    """With a full disk the crash copy stays, as it is the only one."""
    discarded = []
    leftover = Leftover(Path("gone.draft"), editor.catalog.sections["oasis"], None)
    monkeypatch.setattr(section_opener, "leftovers", lambda _catalog: ([leftover], []))
    monkeypatch.setattr(Slot, "drop", discarded.extend)

    expect_log("unsaved section not backed up")

    def fail(*_args: object) -> None:
        raise OSError(28, "No space left")

    monkeypatch.setattr("kingdom_builder_qt.ui.desktop.slot.write_atomic", fail)
    press(offered(editor).restore)
    assert editor.document.section is leftover.section
    wait_until(lambda: not editor.page.not_backed_up.isHidden())
    assert discarded == []
    assert "No space left" in editor.page.not_backed_up.text.text()


# -- as a second window ----------------------------------------------------------------------------


def test_start_page_opens_the_editor(window: MainWindow) -> None:
    """The editor is one window; a second request raises it; none is left over."""
    window.start_page.editor.click()
    first = window.workshop.editor
    assert first.isVisible()
    window.actions_["section_editor"].trigger()
    assert window.workshop.editor is first
    first.close()
    let_go()
    assert not isValid(first)
    window.actions_["section_editor"].trigger()
    assert window.workshop.editor.isVisible()


def test_program_does_not_end_with_unsaved_changes(window: MainWindow) -> None:
    """Closing the game's window asks about unsaved changes of the editor."""
    window.show_editor()
    click(window.workshop.editor, at(3, 3))
    assert not window.close()
    assert window.isVisible()
    answer(window.workshop.editor.dialogs.current, BUTTON.Discard)
    assert window.close()


def test_saved_sections_can_be_chosen_in_new_games(window: MainWindow, qtbot: QtBot) -> None:
    """New games offer a saved section without a restart."""
    window.show_editor()
    editor = window.workshop.editor
    editor.files.edit(editor.catalog.sections["farm"])
    own_copy(editor)
    assert "meadow" not in window.catalog.sections
    save_in(editor.files, own_folder() / "meadow.yaml")
    qtbot.waitUntil(lambda: "meadow" in window.catalog.sections)
    assert "meadow" in editor.catalog.sections  # can be copied, too


def test_content_is_read_in_a_thread_after_a_save(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last of several saves wins; an editor closed during the reading loses nothing."""
    readers = []

    def load(**options: Any) -> Catalog:
        readers.append(threading.current_thread())
        return load_catalog(**options)

    monkeypatch.setattr(loader, "load_catalog", load)
    window.show_editor()
    editor = window.workshop.editor
    readers.clear()  # an editor starts with the loaded content
    heard = []
    window.workshop.sections_changed.connect(heard.append)
    editor.files.edit(editor.catalog.sections["farm"])
    own_copy(editor)
    save_in(editor.files, own_folder() / "meadow.yaml")
    editor.saved.emit(own_folder() / "meadow.yaml")
    editor.close_anyway()
    qtbot.waitUntil(lambda: bool(heard))
    assert "meadow" in window.catalog.sections
    assert len(readers) == 2
    assert threading.main_thread() not in readers
    assert len(heard) == 1


def test_dropped_file_is_imported(
    make_editor: Callable[..., EditorWindow], tmp_path: Path, qtbot: QtBot
) -> None:
    """A file dropped on the window is imported by the dialog."""
    editor = make_editor()
    source = text_of(editor).replace("id: farm", "id: lake").replace("name: Farm", "name: Lake")
    path = tmp_path / "lake.yaml"
    path.write_text(source.replace("origin: printed", "origin: user"))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    drop(editor.canvas.viewport(), data, point_of(editor, at(5, 5)))
    wait_for(editor.opener.reader)
    dialog = editor.dialogs.current
    assert isinstance(dialog, ImportDialog)
    QTest.mouseClick(dialog.take, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not dialog.is_writing)
    wait_for(editor.opener.reader)
    assert editor.document.path == own_folder() / "lake.yaml"


def test_several_dropped_files_are_opened(
    editor: EditorWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    """Each file opens in a tab of its own; nothing unsaved is lost."""
    source = text_of(editor).replace("origin: printed", "origin: user")
    own_copy(editor)
    data = QMimeData()
    for name in ("lake", "river", "pond"):
        path = tmp_path / f"{name}.yaml"
        path.write_text(source.replace("id: farm", f"id: {name}"))
        data.setUrls([*data.urls(), QUrl.fromLocalFile(str(path))])
    editor.commands.take_in(data)
    wait_for(editor.opener.reader)
    dialog = editor.dialogs.current
    QTest.mouseClick(dialog.take, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not dialog.is_writing)
    wait_for(editor.opener.reader)
    names = [page.document.path.stem for page in editor.tabs.pages if page.document.path]
    assert sorted(names) == ["lake", "pond", "river"]
    assert editor.tabs.pages[0].document.section.id == "meadow"
    assert editor.tabs.pages[0].document.is_modified


def choose(browser: SectionBrowser, id_: str, qtbot: QtBot) -> None:
    """Choose a section by Enter, once it is listed."""
    qtbot.waitUntil(lambda: browser.select(id_))
    QTest.keyClick(browser.view, Qt.Key.Key_Return)


def test_all_sections(editor: EditorWindow, qtbot: QtBot) -> None:
    """Choosing a shipped section starts a copy, an own one is edited."""
    own_copy(editor)
    path = own_folder() / "meadow.yaml"
    save_in(editor.files, path)
    press_keys(editor, "sections")
    choose(editor.dialogs.current.browser, "oasis", qtbot)
    assert editor.document.section.cells == editor.catalog.sections["oasis"].cells
    assert editor.document.section.id != "oasis"
    assert not editor.document.is_modified
    press_keys(editor, "sections")
    choose(editor.dialogs.current.browser, "meadow", qtbot)
    wait_for(editor.opener.reader)
    assert editor.document.path == path
    assert editor.dialogs.current is None


@pytest.mark.parametrize("screen", [(800, 600), (960, 540)])
def test_the_new_dialog_fits_a_small_screen(
    editor: EditorWindow, monkeypatch: pytest.MonkeyPatch, screen: tuple[int, int]
) -> None:
    """All options are visible without clipping or scrolling."""
    monkeypatch.setattr(screen_geometry, "available_area", lambda _w: QRect(0, 0, *screen))
    press_keys(editor, "new")
    dialog = editor.dialogs.current
    assert isinstance(dialog, NewSectionDialog)
    dialog.kinds.setCurrentRow(2)
    QApplication.processEvents()
    assert dialog.width() <= screen[0]
    assert dialog.height() <= screen[1]
    (page,) = dialog.findChildren(ScrollPage)
    assert page.verticalScrollBar().maximum() == 0
    wishes, room = dialog.generate.wishes, page.viewport().rect()
    for part in (wishes.dice, wishes.second, *wishes.hexes.values()):
        if part.isVisible():
            assert room.contains(QRect(part.mapTo(page, QPoint()), part.size())), part
    assert games.clipped(dialog) == []


def test_lists_of_tiles_share_no_rows_of_their_own(editor: EditorWindow) -> None:
    """The options before the tiles appear in no other list, and only once in theirs."""
    before = editor.palette_.combo.count()
    for _ in range(2):
        wishes = NewSectionDialog(editor.catalog, editor).generate.wishes
        assert wishes.tile.itemText(0) == "Any"
        assert wishes.second.itemText(0) == "The same"
        assert wishes.tile.count() == wishes.second.count() == before + 1
        assert editor.palette_.combo.count() == before
