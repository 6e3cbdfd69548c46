"""The start page: all of it fits into a low window, and the buttons come before the picture."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from errno import EACCES, ESTALE
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QAction, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.record.saved_game import save_record
from kingdom_builder_qt.ui.art import slices
from kingdom_builder_qt.ui.desktop.style.theme import THEMES
from kingdom_builder_qt.ui.desktop.widgets.style import ElidedLabel
from kingdom_builder_qt.ui.shell.game_opener import MOST_LEFT
from kingdom_builder_qt.ui.shell.main_actions import START_LINKS
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.start.start_page import Links, StartPage
from tests.ui.sample_games import new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_the_buttons_come_before_the_picture(make_window: Callable[..., MainWindow]) -> None:
    """Drawing the board behind them takes longer than all else that the start page needs."""
    page = make_window().start_page
    assert page._picture.is_due is False  # before it is painted no size is known
    bare = page.grab().toImage()
    assert page._picture.is_due
    QApplication.processEvents()
    assert not page._picture.is_due
    at_right = page.width() - 40, page.height() // 2
    assert page.grab().toImage().pixelColor(*at_right) != bare.pixelColor(*at_right)


def test_a_game_does_not_wait_for_the_picture(
    make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """Opened before the picture is drawn, it is shown first; the picture comes with the page."""
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
    """Drawn in slices, between which other events have their turn; half of it is never shown."""
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


@pytest.mark.parametrize(("height", "count"), [(540, 1), (800, 3)])
def test_recent_games_as_room_allows(window: MainWindow, height: int, count: int) -> None:
    """A low page shows one recent game, so that no button is cut."""
    window.setMinimumSize(1, 1)
    window.resize(960, height)
    page = window.start_page
    page.set_continue("Today, your turn")
    page.set_recent([(Path(f"game {n}.kbgame"), f"game {n}") for n in range(5)])
    QApplication.processEvents()  # new buttons are shown by an event
    buttons = [b for b in page.findChildren(QPushButton) if b.isVisible()]
    games = [b for b in buttons if b.text().startswith("game")]
    assert len(games) == count
    assert all(page.rect().contains(b.mapTo(page, b.rect().bottomRight())) for b in buttons)


@pytest.mark.parametrize("number", [EACCES, ESTALE])
def test_recent_games_on_a_disk_that_refuses(
    number: int, make_window: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder that is closed or a server that is gone is no reason not to start."""
    stat = Path.stat

    def refuse(path: Path, **more: bool) -> os.stat_result:
        if path.parts[:2] == ("/", "gone"):
            raise OSError(number, os.strerror(number))
        return stat(path, **more)

    monkeypatch.setattr(Path, "stat", refuse)
    window = make_window(recent_files=["/gone/game.kbgame"])
    assert window.start_page.isVisible()


def test_recent_games_on_a_server_that_does_not_answer(
    make_window: Callable[..., MainWindow],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    """Nobody waits for it: the others are shown, this one as soon as it answers."""
    here, gone = tmp_path / "here.kbgame", tmp_path / "gone.kbgame"
    for path in (here, gone):
        path.touch()
    answers, stat = threading.Event(), Path.stat

    def slow(path: Path, **more: bool) -> os.stat_result:
        if path == gone:
            assert threading.current_thread() is not threading.main_thread()
            answers.wait(30)
        return stat(path, **more)

    monkeypatch.setattr(Path, "stat", slow)
    try:
        window = make_window(recent_files=[str(gone), str(here)])
        qtbot.waitUntil(lambda: window.files.recent() == [here])
        window.files.start_first_game()
        window.show_start_page()
        assert buttons_of_recent(window) == ["here"]
    finally:
        answers.set()
    qtbot.waitUntil(lambda: buttons_of_recent(window) == ["gone", "here"])
    gone.unlink()
    window.show_start_page()
    qtbot.waitUntil(lambda: buttons_of_recent(window) == ["here"])


def buttons_of_recent(window: MainWindow) -> list[str]:
    """Return the words on the buttons of recent games."""
    buttons = window.start_page.findChildren(QPushButton)
    return [button.text() for button in buttons if button.text() in ("gone", "here")]


def test_a_recent_game_says_who_plays_and_how_far_it_is(
    make_window: Callable[..., MainWindow], catalog: Catalog, tmp_path: Path, qtbot: QtBot
) -> None:
    """As it is each time the page comes up; what is read late moves no focus."""
    session, path = new_session(catalog, "human", "builder"), tmp_path / "here.kbgame"
    session.play(session.position.legal_moves()[0])
    save_record(path, session)
    window = make_window(recent_files=[str(path)])
    page = window.start_page

    def told(words: str) -> bool:
        buttons = [b for b in page.findChildren(QPushButton) if b.text() == "here"]
        return any(words in button.toolTip().replace("\n", "") for button in buttons)

    qtbot.waitUntil(lambda: told("round 1"))
    rows = [row.text() for row in page.findChildren(ElidedLabel) if row.isVisible()]
    assert any("round 1" in text and session.seats[0].name in text for text in rows)
    assert told(", ".join(seat.name for seat in session.seats))
    assert told(str(path))
    assert told(f"here{', '.join(seat.name for seat in session.seats)}"), "the name comes first"
    while session.position.round == 1:
        session.play(session.position.legal_moves()[0])
    save_record(path, session)
    (button,) = [b for b in page.findChildren(QPushButton) if b.text() == "here"]
    button.setFocus()
    window.show_start_page()
    button.setFocus()
    qtbot.waitUntil(lambda: told("round 2"))
    assert button.hasFocus()


def test_recent_games_that_cannot_exist(make_window: Callable[..., MainWindow]) -> None:
    """Names that no disk takes are passed over."""
    names = ["x" * 5000, "/" + "y" * 300, "a\0b", "~no-such-user/x", "", "/"]
    window = make_window(recent_files=names)
    assert window.start_page.isVisible()
    assert window.files.recent() == []


def test_a_name_that_is_no_text_is_shown(
    make_window: Callable[..., MainWindow], tmp_path: Path, qtbot: QtBot
) -> None:
    """Bytes that are no letters have a sign in their place, on the page and in the menu."""
    path = tmp_path / os.fsdecode(b"J\xfcrgen.kbgame")
    try:
        path.touch()
    except OSError:
        pytest.skip("this disk takes only UTF-8")
    window = make_window(recent_files=[str(path)])
    qtbot.waitUntil(lambda: window.files.recent() == [path])
    texts = [button.text() for button in window.start_page.findChildren(QPushButton)]
    assert "J\ufffdrgen" in texts
    menu = window.actions_.submenus["recent"]
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == ["J\ufffdrgen"]


def test_enter_presses_the_button_with_the_focus(window: MainWindow, tmp_path: Path) -> None:
    """The first one has it: Enter begins at once, and opens a recent game as well."""
    page, heard = window.start_page, []
    page.set_continue("")
    page.set_recent([(tmp_path / "game.kbgame", "game")])
    page.first_game_requested.disconnect()
    page.recent_requested.disconnect()
    page.first_game_requested.connect(lambda: heard.append("first"))
    page.recent_requested.connect(lambda path: heard.append(path.name))
    page.focus_first()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    (recent,) = [b for b in page.findChildren(QPushButton) if b.text() == "game"]
    recent.setFocus()
    QTest.keyClick(recent, Qt.Key.Key_Enter)
    assert heard == ["first", "game.kbgame"]


def test_named_games_come_before_those_that_were_left(
    make_window: Callable[..., MainWindow], catalog: Catalog, tmp_path: Path, qtbot: QtBot
) -> None:
    """On the page and in the menu; however many are left, they push no named one out."""
    named = [tmp_path / f"{name}.kbgame" for name in "ab"]
    for age, path in enumerate(named):
        save_record(path, new_session(catalog, "human", "builder"))
        changed(path, 60 + age)
    window = make_window(recent_files=[str(path) for path in named])
    for seed in range(9):
        session = new_session(catalog, "human", "builder", seed=seed)
        session.play(session.position.legal_moves()[0])
        window.files._remember(window.autosave.keep_previous(session, []))
    qtbot.waitUntil(lambda: window.files.recent()[:2] == named)
    assert len(window.files.recent()) == 2 + MOST_LEFT
    menu = window.actions_.submenus["recent"]
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()][:3] == ["a", "b", ""]


def test_recent_games_lie_in_order_of_time(
    make_window: Callable[..., MainWindow], catalog: Catalog, tmp_path: Path, qtbot: QtBot
) -> None:
    """On the page and in the menu, whatever was opened last; on the page also those left."""
    ages = {"oldest": 3000, "middle": 2000, "older": 2500}
    named = {name: tmp_path / f"{name}.kbgame" for name in ages}
    session = new_session(catalog, "human", "builder")
    for name, path in named.items():
        save_record(path, session)
        changed(path, ages[name])
    session.play(session.position.legal_moves()[0])
    window = make_window(recent_files=[str(named["oldest"]), str(named["middle"])])
    left = window.autosave.keep_previous(session, [])
    assert left is not None
    changed(left, 2200)
    window.files._remember(left)
    window.files.look_for_recent()

    def shown() -> list[Path]:
        return [path for path, _name in window.start_page._recent_games]

    qtbot.waitUntil(lambda: shown() == [named["middle"], left, named["oldest"]])
    window.files._remember(named["older"])
    window.files.look_for_recent()
    qtbot.waitUntil(lambda: shown() == [named[n] for n in ("middle", "older", "oldest")])
    menu = window.actions_.submenus["recent"]
    menu.aboutToShow.emit()
    assert [a.text() for a in menu.actions()][:4] == ["middle", "older", "oldest", ""]
    menu.close()


def changed(path: Path, seconds: int) -> None:
    """Let a file have been written so long ago."""
    moment = time.time() - seconds
    os.utime(path, (moment, moment))


def test_links_are_commands_that_are_possible(qtbot: QtBot) -> None:
    """A link presses its command, bears its name without key and dots, and goes while it cannot."""
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
    make_window: Callable[..., MainWindow], percent: int
) -> None:
    """With a game to continue and a recent one, at 960x540 or at twice the text, nothing is cut."""
    window = make_window(text_size=percent)
    window.setMinimumSize(1, 1)
    window.resize(960, 540)
    window.themes.fit_text(window.size())
    page = window.start_page
    for id_ in START_LINKS.split():
        window.actions_[id_].setEnabled(True)
    assert [button.isHidden() for button in page.links.buttons.values()] == [False] * 4
    page.set_continue("Round 3: Blue, Orange")
    page.set_recent([(Path("game 1.kbgame"), "game 1")])
    page.tell_of_recent({Path("game 1.kbgame"): ("Blue, Orange: round 3", "all")})
    for _ in range(3):  # the scroll area lays itself out a round after the card
        QApplication.processEvents()
    bar = page._page.verticalScrollBar()
    assert bar.maximum() == 0 or percent > 100
    for button in page.links.buttons.values():
        assert button.width() >= button.minimumSizeHint().width()
        right = button.mapTo(page._card, button.rect().topRight()).x()
        assert right <= page._card.width() - 28


def test_the_card_is_painted_where_it_stays(
    make_window: Callable[..., MainWindow], qapp: QApplication
) -> None:
    """From the first frame on, with the offer that a newcomer gets: nothing jumps."""
    places: list[QRect] = []

    class Places(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if isinstance(watched, StartPage) and event.type() == QEvent.Type.Paint:
                places.append(watched._page.geometry())
            return False

    follower = Places()
    qapp.installEventFilter(follower)
    window = make_window()
    for _ in range(5):
        QApplication.processEvents()
    qapp.removeEventFilter(follower)
    assert not window.start_page.offer.isHidden()
    assert places
    assert set(map(QRect.getRect, places)) == {window.start_page._page.geometry().getRect()}


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
    """As all other buttons do, once Tab is used; the mouse leaves no frame."""
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


def test_a_recent_game_has_one_frame(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    """Where the keyboard is, nothing changes within the frame that goes around the row."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page = window.start_page
    page.set_recent([(tmp_path / "one.kbgame", "One"), (tmp_path / "two.kbgame", "Two")])
    button = page._recent_buttons[tmp_path / "one.kbgame"]
    page.first.setFocus()
    QApplication.processEvents()
    before = button.grab().toImage()
    for _ in range(20):
        if button.hasFocus():
            break
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert button.hasFocus()
    after = button.grab().toImage()
    middle = after.height() // 2
    columns = range(after.width() // 2, after.width() - 1)  # beside the words
    seen = [after.pixel(x, middle) for x in columns]
    changes = [x for x, (one, next_) in enumerate(pairwise(seen)) if one != next_]
    assert after != before
    assert all(columns[x] >= after.width() - 5 for x in changes)
