"""The main window: start page, actions, theme, announcements, a clean end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import parse_hex
from kingdom_builder_qt.core.moves import END_TURN, MANDATORY, TURN
from kingdom_builder_qt.ui.desktop.settings.settings import load_settings
from kingdom_builder_qt.ui.desktop.style.theme import THEMES
from kingdom_builder_qt.ui.desktop.tasks import wait_for_writes
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.board.gesture import Spot
from tests.helpers.processes import is_alive, pids_of
from tests.ui.drawn_games import drawn, saved
from tests.ui.expansion_games import start
from tests.ui.opening import wait_until
from tests.ui.sample_games import LEFT, click_hex, first_target, new_session, press

DIALOGS = ("new_game", "settings", "scores", "rules", "about", "problems")
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_two_clicks_to_the_first_settlement(window: MainWindow, qtbot: QtBot) -> None:
    """One click on the start page begins a game, and the next one builds."""
    QTest.mouseClick(window.start_page.first, LEFT)
    qtbot.waitUntil(lambda: window.desk.seats.is_human_turn, timeout=20_000)
    click_hex(window, first_target(window))
    assert window.desk.position.built == 1


def test_no_worker_before_a_game(window: MainWindow) -> None:
    """The start page needs no process, and neither does a game of people."""
    assert window.desk.ai.process.pid is None
    assert pids_of(window) == []


@pytest.mark.parametrize("name", DIALOGS)
def test_dialog_opens_and_closes(window: MainWindow, catalog: Catalog, name: str) -> None:
    """Every dialog opens from its action and closes with Escape, and the game continues."""
    window.desk.start(new_session(catalog, "human", "human"))
    window.actions_[name].setEnabled(True)
    window.actions_[name].trigger()
    dialog = window.dialogs.current
    assert dialog is not None
    assert dialog.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.dialogs.current is None
    assert window.desk.seats.is_human_turn


def test_new_game_dialog_starts_what_was_chosen(window: MainWindow) -> None:
    """Accepting the dialog begins the game and stores the choice for the next time."""
    window.actions_["new_game"].trigger()
    window.dialogs.current.play.click()
    assert window.in_game
    assert window.settings.new_game


def test_settings_reach_every_part(window: MainWindow, catalog: Catalog) -> None:
    """A changed setting takes effect at once and is loaded after a restart."""
    window.desk.start(new_session(catalog, "human", "human"))
    window.actions_["settings"].trigger()
    dialog = window.dialogs.current
    dialog.confirm_end_turn.setChecked(False)
    dialog.running_score.setChecked(True)
    dialog.theme.setCurrentIndex(dialog.theme.findData("dark"))
    dialog.accept()
    assert window.desk.controller.ends_turn_itself
    assert window.actions_["running_score"].isChecked()
    assert not window.game_page.players.cards[0].gold.isHidden()
    assert window.themes.theme.is_dark
    window.close()
    assert wait_for_writes()
    kept, complaint = load_settings()
    assert complaint == ""
    assert (kept.theme, kept.running_score, kept.confirm_end_turn) == ("dark", True, False)
    assert kept.geometry


def test_actions_follow_the_position(window: MainWindow, catalog: Catalog) -> None:
    """Impossible actions are disabled."""
    actions = window.actions_
    assert not actions["end_turn"].isEnabled()
    assert not actions["name_game"].isEnabled()
    window.desk.start(new_session(catalog, "human", "human"))
    assert not actions["end_turn"].isEnabled()
    assert not actions["undo"].isEnabled()
    assert not actions["pause_ai"].isEnabled()
    for _ in range(3):
        click_hex(window, first_target(window))
    assert actions["end_turn"].isEnabled() == (TURN in window.desk.position.sources())
    assert actions["undo"].isEnabled()
    assert actions["name_game"].isEnabled()


def test_keys_are_unambiguous(window: MainWindow) -> None:
    """No two actions of the window share a key."""
    keys: dict[str, str] = {}
    for action in window.findChildren(QAction):
        for sequence in action.shortcuts():
            assert sequence.toString() not in keys, (keys, action.objectName())
            keys[sequence.toString()] = action.objectName()


def test_board_is_turned_round_for_good(window: MainWindow, catalog: Catalog) -> None:
    """The menu turns the board of the game at once and again, and the file stores it."""
    window.desk.start(new_session(catalog, "human", "human"))
    scene, hex_ = window.game_page.scene, parse_hex("C3")
    upright, zoom = scene.plane.centre(hex_), window.game_page.view.zoom
    action = window.actions_["turned_board"]
    assert action.isCheckable()
    action.trigger()
    turned = scene.plane.centre(hex_)
    assert turned != upright
    assert scene.spot_at(turned) == Spot("board", hex_)
    assert window.game_page.view.zoom == zoom
    wait_until(lambda: load_settings()[0].turned_board)
    action.trigger()
    assert scene.plane.centre(hex_) == upright
    wait_until(lambda: not load_settings()[0].turned_board)


def test_sound_key_switches_for_good(window: MainWindow, catalog: Catalog) -> None:
    """Ctrl+Shift+M mutes with a message, and again restores the volume; the file stores it."""
    window.desk.start(new_session(catalog, "human", "human"))
    assert window.sounds.volume == 60
    mute = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    press(window, Qt.Key.Key_M, mute)
    assert window.sounds.volume == 0
    wait_until(lambda: not load_settings()[0].sound)
    assert window.status_line.message == "Sound is off."
    press(window, Qt.Key.Key_M, mute)
    assert window.sounds.volume == 60
    wait_until(lambda: load_settings()[0].sound)
    assert window.status_line.message == "Sound is on."


def test_mandatory_key_selects_the_mandatory_action(window: MainWindow, catalog: Catalog) -> None:
    """M returns from a tile to the mandatory action, and the digit selects the tile."""
    wanted = "tile:farm"
    start(window, drawn(catalog, tiles="tavern farm", own="D4"))
    digit = [button.row.source for button in window.game_page.tiles.buttons].index(wanted) + 1
    press(window, Qt.Key(Qt.Key.Key_0.value + digit))
    assert window.desk.controller.source == wanted
    press(window, Qt.Key.Key_M)
    assert window.desk.controller.source == MANDATORY


def test_taken_tile_is_announced(window: MainWindow, catalog: Catalog) -> None:
    """The banner announces a taken location tile."""
    start(window, drawn(catalog, own="Q4"))
    click_hex(window, parse_hex("Q3"))
    assert "takes the" in window.banner.text.text()


def test_theme_changes_in_a_running_game(window: MainWindow, catalog: Catalog) -> None:
    """Another theme repaints everything and changes nothing else."""
    window.desk.start(new_session(catalog, "human", "human"))
    click_hex(window, first_target(window))
    window.look.themes["dark"].trigger()
    assert window.themes.theme.is_dark
    assert window.desk.position.built == 1
    click_hex(window, first_target(window))
    assert window.desk.position.built == 2
    window.look.themes["light"].trigger()


def test_closing_ends_everything(make_window: object, catalog: Catalog, qtbot: QtBot) -> None:
    """Closing during the computer's turn leaves no process behind."""
    window = make_window(ai_delay_ms=1800)
    window.desk.start(new_session(catalog, "builder", "human"))
    pids = pids_of(window)
    assert pids
    window.close()
    assert pids_of(window) == []
    assert not any(map(is_alive, pids))


def test_column_and_board_share_the_window(window: MainWindow, catalog: Catalog) -> None:
    """No widget is over the board: no part of the table overlaps the view."""
    window.desk.start(new_session(catalog, "human", "human"))
    page = window.game_page
    view = page.view.rect().translated(page.view.mapTo(window, page.view.rect().topLeft()))
    for part in (page.status, page.players, page.cards, page.log, page.hand, window.tool_bar):
        area = part.rect().translated(part.mapTo(window, part.rect().topLeft()))
        assert not area.intersects(view), type(part).__name__


def test_theme_changes_after_a_game_was_left(window: MainWindow, catalog: Catalog) -> None:
    """On the start page the theme can be changed although the table still has a game."""
    session = saved(catalog, "two_cards")
    session.play(END_TURN)
    start(window, session)
    window.show_start_page()
    window.look.themes["dark"].trigger()
    assert window.themes.theme is THEMES["dark"]
    start(window, session)
    assert window.game_page.tiles.buttons
