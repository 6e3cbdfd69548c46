"""The first save of a section: into the game, by name, from an empty home."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import load_catalog, paths
from kingdom_builder_qt.content.check import check_data
from kingdom_builder_qt.content.loader import is_section_place
from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.editor.sections.document.section_document import SectionDocument
from kingdom_builder_qt.editor.sections.files.files import blank_section, own_folder
from kingdom_builder_qt.editor.sections.page.naming import Naming
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.ui.desktop.widgets.name_dialog import NameDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.editor.canvas_support import at, click, text_of
from tests.editor.hand import answer, press, press_keys, take
from tests.editor.support import CATALOG, mine
from tests.ui.opening import open_file, wait_for, wait_for_tasks

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def begin(editor: EditorWindow, **words: str) -> None:
    """Edit a section without a file, with the cells of the shipped one."""
    values = {"id": "", "name": "", "origin": "user", **words}
    editor.files.edit(replace(editor.catalog.sections["farm"], **values))


def save(editor: EditorWindow) -> None:
    """Press Ctrl+S in the focus widget, and wait for the disk."""
    press_keys(editor, "save")
    wait_for(editor.files.saver)


def test_the_first_section_of_a_new_user_is_in_the_game(
    window: MainWindow, user_home: Path, qtbot: QtBot
) -> None:
    """From an empty home one key and one name make the section available to new games."""
    assert not paths.user_content().exists()
    window.show_editor()
    editor = window.workshop.editor
    begin(editor)
    save(editor)
    dialog = editor.dialogs.current
    assert isinstance(dialog, NameDialog)
    assert not dialog.ok.isEnabled()
    QTest.keyClicks(dialog.name, "Long River")
    QTest.mouseClick(dialog.ok, Qt.MouseButton.LeftButton)
    wait_for(editor.files.saver)
    path = own_folder() / "long_river.yaml"
    assert editor.document.path == path
    assert path.read_text(encoding="utf-8") == text_of(editor)
    assert not editor.document.is_modified
    qtbot.waitUntil(lambda: "long_river" in window.catalog.sections)
    assert not editor.page.outside.isVisible()


def test_a_name_is_enough(editor: EditorWindow) -> None:
    """There is no dialog: the id is made from the name, also from one that is still being typed."""
    begin(editor)
    line = editor.properties.lines["name"]
    line.setFocus()
    QTest.keyClicks(line, "Old Mill")
    save(editor)
    assert editor.dialogs.current is None
    assert editor.document.section.id == "old_mill"
    assert editor.document.path == own_folder() / "old_mill.yaml"


def test_save_as_offers_the_name_that_is_typed(editor: EditorWindow) -> None:
    """The name is offered in the game's folder, which then exists, though its field has focus."""
    begin(editor, id="old_name", name="Old name")
    line = editor.properties.lines["name"]
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "Old Mill")
    take(editor, "save_as")
    wait_for_tasks()
    dialog = editor.dialogs.current
    assert isinstance(dialog, QFileDialog)
    assert [Path(name) for name in dialog.selectedFiles()] == [own_folder() / "old_mill.yaml"]
    assert own_folder().is_dir()
    dialog.close()


def test_nothing_is_saved_without_a_name(editor: EditorWindow) -> None:
    """Without a name nothing is saved and the section stays unchanged."""
    editor.files.edit(blank_section(editor.catalog))
    save(editor)
    QTest.keyClick(editor.dialogs.current, Qt.Key.Key_Escape)
    wait_for(editor.files.saver)
    assert editor.document.is_modified
    assert not own_folder().exists()


@pytest.mark.parametrize("choice", ["Keep both", "Replace", "Cancel"])
def test_another_section_of_the_same_id_is_not_lost(editor: EditorWindow, choice: str) -> None:
    """A question names the file of the other section; nothing is replaced without an answer."""
    begin(editor, id="mill", name="Mill")
    save(editor)
    path = own_folder() / "mill.yaml"
    before = path.read_bytes()
    begin(editor, id="mill", name="Mill", author="Bea")
    save(editor)
    box = editor.dialogs.current
    assert isinstance(box, QMessageBox)
    assert "mill.yaml" in box.text()
    answer(box, choice)
    wait_for(editor.files.saver)
    assert (path.read_bytes() == before) == (choice != "Replace")
    assert (own_folder() / "mill_2.yaml").exists() == (choice == "Keep both")
    assert editor.document.is_modified == (choice == "Cancel")
    assert editor.document.section.name == ("Mill 2" if choice == "Keep both" else "Mill")


def test_a_file_elsewhere_is_added_by_one_click(editor: EditorWindow, tmp_path: Path) -> None:
    """The bar says that no game reads the file, until a copy is in the content folder."""
    begin(editor, id="mill", name="Mill")
    path = tmp_path / "downloads" / "mill.yaml"
    path.parent.mkdir()
    path.write_text(text_of(editor), encoding="utf-8")
    editor.document.stack.setClean()
    open_file(editor.opener, path)
    assert editor.page.outside.isVisible()
    assert "mill.yaml" in editor.page.outside.text.text()
    QTest.mouseClick(editor.page.outside.button, Qt.MouseButton.LeftButton)
    wait_for(editor.files.saver)
    assert editor.document.path == own_folder() / "mill.yaml"
    assert not editor.page.outside.isVisible()
    assert "mill" in load_catalog().sections
    assert path.exists()


def test_a_copy_of_a_shipped_id_is_added_too(editor: EditorWindow, tmp_path: Path) -> None:
    """The copy of a section with a shipped id gets a new id, as the shipped one is reserved."""
    begin(editor, id="farm", name="Farm")
    click(editor, at(1, 1))
    path = tmp_path / "farm.yaml"
    path.write_text(text_of(editor), encoding="utf-8")
    open_file(editor.opener, path)
    press(editor.page.outside.button)
    wait_for(editor.files.saver)
    assert editor.document.path == own_folder() / "farm_2.yaml"


def test_saving_elsewhere_says_so(editor: EditorWindow, tmp_path: Path) -> None:
    """A new section saved elsewhere gets a message; the bar is only for opened files."""
    begin(editor, id="mill", name="Mill")
    editor.files.save_to(tmp_path / "mill.yaml")
    wait_for(editor.files.saver)
    assert editor.page.outside.isVisible()
    begin(editor)
    assert not editor.page.outside.isVisible()


@pytest.mark.parametrize(
    ("place", "is_read"),
    [
        ("sections/a.yaml", True),
        ("mine/sections/a.YAML", True),
        ("a.yaml", False),
        ("mine/a.yaml", False),
        ("sections/a.yml", False),
        ("sections/.a.yaml", False),
        ("sections/deep/a.yaml", False),
        ("My own/sections/a.yaml", False),
        ("../sections/a.yaml", False),
    ],
)
def test_places_of_sections(place: str, is_read: bool, user_home: Path) -> None:
    """The editor's message for a folder matches the game: folders that it ignores are named."""
    path = paths.user_content() / place
    path.parent.mkdir(parents=True)
    path.write_text(section_text(mine(id="a"), CATALOG.terrains), encoding="utf-8")
    assert is_section_place(path) is is_read
    catalog = load_catalog()
    assert ("a" in catalog.sections) is is_read
    told = [str(problem) for problem in check_data() if "not read" in problem.message]
    if is_read or path.name.startswith(".") or ".." in place:
        assert told == []
    else:
        (line,) = told
        assert path.name in line or path.parent.name in line or "My own" in line


def test_saving_goes_on_to_what_waits_for_it(
    editor: EditorWindow, make_editor: Callable[..., EditorWindow]
) -> None:
    """Closing with Save asks for the name and then closes."""
    begin(editor)
    press_keys(editor, "quit")
    answer(editor.dialogs.current, QMessageBox.StandardButton.Save)
    dialog = editor.dialogs.current
    assert isinstance(dialog, NameDialog)
    QTest.keyClicks(dialog.name, "Pond")
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    wait_for(editor.files.saver)
    assert not editor.isVisible()
    assert (own_folder() / "pond.yaml").is_file()


def test_a_draft_is_not_said_to_be_in_the_game(editor: EditorWindow) -> None:
    """A draft with undecided hexes is not in the game; a complete section is added at once."""
    texts = []
    for section in (blank_section(editor.catalog), editor.catalog.sections["farm"]):
        dialog = Naming(SectionDocument(section), editor).dialog(editor)
        texts.append(dialog.findChildren(QLabel)[-1].text())
    assert "games will not use it" in texts[0]
    assert "added to your sections" in texts[1]
