"""The settings dialog by mouse and keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.game import Session
from kingdom_builder_qt.ui.desktop.languages import languages
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.settings.thinking_time import TIMES
from kingdom_builder_qt.ui.desktop.sound.player import SoundPlayer, SoundProblem
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets import screen_geometry
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.shell.profiles import ProfileDialog, ProfilesDialog
from kingdom_builder_qt.ui.shell.settings_dialog import SettingsDialog
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from tests.ui.table.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

LEFT = Qt.MouseButton.LeftButton
DeskOf = Callable[[Session], GameDesk]


def test_settings_are_written(qtbot: QtBot) -> None:
    """Prove that OK writes every choice into the settings."""
    settings = Settings()
    dialog = SettingsDialog(settings)
    games.shown(qtbot, dialog)
    dialog.theme.setFocus()
    QTest.keyClick(dialog.theme, Qt.Key.Key_End)
    dialog.delay.setFocus()
    QTest.keyClick(dialog.delay, Qt.Key.Key_End)
    names = (
        "running_score",
        "coordinates",
        "lanes",
        "pulse",
        "highlight_targets",
        "confirm_end_turn",
    )
    names += ("sound", "play_only_moves")
    before = {name: getattr(settings, name) for name in names}
    for name in names:
        QTest.keyClick(getattr(dialog, name), Qt.Key.Key_Space)
    dialog.animation.setFocus()  # last: without animation nothing pulses
    QTest.keyClick(dialog.animation, Qt.Key.Key_Home)
    QTest.keyClick(dialog.animation, Qt.Key.Key_Right)
    with qtbot.waitSignal(dialog.settings_changed):
        QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    assert (settings.theme, settings.animation_speed, settings.ai_delay_ms) == ("contrast", 0.0, 0)
    assert {name: getattr(settings, name) for name in names} == {
        name: not value for name, value in before.items()
    }


class Sampler(SoundPlayer):
    """Records the sampled volumes."""

    def __init__(self) -> None:
        """Start with an empty record."""
        super().__init__()
        self.samples: list[int] = []
        self.checks = 0

    def sample(self, volume: int) -> None:
        """Record a volume."""
        self.samples.append(volume)

    def check(self) -> None:
        """Record the call."""
        self.checks += 1


def test_volume_can_be_tried_and_kept(qtbot: QtBot) -> None:
    """Prove that a change plays once, that OK saves it, and that only the switch disables it."""
    settings, sounds = Settings(), Sampler()
    dialog = SettingsDialog(settings, None, sounds)
    games.shown(qtbot, dialog)
    assert (sounds.checks, sounds.samples, dialog.volume_word.text()) == (1, [], "60 %")
    dialog.volume.setFocus()
    for _ in range(3):
        QTest.keyClick(dialog.volume, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: bool(sounds.samples))
    assert (sounds.samples, dialog.volume_word.text()) == ([75], "75 %")
    dialog.sound.click()
    assert not dialog.volume.isEnabled()
    dialog.sound.click()
    assert dialog.volume.isEnabled()
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    assert (settings.sound, settings.sound_volume) == (True, 75)


def test_a_volume_between_the_steps_is_not_rounded(qtbot: QtBot) -> None:
    """Prove that OK changes no untouched volume."""
    settings = Settings(sound_volume=58)
    dialog = SettingsDialog(settings)
    games.shown(qtbot, dialog)
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    assert settings.sound_volume == 58


def test_settings_say_why_nothing_is_heard(qtbot: QtBot) -> None:
    """Prove that the reason is shown once known, without a scroll bar, and disappears with its
    cause.
    """
    sounds = Sampler()
    dialog = SettingsDialog(Settings(), None, sounds)
    screen_geometry.fit_dialog(dialog)
    games.shown(qtbot, dialog)
    assert not dialog.sound_problem.isVisible()
    for problem, sentence in (
        (SoundProblem.DEVICE, "No sound device found."),
        (SoundProblem.LIBRARY, "This installation has no sound library."),
    ):
        sounds.problem = problem
        sounds.problem_changed.emit(problem)
        assert dialog.sound_problem.isVisible()
        assert dialog.sound_problem.text() == sentence
        qtbot.waitUntil(lambda: games.clipped(dialog) == [])
        QTest.qWait(20)
        assert dialog.page.verticalScrollBar().maximum() == 0
    sounds.problem = SoundProblem.NONE
    sounds.problem_changed.emit(SoundProblem.NONE)
    assert not dialog.sound_problem.isVisible()


def test_thinking_time_by_keys(qtbot: QtBot) -> None:
    """Prove that each key selects the next time, named in words, and that OK saves it."""
    settings = Settings()
    dialog = SettingsDialog(settings)
    games.shown(qtbot, dialog)
    assert dialog.thinking.accessibleName() == "Master's thinking time"
    dialog.thinking.setFocus()
    words = [dialog.thinking_word.text()]
    for _ in TIMES[1:]:
        QTest.keyClick(dialog.thinking, Qt.Key.Key_Right)
        words.append(dialog.thinking_word.text())
        assert games.clipped(dialog) == []
    seconds = ("0.2", "0.5", "1", "2", "5", "10")
    assert words == ["Automatic", *(f"Up to {number} s per turn" for number in seconds)]
    QTest.keyClick(dialog.thinking, Qt.Key.Key_Left)
    with qtbot.waitSignal(dialog.settings_changed):
        QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    assert settings == Settings(master_seconds=5.0)


def test_thinking_time_is_shown_and_restored(qtbot: QtBot) -> None:
    """Prove that the row starts with the setting, and that Cancel restores it after the
    defaults.
    """
    settings = Settings(master_seconds=2)
    dialog = SettingsDialog(settings)
    games.shown(qtbot, dialog)
    assert dialog.thinking_word.text() == "Up to 2 s per turn"
    QTest.mouseClick(dialog.defaults, LEFT)
    assert dialog.thinking_word.text() == "Automatic"
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel), LEFT)
    assert settings == Settings(master_seconds=2)


def test_settings_fit_a_small_screen(qtbot: QtBot) -> None:
    """Prove that all rows and the sentence about the sound fit 960 by 540."""
    sounds = Sampler()
    sounds.problem = SoundProblem.LIBRARY
    dialog = SettingsDialog(Settings(), None, sounds)
    games.shown(qtbot, dialog)
    assert dialog.sound_problem.isVisible()
    assert dialog.height() >= dialog.minimumSizeHint().height()
    assert dialog.height() <= 530
    assert games.clipped(dialog) == []


def test_settings_can_be_cancelled(qtbot: QtBot) -> None:
    """Prove that Esc changes nothing."""
    settings = Settings()
    dialog = SettingsDialog(settings)
    games.shown(qtbot, dialog)
    dialog.coordinates.click()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert settings == Settings()


def test_settings_are_shown(qtbot: QtBot) -> None:
    """Prove that the form starts with the settings and the defaults can be restored."""
    settings = Settings(
        theme="light", animation_speed=2.0, ai_delay_ms=900, highlight_targets=False
    )
    dialog = SettingsDialog(settings)
    games.shown(qtbot, dialog)
    assert (dialog.theme.currentData(), dialog.highlight_targets.isChecked()) == ("light", False)
    words = dialog.animation_word.text(), dialog.delay_word.text()
    assert words == ("Fast", "Slow")
    assert games.clipped(dialog) == []
    QTest.mouseClick(dialog.defaults, LEFT)
    assert dialog.highlight_targets.isChecked()
    assert not settings.highlight_targets


def test_tab_follows_the_eye_where_the_dialog_scrolls(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a small screen, too, the buttons are last in the tab order, in their visual order."""
    monkeypatch.setattr(screen_geometry, "available_area", lambda _w: QRect(0, 0, 700, 300))
    dialog = SettingsDialog(Settings())
    standard = QDialogButtonBox.StandardButton
    answers = map(dialog.buttons.button, (standard.Ok, standard.Cancel))
    assert tab_stops(dialog)[-3:] == [dialog.defaults, *answers]
    screen_geometry.fit_dialog(dialog)
    games.shown(qtbot, dialog)
    assert dialog.findChildren(ScrollPage)
    stops = tab_stops(dialog)
    first = dialog.language, dialog.text_size, dialog.theme, dialog.magnifier
    assert tuple(stops[:4]) == first
    assert all(dialog.buttons.isAncestorOf(stop) for stop in stops[-3:])


def tab_stops(dialog: SettingsDialog) -> list[QWidget]:
    """Return the tab order, from the first widget."""
    stops, stop = [], dialog.nextInFocusChain()
    while stop is not dialog:
        stops.append(stop)
        stop = stop.nextInFocusChain()
    return [stop for stop in stops if stop.focusPolicy() & Qt.FocusPolicy.TabFocus]


@pytest.mark.parametrize("percent", [100, 150])
def test_boxes_lie_in_two_columns(window: MainWindow, usual_text: None, percent: int) -> None:
    """The boxes of the right column are aligned for texts of any length."""
    window.themes.resize_text(percent)
    window.actions_["settings"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, SettingsDialog)
    QApplication.processEvents()
    rights = (dialog.idle_motion, dialog.pulse, dialog.lanes, dialog.play_only_moves)
    assert len({box.mapTo(dialog, box.rect().topLeft()).x() for box in rights}) == 1


def cut_controls(dialog: SettingsDialog) -> list[str]:
    """Return the texts of boxes, lists and buttons with less room than they need."""
    kinds = (QCheckBox, QComboBox, QPushButton)
    controls = [one for kind in kinds for one in dialog.findChildren(kind) if one.isVisible()]
    return [
        one.currentText() if isinstance(one, QComboBox) else one.text()
        for one in controls
        if one.width() < one.sizeHint().width() or one.height() < one.minimumSizeHint().height()
    ]


@pytest.mark.parametrize("size", [(1440, 900), (960, 540)])
def test_another_text_size_lays_the_dialog_out_again(
    window: MainWindow,
    usual_text: None,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
    size: tuple[int, int],
) -> None:
    """After each change of the text size, the dialog looks as if opened at that size, on the
    screen, with its buttons in view and no text cut.
    """
    screen = QRect(0, 0, *size)
    monkeypatch.setattr(screen_geometry, "available_area", lambda _w: screen)
    window.resize(900, 500)
    sizes, fresh = (200, 150, 100), {}
    for percent in sizes:
        window.themes.resize_text(percent)
        window.actions_["settings"].trigger()
        dialog = window.dialogs.current
        assert isinstance(dialog, SettingsDialog)
        QTest.qWait(20)
        fresh[percent] = dialog.size()
        dialog.done(0)
    window.actions_["settings"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, SettingsDialog)
    for percent in sizes:
        dialog.text_size.setCurrentIndex(dialog.text_size.findData(percent))
        qtbot.waitUntil(lambda p=percent: dialog.size() == fresh[p])
        QTest.qWait(20)
        assert dialog.size() == fresh[percent]
        assert screen.contains(dialog.geometry())
        assert games.clipped(dialog) == []
        assert cut_controls(dialog) == []
        for button in dialog.buttons.buttons():
            assert dialog.rect().contains(button.mapTo(dialog, button.rect().bottomRight()))
        assert dialog.page.horizontalScrollBar().maximum() == 0
        rights = (dialog.idle_motion, dialog.pulse, dialog.lanes, dialog.play_only_moves)
        assert len({box.mapTo(dialog, box.rect().topLeft()).x() for box in rights}) == 1
    assert fresh[200].height() > fresh[100].height()


def test_the_keyboard_can_be_seen_at_opening(window: MainWindow) -> None:
    """The focused widget is visibly focused before the first key."""
    window.activateWindow()
    window.actions_["settings"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, SettingsDialog)
    dialog.activateWindow()
    QApplication.processEvents()
    assert dialog.language.hasFocus()
    focused = dialog.language.grab().toImage()
    dialog.text_size.setFocus()
    assert dialog.language.grab().toImage() != focused


def test_look_is_previewed_and_restored(window: MainWindow, usual_text: None) -> None:
    """Theme and text size change at once, Cancel restores both, and OK keeps them."""
    before = window.themes.choice, window.themes.text_size
    for is_kept in (False, True):
        window.actions_["settings"].trigger()
        dialog = window.dialogs.current
        assert isinstance(dialog, SettingsDialog)
        dialog.theme.setCurrentIndex(dialog.theme.findData("dark"))
        assert window.themes.theme.is_dark
        dialog.text_size.setCurrentIndex(dialog.text_size.findData(150))
        assert (window.themes.choice, window.themes.text_size) == ("dark", 150)
        if is_kept:
            dialog.accept()
            assert (window.settings.theme, window.settings.text_size) == ("dark", 150)
            assert (window.themes.choice, window.themes.text_size) == ("dark", 150)
        else:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
            assert (window.themes.choice, window.themes.text_size) == before
            assert (window.settings.theme, window.settings.text_size) == before
    window.themes.apply("light")


def test_colours_and_letters_are_previewed_and_restored(window: MainWindow) -> None:
    """Palette and letters change at once on all boards, Cancel restores both, OK keeps them."""
    for is_kept in (False, True):
        window.actions_["settings"].trigger()
        dialog = window.dialogs.current
        assert isinstance(dialog, SettingsDialog)
        dialog.colours.setCurrentIndex(dialog.colours.findData("tritanopia"))
        assert (current_theme().hues, current_theme().letters) == ("tritanopia", False)
        dialog.terrain_letters.click()
        assert (current_theme().hues, current_theme().letters) == ("tritanopia", True)
        if is_kept:
            dialog.accept()
        else:
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
        kept = ("tritanopia", True) if is_kept else ("standard", False)
        assert (window.settings.colours, window.settings.terrain_letters) == kept
        assert (current_theme().hues, current_theme().letters) == kept


def test_usual_opponent_plays_the_first_game(window: MainWindow) -> None:
    """The opponent of the settings sits at the table of a first game and of a first new game."""
    window.actions_["settings"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, SettingsDialog)
    dialog.opponent.setCurrentIndex(dialog.opponent.findData("novice"))
    dialog.accept()
    assert window.settings.default_opponent == "novice"
    window.files.start_first_game()
    session = window.desk.session
    assert session is not None
    assert (session.seats[1].name, session.seats[1].controller) == ("", "novice")
    window.desk.close()


def test_players_are_added_changed_and_deleted(qtbot: QtBot) -> None:
    """A new player, another name and an end of a profile are saved by OK, not by Cancel."""
    settings = Settings(profiles=[["Anna", 2, "farm"]])
    dialog = SettingsDialog(settings)
    games.shown(qtbot, dialog)
    dialog.players.click()
    (people,) = dialog.findChildren(ProfilesDialog)
    people.add.click()
    (one,) = people.findChildren(ProfileDialog)
    assert not one.ok.isEnabled()
    QTest.keyClicks(one.name, "Anna")
    assert one.problem.text() == "Another player is called Anna."
    assert not one.ok.isEnabled()
    one.name.clear()
    QTest.keyClicks(one.name, "Ben")
    one.colours.button(4).click()
    one.portraits.button(1).click()
    one.ok.click()
    assert people.list.count() == 2
    people.first.click()
    people.list.setCurrentRow(1)
    people.change.click()
    change = people.findChildren(ProfileDialog)[-1]
    assert change.name.text() == "Anna"
    change.name.setText("Hanna")
    change.ok.click()
    people.close_button.click()
    assert settings.profiles == [["Anna", 2, "farm"]]
    dialog.accept()
    assert settings.profiles == [["Ben", 4, "harbor"], ["Hanna", 2, "farm"]]
    again = SettingsDialog(settings)
    qtbot.addWidget(again)
    again.players.click()
    (people,) = again.findChildren(ProfilesDialog)
    people.delete.click()
    again.reject()
    assert len(settings.profiles) == 2


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl", "es"])
def test_large_text_fits_the_width_of_a_small_screen(
    language: str,
    qtbot: QtBot,
    resize_text: Callable[[int], None],
    monkeypatch: pytest.MonkeyPatch,
    back_to_english: None,
) -> None:
    """At 200 per cent on 960 x 540 no language scrolls sideways."""
    monkeypatch.setattr(screen_geometry, "available_area", lambda _w: QRect(0, 0, 960, 540))
    languages().speak(language)
    resize_text(200)
    dialog = SettingsDialog(Settings(language=language))
    screen_geometry.fit_dialog(dialog)
    games.shown(qtbot, dialog)
    QApplication.processEvents()
    assert dialog.width() <= 960
    assert dialog.page.horizontalScrollBar().maximum() == 0
    assert cut_controls(dialog) == []


def test_the_meaning_of_letters_is_told(window: MainWindow) -> None:
    """The tooltip of the letters names the terrain of each."""
    window.actions_["settings"].trigger()
    dialog = window.dialogs.current
    assert isinstance(dialog, SettingsDialog)
    lines = dialog.terrain_letters.toolTip().splitlines()
    assert len(lines) == len(window.catalog.terrains)
    assert "T: Forest" in lines
