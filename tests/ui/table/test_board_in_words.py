"""The list of hexes beside the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListView

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import bits, hex_name
from kingdom_builder_qt.core.moves import MANDATORY
from kingdom_builder_qt.ui.desktop.widgets import screen_geometry
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.page.board_in_words import BoardInWords
from kingdom_builder_qt.ui.table.page.moves_dialog import MovesDialog
from tests.ui.sample_games import new_session, press

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
CTRL = Qt.KeyboardModifier.ControlModifier


def opened(window: MainWindow) -> BoardInWords:
    """Open the list by its key."""
    press(window, Qt.Key.Key_B, CTRL)
    dialog = window.dialogs.current
    assert isinstance(dialog, BoardInWords)
    return dialog


def rows(dialog: BoardInWords) -> list[str]:
    """Return the lines of the list."""
    return [dialog.model.index(row).data() for row in range(dialog.model.rowCount())]


def test_the_board_is_listed_and_played_from_the_list(window: MainWindow, catalog: Catalog) -> None:
    """All hexes are listed in order; Enter builds; the lists of a kind follow the game."""
    window.desk.start(new_session(catalog, "human", "human"))
    dialog, position = opened(window), window.desk.position
    assert len(rows(dialog)) == 400
    assert rows(dialog)[0].startswith("A1, ")
    possible = [hex_name(hex_) for hex_ in bits(position.targets(MANDATORY))]
    dialog.kinds.setCurrentIndex(1)
    assert [row.partition(",")[0] for row in rows(dialog)] == possible
    assert all("Enter: build" in row for row in rows(dialog))
    marks = window.game_page.scene.marks.item
    QTest.keyClick(dialog.hexes, Qt.Key.Key_Down)
    assert marks.mask("chosen") == 1 << dialog.current()
    QTest.keyClick(dialog.hexes, Qt.Key.Key_Return)
    assert position.own[0].bit_count() == 1
    dialog.kinds.setCurrentIndex(2)
    assert [row.partition(",")[2].count("your settlement") for row in rows(dialog)] == [1]
    dialog.kinds.setCurrentIndex(3)
    assert rows(dialog) == []
    dialog.kinds.setCurrentIndex(4)
    assert len(rows(dialog)) == sum(map(bool, map(position.tiles_left, position.rules.tile_of)))
    dialog.close()
    assert marks.mask("chosen") == 0


def test_the_list_is_empty_at_the_curtain(window: MainWindow, catalog: Catalog) -> None:
    """Nothing is listed while the players change seats, and the hexes are back afterwards."""
    window.desk.start(new_session(catalog, "human", "human"))
    dialog = opened(window)
    for _ in range(3):
        target = next(bits(window.desk.position.targets(MANDATORY)))
        window.desk.controller.act(MANDATORY, target)
    window.desk.controller.finish()
    assert window.desk.seats.curtain_down
    assert rows(dialog) == []
    window.desk.lift_curtain()
    assert len(rows(dialog)) == 400


@pytest.mark.usefixtures("usual_text")
@pytest.mark.parametrize("action", ["moves", "board_in_words"])
def test_the_lists_grow_with_the_text(
    make_window: Callable[..., MainWindow], catalog: Catalog, action: str
) -> None:
    """A list opens as large as its text needs, with rows higher than a line."""
    sizes = []
    for percent in (100, 200):
        window = make_window(text_size=percent)
        window.desk.start(new_session(catalog, "human", "human"))
        window.actions_[action].trigger()
        dialog = window.dialogs.current
        assert isinstance(dialog, (BoardInWords, MovesDialog))
        view = dialog.findChild(QListView)
        line = view.fontMetrics().height()
        assert view.sizeHintForRow(0) >= 1.5 * line
        sizes.append(dialog.sizeHint().width() / line)
        dialog.close()
    assert sizes[1] == pytest.approx(sizes[0], rel=0.2)  # line heights are rounded


@pytest.mark.usefixtures("usual_text")
@pytest.mark.parametrize("action", ["moves", "board_in_words"])
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(960, 540), (1280, 800), (1920, 1080)])
def test_the_lists_cover_no_board(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    percent: int,
    action: str,
) -> None:
    """A list lies over the column alone; the words of its rows are wrapped to its width."""
    monkeypatch.setattr(screen_geometry, "available_area", lambda _widget: QRect(0, 0, *size))
    window = make_window(text_size=percent)
    window.resize(*size)
    window.desk.start(new_session(catalog, "human", "human"))
    QApplication.processEvents()
    window.actions_[action].trigger()
    QApplication.processEvents()
    dialog, view = window.dialogs.current, window.game_page.view
    assert isinstance(dialog, (BoardInWords, MovesDialog))
    assert dialog.geometry().left() > view.mapToGlobal(view.rect().topRight()).x()
    rows = dialog.findChild(QListView)
    assert rows.visualRect(rows.model().index(0, 0)).right() <= rows.viewport().width()
    longest = max((rows.model().index(n, 0) for n in range(4)), key=lambda i: len(i.data()))
    lines = -(-rows.fontMetrics().horizontalAdvance(longest.data()) // rows.viewport().width())
    assert rows.visualRect(longest).height() >= lines * rows.fontMetrics().height()
