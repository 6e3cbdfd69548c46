"""A worker for advice that answers on demand, and the gestures that request advice."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from kingdom_builder_qt.ai.advice import Advice, advise
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk.advice_request import AdviceRequest
from kingdom_builder_qt.ui.table.desk.ai_process import AiProcess
from tests.ui.mixed_games import click
from tests.ui.sample_games import press

CTRL = Qt.KeyboardModifier.ControlModifier


class FakeWorker:
    """A substitute for the advice worker: stores the requests and answers on demand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Replace the requests to every process."""
        self.views: list[View] = []
        self.cancelled: list[bool] = []
        monkeypatch.setattr(AiProcess, "set_game", lambda *_args: None)
        monkeypatch.setattr(AiProcess, "ask_advice", self._ask)
        monkeypatch.setattr(AiProcess, "cancel", lambda process: self.cancelled.append(True))

    def _ask(self, view: View) -> int:
        self.views.append(view)
        return len(self.views)

    def answer(self, window: MainWindow, advice: Advice | None = None) -> Advice:
        """Answer the last request, quickly or with the line of the test."""
        request, position = window.advice.request, window.desk.position
        assert position is not None
        advice = advice or advise(position.rules, self.views[-1], 3, is_hurried=lambda: True)
        request.process.advised.emit(len(self.views), advice)
        return advice


def request_of(window: MainWindow) -> AdviceRequest:
    """Return the request for advice of a window."""
    return window.advice.request


def start(window: MainWindow, session: Session) -> None:
    """Show a game, with the person to move in the seat."""
    window.desk.start(session)
    if window.desk.seats.curtain_down:
        click(window.game_page.curtain.button)


def ask(window: MainWindow) -> None:
    """Request advice by the keyboard, with the board in focus: keys go to the active window
    only.
    """
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    press(window, Qt.Key.Key_H, CTRL)


def shown(window: MainWindow, worker: FakeWorker, session: Session) -> Advice:
    """Start a game and wait for its first advice."""
    start(window, session)
    ask(window)
    return worker.answer(window)


def made_up(session: Session, line: Sequence[Move]) -> Advice:
    """Return an advice with a line of the test's own."""
    gold = tuple(session.position.gold())
    return Advice(tuple(line), gold, gold, (), 0.0, 0, ())
