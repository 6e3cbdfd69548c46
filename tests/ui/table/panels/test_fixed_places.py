"""The side column: nothing that a player touches moves from the first turn to the last."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeAlias

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ai.advice import Advice, AdviceReason
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import GameOptions, Seat, Session, first_game
from kingdom_builder_qt.game.setup.presets import preset_options, preset_words
from kingdom_builder_qt.ui.desktop.style.colours import LOOKS
from kingdom_builder_qt.ui.desktop.style.text_size import LEAST_TEXT
from kingdom_builder_qt.ui.desktop.style.theme import THEMES, current_theme
from kingdom_builder_qt.ui.desktop.widgets.style import hbox, label
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.page.game_page import GamePage
from kingdom_builder_qt.ui.table.panels.advice_page import GuidanceCard
from kingdom_builder_qt.ui.table.panels.side_column import ADVICE, CARDS, LOG
from kingdom_builder_qt.ui.table.panels.side_column import PLAYERS as PLAYERS_TAB
from tests.helpers.pinned import pinned
from tests.ui.fake_advice import FakeWorker, ask, start
from tests.ui.table.panels import games

MakeWindow: TypeAlias = Callable[..., MainWindow]
Places: TypeAlias = dict[str, tuple[int, int, int, int]]

# width, height, text size in per cent
SIZES = ((960, 540, 100), (1280, 800, 100), (1440, 900, 100), (1920, 1080, 100), (1024, 600, 200))
PRESETS = preset_words(pinned())
SETTLED_MS = 100  # layouts of Qt need several passes
QUICK = {("first_base", SIZES[1]), ("everything", SIZES[0])}
PLAYERS = {word: 2 + number % 4 for number, word in enumerate(PRESETS)}
pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.usefixtures("usual_text"),
]


def place(part: QWidget, page: GamePage) -> tuple[int, int, int, int]:
    """Return the rectangle of a part in the page."""
    return QRect(part.mapTo(page, QPoint()), part.size()).getRect()


def places(page: GamePage) -> Places:
    """Return the rectangles of all blocks, of the hand only while it is visible."""
    column, hand = page.column, page.hand
    parts: dict[str, QWidget] = {
        "board": page.view,
        "status": page.status,
        "players": column.players_page,
        "tabs": column.tabs,
        "page of the tabs": column.pages,
        "hand or curtain": page.bottom,
        **{f"player {number}": card for number, card in enumerate(page.players.cards)},
    }
    if page.hand.isVisible():
        buttons = hand.spectator if hand.buttons.isHidden() else hand.buttons
        parts |= {
            "end": hand.buttons.end,
            "undo": hand.buttons.undo,
            "redo": hand.buttons.redo,
            "buttons": buttons,
            "card": hand.card,
            "task": hand.task,
            "tiles": page.tiles,
        }
    found = {name: place(part, page) for name, part in parts.items()}
    if hand.plan is not None and "task" in found:
        left, top, _, height = found["task"]  # it may go on in the empty place of the steps
        found["task"] = left, top, hand.plan.task.width(), height
    return found


def show(window: MainWindow, size: tuple[int, int, int], qtbot: QtBot) -> None:
    """Resize a window and wait until its text and the row of menus and toolbar have followed."""
    window.resize(*size[:2])
    qtbot.waitUntil(lambda: not window.is_growing)
    qtbot.wait(SETTLED_MS)
    QApplication.processEvents()


def game(catalog: Catalog, players: int = 2) -> Session:
    """Return the first game of people."""
    seats = [Seat(games.NAMES[n], n) for n in range(players)]
    return Session(catalog, first_game(catalog, GameOptions(players=players, seed=3)), seats)


def whole_games() -> Iterator[object]:
    """Yield each preset with each size; only some are quick."""
    for word in PRESETS:
        for size in SIZES:
            marks = () if (word, size) in QUICK else pytest.mark.slow
            name = f"{word}-{size[0]}x{size[1]}-{size[2]}"
            yield pytest.param(word, size, marks=marks, id=name)


@pytest.mark.parametrize(("preset", "size"), list(whole_games()))
def test_no_block_moves_in_a_whole_game(
    make_window: MakeWindow, catalog: Catalog, preset: str, size: tuple[int, int, int], qtbot: QtBot
) -> None:
    """From the first turn to the last, with and without the curtain, every block keeps its place.

    The card that was not chosen is the only one that may be lower.
    """
    window = make_window(text_size=size[2], play_only_moves=False)
    players = PLAYERS[preset]
    seats = [Seat(games.NAMES[n], n) for n in range(players)]
    session = Session(catalog, preset_options(catalog, preset, players, 3), seats)
    random, page = Random(3), window.game_page
    window.desk.start(session)
    show(window, size, qtbot)
    window.desk.lift_curtain()
    QApplication.processEvents()
    first = places(page)
    while not session.position.is_over:
        window.desk.controller.play(session.position.random_move(random))
        QApplication.processEvents()
        curtain = places(page)
        assert curtain == {name: first[name] for name in curtain}
        if window.desk.seats.curtain_down:
            window.desk.lift_curtain()
            QApplication.processEvents()
            assert places(page) == first
    assert len(session.log) > 50


@pytest.mark.parametrize("size", SIZES)
def test_no_block_moves_for_advice(
    make_window: MakeWindow,
    catalog: Catalog,
    worker: FakeWorker,
    size: tuple[int, int, int],
    qtbot: QtBot,
) -> None:
    """A hint and a tip change the page of the tabs only; the earlier tab returns afterwards."""
    window = make_window(text_size=size[2], tips=True)
    page = window.game_page
    start(window, game(catalog))
    show(window, size, qtbot)
    qtbot.waitUntil(lambda: page.advice.current is window.lessons.tips)
    assert page.column.tabs.currentIndex() == ADVICE
    first = places(page)
    ask(window)
    worker.answer(window)
    QApplication.processEvents()
    assert page.advice.current is window.advice.card
    assert places(page) == first
    for button in (window.advice.card.play, window.advice.card.close_):
        page.advice.page.ensureWidgetVisible(button)
        assert not button.visibleRegion().isEmpty()
    window.advice.request.close()
    assert page.advice.current is window.lessons.tips
    window.lessons.tips.read.click()
    QApplication.processEvents()
    assert page.advice.current is None
    assert page.column.tabs.currentIndex() == CARDS
    assert places(page) == first


@pytest.mark.parametrize("preset", ["first_base", "everything"])
@pytest.mark.parametrize("size", [(960, 540), (1024, 600), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("players", [2, 5])
def test_the_board_keeps_half_of_the_width_with_large_text(
    make_window: MakeWindow,
    catalog: Catalog,
    size: tuple[int, int],
    preset: str,
    players: int,
    qtbot: QtBot,
) -> None:
    """At 200 % text the board has half of the width; no number and no button is cut off."""
    window = make_window(text_size=200)
    seats = [Seat(games.NAMES[n], n) for n in range(players)]
    session = Session(catalog, preset_options(catalog, preset, players, 3), seats)
    start(window, session)
    show(window, (*size, 200), qtbot)
    page = window.game_page
    assert (window.width(), window.height()) == size
    assert 2 * page.view.width() >= page.width()
    inside = QRect(QPoint(), page.size())
    assert all(
        inside.contains(QRect(*rect)) for name, rect in places(page).items() if "player" not in name
    )
    if page.column.tabs.isTabVisible(PLAYERS_TAB):
        page.column.tabs.setCurrentIndex(PLAYERS_TAB)
        QApplication.processEvents()
    gold = page.players.cards[0].gold
    right = gold.mapTo(page.column.players_page.viewport(), gold.rect().topRight()).x()
    assert right < page.column.players_page.viewport().width()
    line = page.hand.task.fontMetrics().lineSpacing()
    assert page.column.pages.height() >= 2 * line
    assert page.hand.task.height() >= 2 * line - 2
    page.column.tabs.setCurrentIndex(CARDS)
    QApplication.processEvents()
    last = page.cards.cards[-1]
    page.cards.page.ensureWidgetVisible(last)
    assert not last.visibleRegion().isEmpty()


def bars(page: GamePage) -> list[QScrollBar]:
    """Return the visible scroll bars of the column with something to scroll."""
    found = page.column.findChildren(QScrollBar)
    return [bar for bar in found if bar.isVisible() and bar.maximum() > bar.minimum()]


@pytest.mark.parametrize("size", [(960, 540), (1024, 600), (1280, 800)])
def test_five_players_and_a_hint_need_one_scroll_bar_with_large_text(
    make_window: MakeWindow,
    catalog: Catalog,
    worker: FakeWorker,
    size: tuple[int, int],
    qtbot: QtBot,
) -> None:
    """At 200 % text five players are readable, as a tab if needed, and no page has two bars."""
    window = make_window(text_size=200, running_score=True)
    seats = [Seat(games.NAMES[n], n) for n in range(5)]
    start(window, Session(catalog, preset_options(catalog, "everything", 5, 3), seats))
    show(window, (*size, 200), qtbot)
    page = window.game_page
    column, tabs = page.column, page.column.tabs
    are_tab = tabs.isTabVisible(PLAYERS_TAB)
    assert are_tab == (size[1] <= 600)
    if are_tab:
        tabs.setCurrentIndex(PLAYERS_TAB)
        QApplication.processEvents()
    for card in page.players.cards:
        for part in (card.house, card.name, card.gold):
            assert part.visibleRegion().boundingRect() == part.rect()
        assert not card.name.is_cut, card.name.text()
    assert column.players_page.verticalScrollBar().maximum() == 0
    ask(window)
    worker.answer(window)
    QApplication.processEvents()
    for tab in (CARDS, LOG, ADVICE):
        tabs.setCurrentIndex(tab)
        QApplication.processEvents()
        assert len(bars(page)) <= 1
    assert not window.advice.card.moves.visibleRegion().isEmpty()
    for button in (window.advice.card.play, window.advice.card.close_):
        assert button.visibleRegion().boundingRect() == button.rect()
    show(window, (1920, 1080, 200), qtbot)
    assert not tabs.isTabVisible(PLAYERS_TAB)
    assert column.players_page.isVisible()


def test_a_text_of_a_card_opens_only_when_asked(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """A click and Enter open and close the rule; no move, size or new game changes it."""
    start(window, game(catalog))
    page = window.game_page
    show(window, (960, 540, 100), qtbot)  # where a closed card has one line of its rule
    assert not any(card.is_open for card in page.cards.cards)
    card = page.cards.cards[1]
    closed = card.height()
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert card.is_open
    assert card.rule.isVisible()
    assert card.height() > closed
    session = window.desk.session
    assert session is not None
    random = Random(1)
    for _ in range(12):
        window.desk.controller.play(session.position.random_move(random))
        window.desk.lift_curtain()
    show(window, (1920, 1080, 100), qtbot)
    show(window, (960, 540, 100), qtbot)
    assert [one.is_open for one in page.cards.cards] == [False, True, False, False]
    start(window, game(catalog))
    assert [one.is_open for one in page.cards.cards] == [False, True, False, False]
    again = page.cards.cards[1]
    QTest.keyClick(again, Qt.Key.Key_Return)
    assert not again.is_open


def test_keys_change_the_tabs_of_the_column(window: MainWindow, catalog: Catalog) -> None:
    """Ctrl+Tab and Ctrl+PgDown choose the next tab while the focus is in the column only."""
    start(window, game(catalog))
    page, ctrl = window.game_page, Qt.KeyboardModifier.ControlModifier
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    page.cards.cards[0].setFocus()
    QTest.keyClick(page.cards.cards[0], Qt.Key.Key_Tab, ctrl)
    assert page.column.tabs.currentIndex() == LOG
    assert page.log.isVisible()
    assert page.column.isAncestorOf(QApplication.focusWidget())
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_PageDown, ctrl)
    assert page.column.tabs.currentIndex() == ADVICE
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_PageUp, ctrl)
    assert page.column.tabs.currentIndex() == LOG
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_Tab, ctrl)
    assert page.column.tabs.currentIndex() == LOG


@pytest.mark.parametrize(("size", "is_low"), [((960, 540, 100), True), ((1280, 800, 100), False)])
def test_a_hint_needs_no_scrolling(
    window: MainWindow,
    catalog: Catalog,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int, int],
    is_low: bool,
) -> None:
    """The whole hint is visible: a low page has no heading, a high one pictures of the cards."""
    worker, card = FakeWorker(monkeypatch), window.advice.card
    show(window, size, qtbot)
    session = game(catalog)
    start(window, session)
    ask(window)
    gold = tuple(session.position.gold())
    worked = session.position.rules.scores[0].card.id
    line = (session.position.legal_moves(("mandatory",))[0],)
    by_card = ((worked, 4),)
    reasons = (AdviceReason("next", 4.0), AdviceReason("rivals", 1.0))
    worker.answer(window, Advice(line, gold, gold, by_card, 3.0, 1, reasons))
    show(window, size, qtbot)
    assert card.page.verticalScrollBar().maximum() == 0
    assert card.lead.visibleRegion().boundingRect() == card.lead.rect()
    assert card.title.isHidden() == is_low
    assert card.emblems.isHidden() == is_low
    assert "Master suggests" in card.spoken


def test_advice_behind_another_tab_is_marked(window: MainWindow, catalog: Catalog) -> None:
    """Advice comes to the front once; a dot shows it behind a chosen tab, until it is closed."""
    start(window, game(catalog))
    page = window.game_page
    column, card = page.column, GuidanceCard(page.view)
    card.lay_out(hbox(label("Title")), (label("Text"),), (QPushButton("Close"),))
    page.advice.add(card)
    column.tabs.setCurrentIndex(LOG)
    card.show_card("One")
    assert (column.tabs.currentIndex(), column.tabs.marked) == (ADVICE, -1)
    column.tabs.setCurrentIndex(CARDS)
    assert column.tabs.marked == ADVICE
    assert column.tabs.accessibleTabName(ADVICE) == "Advice: something to read"
    card.show_card("One")
    assert column.tabs.currentIndex() == CARDS
    card.show_card("Two")
    assert (column.tabs.currentIndex(), column.tabs.marked) == (ADVICE, -1)
    card.leave()
    assert (column.tabs.currentIndex(), column.tabs.marked) == (CARDS, -1)
    assert page.advice.empty.isVisibleTo(page.advice)


def test_cut_text_of_advice_fades(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """A line cut by an edge of the page fades into the card, the first and last line never."""
    start(window, game(catalog))
    page = window.game_page
    card, text = GuidanceCard(page.view), label("\n".join(["Text"] * 80))
    card.lay_out(hbox(label("Title")), (text,), (QPushButton("Close"),))
    page.advice.add(card)
    card.show_card("One")
    show(window, (1280, 800, 100), qtbot)
    bar, seen = card.page.verticalScrollBar(), card.page.viewport().geometry()
    paper = current_theme().colour("card").lightness()

    def darkest(top: int) -> int:
        """Return the lightness of the darkest pixel of two rows of the page."""
        picture = card.page.grab(QRect(seen.left(), top, 60, 2)).toImage()
        pixels = [picture.pixelColor(x, y) for x in range(picture.width()) for y in range(2)]
        return min(pixel.lightness() for pixel in pixels)

    for value in range(1, page.fontMetrics().lineSpacing()):
        bar.setValue(value)
        assert min(darkest(seen.top()), darkest(seen.bottom() - 1)) > paper - 50
    for value, hidden in ((0, [True, False]), (bar.maximum(), [False, True])):
        bar.setValue(value)
        assert [edge.isHidden() for edge in card.edges] == hidden
    text.setText("Text")
    qtbot.waitUntil(lambda: all(edge.isHidden() for edge in card.edges))


@pytest.mark.parametrize("percent", [100, 200])
def test_the_dot_of_a_tab_covers_no_letter(
    window: MainWindow, catalog: Catalog, qtbot: QtBot, percent: int
) -> None:
    """The name of a marked tab is whole, left of its dot."""
    window.themes.resize_text(percent)
    start(window, game(catalog))
    show(window, (960, 540, percent), qtbot)
    tabs = window.game_page.column.tabs
    tabs.mark(ADVICE)
    metrics = QFontMetrics(tabs.words_font())
    words = tabs.words_place(ADVICE, metrics)
    assert words.width() >= metrics.horizontalAdvance(tabs.tabText(ADVICE))
    assert words.right() < tabs.dot().left()
    assert tabs.tabRect(ADVICE).contains(words)
    assert tabs.tabRect(ADVICE).contains(tabs.dot().toAlignedRect())


@pytest.mark.parametrize("height", [764, 768, 784, 800])
def test_a_narrower_column_keeps_its_form(
    window: MainWindow, catalog: Catalog, height: int
) -> None:
    """At usual text no width puts the buttons below the card or makes the tiles small."""
    page = window.game_page
    start(window, game(catalog))
    window.resize(1280, height)
    QApplication.processEvents()
    least = page.side_panel.minimumWidth()
    for width in (*range(least, 370, 4), page.column.width()):
        page.column.resize(width, page.column.height())
        assert page.hand.plan is not None
        assert not page.hand.plan.is_row, width
        assert page.tiles._form == "large", width


def test_usual_text_brings_the_layout_back(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """Large text in a small window leaves no trace at the old sizes."""
    start(window, game(catalog))
    manager = window.themes
    show(window, (1280, 784, 100), qtbot)
    before = places(window.game_page)
    manager.resize_text(200)
    show(window, (960, 540, 200), qtbot)
    assert places(window.game_page) != before
    manager.resize_text(100)
    show(window, (1280, 784, 100), qtbot)
    assert places(window.game_page) == before


@pytest.mark.parametrize(
    ("size", "is_list"),
    [((960, 540, 200), False), ((960, 540, 100), True), ((1920, 1080, 100), True)],
)
def test_the_empty_page_says_what_appears_there(
    make_window: MakeWindow,
    catalog: Catalog,
    qtbot: QtBot,
    size: tuple[int, int, int],
    is_list: bool,
) -> None:
    """After a tip that has ended by itself the cards return; its page is neither empty nor
    scrolled.
    """
    window = make_window(text_size=size[2], tips=True)
    page, tip = window.game_page, window.lessons.tips
    start(window, game(catalog))
    show(window, size, qtbot)
    qtbot.waitUntil(lambda: page.advice.current is tip)
    first = places(page)
    tip.expire()
    QApplication.processEvents()
    assert page.column.tabs.currentIndex() == CARDS
    page.column.tabs.setCurrentIndex(ADVICE)
    QApplication.processEvents()
    empty = page.advice.empty
    assert (empty.list.isVisible(), empty.brief.isVisible()) == (is_list, not is_list)
    shown = [part for part in empty.findChildren(QLabel) if part.isVisible()]
    assert len(shown) == (3 if is_list else 1)
    assert all(part.visibleRegion().boundingRect() == part.rect() for part in shown)
    assert bars(page) == []
    assert places(page) == first


def test_reset_layout(window: MainWindow, catalog: Catalog) -> None:
    """The command restores the computed width of the column and shows the cards."""
    start(window, game(catalog))
    page = window.game_page
    before = page.splitter.sizes()
    page.splitter.moveSplitter(800, 1)
    page.column.tabs.setCurrentIndex(LOG)
    assert page.splitter.sizes() != before
    assert page.own_sizes
    window.actions_["reset_layout"].trigger()
    assert page.splitter.sizes() == before
    assert (page.own_sizes, page.column.tabs.currentIndex()) == ([], CARDS)


def test_no_text_of_the_column_is_small(window: MainWindow, catalog: Catalog) -> None:
    """Every text of the column has letters of at least 13 pixels."""
    start(window, games.crowded(catalog, 3))
    page = window.game_page
    small = [
        (type(part).__name__, part.text(), part.fontInfo().pixelSize())
        for part in page.column.findChildren(QLabel)
        if part.text() and part.fontInfo().pixelSize() < LEAST_TEXT
    ]
    assert small == []
    card = page.hand.card
    assert card._font_of(card.look.name, card.width()).pixelSize() >= LEAST_TEXT


@pytest.mark.parametrize("look", LOOKS)
def test_muted_text_is_readable(look: str) -> None:
    """Muted text has a contrast of 4.5 on every ground of the column in every theme."""
    theme = THEMES[look]

    def light(name: str) -> float:
        """Return the relative luminance of a colour as WCAG defines it."""
        colour = theme.colour(name)
        parts = (colour.redF(), colour.greenF(), colour.blueF())
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    for ground in ("window", "panel", "card", "field"):
        low, high = sorted((light("text_muted"), light(ground)))
        assert (high + 0.05) / (low + 0.05) >= 4.5
