"""Queries of the window Games: late answers to earlier queries change nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.game.library.game_filter import GameFilter
from kingdom_builder_qt.ui.library.games.games_model import EntryPage
from kingdom_builder_qt.ui.library.games.games_queries import FoundGames, GamesQueries


class HeldQuestion:
    """A query that waits for its answer, as a `Task` does."""

    def __init__(
        self, done: Callable[[Any], object], failed: Callable[[BaseException], object]
    ) -> None:
        self._callbacks: tuple[Callable[[Any], object], Callable[[Any], object]] | None
        self._callbacks = done, failed

    def cancel(self) -> None:
        """Drop the callbacks."""
        self._callbacks = None

    def answer(self, answer: Any) -> None:
        """Call back with an answer or an error."""
        if self._callbacks is not None:
            self._callbacks[isinstance(answer, BaseException)](answer)


class HeldDisk:
    """A disk that stores queries until the test answers them, in any order."""

    def __init__(self) -> None:
        self.asked: list[HeldQuestion] = []

    def look(
        self,
        _owner: QObject,
        _question: Callable[..., Any],
        done: Callable[[Any], object],
        failed: Callable[[BaseException], object],
    ) -> HeldQuestion:
        """Record a query."""
        self.asked.append(HeldQuestion(done, failed))
        return self.asked[-1]

    ask = look

    def reader(self, *, deleted: bool) -> None:
        """Open nothing: there is no query."""


def found(*ids: str) -> FoundGames:
    """Return an answer about games."""
    return FoundGames(GameFilter(), len(ids), ids, EntryPage((), frozenset()))


def test_the_last_question_about_games_counts(qtbot: QtBot) -> None:
    """Threads may answer in any order; an error of an earlier query is not shown."""
    disk, parent = HeldDisk(), QObject()
    questions = GamesQueries(disk, GameFilter, lambda: "newest", parent)  # type: ignore[arg-type]
    shown: list[FoundGames] = []
    failed: list[OSError] = []
    questions.listed.connect(shown.append)
    questions.failed.connect(failed.append)
    questions.reload()
    questions.list_games()
    questions.list_games()
    wanted = found("a", "b")
    disk.asked[2].answer(wanted)
    disk.asked[0].answer(found("a"))
    disk.asked[1].answer(PermissionError(13, "Permission denied"))
    assert shown == [wanted]
    assert failed == []
    qtbot.waitUntil(lambda: len(disk.asked) == 4)  # the choices, once games are shown
    disk.asked[3].answer(PermissionError(13, "Permission denied"))
    assert len(failed) == 1
