"""Tests of the presenters with Nomads and Crossroads: tiles, hand, progress, score rows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.events import Gold
from kingdom_builder_qt.core.moves import MOVE, choose_card
from kingdom_builder_qt.core.state import NEW, USABLE, USED
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.presenters.card_rows import hand_cards
from kingdom_builder_qt.ui.table.presenters.player_rows import player_rows
from kingdom_builder_qt.ui.table.presenters.score_model import ScoreModel
from kingdom_builder_qt.ui.table.presenters.tile_rows import TilePresenter, TileRow
from kingdom_builder_qt.ui.table.presenters.turn_progress import STEP, turn_progress
from tests.ui.drawn_games import begun, drawn, of_two, ready
from tests.ui.table.panels import games

DeskOf = Callable[[Session], GameDesk]


def row_of(tiles: TilePresenter, source: str) -> TileRow:
    """Return the row of a source."""
    return next(row for row in tiles.rows() if row.source == source)


# -- tiles -----------------------------------------------------------------------------------------


def test_nomad_tiles_come_last_and_say_how_long_they_last(
    desk_of: DeskOf, catalog: Catalog
) -> None:
    """Prove that nomad tiles are rows with their own kind of source and their duration in words."""
    session = games.crowded(catalog, 2)
    tiles = TilePresenter(desk_of(session))
    nomads = [row.is_nomad for row in tiles.rows()]
    assert nomads == sorted(nomads)
    assert nomads.count(True) == 4
    assert all(row.source.startswith("nomad:") == row.is_nomad for row in tiles.rows())
    sword, outpost = row_of(tiles, "nomad:sword"), row_of(tiles, "nomad:outpost")
    assert (sword.state, tiles.state_text(sword)) == (NEW, "next turn, once")
    assert (outpost.state, tiles.state_text(outpost)) == (USABLE, "this turn only")
    assert "for your next turn only, once" in tiles.tooltip(sword)
    assert "it then leaves the game" in tiles.tooltip(outpost)
    assert "nomad" not in tiles.tooltip(row_of(tiles, "tile:garden")).lower()


def test_equal_ids_of_two_kinds_are_two_rows(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that rows go by source: a location tile and a nomad tile of one name are separate."""
    session = games.crowded(catalog, 2)
    rules = session.position.rules
    rules.source_of = {**rules.source_of, "garden": "nomad:barracks"}
    rules.actions["nomad:barracks"] = rules.actions["tile:garden"]
    sources = [row.source for row in TilePresenter(desk_of(session)).rows()]
    assert {"tile:barracks", "nomad:barracks"} <= set(sources)
    assert len(sources) == len(set(sources))


def test_twins_of_a_nomad_tile_are_one_row(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that two outposts are one row with the number of unused ones."""
    session = games.crowded(catalog, 2)
    position = session.position
    own = [held for held in position.tiles[0] if held.tile != "sword"]
    extra = next(held for held in own if held.tile == "outpost")
    space = next(hex_ for hex_, tile in position.rules.nomads.items() if tile == "sword")
    own.append(extra._replace(location=space))
    position.tiles = (tuple(sorted(own)), *position.tiles[1:])
    position.clear_caches()
    row = row_of(TilePresenter(desk_of(session)), "nomad:outpost")
    assert (len(row.held), row.left) == (2, 2)


def test_outpost_is_on_while_it_is_armed(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that the row follows the position, armed and disarmed."""
    session = games.crowded(catalog, 2)
    desk = desk_of(session)
    tiles = TilePresenter(desk)
    assert not row_of(tiles, "nomad:outpost").in_use
    desk.controller.select_source("nomad:outpost")
    armed = row_of(tiles, "nomad:outpost")
    assert session.position.armed
    assert (armed.in_use, armed.state, tiles.state_text(armed)) == (True, USED, "on")
    desk.controller.select_source("nomad:outpost")
    assert not row_of(tiles, "nomad:outpost").in_use


def test_crossroads_works_by_itself(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that a tile without action is never shown as unusable."""
    tiles = TilePresenter(desk_of(games.crowded(catalog, 2)))
    row = row_of(tiles, "tile:crossroads")
    assert not row.can_use
    assert tiles.state_text(row) == "always on"
    assert "by itself" in tiles.tooltip(row)


def test_the_tile_of_an_open_block_is_in_use(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that only the tile of the open block is marked."""
    session = begun(catalog, "tile:quarry")
    tiles = TilePresenter(desk_of(session))
    assert [row.source for row in tiles.rows() if row.in_use] == ["tile:quarry"]
    assert tiles.state_text(row_of(tiles, "tile:quarry")) == "in use"


# -- cards in hand ---------------------------------------------------------------------------------


def test_several_cards_are_choices(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that each card of the hand is offered, and after the choice the other is spare."""
    session = of_two(catalog)
    desk = desk_of(session)
    hand = session.position.hands[session.to_move]
    assert [(c.card, c.part) for c in hand_cards(desk.current_view())] == [
        (card, "choice") for card in hand
    ]
    session.play(choose_card(hand[1]))
    shown = [(c.card, c.part) for c in hand_cards(desk.current_view())]
    assert shown == [(hand[1], "played"), (hand[0], "spare")]


def test_a_card_without_hex_is_refused(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that the rules decide which card can be chosen."""
    session = of_two(catalog)
    position = session.position
    first, second = position.hands[position.to_move]
    position.free_mask &= ~position.rules.board.terrain_masks[first]
    position.clear_caches()
    parts = [c.part for c in hand_cards(desk_of(session).current_view())]
    assert parts == ["refused", "choice"]
    assert position.is_useful(second)


def test_the_card_of_the_fort_lies_open(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that the fort's card is shown next to the played one, and only while it counts."""
    session = begun(catalog, "tile:fort")
    desk = desk_of(session)
    parts = {c.part: c.card for c in hand_cards(desk.current_view())}
    assert parts["drawn"] == session.position.drawn
    assert parts["played"] == session.position.card
    session.play(session.position.legal_moves()[0])
    assert "drawn" not in [c.part for c in hand_cards(desk.current_view())]


def test_nobody_sees_cards_at_the_curtain(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that the next hand of any size is shown as one back."""
    session = of_two(catalog)
    desk = desk_of(session)
    games.show_to(desk, None)
    assert desk.seats.curtain_down
    assert [(c.card, c.part) for c in hand_cards(desk.current_view())] == [(None, "hidden")]


# -- progress --------------------------------------------------------------------------------------


def test_progress_of_the_mandatory_action(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that built and remaining houses are counted."""
    session = games.expanded(catalog)
    games.build(session)
    progress = turn_progress(session, "mandatory")
    assert (progress.done, progress.due) == (1, 3)
    assert {sign.kind for sign in progress.signs} == {"settlement"}


@pytest.mark.parametrize(
    ("source", "left", "done", "kind"),
    [
        ("tile:quarry", 1, 1, "stone_wall"),
        ("nomad:resettlement", 2, 2, STEP),
        ("tile:wagon", 1, 2, STEP),
    ],
)
def test_progress_of_a_block(
    catalog: Catalog, source: str, left: int, done: int, kind: str
) -> None:
    """Prove that finished and remaining steps are those of the open block, for any verb."""
    session = begun(catalog, source, done)
    progress = turn_progress(session, source)
    assert (progress.done, progress.due) == (done, done + left)
    assert {sign.kind for sign in progress.signs} == {kind}


def test_progress_of_a_donation_ends_with_the_supply(catalog: Catalog) -> None:
    """Prove that the progress counts no more houses than the supply has."""
    session = begun(catalog, "nomad:donation_grass")
    position = session.position
    assert turn_progress(session, "").due == 3
    supply = [*position.supply]
    supply[position.to_move] = 1
    position.supply = tuple(supply)
    assert turn_progress(session, "").due == 2


def test_progress_of_the_sword_names_the_victims(catalog: Catalog) -> None:
    """Prove that the signs are the opponents in order, those already struck first."""
    pieces = ["J3", "D4 D5", "I12", "J8"]
    session = begun(catalog, "nomad:sword", 2, *["human"] * 4, pieces=pieces)
    progress = turn_progress(session, "nomad:sword")
    assert [sign.player for sign in progress.signs] == [1, 2, 3]
    assert (progress.verb, progress.done) == ("remove", 2)


def test_a_selected_tile_shows_its_steps(catalog: Catalog) -> None:
    """Prove that four empty steps represent a resettlement that has not started."""
    session = ready(catalog, "nomad:resettlement", MOVE)
    progress = turn_progress(session, "nomad:resettlement")
    assert (progress.verb, progress.done, progress.due) == (MOVE, 0, 4)


# -- players ---------------------------------------------------------------------------------------


def test_players_tell_pieces_and_face_up_cards(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that warriors on the board are counted and a hand to choose from is face up."""
    session = of_two(catalog, others="warrior@G3")
    player, position = session.to_move, session.position
    desk = desk_of(session)
    row = player_rows(desk.current_view())[player]
    warriors = next(count for count in row.pieces if count.kind == "warrior")
    placed = position.others[position.rules.kind_index["warrior"]][player].bit_count()
    assert (warriors.placed, warriors.all) == (placed, 2)
    assert (row.face_up_cards, row.hidden_cards) == (position.hands[player], 0)
    games.show_to(desk, None)
    row = player_rows(desk.current_view())[player]
    assert (row.face_up_cards, row.hidden_cards) == ((), 2)


# -- score rows ------------------------------------------------------------------------------------


def finished(catalog: Catalog) -> Session:
    """Return a finished game in which tasks, a red card and a treasure have paid."""
    session = drawn(
        catalog,
        *["human"] * 3,
        cards=("lords", "ambassadors", "fortress"),
        pieces=["S5", "S2", "J8"],
        others="city_hall@C3",
        supply={0: 3},
        play="mandatory build S4, mandatory build S3",
    )
    while not session.position.is_over:
        session.play(session.position.legal_moves()[0])
    return session


def test_rows_are_grouped_and_add_up(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that each entry has one row, ordered final, task, play, and totals are right."""
    session = finished(catalog)
    model = ScoreModel(desk_of(session))
    rows = range(model.rowCount() - 1)
    groups = [model.group(row) for row in rows]
    assert groups == sorted(groups, key=("final", "task", "play").index)
    assert set(groups) == {"final", "task", "play"}
    sheets = session.position.scores()
    for player, sheet in enumerate(sheets):
        assert [model.gold(row, player) for row in rows] == [sheet[c] for c in model.cards]
        assert sum(model.gold(row, player) for row in rows) == sheet.total
        assert model.gold(model.rowCount() - 1, player) == sheet.total
    assert model.headerData(model.rowCount() - 2, Qt.Orientation.Vertical) == "Treasure"
    assert [r for r in rows if model.begins_group(r)] == [
        groups.index("task"),
        groups.index("play"),
    ]


def test_gold_of_the_game_lights_where_it_was_earned(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that red gold and treasure highlight the hexes of their events, by player."""
    session = finished(catalog)
    model = ScoreModel(desk_of(session))
    checked = 0
    for row, card in enumerate(model.cards):
        if model.group(row) != "play":
            continue
        for player in range(3):
            events = (e for entry in session.log for e in entry.events if isinstance(e, Gold))
            places = {e.hex for e in events if (e.card, e.player) == (card, player)}
            assert model.earning_mask(row, player) == sum(1 << hex_ for hex_ in places)
            checked += bool(places)
    assert checked


def test_no_treasure_no_row(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that a board without a treasure has no row of zeros for it."""
    session = games.crowded(catalog, 2)
    assert "treasure" in session.position.rules.earners
    assert "treasure" not in ScoreModel(desk_of(session)).cards


def test_choice_moves_on_the_hand(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that undo restores the choice."""
    session = of_two(catalog)
    desk = desk_of(session)
    before = hand_cards(desk.current_view())
    desk.controller.choose_card(before[0].card or "")
    assert session.log[-1].move == choose_card(before[0].card or "")
    desk.controller.undo()
    assert hand_cards(desk.current_view()) == before
