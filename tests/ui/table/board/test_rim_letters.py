"""The coordinates on the rim follow the text size, as far as the hexes leave room."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QImage

from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.grid import MAIN_MASK
from kingdom_builder_qt.ui.art.frame import LETTERS, island_rim_rect, letters_for, rim_rect
from kingdom_builder_qt.ui.art.geometry import BOARD_RECT, USUAL, WIDTH, Plane
from kingdom_builder_qt.ui.art.painter import BoardPainter
from kingdom_builder_qt.ui.desktop.style.text_size import LEAST_TEXT
from kingdom_builder_qt.ui.desktop.style.theme import THEMES
from kingdom_builder_qt.ui.table.board.arrangement import arrange
from kingdom_builder_qt.ui.table.board.board_view import BoardView

SCALE = 2
FAINT = 40  # difference of lightness at the edges of letters


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("letters", LETTERS)
def test_letters_cover_neither_hexes_nor_the_edge(board: Board, letters: float) -> None:
    """All ink of the coordinates is on the rim, and no two numbers touch."""
    pictures = []
    for shown in (True, False):
        painter = BoardPainter(board, THEMES["light"], coordinates=shown, letters=letters)
        image = painter.render(SCALE).toImage()
        pictures.append(image.convertToFormat(QImage.Format.Format_Grayscale8))
    land, rim = USUAL.outline(MAIN_MASK), rim_rect(letters)
    lines, width = pictures[0].bytesPerLine(), pictures[0].width()
    shades = zip(*(bytes(picture.constBits()) for picture in pictures), strict=True)
    places = (divmod(at, lines) for at, (on, off) in enumerate(shades) if abs(on - off) > FAINT)
    inked = {(x, y) for y, x in places if x < width}
    corner = painter.rect.topLeft()
    for x, y in inked:
        point = corner + QPointF(x + 0.5, y + 0.5) / SCALE
        assert rim.contains(point)
        assert not land.contains(point)
    columns = {x for x, y in inked if corner.y() + y / SCALE < 0}
    runs = sum(after - before > SCALE for before, after in pairwise(sorted(columns)))
    assert runs >= 19, "twenty numbers above the board are apart"


def test_letters_grow_with_text_and_stop_at_the_island() -> None:
    """Letters have the height of text where a unit has enough pixels, and never more than fits."""
    for pixels in (0.4, 0.6, 0.8, 1.0):
        sizes = [letters_for(pixels, text, island=False) for text in (1.0, 1.5, 2.0)]
        assert sizes == sorted(sizes)
        assert sizes[-1] > sizes[0]
    assert letters_for(0.7, 1.0, island=False) * 0.7 >= LEAST_TEXT
    assert letters_for(0.3, 0.0, island=False) == LETTERS[0], "pictures have the usual letters"
    largest = rim_rect(letters_for(0.3, 2.0, island=True))
    for place in ("right", "below"):
        assert not largest.intersects(island_rim_rect(Plane(island=place)))


@pytest.mark.parametrize("island", [False, True])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(615, 480), (780, 700), (940, 760), (1470, 1000)])
def test_larger_letters_cost_little(size: tuple[int, int], text: float, island: bool) -> None:
    """The rim for large letters takes at most a fortieth of the size of the hexes, and no letter
    is smaller than with usual text.
    """
    seen = QSize(*size)
    usual = arrange(seen, 31, island=island, supply=True)
    large = arrange(seen, 31, island=island, supply=True, text=text)
    assert large.scale(seen, 31) >= usual.scale(seen, 31) * 0.975
    plain = arrange(seen, 31, island=island, supply=True, text=1.0)
    assert large.letters >= plain.letters


def test_rim_and_supply_follow_the_text_size(
    view: BoardView, resize_text: Callable[[int], None]
) -> None:
    """In a view of the same size letters and title are clearly larger at 200 per cent."""
    scene, heights = view.board_scene, []
    for percent in (100, 200):
        resize_text(percent)
        tray = scene.tray
        title = tray._title_size(tray.title_rect().width() - 4)
        heights.append((scene._letters * view.zoom, title * view.zoom))
        table = rim_rect(scene._letters).united(tray.boundingRect())
        assert table.width() * view.zoom <= view.width()
    (letters, title), (large_letters, large_title) = heights
    assert letters >= LEAST_TEXT - 1
    assert large_letters > 1.35 * letters
    assert large_title > 1.2 * title
    assert view.zoom * WIDTH > 0
    assert BOARD_RECT.height() * view.zoom <= view.height()
