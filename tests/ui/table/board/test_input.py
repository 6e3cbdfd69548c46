"""Mouse, keyboard and zoom by real events on the viewport."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.core.grid import Hex, hex_at, parse_hex
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.gesture import Gesture, Spot
from kingdom_builder_qt.ui.table.board.piece_layer import Hand

LEFT = Qt.MouseButton.LeftButton
SUPPLY = Spot("supply")


def on(name: str) -> Spot:
    """Return the spot of a hex."""
    return Spot("board", parse_hex(name))


def at(view: BoardView, spot: Spot) -> QPoint:
    """Return the viewport position of a spot."""
    tray = view.board_scene.tray.boundingRect()
    return view.mapFromScene(tray.center() if spot.hex_ is None else centre(spot.hex_))


def click(view: BoardView, spot: Spot) -> None:
    """Click with the left button."""
    QTest.mouseMove(view.viewport(), at(view, spot))
    QTest.mouseClick(view.viewport(), LEFT, pos=at(view, spot))


def drag(view: BoardView, *spots: Spot) -> None:
    """Press on the first spot, move over the others, release on the last."""
    QTest.mousePress(view.viewport(), LEFT, pos=at(view, spots[0]))
    for spot in spots[1:]:
        QTest.mouseMove(view.viewport(), at(view, spot))
    QTest.mouseRelease(view.viewport(), LEFT, pos=at(view, spots[-1]))


class Recorder(Gesture):
    """A gesture that records its calls."""

    def __init__(self) -> None:
        self.told: list[tuple[str, Spot | None]] = []

    def attached(self) -> None:
        self.told.append(("attached", None))

    def detached(self) -> None:
        self.told.append(("detached", None))

    def offers(self, hex_: Hex) -> bool:
        return True

    def pressed(self, spot: Spot) -> None:
        self.told.append(("pressed", spot))

    def dragged(self, spot: Spot | None) -> None:
        self.told.append(("dragged", spot))

    def released(self, spot: Spot | None) -> None:
        self.told.append(("released", spot))

    def hovered(self, spot: Spot | None) -> None:
        self.told.append(("hovered", spot))

    def cancelled(self) -> None:
        self.told.append(("cancelled", None))

    def activated(self, spot: Spot) -> None:
        self.told.append(("activated", spot))

    def words(self, *names: str) -> list[tuple[str, Spot | None]]:
        """Return the recorded calls of the named kinds."""
        return [entry for entry in self.told if entry[0] in names]


@pytest.fixture
def recorder(view: BoardView) -> Recorder:
    """Return the gesture that receives all input of the scene."""
    gesture = Recorder()
    view.board_scene.input.set_gesture(gesture)
    return gesture


class Carry(Gesture):
    """A gesture that carries one settlement by clicks, drag or keyboard, as a real one does."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.carried: list[tuple[Spot, Hex | None]] = []
        self._from: Spot | None = None

    def _take(self, spot: Spot) -> None:
        self._from = spot
        self.hand.lift(0, spot.hex_)

    def _put(self, spot: Spot | None) -> None:
        self.hand.drop()
        if self._from is not None and spot is not None:
            self.carried.append((self._from, spot.hex_))
        self._from = None

    def activated(self, spot: Spot) -> None:
        (self._take if self._from is None else self._put)(spot)

    def dragged(self, spot: Spot | None) -> None:
        if self._from is None:
            self._take(self._pressed)
        self.hand.ghost_at(spot.hex_ if spot is not None else None)

    def pressed(self, spot: Spot) -> None:
        self._pressed = spot

    def released(self, spot: Spot | None) -> None:
        self._put(spot)

    def cancelled(self) -> None:
        self._from = None
        self.hand.drop()


@pytest.fixture
def carry(view: BoardView) -> Carry:
    """Return a gesture that carries settlements."""
    gesture = Carry(view.board_scene.hand)
    view.board_scene.input.set_gesture(gesture)
    return gesture


def test_click_is_pressed_and_activated(view: BoardView, recorder: Recorder) -> None:
    """Prove the order of the calls of a click."""
    click(view, on("C7"))
    assert recorder.words("pressed", "activated", "dragged", "released") == [
        ("pressed", on("C7")),
        ("activated", on("C7")),
    ]


def test_double_click_is_two_clicks(view: BoardView, recorder: Recorder) -> None:
    """Prove that fast clicks are not lost."""
    point = at(view, on("C7"))
    QTest.mouseClick(view.viewport(), LEFT, pos=point)
    QTest.mouseDClick(view.viewport(), LEFT, pos=point)
    QTest.mouseRelease(view.viewport(), LEFT, pos=point)
    assert len(recorder.words("activated")) == 2


def test_drag_from_the_supply(view: BoardView, recorder: Recorder) -> None:
    """Prove the calls of a drag from the supply over two hexes."""
    drag(view, SUPPLY, on("C9"), on("D9"))
    assert recorder.words("pressed", "dragged", "released", "activated") == [
        ("pressed", SUPPLY),
        ("dragged", on("C9")),
        ("dragged", on("D9")),
        ("released", on("D9")),
    ]


def test_small_tremble_is_no_drag(view: BoardView, recorder: Recorder) -> None:
    """Prove that a click with a small movement is no drag."""
    point = at(view, on("C7"))
    QTest.mousePress(view.viewport(), LEFT, pos=point)
    QTest.mouseMove(view.viewport(), point + QPoint(2, 1))
    QTest.mouseRelease(view.viewport(), LEFT, pos=point + QPoint(2, 1))
    assert recorder.words("activated") == [("activated", on("C7"))]


def test_release_beside_the_board(view: BoardView, recorder: Recorder) -> None:
    """Prove that a drag that ends outside the board is reported."""
    QTest.mousePress(view.viewport(), LEFT, pos=at(view, on("C7")))
    QTest.mouseMove(view.viewport(), QPoint(3, 400))
    QTest.mouseRelease(view.viewport(), LEFT, pos=QPoint(3, 400))
    assert recorder.words("dragged", "released") == [("dragged", None), ("released", None)]


def test_three_ways_of_carrying_are_one(view: BoardView, carry: Carry) -> None:
    """Prove that clicks, drag and keyboard end in the same gesture."""
    click(view, SUPPLY)
    click(view, on("E5"))
    drag(view, SUPPLY, on("C9"), on("E5"))
    drag(view, on("A1"), on("C9"), on("E5"))
    view.board_scene.input.set_cursor(parse_hex("A1"))
    QTest.keyClick(view, Qt.Key.Key_Return)
    view.board_scene.input.set_cursor(parse_hex("E5"))
    QTest.keyClick(view, Qt.Key.Key_Space)
    goal = parse_hex("E5")
    assert carry.carried == [(SUPPLY, goal), (SUPPLY, goal), (on("A1"), goal), (on("A1"), goal)]
    assert view.board_scene.hand.piece is None


def test_escape_empties_the_hand(view: BoardView, carry: Carry) -> None:
    """Prove that Escape cancels a drag, and its release is ignored."""
    QTest.mousePress(view.viewport(), LEFT, pos=at(view, SUPPLY))
    QTest.mouseMove(view.viewport(), at(view, on("C9")))
    assert view.board_scene.hand.piece.owner == 0
    QTest.keyClick(view, Qt.Key.Key_Escape)
    QTest.mouseRelease(view.viewport(), LEFT, pos=at(view, on("C9")))
    assert view.board_scene.hand.piece is None
    assert carry.carried == []


def test_hover_is_emitted_once_for_each_hex(
    view: BoardView, recorder: Recorder, qtbot: QtBot
) -> None:
    """Prove that the gesture and the signal are called per hex, not per pixel."""
    seen: list[Hex | None] = []
    view.board_scene.input.hex_hovered.connect(seen.append)
    for step in (QPoint(0, 0), QPoint(3, 0), QPoint(5, 2)):
        QTest.mouseMove(view.viewport(), at(view, on("C7")) + step)
    QTest.mouseMove(view.viewport(), at(view, on("D7")))
    # A real screen delivers mouse events with a delay.
    qtbot.waitUntil(lambda: view.board_scene.marks.item.mask("hover") == 1 << parse_hex("D7"))
    assert recorder.words("hovered") == [("hovered", on("C7")), ("hovered", on("D7"))]
    QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))
    assert seen == [parse_hex("C7"), parse_hex("D7"), None]
    assert view.board_scene.marks.item.mask("hover") == 0


def test_right_click_asks_for_a_menu(view: BoardView, recorder: Recorder) -> None:
    """Prove that the right button emits a signal and calls no gesture."""
    asked: list[Spot] = []
    view.board_scene.input.context_requested.connect(lambda spot, point: asked.append(spot))
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=at(view, on("C7")))
    assert asked == [on("C7")]
    assert recorder.words("pressed", "activated") == []


def test_gestures_are_attached_and_detached(view: BoardView, recorder: Recorder) -> None:
    """Prove that a replaced gesture is detached, and gets no further calls."""
    assert recorder.told == [("attached", None)]
    view.board_scene.input.set_gesture(None)
    click(view, on("C7"))
    assert recorder.told == [("attached", None), ("detached", None)]


def test_cursor_walks(view: BoardView, recorder: Recorder) -> None:
    """Prove that the first arrow shows the cursor, further ones move it, and it is announced."""
    spoken: list[str] = []
    view.describe = lambda hex_: f"hex {hex_}"
    view.announced.connect(spoken.append)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Home):
        QTest.keyClick(view, key)
    way = [hex_at(9, 9), hex_at(9, 10), hex_at(8, 10), hex_at(8, 0)]
    assert spoken == [f"hex {hex_}" for hex_ in way]
    assert [spot.hex_ for _, spot in recorder.words("hovered")] == way
    assert view.accessibleName()


def test_the_cursor_appears_near_the_last_click(view: BoardView, recorder: Recorder) -> None:
    """Prove that the first arrow shows the cursor on the hex of the last click."""
    click(view, on("C7"))
    QTest.keyClick(view, Qt.Key.Key_Down)
    assert view.board_scene.input.cursor == parse_hex("C7")


def test_space_that_pans_activates_nothing(view: BoardView, recorder: Recorder) -> None:
    """Prove that space alone is Enter, and with the mouse a pan."""
    view.board_scene.input.set_cursor(parse_hex("E5"))
    view.zoom_by(2.0)
    before = view.mapToScene(QPoint(0, 0))
    QTest.keyPress(view, Qt.Key.Key_Space)
    QTest.mousePress(view.viewport(), LEFT, pos=QPoint(400, 400))
    QTest.mouseMove(view.viewport(), QPoint(340, 370))
    QTest.mouseRelease(view.viewport(), LEFT, pos=QPoint(340, 370))
    QTest.keyRelease(view, Qt.Key.Key_Space)
    assert view.mapToScene(QPoint(0, 0)) != before
    assert recorder.words("activated", "pressed") == []


def test_middle_button_pans(view: BoardView) -> None:
    """Prove that the point under the mouse is fixed while panning."""
    view.zoom_by(2.0)
    held = view.mapToScene(QPoint(500, 400))
    middle = Qt.MouseButton.MiddleButton
    QTest.mousePress(view.viewport(), middle, pos=QPoint(500, 400))
    QTest.mouseMove(view.viewport(), QPoint(450, 380))
    QTest.mouseRelease(view.viewport(), middle, pos=QPoint(450, 380))
    assert (view.mapFromScene(held) - QPoint(450, 380)).manhattanLength() <= 2


def turn_wheel(view: BoardView, at_point: QPoint, steps: float) -> None:
    """Turn the wheel over a point of the viewport."""
    point = QPointF(at_point)
    event = QWheelEvent(
        point,
        view.viewport().mapToGlobal(point),
        QPoint(),
        QPoint(0, round(120 * steps)),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def test_wheel_zooms_at_the_mouse(view: BoardView) -> None:
    """Prove that the point under the mouse is fixed, and zooming out ends at the fit."""
    point = QPoint(700, 300)
    held = view.mapToScene(point)
    turn_wheel(view, point, 4)
    assert not view.is_fitted
    assert (view.mapFromScene(held) - point).manhattanLength() <= 3
    turn_wheel(view, point, -20)
    assert view.is_fitted


def test_keys_zoom_and_zero_fits(view: BoardView) -> None:
    """Prove that plus and minus zoom, and that nothing is larger than the limit."""
    fitted = view.zoom
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert view.zoom > fitted
    QTest.keyClick(view, Qt.Key.Key_Minus)
    assert view.zoom == pytest.approx(fitted)
    view.zoom_by(1000)
    assert view.zoom == pytest.approx(4.0)
    QTest.keyClick(view, Qt.Key.Key_0)
    assert view.zoom == pytest.approx(fitted)


@pytest.mark.parametrize("size", [(1280, 800), (700, 900), (500, 300)])
def test_fitting_shows_everything(view: BoardView, size: tuple[int, int]) -> None:
    """Prove that board and supply are wholly visible in windows of any shape."""
    view.resize(*size)
    visible = view.mapToScene(view.viewport().rect()).boundingRect()
    pixel = 1 / view.zoom
    assert visible.adjusted(-pixel, -pixel, pixel, pixel).contains(view.sceneRect())


def test_user_zoom_survives_a_resize(view: BoardView) -> None:
    """Prove that a resize does not change the zoom of the user."""
    view.zoom_by(2.0)
    zoom = view.zoom
    view.resize(1000, 700)
    assert view.zoom == pytest.approx(zoom)


def test_unknown_keys_go_on_to_the_window(view: BoardView, recorder: Recorder) -> None:
    """Prove that shortcuts of the window are not swallowed."""
    for key, modifiers in (
        (Qt.Key.Key_F5, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier),
    ):
        QTest.keyClick(view, key, modifiers)
    assert view.board_scene.input.cursor is None


def test_enter_event_is_harmless(view: BoardView) -> None:
    """Prove that an enter event of the mouse changes nothing."""
    point = QPointF(5, 5)
    QApplication.sendEvent(view.viewport(), QEnterEvent(point, point, point))
