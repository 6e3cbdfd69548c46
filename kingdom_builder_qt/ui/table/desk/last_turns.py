"""The decisions of the other players since the viewer's last turn, and their replay."""

from __future__ import annotations

from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.decision import covered_hexes
from kingdom_builder_qt.core.grid import Mask, set_of
from kingdom_builder_qt.game.session import LogEntry, Session
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.table_view import TableView


def turns_of_others(session: Session | TableView, viewer: int | None) -> list[LogEntry]:
    """Return the decisions of others since the end of the viewer's last turn, earliest first.

    Without a viewer the player to move counts. The viewer's own decisions since then are left out,
    so that the others' stay visible until the viewer's turn ends, too.
    """
    mine = session.to_move if viewer is None else viewer
    found: list[LogEntry] = []
    for entry in reversed(session.log):
        if any(isinstance(e, happened.TurnEnded) and e.player == mine for e in entry.events):
            break
        if entry.player != mine:
            found.append(entry)
    return found[::-1]


def last_turn(game: Session | TableView, viewer: int | None) -> Mask:
    """Return the hexes where others placed or moved pieces since the viewer's last turn."""
    mask = 0
    for entry in turns_of_others(game, viewer):
        for event in entry.events:
            mask |= covered_hexes(game.position.rules, event)
    # A piece may have moved on, and the viewer may have built on its hex.
    mine = game.position.own[game.to_move if viewer is None else viewer]
    return mask & ~game.position.empty_mask & ~mine


def left_hexes(game: Session | TableView, viewer: int | None) -> Mask:
    """Return the free hexes from which others moved pieces since the viewer's last turn."""
    events = (event for entry in turns_of_others(game, viewer) for event in entry.events)
    moved = set_of(event.origin for event in events if isinstance(event, happened.Moved))
    return moved & game.position.empty_mask


def can_show_last_turns(desk: GameDesk) -> bool:
    """Return whether others' moves can be shown again: there are some, and the game is idle."""
    session = desk.session
    return (
        session is not None and is_idle(desk) and bool(turns_of_others(session, desk.seats.viewer))
    )


def is_idle(desk: GameDesk) -> bool:
    """Return whether a game is open in which no move of a computer can come now."""
    if desk.session is None or desk.seats.curtain_down:
        return False
    return desk.ai.is_person_to_move or desk.ai.is_paused
