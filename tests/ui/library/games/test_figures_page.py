"""The statistics page of the window Games: sums, plots, rating, groups, and the exported table."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollBar, QStyle, QStyleOptionTab, QTabBar
from pytestqt.qtbot import QtBot

from benchmarks.library_rows import fill, generated
from kingdom_builder_qt.ai.players import LEVELS
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import Seat
from kingdom_builder_qt.game.library.figures import (
    COLUMNS,
    Listing,
    RatingPoint,
    csv_of,
    groups,
    listing,
    rating_history,
    summary,
)
from kingdom_builder_qt.game.library.game_filter import GameFilter
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.rating import Rating
from kingdom_builder_qt.ui.desktop.style.theme import THEMES, Theme, contrast, current_theme
from kingdom_builder_qt.ui.desktop.widgets.style import SMALL, scaled_font
from kingdom_builder_qt.ui.library.games import plot as plot_module
from kingdom_builder_qt.ui.library.games import table_export
from kingdom_builder_qt.ui.library.games.figures_page import FiguresPage
from kingdom_builder_qt.ui.library.games.games_window import FIGURES, GAMES, GamesWindow
from kingdom_builder_qt.ui.library.games.gold_plot import GoldPlot, running_mean
from kingdom_builder_qt.ui.library.games.rating_plot import RatingPlot
from kingdom_builder_qt.ui.words.numbers import round_ticks
from tests.game.library.support import ANN, BOB, CID
from tests.ui.library.games.conftest import ShowGames
from tests.ui.library.games.sample_library import keep_finished
from tests.ui.library.games.test_games_window import choose

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton
ShowFigures = Callable[[int], GamesWindow]


@pytest.fixture
def show_figures(show_games: ShowGames, catalog: Catalog, qtbot: QtBot) -> ShowFigures:
    """Return a function that shows the statistics of this number of generated games."""

    def show(count: int) -> GamesWindow:
        if count:
            fill(Library(), generated(catalog, count, unfinished=0.1))
        window = show_games()
        window.bar.setCurrentIndex(FIGURES)
        settle(qtbot, window)
        return window

    return show


def settle(qtbot: QtBot, window: GamesWindow) -> None:
    """Wait until the statistics of the filter are shown."""
    page, chosen = window.figures, window.figures._chosen()
    rated = Library().ask(lambda db: rating_history(db, chosen.person))
    last = str(round(rated[-1].rating.points)) if rated else "–"
    wanted = listed(chosen)
    played = [id_ for id_, is_person in zip(wanted.ids, wanted.persons, strict=True) if is_person]
    qtbot.waitUntil(lambda: [*page.gold.keys] == played[::-1])
    qtbot.waitUntil(lambda: page.tiles.tiles[5].figure.text() == last)


def listed(chosen: GameFilter) -> Listing:
    """Return the finished games of a filter."""
    return Library().ask(lambda db: listing(db, chosen))


def test_figures_are_asked_for_once_they_are_seen(
    show_games: ShowGames, catalog: Catalog, qtbot: QtBot
) -> None:
    """The first query is made when the page is shown, with the filter chosen for the cards."""
    fill(Library(), generated(catalog, 40, unfinished=0.1))
    window = show_games()
    asked: list[object] = []
    window.figures.queries.summed.connect(asked.append)
    choose(window.filter.outcome, "won")
    qtbot.waitUntil(lambda: window.games.model.rowCount() < 40)
    assert not asked
    window.bar.setCurrentIndex(FIGURES)
    settle(qtbot, window)
    assert len(asked) == 1


def test_the_sums_count_finished_games(show_figures: ShowFigures, qtbot: QtBot) -> None:
    """The state filter of the cards is ignored, and disabled on this page."""
    window = show_figures(60)
    sums = summary(listed(GameFilter()))
    figures = [tile.figure.text() for tile in window.figures.tiles.tiles]
    assert figures[:2] == [str(sums.games), str(sums.wins)]
    assert figures[3:5] == [str(sums.best), str(sums.streak)]
    assert f"games {sums.games}" in window.figures.tiles.accessibleName()
    window.bar.setCurrentIndex(GAMES)
    choose(window.filter.state, "unfinished")
    window.bar.setCurrentIndex(FIGURES)
    settle(qtbot, window)
    assert window.figures.tiles.tiles[0].figure.text() == str(sums.games)
    assert not window.filter.state.isEnabled()


def test_figures_by_all_that_games_have_in_common(show_figures: ShowFigures, qtbot: QtBot) -> None:
    """Each grouping shows its groups, over the games of the filter."""
    window = show_figures(80)
    tabs = window.figures.tabs.findChild(QTabBar)
    assert tabs is not None
    QTest.mouseClick(tabs, LEFT, pos=tabs.tabRect(2).center())
    page, model = window.figures.groups, window.figures.groups.model
    for line in range(page.by.count()):
        by = page.by.itemData(line)
        choose(page.by, by)
        wanted = Library().ask(lambda db, by=by: groups(db, GameFilter(), by))
        qtbot.waitUntil(lambda w=wanted: model.rowCount() == len(w))
        cells = [str(model.index(0, column).data()) for column in range(1, 3)]
        assert cells[0].startswith(f"{wanted[0].wins} (")
        assert cells[1] == str(wanted[0].games)
        assert model.columnCount() == (6 if by == "card" else 5)
        page.grab()
    choose(window.filter.outcome, "won")
    wanted = Library().ask(lambda db: groups(db, GameFilter(outcome="won"), "tile"))
    qtbot.waitUntil(lambda: model.index(0, 2).data() == str(wanted[0].games))


def test_tabs_have_room_for_the_tails_of_letters(show_figures: ShowFigures) -> None:
    """The text of a background tab has the full height of its letters."""
    window = show_figures(1)
    for bar in (window.bar, window.figures.tabs.tabBar()):
        for index in range(bar.count()):
            option = QStyleOptionTab()
            bar.initStyleOption(option, index)
            words = bar.style().subElementRect(QStyle.SubElement.SE_TabBarTabText, option, bar)
            assert words.height() >= bar.fontMetrics().height()


# -- plots -----------------------------------------------------------------------------------------


def test_labels_of_a_narrow_plot_do_not_overlap(show_figures: ShowFigures) -> None:
    """Days without room are left out; the last one stays."""
    page = show_figures(30).figures
    for plot in (page.gold, page.rating):
        page.tabs.setCurrentWidget(plot)
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


def test_a_click_on_a_dot_shows_the_card_of_its_game(show_figures: ShowFigures) -> None:
    """Every dot can be clicked; a click next to them selects nothing."""
    window = show_figures(25)
    plot = window.figures.gold
    for place in (0, 7, len(plot.keys) - 1):
        window.bar.setCurrentIndex(FIGURES)
        plot.grab()  # sets the upward range
        QTest.mouseClick(plot, LEFT, pos=plot.spot(place).toPoint())
        assert window.bar.currentIndex() == GAMES
        assert window.games.grid.selected_ids() == [plot.keys[place]]
    window.bar.setCurrentIndex(FIGURES)
    QTest.mouseClick(plot, LEFT, pos=QPoint(3, 3))
    assert window.bar.currentIndex() == FIGURES


@pytest.mark.parametrize("kind", ["gold", "rating"])
def test_keys_go_from_game_to_game(
    show_figures: ShowFigures, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each game of a plot is marked, told to a screen reader and shown in a tooltip."""
    page = show_figures(25).figures
    plot: GoldPlot | RatingPlot = getattr(page, kind)
    page.tabs.setCurrentWidget(plot)
    shown: list[str] = []
    monkeypatch.setattr(plot_module, "show_tooltip", lambda _at, text, _widget: shown.append(text))
    last, plain = len(plot._times) - 1, plot.grab().toImage()
    assert plot.focusPolicy() == Qt.FocusPolicy.StrongFocus
    plot.setFocus()
    assert plot.accessibleDescription() == plot.words(last)
    keys = Qt.Key
    for key, place in (
        *((keys.Key_Right, last), (keys.Key_Left, last - 1), (keys.Key_Home, 0)),
        *((keys.Key_Left, 0), (keys.Key_Right, 1), (keys.Key_PageDown, min(11, last))),
    ):
        QTest.keyClick(plot, key)
        assert plot.place == place
        assert plot.accessibleDescription() == shown[-1] == plot.words(place)
    seen, spot = plot.grab().toImage(), plot.spot(plot.place)
    text, ring = current_theme().colour("text"), spot.toPoint() - QPoint(8, 0)
    assert contrast(seen.pixelColor(ring), text) < 3 < contrast(plain.pixelColor(ring), text)


def test_enter_shows_the_card_of_a_game(show_figures: ShowFigures) -> None:
    """A plot without games takes no key; in a filled one Enter opens the marked game."""
    window = show_figures(25)
    plot = window.figures.gold
    QTest.keyClick(plot, Qt.Key.Key_Home)
    QTest.keyClick(plot, Qt.Key.Key_Return)
    assert window.bar.currentIndex() == GAMES
    assert window.games.grid.selected_ids() == [plot.keys[0]]
    empty = GoldPlot(window.figures.texts)
    QTest.keyClick(empty, Qt.Key.Key_Left)
    QTest.keyClick(empty, Qt.Key.Key_Return)
    empty.choose(0)
    assert empty.place == -1
    assert empty.accessibleDescription() == empty._nothing()


def test_a_single_game_is_told_in_words(show_figures: ShowFigures) -> None:
    """One game makes no curve: its gold and its rating are told, and a click shows its card."""
    window = show_figures(1)
    page = window.figures
    assert not page.gold.has_curve
    assert not page.rating.has_curve
    assert f"{page.gold._gold[0]} gold" in page.gold._single()
    assert str(round(page._course[0].rating.points)) in page.rating._single()
    for plot in (page.gold, page.rating):
        page.tabs.setCurrentWidget(plot)
        assert not plot.grab().isNull()
    QTest.mouseClick(page.gold, LEFT, pos=page.gold.rect().center())
    assert window.bar.currentIndex() == GAMES
    assert window.games.grid.selected_ids() == [page.gold.keys[0]]


@pytest.mark.parametrize(("height", "most"), [(136, 3), (320, 7), (900, 8)])
def test_names_of_levels_never_overlap(show_figures: ShowFigures, height: int, most: int) -> None:
    """In little room fewer levels are shown, each with its line and its name."""
    plot = show_figures(25).figures.rating
    points = [*range(1150, 2000, 40)]
    plot.show_course([RatingPoint("2026-11-20T12:00:00", Rating(n, 40)) for n in points])
    plot.resize(480, height)
    plot.grab()
    room = plot.fontMetrics().height()
    shown = plot.shown_levels(room)
    assert 1 < len(shown) <= most
    assert (len(shown) == len(LEVELS)) is (most == len(LEVELS))
    assert all(one[1] - other[1] >= room for one, other in pairwise(shown))


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("count", [1, 3, 250])
def test_plots_are_drawn_in_every_theme(
    show_figures: ShowFigures, name: str, count: int, use_theme: Callable[[str], Theme]
) -> None:
    """Colours follow the theme, for any number of games."""
    page = show_figures(count).figures
    pictures: list[QImage] = []
    for theme in (THEMES["light"], THEMES[name]):
        use_theme(theme.id)
        for plot in (page.gold, page.rating):
            page.tabs.setCurrentWidget(plot)
            plot.resize(500, 300)
            pictures.append(plot.grab().toImage())
            assert plot is page.rating or page.gold.has_dots is (count < 100)
    assert (pictures[:2] == pictures[2:]) is (name == "light")


def test_means_of_the_last_games() -> None:
    """The first means are of fewer games."""
    mean = running_mean([10, 20, 60], of=2)
    assert [mean(place) for place in range(3)] == [10, 15, 40]


@pytest.mark.parametrize(
    ("low", "high", "most"), [(0, 20, 4), (31, 97, 6), (1187, 2016, 5), (5, 5, 3), (0, 9999, 2)]
)
def test_lines_of_a_plot_are_round(low: float, high: float, most: int) -> None:
    """The grid lines include the range, are evenly spaced and fit the room."""
    ticks = round_ticks(low, high, most)
    steps = {two - one for one, two in pairwise(ticks)}
    assert ticks[0] <= low
    assert ticks[-1] >= high
    assert len(steps) == 1
    assert len(ticks) - 1 <= most or steps == {1000}


# -- the table -------------------------------------------------------------------------------------


def test_the_listed_games_are_exported(
    show_figures: ShowFigures, qtbot: QtBot, tmp_path: Path
) -> None:
    """The games of the filter are exported as a table that spreadsheets can read."""
    window = show_figures(50)
    page: FiguresPage = window.figures
    choose(window.filter.outcome, "won")
    settle(qtbot, window)
    path = tmp_path / "games.csv"
    page.exporter.write(path)
    qtbot.waitUntil(lambda: page.state.text() == "Exported as games.csv.")
    data = path.read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    head, *rows = csv.reader(io.StringIO(data.decode("utf-8-sig"), newline=""))
    assert tuple(head) == COLUMNS
    wanted = listed(GameFilter(outcome="won"))
    assert [row[0] for row in rows] == [*wanted.times]
    assert [row[2] for row in rows] == [*map(str, wanted.gold)]
    page.exporter.write(tmp_path / "none" / "games.csv")
    qtbot.waitUntil(lambda: page.state.text().startswith("The table cannot be written"))


def test_the_library_stays_usable_while_a_slow_disk_takes_the_table(
    show_figures: ShowFigures, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Writing the table delays no query of the index."""
    window = show_figures(5)
    begun, goes_on = Event(), Event()

    def slow(*_args: object) -> None:
        begun.set()
        assert goes_on.wait(20)

    monkeypatch.setattr(table_export, "write_atomic", slow)
    window.figures.exporter.write(tmp_path / "games.csv")
    qtbot.waitUntil(begun.is_set)
    choose(window.filter.outcome, "won")
    settle(qtbot, window)
    assert "Exported" not in window.figures.state.text()
    goes_on.set()
    qtbot.waitUntil(lambda: window.figures.state.text() == "Exported as games.csv.")


def test_the_page_says_that_games_between_computers_do_not_count(
    show_games: ShowGames, qtbot: QtBot
) -> None:
    """A game that was watched is listed and counts in no statistic."""
    keep_finished(1, seats=(CID, BOB))
    window = show_games()
    assert len(window.games.model.ids) == 1
    window.bar.setCurrentIndex(FIGURES)
    figures = window.figures
    qtbot.waitUntil(lambda: figures.tiles.tiles[0].figure.text() == "0")
    assert "between computers" in figures.state.text()


def test_a_name_is_no_formula(qapp: object) -> None:
    """Names of players that look like formulas are exported as text."""
    name = "=HYPERLINK(1)<b>x</b>"
    keep_finished(1, seats=(Seat(name, 3), BOB))
    keep_finished(2, seats=(ANN, Seat("@x", 1, "builder")))
    found = Library().ask(lambda db: csv_of(db, GameFilter()))
    rows = [*csv.reader(io.StringIO(found, newline=""))][1:]
    assert {row[1] for row in rows} == {f"'{name}", "Ann"}
    assert {row[8] for row in rows} == {"Bob", "'@x"}


def test_few_groups_have_high_rows(show_figures: ShowFigures, qtbot: QtBot) -> None:
    """A table of few groups fills more of its page than rows of one line would."""
    window = show_figures(20)
    window.figures.tabs.setCurrentWidget(window.figures.groups)
    page = window.figures.groups
    qtbot.waitUntil(lambda: page.model.rowCount() > 0)
    header, line = page.table.verticalHeader(), page.fontMetrics().height()
    assert page.model.rowCount() < 6
    assert header.defaultSectionSize() >= 2 * line
    page.model.show([page.model._groups[0]] * 60, page.grouping)
    assert header.defaultSectionSize() < 2 * line


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(944, 504), (1264, 756), (1904, 1036)])
def test_figures_are_whole_with_large_text(
    show_figures: ShowFigures,
    resize_text: Callable[[int], None],
    percent: int,
    size: tuple[int, int],
) -> None:
    """No caption and no addition of a figure is elided; the plot keeps a readable height."""
    resize_text(percent)
    window = show_figures(60)
    window.resize(*size)
    for _ in range(3):
        QApplication.processEvents()
    page = window.figures
    for tile in page.tiles.tiles:
        assert not tile.name.is_cut, tile.name.text()
        assert not tile.more.is_cut, tile.more.text()
    assert page.gold.height() >= 100 * percent / 100


def test_a_low_window_leaves_its_height_to_the_plot(
    show_figures: ShowFigures, resize_text: Callable[[int], None], qtbot: QtBot
) -> None:
    """At 200 % text and 960 x 540 the whole plot is shown; the filters are behind one button.

    A filter that is set stays visible.
    """
    resize_text(200)
    window = show_figures(60)
    window.resize(944, 496)
    page, filters = window.figures, window.filter
    qtbot.waitUntil(lambda: not filters.isVisible())
    QTest.qWait(20)
    plot = QRect(page.gold.mapTo(window, QPoint()), page.gold.size())
    assert window.rect().contains(plot)
    assert plot.height() > 0.5 * window.height()
    assert plot.width() > 0.6 * window.width()
    bars = [bar for bar in window.findChildren(QScrollBar) if bar.isVisible()]
    assert len(bars) == 1
    assert window.rect().contains(QRect(filters.fold.mapTo(window, QPoint()), filters.fold.size()))
    assert "Player" in filters.fold.toolTip()
    filters.fold.click()
    assert filters.person.isVisible()
    assert filters.card.isVisible()
    choose(filters.person, filters.person.itemData(1))
    filters.fold.click()
    assert filters.person.isVisible()
    assert not filters.opponent.isVisible()
    filters.reset.click()
    assert not filters.isVisible()
    resize_text(100)
    qtbot.waitUntil(filters.isVisible)
    assert filters.opponent.isVisible()
    assert filters.fold.parentWidget() is filters.opponent.parentWidget()
    assert not filters.card.isVisible()
    assert page.tabs.parentWidget() is page.tiles.parentWidget()
