"""Tests of the smaller dialogs by mouse and keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog, Problem
from kingdom_builder_qt.core.events import Gold
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.ui.scores.scores_dialog import ScoresDialog
from kingdom_builder_qt.ui.settings.settings import Settings
from kingdom_builder_qt.ui.settings.thinking_time import TIMES
from kingdom_builder_qt.ui.sound.player import SoundPlayer, SoundProblem
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.table.session_bridge import SessionBridge
from kingdom_builder_qt.ui.window.about_dialog import AboutDialog
from kingdom_builder_qt.ui.window.problems_dialog import ProblemsDialog
from kingdom_builder_qt.ui.window.settings_dialog import SettingsDialog
from tests.ui.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

LEFT = Qt.MouseButton.LeftButton
BridgeOf = Callable[[Session], SessionBridge]


def shown(qtbot: QtBot, widget: QWidget) -> None:
    """Show a dialog and wait until it takes keys."""
    qtbot.addWidget(widget)
    widget.show()
    widget.activateWindow()
    with qtbot.waitActive(widget):
        pass


def test_scores_light_what_earned_them(
    bridge_of: BridgeOf, catalog: Catalog, theme: Theme, qtbot: QtBot
) -> None:
    """Prove that click and arrow key light the hexes of a cell, and closing puts them out."""
    session = games.played(catalog, 5000, 3)
    bridge = bridge_of(session)
    dialog = ScoresDialog(bridge, theme)
    shown(qtbot, dialog)
    asked: list[tuple[str, int]] = []
    bridge.highlight_requested.connect(lambda role, mask: asked.append((role, mask)))
    sheets = session.position.scores()
    cell = dialog.table.visualRect(dialog.model.index(1, 2))
    QTest.mouseClick(dialog.table.viewport(), LEFT, pos=cell.center())
    assert asked[-1] == ("earned", sheets[2].entries[1].hexes)
    QTest.keyClick(dialog.table, Qt.Key.Key_Left)
    assert asked[-1] == ("earned", sheets[1].entries[1].hexes)
    QTest.mouseClick(dialog.close_button, LEFT)
    assert asked[-1] == ("earned", 0)


def test_scores_name_the_winner(
    bridge_of: BridgeOf, catalog: Catalog, theme: Theme, qtbot: QtBot
) -> None:
    """Prove that headline and totals are those of the finished game, and nothing is cut off."""
    session = games.played(catalog, 5000, 5)
    dialog = ScoresDialog(bridge_of(session), theme)
    shown(qtbot, dialog)
    gold = session.position.gold()
    assert str(max(gold)) in dialog.headline.text()
    assert session.seats[gold.index(max(gold))].name in dialog.headline.text()
    assert dialog.crown.isVisible()
    rows = dialog.model.rowCount() - 1
    last = dialog.table.visualRect(dialog.model.index(rows, 4))
    assert dialog.table.viewport().rect().contains(last)
    assert games.clipped(dialog) == []


def test_scores_while_playing(
    bridge_of: BridgeOf, catalog: Catalog, theme: Theme, qtbot: QtBot
) -> None:
    """Prove that during the game nobody is called the winner."""
    dialog = ScoresDialog(bridge_of(games.played(catalog, 20)), theme)
    shown(qtbot, dialog)
    assert dialog.headline.text() == "If the game ended now"
    assert not dialog.crown.isVisible()


def test_scores_do_not_block(
    bridge_of: BridgeOf, catalog: Catalog, theme: Theme, qtbot: QtBot
) -> None:
    """Prove that the sheet is not modal, stays off the board and asks for new games."""
    window = QWidget()
    window.setGeometry(0, 0, 1280, 800)
    shown(qtbot, window)
    dialog = ScoresDialog(bridge_of(games.played(catalog, 5000)), theme, window)
    dialog.place_beside(window)
    shown(qtbot, dialog)
    assert not dialog.isModal()
    assert dialog.x() >= window.x() + 1280 - 400
    with qtbot.waitSignal(dialog.again_requested):
        QTest.mouseClick(dialog.again, LEFT)
    with qtbot.waitSignal(dialog.new_game_requested):
        QTest.mouseClick(dialog.new_game, LEFT)


def test_settings_are_written(qtbot: QtBot, theme: Theme) -> None:
    """Prove that OK writes every choice into the settings."""
    settings = Settings()
    dialog = SettingsDialog(settings)
    shown(qtbot, dialog)
    dialog.theme.setFocus()
    QTest.keyClick(dialog.theme, Qt.Key.Key_End)
    dialog.animation.setFocus()
    QTest.keyClick(dialog.animation, Qt.Key.Key_Home)
    dialog.delay.setFocus()
    QTest.keyClick(dialog.delay, Qt.Key.Key_End)
    names = ("running_score", "coordinates", "highlight_targets", "confirm_end_turn", "sound")
    before = {name: getattr(settings, name) for name in names}
    for name in names:
        QTest.keyClick(getattr(dialog, name), Qt.Key.Key_Space)
    with qtbot.waitSignal(dialog.settings_changed):
        QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    assert (settings.theme, settings.animation_speed, settings.ai_delay_ms) == ("dark", 0.0, 0)
    assert {name: getattr(settings, name) for name in names} == {
        name: not value for name, value in before.items()
    }


class Sampler(SoundPlayer):
    """Remembers which volumes were to be heard."""

    def __init__(self) -> None:
        """Begin with nothing."""
        super().__init__()
        self.samples: list[int] = []
        self.checks = 0

    def sample(self, volume: int) -> None:
        """Remember a volume."""
        self.samples.append(volume)

    def check(self) -> None:
        """Count."""
        self.checks += 1


def test_volume_can_be_tried_and_kept(qtbot: QtBot, theme: Theme) -> None:
    """Prove that a change is heard once, that OK keeps it, and that only the switch disables it."""
    settings, sounds = Settings(), Sampler()
    dialog = SettingsDialog(settings, None, sounds)
    shown(qtbot, dialog)
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


def test_a_volume_between_the_steps_is_not_rounded(qtbot: QtBot, theme: Theme) -> None:
    """Prove that OK changes no volume that nobody touched."""
    settings = Settings(sound_volume=58)
    dialog = SettingsDialog(settings)
    shown(qtbot, dialog)
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    assert settings.sound_volume == 58


def test_settings_say_why_nothing_is_heard(qtbot: QtBot, theme: Theme) -> None:
    """Prove that the reason is shown when it becomes known, and goes when it is gone."""
    sounds = Sampler()
    dialog = SettingsDialog(Settings(), None, sounds)
    shown(qtbot, dialog)
    assert not dialog.sound_problem.isVisible()
    for problem, sentence in (
        (SoundProblem.DEVICE, "No sound device was found."),
        (SoundProblem.LIBRARY, "This installation has no sound library."),
    ):
        sounds.problem = problem
        sounds.problem_changed.emit(problem)
        assert dialog.sound_problem.isVisible()
        assert dialog.sound_problem.text() == sentence
        qtbot.waitUntil(lambda: games.clipped(dialog) == [])
    sounds.problem = SoundProblem.NONE
    sounds.problem_changed.emit(SoundProblem.NONE)
    assert not dialog.sound_problem.isVisible()


def test_thinking_time_by_keys(qtbot: QtBot, theme: Theme) -> None:
    """Prove that each key goes to the next time, that it is told in words, and that OK keeps it."""
    settings = Settings()
    dialog = SettingsDialog(settings)
    shown(qtbot, dialog)
    assert dialog.thinking.accessibleName() == "Thinking time of Master"
    dialog.thinking.setFocus()
    words = [dialog.thinking_word.text()]
    for _ in TIMES[1:]:
        QTest.keyClick(dialog.thinking, Qt.Key.Key_Right)
        words.append(dialog.thinking_word.text())
        assert games.clipped(dialog) == []
    seconds = ("0.2", "0.5", "1", "2", "5", "10")
    assert words == ["as needed", *(f"{number} s a turn" for number in seconds)]
    QTest.keyClick(dialog.thinking, Qt.Key.Key_Left)
    with qtbot.waitSignal(dialog.settings_changed):
        QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    assert settings == Settings(master_seconds=5.0)


def test_thinking_time_is_shown_and_restored(qtbot: QtBot, theme: Theme) -> None:
    """Prove that the row starts with the setting, and that Cancel keeps it after the defaults."""
    settings = Settings(master_seconds=2)
    dialog = SettingsDialog(settings)
    shown(qtbot, dialog)
    assert dialog.thinking_word.text() == "2 s a turn"
    defaults = QDialogButtonBox.StandardButton.RestoreDefaults
    QTest.mouseClick(dialog.buttons.button(defaults), LEFT)
    assert dialog.thinking_word.text() == "as needed"
    QTest.mouseClick(dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel), LEFT)
    assert settings == Settings(master_seconds=2)


def test_settings_fit_a_small_screen(qtbot: QtBot, theme: Theme) -> None:
    """Prove that all rows and the sentence about the sound have room on 960 by 540."""
    sounds = Sampler()
    sounds.problem = SoundProblem.LIBRARY
    dialog = SettingsDialog(Settings(), None, sounds)
    shown(qtbot, dialog)
    assert dialog.sound_problem.isVisible()
    assert dialog.height() >= dialog.minimumSizeHint().height()
    assert dialog.height() <= 530
    assert games.clipped(dialog) == []


def test_settings_can_be_cancelled(qtbot: QtBot, theme: Theme) -> None:
    """Prove that Esc changes nothing."""
    settings = Settings()
    dialog = SettingsDialog(settings)
    shown(qtbot, dialog)
    dialog.coordinates.click()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert settings == Settings()


def test_settings_are_shown(qtbot: QtBot, theme: Theme) -> None:
    """Prove that the form starts with the settings and the defaults can be restored."""
    settings = Settings(
        theme="light", animation_speed=2.0, ai_delay_ms=900, highlight_targets=False
    )
    dialog = SettingsDialog(settings)
    shown(qtbot, dialog)
    assert (dialog.theme.currentData(), dialog.highlight_targets.isChecked()) == ("light", False)
    words = dialog.animation_word.text(), dialog.delay_word.text()
    assert words == ("fast", "slow")
    assert games.clipped(dialog) == []
    defaults = QDialogButtonBox.StandardButton.RestoreDefaults
    QTest.mouseClick(dialog.buttons.button(defaults), LEFT)
    assert dialog.highlight_targets.isChecked()
    assert not settings.highlight_targets


def test_about_names_licences(qtbot: QtBot, theme: Theme) -> None:
    """Prove that the disclaimer and all licences are there, unclipped."""
    dialog = AboutDialog()
    shown(qtbot, dialog)
    said = " ".join(label.accessibleName() for label in dialog.findChildren(QWidget))
    for word in ("not affiliated", "MIT", "Lesser General Public License", "Open Font License"):
        assert word in said
    assert games.clipped(dialog) == []


def test_problems_are_listed_and_copied(qtbot: QtBot, theme: Theme) -> None:
    """Prove that errors come first and the whole list goes to the clipboard."""
    problems = [
        Problem("hint", "a.yaml", 3, 1, "x", "spelling"),
        Problem("error", "b.yaml", 0, 0, "y", "unknown terrain 'gras'", "did you mean 'grass'?"),
    ]
    dialog = ProblemsDialog(problems, theme)
    shown(qtbot, dialog)
    assert [card.problem.severity for card in dialog.cards] == ["error", "hint"]
    assert dialog.cards[0].message.text() == "unknown terrain 'gras'"
    assert games.clipped(dialog) == []
    QTest.mouseClick(dialog.copy, LEFT)
    copied = QGuiApplication.clipboard().text()
    assert copied.splitlines() == [str(problems[1]), str(problems[0])]


def test_scores_of_all_groups_fit_a_small_window(
    bridge_of: BridgeOf, catalog: Catalog, theme: Theme, qtbot: QtBot
) -> None:
    """Prove that with tasks, red card, treasure and five players no row or name is cut off."""

    def wanted(position: Position) -> bool:
        rules = position.rules
        tasks = sum(score.card.kind == "task_card" for score in rules.scores)
        tiles = [rules.tiles[tile] for tile in rules.nomads.values()]
        return position.is_over and tasks > 1 and rules.red and any(t.gold_on_claim for t in tiles)

    window = QWidget()
    window.setGeometry(0, 0, 960, 540)
    shown(qtbot, window)
    session = games.find(catalog, wanted, 5)
    dialog = ScoresDialog(bridge_of(session), theme, window)
    dialog.place_beside(window)
    shown(qtbot, dialog)
    assert dialog.height() <= 540
    assert dialog.y() + dialog.height() <= 540
    rows = dialog.model.rowCount()
    assert {dialog.model.group(row) for row in range(rows)} == {"final", "task", "play", "total"}
    for row in range(rows):
        cell = dialog.table.visualRect(dialog.model.index(row, 4))
        assert dialog.table.viewport().rect().contains(cell)
    assert games.clipped(dialog) == []


def test_scores_light_red_gold(
    bridge_of: BridgeOf, catalog: Catalog, theme: Theme, qtbot: QtBot
) -> None:
    """Prove that a number of a red card lights the hexes where the gold was earned."""
    session = games.find(catalog, lambda p: p.rules.red and any(p.earned[0]))
    bridge = bridge_of(session)
    dialog = ScoresDialog(bridge, theme)
    shown(qtbot, dialog)
    asked: list[tuple[str, int]] = []
    bridge.highlight_requested.connect(lambda role, mask: asked.append((role, mask)))
    model = dialog.model
    row = next(
        row
        for row, _ in enumerate(model.cards)
        if model.group(row) == "play" and model.gold(row, 0)
    )
    gold = [e for entry in session.log for e in entry.events if isinstance(e, Gold)]
    places = {e.hex for e in gold if (e.card, e.player) == (model.cards[row], 0)}
    cell = dialog.table.visualRect(model.index(row, 0))
    QTest.mouseClick(dialog.table.viewport(), LEFT, pos=cell.center())
    assert asked[-1] == ("earned", sum(1 << hex_ for hex_ in places))
