"""The shipped tasks: their content exists, and their aims are reachable but not easy."""

from __future__ import annotations

from pathlib import Path

import pytest

from kingdom_builder_qt.cli import main
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.challenge_files import TASK, load_tasks
from kingdom_builder_qt.game.challenges.challenge import Challenge
from kingdom_builder_qt.game.challenges.medals import player_of
from kingdom_builder_qt.game.challenges.task_challenges import (
    OPPONENT,
    challenge_by_key,
    check_tasks,
    task_challenge,
    task_challenges,
)
from tests.helpers.pinned import shipped

PAGE = (Path(__file__).parents[2] / "docs" / "challenges.md").read_text(encoding="utf-8")
CATALOG = shipped()
TASKS = task_challenges(CATALOG)
TEXT = """tasks:
  far:
    name: Far away
    preset: base
    seed: 5
    cards: [miners, lords, workers]
    gold: 60
"""


def table() -> list[list[str]]:
    """Return the rows of the table of tasks, by their cells."""
    rows = PAGE.split("| task | preset |")[1].splitlines()[2:]
    return [[cell.strip() for cell in row.split("|")[1:-1]] for row in rows if row]


def folder(tmp_path: Path, text: str) -> Path:
    """Return a folder with tasks."""
    (tmp_path / "challenges").mkdir()
    (tmp_path / "challenges" / "tasks.yaml").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    """Return the shipped content."""
    return CATALOG


def test_there_is_a_task_for_everything(catalog: Catalog) -> None:
    """There are at least a dozen, each expansion has one, and no name equals another or a day."""
    assert not check_tasks()
    assert len(TASKS) == len(load_tasks(catalog).tasks) >= 12
    played = {id_ for task in TASKS for id_ in task.options.expansions}
    assert played == {one.id for one in catalog.listed()} | {"base"}
    assert len({task.name for task in TASKS}) == len({task.options for task in TASKS}) == len(TASKS)
    assert all(task.opponent == OPPONENT and task.first is None for task in TASKS)


def test_names_can_be_passed_on() -> None:
    """Names use letters that every program can show."""
    assert all(task.name.isascii() for task in TASKS)


def test_a_task_is_found_by_its_key(catalog: Catalog) -> None:
    """Keys of tasks, days and weeks are distinguished."""
    assert challenge_by_key(TASKS[3].key, catalog, TASKS) == TASKS[3]
    day = challenge_by_key("2026-11-23", catalog, TASKS)
    assert day is not None
    assert day.kind == "day"
    assert challenge_by_key("nothing", catalog, TASKS) is None


@pytest.mark.slow
@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.key)
def test_an_aim_is_reached_by_expert(catalog: Catalog, task: Challenge) -> None:
    """Expert reaches the aim in the person's place; Builder, a greedy player, misses it."""
    _prove(catalog, task)


@pytest.mark.parametrize("task", TASKS[:1], ids=lambda task: task.key)
def test_a_sample_of_the_aims(catalog: Catalog, task: Challenge) -> None:
    """The quick tests check one of them."""
    _prove(catalog, task)


def _prove(catalog: Catalog, task: Challenge) -> None:
    """Check the aim; the gold must also be that of the page."""
    player = player_of(task, catalog)
    builder, expert = player.play("builder"), player.play("expert")
    assert expert >= task.aim > builder
    (row,) = (cells for cells in table() if cells[0] == task.name)
    assert row[3:] == [str(builder), str(expert)]


def test_a_task_is_read(catalog: Catalog, tmp_path: Path) -> None:
    """The task has its place in the file."""
    (task,) = load_tasks(catalog, folder(tmp_path, TEXT)).tasks
    assert (task.id, task.name, task.gold, task.line) == ("far", "Far away", 60, 2)
    made = task_challenge(task, catalog)
    assert made.options.cards == ("miners", "lords", "workers")
    assert (made.key, made.aim, made.options.challenge) == ("far", 60, "far")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("preset: base", "preset: bases", "2:1"),
        ("seed: 5", "seed: -5", "5:11"),
        ("miners, ", "minors, ", "unknown card 'minors'"),
        ("miners, ", "", "cards"),
        ("gold: 60", "gold: 0", "7:11"),
        ("gold: 60", "gold: 60\n    silver: 5", "unknown key 'silver'"),
        ("    seed: 5\n", "", "seed"),
    ],
)
def test_wrong_tasks_are_named(tmp_path: Path, old: str, new: str, problem: str) -> None:
    """The error names file, line and fault, also in `check-data`."""
    assert old in TEXT
    found = check_tasks(folder(tmp_path, TEXT.replace(old, new)))
    assert problem in "\n".join(map(str, found))


def test_check_data_checks_tasks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`check-data` checks the tasks of a folder."""
    place = folder(tmp_path, TEXT.replace("preset: base", "preset: bases"))
    assert main(["check-data", str(place)]) == 1
    assert "tasks.yaml:2" in capsys.readouterr().out


def test_the_page_has_every_key() -> None:
    """docs/challenges.md describes each key as the schema does."""
    for field in TASK.fields:
        default = "required" if field.default is None else field.default
        row = f"| `{field.key}` | {field.kind.describe()} | {default} | {field.doc} |"
        assert row in PAGE


def test_the_page_has_every_task() -> None:
    """The page has each aim, which is above Builder's gold and at most Strategist's."""
    rows = {tuple(cells[:3]): list(map(int, cells[3:])) for cells in table()}
    assert list(rows) == [(task.name, task.preset, str(task.aim)) for task in TASKS]
    assert all(
        builder < int(aim) <= strategist for (_, _, aim), (builder, strategist) in rows.items()
    )
