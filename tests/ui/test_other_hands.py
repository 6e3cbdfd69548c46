"""A game by other hands: a dwell clicker, which never moves before it clicks, and one finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import Hex, bits
from kingdom_builder_qt.core.moves import MANDATORY
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.gestures.piece_gesture import PieceGesture
from tests.ui.fingers import Hand
from tests.ui.sample_games import first_target, new_session, point_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
Click = Callable[[QWidget, QPoint], None]
LEFT = Qt.MouseButton.LeftButton
MOST_CLICKS = 2000


def dwell(widget: QWidget, point: QPoint) -> None:
    """Press and release at a point, without a motion before or between."""
    place = QPointF(widget.mapToGlobal(point))
    for kind, held in (
        (QEvent.Type.MouseButtonPress, LEFT),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):
        none = Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, QPointF(point), place, LEFT, held, none)
        QApplication.sendEvent(widget, event)
    QApplication.processEvents()


def tap(widget: QWidget, point: QPoint) -> None:
    """Tap with a finger."""
    Hand(widget).tap(point)
    QApplication.processEvents()


class Player:
    """Plays by clicks on what the window shows: tiles after the mandatory action, where they can
    be used.
    """

    def __init__(self, window: MainWindow, click: Click) -> None:
        self._window, self._click = window, click
        self._tried: set[str] = set()  # tiles in this turn

    def act(self) -> None:
        """Make one click of the turn."""
        page, desk = self._window.game_page, self._window.desk
        if desk.seats.curtain_down:
            self._press(page.curtain.button)
            return
        gesture = page.scene.input.gesture
        is_lifted = isinstance(gesture, PieceGesture) and gesture.origin is not None
        if gesture.source != MANDATORY or not desk.controller.can_end_turn or is_lifted:
            choices = [hex_ for hex_ in bits(gesture.choices()) if not self._is_origin(hex_)]
            if choices:
                self._click(page.view.viewport(), point_of(self._window, choices[0]))
                return
        for button in page.tiles.buttons:
            if button.isEnabled() and button.row.source not in self._tried:
                self._tried.add(button.row.source)
                self._press(button)
                return
        if page.hand.decline.isVisible() and page.hand.decline.isEnabled():
            self._press(page.hand.decline)
            return
        self._tried.clear()
        self._press(page.hand.buttons.end)

    def _is_origin(self, hex_: Hex) -> bool:
        gesture = self._window.game_page.scene.input.gesture
        return isinstance(gesture, PieceGesture) and gesture.origin == hex_

    def _press(self, button: QWidget) -> None:
        assert button.isVisible()
        assert button.isEnabled(), button
        self._click(button, button.rect().center())


@pytest.mark.slow
def test_a_whole_game_by_a_dwell_clicker(window: MainWindow, catalog: Catalog) -> None:
    """Two persons play to the end with single clicks; tiles are used, too."""
    session = new_session(catalog, "human", "human")
    window.files.start(session)
    player = Player(window, dwell)
    for _ in range(MOST_CLICKS):
        if session.position.is_over:
            break
        player.act()
    assert session.position.is_over
    assert any(entry.move.source.startswith("tile:") for entry in session.log)


@pytest.mark.parametrize("click", [dwell, tap])
def test_a_turn_by_other_hands(window: MainWindow, catalog: Catalog, click: Click) -> None:
    """Three settlements, undo, the last one again and the end of the turn."""
    session = new_session(catalog, "human", "human")
    window.files.start(session)
    page, player = window.game_page, session.to_move
    built: list[Hex] = []
    for _ in range(3):
        built.append(first_target(window))
        click(page.view.viewport(), point_of(window, built[-1]))
        assert session.position.settlements(player) == sum(1 << hex_ for hex_ in built)
    actions = page.hand.buttons
    click(actions.undo, actions.undo.rect().center())
    assert session.position.builds_left == 1
    click(page.view.viewport(), point_of(window, built[-1]))
    click(actions.end, actions.end.rect().center())
    assert session.to_move != player
    assert session.position.settlements(player) == sum(1 << hex_ for hex_ in built)


def test_a_finger_asks_for_the_rules(window: MainWindow, catalog: Catalog) -> None:
    """A long press on a card and on a hex opens the page of the rules."""
    window.files.start(new_session(catalog, "human", "human"))
    page = window.game_page
    pages: list[tuple[str, str]] = []
    page.entry_requested.disconnect(window.rules.show_entry)
    page.entry_requested.connect(lambda kind, id_: pages.append((kind, id_)))
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    window.fingers.hold.setInterval(10)
    page.view._touch._hold.setInterval(10)
    site = page.scene.board.locations[0].hex
    for widget, point in (
        (page.view.viewport(), point_of(window, site)),
        (page.hand.card, page.hand.card.rect().center()),
    ):
        hand = Hand(widget)
        hand.press(point)
        QTest.qWait(60)
        hand.lift()
    assert [kind for kind, _ in pages] == ["tiles", "topics"]
    assert window.desk.session is not None
    assert window.desk.session.log == []
