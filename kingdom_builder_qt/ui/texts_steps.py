"""What to do next with a tile in use, verb by verb, inside and outside of a block."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kingdom_builder_qt.core.actions import SETTLEMENT, Branch, BuildBranch, RemoveBranch
from kingdom_builder_qt.core.hexgrid import Hex
from kingdom_builder_qt.core.moves import BUILD, MOVE, PLACE, REMOVE, RETURN, WALL
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.ui.texts_names import NameTexts


def steps_left(position: Position, branch: Branch) -> int:
    """Return how many steps of an action are still possible: of its block, or of a new one.

    Building ends with the supply, whatever the tile allows.
    """
    block = position.block
    if isinstance(branch, RemoveBranch) and branch.each_opponent:
        return len(branch.victims(position, position.to_move))
    left = branch.steps if block is None else block.left
    if isinstance(branch, BuildBranch):
        return min(left, position.supply_of(branch.piece, position.to_move))
    return left


class StepTexts(QObject):
    """One sentence for the next click; the values come from the compiled action and the block."""

    def __init__(self, names: NameTexts) -> None:
        super().__init__()
        self._names = names

    def step(self, source: str, position: Position, origin: Hex | None) -> str:
        """Return what to do next; `origin`: a piece is in the hand.  Empty for a modifier."""
        branches = self._branches(source, position)
        if not branches:
            return ""
        block, first = position.block, branches[0]
        if source in position.rules.drawing:
            pattern = self._drawn() if block is not None else self._undrawn()
        elif origin is not None and (block is None or block.at is None):
            pattern = self._lifted(branches, source, position)
        elif block is not None:
            pattern = self._next(first, block.may_skip, block.at is not None)
        else:
            pattern = self._first(branches, position, source)
        return pattern.format(**self._values(source, position, branches))

    def _branches(self, source: str, position: Position) -> list[Branch]:
        """Return what the source offers now: in a block only its verb."""
        block = position.block
        if block is not None and block.source == source:
            return [position.rules.branches[source, block.verb]]
        branches = position.rules.actions[source].branches
        usable = [b for b in branches if position.targets(source, None, b.verb)]
        return usable or list(branches)

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
        return {
            # The terrain of a donation is named in the sentence itself.
            "tile": self._names.source(source).partition(":")[0],
            "terrain": self._names.wanted(source, position.card, position.drawn),
            "left": steps_left(position, first),
            "steps": self._steps(steps_left(position, first)),
            "piece": word,
            "victim": self._names.player(victims[0]) if victims else "",
        }

    def _steps(self, count: int) -> str:
        if count == 1:
            return self.tr("1 step")
        return self.tr("{count} steps").format(count=count)

    def _undrawn(self) -> str:
        return self.tr("{tile}: turn up a card to see where to build")

    def _drawn(self) -> str:
        return self.tr("{tile}: the card is {terrain}, build one there")

    def _lifted(self, branches: list[Branch], source: str, position: Position) -> str:
        verbs = {branch.verb for branch in branches}
        if MOVE not in verbs:
            return self.tr("{tile}: now put it back into the supply (Esc: cancel)")
        if RETURN in verbs:
            return self.tr("{tile}: choose where it goes, or the supply (Esc: back)")
        if self._names.wanted(source, position.card):
            return self.tr("{tile}: now choose a {terrain} hex (Esc: back)")
        return self.tr("{tile}: now choose where it goes (Esc: back)")

    def _next(self, branch: Branch, may_skip: bool, same_piece: bool) -> str:
        """Return the sentence inside a block."""
        if branch.verb == WALL:
            return self.tr("{tile}: {left} more on {terrain}, or Done")
        if branch.verb == BUILD:
            return self.tr("{tile}: build {left} more on {terrain}")
        if branch.verb == REMOVE:
            return self.tr("{tile}: now take a piece of {victim}")
        if same_piece:
            return self.tr("{tile}: go on, {steps} left, or Done")
        if may_skip:
            return self.tr("{tile}: {steps} left for any {piece}, or Done")
        return self.tr("{tile}: {steps} left for any {piece}")

    def _first(self, branches: list[Branch], position: Position, source: str) -> str:
        """Return the sentence before the first step."""
        first = branches[0]
        can_return = any(branch.verb == RETURN for branch in branches)
        if first.verb == REMOVE:
            return self.tr("{tile}: take a piece of {victim}")
        if first.verb == WALL:
            return self.tr("{tile}: build up to {left} walls on {terrain}")
        if first.verb == PLACE:
            return self._place(first, can_return)
        if first.verb == MOVE:
            return self._move(first, can_return)
        if first.verb == RETURN:
            return self.tr("{tile}: choose the {piece} to take back")
        if first.steps > 1:
            return self.tr("{tile}: build {left} on {terrain}")
        if self._names.wanted(source, position.card):
            return self.tr("{tile}: choose a {terrain} hex")
        return self.tr("{tile}: choose one of the marked hexes")

    def _place(self, branch: Branch, can_return: bool) -> str:
        if branch.piece is not None and branch.piece.flower:
            return self.tr("{tile}: choose the middle of seven free hexes")
        if can_return:
            return self.tr("{tile}: place a {piece}, or take one back")
        return self.tr("{tile}: place a {piece} on a marked hex")

    def _move(self, branch: Branch, can_return: bool) -> str:
        if can_return:
            return self.tr("{tile}: move the {piece} up to {steps}, or take it back")
        if branch.steps > 1:
            return self.tr("{tile}: move any {piece}, {steps} in all")
        return self.tr("{tile}: choose a {piece} to move")
