"""A computer's move is shown in slices, and unchanged panels are not touched."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect
from PySide6.QtGui import QExposeEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.ui.desktop.settings.pace import PACES
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk.ai_process import AiProcess
from kingdom_builder_qt.ui.table.desk.call_queue import CallQueue
from kingdom_builder_qt.ui.table.panels.panel import Panel
from tests.ui.opening import saved_session
from tests.ui.sample_games import new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

WORK = {
    *(QEvent.Type.LayoutRequest, QEvent.Type.UpdateRequest, QEvent.Type.UpdateLater),
    *(QEvent.Type.ToolTipChange, QEvent.Type.PaletteChange, QEvent.Type.FontChange),
    *(QEvent.Type.Paint, QEvent.Type.Resize, QEvent.Type.Move),
}


class Work(QObject):
    """Counts the expensive events."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: Counter[str] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in WORK and isinstance(watched, QWidget):
            self.seen[f"{event.type().name} of {type(watched).__name__}"] += 1
        return False


@pytest.fixture
def mute_ai(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers never answer by default: the test decides."""
    monkeypatch.setattr(AiProcess, "set_game", lambda *_: None)
    monkeypatch.setattr(AiProcess, "cancel", lambda _: None)
    monkeypatch.setattr(AiProcess, "ask", lambda *_: 1)


def shown_by(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list of the panels that refresh, by name."""
    shown: list[str] = []
    for kind in {type(panel) for panel in window.findChildren(Panel)}:
        real = kind.refresh
        name = kind.__name__

        def told(self: Panel, real: object = real, name: str = name) -> None:
            shown.append(name)
            real(self)  # type: ignore[operator]

        monkeypatch.setattr(kind, "refresh", told)
    return shown


def answer(window: MainWindow) -> None:
    """Play the last move of the computer to move."""
    session = window.desk.session
    assert session is not None
    window.desk.ai._on_answered(1, str(session.position.legal_moves()[-1]))
    window.desk.ai.set_busy(False)
    window.desk.ai._on_pace()


@pytest.mark.usefixtures("mute_ai")
def test_between_two_panels_other_events_are_heard(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each round of the event loop shows a computer's move in one panel; the next one waits."""
    window.desk.start(new_session(catalog, "builder", "builder"))
    shown, settled = shown_by(window, monkeypatch), []
    window.desk.settled.connect(lambda: settled.append(len(shown)))
    answer(window)
    assert not shown
    answer(window)
    assert window.desk.session is not None
    assert len(window.desk.session.log) == 1
    rounds = []
    while window.desk.queue.is_due:
        before = len(shown)
        window.desk.queue._next()
        rounds.append(shown[before:])
    panels = {"StatusPanel", "PlayersPanel", "CardsPanel", "TilesPanel", "HandPanel"}
    assert panels <= set(shown)
    assert max(len(panels & set(one)) for one in rounds) == 1
    assert settled == [len(shown)]


def places(window: MainWindow) -> dict[QWidget, QRect]:
    """Return the places of all widgets next to the board; Qt replaces a list's scroll bar
    itself.
    """
    page = window.game_page
    parts = [part for part in page.side_panel.findChildren(QWidget) if part.isVisible()]
    log = page.log.view
    return {part: part.geometry() for part in parts if not log.isAncestorOf(part)}


def beside(part: QWidget, page: QWidget) -> QRect:
    """Return the place of a widget next to the board."""
    return QRect(part.mapTo(page, QPoint()), part.size())


class Painted(QObject):
    """Records the painted widgets next to the board."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._beside, self.widgets = window.game_page.side_panel, set[QWidget]()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QWidget) or not self._beside.isAncestorOf(watched):
            return False
        if event.type() == QEvent.Type.Paint:
            self.widgets.add(watched)
        return False


@contextmanager
def painted_beside(window: MainWindow) -> Iterator[set[QWidget]]:
    """Yield the set of widgets next to the board that are painted in the block."""
    painted, app = Painted(window), QApplication.instance()
    assert app is not None
    app.installEventFilter(painted)
    yield painted.widgets
    app.removeEventFilter(painted)


@pytest.mark.usefixtures("mute_ai")
def test_all_panels_are_painted_with_the_same_decision(
    window: MainWindow, catalog: Catalog
) -> None:
    """No panel is painted before all show the decision, and none is laid out again after that."""
    window.desk.start(new_session(catalog, "builder", "builder", "builder"))
    for _ in range(30):
        QApplication.processEvents()
    session = window.desk.session
    assert session is not None
    with painted_beside(window) as painted:
        for _ in range(25):
            before = len(session.log)
            answer(window)
            assert len(session.log) > before
            assert window.desk.queue.is_due
            while not painted:
                assert window.desk.queue.is_due, "the next move waits until this one is painted"
                now = places(window)
                window.desk.queue._next()
                assert not painted
                QApplication.sendPostedEvents()
            assert places(window) == now, "all is laid out in the round before"
            window.desk.queue.finish()
            now = places(window)
            for _ in range(10):
                QApplication.processEvents()
            assert places(window) == now
            painted.clear()
        answer(window)
        QApplication.sendPostedEvents()
        assert not painted
        QApplication.sendEvent(window.windowHandle(), QExposeEvent(QRegion(window.rect())))
        assert not window.desk.queue.is_due, "what the desktop shows again has to be whole"
        QApplication.sendPostedEvents()
        painted.clear()
        answer(window)
        window.show_start_page()
        window.desk.start(new_session(catalog, "builder", "builder"))
        QApplication.sendPostedEvents()
        assert painted, "also after a game that is left meanwhile"


@pytest.mark.usefixtures("mute_ai")
def test_panels_unchanged_by_a_computer_are_not_repainted(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """State, score cards and hand are painted only if their pixels change."""
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: not window.is_growing)  # text of another size makes other cards
    window.desk.start(new_session(catalog, "builder", "builder"))
    page, turns, kept = window.game_page, set(), 0
    for _ in range(40):
        QApplication.processEvents()
    for _ in range(20):
        parts = [page.status, *page.cards.cards, page.hand.card, page.hand.spectator]
        before = [(part.grab().toImage(), beside(part, page.side_panel)) for part in parts]
        with painted_beside(window) as painted:
            answer(window)
            for _ in range(40):
                QApplication.processEvents()
        for part, (image, place) in zip(parts, before, strict=True):
            same = part.grab().toImage() == image and beside(part, page.side_panel) == place
            kept += same
            assert not (same and part in painted), part
        assert window.desk.session is not None
        turns.add(window.desk.session.to_move)
    assert turns == {0, 1}
    assert kept > 60


@pytest.mark.usefixtures("mute_ai")
def test_a_person_sees_at_once_what_was_decided(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person's decision is shown at once, also just after a computer's move."""
    window.desk.start(new_session(catalog, "builder", "human"))
    shown = shown_by(window, monkeypatch)
    answer(window)
    assert window.desk.queue.is_due
    window.desk.controller.reset_source()
    assert not window.desk.queue.is_due
    assert len(shown) == len(set(shown) - {"SpectatorPanel", "ActionsPanel"}) + 1


def test_panels_that_are_covered_take_their_time(window: MainWindow, catalog: Catalog) -> None:
    """`defer_panels` shows one decision between other events; the next one is shown at once."""
    window.desk.start(new_session(catalog, "human", "human"))
    window.desk.lift_curtain()
    window.desk.defer_panels()
    session, settled = window.desk.session, []
    assert session is not None
    window.desk.settled.connect(lambda: settled.append(len(session.log)))
    window.desk.controller.play(session.position.legal_moves()[0])
    assert window.desk.queue.is_due
    assert settled == []
    while window.desk.queue.is_due:
        window.desk.queue._next()
    assert settled == [len(session.log)]
    window.desk.controller.play(session.position.legal_moves()[0])
    assert not window.desk.queue.is_due


@pytest.mark.usefixtures("mute_ai")
def test_flights_have_the_speed_of_the_computer(
    make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """Gold and cards move when the panels show the move, some rounds of the event loop later."""
    window = make_window(animation_speed=1.0, ai_delay_ms=PACES[0].delay_ms)
    window.desk.start(new_session(catalog, "builder", "human"))
    animator, paces = window.game_page.scene.animator, []
    window.desk.settled.connect(lambda: paces.append(animator.factor))
    paces.clear()
    answer(window)
    assert window.desk.queue.is_due
    window.desk.queue.finish()
    assert paces == [PACES[0].animation]
    assert animator.factor == 1.0


@pytest.mark.usefixtures("mute_ai")
def test_a_person_who_takes_back_at_once_has_a_pace_of_their_own(
    make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """Undo just after a computer's move has the person's pace, with the move still in the queue."""
    window = make_window(animation_speed=1.0, ai_delay_ms=PACES[0].delay_ms)
    session = new_session(catalog, "human", "builder")
    session.free_undo = True
    window.desk.start(session)
    while session.to_move == 0:
        window.desk.controller.play(session.position.legal_moves()[0])
    answer(window)
    animator, paces = window.game_page.scene.animator, []
    window.desk.changed.connect(lambda *_: paces.append(animator.factor))
    assert window.desk.queue.is_due
    session.undo()
    assert set(paces) == {animator.factor} == {1.0}


def test_a_failing_call_skips_no_other_call(qapp: QApplication) -> None:
    """Each call runs, `done` is emitted, and the first error is raised."""
    made: list[str] = []
    queue = CallQueue(qapp)
    queue.done.connect(lambda: made.append("done"))

    def fail() -> None:
        raise ValueError("first")

    for call in (fail, lambda: made.append("one"), lambda: made.append("two")):
        queue.put(call)
    with pytest.raises(ValueError, match="first"):
        queue.finish()
    assert made == ["one", "two", "done"]
    assert not queue.is_due


@pytest.mark.usefixtures("mute_ai")
def test_what_is_shown_already_costs_nothing(window: MainWindow, catalog: Catalog) -> None:
    """Panels that show an unchanged state lay out, paint and announce nothing."""
    window.desk.start(new_session(catalog, "builder", "builder"))
    window.desk.ai.set_paused(True)
    for _ in range(30):
        QApplication.processEvents()
    work = Work()
    QApplication.instance().installEventFilter(work)
    window.desk.shown.emit(window.desk.view)
    window.desk.queue.finish()
    window.desk.settled.emit()
    for _ in range(3):
        QApplication.processEvents()
    QApplication.instance().removeEventFilter(work)
    assert not dict(work.seen)


def test_calls_that_are_due_are_made_once_in_their_order(qapp: QApplication) -> None:
    """A call put again moves to the end; a forgotten one is not made."""
    made: list[str] = []
    queue = CallQueue(qapp)
    one, two = (lambda: made.append("one")), (lambda: made.append("two"))
    for call in (one, two, one):
        queue.put(call)
    queue.begin()
    queue.finish()
    assert made == ["two", "one"]
    queue.put(one)
    queue.begin()
    queue.forget()
    QApplication.processEvents()
    assert made == ["two", "one"]
    assert not queue.is_due
    queue.deleteLater()


@pytest.mark.usefixtures("mute_ai")
def test_a_move_that_panels_do_not_show_yet_is_kept(window: MainWindow, catalog: Catalog) -> None:
    """A game left just after a computer's move is saved with the move."""
    window.files.start(new_session(catalog, "builder", "builder"))
    answer(window)
    assert window.desk.queue.is_due
    assert len(saved_session(window).log) == 1
