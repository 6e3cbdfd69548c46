"""Painting of the board, settlements and marks, in every theme."""

import math
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations
from unittest import mock

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionGraphicsItem, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.core.grid import ALL_MASK, bits, hex_at, parse_hex
from kingdom_builder_qt.ui.art import sprites
from kingdom_builder_qt.ui.art.geometry import SIDE, centre, corners, hex_rect
from kingdom_builder_qt.ui.art.ground.terrain import ARTISTS
from kingdom_builder_qt.ui.art.hex_marks import (
    LIFT,
    LIGHT,
    LIT,
    RESTING,
    ROLES,
    SWELL,
    Role,
    draw_glow,
    draw_lift,
    draw_mark,
    is_dark,
)
from kingdom_builder_qt.ui.art.painter import BoardPainter
from kingdom_builder_qt.ui.art.sprites import Stamps, StaticPainting
from kingdom_builder_qt.ui.desktop.style.theme import THEMES, Theme
from kingdom_builder_qt.ui.table.board import board_item, highlight
from kingdom_builder_qt.ui.table.board.board_item import BoardItem
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.highlight import PULSE_STEPS
from kingdom_builder_qt.ui.table.board.items import MARK_RECT
from kingdom_builder_qt.ui.table.board.piece_item import ShownPiece
from kingdom_builder_qt.ui.table.board.piece_layer import settle
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from tests.helpers.builders import full, make_board
from tests.helpers.pinned import shipped
from tests.helpers.vision import DEUTERANOPIA, NORMAL, PROTANOPIA, Vision, linear, seen

pytestmark = pytest.mark.usefixtures("qapp")


def grab(view: BoardView) -> QImage:
    """Return the picture of the view, sharpened."""
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
    """Prove that two paintings are equal: the picture has no randomness."""
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
    """Prove that no terrain of the base game uses the pattern for unknown ones."""
    assert set(board.terrain_masks) <= set(ARTISTS)


def test_unknown_terrain_and_feature_are_painted(board: Board) -> None:
    """Prove that content without a picture can be shown."""
    from dataclasses import replace

    terrains = {f"my_{name}": mask for name, mask in board.terrain_masks.items()}
    features = {"my_tower": board.feature_masks["castle"]}
    strange = replace(board, terrain_masks=terrains, feature_masks=features, locations=())
    assert not BoardPainter(strange, THEMES["light"]).render(0.3).isNull()


def test_location_without_picture_gets_a_letter(board: Board) -> None:
    """Prove that a missing emblem does not stop the painting."""
    with mock.patch("kingdom_builder_qt.ui.art.location_drawing.sign_of", return_value=None):
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
    scene.use_theme(THEMES[theme])
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
    """Return the board of a view."""
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
    """Prove that light and dark differ and that the change is reversible."""
    view.board_scene.sync({hex_at(2, 2): 1})
    view.board_scene.locations.set_left(parse_hex("C2"), 1)
    light = grab(view)
    view.board_scene.use_theme(THEMES["dark"])
    dark = grab(view)
    view.board_scene.use_theme(THEMES["light"])
    assert dark != light
    assert grab(view) == light


def test_badge_counts_tiles(view: BoardView) -> None:
    """Prove that two tiles, one and none look different."""
    seen = []
    for left in (2, 1, 0):
        view.board_scene.sync({}, {parse_hex("C2"): left})
        seen.append(grab(view))
    assert seen[0] != seen[1] != seen[2] != seen[0]


@pytest.mark.parametrize("theme", THEMES)
def test_tiles_left_are_readable_at_the_smallest_size(view: BoardView, theme: str) -> None:
    """Prove that on hexes of 28 pixels two tiles, one and none differ by many light pixels."""
    scene = view.board_scene
    scene.use_theme(THEMES[theme])
    area = hex_rect(parse_hex("C2"))
    shown = []
    for left in (2, 1, 0):
        scene.sync({}, {parse_hex("C2"): left})
        image = QImage(28, 33, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scene.render(painter, QRectF(image.rect()), area)
        painter.end()
        gold = [
            (x, y)
            for x in range(28)
            for y in range(22, 33)
            if math.dist(image.pixelColor(x, y).getRgb(), QColor("#f4b62a").getRgb()) < 40
        ]
        shown.append(len(gold))
    two, one, none = shown
    assert two >= one + 8
    assert one >= none + 8


def test_a_house_looks_the_same_whenever_it_stands_on_its_hex(view: BoardView) -> None:
    """Prove that the hex determines the shape, built, moved or loaded, and shapes differ."""
    scene = view.board_scene
    hexes = [hex_at(15, column) for column in range(1, 8)]
    scene.sync(dict.fromkeys(hexes, 1))
    before = grab(view)
    assert len({scene.pieces.at(hex_)._house for hex_ in hexes}) > 1
    scene.sync({hex_at(2, 2): 1})
    item = scene.pieces.shift(scene.pieces.at(hex_at(2, 2)).piece, hex_at(2, 2), hexes[0])
    settle(item, hexes[0])
    for hex_ in hexes[1:]:
        scene.pieces.add(ShownPiece("settlement", 1), hex_)
    assert grab(view) == before


def test_board_is_sharpened_at_rest(view: BoardView, qtbot: QtBot) -> None:
    """Prove that a zoom stretches the picture first and redraws it after a delay."""
    grab(view)
    item = next(i for i in view.board_scene.items() if isinstance(i, BoardItem))
    view.zoom_by(1.5)
    stretched = view.grab().toImage()
    qtbot.waitUntil(lambda: not is_waiting(item), timeout=2000)
    assert view.grab().toImage() != stretched


def test_a_board_is_drawn_in_steps_as_at_once(board: Board) -> None:
    """Prove that drawing in steps gives the same picture, in many steps."""
    painter = BoardPainter(board, THEMES["light"])
    *unfinished, picture = painter.steps(0.25)
    assert set(unfinished) == {None}
    assert len(unfinished) > 60
    again = BoardPainter(board, THEMES["light"], stamps=Stamps()).render(0.25)
    assert picture.toImage() == again.toImage() == painter.render(0.25).toImage()


def test_stamps_that_are_drawn_ahead_make_the_same_picture(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prove that all stamps of a board can be prerendered, and none is drawn again."""
    whole = BoardPainter(board, THEMES["light"]).render(0.25).toImage()
    stamps = Stamps()
    assert not stamps.cached(0.25)
    painter = BoardPainter(board, THEMES["light"], stamps=stamps)
    assert len(list(painter.draw_ahead(0.25))) > 60
    assert stamps.cached(0.25)
    monkeypatch.setattr(sprites, "render", lambda *_: pytest.fail("a stamp is drawn"))
    assert painter.render(0.25).toImage() == whole


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_plates_make_the_same_picture(
    board: Board, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prove that cached frame and light are copied pixel by pixel."""
    whole = BoardPainter(board, theme).render(0.25).toImage()
    painter = BoardPainter(board, theme, stamps=(stamps := Stamps()))
    assert len(list(painter.draw_plates(0.25))) == len(stamps.cached(0.25))
    monkeypatch.setattr(BoardPainter, "_draw", lambda *_: pytest.fail("a plate is drawn"))
    assert painter.render(0.25).toImage() == whole
    with pytest.raises(pytest.fail.Exception, match="a plate is drawn"):
        painter.render(0.5)  # nothing is cached at another scale


def test_the_old_picture_stays_until_the_new_one_is_drawn(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prove that a larger board is shown at once, coarse, and never half drawn."""
    monkeypatch.setattr(board_item, "AT_ONCE", 0.3)
    window = QWidget()
    item, painter = BoardItem(), BoardPainter(board, THEMES["light"])
    item.set_painter(painter)
    shown = painted_item(item, 0.4, window)
    assert is_waiting(item)
    item._timer.stop()
    item._begin()
    steps = 0
    while item._slices.is_active:
        assert painted_item(item, 0.4, window) == shown
        item._slices.advance()
        steps += 1
    assert steps > 1
    sharp = painted_item(item, 0.4, window)
    assert sharp != shown
    assert not is_waiting(item)
    whole = painter.render(0.4).toImage()
    assert sharp.pixelColor(200, 200).rgb() == whole.pixelColor(200, 200).rgb()


def test_drawing_ends_when_it_is_no_longer_wanted(board: Board) -> None:
    """Prove that hiding the board, another board or the old scale stops the timer."""
    window = QWidget()
    item, painter = BoardItem(), BoardPainter(board, THEMES["light"])
    for end in (
        item.stop,
        lambda: item.set_painter(painter),
        lambda: painted_item(item, 0.3, window),
    ):
        item.set_painter(painter)
        painted_item(item, 0.3, window)
        painted_item(item, 0.5, window)
        item._timer.stop()
        item._begin()
        item._slices.advance()
        if item._slices.is_active:
            end()
        assert not is_waiting(item)


def test_a_picture_of_the_scene_is_sharp_at_once(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prove that a picture taken without a window is sharp and leaves no pending redraw."""
    monkeypatch.setattr(board_item, "AT_ONCE", 0.3)
    item, painter = BoardItem(), BoardPainter(board, THEMES["light"])
    item.set_painter(painter)
    shown = painted_item(item, 0.4, None)
    assert not is_waiting(item)
    item.sharpen()
    assert painted_item(item, 0.4, None) == shown


def is_waiting(item: BoardItem) -> bool:
    """Return whether the picture is still stretched and about to be redrawn."""
    return item._timer.isActive() or item._slices.is_active


def painted_item(item: BoardItem, scale: float, window: QWidget | None) -> QImage:
    """Return the top left of the picture of an item in a window, or without one, at a scale."""
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.scale(scale, scale)
    painter.translate(-item.boundingRect().topLeft())
    item.paint(painter, QStyleOptionGraphicsItem(), window)
    painter.end()
    return image


def test_a_picture_that_fits_again_is_not_drawn_again(view: BoardView, qtbot: QtBot) -> None:
    """Prove that a change of scale and back costs no redraw, which would block the window."""
    grab(view)
    item = next(i for i in view.board_scene.items() if isinstance(i, BoardItem))
    picture = item._pixmap
    view.zoom_by(1.5)
    view.grab()
    view.zoom_by(1 / 1.5)
    view.grab()
    assert is_waiting(item)
    qtbot.waitUntil(lambda: not is_waiting(item), timeout=2000)
    assert item._pixmap is picture
    view.zoom_by(1.5)
    view.grab()
    qtbot.waitUntil(lambda: not is_waiting(item), timeout=2000)
    assert item._pixmap is not picture


# Light.


def lit(colour: QColor, theme: Theme, strength: float = RESTING) -> QColor:
    """Return the picture of the middle of a highlighted plain hex."""
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    image.fill(colour)
    painter = QPainter(image)
    painter.translate(4, 4)
    painter.setCompositionMode(LIGHT)
    draw_glow(strength, theme, painter)
    if is_dark(colour):
        painter.setCompositionMode(LIFT)
        draw_lift(theme, painter)
    painter.end()
    return image.pixelColor(4, 4)


def terrains_of(theme: Theme, shown: Catalog) -> dict[str, QColor]:
    """Return the colour of every shipped terrain."""
    return {id_: theme.terrain_colour(id_, terrain) for id_, terrain in shown.terrains.items()}


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
@pytest.mark.parametrize("strength", [RESTING - SWELL, RESTING, RESTING + SWELL])
def test_a_lit_terrain_is_still_that_terrain(theme: Theme, strength: float) -> None:
    """Prove that a highlighted hex is brighter and closest to its own terrain."""
    plain = terrains_of(theme, shipped())
    for name, colour in plain.items():
        bright = seen(lit(colour, theme, strength), NORMAL)
        nearest = min(plain, key=lambda other: math.dist(bright, seen(plain[other], NORMAL)))
        assert nearest == name
        assert bright[0] > seen(colour, NORMAL)[0] + 1


@pytest.mark.parametrize("theme", THEMES, ids=list(THEMES))
def test_legal_forest_is_as_visible_as_legal_grass(qtbot: QtBot, theme: str) -> None:
    """Prove that lit ground differs from the dimmed ground of its terrain by a contrast of at least
    1.35 on a small board, and forest by no less than grass.
    """
    scene = BoardScene(THEMES[theme])
    view = BoardView(scene)
    qtbot.addWidget(view)
    view.resize(420, 340)
    contrasts = {}
    for terrain in shipped().terrains.values():
        scene.set_board(make_board(full(terrain.letter)), shipped().terrains)
        view.show()
        view.fit()
        scene.sharpen()
        lights = []
        for marked in ("J6", "J14"):
            scene.marks.highlight("target", 1 << parse_hex(marked))
            lights.append(light_of(grab(view), view.mapFromScene(centre(parse_hex("J6")))))
        contrasts[terrain.id] = (lights[0] + 0.05) / (lights[1] + 0.05)
    assert min(contrasts.values()) >= 1.35
    assert contrasts["forest"] >= contrasts["grass"]


def light_of(picture: QImage, middle: QPoint) -> float:
    """Return the mean luminance inside a small hex."""
    reach = range(-5, 6)
    found = [picture.pixelColor(middle + QPoint(x, y)) for x in reach for y in reach]
    lights = ((linear(c.redF()), linear(c.greenF()), linear(c.blueF())) for c in found)
    return sum(0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in lights) / 121


@pytest.mark.parametrize(
    ("vision", "least"),
    [(NORMAL, 18), (DEUTERANOPIA, 14), (PROTANOPIA, 10)],
    ids=["all colours", "no green", "no red"],
)
def test_lit_terrains_can_be_told_apart(vision: Vision, least: float) -> None:
    """Prove that two highlighted terrains differ in colour, for colour-blind people too."""
    for theme in THEMES.values():
        colours = terrains_of(theme, shipped()).values()
        bright = [seen(lit(colour, theme), vision) for colour in colours]
        assert min(math.dist(one, two) for one, two in combinations(bright, 2)) >= least


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_the_rest_is_dimmed_by_no_more_than_15_percent(theme: Theme) -> None:
    """Prove that on the own turn the board keeps its colours."""
    assert 0.1 <= theme.colour("off_target").alphaF() <= 0.15


def test_unchanged_dimming_is_cached(view: BoardView, monkeypatch: pytest.MonkeyPatch) -> None:
    """Prove that the dimming is drawn twice only, and no copy differs or is stale."""
    scene = view.board_scene
    item = scene.marks.item
    drawn = mock.Mock(wraps=highlight.paint_veil)
    monkeypatch.setattr(highlight, "paint_veil", drawn)
    for change in (
        lambda: scene.marks.highlight("target", 1 << parse_hex("T20")),
        lambda: scene.marks.highlight("target", 1 << parse_hex("C3")),
        lambda: scene.use_theme(THEMES["dark"]),
    ):
        change()
        drawn.reset_mock()
        images = [grab(view) for _ in range(2)]
        assert drawn.call_count == 2  # of four paintings
        item._dimming.clear()
        assert images == [grab(view)] * 2


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_still_drawing_goes_where_its_painter_is(ratio: float) -> None:
    """Prove that a copy is aligned to the pixel, and another place has its own drawing."""
    still = StaticPainting()

    def draw(painter: QPainter) -> None:
        painter.fillRect(QRectF(2, 3, 20, 9), QColor("#804020"))

    def painted(shift: float, drawing: Callable[[QPainter], None]) -> QImage:
        image = QImage(90, 60, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(0)
        with QPainter(image) as painter:
            painter.scale(1.5, 1.5)
            painter.translate(shift, 0)
            drawing(painter)
        return image

    art = mock.Mock(wraps=draw)
    for shift, count in ((4, 1), (4, 2), (4, 2), (6, 3), (6, 4), (6, 4), (4, 5)):
        found = painted(shift, lambda painter: still.draw(painter, art))
        assert art.call_count == count
        assert found == painted(shift, draw)


@pytest.mark.parametrize("theme", THEMES)
def test_locations_keep_their_look_on_the_own_turn(view: BoardView, theme: str) -> None:
    """Prove that targets dim plain hexes, but not the emblem of a location."""
    scene = view.board_scene
    scene.use_theme(THEMES[theme])
    before = grab(view)
    scene.marks.highlight("target", 1 << parse_hex("T20"))
    after = grab(view)
    for name, steps_back in (("C2", False), ("C3", True)):
        point = view.mapFromScene(centre(parse_hex(name)))
        box = (point.x() - 12, point.y() - 12, 24, 24)
        assert (before.copy(*box) != after.copy(*box)) is steps_back, name


def test_no_night_dims_the_sign_of_a_location(view: BoardView) -> None:
    """Prove that the dark theme dims the ground, but not the emblem."""
    scene = view.board_scene
    seen = {}
    for theme in ("light", "dark"):
        scene.use_theme(THEMES[theme])
        scene.sync({}, {parse_hex("C2"): 2})
        seen[theme] = grab(view)
    shares = []
    for name in ("C2", "C3"):
        point = view.mapFromScene(centre(parse_hex(name)))
        places = [(point.x() + x, point.y() + y) for x in range(-6, 7) for y in range(-6, 7)]
        light, dark = (
            [seen[theme].pixelColor(*place).lightnessF() for place in places] for theme in seen
        )
        as_bright = sum(b > 0.94 * a for a, b in zip(light, dark, strict=True))
        shares.append(as_bright / len(places))
    assert shares[0] > 0.4
    assert shares[1] < 0.1


def test_a_location_without_tiles_keeps_its_emblem(view: BoardView) -> None:
    """Prove that only the surroundings of the emblem show that no tile is left."""
    scene = view.board_scene
    images = []
    for left in (2, 0):
        scene.sync({}, {parse_hex("C2"): left})
        images.append(grab(view))
    point = view.mapFromScene(centre(parse_hex("C2")))
    boxes = {
        "emblem": (point.x() - 7, point.y() - 7, 14, 14),
        "hex": (point.x() - 20, point.y() - 24, 40, 48),
    }
    assert images[0].copy(*boxes["emblem"]) == images[1].copy(*boxes["emblem"])
    assert images[0].copy(*boxes["hex"]) != images[1].copy(*boxes["hex"])


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_outline_of_the_mouse_is_no_rim(theme: Theme) -> None:
    """Prove that the hover outline leaves the corners open, unlike a mark of a possible hex."""

    def drawn_at_corners(role: Role) -> list[int]:
        art = partial(draw_mark, role, theme)
        picture = sprites.render(MARK_RECT, 4.0, art).toImage()
        points = (4.0 * (point * 0.9 - MARK_RECT.topLeft()) for point in corners(1.0).toList())
        return [picture.pixelColor(point.toPoint()).alpha() for point in points]

    assert drawn_at_corners("hover") == [0] * 6
    for role in (*LIT, "victim"):
        if role != "waived":  # its rim is broken, over light that reaches every corner
            assert min(drawn_at_corners(role)) > 200


def test_the_light_moves_and_comes_to_rest(view: BoardView) -> None:
    """Prove that the pulse changes the picture, which is the original one after it."""
    scene, marks = view.board_scene, view.board_scene.marks
    scene.idle_clock.on_battery = lambda: False
    marks.highlight("target", 1 << parse_hex("B7"))
    resting = grab(view)
    scene.idle_clock.want(seen=True, active=True)
    scene.idle_clock.allow(marks.pulse, True)
    pictures = []
    for _ in range(PULSE_STEPS):
        scene.idle_clock._on_step()
        pictures.append(grab(view))
    assert pictures[5] != resting
    assert pictures[-1] == resting


def test_another_text_size_redraws_only_coordinates(
    view: BoardView, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prove that setting the same theme again redraws only the names of rows and columns."""
    grab(view)
    monkeypatch.setattr(sprites, "render", lambda *_: pytest.fail("a picture is drawn"))
    view.board_scene.use_theme(THEMES["light"])
    grab(view)


def test_unfinished_prerendering_is_completed_once(
    qapp: QApplication, board: Board, catalog: Catalog
) -> None:
    """Prove that a size used again gets its missing stamps, once."""
    scene = BoardScene(THEMES["light"])

    def steps(size: QSize) -> Iterator[None]:
        return scene.draw_ahead(iter([board]), catalog.terrains, size, 1.0)

    small, large = QSize(400, 300), QSize(440, 330)
    half = len([next(work) for work in [steps(small)] for _ in range(20)])
    assert len(list(steps(large))) > 60
    assert len(list(steps(small))) > 60 - half
    for size in (small, large):
        assert not list(steps(size))
    first, second = scene._stamps._scales.values()
    assert first.keys() == second.keys()


def test_prerendering_uses_the_current_theme(
    qapp: QApplication, board: Board, catalog: Catalog
) -> None:
    """Prove that stamps drawn during a theme change have the new theme."""
    scene, size = BoardScene(THEMES["light"]), QSize(400, 300)
    work = scene.draw_ahead(iter([board]), catalog.terrains, size, 1.0)
    next(work)
    scene.use_theme(THEMES["dark"])
    assert len(list(work)) > 60
    assert len(list(scene.draw_ahead(iter([board]), catalog.terrains, size, 1.0))) > 60
    assert not list(scene.draw_ahead(iter([board]), catalog.terrains, size, 1.0))
    (scale,) = scene._stamps._scales
    shown = scene._painter_of(board).render(scale).toImage()
    assert shown == BoardPainter(board, THEMES["dark"], catalog.terrains).render(scale).toImage()
