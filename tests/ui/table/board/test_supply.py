"""The supply with other pieces, and dragging them to the board with a real mouse."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest

from kingdom_builder_qt.core.grid import Hex, bits, parse_hex, ring_of
from kingdom_builder_qt.ui.art.geometry import centre, hex_under
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.gesture import Gesture, Spot
from kingdom_builder_qt.ui.table.board.piece_item import PieceState, ShownPiece
from kingdom_builder_qt.ui.table.board.piece_layer import Hand
from kingdom_builder_qt.ui.table.board.tray import SLOT_WIDTH

LEFT = Qt.MouseButton.LeftButton
EXTRA = [("warrior", 2), ("wagon", 1), ("ship", 0), ("city_hall", 1), ("stone_wall", 25)]
K10, M12 = parse_hex("K10"), parse_hex("M12")


class Carry(Gesture):
    """A gesture that carries the pressed piece, as a real gesture does."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.pressed_on: Spot | None = None
        self.put: list[tuple[ShownPiece | None, Hex | None]] = []
        self.ghosts: list[Hex | None] = []

    def pressed(self, spot: Spot) -> None:
        self.pressed_on = spot

    def dragged(self, spot: Spot | None) -> None:
        if self.hand.piece is None:
            self.hand.lift(1, self.pressed_on.hex_, self.kind)
        hex_ = spot.hex_ if spot is not None else None
        self.hand.ghost_at(hex_)
        self.ghosts.append(hex_)

    @property
    def kind(self) -> str | None:
        return self.pressed_on.piece if self.pressed_on.kind == "supply" else None

    def released(self, spot: Spot | None) -> None:
        self.put.append((self.hand.piece, spot.hex_ if spot is not None else None))
        self.hand.drop()


@pytest.fixture
def carry(view: BoardView) -> Carry:
    """Return a gesture on a scene with other pieces in the supply."""
    view.board_scene.set_supply(1, 20, 3)
    view.board_scene.tray.set_extra(EXTRA, ready={"warrior"})
    gesture = Carry(view.board_scene.hand)
    view.board_scene.input.set_gesture(gesture)
    return gesture


def slot(view: BoardView, kind: str) -> QPoint:
    """Return the viewport position of a kind of piece in the supply."""
    return view.mapFromScene(view.board_scene.tray.place_of(kind))


def drag(view: BoardView, start: QPoint, *points: QPointF) -> None:
    """Press, move over points of the scene, release on the last."""
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    for point in points:
        QTest.mouseMove(view.viewport(), view.mapFromScene(point))
    QTest.mouseRelease(view.viewport(), LEFT, pos=view.mapFromScene(points[-1]))


SIZES = {"beside": (1280, 800), "stack": (1000, 800), "below": (700, 900), "row": (700, 620)}


@pytest.mark.parametrize("kind", [kind for kind, _ in EXTRA])
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_every_kind_can_be_pressed(
    view: BoardView, carry: Carry, kind: str, size: tuple[int, int]
) -> None:
    """Prove that the spot has the kind, wherever the supply is."""
    view.resize(*size)
    QTest.mouseClick(view.viewport(), LEFT, pos=slot(view, kind))
    assert carry.pressed_on == Spot("supply", None, kind)


@pytest.mark.parametrize(
    ("size", "shown"),
    [(SIZES["beside"], 40), (SIZES["stack"], 20), (SIZES["below"], 40), (SIZES["row"], 20)],
    ids=SIZES,
)
def test_supply_shows_settlements_apart(view: BoardView, size: tuple[int, int], shown: int) -> None:
    """Prove that all settlements, or as many as there is room for, are apart in the supply."""
    view.resize(*size)
    tray = view.board_scene.tray
    view.board_scene.set_supply(0, 40, 3)
    tray.set_extra([])
    assert shown <= len(tray.places()) <= 40
    steps = [one - other for one, other in combinations(tray.places(), 2)]
    nearest = min(max(abs(step.x()), abs(step.y())) for step in steps)
    assert nearest >= SLOT_WIDTH * tray._size - 6
    tray.set_extra(EXTRA)
    places, slots = tray.places(), tray.slots().values()
    assert len(places) >= 10
    rects = [*map(tray._around, places), *slots]
    for rect in rects:
        assert tray.boundingRect().contains(rect)
        assert not rect.intersects(tray._head_rect())
    for one, other in product(slots, rects):
        is_other = one is not other
        assert not (
            is_other and one.adjusted(6, 6, -6, -6).intersects(other.adjusted(6, 6, -6, -6))
        )


@pytest.mark.parametrize("title", ["Supply", "Vorrat", "Réserve", "Voorraad", "Reserva"])
@pytest.mark.parametrize("size", [(610, 420), *SIZES.values()])
def test_the_supply_is_named(view: BoardView, size: tuple[int, int], title: str) -> None:
    """A title that is too wide has smaller letters; 610x420 is the board in a window of 960x540."""
    view.resize(*size)
    tray = view.board_scene.tray
    pictures = []
    for shown in (title, ""):
        tray.set_supply(1, 20, 3, shown)
        pictures.append(view.grab().toImage())
    assert pictures[0] != pictures[1]


@pytest.mark.parametrize("size", [(610, 420), *SIZES.values()])
def test_the_title_has_room_for_descenders(view: BoardView, size: tuple[int, int]) -> None:
    """The letters of the title are whole, within the head and below the number."""
    view.resize(*size)
    tray = view.board_scene.tray
    tray.set_supply(1, 20, 3, "Supply")
    place = tray.title_rect()
    font = tray._theme.font(tray._title_size(place.width() - 4), bold=True)
    assert QFontMetricsF(font).height() <= place.height()
    assert tray._head_rect().contains(place)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_fields_of_the_supply_are_apart(view: BoardView, size: tuple[int, int]) -> None:
    """Prove that the fields of settlements to build now never touch, not even their edges."""
    view.resize(*size)
    tray = view.board_scene.tray
    view.board_scene.set_supply(2, 40, 4)
    fields = tray.fields()
    assert len(fields) == 4
    edges = [field.adjusted(-2, -2, 2, 2) for field in fields]
    assert not any(one.intersects(other) for one, other in combinations(edges, 2))
    for field, middle in zip(fields, tray.places(), strict=False):
        assert field.center() == middle
        assert min(field.width(), field.height()) > SLOT_WIDTH / 6


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_rest_of_the_supply_is_settlements(
    view: BoardView, carry: Carry, size: tuple[int, int]
) -> None:
    """Prove that a press on settlements has its usual meaning."""
    view.resize(*size)
    QTest.mouseClick(view.viewport(), LEFT, pos=slot(view, "settlement"))
    assert carry.pressed_on == Spot("supply")


@pytest.mark.parametrize("kind", ["settlement", "warrior", "wagon"])
def test_dragging_a_piece_from_the_supply(view: BoardView, carry: Carry, kind: str) -> None:
    """Prove that the carried piece is the pressed one."""
    drag(view, slot(view, kind), centre(M12), centre(K10))
    assert carry.put == [(ShownPiece(kind, 1), K10)]
    assert view.board_scene.hand.piece is None


def test_lifted_walls_are_neutral(view: BoardView, carry: Carry) -> None:
    """Prove that a carried piece may have no owner."""
    drag(view, slot(view, "stone_wall"), centre(K10))
    assert carry.put == [(ShownPiece("stone_wall", None), K10)]


def test_city_hall_snaps_to_its_middle(view: BoardView, carry: Carry) -> None:
    """Prove that the ghost covers seven hexes around the hex under the mouse."""
    scene = view.board_scene
    off_middle = centre(K10) + QPointF(13, 9)
    assert hex_under(off_middle) == K10
    QTest.mousePress(view.viewport(), LEFT, pos=slot(view, "city_hall"))
    QTest.mouseMove(view.viewport(), view.mapFromScene(off_middle))
    ghost = scene.hand.ghost
    assert (ghost.kind, ghost.state, ghost.pos()) == ("city_hall", PieceState.GHOST, centre(K10))
    covered = ghost.sceneBoundingRect()
    assert all(covered.contains(centre(hex_)) for hex_ in bits(ring_of(K10)))
    QTest.mouseMove(view.viewport(), view.mapFromScene(centre(M12)))
    assert scene.hand.ghost.pos() == centre(M12)
    QTest.mouseRelease(view.viewport(), LEFT, pos=view.mapFromScene(centre(M12)))
    assert carry.put == [(ShownPiece("city_hall", 1, True), M12)]
    assert scene.hand.ghost is None


def test_dropped_city_hall_lands_from_the_hand(view: BoardView, carry: Carry) -> None:
    """Prove that a dragged city hall lands from the pointer and does not fall again."""
    scene = view.board_scene
    drag(view, slot(view, "city_hall"), centre(M12), centre(K10) + QPointF(5, 5))
    scene.changes.place(1, K10, "city_hall")
    start = scene.pieces.at(K10).pos()
    assert start != centre(K10)
    assert hex_under(start) == K10
    scene.animator.skip()
    assert scene.pieces.at(K10).pos() == centre(K10)


def test_lifting_from_the_board_keeps_the_kind(view: BoardView, carry: Carry) -> None:
    """Prove that a warrior lifted from the board is carried as a warrior."""
    view.board_scene.sync({K10: ShownPiece("warrior", 1)})
    drag(view, view.mapFromScene(centre(K10)), centre(M12))
    assert carry.put == [(ShownPiece("warrior", 1), M12)]


def test_ghost_without_a_hand(view: BoardView) -> None:
    """Prove that a ghost can be set with and without an owner, and removed."""
    scene = view.board_scene
    scene.hand.ghost_at(K10, 3)
    assert scene.hand.ghost.piece == ShownPiece("settlement", 3)
    scene.hand.ghost_at(K10, 3, "ship")
    assert scene.hand.ghost.piece == ShownPiece("ship", 3)
    scene.hand.ghost_at(K10, kind="stone_wall")
    assert scene.hand.ghost.piece == ShownPiece("stone_wall", None)
    scene.hand.ghost_at(None)
    assert scene.hand.ghost is None


@pytest.mark.parametrize("size", [(1280, 800), (700, 900)], ids=["beside", "below"])
def test_settlements_make_room(view: BoardView, carry: Carry, size: tuple[int, int]) -> None:
    """Prove that other pieces take no settlement's place, and that the room is freed again."""
    view.resize(*size)
    scene = view.board_scene
    slots = [scene.tray.place_of(kind) for kind, _ in EXTRA]
    assert len({(point.x(), point.y()) for point in slots}) == len(EXTRA)
    narrow = view.grab().toImage()
    scene.tray.set_extra([])
    assert view.grab().toImage() != narrow
    assert scene.spot_at(slots[0]) == Spot("supply")
