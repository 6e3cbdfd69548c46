"""The reasons of a refusal: status line and bubble at the hex, and their duration."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import Hex, parse_hex
from kingdom_builder_qt.ui.desktop.style.theme import Theme
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.page import status_line
from tests.ui.drawn_games import ALL, drawn
from tests.ui.expansion_games import said, start
from tests.ui.sample_games import click_hex, finish_turn, point_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.mark.parametrize(
    ("source", "game", "words"),
    [
        (
            "tile:village",
            {"tiles": "village", "own": "C5 D4"},
            "No free buildable hex is next to three of your own settlements.",
        ),
        ("cave", {"own": "A1"}, "None of your settlements is next to a cave."),
        ("farmland", {"own": "A1"}, "No free farmland hex is next to one of your pieces."),
        (
            "tile:crossroads",
            {"tiles": "crossroads", "own": "A1"},
            "The crossroads is always on; there is nothing to choose.",
        ),
        (
            "tile:city_hall",
            {"tiles": "city_hall:used", "own": "A1", "others": "city_hall@J8"},
            "The city hall can be used only once in the game, and you have already used it.",
        ),
        (
            "tile:city_hall",
            {"tiles": "city_hall", "own": "A1", "others": "city_hall@J8"},
            "The city hall can be used only once in the game, and you have already used it.",
        ),
    ],
)
def test_a_tile_says_which_condition_fails(
    window: MainWindow, catalog: Catalog, source: str, game: dict[str, str], words: str
) -> None:
    """The status line and, where it differs, the tooltip of the tile name the failed condition."""
    start(window, drawn(catalog, expansions=ALL, card="grass", **game))
    window.desk.controller.select_source(source)
    assert said(window) == words
    rows = {row.source: row for row in window.game_page.tiles.presenter.rows()}
    if source != "tile:crossroads":
        assert words in window.game_page.tiles.presenter.tooltip(rows[source])


def refused(window: MainWindow, catalog: Catalog, hex_: str = "F1") -> Hex:
    """Begin a turn on grass and click a hex of another terrain."""
    start(window, drawn(catalog, tiles="tavern", own="A1 A2 A3", card="grass"))
    click_hex(window, parse_hex(hex_))
    return parse_hex(hex_)


@pytest.mark.parametrize("hex_", ["F1", "A8", "E1", "A20", "T20"])
def test_a_refusal_is_a_bubble_at_its_hex(
    window: MainWindow, catalog: Catalog, hex_: str, use_theme: Callable[[str], Theme]
) -> None:
    """The reason is said once: in a bubble next to the hex, inside the view, while the status line
    and the description of the hex are empty.
    """
    at = refused(window, catalog, hex_)
    bubble, view = window.game_page.bubble, window.game_page.view
    assert bubble.isVisible()
    assert bubble.text() == said(window) != ""
    corner = window.game_page.corner
    assert (corner.message.text(), corner.hex_text.text()) == ("", "")
    assert not corner.isVisible()
    place = bubble.geometry()
    assert view.rect().contains(place)
    assert not place.contains(point_of(window, at))
    assert place.adjusted(-40, -40, 40, 40).contains(point_of(window, at))
    use_theme("dark")
    assert not bubble.grab().isNull()


@pytest.mark.parametrize("what", ["another hex", "a tile", "a move", "zoom", "another game"])
def test_a_refusal_goes_with_its_moment(window: MainWindow, catalog: Catalog, what: str) -> None:
    """The bubble stays while the mouse rests, and disappears with another choice or hex."""
    at = refused(window, catalog)
    words, viewport = said(window), window.game_page.view.viewport()
    QTest.mouseMove(viewport, point_of(window, at) + QPoint(3, 3))
    QApplication.processEvents()
    assert said(window) == words != ""
    assert window.game_page.bubble.isVisible()
    if what == "another hex":
        QTest.mouseMove(viewport, point_of(window, parse_hex("G9")))
    elif what == "a tile":
        window.desk.controller.select_source("tile:tavern")
    elif what == "a move":
        finish_turn(window)
    elif what == "zoom":
        window.game_page.view.zoom_by(1.5)
    else:
        window.desk.start(drawn(catalog, own="A1", card="grass"))
    QApplication.processEvents()
    assert not window.game_page.bubble.isVisible()
    assert what == "zoom" or said(window) == ""


def test_the_next_refusal_takes_the_place_of_the_last(window: MainWindow, catalog: Catalog) -> None:
    """The refusal of a tile removes the bubble of a hex, which is described again."""
    refused(window, catalog)
    assert window.status_line.hex_text == ""
    window.desk.controller.select_source("tile:farm")
    assert said(window) != ""
    assert not window.game_page.bubble.isVisible()
    assert window.status_line.hex_text.startswith("F1")


def test_a_refusal_is_shown_for_a_while(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bubble disappears by itself, also while the mouse rests on its hex."""
    monkeypatch.setattr(status_line, "MESSAGE_MS", 30)
    at = refused(window, catalog)
    QTest.mouseMove(window.game_page.view.viewport(), point_of(window, at) + QPoint(3, 3))
    assert window.game_page.bubble.isVisible()
    QTest.qWait(90)
    assert not window.game_page.bubble.isVisible()
    assert window.status_line.hex_text.startswith("F1")
