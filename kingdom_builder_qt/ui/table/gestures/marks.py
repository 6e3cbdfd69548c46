"""What the board marks beside the choices: where others played, where a block came along."""

from __future__ import annotations

from kingdom_builder_qt.core.decision import open_block, put_to
from kingdom_builder_qt.core.grid import Mask
from kingdom_builder_qt.core.moves import MOVE
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.table.desk.last_turns import turns_of_others
from kingdom_builder_qt.ui.table.desk.table_view import TableView


def last_turn(game: Session | TableView, viewer: int | None) -> Mask:
    """Return where others put or moved pieces since the viewer's last turn, and still stand."""
    mask = 0
    for entry in turns_of_others(game, viewer):
        for event in entry.events:
            mask |= put_to(game.position.rules, event)
    # A piece may have moved on, and the viewer may have built where it stood.
    mine = game.position.own[game.to_move if viewer is None else viewer]
    return mask & ~game.position.empty_mask & ~mine


def block_path(game: Session | TableView) -> Mask:
    """Return the hexes that pieces left in the steps of the open block so far."""
    position = game.position
    block = open_block(position)
    if block is None or block.verb != MOVE:
        return 0
    steps = position.rules.branches[block.source, block.verb].steps
    done, mask = steps - block.left, 0
    for entry in reversed(game.log):
        # Between the steps an outpost may have been switched on.
        if done > 0 and entry.move[:2] == (block.source, block.verb):
            done -= 1
            mask |= 0 if entry.move.origin is None else 1 << entry.move.origin
    return mask
