"""Tests of models and presenters: Qt's own checks, contents after moves, nothing hidden shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.events import CardDrawn
from kingdom_builder_qt.core.grid import hexes
from kingdom_builder_qt.core.state import NEW, USABLE
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.game.session import LogEntry
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.presenters.log_model import (
    HEXES_ROLE,
    KIND_ROLE,
    LATEST_ROLE,
    LogModel,
)
from kingdom_builder_qt.ui.table.presenters.player_rows import player_rows
from kingdom_builder_qt.ui.table.presenters.score_model import ScoreModel
from kingdom_builder_qt.ui.table.presenters.tile_rows import TilePresenter
from kingdom_builder_qt.ui.words.event_texts import EventTexts, Line
from tests.ui.drawn_games import drawn
from tests.ui.table.panels import games

MODELS = (LogModel, ScoreModel)
DeskOf = Callable[[Session], GameDesk]


def texts_of(model: QAbstractItemModel) -> list[str]:
    """Return the texts of the first column."""
    return [model.index(row, 0).data() for row in range(model.rowCount())]


@pytest.mark.parametrize("kind", MODELS)
def test_models_obey_qt(
    kind: type, desk_of: DeskOf, catalog: Catalog, qtmodeltester: object
) -> None:
    """Prove that a model stays consistent through moves, undo, redo and a new session."""
    session = games.new_session(catalog, 3)
    desk = desk_of(session)
    model = kind(desk)
    qtmodeltester.check(model)
    games.build(session)
    games.build(session)
    session.undo()
    session.redo()
    games.whole_turn(session)
    desk.start(games.played(catalog, 40, 2))
    qtmodeltester.check(model)


@pytest.mark.parametrize("kind", MODELS)
def test_models_without_a_game(kind: type, qapp: object, catalog: Catalog) -> None:
    """Prove that every model is empty before the first game."""
    desk = GameDesk(catalog)
    assert kind(desk).rowCount() == 0
    desk.close()


def test_presenters_without_a_game(qapp: object, catalog: Catalog) -> None:
    """Prove that presenters are empty before the first game."""
    desk = GameDesk(catalog)
    assert player_rows(desk.current_view()) == []
    assert TilePresenter(desk).rows() == []
    desk.close()


def test_players_follow_moves_and_undo(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that supply, turn and card are those of the position."""
    session = games.new_session(catalog)
    desk = desk_of(session)
    games.build(session)
    assert player_rows(desk.current_view())[0].supply == 39
    session.undo()
    assert player_rows(desk.current_view())[0].supply == 40
    assert player_rows(desk.current_view())[0].to_move
    games.whole_turn(session)
    assert [row.to_move for row in player_rows(desk.current_view())] == [False, True]
    assert (
        player_rows(desk.current_view())[0].face_up_cards,
        player_rows(desk.current_view())[0].hidden_cards,
    ) == ((), 1)


def test_players_show_gold(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that the gold is the score of a game that would end now."""
    session = games.played(catalog, 60)
    desk = desk_of(session)
    shown = [row.gold for row in player_rows(desk.current_view(), running_score=True)]
    assert shown == session.position.gold()
    assert {row.gold for row in player_rows(desk.current_view())} == {None}


def test_a_new_tile_changes_no_key(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that tiles keep their order in later turns, and a further one comes after them."""
    orders: dict[int, list[str]] = {}
    gained = 0
    for moves in range(0, 200, 3):
        session = games.played(catalog, moves)
        if session.position.is_over:
            break
        player = session.position.to_move
        before = orders.get(player, [])
        after = [row.source for row in TilePresenter(desk_of(session)).rows()]
        kept = [source for source in before if source in after]
        assert after[: len(kept)] == kept
        gained += len(after) - len(kept)
        orders[player] = after
    assert gained > 4


def test_a_tooltip_has_its_rule_once(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that the tooltip of a tile tells its rule once."""
    tiles = TilePresenter(desk_of(drawn(catalog, tiles="paddock", own="D4")))
    assert tiles.tooltip(tiles.rows()[0]).count("straight") == 1


def test_tiles_are_those_of_the_viewer(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that the tiles of the viewer are listed with their states."""
    session = drawn(catalog, tiles="farm paddock", own="D4")
    desk = desk_of(session)
    tiles = TilePresenter(desk)
    position = session.position
    held = position.tiles[position.to_move]
    assert [row.tile for row in tiles.rows()] == sorted({t.tile for t in held})
    usable = [row for row in tiles.rows() if row.can_use]
    assert [row.source for row in usable] == [s for s in position.sources() if "tile" in s]
    assert usable[0].state == USABLE
    rule = catalog.tiles[usable[0].tile].text
    assert rule in tiles.tooltip(usable[0])


def test_the_number_of_equal_tiles_is_shown_once(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that the badge has the number of tiles, the state only the words, and speech both."""
    for held, count, spoken in (("farm", "×2", "2 of 2"), ("farm:used", "1/2", "1 of 2")):
        session = drawn(catalog, tiles=f"farm {held}", own="D4")
        tiles = TilePresenter(desk_of(session))
        (row,) = tiles.rows()
        assert (row.count, tiles.state_text(row)) == (count, "ready")
        assert f"ready, {spoken}" in tiles.spoken(row)
        assert replace(row, held=row.held[:1]).count == ""


def test_a_gained_tile_is_new(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that a tile taken in this turn is shown as not yet usable."""
    session = drawn(catalog, tiles="farm:new", own="D4")
    tiles = TilePresenter(desk_of(session))
    new = next(row for row in tiles.rows() if row.state == NEW)
    assert tiles.state_text(new) == "next turn"
    assert not new.can_use


def test_log_grows_and_shrinks(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that undo removes exactly the lines of the move."""
    session = games.new_session(catalog)
    model = LogModel(desk_of(session))
    before = texts_of(model)
    assert before[0].startswith("Round 1: Anna plays ")
    move = games.build(session)
    assert texts_of(model)[: len(before)] == before
    assert texts_of(model)[len(before)].startswith("Anna builds on ")
    assert model.index(len(before)).data(HEXES_ROLE) == [move.target]
    session.undo()
    assert texts_of(model) == before
    session.redo()
    assert model.rowCount() > len(before)


def test_log_of_a_loaded_game(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that a log built at once equals a log built move by move."""
    session, growing = games.played(catalog, 5000), games.new_session(catalog)
    loaded, grown = desk_of(session), desk_of(growing)
    for desk in (loaded, grown):
        games.show_to(desk, None)
    model = LogModel(grown)
    for entry in session.log:
        growing.play(entry.move)
    assert texts_of(LogModel(loaded)) == texts_of(model)
    assert "win" in texts_of(model)[-1] or "share" in texts_of(model)[-1]


def test_log_hides_the_cards_of_others(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that a drawn card is named to its holder only."""
    session = games.new_session(catalog)
    desk = desk_of(session)
    model = LogModel(desk)
    games.whole_turn(session)
    (drawn,) = session.position.hands[0]
    name = catalog.terrains[drawn].name.lower()
    line = next(i for i, t in enumerate(texts_of(model)) if "ends the turn" in t)
    games.show_to(desk, 0)
    assert texts_of(model)[line] == f"Anna ends the turn and draws {name}"
    for viewer in (1, None):
        games.show_to(desk, viewer)
        assert texts_of(model)[line] == "Anna ends the turn and draws a card"


def test_another_viewer_changes_only_lines_with_drawn_cards(
    desk_of: DeskOf, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Prove that a change of viewer resets no model and gives the lines of a new log."""
    session = games.new_session(catalog)
    desk = desk_of(session)
    model = LogModel(desk)
    for _ in range(4):
        games.whole_turn(session)
    games.show_to(desk, 0)
    told: list[LogEntry] = []
    resets: list[bool] = []
    real = EventTexts.entry_lines

    def entry_lines(self: EventTexts, entry: LogEntry, viewer: int | None = None) -> list[Line]:
        told.append(entry)
        return real(self, entry, viewer)

    monkeypatch.setattr(EventTexts, "entry_lines", entry_lines)
    model.modelReset.connect(lambda: resets.append(True))
    for viewer in (1, None, 0):
        told.clear()
        games.show_to(desk, viewer)
        assert told
        assert all(any(isinstance(e, CardDrawn) for e in entry.events) for entry in told)
        assert len(told) < len(session.log) / 2
        assert texts_of(model) == texts_of(LogModel(desk))
    assert not resets


def test_log_marks_the_last_turn_of_another(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that exactly the lines of the opponent's last turn are marked."""
    session = games.new_session(catalog)
    desk = desk_of(session)
    model = LogModel(desk)
    games.whole_turn(session)
    games.show_to(desk, 1)
    marked = [row for row in range(model.rowCount()) if model.index(row).data(LATEST_ROLE)]
    assert marked == list(range(marked[0], marked[-1] + 1))
    assert all("Anna" in model.index(row).data() for row in marked if row)
    assert model.index(marked[-1] + 1).data(KIND_ROLE) == "turn"
    assert model.latest_mask == session.position.own[0]


def test_head_lines_stand_for_their_turn(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that the head of a turn has the hexes of all its moves."""
    session = games.new_session(catalog)
    model = LogModel(desk_of(session))
    games.whole_turn(session)
    assert model.turn_mask(0) == session.position.own[0]


def test_scores_are_those_of_the_position(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that gold, totals and hexes of every cell equal the score sheets."""
    session = games.played(catalog, 70, 3)
    model = ScoreModel(desk_of(session))
    sheets = session.position.scores()
    for player, sheet in enumerate(sheets):
        column = [model.index(row, player).data() for row in range(model.rowCount())]
        assert column == [*(entry.gold for entry in sheet.entries), sheet.total]
        for row, entry in enumerate(sheet.entries):
            assert model.index(row, player).data(Qt.ItemDataRole.UserRole) == hexes(entry.hexes)
    assert model.headerData(3, Qt.Orientation.Vertical) == "Castle"
    assert model.headerData(4, Qt.Orientation.Vertical) == "Total"


def test_all_who_have_most_gold_are_ahead(desk_of: DeskOf, catalog: Catalog) -> None:
    """Prove that all tied leaders have crowns, and no player does without gold."""
    session = games.new_session(catalog)
    model = ScoreModel(desk_of(session))
    assert (session.position.winners(), model.ahead) == ((0, 1), ())
    tied = ScoreModel(desk_of(drawn(catalog, own="B3 B4", other="C3 C4", cards=["knights"])))
    assert [sheet.total for sheet in tied.sheets] == [4, 4]
    assert tied.ahead == (0, 1)
