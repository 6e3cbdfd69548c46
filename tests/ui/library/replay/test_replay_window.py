"""A replay window: every button and key, its log, its pieces, and hidden hands."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.grid import bits
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.game.replay import OPEN, HandVisibility
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.desktop.style.theme import Theme
from kingdom_builder_qt.ui.library.replay.controls import SPEEDS
from kingdom_builder_qt.ui.library.replay.replay_window import ReplayWindow
from kingdom_builder_qt.ui.table.gestures.event_player import pieces_of
from kingdom_builder_qt.ui.table.presenters.log_model import NUMBER_ROLE
from tests.ui.library.replay.conftest import Open, with_levels
from tests.ui.table.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


def check(window: ReplayWindow, moves: int) -> None:
    """Check that all parts of a window show one move index."""
    course = window.game.course
    position = course.position(moves)
    assert window.moves == window.timeline.moves == window.board.moment.moves == moves
    assert window.board.scene.pieces.standing() == dict(pieces_of(window.board.moment))
    assert window.board.moment.position == position
    assert window.log.view.currentIndex().data(NUMBER_ROLE) == moves
    golds = [card.gold.text() for card in window.players.cards]
    assert golds == [str(gold) for gold in position.gold()]
    counts = [card.count.text() for card in window.players.cards]
    assert counts == [str(left) for left in position.supply]
    assert window.controls.to_first.isEnabled() == bool(moves)
    assert window.controls.to_last.isEnabled() == (moves < course.moves)


def test_a_finished_game_is_watched_from_its_first_move(replay: ReplayWindow) -> None:
    """All parts show the first position; the timeline has the focus; one key leads to the end."""
    check(replay, 0)
    assert replay.timeline.hasFocus()
    assert replay.windowTitle() == "Replay: Anna, Bea"
    QTest.keyClick(replay.timeline, Qt.Key.Key_End)
    check(replay, replay.game.course.moves)
    assert replay.state.text().startswith("End of the game · move ")


def test_a_running_game_is_shown_as_far_as_it_has_come(open_replay: Open, catalog: Catalog) -> None:
    """The replay of a running game ends with the position at its opening."""
    session = games.played(catalog, 20)
    check(open_replay(session), len(session.log))


def test_every_button(replay: ReplayWindow) -> None:
    """The buttons are first, previous and next turn, previous and next move, last."""
    course, controls = replay.game.course, replay.controls
    first, second = course.turns[0], course.turns[1]
    for button, moves in (
        (controls.to_first, 0),
        (controls.to_next, 1),
        (controls.to_next, 2),
        (controls.to_previous, 1),
        (controls.to_next_turn, first.after),
        (controls.to_next_turn, second.after),
        (controls.to_previous_turn, second.first),
        (controls.to_previous_turn, 0),
        (controls.to_last, course.moves),
        (controls.to_previous_turn, course.turns[-1].first),
    ):
        QTest.mouseClick(button, LEFT)
        check(replay, moves)


@pytest.mark.parametrize("has_focus", ["timeline", "log"])
def test_every_key(replay: ReplayWindow, has_focus: str) -> None:
    """The keys work from every focus, also in the log."""
    course = replay.game.course
    target: QWidget = replay.timeline if has_focus == "timeline" else replay.log.view
    target.setFocus()
    for key, moves in (
        (Key.Key_Home, 0),
        (Key.Key_Left, 0),
        (Key.Key_Right, 1),
        (Key.Key_Right, 2),
        (Key.Key_Left, 1),
        (Key.Key_End, course.moves),
        (Key.Key_Right, course.moves),
    ):
        QTest.keyClick(target, key)
        check(replay, moves)
    for number, key in enumerate((Key.Key_1, Key.Key_2, Key.Key_3)):
        QTest.keyClick(target, key)
        assert replay.controls.speed == SPEEDS[number]


def test_page_keys_lead_from_turn_to_turn(replay: ReplayWindow) -> None:
    """Page Down leads to the next turn, Page Up to the start of this one and then the previous."""
    course = replay.game.course
    replay.go_to(course.turns[3].first + 1)
    for key, moves in (
        (Key.Key_PageUp, course.turns[3].first),
        (Key.Key_PageUp, course.turns[2].first),
        (Key.Key_PageDown, course.turns[2].after),
    ):
        QTest.keyClick(replay.timeline, key)
        check(replay, moves)


def test_escape_closes_the_window(replay: ReplayWindow) -> None:
    """Closing the window also stops the playback."""
    QTest.keyClick(replay.timeline, Key.Key_Space)
    assert replay.is_playing
    QTest.keyClick(replay.timeline, Key.Key_Escape)
    assert not replay.isVisible()
    assert not replay.is_playing


def test_a_game_plays_by_itself(replay: ReplayWindow, qtbot: QtBot) -> None:
    """Playback starts at the beginning if at the end, and stops at the end or on request."""
    QTest.keyClick(replay.timeline, Key.Key_3)
    QTest.mouseClick(replay.controls.to_play, LEFT)
    assert replay.is_playing
    assert replay.controls.to_play.accessibleName() == "Pause (Space)"
    check(replay, 0)
    replay._on_time()
    check(replay, 1)
    QTest.keyClick(replay.timeline, Key.Key_Space)
    assert not replay.is_playing
    assert replay.controls.to_play.accessibleName() == "Play (Space)"
    replay.go_to(replay.game.course.moves - 1)
    with qtbot.waitSignal(replay.move_changed, timeout=2000):
        QTest.keyClick(replay.timeline, Key.Key_Space)
    check(replay, replay.game.course.moves)
    assert not replay.is_playing


def test_a_speed_says_how_long_a_move_is_seen(replay: ReplayWindow) -> None:
    """A new speed applies at once; a move that changes no hex is shorter."""
    course = replay.game.course
    built = next(n for n in range(1, course.moves) if course.is_seen(n))
    quiet = next(n for n in range(1, course.moves) if not course.is_seen(n))
    for number, speed in enumerate(SPEEDS):
        QTest.keyClick(replay.timeline, Qt.Key(Key.Key_1 + number))
        for moves, ms in ((built, speed.ms), (quiet, speed.ms // 3)):
            replay.go_to(moves)
            replay.play_or_pause()
            assert replay._clock.interval() == ms
    replay.go_to(built)
    replay.play_or_pause()
    QTest.keyClick(replay.timeline, Key.Key_1)
    assert replay._clock.interval() == SPEEDS[0].ms
    QTest.keyClick(replay.controls.speeds, Key.Key_Down)
    assert replay._clock.interval() == SPEEDS[1].ms


def test_a_click_into_the_timeline_and_a_drag(replay: ReplayWindow) -> None:
    """A click sets any position; a drag makes the game follow the mouse."""
    timeline = replay.timeline
    scale = timeline.scale()

    def at(moves: int) -> QPoint:
        return QPointF(scale.x(moves), scale.rect.center().y()).toPoint()

    QTest.mouseClick(timeline, LEFT, pos=at(20))
    check(replay, 20)
    QTest.mousePress(timeline, LEFT, pos=at(20))
    QTest.mouseMove(timeline, at(41))
    check(replay, 41)
    QTest.mouseRelease(timeline, LEFT, pos=at(41))
    moment, gold = timeline.accessibleDescription().splitlines()
    assert moment == replay.texts.moment(41)
    golds = replay.game.course.gold[41]
    assert gold == f"Anna {golds[0]}, Bea {golds[1]}"


def test_the_wheel_over_the_timeline(replay: ReplayWindow) -> None:
    """Each notch is a move, and so are many small steps of a touchpad."""
    replay.go_to(20)
    for turned, moves in ((-120, 21), (120, 20), (240, 18), (-60, 18), (-60, 19), (30, 19)):
        point = QPointF(50, 50)
        at = QPointF(replay.timeline.mapToGlobal(point))
        none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
        phase = Qt.ScrollPhase.NoScrollPhase
        event = QWheelEvent(point, at, QPoint(), QPoint(0, turned), *none, phase, False)
        QApplication.sendEvent(replay.timeline, event)
        assert replay.moves == moves


def test_a_line_of_the_log_leads_to_its_moment(replay: ReplayWindow) -> None:
    """A click and the arrows lead to a line's position; the head of a turn leads to its start."""
    view, model = replay.log.view, replay.log.model
    course = replay.game.course
    replay.go_to(0)
    row = model.row_of(9)
    view.scrollTo(model.index(row))
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(model.index(row)).center())
    check(replay, 9)
    head = next(row for row in range(row, model.rowCount()) if model.line(row).kind == "turn")
    view.scrollTo(model.index(head))
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(model.index(head)).center())
    assert replay.moves == course.turn(9).after
    QTest.keyClick(view, Key.Key_Down)
    check(replay, course.turn(9).after + 1)
    assert model.is_ahead(model.rowCount() - 1)
    assert not model.is_ahead(head)


def test_a_line_under_the_mouse_lights_its_hexes(replay: ReplayWindow) -> None:
    """When the mouse leaves, the hexes of the present position are highlighted again."""
    view, model, marks = replay.log.view, replay.log.model, replay.board.scene.marks
    replay.go_to(5)
    shown = marks.item.mask("last_move")
    assert shown == replay.game.course.played(5)
    row = next(r for r in range(model.rowCount()) if model.line(r).hexes & ~shown)
    view.scrollTo(model.index(row))
    QTest.mouseMove(view.viewport(), view.visualRect(model.index(row)).center())
    view.entered.emit(model.index(row))
    assert marks.item.mask("last_move") == model.turn_mask(row)
    QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))
    assert marks.item.mask("last_move") == shown


def test_a_piece_leads_to_the_moment_when_it_was_built(replay: ReplayWindow) -> None:
    """A click on a piece shows the board at its build and names the move."""
    course, view = replay.game.course, replay.board.view
    replay.go_to(course.moves)
    position = course.position(course.moves)
    hex_ = next(h for h in bits(position.own[0]) if course.came(h, course.moves) is not None)
    QTest.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(centre(hex_)))
    moves = course.came(hex_, course.moves)
    assert moves is not None
    check(replay, moves)
    events = course.log[moves - 1].events
    assert any(isinstance(e, happened.Placed | happened.Moved) and e.hex == hex_ for e in events)
    assert replay.log.model.text_of(moves) in replay.state.text()
    assert replay.state.text().startswith("Round ")


def test_an_empty_hex_leads_nowhere(replay: ReplayWindow) -> None:
    """A click on an empty hex reports that it has no piece."""
    course, view = replay.game.course, replay.board.view
    replay.go_to(course.moves)
    empty = course.position(course.moves).empty_mask & course.rules.board.hex_mask
    hex_ = next(bits(empty))
    QTest.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(centre(hex_)))
    check(replay, course.moves)
    assert "is empty" in replay.state.text()


def hands(window: ReplayWindow) -> list[tuple[str, ...]]:
    """Return the face-up cards of each player."""
    return [tuple(card.face_up_cards.faces) for card in window.players.cards]


def test_open_hands_are_a_choice(replay: ReplayWindow) -> None:
    """The option shows all hands of a finished game next to the played card, and in the log."""
    course = replay.game.course
    moves = course.turns[2].first + 1
    replay.go_to(moves)
    position = course.position(moves)
    other = 1 - position.active
    drawn = [row for row in range(replay.log.model.rowCount()) if "draws" in said(replay, row)]
    assert {said(replay, row).split(" draws ")[1] for row in drawn} == {"a card"}
    assert hands(replay)[other] == ()
    replay.hands.setFocus()
    for number, sight in enumerate(replay.sights):
        replay.hands.setCurrentIndex(number)
        replay.hands.activated.emit(number)
        sees = sight == OPEN or sight == HandVisibility(other)
        assert hands(replay)[other] == (position.hands[other] if sees else ())
        assert hands(replay)[position.active] == (position.card,)
    assert replay.hands.currentText() == "All hands open"
    assert "a card" not in {said(replay, row).partition(" draws ")[2] for row in drawn}
    check(replay, moves)


def said(window: ReplayWindow, row: int) -> str:
    """Return a line of the log."""
    return window.log.model.line(row).text


def test_a_game_that_goes_on_is_no_spyglass(open_replay: Open, catalog: Catalog) -> None:
    """Among several people the next card is face down until its turn, and hands are hidden."""
    session = games.played(catalog, 30)
    while session.log[-1].player == session.to_move:
        session.play(session.position.legal_moves()[0])
    window = open_replay(session)
    assert not window.hands.isVisible()
    assert hands(window) == [(), ()]
    card = session.position.card
    name = window.game.words.names.terrain_card(card)
    last = [said(window, row) for row in range(window.log.model.rowCount())]
    assert not last[-1].endswith(f"plays {name}")
    assert not window.review.isEnabled()


def test_the_only_person_sees_the_own_hand(open_replay: Open, catalog: Catalog) -> None:
    """In a running game against computers the person's hand is shown, and no other."""
    session = with_levels(games.played(catalog, 30), "human", "builder")
    window = open_replay(session)
    assert [window.texts.sight(sight) for sight in window.sights] == [
        "As seen by Anna",
        "Face-up cards only",
    ]
    seen = set()
    for moves in range(window.game.course.moves + 1):
        window.go_to(moves)
        position = window.game.course.position(moves)
        faces = hands(window)
        if position.active == 1:
            assert faces[0] == position.hands[0]
            seen.add(moves)
        else:
            assert faces[1] == ()
    assert seen


def test_a_replay_follows_the_theme(
    replay: ReplayWindow, use_theme: Callable[[str], Theme]
) -> None:
    """A theme change does not move the position."""
    replay.go_to(33)
    before = replay.grab().toImage()
    use_theme("dark")
    check(replay, 33)
    assert replay.grab().toImage() != before


def test_a_low_window_gives_each_player_one_line(replay: ReplayWindow) -> None:
    """With more room each player has two lines again."""
    high = replay.players.cards[0].height()
    replay.resize(960, 540)
    assert replay.players.cards[0].height() < high
    check(replay, replay.moves)
    replay.resize(1180, 800)
    assert replay.players.cards[0].height() == high


def test_players_and_moves_are_tabs_in_a_low_window_with_large_text(
    open_replay: Open, catalog: Catalog, resize_text: Callable[[int], None], qtbot: QtBot
) -> None:
    """At 960x540 and 200 % five players do not overlap; the moves are a tab."""
    resize_text(200)
    window = open_replay(games.crowded(catalog, 5))
    window.resize(960, 540)
    QApplication.processEvents()
    assert window.players_page.isVisible()
    assert not window.log.isVisible()
    cards = [card.geometry() for card in window.players.cards]
    assert not any(one.intersects(other) for one, other in combinations(cards, 2))
    window.tabs.setCurrentIndex(1)
    assert window.log.isVisible()
    assert window.log.height() > 100
    assert not window.players_page.isVisible()
    resize_text(100)
    window.resize(1180, 780)
    qtbot.waitUntil(lambda: window.players_page.isVisible() and window.log.isVisible())
    assert window.tabs.isHidden()


def test_a_game_is_played_as_it_was(open_replay: Open, finished: Session) -> None:
    """Animated moves lead to the same picture as a jump."""
    window = open_replay(finished)
    window.board.scene.animator.speed = 4.0
    window.go_to(0)
    for moves in range(1, 40):
        window.step()
        window.board.scene.animator.skip()
        check(window, moves)


def test_a_screen_reader_is_told_of_each_step(replay: ReplayWindow) -> None:
    """The announcement is the line of the log; there is none during playback."""
    said: list[str] = []
    replay.board.view.announced.connect(said.append)
    replay.go_to(0)
    QTest.keyClick(replay.timeline, Key.Key_Right)
    assert said[-1] == replay.log.model.text_of(1)
    assert said[-1].startswith("Anna ")
    told = len(said)
    replay.play_or_pause()
    replay._show(5)
    assert len(said) == told


def test_a_large_window_shares_its_room(replay: ReplayWindow) -> None:
    """The board takes no more than its aspect ratio; a moved splitter handle stays."""
    replay.resize(960, 780)
    low, narrow = replay.timeline.height(), replay.splitter.sizes()[1]
    replay.resize(1900, 1000)
    assert replay.timeline.height() > low
    assert replay.splitter.sizes()[1] > narrow
    replay.resize(960, 540)
    assert replay.splitter.sizes()[1] > narrow, "a low board leaves room, too"
    handle = replay.splitter.handle(1)
    QTest.mousePress(handle, LEFT, pos=QPoint(2, 50))
    QTest.mouseMove(handle, QPoint(-98, 50))
    QTest.mouseRelease(handle, LEFT, pos=QPoint(-98, 50))
    chosen = replay.splitter.sizes()[1]
    replay.resize(1900, 900)
    assert replay.splitter.sizes()[1] == chosen
