"""Markup, keys and signs in all foreign names and texts are shown as text in every window."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QImage, QKeySequence
from PySide6.QtGui import Qt as QtOfGui
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.app import program
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content import rule_pages as content_pages
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.editor.sections.files.import_dialog import ImportDialog, read_sources
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.game import GameOptions, Seat, Session, record_text
from kingdom_builder_qt.game.analysis.review import run_review
from kingdom_builder_qt.game.setup.set_up_board import own_section_text
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.style.theme import apply_theme
from kingdom_builder_qt.ui.desktop.widgets.style import ElidedLabel
from kingdom_builder_qt.ui.learn.rules import rules_dialog
from kingdom_builder_qt.ui.library.games.recent_games import GameRow
from kingdom_builder_qt.ui.library.review import review_job
from kingdom_builder_qt.ui.library.review.review_dialog import ReviewDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.panels.player_panel import SeatMenu
from tests.ai.support import ALL
from tests.helpers.pinned import pinned
from tests.ui.foreign_texts import Shown, Watched, shown_texts, with_texts
from tests.ui.opening import leave_behind
from tests.ui.sample_games import click_hex, finish_turn, first_target

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LETTERS = "R&D [*] "  # in every text: a key, and the sign of unsaved changes
Texts = Callable[[str], str]


@pytest.fixture(scope="module")
def bait(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a picture that must not be opened."""
    path = tmp_path_factory.mktemp("b") / "b.png"
    image = QImage(4, 4, QImage.Format.Format_RGB32)
    image.fill(0)
    assert image.save(str(path))
    return path


@pytest.fixture(scope="module")
def change(bait: Path) -> Texts:
    """Return a function that puts markup before every text."""
    markup = f'<b>{LETTERS}</b><img src="{bait}"><a href="http://x">y</a>&lt;&amp; '
    return lambda text: markup + text


@pytest.fixture(scope="module")
def catalog(change: Texts) -> Catalog:
    """Return the content with markup in all written texts."""
    problem = Problem("error", change("a.yaml"), 3, 1, "a", change("wrong"), change("better"))
    return replace(with_texts(pinned(), change), problems=(problem,))


@pytest.fixture
def changed_pages(change: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    """Add markup to the pages of the rules browser."""

    def load(catalog: Catalog, *folders: Path) -> Any:
        return with_texts(content_pages.load_pages(catalog, *folders), change)

    monkeypatch.setattr(rules_dialog, "load_pages", load)


def game(
    catalog: Catalog, change: Texts, moves: int, names: tuple[str, ...] = ("Ann", "Bob", "Cid")
) -> Session:
    """Return a game with everything on a user's section, of people with odd names."""
    section = replace(pinned().sections["farm"], id="my_land", name="<b>R&D</b>", origin="user")
    options = GameOptions(
        players=3,
        seed=4,
        start=0,
        expansions=ALL,
        sections=(("oracle", 0), ("my_land", 180), ("paddock", 0), ("tower", 180)),
        own_sections=(own_section_text(catalog, section),),
    )
    seats = [Seat(change(name), n, "human") for n, name in enumerate(names)]
    session, random = Session(catalog, options, seats), Random(1)
    while len(session.log) < moves and not session.position.is_over:
        session.play(session.position.random_move(random))
    return session


def check(texts: list[Shown]) -> None:
    """Check that no text is treated as HTML, key or sign."""
    for shown in texts:
        rich = QtOfGui.mightBeRichText(shown.text)
        if shown.kind == "tip" or (shown.kind == "label" and not shown.is_plain):
            assert not rich, shown
        elif shown.kind == "key" and LETTERS[:3].replace("&", "") in shown.text.replace("&", ""):
            assert QKeySequence.mnemonic(shown.text).isEmpty(), shown
            assert "R&&D" in shown.text, shown
        elif shown.kind == "heading" and "R&" in shown.text:
            assert "R&\u2060D" in shown.text, shown
        elif shown.kind == "title" and "R&D" in shown.text:
            assert shown.text.replace("[*][*]", "").count("[*]") <= 1, shown
        elif shown.kind == "link":
            assert not shown.text.startswith("http"), shown
        elif shown.kind == "page" and "R&D" in shown.text:
            assert "<b>R&D" in shown.text, shown


@pytest.fixture
def make_editor(qapp: object, catalog: Catalog) -> Iterator[Callable[..., EditorWindow]]:
    """Return a function that shows an editor with recent sections; it is closed at the end."""
    made: list[EditorWindow] = []

    def make(recent: list[str], content: Catalog = catalog) -> EditorWindow:
        themes = apply_theme(program.make_application(), "light")
        window = EditorWindow(content, Settings(recent_sections=recent), themes)
        made.append(window)
        window.files.edit(content.sections["farm"], content.section_files["farm"])
        window.resize(1200, 800)
        window.show()
        return window

    yield make
    for window in made:
        window.close_anyway()
        window.deleteLater()


class Idle(Executor):
    """A pool without work, so that no process starts."""

    def submit(self, call: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        return Future()


class Tour:
    """Opens windows and records their texts."""

    def __init__(self) -> None:
        self.texts: list[Shown] = []

    def look(self, *roots: QWidget) -> list[Shown]:
        """Read all open windows, or some."""
        QApplication.processEvents()
        found = shown_texts(roots or None)
        for root in roots or QApplication.topLevelWidgets():
            if root.isVisible():
                root.grab()  # painting may load pictures
        check(found)
        self.texts += found
        return found

    def seen(self, kind: str) -> int:
        """Return the number of foreign texts of a kind."""
        texts = [text.text for text in self.texts if text.kind == kind]
        return sum("R&" in text and text != "R&eset layout" for text in texts)


@pytest.fixture
def watched(bait: Path) -> Iterator[Watched]:
    """Watch the picture."""
    if not sys.platform.startswith("linux"):
        pytest.skip("needs inotify")
    made = Watched(bait)
    yield made
    made.close()


def test_the_watch_sees_a_picture_in_a_text(qtbot: QtBot, watched: Watched, change: Texts) -> None:
    """The control: a label that treats text as HTML opens the picture."""
    label = QLabel(change("x"))
    qtbot.addWidget(label)
    label.grab()
    assert watched.opened() > 0


def test_start_page_and_games(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    change: Texts,
    watched: Watched,
    qtbot: QtBot,
) -> None:
    """Titles and player names are literal in the rows of the page and in the window Games."""
    for number in range(3):
        session = game(catalog, change, 1)
        leave_behind(session, f"game-{number}", title=change("title"))
    window = make_window()
    window.library.begin()
    qtbot.waitUntil(lambda: len(window.start_page.findChildren(GameRow)) == 2)
    qtbot.waitUntil(lambda: "Round 1" in window.start_page.resume.details[1].text())
    tour = Tour()
    tour.look()
    assert tour.seen("said") >= 2  # two rows
    games = window.games.show()
    qtbot.waitUntil(lambda: len(games.games.model.ids) == 3)
    tour.look()
    window.dialogs.close()
    window.dialogs.warn(change("text"), change("more"), change("details"))
    tour.look()
    assert tour.seen("label") >= 2
    assert watched.opened() == 0


def test_a_running_game(
    window: MainWindow,
    catalog: Catalog,
    change: Texts,
    watched: Watched,
    changed_pages: None,
) -> None:
    """The table with curtain, panels, menus, dialogs and rules shows markup as text."""
    tour, session = Tour(), game(catalog, change, 120)
    window.desk.start(game(catalog, change, 0))
    finish_turn(window)
    tour.look()  # the curtain
    assert tour.seen("key") == 1
    window.desk.lift_curtain()
    window.desk.start(session)
    window.game_page.scene.input.hex_hovered.emit(first_target(window))
    tour.look()
    click_hex(window, first_target(window))
    window.desk.explainer.message.emit(change("no"))
    menu = SeatMenu(0, session.seats[0], window.desk.words.names, window)
    tour.look(menu)
    assert tour.seen("heading") == 1
    for action in ("moves", "players", "scores", "settings", "about", "problems"):
        window.actions_[action].trigger()
        tour.look()
        assert window.dialogs.current is not None
        window.dialogs.current.close()
    for kind, least in {"tip": 40, "label": 40, "item": 40, "said": 10}.items():
        assert tour.seen(kind) >= least, kind
    assert watched.opened() == 0


def test_the_rules(
    window: MainWindow, catalog: Catalog, watched: Watched, changed_pages: None
) -> None:
    """One page of each kind, all titles of the contents, and a search show markup as text."""
    tour = Tour()
    window.actions_["rules"].trigger()
    dialog = window.rules.window
    assert dialog is not None
    kinds = {leaf.key[0]: leaf.key for leaf in dialog.book.leaves.values()}
    for key in kinds.values():
        dialog.go_to(key)
        tour.look(dialog)
    dialog.search.setText("R&D")
    tour.look(dialog)
    assert tour.seen("page") >= 6
    assert tour.seen("item") >= 50
    assert watched.opened() == 0


def test_new_game_and_score_sheet(
    window: MainWindow,
    catalog: Catalog,
    change: Texts,
    watched: Watched,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All pages of the dialog, stored names and set-ups, and the score sheet show markup as
    text.
    """
    tour = Tour()
    window.actions_["new_game"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, QDialog)
    for bar in dialog.findChildren(QTabBar):
        for number in range(bar.count()):
            bar.setCurrentIndex(number)
            tour.look(dialog)
    dialog.close()
    window.desk.start(game(catalog, change, 5000))
    monkeypatch.setattr(review_job, "run_review", lambda *args: run_review(*args, executor=Idle()))
    for action in ("scores", "review"):
        window.actions_[action].trigger()
        tour.look()
    assert isinstance(window.dialogs.current, ReviewDialog)
    for kind in ("tip", "item", "said"):
        assert tour.seen(kind) >= 10, kind
    assert watched.opened() == 0


def test_a_replay(
    window: MainWindow, catalog: Catalog, change: Texts, watched: Watched, qtbot: QtBot
) -> None:
    """Title, players, log and hands of a replay, and the dialog to continue, show markup as
    text.
    """
    tour = Tour()
    window.replays.show(record_text(game(catalog, change, 5000)))
    qtbot.waitUntil(lambda: window.replays.window is not None, timeout=5000)
    replay = window.replays.window
    assert replay is not None
    for number in range(replay.hands.count()):
        replay.hands.setCurrentIndex(number)
        replay.hands.activated.emit(number)
        tour.look(replay)
    replay.go_to(10)
    replay.branch.click()
    tour.look(replay.branch_dialog)
    for kind in ("tip", "item", "said"):
        assert tour.seen(kind) >= 3, kind
    assert watched.opened() == 0


def test_the_editor(
    make_editor: Callable[..., EditorWindow],
    catalog: Catalog,
    watched: Watched,
    user_home: Path,
) -> None:
    """Title, panels, all dialogs, a dropped file and recent files show markup as text."""
    tour = Tour()
    recent = [str(user_home / f"{name} R&D <b>x<b>.yaml") for name in ("one", "two")]
    window = make_editor(recent)
    window.actions_.submenus["recent"].aboutToShow.emit()
    tour.look(window)
    title = next(text.text for text in tour.texts if text.kind == "title")
    assert "R&D [*][*]" in title
    for action in ("new", "sections", "analyse", "keys", "replace", "export"):
        window.actions_[action].trigger()
        tour.look()
        for other in QApplication.topLevelWidgets():
            if isinstance(other, QDialog) and other.isVisible():
                other.close()
    text = own_section_text(catalog, replace(pinned().sections["farm"], name="<b>R&D</b>"))
    sources = read_sources([text, user_home / "<b>R&D.yaml"], catalog)
    dialog = ImportDialog(sources, catalog, window)
    tour.look(dialog)
    for kind, least in {"tip": 10, "label": 2, "key": 2, "item": 10}.items():
        assert tour.seen(kind) >= least, kind
    assert watched.opened() == 0


# -- long names, names from right to left ----------------------------------------------------------

LONG = ("W" * 500, "Wilhelmine von Hohenstein " * 20, "iii " * 125)
TURNED = ("מלך ירושלים", "الملك ٣ 42", "Ann מלך 7")
NAMES: dict[str, tuple[tuple[str, ...], Texts]] = {
    "long": (
        LONG,
        lambda text: f"{text} {'Wilhelminenstadt' * 6}"[:80] if len(text) < 60 else text,
    ),
    "turned": (TURNED, lambda text: f"מלך ארץ {len(text)}"),
}
MOST_WIDTH = 960  # of the smallest window


def crowded(root: QWidget) -> list[str]:
    """Return the one-line labels that cut their text without an ellipsis."""
    found = []
    for label in root.findChildren(QLabel):
        if not label.isVisible() or label.wordWrap() or isinstance(label, ElidedLabel):
            continue
        text = label.text() if label.buddy() is None else label.text().replace("&", "")
        if label.fontMetrics().horizontalAdvance(text) > label.width() + 1:
            found.append(text)
    return found


@pytest.mark.parametrize("kind", NAMES)
def test_names_of_any_length_and_direction_have_room(
    make_window: Callable[..., MainWindow], kind: str
) -> None:
    """Window and dialogs keep their minimum size for any name; labels end in an ellipsis."""
    names, change = NAMES[kind]
    window = make_window()
    window.resize(MOST_WIDTH, 600)
    catalog = with_texts(pinned(), change)
    window.shell.catalog = catalog
    window.desk.start(game(catalog, str, 0, names))
    finish_turn(window)
    roots: list[QWidget] = [window]
    QApplication.processEvents()
    assert crowded(window) == []
    assert window.minimumSizeHint().width() <= MOST_WIDTH
    window.desk.start(game(catalog, str, 120, names))
    window.desk.lift_curtain()
    window.game_page.scene.input.hex_hovered.emit(first_target(window))
    for action in ("scores", "players", "moves"):
        window.actions_[action].trigger()
        assert window.dialogs.current is not None
        roots.append(window.dialogs.current)
        QApplication.processEvents()
        for root in roots:
            assert crowded(root) == [], action
            assert root.minimumSizeHint().width() <= MOST_WIDTH, action
        roots.pop().close()
    assert window.width() == MOST_WIDTH
    menu = SeatMenu(0, window.desk.session.seats[0], window.desk.words.names, window)
    assert menu.sizeHint().width() <= MOST_WIDTH
    menu.deleteLater()


@pytest.mark.parametrize("kind", NAMES)
def test_the_editor_has_room_for_names(
    make_editor: Callable[..., EditorWindow], catalog: Catalog, kind: str
) -> None:
    """The palette shows both its columns, and title and status bar do not widen the window."""
    window = make_editor([], with_texts(pinned(), NAMES[kind][1]))
    window.scene.hex_hovered.emit(0)
    QApplication.processEvents()
    assert crowded(window) == []
    assert window.minimumSizeHint().width() <= MOST_WIDTH
    palette, places = window.palette_, window.palette_.rows
    width = palette.viewport().width()
    for entry in places.entries:
        assert palette.visualRect(places.place_of(entry.cell)).right() <= width
