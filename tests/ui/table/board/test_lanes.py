"""Lanes between settlements: their places, their updates after moves, and their setting."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import Hex, parse_hex
from kingdom_builder_qt.ui.art.geometry import SIDES, centre
from kingdom_builder_qt.ui.art.ground.lane_drawing import ANGLES, LANE_RECTS, draw_lane
from kingdom_builder_qt.ui.art.sprites import render
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.board.piece_item import ShownPiece
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from tests.ui.sample_games import new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def scene(qapp: object, catalog: Catalog) -> BoardScene:
    """Return a table without animations."""
    made = BoardScene()
    made.animator.speed = 0
    made.pieces.set_kinds(catalog.pieces)
    return made


def hexes(names: str) -> Iterable[Hex]:
    """Return hexes by their names."""
    return map(parse_hex, names.split())


def pairs(names: str) -> set[tuple[Hex, Hex]]:
    """Return pairs of hexes, given as `A1-A2`, the lower first."""
    found = (sorted(hexes(pair.replace("-", " "))) for pair in names.split())
    return {(one, other) for one, other in found}


def test_neighbours_of_one_colour_are_joined(scene: BoardScene) -> None:
    """Prove that lanes join adjacent settlements of one player only, in all six directions."""
    middle = parse_hex("E5")
    ring = {middle + step: 0 for step in SIDES}
    scene.sync({middle: 0, **ring, parse_hex("E9"): 0, parse_hex("E10"): 1})
    joined = scene.pieces.lanes.lanes
    assert {pair for pair in joined if middle in pair} == {
        (min(middle, hex_), max(middle, hex_)) for hex_ in ring
    }
    assert len(joined) == 12
    assert not pairs("E9-E10") & joined


def test_other_pieces_grow_no_lane(scene: BoardScene) -> None:
    """Prove that wagons, ships, walls and city halls have no lanes."""
    kinds = ("warrior", "wagon", "ship")
    for kind in kinds:
        scene.sync({parse_hex("A1"): 0, parse_hex("A2"): ShownPiece(kind, 0)})
        assert scene.pieces.lanes.lanes == set(), kind
    wall = ShownPiece("stone_wall", None)
    scene.sync({parse_hex("A1"): wall, parse_hex("A2"): wall})
    assert scene.pieces.lanes.lanes == set()


def test_lanes_follow_added_moved_and_removed_pieces(scene: BoardScene) -> None:
    """Prove that adding, moving and removing pieces updates the lanes."""
    layer, house = scene.pieces, ShownPiece("settlement", 0)
    layer.add(house, parse_hex("A1"))
    layer.add(house, parse_hex("A2"))
    assert layer.lanes.lanes == pairs("A1-A2")
    layer.shift(house, parse_hex("A2"), parse_hex("B1"))
    assert layer.lanes.lanes == pairs("A1-B1")
    layer.shift(house, parse_hex("B1"), parse_hex("A2"))  # taken back
    assert layer.lanes.lanes == pairs("A1-A2")
    layer.add(ShownPiece("settlement", 1), parse_hex("A2"))  # replaces the piece there
    assert layer.lanes.lanes == set()
    layer.remove(parse_hex("A1"))
    scene.sync(dict.fromkeys(hexes("A2 A3"), 1))
    assert layer.lanes.lanes == pairs("A2-A3")
    scene.sync({})
    assert layer.lanes.lanes == set()


def test_undo_takes_up_the_lane(window: MainWindow, catalog: Catalog) -> None:
    """Prove that a built settlement adds lanes and undo removes exactly these."""
    window.desk.start(new_session(catalog, "human", "human"))
    window.desk.lift_curtain()
    layer, controller = window.game_page.scene.pieces, window.desk.controller
    before = layer.lanes.lanes
    for _ in range(3):
        position = window.desk.position
        assert position is not None
        move = next(m for m in position.legal_moves() if m.verb == "build")
        controller.play(move)
    stand = layer.owners()
    assert layer.lanes.lanes == {
        (h, h + step)
        for h in stand
        for step in SIDES
        if step > 0 and stand.get(h + step) == stand[h]
    }
    while window.desk.controller.can_undo:
        controller.undo()
    assert layer.lanes.lanes == before


def test_the_setting_hides_them(window: MainWindow, catalog: Catalog) -> None:
    """Prove that the board of a game shows lanes unless the setting is off."""
    window.desk.start(new_session(catalog, "human", "human"))
    item = window.game_page.scene.pieces.lanes
    assert item.isVisible()
    window.apply_settings(replace(window.settings, lanes=False))
    assert not item.isVisible()


def test_a_lane_runs_towards_the_neighbour() -> None:
    """Prove that the three directions are those of the first three neighbours; no edge is cut."""
    import math

    here = parse_hex("E5")
    for side, angle in enumerate(ANGLES):
        way = centre(here + SIDES[side]) - centre(here)
        assert math.degrees(math.atan2(way.y(), way.x())) == pytest.approx(angle)
        for fenced in (False, True):
            image = render(
                LANE_RECTS[side], 2.0, lambda p, s=side, f=fenced: draw_lane(s, f, p)
            ).toImage()
            rim = [(x, y) for x in range(image.width()) for y in (0, image.height() - 1)]
            rim += [(x, y) for y in range(image.height()) for x in (0, image.width() - 1)]
            assert not any(image.pixelColor(*place).alpha() for place in rim), (side, fenced)
            at = -2 * LANE_RECTS[side].topLeft().toPoint()
            middle = image.pixelColor(at)
            assert middle.alpha() == 255


def test_lanes_lie_below_the_pieces(scene: BoardScene) -> None:
    """Prove that a lane changes no pixel of a settlement."""
    scene.sync({parse_hex("E5"): 0, parse_hex("E6"): 0})

    def house() -> QImage:
        image = QImage(64, 64, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        place = centre(parse_hex("E5"))
        scene.render(painter, QRectF(image.rect()), QRectF(place.x() - 8, place.y() - 6, 16, 16))
        painter.end()
        return image

    plain = house()
    scene.pieces.lanes.setVisible(True)
    assert house() == plain
