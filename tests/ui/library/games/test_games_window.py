"""The cards of the window Games, by mouse and keys: opened, named, starred, deleted, filtered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime, timedelta
from functools import reduce
from itertools import pairwise
from operator import or_
from pathlib import Path
from threading import Event
from time import process_time
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QLockFile, QMimeData, QObject, QPoint, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QImage
from PySide6.QtGui import Qt as QtOfGui
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDateEdit,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from benchmarks.library_rows import fill, generated
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.text_files import write_atomic
from kingdom_builder_qt.core.grid import Hex, around, bits
from kingdom_builder_qt.game import Seat, Session
from kingdom_builder_qt.game.library.figures import listing
from kingdom_builder_qt.game.library.game_filter import Choices, GameFilter, choices
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.record.saved_game import save_record
from kingdom_builder_qt.game.replay import FACE_UP, branch_from
from kingdom_builder_qt.ui.art.frame import RIM_RECT
from kingdom_builder_qt.ui.art.geometry import centre
from kingdom_builder_qt.ui.art.painter import BoardPainter
from kingdom_builder_qt.ui.art.thumbnails import WIDTH, thumbnail_steps
from kingdom_builder_qt.ui.desktop import slot as slots
from kingdom_builder_qt.ui.desktop.files.library_disk import LibraryDisk
from kingdom_builder_qt.ui.desktop.files.trash import trash_folder
from kingdom_builder_qt.ui.desktop.slot import take_lock
from kingdom_builder_qt.ui.desktop.style.theme import THEMES, Theme, apply_theme
from kingdom_builder_qt.ui.desktop.widgets.controls.filter_box import FilterBox
from kingdom_builder_qt.ui.desktop.widgets.rows_model import ROW_ROLE
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import is_low
from kingdom_builder_qt.ui.library.games import game_pictures, games_page
from kingdom_builder_qt.ui.library.games.filter_bar import DAYS
from kingdom_builder_qt.ui.library.games.game_pictures import GamePictures, read_sketch
from kingdom_builder_qt.ui.library.games.games_model import PAGE
from kingdom_builder_qt.ui.library.games.games_page import GamesPage
from kingdom_builder_qt.ui.library.games.games_window import FIGURES, GAMES, GamesWindow
from tests.game.library.support import ANN, BOB, CID, session
from tests.helpers.logfail import LogGuard
from tests.ui.library.games.conftest import ShowGames, settle
from tests.ui.library.games.sample_library import keep, keep_finished, record_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
TIP = int(Qt.ItemDataRole.ToolTipRole)
SPOKEN = int(Qt.ItemDataRole.AccessibleTextRole)


def titles(window: GamesWindow) -> list[str]:
    """Return the titles on the cards, in their order."""
    model = window.games.model
    return [model.index(row).data() for row in range(model.rowCount())]


def spoken(window: GamesWindow, row: int = 0) -> str:
    """Return the accessible text of a card."""
    return str(window.games.model.index(row).data(SPOKEN))


def press(window: GamesWindow, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    """Press a key over the cards."""
    QTest.keyClick(window.games.grid, key, modifier or Qt.KeyboardModifier.NoModifier)


def middle(window: GamesWindow, row: int) -> QPoint:
    """Return the middle of a card."""
    return window.games.grid.visualRect(window.games.model.index(row)).center()


def click(
    window: GamesWindow, row: int, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    """Click a card."""
    QTest.mouseClick(window.games.grid.viewport(), LEFT, modifier, pos=middle(window, row))


def choose(box: QComboBox, data: object) -> None:
    """Choose a line of a combo box by keys."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.count()):
        if box.currentData() == data:
            return
        QTest.keyClick(box, Qt.Key.Key_Down)
    raise AssertionError(f"{data} is not offered")


def of_three() -> list[str]:
    """Store two unfinished games and a finished one, and return their ids, the newest first."""
    return [keep(3, title="c"), keep_finished(2, title="b"), keep(1, title="a")]


# -- listed games ----------------------------------------------------------------------------------


def test_all_games_are_listed_the_newest_first(show_games: ShowGames) -> None:
    """Unfinished games name the player to move, finished ones the result; the first is selected."""
    of_three()
    window = show_games()
    assert titles(window) == ["c", "b", "a"]
    assert "Round " in spoken(window)
    assert " to move. Ann: " in spoken(window)
    entry = window.games.model.entry(window.games.model.ids[1])
    assert entry is not None
    assert entry.is_over
    assert window.games.texts.result(entry) in spoken(window, 1)
    assert window.games.grid.selected_ids() == [window.games.model.ids[0]]
    assert window.focusWidget() is window.games.grid
    assert window.games.state.text() == "3 games"


def test_an_untitled_game_gets_a_proposed_title(show_games: ShowGames) -> None:
    """The title is made of set-up and time: a weekday in the last week, before that the date."""
    now = datetime.now().replace(second=0, microsecond=0)
    keep(3, played=now)
    keep(2, played=now - timedelta(days=3))
    keep(1, played=datetime(2024, 2, 29, 12))
    window = show_games()
    texts = window.games.texts.titles
    three_ago = now - timedelta(days=3, minutes=20)
    assert titles(window)[0] == f"Base game, {texts.moment(now - timedelta(minutes=20))}"
    assert titles(window)[1].startswith(f"Base game, {three_ago:%A}")
    assert titles(window)[2] == "Base game, 29 February 2024"


def test_without_games_the_window_offers_one(show_games: ShowGames) -> None:
    """Opening, copying and deleting are disabled; one press asks for a new game."""
    window = show_games()
    games = window.games
    assert games.pages.currentWidget() is games.blank
    assert "from its first move" in games.blank.text.text()
    buttons = games.main, games.copy, games.delete, games.export_all, games.delete_all
    assert not any(button.isEnabled() for button in buttons)
    assert not games.undo.isVisible()
    asked: list[bool] = []
    window.games.new_game_requested.connect(lambda: asked.append(True))
    QTest.mouseClick(games.blank.button, LEFT)
    assert asked == [True]
    QTest.keyClick(window, Qt.Key.Key_Delete)
    QTest.keyClick(window, Qt.Key.Key_Z, CONTROL)


def test_entries_are_read_with_the_cards_that_are_seen(
    show_games: ShowGames, catalog: Catalog, qtbot: QtBot
) -> None:
    """Entries of the first page are read at once, others when they are scrolled into view."""
    fill(Library(), generated(catalog, 2 * PAGE + 30, unfinished=0.1))
    window = show_games()
    model, last = window.games.model, 2 * PAGE + 29
    assert model.entry(model.ids[PAGE - 1]) is not None
    assert model.entry(model.ids[last]) is None
    window.games.grid.setFocus()
    press(window, Qt.Key.Key_End)
    qtbot.waitUntil(lambda: model.entry(model.ids[last]) is not None)
    assert model.entry(model.ids[PAGE + 2]) is None, "the pages between were not seen"
    assert window.games.grid.selected_ids() == [model.ids[last]]
    qtbot.waitUntil(window.games.replay.isEnabled)


def test_ten_thousand_games_are_listed_and_filtered_in_time(
    show_games: ShowGames, catalog: Catalog, qtbot: QtBot, disk: LibraryDisk, pictures: GamePictures
) -> None:
    """The limits are promised ones, in processor time, as the machine may be busy."""
    fill(Library(), generated(catalog, 10_000, unfinished=0.1))
    show_games().close()  # loads modules of the first window
    before = process_time()
    window = GamesWindow(catalog, disk, pictures)
    qtbot.addWidget(window)
    window.resize(1180, 740)
    window.show()
    qtbot.waitUntil(lambda: window.games.model.rowCount() == 10_000)
    QApplication.processEvents()
    assert process_time() - before < 0.6
    settle(window, pictures, qtbot)
    before = process_time()
    window.filter.state.setCurrentIndex(window.filter.state.findData("unfinished"))
    qtbot.waitUntil(lambda: window.games.model.rowCount() < 10_000)
    QApplication.processEvents()
    assert process_time() - before < 0.2


def test_a_game_of_another_program_is_marked(
    show_games: ShowGames, qtbot: QtBot, pictures: GamePictures
) -> None:
    """An open game cannot be continued, renamed, starred or deleted until it is released."""
    held, free = keep(2), keep(1)
    lock = QLockFile(str(record_of(held).with_suffix(".lock")))
    assert lock.tryLock(0)
    window = show_games()
    games = window.games
    assert "Open in another window" in spoken(window)
    assert not games.main.isEnabled()
    assert not games.delete.isEnabled()
    press(window, Qt.Key.Key_F2)
    assert games.grid.findChild(QLineEdit) is None
    press(window, Qt.Key.Key_Delete)
    press(window, Qt.Key.Key_D, CONTROL)
    games.grid.selectAll()
    assert not games.delete.isEnabled()
    lock.unlock()
    games.queries.reload()
    qtbot.waitUntil(lambda: "to move" in spoken(window))
    games.select(held)
    assert games.main.isEnabled()
    assert not Library().entries([held])[0].starred
    assert record_of(free).exists()


def test_the_game_on_the_table_is_marked(show_games: ShowGames) -> None:
    """The game on the table stays in the library; the main window continues it."""
    id_ = keep(1)
    window = show_games(running=id_)
    assert "Open now" in spoken(window)
    assert window.games.main.isEnabled()
    assert not window.games.delete.isEnabled()
    window.games.set_running("")
    assert window.games.delete.isEnabled()


def test_a_challenge_and_assistance_are_named(show_games: ShowGames) -> None:
    """A challenge is named in title and tooltip, assistance next to the result."""
    from dataclasses import replace

    from kingdom_builder_qt.game import record_text
    from kingdom_builder_qt.game.record.entry_line import EntryHead

    options = replace(session(1).options, challenge="2026-11-24")
    game = Session(session(1).catalog, options, (ANN, BOB), assistance=["hints"])
    while not game.position.is_over:
        game.play(game.position.legal_moves()[0])
    Library().write(EntryHead("20260504-120000-00000001"), record_text(game))
    window = show_games()
    assert titles(window)[0].startswith("Challenge of 24 November 2026, ")
    assert "Challenge: 2026-11-24" in str(window.games.model.index(0).data(TIP))
    assert " · Assisted: hints" in spoken(window)


def test_foreign_texts_are_never_markup(show_games: ShowGames) -> None:
    """Titles and names are plain text; a right-to-left title changes no other word's direction."""
    name = "<b>Max</b>"
    keep(2, title="<i>x</i>", seats=(Seat(name, 3), BOB))
    keep(1, title="\u05de\u05e9\u05d7\u05e7")
    window = show_games()
    tip = str(window.games.model.index(0).data(TIP))
    assert name in tip.replace("\u2060", "")
    assert not QtOfGui.mightBeRichText(tip)
    assert titles(window)[1] == "\u2068\u05de\u05e9\u05d7\u05e7\u2069"


def test_the_gold_of_unfinished_games_may_be_hidden(show_games: ShowGames) -> None:
    """The setting is that of the table; the gold of finished games is always shown."""
    keep(2)
    keep_finished(1)
    window = show_games(shows_standing=False)
    assert "gold" not in spoken(window, 0)
    assert "gold" in spoken(window, 1)


# -- thumbnails ------------------------------------------------------------------------------------


def test_a_won_game_shows_the_portrait_of_the_winner(show_games: ShowGames) -> None:
    """A finished game has the winner's portrait on its thumbnail, an unfinished one has none."""
    keep_finished(1)
    window = show_games()
    grid, model = window.games.grid, window.games.model
    (entry,) = (model.index(0).data(ROW_ROLE),)
    (winner,) = (seat for seat in entry.seats if seat.rank == 1)
    before = grid.grab().toImage()
    window.games.set_portraits({"Zoe": "barn"})
    assert grid.grab().toImage() == before
    window.games.set_portraits({winner.name: "barn"})
    after = grid.grab().toImage()
    assert after != before
    faces = window.games.texts.winners(entry, model.portraits)
    assert [face.emblem for face in faces] == ["barn"]
    running = replace(entry, seats=tuple(replace(seat, rank=0) for seat in entry.seats))
    assert not window.games.texts.winners(running, model.portraits)


def test_only_what_is_seen_is_painted(
    show_games: ShowGames, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of many games only the visible ones are painted, each once."""
    painted: list[Path] = []

    def paint(path: Path, *rest: object) -> object:
        painted.append(path)
        return read_sketch(path, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(game_pictures, "read_sketch", paint)
    for number in range(40):
        keep(number)
    show_games()
    assert 4 <= len(painted) <= 24
    assert len(set(painted)) == len(painted)


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.id)
def test_a_picture_shows_the_pieces(catalog: Catalog, tmp_path: Path, theme: Theme) -> None:
    """Pieces have the colours of their players; a file without a board has no picture."""
    empty, built = tmp_path / "a.kbgame", tmp_path / "b.kbgame"
    save_record(empty, session(5, moves=0))
    save_record(built, session(5, moves=6))
    one, other = (_thumbnail(path, catalog, theme) for path in (empty, built))
    assert one.size() == other.size()
    colours = {theme.player(seat.colour).colour.rgba() for seat in (ANN, BOB)}
    counts = [
        sum(
            image.pixel(x, y) in colours
            for x in range(image.width())
            for y in range(0, image.height(), 2)
        )
        for image in (one, other)
    ]
    assert counts[0] == 0
    assert counts[1] > 3 * 10
    (tmp_path / "c.kbgame").write_text("nonsense", encoding="utf-8")
    assert read_sketch(tmp_path / "c.kbgame", catalog) is None
    assert read_sketch(tmp_path / "d.kbgame", catalog) is None


def _thumbnail(path: Path, catalog: Catalog, theme: Theme) -> QImage:
    sketch = read_sketch(path, catalog)
    assert sketch is not None
    *_, picture = thumbnail_steps(sketch, catalog, theme)
    assert picture is not None
    return picture


def test_a_thumbnail_is_the_painted_board(catalog: Catalog, tmp_path: Path, theme: Theme) -> None:
    """Ground and frame have the pixels of the board on the table; signs are larger than there."""
    save_record(tmp_path / "a.kbgame", session(5, moves=0))
    sketch = read_sketch(tmp_path / "a.kbgame", catalog)
    assert sketch is not None
    board = sketch.board
    picture = _thumbnail(tmp_path / "a.kbgame", catalog, theme)
    scale = WIDTH / RIM_RECT.width()
    art = BoardPainter(board, theme, catalog.terrains, coordinates=False)
    table = art.render(scale).toImage()
    edge = (RIM_RECT.topLeft() - art.rect.topLeft()) * scale

    def differs(hex_: Hex) -> bool:
        place = (centre(hex_) - RIM_RECT.topLeft()) * scale
        there = place + QPointF(int(edge.x()), int(edge.y()))
        near = [QPoint(x, y) for x in (-3, 0, 3) for y in (-3, 0, 3)]
        return any(
            picture.pixel(place.toPoint() + step) != table.pixel(there.toPoint() + step)
            for step in near
        )

    sites = set(bits(reduce(or_, board.feature_masks.values())))
    close = {hex_ for site in sites for hex_ in bits(around(1 << site))} | sites
    bare = [hex_ for hex_ in bits(board.hex_mask) if hex_ not in close]
    assert len(bare) > 200
    assert sum(map(differs, bare)) < 0.02 * len(bare)
    assert all(map(differs, sites))


def test_a_game_that_goes_on_from_a_moment_is_shown_as_others_are(
    catalog: Catalog, tmp_path: Path, theme: Theme
) -> None:
    """The picture includes the pieces of its first position."""
    game = session(5, moves=30)
    branch = branch_from(game, 30, game.seats, FACE_UP)
    again = Session(catalog, branch.options, list(branch.seats))
    save_record(tmp_path / "branch.kbgame", again)
    save_record(tmp_path / "whole.kbgame", game)
    pictures = (
        _thumbnail(tmp_path / f"{id_}.kbgame", catalog, theme) for id_ in ("branch", "whole")
    )
    assert next(pictures) == next(pictures)


def test_the_cards_follow_the_theme(
    show_games: ShowGames,
    pictures: GamePictures,
    qtbot: QtBot,
    use_theme: Callable[[str], Theme],
) -> None:
    """A theme change repaints the thumbnails."""
    keep(1)
    window = show_games()
    entry = window.games.current
    assert entry is not None
    light = pictures.picture(entry)
    use_theme("dark")
    settle(window, pictures, qtbot)
    assert pictures.picture(entry) not in (None, light)


# -- opening ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["enter", "double click", "button"])
def test_an_unfinished_game_is_continued_and_a_finished_one_replayed(
    show_games: ShowGames, qtbot: QtBot, way: str
) -> None:
    """Enter, a double click and the button open it; the button's label names the effect."""
    first, over, _ = of_three()
    window = show_games()
    opened: list[str] = []
    replayed: list[Path] = []
    window.games.open_requested.connect(opened.append)
    window.games.replay_requested.connect(replayed.append)

    def open_() -> None:
        if way == "enter":
            press(window, Qt.Key.Key_Return)
        elif way == "button":
            games = window.games
            QTest.mouseClick(games.main if games.main.isEnabled() else games.replay, LEFT)
        else:
            row = window.games.grid.currentIndex().row()
            QTest.mouseDClick(window.games.grid.viewport(), LEFT, pos=middle(window, row))

    assert window.games.main.text() == "Continue"
    places = [part.geometry() for part in (window.games.main, window.games.replay)]
    open_()
    assert opened == [first]
    press(window, Qt.Key.Key_Right)
    assert [window.games.main.text(), window.games.replay.text()] == ["Continue", "Replay"]
    assert not window.games.main.isEnabled()
    assert [part.geometry() for part in (window.games.main, window.games.replay)] == places
    open_()
    qtbot.waitUntil(lambda: replayed == [record_of(over)])
    assert opened == [first]


def test_an_unfinished_game_can_be_replayed_by_the_menu(
    show_games: ShowGames, qtbot: QtBot
) -> None:
    """The menu has all commands of the buttons and keys."""
    id_ = keep(1)
    window = show_games()
    menu = window.games.menu_of_games()
    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert texts == ["Continue", "Replay", "Rename", "Star", "Save a copy…", "Delete"]
    with qtbot.waitSignal(window.games.replay_requested) as replayed:
        menu.actions()[1].trigger()
    assert replayed.args == [record_of(id_)]
    menu.deleteLater()


# -- titles and stars ------------------------------------------------------------------------------


def type_title(window: GamesWindow, title: str) -> None:
    """Type another title into the open field of a card."""
    # A closed field is deleted later.
    (field,) = [f for f in window.games.grid.findChildren(QLineEdit) if f.isVisible()]
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    QTest.keyClicks(field, title)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_a_title_is_edited_in_place(
    show_games: ShowGames, qtbot: QtBot, pictures: GamePictures
) -> None:
    """F2 and a double click open the field; an empty title is replaced by the proposed one."""
    id_ = keep(1)
    window = show_games()
    press(window, Qt.Key.Key_F2)
    type_title(window, "Saturday / aux")
    qtbot.waitUntil(lambda: titles(window) == ["Saturday / aux"])
    qtbot.waitUntil(lambda: Library().entries([id_])[0].title == "Saturday / aux")
    settle(window, pictures, qtbot)
    grid = window.games.grid
    card = grid._card(window.games.model.index(0))
    at = grid.delegate.title_rect(card).center()
    opened: list[str] = []
    window.games.open_requested.connect(opened.append)
    QTest.mouseDClick(grid.viewport(), LEFT, pos=at)
    type_title(window, "")
    qtbot.waitUntil(lambda: Library().entries([id_])[0].title == "")
    qtbot.waitUntil(lambda: titles(window)[0].startswith("Base game, "))
    assert opened == []


def test_a_title_that_is_being_typed_survives_news_of_its_game(show_games: ShowGames) -> None:
    """A thumbnail or an entry that arrives during the edit does not reset the field."""
    id_ = keep(1)
    window = show_games()
    press(window, Qt.Key.Key_F2)
    field = window.games.grid.findChild(QLineEdit)
    assert field is not None
    field.setText("half a ti")
    window.games.model.repaint([id_])
    assert field.text() == "half a ti"


def test_a_proposed_title_that_stays_is_not_kept(show_games: ShowGames, qtbot: QtBot) -> None:
    """Enter without a change leaves the title proposed, so it follows the calendar."""
    id_ = keep(1)
    before = record_of(id_).read_bytes()
    window = show_games()
    press(window, Qt.Key.Key_F2)
    field = window.games.grid.findChild(QLineEdit)
    assert field is not None
    assert field.text() == titles(window)[0]
    QTest.keyClick(field, Qt.Key.Key_Return)
    QTest.qWait(0)
    assert record_of(id_).read_bytes() == before


def test_the_field_for_a_title_leaves_the_state_in_sight(show_games: ShowGames) -> None:
    """The field ends at the bottom of the title and leaves the state below it visible."""
    keep(1)
    games = show_games().games
    games.grid.rename()
    field = games.grid.findChild(QLineEdit)
    assert field is not None
    title = games.grid.delegate.title_rect(games.grid._card(games.model.index(0)))
    assert games.grid.visualRect(games.model.index(0)).top() <= field.geometry().top()
    assert field.geometry().bottom() <= title.bottom() + 2


def test_a_star_is_set_by_a_click_and_by_a_key(show_games: ShowGames, qtbot: QtBot) -> None:
    """A click on a star selects nothing; the key stars all selected games, or none of them."""
    new, old = keep(2), keep(1)
    window = show_games()
    grid = window.games.grid
    star = grid.delegate.star_rect(grid._card(window.games.model.index(1))).center()
    QTest.mouseClick(grid.viewport(), LEFT, pos=star)
    qtbot.waitUntil(lambda: Library().entries([old])[0].starred)
    assert grid.selected_ids() == [new]
    grid.selectAll()
    assert window.games.star.text() == "Star"
    press(window, Qt.Key.Key_D, CONTROL)
    qtbot.waitUntil(lambda: all(entry.starred for entry in Library().entries([new, old])))
    qtbot.waitUntil(lambda: window.games.star.text() == "Remove star")
    press(window, Qt.Key.Key_D, CONTROL)
    qtbot.waitUntil(lambda: not any(entry.starred for entry in Library().entries([new, old])))
    qtbot.waitUntil(lambda: "Starred" not in spoken(window))


def test_a_title_that_cannot_be_written_comes_back(
    show_games: ShowGames, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A message gives the reason, and the card shows the stored title."""
    keep(1, title="old")
    window = show_games()

    def refuse(*_args: object, **_more: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Library, "change", refuse)
    press(window, Qt.Key.Key_F2)
    type_title(window, "new")
    qtbot.waitUntil(lambda: "cannot be changed" in window.games.state.text())
    qtbot.waitUntil(lambda: titles(window) == ["old"])


def test_the_game_on_the_table_is_named_and_starred_by_the_table(
    show_games: ShowGames, qtbot: QtBot
) -> None:
    """The table writes its record with each decision, so no other thread may write it."""
    running, other = keep(2), keep(1)
    before = record_of(running).read_bytes()
    window = show_games(running=running)
    named: list[str] = []
    starred: list[bool] = []
    window.games.running_renamed.connect(named.append)
    window.games.running_starred.connect(starred.append)
    press(window, Qt.Key.Key_F2)
    type_title(window, "mine")
    qtbot.waitUntil(lambda: named == ["mine"])
    window.games.grid.selectAll()
    press(window, Qt.Key.Key_D, CONTROL)
    assert starred == [True]
    qtbot.waitUntil(lambda: Library().entries([other])[0].starred)
    assert record_of(running).read_bytes() == before


# -- deleting --------------------------------------------------------------------------------------


def test_games_are_deleted_and_brought_back(show_games: ShowGames, qtbot: QtBot) -> None:
    """Key and button delete and select the next card; Ctrl+Z and the button restore.

    Restored games are selected, and the cards have the focus.
    """
    new, over, _ = of_three()
    before = record_of(over).read_bytes()
    window = show_games()
    games = window.games
    assert not games.undo.isVisible()
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: titles(window) == ["c", "a"])
    assert not record_of(over).exists()
    assert len([*trash_folder().iterdir()]) == 1
    assert games.state.text() == "“b” was deleted."
    assert games.grid.selected_ids() == [games.model.ids[1]]
    QTest.mouseClick(games.delete, LEFT)
    qtbot.waitUntil(lambda: titles(window) == ["c"])
    press(window, Qt.Key.Key_Z, CONTROL)
    qtbot.waitUntil(lambda: titles(window) == ["c", "a"])
    QTest.mouseClick(games.undo, LEFT)
    qtbot.waitUntil(lambda: titles(window) == ["c", "b", "a"])
    assert games.state.text() == "“b” was restored."
    assert games.grid.selected_ids() == [over]
    assert games.grid.hasFocus()
    assert record_of(over).read_bytes() == before
    assert not games.undo.isVisible()
    assert record_of(new).exists()


def test_the_cards_take_the_focus_of_a_button_that_deletes(
    show_games: ShowGames, qtbot: QtBot
) -> None:
    """After a deletion by mouse or by Space on the button, keys act on the cards."""
    running, _, _ = of_three()
    window = show_games(running=running)
    games = window.games
    press(window, Qt.Key.Key_End)
    games.delete.setFocus()
    QTest.keyClick(games.delete, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: titles(window) == ["c", "b"])
    assert games.grid.hasFocus()
    games.delete.setFocus()
    QTest.mouseClick(games.delete, LEFT)
    qtbot.waitUntil(lambda: titles(window) == ["c"])
    assert not games.delete.isEnabled()  # the game on the table
    assert games.grid.hasFocus()


def test_the_button_that_deletes_is_as_wide_as_its_words(show_games: ShowGames) -> None:
    """Only among the deleted games it has the width of its longer words."""
    of_three()
    games = show_games().games
    assert games.delete.width() <= max(110, games.delete.sizeHint().width())


def test_keys_that_can_do_nothing_say_why(
    show_games: ShowGames, disk: LibraryDisk, qtbot: QtBot
) -> None:
    """A disabled button has its tooltip; a key has a message instead."""
    running, _, held = of_three()
    lock = take_lock(record_of(held))
    assert lock is not None
    window = show_games(running=running)
    games = window.games
    said: list[str] = []
    asked: list[object] = []
    games.open_requested.connect(asked.append)
    games.replay_requested.connect(asked.append)

    def say(key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        games.tell("")
        press(window, key, modifier)
        said.append(games.state.text())

    assert games.grid.selected_ids() == [running]
    say(Qt.Key.Key_Delete)
    press(window, Qt.Key.Key_End)
    assert games.grid.selected_ids() == [held]
    qtbot.waitUntil(lambda: games.model.state(held).is_held)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Delete, Qt.Key.Key_F2):
        say(key)
    say(Qt.Key.Key_D, CONTROL)
    press(window, Qt.Key.Key_Left, SHIFT)
    assert len(games.grid.selected_ids()) == 2
    say(Qt.Key.Key_Return)
    lock.unlock()
    assert said == [
        "The game on the table cannot be deleted.",
        "This game is open in another window.",
        "A game that is open in another window cannot be deleted.",
        "A game that is open in another window cannot be changed.",
        "A game that is open in another window cannot be changed.",
        "Select a single game to open it.",
    ]
    assert asked == []
    assert titles(window) == ["c", "b", "a"]


def test_messages_are_spoken(
    show_games: ShowGames, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Screen readers speak the result of a key, once."""
    of_three()
    window, heard = show_games(), list[str]()
    spy = SimpleNamespace(updateAccessibility=lambda event: heard.append(event.message()))
    monkeypatch.setattr(games_page, "QAccessible", spy)
    press(window, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: titles(window) == ["b", "a"])
    press(window, Qt.Key.Key_Z, CONTROL)
    qtbot.waitUntil(lambda: titles(window) == ["c", "b", "a"])
    assert heard == ["“c” was deleted.", "“c” was restored."]


def test_enter_presses_the_button_with_the_focus(show_games: ShowGames) -> None:
    """Enter on another button does not open a game; elsewhere it presses the main button."""
    of_three()
    window = show_games()
    games, figures = window.games, window.figures
    pressed: list[str] = []
    buttons = games.copy, games.delete, games.main, games.close_button, figures.close_button
    for button in buttons:
        button.clicked.disconnect()
        button.clicked.connect(lambda _=False, button=button: pressed.append(button.text()))
    for button in buttons:
        window.bar.setCurrentIndex(GAMES if games.isAncestorOf(button) else FIGURES)
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Return)
    window.bar.setCurrentIndex(GAMES)
    press(window, Qt.Key.Key_Return)
    assert pressed == ["Save a copy…", "Delete", "Continue", "Close", "Close", "Continue"]


def test_enter_begins_a_game_where_none_is_listed(show_games: ShowGames, qtbot: QtBot) -> None:
    """The button on the empty page has the focus after the last deletion, and Enter presses it."""
    keep(1)
    window = show_games()
    press(window, Qt.Key.Key_Delete)
    button = window.games.blank.button
    qtbot.waitUntil(button.hasFocus)
    with qtbot.waitSignal(window.games.new_game_requested):
        QTest.keyClick(button, Qt.Key.Key_Return)


def test_copies_are_saved_by_a_key(show_games: ShowGames) -> None:
    """Ctrl+Shift+S saves a copy of the selected game, as at the table, and exports several."""
    new, over, _ = of_three()
    window = show_games()
    games = window.games
    asked: list[object] = []
    games.copy_requested.connect(asked.append)
    games.export_requested.connect(asked.append)
    press(window, Qt.Key.Key_S, CONTROL | SHIFT)
    press(window, Qt.Key.Key_Right, SHIFT)
    press(window, Qt.Key.Key_S, CONTROL | SHIFT)
    assert asked == [new, [new, over]]
    shown = {action.text(): action.shortcut().toString() for action in menu_actions(games)}
    assert shown["Export…"] == "Ctrl+Shift+S"


def menu_actions(games: GamesPage) -> list[QAction]:
    """Return the actions of the context menu."""
    menu = games.menu_of_games()
    actions = menu.actions()
    menu.deleteLater()
    return actions


def test_several_games_are_selected_and_deleted(show_games: ShowGames, qtbot: QtBot) -> None:
    """Shift extends the selection, Ctrl toggles a card; one undo restores all."""
    for number in range(6):
        keep(number, title=f"game {number}")
    window = show_games()
    games = window.games
    click(window, 1)
    click(window, 3, SHIFT)
    click(window, 5, CONTROL)
    ids = games.model.ids
    assert games.grid.selected_ids() == [ids[1], ids[2], ids[3], ids[5]]
    assert games.state.text() == "6 games · 4 selected"
    assert not games.main.isEnabled()
    assert games.copy.text() == "Export…"
    press(window, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: titles(window) == ["game 5", "game 1"])
    assert games.state.text() == "4 games deleted."
    assert [*Library().folder.glob("*[0-9]5.kbgame")] != []
    games.undo.click()
    qtbot.waitUntil(lambda: len(titles(window)) == 6)


def test_undo_is_offered_when_the_window_is_opened_again(
    show_games: ShowGames, qtbot: QtBot
) -> None:
    """The undo lasts until the program ends."""
    keep(1, title="a")
    window = show_games()
    press(window, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: titles(window) == [])
    assert window.games.blank.heading.text() == "No games yet"
    window.close()
    window = show_games()
    assert window.games.undo.isVisible()
    window.games.undo.click()
    qtbot.waitUntil(lambda: titles(window) == ["a"])


def test_an_undo_that_fails_can_be_tried_again(
    show_games: ShowGames, qtbot: QtBot, log_guard: LogGuard, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game is still in the trash, and the button stays."""
    log_guard.announce("stays in the trash")
    keep(1, title="a")
    window = show_games()
    press(window, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: titles(window) == [])

    def refuse(*_args: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Library, "restore", refuse)
        window.games.undo.click()
        said = "1 game could not be restored. Choose Undo to try again."
        qtbot.waitUntil(lambda: window.games.state.text() == said)
    assert window.games.undo.isVisible()
    window.games.undo.click()
    qtbot.waitUntil(lambda: titles(window) == ["a"])


def test_what_was_not_deleted_is_not_said_to_be(
    show_games: ShowGames, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, disk: LibraryDisk
) -> None:
    """A disk error stays reported; a game removed by hand is reported and no longer listed."""
    new, old = keep(2), keep(1)
    window = show_games()

    def refuse(*_args: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Library, "remove", refuse)
        QTest.mouseClick(window.games.delete, LEFT)
        qtbot.waitUntil(lambda: "cannot be changed" in window.games.state.text())
    refused = window.games.state.text()
    disk.changed.emit()  # as at the end of another game
    QTest.qWait(0)
    assert window.games.state.text() == refused
    assert not window.games.undo.isVisible()
    record_of(new).unlink()
    QTest.mouseClick(window.games.delete, LEFT)
    qtbot.waitUntil(lambda: window.games.state.text() == "This game is no longer in your games.")
    qtbot.waitUntil(lambda: list(window.games.model.ids) == [old])


def test_a_game_whose_last_text_is_still_written_is_deleted_then(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, disk: LibraryDisk
) -> None:
    """The deletion waits in its thread for the disk, and is not said to have failed."""
    id_ = keep(1)
    began, back, said = Event(), Event(), list[str]()

    def slow(*arguments: Any) -> None:
        began.set()
        back.wait()
        write_atomic(*arguments)

    monkeypatch.setattr(slots, "write_atomic", slow)
    disk.failed.connect(said.append)
    slot = disk.slot(id_)
    slot.put(record_of(id_).read_text("utf-8"))
    disk.close_slot(slot)
    assert began.wait(20)
    disk.remove([id_])
    QTest.qWait(100)
    assert said == []
    back.set()
    qtbot.waitUntil(lambda: disk.deleted is not None)
    assert not record_of(id_).exists()
    assert said == []
    qtbot.waitUntil(lambda: not disk.closing)


def test_a_game_that_another_program_has_open_is_not_deleted(
    qtbot: QtBot, disk: LibraryDisk
) -> None:
    """The reason is that it is open, not that it is gone."""
    id_ = keep(1)
    lock = take_lock(record_of(id_))
    assert lock is not None
    with qtbot.waitSignal(disk.failed) as failed:
        disk.remove([id_])
    assert failed.args == ["A game that is open cannot be deleted."]
    lock.unlock()
    assert record_of(id_).exists()


def answer(window: GamesWindow, words: str) -> None:
    """Press a button of the open question."""
    box = window.findChild(QMessageBox)
    assert box is not None
    button = next(b for b in box.findChildren(QPushButton) if b.text().replace("&", "") == words)
    QTest.mouseClick(button, LEFT)


def test_all_are_deleted_only_after_a_question(
    show_games: ShowGames, qtbot: QtBot, user_home: Path
) -> None:
    """The trash is emptied, too, for good; a game on a table stays."""
    of_three()
    running = keep(9)
    window = show_games(running=running)
    window.games.select(window.games.model.ids[1])
    press(window, Qt.Key.Key_Delete)
    qtbot.waitUntil(window.games.undo.isVisible)
    window.games.delete_all.trigger()
    answer(window, "Cancel")
    QApplication.processEvents()
    assert len(Library().ids()) == 3
    window.games.delete_all.trigger()
    answer(window, "Delete all")
    qtbot.waitUntil(lambda: list(window.games.model.ids) == [running])
    assert not window.games.undo.isVisible()
    assert [*user_home.rglob("*.kbgame")] == [record_of(running)]


class Resizes(QObject):
    """Counts the changes of size of widgets."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count one change."""
        self.count += event.type() == QEvent.Type.Resize
        return super().eventFilter(watched, event)


def test_nothing_moves_when_games_come_and_go(
    show_games: ShowGames, qtbot: QtBot, disk: LibraryDisk
) -> None:
    """Filters and cards keep their widths; a scroll bar is shown only if it can scroll."""
    keep(1)
    window = show_games(width=1180)
    bar, boxes = window.games.grid.verticalScrollBar(), window.filter._usual
    qtbot.waitUntil(lambda: window.filter.person.count() == 2)  # the filters have their choices
    qtbot.waitUntil(lambda: all(one.geometry().right() + 9 == b.x() for one, b in pairwise(boxes)))
    before = [box.geometry() for box in boxes], window.games.grid.gridSize()
    assert not bar.isVisible()
    resized = Resizes(window)
    for box in boxes:
        box.installEventFilter(resized)
    for number in range(2, 30):
        keep(number, seats=(ANN, Seat("A name of many letters", 1)))
    disk.changed.emit()
    qtbot.waitUntil(bar.isVisible)
    qtbot.waitUntil(lambda: window.filter.person.count() == 3)
    QTest.qWait(50)  # Qt adjusts combo boxes 20 ms after their items
    assert not resized.count
    assert ([box.geometry() for box in boxes], window.games.grid.gridSize()) == before


def test_the_selection_and_the_place_stay_when_games_come_and_go(
    show_games: ShowGames, qtbot: QtBot, disk: LibraryDisk
) -> None:
    """A game added by another program moves no visible card."""
    for number in range(30):
        keep(number)
    window = show_games()
    grid = window.games.grid
    press(window, Qt.Key.Key_End)
    chosen, place = grid.selected_ids(), grid.verticalScrollBar().value()
    assert place > 0
    keep(40)
    disk.changed.emit()
    qtbot.waitUntil(lambda: window.games.model.rowCount() == 31)
    assert grid.selected_ids() == chosen
    assert abs(grid.verticalScrollBar().value() - place) <= grid.gridSize().height()


# -- filters ---------------------------------------------------------------------------------------


def test_filters_leave_what_they_say(
    show_games: ShowGames, catalog: Catalog, qtbot: QtBot, pictures: GamePictures
) -> None:
    """Filters are tested one by one, then combined; one press shows all again."""
    fill(Library(), generated(catalog, 150, unfinished=0.1))
    window = show_games()
    bar, model = window.filter, window.games.model
    qtbot.waitUntil(lambda: bar.person.count() > 1)
    found: Choices = Library().ask(choices)
    for box, value, wanted in (
        (bar.state, "unfinished", GameFilter(state="unfinished")),
        (bar.state, "finished", GameFilter(state="finished")),
        (bar.state, "starred", GameFilter(state="starred")),
        (bar.person, "Ann", GameFilter(person="Ann")),
        (bar.opponent, "level:master", GameFilter(level="master")),
        (bar.opponent, "name:Blue", GameFilter(opponent="Blue")),
        (bar.expansion, "base", GameFilter(expansion="base")),
        (bar.outcome, "won", GameFilter(outcome="won")),
        (bar.card, found.cards[3], GameFilter(card=found.cards[3])),
        (bar.tile, "farm", GameFilter(tile="farm")),
        (bar.section, found.sections[5], GameFilter(section=found.sections[5])),
        (bar.players, 3, GameFilter(players=3)),
    ):
        bar.fold.setChecked(True)
        choose(box, value)
        assert bar.chosen == wanted
        settle(window, pictures, qtbot)
        assert 0 < model.rowCount() < 150
        assert window.games.state.text().endswith(" of 150 games")
        QTest.mouseClick(bar.reset, LEFT)
        settle(window, pictures, qtbot)
    choose(bar.person, "Ann")
    choose(bar.opponent, "level:master")
    choose(bar.outcome, "won")
    assert bar.chosen == GameFilter(person="Ann", level="master", outcome="won")
    settle(window, pictures, qtbot)
    QTest.mouseClick(bar.reset, LEFT)
    settle(window, pictures, qtbot)
    assert model.rowCount() == 150
    assert not bar.reset.isEnabled()
    choose(bar.period, bar.period.itemData(1))  # years ago
    settle(window, pictures, qtbot)
    assert window.games.blank.heading.text() == "No game matches"
    QTest.mouseClick(window.games.blank.button, LEFT)
    settle(window, pictures, qtbot)
    assert model.rowCount() == 150


def test_games_come_in_another_order(show_games: ShowGames, catalog: Catalog, qtbot: QtBot) -> None:
    """The order is oldest first or most gold first, also in a filter; unfinished games are last."""
    fill(Library(), generated(catalog, 60, unfinished=0.1))
    window = show_games()
    model, bar = window.games.model, window.filter
    qtbot.waitUntil(lambda: bar.outcome.count() > 1)
    bar.fold.setChecked(True)
    choose(bar.order, "oldest")
    qtbot.waitUntil(lambda: tuple(model.ids) == Library().ids()[::-1])
    choose(bar.order, "gold")
    finished = Library().ask(lambda db: listing(db, GameFilter()))
    best = max(zip(finished.gold, finished.ids, strict=True))[0]

    def gold() -> list[int]:
        entries = Library().entries(model.ids)
        return [entry.seats[entry.lead].gold if entry.is_over else -1 for entry in entries]

    qtbot.waitUntil(lambda: gold()[0] == best)
    assert gold() == sorted(gold(), reverse=True)
    choose(bar.outcome, "lost")
    qtbot.waitUntil(lambda: model.rowCount() == len(Library().ids(GameFilter(outcome="lost"))))
    assert gold() == sorted(gold(), reverse=True)
    QTest.mouseClick(bar.reset, LEFT)
    qtbot.waitUntil(lambda: tuple(model.ids) == Library().ids())


def test_a_search_looks_through_titles_and_names(
    show_games: ShowGames, qtbot: QtBot, pictures: GamePictures
) -> None:
    """All words must match, in any case; typed letters go to the search; Enter returns to the
    cards.
    """
    keep(3, title="Friday match")
    keep(2, title="Friday", seats=(ANN, CID))
    keep(1, title="50 % of_it")
    window = show_games()
    QTest.keyClicks(window.games.grid, "F")
    assert window.focusWidget() is window.filter.search
    QTest.keyClicks(window.filter.search, "RIDAY cid")
    qtbot.waitUntil(lambda: titles(window) == ["Friday"])
    assert window.games.state.text() == "1 of 3 games"
    QTest.keyClick(window.filter.search, Qt.Key.Key_Return)
    assert window.focusWidget() is window.games.grid
    window.filter.search.setText("% of_")
    qtbot.waitUntil(lambda: titles(window) == ["50 % of_it"])
    QTest.mouseClick(window.filter.reset, LEFT)
    settle(window, pictures, qtbot)
    assert len(titles(window)) == 3
    QTest.keyClick(window, Qt.Key.Key_F, CONTROL)
    assert window.focusWidget() is window.filter.search
    QTest.keyClicks(window.filter.search, "x")
    QTest.keyClick(window.filter.search, Qt.Key.Key_Escape)
    assert window.filter.search.text() == ""
    assert window.isVisible()
    QTest.keyClick(window.filter.search, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_a_person_sees_the_own_results(show_games: ShowGames, qtbot: QtBot) -> None:
    """Each of two persons sees the own rank."""
    id_ = keep_finished(1, seats=(ANN, Seat("Zoe", 2)))
    window = show_games()
    qtbot.waitUntil(lambda: window.filter.person.count() == 3)
    entry = Library().entries([id_])[0]
    loser = next(seat.name for seat in entry.seats if seat.rank == 2)
    choose(window.filter.person, loser)
    qtbot.waitUntil(lambda: f"{loser}: 2nd of 2" in spoken(window))


def test_free_days(
    show_games: ShowGames, catalog: Catalog, qtbot: QtBot, pictures: GamePictures
) -> None:
    """The days are typed; the range includes both, in either order."""
    fill(Library(), generated(catalog, 60, unfinished=0.1))
    window = show_games()
    opened: list[object] = []
    window.games.open_requested.connect(opened.append)
    window.games.replay_requested.connect(opened.append)
    bar = window.filter
    assert not bar.first.isVisible()
    choose(bar.period, DAYS)
    assert bar.first.isVisible()
    assert not bar.fold.isEnabled(), "the row says what is left out"
    sections = QDateEdit.Section
    for field, day in ((bar.first, "8"), (bar.last, "3")):
        field.setFocus()
        for section, typed in (
            (sections.YearSection, "2021"),
            (sections.MonthSection, "1"),
            (sections.DaySection, day),
        ):
            field.setSelectedSection(section)
            QTest.keyClicks(field, typed)
            QTest.keyClick(field, Qt.Key.Key_Return)
    assert not opened, "Enter ends what is typed"
    assert bar.chosen == GameFilter(since=date(2021, 1, 3), until=date(2021, 1, 8))
    settle(window, pictures, qtbot)
    assert 0 < window.games.model.rowCount() < 60
    QTest.mouseClick(bar.reset, LEFT)
    settle(window, pictures, qtbot)
    assert window.games.model.rowCount() == 60
    assert not bar.first.isVisible()


# -- notices ---------------------------------------------------------------------------------------


def test_damaged_records_are_named(
    show_games: ShowGames, qtbot: QtBot, log_guard: LogGuard
) -> None:
    """Damaged records are moved to the quarantine, and a notice gives their new names."""
    import os

    log_guard.announce("no game, kept as")
    id_ = keep(1)
    path = record_of(id_)
    path.write_text(path.read_text(encoding="utf-8")[:300], encoding="utf-8")
    os.utime(path, (1_700_000_000, 1_700_000_000))
    window = show_games()
    qtbot.waitUntil(window.damage.isVisible)
    (aside,) = [p for p in path.parent.iterdir() if p.suffix != ".kbgame"]
    assert window.damage.text.text() == f"A damaged game was set aside: {aside.name}."
    qtbot.waitUntil(lambda: titles(window) == [])


def test_a_record_that_was_copied_by_hand_appears(
    show_games: ShowGames, qtbot: QtBot, disk: LibraryDisk, tmp_path: Path
) -> None:
    """The window searches the folder whenever it is activated."""
    keep(1, title="a")
    window = show_games()
    save_record(record_of("By hand"), session(7, moves=10))
    disk.refresh()
    qtbot.waitUntil(lambda: window.games.model.rowCount() == 2)
    record_of("By hand").unlink()
    disk.refresh()
    qtbot.waitUntil(lambda: titles(window) == ["a"])


def test_dropped_files_are_imported(show_games: ShowGames, qtbot: QtBot, tmp_path: Path) -> None:
    """Records and ZIP files of records are accepted; other files are not."""
    path, other = tmp_path / "mail.kbgame", tmp_path / "notes.txt"
    save_record(path, session(7, moves=10))
    other.write_text("no game", encoding="utf-8")
    window = show_games()
    for files, is_taken in (([other], False), ([path, other], True)):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
        enter = QDragEnterEvent(
            QPoint(50, 200), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
        )
        enter.ignore()
        QApplication.sendEvent(window, enter)
        assert enter.isAccepted() is is_taken
    drop = QDropEvent(
        QPointF(50, 200), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(window, drop)
    qtbot.waitUntil(lambda: window.games.state.text() == "1 game imported.")
    qtbot.waitUntil(lambda: len(titles(window)) == 1)


def test_the_window_says_that_finished_games_are_not_kept(show_games: ShowGames) -> None:
    """One press of the notice switches the setting on again."""
    window = show_games(keeps=False)
    assert window.not_kept.isVisible()
    asked: list[bool] = []
    window.not_kept.wanted.connect(lambda: asked.append(True))
    QTest.mouseClick(window.not_kept.button, LEFT)
    assert asked == [True]
    window.set_keeps(True)
    assert not window.not_kept.isVisible()


def test_a_library_that_cannot_be_read_says_so(
    show_games: ShowGames, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error replaces the cards, which return with the disk."""
    keep(1, title="a")
    window = show_games()

    def refuse(*_args: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Library, "ids", refuse)
        window.games.queries.reload()
        qtbot.waitUntil(lambda: "cannot be read" in window.games.state.text())
        assert window.games.pages.currentWidget() is window.games.blank
    window.games.queries.reload()
    qtbot.waitUntil(lambda: window.games.pages.currentWidget() is window.games.grid)


def test_a_dead_window_gets_no_answer(
    show_games: ShowGames, qtbot: QtBot, disk: LibraryDisk, tmp_path: Path
) -> None:
    """A query of a deleted window is dropped."""
    keep(1, title="a")
    window = show_games()
    press(window, Qt.Key.Key_Delete)
    window.close()
    window.deleteLater()
    qtbot.waitUntil(lambda: disk.deleted is not None)
    qtbot.waitUntil(lambda: not isValid(window))
    disk.export([], tmp_path / "games.zip")
    with qtbot.waitSignal(disk.exported):
        pass


# -- geometry --------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [770, 960, 1180, 1500])
def test_cards_share_the_width(show_games: ShowGames, width: int) -> None:
    """All columns that fit are equally wide; no card reaches out of the viewport."""
    for number in range(8):
        keep(number)
    window = show_games(width=width)
    grid = window.games.grid
    rects = [grid.visualRect(window.games.model.index(row)) for row in range(8)]
    assert len({rect.left() for rect in rects}) == grid.columns
    assert all(rect.right() <= grid.viewport().width() for rect in rects)
    assert grid.gridSize().width() >= grid.delegate.least_width()
    assert grid.viewport().width() - grid.columns * grid.gridSize().width() <= grid.columns + 1


def is_cut(part: QWidget, window: GamesWindow) -> bool:
    """Return whether a part of the filter bar is narrower than its hint, or reaches out of it."""
    parent = part.parentWidget()
    place = part.geometry().translated(parent.pos())
    return part.width() < part.sizeHint().width() or not window.filter.rect().contains(place)


@pytest.mark.usefixtures("usual_text")
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(960, 540), (1440, 900)])
def test_no_filter_and_no_button_is_cut(
    show_games: ShowGames,
    catalog: Catalog,
    qapp: QApplication,
    qtbot: QtBot,
    size: tuple[int, int],
    percent: int,
) -> None:
    """With large text the filters wrap; a card always has room, and buttons have whole labels."""
    apply_theme(qapp, "light").resize_text(percent)
    fill(Library(), generated(catalog, 40, unfinished=0.1))
    window = show_games(width=size[0], height=size[1])
    assert window.width() == size[0]
    assert window.height() == size[1]
    for is_open in (False, True):
        window.filter.fold.setChecked(is_open)
        QApplication.processEvents()
        boxes = [box for box in window.findChildren(FilterBox) if box.isVisible()]
        shows_usual = is_open or not is_low(window)
        usual = shows_usual * len(window.filter._usual)
        assert len(boxes) == usual + is_open * len(window.filter._rare)
        assert [b.currentText() for b in boxes if b.shown_text() != b.currentText()] == []
        assert window.filter.fold.width() >= window.filter.fold.sizeHint().width()
        parts = boxes if is_low(window) else [window.filter.fold, *boxes]
        qtbot.waitUntil(lambda parts=parts: not any(is_cut(part, window) for part in parts))
    games = window.games
    for button in (games.library, games.copy, games.delete, games.close_button, games.main):
        assert button.width() >= button.sizeHint().width()
        assert window.rect().contains(QRect(button.mapTo(window, QPoint()), button.size()))
    window.filter.fold.setChecked(False)
    QApplication.processEvents()
    assert games.grid.viewport().height() > games.grid.gridSize().height() / 2


def test_nothing_moves_when_the_selection_or_a_message_changes(
    show_games: ShowGames, qtbot: QtBot
) -> None:
    """Cards and buttons have fixed places under all labels."""
    of_three()
    window = show_games()
    games = window.games
    parts = games.grid, games.library, games.copy, games.delete, games.close_button, games.main

    def places() -> list[QRect]:
        QApplication.processEvents()
        return [QRect(part.mapTo(window, QPoint()), part.size()) for part in parts]

    before = places()
    press(window, Qt.Key.Key_Right)
    assert places() == before
    games.grid.selectAll()
    assert places() == before
    games.select(games.model.ids[0])
    press(window, Qt.Key.Key_Delete)
    qtbot.waitUntil(games.undo.isVisible)
    assert places() == before
    assert games.library.text() == "Manage"


def test_the_keyboard_is_on_the_page_that_is_shown(show_games: ShowGames) -> None:
    """A page shown by keys gets the visible focus if the one before had it; tabs have names."""
    keep_finished(1)
    window = show_games()
    games, figures = window.games, window.figures
    games.copy.setFocus()
    QTest.keySequence(games.copy, "Ctrl+Tab")
    tabs = figures.tabs.tabBar()
    assert tabs.hasFocus()
    assert window.testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    QTest.keySequence(tabs, "Ctrl+Tab")
    assert games.grid.hasFocus()
    window.bar.setFocus()
    QTest.keyClick(window.bar, Qt.Key.Key_Right)
    assert window.bar.currentIndex() == FIGURES
    assert window.bar.hasFocus()
    assert window.bar.accessibleName() == "Pages of the window"
    assert tabs.accessibleName() == "Kinds of figures"


def test_an_empty_search_offers_no_clearing(show_games: ShowGames, qtbot: QtBot) -> None:
    """After Clear the field has no button to clear it, and Esc closes the window."""
    keep(1, title="quiet")
    keep(2, title="loud")
    window = show_games()
    (icon,) = window.filter.search.findChildren(QAbstractButton)
    QTest.keyClicks(window.filter.search, "quiet")
    qtbot.waitUntil(lambda: titles(window) == ["quiet"])
    assert icon.isVisible()
    QTest.mouseClick(window.filter.reset, LEFT)
    qtbot.waitUntil(lambda: titles(window) == ["loud", "quiet"])
    qtbot.waitUntil(lambda: not icon.isVisible())  # it fades
    window.games.grid.setFocus()
    press(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_escape_over_the_cards_clears_the_search_first(show_games: ShowGames, qtbot: QtBot) -> None:
    """Without a search it closes the window; while a title is edited it only ends that."""
    keep(1, title="quiet")
    keep(2, title="loud")
    window = show_games()
    press(window, Qt.Key.Key_Q)
    QTest.keyClicks(window.filter.search, "uiet")
    qtbot.waitUntil(lambda: titles(window) == ["quiet"])
    QTest.keyClick(window.filter.search, Qt.Key.Key_Down)
    assert window.games.grid.hasFocus()
    press(window, Qt.Key.Key_F2)
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert window.filter.search.text() == "quiet"
    press(window, Qt.Key.Key_Escape)
    assert window.isVisible()
    assert window.games.grid.hasFocus()
    qtbot.waitUntil(lambda: titles(window) == ["loud", "quiet"])
    press(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


@pytest.mark.parametrize("keys", [("Ctrl+Tab", "Ctrl+Shift+Tab"), ("Ctrl+PgDown", "Ctrl+PgUp")])
def test_keys_switch_the_pages(show_games: ShowGames, keys: tuple[str, str]) -> None:
    """The keys switch forwards and backwards, around the ends, from any focus."""
    keep_finished(1)
    window = show_games()
    for key, page in ((keys[0], FIGURES), (keys[0], GAMES), (keys[1], FIGURES), (keys[1], GAMES)):
        focus = window.focusWidget()
        assert focus is not None
        QTest.keySequence(focus, key)
        assert window.bar.currentIndex() == page
    window.filter.search.setFocus()
    QTest.keySequence(window.filter.search, keys[0])
    assert window.bar.currentIndex() == FIGURES


def test_a_challenge_is_found_by_its_title(show_games: ShowGames, qtbot: QtBot) -> None:
    """A word of the shown title, in the language of the window, finds the game."""
    from kingdom_builder_qt.game import record_text
    from kingdom_builder_qt.game.record.entry_line import EntryHead

    keep(1)
    options = replace(session(2).options, challenge="2026-11-24")
    game = Session(session(2).catalog, options, (ANN, BOB))
    game.play(game.position.legal_moves()[0])
    Library().write(EntryHead("20260504-120000-00000009"), record_text(game))
    window = show_games()
    for text in ("November", "Challenge of 24"):
        window.filter.search.setText(text)
        qtbot.waitUntil(lambda: len(window.games.model.ids) == 1)
        assert titles(window)[0].startswith("Challenge of 24 November 2026, ")
        window.filter.search.clear()
        qtbot.waitUntil(lambda: len(window.games.model.ids) == 2)
