"""The progress of the current action: the mandatory one, an open block, or the selected tile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kingdom_builder_qt.core.compile.branches import Branch, MoveBranch, RemoveBranch
from kingdom_builder_qt.core.decision import counted_builds, in_turn, open_block, steps_left
from kingdom_builder_qt.core.entries import SETTLEMENT
from kingdom_builder_qt.core.events import Removed, TileUsed
from kingdom_builder_qt.core.moves import BUILD
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.session import LogEntry, Session
from kingdom_builder_qt.ui.table.desk.table_view import TableView

STEP: Final = "step"  # a sign that is not a piece


@dataclass(frozen=True, slots=True)
class Sign:
    """The sign of one step: kind of piece (or `STEP`) and owner, None for a neutral piece."""

    kind: str
    player: int | None


@dataclass(frozen=True, slots=True)
class Progress:
    """The first `done` steps are complete; `signs` has one sign for each step."""

    verb: str
    done: int
    signs: tuple[Sign, ...]

    @property
    def due(self) -> int:
        """Return the number of all steps."""
        return len(self.signs)

    @property
    def kind(self) -> str:
        """Return the kind of piece of the steps, "" if they are no pieces or there are none."""
        kinds = [sign.kind for sign in self.signs if sign.kind != STEP]
        return kinds[0] if kinds else ""


def turn_progress(game: Session | TableView, source: str) -> Progress:
    """Return the progress of the open block, else the selected tile, else the mandatory action.

    There is none for a tile of a single step and its block (fort), for a canoe, for a silo action
    before it is known to build or to move, and for the mandatory action before the side of the card
    is chosen.
    """
    position = game.position
    block, branch = open_block(position), _branch(position, source)
    if branch is None and block is not None:
        return Progress(block.verb, 0, ())
    if branch is None and (not in_turn(position) or _chooses_side(position)):
        return Progress(BUILD, 0, ())
    if branch is None:
        signs = (Sign(SETTLEMENT, position.to_move),) * (position.built + position.builds_left)
        return Progress(BUILD, position.built, signs)
    struck = _struck(game, position)
    if isinstance(branch, RemoveBranch):
        return _removals(position, branch, struck)
    source = block.source if block is not None else source
    done = _done(game, position) if block is not None else 0
    left = steps_left(position, branch, source)
    signs = (Sign(_kind(branch), _owner(branch, position)),) * (done + left)
    return Progress(branch.verb, done, signs)


def _chooses_side(position: Position) -> bool:
    return position.choosing and position.card is not None


def _branch(position: Position, source: str) -> Branch | None:
    """Return the action of several steps that is in progress or selected."""
    block = open_block(position)
    if block is not None:
        branch = position.rules.branches[block.source, block.verb]
        return branch if branch.steps > 1 or block.victims else None
    if source not in position.rules.actions or position.in_block or not in_turn(position):
        return None
    for branch in position.rules.actions[source].branches:
        many = branch.steps > 1 or (isinstance(branch, RemoveBranch) and branch.each_opponent)
        if many and position.targets(source, None, branch.verb):
            return branch
    return None


def _kind(branch: Branch) -> str:
    if isinstance(branch, MoveBranch) or branch.piece is None:
        return STEP
    return branch.piece.id


def _owner(branch: Branch, position: Position) -> int | None:
    """Return the player whose colour a step has, the active one for pieces of this turn."""
    piece = branch.piece
    is_nobodys = piece is not None and not (piece.owned or piece.for_turn)
    return None if is_nobodys else position.to_move


def _done(game: Session | TableView, position: Position) -> int:
    """Return the number of completed steps of the open block."""
    block = position.block
    assert block is not None
    branch = position.rules.branches[block.source, block.verb]
    if counted_builds(position, block.source) is None:
        return branch.steps - block.left
    # It began with as many steps as there were tokens.
    entries = [e for e in _of_block(game, position) if e.move.verb == BUILD]
    return len(entries)


def _of_block(game: Session | TableView, position: Position) -> list[LogEntry]:
    """Return the entries of the open block, latest first."""
    found: list[LogEntry] = []
    assert position.block is not None
    for entry in reversed(game.log):
        if entry.move.source == position.block.source:
            found.append(entry)
            if _opens(entry, position):
                break
    return found


def _removals(position: Position, branch: RemoveBranch, struck: tuple[Sign, ...]) -> Progress:
    """Return one sign per opponent: those who have lost a piece, then the remaining ones."""
    coming = (Sign(SETTLEMENT, player) for player in branch.victims(position, position.to_move))
    return Progress(branch.verb, len(struck), (*struck, *coming))


def _struck(game: Session | TableView, position: Position) -> tuple[Sign, ...]:
    """Return the pieces removed by the open block, in order."""
    if position.block is None:
        return ()
    found = [
        Sign(e.piece, e.owner)
        for entry in _of_block(game, position)
        for e in entry.events
        if isinstance(e, Removed)
    ]
    return (*reversed(found),)


def _opens(entry: LogEntry, position: Position) -> bool:
    """Return whether an entry opened the block: its tile was used up."""
    assert position.block is not None
    tile = position.rules.tile_behind.get(position.block.source)
    return any(isinstance(event, TileUsed) and event.tile == tile for event in entry.events)
