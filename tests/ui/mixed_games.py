"""Games with every expansion for tests of the window, and moves made by a person's gestures."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.moves import CANOE, CHOOSE, DRAW, SKIP, TAKE, Move
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.panels.hand.terrain_card import TerrainCardButton
from kingdom_builder_qt.ui.table.panels.tile_button import TileButton
from tests.ai.support import ALL
from tests.ui.expansion_games import NAMES, by_clicks
from tests.ui.sample_games import LEFT


def mixed_session(catalog: Catalog, *controllers: str, seed: int = 0, **options: object) -> Session:
    """Return a game with everything; seat 0 starts."""
    seats = [Seat(NAMES[n], n, controller) for n, controller in enumerate(controllers)]
    chosen: dict[str, object] = {"expansions": ALL, **options}
    return Session(catalog, GameOptions(players=len(seats), seed=seed, start=0, **chosen), seats)


def click(widget: QWidget) -> None:
    """Click the middle of a widget, which must be visible."""
    QApplication.processEvents()  # the layout shows a new button by an event
    assert widget.isVisible()
    QTest.mouseClick(widget, LEFT, pos=QPoint(widget.width() // 2, widget.height() // 2))


def tile_button(window: MainWindow, tile: str) -> TileButton:
    """Return the button of a tile."""
    return next(b for b in window.game_page.tiles.buttons if b.row.tile == tile)


def card_button(window: MainWindow, choice: str) -> TerrainCardButton:
    """Return the button with which a card or a side is chosen."""
    buttons = window.game_page.hand.cards.buttons
    return next(b for b in buttons if b.look.choice == choice)


def play_by_mouse(window: MainWindow, move: Move) -> None:
    """Make any move with the mouse: on the board, the cards, the tiles, the buttons."""
    page, desk = window.game_page, window.desk
    if move.verb == CHOOSE:
        click(card_button(window, move.choice))
    elif move.verb == SKIP:
        click(page.hand.decline if move.source == CANOE else page.hand.buttons.end)
    elif move.verb in (DRAW, TAKE):
        if desk.controller.source != move.source:
            desk.controller.select_source(move.source)
        click(page.hand.turn_up)
    else:
        by_clicks(window, move)


def key(window: MainWindow, key_: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    """Press a key on the board."""
    modifiers = modifier or Qt.KeyboardModifier.NoModifier
    QTest.keyClick(window.game_page.view, key_, modifiers)
