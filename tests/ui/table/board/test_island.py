"""The island next to the main board, overlays on hexes, and the marks at the ends of rows."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Board, Placement, build_board
from kingdom_builder_qt.core.grid import ISLAND_MASK, Hex, bits, parse_hex
from kingdom_builder_qt.ui.art.frame import (
    FRAME_RECT,
    ISLAND_RIM,
    ISLAND_RIM_RECT,
    RIM_RECT,
    SEA_RECT,
    frame_rect,
    island_rim_rect,
)
from kingdom_builder_qt.ui.art.geometry import ISLAND_RECT, centre, hex_rect, hex_under
from kingdom_builder_qt.ui.art.mayors import MARK_RECT, mark_place
from kingdom_builder_qt.ui.art.painter import BoardPainter
from kingdom_builder_qt.ui.desktop.style.theme import THEMES
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.gesture import Gesture, Spot
from kingdom_builder_qt.ui.table.board.piece_item import ShownPiece
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from tests.helpers import builders

pytestmark = pytest.mark.usefixtures("qapp")
C3, IC3 = parse_hex("C3"), parse_hex("iC3")
SECTIONS = ("oracle", "canoe", "bazaar", "harbor")
EXTRA = [(kind, 1) for kind in ("warrior", "wagon", "ship", "city_hall", "stone_wall")]


class Listener(Gesture):
    """A gesture that records its calls."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[tuple[str, Spot | None]] = []

    def offers(self, hex_: Hex) -> bool:
        return True

    def activated(self, spot: Spot) -> None:
        self.said.append(("activated", spot))

    def released(self, spot: Spot | None) -> None:
        self.said.append(("released", spot))


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    """Return the whole shipped content."""
    return builders.catalog()


def make(catalog: Catalog, island: str | None = "rope_bridge", laid: bool = False) -> Board:
    """Return a board of four sections, with an optional island and overlays."""
    placements = [Placement(catalog.sections[id_]) for id_ in SECTIONS]
    plain = build_board(placements, catalog.terrains, catalog.features)
    castle = next(bits(plain.feature_masks["castle"]))
    rock = next(bits(plain.terrain_masks["mountain"]))
    overlays = {"capitol": 1 << castle, "cave": 1 << rock} if laid else None
    side = catalog.sections[island] if island else None
    return build_board(placements, catalog.terrains, catalog.features, side, overlays)


@pytest.fixture
def view(qtbot: QtBot, catalog: Catalog) -> Iterator[BoardView]:
    """Show a board with an island and a supply, without animation."""
    scene = BoardScene()
    scene.animator.speed = 0
    scene.set_board(make(catalog), catalog.terrains)
    scene.pieces.set_kinds(catalog.pieces)
    scene.set_supply(0, 20, 3)
    shown = BoardView(scene)
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.show()
    yield shown
    scene.settle()


def grab(view: BoardView) -> QImage:
    """Return the picture of the view, sharpened."""
    view.grab()
    view.board_scene.sharpen()
    return view.grab().toImage()


def at(view: BoardView, hex_: int) -> QPoint:
    """Return the viewport position of a hex."""
    return view.mapFromScene(centre(hex_))


def near(view: BoardView, image: QImage, rect: QRectF) -> QImage:
    """Return a part of a picture, given in units of the scene."""
    return image.copy(view.mapFromScene(rect).boundingRect())


# The picture.


@pytest.mark.parametrize("theme", THEMES)
def test_board_without_island_looks_as_ever(catalog: Catalog, theme: str) -> None:
    """Prove that the frame grows only with an island, and the main board is unchanged."""
    alone = BoardPainter(make(catalog, None), THEMES[theme], catalog.terrains)
    both = BoardPainter(make(catalog), THEMES[theme], catalog.terrains)
    assert alone.rect == FRAME_RECT == frame_rect(None)
    assert both.rect.topLeft() == alone.rect.topLeft()
    assert both.rect.width() > alone.rect.width() + ISLAND_RIM_RECT.width()
    assert both.rect.height() == alone.rect.height()
    small = alone.render(0.5).toImage()
    # Up to the right border of the hexes: next to it is the shadow of the island's frame.
    width = round((1136 - FRAME_RECT.left()) * 0.5)
    same = both.render(0.5).toImage().copy(0, 0, width, small.height())
    assert same == small.copy(0, 0, width, small.height())


def test_coast_is_beside_water(catalog: Catalog) -> None:
    """Prove that the sea surrounds the island up to the rim and covers none of its land."""
    board = make(catalog)
    painter = BoardPainter(board, THEMES["light"], catalog.terrains, coordinates=False)
    image = painter.render(1.0).toImage()

    def colour(point: QPointF) -> QColor:
        place = point - painter.rect.topLeft()
        return image.pixelColor(round(place.x()), round(place.y()))

    land = board.hex_mask & ISLAND_MASK
    places = list(bits(ISLAND_MASK & ~land))
    corners = (SEA_RECT.topLeft(), SEA_RECT.topRight(), SEA_RECT.bottomLeft())
    middle = SEA_RECT.center()
    for point in [*map(centre, places), *(c + (middle - c) * 0.05 for c in corners)]:
        assert colour(point).blue() > colour(point).red() + 40
    rim = QPointF(ISLAND_RIM_RECT.left() + ISLAND_RIM / 2, middle.y())
    assert colour(rim).red() > colour(rim).blue()


def test_overlays_are_visible(catalog: Catalog) -> None:
    """Prove that a capitol and a cave change the middle of their hexes only."""
    plain, laid = make(catalog, None), make(catalog, None, laid=True)
    images = [
        BoardPainter(board, THEMES["light"], catalog.terrains).render(1.0).toImage()
        for board in (plain, laid)
    ]
    changed = [h for mask in laid.overlays.values() for h in bits(mask)]
    for hex_ in changed:
        rect = hex_rect(hex_).translated(-FRAME_RECT.topLeft()).toRect()
        before, after = (image.copy(rect) for image in images)
        pixels = [(x, y) for x in range(rect.width()) for y in range(rect.height())]
        differ = sum(before.pixelColor(*p) != after.pixelColor(*p) for p in pixels)
        assert 0.15 < differ / len(pixels) < 0.8
    other = hex_rect(C3).translated(-FRAME_RECT.topLeft()).toRect()
    assert images[0].copy(other) == images[1].copy(other)


# The window on it.


@pytest.mark.parametrize("size", [(1280, 800), (700, 900), (640, 400)])
def test_fitting_shows_both_boards_and_the_supply(view: BoardView, size: tuple[int, int]) -> None:
    """Prove that no window cuts anything, and that the parts of the table do not overlap."""
    view.resize(*size)
    view.board_scene.tray.set_extra(EXTRA)
    view.fit()
    seen = view.mapToScene(view.viewport().rect()).boundingRect().adjusted(-1, -1, 1, 1)
    island = island_rim_rect(view.board_scene.plane)
    tray = view.board_scene.tray.boundingRect()
    for rect in (RIM_RECT, island, tray):
        assert seen.contains(rect)
    assert not any(
        one.intersects(other) for one, other in combinations((RIM_RECT, island, tray), 2)
    )
    for kind, _ in EXTRA:
        point = view.board_scene.tray.place_of(kind)
        assert point is not None
        assert tray.contains(point)
        assert view.board_scene.spot_at(point) == Spot("supply", piece=kind)


def test_another_board_is_fitted_at_once(view: BoardView, catalog: Catalog) -> None:
    """Prove that a view that follows the window fits a wider or narrower board."""
    view.resize(800, 800)
    before = view.zoom
    view.board_scene.set_board(make(catalog, None), catalog.terrains)
    assert view.zoom > before * 1.1
    view.board_scene.set_board(make(catalog), catalog.terrains)
    assert view.zoom == pytest.approx(before)


def test_places_of_the_supply_do_not_overlap(view: BoardView) -> None:
    """Prove that forty settlements are separate from each other, the head and other pieces."""
    scene = view.board_scene
    scene.set_supply(0, 40, 3)
    scene.tray.set_extra(EXTRA)
    tray = next(item for item in scene.items() if hasattr(item, "slots"))
    places = tray.places()
    assert len(places) == 40
    for number, place in enumerate(places):
        assert not any(slot.contains(place) for slot in tray.slots().values())
        assert all((place - other).manhattanLength() > 38 for other in places[:number])


# Pointing and walking.


def test_clicks_and_drags_reach_the_island(view: BoardView) -> None:
    """Prove that a click, a drag across the gap and a hover report the island's hex."""
    heard = Listener()
    view.board_scene.input.set_gesture(heard)
    viewport, left = view.viewport(), Qt.MouseButton.LeftButton
    QTest.mouseMove(viewport, at(view, IC3))
    QTest.mouseClick(viewport, left, pos=at(view, IC3))
    QTest.mousePress(viewport, left, pos=at(view, C3))
    QTest.mouseMove(viewport, at(view, C3) + QPoint(40, 20))
    QTest.mouseMove(viewport, at(view, IC3))
    QTest.mouseRelease(viewport, left, pos=at(view, IC3))
    island = Spot("board", IC3)
    assert heard.said == [("activated", island), ("released", island)]
    assert view.board_scene.marks.item.mask("hover") == 1 << IC3


def test_the_sea_is_no_hex(view: BoardView, catalog: Catalog) -> None:
    """Prove that places without land, and the table without an island, are no hexes."""
    scene = view.board_scene
    assert scene.board is not None
    assert scene.spot_at(centre(parse_hex("iA1"))) is None
    scene.set_board(make(catalog, None))
    assert scene.spot_at(centre(IC3)) is None


def test_keyboard_walks_to_the_island_and_back(view: BoardView) -> None:
    """Prove that the arrow keys cross the gap and that Enter works there."""
    heard = Listener()
    scene = view.board_scene
    scene.input.set_gesture(heard)
    scene.input.set_cursor(parse_hex("J20"))
    QTest.keyClick(view, Qt.Key.Key_Right)
    there = scene.input.cursor
    assert there is not None
    assert ISLAND_MASK >> there & 1
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert heard.said == [("activated", Spot("board", there))]
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert scene.input.cursor is not None
    assert not ISLAND_MASK >> scene.input.cursor & 1


def test_cursor_does_not_stay_on_an_island_that_is_gone(view: BoardView, catalog: Catalog) -> None:
    """Prove that after a change of board the cursor is on an existing hex."""
    view.board_scene.input.set_cursor(IC3)
    view.board_scene.set_board(make(catalog, None))
    view.board_scene.input.move_cursor(0, 0)
    assert view.board_scene.input.cursor is not None
    assert not ISLAND_MASK >> view.board_scene.input.cursor & 1


# Marks and pieces there.


@pytest.mark.parametrize("role", ["target", "origin", "refused", "blocked", "last_move", "chosen"])
def test_marks_show_on_the_island(view: BoardView, role: str) -> None:
    """Prove that a role is painted on a hex of the island."""
    before = grab(view)
    view.board_scene.marks.highlight(role, 1 << IC3)
    rect = hex_rect(IC3)
    assert near(view, grab(view), rect) != near(view, before, rect)


def test_other_hexes_are_dimmed_on_both_boards(view: BoardView) -> None:
    """Prove that a target on one board darkens the hexes of the other, and the sea."""
    before = grab(view)
    view.board_scene.marks.highlight("target", 1 << C3)
    after = grab(view)
    sea = QRectF(SEA_RECT.topLeft() + QPointF(20, 20), SEA_RECT.topLeft() + QPointF(50, 40))
    for rect in (hex_rect(IC3), sea):
        assert mean(near(view, after, rect)) < mean(near(view, before, rect)) - 5
    view.board_scene.marks.highlight("target", 0)
    assert grab(view) == before


def mean(image: QImage) -> float:
    """Return the mean lightness of a picture."""
    pixels = [(x, y) for x in range(image.width()) for y in range(image.height())]
    return sum(image.pixelColor(*pixel).lightness() for pixel in pixels) / len(pixels)


def test_pieces_move_across(view: BoardView) -> None:
    """Prove that pieces are placed, moved over the gap, lifted and shown as ghosts there."""
    scene = view.board_scene
    scene.sync({C3: 0})
    scene.changes.move(0, C3, IC3)
    assert scene.pieces.standing() == {IC3: ShownPiece("settlement", 0)}
    item = scene.pieces.at(IC3)
    assert item is not None
    assert ISLAND_RECT.contains(item.pos())
    scene.hand.lift(0, IC3)
    scene.hand.ghost_at(C3)
    assert scene.hand.ghost is not None
    scene.hand.drop()


# Marks of rows.


@pytest.mark.parametrize("row", [0, 1, 19, 20, 21, 24])
def test_mark_hides_no_hex_and_no_letter(view: BoardView, row: int) -> None:
    """Prove that a mark is at the end of its row, next to its hexes, inside the frame."""
    scene, place = view.board_scene, mark_place(row)
    board = scene.board
    assert board is not None
    assert hex_under(place, board.hex_mask) is None
    before = grab(view)
    scene.changes.mark_row(4, row)
    assert scene.row_marks.owners() == {row: 4}
    rect = MARK_RECT.translated(place)
    assert near(view, grab(view), rect) != near(view, before, rect)
    scene.changes.unmark_row(row)
    assert scene.row_marks.owners() == {}
    assert grab(view) == before


def test_marks_follow_theme_and_sync(view: BoardView) -> None:
    """Prove that a sync sets and removes marks, and a theme change repaints them."""
    scene = view.board_scene
    scene.sync({}, row_marks={3: 1, 22: 2})
    assert scene.row_marks.owners() == {3: 1, 22: 2}
    light = grab(view)
    scene.use_theme(THEMES["dark"])
    scene.use_theme(THEMES["light"])
    assert grab(view) == light
    scene.sync({})
    assert scene.row_marks.owners() == {}


# Animations.


@pytest.mark.parametrize("has_supply", [True, False])
def test_store_and_mark_fly_and_arrive(view: BoardView, qtbot: QtBot, has_supply: bool) -> None:
    """Prove that stored settlements and marks fly from and to the supply, and end well."""
    scene = view.board_scene
    scene.set_supply(0 if has_supply else None, 20)
    scene.sync({C3: 0})
    scene.animator.speed = 1
    scene.changes.store(C3)
    item = scene.pieces.at(C3)
    assert item is not None
    qtbot.waitUntil(lambda: item.pos() != centre(C3), timeout=3000)
    scene.animator.skip()
    assert scene.pieces.standing() == {}
    scene.changes.place_stored(0, IC3)
    scene.changes.mark_row(0, 21)
    flying = scene.pieces.at(IC3)
    assert flying is not None
    assert flying.pos() != centre(IC3)
    scene.animator.skip()
    assert scene.pieces.standing() == {IC3: ShownPiece("settlement", 0)}
    assert flying.pos() == centre(IC3)
    assert scene.row_marks.owners() == {21: 0}
    mark = next(i for i in scene.items() if getattr(i, "owner", None) == 0 and i.scale() == 1)
    assert mark.pos() == mark_place(21)


def test_running_animations_can_be_cleared(view: BoardView) -> None:
    """Prove that a jump to another state removes all flying pieces."""
    scene = view.board_scene
    scene.animator.speed = 1
    scene.sync({C3: 0})
    scene.changes.store(C3)
    scene.changes.mark_row(1, 0)
    scene.sync({C3: 0}, row_marks={5: 2})
    assert scene.pieces.standing() == {C3: ShownPiece("settlement", 0)}
    item = scene.pieces.at(C3)
    assert item is not None
    assert (item.pos(), item.opacity()) == (centre(C3), 1.0)
    assert scene.row_marks.owners() == {5: 2}


def test_scouts_are_neutral(view: BoardView) -> None:
    """Prove that the look of a scout does not depend on its owner."""
    view.board_scene.changes.place(2, IC3, "scout")
    assert view.board_scene.pieces.standing() == {IC3: ShownPiece("scout", None)}


def test_water_glints_on_hexes_only(catalog: Catalog) -> None:
    """Glints are on water hexes only, not on the sea around an island."""
    board, scene = make(catalog), BoardScene()
    assert board.terrain_masks["water"] & ~board.hex_mask
    scene.set_board(board)
    assert scene.idle.is_due
