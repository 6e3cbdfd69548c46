"""What a first game needs is made ready while the start page is read, bit by bit."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer

from kingdom_builder_qt.core.grid import ALL_MASK, hexes

REST_MS: Final = 300  # nobody has touched the start page for so long
PAUSE_MS: Final = 15  # between two slices, for whatever else happens
SLICE_MS: Final = 6  # of work; its last step may end a few milliseconds later

_END: Final = object()

# In an order in which each imports some of what the next one needs: no step takes long.
_MODULES: Final = (
    "core.movegen",
    "core.notation.boards",
    "core.notation.state_fields",
    "core.turn.held_tiles",
    "core.turn.turn",
    "core.position",
    "game.setup.set_up_board",
    "game.setup.draw_pools",
    "game.setup.deal",
    "game.session",
    "game.record.record_reader",
    "game.record.saved_game",
    "core.decision",
    "ui.workers.worker_process",
    "ui.table.ai_process",
    "ui.sound.worker",
    "ai.evaluation.evaluate",
    "ai.evaluation.features",
    "ai.search.lookahead",
    "ai.search.playouts",
    "ai.players",
    "content.describe.entry_words",
    "ui.words.names",
    "ui.words.turn",
    "ui.words.game",
    "ui.art.geometry",
    "ui.art.ground.rocks",
    "ui.art.ground.terrain",
    "ui.art.features",
    "ui.art.painter",
    "ui.art.city_hall",
    "ui.widgets.house_picture",
    "ui.board.items",
    "ui.board.highlight",
    "ui.board.motion.animator",
    "ui.board.piece_item",
    "ui.board.motion.pieces",
    "ui.board.changes",
    "ui.board.input",
    "ui.board.motion.idle",
    "ui.board.scene",
    "ui.board.view",
    "ui.presenters.tiles",
    "ui.presenters.score_model",
    "ui.art.scenes.picture",
    "ui.panels.cards",
    "ui.panels.hand.terrain_card",
    "ui.panels.hand.hand",
    "ui.panels.log",
    "ui.widgets.levels.level_box",
    "ui.panels.player_card",
    "ui.panels.players",
    "ui.panels.tiles",
    "ui.interaction.event_player",
    "ui.interaction.controller",
    "ai.advice",
    "ui.table.advice_request",
    "ui.presenters.payments",
    "ui.scores.score_track",
    "ui.scores.counting",
    "ui.scores.scores_dialog",
    "ui.words.advice",
    "ui.window.game.advice_view",
    "ui.window.game.banner",
    "ui.interaction.flights",
    "ui.rules.target",
    "ui.window.game.parts",
    "ui.window.game.game_page",
    "ui.window.game.log_menu",
    "ui.window.game.game_table",
    "ui.window.game.rehearsal",
)


def imports() -> Iterator[None]:
    """Import what shows a game, step by step."""
    for name in _MODULES:
        import_module(f"kingdom_builder_qt.{name}")
        yield


def tables() -> Iterator[None]:
    """Make the tables of the core that any board needs."""
    hexes(ALL_MASK)
    yield


class Preparation(QObject):
    """Works between other events; what it has no time for is done when it is needed.

    A work is an iterator: each of its steps should take less than ten milliseconds.
    """

    def __init__(self, works: Iterable[Iterator[object]], parent: QObject) -> None:
        super().__init__(parent)
        self._works = list(works)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    def add(self, work: Iterator[object]) -> None:
        """Do one more work, after the others."""
        self._works.append(work)

    def add_first(self, call: Callable[[], object]) -> None:
        """Call once, before all works."""
        self._works.insert(0, (each() for each in [call]))

    @property
    def is_done(self) -> bool:
        """Return whether nothing is left."""
        return not self._works

    @property
    def is_active(self) -> bool:
        """Return whether it goes on, now or in a moment."""
        return self._timer.isActive()

    def begin(self) -> None:
        """Begin, or go on, once nothing has happened for a moment."""
        if self._works:
            self._timer.start(REST_MS)

    def stop(self) -> None:
        """Leave the rest for later; no timer runs afterwards."""
        self._timer.stop()

    def end(self) -> None:
        """Drop all works for good."""
        self.stop()
        self._works.clear()

    def _go_on(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        while self._works:
            if next(self._works[0], _END) is _END:
                del self._works[0]
            elif clock.elapsed() >= SLICE_MS:
                self._timer.start(PAUSE_MS)
                return
