"""A waiting game: conditions for the motion of light, water and flags, and the cost of a step."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.grid import bits, parse_hex
from kingdom_builder_qt.ui.art.geometry import SIDES, centre
from kingdom_builder_qt.ui.desktop.style.theme import THEMES
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.highlight import Pulse
from kingdom_builder_qt.ui.table.board.motion.idle import ASK_MS, STEP_MS, IdleItem
from kingdom_builder_qt.ui.table.board.motion.idle_art import GLINT_FRAMES, PENNANT, PENNANT_FRAMES
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from tests.ui.table.board.driven import grab, running_clocks

TARGET = 1 << parse_hex("B7")


@pytest.fixture
def scene(view: BoardView) -> BoardScene:
    """Return the scene of a view, on mains power, with highlighted hexes."""
    scene = view.board_scene
    scene.idle_clock.on_battery = lambda: False
    scene.marks.highlight("target", TARGET)
    return scene


def allow(scene: BoardScene, allowed: bool = True) -> None:
    """Switch the motion of light and water, in an active window."""
    scene.idle_clock.want(active=True)
    for mover in movers(scene):
        scene.idle_clock.allow(mover, allowed)


def movers(scene: BoardScene) -> tuple[Pulse, IdleItem]:
    """Return all items that may move while a game waits."""
    return scene.marks.pulse, scene.idle


def moving(scene: BoardScene) -> list[bool]:
    """Return whether light, water and flags move; check that the clock runs only for these."""
    found = [scene.idle_clock.moves(mover) for mover in movers(scene)]
    assert bool(running_clocks(scene.idle_clock)) is any(found)
    return found


def wait(scene: BoardScene, seconds: float) -> None:
    """Advance the clock by this time."""
    for _ in range(round(1000 * seconds) // STEP_MS):
        scene.idle_clock._on_step()


def test_each_condition_alone_lets_all_rest(scene: BoardScene) -> None:
    """Light and water need a visible board, an active window and mains power."""
    assert moving(scene) == [False, False]
    allow(scene)
    assert moving(scene) == [True, True]
    for wish in ("seen", "active"):
        scene.idle_clock.want(**{wish: False})
        assert moving(scene) == [False, False]
        scene.idle_clock.want(**{wish: True})
        assert moving(scene) == [True, True]
    scene.idle_clock.on_battery = lambda: True
    scene.idle_clock.want(seen=False)
    scene.idle_clock.want(seen=True)
    assert moving(scene) == [False, False]


def test_each_setting_lets_its_own_motion_rest(scene: BoardScene) -> None:
    """Light and water have a setting each, and reduced motion stops both."""
    allow(scene)
    scene.idle_clock.allow(scene.idle, False)
    assert moving(scene) == [True, False]
    scene.idle_clock.allow(scene.marks.pulse, False)
    assert moving(scene) == [False, False]
    scene.idle_clock.allow(scene.idle, True)
    assert moving(scene) == [False, True]


def test_mains_that_go_are_noticed(scene: BoardScene) -> None:
    """A running clock checks once a minute whether the computer is on battery."""
    allow(scene)
    scene.idle_clock.on_battery = lambda: True
    wait(scene, ASK_MS / 1000)
    assert moving(scene) == [False, False]


def test_a_window_that_is_hidden_or_not_active_rests(
    view: BoardView, scene: BoardScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hidden view and another active window, such as a dialog, stop all motion."""
    monkeypatch.setattr(view, "isActiveWindow", lambda: True)
    allow(scene)
    scene.idle_clock.want(active=False)
    QApplication.sendEvent(view, QEvent(QEvent.Type.WindowActivate))
    assert moving(scene) == [True, True]
    view.hide()
    assert moving(scene) == [False, False]
    view.show()
    assert moving(scene) == [True, True]
    QApplication.sendEvent(view, QEvent(QEvent.Type.WindowDeactivate))
    assert moving(scene) == [False, False]


def test_a_minimised_window_rests(view: BoardView, scene: BoardScene, qtbot: QtBot) -> None:
    """A minimised window moves nothing, and everything after it is restored."""
    allow(scene)
    view.window().showMinimized()
    qtbot.waitUntil(lambda: moving(scene) == [False, False])
    view.window().showNormal()
    scene.idle_clock.want(active=True)
    qtbot.waitUntil(lambda: moving(scene) == [True, True])


def test_the_light_dies_down(scene: BoardScene) -> None:
    """The light pulses for some seconds; new highlights and a restored window renew it."""
    allow(scene)
    wait(scene, 8)
    assert moving(scene) == [False, True]
    scene.marks.highlight("target", TARGET)  # the same
    scene.marks.highlight("hover", TARGET << 1)
    assert moving(scene) == [False, True]
    scene.marks.highlight("target", TARGET << 1)
    assert moving(scene) == [True, True]
    wait(scene, 2)
    scene.idle_clock.want(active=False)
    scene.idle_clock.want(active=True)
    wait(scene, 6)
    assert moving(scene) == [True, True]
    wait(scene, 2)
    assert moving(scene) == [False, True]
    scene.marks.highlight("target", 0)
    assert moving(scene) == [False, True]


def test_a_game_that_waits_paints_little(
    view: BoardView, scene: BoardScene, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a minute there are five paints a second of a few hundredths of the view, none elsewhere.

    Without moving water there is none after the first seconds.
    """
    marks, watched = scene.marks.item, PaintEvents(view.viewport())
    drawn: list[int] = []
    paint_glow = marks.paint_glow

    def count(painter: QPainter, strength: float, lit: int) -> None:
        drawn.append(lit.bit_count())
        paint_glow(painter, strength, lit)

    monkeypatch.setattr(marks, "paint_glow", count)
    scene.marks.highlight("target", sum(1 << hex_ for hex_ in bits(scene.board.hex_mask)))
    allow(scene)
    wait(scene, 8)
    QApplication.processEvents()
    watched.areas.clear()
    drawn.clear()
    for _ in range(60_000 // STEP_MS):
        scene.idle_clock._on_step()
        QApplication.processEvents()
    assert 60 < len(watched.areas) <= 5 * 60
    assert sum(watched.areas) / len(watched.areas) < 0.02
    assert sum(drawn) / len(drawn) < 30 < marks.lit.bit_count() / 10
    allow(scene, False)
    QApplication.processEvents()
    watched.areas.clear()
    scene.idle_clock.allow(scene.marks.pulse, True)
    wait(scene, 60)
    QApplication.processEvents()
    assert watched.areas == []


class PaintEvents(QObject):
    """An event filter that records the share of a widget in each paint."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.areas: list[float] = []
        self._all = widget.width() * widget.height()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Record a paint event."""
        if isinstance(event, QPaintEvent):
            parts = (part.width() * part.height() for part in event.region())
            self.areas.append(sum(parts) / self._all)
        return False


def test_no_light_cuts_the_flag_of_a_castle(view: BoardView, scene: BoardScene) -> None:
    """The flag rises into the hexes behind it, which may be highlighted, chosen or dimmed."""
    castles = list(bits(scene.board.feature_masks["castle"]))
    behind = {hex_ + step for hex_ in castles for step in SIDES if step in (SIDES[0], SIDES[5])}
    behind &= set(bits(scene.board.hex_mask)) - set(castles)
    scene.marks.highlight("chosen", sum(1 << hex_ for hex_ in behind))
    lit = grab(view)
    foot, _tip, low = PENNANT
    cloth = QPointF(foot[0] + 3, (foot[1] + low[1]) / 2)
    red = THEMES["light"].colour("refused")
    for hex_ in castles:
        spot = view.mapFromScene(centre(hex_) + cloth)
        near = [lit.pixelColor(spot + QPoint(x, y)) for x in (-1, 0, 1) for y in (-1, 0, 1)]
        assert min(apart(hue, red) for hue in near) < 60, hex_


def apart(one: QColor, other: QColor) -> int:
    """Return the summed difference of two colours in all three channels."""
    channels = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)
    return sum(abs(here - there) for here, there in channels)


def test_moving_leaves_no_trace(view: BoardView, scene: BoardScene) -> None:
    """Some steps change the picture; at rest it equals the original, to the pixel."""
    resting = grab(view)
    scene.idle_clock.want(active=True)
    scene.idle_clock.allow(scene.idle, True)
    pictures = []
    for step in (0, 30, 33):
        scene.idle.go_to(step)
        pictures.append(grab(view))
    assert resting not in pictures
    assert pictures[1] != pictures[2]
    scene.idle_clock.allow(scene.idle, False)
    assert grab(view) == resting


def test_a_step_paints_little(board: Board, scene: BoardScene) -> None:
    """A step repaints only changed pixels, less than a hundredth of the board."""
    painted: list[QRectF] = []

    class Watched(IdleItem):
        def update(self, *area: QRectF) -> None:
            painted.extend(area)

    item = Watched(scene._sprites)
    item.set_board(board)
    shares = []
    for step in range(180):
        painted.clear()
        item.go_to(step)
        whole = scene.sceneRect().width() * scene.sceneRect().height()
        shares.append(sum(area.width() * area.height() for area in painted) / whole)
    assert max(shares[1:]) < 0.01
    painted.clear()
    item.go_to(179)
    assert painted == []


def test_every_picture_of_a_cycle_is_seen(board: Board, scene: BoardScene) -> None:
    """Each small item shows all its pictures, also a glint after a long pause."""
    scene.idle.set_board(board)
    for life in scene.idle._alive:
        seen = {life.frame(step) for step in range(90)}
        frames = set(range(PENNANT_FRAMES if life.is_flag else GLINT_FRAMES))
        assert seen == (frames if life.is_flag else {None, *frames})


def test_a_board_without_water_and_castles_rests(scene: BoardScene, board: Board) -> None:
    """Without water and castles no timer runs."""
    allow(scene)
    scene.idle._alive = []
    scene.marks.clear()
    assert moving(scene) == [False, False]
