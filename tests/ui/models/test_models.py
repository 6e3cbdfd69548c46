"""Tests of the models: Qt's own checks, contents after moves and undo, nothing hidden shown."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import hexes
from kingdom_builder_qt.core.turn.tiles import NEW, USABLE
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.ui.presenters import player_model as pm
from kingdom_builder_qt.ui.presenters.log_model import HEXES_ROLE, KIND_ROLE, LATEST_ROLE, LogModel
from kingdom_builder_qt.ui.presenters.player_model import PlayerModel
from kingdom_builder_qt.ui.presenters.score_model import ScoreModel
from kingdom_builder_qt.ui.presenters.tile_model import TileModel
from kingdom_builder_qt.ui.table.session_bridge import SessionBridge
from tests.ui.panels import games

MODELS = (PlayerModel, TileModel, LogModel, ScoreModel)
BridgeOf = Callable[[Session], SessionBridge]


def texts_of(model: QAbstractItemModel) -> list[str]:
    """Return what the first column shows."""
    return [model.index(row, 0).data() for row in range(model.rowCount())]


@pytest.mark.parametrize("kind", MODELS)
def test_models_obey_qt(
    kind: type, bridge_of: BridgeOf, catalog: Catalog, qtmodeltester: object
) -> None:
    """Prove that a model stays consistent through moves, undo, redo and a new session."""
    session = games.new_session(catalog, 3)
    bridge = bridge_of(session)
    model = kind(bridge)
    qtmodeltester.check(model)
    games.build(session)
    games.build(session)
    session.undo()
    session.redo()
    games.whole_turn(session)
    bridge.start(games.played(catalog, 40, 2))
    qtmodeltester.check(model)


@pytest.mark.parametrize("kind", MODELS)
def test_models_without_a_game(kind: type, qapp: object, catalog: Catalog) -> None:
    """Prove that every model is empty before the first game."""
    bridge = SessionBridge(catalog)
    assert kind(bridge).rowCount() == 0
    bridge.close()


def test_players_follow_moves_and_undo(bridge_of: BridgeOf, catalog: Catalog) -> None:
    """Prove that supply, turn and card are those of the position."""
    session = games.new_session(catalog)
    model = PlayerModel(bridge_of(session))
    games.build(session)
    assert model.index(0, pm.SUPPLY).data() == 39
    session.undo()
    assert model.index(0, pm.SUPPLY).data() == 40
    assert model.index(0, pm.TURN).data() == "to move"
    games.whole_turn(session)
    assert [model.index(r, pm.TURN).data() for r in (0, 1)] == ["", "to move"]
    assert model.index(0, pm.CARD).data() == "hidden"


def test_players_show_gold(bridge_of: BridgeOf, catalog: Catalog) -> None:
    """Prove that the gold is the score as if the game ended now."""
    session = games.played(catalog, 60)
    model = PlayerModel(bridge_of(session))
    shown = [model.index(row, pm.GOLD).data() for row in (0, 1)]
    assert shown == session.position.gold()


def test_tiles_are_those_of_the_viewer(bridge_of: BridgeOf, catalog: Catalog) -> None:
    """Prove that the tiles of the viewer are listed with what can be done with them."""
    session = games.until(
        catalog, lambda p: any(s.startswith("tile:") for s in p.sources()) and not p.built
    )
    bridge = bridge_of(session)
    model = TileModel(bridge)
    position = session.position
    held = position.tiles[position.to_move]
    assert [row.tile for row in model.tiles] == sorted({t.tile for t in held})
    usable = [row for row in model.tiles if row.can_use]
    assert [row.source for row in usable] == [s for s in position.sources() if "tile" in s]
    assert usable[0].state == USABLE
    rule = catalog.tiles[usable[0].tile].text
    assert rule in model.data(
        model.index(model.tiles.index(usable[0])), Qt.ItemDataRole.ToolTipRole
    )


def test_a_gained_tile_is_new(bridge_of: BridgeOf, catalog: Catalog) -> None:
    """Prove that a tile taken in this turn is shown as not yet usable."""
    session = games.until(catalog, lambda p: any(t.state == NEW for t in p.tiles[p.to_move]))
    model = TileModel(bridge_of(session))
    new = next(row for row in model.tiles if row.state == NEW)
    assert model.state_text(new) == "next turn"
    assert not new.can_use


def test_log_grows_and_shrinks(bridge_of: BridgeOf, catalog: Catalog) -> None:
    """Prove that undo removes exactly the lines that the move had added."""
    session = games.new_session(catalog)
    model = LogModel(bridge_of(session))
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


def test_log_of_a_loaded_game(bridge_of: BridgeOf, catalog: Catalog) -> None:
    """Prove that a log read at once equals a log that grew move by move."""
    session, growing = games.played(catalog, 5000), games.new_session(catalog)
    loaded, grown = bridge_of(session), bridge_of(growing)
    for bridge in (loaded, grown):
        bridge._show_to(None)
    model = LogModel(grown)
    for entry in session.log:
        growing.play(entry.move)
    assert texts_of(LogModel(loaded)) == texts_of(model)
    assert "win" in texts_of(model)[-1] or "share" in texts_of(model)[-1]


def test_log_hides_the_cards_of_others(bridge_of: BridgeOf, catalog: Catalog) -> None:
    """Prove that a drawn card is named to its holder and to nobody else."""
    session = games.new_session(catalog)
    bridge = bridge_of(session)
    model = LogModel(bridge)
    games.whole_turn(session)
    (drawn,) = session.position.hands[0]
    name = catalog.terrains[drawn].name.lower()
    line = next(i for i, t in enumerate(texts_of(model)) if "ends the turn" in t)
    bridge._show_to(0)
    assert texts_of(model)[line] == f"Anna ends the turn and draws {name}"
    for viewer in (1, None):
        bridge._show_to(viewer)
        assert texts_of(model)[line] == "Anna ends the turn and draws a card"


def test_log_marks_the_last_turn_of_another(bridge_of: BridgeOf, catalog: Catalog) -> None:
    """Prove that the lines of the opponent's last turn, and no others, are marked."""
    session = games.new_session(catalog)
    bridge = bridge_of(session)
    model = LogModel(bridge)
    games.whole_turn(session)
    bridge._show_to(1)
    marked = [row for row in range(model.rowCount()) if model.index(row).data(LATEST_ROLE)]
    assert marked == list(range(marked[0], marked[-1] + 1))
    assert all("Anna" in model.index(row).data() for row in marked if row)
    assert model.index(marked[-1] + 1).data(KIND_ROLE) == "turn"
    assert model.latest_mask == session.position.own[0]


def test_head_lines_stand_for_their_turn(bridge_of: BridgeOf, catalog: Catalog) -> None:
    """Prove that the head of a turn has the hexes of all its moves."""
    session = games.new_session(catalog)
    model = LogModel(bridge_of(session))
    games.whole_turn(session)
    assert model.turn_mask(0) == session.position.own[0]


def test_scores_are_those_of_the_position(bridge_of: BridgeOf, catalog: Catalog) -> None:
    """Prove that gold, totals and hexes of every cell come from the score sheets."""
    session = games.played(catalog, 70, 3)
    model = ScoreModel(bridge_of(session))
    sheets = session.position.scores()
    for player, sheet in enumerate(sheets):
        column = [model.index(row, player).data() for row in range(model.rowCount())]
        assert column == [*(entry.gold for entry in sheet.entries), sheet.total]
        for row, entry in enumerate(sheet.entries):
            assert model.index(row, player).data(Qt.ItemDataRole.UserRole) == hexes(entry.hexes)
    assert model.headerData(3, Qt.Orientation.Vertical) == "Castle"
    assert model.headerData(4, Qt.Orientation.Vertical) == "Total"
