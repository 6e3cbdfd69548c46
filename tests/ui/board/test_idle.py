"""Water and flags at rest: when they move, when they do not, and what a step paints."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.grid import bits
from kingdom_builder_qt.ui.art.geometry import SIDES, centre
from kingdom_builder_qt.ui.art.sites import CASTLE_FOOT, PENNANT
from kingdom_builder_qt.ui.board.motion.idle import ASK_MS, STEP_MS, IdleItem
from kingdom_builder_qt.ui.board.motion.idle_art import GLINT_FRAMES, PENNANT_FRAMES
from kingdom_builder_qt.ui.board.scene import BoardScene
from kingdom_builder_qt.ui.board.view import BoardView
from kingdom_builder_qt.ui.settings import power
from kingdom_builder_qt.ui.settings.power import on_battery, windows_says_so
from kingdom_builder_qt.ui.style.theme import THEMES
from tests.ui.board.driven import grab, running_clocks


@pytest.fixture
def scene(view: BoardView) -> BoardScene:
    """Return the scene of a view, on a computer with mains."""
    view.board_scene.idle.on_battery = lambda: False
    return view.board_scene


def test_each_condition_alone_lets_all_rest(scene: BoardScene) -> None:
    """It runs only while motion is wanted, the board is seen and its window is active."""
    scene.idle.want(moves=True, seen=True, active=True)
    assert scene.idle.is_running
    for wish in ("moves", "seen", "active"):
        scene.idle.want(**{wish: False})
        assert not scene.idle.is_running
        assert running_clocks(scene.idle) == []
        scene.idle.want(**{wish: True})
        assert scene.idle.is_running
    scene.idle.on_battery = lambda: True
    scene.idle.want()
    assert not scene.idle.is_running


def test_mains_that_go_are_noticed(scene: BoardScene) -> None:
    """While it runs it asks once a minute whether the computer is on its battery by now."""
    scene.idle.want(moves=True, seen=True, active=True)
    scene.idle.on_battery = lambda: True
    for _ in range(ASK_MS // STEP_MS):
        scene.idle._on_step()
    assert not scene.idle.is_running


def test_a_window_that_is_hidden_or_not_active_rests(
    view: BoardView, scene: BoardScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The view tells when it is hidden, and when another window is active."""
    monkeypatch.setattr(view, "isActiveWindow", lambda: True)
    scene.idle.want(moves=True)
    QApplication.sendEvent(view, QEvent(QEvent.Type.WindowActivate))
    assert scene.idle.is_running
    view.hide()
    assert not scene.idle.is_running
    view.show()
    assert scene.idle.is_running
    QApplication.sendEvent(view, QEvent(QEvent.Type.WindowDeactivate))
    assert not scene.idle.is_running


def test_no_light_cuts_the_flag_of_a_castle(view: BoardView, scene: BoardScene) -> None:
    """It rises into the hexes behind, which may glow, be chosen or step back."""
    castles = list(bits(scene.board.feature_masks["castle"]))
    behind = {hex_ + step for hex_ in castles for step in SIDES if step in (SIDES[0], SIDES[5])}
    behind &= set(bits(scene.board.hex_mask)) - set(castles)
    scene.marks.highlight("chosen", sum(1 << hex_ for hex_ in behind))
    lit = grab(view)
    foot, _tip, low = PENNANT
    cloth = QPointF(foot[0] + 2.5, (foot[1] + low[1]) / 2) * 1.2 - QPointF(0, 0.2 * CASTLE_FOOT)
    red = THEMES["light"].colour("refused")
    for hex_ in castles:
        spot = view.mapFromScene(centre(hex_) + cloth)
        near = [lit.pixelColor(spot + QPoint(x, y)) for x in (-1, 0, 1) for y in (-1, 0, 1)]
        assert min(apart(hue, red) for hue in near) < 60, hex_


def apart(one: QColor, other: QColor) -> int:
    """Return by how much two colours differ in all three channels together."""
    channels = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)
    return sum(abs(here - there) for here, there in channels)


def test_moving_leaves_no_trace(view: BoardView, scene: BoardScene) -> None:
    """Some steps change the picture; at rest it is the same as ever, to the pixel."""
    resting = grab(view)
    scene.idle.want(moves=True, seen=True, active=True)
    pictures = []
    for step in (0, 30, 33):
        scene.idle.item.go_to(step)
        pictures.append(grab(view))
    assert resting not in pictures
    assert pictures[1] != pictures[2]
    scene.idle.want(moves=False)
    assert grab(view) == resting


def test_a_step_paints_little(board: Board, scene: BoardScene) -> None:
    """A step touches less than a hundredth of the board: only what looks different then."""
    painted: list[QRectF] = []

    class Watched(IdleItem):
        def update(self, *area: QRectF) -> None:
            painted.extend(area)

    item = Watched(THEMES["light"], scene._sprites)
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
    """Each small thing goes through all its pictures, a glint through a long pause as well."""
    scene.idle.item.set_board(board)
    for life in scene.idle.item._alive:
        seen = {life.frame(step) for step in range(90)}
        frames = set(range(PENNANT_FRAMES if life.is_flag else GLINT_FRAMES))
        assert seen == (frames if life.is_flag else {None, *frames})


def test_a_board_without_water_and_castles_rests(scene: BoardScene, board: Board) -> None:
    """Where nothing could move no timer runs."""
    scene.idle.want(moves=True, seen=True, active=True)
    scene.idle.item._alive = []
    scene.idle.want()
    assert not scene.idle.is_running


@pytest.mark.parametrize(
    ("supplies", "expected"),
    [
        ({}, False),
        ({"AC": {"type": "Mains", "online": "1"}, "BAT0": {"status": "Charging"}}, False),
        ({"BAT0": {"status": "Discharging"}}, True),
        ({"AC": {"online": "0"}, "BAT0": {"status": "Discharging\n"}}, True),
        ({"BAT0": {"status": "Full"}}, False),
    ],
)
def test_linux_says_whether_it_runs_on_its_battery(
    tmp_path: Path,
    supplies: dict[str, dict[str, str]],
    expected: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A battery that discharges tells; without any, or without the folder, nothing is said."""
    monkeypatch.setattr(power.sys, "platform", "linux")
    for name, values in supplies.items():
        (tmp_path / name).mkdir()
        for key, value in values.items():
            (tmp_path / name / key).write_text(value)
    assert on_battery(tmp_path) is expected
    assert on_battery(tmp_path / "nowhere") is False


@pytest.mark.parametrize(
    ("told", "line", "expected"), [(1, 0, True), (1, 1, False), (1, 255, False), (0, 0, False)]
)
def test_windows_says_whether_it_runs_on_its_battery(told: int, line: int, expected: bool) -> None:
    """No mains tell; what Windows does not know, or does not answer, says nothing."""

    def ask(status: object) -> int:
        assert ctypes.sizeof(status._obj) == 12
        status._obj.ac_line = line
        return told

    assert windows_says_so(ask) is expected
