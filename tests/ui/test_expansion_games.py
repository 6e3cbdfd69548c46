"""Whole games with Nomads and Crossroads in the window, whose board equals the position."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.helpers.cases import slow_but
from tests.ui.expansion_games import by_clicks, expected, new_expansion_session, shown, take_seat

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "verbs"),
    [
        (23, {"build", "place", "wall", "move", "return", "draw", "use", "end"}),
        (0, {"build", "place", "return", "choose", "skip", "move", "end"}),
    ],
)
def test_whole_hot_seat_game_by_mouse(
    window: MainWindow, catalog: Catalog, qtbot: QtBot, seed: int, verbs: set[str]
) -> None:
    """Two people play a game of all expansions to the score sheet, every move by hand."""
    session, random = new_expansion_session(catalog, "human", "human", seed=seed), Random(seed)
    window.desk.start(session)
    seen = set()
    while not session.position.is_over:
        take_seat(window)
        move = session.position.random_move(random)
        number = len(session.log)
        by_clicks(window, move)
        assert session.log[number].move == move
        seen.add(move.verb)
        assert shown(window) == expected(session)
    assert seen == verbs
    qtbot.waitUntil(lambda: window.dialogs.current is not None, timeout=10_000)
    window.dialogs.current.close()


@pytest.mark.slow
def test_whole_game_against_the_computer(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """A person and a computer player finish a game of all expansions."""
    session, random = new_expansion_session(catalog, "human", "random", seed=4), Random(4)
    window.desk.start(session)
    window.actions_["hurry"].trigger()
    while not session.position.is_over:
        qtbot.waitUntil(
            lambda: session.position.is_over or window.desk.seats.is_human_turn, timeout=20_000
        )
        while window.desk.seats.is_human_turn:
            assert window.desk.controller.play(session.position.random_move(random))
        window.desk.ai.set_hurried(True)
    assert shown(window) == expected(session)
    qtbot.waitUntil(lambda: window.dialogs.current is not None, timeout=10_000)
    window.dialogs.current.close()


@pytest.mark.parametrize("seed", slow_but(range(2), range(6)))
def test_board_equals_the_position_after_every_change(
    window: MainWindow, catalog: Catalog, seed: int
) -> None:
    """Pieces and tiles on the board equal the position's after each play, undo and redo."""
    session = new_expansion_session(catalog, *["human"] * (2 + seed % 4), seed=seed)
    desk, scene, random = window.desk, window.game_page.scene, Random(seed)
    desk.start(session)
    rules = session.position.rules
    for _ in range(220):
        if session.position.is_over:
            break
        desk.lift_curtain()
        dice = random.random()
        if dice < 0.25 and desk.controller.can_undo:
            desk.controller.undo()
        elif dice < 0.35 and desk.controller.can_redo:
            desk.controller.redo()
        else:
            assert desk.controller.play(session.position.random_move(random))
        position = session.position
        assert shown(window) == expected(session)
        for hex_, tile in rules.nomads.items():
            left = position.stock[rules.site_index[hex_]]
            assert scene.locations.tile(hex_) == (tile if left else None)
