"""The pictured states of the section editor and of packs, for `tests.pictures`."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEventLoop, QMimeData, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import hex_at
from kingdom_builder_qt.editor.sections.files.files import copy_of, own_folder
from kingdom_builder_qt.editor.sections.files.recovery import recovery_folder
from kingdom_builder_qt.editor.sections.generator.best import Best
from kingdom_builder_qt.editor.sections.window.generating import generate_page
from tests.helpers.sample_pack import (
    installed_by_hand,
    own_expansion,
    pack_file,
)
from tests.pictures.stage import Stage, choose, state, wait_for

WHEN = 1_790_000_000  # in seconds: the date of files that show it
FEW_GAMES = 20
GAMES_MS = 300_000
QUICK_BEST: Any = partial(Best, level="random", games=(2, 1))
FEW_SECTIONS = 5


# -- one section ---------------------------------------------------------------------------------


@state
def editor(stage: Stage) -> QWidget:
    """The editor with a section, palette and properties."""
    return stage.editor()


@state
def editor_statistics(stage: Stage) -> QWidget:
    """The measures of the section."""
    window = stage.editor()
    window.docks["statistics"].raise_()
    return window


@state
def editor_issues(stage: Stage) -> QWidget:
    """A section with a part painted over: errors and warnings, undo steps."""
    window = stage.editor(3)
    for hex_ in ("B3", "C4", "D4", "E5", "F6", "F7"):
        stage.click(hex_, window)
    window.docks["history"].raise_()
    return window


@state
def editor_selection(stage: Stage) -> QWidget:
    """A selection, and the hatching of unbuildable hexes."""
    window = stage.editor(1)
    stage.do("select", "select_all", "blocked", window=window)
    return window


@state
def editor_replace(stage: Stage) -> QWidget:
    """The dialog that replaces one terrain by another."""
    return stage.do("replace", window=stage.editor())


@state
def editor_keys(stage: Stage) -> QWidget:
    """Keys and mouse of the editor."""
    return stage.do("keys", window=stage.editor())


@state
def editor_export(stage: Stage) -> QWidget:
    """Pictures and prints."""
    return stage.do("export", window=stage.editor())


@state
def editor_sections(stage: Stage) -> QWidget:
    """All sections."""
    return stage.do("sections", window=stage.editor())


@state
def editor_analysis(stage: Stage) -> QWidget:
    """The analysis before it is started."""
    return stage.do("analyse", window=stage.editor())


@state
def new_section(stage: Stage) -> QWidget:
    """The first page for a new section."""
    return stage.do("new", window=stage.editor())


@state
def new_section_generated(stage: Stage) -> QWidget:
    """A section by the generator."""
    dialog = stage.do("new", window=stage.editor())
    choose(dialog, "generate")
    return dialog


@state
def editor_whole_board(stage: Stage) -> QWidget:
    """The section on a board of four."""
    return stage.do("board", window=stage.editor())


@state
def editor_two_sections(stage: Stage) -> QWidget:
    """Tabs: an unsaved section, and another as the current one."""
    window = stage.editor()
    for hex_ in ("B3", "C4", "D4"):
        stage.click(hex_, window)
    stage.copy_section(window, 4)
    return window


@state
def editor_stamps(stage: Stage) -> QWidget:
    """Two stamps in the panel."""
    window = stage.editor()
    window.docks["stamps"].raise_()
    shelf = window.stamps
    for count, hexes in enumerate(((hex_at(1, 1), hex_at(4, 5)), (hex_at(5, 2), hex_at(7, 6))), 1):
        stage.do("select", window=window)
        window.toolbox.tool.press(hexes[0])
        window.toolbox.tool.move(hexes[1])
        window.toolbox.tool.release()
        shelf.save.click()
        wait_for(lambda count=count: shelf.list.count() == count)
        wait_for(lambda: shelf.list.viewport().findChild(QLineEdit) is not None)
        QTest.keyClick(shelf.list.viewport().findChild(QLineEdit), Qt.Key.Key_Return)
        QTest.qWait(100)  # the field closes after a delay
    return window


@state
def editor_no_stamps(stage: Stage) -> QWidget:
    """The hint of the empty panel of stamps."""
    window = stage.editor()
    window.docks["stamps"].raise_()
    return window


@state
def editor_play_with(stage: Stage) -> QWidget:
    """Play here with choices: the board."""
    return stage.do("play_with", window=stage.editor())


@state
def editor_play_with_cards(stage: Stage) -> QWidget:
    """Play here with choices: the cards."""
    dialog = stage.do("play_with", window=stage.editor())
    choose(dialog, "cards")
    return dialog


@state
def editor_land(stage: Stage) -> QWidget:
    """A river before it is painted."""
    window = stage.editor()
    stage.do("river", window=window)
    window.bench.set_cell(Cell(terrain="water"))
    window.toolbox.tool.press(hex_at(1, 1))
    window.toolbox.tool.move(hex_at(8, 8))
    return window


@state
def editor_analysis_done(stage: Stage) -> QWidget:
    """The analysis after some games."""
    dialog: Any = stage.do("analyse", window=stage.editor())
    dialog.games.setValue(FEW_GAMES)
    dialog.level.setCurrentIndex(dialog.level.findData("random"))
    dialog.start.click()
    wait_for(lambda: not dialog.is_running, GAMES_MS)
    return dialog


@state
def new_section_best(stage: Stage) -> QWidget:
    """The best of some generated sections, with the figures of the first."""
    dialog: Any = stage.do("new", window=stage.editor())
    choose(dialog, "generate")
    dialog.generate.count.setValue(FEW_SECTIONS)
    thorough, generate_page.Best = generate_page.Best, QUICK_BEST  # else it takes minutes
    dialog.generate.search.click()
    generate_page.Best = thorough
    wait_for(lambda: not dialog.generate.job.is_running, GAMES_MS)
    return dialog


# -- files and questions -------------------------------------------------------------------------


def _own_section(name: str, number: int = 0) -> tuple[Path, str]:
    """Write a copy of a shipped section as an own one; return its file and text."""
    catalog = load_catalog()
    section = list(catalog.sections.values())[number]
    made = copy_of(section, catalog)
    text = section_text(made, catalog.terrains).replace(made.name, name)
    path = own_folder() / f"{made.id}.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path, text


def _open(window: Any, *files: Path) -> None:
    window.opener.open(*files)
    while window.opener.reader.is_busy:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


@state
def editor_first_save(stage: Stage) -> QWidget:
    """The question for a name at the first save of a section."""
    window = stage.editor()
    window.document.set_header("name", "")
    window.document.set_header("id", "")
    return stage.do("save", window=window)


@state
def editor_outside(stage: Stage) -> QWidget:
    """A file outside the game's folders."""
    path, text = _own_section("Long River")
    elsewhere = stage.home / "downloads" / "long_river.yaml"
    elsewhere.parent.mkdir()
    elsewhere.write_text(text, encoding="utf-8")
    path.unlink()
    window = stage.editor()
    _open(window, elsewhere)
    return window


def _changed_outside(stage: Stage) -> Any:
    path, text = _own_section("Long River")
    window = stage.editor()
    _open(window, path)
    for hex_ in ("B3", "C4", "D4"):
        stage.click(hex_, window)
    path.write_text(text.replace("rows:", "author: Bea\nrows:"), encoding="utf-8")
    window.check_disk()
    wait_for(window.page.conflict.isVisible)
    return window


@state
def editor_changed_outside(stage: Stage) -> QWidget:
    """Another program has changed the file."""
    return _changed_outside(stage)


@state
def editor_compare(stage: Stage) -> QWidget:
    """The drawing next to the section in the file."""
    window = _changed_outside(stage)
    window.page.compare.click()
    wait_for(lambda: isinstance(window.dialogs.current, QDialog))
    return window.dialogs.current


@state
def editor_overwrite(stage: Stage) -> QWidget:
    """The question whether a changed file is to be overwritten."""
    window = _changed_outside(stage)
    stage.do("save", window=window)
    wait_for(lambda: isinstance(window.dialogs.current, QDialog))
    return window.dialogs.current


def _unsaved(stage: Stage, sections: Sequence[int]) -> QWidget:
    window = stage.editor()
    for number in sections:
        stage.copy_section(window, number)
        for hex_ in ("B3", "C4", "D4"):
            stage.click(hex_, window)
    window.close()
    return window.dialogs.current


@state
def editor_unsaved(stage: Stage) -> QWidget:
    """The question about one unsaved section."""
    window = stage.editor()
    stage.click("B3", window)
    window.close()
    return window.dialogs.current


@state
def editor_unsaved_several(stage: Stage) -> QWidget:
    """The question about several unsaved sections."""
    return _unsaved(stage, (1, 2, 3))


@state
def editor_recovery(stage: Stage) -> QWidget:
    """The recovered sections of a killed program."""
    catalog = load_catalog()
    folder = recovery_folder()
    folder.mkdir(parents=True)
    for number, name in enumerate(("farm", "oasis", "tree_house"), 1):
        text = section_text(copy_of(catalog.sections[name], catalog), catalog.terrains)
        path = folder / f"section-{number}.draft"
        original = f"/maps/{name}.yaml" if number > 1 else ""
        path.write_text(json.dumps({"original": original, "section": text}) + "\n")
        os.utime(path, (WHEN + number, WHEN + number))
    stage.open()
    stage.do("section_editor")
    editor = stage.window.workshop.editor
    wait_for(lambda: editor.dialogs.current is not None)
    return editor.dialogs.current


@state
def editor_import(stage: Stage) -> QWidget:
    """Files to be imported: one good, one with errors."""
    path, text = _own_section("Long River")
    path.unlink()
    good, bad = stage.home / "long_river.yaml", stage.home / "muddy_river.yaml"
    good.write_text(text, encoding="utf-8")
    bad.write_text(text.replace("g", "!", 3).replace("id:", "ib:"), encoding="utf-8")
    window = stage.editor()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in (good, bad)])
    window.commands.take_in(data)
    wait_for(lambda: isinstance(window.dialogs.current, QDialog))
    return window.dialogs.current


# -- tiles, cards and packs ----------------------------------------------------------------------


def _row(entries: Any, id_: str) -> Any:
    """Return the row of an entry once it is listed."""
    rows = entries.list.findItems("*", Qt.MatchFlag.MatchWildcard | Qt.MatchFlag.MatchRecursive)
    refs = ((row, row.data(0, Qt.ItemDataRole.UserRole)) for row in rows)
    return next((row for row, ref in refs if ref is not None and ref.id == id_), None)


def _entries(stage: Stage, id_: str = "") -> Any:
    """Open the window of tiles and cards, with an own expansion and one entry of it."""
    if id_:
        own_expansion()
        stage.use(load_catalog(language=stage.catalog.language))
    window = stage.editor()
    window.actions_["entries"].trigger()
    entries = window.entries.window
    entries.resize(*stage.size(entries))
    entries.move(0, 0)
    if id_:
        wait_for(lambda: _row(entries, id_) is not None)
        entries.list.setCurrentItem(_row(entries, id_))
    QTest.qWait(500)  # until the validation has ended
    return entries


@state
def entries_none(stage: Stage) -> QWidget:
    """The window of tiles and cards without entries."""
    return _entries(stage)


@state
def entry_tile(stage: Stage) -> QWidget:
    """A tile, its rule and its preview board."""
    return _entries(stage, "peat")


@state
def entry_card(stage: Stage) -> QWidget:
    """A card and the gold it pays on the board."""
    return _entries(stage, "cutters")


@state
def entry_terrain(stage: Stage) -> QWidget:
    """A terrain."""
    return _entries(stage, "moor")


@state
def entry_expansion(stage: Stage) -> QWidget:
    """An expansion with a terrain card."""
    return _entries(stage, "heath")


@state
def entry_yaml(stage: Stage) -> QWidget:
    """A tile next to its YAML."""
    window = _entries(stage, "peat")
    if window.yaml_page.isVisible():
        return window
    choose(window, "yaml")
    return window


@state
def entry_wrong(stage: Stage) -> QWidget:
    """A tile with an error, named in place."""
    window = _entries(stage, "peat")
    wait_for(lambda: window.board.trial is not None)
    window.yaml.setPlainText(window.yaml.toPlainText().replace("moor", "mire"))
    QTest.qWait(500)  # until it has been validated
    return window


@state
def entry_rename(stage: Stage) -> QWidget:
    """Another id for a tile."""
    window = _entries(stage, "peat")
    window.actions_["rename"].trigger()
    wait_for(lambda: window.commands.dialog is not None)
    return window.commands.dialog


@state
def pack_export(stage: Stage) -> QWidget:
    """A pack of an own expansion, before the export."""
    own_expansion()
    stage.use(load_catalog())
    window = stage.editor()
    dialog: Any = stage.do("export_pack", window=window)
    wait_for(lambda: dialog.preview is not None)
    return dialog


@state
def pack_export_none(stage: Stage) -> QWidget:
    """The export without an own expansion."""
    dialog: Any = stage.do("export_pack", window=stage.editor())
    wait_for(lambda: not dialog.expansions.isEnabled() or bool(dialog.note.text()))
    QTest.qWait(1000)
    return dialog


@state
def pack_preview(stage: Stage) -> QWidget:
    """The content of a pack before its installation."""
    window = stage.open()
    window.open(pack_file(stage.home))
    wait_for(lambda: isinstance(window.dialogs.current, QDialog))
    return window.dialogs.current


@state
def packs_list(stage: Stage) -> QWidget:
    """The installed packs."""
    installed_by_hand()
    stage.use(load_catalog())
    stage.open()
    dialog: Any = stage.do("packs")
    wait_for(lambda: len(dialog.packs.rows) == 1)
    return dialog


@state
def packs_none(stage: Stage) -> QWidget:
    """The list without packs."""
    stage.open()
    dialog: Any = stage.do("packs")
    wait_for(lambda: not stage.window.packs.packs.manager.is_busy)
    return dialog


@state
def manual_guide(stage: Stage) -> QWidget:
    """The content guide."""
    return stage.do("content_guide", window=stage.editor())


@state
def manual_format(stage: Stage) -> QWidget:
    """The content format."""
    return stage.do("content_format", window=stage.editor())
