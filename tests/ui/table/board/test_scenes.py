"""The small landscapes behind the emblems of cards and tiles."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.content.paths import resources
from kingdom_builder_qt.core.entries import Card, Filter, Near, PerUnit, Score
from kingdom_builder_qt.ui.art.scenes.scene_picture import LEAST, paint_emblem, paint_scene
from kingdom_builder_qt.ui.art.scenes.scene_table import PLAIN, SCENES, scene_of
from kingdom_builder_qt.ui.art.sprites import render
from kingdom_builder_qt.ui.desktop.style.theme import THEMES, Theme, contrast
from kingdom_builder_qt.ui.learn.rules.example_pictures import ExamplePictures

pytestmark = pytest.mark.usefixtures("qapp")
SHAPES = sorted(path.stem for path in (resources() / "scenes").glob("*.svg"))
INK = QColor("#3b2f2a")  # of all emblems


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    """Return the shipped content."""
    return load_catalog(None)


def picture(folder: str, name: str, side: float, theme: Theme, scale: float = 1.0) -> QImage:
    """Return the picture of a card or tile."""
    area = QRectF(0, 0, side, side)
    art = lambda painter: paint_emblem(painter, folder, name, area, theme)  # noqa: E731
    return render(area, scale, art).toImage()


def own_card(of: Filter) -> Card:
    """Return an own card that pays for settlements on or near a terrain or feature."""
    score = Score(PerUnit(1), of=of)
    return Card("mine", "Mine", "scoring_card", "own", score, "Mine.")


def test_scenes_are_those_of_the_content(catalog: Catalog) -> None:
    """Prove that the table names only existing cards and tiles, with known shapes."""
    assert set(SCENES["cards"]) <= set(catalog.cards)
    assert set(SCENES["tiles"]) <= set(catalog.tiles)
    for table in SCENES.values():
        for name, scene in table.items():
            assert scene, name
            assert set(scene) <= set(SHAPES), name


def test_every_shape_is_used_and_no_two_are_alike() -> None:
    """Prove that every word of the vocabulary is used, and no two shapes are alike."""
    used = {shape for table in SCENES.values() for scene in table.values() for shape in scene}
    assert used == set(SHAPES)
    area, theme = QRectF(0, 0, 48, 48), THEMES["light"]
    images = {
        name: render(area, 1.0, lambda p, n=name: paint_scene(p, [n], area, theme)).toImage()
        for name in SHAPES
    }
    for one, other in combinations(images, 2):
        assert images[one] != images[other], (one, other)


@pytest.mark.parametrize(
    ("of", "scene"),
    [
        (Filter(near=(Near(Filter(terrain=("water",))),)), ("day", "water")),
        (Filter(terrain=("mountain",)), ("day", "mountains")),
        (Filter(near=(Near(Filter(feature=("castle",))),)), ("day", "grass", "keep")),
        (Filter(edge=True), ("chart",)),
        (Filter(terrain=("lava",)), PLAIN),
        (Filter(), PLAIN),
    ],
)
def test_custom_content_gets_the_landscape_it_scores(of: Filter, scene: tuple[str, ...]) -> None:
    """Prove that a card without a bundled picture has the landscape that it scores."""
    assert scene_of("cards", "mine", own_card(of)) == scene


def test_rules_and_score_sheet_know_what_own_cards_score(catalog: Catalog) -> None:
    """Prove that rule browser and score sheet pass the entry, so own cards have a landscape."""
    pictures = ExamplePictures(catalog)
    assert pictures.entry("cards", "lords") is catalog.cards["lords"]
    assert pictures.entry("tiles", "farm") is catalog.tiles["farm"]
    assert pictures.entry("cards", "farm") is None


def test_an_own_entry_without_emblem_has_its_letter() -> None:
    """Prove that two own cards have different letters."""
    theme = THEMES["light"]
    assert picture("cards", "alpha", 42, theme) != picture("cards", "beta", 42, theme)
    assert scene_of("cards", "alpha") == PLAIN


def test_small_emblems_lie_on_plain_parchment(catalog: Catalog) -> None:
    """Prove that small emblems have no landscape, which would be noise."""
    theme = THEMES["light"]
    for side, plain in ((LEAST - 1, True), (LEAST + 20, False)):
        image = picture("tiles", "farm", side, theme)
        place = image.pixelColor(round(side * 0.2), round(side * 0.3))
        assert (place == theme.colour("parchment")) == plain


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_emblems_stand_out_from_their_landscape(theme: Theme) -> None:
    """Prove that emblem ink reaches 3:1 on its background, 4.5:1 in high contrast."""
    least = 4.5 if theme.id == "contrast" else 3.0
    area = QRectF(0, 0, 64, 64)
    scenes = {scene for table in SCENES.values() for scene in table.values()}
    for scene in scenes:
        image = render(area, 1.0, lambda p, s=scene: paint_scene(p, s, area, theme)).toImage()
        inner = [image.pixelColor(x, y) for x in range(16, 49, 4) for y in range(16, 49, 4)]
        readable = sum(contrast(INK, hue) >= least for hue in inner)
        assert readable >= 0.9 * len(inner), scene


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_pictures_are_drawn_for_the_scale(scale: float) -> None:
    """Prove that a picture at twice the scale is redrawn, not stretched."""
    theme = THEMES["light"]
    image = picture("cards", "fishermen", 42, theme, scale)
    assert image.width() == 42 * scale
    once = picture("cards", "fishermen", 42, theme)
    assert (image == once.scaled(image.size())) == (scale == 1.0)


def test_a_shipped_card_keeps_its_scene_whatever_it_scores(catalog: Catalog) -> None:
    """Prove that the table has precedence over the derived landscape."""
    card = replace(catalog.cards["lords"], id="lords")
    assert scene_of("cards", "lords", card) == SCENES["cards"]["lords"]
