"""Games with everything in the window: whole games, bazaar, cathedral, house rules."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import bits
from kingdom_builder_qt.core.moves import parse_move
from kingdom_builder_qt.core.rules import DRAW_AT_START, OPEN_HANDS
from kingdom_builder_qt.core.state import USED
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.scores.scores_dialog import ScoresDialog
from tests.helpers.builders import number_tiles, stored
from tests.ui.drawn_games import ALL, drawn
from tests.ui.expansion_games import expected, said, shown, start, take_seat
from tests.ui.mixed_games import (
    click,
    mixed_session,
    play_by_mouse,
    tile_button,
)
from tests.ui.sample_games import click_hex

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
CATHEDRAL = "tile:cathedral"


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "players"),
    [
        (1, 2),
        pytest.param(2, 3, marks=pytest.mark.slow),
        pytest.param(8, 5, marks=pytest.mark.slow),
    ],
)
def test_hot_seat_by_mouse_to_the_score_sheet(
    window: MainWindow, catalog: Catalog, qtbot: QtBot, seed: int, players: int
) -> None:
    """The mouse can make every legal move, and the board shows the position."""
    session = mixed_session(catalog, *["human"] * players, seed=seed)
    window.desk.start(session)
    random, position = Random(seed), session.position
    while not position.is_over:
        take_seat(window)
        assert window.desk.seats.is_human_turn
        move, played = position.random_move(random), len(session.log)
        play_by_mouse(window, move)
        assert len(session.log) == played + 1, move
        assert session.log[-1].move == move
        if played % 8 == 0:
            assert shown(window) == expected(session)
    rows = window.game_page.cards.model.cards
    assert set(position.rules.earners) <= {*rows, "treasure"}
    assert {score.card.id for score in position.rules.scores} <= set(rows)
    qtbot.waitUntil(lambda: window.dialogs.current is not None)
    sheet = window.dialogs.current
    assert isinstance(sheet, ScoresDialog)
    assert sheet.model.rowCount() == len(rows) + 1
    sheet.close()
    assert window.game_page.status.round.text() == ""


@pytest.mark.parametrize("first", [9, pytest.param(1, marks=pytest.mark.slow)])
def test_a_person_against_computers(
    window: MainWindow, catalog: Catalog, qtbot: QtBot, first: int
) -> None:
    """A game with computers, continued from its first round or later, is played to its end."""
    session = mixed_session(catalog, "human", "random", "builder", seed=4)
    desk, random = window.desk, Random(4)
    while session.position.round < first:
        session.play(session.position.random_move(random))
    shown_after = len(session.log)
    desk.start(session)
    while not session.position.is_over:
        qtbot.waitUntil(lambda: desk.seats.is_human_turn or session.position.is_over, timeout=20000)
        if not session.position.is_over:
            assert desk.controller.play(session.position.random_move(random))
    assert {entry.player for entry in session.log[shown_after:]} == {0, 1, 2}
    status = window.game_page.status
    qtbot.waitUntil(lambda: status.round.text() == "")


def test_marked_rows_are_lit(window: MainWindow, catalog: Catalog) -> None:
    """The card Mayors lights the rows marked by a player, and the player's card counts them."""
    session = drawn(
        catalog,
        expansions=ALL,
        cards=("mayors", "rovers", "vassals"),
        own="D2 D3 D4",
        play="mandatory build D5",
    )
    start(window, session)
    owners = session.position.marked_rows()
    row = next(iter(owners))
    model, page = window.game_page.cards.model, window.game_page
    mask = model.earning_mask(model.cards.index("mayors"), owners[row])
    rows = session.position.rules.board.row_masks
    assert mask & rows[row] == rows[row] & session.position.rules.board.hex_mask
    things = page.players.cards[owners[row]].special_tokens.tokens
    marks = list(owners.values())
    assert ("marks", marks.count(owners[row])) in [(t.kind, t.count) for t in things]
    assert model.group(model.cards.index("rovers")) == "play"


def test_castle_with_a_capitol_is_named(window: MainWindow, catalog: Catalog) -> None:
    """A hex is described with its overlay."""
    session = drawn(catalog, expansions=ALL)
    start(window, session)
    board = session.position.rules.board
    hex_ = next(bits(board.overlays["capitol"]))
    assert window.game_page.describe(hex_).endswith("castle with a capitol")
    cave = next(bits(board.overlays["cave"]))
    assert window.game_page.describe(cave).endswith("mountain with a cave, empty")


# -- tiles -----------------------------------------------------------------------------------------


def test_bazaar_repeats_by_the_tile(window: MainWindow, catalog: Catalog) -> None:
    """A used tile that can be repeated is lit again; a click repeats it by the bazaar."""
    session = drawn(
        catalog, expansions=ALL, tiles="bazaar farm", own="D4", play="tile:farm build C4"
    )
    start(window, session)
    row = next(r for r in window.game_page.tiles.presenter.rows() if r.is_repeated)
    button = tile_button(window, row.tile)
    assert button.state == "once more"
    assert tile_button(window, "bazaar").state == "choose a tile"
    click(button)
    assert window.desk.controller.source == row.repeat
    assert "once more" in window.game_page.hand.task.text()
    target = next(bits(session.position.targets(row.repeat)))
    click_hex(window, target)
    assert session.log[-1].move.source == row.repeat
    assert any(t.state == USED for t in session.position.tiles[session.log[-1].player])


def test_bazaar_button_helps(window: MainWindow, catalog: Catalog) -> None:
    """The bazaar reports that no tile can be repeated, and selects a single one."""
    start(window, drawn(catalog, expansions=ALL, tiles="bazaar farm", own="D4"))
    click(tile_button(window, "bazaar"))
    assert said(window).startswith("First use another location tile")
    window.desk.controller.play(parse_move("tile:farm build C4"))
    click(tile_button(window, "bazaar"))
    assert window.desk.controller.source.startswith("bazaar:")


def test_cathedral_takes_or_builds(window: MainWindow, catalog: Catalog) -> None:
    """A number tile is taken by the button; builds are counted and end with Done."""
    session = drawn(catalog, expansions=ALL, tiles="cathedral", numbers={0: 2}, own="D4")
    start(window, session)
    page, position, player = window.game_page, session.position, session.to_move
    numbers = number_tiles(position)[player]
    window.desk.controller.select_source(CATHEDRAL)
    assert tile_button(window, "cathedral").row.numbers == numbers
    assert f"{numbers} number tiles" in tile_button(window, "cathedral").accessibleName()
    assert page.hand.turn_up.text() == "Take a number tile"
    click(page.hand.turn_up)
    assert number_tiles(position)[player] == numbers + 1
    window.desk.controller.undo()
    window.desk.controller.select_source(CATHEDRAL)
    click_hex(window, next(bits(position.targets(CATHEDRAL))))
    assert page.hand.progress.words == f"1 of {numbers} built"
    assert not page.hand.turn_up.isVisible()
    if position.block is not None:
        click(page.hand.buttons.end)
    assert position.block is None
    assert number_tiles(position)[player] == numbers - 1


def test_stored_settlement_is_shown(window: MainWindow, catalog: Catalog) -> None:
    """The temple shows its stored settlement to its holder and on the player's card."""
    session = drawn(catalog, expansions=ALL, tiles="temple", stored={0: 1}, own="D4")
    start(window, session)
    player = session.to_move
    button = tile_button(window, "temple")
    count = stored(session.position)[player]
    assert button.row.stored == count
    assert "stored" in button.accessibleName()
    card = window.game_page.players.cards[player]
    assert ("stored", count) in [(t.kind, t.count) for t in card.special_tokens.tokens]
    assert "Settlements on the temple" in card.accessibleName()


def test_standing_actions_only_where_the_board_has_them(
    window: MainWindow, catalog: Catalog
) -> None:
    """Cave and farmland are buttons for all players, used once a turn."""
    session = drawn(catalog, expansions=ALL, own="D15 E15")
    start(window, session)
    assert tile_button(window, "cave_action").row.is_shared
    assert tile_button(window, "cave_action").state == "ready"
    click(tile_button(window, "cave_action"))
    origin = next(bits(session.position.origins("cave")))
    click_hex(window, origin)
    click_hex(window, next(bits(session.position.targets("cave", origin))))
    assert session.log[-1].move.source == "cave"
    assert tile_button(window, "cave_action").state == "used"
    start(window, mixed_session(catalog, "human", "human", expansions=("base",)))
    assert window.game_page.tiles.buttons == []


def test_bonus_tile_stands_beside_its_pair(window: MainWindow, catalog: Catalog) -> None:
    """A bonus tile follows its basic tile and describes its effect."""
    tiles = "temple temple@S20 temple_bonus@S20"
    session = drawn(catalog, expansions=ALL, tiles=tiles, own="D4")
    start(window, session)
    tiles = [button.row.tile for button in window.game_page.tiles.buttons]
    assert tiles.index("temple_bonus") == tiles.index("temple") + 1
    assert tile_button(window, "temple_bonus").state == "always on"
    tiles = "temple temple@S20 temple_bonus@S20:new"
    start(window, drawn(catalog, expansions=ALL, tiles=tiles, own="D4"))
    assert tile_button(window, "temple_bonus").state == "next turn"


# -- house rules -----------------------------------------------------------------------------------


@pytest.mark.parametrize("rule", [OPEN_HANDS, DRAW_AT_START])
def test_no_curtain_where_nothing_is_hidden(
    window: MainWindow, catalog: Catalog, rule: str
) -> None:
    """Without hidden hands, or cards between the turns, no curtain falls."""
    session = mixed_session(catalog, "human", "human", house_rules=(rule,))
    window.desk.start(session)
    random = Random(2)
    while session.position.round < 3:
        assert window.desk.controller.play(session.position.random_move(random))
        assert not window.desk.seats.curtain_down
        assert window.desk.seats.viewer == session.to_move
    rows = window.game_page.players.rows
    assert all(row.hidden_cards == 0 for row in rows)


def test_every_button_has_a_name(window: MainWindow, catalog: Catalog) -> None:
    """Each visible button of a mixed game has an accessible name."""
    session, random = mixed_session(catalog, "human", "human", seed=3), Random(3)
    window.desk.start(session)
    for number in range(150):
        if session.position.is_over:
            break
        take_seat(window)
        assert window.desk.controller.play(session.position.random_move(random))
        if number % 10:
            continue
        page = window.game_page
        for button in (*page.tiles.buttons, *page.hand.cards.buttons):
            assert button.accessibleName().strip(", ")
            assert button.toolTip()
