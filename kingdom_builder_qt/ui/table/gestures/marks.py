"""What the board marks beside the choices: where others played, where a block came along."""

from __future__ import annotations

from kingdom_builder_qt.core.decision import open_block, put_to
from kingdom_builder_qt.core.grid import Mask
from kingdom_builder_qt.core.moves import MOVE
from kingdom_builder_qt.game.session import Session
from kingdom_builder_qt.ui.table.desk.last_turns import turns_of_others


def last_turn(session: Session, viewer: int | None) -> Mask:
    """Return where others put or moved pieces since the viewer's last turn, and still stand."""
    mask = 0
    for entry in turns_of_others(session, viewer):
        for event in entry.events:
            mask |= put_to(session.position.rules, event)
    # A piece may have moved on, and the viewer may have built where it stood.
    mine = session.position.own[session.to_move if viewer is None else viewer]
    return mask & ~session.position.empty_mask & ~mine


def block_path(session: Session) -> Mask:
    """Return the hexes that pieces left in the steps of the open block so far."""
    position = session.position
    block = open_block(position)
    if block is None or block.verb != MOVE:
        return 0
    steps = position.rules.branches[block.source, block.verb].steps
    done, mask = steps - block.left, 0
    for entry in reversed(session.log):
        # Between the steps an outpost may have been switched on.
        if done > 0 and entry.move[:2] == (block.source, block.verb):
            done -= 1
            mask |= 0 if entry.move.origin is None else 1 << entry.move.origin
    return mask
