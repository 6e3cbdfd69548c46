"""What a first game needs is made ready while the start page is read, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from typing import Final

from PySide6.QtCore import QObject, QTimer

Step = Callable[[], object]

REST_MS: Final = 300  # nobody has touched the start page for so long
PAUSE_MS: Final = 15  # between two steps, for whatever else happens

# In an order in which each imports some of what the next one needs: no step takes long.
_MODULES: Final = (
    "ai.players.player",
    "ui.art.city_hall",
    "ui.board.highlight",
    "ui.board.view",
    "ui.presenters.tiles",
    "ui.panels.player_card",
    "ui.panels",
    "ui.interaction.controller",
    "ui.table.advice_request",
    "ui.window.game.game_table",
)


def imports() -> list[Step]:
    """Return the steps that import what shows a game."""
    return [partial(import_module, f"kingdom_builder_qt.{name}") for name in _MODULES]


class Preparation(QObject):
    """Takes steps between other events; what it has no time for is done when it is needed."""

    def __init__(self, steps: Iterable[Step], parent: QObject) -> None:
        super().__init__(parent)
        self._steps = list(steps)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._take_step)

    def add_first(self, step: Step) -> None:
        """Take one more step, before the others."""
        self._steps.insert(0, step)

    @property
    def is_done(self) -> bool:
        """Return whether no step is left."""
        return not self._steps

    def begin(self) -> None:
        """Begin, or go on, once nothing has happened for a moment."""
        if self._steps:
            self._timer.start(REST_MS)

    def stop(self) -> None:
        """Leave the rest for later; no timer runs afterwards."""
        self._timer.stop()

    def _take_step(self) -> None:
        self._steps.pop(0)()
        if self._steps:
            self._timer.start(PAUSE_MS)
