"""How far the action under way is: the mandatory one, an open block, or a tile about to be used."""

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

STEP: Final = "step"  # a sign that is no piece


@dataclass(frozen=True, slots=True)
class Sign:
    """One step as a picture: the kind of piece (or `STEP`), and whose it is, None for nobody's."""

    kind: str
    player: int | None


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

    @property
    def kind(self) -> str:
        """Return the kind of piece of the steps, "" if they are no pieces or there are none."""
        kinds = [sign.kind for sign in self.signs if sign.kind != STEP]
        return kinds[0] if kinds else ""


def turn_progress(game: Session | TableView, source: str) -> Progress:
    """Return how far the open block is, else the selected tile, else the mandatory action.

    A tile of a single step has none; neither has its block (fort), a canoe, nor a silo action
    before it is clear whether it builds or moves; nor the mandatory action before it is clear on
    which side of the card.
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
    """Return the action of several steps that is under way or selected."""
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
    """Return in whose colour a step is shown; pieces of this turn serve the one who plays it."""
    piece = branch.piece
    is_nobodys = piece is not None and not (piece.owned or piece.for_turn)
    return None if is_nobodys else position.to_move


def _done(game: Session | TableView, position: Position) -> int:
    """Return how many steps the open block has made."""
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
    """Return one sign for each opponent: those who have lost a piece, then those to come."""
    coming = (Sign(SETTLEMENT, player) for player in branch.victims(position, position.to_move))
    return Progress(branch.verb, len(struck), (*struck, *coming))


def _struck(game: Session | TableView, position: Position) -> tuple[Sign, ...]:
    """Return the pieces that the open block has taken, from the log back to its first step."""
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
    """Return whether an entry is the first step of the open block: its tile was used up."""
    assert position.block is not None
    tile = position.rules.tile_behind.get(position.block.source)
    return any(isinstance(event, TileUsed) and event.tile == tile for event in entry.events)
