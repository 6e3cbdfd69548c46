"""The page of advice in a narrow column with large text."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content.lessons.lesson_files import CARDS as CARDS_POINT
from kingdom_builder_qt.content.lessons.lesson_files import load_lessons
from kingdom_builder_qt.content.loader import load_catalog
from kingdom_builder_qt.content.paths import resources
from kingdom_builder_qt.game.puzzles.puzzle_files import FOLDER, read_puzzles
from kingdom_builder_qt.ui.desktop.languages import languages
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.panels.advice_page import ActivityCard, GuidanceCard
from kingdom_builder_qt.ui.table.panels.side_column import ADVICE, CARDS
from tests.ui.fake_advice import FakeWorker, ask, start
from tests.ui.table.panels import games

SIZES = ((1272, 770), (960, 540))
pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.usefixtures("usual_text", "back_to_english"),
]


def large(
    make_window: Callable[..., MainWindow], qtbot: QtBot, size: tuple[int, int], code: str
) -> MainWindow:
    """Return a window of a size with large text in a language."""
    languages().speak(code)
    content = load_catalog(None, language=code)
    window = make_window(content, text_size=200, tips=True, language=code)
    window.resize(*size)
    qtbot.waitUntil(lambda: not window.is_growing)
    return window


def states(
    window: MainWindow, worker: FakeWorker, qtbot: QtBot, code: str
) -> Iterator[tuple[str, GuidanceCard]]:
    """Yield each kind of card once it is laid out, with its name."""
    page = window.game_page

    def settled(name: str, card: GuidanceCard) -> tuple[str, GuidanceCard]:
        qtbot.waitUntil(lambda: page.advice.current is card and not window.is_growing)
        qtbot.wait(100)
        QApplication.processEvents()
        return name, card

    content = load_catalog(None, language=code)
    start(window, games.new_session(content))
    yield settled("tip", window.lessons.tips)
    ask(window)
    worker.answer(window)
    yield settled("hint", window.advice.card)
    window.lessons.open(load_lessons(content).lessons[0])
    yield settled("lesson", window.lessons.card)
    window.lessons.teacher.go_on()
    assert window.lessons.teacher.point == CARDS_POINT
    yield settled("cards", window.lessons.card)
    window.puzzles.store.read()
    qtbot.waitUntil(lambda: window.puzzles.store.is_read)
    window.puzzles.open(read_puzzles(resources() / FOLDER)[0])
    yield settled("puzzle", window.puzzles.card)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("code", ["en", "de", "es", "fr", "nl"])
def test_no_advice_is_wider_than_its_page(
    make_window: Callable[..., MainWindow],
    worker: FakeWorker,
    qtbot: QtBot,
    code: str,
    size: tuple[int, int],
) -> None:
    """At 200 % no card, text or button of advice is cut at the side."""
    window = large(make_window, qtbot, size, code)
    page = window.game_page.advice.page
    for name, card in states(window, worker, qtbot, code):
        seen, content = page.viewport(), page.widget()
        assert content.width() <= seen.width(), name
        for part in card.findChildren(QWidget):
            if part.isVisible():
                left = part.mapTo(content, QPoint()).x()
                assert left >= 0, (name, part)
                assert left + part.width() <= content.width(), (name, part)


class Requests(QObject):
    """Counts the layout requests of a card."""

    def __init__(self, card: GuidanceCard) -> None:
        super().__init__()
        self.count = 0
        card.installEventFilter(self)

    def eventFilter(self, _card: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.LayoutRequest
        return False


@pytest.mark.parametrize("text_size", [100, 200])
def test_open_advice_rests(
    make_window: Callable[..., MainWindow], worker: FakeWorker, qtbot: QtBot, text_size: int
) -> None:
    """A card that is laid out asks for no further layout; a loop would take a core."""
    window = make_window(text_size=text_size, tips=True)
    window.resize(1272, 770)
    qtbot.waitUntil(lambda: not window.is_growing)
    for name, card in states(window, worker, qtbot, "en"):
        requests = Requests(card)
        qtbot.wait(100)
        card.removeEventFilter(requests)
        assert requests.count == 0, name


@pytest.mark.parametrize("size", SIZES)
def test_a_lesson_points_at_the_tab_of_hidden_cards(
    make_window: Callable[..., MainWindow], qtbot: QtBot, size: tuple[int, int]
) -> None:
    """At 200 % the signs in the lesson are below its edge: the arrow shows where the cards are."""
    window = large(make_window, qtbot, size, "en")
    window.lessons.open(load_lessons(load_catalog()).lessons[0])
    window.lessons.teacher.go_on()
    assert window.lessons.teacher.point == CARDS_POINT
    page, spot = window.game_page, window.lessons.spotlight
    tabs = page.column.tabs
    qtbot.waitUntil(spot.isVisible)
    assert spot.target == tabs.tabRect(CARDS).translated(tabs.mapTo(page, QPoint()))
    assert page.rect().contains(spot.arrow)
    assert not spot.arrow.isEmpty()
    tabs.setCurrentIndex(CARDS)
    pages = page.column.pages
    shown = QRect(pages.mapTo(page, QPoint()), pages.size())
    qtbot.waitUntil(lambda: spot.target == shown)
    advice = tabs.tabRect(ADVICE).translated(tabs.mapTo(page, QPoint()))
    assert advice in spot.holes, "the way back to the lesson"


@pytest.mark.parametrize("code", ["en", "de", "es", "fr", "nl"])
def test_lessons_and_puzzles_have_room_for_their_text(
    make_window: Callable[..., MainWindow], worker: FakeWorker, qtbot: QtBot, code: str
) -> None:
    """At 200 % four lines are visible in a window of usual size, and icons say what they do."""
    window = large(make_window, qtbot, SIZES[0], code)
    for name, card in states(window, worker, qtbot, code):
        assert card.page.height() >= 4 * card.line_height(), name
        if isinstance(card, ActivityCard):
            for button in (card.list, card.over):
                assert not button.text()
                assert not button.icon().isNull()
                assert button.toolTip()
                assert button.accessibleName()
