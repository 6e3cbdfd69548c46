"""The base class of a game's gestures, and the gesture for times without a decision."""

from __future__ import annotations

from kingdom_builder_qt.core.grid import Mask
from kingdom_builder_qt.ui.art.hex_marks import Role
from kingdom_builder_qt.ui.table.board.gesture import Gesture, Spot
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.table_view import TableView


class GameGesture(Gesture):
    """A gesture for one source of moves; a subclass defines the meaning of clicks.

    Playing a move replaces the active gesture, so nothing may follow such a call.
    """

    ROLES: tuple[Role, ...] = (
        "target",
        "waived",
        "origin",
        "victim",
        "chosen",
        "path",
        "step",
        "blocked",
        "lost",
    )

    def __init__(
        self,
        desk: GameDesk,
        scene: BoardScene,
        view: TableView | None,
        shows_targets: bool = True,
    ) -> None:
        """`shows_targets`: light the possible hexes."""
        self.desk = desk
        self.scene = scene
        self.view = view
        self.source = view.source if view is not None else ""
        self.shows_targets = shows_targets
        self._pressed: Spot | None = None

    @property
    def colour(self) -> int:
        """Return the colour of the player to move."""
        view = self.view
        return view.seats[view.to_move].colour if view is not None else 0

    def light(self, role: Role, mask: Mask) -> None:
        """Mark hexes; roles of possible moves only with `shows_targets`."""
        wanted = self.shows_targets or role in ("chosen", "step", "path")
        self.scene.marks.highlight(role, mask if wanted else 0)

    def detached(self) -> None:
        """Remove held piece, ghost, marks and warning."""
        self.scene.hand.drop()
        self.scene.hand.ghost_at(None)
        self.scene.tray.set_drop_zone(None)
        self.scene.marks.clear(*self.ROLES)
        self.desk.explainer.foresee(None)

    def pressed(self, spot: Spot) -> None:
        """Store the start of a drag."""
        self._pressed = spot


class IdleGesture(GameGesture):
    """Active while another player decides or nothing is selected."""

    def activated(self, spot: Spot) -> None:
        """Explain what can be done instead."""
        self.desk.explainer.explain_idle(spot.hex_)
