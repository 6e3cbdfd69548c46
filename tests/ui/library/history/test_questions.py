"""What the page asks the history: late answers to earlier questions change nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from kingdom_builder_qt.game.history.history_filter import HistoryFilter
from kingdom_builder_qt.game.history.listing import NEWEST_FIRST, Listing
from kingdom_builder_qt.ui.library.history.history_queries import FoundGames, HistoryQueries
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ui.desktop.tasks import Task
from tests.game.history.test_figures import of_results


class HeldDisk:
    """Keeps questions until the test answers them, in any order."""

    def __init__(self) -> None:
        self.asked: list[tuple[Task, Future[Any]]] = []

    def ask(
        self,
        owner: QObject,
        _question: Callable[[sqlite3.Connection], Any],
        done: Callable[[Any], object],
        failed: Callable[[BaseException], object],
    ) -> Task:
        """Note a question."""
        answer: Future[Any] = Future()
        task = Task(owner, answer.result, done, failed)
        self.asked.append((task, answer))
        return task

    def answer(self, number: int, answer: Any, error: BaseException | None = None) -> None:
        """Answer the question of a number."""
        task, held = self.asked[number]
        if error is None:
            held.set_result(answer)
        else:
            held.set_exception(error)
        assert task.settle(5)


def found(listed: Listing) -> FoundGames:
    """Return an answer about games."""
    return FoundGames(len(listed.keys), listed, None, listed.keys, [])  # type: ignore[arg-type]


def test_the_last_question_about_games_counts(qtbot: QtBot) -> None:
    """Threads may answer in any order; an error of an earlier one is nobody's concern."""
    disk, parent = HeldDisk(), QObject()
    questions = HistoryQueries(disk, HistoryFilter, parent)  # type: ignore[arg-type]
    shown: list[FoundGames] = []
    failed: list[OSError] = []
    questions.listed.connect(shown.append)
    questions.failed.connect(failed.append)
    questions.look(NEWEST_FIRST, 10)
    questions.ask_games(("gold", True), 10)
    questions.ask_games(("gold", False), 10)
    wanted = found(of_results(1, 0))
    disk.answer(2, wanted)
    disk.answer(0, found(of_results(1)))
    disk.answer(1, None, PermissionError(13, "Permission denied"))
    assert shown == [wanted]
    assert failed == []
    qtbot.waitUntil(lambda: len(disk.asked) == 5)  # choices and rating, once games are shown
    disk.answer(3, None, PermissionError(13, "Permission denied"))
    assert len(failed) == 1
    disk.answer(4, [])
