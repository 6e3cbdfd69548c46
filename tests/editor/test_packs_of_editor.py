"""Packs in the editor: exported from an own expansion, and installed from a drop."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import load_catalog, paths
from kingdom_builder_qt.content.packs.archive import read_archive
from kingdom_builder_qt.content.packs.export import Export, make_pack, remembered
from kingdom_builder_qt.content.packs.manifest import Manifest
from kingdom_builder_qt.editor.sections.browser.section_model import entries
from kingdom_builder_qt.editor.sections.export import pack_export_dialog
from kingdom_builder_qt.editor.sections.export.pack_export_dialog import PackExportDialog
from kingdom_builder_qt.editor.sections.files.files import SaveRefused, save_section
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.game.record.game_files import game_of
from kingdom_builder_qt.game.record.saved_game import record_text
from kingdom_builder_qt.game.session import Seat, Session
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.ui.learn.manual.manual_dialog import ManualDialog
from kingdom_builder_qt.ui.newgame.packs.pack_dialog import PackDialog
from kingdom_builder_qt.ui.newgame.packs.packs_dialog import PacksDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.editor.hand import name_files, retype, take
from tests.helpers.sample_pack import TILES, installed_by_hand, lay_out, own_expansion, pack_file
from tests.ui.opening import wait_for_tasks
from tests.ui.table.panels import games

pytestmark = [
    pytest.mark.usefixtures("hexes_painted"),
    pytest.mark.qt_log_ignore("This plugin does not support", extend=True),
]
COUNTS = "The pack will contain 1 section, 1 tile, 1 card, 1 terrain."
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def editor(make_editor: Callable[..., EditorWindow]) -> EditorWindow:
    """Return an editor without a game."""
    return make_editor()


def export_dialog(qtbot: QtBot, editor: EditorWindow) -> PackExportDialog:
    """Open the dialog by its action and wait until it has loaded the expansions."""
    take(editor, "export_pack")
    dialog = editor.dialogs.current
    assert isinstance(dialog, PackExportDialog)
    qtbot.waitUntil(lambda: "Looking" not in dialog.note.text(), timeout=20_000)
    qtbot.waitUntil(lambda: "Reading" not in dialog.contents.text(), timeout=20_000)
    return dialog


def export_to(qtbot: QtBot, dialog: PackExportDialog, path: Path) -> None:
    """Press Export and choose a path."""
    QTest.mouseClick(dialog.export, LEFT)
    qtbot.waitUntil(lambda: bool(dialog.findChildren(QFileDialog)), timeout=20_000)
    chooser = dialog.findChildren(QFileDialog)[0]
    assert chooser.selectedFiles()[0].endswith(f"{dialog.fields['id'].text()}.kbpack")
    name_files(chooser, path)
    qtbot.waitUntil(lambda: bool(dialog.note.text()), timeout=20_000)


def test_an_own_expansion_is_exported(
    qtbot: QtBot, editor: EditorWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The metadata is in the pack, and in the dialog the next time."""
    own_expansion()
    dialog = export_dialog(qtbot, editor)
    assert dialog.expansions.currentText() == "Heath"
    assert dialog.fields["version"].text() == "1.0"
    assert dialog.contents.text() == COUNTS
    assert not dialog.show_folder.isVisible()
    retype(dialog.fields["version"], "1.2")
    retype(dialog.fields["author"], "Ann Moor")
    dialog.description.setFocus()
    QTest.keyClicks(dialog.description, "Moor and peat.")
    assert games.clipped(dialog) == []
    path = tmp_path / "moor.kbpack"
    export_to(qtbot, dialog, path)
    assert dialog.note.text() == f"Saved as {path}."
    shown: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", shown.append)
    QTest.mouseClick(dialog.show_folder, LEFT)
    assert shown == [QUrl.fromLocalFile(str(tmp_path))]
    assert games.clipped(dialog) == []
    assert "heath/sections/heath_one.yaml" in read_archive(path)
    said = remembered("heath", "Heath")
    assert (said.version, said.author, said.description) == ("1.2", "Ann Moor", "Moor and peat.")
    dialog.close()
    again = export_dialog(qtbot, editor)
    assert again.fields["author"].text() == "Ann Moor"
    assert again.description.toPlainText() == "Moor and peat."


def test_the_pack_is_shown_before_it_is_made(qtbot: QtBot, editor: EditorWindow) -> None:
    """Sections are shown as pictures, tiles and cards with their rules, as at the installation."""
    own_expansion()
    dialog = export_dialog(qtbot, editor)
    preview = dialog.preview
    assert preview is not None
    qtbot.waitUntil(lambda: preview.pictures.section("heath_one") is not None)
    rows = preview.rows
    words = "\n".join(rows.index(row, 0).data() for row in range(rows.rowCount())).splitlines()
    for text in ("Heath one", "Peat", "Cutters", "Moor"):
        assert text in words
    painted = preview.pictures.section("heath_one")
    assert painted is not None
    picture = painted.toImage()
    moor = sum(
        picture.pixelColor(x, y).lightness() < 60
        for x in range(0, picture.width(), 3)
        for y in range(0, picture.height(), 3)
    )
    assert moor > 20
    dialog.description.setPlainText("Peat everywhere.")
    dialog.expansions.currentIndexChanged.emit(0)  # as when the expansion is chosen again
    assert dialog.preview is None
    qtbot.waitUntil(lambda: dialog.preview is not None, timeout=20_000)
    assert games.clipped(dialog) == []


def test_the_fields_do_not_wait_for_the_preview(
    qtbot: QtBot, editor: EditorWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The preview, slower than reading the content, is added when it is ready."""
    own_expansion()
    may_look = threading.Event()

    def slow(expansion: str, manifest: Manifest) -> Export:
        assert may_look.wait(20)
        return make_pack(expansion, manifest)

    monkeypatch.setattr(pack_export_dialog, "make_pack", slow)
    editor.actions_["export_pack"].trigger()
    dialog = editor.dialogs.current
    assert isinstance(dialog, PackExportDialog)
    qtbot.waitUntil(dialog.export.isEnabled, timeout=20_000)
    assert dialog.fields["name"].text() == "Heath"
    assert dialog.note.text() == ""
    assert dialog.contents.text() == "Reading the contents of the pack…"
    assert dialog.preview is None
    may_look.set()
    qtbot.waitUntil(lambda: dialog.preview is not None, timeout=20_000)
    assert dialog.contents.text() == COUNTS


def test_invalid_values_are_reported_while_typing(qtbot: QtBot, editor: EditorWindow) -> None:
    """An invalid value is reported while typing, with the field's name, and blocks the export."""
    own_expansion()
    dialog = export_dialog(qtbot, editor)
    for name, text, reason in (
        ("version", "new", "Version: expected a version such as 1.2"),
        ("id", "A b", "ID: “A b” is not a valid ID"),
        ("name", " ", "Name: the text is empty"),
    ):
        before = dialog.fields[name].text()
        retype(dialog.fields[name], text)
        assert dialog.note.text().startswith(reason)
        assert not dialog.export.isEnabled()
        retype(dialog.fields[name], before)
        assert dialog.note.text() == ""
        assert dialog.export.isEnabled()


def test_enter_in_a_field_exports(qtbot: QtBot, editor: EditorWindow) -> None:
    """Enter presses the main button; the typed values are not discarded with the dialog."""
    own_expansion()
    dialog = export_dialog(qtbot, editor)
    retype(dialog.fields["author"], "Ann Moor")
    QTest.keyClick(dialog.fields["author"], Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(dialog.findChildren(QFileDialog)), timeout=20_000)
    assert dialog.isVisible()


def test_an_expansion_with_errors_says_which(qtbot: QtBot, editor: EditorWindow) -> None:
    """The errors are listed before any path is asked."""
    own_expansion()
    lay_out(paths.user_content(), {"heath/tiles.yaml": TILES.replace("build:", "bild:")})
    dialog = export_dialog(qtbot, editor)
    QTest.mouseClick(dialog.export, LEFT)
    qtbot.waitUntil(lambda: "has errors" in dialog.note.text(), timeout=20_000)
    assert "the tile 'peat'" in dialog.note.text()
    assert dialog.findChildren(QFileDialog) == []


def test_a_disk_that_refuses_is_told(qtbot: QtBot, editor: EditorWindow, tmp_path: Path) -> None:
    """After a write error the dialog stays open for another path."""
    own_expansion()
    dialog = export_dialog(qtbot, editor)
    export_to(qtbot, dialog, tmp_path / "nowhere" / "x.kbpack")
    assert dialog.note.text().startswith("The pack could not be saved: ")
    assert dialog.export.isEnabled()


def test_without_an_expansion_the_way_to_one_is_named(qtbot: QtBot, editor: EditorWindow) -> None:
    """Without an own expansion the form is disabled, and a note names the way to one."""
    dialog = export_dialog(qtbot, editor)
    assert "no expansion of your own yet" in dialog.note.text()
    assert not dialog.export.isEnabled()
    assert not dialog.form.isEnabled()


def test_the_whole_way_of_a_pack(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A pack exported by one user and dropped on the editor of another gives a playable game."""
    own_expansion()
    window.show_editor()
    editor = window.workshop.editor
    assert editor is not None
    dialog = export_dialog(qtbot, editor)
    path = tmp_path / "heath.kbpack"
    export_to(qtbot, dialog, path)
    dialog.close()
    monkeypatch.setenv("KINGDOM_BUILDER_QT_HOME", str(tmp_path / "elsewhere"))
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    rest = Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(9, 9), *rest)
    QApplication.sendEvent(editor.canvas.viewport(), enter)
    assert enter.isAccepted()
    QApplication.sendEvent(editor.canvas.viewport(), QDropEvent(QPointF(9, 9), *rest))
    qtbot.waitUntil(lambda: isinstance(editor.dialogs.current, PackDialog), timeout=20_000)
    shown = editor.dialogs.current
    assert isinstance(shown, PackDialog)
    QTest.mouseClick(shown.install, LEFT)
    qtbot.waitUntil(lambda: isinstance(editor.dialogs.current, PacksDialog), timeout=20_000)
    qtbot.waitUntil(lambda: "peat" in window.catalog.tiles, timeout=20_000)
    assert "peat" in editor.catalog.tiles
    assert "moor" in {entry.cell.terrain for entry in editor.palette_.rows.entries}
    catalog = window.catalog
    board = (("heath_one", 0), ("tavern", 0), ("barn", 180), ("oracle", 0))
    options = GameOptions(
        seed=3,
        expansions=("base", "heath"),
        sections=board,
        cards=("cutters", "knights", "farmers"),
    )
    session, chance = Session(catalog, options, [Seat("A", 0), Seat("B", 1)]), random.Random(1)
    while not session.position.is_over:
        session.play(chance.choice(session.position.legal_moves()))
    text = record_text(session)
    assert '["heath", "1.0", "Heath", ""]' in text
    assert game_of(text, "x", load_catalog()).position.is_over


def test_a_section_of_a_pack_is_read_only(qtbot: QtBot, editor: EditorWindow) -> None:
    """Opening it starts a copy; the list can neither rename nor delete it."""
    installed_by_hand()
    catalog = load_catalog()
    (entry,) = [one for one in entries(catalog) if one.id == "heath_one"]
    assert not entry.is_own
    editor.take_content(catalog)
    path = catalog.section_files["heath_one"]
    editor.opener.open(path)
    qtbot.waitUntil(lambda: "Heath" in editor.document.section.name, timeout=20_000)
    assert editor.document.section.id != "heath_one"
    assert editor.document.path is None
    assert editor.statusBar().currentMessage().startswith("Heath one belongs to a pack")
    with pytest.raises(SaveRefused, match="comes with the game or a pack"):
        save_section(path, editor.document.section, catalog)


@pytest.mark.parametrize(
    ("action", "title"), [("content_guide", "Content guide"), ("content_format", "Content format")]
)
def test_the_manual_is_in_the_help_menu(editor: EditorWindow, action: str, title: str) -> None:
    """The manual stays open next to the window."""
    take(editor, action)
    dialog = editor.dialogs.current
    assert isinstance(dialog, ManualDialog)
    assert dialog.pages.currentText() == dialog.windowTitle() == title
    assert editor.actions_[action].text().replace("&", "") == title
    assert not dialog.isModal()


def test_the_manual_is_one_window(editor: EditorWindow) -> None:
    """The other menu entry turns its page; after closing it opens again."""
    take(editor, "content_guide")
    dialog = editor.dialogs.current
    assert isinstance(dialog, ManualDialog)
    take(editor, "content_format")
    (only,) = editor.findChildren(ManualDialog)
    assert only is dialog
    assert dialog.windowTitle() == "Content format"
    dialog.close()
    take(editor, "content_guide")
    again = editor.dialogs.current
    assert isinstance(again, ManualDialog)
    assert again.isVisible()


def test_the_list_is_there_once(qtbot: QtBot, editor: EditorWindow, tmp_path: Path) -> None:
    """Enter installs, the pack is listed, and one Escape closes the list."""
    take(editor, "packs")
    listed = editor.dialogs.current
    assert isinstance(listed, PacksDialog)
    QTest.keyClick(listed.focusWidget(), Qt.Key.Key_Return)
    wait_for_tasks()
    chooser = editor.dialogs.current
    assert isinstance(chooser, QFileDialog)
    name_files(chooser, pack_file(tmp_path))
    qtbot.waitUntil(lambda: isinstance(editor.dialogs.current, PackDialog), timeout=20_000)
    look = editor.dialogs.current
    assert isinstance(look, PackDialog)
    QTest.mouseClick(look.install, LEFT)
    qtbot.waitUntil(lambda: bool(listed.packs.rows), timeout=20_000)
    assert not [d for d in editor.findChildren(PackDialog) if d.isVisible()]
    assert [d for d in editor.findChildren(PacksDialog) if d.isVisible()] == [listed]
    QTest.keyClick(listed.focusWidget(), Qt.Key.Key_Escape)
    assert not listed.isVisible()
    qtbot.waitUntil(lambda: not editor.packs.manager.is_busy, timeout=20_000)
