"""Warm-up of the first game: panels show a hidden game in idle time before a real one opens."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Final, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ai.players import DEFAULT_LEVEL
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.game.session import HUMAN, Seat, Session
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.ui.art.scenes.scene_picture import paint_emblem
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import offered_levels
from kingdom_builder_qt.ui.desktop.widgets.levels.portraits import portrait_icon
from kingdom_builder_qt.ui.desktop.workers import worker_process
from kingdom_builder_qt.ui.desktop.workers.messages import pack
from kingdom_builder_qt.ui.table.desk.ai_worker import Game
from kingdom_builder_qt.ui.table.desk.desk import GameDesk, words_for
from kingdom_builder_qt.ui.table.panels.cards import CardsPanel
from kingdom_builder_qt.ui.table.panels.hand.hand import HandPanel
from kingdom_builder_qt.ui.table.panels.log import LogPanel
from kingdom_builder_qt.ui.table.panels.panel import Panel
from kingdom_builder_qt.ui.table.panels.player_panel import PlayersPanel
from kingdom_builder_qt.ui.table.panels.score_card import EMBLEM
from kingdom_builder_qt.ui.table.panels.status_panel import StatusPanel
from kingdom_builder_qt.ui.table.panels.tile_panel import TilesPanel

_Maker: TypeAlias = Callable[[GameDesk], Panel]
_PANELS: Final[tuple[_Maker, ...]] = (
    StatusPanel,
    PlayersPanel,
    CardsPanel,
    LogPanel,
    lambda desk: HandPanel(desk, tiles=TilesPanel(desk)),
)


def warm_up_panels(catalog: Catalog, ratio: float) -> Generator[None]:
    """Show a game of a person and a computer on hidden panels in steps, then delete them.

    This loads fonts, icons, portraits and the emblems of all cards (at device pixel ratio `ratio`),
    and prepares the worker's messages without sending any. Broken content is skipped.
    """
    for level in offered_levels():
        portrait_icon(level)
        yield
    yield from _draw_emblems(catalog, ratio)
    try:
        session = Session(catalog, GameOptions(), (Seat("", 0), Seat("", 1, DEFAULT_LEVEL)))
    except (KingdomBuilderError, KeyError):
        return
    yield
    worker_process.load()
    yield
    dealt = session.dealt
    opened = dealt.nomads, dealt.removed_terrain
    pack(Game.of(catalog, session.options, (HUMAN, DEFAULT_LEVEL), *opened))
    yield
    # never shown, like its children; a top-level panel with a game would show itself
    stage = QWidget()
    try:
        for make in _PANELS:
            yield from _show(session, make, stage)
    finally:
        stage.deleteLater()


def _show(session: Session, make: _Maker, stage: QWidget) -> Iterator[None]:
    desk = GameDesk(session.catalog, stage)
    panel = make(desk)
    panel.setParent(stage)
    yield
    desk.seats.open(session)  # enough for the panels; the game is not played
    desk.explainer.words = words_for(session.catalog, session)
    desk.view = desk.current_view()
    desk.session_started.emit()
    yield
    panel.resize(panel.sizeHint())
    panel.grab()
    yield


def _draw_emblems(catalog: Catalog, ratio: float) -> Iterator[None]:
    side = round(EMBLEM * ratio)
    for id_, card in catalog.cards.items():
        picture = QPixmap(side, side)
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(picture)
        paint_emblem(
            painter, "cards", id_, QRectF(0, 0, EMBLEM, EMBLEM), current_theme(), entry=card
        )
        painter.end()
        yield
