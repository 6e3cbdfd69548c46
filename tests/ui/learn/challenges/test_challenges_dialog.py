"""Challenges in the window: offered, played, counted and copied."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.paths import user_data
from kingdom_builder_qt.core.moves import Move
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.game.challenges.challenge import (
    Challenge,
    challenge_of_day,
    challenge_of_week,
)
from kingdom_builder_qt.game.challenges.challenge_results import (
    ChallengeResult,
    Results,
    Tries,
    read_results,
)
from kingdom_builder_qt.game.challenges.medals import STRETCHES
from kingdom_builder_qt.game.record.saved_game import save_record
from kingdom_builder_qt.game.session import HUMAN, Seat
from kingdom_builder_qt.ui.desktop.files import progress_file
from kingdom_builder_qt.ui.desktop.tasks import wait_for_writes
from kingdom_builder_qt.ui.learn.challenges import challenge_play, challenge_store
from kingdom_builder_qt.ui.learn.challenges import feature as challenges
from kingdom_builder_qt.ui.learn.challenges.challenge_calendar import FINISHED
from kingdom_builder_qt.ui.learn.challenges.challenge_store import KEPT
from kingdom_builder_qt.ui.learn.challenges.challenge_texts import ChallengeTexts
from kingdom_builder_qt.ui.learn.challenges.challenges_dialog import ChallengesDialog
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.scores.scores_dialog import ScoresDialog
from kingdom_builder_qt.ui.words import dates
from kingdom_builder_qt.ui.words.seat_names import seat_names
from tests.ui.fake_advice import FakeWorker, ask
from tests.ui.opening import copy_to, leave_behind, wait_for
from tests.ui.sample_games import new_session

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

LEFT = Qt.MouseButton.LeftButton
DAY = date(2026, 11, 24)
MASTER = 60


class Clock(datetime):
    """A clock set by the tests, since one may run at midnight."""

    time_now = datetime(2026, 11, 24, 12)

    @classmethod
    def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
        """Return the set time."""
        return cls.time_now


class FakeRun:
    """Master, who has finished at once, or when `waits` is reset."""

    waits = False

    def __init__(self) -> None:
        self.error = self.loss = ""
        self._left = [MASTER]

    @property
    def is_running(self) -> bool:
        """Return whether the result is outstanding."""
        return bool(self._left)

    def finished(self) -> list[int]:
        """Return the gold, once."""
        if FakeRun.waits:
            return []
        found, self._left = self._left, []
        return found

    def cancel(self) -> None:
        self._left = []


@pytest.fixture(autouse=True)
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the clock to a fixed day and make Master quick."""
    Clock.time_now = datetime(2026, 11, 24, 12)
    FakeRun.waits = False
    monkeypatch.setattr(challenges, "datetime", Clock)
    monkeypatch.setattr(challenge_play, "run_master", lambda *_: FakeRun())


@pytest.fixture
def opened(window: MainWindow, qtbot: QtBot) -> Callable[[], ChallengesDialog]:
    """Return a function that opens the dialog from the menu and waits for its data."""

    def open_() -> ChallengesDialog:
        window.actions_["challenges"].trigger()
        shown = window.dialogs.current
        assert isinstance(shown, ChallengesDialog)
        assert QTest.qWaitForWindowActive(shown)
        qtbot.waitUntil(lambda: window.challenges.store.is_read)
        return shown

    return open_


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> FakeWorker:
    """Return a worker for advice that answers at once."""
    return FakeWorker(monkeypatch)


@pytest.fixture
def dialog(opened: Callable[[], ChallengesDialog]) -> ChallengesDialog:
    """Return the dialog."""
    return opened()


def begin(dialog: ChallengesDialog, window: MainWindow, number: int = 0) -> Session:
    """Begin the challenge of a card by mouse; return the game, in which Builder is to move.

    An unfinished challenge begins again, and the question about it is answered.
    """
    card = dialog.cards[number]
    if card.is_unfinished:
        QTest.mouseClick(card.again, LEFT)
        answer(dialog, "Start another try")
    else:
        QTest.mouseClick(card.play, LEFT)
    session = window.desk.session
    assert session is not None
    window.desk.ai.process.cancel()
    return session


def answer(dialog: ChallengesDialog, words: str) -> str:
    """Press a button of the open question; return its text."""
    box = dialog.findChild(QMessageBox)
    assert box is not None
    said = f"{box.text()} {box.informativeText()}"
    button = next(one for one in box.buttons() if one.text().replace("&", "") == words)
    QTest.mouseClick(button, LEFT)
    QCoreApplication.sendPostedEvents(box, QEvent.Type.DeferredDelete)
    return said


def end(window: MainWindow, qtbot: QtBot) -> ScoresDialog:
    """Play the first legal moves to the end, for both players; return the score sheet.

    The window shows the last move only.
    """
    session = window.desk.session
    assert session is not None
    window.desk.ai.set_paused(True)
    moves: list[Move] = []
    while not session.position.is_over:
        moves.append(session.position.legal_moves()[0])
        session.position.push(moves[-1])
    for _ in moves:
        session.position.pop()
    for move in moves[:-1]:
        session.play(move)
    window.desk.controller.execute(moves[-1])
    qtbot.waitUntil(lambda: isinstance(window.dialogs.current, ScoresDialog), timeout=20_000)
    sheet = window.dialogs.current
    assert isinstance(sheet, ScoresDialog)
    return sheet


def kept(window: MainWindow) -> Results:
    """Return the results on the disk."""
    assert window.challenges.store._writer.flush()
    return read_results((user_data() / KEPT).read_text(encoding="utf-8"))


def test_enter_begins_the_challenge_of_the_day(
    dialog: ChallengesDialog, window: MainWindow, catalog: Catalog
) -> None:
    """The challenge of the day is the default button, and the person begins against its
    opponent.
    """
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    session = window.desk.session
    assert session is not None
    expected = challenge_of_day(DAY, catalog)
    assert session.options == expected.options
    assert [seat.controller for seat in session.seats] == [HUMAN, expected.opponent]
    assert session.to_move == 0
    assert len({*seat_names(session.seats)}) == 2


def test_a_click_begins_that_of_the_week(
    dialog: ChallengesDialog, window: MainWindow, catalog: Catalog
) -> None:
    """The challenge of the week has an expansion, which its card names."""
    session = begin(dialog, window, 1)
    assert session.options == challenge_of_week(DAY, catalog).options
    assert not dialog.isVisible()


def test_the_opponent_has_the_name_of_the_list(
    window: MainWindow, dialog: ChallengesDialog
) -> None:
    """The announced opponent sits at the table, distinguished from a person of the same name."""
    window.settings.new_game = {"seats": [["Bruno", 3, "human"], ["", 1, "builder"]]}
    line = next(w.text() for w in dialog.cards[0].findChildren(QLabel) if "Bruno" in w.text())
    assert line.startswith("Bruno – Builder")
    assert seat_names(begin(dialog, window).seats) == ("Bruno", "Bruno 2")


def test_a_result_waits_on_the_card_for_its_medal(
    dialog: ChallengesDialog,
    window: MainWindow,
    qtbot: QtBot,
    opened: Callable[[], ChallengesDialog],
) -> None:
    """The list copies a result once its medal is known, and without a medal once none can
    follow.
    """
    FakeRun.waits = True
    begin(dialog, window)
    end(window, qtbot)
    card = opened().cards[0]
    assert card.copy.isVisible()
    assert not card.copy.isEnabled()
    assert "when the medal is known" in card.copy.toolTip()
    window.challenges.play.work.close()
    card.show_tries(window.challenges.store.tries(card.challenge), False)
    assert card.copy.isEnabled()


def test_the_medal_shows_its_progress_and_can_be_stopped(
    dialog: ChallengesDialog,
    window: MainWindow,
    qtbot: QtBot,
    opened: Callable[[], ChallengesDialog],
) -> None:
    """The bar counts the stretches of Master's game; Stop ends it and Resume begins it again."""
    FakeRun.waits = True
    begin(dialog, window)
    end(window, qtbot)
    card, work = opened().cards[0], window.challenges.play.work
    assert (card.bar.value(), card.bar.maximum()) == (0, STRETCHES)
    work._on_found([None, None])
    assert card.bar.value() == 2
    assert "(10 %)" in card.measure.text()
    QTest.mouseClick(card.stop, LEFT)
    assert not work._work.is_running
    assert card.stop.isVisible()
    assert not card.copy.isEnabled()
    FakeRun.waits = False
    QTest.mouseClick(card.stop, LEFT)
    qtbot.waitUntil(lambda: "Master reached 60" in card.measure.text())
    assert not card.stop.isVisible()
    assert card.copy.isEnabled()


def test_hints_wait_for_the_first_result(
    dialog: ChallengesDialog,
    window: MainWindow,
    qtbot: QtBot,
    opened: Callable[[], ChallengesDialog],
    worker: FakeWorker,
) -> None:
    """Hints are disabled with the reason, by menu and key; once allowed, the game earns nothing."""
    begin(dialog, window)
    window.desk.ai.set_paused(True)
    hint = window.actions_["hint"]
    assert not hint.isEnabled()
    why = "Hints are off until this challenge has its first result."
    assert hint.toolTip().endswith(why)
    ask(window)
    assert worker.views == []
    assert window.status_line.message == why
    window.status_line.show("")
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    QTest.keyClick(window.game_page.view, Qt.Key.Key_Question)
    assert window.status_line.message == why
    window.advice.ask()
    assert worker.views == [], "whoever asks"
    end(window, qtbot)
    first = kept(window).of("2026-11-24")
    session = begin(opened(), window)
    window.desk.ai.set_paused(True)
    assert hint.isEnabled()
    assert why not in hint.toolTip()
    ask(window)
    assert session.assistance == (), "nothing is shown yet"
    worker.answer(window)
    assert session.assistance == ("hints",)
    window.advice.request.close()
    sheet = end(window, qtbot)
    assert (
        sheet.result_bar.text.text() == "Assisted (hints): no medal, and the result does not count."
    )
    assert sheet.result_bar.line.endswith("(second try). Assisted: hints.")
    assert sheet.result_bar.medal.isHidden()
    told = sheet.assistance.text()
    assert told.startswith("This game does not count for the rating")
    assert "hints" in told
    tries = kept(window).of("2026-11-24")
    assert (tries.starts, tries.finished, tries.first) == (2, 1, first.first)
    assert tries.best is None


def test_changed_seats_allow_no_hint_either(
    dialog: ChallengesDialog, window: MainWindow, worker: FakeWorker
) -> None:
    """After a change of seats hints stay disabled: the challenge on the board can begin again."""
    session = begin(dialog, window)
    window.desk.ai.set_paused(True)
    window.desk.change_seats([session.seats[0], Seat("x", session.seats[1].colour, "novice")])
    assert not window.actions_["hint"].isEnabled()


def test_the_person_keeps_name_and_colour(window: MainWindow, dialog: ChallengesDialog) -> None:
    """Name and colour are those of the new-game dialog, for one history of figures and rating."""
    window.settings.new_game = {"seats": [["", 1, "builder"], ["Ann", 3, "human"]]}
    session = begin(dialog, window)
    assert session.seats[0] == Seat("Ann", 3, HUMAN)
    assert session.seats[1].colour != 3


def test_a_challenge_is_played_to_its_medal(
    dialog: ChallengesDialog, window: MainWindow, qtbot: QtBot, catalog: Catalog
) -> None:
    """The sheet shows start and medal and copies the line, and the result is on the disk."""
    FakeRun.waits = True
    session = begin(dialog, window)
    sheet = end(window, qtbot)
    assert sheet.result_bar.isVisible()
    assert "first try" in sheet.result_bar.title.text()
    assert "Medal: Master is playing this challenge (0 %)" in sheet.result_bar.text.text()
    assert not sheet.result_bar.copy.isEnabled()
    assert "when the medal is known" in sheet.result_bar.copy.toolTip()
    FakeRun.waits = False
    qtbot.waitUntil(lambda: "Master reached 60" in sheet.result_bar.text.text())
    gold, other = session.position.gold()
    strip = sheet.result_bar
    assert strip.copy.isEnabled()
    assert strip.copy.toolTip() == ""
    QTest.qWait(0)
    places = [part.geometry() for part in (strip, strip.copy, strip.text)]
    QTest.mouseClick(strip.copy, LEFT)
    QTest.qWait(0)
    assert strip.copy.text() == "Copied"
    assert [part.geometry() for part in (strip, strip.copy, strip.text)] == places
    line = QGuiApplication.clipboard().text()
    start = f"Kingdom Builder Qt. Challenge of 24 November 2026: {gold} gold, Builder {other} "
    assert line.startswith(f"{start}(first try). ")
    assert line.endswith("medal.")
    assert line.isascii()
    tries = kept(window).of("2026-11-24")
    assert (tries.starts, tries.finished, tries.master) == (1, 1, MASTER)
    assert tries.first == ChallengeResult(gold, other, 1)


def test_the_card_shows_the_result(
    dialog: ChallengesDialog,
    window: MainWindow,
    qtbot: QtBot,
    opened: Callable[[], ChallengesDialog],
) -> None:
    """The card copies its result, and the challenge can be played again."""
    assert dialog.cards[0].copy.isHidden()
    assert dialog.cards[0].play.text() == "Play"
    begin(dialog, window)
    end(window, qtbot)
    card = opened().cards[0]
    qtbot.waitUntil(lambda: "Master reached" in card.measure.text())
    assert card.play.text() == "Play again"
    assert "first try" in card.outcome.text()
    QTest.mouseClick(card.copy, LEFT)
    assert QGuiApplication.clipboard().text() == card.line
    assert "Challenge of 24 November 2026" in card.line


def test_a_second_start_is_said(
    dialog: ChallengesDialog,
    window: MainWindow,
    qtbot: QtBot,
    opened: Callable[[], ChallengesDialog],
) -> None:
    """A challenge begun and left before is announced as the second try, also in the result."""
    begin(dialog, window)
    again = opened()
    assert again.cards[0].outcome.text() == "In progress: first try."
    said: list[str] = []
    window.shell.message.connect(said.append)
    begin(again, window)
    qtbot.waitUntil(lambda: said == ["Challenge of 24 November 2026, second try"])
    sheet = end(window, qtbot)
    assert "second try" in sheet.result_bar.title.text()
    assert "(second try)." in sheet.result_bar.line


def test_a_second_start_is_seen(
    dialog: ChallengesDialog,
    window: MainWindow,
    qtbot: QtBot,
    opened: Callable[[], ChallengesDialog],
) -> None:
    """The corner names a second start and does not mention the previous game, which is saved."""
    session = begin(dialog, window)
    window.desk.controller.execute(session.position.legal_moves()[0])
    said: list[str] = []
    window.files.message.connect(said.append)
    begin(opened(), window)
    start = "Challenge of 24 November 2026, second try"
    qtbot.waitUntil(lambda: window.status_line.message == start)
    assert said == []


def test_a_game_that_goes_on_later_is_no_other_start(
    dialog: ChallengesDialog, window: MainWindow, qtbot: QtBot
) -> None:
    """A game left for the start page and continued counts as one start."""
    begin(dialog, window)
    window.show_start_page()
    window.files.resume()
    wait_for(window.files.reader)
    sheet = end(window, qtbot)
    assert "first try" in sheet.result_bar.title.text()
    assert kept(window).of("2026-11-24").starts == 1


def test_a_challenge_that_was_left_goes_on(
    dialog: ChallengesDialog,
    window: MainWindow,
    qtbot: QtBot,
    opened: Callable[[], ChallengesDialog],
) -> None:
    """An unfinished challenge continues from the desk, the start page and after another game."""
    session = begin(dialog, window)
    window.desk.controller.execute(session.position.legal_moves()[0])
    moves = len(session.log)
    again = opened()
    assert again.cards[0].play.text() == "Continue"
    assert again.cards[0].again.text() == "Another try…"
    assert again.cards[0].outcome.text() == "In progress: first try."
    assert again.cards[1].play.text() == "Play"
    assert again.cards[1].again.isHidden()
    QTest.mouseClick(again.cards[0].play, LEFT)
    assert window.desk.session is session
    assert not again.isVisible()

    def leave_for_the_start_page() -> None:
        window.show_start_page()

    def leave_for_another_game() -> None:
        window.files.start_first_game()
        window.desk.ai.process.cancel()

    for leave in (leave_for_the_start_page, leave_for_another_game):
        window.game_saver.flush()
        leave()
        card = opened().cards[0]
        qtbot.waitUntil(lambda c=card: c.play.text() == "Continue")  # type: ignore[misc]
        QTest.mouseClick(card.play, LEFT)
        qtbot.waitUntil(lambda: "Challenge" in window.windowTitle())
        window.desk.ai.process.cancel()
        assert window.desk.session is not None
        assert window.desk.session.options == session.options
        assert len(window.desk.session.log) >= moves
    assert kept(window).of("2026-11-24").starts == 1
    sheet = end(window, qtbot)
    assert "first try" in sheet.result_bar.title.text()
    assert opened().cards[0].play.text() == "Play again"
    window.show_start_page()
    store = window.challenges.store
    with qtbot.waitSignal(store.changed):
        card = opened().cards[0]
    assert card.play.text() == "Play again"


def test_before_a_result_only_the_set_up_is_copied(
    dialog: ChallengesDialog, window: MainWindow, opened: Callable[[], ChallengesDialog]
) -> None:
    """Before a result only a set-up code is copied; a message says that its game does not count."""
    begin(dialog, window)
    said: list[str] = []
    window.clipboard.message.connect(said.append)
    window.actions_["copy_set_up"].trigger()
    code = QGuiApplication.clipboard().text()
    assert said == [f"Set-up code copied: {code}. A game from it does not count as the challenge."]
    assert opened().cards[0].copy.isHidden()
    window.dialogs.close()
    window.files.start_code(code)
    window.desk.ai.process.cancel()
    assert window.desk.session is not None
    assert window.desk.session.options.challenge == ""
    window.actions_["copy_set_up"].trigger()
    assert said[-1] == f"Set-up code copied: {code}"


def test_beginning_again_asks_and_says_what_counts(
    dialog: ChallengesDialog,
    window: MainWindow,
    opened: Callable[[], ChallengesDialog],
) -> None:
    """Beginning again needs a confirmation, which names the result that counts and the mark."""
    session = begin(dialog, window)
    again = opened()
    QTest.mouseClick(again.cards[0].again, LEFT)
    said = answer(again, "Cancel")
    assert said == (
        "Start another try? Your first result counts, and it will be marked"
        " “second try”. The try in progress is saved and can be continued later."
    )
    assert again.isVisible()
    assert window.desk.session is session
    assert window.challenges.store.tries(again.cards[0].challenge).starts == 1
    task = again.tasks[0].challenge
    tries = Tries(starts=1, first=ChallengeResult(1, 1, 1))
    texts = ChallengeTexts(window.catalog)
    assert "best result counts" in texts.about_another(task, tries)
    day = again.cards[0].challenge
    assert "first result still counts" in texts.about_another(day, tries)
    assert texts.outcome(day, tries, True).endswith("Another try is in progress.")


def test_a_challenge_left_before_its_first_move_goes_on(
    dialog: ChallengesDialog,
    window: MainWindow,
    qtbot: QtBot,
    opened: Callable[[], ChallengesDialog],
) -> None:
    """A challenge without a move continues after another game as one start, until it is over."""
    session = begin(dialog, window)
    assert not session.log
    window.files.start_first_game()
    window.desk.ai.process.cancel()
    card = opened().cards[0]
    qtbot.waitUntil(lambda: card.play.text() == "Continue")
    QTest.mouseClick(card.play, LEFT)
    qtbot.waitUntil(lambda: "Challenge" in window.windowTitle())
    window.desk.ai.process.cancel()
    end(window, qtbot)
    window.game_saver.flush()
    assert kept(window).of("2026-11-24").starts == 1
    window.show_start_page()
    with qtbot.waitSignal(window.challenges.store.changed):
        card = opened().cards[0]
    assert card.play.text() == "Play again"


def test_a_challenge_with_a_title_and_a_copy_goes_on(
    dialog: ChallengesDialog,
    window: MainWindow,
    qtbot: QtBot,
    opened: Callable[[], ChallengesDialog],
    tmp_path: Path,
) -> None:
    """The try of the library continues, not its copy, and only while it is unfinished."""
    session = begin(dialog, window)
    window.desk.controller.execute(session.position.legal_moves()[0])
    assert copy_to(window.table_game, tmp_path / "mine.kbgame")
    window.game_saver.describe(title="mine")
    window.files.start_first_game()
    window.desk.ai.process.cancel()
    card = opened().cards[0]
    qtbot.waitUntil(lambda: card.play.text() == "Continue")
    QTest.mouseClick(card.play, LEFT)
    qtbot.waitUntil(lambda: "mine" in window.windowTitle())
    window.desk.ai.process.cancel()
    end(window, qtbot)
    window.show_start_page()
    with qtbot.waitSignal(window.challenges.store.changed):
        card = opened().cards[0]
    assert card.play.text() == "Play again", "the copy holds an earlier moment of it"


def test_the_title_names_the_challenge(
    dialog: ChallengesDialog,
    window: MainWindow,
    qtbot: QtBot,
    opened: Callable[[], ChallengesDialog],
) -> None:
    """The title names a daily challenge by its date, a task by its aim, other games by players."""
    begin(dialog, window)
    qtbot.waitUntil(lambda: window.windowTitle().startswith("Challenge of 24 November 2026"))
    again = opened()
    task = again.tasks[0]
    again.pages.bar.setCurrentIndex(1)
    QTest.mouseClick(task.play, LEFT)
    window.desk.ai.process.cancel()
    name = f"Task {task.challenge.name} ({task.challenge.aim} gold)"
    qtbot.waitUntil(lambda: window.windowTitle().startswith(name))
    window.files.start_first_game()
    assert "Task" not in window.windowTitle()


@pytest.mark.parametrize("is_task", [False, True])
def test_a_challenge_that_was_left_is_named(
    dialog: ChallengesDialog, window: MainWindow, qtbot: QtBot, is_task: bool
) -> None:
    """An unfinished challenge is named on its card, the start page and in the library."""
    card = dialog.tasks[0] if is_task else dialog.cards[0]
    dialog.pages.bar.setCurrentIndex(int(is_task))
    QTest.mouseClick(card.play, LEFT)
    window.desk.ai.process.cancel()
    name = "Challenge of 24 November 2026"
    brief = f"Challenge of {dates.day(QDate(2026, 11, 24))}"  # there is little room
    if is_task:
        name = brief = f"Task {card.challenge.name} ({card.challenge.aim} gold)"
    session = window.desk.session
    assert session is not None
    window.desk.controller.execute(session.position.legal_moves()[0])
    window.game_saver.flush()
    page = window.start_page
    window.show_start_page()
    qtbot.waitUntil(lambda: brief in " ".join(part.text() for part in page.resume.details))
    other = new_session(window.catalog, "human", "human")
    window.files.start(other)
    window.desk.controller.execute(other.position.legal_moves()[0])
    window.show_start_page()

    def recent() -> list[str]:
        rows = [] if page._recent is None else page._recent.rows
        return [row.accessibleName() for row in rows]

    qtbot.waitUntil(lambda: any(brief in text for text in recent()))
    shown = window.games.show()
    model = shown.games.model

    def titles() -> list[str]:
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    qtbot.waitUntil(lambda: any(name in (title or "") for title in titles()))
    shown.close()


def test_the_same_set_up_again_is_no_challenge(
    dialog: ChallengesDialog, window: MainWindow, qtbot: QtBot
) -> None:
    """The same set-up again has another seed, so its game does not count."""
    begin(dialog, window)
    window.files.restart()
    session = window.desk.session
    assert session is not None
    assert session.options.challenge == ""
    assert end(window, qtbot).result_bar.isHidden()
    assert kept(window).of("2026-11-24").finished == 0


def test_who_lets_others_play_has_no_result(
    dialog: ChallengesDialog, window: MainWindow, qtbot: QtBot
) -> None:
    """A seat played by a computer for a while has no result, even after it is taken back."""
    session = begin(dialog, window)
    window.desk.ai.set_paused(True)
    seats = session.seats
    window.desk.change_seats([Seat(seats[0].name, seats[0].colour, "novice"), seats[1]])
    window.desk.change_seats(seats)
    assert end(window, qtbot).result_bar.isHidden()
    assert kept(window).of("2026-11-24").finished == 0


def test_a_task_is_played(dialog: ChallengesDialog, window: MainWindow, qtbot: QtBot) -> None:
    """The page of the tasks counts the finished ones, and each card shows the aim."""
    dialog.pages.bar.setCurrentIndex(1)
    card = dialog.tasks[0]
    assert dialog.progress.text().endswith(f" Tasks done: 0 of {len(dialog.tasks)}.")
    QTest.mouseClick(card.play, LEFT)
    session = window.desk.session
    assert session is not None
    assert session.options == card.challenge.options
    sheet = end(window, qtbot)
    assert f"Task {card.challenge.name} ({card.challenge.aim} gold)" in sheet.result_bar.line


def test_a_task_that_is_done_counts(
    window: MainWindow, opened: Callable[[], ChallengesDialog]
) -> None:
    """The best of its results counts for a task."""
    task = opened().tasks[0].challenge
    store = window.challenges.store
    store.begin(task)
    store.finish(task, task.aim - 1, 5, "a")
    store.finish(task, task.aim, 5, "b")
    dialog = window.dialogs.current
    assert isinstance(dialog, ChallengesDialog)
    assert dialog.progress.text().endswith(f" Tasks done: 1 of {len(dialog.tasks)}.")
    assert f"{task.aim} gold" in dialog.tasks[0].line


def test_days_are_said(dialog: ChallengesDialog) -> None:
    """The cards name today and the last day of the week."""
    said = [card.play.accessibleName() for card in dialog.cards]
    assert said == [
        "Play: Today, 24 November 2026",
        "Play: This week, until 29 November 2026",
    ]


def test_at_midnight_another_day_is_shown(dialog: ChallengesDialog, qtbot: QtBot) -> None:
    """An open dialog changes its day at midnight; a closed one has no timer."""
    Clock.time_now = datetime(2026, 11, 24, 23, 59, 59, 990_000)
    dialog.renew()
    assert dialog.cards[0].challenge.key == "2026-11-24"
    Clock.time_now = datetime(2026, 11, 25)
    qtbot.waitUntil(lambda: dialog.cards[0].challenge.key == "2026-11-25")
    assert "Today, 25 November" in dialog.cards[0].play.accessibleName()
    assert dialog._midnight.isActive()
    dialog.close()
    assert not dialog._midnight.isActive()


def test_damaged_results_are_quarantined(window: MainWindow, qtbot: QtBot) -> None:
    """Damaged results are moved to the quarantine, and the window names their folder."""
    path = user_data() / KEPT
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("nonsense", encoding="utf-8")
    window.actions_["challenges"].trigger()
    qtbot.waitUntil(lambda: isinstance(window.dialogs.current, QMessageBox))
    assert not path.exists()
    assert "nonsense" in next(path.parent.glob("challenges*")).read_text(encoding="utf-8")
    box = window.dialogs.current
    assert isinstance(box, QMessageBox)
    assert "could not be read" in box.text()
    box.close()


def played(challenge: Challenge, catalog: Catalog) -> Session:
    """Return a finished challenge."""
    session = Session(catalog, challenge.options, challenge.seats(Seat("Ann", 0), Seat("Bob", 1)))
    while not session.position.is_over:
        session.play(session.position.legal_moves()[0])
    return session


def test_what_a_killed_program_left_is_entered(
    make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """The result of a killed program is entered once, however often the program starts."""
    session = played(challenge_of_day(DAY, catalog), catalog)
    id_ = leave_behind(session)
    window = make_window(last_game=id_)
    qtbot.waitUntil(lambda: window.challenges.store.is_read)
    window.challenges.enter(session)
    assert kept(window).of("2026-11-24").finished == 1


def test_a_window_that_closes_at_once_keeps_what_was_entered(
    window: MainWindow, catalog: Catalog
) -> None:
    """A window that closes during the first read of the results loses no entered result."""
    challenge = challenge_of_day(DAY, catalog)
    window.challenges.store.finish(challenge, 50, 40, "a")
    assert not window.challenges.store.is_read
    window.close()
    assert wait_for_writes()
    text = (user_data() / KEPT).read_text(encoding="utf-8")
    assert read_results(text).of(challenge.key).first == ChallengeResult(50, 40, 1)


def test_a_window_that_closes_at_once_does_not_wait_for_the_disk(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The results are read in threads only, also while the window closes."""
    threads = []

    def read(*arguments: Any) -> Any:
        threads.append(current_thread())
        return progress_file.read_or_quarantine(*arguments)

    monkeypatch.setattr(challenge_store, "read_or_quarantine", read)
    challenge = challenge_of_day(DAY, catalog)
    window.challenges.store.finish(challenge, 50, 40, "a")
    window.close()
    assert wait_for_writes()
    assert threads
    assert main_thread() not in threads
    text = (user_data() / KEPT).read_text(encoding="utf-8")
    assert read_results(text).of(challenge.key).finished == 1


def test_results_that_cannot_be_moved_are_not_overwritten(
    window: MainWindow,
    catalog: Catalog,
    monkeypatch: pytest.MonkeyPatch,
    expect_log: Callable[..., None],
) -> None:
    """A file that cannot be moved is not overwritten, and the window closes."""

    def refuse(path: object) -> None:
        raise PermissionError("no")

    path = user_data() / KEPT
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("nonsense", encoding="utf-8")
    monkeypatch.setattr(progress_file, "quarantine", refuse)
    expect_log("results of challenges are lost: no", level="WARNING")
    window.challenges.store.finish(challenge_of_day(DAY, catalog), 50, 40, "a")
    window.close()
    assert wait_for_writes()
    assert path.read_text(encoding="utf-8") == "nonsense"


def test_a_finished_game_that_is_opened_is_no_result(
    window: MainWindow, catalog: Catalog, qtbot: QtBot, tmp_path: object
) -> None:
    """A finished challenge that is opened again adds no result to that of its end."""
    session = played(challenge_of_day(DAY, catalog), catalog)
    save_record(f"{tmp_path}/a.kbgame", session)
    window.desk.start(session)
    qtbot.waitUntil(lambda: window.challenges.store.is_read)
    window.scores.show()
    sheet = window.dialogs.current
    assert isinstance(sheet, ScoresDialog)
    assert sheet.result_bar.isHidden()
    assert not (user_data() / KEPT).exists()


def test_each_challenge_shows_its_board(dialog: ChallengesDialog, qtbot: QtBot) -> None:
    """The cards of today and of the week have pictures of two different boards."""
    today, week = (card.picture for card in dialog.cards)
    qtbot.waitUntil(lambda: None not in (today.picture, week.picture))
    assert today.picture != week.picture


def test_keys_switch_the_pages(dialog: ChallengesDialog) -> None:
    """The keys switch to the next and the previous page, from any focus."""
    bar = dialog.pages.bar
    for keys, page in (("Ctrl+Tab", 1), ("Ctrl+Shift+Tab", 0)):
        focus = dialog.focusWidget()
        assert focus is not None
        QTest.keySequence(focus, keys)
        assert bar.currentIndex() == page


# -- the calendar ----------------------------------------------------------------------------------


def keep(*days: tuple[date, int, int | None, bool]) -> None:
    """Write results of days: gold, Master's gold, whether it was late."""
    results = Results()
    for day, gold, master, is_late in days:
        key = day.isoformat()
        results = results.begun(key, is_late).finished(key, gold, 30, key)
        if master is not None:
            results = results.mastered(key, master)
    user_data().mkdir(parents=True, exist_ok=True)
    (user_data() / KEPT).write_text(results.text(), encoding="utf-8")


def test_the_calendar_has_the_medal_of_each_day(
    opened: Callable[[], ChallengesDialog], window: MainWindow
) -> None:
    """Medals of past days, the streak, and the card of a day selected by keys."""
    keep(
        (date(2026, 11, 23), 60, 60, False),
        (date(2026, 11, 22), 10, 60, False),
        (date(2026, 11, 20), 55, 60, True),
    )
    dialog = opened()
    dialog.pages.bar.setCurrentIndex(1)
    calendar = dialog.calendar
    results = {day: dialog._result_of(date(2026, 11, day)) for day in (24, 23, 22, 21, 20)}
    assert results == {24: "", 23: "gold", 22: FINISHED, 21: "", 20: "silver"}
    assert dialog.streaks[1].text() == "Days in a row: 2. Longest streak: 2."
    assert calendar.day == DAY
    before = calendar.grab().toImage()
    calendar._days.setFocus()
    QTest.keyClick(calendar._days, Qt.Key.Key_Left)
    assert calendar.day == date(2026, 11, 23)
    assert calendar.accessibleDescription() == "23 November 2026, gold medal"
    assert calendar.grab().toImage() != before
    (card,) = dialog.past
    assert card.challenge == challenge_of_day(date(2026, 11, 23), dialog._catalog)
    assert "60 gold" in card.outcome.text()
    QTest.keyClick(calendar._days, Qt.Key.Key_Return)
    assert dialog.isVisible(), "a day with a result is played again only by its button"


def test_a_past_day_is_played_and_marked_late(
    opened: Callable[[], ChallengesDialog], window: MainWindow, catalog: Catalog
) -> None:
    """Enter plays a day without result; its result will not count for the streak."""
    dialog = opened()
    dialog.pages.bar.setCurrentIndex(1)
    dialog.calendar.choose(date(2026, 11, 21))
    dialog.calendar._days.setFocus()
    QTest.keyClick(dialog.calendar._days, Qt.Key.Key_Return)
    session = window.desk.session
    assert session is not None
    assert session.options == challenge_of_day(date(2026, 11, 21), catalog).options
    window.desk.ai.process.cancel()
    assert kept(window).of("2026-11-21").is_late


def test_the_calendar_ends_today(opened: Callable[[], ChallengesDialog]) -> None:
    """No day of the future and none before the first challenge can be selected."""
    dialog = opened()
    dialog.calendar.choose(date(2027, 3, 1))
    assert dialog.calendar.day == DAY
    dialog.calendar.choose(date(2020, 3, 1))
    assert dialog.calendar.day == date(2026, 1, 5)
    assert dialog.streaks[1].text() == "Finish today's challenge to start a streak."


def test_expansions_are_named_in_the_language(catalog: Catalog) -> None:
    """The expansions of a challenge have their translated names."""
    challenge = challenge_of_day(DAY, catalog)
    options = replace(challenge.options, expansions=("base", "nomads"))
    nomads = replace(catalog.expansions["nomads"], name="Nomaden")
    dutch = replace(catalog, expansions={**catalog.expansions, "nomads": nomads})
    words = ChallengeTexts(dutch).played_with(replace(challenge, options=options))
    assert words == "Base game with Nomaden"


def test_the_room_of_the_window_is_used(dialog: ChallengesDialog, qtbot: QtBot) -> None:
    """A high window has large boards; buttons are as high as Close."""
    sizes = []
    for height in (490, 640):
        dialog.resize(800, height)
        qtbot.wait(50)
        sizes.append(dialog.cards[0].picture.width())
    assert sizes[1] >= 1.4 * sizes[0]
    box = dialog.findChild(QDialogButtonBox)
    assert box is not None
    close = box.button(QDialogButtonBox.StandardButton.Close)
    assert {card.play.height() for card in dialog.cards} == {close.height()}
