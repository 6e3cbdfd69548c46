"""A disk that never answers blocks neither the editor nor its window of tiles and cards."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.content.yaml.entry_texts import value_of
from kingdom_builder_qt.editor.sections.files import files, import_dialog, leftover_bin, recovery
from kingdom_builder_qt.editor.sections.files.files import own_path, save_section
from kingdom_builder_qt.editor.sections.files.import_dialog import ImportDialog, read_sources
from kingdom_builder_qt.editor.sections.files.recovery import Leftover
from kingdom_builder_qt.editor.sections.window import section_opener
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.editor.workbench import entries_window_opener, new_entries, unsaved_entries
from kingdom_builder_qt.editor.workbench.entries_window import EntriesWindow
from kingdom_builder_qt.ui.desktop.slot import Slot
from kingdom_builder_qt.ui.desktop.tasks import wait_for_writes
from tests.editor.support import CATALOG, mine
from tests.editor.test_entries import show, text_of, write_own  # noqa: F401
from tests.helpers.sample_pack import installed_by_hand

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton


class Silence:
    """Functions that access the disk and block until `end`; the main thread may not call them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch, self._back = monkeypatch, threading.Event()
        self.asked: list[str] = []

    def on(self, module: object, name: str) -> None:
        """Block the disk whenever a module calls a function."""
        call = getattr(module, name)

        def ask(*args: Any) -> Any:
            assert threading.current_thread() is not threading.main_thread(), name
            self.asked.append(name)
            assert self._back.wait(60)
            return call(*args)

        self._patch.setattr(module, name, ask)

    def end(self) -> None:
        self._back.set()


@pytest.fixture
def silence(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Iterator[Silence]:
    """Return the switch that blocks the disk; it is released when the test ends."""
    made = Silence(monkeypatch)
    yield made
    made.end()
    wait_asked(qtbot)


def wait_asked(qtbot: QtBot) -> None:
    """Wait until the disk has answered all earlier requests."""
    left = [t for t in threading.enumerate() if t.name == "disk"]
    qtbot.waitUntil(lambda: not any(thread.is_alive() for thread in left), timeout=20_000)


def left_over(editor: EditorWindow) -> Leftover:
    """Return the recovery file of a crash with the path of its section."""
    folder = recovery.recovery_folder()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "section-gone.draft"
    path.write_text("kept", encoding="utf-8")
    return Leftover(path, editor.catalog.sections["oasis"], None)


def test_recovery_files_are_searched_in_a_thread(
    editor: EditorWindow, silence: Silence, qtbot: QtBot
) -> None:
    """The editor can draw during the search, and the result is delivered later."""
    silence.on(section_opener, "leftovers")
    told: list[int] = []
    editor.opener.leftovers_found.connect(told.append)
    editor.opener.offer_leftovers()
    qtbot.waitUntil(lambda: silence.asked == ["leftovers"])
    assert told == []
    silence.end()
    qtbot.waitUntil(lambda: told == [0], timeout=20_000)


def test_discard_and_restore_do_not_block(
    editor: EditorWindow, silence: Silence, qtbot: QtBot
) -> None:
    """The last of several requests (discard, restore, discard) determines the result."""
    one = left_over(editor)
    silence.on(leftover_bin, "move_to_trash")
    silence.on(leftover_bin, "restore_from_trash")
    bin_ = editor.opener.bin
    bin_.discard(one)
    bin_.restore(one)
    bin_.discard(one)
    bin_.restore(one)
    assert one.path.is_file()
    assert bin_.is_busy
    silence.end()
    qtbot.waitUntil(lambda: not bin_.is_busy, timeout=20_000)
    assert one.path.read_text(encoding="utf-8") == "kept"
    bin_.discard(one)
    qtbot.waitUntil(lambda: not bin_.is_busy, timeout=20_000)
    assert not one.path.exists()
    assert silence.asked == ["move_to_trash", "restore_from_trash", "move_to_trash"]


def test_a_bin_that_refuses_is_logged(
    editor: EditorWindow,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    expect_log: Callable[..., None],
) -> None:
    """A recovery file that cannot be moved stays, and the discard can be repeated."""
    one = left_over(editor)

    def fail(_path: Path) -> None:
        raise OSError(28, "No space left")

    monkeypatch.setattr(leftover_bin, "move_to_trash", fail)
    for _ in range(2):
        expect_log("not moved: .*No space left")
        editor.opener.bin.discard(one)
        qtbot.waitUntil(lambda: not editor.opener.bin.is_busy, timeout=20_000)
        assert one.path.is_file()


def test_left_entries_are_looked_for_in_a_thread(
    editor: EditorWindow, silence: Silence, qtbot: QtBot
) -> None:
    """The notice is shown when the disk has answered."""
    folder = recovery.recovery_folder()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "entries-7.entries").write_text("{}", encoding="utf-8")
    silence.on(entries_window_opener, "has_leftovers")
    editor.entries.tell_leftovers()
    qtbot.waitUntil(lambda: silence.asked == ["has_leftovers"])
    assert editor.entries.notice.isHidden()
    silence.end()
    qtbot.waitUntil(lambda: not editor.entries.notice.isHidden(), timeout=20_000)


def test_left_entries_are_read_and_dropped_in_threads(
    show: Callable[..., EntriesWindow],  # noqa: F811
    editor: EditorWindow,
    silence: Silence,
    qtbot: QtBot,
) -> None:
    """The window works during the reading; the old copy is deleted after the new one is written."""
    own = write_own()
    window = show()
    wait_asked(qtbot)  # a late search would read the copy too
    window.document.change({own / "tiles.yaml": "mill:\n  name: Unsaved\n"}, "Edit")
    editor.entries.close(is_lost=False)
    assert wait_for_writes()
    (copy,) = recovery.recovery_folder().glob("*.entries")
    silence.on(unsaved_entries, "read_text")
    silence.on(Slot, "drop")
    window = show()
    assert window.recovered.isHidden()
    assert window.list.topLevelItemCount() > 0
    assert copy.is_file()
    silence.end()
    qtbot.waitUntil(lambda: not window.recovered.isHidden(), timeout=20_000)
    qtbot.waitUntil(lambda: not copy.exists(), timeout=20_000)
    assert "Unsaved" in window.document.texts[own / "tiles.yaml"]
    assert silence.asked == ["read_text", "drop"]


def test_a_copy_is_read_in_a_thread(
    show: Callable[..., EntriesWindow],  # noqa: F811
    silence: Silence,
    qtbot: QtBot,
) -> None:
    """The content of the file is added later, and a deleted file is reported."""
    write_own()
    window = show()
    silence.on(new_entries, "text_in")
    copy_of(window, "paddock")
    qtbot.waitUntil(lambda: silence.asked == ["text_in"])
    assert all(ref.id != "copy_of_paddock" for ref in window.document.refs())
    with qtbot.waitSignal(window.commands.edit_requested, timeout=20_000):
        silence.end()
    assert any(ref.id == "copy_of_paddock" for ref in window.document.refs())


def copy_of(window: EntriesWindow, id_: str) -> None:
    """Choose New from copy in the menu."""
    window.actions_.submenus["copy"].aboutToShow.emit()
    (action,) = window.findChildren(QAction, f"copy_{id_}")
    action.trigger()


def test_a_file_that_is_gone_is_told(
    show: Callable[..., EntriesWindow],  # noqa: F811
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A pack removed in the meantime is reported."""
    write_own()
    window = show()
    before = window.document.refs()
    monkeypatch.setattr(new_entries, "value_in", lambda _path, _entry: None)
    copy_of(window, "paddock")
    qtbot.waitUntil(lambda: isinstance(window.commands.dialog, QMessageBox), timeout=20_000)
    box = window.commands.dialog
    assert isinstance(box, QMessageBox)
    assert box.text() == "The file to be copied cannot be read."
    assert box.informativeText().endswith("tiles.yaml")
    box.close()
    assert window.document.refs() == before


def test_entries_of_packs_can_be_copied(
    show: Callable[..., EntriesWindow],  # noqa: F811
    editor: EditorWindow,
    qtbot: QtBot,
) -> None:
    """The menu names author and licence; the picture stays in the pack."""
    installed_by_hand()
    write_own()
    editor.take_content(load_catalog())
    window = show()
    menu = window.actions_.submenus["copy"]
    menu.aboutToShow.emit()
    (tiles, _) = (action.menu() for action in menu.actions())
    titles = [action.text() for action in tiles.actions()]
    assert titles[0] == "Kingdom Builder"
    assert titles[-1] == "Heath (by Ann Moor, CC BY 4.0)"
    assert not window.findChildren(QAction, "copy_mill")  # an own one is duplicated instead
    with qtbot.waitSignal(window.commands.edit_requested, timeout=20_000):
        window.findChildren(QAction, "copy_peat")[0].trigger()
    value = value_of(text_of(window))
    assert value is not None
    assert value["name"] == "Copy of Peat"
    assert value["action"] == {"build": {"to": {"terrain": "moor"}}}
    assert window.current is not None
    assert window.current.path.parent.name == "mine"


def test_ids_of_imports_are_known_before_they_are_typed(
    silence: Silence, qtbot: QtBot, user_home: Path
) -> None:
    """Own files are listed with the sources; a key press causes no disk access."""
    save_section(own_path(mine(id="brook")), mine(id="brook"), CATALOG)
    text = files.section_text(mine(), CATALOG.terrains)
    sources = read_sources([text], CATALOG)
    assert sources.taken == {"brook"}
    for module in (files, import_dialog):
        silence.on(module, "own_ids")
    silence.on(files, "is_present")
    silence.on(files, "children")
    dialog = ImportDialog(sources, CATALOG)
    qtbot.addWidget(dialog)
    dialog.show()
    card = dialog.cards[0]
    card.id.setFocus()
    card.id.selectAll()
    QTest.keyClicks(card.id, "brook")
    assert "already a section with the ID brook" in card.note.text()
    QTest.keyClicks(card.id, "s")
    assert card.note.text() == ""
    assert silence.asked == []


def test_an_id_is_made_without_the_disk(editor: EditorWindow, silence: Silence) -> None:
    """Typing a name and copying check no files; the save does, in its thread."""
    silence.on(files, "is_present")
    silence.on(files, "children")
    editor.files.edit(replace(mine(), id="", name=""))
    line = editor.properties.lines["name"]
    line.setFocus()
    QTest.keyClicks(line, "Green brook")
    editor.properties.finish()
    assert editor.document.section.id == "green_brook"
    editor.files.edit_copy(CATALOG.sections["farm"])
    assert editor.document.section.id == "copy_of_farm"
    assert silence.asked == []
