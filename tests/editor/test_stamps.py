"""Own stamps: saved, shown, placed, renamed, deleted, by mouse and keyboard."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.document.fragment import Fragment
from kingdom_builder_qt.editor.sections.stamps import stamp_files
from kingdom_builder_qt.editor.sections.stamps.stamp_files import (
    read_stamps,
    save_stamp,
    stamps_folder,
)
from kingdom_builder_qt.editor.sections.stamps.stamps_panel import StampsPanel
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from tests.editor.canvas_support import NO_KEY, at, click, drop, key, point_of, text_of

pytestmark = [
    pytest.mark.usefixtures("hexes_painted"),
    pytest.mark.qt_log_ignore("This plugin does not support"),
]
SWAMP, CASTLE = Cell(terrain="swamp"), Cell(feature="castle")
TWO = Fragment({(0, 0): SWAMP, (1, 0): CASTLE})
GOOD = {"format": 1, "name": "Good", "cells": [[0, 0, "swamp", None, None]]}


def panel_of(editor: EditorWindow, qtbot: QtBot, count: int = 0) -> StampsPanel:
    """Bring the panel to the front and wait for this number of stamps."""
    editor.docks["stamps"].raise_()
    panel = editor.stamps
    qtbot.waitUntil(lambda: panel.isVisible() and panel.list.count() == count)
    return panel


def click_on(panel: StampsPanel, row: int) -> None:
    """Click on a stamp."""
    place = panel.list.visualItemRect(panel.list.item(row)).center()
    viewport = panel.list.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=place - QPoint(0, 20))


def press_button(button: object) -> None:
    """Click an enabled button."""
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_selection_becomes_a_stamp_with_a_name(editor: EditorWindow, qtbot: QtBot) -> None:
    """A click saves a stamp, typing names it; it is one file, which another window reads."""
    panel = panel_of(editor, qtbot)
    assert not panel.save.isEnabled()
    editor.document.paint({at(3, 3): SWAMP, at(3, 4): CASTLE}, "Paint")
    editor.bench.select(1 << at(3, 3) | 1 << at(3, 4))
    press_button(panel.save)
    qtbot.waitUntil(lambda: panel.list.findChild(QLineEdit) is not None)
    field = panel.list.findChild(QLineEdit)
    QTest.keyClicks(field, "<b>Bay</b>")
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: [stamp.name for stamp in read_stamps()] == ["<b>Bay</b>"])
    (stamp,) = read_stamps()
    assert sorted(map(str, stamp.fragment.cells.values())) == sorted(map(str, (SWAMP, CASTLE)))
    assert len(list(stamps_folder().iterdir())) == 1
    qtbot.waitUntil(lambda: panel.list.item(0).text() == "<b>Bay</b>")
    assert "<b>" not in panel.list.item(0).toolTip()


def test_click_hangs_it_on_the_pointer(editor: EditorWindow, qtbot: QtBot) -> None:
    """The next click on the canvas places it as one step; it can be rotated before."""
    save_stamp("Two", TWO)
    panel = panel_of(editor, qtbot, 1)
    before = text_of(editor)
    click_on(panel, 0)
    assert editor.toolbox.is_stamping
    editor.editing.rotate()
    click(editor, at(5, 5))
    assert (editor.document.cell(at(5, 5)), editor.document.cell(at(5, 4))) == (SWAMP, CASTLE)
    assert editor.document.stack.count() == 1
    assert editor.document.stack.undoText() == "Stamp Two (2 hexes)"
    assert not editor.toolbox.is_stamping
    editor.document.stack.undo()
    assert text_of(editor) == before


def carried_from(panel: StampsPanel, row: int, monkeypatch: pytest.MonkeyPatch) -> list[QMimeData]:
    """Drag a stamp out of its list; return the floating fragment."""
    carried: list[QMimeData] = []

    def drag(self: QDrag, _actions: object) -> Qt.DropAction:
        assert not self.pixmap().isNull()
        carried.append(QMimeData())
        for kind in self.mimeData().formats():
            carried[0].setData(kind, self.mimeData().data(kind))
        return Qt.DropAction.CopyAction

    monkeypatch.setattr(QDrag, "exec", drag)
    view = panel.list.viewport()
    place = panel.list.visualItemRect(panel.list.item(row)).center() - QPoint(0, 20)
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=place)
    for way in (8, 16, 40):
        to, held = QPointF(place - QPoint(way, 0)), Qt.MouseButton.LeftButton
        over = QPointF(view.mapToGlobal(to))
        event = QMouseEvent(QEvent.Type.MouseMove, to, over, Qt.MouseButton.NoButton, held, NO_KEY)
        QApplication.sendEvent(view, event)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=place - QPoint(40, 0))
    return carried


def test_a_stamp_is_dragged_onto_the_section(
    editor: EditorWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A dropped stamp is placed at the drop as one step with its name; nothing floats then."""
    save_stamp("<b>Two</b>", TWO)
    panel = panel_of(editor, qtbot, 1)
    (data,) = carried_from(panel, 0, monkeypatch)
    drop(editor.canvas.viewport(), data, point_of(editor, at(5, 5)))
    assert (editor.document.cell(at(5, 5)), editor.document.cell(at(5, 6))) == (SWAMP, CASTLE)
    assert editor.document.stack.undoText() == "Stamp <b>Two</b> (2 hexes)"
    assert not editor.toolbox.is_stamping
    assert editor.bench.selection == 1 << at(5, 5) | 1 << at(5, 6)


def test_a_stamp_dropped_on_a_tab_hangs_on_the_pointer(
    editor: EditorWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stamp floats and gives its name to the step that places it."""
    editor.opener.edit_copy(editor.catalog.sections["oasis"])
    save_stamp("Two", TWO)
    panel = panel_of(editor, qtbot, 1)
    (data,) = carried_from(panel, 0, monkeypatch)
    bar = editor.tabs.tabBar()
    drop(bar, data, bar.tabRect(0).center())
    assert editor.tabs.currentIndex() == 0
    assert editor.toolbox.is_stamping
    click(editor, at(5, 5))
    assert editor.document.stack.undoText() == "Stamp Two (2 hexes)"


def test_one_that_cannot_be_used_is_not_dragged(
    editor: EditorWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An unusable stamp cannot be dragged; the status bar gives the reason."""
    save_stamp("Lava", Fragment({(0, 0): Cell(terrain="lava")}))
    panel = panel_of(editor, qtbot, 1)
    assert not carried_from(panel, 0, monkeypatch)
    assert editor.statusBar().currentMessage().startswith("Lava: ")


def test_by_keyboard_alone(editor: EditorWindow, qtbot: QtBot) -> None:
    """Enter lifts it, arrows move it, Enter places it."""
    save_stamp("Two", TWO)
    panel = panel_of(editor, qtbot, 1)
    panel.list.setFocus()
    panel.list.setCurrentRow(0)
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    assert editor.toolbox.is_stamping
    editor.scene.go_to(at(6, 6))
    key(editor, Qt.Key.Key_Return)
    assert editor.document.cell(at(6, 6)) == SWAMP


def test_picture_shows_the_hexes(editor: EditorWindow, qtbot: QtBot) -> None:
    """Different hexes give different pictures; a theme change repaints them."""
    save_stamp("A", TWO)
    save_stamp("B", Fragment({(0, 0): Cell(terrain="water"), (1, 0): SWAMP}))
    panel = panel_of(editor, qtbot, 2)
    one, other = (panel.list.item(row).icon().pixmap(72).toImage() for row in (0, 1))
    assert one.width() > 40
    assert one != other
    colours = {one.pixelColor(x, one.height() // 2).name() for x in range(one.width())}
    assert len(colours) > 10


def test_delete_and_undo(editor: EditorWindow, qtbot: QtBot) -> None:
    """The key deletes the stamp, not the selected hexes; the button restores it."""
    path = save_stamp("Two", TWO)
    panel = panel_of(editor, qtbot, 1)
    editor.bench.select(1 << at(5, 5))
    before, data = text_of(editor), path.read_bytes()
    panel.list.setFocus()
    panel.list.setCurrentRow(0)
    QTest.keyClick(panel.list, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: panel.list.count() == 0 and panel.undo.isVisible())
    assert not path.exists()
    assert text_of(editor) == before
    press_button(panel.undo)
    qtbot.waitUntil(lambda: panel.list.count() == 1)
    assert path.read_bytes() == data
    assert not panel.undo.isVisible()


def test_the_next_is_chosen_after_one_is_deleted(editor: EditorWindow, qtbot: QtBot) -> None:
    """Pressing the key twice deletes two stamps; a new stamp does not change the selection."""
    for name in "ABC":
        save_stamp(name, TWO)
    panel = panel_of(editor, qtbot, 3)
    assert panel.current is None
    panel.list.setFocus()
    panel.list.setCurrentRow(1)
    QTest.keyClick(panel.list, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: panel.list.count() == 2)
    assert panel.current.name == "C"
    save_stamp("0", TWO)
    panel.store.read()
    qtbot.waitUntil(lambda: panel.list.count() == 3)
    assert panel.current.name == "C"


def test_rename(editor: EditorWindow, qtbot: QtBot) -> None:
    """F2 edits the name in place; an empty name changes nothing."""
    save_stamp("Two", TWO)
    panel = panel_of(editor, qtbot, 1)
    for typed, name in (("Shore", "Shore"), ("   ", "Shore")):
        panel.list.setCurrentRow(0)
        press_button(panel.rename)
        field = panel.list.findChildren(QLineEdit)[-1]
        field.selectAll()
        QTest.keyClicks(field, typed)
        QTest.keyClick(field, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda name=name: [s.name for s in panel.store.stamps] == [name])
        qtbot.waitUntil(lambda name=name: panel.list.item(0).text() == name)
    assert read_stamps()[0].fragment == TWO


def test_a_name_can_be_typed_while_stamps_are_read(editor: EditorWindow, qtbot: QtBot) -> None:
    """The result of the reading is shown after the name is entered."""
    save_stamp("Two", TWO)
    panel = panel_of(editor, qtbot, 1)
    panel.list.setCurrentRow(0)
    press_button(panel.rename)
    field = panel.list.findChildren(QLineEdit)[-1]
    QTest.keyClicks(field, "Sh")
    save_stamp("A new one", TWO)
    panel.store.read()
    qtbot.waitUntil(lambda: len(panel.store.stamps) == 2)
    QTest.keyClicks(field, "elf")
    QTest.keyClick(field, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: [s.name for s in panel.store.stamps] == ["A new one", "Shelf"])
    qtbot.waitUntil(lambda: panel.list.count() == 2)
    assert panel.current.name == "Shelf"


def test_what_is_not_installed_is_named(editor: EditorWindow, qtbot: QtBot) -> None:
    """A stamp with missing content is greyed, cannot be used and gives the reason."""
    save_stamp("Lava", Fragment({(0, 0): Cell(terrain="lava"), (1, 0): SWAMP}))
    panel = panel_of(editor, qtbot, 1)
    assert "lava" in panel.list.item(0).toolTip()
    with qtbot.waitSignal(panel.said) as said:
        click_on(panel, 0)
    assert said.args == ["Lava: Not installed: lava."]
    assert not editor.toolbox.is_stamping


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ("", "no_stamp"),
        ("[1, 2]", "no_stamp"),
        ("[" * 40_000, "no_stamp"),
        (json.dumps({**GOOD, "format": 2}), "newer"),
        (json.dumps({**GOOD, "format": True}), "no_stamp"),
        (json.dumps({**GOOD, "name": "x" * 61}), "no_stamp"),
        (json.dumps({**GOOD, "name": 3}), "no_stamp"),
        (json.dumps({**GOOD, "cells": []}), "no_stamp"),
        (json.dumps({**GOOD, "cells": [[0, 0, "swamp", "castle", None]]}), "no_stamp"),
        (json.dumps({**GOOD, "cells": [[0, 1e9, "swamp", None, None]]}), "no_stamp"),
        (json.dumps({**GOOD, "more": "x" * 64_000}), "unreadable"),
    ],
)
def test_bad_files(content: str, fault: str) -> None:
    """Each bad file gives one error, and the good files are listed."""
    good = save_stamp("Good", TWO)
    bad = good.with_name("bad.json")
    bad.write_text(content)
    (good.parent / "folder.json").mkdir()
    found = {stamp.path.name: stamp.fault for stamp in read_stamps()}
    assert found == {"bad.json": fault, "folder.json": "unreadable", good.name: ""}


def test_bad_file_in_the_panel(editor: EditorWindow, qtbot: QtBot) -> None:
    """A bad file is listed by name, gives its error and can be deleted."""
    stamps_folder().mkdir(parents=True)
    path = stamps_folder() / "bad.json"
    path.write_bytes(b"\xff\xfe")
    panel = panel_of(editor, qtbot, 1)
    with qtbot.waitSignal(panel.said) as said:
        click_on(panel, 0)
    assert said.args == ["bad.json: This file is not a stamp."]
    assert not panel.rename.isEnabled()
    press_button(panel.delete)
    qtbot.waitUntil(lambda: panel.list.count() == 0)
    assert not path.exists()


def test_names_of_files_are_safe() -> None:
    """Any name gives a safe file name; two stamps of one name have two files."""
    names = ("../../etc/passwd", "CON", "水", "A b", "A b")
    files = [save_stamp(name, TWO) for name in names]
    assert {path.parent for path in files} == {stamps_folder()}
    stems = [path.stem for path in files]
    assert stems == ["etc-passwd", "stamp-con", "stamp", "a-b", "a-b-2"]


def test_trouble_of_the_disk_is_told(
    editor: EditorWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A disk error loses nothing, and the status bar gives the reason."""
    panel = panel_of(editor, qtbot)
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setattr(stamp_files, "stamps_folder", lambda: blocked / "stamps")
    editor.bench.select(1 << at(3, 3))
    with qtbot.waitSignal(panel.said) as said:
        press_button(panel.save)
    assert "could not be changed" in said.args[0]
