"""Helpers of a Master with a time in the window's worker process: used, and none left."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.game.cores import cores_of_machine
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk.ai_process import AiProcess
from tests.helpers.processes import children_of, wait_for_end
from tests.ui.sample_games import new_session

pytestmark = [
    pytest.mark.process_pool,
    pytest.mark.skipif(sys.platform != "linux", reason="reads the processes from /proc"),
    pytest.mark.skipif(cores_of_machine() == 1, reason="one core has no helpers"),
]
TIMED = ("master@0.1", "builder")


@pytest.fixture
def session(catalog: Catalog) -> Session:
    """Return a game of two computer players."""
    return new_session(catalog, "master", "builder")


@pytest.fixture
def process(qapp: object, session: Session) -> Iterator[AiProcess]:
    """Return a worker with a Master who has a time, ended after the test."""
    made = AiProcess()
    made.set_game(session.catalog, session.options, TIMED)
    yield made
    made.close()


def helpers_of(pid: int | None) -> list[int]:
    """Return the helpers of a worker, without the process that tracks its semaphores."""
    assert pid is not None
    return [
        child
        for child in children_of(pid)
        if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


def answered(process: AiProcess, session: Session, qtbot: QtBot) -> None:
    """Ask a question and wait for the answer."""
    with qtbot.waitSignal(process.answered, timeout=20_000):
        process.ask(session.position.view(0))


def test_a_master_with_a_time_has_helpers(
    process: AiProcess, session: Session, qtbot: QtBot
) -> None:
    """There are as many as cores beside its own, with a lower priority."""
    answered(process, session, qtbot)
    helpers = helpers_of(process.pid)
    assert len(helpers) == cores_of_machine() - 1
    qtbot.waitUntil(
        lambda: all(os.getpriority(os.PRIO_PROCESS, helper) > 0 for helper in helpers),
        timeout=20_000,
    )


@pytest.mark.parametrize("is_killed", [False, True], ids=["closed", "killed"])
def test_helpers_end_with_the_worker(
    process: AiProcess, session: Session, qtbot: QtBot, is_killed: bool
) -> None:
    """This holds for a worker closed by the window and for one that the system kills."""
    answered(process, session, qtbot)
    helpers = helpers_of(process.pid)
    assert helpers
    if is_killed:
        with qtbot.waitSignal(process._worker.died, timeout=20_000):
            os.kill(process.pid or 0, signal.SIGKILL)
    else:
        process.close()
    for helper in helpers:
        wait_for_end(helper)


def test_helpers_end_with_the_level(process: AiProcess, session: Session, qtbot: QtBot) -> None:
    """A game without times, or the same seat with another level, has no helpers."""
    answered(process, session, qtbot)
    worker, helpers = process.pid, helpers_of(process.pid)
    assert helpers
    process.set_game(session.catalog, session.options, ("builder", "builder"))
    answered(process, session, qtbot)
    assert process.pid == worker
    assert helpers_of(worker) == []
    for helper in helpers:
        wait_for_end(helper)


def test_a_game_that_is_over_has_no_worker(
    window: MainWindow, catalog: Catalog, qtbot: QtBot
) -> None:
    """The end of a game ends the worker, and so its helpers."""
    whole, session = (new_session(catalog, "random", "random") for _ in range(2))
    while not whole.position.is_over:
        whole.play(whole.position.legal_moves()[0])
    for entry in whole.log[:-1]:
        session.play(entry.move)
    window.files.start(session)
    process = window.desk.ai.process
    assert process.pid is not None
    window.actions_["hurry"].trigger()
    qtbot.waitUntil(lambda: session.position.is_over, timeout=20_000)
    assert process.pid is None
