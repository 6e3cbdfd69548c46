"""The mouse rests on a location: name, remaining tiles and rule are next to the pointer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import parse_hex
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.page import game_page
from tests.ui.drawn_games import ALL, BESIDES, drawn, sites
from tests.ui.expansion_games import start
from tests.ui.sample_games import point_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture(autouse=True)
def no_tooltip_is_left(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> object:
    """Begin and end without a tooltip, and without a delay in between."""
    monkeypatch.setattr(game_page, "REST_MS", 1)
    QToolTip.hideText()
    yield
    QToolTip.hideText()


@pytest.mark.parametrize(
    ("site", "words"),
    [
        ("farm", ["Farm, 1 tile left", "Build one settlement on a grass hex"]),
        ("harbor", ["Harbor, 2 tiles left", "Move one of your"]),
        ("silo", ["Silo", "Build up to three settlements, or else"]),
        ("palace", ["Palace", "gold"]),
        ("cave", ["Cave", "Every player, once a turn"]),
    ],
)
def test_a_site_is_explained(
    window: MainWindow, catalog: Catalog, qtbot: QtBot, site: str, words: list[str]
) -> None:
    """Locations have their remaining tiles, and other features their rule."""
    places = {name: hex_ for hex_, name in BESIDES.items()} | dict(sites(ALL))
    start(window, drawn(catalog, expansions=ALL, tiles="farm", card="grass", own="D4"))
    window.desk.position.stock = tuple(
        1 if hex_ == parse_hex(places["farm"]) else left
        for (hex_, _), left in zip(
            window.desk.position.rules.site_index.items(), window.desk.position.stock, strict=True
        )
    )
    viewport = window.game_page.view.viewport()
    QTest.mouseMove(viewport, point_of(window, parse_hex(places[site])))
    qtbot.waitUntil(lambda: QToolTip.text() != "")
    shown = " ".join(QToolTip.text().split())
    assert all(part in shown for part in words), shown


def test_nothing_is_explained_in_passing(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tooltip needs 400 ms of rest; another hex restarts the wait, and a plain one has none."""
    monkeypatch.undo()
    start(window, drawn(catalog, expansions=ALL, tiles="farm", card="grass", own="D4"))
    page = window.game_page
    QTest.mouseMove(page.view.viewport(), point_of(window, parse_hex(sites(ALL)["farm"])))
    assert page.rest_timer.isActive()
    assert page.rest_timer.interval() == 400
    assert not QToolTip.text()
    QTest.mouseMove(page.view.viewport(), point_of(window, parse_hex("A1")))
    assert not page.rest_timer.isActive()


@pytest.mark.parametrize("is_shown", [True, False])
def test_a_refusal_is_the_only_explanation(
    window: MainWindow,
    catalog: Catalog,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    is_shown: bool,
) -> None:
    """A click on a location shows the reason alone, before and after its rule appears."""
    monkeypatch.setattr(game_page, "REST_MS", 1 if is_shown else 400)
    start(window, drawn(catalog, expansions=ALL, tiles="farm", card="grass", own="D4"))
    page = window.game_page
    viewport, place = page.view.viewport(), point_of(window, parse_hex(sites(ALL)["farm"]))
    QTest.mouseMove(viewport, point_of(window, parse_hex("A1")))
    QTest.mouseMove(viewport, place)
    assert page.rest_timer.isActive()
    if is_shown:
        qtbot.waitUntil(lambda: QToolTip.text() != "")
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=place)
    assert page.bubble.text()
    assert not page.rest_timer.isActive()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    assert page.bubble.isVisible()
