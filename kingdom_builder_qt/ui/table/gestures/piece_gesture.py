"""All decisions about pieces by click, drag and key: place, move, return, remove.

It uses the verbs of moves, not tiles; possible hexes come from `TableView.targets`.
"""

from __future__ import annotations

from collections.abc import Sequence

from kingdom_builder_qt.core.decision import Outcome, open_block, outcome
from kingdom_builder_qt.core.grid import Hex, Mask, set_of
from kingdom_builder_qt.core.moves import MOVE, REMOVE, RETURN, Move
from kingdom_builder_qt.ui.table.board.gesture import Spot
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.table_view import TableView
from kingdom_builder_qt.ui.table.gestures.drag_path import DragPath, Sweep
from kingdom_builder_qt.ui.table.gestures.gestures import GameGesture


class PieceGesture(GameGesture):
    """Lifts pieces from the board or the supply and puts them down.

    `origin`: the hex of the piece being moved, lifted or not. `taken`: the kind of piece lifted
    from the supply.
    """

    def __init__(
        self,
        desk: GameDesk,
        scene: BoardScene,
        view: TableView,
        shows_targets: bool = True,
    ) -> None:
        super().__init__(desk, scene, view, shows_targets)
        self._view = view
        self.possible = view.targets
        self.origin: Hex | None = self.possible.current()
        self.taken: str | None = None
        self._is_lifted = False
        self._path: DragPath | None = None  # of a dragged piece
        self._sweep: Sweep | None = None  # over opponents' pieces

    def attached(self) -> None:
        self._light()

    def choices(self) -> Mask:
        """Return the hexes with a meaning for clicks."""
        if self.taken is not None:
            return self.possible.places()
        if self.origin is None:
            return self.possible.all()
        return self.possible.destinations(self.origin) | 1 << self.origin

    def effect(self, hex_: Hex) -> str | None:
        """Return the effect of `activated`."""
        if self._targets() >> hex_ & 1:
            move = self._move_to(Spot("board", hex_))
            return None if move is None else move.verb
        if hex_ == self.origin and self._is_lifted:
            return "put back"
        return "lift" if self.taken is None and self.possible.liftable() >> hex_ & 1 else None

    def hovered(self, spot: Spot | None) -> None:
        """Show the ghost of the piece on a possible hex."""
        kind = self._kind_in_question()
        hex_ = spot.hex_ if spot is not None else None
        possible = kind is not None and hex_ is not None and self._can_stand(hex_)
        self.scene.hand.ghost_at(hex_ if possible else None, self.colour, kind)
        self._foresee(spot)

    def activated(self, spot: Spot) -> None:
        """Pick up a piece, or put the chosen piece on the clicked hex."""
        if spot.hex_ is None:
            self._supply(spot.piece)
        elif self._targets() >> spot.hex_ & 1:
            self._put(spot.hex_)
        elif spot.hex_ == self.origin and self._is_lifted:
            self._put_back()
        elif self.taken is None and self.possible.liftable() >> spot.hex_ & 1:
            self._lift(spot.hex_)
        else:
            self._refuse(spot.hex_)

    def dragged(self, spot: Spot | None) -> None:
        """Lift the piece on which the drag began."""
        start = self._pressed
        if start is None:
            return
        if start.hex_ is None:
            if self.taken is None:
                self._take(start.piece, dragging=True)
                return
        elif not self._lifts(start.hex_):
            if self._strikes(start.hex_):
                self._strike(start.hex_, spot)
                return
            if not self.possible.liftable() >> start.hex_ & 1:
                return
            self._lift(start.hex_)
        if spot is not None and spot.hex_ is not None and self.taken is None:
            self._lead(spot.hex_)
        self.hovered(spot)

    def released(self, spot: Spot | None) -> None:
        """Put the piece down; where it cannot go, it returns to its origin."""
        if (sweep := self._sweep) is not None:
            self._sweep = None
            if spot is not None and spot.hex_ == sweep.at:
                self._play(sweep.moves)
            else:
                self._forget_strikes()
            return
        start = self._pressed
        carried = start is not None and (
            self.taken is not None if start.hex_ is None else self._lifts(start.hex_)
        )
        if not carried:
            if spot is not None and spot == start:
                self.activated(spot)  # a click with an unsteady hand
        elif spot is None or spot.hex_ == self.origin or spot == start:
            self._put_back()
        elif spot.hex_ is None:
            self._return()
        elif self._path is not None and self._path.at == spot.hex_ and self._path.moves:
            self._play(self._path.moves)
        else:
            self._put(spot.hex_)

    def cancelled(self) -> None:
        """Put the lifted piece back; without one deselect the tile."""
        if self._sweep is not None:
            self._sweep = None
            self._forget_strikes()
        elif self._is_lifted:
            self._put_back()
        else:
            self.desk.controller.reset_source()

    def take_over(self, kind: str, start: Spot | None) -> None:
        """Continue with a piece that another gesture took from the supply, by drag if `start`."""
        self._lift_kind(kind)
        if start is not None:
            self._pressed = start
            self.scene.input.resume_drag(start)

    # -- inside --------------------------------------------------------------------------------

    def _lead(self, hex_: Hex) -> None:
        """Extend the piece's way to a hex, and mark its way and next targets."""
        view, origin = self._view, self.origin
        if origin is None:
            return
        path = self._path = self._path or DragPath(view.position, self.source, origin)
        if path.lead(hex_):
            self.light("target", path.targets() or self.possible.destinations(origin))
            self.light("path", (block_path(view) | path.passed()) & ~(1 << origin))
            self.desk.explainer.lead(self.source, origin, path.steps_left, bool(path.moves))

    def _strikes(self, hex_: Hex) -> bool:
        """Return whether a drag from a hex removes opponents' pieces."""
        chosen = self.taken is not None or self.origin is not None
        return not chosen and bool(self.possible.victims() >> hex_ & 1)

    def _strike(self, first: Hex, spot: Spot | None) -> None:
        """Add the pieces under a drag to the sweep, and mark the next victims."""
        if self._sweep is None:
            self._sweep = Sweep(self._view.position, self.source)
            self._sweep.lead(first)
        sweep = self._sweep
        if spot is not None and spot.hex_ is not None:
            sweep.lead(spot.hex_)
        self.light("victim", sweep.targets())
        self.light("chosen", sweep.struck())
        self._show_outcome(sweep.at, sweep.moves)

    def _forget_strikes(self) -> None:
        self._show_outcome(None, ())
        self._light()

    def _play(self, moves: Sequence[Move]) -> None:
        """Play the steps of a drag; the first one replaces this gesture."""
        self.scene.hand.drop()
        controller = self.desk.controller
        for move in tuple(moves):
            if not controller.play(move):
                break

    def _can_stand(self, hex_: Hex) -> bool:
        """Return whether the chosen piece could go to a hex."""
        if self._path is not None and self._path.moves and self._path.at == hex_:
            return True
        return bool(self._targets() >> hex_ & 1)

    def _lifts(self, hex_: Hex) -> bool:
        return self._is_lifted and self.origin == hex_

    def _targets(self) -> Mask:
        """Return the targets of the chosen piece."""
        if self.taken is None and self.origin is not None:
            return self.possible.destinations(self.origin)
        return self.possible.places() | (0 if self.taken else self.possible.victims())

    def _kind_in_question(self) -> str | None:
        """Return the kind of piece that a click on a target would put there."""
        if self.taken is not None or self.origin is None:
            return self.possible.brings()
        item = self.scene.pieces.at(self.origin)
        return item.kind if item is not None else None

    def _supply(self, kind: str) -> None:
        """Handle a click on a slot of the supply."""
        puts_back = self._is_lifted and self.taken in (None, kind)
        if puts_back or (self._may_return() and kind == self._kind_in_question()):
            self._return()
        else:
            self._take(kind)

    def _may_return(self) -> bool:
        origin = self.origin
        return origin is not None and bool(self.possible.returns() >> origin & 1)

    def _return(self) -> None:
        """Return the lifted piece to the supply, as a move or by putting it back."""
        if self.taken is None and self._may_return():
            origin = self.origin
            assert origin is not None
            self.scene.hand.drop()
            self.desk.controller.act(self.source, origin, verb=RETURN)
        else:
            self._put_back()

    def _take(self, kind: str, dragging: bool = False) -> None:
        """Take a piece from the supply, selecting a source that can place it."""
        if kind == self.possible.brings():
            self._lift_kind(kind)
            return
        start = self._pressed if dragging else None
        source = self.desk.controller.source_for(kind)
        if source is None:
            if not dragging:
                self.desk.explainer.explain_supply(kind, self.source)
            return
        self.desk.controller.select_source(source)  # replaces this gesture
        successor = self.scene.input.gesture
        if isinstance(successor, PieceGesture):
            successor.take_over(kind, start)

    def _lift_kind(self, kind: str) -> None:
        self._put_back()
        self.taken, self._is_lifted = kind, True
        self.scene.hand.lift(self.colour, kind=kind)
        self._light()

    def _lift(self, hex_: Hex) -> None:
        self._put_back()
        self.origin, self._is_lifted = hex_, True
        self.scene.hand.lift(self.colour, hex_)
        self._light()

    def _put_back(self) -> None:
        if self._is_lifted:
            self.scene.hand.drop()
        self.taken, self._is_lifted, self._path = None, False, None
        self.origin = self.possible.current()
        self._light()

    def _put(self, hex_: Hex) -> None:
        """Play the move to a hex, or put the piece back if it is refused."""
        origin = self.origin if self.taken is None else None
        if self._is_lifted:
            self.scene.hand.drop()
        if origin is not None and not self.possible.destinations(origin):
            self._put_back()
            self.desk.explainer.explain_return(hex_)
        elif not self.desk.controller.act(self.source, hex_, origin):
            self._put_back()
            self._show_blocked(hex_)

    def _refuse(self, hex_: Hex) -> None:
        if not self.source:
            self.desk.explainer.explain_idle(hex_)
        elif self.origin is not None and not self.possible.destinations(self.origin):
            self.desk.explainer.explain_return(hex_)
        else:
            origin = self.origin if self.taken is None else None
            self.desk.explainer.refuse(self.source, hex_, origin)
            self._show_blocked(hex_)

    def _foresee(self, spot: Spot | None) -> None:
        """Show the outcome of a click or drop on this spot."""
        path = self._path
        if path is not None and path.moves and spot is not None and path.at == spot.hex_:
            moves = path.moves
        else:
            moves = [move] if (move := self._move_to(spot)) is not None else []
        at = None if spot is None or spot.hex_ is None else spot.hex_
        self._show_outcome(self.origin if at is None else at, moves)

    def _show_outcome(self, hex_: Hex | None, moves: Sequence[Move]) -> None:
        """Show the outcome of moves at a hex, and mark the locations of lost tiles."""
        found = outcome(self._view.position, moves) if moves else Outcome()
        self.scene.marks.highlight("lost", set_of(event.location for event in found.lost))
        self.desk.explainer.foresee(hex_, found)

    def _move_to(self, spot: Spot | None) -> Move | None:
        """Return the move that a click or drop on a spot would play, or None."""
        origin = self.origin if self.taken is None else None
        if spot is None:
            return None
        if spot.hex_ is None:
            back = origin is not None and self._is_lifted and self._may_return()
            return Move(self.source, RETURN, None, origin) if back else None
        if origin is not None:
            goes = self.possible.destinations(origin) >> spot.hex_ & 1
            return Move(self.source, MOVE, origin, spot.hex_) if goes else None
        if self.taken is None and self.possible.victims() >> spot.hex_ & 1:
            return Move(self.source, REMOVE, None, spot.hex_)
        return self.possible.bringing(spot.hex_)

    # -- marks ---------------------------------------------------------------------------------

    def _light(self) -> None:
        """Mark the pieces that may be lifted, or the chosen piece and its targets."""
        possible, origin, view = self.possible, self.origin, self._view
        self.desk.explainer.instruct(self.source, origin)
        near, far = possible.split(self._targets() & ~possible.victims())
        choosing = self.taken is None and origin is None
        block = open_block(view.position)
        in_block = block is not None and block.at == origin
        here = 0 if origin is None else 1 << origin
        self.light("target", near)
        self.light("waived", far)
        self.light("victim", possible.victims() if choosing else 0)
        self.light("origin", possible.liftable() if choosing else 0)
        self.light("step", here if in_block else 0)
        self.light("chosen", 0 if in_block else here)
        self.light("path", block_path(view) & ~here)
        self.light("blocked", possible.blocked(origin) if self.source else 0)
        self.scene.tray.set_drop_zone(self._kind_in_question() if self._may_return() else None)

    def _show_blocked(self, hex_: Hex) -> None:
        """Mark all hexes blocked by warriors after a click on one of them."""
        position = self._view.position
        if position.blocked >> hex_ & 1:
            self.scene.marks.highlight("blocked", position.blocked & position.empty_mask)


def block_path(game: TableView) -> Mask:
    """Return the hexes left by pieces in the steps of the open block."""
    position = game.position
    block = open_block(position)
    if block is None or block.verb != MOVE:
        return 0
    steps = position.rules.branches[block.source, block.verb].steps
    done, mask = steps - block.left, 0
    for entry in reversed(game.log):
        # An outpost may have been switched on between the steps.
        if done > 0 and entry.move[:2] == (block.source, block.verb):
            done -= 1
            mask |= 0 if entry.move.origin is None else 1 << entry.move.origin
    return mask
