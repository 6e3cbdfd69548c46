"""Reads the tasks: when somebody wants to play one, not at the start.

Whether a task can be set up, and its aim be reached, is a matter of `game/challenges`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.catalog import Catalog
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.schema.challenges import TASKS
from kingdom_builder_qt.content.schema.data_files import DataFiles
from kingdom_builder_qt.content.schema.kinds import At, Bad

CHALLENGES: Final = "challenges"
TASKS_FILE: Final = "tasks.yaml"


@dataclass(frozen=True, slots=True)
class Task:
    """A game with an aim, as its file says; `cards` None: by the seed."""

    id: str
    name: str
    preset: str
    seed: int
    gold: int
    cards: tuple[str, ...] | None = None
    pool: str = ""  # its date; the first one by default
    path: str = ""
    line: int = 0  # of the file


@dataclass(frozen=True, slots=True)
class Tasks:
    """All tasks in their order, and what was wrong with their file."""

    tasks: tuple[Task, ...] = ()
    problems: tuple[Problem, ...] = ()


def load_tasks(catalog: Catalog, folder: Path | None = None) -> Tasks:
    """Read all tasks; a file with an error has none, and nothing is raised.

    `folder`: the one with the folder `challenges`; unless given the shipped one.
    """
    path = (folder or paths.resources()) / CHALLENGES / TASKS_FILE
    files = DataFiles(catalog)
    node, report = files.read(path)
    values = TASKS.read(node, At(report)) if node is not None else {}
    if not files.keep(report) or isinstance(values, Bad):
        return Tasks(problems=tuple(files.problems))
    found = [
        Task(id=key.text, path=str(path), line=key.line, **task)
        for key, task in values.get("tasks", ())
    ]
    return Tasks(tuple(found), tuple(files.problems))
