"""The worker process: answers, cancelled questions, death, a clean end."""

from __future__ import annotations

import os
import shutil
import signal
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from time import perf_counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ai import players
from kingdom_builder_qt.ai.advice import advise
from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.core.moves import Move, parse_move
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.ui.desktop.workers.worker_process import WorkerProcess
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk.ai_process import GRACE_SECONDS, MAX_FAILURES, AiProcess
from kingdom_builder_qt.ui.table.desk.ai_worker import (
    AdviceQuestion,
    Answer,
    Game,
    Hurry,
    Question,
    serve,
)
from tests.game.test_needed_packs import played
from tests.helpers.leaks import running_timers
from tests.helpers.processes import is_alive
from tests.helpers.sample_pack import installed_by_hand
from tests.ui.mixed_games import ALL, mixed_session
from tests.ui.sample_games import finish_turn, new_session, press


@pytest.fixture
def session(catalog: Catalog) -> Session:
    """Return a game of two computer players."""
    return new_session(catalog, "builder", "builder")


@pytest.fixture
def process(qapp: object, session: Session) -> Iterator[AiProcess]:
    """Return a worker with the game, ended after the test."""
    made = AiProcess()
    made.set_game(session.catalog, session.options, ("builder", "builder"))
    yield made
    made.close()


def test_answer_is_a_legal_move(process: AiProcess, session: Session, qtbot: QtBot) -> None:
    """The worker rebuilds the rules from the message and answers with a move in text form."""
    with qtbot.waitSignal(process.answered, timeout=20_000) as told:
        number = process.ask(session.position.view(0))
    assert told.args[0] == number
    assert session.position.is_legal(parse_move(told.args[1]))


def test_worker_that_dies_is_replaced(process: AiProcess, session: Session, qtbot: QtBot) -> None:
    """The question of a worker killed during a decision is asked again."""
    with qtbot.waitSignals([process.restarted, process.answered], timeout=20_000):
        number = process.ask(session.position.view(0))
        os.kill(process.pid, signal.SIGKILL)
    assert number == 1
    assert not process.is_busy


def test_cancelled_question_is_never_answered(
    process: AiProcess, session: Session, qtbot: QtBot
) -> None:
    """Only the newest question is answered."""
    numbers = []
    process.answered.connect(lambda number, _move: numbers.append(number))
    process.ask(session.position.view(0))
    process.cancel()
    process.ask(session.position.view(0))
    with qtbot.waitSignal(process.answered, timeout=20_000):
        last = process.ask(session.position.view(0))
    assert numbers == [last]


class FakePipe(list):  # type: ignore[type-arg]
    """The worker's end of a pipe with some messages, closed after the last."""

    def __init__(self, *messages: object) -> None:
        super().__init__(messages)
        self.sent: list[Answer] = []

    def poll(self) -> bool:
        """Return whether a message waits."""
        return bool(self)

    def recv(self) -> object:
        """Return the next message."""
        if not self:
            raise EOFError
        return self.pop(0)

    def send(self, answer: Answer) -> None:
        """Record an answer."""
        self.sent.append(answer)


class Thinker:
    """A player who thinks until hurried."""

    def __init__(self, is_hurried: Callable[[], bool]) -> None:
        self._is_hurried = is_hurried

    def decide(self, view: View, moves: Sequence[Move]) -> Move:
        """Return some move once the pipe hurries it."""
        deadline = perf_counter() + 5
        while not self._is_hurried():
            assert perf_counter() < deadline, "nobody told the player to hurry"
        return moves[0]


def test_worker_hurries_its_player(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message during a decision ends it; the worker then answers the next question."""
    monkeypatch.setattr(players, "make_player", lambda *args: Thinker(args[3]))
    known, levels = session.position.view(0).known(), ("master", "builder")
    game = Game.of(session.catalog, session.options, levels, session.dealt.nomads)
    pipe = FakePipe(game, Question(1, known), Hurry(1), Question(2, known), Hurry(2), Hurry(2))
    serve(pipe)  # type: ignore[arg-type]
    assert [answer.number for answer in pipe.sent] == [1, 2]
    assert all(session.position.is_legal(parse_move(answer.move)) for answer in pipe.sent)


def test_worker_gives_advice(session: Session) -> None:
    """Advice has Master's line for any seat; an impossible request is an error."""
    view = session.position.view(0)
    game = Game.of(session.catalog, session.options, ("novice", "builder"), session.dealt.nomads)
    pipe = FakePipe(game, AdviceQuestion(1, view.known()), Hurry(1), AdviceQuestion(2, None))  # type: ignore[arg-type]
    serve(pipe)  # type: ignore[arg-type]
    good, bad = pipe.sent
    assert good.advice is not None
    assert len(good.advice.line) == 3
    assert session.position.is_legal(good.advice.line[0])
    assert good.advice == advise(session.position.rules, view, game.seeds[0], lambda: True)
    assert bad.advice is None
    assert "Error" in bad.error


def test_advice_comes_from_the_process(process: AiProcess, session: Session, qtbot: QtBot) -> None:
    """Decisions and advice have separate signals, each with the number of its question."""
    with qtbot.waitSignal(process.advised, timeout=30_000) as told:
        number = process.ask_advice(session.position.view(0))
    assert told.args[0] == number
    assert session.position.is_legal(told.args[1].line[0])
    with qtbot.waitSignal(process.answered, timeout=20_000) as told:
        assert process.ask(session.position.view(0)) == number + 1


def test_worker_knows_the_removed_terrain(
    catalog: Catalog, qtbot: QtBot, window: MainWindow
) -> None:
    """Computers play a card that removes a terrain from the deck as in any other game."""
    cards = ("scouts", "vassals", "noblewomen")
    options = GameOptions(players=2, seed=1, start=0, expansions=ALL, cards=cards)
    session = Session(catalog, options, [Seat("Ann", 0, "novice"), Seat("Bob", 1)])
    assert session.dealt.removed_terrain
    window.desk.start(session)
    qtbot.waitUntil(lambda: session.to_move == 1, timeout=20_000)


def processor_seconds(pid: int) -> float:
    """Return the processor time that a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_master_in_mid_thought_moves_at_the_key(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """From the key to the answer the worker needs less than half a second of processor time."""
    session, random = mixed_session(catalog, "novice", "master", "human", seed=3), Random(3)
    while session.position.round < 10:  # Master's first decision takes about a second here
        session.play(session.position.random_move(random))
    ai, answered = window.desk.ai, []
    ai.process.answered.connect(lambda number, _move: answered.append(number))
    window.desk.start(session)
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    qtbot.waitUntil(lambda: session.to_move == 1, timeout=20_000)  # warmed up by now
    asked, pid = ai._asked, ai.process.pid
    assert pid is not None
    begun = processor_seconds(pid)
    qtbot.waitUntil(lambda: asked in answered or processor_seconds(pid) > begun + 0.04)
    assert asked not in answered, "Master was not in mid-thought: the test proves nothing"
    before = processor_seconds(pid)
    press(window, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: asked in answered, timeout=20_000)
    assert processor_seconds(pid) - before < 0.5
    qtbot.waitUntil(lambda: session.to_move == 2, timeout=20_000)


def test_hurried_master_answers(process: AiProcess, session: Session, qtbot: QtBot) -> None:
    """A real worker is hurried without harm: it answers the next question, too."""
    process.set_game(session.catalog, session.options, ("master", "builder"))
    for _ in range(2):
        with qtbot.waitSignal(process.answered, timeout=20_000) as told:
            process.ask(session.position.view(0))
            process.hurry()
        assert session.position.is_legal(parse_move(told.args[1]))


def test_window_tells_the_worker_to_hurry(
    make_window: Callable[..., MainWindow], catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The open question and every further one are hurried until a person is to move."""
    told: list[int] = []
    monkeypatch.setattr(AiProcess, "hurry", lambda self: told.append(self._number))
    window = make_window()
    window.desk.start(new_session(catalog, "builder", "human"))
    ai = window.desk.ai
    asked = ai._asked
    assert asked is not None
    assert told == []
    window.actions_["hurry"].trigger()
    assert told == [asked]
    ai.follow()
    assert told == [asked, ai._asked]


def test_cancel_takes_no_time(process: AiProcess, session: Session, qtbot: QtBot) -> None:
    """A question is cancelled in less than 50 ms, even by a worker that does not react."""
    process.ask(session.position.view(0))
    pid = process.pid
    os.kill(pid, signal.SIGSTOP)
    started = perf_counter()
    process.cancel()
    assert perf_counter() - started < 0.05
    assert not is_alive(pid)


def hang(process: AiProcess) -> int:
    """Stop a worker with SIGSTOP and expire its patience at once; return its id."""
    pid = process.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    process._patience.setInterval(1)
    return pid


def test_a_worker_that_hangs_is_replaced(
    process: AiProcess, session: Session, qtbot: QtBot
) -> None:
    """A worker that hangs is killed, and another one answers the same question."""
    replaced: list[bool] = []
    process.restarted.connect(lambda: replaced.append(is_alive(pid)))
    with qtbot.waitSignal(process.answered, timeout=20_000) as told:
        number = process.ask(session.position.view(0))
        pid = hang(process)
    assert told.args[0] == number
    assert session.position.is_legal(parse_move(told.args[1]))
    assert replaced == [False]
    assert not process._patience.isActive()


def test_a_late_answer_is_announced(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """Long before the worker is replaced the window names the late player."""
    window.desk.start(new_session(catalog, "builder", "human"))
    pid = window.desk.ai.process.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    assert "is thinking" in window.banner.text.text()
    with qtbot.waitSignal(window.desk.ai.late_changed):
        window.desk.ai.process._patience._late.setInterval(1)
    assert window.desk.ai.is_late
    assert "has not answered yet" in window.banner.text.text()
    with qtbot.waitSignal(window.desk.ai.late_changed):
        hang(window.desk.ai.process)
    assert not window.desk.ai.is_late
    assert "is thinking" in window.banner.text.text()
    text = "The computer player took too long; it plays the rest of this turn at random."
    assert window.status_line.message == text


def test_a_late_worker_is_hurried(process: AiProcess, session: Session, qtbot: QtBot) -> None:
    """A late player that can be hurried answers with its best move so far, without a new worker."""
    process.set_game(session.catalog, session.options, ("master@900", "builder"))
    with qtbot.waitSignals([process.late, process.answered], timeout=20_000):
        process.ask(session.position.view(0))
        process._patience._late.setInterval(1)


def asked_simply(told: list[object]) -> list[bool]:
    """Return the `is_simple` flags of the questions among the messages."""
    return [message.is_simple for message in told if isinstance(message, Question)]


def test_a_turn_that_takes_too_long_ends_without_thinking(
    process: AiProcess, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker is killed and the rest of the turn is decided simply, but not the next turn."""
    told, view = sent(monkeypatch), session.position.view(0)
    for turn, is_hung in ((1, True), (1, False), (2, False)):
        with qtbot.waitSignal(process.answered, timeout=20_000):
            process.ask(view, turn)
            if is_hung:
                hang(process)
    assert asked_simply(told) == [False, True, True, False]


def test_many_decisions_of_a_turn_share_its_time(
    process: AiProcess, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All decisions of a turn share one limit of time."""
    told, view = sent(monkeypatch), session.position.view(0)
    with qtbot.waitSignal(process.answered, timeout=20_000):
        process.ask(view, 1)
    assert 0 < process._spent < GRACE_SECONDS
    process._spent = GRACE_SECONDS - 1
    with qtbot.waitSignal(process.answered, timeout=20_000):
        process.ask(view, 1)
        assert process._patience.interval() == 1000
        process._patience.setInterval(20_000)
    process._spent = GRACE_SECONDS
    with qtbot.waitSignals([process.simplified, process.answered], timeout=20_000):
        process.ask(view, 1)
    assert asked_simply(told) == [False, False, True]


def test_a_simple_decision_asks_no_player_who_thinks(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A simple decision does not even make the player of the seat's level."""
    make, made = players.make_player, []

    def noted(level: str, *args: object) -> players.Player:
        made.append(level)
        return make(level, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(players, "make_player", noted)
    view = session.position.view(0)
    game = Game.of(session.catalog, session.options, ("builder", "builder"), session.dealt.nomads)
    pipe = FakePipe(game, Question(1, view.known(), is_simple=True), Question(2, view.known()))
    serve(pipe)  # type: ignore[arg-type]
    assert made == ["random", "builder"]
    assert all(session.position.is_legal(parse_move(answer.move)) for answer in pipe.sent)


def test_workers_that_always_hang_are_given_up(
    process: AiProcess, session: Session, qtbot: QtBot, expect_log: Callable[..., None]
) -> None:
    """After several hanging workers the failure is reported, and no process is left."""
    expect_log("AI worker failed", level="ERROR")
    pids: list[int] = []
    process.restarted.connect(lambda: pids.append(hang(process)))
    with qtbot.waitSignal(process.failed, timeout=20_000) as told:
        number = process.ask(session.position.view(0))
        pids.append(hang(process))
    assert told.args == [number, "the process does not answer"]
    assert len(pids) == MAX_FAILURES + 1
    assert not any(is_alive(pid) for pid in pids)
    assert not process._patience.isActive()


@pytest.mark.parametrize(
    ("level", "seconds"), [("novice", 0), ("master", 0), ("master@0.2", 0.2), ("master@10", 10)]
)
def test_patience_is_the_thinking_time_and_more(
    level: str, seconds: float, process: AiProcess, session: Session
) -> None:
    """Patience includes the thinking time of the level until it is hurried; advice adds none."""
    process.set_game(session.catalog, session.options, (level, "builder"))
    process.ask(session.position.view(0))
    assert process._patience.interval() == 1000 * (GRACE_SECONDS + seconds)
    process.hurry()
    assert process._patience.interval() == 1000 * GRACE_SECONDS
    process.ask_advice(session.position.view(0))
    assert process._patience.interval() == 1000 * GRACE_SECONDS
    process.cancel()
    assert not process._patience.isActive()


@pytest.mark.parametrize("do", ["pause", "hurry", "undo", "start page", "another game", "close"])
def test_the_window_works_while_a_worker_hangs(
    do: str, make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """No command blocks during a hang, and the open question is answered afterwards."""
    window = make_window()
    session = new_session(catalog, "human", "builder", free_undo=True)
    window.desk.start(session)
    finish_turn(window)
    process = window.desk.ai.process
    pid = process.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    steps: dict[str, Callable[[], object]] = {
        "pause": window.actions_["pause_ai"].trigger,
        "hurry": window.actions_["hurry"].trigger,
        "undo": window.desk.controller.undo,
        "start page": window.show_start_page,
        "another game": lambda: window.desk.start(new_session(catalog, "human", "human")),
        "close": window.close,
    }
    began = perf_counter()
    steps[do]()
    assert perf_counter() - began < 1.0
    if do in ("pause", "hurry"):
        assert is_alive(pid)
        process._patience.setInterval(1)
        if do == "pause":
            qtbot.waitUntil(lambda: window.desk.ai._move is not None, timeout=20_000)
            assert session.to_move == 1
            window.actions_["pause_ai"].trigger()
        qtbot.waitUntil(lambda: session.to_move == 0, timeout=20_000)
    assert not is_alive(pid)


def sent(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Return the list of messages sent to workers from now on, and `"worker"` for each new one."""
    told: list[object] = []
    send, start = WorkerProcess.send, WorkerProcess.start

    def noted(self: WorkerProcess, message: Game | Question) -> None:
        told.append(message)
        send(self, message)

    def started(self: WorkerProcess) -> None:
        if not self.is_running:
            told.append("worker")
        start(self)

    monkeypatch.setattr(WorkerProcess, "send", noted)
    monkeypatch.setattr(WorkerProcess, "start", started)
    return told


def test_another_game_is_sent_once(
    window: MainWindow, catalog: Catalog, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question cancelled for another game starts one new worker, which loads only that game."""
    window.desk.start(new_session(catalog, "master@10", "human"))
    assert window.desk.ai.process.is_busy
    told = sent(monkeypatch)
    window.desk.start(new_session(catalog, "builder", "human", "human"))
    qtbot.waitUntil(lambda: window.desk.session.to_move == 1, timeout=20_000)
    games = [message for message in told if isinstance(message, Game)]
    assert told.count("worker") == 1
    assert [game.levels for game in games] == [("builder", "human", "human")]


def test_a_worker_with_nothing_to_do_learns_the_game(
    process: AiProcess, session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An idle worker loads the game before the first question, and again after a cancelled one."""
    told = sent(monkeypatch)
    process.set_game(session.catalog, session.options, ("builder", "novice"))
    assert told == []
    qtbot.waitUntil(lambda: told == [process._game], timeout=1000)
    process.ask(session.position.view(0))
    process.cancel()
    assert told[2:] == ["worker"]
    qtbot.waitUntil(lambda: told[3:] == [process._game], timeout=1000)


def test_close_leaves_no_process(process: AiProcess, session: Session) -> None:
    """Closing during a decision ends the worker at once, without a zombie."""
    process.ask(session.position.view(0))
    pid = process.pid
    process.close()
    assert process.pid is None
    assert not is_alive(pid)


def test_leaving_a_game_starts_no_process(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker is ended during a decision, not replaced and ended later."""
    window.desk.start(new_session(catalog, "builder", "human"))
    process, started = window.desk.ai.process, []
    assert process.is_busy
    monkeypatch.setattr(WorkerProcess, "start", lambda process: started.append(process))
    window.show_start_page()
    assert started == []
    assert process.pid is None


def test_faulty_player_gives_up(
    qapp: object, session: Session, qtbot: QtBot, expect_log: object
) -> None:
    """A player that always fails is tried a few times and then reported."""
    expect_log("AI worker failed", level="ERROR")
    process = AiProcess()
    restarts = []
    process.restarted.connect(lambda: restarts.append(1))
    process.set_game(session.catalog, session.options, ("no such player", "builder"))
    with qtbot.waitSignal(process.failed, timeout=60_000) as told:
        process.ask(session.position.view(0))
    process.close()
    assert "no such player" in told.args[1]
    assert len(restarts) == MAX_FAILURES


def test_worker_gets_no_seed(session: Session) -> None:
    """The pipe does not transfer the seed, which reveals the whole deck."""
    assert Game.of(session.catalog, session.options, ("builder", "builder")).options.seed == 0
    assert session.options.seed != 0


def test_window_goes_on_when_the_worker_dies(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """The computer moves although its process was killed during the decision."""
    session = new_session(catalog, "builder", "human")
    window.desk.start(session)
    os.kill(window.desk.ai.process.pid, signal.SIGKILL)
    qtbot.waitUntil(lambda: session.to_move == 1, timeout=20_000)
    assert window.desk.seats.is_human_turn
    assert "restarted" in window.status_line.message


def test_stale_answer_is_dropped(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """An answer to an outdated position is not played."""
    session = new_session(catalog, "human", "builder", free_undo=True)
    window.desk.start(session)
    finish_turn(window)
    asked = window.desk.ai._asked
    window.desk.controller.undo()
    log = list(session.log)
    window.desk.ai.process.answered.emit(asked, "mandatory build A1")
    qtbot.wait(50)
    assert session.log == log
    assert session.to_move == 0


def test_illegal_answer_pauses_the_computer(
    window: MainWindow, catalog: Catalog, qtbot: QtBot, expect_log: object
) -> None:
    """An illegal answer, from a worker with another game, pauses the computer with a message."""
    expect_log("illegal move", level="ERROR")
    session = new_session(catalog, "builder", "human")
    window.desk.start(session)
    ai = window.desk.ai
    ai.process.answered.emit(ai._asked, "tile:farm build A1")
    qtbot.waitUntil(lambda: ai.is_paused)
    assert session.log == []
    assert "is not responding" in window.status_line.message


def test_pause_keeps_the_answer(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """A pause keeps an answer that arrives during it, and resuming plays it."""
    session = new_session(catalog, "builder", "human")
    window.desk.start(session)
    ai = window.desk.ai
    ai.set_paused(True)
    qtbot.waitUntil(lambda: ai._move is not None, timeout=20_000)
    assert session.log == []
    window.actions_["pause_ai"].trigger()
    qtbot.waitUntil(lambda: session.to_move == 1, timeout=20_000)


def test_hurry_plays_without_delay(make_window: object, catalog: Catalog, qtbot: QtBot) -> None:
    """Hurry completes the turn although the board never finishes the display of a move."""
    window = make_window()
    session = new_session(catalog, "builder", "human")
    window.desk.ai.set_busy(True)
    window.desk.start(session)
    qtbot.waitUntil(lambda: window.desk.ai._move is not None, timeout=20_000)
    assert session.log == []
    window.actions_["hurry"].trigger()
    qtbot.waitUntil(lambda: session.to_move == 1, timeout=20_000)
    assert not window.desk.ai.is_hurried


def test_a_window_that_waits_for_a_computer_runs_no_timer(
    make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """No timer polls for the answer; the answer or its absence wakes the window."""
    window = make_window()
    qtbot.waitUntil(lambda: running_timers() == [], timeout=10_000)
    session = new_session(catalog, "builder", "human")
    window.desk.start(session)
    os.kill(window.desk.ai.process.pid, signal.SIGSTOP)
    patience = window.desk.ai.process._patience
    waiting = {patience, patience._late}
    qtbot.waitUntil(lambda: set(running_timers()) == waiting, timeout=10_000)
    assert session.log == []
    os.kill(window.desk.ai.process.pid, signal.SIGCONT)
    qtbot.waitSignal(window.desk.ai.decided, timeout=20_000).wait()
    qtbot.waitUntil(lambda: session.to_move == 1, timeout=20_000)


def test_a_computer_waits_for_the_board(window: MainWindow, catalog: Catalog, qtbot: QtBot) -> None:
    """No timer runs while the board shows a move; the end of the display triggers the next one."""
    session = new_session(catalog, "builder", "human")
    ai, decided = window.desk.ai, []
    ai.set_busy(True)
    window.desk.start(session)
    ai.decided.connect(decided.append)
    qtbot.waitUntil(lambda: ai._move is not None and not ai._timer.isActive(), timeout=20_000)
    assert decided == []
    ai.set_busy(False)
    assert decided == []  # not inside the call by the board
    qtbot.waitUntil(lambda: bool(decided), timeout=1000)


def test_the_animator_tells_whether_the_board_shows_a_move(
    make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """The display of a computer's move at normal pace delays the next one."""
    window = make_window(animation_speed=1.0, ai_delay_ms=200)
    session, told = new_session(catalog, "builder", "human"), []
    window.desk.ai.busy_changed.connect(lambda busy: told.append((busy, len(session.log))))
    window.desk.start(session)
    qtbot.waitUntil(lambda: len(told) >= 4, timeout=20_000)
    assert told[:4] == [(True, 1), (False, 1), (True, 2), (False, 2)]
    window.actions_["hurry"].trigger()
    qtbot.waitUntil(lambda: session.to_move == 1, timeout=20_000)


@pytest.mark.parametrize("asks", ["ask", "ask_advice"])
def test_a_game_goes_on_when_its_pack_is_removed(qapp: object, qtbot: QtBot, asks: str) -> None:
    """The worker plays with the content of the game, not with the installed content."""
    folder = installed_by_hand()
    session = played(load_catalog())
    shutil.rmtree(folder)
    dealt, levels = session.dealt, ("builder", "builder")
    process = AiProcess()
    process.set_game(session.catalog, session.options, levels, dealt.nomads, dealt.removed_terrain)
    failures: list[str] = []
    process.failed.connect(lambda _number, why: failures.append(why))
    answered = process.answered if asks == "ask" else process.advised
    with qtbot.waitSignal(answered, timeout=30_000):
        getattr(process, asks)(session.position.view(session.to_move))
    assert failures == []
    process.close()
