"""The pictures of the rules browser: pieces on hexes, islands with their surf, marks of rows."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPixmap

from kingdom_builder_qt.content.rule_pages import Example, load_pages
from kingdom_builder_qt.ui.learn.rules.example_pictures import ExamplePictures
from tests.helpers.builders import catalog

pytestmark = pytest.mark.usefixtures("qapp")
WIDE = 2000  # more than any picture needs


@pytest.fixture(scope="module")
def pictures(qapp: object) -> ExamplePictures:
    """Return pictures of the shipped content."""
    return ExamplePictures(catalog())


def drawn(folder: Path, lines: str) -> Example:
    """Return an example from its keys, one per line."""
    text = "tiles:\n  farm:\n    example:\n      caption: A farm.\n      "
    (folder / "pages.yaml").write_text(text + lines.replace("\n", "\n      "), encoding="utf-8")
    pages = load_pages(catalog(), folder)
    assert pages.problems == ()
    example = pages.page("tiles", "farm").example
    assert example is not None
    return example


def shot(pictures: ExamplePictures, folder: Path, lines: str) -> QImage:
    """Return the picture of an example in full size."""
    return pictures.example(drawn(folder, lines), WIDE, 1.0).toImage()


def image(pixmap: QPixmap) -> QImage:
    """Return the pixels of a picture."""
    return pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)


@pytest.mark.parametrize(
    ("kind", "id_"),
    [(k, i) for k in ("terrains", "features", "pieces") for i in getattr(catalog(), k)],
)
def test_everything_has_a_small_picture(pictures: ExamplePictures, kind: str, id_: str) -> None:
    """Prove that each terrain, feature and piece has a picture, distinct from others of its
    kind.
    """
    others = [other for other in getattr(catalog(), kind) if other != id_]
    own = image(pictures.single(kind, id_, 90, 1.0))
    assert all(image(pictures.single(kind, other, 90, 1.0)) != own for other in others)


@pytest.mark.parametrize("side", ["rope_bridge", "tree_house"])
def test_an_island_is_shown_in_its_frame(pictures: ExamplePictures, side: str) -> None:
    """Prove that the page of an island shows it whole, no wider than requested."""
    found = pictures.section(side, 300, 2.0)
    assert 200 < found.deviceIndependentSize().width() <= 301
    assert image(found) != image(pictures.section("oracle", 300, 2.0))


def test_the_coast_has_water_beside_it(pictures: ExamplePictures, tmp_path: Path) -> None:
    """Prove that a drawing on the island shows the sea around its hexes, and one on land does
    not.
    """
    coast = shot(pictures, tmp_path, 'at: iC3\nrows: ["c"]')
    land = shot(pictures, tmp_path, 'at: J10\nrows: ["c"]')
    assert coast.width() > land.width()
    beside = coast.pixelColor(coast.width() // 2, 12)
    assert beside.alpha() == 255
    assert beside.blue() > beside.red() + 30


def test_a_mark_is_shown_with_its_row(pictures: ExamplePictures, tmp_path: Path) -> None:
    """Prove that the mark of a row is in the picture that reaches the end of the row."""
    rows = 'rows: ["go go go g1"]\nscore: mayors\ncard: grass\nshow: score\n'
    play = 'play: ["mandatory build 1"]'
    at_the_end = shot(pictures, tmp_path, f"at: C17\n{rows}{play}")
    before = shot(pictures, tmp_path, "at: C17\n" + rows)
    inside = shot(pictures, tmp_path, f"at: C10\n{rows}{play}")
    assert at_the_end.width() > before.width() == inside.width()
