"""Actions of several steps in the window: each step by hand, saved within the block, undone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import bits
from kingdom_builder_qt.core.moves import BUILD, MANDATORY, MOVE, REMOVE, SKIP, WALL, Move
from kingdom_builder_qt.game.record.saved_game import load_record, save_record
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.drawn_games import ready, saved
from tests.ui.expansion_games import (
    a_move,
    by_clicks,
    expected,
    said,
    shown,
    start,
)
from tests.ui.sample_games import click_hex, press

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
SHIP, WAGON, SWORD = "tile:lighthouse", "tile:wagon", "nomad:sword"
RESETTLEMENT, DONATION, QUARRY = "nomad:resettlement", "nomad:donation_desert", "tile:quarry"


@pytest.mark.parametrize("source", [SHIP, WAGON])
def test_block_of_one_piece_needs_one_click_a_step(
    window: MainWindow, catalog: Catalog, source: str
) -> None:
    """After the first step piece and next targets are lit, and one click on a target continues."""
    start(window, ready(catalog, source, MOVE))
    desk, scene = window.desk, window.game_page.scene
    first = a_move(desk.position, source, MOVE)
    by_clicks(window, first)
    block = desk.position.block
    assert desk.controller.source == source
    assert block.at == first.target
    assert scene.marks.item.mask("step") == 1 << first.target
    assert scene.marks.item.mask("path") == 1 << first.origin
    ways = desk.position.targets(source, block.at)
    assert scene.marks.item.mask("target") == ways
    second = next(hex_ for hex_ in bits(ways) if hex_ != first.origin)
    click_hex(window, second)
    assert desk.session.log[-1].move == Move(source, MOVE, first.target, second)
    assert scene.marks.item.mask("path") == 1 << first.origin | 1 << first.target
    assert shown(window) == expected(desk.session)


def test_open_block_cannot_be_put_back(window: MainWindow, catalog: Catalog) -> None:
    """Neither Escape nor another source ends a block; E does where the rules allow it."""
    start(window, ready(catalog, SHIP, MOVE))
    desk = window.desk
    by_clicks(window, a_move(desk.position, SHIP, MOVE))
    press(window, Qt.Key.Key_Escape)
    assert desk.controller.source == SHIP
    desk.controller.select_source(MANDATORY)
    assert desk.controller.source == SHIP
    assert said(window) == "First finish what you started with the lighthouse."
    desk.controller.select_source(SHIP)
    assert desk.controller.source == SHIP
    assert desk.controller.can_skip
    assert desk.controller.plain_move == Move(SHIP, SKIP)
    assert not desk.controller.can_end_turn
    press(window, Qt.Key.Key_E)
    assert desk.session.log[-1].move == Move(SHIP, SKIP)
    assert desk.position.block is None
    assert not desk.controller.can_skip
    assert window.game_page.scene.marks.item.mask("path") == 0


def test_resettlement_moves_any_piece_each_step(window: MainWindow, catalog: Catalog) -> None:
    """Each step starts with the choice of a piece; the hexes they left stay marked."""
    start(window, ready(catalog, RESETTLEMENT, MOVE))
    desk, scene, random = window.desk, window.game_page.scene, Random(3)
    desk.controller.select_source(RESETTLEMENT)
    left = 0
    for done in range(4):
        assert scene.marks.item.mask("origin") == desk.position.origins(RESETTLEMENT)
        moves = [m for m in desk.position.legal_moves([RESETTLEMENT]) if m.verb == MOVE]
        move = random.choice(moves)
        by_clicks(window, move)
        left |= 1 << move.origin
        if done < 3:
            assert desk.position.block.left == 3 - done
            assert scene.marks.item.mask("path") == left
    assert desk.position.block is None
    assert shown(window) == expected(desk.session)


@pytest.mark.parametrize(("source", "verb"), [(DONATION, BUILD), (QUARRY, WALL)])
def test_block_of_builds_goes_on_by_itself(
    window: MainWindow, catalog: Catalog, source: str, verb: str
) -> None:
    """Donation and quarry need only one click for each piece."""
    start(window, ready(catalog, source, verb))
    desk, scene = window.desk, window.game_page.scene
    desk.controller.select_source(source)
    pieces, steps = len(shown(window)), 0
    while desk.controller.source == source and desk.position.targets(source) and steps < 3:
        targets = desk.position.targets(source)
        assert scene.marks.item.mask("target") == targets
        click_hex(window, next(bits(targets)))
        steps += 1
        if desk.position.block is None:
            break
    assert steps > 1
    assert len(shown(window)) == pieces + steps


def test_sword_asks_for_one_opponent_after_the_other(window: MainWindow, catalog: Catalog) -> None:
    """The next victim's pieces are lit, and only those can be removed."""
    pieces = ["D4 D5", "J8 J9", "J13 J14"]
    start(window, ready(catalog, SWORD, REMOVE, *["human"] * 3, pieces=pieces))
    desk, scene = window.desk, window.game_page.scene
    desk.controller.select_source(SWORD)
    for victim in (1, 2):
        assert scene.marks.item.mask("victim") == desk.position.removable(victim)
        other = next(bits(desk.position.removable(3 - victim)))
        click_hex(window, other)
        assert "Choose one of the marked pieces" in said(window)
        hex_ = next(bits(desk.position.removable(victim)))
        click_hex(window, hex_)
        assert hex_ not in shown(window)
    assert desk.position.block is None


@pytest.mark.parametrize(("game", "source"), [("ship", SHIP), ("resettlement", RESETTLEMENT)])
def test_save_and_load_inside_a_block(
    window: MainWindow, catalog: Catalog, tmp_path: Path, game: str, source: str
) -> None:
    """A game saved after a step continues with the same block and the same lit hexes."""
    start(window, saved(catalog, game))
    desk, scene = window.desk, window.game_page.scene
    by_clicks(window, a_move(desk.position, source, MOVE))
    roles = ("step", "path", "target", "origin")
    marks = [scene.marks.item.mask(role) for role in roles]
    save_record(tmp_path / "game.kbgame", desk.session)
    loaded = load_record(tmp_path / "game.kbgame", catalog)
    desk.start(loaded)
    assert not desk.seats.curtain_down
    assert desk.controller.source == source
    assert desk.position.block == loaded.position.block is not None
    assert [scene.marks.item.mask(role) for role in roles] == marks
    assert shown(window) == expected(loaded)
    press(window, Qt.Key.Key_E)
    assert desk.position.block is None
