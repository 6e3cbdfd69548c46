"""The window of tiles and cards at a small size: highlights and errors stay visible."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import fmean

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.core.grid import Hex, bits
from kingdom_builder_qt.editor.sections.document.section_grid import MAIN_GRID
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.editor.workbench.entries_window import EntriesWindow
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.desktop.style.theme import ThemeManager
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from tests.editor.test_entries import (  # noqa: F401
    TILES,
    choose,
    field,
    retype,
    save,
    show,
    wait_checked,
    write_own,
)
from tests.editor.test_outside_changes import MUD

pytestmark = [
    pytest.mark.usefixtures("hexes_painted"),
    pytest.mark.qt_log_ignore("This plugin does not support", extend=True),
]
WRAP = Qt.TextFlag.TextWordWrap
Show = Callable[..., EntriesWindow]


def strength(window: EntriesWindow, hex_: Hex) -> float:
    """Return the colour strength of a hex, from 0 to 255."""
    view = window.board.view
    at = view.mapFromScene(centre(hex_))
    image = view.viewport().grab(QRect(at - QPoint(3, 3), at + QPoint(3, 3))).toImage()
    size = image.size()
    colours = (
        image.pixelColor(x, y).hslSaturation()
        for x in range(size.width())
        for y in range(size.height())
    )
    return sum(colours) / (size.width() * size.height())


def test_lit_hexes_are_told_from_others_of_their_terrain(
    show: Show,  # noqa: F811
    editor: EditorWindow,
) -> None:
    """Other hexes are dimmed, as a ring around a hex of twelve pixels is too faint."""
    write_own(TILES.replace("terrain: flower}", "terrain: flower, near: {terrain: water}}"))
    window = show(960, 510)
    choose(window, "mill")
    assert window.board.trial is not None
    lit = set(bits(window.board.trial.lit()[0]))
    drawn = zip(MAIN_GRID.hexes, editor.document.section.cells, strict=True)
    others = {hex_ for hex_, cell in drawn if cell.terrain == "flower"} - lit
    assert lit
    assert others
    marked = {hex_: strength(window, hex_) for hex_ in lit | others}
    choose(window, "ferry")  # there is no settlement, so nothing is highlighted or dimmed
    plain = {hex_: strength(window, hex_) for hex_ in lit | others}
    assert all(marked[hex_] < plain[hex_] - 8 for hex_ in others)
    lost = {hex_: plain[hex_] - marked[hex_] for hex_ in plain}
    assert fmean(lost[hex_] for hex_ in others) > fmean(lost[hex_] for hex_ in lit) + 12, lost


def test_the_list_shows_three_issues_whole(show: Show) -> None:  # noqa: F811
    """The list shows as many issues as fit; the form does not repeat them."""
    tiles = TILES.replace("terrain: flower", "terrain: watr").replace("steps: 2", "steps: 99")
    write_own(tiles.replace("  name: Ferry\n", ""))
    window = show(960, 510)
    choose(window, "ferry")
    rows, problems = window.problems.count(), window.problems
    assert rows >= 3
    room = problems.viewport().rect()
    seen = [problems.visualItemRect(problems.item(row)) for row in range(3)]
    assert all(room.contains(rect) for rect in seen)
    assert problems.item(0).text() == "ferry: missing key 'name' in tile"


@pytest.mark.parametrize("width", [960, 1180])
def test_message_of_a_field_is_complete(show: Show, width: int) -> None:  # noqa: F811
    """A long message is not cut: the words of a choice are explained nowhere else."""
    write_own()
    window = show(width, 700)
    choose(window, "mill")
    form = window.form.form
    assert form is not None
    longest = max(form.helps, key=lambda place: len(form.helps[place]))
    window.form.help.setText(form.helps[longest])
    QApplication.processEvents()
    told = window.form.help
    assert told.height() >= told.heightForWidth(told.width())
    metrics = QFontMetrics(told.font())
    wrapped = metrics.boundingRect(QRect(0, 0, told.width(), 9999), WRAP, told.text())
    assert wrapped.height() > 3 * metrics.lineSpacing(), "the text of this test is long"
    assert told.height() >= wrapped.height()


@pytest.fixture
def large_text(qapp: QApplication) -> Iterator[Callable[[], None]]:
    """Return a function that makes all text much larger."""
    manager = qapp.findChild(ThemeManager)
    assert manager is not None
    yield lambda: manager.resize_text(175)
    manager.resize_text(100)


def test_nothing_is_scrolled_to_where_there_is_room(show: Show) -> None:  # noqa: F811
    """The board takes the room left by the texts above and below it."""
    write_own()
    window = show()
    choose(window, "mill")
    for _ in range(8):
        QApplication.processEvents()
    page = window.tabs.widget(0)
    assert isinstance(page, ScrollPage)
    assert page.verticalScrollBar().maximum() == 0
    assert window.board.view.height() > 300


def test_board_and_sentence_keep_apart(
    show: Show,  # noqa: F811
    large_text: Callable[[], None],
) -> None:
    """In a small window with large text the page scrolls instead."""
    write_own()
    window = show(1024, 600)
    large_text()
    choose(window, "mill")
    for _ in range(8):
        QApplication.processEvents()
    board = window.board
    assert board.words.text()
    assert board.view.geometry().bottom() < board.words.y()
    assert board.words.geometry().bottom() < board.height()


def entries(window: EntriesWindow) -> list[tuple[str, QRect]]:
    """Return the visible rows of the list: their ids and positions."""
    found = window.list.findItems("*", Qt.MatchFlag.MatchWildcard | Qt.MatchFlag.MatchRecursive)
    refs = [(item, item.data(0, Qt.ItemDataRole.UserRole)) for item in found]
    rows = [(ref.id, window.list.visualItemRect(item)) for item, ref in refs if ref is not None]
    return sorted(rows, key=lambda row: row[1].top())


def test_the_list_keeps_its_order_and_its_heights(
    show: Show,  # noqa: F811
    qtbot: QtBot,
) -> None:
    """A new file has its final place before the files are read again; error marks move no row."""
    write_own()
    window = show(1400, 900)
    home = paths.user_content()
    kiln = "kiln:\n  name: Kiln\n  text: A kiln.\n"
    for name, text in (("features.yaml", kiln), ("terrain.yaml", MUD)):
        window.document.change({home / name: text}, "New")
    wait_checked(qtbot, window)
    before = entries(window)
    assert {rect.height() for _, rect in before} == {before[0][1].height()}
    choose(window, "mud")
    retype(field(window, "name"), "")
    wait_checked(qtbot, window)
    assert entries(window) == before
    retype(field(window, "name"), "Mud")
    save(qtbot, window)
    with qtbot.waitSignal(window.files.loaded, timeout=20_000):
        window.files.read()
    wait_checked(qtbot, window)
    assert [id_ for id_, _ in entries(window)] == [id_ for id_, _ in before]
