"""The tile lost by a move is shown before the move, by hover, drag and key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import Hex, bits, hex_name, parse_hex
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.drawn_games import drawn, sites
from tests.ui.expansion_games import start
from tests.ui.sample_games import LEFT, click_hex, point_of, press, walk_to

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def beside(tile: str) -> str:
    """Return a hex of the row above the location of a tile."""
    site = sites()[tile]
    return f"Q{site[1:]}"


def leaving(window: MainWindow, catalog: Catalog) -> tuple[Hex, Hex, Hex]:
    """Return the settlement that alone keeps the farm, a hex for it far off, and the location."""
    place = beside("farm")
    start(window, drawn(catalog, own=place, tiles="paddock farm", card="canyon"))
    window.desk.controller.select_source("tile:paddock")
    origin, site = parse_hex(place), parse_hex(sites()["farm"])
    targets = window.desk.position.targets("tile:paddock", origin)
    return origin, next(bits(targets)), site


def shows(window: MainWindow, site: Hex) -> bool:
    """Return whether the loss is shown; any other loss fails."""
    page = window.game_page
    marked = page.scene.marks.item.mask("lost")
    assert marked in (0, 1 << site)
    lines = page.foresight.text().splitlines() if page.foresight.isVisible() else []
    said = [line for line in lines if " lose" in line]
    assert said == ([f"You lose the farm tile ({hex_name(site)})."] if marked else [])
    return bool(marked)


def test_hover_shows_what_a_move_costs(window: MainWindow, catalog: Catalog) -> None:
    """The loss is shown only over a target of the piece, and not after the move."""
    origin, target, site = leaving(window, catalog)
    click_hex(window, origin)
    assert not shows(window, site)
    viewport = window.game_page.view.viewport()
    QTest.mouseMove(viewport, point_of(window, target))
    assert shows(window, site)
    QTest.mouseMove(viewport, point_of(window, parse_hex("A1")))
    assert not shows(window, site)
    click_hex(window, target)
    assert not shows(window, site)
    assert "farm" not in {tile.tile for tile in window.desk.position.tiles[0]}


def test_drag_and_keys_show_it_too(window: MainWindow, catalog: Catalog) -> None:
    """A drag and the keyboard cursor show the loss, too."""
    origin, target, site = leaving(window, catalog)
    viewport = window.game_page.view.viewport()
    QTest.mousePress(viewport, LEFT, pos=point_of(window, origin))
    QTest.mouseMove(viewport, point_of(window, origin) + QPoint(20, 0))
    QTest.mouseMove(viewport, point_of(window, target))
    assert shows(window, site)
    QTest.mouseRelease(viewport, LEFT, pos=point_of(window, parse_hex("A1")))
    press(window, Qt.Key.Key_Escape)
    window.desk.controller.select_source("tile:paddock")
    walk_to(window, target)
    assert shows(window, site)
    press(window, Qt.Key.Key_Escape)
    assert not shows(window, site)


def test_a_struck_piece_shows_what_its_owner_loses(window: MainWindow, catalog: Catalog) -> None:
    """Before the sword removes a piece its owner's lost tile and its location are shown."""
    place, site = beside("farm"), sites()["farm"]
    start(
        window,
        drawn(catalog, own="A1", other=f"{place} J8", tiles="sword", tiles_of={1: "farm"}),
    )
    window.desk.controller.select_source("nomad:sword")
    viewport = window.game_page.view.viewport()
    QTest.mouseMove(viewport, point_of(window, parse_hex("J8")))
    assert "loses" not in window.game_page.foresight.text()
    QTest.mouseMove(viewport, point_of(window, parse_hex(place)))
    lines = window.game_page.foresight.text().splitlines()
    assert lines[-1] == f"Bob loses the farm tile ({site})."
    assert window.game_page.scene.marks.item.mask("lost") == 1 << parse_hex(site)
