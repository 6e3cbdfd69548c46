"""The palettes for colour-blind players, and the letters of terrains."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations
from math import dist
from typing import Final

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.content.schema.board_grammar import COLOURS
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.core.grid import Mask, around, bits, parse_hex
from kingdom_builder_qt.editor.sections.canvas.section_item import picture
from kingdom_builder_qt.ui.art.geometry import WIDTH, centre, outline
from kingdom_builder_qt.ui.art.painter import BoardPainter
from kingdom_builder_qt.ui.art.sprites import Stamps
from kingdom_builder_qt.ui.art.thumbnails import Sketch, thumbnail_steps
from kingdom_builder_qt.ui.desktop.languages import languages
from kingdom_builder_qt.ui.desktop.style.colours import LOOKS, PALETTES, STANDARD
from kingdom_builder_qt.ui.desktop.style.terrain_letters import terrain_letters
from kingdom_builder_qt.ui.desktop.style.theme import THEMES, Theme, apply_theme, theme_in
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from tests.helpers.builders import full, make_board
from tests.helpers.pinned import shipped
from tests.helpers.vision import DEUTERANOPIA, PROTANOPIA, TRITANOPIA, Vision, linear, seen

pytestmark = pytest.mark.usefixtures("qapp")

LEAST: Final = 20.0  # distance in CIE L*a*b*
VISIONS: Final = {
    "protanopia": PROTANOPIA,
    "deuteranopia": DEUTERANOPIA,
    "tritanopia": TRITANOPIA,
}
MIDDLE: Final[Mask] = 1 << parse_hex("J9") | around(1 << parse_hex("J9"))


def close(colours: Mapping[str, QColor], vision: Vision) -> list[str]:
    """Return the pairs of colours that a viewer can confuse."""
    found = {name: seen(colour, vision) for name, colour in colours.items()}
    return [
        f"{one}, {other}: {dist(found[one], found[other]):.1f}"
        for one, other in combinations(found, 2)
        if dist(found[one], found[other]) < LEAST
    ]


def painted(terrain: Terrain, theme: Theme) -> QColor:
    """Return the mean light of seven hexes, with drawings and the light of the theme."""
    board = make_board(full(terrain.letter))
    near = MIDDLE | around(MIDDLE)
    painter = BoardPainter(board, theme, shipped().terrains, False, near)
    scale, corner, area = 0.6, painter.rect.topLeft(), outline(MIDDLE)
    image = painter.render(scale).toImage().convertToFormat(QImage.Format.Format_RGB32)
    box, lights = area.boundingRect(), list[tuple[float, ...]]()
    for y in range(int((box.top() - corner.y()) * scale), int((box.bottom() - corner.y()) * scale)):
        left, right = ((edge - corner.x()) * scale for edge in (box.left(), box.right()))
        for x in range(int(left), int(right)):
            if area.contains(QPointF(x, y) / scale + corner):
                rgb = image.pixel(x, y)
                lights.append(tuple(LINEAR[rgb >> shift & 255] for shift in (16, 8, 0)))
    mean = (sum(parts) / len(lights) for parts in zip(*lights, strict=True))
    return QColor.fromRgbF(*map(encoded, mean))


LINEAR: Final = [linear(value / 255) for value in range(256)]


def encoded(light: float) -> float:
    """Return the colour value of a linear light."""
    return 12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055


@pytest.mark.parametrize("theme", LOOKS)
@pytest.mark.parametrize("palette", VISIONS)
def test_colours_of_a_palette_differ_for_its_players(palette: str, theme: str) -> None:
    """Each two terrains, as colours and as painted ground, and each two players differ by 20."""
    look, terrains = theme_in(theme, palette, False), shipped().terrains
    assert len(terrains) >= 9
    bases = {id_: look.terrain_colour(id_, terrain) for id_, terrain in terrains.items()}
    ground = {id_: painted(terrain, look) for id_, terrain in terrains.items()}
    players = {player.key: player.colour for player in look.players}
    for colours in (bases, ground, players):
        assert close(colours, VISIONS[palette]) == []


def test_the_measure_finds_the_pairs_of_the_standard_colours() -> None:
    """The same measure names the pairs that the standard colours leave close."""
    theme = THEMES["light"]
    ground = {id_: painted(terrain, theme) for id_, terrain in shipped().terrains.items()}
    pairs = close(ground, PROTANOPIA)
    assert any(pair.startswith("canyon, forest") for pair in pairs)


def test_each_palette_is_known_to_the_content() -> None:
    """The schema of terrains has a colour for each palette but the standard one."""
    assert (STANDARD, *(field.key for field in COLOURS.fields)) == PALETTES
    for terrain in shipped().terrains.values():
        assert [palette for palette, _ in terrain.colours] == list(PALETTES[1:])


def test_standard_colours_ignore_the_palettes() -> None:
    """A theme in standard colours is the theme itself, and paints no colour of a palette."""
    for id_, theme in THEMES.items():
        assert theme_in(id_, STANDARD, False) is theme
        for terrain in shipped().terrains.values():
            plain = replace(terrain, colours=())
            assert theme.terrain_colour(terrain.id, terrain) == theme.terrain_colour(
                terrain.id, plain
            )


@pytest.mark.parametrize("palette", VISIONS)
def test_a_terrain_without_a_palette_keeps_its_colour(palette: str) -> None:
    """Custom terrain has the colour of its file in each palette."""
    lava = Terrain("lava", "Lava", "l", True, "#aa2200")
    for id_, theme in THEMES.items():
        colour = theme_in(id_, palette, False).terrain_colour("lava", lava)
        assert colour == theme.terrain_colour("lava", lava)


def test_an_open_board_follows_the_palette_at_once(view: BoardView, qapp: QApplication) -> None:
    """A change repaints the board, also its cached pictures, and the way back restores it."""
    manager = apply_theme(qapp, "light")
    scene = view.board_scene
    scene.set_board(make_board(full()), shipped().terrains)

    def shown() -> QImage:
        view.grab()
        scene.sharpen()
        return view.grab().toImage()

    pictures = [shown()]
    for hues, letters in (("tritanopia", False), ("tritanopia", True), (STANDARD, True)):
        manager.show_boards(hues, letters)
        pictures.append(shown())
    assert all(one != other for one, other in combinations(pictures, 2))
    manager.show_boards(STANDARD, False)
    assert shown() == pictures[0]


# -- letters ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl", "es"])
def test_letters_differ_in_every_language(back_to_english: None, language: str) -> None:
    """Each terrain has a letter of its own, in capitals, also next to custom terrains."""
    languages().speak(language)
    own = [Terrain(f"own_{n}", "Gas", letter, True, "#aa2200") for n, letter in enumerate("glx")]
    letters = terrain_letters([*shipped().terrains.values(), *own])
    assert letters.keys() >= {*shipped().terrains, "own_0", "own_1", "own_2"}
    assert len({*letters.values()}) == len(letters)
    assert all(len(letter) == 1 and letter.isupper() for letter in letters.values())


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl", "es"])
def test_a_letter_occurs_in_the_name_of_its_terrain(back_to_english: None, language: str) -> None:
    """Each letter is in the name of its terrain, and no first letter of a name is unused."""
    languages().speak(language)
    terrains = load_catalog(None, language=language).terrains.values()
    letters = terrain_letters(terrains)
    names = {terrain.id: terrain.name.upper() for terrain in terrains}
    assert [id_ for id_, letter in letters.items() if letter not in names[id_]] == []
    if language != "en":  # English has the letters of section files
        firsts = {name[0] for name in names.values()}
        assert firsts <= {*letters.values()}


def test_a_custom_terrain_has_its_letter_of_section_files() -> None:
    """Lava with the letter l is L; the letters of shipped terrains are those of their files."""
    terrains = shipped().terrains
    letters = terrain_letters([*terrains.values(), Terrain("lava", "Lava", "l", True, "#aa2200")])
    assert letters["lava"] == "L"
    assert all(letters[id_] == terrain.letter.upper() for id_, terrain in terrains.items())


def letter_stamps(painter: BoardPainter, scale: float) -> set[object]:
    """Paint a board; return the keys of its pictures of letters."""
    stamps = Stamps()
    painter._stamps = stamps
    painter.render(scale)
    return {key for key in stamps.cached(scale) if isinstance(key, tuple) and key[0] == "letter"}


def test_letters_cost_nothing_when_they_are_off() -> None:
    """Without letters no picture of one is painted; with them there is one for each terrain."""
    board, terrains = make_board("gcd"), shipped().terrains
    theme = THEMES["light"]
    assert letter_stamps(BoardPainter(board, theme, terrains), 0.4) == set()
    lettered = BoardPainter(board, theme, terrains, terrain_letters=True)
    assert letter_stamps(lettered, 0.4) == {("letter", letter) for letter in "GCDW"}


@pytest.mark.parametrize("theme", LOOKS)
def test_letters_are_readable_at_24_pixels(theme: str) -> None:
    """In a hex of 24 pixels the ink reaches black and the halo white on each terrain."""
    look, scale = THEMES[theme], 24 / WIDTH
    for terrain in shipped().terrains.values():
        painter = BoardPainter(
            make_board(full(terrain.letter)), look, shipped().terrains, terrain_letters=True
        )
        image, corner = painter.render(scale).toImage(), painter.rect.topLeft()
        for hex_ in bits(MIDDLE):
            middle = ((centre(hex_) - corner) * scale).toPoint()
            rows = range(middle.y() - 7, middle.y() + 8)
            around_it = [
                image.pixelColor(x, y).lightnessF()
                for x in range(middle.x() - 8, middle.x() + 9)
                for y in rows
            ]
            assert min(around_it) < 0.15, terrain.id
            assert max(around_it) > 0.8, terrain.id


def test_the_magnifier_has_the_letters_of_the_board() -> None:
    """A part of a board, painted at a scale of its own, has the letters of its hexes."""
    board, terrains = make_board("gcd"), shipped().terrains
    lettered = BoardPainter(board, THEMES["light"], terrains, terrain_letters=True)
    stamps = Stamps()
    part = lettered.part(outline(1 << parse_hex("A1")).boundingRect(), stamps)
    assert ("letter", "G") in letter_stamps(part, 2.0)


def test_thumbnails_have_no_letters(qapp: QApplication) -> None:
    """A thumbnail looks the same with and without the letters of the boards."""
    sketch = Sketch(make_board("gcd"))
    images = []
    for letters in (False, True):
        theme = theme_in("light", STANDARD, letters)
        *_, image = thumbnail_steps(sketch, shipped(), theme, Stamps())
        images.append(image)
    assert images[0] == images[1]


def test_the_editor_paints_the_same_letters() -> None:
    """A section on the canvas has letters if the boards have them."""
    section = next(iter(shipped().sections.values()))
    images = [
        picture(section, shipped(), theme_in("light", STANDARD, letters), 0.5).toImage()
        for letters in (False, True)
    ]
    assert images[0] != images[1]
