"""How far the action under way is: the mandatory one, an open block, or a tile about to be used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kingdom_builder_qt.core.actions import SETTLEMENT, Branch, MoveBranch, RemoveBranch
from kingdom_builder_qt.core.events import Removed, TileUsed
from kingdom_builder_qt.core.moves import BUILD, source_tile
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.session import LogEntry, Session
from kingdom_builder_qt.ui.texts_steps import steps_left

STEP: Final = "step"  # a sign that is no piece


@dataclass(frozen=True, slots=True)
class Sign:
    """One step as a picture: the kind of piece (or `STEP`), and whose it is."""

    kind: str
    player: int


@dataclass(frozen=True, slots=True)
class Progress:
    """`done` of the steps are made; one sign for each step, in their order."""

    verb: str
    done: int
    signs: tuple[Sign, ...]

    @property
    def due(self) -> int:
        """Return the number of all steps."""
        return len(self.signs)


def turn_progress(session: Session, source: str) -> Progress:
    """Return how far the open block is, else the selected tile, else the mandatory action.

    A tile of a single step has none; neither has its block (fort).
    """
    position = session.position
    branch = _branch(position, source)
    if branch is None and position.block is not None:
        return Progress(position.block.verb, 0, ())
    if branch is None:
        signs = (Sign(SETTLEMENT, position.to_move),) * (position.built + position.builds_left)
        return Progress(BUILD, position.built, signs)
    struck = _struck(session, position)
    if isinstance(branch, RemoveBranch):
        return _removals(position, branch, struck)
    done = branch.steps - position.block.left if position.block is not None else 0
    signs = (Sign(_kind(branch), position.to_move),) * (done + steps_left(position, branch))
    return Progress(branch.verb, done, signs)


def _branch(position: Position, source: str) -> Branch | None:
    """Return the action of several steps that is under way or selected."""
    block = position.block
    if block is not None:
        branch = position.rules.branches[block.source, block.verb]
        return branch if branch.steps > 1 or block.victims else None
    if source not in position.rules.actions or position.in_block:
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


def _removals(position: Position, branch: RemoveBranch, struck: tuple[Sign, ...]) -> Progress:
    """Return one sign for each opponent: those who have lost a piece, then those to come."""
    coming = (Sign(SETTLEMENT, player) for player in branch.victims(position, position.to_move))
    return Progress(branch.verb, len(struck), (*struck, *coming))


def _struck(session: Session, position: Position) -> tuple[Sign, ...]:
    """Return the pieces that the open block has taken, from the log back to its first step."""
    if position.block is None:
        return ()
    found: list[Sign] = []
    for entry in reversed(session.log):
        if entry.move.source == position.block.source:
            found += (Sign(e.piece, e.owner) for e in entry.events if isinstance(e, Removed))
            if _opens(entry, position.block.source):
                break
    return (*reversed(found),)


def _opens(entry: LogEntry, source: str) -> bool:
    tile = source_tile(source)
    return any(isinstance(event, TileUsed) and event.tile == tile for event in entry.events)
