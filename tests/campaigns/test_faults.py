"""The campaign of faults (docs/reliability.md), a short form of each."""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random
from time import monotonic
from unittest import mock

import pytest

from kingdom_builder_qt.content.text_files import accept_any, write_atomic
from tests.campaigns.faults import campaign, power_cut
from tests.campaigns.faults.campaign import ROWS
from tests.campaigns.faults.disk import recorded
from tests.campaigns.faults.kills import Reported
from tests.campaigns.faults.lives import can_live
from tests.campaigns.faults.tally import Tally, Trial

LIVING = pytest.mark.skipif(not can_live(), reason="lives are copies of a process")
IN_LIVES = [row.name for row in ROWS if row.lives]
IN_FILES = [row.name for row in ROWS if row.fault.__module__.endswith("damaged")]
SECONDS = 2.0


@LIVING
@pytest.mark.slow
@pytest.mark.parametrize("name", IN_LIVES)
def test_a_life_keeps_its_promises(name: str) -> None:
    """The real window, or a long run, is killed a few times, and all data is there afterwards."""
    told: list[str] = []
    done = campaign.run([name], SECONDS / 60, 7, 1, told.append)
    assert done[name].broken == []
    assert done[name].outcomes.total() > 0
    assert told[0].startswith(f"{name}: ")


@pytest.mark.slow
@pytest.mark.parametrize("name", IN_FILES)
def test_damaged_files_do_no_harm(name: str, qapp: object) -> None:
    """Each file is used or refused with an error, and none is lost."""
    tally = campaign.inject(name, SECONDS, 7)
    assert tally.broken == []
    assert tally.outcomes.total() > 5


@pytest.mark.skipif(os.name != "posix", reason="folders cannot be synchronised")
@pytest.mark.parametrize("scene", [power_cut.one_file, power_cut.kept_game, power_cut.rows])
def test_a_power_cut_leaves_the_old_or_the_new(scene: object, tmp_path: Path) -> None:
    """This holds after every step for any part of the data on the disk."""
    tally = Tally()
    scene(tmp_path.resolve(), Random(7), tally)  # type: ignore[operator]
    assert tally.broken == []
    assert tally.outcomes.total() > 5


@pytest.mark.skipif(os.name != "posix", reason="folders cannot be synchronised")
def test_a_restored_section_outlives_a_power_cut(qapp: object, tmp_path: Path) -> None:
    """The old copy is deleted after the new one is on the disk."""
    tally = Tally()
    power_cut.restored_section(tmp_path.resolve(), Random(7), tally)
    assert tally.broken == []
    assert tally.outcomes.total() > 5


# -- the disk that forgets ---------------------------------------------------------------------


def found(folder: Path, name: str, *, after: str) -> set[bytes | None]:
    """Return the possible contents of a file after a cut that follows a promise."""
    path = folder.resolve() / name
    with recorded(folder) as disk:
        write_atomic(path, "the new text", accept_any)
        disk.mark("written")
    return {state.get(path) for marks, state in power_cut.states(disk) if after in ("", *marks)}


@pytest.mark.skipif(os.name != "posix", reason="folders cannot be synchronised")
def test_the_disk_shows_the_old_and_the_new(tmp_path: Path) -> None:
    """Before the promise both texts are possible, afterwards only the new one."""
    (tmp_path / "a").write_text("old", encoding="utf-8")
    assert found(tmp_path, "a", after="") == {b"old", b"the new text"}
    assert found(tmp_path, "b", after="written") == {b"the new text"}


@pytest.mark.skipif(os.name != "posix", reason="folders cannot be synchronised")
def test_the_disk_forgets_what_is_not_synchronised(tmp_path: Path) -> None:
    """A writer without fsync is detected: half a text, an empty file, or no file."""
    with recorded(tmp_path) as disk, mock.patch("os.fsync"):
        write_atomic(tmp_path / "a", "the new text", accept_any)
        disk.mark("written")
    path = (tmp_path / "a").resolve()
    left = {state.get(path) for marks, state in power_cut.states(disk) if marks}
    assert left == {None, b"", b"the", b"the ne", b"the new t", b"the new text"}


# -- the judgement -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("found", "write", "outcome"),
    [
        ("c", [0.9, 0.99], "no action lost"),
        ("b", [0.9, 1.5], "the last action lost"),
        ("a", [0.86, 1.5], "BROKEN"),  # a quick disk
        ("a", [0.6, 1.5], "2 lost (action), the disk wrote for 0.4 s"),
        ("a", [0.6, 0.69], "BROKEN"),  # before the first lost action
        ("", [0.0, 1.5], "BROKEN"),  # it was saved
        ("x", [0.0, 1.5], "BROKEN"),  # never reported
    ],
)
def test_losses_are_judged(found: str, write: list[float], outcome: str) -> None:
    """A saved action is never lost, and of the others one at most, unless the disk is slow."""
    told, tally = Reported(["", "a", "b", "c"], [0.0, 0.5, 0.7, 0.85], saved=2), Tally()
    told.compare(found, "action", [write], 1.0, tally)
    assert dict(tally.outcomes) == {outcome: 1}
    assert told.last == found


# -- the run and its page ----------------------------------------------------------------------


def test_a_broken_promise_fails_the_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its sentence is below the table; without one the run is a success."""
    tally = Tally()
    monkeypatch.setattr(campaign, "run", lambda *_details, **_options: {"games": tally})
    tally.expect(True, "nothing lost", "a move is lost")
    assert campaign.main(["--only", "games"]) == 0
    tally.expect(False, "nothing lost", "a move is lost")
    assert campaign.main(["--only", "games"]) == 1
    printed = capsys.readouterr().out
    assert "| games | nothing lost: 1, BROKEN: 1 |" in printed
    assert "BROKEN, games: a move is lost" in printed


def test_a_fault_that_fails_itself_is_a_broken_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    """An error in the campaign never counts as success."""

    def fails(trial: Trial, tally: Tally) -> None:
        raise RuntimeError("no")

    row = campaign.Row("mine", "of mine", fails, 1)
    monkeypatch.setattr(campaign, "ROWS", (row,))
    assert campaign.inject("mine", 0.1, 1).broken == ["RuntimeError: no"]


def test_time_ends_a_trial() -> None:
    """Another try starts as long as there is time."""
    assert Trial(monotonic() + 9, Random(1), Path()).goes_on
    assert not Trial(monotonic() - 1, Random(1), Path()).goes_on


def test_a_run_is_recorded_in_place_of_the_last(tmp_path: Path) -> None:
    """The report replaces an older one; a partial run is not recorded."""
    page = tmp_path / "page.md"
    page.write_text("old table\n", encoding="utf-8")
    text = campaign.report({"games": Tally()}, 10, 1)
    campaign.record(text, page)
    assert page.read_text(encoding="utf-8") == text
    with pytest.raises(SystemExit, match="2"):
        campaign.main(["--record", "--quick"])


def test_the_page_explains_every_fault() -> None:
    """docs/reliability.md has a row for each, with the order and the words of the campaign."""
    text = (Path(__file__).parents[2] / "docs" / "reliability.md").read_text(encoding="utf-8")
    rows = re.findall(r"(?m)^\| `([a-z-]+)` \| ([^|]+) \|$", text)
    assert rows == [(row.name, row.words) for row in ROWS]
