"""What is painted: the board, settlements, marks, in every theme."""

from unittest import mock

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.core.grid import ALL_MASK, bits, hex_at, parse_hex
from kingdom_builder_qt.ui.art.geometry import SIDE, centre
from kingdom_builder_qt.ui.art.painter import BoardPainter
from kingdom_builder_qt.ui.art.terrain import ARTISTS
from kingdom_builder_qt.ui.board.board_item import BoardItem
from kingdom_builder_qt.ui.board.highlight import ROLES
from kingdom_builder_qt.ui.board.view import BoardView
from kingdom_builder_qt.ui.style.theme import THEMES

pytestmark = pytest.mark.usefixtures("qapp")


def grab(view: BoardView) -> QImage:
    """Return what the view shows, sharp."""
    view.grab()
    view.board_scene.sharpen()
    return view.grab().toImage()


def around(view: BoardView, image: QImage, name: str) -> list[QColor]:
    """Return the colours near the middle and near the rim of a hex."""
    middle = centre(parse_hex(name))
    points = [QPointF(0, 0), QPointF(0, -0.86 * SIDE), QPointF(0, 0.7 * SIDE), QPointF(14, 6)]
    return [image.pixelColor(view.mapFromScene(middle + point)) for point in points]


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_board_is_painted_alike_every_time(board: Board, theme: object) -> None:
    """Prove that no chance is in the picture: two paintings are equal."""
    first, second = (BoardPainter(board, theme).render(0.5).toImage() for _ in range(2))
    assert first == second


def test_terrain_colour_shows(board: Board) -> None:
    """Prove that a hex has about the colour of its terrain."""
    theme = THEMES["light"]
    terrain = Terrain("grass", "Grass", "g", True, "#102030")
    plain = BoardPainter(board, theme).render(0.5).toImage()
    dark = BoardPainter(board, theme, {"grass": terrain}).render(0.5).toImage()
    assert plain != dark


def test_every_terrain_has_an_artist(board: Board) -> None:
    """Prove that no terrain of the base game falls back to the pattern for unknown ones."""
    assert set(board.terrain_masks) <= set(ARTISTS)


def test_unknown_terrain_and_feature_are_painted(board: Board) -> None:
    """Prove that content nobody drew a picture for can be shown."""
    from dataclasses import replace

    terrains = {f"my_{name}": mask for name, mask in board.terrain_masks.items()}
    features = {"my_tower": board.feature_masks["castle"]}
    strange = replace(board, terrain_masks=terrains, feature_masks=features, locations=())
    assert not BoardPainter(strange, THEMES["light"]).render(0.3).isNull()


def test_location_without_picture_gets_a_letter(board: Board) -> None:
    """Prove that a missing emblem does not stop the painting."""
    with mock.patch("kingdom_builder_qt.ui.art.sites.svg_renderer", return_value=None):
        without = BoardPainter(board, THEMES["light"]).render(1.0).toImage()
    assert without != BoardPainter(board, THEMES["light"]).render(1.0).toImage()


def test_coordinates_can_be_hidden(view: BoardView) -> None:
    """Prove that the switch for coordinates changes the rim."""
    shown = grab(view)
    view.board_scene.set_coordinates(False)
    assert grab(view) != shown


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("theme", THEMES)
def test_marks_can_be_seen_on_every_terrain(view: BoardView, role: str, theme: str) -> None:
    """Prove that each role changes the look of a hex of each terrain."""
    scene = view.board_scene
    scene.set_theme(THEMES[theme])
    before = grab(view)
    masks = [mask & -mask for mask in scene_board(view).terrain_masks.values()]
    scene.marks.highlight(role, sum(masks))
    after = grab(view)
    for mask in masks:
        point = view.mapFromScene(centre(next(bits(mask))))
        box = (point.x() - 20, point.y() - 24, 40, 48)
        assert before.copy(*box) != after.copy(*box)
    scene.marks.clear()
    assert grab(view) == before


def scene_board(view: BoardView) -> Board:
    """Return the board that a view shows."""
    return view.board_scene.board


def test_players_differ_without_colour(view: BoardView) -> None:
    """Prove that five settlements are five different pictures in grey."""
    hexes = [hex_at(15, column) for column in range(3)] + [hex_at(16, 0), hex_at(16, 1)]
    view.board_scene.sync({hex_: player for player, hex_ in enumerate(hexes)})
    view.board_scene.marks.highlight("chosen", ALL_MASK)
    image = grab(view).convertToFormat(QImage.Format.Format_Grayscale8)
    marks = []
    for hex_ in hexes:
        point = view.mapFromScene(centre(hex_))
        marks.append(image.copy(point.x() - 9, point.y() - 2, 10, 10))
    assert len({bytes(mark.constBits()) for mark in marks}) == 5


def test_theme_change_repaints_all(view: BoardView) -> None:
    """Prove that light and dark look different and that the way back is complete."""
    view.board_scene.sync({hex_at(2, 2): 1})
    view.board_scene.sites.set_left(parse_hex("C2"), 1)
    light = grab(view)
    view.board_scene.set_theme(THEMES["dark"])
    dark = grab(view)
    view.board_scene.set_theme(THEMES["light"])
    assert dark != light
    assert grab(view) == light


def test_badge_counts_tiles(view: BoardView) -> None:
    """Prove that two tiles, one and none look different."""
    seen = []
    for left in (2, 1, 0):
        view.board_scene.sync({}, {parse_hex("C2"): left})
        seen.append(grab(view))
    assert seen[0] != seen[1] != seen[2] != seen[0]


def test_board_is_sharpened_at_rest(view: BoardView, qtbot: QtBot) -> None:
    """Prove that a zoom stretches the picture first and draws it anew a little later."""
    grab(view)
    item = next(i for i in view.board_scene.items() if isinstance(i, BoardItem))
    view.zoom_by(1.5)
    stretched = view.grab().toImage()
    qtbot.waitUntil(lambda: not item.is_waiting, timeout=2000)
    assert view.grab().toImage() != stretched


def test_a_picture_that_fits_again_is_not_drawn_again(view: BoardView, qtbot: QtBot) -> None:
    """Prove that a scale there and back at once costs nothing: drawing holds the window."""
    grab(view)
    item = next(i for i in view.board_scene.items() if isinstance(i, BoardItem))
    picture = item._pixmap
    view.zoom_by(1.5)
    view.grab()
    view.zoom_by(1 / 1.5)
    view.grab()
    assert item.is_waiting
    qtbot.waitUntil(lambda: not item.is_waiting, timeout=2000)
    assert item._pixmap is picture
    view.zoom_by(1.5)
    view.grab()
    qtbot.waitUntil(lambda: not item.is_waiting, timeout=2000)
    assert item._pixmap is not picture
