"""Tasks as challenges: a fixed game against a weak opponent, with an aim in gold.

There is an opponent because the rules have no solo game and the AI measures its lead
(docs/challenges.md).
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.content.challenge_files import (
    CHALLENGES,
    TASKS_FILE,
    Pool,
    Task,
    load_pools,
    load_tasks,
    shipped_pools,
)
from kingdom_builder_qt.content.disk import is_present
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game.challenges.challenge import (
    CalledChallenge,
    Challenge,
    called_on,
    challenge_on,
    drawn,
)

OPPONENT: Final = "novice"


def task_challenge(task: Task, catalog: Catalog) -> Challenge:
    """Return the challenge of a task; SetupError if the content lacks an entry."""
    content = _pool(task, catalog).of(catalog)
    options = drawn(content, task.preset, task.id, task.seed, task.cards)
    return Challenge("task", task.id, task.preset, options, OPPONENT, name=task.name, aim=task.gold)


def _pool(task: Task, catalog: Catalog) -> Pool:
    pools = shipped_pools(catalog).pools
    for pool in pools[:1] if not task.pool else pools:
        if task.pool in ("", pool.first.isoformat()):
            return pool
    raise SetupError(f"no pool for {task.pool or 'any date'}")


def task_challenges(catalog: Catalog, folder: Path | None = None) -> list[Challenge]:
    """Return the shipped tasks, or those of a folder, that are playable with the content."""
    found = []
    for task in load_tasks(catalog, folder).tasks:
        try:
            found.append(task_challenge(task, catalog))
        except SetupError:  # reported by `check_tasks`
            continue
    return found


def challenge_by_key(key: str, catalog: Catalog, tasks: list[Challenge]) -> Challenge | None:
    """Return the challenge with a key: of a day, of a week, or one of `tasks`."""
    return challenge_on(key, catalog) or next((task for task in tasks if task.key == key), None)


@lru_cache(maxsize=16)
def called_by(key: str, catalog: Catalog) -> CalledChallenge | None:
    """Return the identity of a challenge without drawing it, None for an unknown key."""
    found = called_on(key)
    if found is not None or not key:
        return found
    tasks = (task for task in load_tasks(catalog).tasks if task.id == key)
    return next((CalledChallenge("task", name=task.name, aim=task.gold) for task in tasks), None)


def is_tasks_folder(path: Path) -> bool:
    """Return whether a folder holds tasks rather than content."""
    return is_present(path / CHALLENGES / TASKS_FILE)


def check_tasks(folder: Path | None = None) -> list[Problem]:
    """Return the problems of the tasks and pools of a folder, None: the shipped ones.

    Tests check whether the aims can be reached, which takes minutes.
    """
    catalog = load_catalog(None)
    found = load_tasks(catalog, folder)
    problems = list(found.problems)
    for task in found.tasks:
        try:
            task_challenge(task, catalog)
        except SetupError as error:
            path = f"tasks.{task.id}"
            problems.append(Problem("error", task.path, task.line, 1, path, error.message))
    return problems + _check_pools(catalog, folder)


def _check_pools(catalog: Catalog, folder: Path | None) -> list[Problem]:
    """Return the problems of the pools: each week must be playable with its preset."""
    found = load_pools(catalog, folder)
    problems = list(found.problems)
    for pool in found.pools:
        for word in pool.weeks:
            try:
                drawn(pool.of(catalog), word, word, 0)
            except SetupError as error:
                problems.append(Problem("error", pool.path, 1, 1, "weeks", error.message))
    return problems
