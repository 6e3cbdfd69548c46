"""A branch of a game from a replay, and from the log of the running game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QMenu
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import Session, record_text
from kingdom_builder_qt.game.record.saved_game import check_at
from kingdom_builder_qt.game.replay import FACE_UP, position_at, text_for
from kingdom_builder_qt.ui.library.replay.branch_dialog import BranchDialog
from kingdom_builder_qt.ui.library.replay.replay_window import ReplayWindow
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.presenters.log_model import NUMBER_ROLE
from tests.ui.library.replay.conftest import Open, with_levels
from tests.ui.library.replay.test_replays import shown
from tests.ui.table.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton


def play(window: MainWindow, replay: ReplayWindow) -> Session:
    """Accept the open dialog and return the branch."""
    dialog = replay.branch_dialog
    assert dialog is not None
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    session = window.desk.session
    assert session is not None
    return session


@pytest.mark.parametrize("is_over", [True, False])
@pytest.mark.parametrize("seat", [0, 1])
def test_anybody_plays_on_from_a_replay(
    window: MainWindow, catalog: Catalog, qtbot: QtBot, seat: int, is_over: bool
) -> None:
    """Any seat may continue a finished or running game; the new game names its origin."""
    session = with_levels(games.played(catalog, 5000 if is_over else 40), "novice", "novice")
    window.replays.show(record_text(session), 21)
    replay = shown(window, qtbot)
    QTest.mouseClick(replay.branch, LEFT)
    dialog = replay.branch_dialog
    assert dialog is not None
    mover = session.log[21].player
    assert [s.is_human for s in dialog.seats] == [n == mover for n in range(2)]
    for number, box in enumerate(dialog.levels):
        box.setCurrentIndex(box.findData("human" if number == seat else "novice"))
    found = play(window, replay)
    assert found is not session
    assert [s.is_human for s in found.seats] == [n == seat for n in range(2)]
    assert found.options.origin == ("Anna, Bea", 21, check_at(session, 21))
    assert found.first_position().own == position_at(session, 21).own
    assert window.in_game
    assert window.replays.window is None, "it would lie over the game"
    window.desk.close()


def test_the_same_cards_come_if_that_is_wished(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """Without the tick for a new shuffle a branch has the deck of the finished game."""
    session = with_levels(games.played(catalog, 5000), "human", "novice")
    window.replays.show(record_text(session), 21)
    replay = shown(window, qtbot)
    QTest.mouseClick(replay.branch, LEFT)
    assert replay.branch_dialog is not None
    QTest.mouseClick(replay.branch_dialog.reshuffle, LEFT, pos=QPoint(8, 8))
    assert not replay.branch_dialog.reshuffle.isChecked()
    found = play(window, replay)
    position = position_at(session, 21)
    assert found.first_position().deck == position.deck
    assert found.first_position().hands == position.hands


def test_a_game_that_goes_on_offers_no_known_cards(
    open_replay: Open, catalog: Catalog, qtbot: QtBot
) -> None:
    """Among people the cards are always dealt again."""
    replay = open_replay(games.played(catalog, 40))
    replay.go_to(21)
    QTest.mouseClick(replay.branch, LEFT)
    assert replay.branch_dialog is not None
    assert not replay.branch_dialog.reshuffle.isVisible()
    with qtbot.waitSignal(replay.branch_chosen) as chosen:
        replay.branch_dialog.accept()
    assert chosen.args is not None
    assert "deck: ?" in chosen.args[0].options.position or "?" in chosen.args[0].options.position


def test_finished_games_have_no_branch(open_replay: Open, catalog: Catalog) -> None:
    """There is no branch at the end of a game, nor one that would reveal a player's next card."""
    replay = open_replay(games.played(catalog, 5000))
    replay.go_to(replay.game.course.moves)
    assert not replay.branch.isEnabled()
    replay.go_to(replay.game.course.moves - 1)
    assert replay.branch.isEnabled()
    session = games.played(catalog, 30)
    while session.log[-1].player == session.to_move:
        session.play(session.position.legal_moves()[0])
    replay = open_replay(session)
    assert not replay.branch.isEnabled()
    replay.go_to(12)
    assert replay.branch.isEnabled()


def test_a_branch_says_where_it_comes_from(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """The replay of a branch names the original game and the move."""
    session = with_levels(games.played(catalog, 40), "human", "novice")
    window.replays.show(record_text(session), 21)
    first = shown(window, qtbot)
    assert not first.origin.isVisible()
    QTest.mouseClick(first.branch, LEFT)
    branch = play(window, first)
    window.replays.show(record_text(branch))
    qtbot.waitUntil(lambda: window.replays.window not in (None, first), timeout=5000)
    found = shown(window, qtbot)
    assert found.origin.text() == "Played on from move 21 of Anna, Bea"
    assert found.origin.isVisible()


def log_menu(window: MainWindow, moves: int) -> dict[str, object]:
    """Right-click a line of the log; return the actions of its menu by name."""
    view = window.game_page.log.view
    model = view.model()
    rows = range(model.rowCount())
    row = next(r for r in rows if model.index(r, 0).data(NUMBER_ROLE) == moves)
    view.scrollTo(model.index(row, 0))
    at = view.visualRect(model.index(row, 0)).center()
    view.customContextMenuRequested.emit(at)
    menu = next(m for m in window.game_page.log.findChildren(QMenu) if m.isVisible())
    return {action.text(): action for action in menu.actions()}


def branch_dialog(window: MainWindow, qtbot: QtBot) -> BranchDialog:
    """Return the dialog with the seats of a branch from the running game."""
    qtbot.waitUntil(lambda: isinstance(window.dialogs.current, BranchDialog), timeout=10_000)
    dialog = window.dialogs.current
    assert isinstance(dialog, BranchDialog)
    return dialog


def test_who_plays_against_computers_goes_back_in_the_log(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """The game starts again from the line; the original is stored."""
    session = with_levels(games.played(catalog, 40), "human", "novice")
    while session.to_move:
        session.play(session.position.legal_moves()[0])
    window.desk.start(session)
    found = log_menu(window, 9)
    assert list(found) == ["Replay from here", "Play on from here…"]
    found["Play on from here…"].trigger()  # type: ignore[attr-defined]
    dialog = branch_dialog(window, qtbot)
    assert dialog.seats == list(session.seats)
    assert not dialog.reshuffle.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    branch = window.desk.session
    assert branch is not None
    assert branch is not session
    assert branch.seats == session.seats
    assert branch.options.origin == ("Anna, Bea", 9, check_at(session, 9))
    assert branch.first_position().own == position_at(session, 9).own
    window.desk.close()


def test_the_running_game_goes_on_from_any_seat(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """A player who changes seats gives up the hand: all hands are dealt again."""
    session = with_levels(games.played(catalog, 40), "human", "novice")
    while session.to_move:
        session.play(session.position.legal_moves()[0])
    window.desk.start(session)
    log_menu(window, 9)["Play on from here…"].trigger()  # type: ignore[attr-defined]
    dialog = branch_dialog(window, qtbot)
    texts = [part.text() for part in dialog.findChildren(QLabel)]
    assert f"After move 9 of {len(session.log)}" in texts
    for seat, level in enumerate(("novice", "human")):
        box = dialog.levels[seat]
        box.setFocus()
        QTest.keyClick(box, Qt.Key.Key_Home)
        while box.currentData() != level:
            row = box.currentIndex()
            QTest.keyClick(box, Qt.Key.Key_Down)
            assert box.currentIndex() > row
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    branch = window.desk.session
    assert branch is not None
    assert branch is not session
    assert [seat.is_human for seat in branch.seats] == [False, True]
    assert branch.options.origin == ("Anna, Bea", 9, check_at(session, 9))
    position = position_at(session, 9)
    assert branch.first_position().own == position.own
    assert branch.options.position == text_for(position, FACE_UP)
    window.desk.close()


def test_cancelled_branch_changes_nothing(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """Esc leaves the running game unchanged."""
    session = with_levels(games.played(catalog, 40), "human", "novice")
    while session.to_move:
        session.play(session.position.legal_moves()[0])
    window.desk.start(session)
    log_menu(window, 9)["Play on from here…"].trigger()  # type: ignore[attr-defined]
    QTest.keyClick(branch_dialog(window, qtbot), Qt.Key.Key_Escape)
    assert window.desk.session is session
    assert window.dialogs.current is None
    window.desk.close()


def test_the_log_offers_no_play_after_the_end(window: MainWindow, catalog: Catalog) -> None:
    """The menu offers it up to the last move."""
    session = with_levels(games.played(catalog, 5000), "human", "novice")
    window.desk.start(session)
    assert session.position.is_over
    last = len(session.log)
    numbers = [
        window.game_page.log.view.model().index(row, 0).data(NUMBER_ROLE)
        for row in range(window.game_page.log.view.model().rowCount())
    ]
    before = max(number for number in numbers if number is not None and number < last)
    for moves, is_offered in ((before, True), (last, False)):
        found = log_menu(window, moves)["Play on from here…"]
        assert found.isEnabled() is is_offered  # type: ignore[attr-defined]
        for menu in window.game_page.log.findChildren(QMenu):
            menu.close()
    window.desk.close()


def test_closing_the_game_drops_the_branch(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """The answer belongs to a game that is not open any more."""
    session = with_levels(games.played(catalog, 40), "human", "novice")
    window.desk.start(session)
    found = log_menu(window, 9)
    found["Play on from here…"].trigger()  # type: ignore[attr-defined]
    window.desk.close()
    with qtbot.assertNotEmitted(window.desk.session_started, wait=600):
        pass
    assert window.desk.session is None


def test_people_at_one_table_only_look_back(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """Among people the log offers the replay only, which starts at the line."""
    window.desk.start(games.played(catalog, 40))
    window.desk.lift_curtain()
    found = log_menu(window, 9)
    assert list(found) == ["Replay from here"]
    found["Replay from here"].trigger()  # type: ignore[attr-defined]
    assert shown(window, qtbot).moves == 9
