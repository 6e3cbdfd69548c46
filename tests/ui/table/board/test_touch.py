"""Fingers on the board: tap, drag, long press, two fingers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.core.grid import Hex, Mask, parse_hex
from kingdom_builder_qt.ui.art.geometry import HALF_WIDTH
from kingdom_builder_qt.ui.table.board import touch
from kingdom_builder_qt.ui.table.board.board_view import MISS, BoardView
from kingdom_builder_qt.ui.table.board.gesture import Spot
from tests.ui.fingers import Hand
from tests.ui.table.board.test_input import SUPPLY, Carry, Recorder, at, on

ACTS = ("pressed", "dragged", "released", "activated", "cancelled")


@pytest.fixture
def recorder(view: BoardView) -> Recorder:
    """Return the gesture that receives all input of the scene."""
    gesture = Recorder()
    view.board_scene.input.set_gesture(gesture)
    return gesture


@pytest.fixture
def hand(view: BoardView) -> Hand:
    """Return fingers on the board."""
    return Hand(view.viewport())


@pytest.fixture
def asked(view: BoardView) -> list[Spot]:
    """Return the spots for which the right button is pressed from now on."""
    spots: list[Spot] = []
    view.board_scene.input.context_requested.connect(lambda spot, _at: spots.append(spot))
    return spots


def test_a_tap_is_a_click(view: BoardView, recorder: Recorder, hand: Hand) -> None:
    """The hex is hovered while the finger is down, and clicked when it is lifted."""
    hand.press(at(view, on("C7")))
    assert recorder.words("hovered") == [("hovered", on("C7"))]
    assert recorder.words(*ACTS) == []
    hand.lift()
    assert recorder.words(*ACTS) == [("pressed", on("C7")), ("activated", on("C7"))]
    assert view.board_scene.input._router.hovered is None
    assert view.hasFocus()


def test_two_quick_taps_are_two_clicks(view: BoardView, recorder: Recorder, hand: Hand) -> None:
    """No tap is lost in a double click."""
    hand.tap(at(view, on("C7")))
    hand.tap(at(view, on("C7")))
    assert recorder.words("activated") == [("activated", on("C7"))] * 2


def test_a_finger_drags_a_piece(view: BoardView, hand: Hand) -> None:
    """A piece from the board and one from the supply follow the finger and are put down."""
    carry = Carry(view.board_scene.hand)
    view.board_scene.input.set_gesture(carry)
    for start, goal in ((on("A1"), on("C7")), (SUPPLY, on("D9"))):
        between = (at(view, start) + at(view, goal)) / 2
        hand.drag(at(view, start), between, at(view, goal))
    assert carry.carried == [(on("A1"), parse_hex("C7")), (SUPPLY, parse_hex("D9"))]


def test_a_trembling_finger_still_taps(view: BoardView, recorder: Recorder, hand: Hand) -> None:
    """Movement within the tolerance is no drag."""
    point = at(view, on("C7"))
    hand.drag(point, point + QPoint(touch.DRIFT // 2, touch.DRIFT // 2))
    assert recorder.words(*ACTS) == [("pressed", on("C7")), ("activated", on("C7"))]


def test_a_long_press_is_the_right_button(
    view: BoardView,
    recorder: Recorder,
    hand: Hand,
    asked: list[Spot],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It asks once for the spot; lifting and moving the finger afterwards do nothing."""
    view._touch._hold.setInterval(10)
    hand.press(at(view, on("C7")))
    QTest.qWait(60)
    assert asked == [on("C7")]
    hand.move(at(view, on("J9")))
    hand.lift()
    assert asked == [on("C7")]
    assert recorder.words(*ACTS) == []


def test_a_moving_finger_asks_nothing(
    view: BoardView, recorder: Recorder, hand: Hand, asked: list[Spot]
) -> None:
    """A slow drag is no long press."""
    view._touch._hold.setInterval(10)
    hand.press(at(view, on("C7")))
    hand.move(at(view, on("J9")))
    QTest.qWait(60)
    hand.lift()
    assert asked == []
    assert recorder.words("released") == [("released", on("J9"))]


def test_two_fingers_zoom_about_their_middle(
    view: BoardView, recorder: Recorder, hand: Hand
) -> None:
    """The point of the board between the fingers stays there; nothing is clicked."""
    middle, before = QPoint(500, 300), view.zoom
    held = view.mapToScene(middle)
    hand.press(middle - QPoint(60, 0), middle + QPoint(60, 0))
    for spread in (80, 120, 180, 240):
        hand.move(middle - QPoint(spread, 0), middle + QPoint(spread, 0))
        away = view.mapFromScene(held) - middle
        assert away.manhattanLength() <= 2
    assert view.zoom == pytest.approx(before * 240 / 80)
    for spread in (120, 60, 20):
        hand.move(middle - QPoint(spread, 0), middle + QPoint(spread, 0))
    hand.lift()
    assert view.is_fitted
    assert view.zoom == pytest.approx(before)
    assert recorder.words(*ACTS) == []


def test_two_fingers_pan(view: BoardView, recorder: Recorder, hand: Hand) -> None:
    """The board follows two fingers with the same zoom."""
    view.zoom_by(3)
    zoom, middle, way = view.zoom, QPoint(500, 300), QPoint(40, 30)
    held = view.mapToScene(middle)
    hand.press(middle - QPoint(60, 0))
    hand.press(middle + QPoint(60, 0))
    hand.move(middle - QPoint(60, 0) + way, middle + QPoint(60, 0) + way)
    hand.lift()
    assert (view.mapFromScene(held) - middle - way).manhattanLength() <= 2
    assert view.zoom == zoom
    assert recorder.words(*ACTS) == []


def test_a_fitted_board_stays_fitted_under_two_fingers(view: BoardView, hand: Hand) -> None:
    """Fingers that tremble while they pan do not zoom."""
    middle = QPoint(500, 300)
    hand.press(middle - QPoint(60, 0), middle + QPoint(60, 0))
    hand.move(middle - QPoint(65, 0), middle + QPoint(66, 0))
    hand.lift()
    assert view.is_fitted


def test_a_second_finger_abandons_a_drag(view: BoardView, recorder: Recorder, hand: Hand) -> None:
    """The piece is dropped beside the board: no move, and the chosen tile stays chosen."""
    hand.press(at(view, on("A1")))
    hand.move(at(view, on("C7")))
    hand.press(at(view, on("J9")))
    hand.move(at(view, on("D7")))
    hand.lift()
    assert recorder.words("released", "activated", "cancelled") == [("released", None)]


class _Choosing(Recorder):
    """Offers single hexes."""

    def __init__(self, *names: str) -> None:
        super().__init__()
        self.mask: Mask = sum(1 << parse_hex(name) for name in names)

    def choices(self) -> Mask:
        return self.mask

    def offers(self, hex_: Hex) -> bool:
        return bool(self.mask >> hex_ & 1)


def test_a_tap_beside_a_possible_hex_takes_it(view: BoardView, hand: Hand) -> None:
    """A miss of a few pixels is forgiven, also towards the nearer of two; a larger one is not."""
    choosing = _Choosing("C7", "C9")
    view.board_scene.input.set_gesture(choosing)
    half = round(HALF_WIDTH * view.zoom)
    miss = min(MISS, half // 2) - 2
    hand.tap(at(view, on("C7")) + QPoint(half + miss, 0))
    hand.tap(at(view, on("C9")) - QPoint(half + miss, 0))
    hand.tap(at(view, on("C8")))
    hand.tap(at(view, on("C7")))
    names = [spot for _, spot in choosing.words("activated")]
    assert names == [on("C7"), on("C9"), on("C8"), on("C7")]


def test_the_mouse_of_the_system_is_no_second_tap(view: BoardView, recorder: Recorder) -> None:
    """Windows repeats each touch as mouse events; those are ignored."""
    from tests.ui import fingers

    point = QPointF(at(view, on("C7")))
    for kind in (QMouseEvent.Type.MouseButtonPress, QMouseEvent.Type.MouseButtonRelease):
        event = QMouseEvent(
            kind,
            point,
            point,
            QPointF(view.viewport().mapToGlobal(point.toPoint())),
            Qt.MouseButton.LeftButton,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.MouseEventSource.MouseEventSynthesizedBySystem,
            fingers._screen(),
        )
        QApplication.sendEvent(view.viewport(), event)
    assert recorder.words(*ACTS) == []
