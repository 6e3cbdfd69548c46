"""Pictures of own tiles and cards where the game draws their emblems."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from kingdom_builder_qt.content.pictures import OwnPicture, find_picture
from kingdom_builder_qt.ui.art.scenes.picture import paint_emblem
from kingdom_builder_qt.ui.art.sites import draw_emblem
from kingdom_builder_qt.ui.style.signs import know_pictures
from kingdom_builder_qt.ui.style.theme import THEMES
from kingdom_builder_qt.ui.widgets.pictures import svg_icon

pytestmark = pytest.mark.usefixtures("qapp")
RED, BLUE = "#ff0000", "#0000ff"


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    """Leave no picture to other tests."""
    yield
    know_pictures({})


def picture(path: Path, colour: str) -> OwnPicture:
    """Write a file that is filled with a colour."""
    if path.suffix == ".svg":
        text = f'<rect width="9" height="9" fill="{colour}"/></svg>'
        head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
        path.write_text(head + text, encoding="utf-8")
    else:
        image = QImage(9, 9, QImage.Format.Format_RGB32)
        image.fill(QColor(colour))
        assert image.save(str(path))
    found = find_picture(path)
    assert isinstance(found, OwnPicture)
    return found


def middle(folder: str = "tiles", name: str = "well") -> str:
    """Return the colour in the middle of an emblem."""
    image = QImage(60, 60, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    paint_emblem(painter, folder, name, QRectF(0, 0, 60, 60), THEMES["light"])
    painter.end()
    return image.pixelColor(30, 30).name()


@pytest.mark.parametrize("name", ["well.svg", "well.png"])
def test_the_emblem_is_the_own_picture(tmp_path: Path, name: str) -> None:
    """On cards, tiles and the hexes of the board; of another entry it is not."""
    know_pictures({("tile", "well"): picture(tmp_path / name, RED)})
    assert middle() == RED
    assert middle("cards") != RED
    image = QImage(40, 40, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    draw_emblem(painter, "tiles", "well", QRectF(0, 0, 40, 40), THEMES["light"])
    painter.end()
    assert image.pixelColor(20, 20).name() == RED
    assert svg_icon("tiles", "well").pixmap(24).toImage().pixelColor(12, 12).name() == RED


def test_another_picture_of_the_same_name_is_seen(tmp_path: Path) -> None:
    """What was painted and kept before belongs to the old one."""
    path = tmp_path / "well.svg"
    know_pictures({("tile", "well"): picture(path, RED)})
    assert middle() == RED
    know_pictures({("tile", "well"): picture(path, BLUE)})
    assert middle() == BLUE
    assert svg_icon("tiles", "well").pixmap(24).toImage().pixelColor(12, 12).name() == BLUE


def test_a_picture_that_went_bad_leaves_the_letter(tmp_path: Path) -> None:
    """A file is looked at again before it is drawn: it may have changed since."""
    letter = middle()
    path = tmp_path / "well.svg"
    picture(path, RED)
    path.write_text("<svg/>", encoding="utf-8")
    know_pictures({("tile", "well"): OwnPicture(path, zlib.crc32(b"as it was"))})
    assert middle() == letter
