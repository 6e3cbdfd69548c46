"""A hidden game warms up the panels on the start page, so that a real one opens at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.ui.art.scenes import scene_picture
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets import pictures
from kingdom_builder_qt.ui.desktop.workers.worker_process import WorkerProcess
from kingdom_builder_qt.ui.shell import preparation
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.page import warm_up
from kingdom_builder_qt.ui.table.page.game_page import GamePage
from kingdom_builder_qt.ui.table.page.warm_up import warm_up_panels
from kingdom_builder_qt.ui.table.panels.cards import CardsPanel
from kingdom_builder_qt.ui.table.panels.panel import Panel
from kingdom_builder_qt.ui.table.panels.player_panel import PlayersPanel
from tests.ui.sample_games import new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def _no_process(*_: object) -> None:
    pytest.fail("a process was started")


@pytest.fixture
def widgets_before(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """Return the existing windows; starting a process fails."""
    monkeypatch.setattr(WorkerProcess, "start", _no_process)
    return set(map(id, QApplication.topLevelWidgets()))


@pytest.mark.parametrize("left", [0, 4, 1000])
def test_nothing_of_it_is_seen_or_remains(
    catalog: Catalog, widgets_before: set[int], left: int
) -> None:
    """A complete or aborted warm-up shows no widget and leaves neither a widget nor a process."""
    steps = max(1, len(list(warm_up_panels(catalog, 1.0))) - left)
    work = warm_up_panels(catalog, 1.0)
    for _ in range(steps):
        next(work)
        assert not any(widget.isVisible() for widget in QApplication.topLevelWidgets())
    work.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert {id(widget) for widget in QApplication.topLevelWidgets()} <= widgets_before


def test_panels_show_its_game(
    catalog: Catalog, widgets_before: set[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The panels do the work of their first painting, with players and cards."""
    shown: list[int] = []
    grab = Panel.grab

    def seen(self: Panel, *args: Any) -> Any:
        if isinstance(self, CardsPanel | PlayersPanel):
            shown.append(len(self.cards))
        return grab(self, *args)

    monkeypatch.setattr(Panel, "grab", seen)
    for _ in warm_up_panels(catalog, 1.0):
        pass
    assert shown == [2, 4]  # two players; three cards and the castle
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_broken_content_is_shown_to_nobody(catalog: Catalog, widgets_before: set[int]) -> None:
    """Content without a possible game is skipped."""
    for _ in warm_up_panels(replace(catalog, sections={}), 1.0):
        pass
    assert {id(widget) for widget in QApplication.topLevelWidgets()} <= widgets_before


def test_a_game_finds_its_pictures_there(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No card emblem and no portrait is drawn when a game opens."""
    scene_picture._pictures.clear()
    pictures._svg_icon.cache_clear()
    for _ in warm_up_panels(catalog, window.devicePixelRatioF()):
        pass
    drawn: list[tuple[object, ...]] = []
    monkeypatch.setattr(scene_picture, "_paint", lambda *args: drawn.append(args))
    paint = pictures.paint_svg

    def painted(painter: QPainter, folder: str, *rest: Any) -> bool:
        drawn.append((folder, *rest))
        return paint(painter, folder, *rest)

    monkeypatch.setattr(pictures, "paint_svg", painted)
    window.desk.start(new_session(catalog, "human", "builder"))
    window.grab()
    assert not [args for args in drawn if args[0] in ("cards", "levels")]


def test_a_game_is_shown_once_in_each_theme(
    make_window: Callable[..., MainWindow], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A theme is warmed up once: not again on the start page, but after a change of theme."""
    monkeypatch.setattr(preparation, "REST_MS", 0)
    monkeypatch.setattr(preparation, "PAUSE_MS", 0)
    shown: list[str] = []

    def show(_catalog: Catalog, _ratio: float) -> list[None]:
        shown.append(current_theme().id)
        return [None]

    monkeypatch.setattr(warm_up, "warm_up_panels", show)
    window = make_window()
    for theme, after in (("light", 1), ("light", 1), ("dark", 2), ("light", 2)):
        window.apply_settings(replace(window.settings, theme=theme))
        window.start_page.finished.emit()
        qtbot.waitUntil(lambda: window.preparation.is_done)
        assert len(shown) == after
    assert shown == ["light", "dark"]


def test_the_page_is_laid_out_for_its_size_only(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page is measured at its final size only."""
    sizes: list[QSize] = []
    share_space = GamePage.share_space

    def share(shared: GamePage) -> None:
        sizes.append(shared.size())
        share_space(shared)

    page = window.game_page
    monkeypatch.setattr(GamePage, "share_space", share)
    window.desk.start(new_session(catalog, "human", "human"))
    assert sizes
    assert set(map(QSize.toTuple, sizes)) == {page.size().toTuple()}
