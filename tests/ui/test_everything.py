"""Playing with everything in the window: canoe, silos, sides of a card, bazaar, cathedral."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.core.hexgrid import bits
from kingdom_builder_qt.core.moves import BUILD, CANOE, MANDATORY, MOVE, SILO, SKIP, TAKE, Move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import DRAW_AT_START, OPEN_HANDS
from kingdom_builder_qt.core.tiles import USABLE, USED, HeldTile
from kingdom_builder_qt.ui.dialogs.scores_dialog import ScoresDialog
from kingdom_builder_qt.ui.main_window import MainWindow
from tests.ui.everything_table import (
    card_button,
    click,
    key,
    mixed_session,
    mixed_where,
    play_by_mouse,
    tile_button,
)
from tests.ui.expansion_table import NAMES, expected, shown, start, take_seat
from tests.ui.table import click_hex

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
ORACLE, CATHEDRAL = "tile:oracle", "tile:cathedral"


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    """Load all that is shipped."""
    return load_catalog()


def said(window: MainWindow) -> str:
    """Return what the status bar says."""
    return window.statusBar().currentMessage()


def is_asked(position: Position) -> bool:
    """Return whether somebody may use a canoe."""
    return bool(position.extras.asked)


def has_sides(position: Position) -> bool:
    """Return whether both sides of the played card can be chosen."""
    if not position.choosing or position.card is None or position.block is not None:
        return False
    return all(position.has_room(o.terrain) for o in position.rules.options[position.card])


def at_silos(position: Position) -> bool:
    """Return whether a silo action begins that can build and move."""
    both = position.targets(SILO, verb=BUILD) and position.origins(SILO)
    return bool(position.extras.silos) and position.block is None and bool(both)


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 3), (8, 5)])
def test_hot_seat_by_mouse_to_the_score_sheet(
    window: MainWindow, catalog: Catalog, qtbot: QtBot, seed: int, players: int
) -> None:
    """Whatever is legal can be done with the mouse, and the board shows the position."""
    session = mixed_session(catalog, *["human"] * players, seed=seed)
    window.bridge.start(session)
    random, position = Random(seed), session.position
    while not position.is_over:
        take_seat(window)
        assert window.bridge.is_human_turn
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
    assert window.game_page.status.last_round.text() == "The game is over"


def test_a_person_against_computers(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """Computers are asked and ask in the same way, and the game never stops."""
    session = mixed_session(catalog, "human", "random", "builder", seed=4)
    bridge, random = window.bridge, Random(4)
    bridge.start(session)
    while not session.position.is_over:
        qtbot.waitUntil(lambda: bridge.is_human_turn or session.position.is_over, timeout=20000)
        if not session.position.is_over:
            assert bridge.play(session.position.random_move(random))
    assert {entry.player for entry in session.log} == {0, 1, 2}
    assert window.game_page.status.last_round.text() == "The game is over"


# -- canoe -----------------------------------------------------------------------------------------


def start_asked(window: MainWindow, catalog: Catalog) -> tuple[int, int]:
    """Show a game in which somebody is asked by a move just made; return who, and whose turn."""
    session = mixed_where(catalog, lambda p: is_asked(p) and p.round > 2)
    move = session.log[-1].move
    session.log.pop()
    session.position.pop()
    start(window, session)
    assert window.bridge.play(move)
    return session.position.to_move, session.position.active


def test_canoe_is_offered_without_a_curtain(window: MainWindow, catalog: Catalog) -> None:
    """The asked player's tiles and targets are shown at once, and nobody's hand."""
    player, active = start_asked(window, catalog)
    bridge, page, position = window.bridge, window.game_page, window.bridge.position
    assert player != active
    assert not bridge.curtain_down
    assert bridge.viewer == player
    assert bridge.source == CANOE
    assert page.scene.highlighted("target") == position.targets(CANOE)
    words = f"{NAMES[player]} may use the canoe in {NAMES[active]}'s turn"
    assert page.status.turn.text() == f"{NAMES[player]}: canoe"
    assert page.hand.card.card is None
    assert page.hand.buttons.end.text() == "Decline"
    assert tile_button(window, "canoe").row.in_use
    assert f"{NAMES[player]} may use the canoe" in window.banner.text.text()
    window.banner.show_task()
    assert window.banner.text.text() == words
    assert window.banner.house.isVisible()


def test_log_keeps_the_hand_of_who_is_asked(window: MainWindow, catalog: Catalog) -> None:
    """What the asked player once drew is not told while the active player looks on."""
    start_asked(window, catalog)
    model = window.game_page.log.model
    lines = [model.index(row).data() for row in range(model.rowCount())]
    drawn = [line for line in lines if "ends the turn and draws" in line]
    assert drawn
    assert all("a card" in line or "cards" in line for line in drawn)
    assert window.bridge.card_viewer is None


def test_canoe_by_click_gives_the_turn_back(window: MainWindow, catalog: Catalog) -> None:
    """After the build the turn of the active player goes on, and nothing can be taken back."""
    player, active = start_asked(window, catalog)
    bridge, session = window.bridge, window.bridge.session
    while session.position.extras.asked:
        asked = session.position.to_move
        click_hex(window, next(bits(session.position.targets(CANOE))))
        assert session.log[-1].player == asked
        assert session.log[-1].move[:2] == (CANOE, BUILD)
    assert session.position.to_move == active
    assert bridge.viewer == active
    assert not bridge.curtain_down
    assert not bridge.can_undo
    assert window.banner.text.text() == f"{NAMES[active]}'s turn goes on"
    assert player != active


@pytest.mark.parametrize("how", ["button", "E", "Escape"])
def test_canoe_is_declined(window: MainWindow, catalog: Catalog, how: str) -> None:
    """Button, E and Escape all decline; a refused hex does not."""
    player, _ = start_asked(window, catalog)
    session, position = window.bridge.session, window.bridge.position
    click_hex(window, next(bits(position.own[player])))
    assert position.to_move == player
    if how == "button":
        click(window.game_page.hand.buttons.end)
    else:
        key(window, Qt.Key.Key_E if how == "E" else Qt.Key.Key_Escape)
    assert session.log[-1].player == player
    assert session.log[-1].move == Move(CANOE, SKIP)


def test_active_player_is_asked_in_the_own_turn(window: MainWindow, catalog: Catalog) -> None:
    """A nested offer goes to the active player too; then the same turn goes on."""
    session = mixed_where(catalog, lambda p: is_asked(p) and p.targets(CANOE) > 0)
    position, active = session.position, session.position.active
    canoe = next(t for t in position.tiles[position.to_move] if t.tile == "canoe")
    tiles = list(position.tiles)
    tiles[active] = (canoe._replace(state=USABLE),)
    position.tiles = tuple(tiles)
    position.extras = position.extras._replace(asked=(position.to_move, active))
    position.forget_answers()
    start(window, session)
    key(window, Qt.Key.Key_E)
    assert position.extras.asked == (active,)
    assert window.bridge.viewer == active
    assert window.bridge.source == CANOE
    assert window.bridge.hides_hands
    key(window, Qt.Key.Key_E)
    assert position.extras.asked == ()
    assert position.to_move == active


def test_marked_rows_are_lit(window: MainWindow, catalog: Catalog) -> None:
    """The card Mayors lights the rows that a player has marked, and the player's card counts."""
    session = mixed_where(
        catalog,
        lambda p: max(p.extras.row_owners) >= 0 and not is_asked(p),
        cards=("mayors", "rovers", "vassals"),
    )
    start(window, session)
    owners = session.position.extras.row_owners
    row = next(r for r, owner in enumerate(owners) if owner >= 0)
    model, page = window.game_page.cards.model, window.game_page
    mask = model.earning_mask(model.cards.index("mayors"), owners[row])
    rows = session.position.rules.board.row_masks
    assert mask & rows[row] == rows[row] & session.position.rules.board.hex_mask
    things = page.players.cards[owners[row]].belongings.things
    assert ("marks", owners.count(owners[row])) in [(t.kind, t.count) for t in things]
    assert model.group(model.cards.index("rovers")) == "play"


def test_castle_with_a_capitol_is_named(window: MainWindow, catalog: Catalog) -> None:
    """A hex is described with what was laid on it."""
    seeds = (mixed_session(catalog, "human", "human", seed=seed) for seed in range(50))
    session = next(s for s in seeds if "capitol" in s.position.rules.board.overlays)
    start(window, session)
    board = session.position.rules.board
    hex_ = next(bits(board.overlays["capitol"]))
    assert window.game_page.describe(hex_).endswith("castle with a capitol")
    cave = next(bits(board.overlays["cave"]))
    assert window.game_page.describe(cave).endswith("mountain with a cave, empty")


def test_canoe_in_the_turn_of_a_computer(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """A person is asked while the computer plays, keeps the own cards in sight, and it goes on."""
    controllers = ("human", "random", "random")
    session = mixed_where(
        catalog, lambda p: is_asked(p) and p.to_move == 0 and p.active != 0, *controllers
    )
    bridge = window.bridge
    bridge.start(session)
    assert bridge.is_human_turn
    assert bridge.card_viewer == 0
    assert window.game_page.hand.buttons.end.text() == "Decline"
    active = session.position.active
    key(window, Qt.Key.Key_Escape)
    assert session.log[-1].move == Move(CANOE, SKIP)
    count = len(session.log)
    qtbot.waitUntil(lambda: len(session.log) > count, timeout=20000)
    assert session.log[count].player in (active, *range(1, 3))


# -- silos -----------------------------------------------------------------------------------------


def test_silo_actions_by_mouse(window: MainWindow, catalog: Catalog) -> None:
    """The phase says whose action it is, how far it is, and ends with the scoring."""
    session = mixed_where(catalog, at_silos)
    start(window, session)
    bridge, page, position = window.bridge, window.game_page, session.position
    player = position.to_move
    assert not bridge.curtain_down
    assert bridge.source == SILO
    assert page.status.round.text() == "Silo actions before the scoring"
    assert page.status.turn.text().startswith(f"{NAMES[player]}: ")
    assert tile_button(window, "silo_action").row.in_use
    assert not page.hand.progress.isVisible()
    assert "or else move up to 3, or Done" in page.hand.task.text()
    origin = next(bits(position.origins(SILO)))
    target = next(bits(position.targets(SILO, origin, MOVE)))
    click_hex(window, origin)
    click_hex(window, target)
    assert session.log[-1].move == Move(SILO, MOVE, origin, target)
    if position.block is not None:
        assert page.hand.progress.words == "step 2 of 3"
        assert position.targets(SILO, verb=BUILD) == 0
        bridge.undo()
        assert position.block is None
    random = Random(1)
    while not position.is_over:
        assert bridge.source == SILO
        play_by_mouse(window, position.random_move(random))
    assert page.status.last_round.text() == "The game is over"
    assert shown(window) == expected(session)


def test_silo_action_left_out(window: MainWindow, catalog: Catalog) -> None:
    """E ends one action; the next one, or the next player's, begins."""
    start(window, mixed_where(catalog, at_silos))
    session = window.bridge.session
    before = session.position.extras.silos
    key(window, Qt.Key.Key_E)
    assert session.log[-1].move == Move(SILO, SKIP)
    assert session.position.extras.silos != before


# -- sides of a card -------------------------------------------------------------------------------


def test_side_is_chosen_by_click(window: MainWindow, catalog: Catalog) -> None:
    """Both sides are cards, focus and mouse show their hexes, a click chooses for the turn."""
    session = mixed_where(catalog, has_sides)
    start(window, session)
    page, position = window.game_page, session.position
    other = position.rules.options[position.card][-1]
    names = [button.look.name for button in page.hand.cards.buttons[:2]]
    assert names == ["2 on swamp", f"3 on {catalog.terrains[other.terrain].name.lower()}"]
    for choice in ("swamp", other.terrain):
        card_button(window, choice).setFocus()
        lit = page.scene.highlighted("earned")
        assert lit
        assert lit & ~position.rules.board.terrain_masks[choice] == 0
    click(card_button(window, "swamp"))
    assert session.log[-1].move == Move("turn", "choose", None, "swamp")
    assert position.terrain == "swamp"
    assert window.bridge.source == MANDATORY
    assert page.scene.highlighted("earned") == 0
    assert page.hand.card.look.name == "Swamp"
    key(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert position.choosing


def test_side_is_chosen_by_key(window: MainWindow, catalog: Catalog) -> None:
    """Alt and the number of the card choose it from anywhere."""
    session = mixed_where(catalog, has_sides)
    start(window, session)
    side = session.position.rules.options[session.position.card][1].terrain
    QTest.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    assert session.position.terrain == side


def test_side_without_a_free_hex(window: MainWindow, catalog: Catalog) -> None:
    """A side that cannot be chosen says why."""
    session = mixed_where(
        catalog, lambda p: has_sides(p) and p.rules.options[p.card][1].terrain == "grass"
    )
    position = session.position
    grass = position.rules.board.terrain_masks["grass"]
    position.empty_mask &= ~grass
    position.free_mask &= ~grass
    position.forget_answers()
    start(window, session)
    button = card_button(window, "grass")
    assert button.look.part == "refused"
    assert button.look.ribbon == "no free hex"
    click(button)
    assert said(window) == "No free grass hex is left: choose the other side."
    assert position.choosing


def test_tile_that_waits_for_the_side(window: MainWindow, catalog: Catalog) -> None:
    """A tile that needs the card asks for the side and is selected after the choice."""

    def wanted(position: Position) -> bool:
        held = any(t.tile == "oracle" and t.state == USABLE for t in position.tiles[0])
        return has_sides(position) and held and position.to_move == 0

    session = mixed_where(catalog, wanted)
    start(window, session)
    click(tile_button(window, "oracle"))
    assert said(window) == "Oracle: first choose a side of your card."
    card_button(window, "swamp").setFocus()
    click(card_button(window, "swamp"))
    assert window.bridge.source == ORACLE
    assert window.game_page.scene.highlighted("target") == session.position.targets(ORACLE)


# -- tiles -----------------------------------------------------------------------------------------


def test_bazaar_repeats_by_the_tile(window: MainWindow, catalog: Catalog) -> None:
    """A used tile that can be repeated is lit again; a click uses it with the bazaar."""

    def wanted(position: Position) -> bool:
        repeats = [s for s in position.sources() if s.startswith("bazaar:")]
        tiles = [s.partition(":")[2] for s in repeats]
        return any(
            position.targets(f"bazaar:{t}")
            and position.origins(f"bazaar:{t}") == 0
            and f"tile:{t}" not in position.sources()
            for t in tiles
        )

    session = mixed_where(catalog, wanted)
    start(window, session)
    row = next(r for r in window.game_page.tiles.model.tiles if r.is_repeated)
    button = tile_button(window, row.tile)
    assert button.state == "once more"
    assert tile_button(window, "bazaar").state == "pick a tile"
    click(button)
    assert window.bridge.source == row.repeat
    assert "once more" in window.game_page.hand.task.text()
    target = next(bits(session.position.targets(row.repeat)))
    click_hex(window, target)
    assert session.log[-1].move.source == row.repeat
    assert any(t.state == USED for t in session.position.tiles[session.log[-1].player])


def test_bazaar_button_helps(window: MainWindow, catalog: Catalog) -> None:
    """Without a tile to repeat the bazaar says so; with a single one it chooses that."""

    def alone(position: Position) -> bool:
        repeats = [s for s in position.sources() if s.startswith("bazaar:")]
        return len(repeats) == 1

    def early(position: Position) -> bool:
        held = position.tiles[position.to_move]
        usable = any(t.tile == "bazaar" and t.state == USABLE for t in held)
        return usable and not any(s.startswith("bazaar:") for s in position.sources())

    start(window, mixed_where(catalog, lambda p: early(p) and not p.in_block))
    click(tile_button(window, "bazaar"))
    assert said(window).startswith("First use another location tile")
    start(window, mixed_where(catalog, alone))
    click(tile_button(window, "bazaar"))
    assert window.bridge.source.startswith("bazaar:")


def test_cathedral_takes_or_builds(window: MainWindow, catalog: Catalog) -> None:
    """A number tile is taken by the button; builds are counted and end with Done."""

    def wanted(position: Position) -> bool:
        return (
            position.is_legal(Move(CATHEDRAL, TAKE))
            and position.extras.numbers[position.to_move] > 1
            and position.targets(CATHEDRAL).bit_count() > 2
            and position.supply[position.to_move] > 3
        )

    session = mixed_where(catalog, wanted)
    start(window, session)
    page, position, player = window.game_page, session.position, session.to_move
    numbers = position.extras.numbers[player]
    window.bridge.select_source(CATHEDRAL)
    assert tile_button(window, "cathedral").row.numbers == numbers
    assert f"{numbers} number tiles" in tile_button(window, "cathedral").accessibleName()
    assert page.hand.turn_up.text() == "Take a number tile"
    click(page.hand.turn_up)
    assert position.extras.numbers[player] == numbers + 1
    window.bridge.undo()
    window.bridge.select_source(CATHEDRAL)
    click_hex(window, next(bits(position.targets(CATHEDRAL))))
    assert page.hand.progress.words == f"1 of {numbers} built"
    assert not page.hand.turn_up.isVisible()
    if position.block is not None:
        click(page.hand.buttons.end)
    assert position.block is None
    assert position.extras.numbers[player] == numbers - 1


def test_stored_settlement_is_shown(window: MainWindow, catalog: Catalog) -> None:
    """The temple shows what lies on it, for its holder and on the player's card."""

    def wanted(position: Position) -> bool:
        held = any(t.tile == "temple" for t in position.tiles[position.active])
        return held and position.extras.stored[position.active] > 0 and not is_asked(position)

    session = mixed_where(catalog, wanted)
    start(window, session)
    player = session.to_move
    button = tile_button(window, "temple")
    count = session.position.extras.stored[player]
    assert button.row.stored == count
    assert "stored" in button.accessibleName()
    card = window.game_page.players.cards[player]
    assert ("stored", count) in [(t.kind, t.count) for t in card.belongings.things]
    assert "Settlements on the temple" in card.accessibleName()


def test_standing_actions_only_where_the_board_has_them(
    window: MainWindow, catalog: Catalog
) -> None:
    """Cave and farmland are buttons for everybody, used once a turn."""
    session = mixed_where(catalog, lambda p: "cave" in p.sources() and p.built == 0)
    start(window, session)
    assert tile_button(window, "cave_action").row.is_shared
    assert tile_button(window, "cave_action").state == "ready"
    click(tile_button(window, "cave_action"))
    origin = next(bits(session.position.origins("cave")))
    click_hex(window, origin)
    if session.log[-1].move.source != "cave":
        click_hex(window, next(bits(session.position.targets("cave", origin))))
    assert session.log[-1].move.source == "cave"
    assert tile_button(window, "cave_action").state == "used"
    start(window, mixed_session(catalog, "human", "human", expansions=("base",)))
    assert window.game_page.tiles.buttons == []


def test_bonus_tile_stands_beside_its_pair(window: MainWindow, catalog: Catalog) -> None:
    """A bonus tile follows the tile that it belongs to and says how it works."""

    def wanted(position: Position) -> bool:
        tiles = [t.tile for t in position.tiles[position.active]]
        return "temple_bonus" in tiles and not is_asked(position) and not position.extras.silos

    session = mixed_where(catalog, wanted)
    start(window, session)
    tiles = [button.row.tile for button in window.game_page.tiles.buttons]
    assert tiles.index("temple_bonus") == tiles.index("temple") + 1
    held: HeldTile = next(
        t for t in session.position.tiles[session.to_move] if t.tile == "temple_bonus"
    )
    wanted_state = "next turn" if held.state == "new" else "always on"
    assert tile_button(window, "temple_bonus").state == wanted_state


# -- house rules -----------------------------------------------------------------------------------


@pytest.mark.parametrize("rule", [OPEN_HANDS, DRAW_AT_START])
def test_no_curtain_where_nothing_is_hidden(
    window: MainWindow, catalog: Catalog, rule: str
) -> None:
    """With open hands, or none between the turns, people need not hide anything."""
    session = mixed_session(catalog, "human", "human", house_rules=(rule,))
    window.bridge.start(session)
    random = Random(2)
    while session.position.round < 3:
        assert window.bridge.play(session.position.random_move(random))
        assert not window.bridge.curtain_down
        assert window.bridge.viewer == session.to_move
    rows = window.game_page.players.model.players
    assert all(row.hidden_cards == 0 for row in rows)


def test_every_button_has_a_name(window: MainWindow, catalog: Catalog) -> None:
    """Whatever is shown in a mixed game can be read out."""
    session, random = mixed_session(catalog, "human", "human", seed=3), Random(3)
    window.bridge.start(session)
    for number in range(150):
        if session.position.is_over:
            break
        take_seat(window)
        assert window.bridge.play(session.position.random_move(random))
        if number % 10:
            continue
        page = window.game_page
        for button in (*page.tiles.buttons, *page.hand.cards.buttons):
            assert button.accessibleName().strip(", ")
            assert button.toolTip()
