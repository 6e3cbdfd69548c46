"""Packs opened, dropped, previewed, installed, switched, removed and restored by a user."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFileDialog,
    QLabel,
    QMessageBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.app import program
from kingdom_builder_qt.content import Catalog, load_catalog, paths
from kingdom_builder_qt.content.packs.archive import archive_of
from kingdom_builder_qt.content.packs.manifest import Manifest
from kingdom_builder_qt.content.packs.manifest_file import manifest_text
from kingdom_builder_qt.content.rule_pages import load_pages
from kingdom_builder_qt.ui.desktop.style import sign_cache
from kingdom_builder_qt.ui.desktop.style.own_signs import sign_of
from kingdom_builder_qt.ui.learn.rules.rules_book import RulesBook
from kingdom_builder_qt.ui.newgame.cards_page import CardToggle
from kingdom_builder_qt.ui.newgame.packs.pack_dialog import PackDialog
from kingdom_builder_qt.ui.newgame.packs.packs_dialog import PacksDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from tests.helpers.cases import slow_but
from tests.helpers.hostile_pictures import COSTLY, copies_of_copies, plain
from tests.helpers.processes import is_alive
from tests.helpers.sample_pack import (
    CARDS,
    MANIFEST,
    TILES,
    installed_by_hand,
    own_expansion,
    pack_file,
    pack_files,
)
from tests.ui.sample_games import new_session
from tests.ui.table.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton
NEWER = replace(MANIFEST, version="1.3")


def words_in(widget: QWidget) -> str:
    """Return all words of the labels and lists of a widget."""
    said = [label.text() for label in widget.findChildren(QLabel)]
    for view in widget.findChildren(QAbstractItemView):
        model = view.model()
        said += [model.index(row, 0).data() for row in range(model.rowCount())]
    return "\n".join(said)


def shown(qtbot: QtBot, window: MainWindow, kind: type) -> QWidget:
    """Return the dialog of a class once it is shown and no request is outstanding."""
    qtbot.waitUntil(lambda: isinstance(window.dialogs.current, kind), timeout=20_000)
    settle(qtbot, window)
    dialog = window.dialogs.current
    assert isinstance(dialog, kind)
    return dialog


def settle(qtbot: QtBot, window: MainWindow) -> None:
    """Wait until the disk has answered all requests."""
    qtbot.waitUntil(lambda: not window.packs.packs.manager.is_busy, timeout=20_000)


def with_pack(qtbot: QtBot, dialog: QWidget) -> PacksDialog:
    """Return the list of packs once its only pack is the current one."""
    assert isinstance(dialog, PacksDialog)
    qtbot.waitUntil(lambda: dialog.current is not None, timeout=20_000)
    assert dialog.packs.rowCount() == 1
    return dialog


def is_on(dialog: PacksDialog) -> bool:
    """Return whether the only pack is shown as switched on."""
    state = dialog.packs.index(0, 0).data(Qt.ItemDataRole.CheckStateRole)
    return bool(state == Qt.CheckState.Checked)


def drop(window: QWidget, path: Path) -> bool:
    """Drop a file on a window; return whether the window accepted it."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    rest = Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(9, 9), *rest)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(9, 9), *rest))
    return enter.isAccepted()


def test_a_pack_is_installed_from_a_drop(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    """A dropped pack is previewed and installed by a click; it is listed, and new games offer
    it.
    """
    assert drop(window, pack_file(tmp_path))
    dialog = shown(qtbot, window, PackDialog)
    assert isinstance(dialog, PackDialog)
    said = words_in(dialog)
    for text in ("Heath", "Version 1.2 by Ann Moor", "Licence: CC BY 4.0", "Moor and peat."):
        assert text in said
    assert "Build one settlement on a moor hex" in said
    assert "2 gold for each of your settlements on a moor hex." in said
    assert not paths.user_packs().exists()
    qtbot.waitUntil(lambda: dialog.contents.pictures.section("heath_one") is not None)
    assert games.clipped(dialog) == []
    QTest.mouseClick(dialog.install, LEFT)
    listed = with_pack(qtbot, shown(qtbot, window, PacksDialog))
    assert is_on(listed)
    assert "Version 1.2 by Ann Moor" in words_in(listed)
    assert listed.note.text() == "Heath was installed."
    qtbot.waitUntil(lambda: "peat" in window.catalog.tiles, timeout=20_000)
    assert games.clipped(listed) == []


def emblem(dialog: PackDialog, kind: str, id_: str) -> QImage:
    """Return the emblem of an entry in the list."""
    view = dialog.contents
    index = view.rows.index(view.rows.rows.index(("entry", (kind, id_))), 0)
    view.scrollTo(index)
    place, image = view.visualRect(index), view.viewport().grab().toImage()
    dpr = image.devicePixelRatio()
    corner, side = (place.topLeft() + QPoint(10, 10)) * dpr, round(48 * dpr)
    return image.copy(corner.x(), corner.y(), side, side)


def is_pink(dialog: PackDialog, kind: str, id_: str) -> bool:
    """Return whether the emblem of an entry is the pink square."""
    image = emblem(dialog, kind, id_)
    return image.pixelColor(image.rect().center()).name() == "#ff00ff"


def test_tiles_and_cards_are_seen_with_their_pictures(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    """The preview and the installed pack show their pictures; an entry without one shows a
    letter.
    """
    files = pack_files()
    files["heath/tiles.yaml"] = files["heath/tiles.yaml"].replace(
        b"peat:\n", b"peat:\n  icon: spade.svg\n"
    )
    files["heath/icons/spade.svg"] = (
        b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">'
        b'<rect width="8" height="8" fill="#ff00ff"/></svg>'
    )
    path = tmp_path / "heath.kbpack"
    path.write_bytes(archive_of(files))

    assert drop(window, path)
    dialog = shown(qtbot, window, PackDialog)
    assert isinstance(dialog, PackDialog)
    qtbot.waitUntil(lambda: is_pink(dialog, "tile", "peat"))
    assert not is_pink(dialog, "card", "cutters")
    QTest.mouseClick(dialog.install, LEFT)
    listed = shown(qtbot, window, PacksDialog)
    QTest.mouseClick(with_pack(qtbot, listed).details, LEFT)
    details = shown(qtbot, window, PackDialog)
    assert isinstance(details, PackDialog)
    qtbot.waitUntil(lambda: is_pink(details, "tile", "peat"))
    settle(qtbot, window)


def with_icon(icon: bytes) -> bytes:
    """Return the sample pack, whose tile has an icon."""
    files = dict(pack_files())
    tiles = files["heath/tiles.yaml"]
    files["heath/tiles.yaml"] = tiles.replace(b"peat:\n", b"peat:\n  icon: x.svg\n")
    return archive_of({**files, "heath/icons/x.svg": icon})


def test_a_refused_picture_is_not_drawn(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    """A bad picture whose path ends like a good one's is reported, and the good one is shown."""
    files = {
        "pack.yaml": b"format: 1\nid: zz\nversion: '1.0'\nname: Z\nneeds: [base]\ndata_format: 1\n",
        "icons/x.svg": copies_of_copies(),
        "zz/expansion.yaml": b"name: Z\n",
        "zz/tiles.yaml": b"peat:\n  kind: location_tile\n  name: Peat\n  text: Build.\n"
        b"  icon: x.svg\n  action: {build: {}}\n",
        "zz/icons/x.svg": plain("#ff00ff"),
    }
    path = tmp_path / "tail.kbpack"
    path.write_bytes(archive_of(files))
    window.open(path)
    dialog = shown(qtbot, window, PackDialog)
    assert isinstance(dialog, PackDialog)

    qtbot.waitUntil(lambda: is_pink(dialog, "tile", "peat"), timeout=60_000)
    assert "<use> is not allowed" in words_in(dialog)
    assert not dialog.install.isEnabled()


@pytest.mark.parametrize("kind", slow_but(("many points",), ("many points", "dashes")))
def test_a_costly_picture_is_told_and_holds_nobody(
    kind: str, qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A costly picture blocks nothing: the tile has a letter, its file is named, and Esc closes."""
    monkeypatch.setattr(sign_cache, "_costly", set())
    path = tmp_path / "slow.kbpack"
    path.write_bytes(with_icon(COSTLY[kind]()))
    window.open(path)
    dialog = shown(qtbot, window, PackDialog)
    assert isinstance(dialog, PackDialog)
    letter = emblem(dialog, "tile", "peat")
    qtbot.waitUntil(lambda: not dialog.contents.pictures.signs.is_busy, timeout=60_000)
    assert f"icons/x.svg is not drawn: {sign_cache.TOO_COSTLY}" in words_in(dialog)
    assert "slow.kbpack: heath/icons/x.svg" in words_in(dialog)
    assert emblem(dialog, "tile", "peat") == letter
    assert dialog.install.isEnabled()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.contents.pictures.signs.pid is None


def test_a_look_that_is_closed_draws_nothing_more(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    """The process of a preview ends with the dialog."""
    path = tmp_path / "slow.kbpack"
    path.write_bytes(with_icon(COSTLY["dashes"]()))
    window.open(path)
    dialog = shown(qtbot, window, PackDialog)
    assert isinstance(dialog, PackDialog)
    signs = dialog.contents.pictures.signs
    qtbot.waitUntil(lambda: signs.pid is not None, timeout=60_000)
    pid = signs.pid
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not is_alive(pid)


def test_a_costly_picture_of_own_content_is_told(
    qtbot: QtBot,
    window: MainWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    expect_log: Callable[..., None],
) -> None:
    """A costly picture is listed as a problem and logged, and its tile has a letter in the game."""
    monkeypatch.setattr(sign_cache, "_costly", set())
    own = paths.user_content() / "base"
    (own / "icons").mkdir(parents=True)
    (own / "icons" / "x.svg").write_bytes(COSTLY["many points"]())
    (own / "tiles.yaml").write_bytes(
        b"mill:\n  kind: location_tile\n  name: Mill\n  text: Build one.\n  icon: x.svg\n"
        b"  action: {build: {}}\n"
    )
    expect_log("icons/x.svg is not drawn: it takes too much time or memory")
    window._on_sections_changed(replace(load_catalog(), problems=()))
    assert not window.actions_["problems"].isEnabled()
    qtbot.waitUntil(window.actions_["problems"].isEnabled, timeout=60_000)
    window.actions_["problems"].trigger()
    assert window.dialogs.current is not None
    assert f"icons/x.svg is not drawn: {sign_cache.TOO_COSTLY}" in words_in(window.dialogs.current)
    assert sign_of("tiles", "mill") is None


def test_a_pack_is_dropped_on_the_board_of_a_game(
    qtbot: QtBot, window: MainWindow, catalog: Catalog, tmp_path: Path
) -> None:
    """The board accepts no drag from outside, so the window gets the drop."""
    window.desk.start(new_session(catalog, "human", "human"))
    assert drop(window.game_page.view.viewport(), pack_file(tmp_path))
    shown(qtbot, window, PackDialog)


def test_other_files_are_not_taken_as_packs(window: MainWindow, tmp_path: Path) -> None:
    """A dropped file of another kind is refused."""
    path = tmp_path / "x.zip"
    path.write_bytes(b"x")
    assert not drop(window, path)


def test_a_look_alone_installs_nothing(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    """Esc closes the preview without an installation."""
    window.open(pack_file(tmp_path))
    dialog = shown(qtbot, window, PackDialog)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.dialogs.current is None
    assert load_catalog().packs == ()


def test_enter_installs_what_is_shown(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    """The main button has the focus when the window opens."""
    window.open(pack_file(tmp_path))
    dialog = shown(qtbot, window, PackDialog)
    focused = dialog.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Return)
    with_pack(qtbot, shown(qtbot, window, PacksDialog))
    assert load_catalog().packs == (MANIFEST,)


def test_a_pack_with_errors_shows_them_all(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    """All errors are listed by file and line, and the pack cannot be installed."""
    window.open(pack_file(tmp_path, tiles=TILES.replace("moor", "mooor")))
    dialog = shown(qtbot, window, PackDialog)
    assert isinstance(dialog, PackDialog)
    assert not dialog.install.isEnabled()
    assert dialog.verdict.text() == "This pack has errors and cannot be installed."
    assert "heath.kbpack: heath/tiles.yaml:5" in words_in(dialog)
    assert games.clipped(dialog) == []


def test_a_pack_of_own_content_is_told_as_that(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    """The preview of an author's own exported pack says that all of it is present already."""
    own_expansion()
    window.open(pack_file(tmp_path))
    dialog = shown(qtbot, window, PackDialog)
    assert isinstance(dialog, PackDialog)
    assert not dialog.install.isEnabled()
    assert "everything in it is already here" in dialog.verdict.text()
    assert games.clipped(dialog) == []


def test_what_is_no_pack_is_told(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    """A file that is no pack is refused in one sentence, with the reason."""
    path = tmp_path / "odd.kbpack"
    path.write_bytes(b"no archive")
    window.open(path)
    box = shown(qtbot, window, QMessageBox)
    assert isinstance(box, QMessageBox)
    assert box.text() == "odd.kbpack cannot be installed."
    reason, detail = box.informativeText().splitlines()
    assert reason == "This file is damaged or not a pack."
    assert "not a ZIP archive" in detail


@pytest.mark.parametrize(
    ("version", "verdict"),
    [
        ("1.3", "Version 1.2 is installed. This is the newer version 1.3."),
        ("1.1", "You already have a newer version (1.2); this is 1.1."),
        ("1.2", "This version is already installed."),
    ],
)
def test_replacing_is_said_before(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, version: str, verdict: str
) -> None:
    """The button names the pack to be replaced; after the click the other version is installed."""
    installed_by_hand()
    window.open(pack_file(tmp_path, replace(MANIFEST, version=version)))
    dialog = shown(qtbot, window, PackDialog)
    assert isinstance(dialog, PackDialog)
    assert dialog.verdict.text() == verdict
    assert dialog.install.text() == "Replace version 1.2"
    QTest.keyClick(dialog.install, Qt.Key.Key_Space)
    dialog = with_pack(qtbot, shown(qtbot, window, PacksDialog))
    assert f"Version {version} by" in words_in(dialog)
    assert load_catalog().packs[0].version == version


def test_what_it_needs_is_named(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    """A required pack is named by its name where it is installed, else by its id."""
    window.open(pack_file(tmp_path, replace(MANIFEST, needs=("base", "nomads", "atlantis"))))
    dialog = shown(qtbot, window, PackDialog)
    nomads = window.catalog.expansions["nomads"].name
    assert f"Needs: {nomads}, atlantis (not installed)" in words_in(dialog)


def test_packs_are_switched_by_key_and_removed_by_mouse(qtbot: QtBot, window: MainWindow) -> None:
    """The windows follow a switch at once, and a removed pack can be restored."""
    installed_by_hand()
    window.actions_["packs"].trigger()
    dialog = with_pack(qtbot, shown(qtbot, window, PacksDialog))
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Space)
    settle(qtbot, window)
    assert load_catalog().packs == ()
    assert not is_on(with_pack(qtbot, dialog))
    assert dialog.list.hasFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: "peat" in window.catalog.tiles, timeout=20_000)
    QTest.mouseClick(with_pack(qtbot, dialog).remove, LEFT)
    qtbot.waitUntil(lambda: not dialog.packs.rows, timeout=20_000)
    assert dialog.empty.isVisible()
    assert dialog.note.text() == "Heath was removed."
    qtbot.waitUntil(lambda: "peat" not in window.catalog.tiles, timeout=20_000)
    QTest.mouseClick(dialog.undo, LEFT)
    with_pack(qtbot, dialog)
    assert dialog.note.text() == "Heath was restored."
    assert not dialog.undo.isVisible()
    assert load_catalog().packs == (MANIFEST,)
    settle(qtbot, window)


def test_a_removed_pack_comes_back_after_the_list_was_closed(
    qtbot: QtBot, window: MainWindow
) -> None:
    """Undo restores a removed pack after the list was closed."""
    installed_by_hand()
    window.actions_["packs"].trigger()
    dialog = shown(qtbot, window, PacksDialog)
    assert isinstance(dialog, PacksDialog)
    QTest.mouseClick(with_pack(qtbot, dialog).remove, LEFT)
    qtbot.waitUntil(lambda: not dialog.packs.rows, timeout=20_000)
    settle(qtbot, window)
    dialog.close()
    window.actions_["packs"].trigger()
    again = shown(qtbot, window, PacksDialog)
    assert isinstance(again, PacksDialog)
    assert again is not dialog
    assert again.note.text() == "Heath was removed."
    QTest.mouseClick(again.undo, LEFT)
    with_pack(qtbot, again)
    assert load_catalog().packs == (MANIFEST,)
    settle(qtbot, window)


def test_a_pack_that_came_back_meanwhile_is_not_overwritten(
    qtbot: QtBot, window: MainWindow
) -> None:
    """Undo refuses to overwrite a pack installed since, and leaves the trash unchanged."""
    installed_by_hand()
    window.actions_["packs"].trigger()
    dialog = shown(qtbot, window, PacksDialog)
    assert isinstance(dialog, PacksDialog)
    QTest.mouseClick(with_pack(qtbot, dialog).remove, LEFT)
    qtbot.waitUntil(lambda: not dialog.packs.rows, timeout=20_000)
    settle(qtbot, window)
    installed_by_hand(NEWER)
    QTest.mouseClick(dialog.undo, LEFT)
    with_pack(qtbot, dialog)
    assert dialog.note.text().startswith("Heath cannot be restored.")
    assert load_catalog().packs == (NEWER,)


def test_details_of_an_installed_pack(qtbot: QtBot, window: MainWindow) -> None:
    """The details of a pack show its content, also while it is off, without a choice."""
    installed_by_hand()
    window.actions_["packs"].trigger()
    QTest.mouseClick(with_pack(qtbot, shown(qtbot, window, PacksDialog)).details, LEFT)
    dialog = shown(qtbot, window, PackDialog)
    assert isinstance(dialog, PackDialog)
    assert "Build one settlement on a moor hex" in words_in(dialog)
    assert not dialog.install.isVisible()


def test_the_list_of_packs_stays_below_what_it_opens(qtbot: QtBot, window: MainWindow) -> None:
    """Details, opened by Enter, and a cancelled choice of a file both return to the list."""
    installed_by_hand()
    window.actions_["packs"].trigger()
    dialog = with_pack(qtbot, shown(qtbot, window, PacksDialog))
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    details = shown(qtbot, window, PackDialog)
    assert dialog.isVisible()
    QTest.keyClick(details, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.dialogs.current is dialog)
    QTest.mouseClick(dialog.install, LEFT)
    QTest.keyClick(shown(qtbot, window, QFileDialog), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.dialogs.current is dialog)
    assert dialog.isVisible()
    window.actions_["about"].trigger()
    assert not dialog.isVisible()


def test_the_line_of_the_list_is_about_the_last_act(qtbot: QtBot, window: MainWindow) -> None:
    """The status line follows the last command: a switch ends "restored", Ctrl+Z restores."""
    installed_by_hand()
    window.actions_["packs"].trigger()
    dialog = with_pack(qtbot, shown(qtbot, window, PacksDialog))
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: not dialog.packs.rows, timeout=20_000)
    qtbot.waitUntil(lambda: "peat" not in window.catalog.tiles, timeout=20_000)
    QTest.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    with_pack(qtbot, dialog)
    assert dialog.note.text() == "Heath was restored."
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Space)
    settle(qtbot, window)
    assert dialog.note.text() == ""


def test_a_pack_that_cannot_be_read_can_be_removed(qtbot: QtBot, window: MainWindow) -> None:
    """The card of an unreadable pack says so and offers the removal."""
    installed_by_hand(pack="id: 1")
    window.actions_["packs"].trigger()
    dialog = with_pack(qtbot, shown(qtbot, window, PacksDialog))
    assert "This pack is damaged" in words_in(dialog)
    assert not dialog.details.isEnabled()
    QTest.mouseClick(dialog.remove, LEFT)
    qtbot.waitUntil(lambda: not dialog.packs.rows, timeout=20_000)
    settle(qtbot, window)


def test_a_pack_is_chosen_on_the_disk(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    """A button of the list opens a pack of the disk."""
    window.actions_["packs"].trigger()
    dialog = shown(qtbot, window, PacksDialog)
    assert isinstance(dialog, PacksDialog)
    QTest.mouseClick(dialog.install, LEFT)
    chooser = shown(qtbot, window, QFileDialog)
    assert isinstance(chooser, QFileDialog)
    chooser.fileSelected.emit(str(pack_file(tmp_path)))
    shown(qtbot, window, PackDialog)


def test_names_and_texts_of_others_are_shown_as_they_are(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    """Foreign names and texts have no markup and no keys."""
    odd = Manifest("heath", "1", "<b>&Moor</b>", "<i>Ann</i>", "&copy;", "<h1>x</h1>")
    window.open(pack_file(tmp_path, odd, pack=manifest_text(odd)))
    dialog = shown(qtbot, window, PackDialog)
    said = words_in(dialog)
    for text in ("<b>&Moor</b>", "by <i>Ann</i>", "&copy;", "<h1>x</h1>"):
        assert text in said
    formats = {label.textFormat() for label in dialog.findChildren(QLabel) if label.text()}
    assert formats == {Qt.TextFormat.PlainText}


def test_a_double_click_opens_a_pack(
    qtbot: QtBot, make_window: Callable[..., MainWindow], tmp_path: Path
) -> None:
    """A double click on a pack in the desktop opens it in the program."""
    window = make_window()
    program.begin(window, [str(pack_file(tmp_path))])
    shown(qtbot, window, PackDialog)
    shutil.rmtree(paths.user_packs(), ignore_errors=True)


def test_a_card_that_says_nothing_is_told(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    """The generated rule of a card without a text is shown in the preview, the choice and the
    rules.
    """
    rule = "  text: 2 gold for each of your settlements on a moor hex.\n"
    assert rule in CARDS
    told = "2 gold for each of your settlements on a moor hex."
    drop(window, pack_file(tmp_path, scoring=CARDS.replace(rule, "")))
    dialog = shown(qtbot, window, PackDialog)
    assert told in words_in(dialog)
    assert isinstance(dialog, PackDialog)
    QTest.mouseClick(dialog.install, LEFT)
    shown(qtbot, window, PacksDialog)
    qtbot.waitUntil(lambda: "cutters" in window.catalog.cards, timeout=20_000)
    assert NameTexts(window.catalog).card_rule("cutters") == told
    card = window.catalog.cards["cutters"]
    assert CardToggle(card, window.catalog).lines == [told]
    book = RulesBook(window.catalog, load_pages(window.catalog))
    assert book.leaves["cards", "cutters"].text == told
