"""The score sheet, by mouse and keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.events import Gold
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.ui.desktop.widgets import screen_geometry
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.scores.scores_dialog import TITLE, ScoresDialog
from tests.ui.drawn_games import drawn
from tests.ui.table.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

LEFT = Qt.MouseButton.LeftButton
DeskOf = Callable[[Session], GameDesk]


@pytest.fixture(autouse=True)
def screen(monkeypatch: pytest.MonkeyPatch) -> QRect:
    """Return the area of a screen with room for a window and the sheet next to it."""
    area = QRect(0, 0, 1920, 1080)
    monkeypatch.setattr(screen_geometry, "available_area", lambda _widget: area)
    return area


def test_scores_light_what_earned_them(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that click and arrow key highlight the hexes of a cell, and closing ends it."""
    session = games.played(catalog, 5000, 3)
    desk = desk_of(session)
    dialog = ScoresDialog(desk)
    games.shown(qtbot, dialog)
    asked: list[tuple[str, int]] = []
    dialog.highlight_requested.connect(lambda role, mask: asked.append((role, mask)))
    sheets = session.position.scores()
    cell = dialog.table.visualRect(dialog.model.index(1, 2))
    QTest.mouseClick(dialog.table.viewport(), LEFT, pos=cell.center())
    assert asked[-1] == ("earned", sheets[2].entries[1].hexes)
    QTest.keyClick(dialog.table, Qt.Key.Key_Left)
    assert asked[-1] == ("earned", sheets[1].entries[1].hexes)
    QTest.mouseClick(dialog.close_button, LEFT)
    assert asked[-1] == ("earned", 0)


def test_scores_name_the_winner(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that headline and totals are those of the finished game, and nothing is cut off."""
    session = games.played(catalog, 5000, 5)
    dialog = ScoresDialog(desk_of(session))
    games.shown(qtbot, dialog)
    gold = session.position.gold()
    assert str(max(gold)) in dialog.headline.text()
    assert session.seats[gold.index(max(gold))].name in dialog.headline.text()
    assert dialog.head.sign.isVisible()
    rows = dialog.model.rowCount() - 1
    last = dialog.table.visualRect(dialog.model.index(rows, 4))
    assert dialog.table.viewport().rect().contains(last)
    assert games.clipped(dialog) == []


def test_scores_while_playing(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that no winner is named during the game."""
    dialog = ScoresDialog(desk_of(games.played(catalog, 20)))
    games.shown(qtbot, dialog)
    assert dialog.headline.text() == "If the game ended now"
    assert not dialog.head.sign.isVisible()


def test_without_gold_there_is_no_crown(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that a game which ends 0 to 0 has its headline, but no crown."""
    session = drawn(catalog, cards=[])
    session.position.is_over = True
    dialog = ScoresDialog(desk_of(session))
    games.shown(qtbot, dialog)
    assert "share the victory with 0 gold each" in dialog.headline.text()
    assert not dialog.head.sign.isVisible()


def test_scores_do_not_block(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that the sheet is not modal, does not cover the board and offers new games."""
    window = QWidget()
    window.setGeometry(0, 0, 1280, 800)
    games.shown(qtbot, window)
    dialog = ScoresDialog(desk_of(games.played(catalog, 5000)), window)
    dialog.place_beside(window, window)
    games.shown(qtbot, dialog)
    assert not dialog.isModal()
    assert dialog.x() >= window.x() + 1280 - 400
    with qtbot.waitSignal(dialog.again_requested):
        QTest.mouseClick(dialog.again, LEFT)
    with qtbot.waitSignal(dialog.new_game_requested):
        QTest.mouseClick(dialog.new_game, LEFT)


@pytest.mark.parametrize("players", [3, 5])
def test_scores_leave_board_and_players_in_sight(
    make_window: Callable[..., MainWindow], catalog: Catalog, players: int
) -> None:
    """Prove that the sheet covers neither board nor players; its columns shrink."""
    window = make_window()
    window.desk.start(games.played(catalog, 30, players))
    window.desk.lift_curtain()
    QApplication.processEvents()
    window.scores.show()
    sheet, page = window.dialogs.current, window.game_page
    assert isinstance(sheet, ScoresDialog)
    for part in (page.players, page.view):
        place = QRect(part.mapToGlobal(QPoint()), part.size())
        assert not place.intersects(sheet.geometry())
    last = sheet.table.visualRect(sheet.model.index(0, players - 1))
    assert sheet.table.viewport().rect().contains(last)


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("corner", [(0, 0), (640, 280), (-60, -20)])
def test_scores_lie_on_the_screen_with_their_frame(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    screen: QRect,
    players: int,
    corner: tuple[int, int],
) -> None:
    """Prove that the sheet and its title are on the screen for any place of the window."""
    screen.setRect(0, 0, 1280, 800)
    window = make_window()
    window.move(*corner)
    window.desk.start(games.played(catalog, 5000, players))
    QApplication.processEvents()
    window.scores.show()
    sheet = window.dialogs.current
    assert isinstance(sheet, ScoresDialog)
    title, line = 30, 4  # added by a window manager
    assert screen.contains(sheet.geometry().adjusted(-line, -title, line, line))


def test_scores_of_all_groups_fit_a_small_window(
    desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Prove that with tasks, red card, treasure and five players no row or name is cut off."""
    window = QWidget()
    window.setGeometry(0, 0, 960, 540)
    games.shown(qtbot, window)
    cards = ("lords", "ambassadors", "fortress", "road")
    pieces = [f"{row}8" for row in "BDFHJ"]
    session = drawn(catalog, *["human"] * 5, cards=cards, pieces=pieces, supply={0: 3})
    while not session.position.is_over:
        session.play(session.position.legal_moves()[0])
    dialog = ScoresDialog(desk_of(session), window)
    dialog.place_beside(window, window)
    games.shown(qtbot, dialog)
    assert dialog.height() <= 540
    assert dialog.geometry().bottom() < 540 + TITLE
    rows = dialog.model.rowCount()
    assert {dialog.model.group(row) for row in range(rows)} == {"final", "task", "play", "total"}
    for row in range(rows):
        cell = dialog.table.visualRect(dialog.model.index(row, 4))
        assert dialog.table.viewport().rect().contains(cell)
    assert games.clipped(dialog) == []


def test_scores_light_red_gold(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> None:
    """Prove that a number of a red card highlights the hexes of its gold."""
    session = drawn(
        catalog, cards=("ambassadors",), own="D4", other="C3", play="mandatory build C4"
    )
    desk = desk_of(session)
    dialog = ScoresDialog(desk)
    games.shown(qtbot, dialog)
    asked: list[tuple[str, int]] = []
    dialog.highlight_requested.connect(lambda role, mask: asked.append((role, mask)))
    model = dialog.model
    row = next(
        row
        for row, _ in enumerate(model.cards)
        if model.group(row) == "play" and model.gold(row, 0)
    )
    gold = [e for entry in session.log for e in entry.events if isinstance(e, Gold)]
    places = {e.hex for e in gold if (e.card, e.player) == (model.cards[row], 0)}
    cell = dialog.table.visualRect(model.index(row, 0))
    QTest.mouseClick(dialog.table.viewport(), LEFT, pos=cell.center())
    assert asked[-1] == ("earned", sum(1 << hex_ for hex_ in places))
