"""Helper processes of Master: equal answers, deaths, low priority, and none that is left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest

from kingdom_builder_qt.ai.players import MasterPlayer
from kingdom_builder_qt.ai.search.ahead import Found, Task
from kingdom_builder_qt.ai.search.turn_search import Turn
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game import cores, crew
from kingdom_builder_qt.game.crew import ProcessCrew
from tests.ai.support import ALL, walk
from tests.helpers.cases import slow_but
from tests.helpers.processes import has_not_ended, wait_for_end

pytestmark = pytest.mark.process_pool

BASE = ("base",)
NODES = 4000


@pytest.fixture(autouse=True)
def _on_mains(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cores, "on_battery", lambda: False)


def turns(expansions: tuple[str, ...], players: int) -> list[Position]:
    """Return some positions at the start of a turn."""
    found = [p.copy() for p in walk(7, 1, expansions, players) if p.builds_left == 3]
    return found[2 :: max(1, len(found) // 3)][:3]


def answer(position: Position, helpers: ProcessCrew | None) -> tuple[Turn, int]:
    """Return the turn found with a limit of nodes, and the nodes counted."""
    master = MasterPlayer(position.rules, 5, max_nodes=NODES, crew=helpers)
    return master.best_turn(position.view(position.to_move)), master.positions


def started(position: Position, cores: int) -> ProcessCrew:
    """Return a crew whose helpers have started."""
    helpers = ProcessCrew(position.rules, cores)
    deadline = monotonic() + 60
    while not all(helper.has_rules for helper in helpers._helpers):
        assert monotonic() < deadline, "no helper began"
        helpers.take(0.1)
    return helpers


@pytest.fixture
def position() -> Position:
    """Return a position of the base game in which a turn begins."""
    return turns(BASE, 2)[0]


@pytest.mark.parametrize(
    "game",
    slow_but(((BASE, 2),), [(BASE, 2), (ALL, 2), (BASE, 5), (ALL, 5)]),
    ids=["base", "all", "five", "five, all"],
)
def test_one_two_and_three_processes_find_the_same(game: tuple[tuple[str, ...], int]) -> None:
    """The line, its value and the number of nodes are equal."""
    positions = turns(*game)
    alone = [answer(position, None) for position in positions]
    for processes in (2, 3):
        helpers = started(positions[0], processes)
        computed = awaited(helpers)
        assert [answer(position, helpers) for position in positions] == alone
        helpers.close()
        assert len(computed) > 10


def awaited(helpers: ProcessCrew) -> list[object]:
    """Let the player wait for helpers, however busy the machine is; return the list of results."""
    results: list[object] = []
    real = helpers.take

    def take(seconds: float) -> list[tuple[Task, Found | None]]:
        found = real(seconds)
        while not found and any(helper.given for helper in helpers._helpers):
            found = real(0.1)
        results.extend(found)
        return found

    helpers.take = take  # type: ignore[method-assign]
    return results


@pytest.mark.skipif(sys.platform == "win32", reason="os.kill would end the process of the test")
def test_a_helper_that_dies_is_replaced_by_the_player(
    position: Position, expect_log: Callable[..., None]
) -> None:
    """The answer is the same; the other helper goes on, and no new one is started."""
    expect_log("a helper of Master ended with status -9")
    alone, helpers = answer(position, None), started(position, 3)
    real, dead = helpers.give, helpers.pids[0]

    def give(task: Task) -> None:
        real(task)
        if has_not_ended(dead):
            os.kill(dead, signal.SIGKILL)

    helpers.give = give  # type: ignore[method-assign]
    assert answer(position, helpers) == alone
    assert len(helpers.pids) == 1
    assert dead not in helpers.pids
    assert answer(position, helpers) == alone
    helpers.close()


def test_the_first_turn_waits_for_no_helper(position: Position) -> None:
    """Helpers that have not started leave all tasks to the player."""
    alone, helpers = answer(position, None), ProcessCrew(position.rules, 3)
    helpers.take = lambda seconds: []  # type: ignore[method-assign]
    assert not helpers.is_free
    assert answer(position, helpers) == alone
    helpers.close()


def test_a_system_without_processes_has_a_master(
    position: Position, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[..., None]
) -> None:
    """Where a helper cannot be started, the player computes all tasks."""

    def refuse(_process: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(crew.QuietProcess, "start", refuse)
    expect_log("Master has 0 of 2 helpers")
    helpers = ProcessCrew(position.rules, 3)
    assert answer(position, helpers) == answer(position, None)
    helpers.close()


def test_results_of_an_earlier_decision_are_forgotten(position: Position) -> None:
    """A player who is hurried leaves tasks to a helper, which do not disturb the next turn."""
    helpers = started(position, 2)
    (helper,) = helpers._helpers
    hurried = MasterPlayer(
        position.rules, 5, is_hurried=lambda: len(helper.given) == 2, crew=helpers
    )
    hurried.best_turn(position.view(position.to_move))
    assert helper.given
    other = turns(BASE, 2)[1]
    assert answer(other, helpers) == answer(other, None)
    helpers.close()


def test_half_of_the_cores_on_battery(position: Position, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of four helpers one gets tasks, and all four again on mains."""
    helpers = started(position, 5)
    view = position.view(position.to_move)
    for is_on_battery, used in ((True, 1), (False, 4)):
        monkeypatch.setattr(cores, "on_battery", lambda told=is_on_battery: told)
        helpers.begin(view, 5)
        assert helpers._used == used
    helpers.close()


@pytest.mark.skipif(sys.platform == "win32", reason="priorities are numbers on Unix only")
def test_helpers_have_a_low_priority(position: Position) -> None:
    """Helpers run after the window and the other programs."""
    helpers = started(position, 2)
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    (helper,) = helpers.pids
    assert os.getpriority(os.PRIO_PROCESS, helper) == min(19, ours + crew._NICENESS)
    helpers.close()


def test_none_is_left_at_the_end(position: Position) -> None:
    """Helpers in the middle of a task end at once."""
    helpers = started(position, 3)
    pids = helpers.pids
    assert all(map(has_not_ended, pids))
    begun = monotonic()
    helpers.close()
    assert monotonic() - begun < 2
    assert not any(map(has_not_ended, pids))


def think(folder: Path) -> None:
    """Let Master think with two helpers for a minute, in a process to be killed."""
    position = turns(BASE, 2)[0]
    helpers = started(position, 3)
    (folder / "new").write_text(" ".join(map(str, helpers.pids)), encoding="utf-8")
    (folder / "new").rename(folder / "pids")
    while True:
        answer(position, helpers)


@pytest.fixture
def thinking(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[bytes], list[int]]]:
    """Yield a process in which Master thinks, and the process ids of its helpers."""
    code = f"from {__name__} import *; think(Path({str(tmp_path)!r}))"
    with subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.DEVNULL) as parent:
        deadline = monotonic() + 60
        while not (tmp_path / "pids").exists():
            assert parent.poll() is None
            assert monotonic() < deadline, "no helper began"
            sleep(0.01)
        yield parent, [int(pid) for pid in (tmp_path / "pids").read_text(encoding="utf-8").split()]
        parent.kill()


@pytest.mark.parametrize("way", ["kill", "terminate"])
def test_helpers_end_with_a_parent(
    thinking: tuple[subprocess.Popen[bytes], list[int]], way: str
) -> None:
    """A parent that is killed in the middle of a decision leaves no helper."""
    parent, pids = thinking
    assert len(pids) == 2
    assert all(map(has_not_ended, pids))
    getattr(parent, way)()
    for pid in pids:
        wait_for_end(pid)
