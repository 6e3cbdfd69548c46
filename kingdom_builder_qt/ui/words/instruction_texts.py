"""Instructions for a tile in use: one sentence per verb, before and within a block of steps."""

from __future__ import annotations

from kingdom_builder_qt.content.nouns import Noun
from kingdom_builder_qt.core.compile.branches import Branch, BuildBranch, MoveBranch, RemoveBranch
from kingdom_builder_qt.core.decision import (
    counted_builds,
    open_block,
    played_terrain,
    steps_left,
    usable_branches,
    usable_canoes,
    used_canoes,
)
from kingdom_builder_qt.core.entries import SETTLEMENT
from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.core.moves import (
    BUILD,
    CANOE,
    MOVE,
    PLACE,
    REMOVE,
    RETURN,
    SILO,
    TAKE,
    WALL,
    Move,
)
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.state import Block
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.name_texts import NameTexts

tr = translator(__name__)


def _is_optional(branch: Branch) -> bool:
    """Return whether an action may end before all its steps are done."""
    return branch.at_least < branch.steps


def _moves_any(branch: Branch, position: Position) -> bool:
    """Return whether an action can move pieces of several kinds."""
    return branch.piece is None and bool(position.movable_others(position.to_move))


class InstructionTexts:
    """One sentence for the next click; the values come from the compiled action and the block."""

    def __init__(self, names: NameTexts) -> None:
        self._names = names

    def instruction(self, source: str, position: Position, origin: Hex | None) -> str:
        """Return the next instruction, "" for a modifier; `origin`: hex of the lifted piece."""
        branches = usable_branches(position, source)
        if not branches:
            return self._passive(source, position)
        block, first = open_block(position), branches[0]
        left = steps_left(position, first, source)
        if block is None and origin is None and (special := self._special(source, position, left)):
            pattern = special
        elif source in position.rules.drawing:
            pattern = self._drawn() if block is not None else self._undrawn()
        elif origin is not None and (block is None or block.at is None):
            pattern = self._lifted(branches, source, position)
        elif block is not None:
            pattern = self._next(first, block, left, position)
        else:
            pattern = self._first(branches, position, source)
        return pattern.format(**self._values(source, position, branches))

    def walk(self, source: str, left: int) -> str:
        """Return the instruction for a piece that is dragged step by step."""
        pattern = tr("{tile}: drop it here, or drag it on (%n steps left)", "", left)
        return pattern.format(tile=self._names.source(source))

    def _passive(self, source: str, position: Position) -> str:
        """Return the sentence for a source without hexes: one more card by a bazaar."""
        if source not in position.rules.takers:
            return ""
        return tr("{tile}: one more card at the end of your turn").format(
            tile=self._names.source(source)
        )

    def _special(self, source: str, position: Position, left: int) -> str:
        """Return the first instruction of canoe, silo and number tiles; "" for all others."""
        if source == CANOE:
            return self._canoe(position, left)
        if source == SILO:
            return self._silo(position)
        numbers = counted_builds(position, source)
        if numbers is None:
            return ""
        can_take = position.is_legal(Move(source, TAKE))
        if can_take and numbers and position.choosing:
            return tr("{tile}: take a number tile; to build, choose a card first")
        if can_take and numbers:
            return tr("{tile}: take a number tile, or build up to %n on {terrain} hexes", "", left)
        if can_take:
            return tr("{tile}: take a number tile")
        return self._up_to(left)

    def _values(self, source: str, position: Position, branches: list[Branch]) -> dict[str, object]:
        first = branches[0]
        victims: tuple[int, ...] = ()
        if isinstance(first, RemoveBranch) and first.each_opponent:
            victims = first.victims(position, position.to_move)
        terrain = self._wanted(source, position)
        return {
            # The sentence itself names the terrain of a donation.
            "tile": self._names.source(source).within(lambda said: said.partition(":")[0]),
            "terrain": terrain if terrain is not None else self._names.buildable(),
            "left": steps_left(position, first, source),
            "moves": next((b.steps for b in branches if isinstance(b, MoveBranch)), 0),
            "piece": self._names.piece(first.piece.id if first.piece is not None else SETTLEMENT),
            "nth": used_canoes(position) + 1,
            "count": used_canoes(position) + usable_canoes(position),
            "victim": self._names.player(victims[0]) if victims else "",
        }

    def _up_to(self, left: int) -> str:
        return tr("{tile}: build up to %n on {terrain} hexes", "", left)

    def _canoe(self, position: Position, left: int) -> str:
        if used_canoes(position) or usable_canoes(position) > 1:
            return tr("{tile} {nth} of {count}: build %n on {terrain} hexes, or decline", "", left)
        return tr("{tile}: build %n on {terrain} hexes, or decline", "", left)

    def _silo(self, position: Position) -> str:
        can_build = bool(position.targets(SILO, verb=BUILD))
        if can_build and position.origins(SILO):
            return tr("{tile}: build up to {left}, or else move up to {moves}, or Done")
        if can_build:
            return tr("{tile}: build up to {left}, or Done")
        return tr("{tile}: move up to {left}, or Done")

    def _wanted(self, source: str, position: Position) -> Noun | None:
        return self._names.wanted(source, played_terrain(position), position.drawn)

    def _undrawn(self) -> str:
        return tr("{tile}: turn up a card to see where to build")

    def _drawn(self) -> str:
        return tr("{tile}: the card shows {terrain}, build one there")

    def _lifted(self, branches: list[Branch], source: str, position: Position) -> str:
        verbs = {branch.verb for branch in branches}
        if MOVE not in verbs:
            return tr("{tile}: now put it back in the supply (Esc: cancel)")
        if RETURN in verbs:
            return tr("{tile}: choose where it goes, or the supply to take it back (Esc: back)")
        if self._wanted(source, position):
            return tr("{tile}: now choose {terrain:indefinite} hex (Esc: back)")
        return tr("{tile}: now choose where it goes (Esc: back)")

    def _next(self, branch: Branch, block: Block, left: int, position: Position) -> str:
        """Return the sentence inside a block."""
        if branch.verb == WALL:
            return self._next_wall(block.may_skip, left)
        if branch.verb == PLACE:
            return self._next_piece(branch, block.may_skip, block.left)
        if branch.verb == BUILD:
            return self._next_build(branch, block.may_skip, left)
        if isinstance(branch, MoveBranch) and branch.once_each:
            return self._next_mover(block.may_skip, block.left)
        if branch.verb == REMOVE:
            return tr("{tile}: now take a piece of {victim}")
        if block.at is not None:
            return tr("{tile}: keep going, %n steps left, or Done", "", left)
        if _moves_any(branch, position):
            some = tr("{tile}: %n steps left for any piece, or Done", "", left)
            return some if block.may_skip else tr("{tile}: %n steps left for any piece", "", left)
        if block.may_skip:
            return tr("{tile}: %n steps left for any {piece}, or Done", "", left)
        return tr("{tile}: %n steps left for any {piece}", "", left)

    def _next_wall(self, may_skip: bool, left: int) -> str:
        if may_skip:
            return tr("{tile}: %n more on {terrain} hexes, or Done", "", left)
        return tr("{tile}: %n more on {terrain} hexes", "", left)

    def _next_piece(self, branch: Branch, may_skip: bool, left: int) -> str:
        if may_skip:
            return tr("{tile}: place up to {left} more, or Done")
        if left > 1:
            return tr("{tile}: place {left} more")
        if branch.steps > 2:
            return tr("{tile}: now place the last {piece}")
        return tr("{tile}: now place the other {piece}")

    def _next_mover(self, may_skip: bool, left: int) -> str:
        if may_skip and left > 1:
            return tr("{tile}: move up to {left} more, each once, or Done")
        if may_skip:
            return tr("{tile}: move one more, a different one, or Done")
        if left > 1:
            return tr("{tile}: move {left} more, each once")
        return tr("{tile}: move one more, a different one")

    def _next_build(self, branch: Branch, may_skip: bool, left: int) -> str:
        if not may_skip:
            return tr("{tile}: build %n more on {terrain} hexes", "", left)
        if isinstance(branch, BuildBranch) and branch.filter.reads_card:
            return tr("{tile}: build up to %n more on {terrain} hexes, or Done", "", left)
        return tr("{tile}: build up to {left} more, or Done")

    def _first(self, branches: list[Branch], position: Position, source: str) -> str:
        """Return the sentence before the first step."""
        first, left = branches[0], steps_left(position, branches[0], source)
        can_return = any(branch.verb == RETURN for branch in branches)
        if isinstance(first, RemoveBranch) and first.store:
            return tr("{tile}: choose a settlement to store and build again on your next turn")
        if first.verb == REMOVE:
            return tr("{tile}: take a piece of {victim}")
        if isinstance(first, BuildBranch) and first.verb in (PLACE, WALL):
            return self._place(first, can_return, left)
        if isinstance(first, MoveBranch) and _moves_any(first, position):
            return self._move_any(first, can_return, left)
        if isinstance(first, MoveBranch):
            return self._move(first, can_return, left)
        if first.verb == RETURN:
            return tr("{tile}: choose the {piece} to take back")
        if first.steps > 1 and _is_optional(first):
            return self._up_to(left)
        if first.steps > 1:
            return tr("{tile}: build %n on {terrain} hexes", "", left)
        if self._wanted(source, position):
            return tr("{tile}: choose {terrain:indefinite} hex")
        return tr("{tile}: choose one of the marked hexes")

    def _place(self, branch: BuildBranch, can_return: bool, left: int) -> str:
        if branch.piece.ring:
            return tr("{tile}: choose the middle of seven free hexes")
        if branch.verb == WALL and branch.steps > 1:
            return self._walls(_is_optional(branch), left)
        if branch.steps > 1:
            return self._place_several(branch)
        if can_return:
            return tr("{tile}: place {piece:indefinite}, or take one back")
        return tr("{tile}: place {piece:indefinite} on a marked hex")

    def _walls(self, is_optional: bool, left: int) -> str:
        if left > 1 and is_optional:
            return tr("{tile}: build up to %n {piece:short_plural} on {terrain} hexes", "", left)
        return tr("{tile}: build %n {piece:short_plural} on {terrain} hexes", "", left)

    def _place_several(self, branch: BuildBranch) -> str:
        if branch.adjacency == "required":
            some = tr("{tile}: place up to {left}, each next to your own pieces")
            every = tr("{tile}: place {left}, each next to your own pieces")
        else:
            some = tr("{tile}: place up to {left} on marked hexes")
            every = tr("{tile}: place {left} on marked hexes")
        return some if _is_optional(branch) else every

    def _move(self, branch: MoveBranch, can_return: bool, left: int) -> str:
        if can_return and branch.kind != "steps":
            return tr("{tile}: move the {piece}, or take it back")
        if can_return:
            return tr("{tile}: move the {piece} up to %n steps, or take it back", "", left)
        if branch.once_each:
            return self._move_each(branch)
        if branch.same_piece and branch.steps > 1:
            return tr("{tile}: choose {piece:indefinite} to move up to %n steps", "", left)
        if branch.steps > 1:
            return tr("{tile}: move any {piece}, %n steps in all", "", left)
        return tr("{tile}: choose {piece:indefinite} to move")

    def _move_any(self, branch: MoveBranch, can_return: bool, left: int) -> str:
        """Return the sentence before a move of a piece of any kind."""
        if can_return and branch.kind != "steps":
            return tr("{tile}: move the piece, or take it back")
        if can_return:
            return tr("{tile}: move the piece up to %n steps, or take it back", "", left)
        if branch.once_each:
            return self._move_each(branch)
        if branch.same_piece and branch.steps > 1:
            return tr("{tile}: choose a piece to move up to %n steps", "", left)
        if branch.steps > 1:
            return tr("{tile}: move any piece, %n steps in all", "", left)
        return tr("{tile}: choose a piece to move")

    def _move_each(self, branch: MoveBranch) -> str:
        some = tr("{tile}: move up to {left}, each once")
        return some if _is_optional(branch) else tr("{tile}: move {left}, each once")
