"""The start page: complete in a low window, with the buttons painted before the picture."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from dataclasses import replace
from errno import EACCES, ESTALE
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAction, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from benchmarks.library_rows import generated
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.library.entry import Entry
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.ui.art import slices
from kingdom_builder_qt.ui.desktop.style.theme import THEMES
from kingdom_builder_qt.ui.library.games.recent_games import GameRow
from kingdom_builder_qt.ui.shell.main_actions import START_LINKS
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.profiles import ProfileDialog
from kingdom_builder_qt.ui.shell.start.start_page import Links, StartPage
from tests.ui.library.games.sample_library import keep
from tests.ui.opening import leave_behind, no_task_runs
from tests.ui.sample_games import click_hex, first_target, new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_the_buttons_come_before_the_picture(make_window: Callable[..., MainWindow]) -> None:
    """Drawing the board behind the buttons takes longer than the rest of the start page."""
    page = make_window().start_page
    assert page._picture.is_due is False  # the size is unknown before the first painting
    bare = page.grab().toImage()
    assert page._picture.is_due
    QApplication.processEvents()
    assert not page._picture.is_due
    at_right = page.width() - 40, page.height() // 2
    assert page.grab().toImage().pixelColor(*at_right) != bare.pixelColor(*at_right)


def test_a_game_does_not_wait_for_the_picture(
    make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """A game opened before the picture is drawn is shown first; the page draws it later."""
    window = make_window()
    page = window.start_page
    page.grab()
    assert page._picture.is_due
    window.desk.start(new_session(catalog, "human", "human"))
    QApplication.processEvents()
    assert page._picture.is_due
    window.show_start_page()
    page.grab()
    QApplication.processEvents()
    assert not page._picture.is_due


def test_the_window_answers_while_the_picture_is_drawn(
    catalog: Catalog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture is drawn in slices, between other events, and shown only when complete."""
    monkeypatch.setattr(slices, "SLICE_MS", 1)
    page = StartPage()
    qtbot.addWidget(page)
    page.resize(160, 120)
    board = new_session(catalog, "human", "human").position.rules.board
    page.set_board(lambda: board, catalog.terrains)
    page.show()
    beside_the_card = QRect(page.width() - 40, 0, 40, page.height())
    bare = page.grab(beside_the_card).toImage()
    rounds = 0
    while page._picture.is_due:
        assert page.grab(beside_the_card).toImage() == bare
        QApplication.processEvents()
        rounds += 1
    assert rounds > 3
    assert page.grab(beside_the_card).toImage() != bare


def entries(catalog: Catalog, count: int) -> list[Entry]:
    """Return games in the form of the library."""
    return [filed.entry for filed in generated(catalog, count)]


def rows(window: MainWindow) -> list[GameRow]:
    """Return the visible rows of the newest games."""
    return [row for row in window.start_page.findChildren(GameRow) if row.isVisible()]


def shown(window: MainWindow) -> list[str]:
    """Return the ids of the newest games on the page."""
    return [row.entry.id for row in rows(window)]


@pytest.mark.parametrize(("height", "count"), [(540, 1), (800, 3)])
def test_newest_games_as_room_allows(
    window: MainWindow, catalog: Catalog, height: int, count: int
) -> None:
    """A low page shows one game, so that no button is cut."""
    window.setMinimumSize(1, 1)
    window.resize(960, height)
    page = window.start_page
    page.set_continue("Today, your turn")
    page.set_games(entries(catalog, 5), window.games.make_recent)
    window.themes.fit_text(window.size())  # as the window does just after a resize
    for _ in range(3):  # new buttons are shown by an event, and laid out by further ones
        QApplication.processEvents()
    buttons = [b for b in page.findChildren(QPushButton) if b.isVisible()]
    assert len(rows(window)) == count
    assert all(page.rect().contains(b.mapTo(page, b.rect().bottomRight())) for b in buttons)


@pytest.mark.parametrize("number", [EACCES, ESTALE])
def test_a_library_that_cannot_be_read(
    number: int,
    make_window: Callable[..., MainWindow],
    monkeypatch: pytest.MonkeyPatch,
    expect_log: Callable[..., None],
    qtbot: QtBot,
) -> None:
    """A missing folder or server of the library does not block the start, and is reported."""

    def refuse(*_given: object) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(Library, "ids", refuse)
    window, said = make_window(), list[str]()
    window.library.failed.connect(said.append)
    window.library.begin()
    window.files.look_for_unfinished()
    qtbot.waitUntil(lambda: any(os.strerror(number) in text for text in said))
    qtbot.waitUntil(no_task_runs)
    window.start_page.first.click()
    assert window.in_game


def test_a_library_that_does_not_answer(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    """The window does not wait for the library; the games are listed once it answers."""
    answers, ids = threading.Event(), Library.ids

    def slow(*given: object) -> object:
        assert threading.current_thread() is not threading.main_thread()
        answers.wait(30)
        return ids(*given)

    monkeypatch.setattr(Library, "ids", slow)
    session = new_session(catalog, "human", "builder")
    session.play(session.position.legal_moves()[0])
    first, second = leave_behind(session, "one"), leave_behind(session, "two")
    try:
        window = make_window()
        window.grab()
        QApplication.processEvents()
        window.files.start_first_game()
        assert window.in_game
        window.show_start_page()
        assert rows(window) == []
    finally:
        answers.set()
    qtbot.waitUntil(lambda: len(rows(window)) == 1)
    assert window.files.to_continue is not None
    assert {window.files.to_continue.id, *shown(window)} == {first, second}


def test_a_game_says_who_plays_and_how_far_it_is(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """A row names players and round, is updated with the page, and keeps the focus."""
    session = new_session(catalog, "human", "builder")
    session.play(session.position.legal_moves()[0])
    older = leave_behind(session, "older")
    os.utime(window.library.path(older), (1e9, 1e9))
    leave_behind(session, "newest")  # is offered to be continued
    window.library.begin()
    qtbot.waitUntil(lambda: shown(window) == [older])
    (row,) = rows(window)
    spoken = f"{row.accessibleName()} {row.accessibleDescription()} {row.toolTip()}"
    assert "Round 1" in spoken
    assert all(seat.name in spoken for seat in session.seats)
    while session.position.round == 1:
        session.play(session.position.legal_moves()[0])
    row.setFocus()
    leave_behind(session, "older")
    os.utime(window.library.path(older), (1e9, 1e9))
    window.library.refresh()
    qtbot.waitUntil(lambda: rows(window)[0].entry.round == 2)
    assert rows(window)[0].hasFocus()


def test_newest_games_are_new_after_each_game(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """The games are sorted newest first, not by the last opening, without the game to continue."""
    ids = []
    for number in range(3):
        session = new_session(catalog, "human", "human", seed=number)
        session.play(session.position.legal_moves()[0])
        ids.append(leave_behind(session, f"game-{number}"))
        os.utime(window.library.path(ids[-1]), (1e9 + number, 1e9 + number))
    window.library.begin()
    qtbot.waitUntil(lambda: shown(window) == [ids[1], ids[0]])
    assert window.files.to_continue is not None
    assert window.files.to_continue.id == ids[2]
    rows(window)[1].click()
    qtbot.waitUntil(lambda: window.in_game)
    click_hex(window, first_target(window))
    window.show_start_page()
    qtbot.waitUntil(lambda: shown(window) == [ids[2], ids[1]])
    assert window.files.to_continue.id == ids[0]


def test_enter_presses_the_button_with_the_focus(window: MainWindow, catalog: Catalog) -> None:
    """The first button has the focus: Enter begins at once, and opens a listed game as well."""
    page, heard = window.start_page, []
    page.set_continue("")
    (game,) = entries(catalog, 1)
    page.set_games([game], window.games.make_recent)
    page.first_game_requested.disconnect()
    page.entry_requested.disconnect()
    page.first_game_requested.connect(lambda: heard.append("first"))
    page.entry_requested.connect(heard.append)
    page.focus_first()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    (row,) = rows(window)
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Enter)
    assert heard == ["first", game.id]


def test_links_are_commands_that_are_possible(qtbot: QtBot) -> None:
    """A link runs its command, has its name without key and dots, and is hidden when disabled."""
    links, heard = Links(), []
    qtbot.addWidget(links)
    actions = [QAction(text, links) for text in ("&Lessons…", "&Puzzles…")]
    for action, id_ in zip(actions, ("lessons", "puzzles"), strict=True):
        action.setObjectName(id_)
        action.triggered.connect(lambda _=False, i=id_: heard.append(i))
    actions[1].setEnabled(False)
    links.set_actions(actions)
    assert [b.text() for b in links.buttons.values()] == ["Lessons", "Puzzles"]
    assert [b.isHidden() for b in links.buttons.values()] == [False, True]
    actions[1].setEnabled(True)
    links.buttons["puzzles"].click()
    assert heard == ["puzzles"]
    actions[0].setEnabled(False)
    assert [b.isHidden() for b in links.buttons.values()] == [True, False]


@pytest.mark.parametrize("percent", [100, 200])
def test_a_full_page_has_room_for_its_links(
    make_window: Callable[..., MainWindow], catalog: Catalog, percent: int
) -> None:
    """With a game to continue and another one, at 960x540 or at twice the text, no link is cut."""
    window = make_window(text_size=percent)
    window.setMinimumSize(1, 1)
    window.resize(960, 540)
    window.themes.fit_text(window.size())
    page = window.start_page
    for id_ in START_LINKS.split():
        window.actions_[id_].setEnabled(True)
    assert [button.isHidden() for button in page.links.buttons.values()] == [False] * 4
    page.set_continue("Round 3: Blue, Orange")
    page.set_games(entries(catalog, 1), window.games.make_recent)
    assert [button.isHidden() for button in page.links.buttons.values()] == [False] * 4
    for _ in range(3):  # the scroll area lays itself out a round after the card
        QApplication.processEvents()
    bar = page._page.verticalScrollBar()
    assert bar.maximum() == 0 or percent > 100
    for button in page.links.buttons.values():
        assert button.width() >= button.minimumSizeHint().width()
        right = button.mapTo(page._card, button.rect().topRight()).x()
        assert right <= page._card.width() - 28


@pytest.mark.parametrize("percent", [150, 200])
def test_a_scrolled_card_keeps_its_outline(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    usual_text: None,
    qtbot: QtBot,
    percent: int,
) -> None:
    """Where the card scrolls, its corners stay round and the scroll bar lies inside it."""
    window = make_window(text_size=percent)
    window.resize(960, 600)
    page = window.start_page
    qtbot.waitUntil(no_task_runs)  # the library has been read
    page.set_continue("Round 3: Blue, Orange")
    page.set_games(entries(catalog, 3), window.games.make_recent)
    bar, card = page._page.verticalScrollBar(), page._card

    def scrolls_inside() -> bool:
        place = QRect(bar.mapTo(page, QPoint()), bar.size())
        inside = card.geometry().adjusted(2, 2, -2, -2)
        return bar.maximum() > 0 and inside.contains(place)

    qtbot.waitUntil(scrolls_inside)
    assert page.rect().contains(card.geometry())
    assert page._page.horizontalScrollBar().maximum() == 0

    def corners() -> list[int]:
        shown, area = page.grab().toImage(), card.geometry()
        places = (area.topLeft(), area.topRight(), area.bottomLeft(), area.bottomRight())
        return [shown.pixel(place) for place in places]

    with_card = corners()
    card.hide()
    assert corners() == with_card


def test_the_card_is_painted_where_it_stays(
    make_window: Callable[..., MainWindow], qapp: QApplication
) -> None:
    """The card has its final place from the first frame on, with the offer to a newcomer."""
    places: list[QRect] = []

    class Places(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if isinstance(watched, StartPage) and event.type() == QEvent.Type.Paint:
                places.append(watched._card.geometry())
            return False

    follower = Places()
    qapp.installEventFilter(follower)
    window = make_window()
    for _ in range(5):
        QApplication.processEvents()
    qapp.removeEventFilter(follower)
    assert not window.start_page.offer.isHidden()
    assert places
    assert set(map(QRect.getRect, places)) == {window.start_page._card.geometry().getRect()}


def test_the_games_of_last_time_have_their_room(
    make_window: Callable[..., MainWindow],
    qapp: QApplication,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The card has its size before the library is read, and keeps it with the games."""
    ids = [keep(number) for number in range(4)]
    read, ask = threading.Event(), Library.ask
    monkeypatch.setattr(Library, "ask", lambda *asked: (read.wait(20), ask(*asked))[1])
    heights: list[int] = []

    class Heights(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if isinstance(watched, StartPage) and event.type() == QEvent.Type.Paint:
                heights.append(watched._card.height())
            return False

    follower = Heights()
    window = make_window(last_game=ids[0], continued_game=ids[0], listed_games=3)
    window.resize(1280, 800)
    for _ in range(5):
        QApplication.processEvents()
    qapp.installEventFilter(follower)
    window.start_page.update()
    QApplication.processEvents()
    assert [row.entry for row in rows(window)] == [None] * 3
    read.set()
    window.library.begin()
    window.files.look_for_unfinished()
    qtbot.waitUntil(lambda: all(row.entry is not None for row in rows(window)))
    for _ in range(5):
        QApplication.processEvents()
    qapp.removeEventFilter(follower)
    assert sorted(shown(window)) == sorted(ids[1:])
    assert len({*heights}) == 1
    assert window.settings.listed_games == 3


def test_all_of_the_page_follows_another_theme(window: MainWindow) -> None:
    """Words keep their contrast: the offer has the theme's colour of links."""
    offer = window.start_page.offer.take
    for name in ("dark", "contrast", "light"):
        window.apply_settings(replace(window.settings, theme=name))
        colour = offer.palette().color(QPalette.ColorRole.ButtonText)
        assert colour == THEMES[name].colour("link")
        title = window.start_page.new.title
        assert title.palette().color(title.foregroundRole()) == THEMES[name].colour("text")


def test_links_show_where_the_keyboard_is(window: MainWindow, qtbot: QtBot) -> None:
    """Links show the focus like other buttons, once Tab is used; the mouse leaves no frame."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page = window.start_page
    for button in (page.links.buttons["lessons"], page.offer.take):
        page.first.setFocus()
        before = button.grab().toImage()
        for _ in range(20):
            if button.hasFocus():
                break
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert button.hasFocus()
        assert button.grab().toImage() != before


def test_offers_begin_at_the_edge_of_the_buttons(window: MainWindow) -> None:
    """The icon of an offer is flush with the buttons below it, but for its own blank pixels."""
    page = window.start_page
    edge = page.first.mapTo(page, QPoint()).x()
    for offer in (page.offer, page.who):
        image = offer.take.grab().toImage()
        ground = image.pixel(0, 0)
        rows = range(image.height())
        ink = next(
            x for x in range(image.width()) if any(image.pixel(x, y) != ground for y in rows)
        )
        assert 0 <= offer.take.mapTo(page, QPoint(ink, 0)).x() - edge <= 6


def test_every_large_button_has_a_ring(window: MainWindow, qtbot: QtBot) -> None:
    """The keyboard focus is as visible on a plain button as on the main one."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page = window.start_page
    page.first.setFocus()
    for button in (page.new, page.editor):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert button.hasFocus()
        image = button.grab().toImage()
        ring = image.pixelColor(image.width() // 2, 4)
        ground = image.pixelColor(image.width() // 2, 8)
        assert abs(ring.lightness() - ground.lightness()) > 80


def test_a_closed_offer_leaves_the_focus_at_the_main_button(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    """An answered offer hides its buttons; Enter then starts the first game."""
    window = make_window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page = window.start_page
    for offer in (page.offer, page.who):
        offer.shut.setFocus()
        QTest.keyClick(offer.shut, Qt.Key.Key_Space)
        assert not offer.is_open
        assert page.first.hasFocus()


def test_a_new_name_leaves_the_focus_at_the_main_button(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    """The page can be used by keys when the dialog for the name closes."""
    window = make_window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page = window.start_page
    page.who.take.setFocus()
    QTest.keyClick(page.who.take, Qt.Key.Key_Return)
    dialog = window.dialogs.current
    assert isinstance(dialog, ProfileDialog)
    QTest.keyClicks(dialog.name, "Ada")
    QTest.keyClick(dialog.name, Qt.Key.Key_Return)
    assert not page.who.is_open
    assert window.focusWidget() is page.first


def test_a_game_has_one_frame(window: MainWindow, qtbot: QtBot, catalog: Catalog) -> None:
    """The focus changes nothing within the frame around the row."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page = window.start_page
    page.set_games(entries(catalog, 2), window.games.make_recent)
    QApplication.processEvents()
    button = rows(window)[0]
    page.first.setFocus()
    QApplication.processEvents()
    before = button.grab().toImage()
    for _ in range(20):
        if button.hasFocus():
            break
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert button.hasFocus()
    after = button.grab().toImage()
    assert after != before
    columns = range(after.width())
    seen = [after.pixelColor(x, 4).lightness() for x in columns]  # above picture and words
    changes = [x for x, (one, next_) in enumerate(pairwise(seen)) if abs(one - next_) > 3]
    assert changes
    assert all(min(x, after.width() - x) <= 5 for x in changes)


def test_nothing_moves_when_an_offer_is_dismissed(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    """A dismissed line leaves a note in its place until the page is shown again."""
    window = make_window()
    page = window.start_page
    buttons = [page.first, page.new, page.editor, *page.links.buttons.values()]

    def places() -> list[QRect]:
        for _ in range(3):
            QApplication.processEvents()
        return [QRect(b.mapTo(page, QPoint()), b.size()) for b in (page._card, *buttons)]

    before = places()
    for offer in (page.offer, page.who):
        QTest.mouseClick(offer.shut, Qt.MouseButton.LeftButton)
        assert places() == before
        assert not offer.shut.isVisible()
        assert offer.note.isVisible()
        assert offer.note.text()
    window.desk.start(new_session(window.catalog, "human", "human"))
    window.show_start_page()
    places()
    assert not page.offer.isVisible()
    assert not page.who.isVisible()


def test_links_have_one_width(window: MainWindow) -> None:
    """The links below the buttons are columns of one width, from edge to edge of the buttons."""
    QApplication.processEvents()
    links = [b for b in window.start_page.links.buttons.values() if b.isVisible()]
    assert len(links) > 2
    widths = {button.width() for button in links}
    assert max(widths) - min(widths) <= 1
    assert sum(button.width() for button in links) == window.start_page.new.width()
