"""A shipped language at the table: windows, tiles, cards and lessons change while a game runs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMenuBar
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.loader import load_catalog
from kingdom_builder_qt.game.record.record_reader import parse_record
from kingdom_builder_qt.game.record.saved_game import record_text, replay
from kingdom_builder_qt.ui.desktop.languages import ENGLISH, SYSTEM, languages
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.settings_dialog import SettingsDialog
from tests.ui.sample_games import click_hex, first_target, new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture(autouse=True)
def back_to_english(qapp: QApplication) -> Iterator[None]:
    """Speak English after the test."""
    usual = QLocale()
    yield
    languages().speak(ENGLISH)
    languages().speak(SYSTEM)
    QLocale.setDefault(usual)


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
    assert spoken.expansions == german.expansions  # with the names of their terrain cards
    other = replace(german, tiles={"oasis": replace(german.tiles["oasis"], copies=9)})
    assert catalog.in_words_of(other).tiles == catalog.tiles
    assert spoken.original("tile", spoken.tiles["oasis"]).name == "Oasis"
    again = spoken.in_words_of(catalog)
    assert again.tiles == catalog.tiles
    assert again.language == catalog.language
    assert dict(again.originals) == dict(catalog.originals)


@pytest.mark.parametrize("code", ["de", "es", "fr", "nl"])
def test_no_two_entries_of_a_menu_share_a_letter(
    window: MainWindow, code: str, qtbot: QtBot
) -> None:
    """Each letter leads to one menu of the bar and to one entry of a menu."""
    languages().speak(code)
    qtbot.waitUntil(lambda: window.actions_["undo"].text().replace("&", "") != "Undo")
    bars = [bar for bar in window.findChildren(QMenuBar) if bar.isVisible()]
    assert len(bars) == 1
    assert len(bars[0].actions()) > 5
    for menu in (*bars, *(action.menu() for action in bars[0].actions())):
        keys = [QKeySequence.mnemonic(action.text()).toString() for action in menu.actions()]
        counts = Counter(filter(None, keys))
        assert [key for key, count in counts.items() if count > 1] == []
