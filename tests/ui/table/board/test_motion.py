"""Each motion starts, stops, and ends in the picture of a board without motion."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from kingdom_builder_qt.core.grid import parse_hex
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.motion.coins import CoinItem
from kingdom_builder_qt.ui.table.board.motion.motion import Call, Pause, fallen, pressed
from kingdom_builder_qt.ui.table.board.piece_item import PieceItem, ShownPiece
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from tests.ui.table.board.driven import drive, drive_to, drive_to_the_end, grab, running_clocks

A1, A2, A3, B2, C3, D1, D2, E5 = map(parse_hex, ("A1", "A2", "A3", "B2", "C3", "D1", "D2", "E5"))
D3, D4 = parse_hex("D3"), parse_hex("D4")
SHIP, WAGON = ShownPiece("ship", 1), ShownPiece("wagon", 2)
BEFORE = {A1: 0, D1: SHIP, C3: WAGON}
Pieces = dict[int, ShownPiece | int]

MOTIONS: dict[str, tuple[Callable[[BoardScene], None], Pieces]] = {
    "drop": (lambda scene: scene.changes.place(3, E5), {**BEFORE, E5: 3}),
    "from a tile": (lambda scene: scene.changes.place_stored(0, E5), {**BEFORE, E5: 0}),
    "leap": (lambda scene: scene.changes.move(0, A1, E5), {E5: 0, D1: SHIP, C3: WAGON}),
    "hop": (lambda scene: scene.changes.travel(0, (A1, A2, A3)), {A3: 0, D1: SHIP, C3: WAGON}),
    "sail": (lambda scene: scene.changes.travel(1, (D1, D2)), {A1: 0, D2: SHIP, C3: WAGON}),
    "roll": (lambda scene: scene.changes.travel(2, (C3, B2)), {A1: 0, D1: SHIP, B2: WAGON}),
    "lift": (lambda scene: scene.changes.remove(A1), {D1: SHIP, C3: WAGON}),
    "topple": (lambda scene: scene.changes.remove(A1, fallen=True), {D1: SHIP, C3: WAGON}),
    "store": (lambda scene: scene.changes.store(A1), {D1: SHIP, C3: WAGON}),
    "coin": (lambda scene: scene.changes.pay(C3, 2), BEFORE),
}


@pytest.fixture
def scene(view: BoardView) -> BoardScene:
    """Return the scene of the view with a settlement, a ship and a wagon."""
    view.board_scene.sync(BEFORE)
    return view.board_scene


def item(scene: BoardScene, hex_: int) -> PieceItem:
    """Return the piece of a hex."""
    found = scene.pieces.at(hex_)
    assert found is not None
    return found


@pytest.mark.parametrize("name", MOTIONS)
def test_a_motion_ends_in_the_picture_of_rest(
    view: BoardView, scene: BoardScene, name: str
) -> None:
    """Each motion changes the picture on its way; at its end the picture is that of rest."""
    play, after = MOTIONS[name]
    scene.sync(after)
    resting = grab(view)
    scene.sync(BEFORE)
    play(scene)
    assert running_clocks(scene.animator)
    drive_to(scene.animator, 0.4)
    assert grab(view) != resting
    drive_to_the_end(scene.animator)
    assert running_clocks(scene) == []
    assert grab(view) == resting


@pytest.mark.parametrize("name", MOTIONS)
def test_a_motion_can_be_skipped_and_left_out(
    view: BoardView, scene: BoardScene, name: str
) -> None:
    """A skipped or omitted motion leads to the same picture, and no clock runs."""
    play, after = MOTIONS[name]
    scene.sync(after)
    resting = grab(view)
    for speed in (1.0, 0.0):
        scene.sync(BEFORE)
        scene.animator.speed = speed
        play(scene)
        if speed:
            drive_to(scene.animator, 0.6)
            grab(view)
            scene.animator.skip()
        assert running_clocks(scene) == []
        assert grab(view) == resting


def test_a_falling_piece_speeds_up_touches_springs_up_and_lies() -> None:
    """A fall accelerates, touches the ground, rebounds a little and rests."""
    heights = [fallen(n / 100) for n in range(101)]
    assert heights[0] == 1
    assert heights[50] == heights[100] == 0
    falls = [one - two for one, two in pairwise(heights[:51])]
    assert falls == sorted(falls)
    assert 0.02 < max(heights[51:]) < 0.15
    assert pressed(0.4) == 0 < pressed(0.58)
    assert pressed(1.0) == 0


def test_a_piece_is_pressed_when_it_lands(scene: BoardScene) -> None:
    """A piece at the touch is drawn lower than one at rest."""
    scene.changes.place(3, E5)
    drive_to(scene.animator, 0.58)
    assert item(scene, E5)._pressed > 0
    drive_to_the_end(scene.animator)
    assert item(scene, E5)._pressed == 0


def test_steps_of_one_piece_become_one_journey(scene: BoardScene) -> None:
    """Three steps played at once make one journey without stops at the hexes between."""
    for one, two in ((D1, D2), (D2, D3), (D3, D4)):
        scene.changes.travel(1, (one, two))
    ship = item(scene, D4)
    passed: list[QPointF] = []
    while scene.animator.is_running:
        drive(scene.animator, 16)
        passed.append(ship.pos())
    assert ship.pos() == centre(D4)
    assert scene.pieces.standing() == {A1: as_settlement(0), D4: SHIP, C3: WAGON}
    steps = [two.x() - one.x() for one, two in pairwise(passed)]
    assert min(steps[10:-10]) > 1.0, "it stands still on its way"
    assert all(abs(point.y() - centre(D1).y()) < 0.01 for point in passed)


def test_another_piece_waits_for_the_journey(scene: BoardScene) -> None:
    """A journey includes no other piece, and blocks the next one."""
    scene.changes.travel(1, (D1, D2))
    scene.changes.travel(2, (C3, B2))
    assert scene.pieces.standing()[C3] == WAGON
    drive_to_the_end(scene.animator)
    assert set(scene.pieces.standing()) == {A1, D2, B2}


def test_a_journey_that_has_begun_is_not_changed(scene: BoardScene) -> None:
    """A step played during the journey of its piece is a new journey."""
    scene.changes.travel(1, (D1, D2))
    drive_to(scene.animator, 0.5)
    scene.changes.travel(1, (D2, D3))
    drive_to(scene.animator, 1.0)
    assert item(scene, D3).pos() == centre(D2)
    drive_to_the_end(scene.animator)
    assert item(scene, D3).pos() == centre(D3)


def test_ways_of_going(scene: BoardScene) -> None:
    """A ship slides on water, a wagon on the ground, a settlement jumps from hex to hex."""
    highest = {}
    for name, play in (
        ("ship", lambda: scene.changes.travel(1, (D1, D2))),
        ("wagon", lambda: scene.changes.travel(2, (C3, B2))),
        ("settlement", lambda: scene.changes.travel(0, (A1, A2))),
    ):
        play()
        piece = next(i for i in scene.pieces._items.values() if i.kind == name)
        heights = []
        while scene.animator.is_running:
            drive(scene.animator, 16)
            heights.append(piece._height)
        highest[name] = max(heights)
    assert highest["ship"] == 0
    assert 0 < highest["wagon"] < 3 < highest["settlement"]


def frames(scene: BoardScene, shown: QGraphicsItem) -> list[tuple[float, float]]:
    """Return opacity, and drawn height in scene units, of an item in each frame of a motion."""
    found = []
    while not scene.animator.is_still:
        found.append((shown.opacity(), getattr(shown, "_height", -shown.y())))
        drive(scene.animator, 16)
    return found


def test_a_piece_leaves_without_a_jerk(scene: BoardScene) -> None:
    """A removed piece starts to rise and to fade gently and is transparent at its end."""
    scene.changes.remove(A1)
    seen = frames(scene, item(scene, A1))
    opacities, heights = [o for o, _ in seen], [h for _, h in seen]
    assert opacities[1] > 0.98
    assert heights[1] < 0.5
    assert opacities[-1] < 0.1
    steps = [two - one for one, two in pairwise(heights)]
    assert steps[-1] < max(steps) / 4
    assert all(one >= two for one, two in pairwise(opacities))


def test_a_coin_appears_and_goes_gently(scene: BoardScene) -> None:
    """A coin is not suddenly there: its first and its last frame are nearly transparent."""
    scene.changes.pay(C3, 2)
    coin = next(i for i in scene.items() if isinstance(i, CoinItem))
    opacities = [o for o, _ in frames(scene, coin)]
    assert opacities[0] < 0.4
    assert opacities[-1] < 0.1
    assert max(opacities) == 1
    assert opacities.index(1) < 12
    assert all(abs(one - two) < 0.2 for one, two in pairwise(opacities))


def test_a_struck_piece_falls_ever_faster(scene: BoardScene) -> None:
    """A toppling piece starts slowly, as a weight does, and lies before it fades."""
    piece = item(scene, A1)
    scene.changes.remove(A1, fallen=True)
    tilts, lying = [], []
    while not scene.animator.is_still:
        tilts.append(piece._tilt)
        lying.append(piece.opacity() < 1)
        drive(scene.animator, 16)
    moves = [abs(two - one) for one, two in pairwise(tilts) if two != one]
    assert moves[0] < max(moves) / 4
    assert abs(tilts[lying.index(True)]) > 70


def test_parallel_motions_block_nothing(scene: BoardScene) -> None:
    """A parallel motion starts in its turn; the next one does not wait for its end."""
    told: list[str] = []
    scene.animator.play(Pause(100))
    scene.animator.play(Call(lambda: told.append("called")))
    scene.animator.play(Pause(1000), parallel=True)
    assert not told
    drive(scene.animator, 100)
    assert told == ["called"]
    drive(scene.animator, 16)
    assert not scene.animator.is_running
    assert not scene.animator.is_still
    scene.animator.skip()
    assert scene.animator.is_still
    assert running_clocks(scene.animator) == []


def as_settlement(owner: int) -> ShownPiece:
    """Return a settlement of a player."""
    return ShownPiece("settlement", owner)
