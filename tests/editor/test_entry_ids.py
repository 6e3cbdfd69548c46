"""An id change is applied to every reference, or the references are listed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import load_catalog, paths
from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.files.files import own_folder
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.editor.workbench.entries_window import EntriesWindow
from kingdom_builder_qt.editor.workbench.entry_document import Ref
from kingdom_builder_qt.editor.workbench.new_entries import RenameDialog
from kingdom_builder_qt.editor.workbench.renaming import renamed_everywhere
from tests.editor.support import mine
from tests.editor.test_entries import (
    TILES,
    choose,
    field,
    retype,
    save,
    show,
    tool,
    wait_checked,
    write_own,
)
from tests.ui.opening import open_file, wait_for

__all__ = ["show"]  # the fixture
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
PAGES = """\
tiles:
  mill:
    example:
      caption: mill
      rows: ["gL"]
      features: {L: {feature: location, tile: mill}}
"""


def write_section() -> Path:
    """Write a section with two locations of the own tile; return its file."""
    section = mine(id="brook", name="Brook", expansion="mine")
    cells = [replace(cell, tile="mill") if cell.tile else cell for cell in section.cells]
    path = own_folder() / "brook.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    text = section_text(replace(section, cells=tuple(cells)), load_catalog().terrains)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def section() -> Path:
    """Return the file of a section in the folder of the expansion of its tile."""
    write_own()
    return write_section()


def rename(window: EntriesWindow, id_: str) -> RenameDialog:
    """Rename the chosen entry by typing an id."""
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_F2)
    dialog = window.commands.dialog
    assert isinstance(dialog, RenameDialog)
    dialog.name.selectAll()
    QTest.keyClicks(dialog.name, id_)
    return dialog


def problems(window: EntriesWindow) -> list[str]:
    """Return the list of problems."""
    return [window.problems.item(row).text() for row in range(window.problems.count())]


def test_sections_follow_another_id(
    section: Path, show: Callable[..., EntriesWindow], editor: EditorWindow, qtbot: QtBot
) -> None:
    """The references in sections change in one undoable step and are saved with it; open sections
    show it.
    """
    open_file(editor.opener, section)
    before = section.read_text(encoding="utf-8")
    window = show()
    choose(window, "mill")
    dialog = rename(window, "watermill")
    line = before[: before.index("tile: mill")].count("\n") + 1
    assert dialog.places.text() == f"Used in:\nsections/brook.yaml:{line}"
    assert dialog.follow.isChecked()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    ref = Ref(paths.user_content() / "mine" / "tiles.yaml", "watermill")
    qtbot.waitUntil(lambda: window.current == ref, timeout=20_000)
    wait_checked(qtbot, window)
    assert not any("mill'" in text for text in problems(window))
    assert section.read_text(encoding="utf-8") == before
    QTest.mouseClick(tool(window, "undo"), Qt.MouseButton.LeftButton)
    assert not window.document.is_modified
    QTest.mouseClick(tool(window, "redo"), Qt.MouseButton.LeftButton)
    save(qtbot, window)
    assert section.read_text(encoding="utf-8") == before.replace("tile: mill", "tile: watermill")
    tiles = {cell.tile for cell in load_catalog().sections["brook"].cells if cell.tile}
    assert tiles == {"watermill"}
    wanted = Cell(feature="location", tile="watermill")
    qtbot.waitUntil(lambda: wanted in editor.document.section.cells, timeout=20_000)
    assert not editor.document.is_modified


@pytest.mark.parametrize("is_broken", [False, True])
def test_saving_leaves_files_alone_that_it_has_not_written(
    section: Path,
    show: Callable[..., EntriesWindow],
    editor: EditorWindow,
    qtbot: QtBot,
    is_broken: bool,
) -> None:
    """Foreign changes of an open section are neither loaded nor reported by a save."""
    open_file(editor.opener, section)
    page = editor.page
    editor.opener.edit_copy(editor.catalog.sections["oasis"])
    front, before = editor.page, page.document.section
    text = "<<<<<<< HEAD\n" if is_broken else section.read_text(encoding="utf-8") + "author: Bea\n"
    section.write_text(text, encoding="utf-8")
    editor.check_disk()
    qtbot.waitUntil(lambda: not page.conflict.isHidden(), timeout=20_000)
    window = show()
    choose(window, "mill")
    for colour in ("Mill one", "Mill two"):
        retype(field(window, "name"), colour)
        save(qtbot, window)
        qtbot.waitUntil(lambda: not page.files.is_checking)
        wait_for(page.files.reader)
        assert editor.dialogs.current is None
        assert editor.page is front
        assert page.document.section == before
        assert not page.conflict.isHidden()


@pytest.mark.parametrize("how", ["alone", "yaml", "delete"])
def test_dangling_references_are_listed(
    section: Path, show: Callable[..., EntriesWindow], qtbot: QtBot, how: str
) -> None:
    """References to a removed id are listed with file and key before the save; sections stay
    unchanged.
    """
    before = section.read_text(encoding="utf-8")
    window = show()
    choose(window, "mill")
    if how == "alone":
        dialog = rename(window, "watermill")
        QTest.keyClick(dialog.follow, Qt.Key.Key_Space)
        QTest.keyClick(dialog, Qt.Key.Key_Return)
    elif how == "yaml":
        window.yaml.setPlainText(window.yaml.toPlainText().replace("mill:", "watermill:", 1))
    else:
        QTest.mouseClick(tool(window, "delete"), Qt.MouseButton.LeftButton)
    wait_checked(qtbot, window)
    named = [text for text in problems(window) if text.startswith("sections/brook.yaml, ")]
    assert len(named) == 1
    assert "unknown tile 'mill'" in named[0]
    assert section not in window.document.texts
    save(qtbot, window)
    assert section.read_text(encoding="utf-8") == before


def test_without_references_there_is_no_choice(show: Callable[..., EntriesWindow]) -> None:
    """Without references the dialog has no choice."""
    write_own()
    window = show()
    choose(window, "ferry")
    dialog = rename(window, "raft")
    assert not dialog.follow.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert window.current is not None
    assert window.current.id == "raft"


def test_a_killed_program_loses_no_renaming(
    section: Path, show: Callable[..., EntriesWindow], editor: EditorWindow, qtbot: QtBot
) -> None:
    """Pending writes to sections survive a crash and can be saved."""
    before = section.read_text(encoding="utf-8")
    window = show()
    choose(window, "mill")
    QTest.keyClick(rename(window, "watermill"), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: section in window.document.texts, timeout=20_000)
    editor.entries.close(is_lost=False)
    again = show()
    assert section in again.document.unsaved()
    save(qtbot, again)
    assert section.read_text(encoding="utf-8") == before.replace("tile: mill", "tile: watermill")


def test_all_kinds_of_places_follow() -> None:
    """References in quotes, lists, variants and rule pages change; equal words in texts stay."""
    folder = write_own(
        TILES.replace(
            "  action: {build: {to: {terrain: flower}}}",
            "  variants: {printed: [grass, flower]}\n  action: {build: {to: {terrain: printed}}}",
        )
    )
    (folder / "pages.yaml").write_text(PAGES, encoding="utf-8")
    section = write_section()
    text = section.read_text(encoding="utf-8").replace("tile: mill", "tile: 'mill_grass'")
    section.write_text(text, encoding="utf-8")
    tiles = folder / "tiles.yaml"
    nomads = tiles.read_text(encoding="utf-8").replace("location_tile", "nomad_tile", 1)
    tiles.write_text(nomads, encoding="utf-8")
    texts = {tiles: nomads}
    made = renamed_everywhere(texts, Ref(tiles, "mill"), "wheel")
    assert made.found == {section: text, folder / "pages.yaml": PAGES}
    assert made.texts == {
        tiles: texts[tiles].replace("mill:", "wheel:", 1),
        section: text.replace("'mill_grass'", "'wheel_grass'"),
        folder / "pages.yaml": PAGES.replace("  mill:", "  wheel:").replace(
            "tile: mill", "tile: wheel"
        ),
    }


def test_own_terrain_is_renamed_in_all_its_entries() -> None:
    """References in its own file and in others change; its letter in sections does not."""
    home = paths.user_content()
    folder = write_own(TILES.replace("terrain: flower", "terrain: [mud, flower, mud_flat]"))
    terrain = home / "terrain.yaml"
    mud = "mud:\n  name: Mud\n  letter: m\n  colour: '#102030'\n  buildable: true\n"
    flat = mud.replace("mud:", "mud_flat:").replace("letter: m", "letter: n")
    terrain.write_text(mud + flat, encoding="utf-8")
    tiles = folder / "tiles.yaml"
    texts = {path: path.read_text(encoding="utf-8") for path in (terrain, tiles)}
    made = renamed_everywhere(texts, Ref(terrain, "mud"), "marl")
    assert made.texts == {
        terrain: texts[terrain].replace("mud:", "marl:", 1),
        tiles: texts[tiles].replace("[mud,", "[marl,"),
    }
