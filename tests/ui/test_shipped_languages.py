"""A shipped language at the table: windows, tiles, cards and lessons change while a game runs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtGui import QFontMetrics, QKeySequence
from PySide6.QtWidgets import QApplication, QMenuBar
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.loader import load_catalog
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.record.entry_line import EntryHead
from kingdom_builder_qt.game.record.record_reader import parse_record
from kingdom_builder_qt.game.record.saved_game import record_text, replay
from kingdom_builder_qt.ui.desktop.languages import ENGLISH, languages
from kingdom_builder_qt.ui.desktop.widgets.style import SMALL, ElidedLabel, scaled_font
from kingdom_builder_qt.ui.library.games.recent_games import GameRow
from kingdom_builder_qt.ui.newgame.new_game_dialog import NewGameDialog
from kingdom_builder_qt.ui.newgame.preset_list import GAP, LINE_ROLE, PAD, two_lines
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.settings_dialog import SettingsDialog
from tests.game.library.support import ANN, BOB
from tests.ui.library.games.sample_library import keep
from tests.ui.sample_games import click_hex, first_target, new_session
from tests.ui.table.panels import games

pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.usefixtures("back_to_english"),
]


def choose(window: MainWindow, qtbot: QtBot, code: str) -> None:
    """Choose a language in the settings and accept it."""
    window.actions_["settings"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, SettingsDialog)
    before = dialog.language
    before.setCurrentIndex(before.findData(code))
    qtbot.waitUntil(lambda: languages().choice == code and dialog.language is not before)
    dialog.accept()


def test_a_running_game_speaks_german(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """Names of tiles follow; the position, the record and the next move do not depend on it."""
    desk = window.desk
    desk.start(new_session(catalog, "human", "human"))
    click_hex(window, first_target(window))
    before = record_text(desk.session)
    choose(window, qtbot, "de")
    assert languages().spoken == "de"
    assert desk.catalog.language == window.catalog.language == "de"
    assert desk.catalog.tiles["oasis"].name == "Oase"
    assert desk.explainer.words.names.tile("oasis") == "Oase"
    assert window.actions_["undo"].text().replace("&", "") == "Rückgängig"
    assert record_text(desk.session) == before
    click_hex(window, first_target(window))
    assert desk.position.built == 2
    choose(window, qtbot, ENGLISH)
    assert desk.explainer.words.names.tile("oasis") == "Oasis"


def test_a_running_puzzle_speaks_german(window: MainWindow, qtbot: QtBot) -> None:
    """Title and list have the German name once it is read; the puzzle stays the same."""
    puzzles = window.puzzles
    puzzles.store.read()
    qtbot.waitUntil(lambda: puzzles.store.is_read)
    puzzle = puzzles.store.puzzles[0]
    puzzles.open(puzzle)
    assert window.desk.lesson is not None
    assert window.desk.lesson.title == f"Puzzle: {puzzle.name}"
    choose(window, qtbot, "de")
    qtbot.waitUntil(lambda: puzzles.store.puzzles[0].name != puzzle.name)
    assert puzzles.play.puzzle == puzzles.store.puzzles[0]
    assert window.desk.lesson.title.endswith(f": {puzzles.store.puzzles[0].name}")


def test_an_open_tip_speaks_german(make_window: Callable[..., MainWindow], qtbot: QtBot) -> None:
    """The words of the tips are read again, in a thread."""
    window = make_window(tips=True)
    window.files.start_first_game()
    tip = window.lessons.tips
    qtbot.waitUntil(lambda: tip.is_open)
    english = tip.text.text()
    window.shell.language_chosen.emit("de")
    qtbot.waitUntil(lambda: languages().spoken == "de")
    qtbot.waitUntil(lambda: window.lessons.tips.text.text().startswith("Baue"))
    assert window.lessons.tips.text.text() != english
    assert window.lessons.tips.is_open


def test_a_choice_is_accepted_before_the_content_is_read(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """The windows wait for the content, so that its names are in the same language."""
    window.desk.start(new_session(catalog, "human", "human"))
    window.actions_["settings"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, SettingsDialog)
    dialog.language.setCurrentIndex(dialog.language.findData("de"))
    dialog.accept()
    qtbot.waitUntil(lambda: languages().spoken == "de")
    assert window.desk.catalog.tiles["oasis"].name == "Oase"


def test_other_content_on_the_way_does_not_change_the_language(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """Content in the former language, such as a saved section, comes first."""
    window.shell.language_chosen.emit("de")
    window.workshop.sections_changed.emit(catalog)
    assert languages().spoken == ENGLISH
    qtbot.waitUntil(lambda: languages().spoken == "de")
    assert window.catalog.language == "de"


def test_a_game_of_one_language_opens_in_another(catalog: Catalog) -> None:
    """A record holds ids only."""
    german = load_catalog(None, language="de")
    text = record_text(new_session(german, "human", "builder"))
    assert text == record_text(new_session(catalog, "human", "builder"))
    assert replay(parse_record(text, "a.kbgame"), catalog).catalog is catalog


def test_content_takes_the_words_of_the_same_entries_only(catalog: Catalog) -> None:
    """Rules stay those of the game; the way back gives the English words again."""
    german = load_catalog(None, language="de")
    spoken = catalog.in_words_of(german)
    assert spoken.tiles["oasis"].name == "Oase"
    assert spoken.sections == german.sections  # with the cells of the own ones
    assert spoken.sections["oasis"].name == "Oase"
    assert spoken.expansions == german.expansions  # with the names of their terrain cards
    other = replace(german, tiles={"oasis": replace(german.tiles["oasis"], copies=9)})
    assert catalog.in_words_of(other).tiles == catalog.tiles
    assert spoken.original("tile", spoken.tiles["oasis"]).name == "Oasis"
    again = spoken.in_words_of(catalog)
    assert again.tiles == catalog.tiles
    assert again.sections == catalog.sections
    assert again.language == catalog.language
    assert dict(again.originals) == dict(catalog.originals)


LONG = "Maximiliane of Ravensbrk"  # as long as a name may be


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(960, 540), (1280, 800), (1920, 1080)])
def test_no_line_of_the_start_page_is_cut(
    make_window: Callable[..., MainWindow], size: tuple[int, int], percent: int, language: str
) -> None:
    """Buttons and the games below them show their whole texts, with a long name, too."""
    languages().speak(language)
    id_ = keep(0, seats=(replace(ANN, name=LONG), replace(BOB, name=LONG[::-1])))
    window = make_window(text_size=percent, content=load_catalog(None, language=language))
    window.setMinimumSize(1, 1)
    window.resize(*size)
    window.themes.fit_text(window.size())
    page = window.start_page
    (entry,) = Library().entries([id_])
    page.set_continue(window.games.describe(entry))
    page.set_games([entry], window.games.make_recent)
    for _ in range(3):
        QApplication.processEvents()
    labels = [label for label in page.findChildren(ElidedLabel) if label.isVisible()]
    assert len(labels) == 5
    assert LONG in page.resume.details[1].text() or LONG[::-1] in page.resume.details[1].text()
    assert not [label.text() for label in labels if label.is_cut]
    (row,) = (row for row in page.findChildren(GameRow) if row.isVisible())
    room = row.words_rect().width()
    bold, small = scaled_font(row, 1.0, bold=True), scaled_font(row, SMALL)
    lines = [(bold, row.accessibleName()), *((small, line) for line in row.details(room))]
    metrics = [(QFontMetrics(font), text) for font, text in lines]
    assert all(one.horizontalAdvance(text) <= room for one, text in metrics)
    assert sum(one.lineSpacing() for one, _ in metrics) <= row.height()


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl", "es"])
@pytest.mark.parametrize("size", [(960, 540), (1280, 800)])
@pytest.mark.parametrize("percent", [100, 200])
def test_a_challenge_on_the_start_page_is_named_whole(
    make_window: Callable[..., MainWindow],
    qtbot: QtBot,
    size: tuple[int, int],
    percent: int,
    language: str,
) -> None:
    """The longest title, of a challenge of a week, is not cut in any language."""
    languages().speak(language)
    content = load_catalog(None, language=language)
    options = replace(new_session(content, "human", "builder").options, challenge="2026-W48")
    game = Session(content, options, (ANN, BOB))
    game.play(game.position.legal_moves()[0])
    Library().write(EntryHead("20261124-120000-00000001"), record_text(game))
    window = make_window(text_size=percent, content=content)
    window.setMinimumSize(1, 1)
    window.resize(*size)
    window.themes.fit_text(window.size())
    title = window.start_page.resume.details[0]
    qtbot.waitUntil(lambda: title.isVisible() and title.text().strip() != "")
    assert title.text().endswith(("26", "2026"))
    assert not title.is_cut


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl", "es"])
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(960, 540), (1280, 800), (1920, 1080)])
def test_no_preset_is_cut(
    make_window: Callable[..., MainWindow], size: tuple[int, int], percent: int, language: str
) -> None:
    """A preset has its whole name and, on one or two lines, its whole content."""
    languages().speak(language)
    window = make_window(text_size=percent, content=load_catalog(None, language=language))
    window.actions_["new_game"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, NewGameDialog)
    dialog.resize(*size)
    QApplication.processEvents()
    tiles = dialog.presets.list
    (bold, small), grid = map(QFontMetrics, tiles._delegate.fonts()), tiles.gridSize()
    room = grid.width() - GAP - 2 * PAD - 4
    texts = [(tiles.item(row).text(), tiles.item(row).data(LINE_ROLE)) for row in range(13)]
    assert all(bold.horizontalAdvance(name) <= room for name, _ in texts)
    broken = [two_lines(text, small, room) for _, text in texts]
    assert not [lines for lines in broken if small.horizontalAdvance(lines[-1]) > room]
    high = max(map(len, broken)) * small.lineSpacing() + bold.lineSpacing()
    art = tiles._delegate._art_height(grid.width())
    assert art + high + 2 * PAD <= grid.height()


@pytest.mark.usefixtures("usual_text")
@pytest.mark.parametrize("size", [(960, 540), (1280, 800)])
@pytest.mark.parametrize("code", [ENGLISH, "de", "fr"])
def test_words_at_the_table_are_whole_with_large_text(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    code: str,
    size: tuple[int, int],
    qtbot: QtBot,
) -> None:
    """At 200 % headline, tabs, names of cards, task and the curtain's text are not elided."""
    window = make_window(text_size=200, language=code)
    window.resize(*size)
    window.desk.start(games.four_tasks(load_catalog(None, language=code), 5))
    qtbot.waitUntil(lambda: not window.is_growing)
    qtbot.wait(100)
    page = window.game_page
    assert page.curtain.isVisible()
    assert not page.curtain.detail.is_cut
    window.desk.lift_curtain()
    qtbot.wait(100)
    parts = [page.status.turn, page.status.round, page.hand.task]
    parts += [card.title for card in page.cards.cards]
    assert [part.text() for part in parts if part.is_cut] == []
    deck = page.status.deck
    assert deck.isVisible() or deck.accessibleName() in page.status.turn.toolTip()
    tabs = page.column.tabs
    metrics = QFontMetrics(tabs.words_font(bold=True))
    for tab in filter(tabs.isTabVisible, range(tabs.count())):
        words = tabs.words_place(tab, metrics)
        assert words.width() >= metrics.horizontalAdvance(tabs.tabText(tab))


@pytest.mark.parametrize("code", [ENGLISH, "de", "es", "fr", "nl"])
def test_no_two_entries_of_a_menu_share_a_letter(
    window: MainWindow, code: str, qtbot: QtBot
) -> None:
    """Each letter leads to one menu of the bar and to one entry of a menu."""
    languages().speak(code)
    undo = window.actions_["undo"]
    qtbot.waitUntil(lambda: (undo.text().replace("&", "") == "Undo") == (code == ENGLISH))
    bars = [bar for bar in window.findChildren(QMenuBar) if bar.isVisible()]
    assert len(bars) == 1
    assert len(bars[0].actions()) > 5
    for menu in (*bars, *(action.menu() for action in bars[0].actions())):
        keys = [QKeySequence.mnemonic(action.text()).toString() for action in menu.actions()]
        counts = Counter(filter(None, keys))
        assert [key for key, count in counts.items() if count > 1] == []
