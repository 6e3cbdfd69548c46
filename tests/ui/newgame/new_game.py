"""The gestures in the new-game dialog: drags, clicks, choices, the start."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from kingdom_builder_qt.ui.newgame.board.section_items import SectionItem, ThumbItem
from kingdom_builder_qt.ui.newgame.board.section_view import SectionView
from kingdom_builder_qt.ui.newgame.new_game_dialog import NewGame, NewGameDialog
from kingdom_builder_qt.ui.newgame.seat_cards import SeatCard

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

LEFT = Qt.MouseButton.LeftButton
SURPRISE: dict[str, object] = {"slots": []}
PLAYERS, EXPANSIONS, BOARD, CARDS, TASKS, OPTIONS = range(6)
MIXED = {"slots": [], "expansions": ["base", "nomads", "crossroads"]}
Dialog = Callable[..., NewGameDialog]


def view_of(dialog: NewGameDialog, item: SectionItem) -> SectionView:
    """Return the view that shows an item."""
    page = dialog.pages.board
    return page.gallery if isinstance(item, ThumbItem) else page.board


def place_of(dialog: NewGameDialog, item: SectionItem) -> QPoint:
    """Return the global position of the middle of an item."""
    view = view_of(dialog, item)
    view.ensureVisible(item, 2, 2)
    middle = item.mapToScene(item.boundingRect().center())
    return view.viewport().mapToGlobal(view.mapFromScene(middle))


def drag(dialog: NewGameDialog, item: SectionItem, end: QPoint) -> None:
    """Drag an item with the left button to a global position."""
    start, viewport = place_of(dialog, item), view_of(dialog, item).viewport()
    QTest.mousePress(viewport, LEFT, pos=viewport.mapFromGlobal(start))
    for step in range(1, 6):
        QTest.mouseMove(viewport, viewport.mapFromGlobal(start + (end - start) * step / 5))
    QTest.mouseRelease(viewport, LEFT, pos=viewport.mapFromGlobal(end))


def click(dialog: NewGameDialog, item: SectionItem) -> None:
    """Click an item of the scene."""
    viewport = view_of(dialog, item).viewport()
    QTest.mouseClick(viewport, LEFT, pos=viewport.mapFromGlobal(place_of(dialog, item)))


def thumb(dialog: NewGameDialog, section: str) -> SectionItem:
    """Return the picture of a section in the gallery."""
    return next(t for t in dialog.pages.board.scene.thumbs if t.section == section)


def choose_edition(dialog: NewGameDialog, row: int) -> None:
    """Choose an edition as a player does."""
    box = dialog.pages.expansions.edition
    box.setCurrentIndex(row)
    box.activated.emit(row)


def choose_level(card: SeatCard, level: str) -> None:
    """Click the portrait of a level."""
    QTest.mouseClick(card.level.buttons[level], LEFT)


def started(dialog: NewGameDialog) -> NewGame:
    """Click Start and return the result."""
    QTest.mouseClick(dialog.play, LEFT)
    assert dialog.result_game is not None
    return dialog.result_game


def switch(dialog: NewGameDialog, expansion: str) -> None:
    """Click the switch of an expansion."""
    bar = dialog.tabs.bar
    QTest.mouseClick(bar, LEFT, pos=bar.tabRect(EXPANSIONS).center())
    QTest.mouseClick(dialog.pages.expansions.switches[expansion], LEFT)
