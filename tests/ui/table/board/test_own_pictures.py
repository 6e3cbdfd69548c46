"""Pictures of own tiles and cards in the place of emblems."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.own_pictures import OwnPicture, find_picture
from kingdom_builder_qt.editor.sections.canvas.section_item import SectionPainter
from kingdom_builder_qt.editor.sections.panels.tile_combo import TileCombo, entry_icon
from kingdom_builder_qt.ui.art.location_drawing import draw_emblem
from kingdom_builder_qt.ui.art.scenes.scene_picture import paint_emblem
from kingdom_builder_qt.ui.art.section_pictures import SectionPictures
from kingdom_builder_qt.ui.desktop.style.own_signs import own_signs, set_own_pictures
from kingdom_builder_qt.ui.desktop.style.theme import (
    THEMES,
    Theme,
    appearance,
    apply_theme,
    current_theme,
)
from kingdom_builder_qt.ui.desktop.widgets.pictures import svg_icon

pytestmark = pytest.mark.usefixtures("qapp")
RED, BLUE = "#ff0000", "#0000ff"


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    """Clear the picture cache after the test."""
    yield
    set_own_pictures({})


def know(picture: OwnPicture, qtbot: QtBot) -> None:
    """Register the picture of a tile, and wait until it is drawn."""
    set_own_pictures({("tile", "well"): picture})
    cache = own_signs().cache
    assert cache is not None
    qtbot.waitUntil(lambda: not cache.is_busy, timeout=60_000)


def picture(path: Path, colour: str) -> OwnPicture:
    """Write a picture file of one colour."""
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
def test_the_emblem_is_the_own_picture(tmp_path: Path, name: str, qtbot: QtBot) -> None:
    """Cards, tiles and board hexes of this entry only show the picture once it is drawn."""
    letter, red = middle(), picture(tmp_path / name, RED)
    set_own_pictures({("tile", "well"): red})
    assert middle() == letter != RED
    know(red, qtbot)
    assert middle() == RED
    assert middle("cards") != RED
    image = QImage(40, 40, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    draw_emblem(painter, "tiles", "well", QRectF(0, 0, 40, 40), THEMES["light"])
    painter.end()
    assert image.pixelColor(20, 20).name() == RED
    assert svg_icon("tiles", "well").pixmap(24).toImage().pixelColor(12, 12).name() == RED


def test_another_picture_of_the_same_name_is_seen(tmp_path: Path, qtbot: QtBot) -> None:
    """Cached emblems of the old file are dropped."""
    path = tmp_path / "well.svg"
    know(picture(path, RED), qtbot)
    assert middle() == RED
    know(picture(path, BLUE), qtbot)
    assert middle() == BLUE
    assert svg_icon("tiles", "well").pixmap(24).toImage().pixelColor(12, 12).name() == BLUE


def test_a_picture_that_went_bad_leaves_the_letter(
    tmp_path: Path, qtbot: QtBot, expect_log: Callable[..., None]
) -> None:
    """A file is read again before it is drawn: it may have changed."""
    letter = middle()
    path = tmp_path / "well.svg"
    picture(path, RED)
    path.write_text("<svg/>", encoding="utf-8")
    expect_log("well.svg is not drawn: not an SVG drawing")
    know(OwnPicture(path, zlib.crc32(b"as it was")), qtbot)
    assert middle() == letter


def test_boards_sections_and_icons_show_it_when_it_comes(
    tmp_path: Path, qtbot: QtBot, catalog: Catalog, qapp: QApplication
) -> None:
    """Emblems painted with the letter are repainted; the window does not wait."""
    id_, side = next(
        (id_, cell.tile)
        for id_, section in catalog.sections.items()
        for cell in section.cells
        if cell.tile is not None
    )
    themes = apply_theme(qapp, "light")
    told: list[Theme] = []
    tell = appearance().changed.connect(lambda: told.append(current_theme()))
    pictures, theme = SectionPictures(catalog, themes.theme), themes.theme
    editor = SectionPainter(catalog, theme)

    def all_pictures() -> list[QImage]:
        drawn = QImage(700, 800, QImage.Format.Format_ARGB32_Premultiplied)
        drawn.fill(0)
        painter = QPainter(drawn)
        editor.paint(painter, catalog.sections[id_])
        painter.end()
        icon = entry_icon("tiles", side).pixmap(24).toImage()
        combo = TileCombo(catalog)
        row = combo.itemIcon(combo.findData(side)).pixmap(24).toImage()
        return [pictures.picture(id_, 0, None, 0.5, 1.0).toImage(), drawn, icon, row]

    before = all_pictures()
    set_own_pictures({("tile", side): picture(tmp_path / "x.svg", RED)})
    assert all_pictures()[:2] != before[:2]  # a letter in place of the bundled drawing
    before = all_pictures()
    with qtbot.waitSignal(own_signs().changed, timeout=60_000):
        pass
    assert told == [theme]
    assert all(one != other for one, other in zip(all_pictures(), before, strict=True))
    appearance().changed.disconnect(tell)
