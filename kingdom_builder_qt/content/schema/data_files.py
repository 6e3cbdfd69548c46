"""Reads data files besides the content, one by one, and collects their problems."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from kingdom_builder_qt.content.catalog import Catalog
from kingdom_builder_qt.content.languages.language import ENGLISH
from kingdom_builder_qt.content.languages.overlays import Overlays, Words
from kingdom_builder_qt.content.problems import Problem, kind_name
from kingdom_builder_qt.content.schema.kinds import At, ProblemReport, Reference
from kingdom_builder_qt.content.yaml.yaml_reader import read_yaml
from kingdom_builder_qt.core.errors import quoted
from kingdom_builder_qt.core.messages import Message


class DataFiles:
    """Reads files that refer to entries of a catalog; problems are added to `problems`."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self.problems: list[Problem] = []
        self._overlays = Overlays(catalog.language)

    def read(self, path: Path) -> tuple[Any, ProblemReport]:
        """Return the root node of a file, None if it has none, and the report on it."""
        node, problems = read_yaml(path)
        return node, ProblemReport(str(path), problems)

    def words(self, folder: Path) -> Words:
        """Return the words for the files of a folder."""
        self._overlays.homes[folder] = ENGLISH
        return self._overlays.words(folder)

    def keep(self, report: ProblemReport) -> bool:
        """Add the problems of a file; return whether the file is usable."""
        at = At(report)
        for reference in report.references:
            self._check(reference, at)
        self.problems += [*report.problems, *self._overlays.problems]
        self._overlays.problems.clear()
        return not any(problem.is_error for problem in report.problems)

    def _check(self, reference: Reference, at: At) -> None:
        known: Mapping[str, Any] = getattr(self._catalog, f"{reference.kind}s")
        if reference.id not in known:
            message = Message(
                "unknown {what} {word}", what=kind_name(reference.kind), word=quoted(reference.id)
            )
            suggestion = at.nearest(reference.id, known)
            at.say("error", reference.line, reference.column, message, suggestion)
