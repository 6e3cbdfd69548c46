"""Detects changes of the user's own terrains, tiles, cards and expansions."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog, load_catalog, paths
from kingdom_builder_qt.content.disk import children, is_folder, status
from kingdom_builder_qt.content.loader import SECTIONS
from kingdom_builder_qt.content.own_pictures import FOLDER, SUFFIXES
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.editor.sections.checks.statistics import norms
from kingdom_builder_qt.ui.desktop.style.own_signs import own_signs
from kingdom_builder_qt.ui.desktop.tasks import Task

_Snapshot: TypeAlias = frozenset[tuple[str, int, int]]  # name, time and size of each file


class ContentWatch(QObject):
    """Checks the files in a thread on request, except sections, which their pages handle."""

    changed = Signal(object)  # the new Catalog

    def __init__(self, language: str, parent: QObject | None = None) -> None:
        """`language`: of the content."""
        super().__init__(parent)
        self.language = language
        self._seen: _Snapshot | None = None
        self._checking: Task | None = None
        self._is_due = False

    def reload(self) -> None:
        """Emit `changed` later, after the user has saved something."""
        self._seen = frozenset()  # differs from any listing
        self._is_due = self.is_checking  # the check in progress may be older
        self.look()

    def look(self) -> None:
        """Emit `changed` later if anything has changed since the last check."""
        if not self.is_checking:
            check = partial(_check, self._seen, self.language)
            self._checking = Task(self, check, self._on_checked)

    @property
    def is_checking(self) -> bool:
        return self._checking is not None and not self._checking.is_over

    def _on_checked(self, found: tuple[_Snapshot, Catalog | None]) -> None:
        if self._is_due:
            self._is_due = False
            self.look()
            return
        self._seen, catalog = found
        if catalog is not None:
            self.changed.emit(catalog)


def problems_of_content(catalog: Catalog) -> tuple[Problem, ...]:
    """Return the problems of the user's own content except sections."""
    home = paths.user_content()
    problems = (*catalog.problems, *own_signs().problems)
    files = {problem.file: Path(problem.file) for problem in problems}
    return tuple(
        problem
        for problem in problems
        if files[problem.file].is_relative_to(home)
        and SECTIONS not in files[problem.file].relative_to(home).parts
    )


def _check(seen: _Snapshot | None, language: str) -> tuple[_Snapshot, Catalog | None]:
    found = _files()
    if seen is None or found == seen:
        return found, None
    catalog = load_catalog(language=language)
    norms(catalog)  # measured in this thread, and cached
    return found, catalog


def _files() -> _Snapshot:
    home = paths.user_content()
    own = [p for p in children(home) if p.name != SECTIONS and is_folder(p)]
    folders = [home, *own, *(folder / FOLDER for folder in own)]
    files = [(path, status(path)) for folder in folders for path in children(folder)]
    return frozenset(
        (str(path), found.st_mtime_ns, found.st_size)
        for path, found in files
        if found is not None and path.suffix.lower() in (".yaml", ".yml", *SUFFIXES)
    )
