"""The parts of a game page, created in steps because creating all at once takes long."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from PySide6.QtCore import QObject

from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.gestures.interaction import Interaction
from kingdom_builder_qt.ui.table.panels.cards import CardsPanel
from kingdom_builder_qt.ui.table.panels.hand.hand import HandPanel
from kingdom_builder_qt.ui.table.panels.log import LogPanel
from kingdom_builder_qt.ui.table.panels.player_panel import PlayersPanel
from kingdom_builder_qt.ui.table.panels.status_panel import StatusPanel
from kingdom_builder_qt.ui.table.panels.tile_panel import TilesPanel


@dataclass(frozen=True, slots=True)
class Parts:
    """Board and panels; each part follows the desk itself."""

    scene: BoardScene
    view: BoardView
    interaction: Interaction
    status: StatusPanel
    players: PlayersPanel
    cards: CardsPanel
    log: LogPanel
    tiles: TilesPanel
    hand: HandPanel


def make_parts(desk: GameDesk) -> Generator[None, None, Parts]:
    """Create the parts in steps and return them.

    Closing the generator deletes the parts created so far.
    """
    made: list[QObject] = []
    try:
        made.append(scene := BoardScene())
        made.append(view := BoardView(scene, zoom_keys=False))
        interaction = Interaction(desk, scene)
        yield
        made.append(status := StatusPanel(desk))
        made.append(players := PlayersPanel(desk))
        yield
        made.append(cards := CardsPanel(desk))
        made.append(log := LogPanel(desk))
        yield
        tiles = TilesPanel(desk)
        made.append(hand := HandPanel(desk, tiles=tiles))
        yield
    except GeneratorExit:
        for part in made:
            part.deleteLater()
        raise
    return Parts(scene, view, interaction, status, players, cards, log, tiles, hand)
