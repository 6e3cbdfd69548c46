"""The board with Nomads and Crossroads: camps and their tiles, pieces, marks, gold."""

from itertools import combinations
from statistics import median

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.core.board import Board, Placement, build_board
from kingdom_builder_qt.core.grid import ALL_MASK, Hex, bits, hexes, parse_hex, ring_of
from kingdom_builder_qt.ui.art.geometry import centre, hex_rect, outline
from kingdom_builder_qt.ui.art.painter import BoardPainter
from kingdom_builder_qt.ui.desktop.style.theme import THEMES
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.piece_item import ShownPiece, piece_of
from kingdom_builder_qt.ui.table.board.scene import BoardScene

A1, C3, E5, K10 = (parse_hex(name) for name in ("A1", "C3", "E5", "K10"))
RING = [*bits(ring_of(K10))]
pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    """Return the shipped content."""
    return load_catalog(None)


@pytest.fixture(scope="module")
def camps(catalog: Catalog) -> Board:
    """Return a board of the four Nomads sections."""
    chosen = [catalog.sections[id_] for id_ in ("caravan", "garden", "quarry", "village")]
    return build_board([Placement(s) for s in chosen], catalog.terrains, catalog.features)


@pytest.fixture
def scene(view: BoardView) -> BoardScene:
    """Return a scene without pieces and without animations."""
    view.board_scene.sync({})
    view.board_scene.animator.speed = 0
    return view.board_scene


def grab(view: BoardView) -> QImage:
    """Return the picture of the view, sharpened."""
    view.grab()
    view.board_scene.sharpen()
    return view.grab().toImage()


def near(view: BoardView, image: QImage, hex_: Hex) -> QImage:
    """Return the picture of one hex."""
    return image.copy(view.mapFromScene(hex_rect(hex_)).boundingRect())


# The static board.


@pytest.mark.slow
def test_every_section_can_be_painted(catalog: Catalog) -> None:
    """Prove that every shipped section gives a picture of its own."""
    seen = set()
    for section in catalog.sections.values():
        main = catalog.sections["farm"] if section.is_island else section
        island = section if section.is_island else None
        board = build_board(
            [Placement(main)] * 4, catalog.terrains, catalog.features, island=island
        )
        image = BoardPainter(board, THEMES["light"], catalog.terrains).render(0.25).toImage()
        seen.add(bytes(image.constBits()))
    assert len(seen) == len(catalog.sections) >= 16


@pytest.mark.parametrize("theme", THEMES)
def test_camps_look_like_no_other_site(
    qtbot: QtBot, camps: Board, catalog: Catalog, theme: str
) -> None:
    """Prove that the middle of a camp is darker than that of a location, in grey as well."""
    scene = BoardScene(THEMES[theme])
    scene.set_board(camps, catalog.terrains)
    view = BoardView(scene)
    qtbot.addWidget(view)
    view.resize(1200, 1000)
    image = grab(view)
    camp = next(bits(camps.feature_masks["nomad"]))
    place = camps.locations[0].hex
    assert _darkness(view, image, camp) > _darkness(view, image, place) + 25
    scene.settle()


def _darkness(view: BoardView, image: QImage, hex_: Hex) -> float:
    """Return how dark most of the middle of a hex is, 0..255."""
    middle = view.mapFromScene(centre(hex_))
    part = image.copy(QRect(middle.x() - 14, middle.y() - 10, 28, 28))
    return 255 - median(part.pixelColor(x, y).lightness() for x in range(28) for y in range(28))


# Tiles on camps.


def test_tile_on_a_camp_comes_and_goes(view: BoardView, camps: Board, catalog: Catalog) -> None:
    """Prove that a camp shows its tile until it is taken, and again after undo."""
    scene = view.board_scene
    scene.set_board(camps, catalog.terrains)
    camp = next(bits(camps.feature_masks["nomad"]))
    empty = near(view, grab(view), camp)
    scene.locations.set_tile(camp, "sword")
    sword = near(view, grab(view), camp)
    scene.locations.set_left(camp, 0)
    assert scene.locations.tile(camp) is None
    assert near(view, grab(view), camp) == empty
    scene.locations.set_left(camp, 1)
    assert near(view, grab(view), camp) == sword != empty
    scene.locations.set_tile(camp, None)
    assert scene.locations.tile(camp) is None


def test_sync_lays_the_tiles_out(view: BoardView, camps: Board) -> None:
    """Prove that one call sets tiles and their number, and that a new board has none."""
    scene = view.board_scene
    scene.set_board(camps)
    first, second, *_ = bits(camps.feature_masks["nomad"])
    scene.sync({}, {first: 1, second: 0}, {first: "treasure", second: "no_such_tile"})
    assert scene.locations.tile(first) == "treasure"
    assert scene.locations.tile(second) is None
    scene.locations.set_left(second, 1)
    assert not grab(view).isNull()
    scene.set_board(camps)
    assert scene.locations.tile(first) is None


# Pieces.


def test_sync_takes_any_kind(scene: BoardScene) -> None:
    """Prove that numbers are settlements and that a changed kind replaces the item."""
    scene.sync({A1: 0, C3: ShownPiece("warrior", 1), E5: ShownPiece("stone_wall", None)})
    assert scene.pieces.standing()[A1] == ShownPiece("settlement", 0)
    assert scene.pieces.owners() == {A1: 0, C3: 1, E5: None}
    warrior = scene.pieces.at(C3)
    scene.sync({C3: ShownPiece("warrior", 1), E5: 3})
    assert scene.pieces.at(C3) is warrior
    assert scene.pieces.standing()[E5] == ShownPiece("settlement", 3)


def test_walls_are_neutral(scene: BoardScene) -> None:
    """Prove that the look of a wall does not depend on its builder."""
    scene.changes.place(2, C3, "stone_wall")
    assert scene.pieces.standing() == {C3: ShownPiece("stone_wall", None)}


def test_city_hall_may_be_given_by_all_its_hexes(scene: BoardScene) -> None:
    """Prove that seven hexes of the rules are one item in the middle."""
    scene.sync(dict.fromkeys(RING, ShownPiece("city_hall", 1, True)) | {A1: 0})
    small = ShownPiece("settlement", 0)
    assert scene.pieces.standing() == {K10: ShownPiece("city_hall", 1, True), A1: small}
    scene.sync({K10: ShownPiece("city_hall", 1, True)})
    assert list(scene.pieces.standing()) == [K10]


def test_city_hall_covers_its_hexes(view: BoardView, scene: BoardScene) -> None:
    """Prove that all seven hexes look occupied, and no neighbouring middle does."""
    before = grab(view)
    scene.changes.place(4, K10, "city_hall")
    after = grab(view)
    assert all(near(view, before, h) != near(view, after, h) for h in RING)
    path, item = outline(ring_of(K10)), scene.pieces.at(K10)
    assert item.sceneBoundingRect().contains(path.boundingRect())


def test_kinds_and_players_differ_in_grey(
    view: BoardView, scene: BoardScene, catalog: Catalog
) -> None:
    """Prove that no two pieces look alike without colour, not even pieces of one player."""
    kinds = [kind for kind in catalog.pieces if kind != "city_hall"] + ["unknown_kind"]
    seen = []
    for kind in kinds:
        entry = catalog.pieces.get(kind)
        is_nobodys = entry is not None and not entry.owned
        for player in range(1 if is_nobodys else 5):
            piece = ShownPiece(kind, player) if entry is None else piece_of(entry, player)
            scene.sync({E5: piece})
            grey = grab(view).convertToFormat(QImage.Format.Format_Grayscale8)
            seen.append(near(view, grey, E5))
    assert all(one != two for one, two in combinations(seen, 2))


def test_moving_keeps_the_kind(scene: BoardScene) -> None:
    """Prove that the piece on the origin moves, even if the caller names no kind."""
    scene.sync({A1: ShownPiece("ship", 2)})
    scene.changes.move(2, A1, C3)
    scene.changes.move(2, E5, A1, "wagon")
    assert scene.pieces.standing() == {C3: ShownPiece("ship", 2), A1: ShownPiece("wagon", 2)}


def test_theme_change_repaints_pieces(view: BoardView, scene: BoardScene) -> None:
    """Prove that a theme change and its reverse repaint every shown piece."""
    scene.sync({K10: ShownPiece("city_hall", 1, True), A1: ShownPiece("warrior", 0)})
    scene.tray.set_extra([("warrior", 2), ("ship", 0)], ready={"warrior"})
    scene.hand.lift(0, A1)
    scene.hand.ghost_at(C3)
    light = grab(view)
    scene.use_theme(THEMES["dark"])
    assert grab(view) != light
    scene.use_theme(THEMES["light"])
    assert grab(view) == light


# Animations.


def play_fall(scene: BoardScene) -> QGraphicsItem:
    """Strike a settlement on C3; return its item."""
    scene.sync({C3: 1})
    scene.animator.speed = 20
    scene.changes.remove(C3, fallen=True)
    return scene.pieces.at(C3)


def test_struck_piece_falls_and_is_gone(view: BoardView, scene: BoardScene, qtbot: QtBot) -> None:
    """Prove that a fall can be painted at any instant and leaves nothing."""
    item = play_fall(scene)
    upright = grab(view)
    item.set_tilt(50)
    assert grab(view) != upright
    qtbot.waitUntil(lambda: not scene.animator.is_running, timeout=3000)
    assert scene.pieces.standing() == {}


def test_fall_can_be_skipped(scene: BoardScene) -> None:
    """Prove that skipping a fall removes the piece."""
    play_fall(scene)
    scene.animator.skip()
    assert scene.pieces.standing() == {}


def test_gold_rises_and_vanishes(view: BoardView, scene: BoardScene, qtbot: QtBot) -> None:
    """Prove that coins appear in their turn and leave nothing."""
    before = grab(view)
    scene.animator.speed = 5
    scene.changes.pay(C3, 2)
    scene.changes.pay(C3, -1)
    qtbot.waitUntil(lambda: len(scene.coins.shown()) == 2, timeout=3000)
    assert sorted(scene.coins.shown()) == [(C3, -1), (C3, 2)]
    assert grab(view) != before
    qtbot.waitUntil(lambda: scene.coins.shown() == [], timeout=3000)
    assert grab(view) == before


def test_gold_waits_for_the_piece_but_nothing_for_gold(scene: BoardScene, qtbot: QtBot) -> None:
    """Prove the order: first the piece, then the coin together with the next piece."""
    scene.animator.speed = 10
    scene.changes.place(0, C3)
    scene.changes.pay(C3, 1)
    scene.changes.place(0, E5)
    assert scene.coins.shown() == []
    qtbot.waitUntil(lambda: E5 in scene.pieces.standing(), timeout=3000)
    assert scene.coins.shown() == [(C3, 1)]
    scene.settle()
    assert scene.coins.shown() == []


@pytest.mark.parametrize("end", ["skip", "clear", "off"])
def test_no_coin_survives(scene: BoardScene, end: str) -> None:
    """Prove that skipping, jumping and switched-off animations show no coins (no timers)."""
    scene.animator.speed = 0 if end == "off" else 1
    scene.changes.pay(C3, 2)
    scene.changes.pay(E5, 1)
    if end == "skip":
        scene.animator.skip()
    elif end == "clear":
        scene.sync({})
    assert scene.coins.shown() == []
    assert not scene.animator.is_running


def test_coin_of_the_top_row_stays_in_view(scene: BoardScene) -> None:
    """Prove that a coin stays inside the frame."""
    scene.animator.speed = 1
    scene.changes.pay(A1, 3)
    coin = next(item for item in scene.items() if getattr(item, "amount", 0) == 3)
    assert coin.y() - 46 - 18 >= scene.sceneRect().top()
    scene.settle()


# Marks.


def test_blocked_hexes_step_back_with_the_others(view: BoardView, scene: BoardScene) -> None:
    """Prove that targets dim a hatched hex like the others."""
    scene.marks.highlight("blocked", 1 << E5)
    alone = near(view, grab(view), E5)
    scene.marks.highlight("target", 1 << A1)
    assert near(view, grab(view), E5) != alone


def test_city_hall_at_the_rim_stands_once(view: BoardView) -> None:
    """A city hall given by its seven hexes is found again in its middle, also at the rim."""
    for middle in hexes(ALL_MASK):
        if ring_of(middle).bit_count() == 7:
            hall = ShownPiece("city_hall", 0, True)
            view.board_scene.sync(dict.fromkeys(hexes(ring_of(middle)), hall))
            assert view.board_scene.pieces.standing() == {middle: hall}
