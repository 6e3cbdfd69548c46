"""Criteria of WCAG that concern every window (docs/wcag.md)."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QLineEdit,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kingdom_builder_qt import ui
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.ui.desktop.style.theme import contrast
from kingdom_builder_qt.ui.desktop.widgets.controls.focus_ring import follow_focus
from kingdom_builder_qt.ui.desktop.widgets.style import vbox
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.panels.score_card import ScoreCard
from tests.ui.sample_games import new_session
from tests.ui.shell.test_closed_windows import DIALOGS, finished

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
MOST_STOPS = 150
LEAST = 40  # pixels of a visible mark
AROUND = 3  # pixels next to a widget, where a frame may be drawn


def on_the_start_page(window: MainWindow, catalog: Catalog) -> QWidget:
    """Return the window as it opens."""
    return window


def at_the_table(window: MainWindow, catalog: Catalog) -> QWidget:
    """Return the window with a game."""
    window.desk.start(new_session(catalog, "human", "human"))
    return window


def asked(name: str) -> Callable[[MainWindow, Catalog], QWidget]:
    """Return a function that opens a dialog by its command."""

    def ask(window: MainWindow, catalog: Catalog) -> QWidget:
        window.desk.start(finished(catalog))
        window.actions_[name].setEnabled(True)
        window.actions_[name].trigger()
        dialog = window.dialogs.current
        assert dialog is not None
        return dialog

    return ask


WINDOWS = {
    "start": on_the_start_page,
    "table": at_the_table,
    **{name: asked(name) for name in DIALOGS},
}


@pytest.fixture(params=WINDOWS)
def opened(
    request: pytest.FixtureRequest, window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> QWidget:
    """Return each window in turn, active, without a blinking cursor."""
    opened = WINDOWS[request.param](window, catalog)
    opened.activateWindow()
    qtbot.waitUntil(opened.isActiveWindow)
    return opened


@dataclass(frozen=True)
class Stop:
    """A widget with the focus, its visible place in the window, and its picture there."""

    widget: QWidget
    place: QRect
    focused: QImage
    plain: QImage  # after the next Tab

    @property
    def changed(self) -> int:
        """Return the number of pixels that the focus changes by 3:1."""
        size = self.focused.size()
        pixels = ((x, y) for x in range(size.width()) for y in range(size.height()))
        return sum(
            contrast(self.focused.pixelColor(*at), self.plain.pixelColor(*at)) >= 3
            for at in pixels
            if self.focused.pixel(*at) != self.plain.pixel(*at)
        )


def stops(window: QWidget) -> Iterator[Stop]:
    """Press Tab through all stops, until the first one has the focus again."""
    seen: list[QWidget] = []
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    for _stop in range(MOST_STOPS):
        widget = QApplication.focusWidget()
        if widget is None or widget in seen:
            return
        seen.append(widget)
        at = widget.mapTo(window, QPoint())
        whole = widget.rect().translated(at)
        place = whole.adjusted(-AROUND, -AROUND, AROUND, AROUND)
        focused = window.grab(place).toImage()
        QTest.keyClick(widget, Qt.Key.Key_Tab)
        if widget.hasFocus():  # the only stop
            widget.clearFocus()
        yield Stop(widget, place, focused, window.grab(place).toImage())
    pytest.fail("Tab never comes back")


def test_the_focus_is_seen_at_every_stop(opened: QWidget) -> None:
    """The focus changes pixels of each widget by 3:1, and nothing covers the widget."""
    unseen, covered, count = [], [], 0
    for stop in stops(opened):
        count += 1
        assert QApplication.activeWindow() is opened, "the focus alone opens no window"
        if stop.changed < LEAST:
            unseen.append((stop.widget, stop.widget.accessibleName(), stop.changed))
        is_area = isinstance(stop.widget, QAbstractScrollArea)
        shown = stop.widget.viewport() if is_area else stop.widget
        if shown.visibleRegion().isEmpty():
            covered.append(stop.widget)
    assert unseen == []
    assert covered == []
    assert count


def test_the_visible_words_of_a_button_are_in_its_name(opened: QWidget) -> None:
    """Voice control presses a button by its visible words."""
    other = [
        (button.text(), button.accessibleName())
        for button in opened.findChildren(QAbstractButton)
        if button.isVisible() and button.text() and button.accessibleName()
    ]
    words = [(text.replace("&", "").rstrip("…").casefold(), name) for text, name in other]
    assert [pair for pair in words if pair[0] not in pair[1].casefold()] == []


def test_a_press_can_be_taken_back(window: MainWindow, catalog: Catalog) -> None:
    """A card reacts to a release of the button inside it, not to the press."""
    window.desk.start(new_session(catalog, "human", "human"))
    card = window.game_page.cards.findChildren(ScoreCard)[0]
    left, inside = Qt.MouseButton.LeftButton, QPoint(5, 5)
    QTest.mousePress(card, left, pos=inside)
    QTest.mouseRelease(card, left, pos=QPoint(-50, -50))
    assert not card.is_open
    QTest.mousePress(card, left, pos=inside)
    assert not card.is_open
    QTest.mouseRelease(card, left, pos=inside)
    assert card.is_open


@pytest.mark.parametrize("kind", [QPushButton, QToolButton])
def test_enter_presses_a_focused_button_next_to_the_default(
    qtbot: QtBot, kind: type[QPushButton | QToolButton]
) -> None:
    """Enter never presses the default button of a dialog while another button has the focus."""
    follow_focus()
    dialog, side, main, heard = QDialog(), kind(), QPushButton(), []
    qtbot.addWidget(dialog)
    side.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    if isinstance(side, QPushButton):
        side.setAutoDefault(False)
    main.setDefault(True)
    side.clicked.connect(lambda: heard.append("side"))
    main.clicked.connect(lambda: heard.append("main"))
    field = QLineEdit()
    vbox(field, side, main, parent=dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    for part in (field, side, main):
        part.setFocus()
        QTest.keyClick(part, Qt.Key.Key_Return)
    assert heard == ["main", "side", "main"]


@pytest.mark.parametrize("room", ["words", "table/desk", "table/presenters", "table/page"])
def test_no_sentence_about_the_turn_asks_for_a_click(room: str) -> None:
    """Tasks, reasons and messages say "choose", because keys and screen readers choose, too."""
    sources = [*(Path(ui.__file__).parent / room).rglob("*.py")]
    assert sources
    trees = [ast.walk(ast.parse(path.read_text(encoding="utf-8"))) for path in sources]
    calls = [node for tree in trees for node in tree if isinstance(node, ast.Call)]
    said = [call.args[0] for call in calls if ast.unparse(call.func).split(".")[0] == "tr"]
    texts = [word.value for word in said if isinstance(word, ast.Constant)]
    assert [text for text in texts if "click" in str(text).lower()] == []


def test_the_text_of_the_board_doubles_by_clicks(window: MainWindow, catalog: Catalog) -> None:
    """Buttons of the tool bar zoom the board with its letters, and scroll bars show all of it."""
    window.desk.start(new_session(catalog, "human", "human"))
    view = window.game_page.view
    view.fit()
    fitted = view.zoom  # letters are painted in units of the scene
    button = window.tool_bar.widgetForAction(window.actions_["zoom_in"])
    assert isinstance(button, QToolButton)
    for _ in range(8):
        button.click()
    assert view.zoom >= 2 * fitted
    QApplication.processEvents()
    assert view.horizontalScrollBar().isVisible()
    assert view.verticalScrollBar().isVisible()
