"""The board seen from its other side: everything is at its hex, and stays upright."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Board, Placement, build_board
from kingdom_builder_qt.core.grid import (
    ALL_MASK,
    HEXES,
    ISLAND_HEXES,
    ISLAND_MASK,
    MAIN_HEXES,
    NEIGHBOURS,
    ROWS,
    bits,
    hex_name,
    parse_hex,
    ring_of,
)
from kingdom_builder_qt.ui.art.frame import END_RIM, SIDE_RIM
from kingdom_builder_qt.ui.art.geometry import BOARD_RECT, HALF_WIDTH, SIDE, USUAL, WIDTH, Plane
from kingdom_builder_qt.ui.art.mayors import mark_place
from kingdom_builder_qt.ui.art.painter import BoardPainter
from kingdom_builder_qt.ui.desktop.style.theme import THEMES
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.cursor_moves import cursor_target
from kingdom_builder_qt.ui.table.board.gesture import Gesture, Spot
from kingdom_builder_qt.ui.table.board.ghosts import Ghost, GhostLayer
from kingdom_builder_qt.ui.table.board.piece_item import ShownPiece
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from tests.helpers import builders

pytestmark = pytest.mark.usefixtures("qapp")
PLANES = [Plane(turned, island) for turned in (False, True) for island in ("right", "below")]
TURNED = Plane(turned=True)
C3, K10, IC3 = map(parse_hex, ("C3", "K10", "iC3"))
KEYS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    """Return the whole shipped content."""
    return builders.catalog()


def make(catalog: Catalog, *turns: int, island: str | None = "rope_bridge") -> Board:
    """Return a board of four sections turned by degrees, with an optional island."""
    ids = ("oracle", "canoe", "bazaar", "harbor")
    pairs = zip(ids, turns or (0, 0, 0, 0), strict=True)
    placements = [Placement(catalog.sections[id_], turn) for id_, turn in pairs]
    side = catalog.sections[island] if island else None
    return build_board(placements, catalog.terrains, catalog.features, side)


@pytest.fixture
def view(qtbot: QtBot, catalog: Catalog) -> Iterator[BoardView]:
    """Show a turned board with an island and a supply, without animation."""
    scene = BoardScene()
    scene.animator.speed = 0
    scene.set_board(make(catalog), catalog.terrains)
    scene.pieces.set_kinds(catalog.pieces)
    scene.set_supply(0, 20, 3)
    scene.set_turned(True)
    shown = BoardView(scene)
    qtbot.addWidget(shown)
    shown.resize(1280, 800)
    shown.show()
    yield shown
    scene.settle()


# Positions.


@pytest.mark.parametrize("plane", PLANES)
def test_every_hex_is_found_at_its_centre(plane: Plane) -> None:
    """Prove that pointing is the reverse of placing, up to the corners of a hex."""
    for hex_ in HEXES:
        middle = plane.centre(hex_)
        assert plane.hex_under(middle, ALL_MASK) == hex_
        for corner in plane.polygon(hex_, 0.98).toList():
            assert plane.hex_under(corner, ALL_MASK) == hex_


@pytest.mark.parametrize("plane", PLANES)
def test_neighbours_are_neighbours(plane: Plane) -> None:
    """Prove that each plane keeps the neighbours of the rules, and no others."""
    middles = {hex_: plane.centre(hex_) for hex_ in HEXES}
    for hex_, middle in middles.items():
        ways = {other: at - middle for other, at in middles.items() if other != hex_}
        near = {other for other, way in ways.items() if way.manhattanLength() < 1.5 * WIDTH}
        assert near == set(bits(NEIGHBOURS[hex_]))


@pytest.mark.parametrize("hexes", [MAIN_HEXES, ISLAND_HEXES], ids=["board", "island"])
def test_a_turned_board_is_the_board_turned_round(hexes: tuple[int, ...]) -> None:
    """Prove that the turn is one by 180 degrees around the middle of each board."""
    sums = {
        (round(both.x(), 3), round(both.y(), 3))
        for both in (USUAL.centre(hex_) + TURNED.centre(hex_) for hex_ in hexes)
    }
    rect = USUAL.outline(sum(1 << hex_ for hex_ in hexes)).boundingRect()
    assert sums == {(round(2 * rect.center().x(), 3), round(2 * rect.center().y(), 3))}


@pytest.mark.parametrize("plane", PLANES)
def test_outlines_surround_their_hexes(plane: Plane) -> None:
    """Prove that an outline holds its hexes and no neighbour, and reaches their corners."""
    for hex_ in (C3, K10, IC3):
        ring = ring_of(hex_)
        path = plane.outline(ring)
        assert path.boundingRect().height() == pytest.approx(SIDE * 5)
        for other in HEXES:
            assert path.contains(plane.centre(other)) == bool(ring >> other & 1)


@pytest.mark.parametrize("plane", PLANES)
def test_marks_of_rows_are_in_the_free_half_hex(plane: Plane) -> None:
    """Prove that each mark is next to the end of its row, inside the rectangle of the hexes."""
    rects = [BOARD_RECT, plane.outline(ISLAND_MASK).boundingRect()]
    for row in range(ROWS + 5):
        place = mark_place(row, plane)
        assert plane.hex_under(place, ALL_MASK) is None
        assert rects[row >= ROWS].contains(QRectF(place, place).adjusted(-13, -1, 13, 1))
        near = [h for h in HEXES if (plane.centre(h) - place).manhattanLength() < WIDTH]
        assert [hex_name(h)[: 1 + (row >= ROWS)] for h in near] == [
            f"i{chr(ord('A') + row - ROWS)}" if row >= ROWS else chr(ord("A") + row)
        ]


# The picture.


def test_picture_of_a_turned_board_is_that_of_the_sections_turned(catalog: Catalog) -> None:
    """Prove that terrain stays upright: the picture is that of the sections laid the other way.

    Only antialiased borders of areas may differ slightly, because they are filled in another order.
    """
    ids = ("oracle", "canoe", "bazaar", "harbor")
    placements = [Placement(catalog.sections[id_]) for id_ in ids]
    other = [Placement(placement.section, 180) for placement in reversed(placements)]
    pictures = []
    for laid, plane in ((placements, TURNED), (other, USUAL), (placements, USUAL)):
        board = build_board(laid, catalog.terrains, catalog.features)
        theme, terrains = THEMES["light"], catalog.terrains
        painter = BoardPainter(board, theme, terrains, coordinates=False, plane=plane)
        picture = painter.render(0.25).toImage()
        pictures.append(bytes(picture.constBits()))
    turned, laid_turned, upright = pictures
    assert max(abs(a - b) for a, b in zip(turned, laid_turned, strict=True)) < 40
    assert max(abs(a - b) for a, b in zip(turned, upright, strict=True)) > 100


@pytest.mark.parametrize("plane", PLANES)
@pytest.mark.parametrize("island", [None, "rope_bridge"])
def test_coordinates_are_at_their_rows_and_columns(
    catalog: Catalog, plane: Plane, island: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prove that each letter is level with its row, and each number next to its hex at the rim."""
    drawn: list[tuple[QPointF, str]] = []
    monkeypatch.setattr(
        "kingdom_builder_qt.ui.art.frame._centred",
        lambda _painter, point, text: drawn.append((point, text)),
    )
    board = make(catalog, island=island)
    BoardPainter(board, THEMES["light"], catalog.terrains, plane=plane).render(0.2)
    assert len(drawn) == 80 + (22 if island else 0)
    for point, text in drawn[:40]:
        assert point.y() == plane.centre(parse_hex(f"{text}1")).y()
    inside = BOARD_RECT.adjusted(-SIDE_RIM, -END_RIM, SIDE_RIM, END_RIM)
    for point, text in drawn[40:80]:
        assert inside.contains(point)
        assert plane.hex_under(point, ALL_MASK) is None
        edge = [parse_hex(f"{row}{text}") for row in "AT"]
        assert min(abs(plane.centre(h).x() - point.x()) for h in edge) < HALF_WIDTH
    for point, text in drawn[80:90]:
        assert point.y() == plane.centre(parse_hex(f"i{text}1")).y()
    for point, text in drawn[90:]:
        edge = [parse_hex(f"i{row}{text}") for row in "AE"]
        assert point.x() in [plane.centre(h).x() for h in edge]


# The scene.


def everything(scene: BoardScene) -> dict[str, list[tuple[float, float]]]:
    """Return the positions of the scene's items by type, in a fixed order."""
    found: dict[str, list[tuple[float, float]]] = {}
    for item in scene.items():
        rect = item.sceneBoundingRect()
        place = round(rect.center().x(), 3), round(rect.center().y(), 3)
        found.setdefault(type(item).__name__, []).append(place)
    return {name: sorted(places) for name, places in found.items()}


def fill(scene: BoardScene) -> None:
    """Put pieces, marks, a ghost, a section mark and the cursor on the board."""
    nomad = next(h for h in bits(scene.board.hex_mask) if scene.pieces.at(h) is None)
    scene.sync({C3: 0, C3 + 1: 0, K10: 1, IC3: 2}, {}, {nomad: "outpost"}, {0: 1, 7: 2, 21: 0})
    scene.pieces.lanes.setVisible(True)
    scene.marks.highlight("target", ring_of(K10))
    scene.section_mark.mark("Trial", ring_of(C3))
    scene.hand.ghost_at(K10, 3)
    scene.input.set_cursor(IC3)


def grab(view: BoardView) -> QImage:
    """Return the picture of the view, sharpened."""
    view.grab()
    view.board_scene.sharpen()
    return view.grab().toImage()


@pytest.mark.parametrize("size", [(1280, 800), (700, 1000)], ids=["right", "below"])
def test_turning_moves_everything(
    view: BoardView, catalog: Catalog, qtbot: QtBot, size: tuple[int, int]
) -> None:
    """Prove that a board turned with its pieces looks as one that was turned before them."""
    view.resize(*size)
    scene = view.board_scene
    fill(scene)
    advice = GhostLayer(scene)
    advice.show([Ghost(1, ShownPiece("settlement", 4), parse_hex("T1"), parse_hex("R3"))])
    before, places = grab(view), everything(scene)
    scene.set_turned(False)
    assert grab(view) != before
    scene.set_turned(True)
    assert everything(scene) == places
    assert grab(view) == before
    advice.show([])


def test_pieces_marks_and_drags_are_at_their_hexes(view: BoardView) -> None:
    """Prove that pieces, motions and pointing agree with the coordinates."""
    scene = view.board_scene
    scene.changes.place(0, K10)
    scene.changes.move(0, K10, C3)
    item = scene.pieces.at(C3)
    assert item is not None
    assert item.pos() == TURNED.centre(C3)
    assert item.rotation() == 0
    assert scene.spot_at(item.pos()) == Spot("board", C3)
    scene.changes.mark_row(1, 0)
    assert scene.row_marks.at(0).pos() == mark_place(0, TURNED)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("start", ["K10", "J9", "iC3"])
def test_arrow_keys_move_as_seen(view: BoardView, key: Qt.Key, start: str) -> None:
    """Prove that the cursor moves in the direction of the key."""
    scene = view.board_scene
    scene.input.set_gesture(Gesture())
    scene.input.set_cursor(parse_hex(start))
    before = scene.input.cursor_item.pos()
    QTest.keyClick(view, key)
    way, wanted = scene.input.cursor_item.pos() - before, KEYS[key]
    assert way.x() * wanted.x() + way.y() * wanted.y() > 0
    assert way.manhattanLength() < 1.5 * WIDTH


@pytest.mark.parametrize("plane", PLANES)
def test_keys_reach_all_hexes_of_both_boards(plane: Plane) -> None:
    """Prove that the way to the island and back exists on every plane."""
    steps = [(-1, 0), (1, 0), (0, -1), (0, 1)]
    for start in (K10, IC3):
        reached = edge = {start}
        while edge:
            goals = {cursor_target(h, *step, ALL_MASK, plane) for h in edge for step in steps}
            edge, reached = goals - reached, reached | goals
        assert reached == set(HEXES)


def test_next_choice_follows_the_picture(view: BoardView) -> None:
    """Prove that N visits the hexes that can be chosen from top to bottom as seen."""

    class Choosing(Gesture):
        def choices(self) -> int:
            return 1 << C3 | 1 << K10 | 1 << parse_hex("T20")

        def offers(self) -> bool:
            return True

    board = view.board_scene.input
    board.set_gesture(Choosing())
    board.set_cursor(parse_hex("T20"))
    seen = []
    for _ in range(3):
        board.jump_cursor(1)
        seen.append(hex_name(board.cursor))
    assert seen == ["K10", "C3", "T20"]


def test_hover_ends_when_the_board_moves_away(view: BoardView) -> None:
    """Prove that no outline stays on a hex that is elsewhere now."""
    scene = view.board_scene
    heard = []
    scene.input.hex_hovered.connect(heard.append)
    QTest.mouseMove(view.viewport(), view.mapFromScene(TURNED.centre(K10)))
    scene.set_turned(False)
    assert heard == [K10, None]


def test_arrangement_changes_nothing_without_another_place(view: BoardView) -> None:
    """Prove that a scene is laid again only if the island changes its place."""
    scene, heard = view.board_scene, []
    scene.plane_changed.connect(lambda: heard.append(scene.plane))
    scene.arrange(QSize(1000, 700), 30)
    assert heard == []
    scene.arrange(QSize(500, 900), 30)
    scene.arrange(QSize(1000, 700), 30)
    assert heard == [Plane(turned=True, island="below"), TURNED]
