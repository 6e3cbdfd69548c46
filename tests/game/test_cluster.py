"""Tournaments and training on a Dask cluster: a scheduler and two workers, each a process."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

pytest.importorskip("distributed", reason="the extra cluster is not installed")

ROOT = Path(__file__).parents[2]
PATIENCE = 100  # seconds
pytestmark = pytest.mark.timeout(400)


@dataclass
class Cluster:
    """The running processes, and the folder of their files and of the user."""

    folder: Path
    address: str
    scheduler: subprocess.Popen[bytes]
    workers: list[subprocess.Popen[bytes]]

    def command(self, *words: str, at: str = "") -> list[str]:
        """Return a command of the program that uses the cluster, or another address."""
        return [sys.executable, "-m", "kingdom_builder_qt", *words, "--cluster", at or self.address]

    def tasks(self) -> int:
        """Return the number of tasks that the scheduler knows."""
        asked = (
            "from distributed import Client\n"
            f"with Client({self.address!r}) as client:\n"
            "    print(client.run_on_scheduler(lambda dask_scheduler: len(dask_scheduler.tasks)))\n"
        )
        return int(run(self.folder, [sys.executable, "-c", asked]).stdout)


def environment(folder: Path) -> dict[str, str]:
    """Return variables for processes with an empty user folder."""
    home = str(folder / "home")
    return {**os.environ, "PYTHONPATH": str(ROOT), "KINGDOM_BUILDER_QT_HOME": home}


def run(folder: Path, command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    told = environment(folder)
    return subprocess.run(
        command, env=told, cwd=folder, capture_output=True, text=True, timeout=3 * PATIENCE
    )


def start(folder: Path, command: list[str], name: str) -> subprocess.Popen[bytes]:
    """Start a process that writes to a file."""
    with (folder / f"{name}.log").open("wb") as log:
        told = environment(folder)
        return subprocess.Popen(command, env=told, cwd=folder, stdout=log, stderr=log)


def wait_until(condition: Callable[[], bool]) -> None:
    """Wait for a condition of another process."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    """Yield a cluster of two workers with one thread each."""
    file = tmp_path / "scheduler.json"
    dask = [sys.executable, "-m"]
    quiet = ["--no-dashboard", "--scheduler-file", str(file)]
    here = ["--host", "127.0.0.1", "--port", "0"]
    begun = [start(tmp_path, [*dask, "distributed.cli.dask_scheduler", *here, *quiet], "scheduler")]
    try:
        wait_until(lambda: file.exists() and file.stat().st_size > 0)
        worker = [*dask, "distributed.cli.dask_worker", *quiet, "--nthreads", "1", "--no-nanny"]
        begun += [start(tmp_path, worker, f"worker{number}") for number in (1, 2)]
        address = json.loads(file.read_text(encoding="utf-8"))["address"]
        logs = [tmp_path / f"worker{number}.log" for number in (1, 2)]
        wait_until(lambda: all(b"Starting established" in log.read_bytes() for log in logs))
        yield Cluster(tmp_path, address, begun[0], begun[1:])
    finally:
        for process in reversed(begun):
            process.kill()
            process.wait()


def games(path: Path) -> list[list[str]]:
    """Return the rows of a file of games without their times, in order."""
    with path.open(encoding="utf-8", newline="") as file:
        return sorted(row[:-1] for row in csv.reader(file))


def tournament(path: Path) -> list[str]:
    """Return the words of a tournament that lasts some seconds."""
    players = ["--players", "strategist,builder", "--preset", "nomads"]
    return ["tournament", *players, "--games", "12", "--csv", str(path)]


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> list[list[str]]:
    """Return the games of the tournament, played by one process."""
    folder = tmp_path_factory.mktemp("alone")
    command = [sys.executable, "-m", "kingdom_builder_qt", *tournament(folder / "games.csv")]
    assert run(folder, command).returncode == 0
    return games(folder / "games.csv")


@pytest.mark.slow
def test_a_killed_worker_changes_no_game(cluster: Cluster, alone: list[list[str]]) -> None:
    """One of the two dies in a game; the other plays on, and all games are the same."""
    path = cluster.folder / "games.csv"
    running = start(cluster.folder, cluster.command(*tournament(path)), "tournament")
    wait_until(lambda: path.exists() and len(games(path)) > 3)
    cluster.workers[0].kill()
    assert running.wait(3 * PATIENCE) == 0
    assert games(path) == alone
    assert cluster.tasks() == 0
    progress = (cluster.folder / "tournament.log").read_text(encoding="utf-8")
    assert "12/12" in progress
    assert "12 of 12 games" in progress


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="no signal of a key can be sent there")
def test_an_interrupted_tournament_goes_on(cluster: Cluster, alone: list[list[str]]) -> None:
    """Ctrl+C leaves no task behind; the same command plays the missing games."""
    path = cluster.folder / "games.csv"
    command = cluster.command(*tournament(path))
    running = start(cluster.folder, command, "tournament")
    wait_until(lambda: path.exists() and len(games(path)) > 3)
    running.send_signal(signal.SIGINT)
    assert running.wait(PATIENCE) == 130
    assert "continues from" in (cluster.folder / "tournament.log").read_text(encoding="utf-8")
    wait_until(lambda: cluster.tasks() == 0)
    first = games(path)
    assert 3 < len(first) < len(alone)
    assert run(cluster.folder, command).returncode == 0
    assert games(path) == alone


@pytest.mark.slow
def test_the_weights_are_those_of_one_machine(cluster: Cluster) -> None:
    """Training on two workers writes the same file."""
    words = ["--games", "12", "--rounds", "2", "--match-rounds", "1", "--deals", "4"]
    here, there = cluster.folder / "here.json", cluster.folder / "there.json"
    command = [sys.executable, "-m", "kingdom_builder_qt", "train", str(here), *words]
    assert run(cluster.folder, command).returncode == 0
    assert run(cluster.folder, cluster.command("train", str(there), *words)).returncode == 0
    assert here.read_bytes() == there.read_bytes()


@pytest.mark.slow
def test_the_end_of_the_scheduler_is_one_sentence(cluster: Cluster) -> None:
    """The games played before are in the file."""
    path = cluster.folder / "games.csv"
    running = start(cluster.folder, cluster.command(*tournament(path)), "tournament")
    wait_until(lambda: path.exists() and len(games(path)) > 2)
    cluster.scheduler.kill()
    assert running.wait(PATIENCE) == 2
    said = (cluster.folder / "tournament.log").read_text(encoding="utf-8")
    assert said.splitlines()[-1].endswith(f"the scheduler at '{cluster.address}' has ended")
    assert "Traceback" not in said
    assert len(games(path)) > 2


@pytest.mark.slow
def test_workers_with_other_content_are_refused(cluster: Cluster) -> None:
    """They would play other games."""
    home = cluster.folder / "other"
    sections = home / "content" / "base" / "sections"
    sections.mkdir(parents=True)
    shipped = ROOT / "board_data" / "base" / "sections" / "barn.yaml"
    text = shipped.read_text(encoding="utf-8").replace("id: barn", "id: own_barn")
    (sections / "own_barn.yaml").write_text(text, encoding="utf-8")
    words = tournament(cluster.folder / "games.csv")
    told = {**environment(cluster.folder), "KINGDOM_BUILDER_QT_HOME": str(home)}
    done = subprocess.run(cluster.command(*words), env=told, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.rstrip().endswith("than this machine: section own_barn")


@pytest.mark.parametrize(
    ("address", "said"), [("here", "missing port"), ("tcp://127.0.0.1:9", "no scheduler answers")]
)
def test_a_wrong_address_is_one_sentence(tmp_path: Path, address: str, said: str) -> None:
    """Nothing is played or written."""
    words = ["tournament", "--games", "1", "--csv", "games.csv", "--cluster", address]
    done = run(tmp_path, [sys.executable, "-m", "kingdom_builder_qt", *words])
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "games.csv").exists()
