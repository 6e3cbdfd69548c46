"""Questions of the window Games: late answers to earlier questions change nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.game.library.game_filter import GameFilter
from kingdom_builder_qt.ui.library.games.games_model import GamesPage
from kingdom_builder_qt.ui.library.games.games_queries import FoundGames, GamesQueries

Then = Callable[[Any, Any, BaseException | None], object]


class HeldDisk:
    """Keeps questions until the test answers them, in any order."""

    def __init__(self) -> None:
        self.asked: list[tuple[Then, Any]] = []

    def look(self, _question: Callable[..., Any], then: Then, along: Any) -> None:
        """Note a question."""
        self.asked.append((then, along))

    ask = look

    def answer(self, number: int, answer: Any, error: BaseException | None = None) -> None:
        """Answer the question of a number."""
        then, along = self.asked[number]
        then(along, answer, error)


def found(*ids: str) -> FoundGames:
    """Return an answer about games."""
    return FoundGames(len(ids), ids, GamesPage((), frozenset()))


def test_the_last_question_about_games_counts(qtbot: QtBot) -> None:
    """Threads may answer in any order; an error of an earlier question is not shown."""
    disk, parent = HeldDisk(), QObject()
    questions = GamesQueries(disk, GameFilter, lambda: "newest", parent)  # type: ignore[arg-type]
    shown: list[FoundGames] = []
    failed: list[OSError] = []
    questions.listed.connect(shown.append)
    questions.failed.connect(failed.append)
    questions.look()
    questions.ask_games()
    questions.ask_games()
    wanted = found("a", "b")
    disk.answer(2, wanted)
    disk.answer(0, found("a"))
    disk.answer(1, None, PermissionError(13, "Permission denied"))
    assert shown == [wanted]
    assert failed == []
    qtbot.waitUntil(lambda: len(disk.asked) == 4)  # the choices, once games are shown
    disk.answer(3, None, PermissionError(13, "Permission denied"))
    assert len(failed) == 1
