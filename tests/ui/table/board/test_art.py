"""The drawings: emblems, pieces, features, landscapes, portraits, tokens."""

import math
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from functools import partial
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.content.paths import resources
from kingdom_builder_qt.ui.art.drawings import MARK, RULE, UNKNOWN, colour_of, draw_feature, drawing
from kingdom_builder_qt.ui.art.geometry import BOARD_RECT, HALF_WIDTH, SIDE, corners, hex_under
from kingdom_builder_qt.ui.art.ground.landscape import GROWTH_RECT, STAMP_RECT
from kingdom_builder_qt.ui.art.ground.terrain import ARTISTS, VARIANTS, draw_terrain
from kingdom_builder_qt.ui.art.house import (
    HOUSES,
    SETTLEMENT,
    paint_house,
    paint_piece,
    paint_shadow,
)
from kingdom_builder_qt.ui.art.location_drawing import EMBLEM, RING_RADIUS
from kingdom_builder_qt.ui.art.mayors import MARK_RECT, draw_mayors_mark, mark_place
from kingdom_builder_qt.ui.art.player_mark import NEUTRAL
from kingdom_builder_qt.ui.art.sprites import render
from kingdom_builder_qt.ui.art.tokens import paint_number_tile
from kingdom_builder_qt.ui.desktop.style.resources import svg_renderer
from kingdom_builder_qt.ui.desktop.style.theme import THEMES
from kingdom_builder_qt.ui.table.board.motion.idle_art import PENNANT
from tests.helpers.vision import DEUTERANOPIA, NORMAL, PROTANOPIA, Vision, seen

pytestmark = pytest.mark.usefixtures("qapp")
FOLDERS = ("tiles", "cards", "terrain")
EMBLEMS = [path for folder in FOLDERS for path in sorted((resources() / folder).glob("*.svg"))]


# Drawings with colours of a theme or of a player, and drawings with their own.
COLOURED = [p for f in ("pieces", "features") for p in sorted((resources() / f).glob("*.svg"))]
FIXED = [p for f in ("scenes", "levels") for p in sorted((resources() / f).glob("*.svg"))]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    """Return the shipped content."""
    return load_catalog(None)


def picture(art: Callable[[QPainter], None], rect: QRectF = STAMP_RECT) -> QImage:
    """Return the drawing, twice as large."""
    return render(rect, 2.0, art).toImage()


def emblem(folder: str, name: str, size: int) -> QImage:
    """Return an emblem on a transparent background."""
    renderer = svg_renderer(folder, name)
    assert renderer is not None, f"{folder}/{name}"
    box = QRectF(0, 0, size, size)
    return render(box, 1.0, lambda painter: renderer.render(painter, box)).toImage()


def unlike(one: QImage, two: QImage) -> float:
    """Return the difference of two pictures per pixel, 0..255, weighted towards lightness."""
    assert one.size() == two.size()
    total = 0
    for (light, alpha), (other_light, other_alpha) in zip(shades(one), shades(two), strict=True):
        total += abs(light * alpha - other_light * other_alpha) // 255 + abs(alpha - other_alpha)
    return total / (one.width() * one.height())


def shades(image: QImage) -> list[tuple[int, int]]:
    """Return (lightness, opacity) of each pixel, cached for each picture."""
    if (found := _shades.get(image.cacheKey())) is None:
        converted = image.convertToFormat(QImage.Format.Format_ARGB32)  # lives as long as its bits
        data = bytes(converted.constBits())
        channels = zip(data[0::4], data[1::4], data[2::4], data[3::4], strict=True)
        found = [((min(b, g, r) + max(b, g, r)) // 2, alpha) for b, g, r, alpha in channels]
        _shades[image.cacheKey()] = found
    return found


_shades: dict[int, list[tuple[int, int]]] = {}


# Emblems.


@pytest.mark.parametrize("path", EMBLEMS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_emblem_is_one_of_the_family(path: Path) -> None:
    """Prove that an emblem has the common size and ink, a title, and a free rim."""
    root = ElementTree.parse(path).getroot()
    assert root.get("viewBox") == "0 0 64 64"
    assert root.findtext("{http://www.w3.org/2000/svg}title")
    assert 'stroke="#3b2f2a" stroke-width="2.5"' in path.read_text(encoding="utf-8")
    image = emblem(path.parent.name, path.stem, 64)
    rim = [(i, j) for i in range(64) for j in (0, 63)]
    drawn = sum(image.pixelColor(x, y).alpha() > 200 for x, y in [*rim, *((j, i) for i, j in rim)])
    # A halo may reach the border; a drawing there would be clipped.
    assert drawn < 128


def test_emblems_of_locations_are_large() -> None:
    """A tenth more of a hex than in the first drawings (31 of 32), and still inside the ring."""
    assert EMBLEM.width() == EMBLEM.height() >= 1.09 * 31 / 32 * SIDE
    assert EMBLEM.center() == QPointF(0, 0)
    assert EMBLEM.width() / 2 < RING_RADIUS


def test_emblems_differ_at_the_smallest_size() -> None:
    """Prove that no two emblems of a folder look alike at 18 pixels, in grey."""
    for folder in FOLDERS:
        names = [path.stem for path in EMBLEMS if path.parent.name == folder]
        images = {name: emblem(folder, name, 18) for name in names}
        for one, two in combinations(names, 2):
            assert unlike(images[one], images[two]) > 4, (one, two)


def test_content_has_its_emblems(catalog: Catalog) -> None:
    """Prove that every shipped tile, action, card and terrain card has a picture."""
    cards = [card.id for e in catalog.expansions.values() for card in e.terrain_cards]
    for folder, names in (
        ("tiles", catalog.tiles),
        ("cards", catalog.cards),
        ("terrain", [*catalog.terrains, *cards]),
    ):
        assert [name for name in names if svg_renderer(folder, name) is None] == []


@pytest.mark.parametrize("tile", ["canoe", "fountain", "refuge", "temple"])
def test_bonus_tile_is_the_tile_with_a_golden_mark(tile: str) -> None:
    """Prove that the mark is at the top left, where no count and no state are painted."""
    plain, bonus = emblem("tiles", tile, 64), emblem("tiles", f"{tile}_bonus", 64)
    gold = QColor("#f0b93a")
    assert bonus.pixelColor(9, 9) == gold != plain.pixelColor(9, 9)
    assert bonus.pixelColor(15, 15) == QColor("#3b2f2a")
    assert unlike(plain, bonus) > 10


# Terrain.


def test_every_shipped_terrain_has_an_artist(catalog: Catalog) -> None:
    """Prove that no terrain falls back to the pattern for unknown ones."""
    assert set(catalog.terrains) <= set(ARTISTS)


@pytest.mark.parametrize("terrain", ["swamp", "farmland"])
@pytest.mark.parametrize("variant", range(VARIANTS))
def test_new_terrain_stays_in_its_hex(terrain: str, variant: int) -> None:
    """Prove that reeds and furrows do not reach into the neighbouring hexes."""
    image = picture(partial(draw_terrain, terrain, variant, QColor("#808080")))
    inside = corners(1.04)
    for x in range(image.width()):
        for y in range(image.height()):
            point = QPointF(x, y) / 2 + STAMP_RECT.topLeft()
            if not inside.containsPoint(point, Qt.FillRule.OddEvenFill):
                assert image.pixelColor(x, y).alpha() == 0, point


@pytest.mark.parametrize("terrain", ["swamp", "farmland"])
def test_variants_look_unlike_from_afar(terrain: str) -> None:
    """Prove that variants are different drawings: shifted copies are alike when small."""
    images = [
        picture(partial(draw_terrain, terrain, variant, QColor("#909090"))).scaled(
            12, 12, mode=Qt.TransformationMode.SmoothTransformation
        )
        for variant in range(VARIANTS)
    ]
    for one, two in combinations(range(VARIANTS), 2):
        assert unlike(images[one], images[two]) > 36, (one, two)


@pytest.mark.parametrize(
    ("vision", "least"),
    [(NORMAL, 25), (DEUTERANOPIA, 17), (PROTANOPIA, 14)],
    ids=["all colours", "no green", "no red"],
)
def test_terrain_colours_can_be_told_apart(catalog: Catalog, vision: Vision, least: float) -> None:
    """Prove that any two terrains differ by their colour alone, for colour-blind people too."""
    colours = {
        name: seen(THEMES["light"].terrain_colour(name, terrain), vision)
        for name, terrain in catalog.terrains.items()
    }
    for one, two in combinations(colours, 2):
        assert math.dist(colours[one], colours[two]) >= least, (one, two)


def test_terrains_differ_by_their_patterns(catalog: Catalog) -> None:
    """Prove that on the same grey no two terrains look alike."""
    grey = QColor("#909090")
    images = {name: picture(partial(draw_terrain, name, 1, grey)) for name in catalog.terrains}
    for one, two in combinations(images, 2):
        assert unlike(images[one], images[two]) > 12, (one, two)


# Drawings of pieces, features, landscapes and levels.


@pytest.mark.parametrize("path", [*COLOURED, *FIXED], ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_drawing_can_be_read_by_people_and_by_editors(path: Path) -> None:
    """Prove that a drawing is a small file of short lines with a title, vectors alone."""
    text = path.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    assert root.findtext(f"{SVG}title")
    assert len(text) < 12_000
    assert max(map(len, text.splitlines())) < 320
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    assert {element.tag for element in root.iter()} & {f"{SVG}image", f"{SVG}text"} == set()
    renderer = svg_renderer(path.parent.name, path.stem)
    assert renderer is not None
    assert renderer.viewBoxF().width() == float(root.get("width", "0"))


@pytest.mark.parametrize("path", COLOURED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_drawing_names_its_colours(path: Path) -> None:
    """Prove that each class is a known colour, and its value in the file that of the light theme.

    A vector editor therefore shows the colours of the game.
    """
    text = path.read_text(encoding="utf-8")
    theme = THEMES["light"]
    look = theme.players[0] if path.parent.name == "pieces" else theme
    rules = list(RULE.finditer(text))
    sheet = text[text.find("<style>") : text.find("</style>")]
    assert len(rules) == sheet.count("{") == sheet.count("}")
    for rule in rules:
        hue = theme.players[0].text_on if rule[1] == MARK else colour_of(rule[1], rule[2], look)
        assert f"{{ {rule[3]}: {hue.name()} }}" in rule[0]
    used = {
        name
        for element in ElementTree.fromstring(text).iter()
        for name in element.get("class", "").split()
    }
    assert used == {rule[0].partition(" ")[0][1:] for rule in rules}


@pytest.mark.parametrize("name", [f"{SETTLEMENT}-2", "warrior", "wagon", "ship", "city_hall-large"])
def test_a_piece_is_painted_in_the_colours_of_its_player(name: str) -> None:
    """Prove that the colour of the player replaces the blue of the file."""
    box = QRectF(-90, -90, 180, 180) if name == "city_hall-large" else QRectF(0, 0, 40, 40)
    blue = THEMES["light"].players[0].colour
    for theme in THEMES.values():
        for style in (*theme.players, NEUTRAL):
            image = picture(lambda painter, s=style: paint_piece(painter, name, s), box)
            seen = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
            assert style.colour.rgb() in seen
            assert style.colour == blue or blue.rgb() not in seen


def test_every_shipped_piece_has_a_drawing(catalog: Catalog) -> None:
    """Prove that no piece, house or city hall falls back to the figure for unknown pieces."""
    files = {path.stem for path in (resources() / "pieces").glob("*.svg")}
    houses = {f"{SETTLEMENT}-{shape + 1}" for shape in range(1, HOUSES)}
    assert files == {*catalog.pieces, *houses, "city_hall-large", UNKNOWN}


def test_missing_drawings_fall_back_to_unknown() -> None:
    """Prove that pieces and features of own content are shown, and a missing file is named."""
    theme = THEMES["light"]
    assert drawing("features", "no_such_feature", theme) is drawing("features", UNKNOWN, theme)
    with pytest.raises(FileNotFoundError, match="resources/no_such_folder/unknown"):
        drawing("no_such_folder", "anything", theme)


def test_the_pennant_in_the_wind_hangs_where_the_printed_one_does() -> None:
    """Prove that the moving flag covers the flag in the drawing of a castle."""
    printed = drawing("features", "castle", THEMES["light"]).boundsOnElement("pennant")
    xs, ys = zip(*PENNANT, strict=True)
    moving = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))
    for side in ("left", "top", "right", "bottom"):
        assert abs(getattr(printed, side)() - getattr(moving, side)()) < 0.05


# Features.


@pytest.mark.parametrize("theme", THEMES)
def test_features_differ_without_colour(catalog: Catalog, theme: str) -> None:
    """Prove that every feature without a tile has a picture of its own, in grey as well."""
    names = [name for name in catalog.features if name != "location"]
    assert {*names, UNKNOWN} == {path.stem for path in (resources() / "features").glob("*.svg")}
    images = [
        picture(lambda painter, name=name: draw_feature(painter, name, THEMES[theme]))
        for name in [*names, "no_such_feature"]
    ]
    assert all(unlike(one, two) > 12 for one, two in combinations(images, 2))


@pytest.mark.parametrize("feature", ["cave", "capitol"])
def test_overlay_leaves_the_hex_below_visible(feature: str) -> None:
    """Prove that a cave or capitol covers its middle, not the corners of the hex."""
    image = picture(lambda painter: draw_feature(painter, feature, THEMES["light"]))

    def alpha(x: float, y: float) -> int:
        point = (QPointF(x, y) - STAMP_RECT.topLeft()) * 2
        return image.pixelColor(round(point.x()), round(point.y())).alpha()

    middle, dome = (0, 8), (0, -14)
    assert alpha(*(middle if feature == "cave" else dome)) == 255
    assert all(alpha(corner.x(), corner.y()) < 255 for corner in corners(0.99).toList())
    assert sum(alpha(x, y) == 0 for x in range(-20, 21, 4) for y in range(-14, 15, 4)) >= 12


# Tokens.


def test_mayors_marks_differ_without_colour() -> None:
    """Prove that each player's mark has a distinct sign inside its box."""
    theme = THEMES["light"]
    images = [
        picture(lambda painter, player=player: draw_mayors_mark(painter, player), MARK_RECT)
        for player in theme.players
    ]
    grey = [image.convertToFormat(QImage.Format.Format_Grayscale8) for image in images]
    assert all(one != two for one, two in combinations(grey, 2))
    for image in images:
        side = range(image.height())
        assert all(image.pixelColor(0, y).alpha() < 30 for y in side)
        assert all(image.pixelColor(image.width() - 1, y).alpha() < 30 for y in side)


@pytest.mark.parametrize("row", range(20))
def test_mayors_mark_hides_no_hex(row: int) -> None:
    """Prove that the house of a mark is in the free half hex at an end of its row."""
    place, half = mark_place(row), HALF_WIDTH / 2 - 1
    assert place.y() == SIDE + row * 1.5 * SIDE
    for x in (-half, 0.0, half):
        for y in (-half, 0.0, half):
            point = place + QPointF(x, y)
            assert hex_under(point) is None
            assert BOARD_RECT.contains(point)


@pytest.mark.parametrize("theme", THEMES)
def test_number_tiles_show_their_number(theme: str) -> None:
    """Prove that the ten number tiles differ, also when drawn small and away from 0."""
    box = QRectF(6, 4, 20, 20)
    images = [
        picture(
            lambda painter, number=number: paint_number_tile(painter, box, number, THEMES[theme]),
            QRectF(0, 0, 32, 28),
        )
        for number in range(1, 11)
    ]
    assert all(one != two for one, two in combinations(images, 2))
    assert images[0].pixelColor(4, 4).alpha() == 0
    assert images[0].pixelColor(32, 24).alpha() == 255


def test_neutral_and_owned_scouts_can_be_painted() -> None:
    """Prove that neutral scouts and those of all players are different pictures."""
    box = QRectF(0, 0, 40, 40)
    styles = [NEUTRAL, *THEMES["light"].players]
    images = [
        picture(lambda painter, s=style: paint_piece(painter, "scout", s), box) for style in styles
    ]
    assert all(one != two for one, two in combinations(images, 2))


# Presence.


@pytest.mark.parametrize("feature", ["castle", "palace", "silo"])
@pytest.mark.parametrize("theme", THEMES)
def test_buildings_rise_above_their_hex(feature: str, theme: str) -> None:
    """Prove that towers and domes rise above the upper sides of their hex, inside the stamp."""
    image = picture(lambda p: draw_feature(p, feature, THEMES[theme]), GROWTH_RECT)
    inside = corners(1.02)
    above = 0
    for x in range(image.width()):
        for y in range(image.height()):
            point = QPointF(x, y) / 2 + GROWTH_RECT.topLeft()
            if image.pixelColor(x, y).alpha() and not inside.containsPoint(
                point, Qt.FillRule.OddEvenFill
            ):
                above += point.y() < 0
    assert above > 40
    assert all(image.pixelColor(x, 0).alpha() == 0 for x in range(image.width()))
    assert all(
        image.pixelColor(x, y).alpha() == 0
        for x in (0, image.width() - 1)
        for y in range(image.height())
    )


def test_houses_of_a_player_are_not_all_alike() -> None:
    """Prove that settlements differ in shape, and every player's mark shows on each."""
    box = QRectF(-4, -4, 48, 48)
    for style in THEMES["light"].players:
        images = [
            picture(lambda p, s=style, n=n: paint_house(p, s, shape=n), box) for n in range(HOUSES)
        ]
        assert all(unlike(one, two) > 4 for one, two in combinations(images, 2))
        bare = [
            picture(lambda p, s=style, n=n: paint_house(p, s, mark=False, shape=n), box)
            for n in range(HOUSES)
        ]
        assert all(unlike(one, two) > 2 for one, two in zip(images, bare, strict=True))


@pytest.mark.parametrize("number", range(HOUSES))
def test_players_differ_without_colour_whatever_their_houses(number: int) -> None:
    """Prove that five houses of one shape are five pictures in grey at the smallest size."""
    box = QRectF(-4, -4, 48, 48)
    images = [
        render(box, 28 / (2 * HALF_WIDTH), lambda p, s=style: paint_house(p, s, shape=number))
        for style in THEMES["light"].players
    ]
    for one, two in combinations([image.toImage() for image in images], 2):
        assert unlike(one, two) > 5


def test_a_piece_darkens_the_ground_it_touches() -> None:
    """Prove that a piece on the ground has a contact shadow, and one in the air has none."""
    standing, raised = (
        picture(lambda p, h=height: paint_shadow(p, h), QRectF(-14, 14, 76, 40))
        for height in (0.0, 11.0)
    )
    foot = (QPointF(21, 36.6) - QPointF(-14, 14)) * 2
    at = round(foot.x()), round(foot.y())
    assert standing.pixelColor(*at).alpha() > 180 > raised.pixelColor(*at).alpha()
