"""The language is changed in the settings while the program runs, and nothing is lost."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.ui.desktop.languages import SYSTEM, languages
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.settings_dialog import SettingsDialog
from tests.ui.pseudo import LONG, RIGHT_TO_LEFT
from tests.ui.sample_games import click_hex, first_target, new_session

pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.usefixtures("speaks_pseudo"),
]


def choose(window: MainWindow, qtbot: QtBot, code: str) -> SettingsDialog:
    """Choose a language in the open settings, or open them; return their dialog."""
    dialog = window.dialogs.current
    if not isinstance(dialog, SettingsDialog):
        window.actions_["settings"].trigger()
        dialog = window.dialogs.current
    assert isinstance(dialog, SettingsDialog)
    before = dialog.language
    dialog.language.setCurrentIndex(dialog.language.findData(code))
    qtbot.waitUntil(lambda: languages().choice == code and dialog.language is not before)
    return dialog


def test_the_start_page_speaks_at_once(window: MainWindow, qtbot: QtBot) -> None:
    """Menus, page and the open settings change; Cancel brings the former language back."""
    dialog = choose(window, qtbot, LONG)
    assert window.dialogs.current is dialog
    assert window.start_page.first.title.text().startswith("⟦Fíršt gámé")
    assert window.actions_["new_game"].text().startswith("⟦&Ñéw")
    assert [a.text()[0] for a in window.menus.actions()] == ["⟦"] * 6
    assert dialog.windowTitle().startswith("⟦Šéttíñgš")
    assert window.isVisible()
    dialog.reject()
    qtbot.waitUntil(lambda: languages().choice == SYSTEM)
    assert window.start_page.first.title.text() == "First game"
    assert window.settings.language == SYSTEM


def test_own_words_on_buttons_of_a_dialog_stay(window: MainWindow, qtbot: QtBot) -> None:
    """Qt writes its words on the standard buttons of an open dialog, and on no other one."""
    dialog = choose(window, qtbot, LONG)
    QApplication.processEvents()
    assert dialog.defaults.text().startswith("⟦Réštóré défáúltš")
    dialog.reject()
    qtbot.waitUntil(lambda: languages().choice == SYSTEM)


def test_the_form_keeps_its_values(window: MainWindow, qtbot: QtBot) -> None:
    """Choices made before the language changes are accepted with it, and stored."""
    window.actions_["settings"].trigger()
    dialog = window.dialogs.current
    dialog.coordinates.setChecked(False)
    dialog.keep_games.setCurrentIndex(2)
    height = dialog.height()
    choose(window, qtbot, LONG)
    assert dialog.width() >= dialog.sizeHint().width()  # less than before, with labels above fields
    assert dialog.height() >= height
    assert not dialog.coordinates.isChecked()
    assert dialog.keep_games.currentIndex() == 2
    assert dialog.language.currentData() == LONG
    dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()
    assert window.settings.language == LONG
    assert not window.settings.coordinates
    assert not window.actions_["coordinates"].isChecked()


def test_languages_have_their_own_names(window: MainWindow) -> None:
    """The system comes first, then each language in its own words."""
    window.actions_["settings"].trigger()
    box = window.dialogs.current.language
    names = [box.itemText(row) for row in range(box.count())]
    assert names == ["System language", "English", "Esperanto", "עברית"]


def test_a_game_goes_on(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """Position, log, undo and redo stay, and the next move is played on the new board."""
    desk = window.desk
    desk.start(new_session(catalog, "human", "human"))
    for _ in range(2):
        click_hex(window, first_target(window))
    desk.controller.undo()
    session, moves, old = desk.session, len(desk.session.log), weakref.ref(window.game_page)
    window.settings.running_score = True
    choose(window, qtbot, LONG).accept()
    assert desk.session is session
    assert window.in_game
    assert window.game_page.log.view.model().rowCount() > 0
    assert window.banner.isVisible()
    desk.controller.redo()
    assert len(desk.session.log) == moves + 1
    click_hex(window, first_target(window))
    assert len(desk.session.log) == moves + 2
    desk.controller.undo()
    assert len(desk.session.log) == moves + 1
    QApplication.processEvents()
    gc.collect()
    assert old() is None  # nothing follows the desk any longer


def test_a_computer_thinks_on(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """A question to the computer is answered although the table is another one."""
    desk = window.desk
    desk.start(new_session(catalog, "builder", "human"))
    qtbot.waitUntil(lambda: desk.ai.is_thinking or desk.seats.is_human_turn, timeout=20_000)
    choose(window, qtbot, LONG).accept()
    qtbot.waitUntil(lambda: desk.seats.is_human_turn, timeout=20_000)
    click_hex(window, first_target(window))
    assert desk.position.built == 1


def test_there_and_back(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """After many changes each key still calls its command once."""
    desk = window.desk
    desk.start(new_session(catalog, "human", "human"))
    click_hex(window, first_target(window))
    for code in (LONG, RIGHT_TO_LEFT, "en", LONG, "en"):
        dialog = choose(window, qtbot, code)
    dialog.accept()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.game_page.view.setFocus()
    QTest.keyClick(window.game_page.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(desk.session.log) == 0
    assert window.windowTitle().endswith("Kingdom Builder Qt")


def test_panels_mirror_and_the_board_does_not(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """In a language written from right to left the column is on the left."""
    window.desk.start(new_session(catalog, "human", "human"))
    page = window.game_page
    before = page.view.mapFromScene(page.scene.plane.centre(0)).x()
    assert page.column.mapTo(page, page.column.rect().topLeft()).x() > page.width() / 2
    choose(window, qtbot, RIGHT_TO_LEFT).accept()
    page = window.game_page
    assert QApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    assert page.column.mapTo(page, page.column.rect().topLeft()).x() < 3
    assert abs(page.view.mapFromScene(page.scene.plane.centre(0)).x() - before) < 3


def test_the_rules_stay_open(window: MainWindow, qtbot: QtBot) -> None:
    """The rules show the same page and search in the other language."""
    window.actions_["rules"].trigger()
    window.rules.show_entry("tiles", "farm")
    choose(window, qtbot, LONG).accept()
    assert window.rules.window is not None
    assert window.rules.window.key == ("tiles", "farm")
    assert window.rules.window.windowTitle().startswith("⟦Rúléš")


def test_a_replay_stays_at_its_moment(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """The replay shows the same moment in the other language."""
    session = new_session(catalog, "human", "human")
    window.desk.start(session)
    for _ in range(3):
        click_hex(window, first_target(window))
    window.shell.running_replay_wanted.emit()
    qtbot.waitUntil(lambda: window.replays.window is not None)
    window.replays.window.go_to(2)
    choose(window, qtbot, LONG).accept()
    assert window.replays.window.moves == 2
    assert window.replays.window.windowTitle().startswith("⟦Répláy")
    assert window.replays.window.branch.text().startswith("⟦")


def test_a_new_game_half_filled_in(window: MainWindow, qtbot: QtBot) -> None:
    """The dialog closes before the settings open, and reopens as it was left."""
    window.actions_["new_game"].trigger()
    dialog = window.dialogs.current
    dialog.choose_players(3) if hasattr(dialog, "choose_players") else None
    left = dialog.options() if hasattr(dialog, "options") else None
    choose(window, qtbot, LONG).accept()
    window.actions_["new_game"].trigger()
    again = window.dialogs.current
    assert again.windowTitle().startswith("⟦")
    assert left is None or again.options() == left


def test_the_editor_keeps_unsaved_work(window: MainWindow, qtbot: QtBot) -> None:
    """Document, undo and redo of the editor stay, with its windows in the other language."""
    window.show_editor()
    editor = window.workshop.editor
    document = editor.document
    for row in (2, 4, 6):
        paint(editor, row)
    document.stack.undo()
    at, count = document.stack.index(), document.stack.count()
    assert count > at > 0
    editor.actions_["entries"].trigger()
    entries = editor.entries.window
    choose(window, qtbot, LONG).accept()
    assert editor.document is document
    assert (document.stack.index(), document.stack.count()) == (at, count)
    assert editor.windowTitle().startswith("⟦")
    assert editor.actions_["save"].text().startswith("⟦")
    assert entries.windowTitle().startswith("⟦")
    assert entries.form is entries.split.widget(1)
    editor.actions_["redo"].trigger()
    assert document.stack.index() == at + 1
    document.stack.setIndex(0)
    entries.close_anyway()
    editor.close_anyway()
    QApplication.processEvents()


def paint(editor: EditorWindow, row: int) -> None:
    """Paint a hex as a step that can be undone."""
    editor.canvas.setFocus()
    QTest.keyClick(editor.canvas, Qt.Key.Key_1)
    for _ in range(row):
        QTest.keyClick(editor.canvas, Qt.Key.Key_Down)
    QTest.keyClick(editor.canvas, Qt.Key.Key_Return)


def test_numbers_and_dates_follow(make_window: Callable[..., MainWindow]) -> None:
    """A chosen language has its own numbers; a stored choice is spoken from the start."""
    window = make_window(language=RIGHT_TO_LEFT)
    assert languages().choice == RIGHT_TO_LEFT
    assert QLocale().language() == QLocale.Language.Hebrew
    assert window.start_page.first.title.text().startswith("\u200f⟦")


def test_screen_readers_are_told_the_language(window: MainWindow, qtbot: QtBot) -> None:
    """Open windows and later ones name the language of the texts, not that of the system."""

    def told(widget: QWidget) -> QLocale.Language:
        answers = QAccessible.queryAccessibleInterface(widget).attributesInterface()
        return answers.attributeValue(QAccessible.Attribute.Locale).language()

    dialog = choose(window, qtbot, RIGHT_TO_LEFT)
    assert told(window.start_page.first) == told(window) == QLocale.Language.Hebrew
    assert told(dialog.language) == QLocale.Language.Hebrew
    dialog.reject()
    qtbot.waitUntil(lambda: languages().choice == SYSTEM)
    qtbot.waitUntil(lambda: told(window) == QLocale.Language.English)


def test_a_language_without_texts_is_not_named(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Portuguese system has Portuguese numbers and English texts, which a reader is told."""
    usual = QLocale()
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: QLocale("pt_BR")))
    languages().speak(SYSTEM)
    try:
        assert QLocale().language() == QLocale.Language.Portuguese
        late = QDialog(window)
        qtbot.addWidget(late)
        late.show()
        late.activateWindow()
        qtbot.waitUntil(lambda: late.locale().language() == QLocale.Language.English)
    finally:
        QLocale.setDefault(usual)
