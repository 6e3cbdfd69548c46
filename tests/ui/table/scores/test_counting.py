"""The count of gold at the end of a game, with clocks that the tests drive."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import (
    QAbstractEventDispatcher,
    QEvent,
    QEventLoop,
    QObject,
    QPointF,
    QRect,
    Qt,
)
from PySide6.QtGui import (
    QEventPoint,
    QFontMetrics,
    QPaintEvent,
    QPointingDevice,
    QRegion,
    QTabletEvent,
    QTouchEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import bits, union
from kingdom_builder_qt.core.moves import END_TURN, Move
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.game.session import LogEntry
from kingdom_builder_qt.ui.art.geometry import middle_hex
from kingdom_builder_qt.ui.desktop.style.theme import THEMES, Theme, contrast
from kingdom_builder_qt.ui.desktop.widgets.style import scaled_font
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.presenters.payments import paid_cards
from kingdom_builder_qt.ui.table.presenters.score_model import ScoreModel
from kingdom_builder_qt.ui.table.scores import count_panel, ledger, score_track
from kingdom_builder_qt.ui.table.scores.count_motions import across
from kingdom_builder_qt.ui.table.scores.counting import MOST_MS, Counting
from kingdom_builder_qt.ui.table.scores.scores_dialog import ScoresDialog
from tests.helpers.cases import slow_but
from tests.ui.drawn_games import drawn
from tests.ui.mixed_games import mixed_session
from tests.ui.table.board.driven import drive, drive_to_the_end
from tests.ui.table.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

MakeWindow = Callable[..., MainWindow]
LEFT = Qt.MouseButton.LeftButton


def before_the_end(catalog: Catalog, players: int = 2) -> tuple[Session, Move]:
    """Return a game without its last move, and that move; every seat may undo."""
    whole = games.played(catalog, 5000, players)
    session = games.new_session(catalog, players)
    for entry in whole.log[:-1]:
        session.play(entry.move)
    session.free_undo = True
    return session, whole.log[-1].move


def end_game(window: MainWindow, catalog: Catalog, players: int = 2) -> Counting:
    """Play the last move of a game in the window and finish the fall of its piece."""
    session, move = before_the_end(catalog, players)
    window.desk.start(session)
    window.desk.lift_curtain()
    window.desk.controller.play(move)
    counting = window.table.counting
    assert session.position.is_over
    show_end(window)
    return counting


def show_end(window: MainWindow) -> None:
    """Let the panels, hidden by the count, show the end of the game."""
    while window.desk.queue.is_due:
        QApplication.processEvents()


def drive_until(window: MainWindow, wanted: Callable[[], bool]) -> None:
    """Advance the time in frames until a condition holds."""
    for _ in range(3000):
        show_end(window)
        if wanted():
            return
        drive(window.game_page.scene, 16)
    pytest.fail("it never happens")


def sheet_of(window: MainWindow) -> QDialog | None:
    """Run all that follows the count, and return the dialog that opens."""
    while window.table.counting.queue.is_due:
        QApplication.processEvents()
    return window.dialogs.current


def test_gold_is_counted_card_by_card(make_window: MakeWindow, catalog: Catalog) -> None:
    """Cards are counted in the sheet's order; at the end each house is at its player's gold."""
    window = make_window(animation_speed=1.0)
    counting = end_game(window, catalog, 3)
    panel, scene = counting.panel, window.game_page.scene
    assert counting.is_running
    assert panel.isVisible()
    assert panel.track.gold == [0, 0, 0]
    shown: list[str] = []
    lit: set[int] = set()
    while scene.animator.is_running:
        if panel.title.text() not in shown:
            shown.append(panel.title.text())
        if panel.emblem.card_id is not None:
            lit |= scene.earning.lights.keys()
        if panel.track.winners:
            assert panel.track.gold == list(window.desk.position.gold())
        drive(scene, 16)
    model = ScoreModel(window.desk)
    cards = paid_cards(model)
    assert shown == [
        "The game is over",
        *(card.name for card in cards),
        window.desk.words.turn.game_over(window.desk.position),
    ]
    payments = [payment for card in cards for payment in card.payments]
    earned = {hex_ for payment in payments for hex_ in bits(payment.hexes)}
    assert lit == earned
    assert not counting.is_running
    assert isinstance(sheet_of(window), ScoresDialog)
    assert window.game_page.column.isVisible()
    assert scene.earning.lights == {}
    assert not scene.earning.isVisible()


class FullPaintings(QObject):
    """An event filter that counts the full paints of a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count, self._widget = 0, widget
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent) and watched is self._widget:
            self.count += (QRegion(self._widget.rect()) - event.region()).isEmpty()
        return False


def test_panel_and_board_are_not_painted_at_once(make_window: MakeWindow, catalog: Catalog) -> None:
    """The last move changes panel and board; each is painted in its own loop iteration."""
    window = make_window(animation_speed=1.0)
    session, move = before_the_end(catalog)
    window.desk.start(session)
    window.desk.lift_curtain()
    scene = window.game_page.scene
    scene.idle_clock.allow(scene.idle, False)
    for _ in range(3):
        QApplication.processEvents()
    panel = window.table.counting.panel
    board = FullPaintings(window.game_page.view.viewport())
    track = FullPaintings(panel.track)
    window.desk.controller.play(move)
    painted: list[tuple[int, int]] = []
    for _ in range(20):  # the panels of the column are refreshed first
        before = board.count, track.count
        QAbstractEventDispatcher.instance().processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
        painted.append((board.count - before[0], track.count - before[1]))
    assert track.count
    assert board.count
    assert (1, 1) not in painted
    assert panel.updatesEnabled()


def test_no_payment_paints_the_whole_board(make_window: MakeWindow, catalog: Catalog) -> None:
    """Coins and highlights change some hexes, and a frame repaints these only."""
    window = make_window(animation_speed=1.0)
    counting = end_game(window, catalog)
    scene, panel = window.game_page.scene, counting.panel
    drive_until(window, lambda: panel.emblem.card_id is not None)
    QApplication.processEvents()
    paintings = FullPaintings(window.game_page.view.viewport())
    seen = 0
    while panel.emblem.card_id is not None:
        drive(scene, 60)
        QApplication.processEvents()
        seen = max(seen, len(counting.flight.coins))
    assert seen
    assert paintings.count == 0


def test_hexes_that_have_paid_go_dark_one_by_one(make_window: MakeWindow, catalog: Catalog) -> None:
    """No frame repaints all of them, neither for the next card nor for the next player."""
    window = make_window(animation_speed=1.0)
    counting = end_game(window, catalog, 3)
    scene = window.game_page.scene
    most = went = 0
    drive_until(window, lambda: counting.panel.emblem.card_id is not None)
    while counting.panel.emblem.card_id is not None:
        before = scene.earning.lights.keys()
        drive(scene, 16)
        gone = len(before - scene.earning.lights.keys())
        went += gone
        most = max(most, gone)
    assert went > 20
    assert most <= 4


def test_a_house_that_moves_paints_its_way_alone(qtbot: QtBot) -> None:
    """The lane is not repainted except for the house, the gold in front of it and the number."""
    track = score_track.ScoreTrack(lambda _card: None)
    qtbot.addWidget(track)
    track.set_lanes([score_track.Lane("Ann", 0), score_track.Lane("Bob", 1)], 40)
    track.resize(600, 240)
    track.show()
    track.set_gold(0, 10)
    QApplication.processEvents()
    painted: list[QRegion] = []

    class Follower(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if isinstance(event, QPaintEvent):
                painted.append(event.region())
            return False

    follower = Follower()
    track.installEventFilter(follower)
    track.set_gold(0, 10.5)
    QApplication.processEvents()
    lane = track._lane_rect(0).toAlignedRect()
    area = sum(rect.width() * rect.height() for region in painted for rect in region)
    assert 0 < area < 0.6 * lane.width() * lane.height()
    moved = track.grab().toImage()
    track.update()
    assert moved == track.grab().toImage()


def test_light_runs_over_the_settlements_of_the_winner(
    make_window: MakeWindow, catalog: Catalog
) -> None:
    """The light runs from left to right, so that no frame paints the whole board."""
    window = make_window(animation_speed=1.0)
    counting = end_game(window, catalog)
    scene, panel = window.game_page.scene, counting.panel
    drive_until(window, lambda: bool(panel.track.winners))
    QApplication.processEvents()
    paintings = FullPaintings(window.game_page.view.viewport())
    lit: list[set[int]] = []
    while counting.is_running and scene.animator.is_running:
        lit.append(set(scene.earning.lights))
        drive(scene, 60)
        if counting.is_running:
            QApplication.processEvents()
    assert paintings.count == 0
    position = window.desk.position
    won = union(position.settlements(player) for player in position.winners())
    assert lit[-1] == set(bits(won))
    assert len(lit[0]) < len(lit[-1]) / 2
    assert all(before <= after for before, after in pairwise(lit))
    assert max(len(after - before) for before, after in pairwise(lit)) < len(lit[-1]) / 2


def test_after_the_count_widgets_return_in_steps(make_window: MakeWindow, catalog: Catalog) -> None:
    """The board is shown first, then the column in its final height, then the sheet."""
    window = make_window(animation_speed=1.0)
    counting = end_game(window, catalog)
    page = window.game_page
    shown: list[tuple[bool, bool]] = []
    heights: list[int] = []

    class Heights(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                heights.append(page.column.pages.height())
            return False

    follower = Heights()
    drive_until(window, lambda: bool(counting.panel.track.winners))
    QApplication.processEvents()
    page.column.pages.installEventFilter(follower)
    page.scene.animator.skip()
    while counting.queue.is_due:
        shown.append((page.column.isVisible(), window.dialogs.current is not None))
        counting.queue._next()
        window.repaint()
    shown.append((page.column.isVisible(), window.dialogs.current is not None))
    assert shown == sorted(shown)
    assert set(shown) == {(False, False), (True, False), (True, True)}
    QApplication.processEvents()
    assert set(heights) == {page.column.pages.height()}


def test_a_count_that_is_left_between_its_pieces_opens_no_sheet(
    make_window: MakeWindow, catalog: Catalog
) -> None:
    """A new game between two pieces gets its column, and nothing of the last game."""
    window = make_window(animation_speed=1.0)
    counting = end_game(window, catalog)
    drive_until(window, lambda: counting.panel.emblem.card_id is not None)
    window.game_page.scene.animator.skip()
    assert counting.queue.is_due
    window.desk.start(games.new_session(catalog))
    assert sheet_of(window) is None
    assert not counting.panel.isVisible()
    assert window.game_page.column.isVisible()


def test_coin_overlay_opens_and_closes_without_repaint(
    make_window: MakeWindow, catalog: Catalog
) -> None:
    """The empty layer over the page causes no paint below it, neither shown nor hidden."""
    window = make_window(animation_speed=1.0)
    window.desk.start(games.new_session(catalog))
    window.desk.lift_curtain()
    scene = window.game_page.scene
    for mover in (scene.idle, scene.marks.pulse):
        scene.idle_clock.allow(mover, False)
    for _ in range(3):
        QApplication.processEvents()
    flight = window.table.counting.flight
    paintings = FullPaintings(window.game_page.view.viewport())
    flight.begin()
    QApplication.processEvents()
    assert flight.isVisible()
    flight.show_coins([QPointF(50, 50)])
    assert flight.updatesEnabled()
    flight.end()
    QApplication.processEvents()
    assert not flight.isVisible()
    assert paintings.count == 0


@pytest.mark.parametrize("theme_id", THEMES)
def test_who_has_lost_can_be_read(theme_id: str, use_theme: Callable[[str], Theme]) -> None:
    """House and groove are dimmed, name and gold are not: high contrast asks for 7 to 1."""
    theme = use_theme(theme_id)
    track = score_track.ScoreTrack(lambda _card: None)
    track.set_lanes([score_track.Lane("Ann", 0), score_track.Lane("Bob", 1)], 20)
    track.resize(400, 300)
    for player, gold in enumerate((20, 7)):
        track.set_gold(player, gold)
    track.set_winners([0])
    lane = track._lane_rect(1).toRect()
    words = QRect(lane.left() + 8, lane.top(), 40, round(track._text_height()))
    seen = track.grab(words).toImage()
    inks = [seen.pixelColor(x, y) for x in range(seen.width()) for y in range(seen.height())]
    assert max(contrast(ink, theme.colour("card")) for ink in inks) >= 7


def test_no_card_is_stressed_once_the_winner_is_named(
    make_window: MakeWindow, catalog: Catalog
) -> None:
    """When the winner is named, the row of the last card looks like all others."""
    window = make_window(animation_speed=1.0)
    window.resize(1280, 800)
    counting = end_game(window, catalog)
    ledger_ = counting.panel.ledger
    drive_until(window, lambda: len(ledger_.cards) == ledger_.rows > 0)
    height = min(ledger_.height(), ledger_.sizeHint().height()) / (ledger_.rows + 1)
    row = QRect(60, round(ledger_.rows * height) + 3, 120, round(height) - 6)

    def ink() -> int:
        seen = ledger_.grab(row).toImage()
        light = [seen.pixelColor(x, y).lightness() for x in range(120) for y in range(row.height())]
        return sum(255 - value for value in light)

    stressed = ink()
    drive_until(window, lambda: bool(counting.panel.track.winners))
    assert ink() < stressed


def test_payments_are_those_of_the_sheet(
    desk_of: Callable[[Session], GameDesk], catalog: Catalog
) -> None:
    """With all expansions cards, tasks and gold of the game add up to the totals, without zeros."""
    session = mixed_session(catalog, "human", "human", "human", seed=9)
    rng = Random(9)
    while not session.position.is_over:
        session.play(session.position.random_move(rng))
    model = ScoreModel(desk_of(session))
    cards = paid_cards(model)
    totals = [0, 0, 0]
    for card in cards:
        for payment in card.payments:
            assert payment.gold
            totals[payment.player] += payment.gold
    assert totals == list(session.position.gold())
    assert [card.card for card in cards] == [
        id_ for id_ in model.cards if id_ in {c.card for c in cards}
    ]
    assert {card.group for card in cards} == {"final", "task", "play"}


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter]
)
def test_a_key_leads_to_the_sheet(make_window: MakeWindow, catalog: Catalog, key: Qt.Key) -> None:
    """A key in the middle of a card skips the count; the next press has its usual meaning."""
    window = make_window(animation_speed=1.0)
    counting = end_game(window, catalog)
    drive_until(window, lambda: counting.panel.emblem.card_id is not None)
    QTest.keyClick(window.windowHandle(), key)
    assert not counting.is_running
    assert isinstance(sheet_of(window), ScoresDialog)
    assert window.game_page.scene.animator.is_still
    assert counting.flight.coins == ()
    assert not counting.flight.isVisible()
    window.dialogs.close()
    QTest.keyClick(window.windowHandle(), key)
    assert window.dialogs.current is None


@pytest.mark.parametrize("where", ["panel", "board", "button", "undo"])
def test_a_click_leads_to_the_sheet(make_window: MakeWindow, catalog: Catalog, where: str) -> None:
    """A click on the board, next to it or on the button skips; it hits no restored widget."""
    window = make_window(animation_speed=1.0)
    page, undo = window.game_page, window.game_page.hand.buttons.undo
    session, move = before_the_end(catalog)
    window.desk.start(session)
    window.desk.lift_curtain()
    QApplication.processEvents()
    below = undo.mapTo(window, undo.rect().center())  # there is no undo while gold is counted
    window.desk.controller.play(move)
    panel = window.table.counting.panel
    drive_until(window, lambda: panel.emblem.card_id is not None)
    QApplication.processEvents()
    places = {"panel": panel.track, "board": page.view.viewport(), "button": panel.skip}
    place = places.get(where)
    at = below if place is None else place.mapTo(window, place.rect().center())
    QTest.mouseClick(window.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, at)
    assert isinstance(sheet_of(window), ScoresDialog)
    assert page.column.isVisible()
    assert session.position.is_over, "nothing was taken back"


def test_the_button_is_for_a_screen_reader_too(make_window: MakeWindow, catalog: Catalog) -> None:
    """An accessible press action works without a mouse."""
    window = make_window(animation_speed=1.0)
    counting = end_game(window, catalog)
    drive_until(window, lambda: counting.panel.emblem.card_id is not None)
    counting.panel.skip.click()
    assert isinstance(sheet_of(window), ScoresDialog)


def test_coins_fly_from_the_hexes_to_the_house(make_window: MakeWindow, catalog: Catalog) -> None:
    """Coins start on the board, end at the house of their player, and none is left."""
    window = make_window(animation_speed=1.0)
    counting = end_game(window, catalog)
    page, flight = window.game_page, counting.flight
    QApplication.processEvents()
    drive_until(window, lambda: bool(flight.coins))
    board = page.view.mapTo(page, page.view.rect().topLeft()), page.view.width()
    assert flight.coins[0].x() < board[0].x() + board[1]
    rightmost = 0.0
    while flight.coins:
        rightmost = max(rightmost, *(coin.x() for coin in flight.coins))
        drive(page.scene, 16)
    assert rightmost > counting.panel.mapTo(page, counting.panel.rect().topLeft()).x()
    drive_to_the_end(page.scene.animator)
    assert not flight.isVisible()


@pytest.mark.parametrize(("size", "players"), [((1280, 800), 2), ((1280, 800), 5), ((960, 540), 5)])
def test_coins_cross_no_name(
    make_window: MakeWindow, catalog: Catalog, size: tuple[int, int], players: int
) -> None:
    """The way of a coin keeps off the names of all rows, until it is at the house."""
    window = make_window(animation_speed=1.0)
    window.resize(*size)
    QApplication.processEvents()
    counting = end_game(window, catalog, players)
    QApplication.processEvents()
    page, track, flight = window.game_page, counting.panel.track, counting.flight
    corner = track.mapTo(page, track.rect().topLeft())
    metrics, names = QFontMetrics(scaled_font(track, 1.0, bold=True)), list[QRect]()
    for player, lane in enumerate(track.lanes):
        room = track._name_rect(player).toRect()
        place = QRect(0, 0, metrics.horizontalAdvance(lane.name), metrics.capHeight())
        place.moveCenter(room.center())
        place.moveLeft(room.left())
        names.append(place.translated(corner))
    seen = 0
    while counting.is_running and not track.winners:
        for coin in flight.coins:
            seen += coin.x() > corner.x()
            around = QRect(0, 0, 16, 16)
            around.moveCenter(coin.toPoint())
            assert not any(name.intersects(around) for name in names)
        drive(page.scene, 16)
    assert seen > 5


@pytest.mark.parametrize("kind", ["pen", "touch"])
def test_a_pen_or_finger_that_ends_the_count_does_nothing_else(
    make_window: MakeWindow, catalog: Catalog, kind: str
) -> None:
    """Touch and pen are handled like the mouse: the widget below the press has changed."""
    window = make_window(animation_speed=1.0)
    counting = end_game(window, catalog)
    drive_until(window, lambda: counting.panel.emblem.card_id is not None)
    window.grab()
    heard: list[QEvent.Type] = []
    handle = window.windowHandle()
    places = [QPointF(handle.mapToGlobal(window.game_page.rect().center()))]
    press = pen_press(places[0]) if kind == "pen" else finger_press(places[0])

    class Below(QObject):
        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            if event.type() == press.type():
                heard.append(event.type())
            return False

    below = Below()
    window.installEventFilter(below)
    QApplication.sendEvent(handle, press)
    assert not counting.is_running
    assert heard == []
    assert press.isAccepted()


def pen_press(place: QPointF) -> QTabletEvent:
    """Return the press of a pen at a screen position."""
    none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    device = QPointingDevice.primaryPointingDevice()
    event = QTabletEvent(
        QEvent.Type.TabletPress, device, place, place, 1.0, 0, 0, 0, 0, 0, none, left, left
    )
    event.ignore()
    return event


def finger_press(place: QPointF) -> QTouchEvent:
    """Return the press of a finger at a screen position."""
    device = QPointingDevice.primaryPointingDevice()
    point = QEventPoint(0, QEventPoint.State.Pressed, place, place)
    none = Qt.KeyboardModifier.NoModifier
    event = QTouchEvent(QEvent.Type.TouchBegin, device, none, [point])
    event.ignore()
    return event


def test_the_list_of_moves_makes_way(make_window: MakeWindow, catalog: Catalog) -> None:
    """The list has no choice any more, and would cover the count."""
    window = make_window(animation_speed=1.0)
    session, move = before_the_end(catalog)
    window.desk.start(session)
    window.desk.lift_curtain()
    window.actions_["moves"].trigger()
    moves = window.dialogs.current
    assert moves is not None
    assert moves.isVisible()
    window.desk.controller.play(move)
    assert not moves.isVisible()
    assert window.table.counting.is_running


def test_after_the_end_undo_says_why_not(make_window: MakeWindow, catalog: Catalog) -> None:
    """If a game limits undo to the last new card, the reason is the end of the game."""
    window = make_window(animation_speed=0.0)
    session, move = before_the_end(catalog)
    session.free_undo = False
    window.desk.start(session)
    window.desk.lift_curtain()
    window.desk.controller.play(move)
    said: list[str] = []
    window.desk.explainer.message.connect(said.append)
    window.activateWindow()  # the score sheet has opened
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert said == ["The game is over. Its last decision can no longer be undone."]


def test_own_cards_have_their_landscape_in_the_count(
    make_window: MakeWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All three places get the entry, which determines the landscape of an own card."""
    given: dict[str, set[object]] = {}
    for module in (count_panel, score_track, ledger):

        def paint(*args: object, name: str = module.__name__, entry: object = None) -> None:
            given.setdefault(name, set()).add(entry)

        monkeypatch.setattr(module, "paint_emblem", paint)
    window = make_window(animation_speed=1.0)
    window.resize(2200, 1000)  # a narrow track has no room for emblems
    counting = end_game(window, catalog)
    drive_until(window, lambda: len(counting.panel.ledger.cards) == 2)
    drive(window.game_page.scene, 16)
    while counting.queue.is_due:
        QApplication.processEvents()
    counting.panel.grab()
    assert len(given) == 3
    cards = {id_: catalog.cards[id_] for id_, _name in counting.panel.ledger.cards}
    for entries in given.values():
        assert entries <= set(cards.values())


def test_cards_that_have_paid_stay_on_the_track(make_window: MakeWindow, catalog: Catalog) -> None:
    """The segments add up to the gold of each player, without a gap."""
    window = make_window(animation_speed=1.0)
    counting = end_game(window, catalog)
    drive_until(window, lambda: bool(counting.panel.track.winners))
    for paid, gold in zip(counting.panel.track.paid, window.desk.position.gold(), strict=True):
        ends = [0.0, *(stretch.end for stretch in paid)]
        assert [stretch.start for stretch in paid] == ends[:-1]
        assert ends[-1] == gold


def test_without_motion_the_sheet_opens_at_once(make_window: MakeWindow, catalog: Catalog) -> None:
    """With animations off there is no count, neither its panel nor its highlights."""
    window = make_window(animation_speed=0.0)
    seen: list[bool] = []
    session, move = before_the_end(catalog)
    window.desk.start(session)
    window.table.counting.running_changed.connect(seen.append)
    window.desk.lift_curtain()
    window.desk.controller.play(move)
    assert isinstance(sheet_of(window), ScoresDialog)
    assert seen == []
    assert not window.game_page.scene.earning.isVisible()


def test_a_hurried_computer_does_not_end_the_count(
    make_window: MakeWindow, catalog: Catalog
) -> None:
    """The count has its own pace, however fast the computer that ends the game plays."""
    window = make_window(animation_speed=1.0)
    session, move = before_the_end(catalog)
    window.desk.start(session)
    window.desk.lift_curtain()
    scene = window.game_page.scene
    scene.animator.factor = 0.0  # of a computer whose moves are shown without animation
    window.desk.controller.play(move)
    scene.animator.factor = 1.0
    counting = window.table.counting
    assert counting.is_running
    show_end(window)
    assert drive_to_the_end(scene.animator) * 16 > 8000
    assert isinstance(sheet_of(window), ScoresDialog)


def test_undo_and_redo(make_window: MakeWindow, catalog: Catalog) -> None:
    """Undo during the count ends it without a sheet; redo opens the sheet without a count."""
    window = make_window(animation_speed=1.0)
    counting = end_game(window, catalog)
    drive_until(window, lambda: counting.panel.emblem.card_id is not None)
    log = len(window.desk.session.log)
    window.actions_["undo"].trigger()
    assert not window.desk.position.is_over
    assert not counting.is_running
    assert window.game_page.column.isVisible()
    assert not window.game_page.scene.earning.isVisible()
    drive_to_the_end(window.game_page.scene.animator)
    assert window.dialogs.current is None
    window.actions_["redo"].trigger()
    assert len(window.desk.session.log) == log
    drive_to_the_end(window.game_page.scene.animator)
    assert not counting.is_running
    assert isinstance(sheet_of(window), ScoresDialog)


def test_nothing_waits_for_the_count(make_window: MakeWindow, catalog: Catalog) -> None:
    """Another game, another dialog and the start page end the count, and no sheet follows."""
    window = make_window(animation_speed=1.0)
    leaves: list[Callable[[], object]] = [
        lambda: window.desk.start(games.new_session(catalog)),
        window.actions_["settings"].trigger,
        window.show_start_page,
    ]
    panel = window.table.counting.panel
    for leave in leaves:
        counting = end_game(window, catalog)
        drive_until(window, lambda: panel.emblem.card_id is not None)
        leave()
        assert not counting.is_running
        assert not window.game_page.column.isHidden()
        assert window.game_page.scene.animator.is_still
        assert not isinstance(window.dialogs.current, ScoresDialog)
        window.dialogs.close()


def test_closing_the_window_ends_the_count(make_window: MakeWindow, catalog: Catalog) -> None:
    """No clock and no sheet is left."""
    window = make_window(animation_speed=1.0)
    counting = end_game(window, catalog)
    drive_until(window, lambda: counting.panel.emblem.card_id is not None)
    window.close()
    assert window.dialogs.current is None
    assert window.game_page.scene.animator.is_still


def test_a_finished_game_that_is_opened_is_not_counted(
    make_window: MakeWindow, catalog: Catalog
) -> None:
    """A finished game was counted at its end."""
    window = make_window(animation_speed=1.0)
    window.desk.start(games.played(catalog, 5000))
    assert not window.table.counting.is_running
    assert window.dialogs.current is None


def test_the_winner_is_a_secret_until_named(make_window: MakeWindow, catalog: Catalog) -> None:
    """Neither news nor panels name the winner before; then news and screen reader do."""
    window = make_window(animation_speed=1.0)
    spoken: list[str] = []
    session, move = before_the_end(catalog)
    window.desk.start(session)
    window.desk.lift_curtain()
    window.game_page.view.announced.connect(spoken.append)
    window.desk.controller.play(move)
    counting, words = window.table.counting, window.desk.words
    said = words.turn.game_over(session.position)
    assert window.banner.text.text() == "Counting gold"
    for panel in (window.game_page.status, window.game_page.players, window.game_page.log):
        assert not panel.isVisible()
    drive_until(window, lambda: bool(counting.panel.track.winners))
    assert counting.panel.title.text() == said
    assert [text for text in spoken if said in text] == [said]
    assert len(spoken) < 6, "no screen reader is told of each hex"
    assert set(counting.panel.track.winners) == set(session.position.winners())
    drive_to_the_end(window.game_page.scene.animator)
    sheet = sheet_of(window)
    assert said in sheet.headline.text()
    assert window.game_page.status.turn.text() == said
    assert window.banner.text.text() == ""
    assert window.game_page.hand.task.text() == "The game is over"


def test_several_winners_are_all_crowned(make_window: MakeWindow, catalog: Catalog) -> None:
    """In a game without gold, and so without a count, all share the victory and are named."""
    window = make_window(animation_speed=1.0)
    session = drawn(catalog, cards=[])
    window.desk.start(session)
    session.position.is_over = True
    window.desk.changed.emit("played", LogEntry(1, 1, 0, END_TURN, ()))
    window.desk.settled.emit()
    panel = window.table.counting.panel
    assert panel.track.gold == [0] * len(session.seats)
    drive_until(window, lambda: bool(panel.track.winners))
    assert panel.track.winners == set(range(len(session.seats)))
    assert "share the victory" in panel.title.text()
    drive_to_the_end(window.game_page.scene.animator)
    assert isinstance(sheet_of(window), ScoresDialog)


def test_the_count_is_heard(make_window: MakeWindow, catalog: Catalog) -> None:
    """Each payment has a coin sound, the winner the end sound; a skipped count only this one."""
    window = make_window(animation_speed=1.0)
    player = window.table.sounds._player
    heard: list[str] = []
    player.play = lambda name, delay_ms=0: heard.append(name)  # type: ignore[method-assign]
    now = iter(range(10_000))
    window.table.sounds._clock = lambda: float(next(now))
    counting = end_game(window, catalog)
    heard.clear()
    drive_until(window, lambda: bool(counting.panel.track.winners))
    cards = paid_cards(ScoreModel(window.desk))
    assert heard == ["gold"] * sum(len(card.payments) for card in cards) + ["end"]
    window.dialogs.close()
    counting = end_game(window, catalog)
    heard.clear()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert heard == ["end"]


def test_a_game_without_motion_is_heard_to_end(make_window: MakeWindow, catalog: Catalog) -> None:
    """Without a count the end sound follows the last move."""
    window = make_window(animation_speed=0.0)
    heard: list[str] = []
    player = window.table.sounds._player
    player.play = lambda name, delay_ms=0: heard.append(name)  # type: ignore[method-assign]
    end_game(window, catalog)
    assert heard[-1] == "end"


def test_many_payments_take_no_longer(make_window: MakeWindow, catalog: Catalog) -> None:
    """With five players each payment is shorter: the whole count stays below half a minute."""
    window = make_window(animation_speed=1.0)
    end_game(window, catalog, 5)
    scene = window.game_page.scene
    frames = drive_to_the_end(scene.animator)
    assert 8_000 < frames * 16 < MOST_MS + 12_000


def test_light_runs_from_left_to_right() -> None:
    """The order is by columns; the coin rises in the middle of the hexes, if there are any."""
    mask = sum(1 << hex_ for hex_ in (0, 5, 10))
    assert across(bits(mask)) == [0, 5, 10]
    assert middle_hex(mask) == 5
    assert middle_hex(0) is None


def test_the_ledger_tells_what_was_paid(make_window: MakeWindow, catalog: Catalog) -> None:
    """Rows are added as cards pay; at the end they equal the score sheet without its total."""
    window = make_window(animation_speed=1.0)
    counting = end_game(window, catalog)
    ledger = counting.panel.ledger
    assert ledger.isVisible()
    drive_until(window, lambda: len(ledger.cards) == 1)
    assert [ledger.gold(ledger.cards[0][0], player) for player in range(2)] == [None, None]
    drive_until(window, lambda: bool(counting.panel.track.winners))
    cards = paid_cards(ScoreModel(window.desk))
    assert ledger.cards == [(card.card, card.name) for card in cards]
    for card in cards:
        due = {payment.player: payment.gold for payment in card.payments}
        paid = [ledger.gold(card.card, player) for player in range(2)]
        assert paid == [due.get(player) for player in range(2)]


@pytest.mark.parametrize("players", slow_but((2, 5), (2, 3, 5)))
@pytest.mark.parametrize(
    "size", slow_but(((960, 540), (1920, 1080)), ((960, 540), (1280, 800), (1920, 1080)))
)
def test_the_count_fills_its_place(
    make_window: MakeWindow, catalog: Catalog, size: tuple[int, int], players: int
) -> None:
    """Both halves are filled, with readable distances."""
    window = make_window(animation_speed=1.0)
    window.resize(*size)
    QApplication.processEvents()
    panel = end_game(window, catalog, players).panel
    QApplication.processEvents()
    lanes = panel.track.minimumSizeHint().height()
    filled = panel.track.height() if players == 5 else 0
    if panel.ledger.isVisible():
        assert panel.ledger.height() >= panel.ledger.least_height()
        assert panel.track.height() >= panel.track.ample_height()
        filled = panel.ledger.height() + panel.track.ample_height()
    assert panel.track.height() >= lanes
    assert filled >= 0.45 * panel.height() or size == (960, 540)
    assert panel.skip.geometry().bottom() < panel.height()


@pytest.mark.usefixtures("usual_text")
def test_the_panel_fits(make_window: MakeWindow, catalog: Catalog) -> None:
    """In a small window with large text every lane is visible and nothing is cut off."""
    window = make_window(animation_speed=1.0, text_size=200)
    window.resize(960, 540)
    QApplication.processEvents()
    counting = end_game(window, catalog, 5)
    drive_until(window, lambda: bool(counting.panel.track.winners))
    QApplication.processEvents()
    track = counting.panel.track
    for player in range(5):
        assert track.rect().contains(track.house_place(player).toPoint())
    assert games.clipped(counting.panel) == []
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)


@pytest.mark.usefixtures("usual_text")
def test_large_text_leaves_the_ledger(make_window: MakeWindow, catalog: Catalog) -> None:
    """A text size chosen during the count applies to the head, and all rows are readable."""
    window = make_window(animation_speed=1.0)
    counting = end_game(window, catalog, 2)
    panel = counting.panel
    before = [part.font().pointSizeF() for part in (panel.title, panel.detail)]
    usual = QApplication.font().pointSizeF()
    window.look.sizes[150].trigger()
    larger = QApplication.font().pointSizeF() / usual
    assert larger > 1.3
    drive_until(window, lambda: bool(panel.track.winners))
    QApplication.processEvents()
    after = [part.font().pointSizeF() for part in (panel.title, panel.detail)]
    assert after == pytest.approx([larger * points for points in before])
    assert panel.ledger.isVisible()
    assert panel.ledger.height() >= panel.ledger.least_height()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
