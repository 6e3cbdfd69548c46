"""Instructions for a tile in use: one sentence per verb, before and within a block of steps."""

from __future__ import annotations

from kingdom_builder_qt.content.describe.filter_words import with_article
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
from kingdom_builder_qt.ui.desktop.style.texts import Texts
from kingdom_builder_qt.ui.words.name_texts import NameTexts, short_plural


def _is_optional(branch: Branch) -> bool:
    """Return whether an action may end before all its steps are done."""
    return branch.at_least < branch.steps


class InstructionTexts(Texts):
    """One sentence for the next click; the values come from the compiled action and the block."""

    def __init__(self, names: NameTexts) -> None:
        self._names = names

    def instruction(self, source: str, position: Position, origin: Hex | None) -> str:
        """Return the next instruction, "" for a modifier; `origin`: hex of the lifted piece."""
        branches = usable_branches(position, source)
        if not branches:
            return self._passive(source, position)
        block, first = open_block(position), branches[0]
        if block is None and origin is None and (special := self._special(source, position)):
            pattern = special
        elif source in position.rules.drawing:
            pattern = self._drawn() if block is not None else self._undrawn()
        elif origin is not None and (block is None or block.at is None):
            pattern = self._lifted(branches, source, position)
        elif block is not None:
            pattern = self._next(first, block.may_skip, block.at is not None, block.left)
        else:
            pattern = self._first(branches, position, source)
        return pattern.format(**self._values(source, position, branches))

    def walk(self, source: str, left: int) -> str:
        """Return the instruction for a piece that is dragged step by step."""
        return self.tr("{tile}: drop it here, or drag it on ({steps} left)").format(
            tile=self._names.source(source), steps=self._steps(left)
        )

    def _passive(self, source: str, position: Position) -> str:
        """Return the sentence for a source without hexes: one more card by a bazaar."""
        if source not in position.rules.takers:
            return ""
        return self.tr("{tile}: one more card at the end of your turn").format(
            tile=self._names.source(source)
        )

    def _special(self, source: str, position: Position) -> str:
        """Return the first instruction of canoe, silo and number tiles; "" for all others."""
        if source == CANOE:
            return self._canoe(position)
        if source == SILO:
            return self._silo(position)
        numbers = counted_builds(position, source)
        if numbers is None:
            return ""
        can_take = position.is_legal(Move(source, TAKE))
        if can_take and numbers and position.choosing:
            return self.tr("{tile}: take a number tile; to build, choose a card first")
        if can_take and numbers:
            return self.tr("{tile}: take a number tile, or build up to {left} on {hexes}")
        if can_take:
            return self.tr("{tile}: take a number tile")
        return self.tr("{tile}: build up to {left} on {hexes}")

    def _values(self, source: str, position: Position, branches: list[Branch]) -> dict[str, object]:
        first = branches[0]
        victims: tuple[int, ...] = ()
        if isinstance(first, RemoveBranch) and first.each_opponent:
            victims = first.victims(position, position.to_move)
        piece = first.piece.id if first.piece is not None else SETTLEMENT
        movable = position.movable_others(position.to_move)
        if first.piece is None and movable:
            word = self.tr("piece")
        else:
            word = self._names.piece(piece)
        left, terrain = steps_left(position, first, source), self._wanted(source, position)
        return {
            # The sentence itself names the terrain of a donation.
            "tile": self._names.source(source).partition(":")[0],
            "card": terrain,
            "hexes": self._names.hexes(terrain, left),
            "a_terrain": with_article(terrain),
            "left": left,
            "steps": self._steps(left),
            "moves": next((b.steps for b in branches if isinstance(b, MoveBranch)), 0),
            "piece": word,
            "a_piece": with_article(word),
            "pieces": short_plural(word),
            "nth": used_canoes(position) + 1,
            "count": used_canoes(position) + usable_canoes(position),
            "victim": self._names.player(victims[0]) if victims else "",
        }

    def _canoe(self, position: Position) -> str:
        if used_canoes(position) or usable_canoes(position) > 1:
            return self.tr("{tile} {nth} of {count}: build on {hexes}, or decline")
        return self.tr("{tile}: build on {hexes}, or decline")

    def _silo(self, position: Position) -> str:
        can_build = bool(position.targets(SILO, verb=BUILD))
        if can_build and position.origins(SILO):
            return self.tr("{tile}: build up to {left}, or else move up to {moves}, or Done")
        if can_build:
            return self.tr("{tile}: build up to {left}, or Done")
        return self.tr("{tile}: move up to {left}, or Done")

    def _wanted(self, source: str, position: Position) -> str:
        return self._names.wanted(source, played_terrain(position), position.drawn)

    def _steps(self, count: int) -> str:
        if count == 1:
            return self.tr("1 step")
        return self.tr("{count} steps").format(count=count)

    def _undrawn(self) -> str:
        return self.tr("{tile}: turn up a card to see where to build")

    def _drawn(self) -> str:
        return self.tr("{tile}: the card shows {card}, build one there")

    def _lifted(self, branches: list[Branch], source: str, position: Position) -> str:
        verbs = {branch.verb for branch in branches}
        if MOVE not in verbs:
            return self.tr("{tile}: now put it back in the supply (Esc: cancel)")
        if RETURN in verbs:
            return self.tr(
                "{tile}: choose where it goes, or the supply to take it back (Esc: back)"
            )
        if self._wanted(source, position):
            return self.tr("{tile}: now choose {a_terrain} hex (Esc: back)")
        return self.tr("{tile}: now choose where it goes (Esc: back)")

    def _next(self, branch: Branch, may_skip: bool, same_piece: bool, left: int) -> str:
        """Return the sentence inside a block."""
        if branch.verb == WALL:
            done = self.tr("{tile}: {left} more on {hexes}, or Done")
            return done if may_skip else self.tr("{tile}: {left} more on {hexes}")
        if branch.verb == PLACE:
            return self._next_piece(branch, may_skip, left)
        if branch.verb == BUILD:
            return self._next_build(branch, may_skip)
        if isinstance(branch, MoveBranch) and branch.once_each:
            return self._next_mover(may_skip, left)
        if branch.verb == REMOVE:
            return self.tr("{tile}: now take a piece of {victim}")
        if same_piece:
            return self.tr("{tile}: keep going, {steps} left, or Done")
        if may_skip:
            return self.tr("{tile}: {steps} left for any {piece}, or Done")
        return self.tr("{tile}: {steps} left for any {piece}")

    def _next_piece(self, branch: Branch, may_skip: bool, left: int) -> str:
        if may_skip:
            return self.tr("{tile}: place up to {left} more, or Done")
        if left > 1:
            return self.tr("{tile}: place {left} more")
        if branch.steps > 2:
            return self.tr("{tile}: now place the last {piece}")
        return self.tr("{tile}: now place the other {piece}")

    def _next_mover(self, may_skip: bool, left: int) -> str:
        if may_skip and left > 1:
            return self.tr("{tile}: move up to {left} more, each once, or Done")
        if may_skip:
            return self.tr("{tile}: move one more, a different one, or Done")
        if left > 1:
            return self.tr("{tile}: move {left} more, each once")
        return self.tr("{tile}: move one more, a different one")

    def _next_build(self, branch: Branch, may_skip: bool) -> str:
        if not may_skip:
            return self.tr("{tile}: build {left} more on {hexes}")
        is_bound = isinstance(branch, BuildBranch) and branch.filter.reads_card
        if is_bound:
            return self.tr("{tile}: build up to {left} more on {hexes}, or Done")
        return self.tr("{tile}: build up to {left} more, or Done")

    def _first(self, branches: list[Branch], position: Position, source: str) -> str:
        """Return the sentence before the first step."""
        first = branches[0]
        can_return = any(branch.verb == RETURN for branch in branches)
        if isinstance(first, RemoveBranch) and first.store:
            return self.tr("{tile}: choose a settlement to store and build again on your next turn")
        if first.verb == REMOVE:
            return self.tr("{tile}: take a piece of {victim}")
        if isinstance(first, BuildBranch) and first.verb in (PLACE, WALL):
            return self._place(first, can_return)
        if isinstance(first, MoveBranch):
            return self._move(first, can_return)
        if first.verb == RETURN:
            return self.tr("{tile}: choose the {piece} to take back")
        if first.steps > 1:
            some = self.tr("{tile}: build up to {left} on {hexes}")
            return some if _is_optional(first) else self.tr("{tile}: build {left} on {hexes}")
        if self._wanted(source, position):
            return self.tr("{tile}: choose {a_terrain} hex")
        return self.tr("{tile}: choose one of the marked hexes")

    def _place(self, branch: BuildBranch, can_return: bool) -> str:
        if branch.piece.ring:
            return self.tr("{tile}: choose the middle of seven free hexes")
        if branch.verb == WALL and branch.steps > 1:
            some = self.tr("{tile}: build up to {left} {pieces} on {hexes}")
            every = self.tr("{tile}: build {left} {pieces} on {hexes}")
            return some if _is_optional(branch) else every
        if branch.steps > 1:
            return self._place_several(branch)
        if can_return:
            return self.tr("{tile}: place {a_piece}, or take one back")
        return self.tr("{tile}: place {a_piece} on a marked hex")

    def _place_several(self, branch: BuildBranch) -> str:
        if branch.adjacency == "required":
            some = self.tr("{tile}: place up to {left}, each next to your own pieces")
            every = self.tr("{tile}: place {left}, each next to your own pieces")
        else:
            some = self.tr("{tile}: place up to {left} on marked hexes")
            every = self.tr("{tile}: place {left} on marked hexes")
        return some if _is_optional(branch) else every

    def _move(self, branch: MoveBranch, can_return: bool) -> str:
        if can_return and branch.kind != "steps":
            return self.tr("{tile}: move the {piece}, or take it back")
        if can_return:
            return self.tr("{tile}: move the {piece} up to {steps}, or take it back")
        if branch.once_each:
            some = self.tr("{tile}: move up to {left}, each once")
            return some if _is_optional(branch) else self.tr("{tile}: move {left}, each once")
        if branch.same_piece and branch.steps > 1:
            return self.tr("{tile}: choose {a_piece} to move up to {steps}")
        if branch.steps > 1:
            return self.tr("{tile}: move any {piece}, {steps} in all")
        return self.tr("{tile}: choose {a_piece} to move")
