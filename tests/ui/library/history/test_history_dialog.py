"""The page of the history, by mouse and keys: list, filters, plots, export, deleting."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from itertools import pairwise
from pathlib import Path
from threading import Event

import pytest
from benchmarks.history_rows import fill, generated
from kingdom_builder_qt.game.history.history_figures import course, groups, summary
from kingdom_builder_qt.game.history.history_filter import HistoryFilter, choices
from kingdom_builder_qt.game.history.listing import (
    COLUMNS,
    ListedGame,
    Order,
    csv_of,
    listing,
    ordered,
    told,
)
from kingdom_builder_qt.game.history.store import GameHistory
from kingdom_builder_qt.ui.desktop.files.game_disk import FoundGame, loaded
from kingdom_builder_qt.ui.desktop.files.history_disk import HistoryDisk
from kingdom_builder_qt.ui.library.history import table_export
from kingdom_builder_qt.ui.library.history.filter_bar import DAYS
from kingdom_builder_qt.ui.library.history.games_model import (
    DATE,
    GOLD,
    LEAD,
    OPPONENTS,
    PAGE,
    RESULT,
)
from kingdom_builder_qt.ui.library.history.gold_plot import running_mean
from kingdom_builder_qt.ui.library.history.history_dialog import HistoryDialog
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtGui import Qt as QtOfGui
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDateEdit,
    QMessageBox,
    QPushButton,
    QStyle,
    QStyleOptionTab,
    QTabBar,
)
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import Seat, Session, record_text
from kingdom_builder_qt.ui.desktop.style.theme import THEMES, Theme
from kingdom_builder_qt.ui.desktop.widgets.style import SMALL, scaled_font
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.words.numbers import round_ticks
from tests.game.history.support import ANN, BOB, WHEN, record, session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton
TIP = Qt.ItemDataRole.ToolTipRole
MakeDialog = Callable[..., HistoryDialog]


@pytest.fixture
def dialog_with(qtbot: QtBot, catalog: Catalog) -> MakeDialog:
    """Return a function that shows a page with so many generated games."""
    disk = HistoryDisk()

    def make(count: int = 0, *, keeps: bool = True) -> HistoryDialog:
        if count:
            fill(GameHistory(), generated(catalog, count))
        dialog = HistoryDialog(catalog, disk, keeps=keeps)
        qtbot.addWidget(dialog)
        dialog.resize(940, 500)
        dialog.show()
        wait(qtbot, dialog)
        return dialog

    return make


def test_tabs_have_room_for_the_tails_of_letters(dialog_with: MakeDialog) -> None:
    """The words of a tab that is not in front are as high as its letters."""
    bar = dialog_with(1).tabs.tabBar()
    for index in range(1, bar.count()):
        option = QStyleOptionTab()
        bar.initStyleOption(option, index)
        words = bar.style().subElementRect(QStyle.SubElement.SE_TabBarTabText, option, bar)
        assert words.height() >= bar.fontMetrics().height()


def test_labels_of_a_narrow_plot_do_not_overlap(dialog_with: MakeDialog) -> None:
    """Days that would lie on each other are left out; the last one stays."""
    dialog = dialog_with(30)
    dialog.tabs.setCurrentIndex(1)
    for plot in (dialog.gold, dialog.rating):
        for width, points in ((240, 20.0), (240, 9.0), (600, 9.0)):
            font = plot.font()
            font.setPointSizeF(points)
            plot.setFont(font)
            plot.resize(width, 300)
            metrics = QFontMetricsF(scaled_font(plot, SMALL))
            days = plot.days(plot.area, metrics)
            rects = [rect for rect, _ in days]
            assert plot._day(len(plot._times) - 1) in [day for _, day in days]
            assert not any(a.intersects(b) for n, a in enumerate(rects) for b in rects[:n])
            assert len(days) > 1 or width == 240


def wait(qtbot: QtBot, dialog: HistoryDialog) -> None:
    """Wait until all that was asked for is shown."""
    chosen = dialog.filter.chosen
    wanted = listed(chosen)
    qtbot.waitUntil(lambda: {*dialog.model.keys} == {(g.id, g.seat) for g in wanted})
    last = rating_of(chosen.person)
    qtbot.waitUntil(lambda: dialog.tiles.tiles[5].figure.text() == last)
    found = GameHistory().ask(choices)
    qtbot.waitUntil(lambda: dialog.filter.person.count() == len(found.persons) + 1)


def listed(chosen: HistoryFilter) -> list[ListedGame]:
    """Return what the history has of a filter."""
    return GameHistory().ask(lambda db: told(db, listing(db, chosen).keys))


def rating_of(person: str) -> str:
    """Return the rating as it is shown."""
    found = GameHistory().ask(lambda db: course(db, person))
    return str(round(found[-1].rating.points)) if found else "–"


def choose(box: QComboBox, data: object) -> None:
    """Choose a line of a box by keys."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.findData(data)):
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentData() == data


def click_row(dialog: HistoryDialog, row: int, column: int = 0) -> QPoint:
    """Click a row and return where."""
    table = dialog.table
    at = table.visualRect(dialog.model.index(row, column)).center()
    QTest.mouseClick(table.viewport(), LEFT, pos=at)
    return at


def text(dialog: HistoryDialog, row: int, column: int) -> str:
    """Return what a cell shows."""
    return str(dialog.model.index(row, column).data())


# -- what is shown ---------------------------------------------------------------------------------


def test_a_challenge_is_marked(dialog_with: MakeDialog) -> None:
    """In its row, and with its day in what is told of it; no other game is."""
    history = GameHistory()
    history.file(record(2), WHEN)
    options = replace(session(1).options, challenge="2026-11-24")
    game = Session(session(1).catalog, options, (ANN, BOB))
    while not game.position.is_over:
        game.play(game.position.legal_moves()[0])
    history.file(record_text(game), WHEN.replace(day=5))
    dialog = dialog_with()
    assert text(dialog, 0, OPPONENTS) == "Bob (Builder) · challenge"
    assert "Challenge: 2026-11-24" in str(dialog.model.index(0, DATE).data(TIP))
    assert text(dialog, 1, OPPONENTS) == "Bob (Builder)"
    assert "hallenge" not in str(dialog.model.index(1, DATE).data(TIP))


def test_without_games_the_page_says_what_it_is_for(dialog_with: MakeDialog) -> None:
    """Nothing can be opened, exported or deleted."""
    dialog = dialog_with()
    assert dialog.pages.currentWidget() is dialog.empty
    assert dialog.empty.text().startswith("There are no finished games yet.")
    buttons = dialog.open_, dialog.delete, dialog.delete_all, dialog.export, dialog.filter.reset
    assert not any(button.isEnabled() for button in buttons)
    assert not dialog.undo.isVisible()
    assert not dialog.private.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Delete)
    QTest.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    dialog.grab()


def test_rows_and_figures(dialog_with: MakeDialog) -> None:
    """Each game with its result, the newest first and chosen; above it the sums."""
    dialog = dialog_with(60)
    found = listed(HistoryFilter())
    assert [dialog.model.game(row) for row in range(dialog.model.rowCount())] == found
    assert dialog.table.currentIndex().row() == 0
    for row, game in enumerate(found):
        assert text(dialog, row, GOLD) == str(game.gold)
        lead = game.gold - game.most
        assert text(dialog, row, LEAD) == (f"+{lead}" if lead > 0 else str(lead).replace("-", "−"))
        assert all(o.name in text(dialog, row, OPPONENTS) for o in game.opponents)
        result = text(dialog, row, RESULT)
        assert (result in ("won", "tied for first")) is game.has_won
        assert (result == "watched") is not game.is_person
    sums = GameHistory().ask(lambda db: summary(listing(db, HistoryFilter())))
    figures = [tile.figure.text() for tile in dialog.tiles.tiles]
    assert figures[:2] == [str(sums.games), str(sums.wins)]
    assert figures[3:] == [str(sums.best), str(sums.streak), rating_of("")]
    assert f"games {sums.games}" in dialog.tiles.accessibleName()


def test_the_keys_belong_to_the_list(dialog_with: MakeDialog) -> None:
    """From the beginning, also below the notice that no history is kept."""
    dialog = dialog_with(5, keeps=False)
    widget = dialog.focusWidget()
    assert widget is dialog.table
    QTest.keyClick(widget, Qt.Key.Key_Down)
    assert dialog.table.currentIndex().row() == 1


def test_details_come_with_the_rows_that_are_seen(dialog_with: MakeDialog, qtbot: QtBot) -> None:
    """Those of the first page at once, others when the list gets there."""
    dialog = dialog_with(PAGE + 40)
    assert text(dialog, PAGE - 1, OPPONENTS) != "…"
    dialog.table.setFocus()
    QTest.keyClick(dialog.table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert dialog.table.currentIndex().row() == PAGE + 39
    qtbot.waitUntil(lambda: text(dialog, PAGE + 39, OPPONENTS) != "…")
    game = listed(HistoryFilter())[PAGE + 39]
    assert game.opponents[0].name in text(dialog, PAGE + 39, OPPONENTS)
    assert dialog.current == game
    assert dialog.open_.isEnabled()
    tip = dialog.model.index(PAGE + 39, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert f"{game.gold} gold" in tip


def test_a_click_on_a_header_orders_the_rows(dialog_with: MakeDialog, qtbot: QtBot) -> None:
    """By each column but the opponents, down and up, also after a filter."""
    dialog = dialog_with(40)
    header = dialog.table.horizontalHeader()

    def click(column: int) -> None:
        at = QPoint(header.sectionViewportPosition(column) + 8, header.height() // 2)
        QTest.mouseClick(header.viewport(), LEFT, pos=at)

    def rows(chosen: HistoryFilter, order: Order) -> tuple[tuple[int, int], ...]:
        return GameHistory().ask(lambda db: ordered(db, chosen, order))

    seen = set()
    for column, by in ((GOLD, "gold"), (LEAD, "lead"), (RESULT, "result"), (DATE, "date")):
        for _ in range(2):
            click(column)
            order = dialog.model.order
            assert order[0] == by
            seen.add(order)
            wanted = rows(HistoryFilter(), order)
            qtbot.waitUntil(lambda wanted=wanted: (*dialog.model.keys,) == wanted)
    assert len(seen) == 8
    click(GOLD)
    order = dialog.model.order
    click(OPPONENTS)
    assert dialog.model.order == order
    choose(dialog.filter.level, "master")
    wait(qtbot, dialog)
    assert (*dialog.model.keys,) == rows(HistoryFilter(level="master"), order)


def test_filters_leave_what_they_say(dialog_with: MakeDialog, qtbot: QtBot) -> None:
    """One after the other, then all together; one press shows all again."""
    dialog = dialog_with(150)
    bar = dialog.filter
    for box, value in (
        (bar.person, "Ann"),
        (bar.level, "master"),
        (bar.expansion, "base"),
        (bar.outcome, "won"),
    ):
        choose(box, value)
        wait(qtbot, dialog)
        assert 0 < dialog.model.rowCount() < 150
    assert bar.chosen == HistoryFilter("Ann", "master", "base", "won")
    QTest.mouseClick(dialog.filter.reset, LEFT)
    wait(qtbot, dialog)
    assert dialog.model.rowCount() == 150
    assert not dialog.filter.reset.isEnabled()
    assert not bar.more.isVisible()
    QTest.mouseClick(bar.fold, LEFT)
    found = listed(HistoryFilter())
    offered = GameHistory().ask(choices)
    cards, sections = offered.cards, offered.sections
    for box, value, wanted in (
        (bar.card, cards[3], HistoryFilter(card=cards[3])),
        (bar.tile, "farm", HistoryFilter(tile="farm")),
        (bar.section, sections[5], HistoryFilter(section=sections[5])),
        (bar.players, 3, HistoryFilter(players=3)),
    ):
        choose(box, value)
        assert bar.chosen == wanted
        wait(qtbot, dialog)
        assert 0 < dialog.model.rowCount() < len(found)
        QTest.mouseClick(bar.reset, LEFT)
    wait(qtbot, dialog)
    QTest.mouseClick(bar.fold, LEFT)
    assert not bar.more.isVisible()
    choose(bar.period, bar.period.itemData(1))  # of years ago
    wait(qtbot, dialog)
    assert dialog.empty.text() == "No game matches."
    assert dialog.pages.currentWidget() is dialog.empty


def test_free_days(dialog_with: MakeDialog, qtbot: QtBot) -> None:
    """From one day to another, both included, whichever is the first; typed into fields."""
    dialog = dialog_with(60)
    opened: list[Path] = []
    dialog.game_chosen.connect(opened.append)
    bar = dialog.filter
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
    wanted = HistoryFilter(since=date(2021, 1, 3), until=date(2021, 1, 8))
    assert bar.chosen == wanted
    wait(qtbot, dialog)
    assert 0 < dialog.model.rowCount() < 60
    QTest.mouseClick(bar.reset, LEFT)
    wait(qtbot, dialog)
    assert dialog.model.rowCount() == 60
    assert not bar.first.isVisible()


def test_figures_by_all_that_games_have_in_common(dialog_with: MakeDialog, qtbot: QtBot) -> None:
    """Each grouping shows its groups, over the games of the filter."""
    dialog = dialog_with(80)
    tabs = dialog.tabs.findChild(QTabBar)
    assert tabs is not None
    QTest.mouseClick(tabs, LEFT, pos=tabs.tabRect(2).center())
    page, model = dialog.groups, dialog.groups.model
    for line in range(page.by.count()):
        by = page.by.itemData(line)
        choose(page.by, by)
        wanted = GameHistory().ask(lambda db, by=by: groups(db, HistoryFilter(), by))
        qtbot.waitUntil(lambda w=wanted: model.rowCount() == len(w))
        cells = [str(model.index(0, column).data()) for column in range(1, 3)]
        assert cells[0].startswith(f"{wanted[0].wins} (")
        assert cells[1] == str(wanted[0].games)
        assert model.columnCount() == (6 if by == "card" else 5)
        page.grab()
    choose(dialog.filter.outcome, "won")
    wanted = GameHistory().ask(lambda db: groups(db, HistoryFilter(outcome="won"), "tile"))
    qtbot.waitUntil(lambda: model.index(0, 2).data() == str(wanted[0].games))


# -- plots -----------------------------------------------------------------------------------------


def test_a_click_on_a_dot_chooses_its_game(dialog_with: MakeDialog) -> None:
    """Every dot can be reached; beside them nothing is chosen."""
    dialog = dialog_with(25)
    plot = dialog.gold
    plot.grab()  # which finds the range upwards
    played = [game for game in reversed(listed(HistoryFilter())) if game.is_person]
    for place in (0, 7, len(played) - 1):
        QTest.mouseClick(plot, LEFT, pos=plot.point(place).toPoint())
        assert dialog.current == played[place]
    row = dialog.table.currentIndex().row()
    QTest.mouseClick(plot, LEFT, pos=QPoint(3, 3))
    assert dialog.table.currentIndex().row() == row


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("count", [1, 3, 200])
def test_plots_are_drawn_in_every_theme(
    dialog_with: MakeDialog, name: str, count: int, use_theme: Callable[[str], Theme]
) -> None:
    """In other colours, however many games there are."""
    dialog = dialog_with(count)
    pictures: list[QImage] = []
    for theme in (THEMES["light"], THEMES[name]):
        use_theme(theme.id)
        for plot in (dialog.gold, dialog.rating):
            plot.resize(500, 300)
            pictures.append(plot.grab().toImage())
    assert (pictures[:2] == pictures[2:]) is (name == "light")
    assert dialog.gold.has_dots is (count < 100)


def test_means_of_the_last_games() -> None:
    """Of fewer at the beginning."""
    mean = running_mean([10, 20, 60], of=2)
    assert [mean(place) for place in range(3)] == [10, 15, 40]


@pytest.mark.parametrize(
    ("low", "high", "most"), [(0, 20, 4), (31, 97, 6), (1187, 2016, 5), (5, 5, 3), (0, 9999, 2)]
)
def test_lines_of_a_plot_are_round(low: float, high: float, most: int) -> None:
    """They hold what is to be shown, at even distances, and are as many as there is room for."""
    ticks = round_ticks(low, high, most)
    steps = {two - one for one, two in pairwise(ticks)}
    assert ticks[0] <= low
    assert ticks[-1] >= high
    assert len(steps) == 1
    assert len(ticks) - 1 <= most or steps == {1000}


# -- what is done ----------------------------------------------------------------------------------


def test_a_row_is_opened_by_enter_button_and_double_click(
    dialog_with: MakeDialog, qtbot: QtBot
) -> None:
    """The record of that very game."""
    dialog = dialog_with(12)
    found: list[Path] = []
    dialog.game_chosen.connect(found.append)
    at = click_row(dialog, 3)
    QTest.mouseDClick(dialog.table.viewport(), LEFT, pos=at)
    QTest.keyClick(dialog.table, Qt.Key.Key_Down)
    QTest.keyClick(dialog.table, Qt.Key.Key_Return)
    QTest.mouseClick(dialog.open_, LEFT)
    paths = [GameHistory().path_of(game.file) for game in listed(HistoryFilter())]
    assert found[0] == paths[3]
    assert set(found[1:]) == {paths[4]}
    assert all(path.is_file() for path in found)


def file_two() -> list[Path]:
    """Keep two real games and return their records."""
    history = GameHistory()
    history.file(record(1), WHEN)
    history.file(record(2), WHEN.replace(day=5))
    return sorted(history.folder.glob("*.kbgame"))


def test_a_game_is_deleted_and_got_back(dialog_with: MakeDialog, qtbot: QtBot) -> None:
    """By key and by button; the row below is chosen then."""
    one, two = file_two()
    dialog = dialog_with()
    dialog.table.setFocus()
    QTest.keyClick(dialog.table, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: dialog.model.rowCount() == 1)
    assert not two.exists()
    assert "was deleted" in dialog.state.text()
    assert dialog.table.currentIndex().row() == 0
    QTest.mouseClick(dialog.delete, LEFT)
    qtbot.waitUntil(lambda: dialog.pages.currentWidget() is dialog.empty)
    assert not one.exists()
    QTest.mouseClick(dialog.undo, LEFT)
    qtbot.waitUntil(lambda: dialog.model.rowCount() == 1)
    assert one.exists()
    QTest.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: dialog.model.rowCount() == 2)
    assert two.exists()
    assert not dialog.undo.isVisible()


def answer(dialog: HistoryDialog, words: str) -> None:
    """Press a button of the question that is open."""
    box = dialog.findChild(QMessageBox)
    assert box is not None
    button = next(b for b in box.findChildren(QPushButton) if b.text().replace("&", "") == words)
    QTest.mouseClick(button, LEFT)


def test_all_are_deleted_only_after_a_question(
    dialog_with: MakeDialog, qtbot: QtBot, user_home: Path
) -> None:
    """Also what lies in the trash; there is no undo."""
    file_two()
    dialog = dialog_with()
    dialog.table.setFocus()
    QTest.keyClick(dialog.table, Qt.Key.Key_Delete)
    qtbot.waitUntil(lambda: dialog.undo.isVisible())
    QTest.mouseClick(dialog.delete_all, LEFT)
    answer(dialog, "Cancel")
    QApplication.processEvents()
    assert len(listed(HistoryFilter())) == 1
    QTest.mouseClick(dialog.delete_all, LEFT)
    answer(dialog, "Delete all")
    qtbot.waitUntil(lambda: dialog.pages.currentWidget() is dialog.empty)
    qtbot.waitUntil(lambda: not dialog.undo.isVisible())
    assert [*user_home.rglob("*.kbgame")] == []


def test_what_was_not_deleted_is_not_said_to_be(
    dialog_with: MakeDialog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a disk that refused, and of a game that somebody else removed: it is listed no more."""
    one, two = file_two()
    dialog = dialog_with()

    def refuse(*_args: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(GameHistory, "remove", refuse)
        QTest.mouseClick(dialog.delete, LEFT)
        qtbot.waitUntil(lambda: "cannot be changed" in dialog.state.text())
    refused = dialog.state.text()
    dialog.look()
    wait(qtbot, dialog)
    dialog._disk.changed.emit()  # as when another game ends
    wait(qtbot, dialog)
    assert dialog.state.text() == refused
    two.unlink()
    QTest.mouseClick(dialog.delete, LEFT)
    qtbot.waitUntil(lambda: dialog.state.text() == "That game was not there any more.")
    qtbot.waitUntil(lambda: dialog.model.rowCount() == 1)
    assert one.exists()
    assert not dialog.undo.isVisible()


def test_games_are_filed_while_a_slow_disk_takes_the_table(
    dialog_with: MakeDialog, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Writing it holds nobody up who wants something of the index."""
    dialog = dialog_with(5)
    begun, goes_on = Event(), Event()

    def slow(*_args: object) -> None:
        begun.set()
        assert goes_on.wait(20)

    monkeypatch.setattr(table_export, "write_atomic", slow)
    dialog.exporter.write(tmp_path / "games.csv")
    qtbot.waitUntil(begun.is_set)
    choose(dialog.filter.outcome, "won")
    wait(qtbot, dialog)
    assert not dialog.state.text()
    goes_on.set()
    qtbot.waitUntil(lambda: dialog.state.text() == "Exported as games.csv.")


def test_the_listed_games_are_exported(
    dialog_with: MakeDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    """As a table that spreadsheets read, those of the filter only."""
    dialog = dialog_with(50)
    choose(dialog.filter.outcome, "won")
    wait(qtbot, dialog)
    path = tmp_path / "games.csv"
    dialog.exporter.write(path)
    qtbot.waitUntil(lambda: dialog.state.text() == "Exported as games.csv.")
    data = path.read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    head, *rows = csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""))
    assert tuple(head) == COLUMNS
    wanted = listed(HistoryFilter(outcome="won"))
    assert [(row[0], row[2], row[-1]) for row in rows] == [
        (game.time, str(game.gold), game.file) for game in wanted
    ]
    dialog.exporter.write(tmp_path / "none" / "games.csv")
    qtbot.waitUntil(lambda: dialog.state.text().startswith("The table cannot be written"))


def test_a_name_is_no_formula_and_no_markup(dialog_with: MakeDialog) -> None:
    """Whatever somebody calls a player."""
    name = "=HYPERLINK(1)<b>x</b>"
    GameHistory().file(record(1, (Seat(name, 3), BOB)), WHEN)
    GameHistory().file(record(2, (ANN, Seat("@x", 1, "builder"))), WHEN)
    found = GameHistory().ask(lambda db: csv_of(db, HistoryFilter()))
    rows = [*csv.reader(io.StringIO(found, newline=""))][1:]
    assert {row[1] for row in rows} == {f"'{name}", "Ann"}
    assert {row[8] for row in rows} == {"Bob", "'@x"}
    dialog = dialog_with()
    row = next(n for n, game in enumerate(listed(HistoryFilter())) if game.name == name)
    tip = dialog.model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert not QtOfGui.mightBeRichText(tip)


# -- in the window ---------------------------------------------------------------------------------


def test_the_page_follows_the_game_and_opens_it(window: MainWindow, qtbot: QtBot) -> None:
    """A game that ends is there at once; watching it begins a replay, not a game."""
    window.actions_["history"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, HistoryDialog)
    qtbot.waitUntil(lambda: dialog.empty.text().startswith("There are no"))
    window.history.file(record(1), "", lambda _key: None)
    qtbot.waitUntil(lambda: dialog.model.rowCount() == 1)
    with qtbot.waitSignal(window.replays.opened, timeout=10_000) as opened:
        QTest.mouseClick(dialog.open_, LEFT)
    assert record_text(opened.args[0].game.course.session) == record(1)
    assert window.desk.session is None
    window.replays.close()


def test_the_start_page_has_a_link(window: MainWindow, qtbot: QtBot) -> None:
    """A press opens the page, without a game."""
    button = window.start_page.links.buttons["history"]
    assert button.isVisible()
    QTest.mouseClick(button, LEFT)
    dialog = window.dialogs.current
    assert isinstance(dialog, HistoryDialog)
    qtbot.waitUntil(lambda: dialog.empty.text().startswith("There are no"))


def test_without_a_history_the_page_says_so(
    make_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    """And one press brings it back."""
    window = make_window(keep_history=False)
    window.actions_["history"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, HistoryDialog)
    assert dialog.private.isVisible()
    QTest.mouseClick(dialog.private.button, LEFT)
    assert window.settings.keep_history
    assert window.filer.keeps
    assert not dialog.private.isVisible()


def test_a_record_of_the_history_is_never_saved_in(catalog: Catalog) -> None:
    """Whoever opens it as a game saves that elsewhere."""
    path = file_two()[0]
    found = loaded(path, catalog)
    assert isinstance(found, FoundGame)
    assert found.place is None
