"""The right button opens the rule of the thing under it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QContextMenuEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.drawn_games import ALL, drawn
from tests.ui.expansion_games import slot_point, start
from tests.ui.sample_games import supply_point

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def asked(window: MainWindow) -> list[tuple[str, str]]:
    """Return the pages requested from now on; none is opened."""
    pages: list[tuple[str, str]] = []
    window.game_page.entry_requested.disconnect(window.rules.show_entry)
    window.game_page.entry_requested.connect(lambda kind, id_: pages.append((kind, id_)))
    return pages


def right_click(widget: QWidget, at: QPoint | None = None) -> None:
    """Open the context menu of a widget by mouse."""
    point = at or widget.rect().center()
    reason = QContextMenuEvent.Reason.Mouse
    event = QContextMenuEvent(reason, point, widget.mapToGlobal(point))
    QApplication.sendEvent(widget, event)


@pytest.mark.parametrize(
    ("card", "page"), [("grass", "terrain_cards"), ("swamp_grass", "cards_with_two_sides")]
)
def test_cards_in_the_hand(
    window: MainWindow, catalog: Catalog, asked: list[tuple[str, str]], card: str, page: str
) -> None:
    """A plain card and a side of a swamp card each open their own rule."""
    start(window, drawn(catalog, expansions=ALL, card=card, own="D4"))
    right_click(window.game_page.hand.card)
    assert asked == [("topics", page)]


def test_pieces_in_the_supply(
    window: MainWindow, catalog: Catalog, asked: list[tuple[str, str]]
) -> None:
    """Settlements and the pieces below them open their rules."""
    start(window, drawn(catalog, tiles="barracks quarry", card="grass", own="D4"))
    viewport, right = window.game_page.view.viewport(), Qt.MouseButton.RightButton
    for point in (
        supply_point(window),
        slot_point(window, "warrior"),
        slot_point(window, "stone_wall"),
    ):
        QTest.mouseClick(viewport, right, pos=point)
    assert asked == [("pieces", name) for name in ("settlement", "warrior", "stone_wall")]


def test_tiles_of_opponents(
    window: MainWindow, catalog: Catalog, asked: list[tuple[str, str]]
) -> None:
    """A chip opens its rule; a right click on the rest of the card opens the seat menu."""
    start(window, drawn(catalog, tiles_of={1: "farm tavern"}, card="grass", own="D4"))
    card = window.game_page.players.cards[1]
    menus: list[QPoint] = []
    card.menu_requested.disconnect()
    card.menu_requested.connect(menus.append)
    for number in range(2):
        right_click(card.tiles, card.tiles.chip_rect(number).center().toPoint())
    assert asked == [("tiles", "farm"), ("tiles", "tavern")]
    assert menus == []
    right_click(card)
    assert len(menus) == 1


def test_pages_of_the_silo_begin_with_the_action(catalog: Catalog) -> None:
    """The pages show the action first, then its time and frequency."""
    assert catalog.tiles["silo_action"].text.startswith("Build up to three settlements, or else")


def test_the_next_click_of_the_left_button(
    window: MainWindow,
    catalog: Catalog,
    asked: list[tuple[str, str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After the command of the Help menu, one click asks for the rule and builds nothing.

    Until then a notice says so, and screen readers hear it.
    """
    start(window, drawn(catalog, tiles="barracks quarry", card="grass", own="D4"))
    page = window.game_page
    points = [
        (page.view.viewport(), slot_point(window, "warrior")),
        (page.hand.card, page.hand.card.rect().center()),
    ]
    handle, heard = window.windowHandle(), list[str]()

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    for widget, point in points:
        window.actions_["right_click"].trigger()
        assert QApplication.overrideCursor() is not None
        notice = window.next_click.notice
        assert notice is not None
        assert notice.isVisible()
        assert notice.accessibleName() == heard[-1]
        assert "Esc cancels it." in heard[-1]
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=widget.mapTo(window, point))
        assert QApplication.overrideCursor() is None
        assert window.next_click.notice is None
    assert asked == [("pieces", "warrior"), ("topics", "terrain_cards")]
    assert window.desk.session is not None
    assert window.desk.session.log == []
    window.actions_["right_click"].trigger()
    QTest.keyClick(handle, Qt.Key.Key_Escape)
    assert QApplication.overrideCursor() is None
    assert window.next_click.notice is None
