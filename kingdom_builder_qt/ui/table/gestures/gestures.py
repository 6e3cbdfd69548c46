"""What all gestures of a game share, and the one for moments without a decision by the board."""

from __future__ import annotations

from kingdom_builder_qt.core.grid import Mask
from kingdom_builder_qt.ui.art.hex_marks import Role
from kingdom_builder_qt.ui.table.board.gesture import Gesture, Spot
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.table_view import TableView


class GameGesture(Gesture):
    """A gesture for one source of moves; a subclass says what its clicks mean.

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
        """Prepare for what is shown; `shows_targets` lights the hexes that are possible."""
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
        """Mark hexes, unless the player does not want possible ones to be shown."""
        wanted = self.shows_targets or role in ("chosen", "step", "path")
        self.scene.marks.highlight(role, mask if wanted else 0)

    def detached(self) -> None:
        """Leave a clean board behind."""
        self.scene.hand.drop()
        self.scene.hand.ghost_at(None)
        self.scene.tray.set_drop_zone(None)
        self.scene.marks.clear(*self.ROLES)
        self.desk.explainer.warn(None, ())

    def pressed(self, spot: Spot) -> None:
        """Remember where a drag begins."""
        self._pressed = spot


class IdleGesture(GameGesture):
    """Active while somebody else decides, or while nothing is selected."""

    def activated(self, spot: Spot) -> None:
        """Say what can be done instead."""
        self.desk.explainer.explain_idle(spot.hex_)
