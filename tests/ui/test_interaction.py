"""Gestures on the board: clicks, drags and keys end in the same moves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import Hex, Mask, bits, parse_hex
from kingdom_builder_qt.core.moves import MANDATORY, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.board.cursor_moves import cursor_target
from kingdom_builder_qt.ui.table.gestures.gestures import IdleGesture
from kingdom_builder_qt.ui.table.gestures.piece_gesture import PieceGesture
from tests.ui.drawn_games import drawn
from tests.ui.expansion_games import start
from tests.ui.sample_games import (
    LEFT,
    click_hex,
    drag,
    finish_turn,
    first_target,
    impossible_hex,
    new_session,
    point_of,
    press,
    shown_hexes,
    supply_point,
    walk_to,
)
from tests.ui.table.scores.test_counting import before_the_end

PADDOCK = "tile:paddock"
FARM = "tile:farm"


def has(source: str) -> Callable[[Position], bool]:
    """Return a condition: a source can be used now."""
    return lambda position: source in position.sources()


def tile_button(window: MainWindow, tile: str) -> object:
    """Return the button of a tile in the tiles panel."""
    buttons = window.game_page.tiles.buttons
    return next(button for button in buttons if button.row.source == tile)


def test_click_builds_on_a_lit_hex(window: MainWindow, catalog: Catalog) -> None:
    """A click on a legal hex makes the mandatory build without another step."""
    window.desk.start(new_session(catalog, "human", "human"))
    target = first_target(window)
    assert window.game_page.scene.marks.item.mask("target") >> target & 1
    click_hex(window, target)
    assert shown_hexes(window) == {target: 0}
    assert window.desk.position.built == 1


def test_drag_from_the_supply_builds(window: MainWindow, catalog: Catalog) -> None:
    """A settlement can be dragged from the supply to a hex."""
    window.desk.start(new_session(catalog, "human", "human"))
    target = first_target(window)
    drag(window, supply_point(window), point_of(window, target))
    assert shown_hexes(window) == {target: 0}


def test_drag_beside_the_board_returns_the_settlement(window: MainWindow, catalog: Catalog) -> None:
    """A drop of a settlement off the board changes nothing."""
    window.desk.start(new_session(catalog, "human", "human"))
    drag(window, supply_point(window), point_of(window, impossible_hex(window)))
    assert shown_hexes(window) == {}
    assert window.desk.position.built == 0


def test_supply_click_then_hex_click_builds(window: MainWindow, catalog: Catalog) -> None:
    """Two clicks, supply then hex, work like dragging."""
    window.desk.start(new_session(catalog, "human", "human"))
    target = first_target(window)
    QTest.mouseClick(window.game_page.view.viewport(), LEFT, pos=supply_point(window))
    click_hex(window, target)
    assert shown_hexes(window) == {target: 0}


def test_illegal_hex_is_explained(window: MainWindow, catalog: Catalog) -> None:
    """A click on an impossible hex gives the reason, flashes the hex, and plays nothing."""
    window.desk.start(new_session(catalog, "human", "human"))
    hex_ = impossible_hex(window)
    click_hex(window, hex_)
    position, texts = window.desk.position, window.desk.words
    reason = position.why_not(MANDATORY, hex_)
    assert window.status_line.message == texts.reasons.reason(reason, MANDATORY, hex_, position)
    assert window.game_page.scene.marks.item.mask("refused") == 1 << hex_
    assert window.desk.session.log == []


def test_keyboard_builds_like_the_mouse(window: MainWindow, catalog: Catalog) -> None:
    """Arrow keys and Enter end in the same gesture as a click."""
    window.desk.start(new_session(catalog, "human", "human"))
    target = first_target(window)
    walk_to(window, target)
    press(window, Qt.Key.Key_Return)
    assert shown_hexes(window) == {target: 0}


def test_tile_is_chosen_and_built_with(window: MainWindow, catalog: Catalog) -> None:
    """A click on a tile selects it; the next click on a lit hex uses it."""
    start(window, drawn(catalog, tiles="farm", own="D4"))
    QTest.mouseClick(tile_button(window, FARM), LEFT)
    assert window.desk.controller.source == FARM
    assert window.game_page.view.hasFocus()
    target = first_target(window, FARM)
    click_hex(window, target)
    assert str(window.desk.session.log[-1].move).startswith("tile:farm build")
    assert window.desk.controller.source == MANDATORY


def test_second_click_on_a_tile_puts_it_back(window: MainWindow, catalog: Catalog) -> None:
    """A second click on a tile selects the mandatory action again."""
    start(window, drawn(catalog, tiles="farm", own="D4"))
    for expected in (FARM, MANDATORY):
        QTest.mouseClick(tile_button(window, FARM), LEFT)
        assert window.desk.controller.source == expected


def test_move_by_two_clicks(window: MainWindow, catalog: Catalog) -> None:
    """A move tile lights its settlements, then the targets of the chosen one."""
    start(window, drawn(catalog, tiles="paddock", own="D4 D5"))
    press(window, Qt.Key.Key_1)
    window.desk.controller.reset_source()
    window.desk.controller.select_source(PADDOCK)
    scene, position = window.game_page.scene, window.desk.position
    assert isinstance(window.game_page.interaction.gesture, PieceGesture)
    assert scene.marks.item.mask("origin") == position.origins(PADDOCK)
    origin = next(bits(position.origins(PADDOCK)))
    click_hex(window, origin)
    assert scene.marks.item.mask("chosen") == 1 << origin
    assert scene.marks.item.mask("target") == position.targets(PADDOCK, origin)
    target = next(bits(position.targets(PADDOCK, origin)))
    click_hex(window, target)
    assert target in shown_hexes(window)
    assert origin not in shown_hexes(window)
    assert window.desk.session.log[-1].move.target == target


def test_move_by_drag(window: MainWindow, catalog: Catalog) -> None:
    """A settlement can be dragged to a target of a move tile."""
    start(window, drawn(catalog, tiles="paddock", own="D4 D5"))
    window.desk.controller.select_source(PADDOCK)
    origin = next(bits(window.desk.position.origins(PADDOCK)))
    target = first_target(window, PADDOCK, origin)
    drag(window, point_of(window, origin), point_of(window, target))
    assert window.desk.session.log[-1].move == Move(PADDOCK, "move", origin, target)
    assert shown_hexes(window)[target] == 0


def test_escape_puts_the_settlement_back_then_the_tile(
    window: MainWindow, catalog: Catalog
) -> None:
    """Escape undoes the two steps of a move one by one."""
    start(window, drawn(catalog, tiles="paddock", own="D4 D5"))
    window.desk.controller.select_source(PADDOCK)
    origin = next(bits(window.desk.position.origins(PADDOCK)))
    before = shown_hexes(window)
    click_hex(window, origin)
    press(window, Qt.Key.Key_Escape)
    assert window.desk.controller.source == PADDOCK
    assert window.game_page.scene.marks.item.mask("chosen") == 0
    press(window, Qt.Key.Key_Escape)
    assert window.desk.controller.source == MANDATORY
    assert shown_hexes(window) == before


def test_second_click_puts_the_settlement_back(window: MainWindow, catalog: Catalog) -> None:
    """Clicking the lifted settlement again returns to the first step."""
    start(window, drawn(catalog, tiles="paddock", own="D4 D5"))
    window.desk.controller.select_source(PADDOCK)
    origin = next(bits(window.desk.position.origins(PADDOCK)))
    click_hex(window, origin)
    click_hex(window, origin)
    assert window.game_page.scene.marks.item.mask("origin") >> origin & 1
    assert window.game_page.scene.marks.item.mask("target") == 0


def test_nothing_can_be_built_in_the_turn_of_the_computer(
    window: MainWindow, catalog: Catalog
) -> None:
    """While a computer player is to move, a click only names the player to move."""
    session = new_session(catalog, "builder", "human")
    window.desk.start(session)
    window.desk.ai.set_paused(True)
    assert isinstance(window.game_page.interaction.gesture, IdleGesture)
    click_hex(window, first_target(window))
    assert session.log == []
    assert "not your turn" in window.status_line.message


def test_hidden_targets_still_work(window: MainWindow, catalog: Catalog) -> None:
    """A click builds without lit hexes, too."""
    window.actions_["highlight_targets"].setChecked(False)
    window.desk.start(new_session(catalog, "human", "human"))
    assert isinstance(window.game_page.interaction.gesture, PieceGesture)
    assert window.game_page.scene.marks.item.mask("target") == 0
    target = first_target(window)
    click_hex(window, target)
    assert shown_hexes(window) == {target: 0}


def test_what_moves_while_a_game_waits_follows_the_settings(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Turn light, water and flags do not move without animation or where switched off."""
    window.desk.start(new_session(catalog, "human", "human"))
    scene = window.game_page.scene
    clock, movers = scene.idle_clock, (scene.marks.pulse, scene.idle)
    monkeypatch.setattr(clock, "on_battery", lambda: False)

    def moving() -> list[bool]:
        clock.want(active=True)
        return [clock.moves(mover) for mover in movers]

    assert moving() == [False, False]  # tests are without animation
    window.apply_settings(replace(window.settings, animation_speed=1.0))
    assert moving() == [True, True]
    window.apply_settings(replace(window.settings, pulse=False))
    assert moving() == [False, True]
    window.apply_settings(replace(window.settings, pulse=True, idle_motion=False))
    assert moving() == [True, False]
    window.hide()
    assert moving() == [False, False]
    window.show()
    assert moving() == [True, False]
    window.apply_settings(replace(window.settings, idle_motion=True))
    window.show_start_page()
    assert moving() == [False, False]


def outlined(window: MainWindow) -> Mask:
    """Return the hexes with the outline of the mouse."""
    return window.game_page.scene.marks.item.mask("hover")


def point_at(window: MainWindow, hex_: Hex) -> None:
    """Move the mouse to a hex, from outside."""
    port = window.game_page.view.viewport()
    QTest.mouseMove(port, QPoint(2, 2))
    QTest.mouseMove(port, point_of(window, hex_))


def leave_by_mouse(window: MainWindow) -> None:
    """Move the mouse off the board."""
    QApplication.sendEvent(window.game_page.view.viewport(), QEvent(QEvent.Type.Leave))


def leave_window(window: MainWindow) -> None:
    """Activate another window."""
    QApplication.sendEvent(window.game_page.view, QEvent(QEvent.Type.WindowDeactivate))


def use_the_keyboard(window: MainWindow) -> None:
    """Move the cursor by key."""
    press(window, Qt.Key.Key_Right)


def let_a_computer_play(window: MainWindow) -> None:
    """Give the turn to a paused computer."""
    window.desk.ai.set_paused(True)
    seats = window.desk.session.seats
    window.desk.change_seats([replace(seats[0], controller="builder"), seats[1]])


@pytest.mark.parametrize(
    "end",
    [leave_by_mouse, leave_window, use_the_keyboard, finish_turn, let_a_computer_play],
)
def test_the_outline_of_the_mouse_goes_when_it_means_nothing(
    window: MainWindow, catalog: Catalog, end: Callable[[MainWindow], None]
) -> None:
    """Leaving mouse or window, a key, the curtain and a computer's turn all remove the outline."""
    window.desk.start(new_session(catalog, "human", "human"))
    point_at(window, first_target(window))
    assert outlined(window) == 1 << first_target(window)
    end(window)
    assert outlined(window) == 0
    if end in (use_the_keyboard, leave_by_mouse, leave_window):
        point_at(window, first_target(window))
        assert outlined(window) == 1 << first_target(window)
    else:
        point_at(window, 0)
        assert outlined(window) == 0


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_nothing_is_outlined_where_nothing_is_to_be_chosen(
    window: MainWindow, catalog: Catalog
) -> None:
    """No hex is outlined after the last build, nor after the end of the game."""
    window.desk.start(new_session(catalog, "human", "human"))
    while not window.desk.controller.can_end_turn:
        target = first_target(window)
        point_at(window, target)
        assert outlined(window) == 1 << target
        click_hex(window, target)
    point_at(window, 0)
    assert outlined(window) == 0
    session, last = before_the_end(catalog)
    window.desk.start(session)
    window.desk.lift_curtain()
    window.desk.controller.play(last)
    assert window.desk.position.is_over
    point_at(window, 0)
    assert outlined(window) == 0


def test_a_hex_that_cannot_be_chosen_is_not_outlined(window: MainWindow, catalog: Catalog) -> None:
    """Neither a hex of another terrain nor the one just built on is outlined under the mouse."""
    window.desk.start(new_session(catalog, "human", "human"))
    point_at(window, impossible_hex(window))
    assert outlined(window) == 0
    target = first_target(window)
    click_hex(window, target)
    assert outlined(window) == 0
    point_at(window, first_target(window))
    assert outlined(window) == 1 << first_target(window)


def test_the_ring_of_a_turn_without_choices_goes_with_the_turn(
    window: MainWindow, catalog: Catalog
) -> None:
    """A ring that was shown after the last build is hidden when a computer's turn begins."""
    window.desk.ai.set_paused(True)
    window.desk.start(new_session(catalog, "human", "builder"))
    window.desk.ai.set_paused(True)
    listener = window.game_page.scene.input
    while not window.desk.controller.can_end_turn:
        press(window, Qt.Key.Key_N)
        press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_Right)
    assert listener.cursor_item.isVisible()
    press(window, Qt.Key.Key_E)
    assert not window.desk.seats.is_human_turn
    assert not listener.cursor_item.isVisible()


def test_the_ring_of_the_keyboard_goes_while_others_decide(
    window: MainWindow, catalog: Catalog
) -> None:
    """The ring is hidden at the end of the turn and returns with the next one, so that no key is
    lost; N finds a possible hex.
    """
    window.desk.start(new_session(catalog, "human", "human"))
    listener = window.game_page.scene.input
    press(window, Qt.Key.Key_N)
    assert listener.cursor_item.isVisible()
    finish_turn_by_keys(window)
    assert window.desk.seats.curtain_down
    assert not listener.cursor_item.isVisible()
    press(window, Qt.Key.Key_Right)
    assert listener.cursor_item.isVisible()
    window.desk.lift_curtain()
    finish_turn_by_keys(window)
    assert not listener.cursor_item.isVisible()
    window.desk.lift_curtain()
    assert listener.cursor_item.isVisible()
    before = listener.cursor
    press(window, Qt.Key.Key_Left)
    assert listener.cursor == cursor_target(before, 0, -1)
    press(window, Qt.Key.Key_N)
    assert listener.gesture.choices() >> listener.cursor & 1


def test_the_ring_does_not_return_to_a_player_with_the_mouse(
    window: MainWindow, catalog: Catalog
) -> None:
    """After a move of the mouse in the turns of others the ring stays away."""
    window.desk.start(new_session(catalog, "human", "human"))
    listener = window.game_page.scene.input
    finish_turn_by_keys(window)
    point_at(window, parse_hex("D5"))
    window.desk.lift_curtain()
    assert not listener.cursor_item.isVisible()


def finish_turn_by_keys(window: MainWindow) -> None:
    """Build at the hexes found by N and end the turn."""
    while not window.desk.controller.can_end_turn:
        press(window, Qt.Key.Key_N)
        press(window, Qt.Key.Key_Return)
    press(window, Qt.Key.Key_E)


def test_unsteady_click_still_builds(window: MainWindow, catalog: Catalog) -> None:
    """A short drag that stays on one hex counts as a click."""
    from PySide6.QtCore import QPoint

    window.desk.start(new_session(catalog, "human", "human"))
    point = point_of(window, first_target(window))
    drag(window, point - QPoint(6, 4), point + QPoint(6, 4))
    assert window.desk.position.built == 1
