"""Reads lessons and tips: when somebody wants to learn, not at the start.

What a position is, and whether an aim can be reached in it, is checked in `game/lessons`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.catalog import Catalog
from kingdom_builder_qt.content.disk import is_file, matching
from kingdom_builder_qt.content.lessons.lesson import Aim, Lesson, Lessons, Step, Tip
from kingdom_builder_qt.content.schema.data_files import DataFiles
from kingdom_builder_qt.content.schema.kinds import At, Bad, id_fault, is_id
from kingdom_builder_qt.content.schema.lessons import LESSON, TIPS
from kingdom_builder_qt.content.yaml.nodes import MappingNode, SequenceNode

LESSONS: Final = "lessons"
TIPS_FILE: Final = "tips.yaml"
_MOST_FILES: Final = 200


def load_lessons(catalog: Catalog, folder: Path | None = None) -> Lessons:
    """Read all lessons and tips; what is wrong is left out and named, nothing is raised.

    `folder`: the one with the folder `lessons` and the file of tips; unless given the shipped one.
    """
    root = folder or paths.resources()
    reader = _Reader(catalog)
    lessons = [reader.lesson(path) for path in _files(root / LESSONS)]
    tips = tuple(reader.tips(root / TIPS_FILE))
    found = sorted(filter(None, lessons), key=lambda lesson: (lesson.order, lesson.id))
    return Lessons(tuple(found), tips, tuple(reader.problems))


def _files(folder: Path) -> list[Path]:
    return sorted(matching(folder, "*.yaml"))[:_MOST_FILES]


class _Reader(DataFiles):
    """Reads lessons and tips."""

    def lesson(self, path: Path) -> Lesson | None:
        """Return the lesson of a file, None if it cannot be used."""
        node, report = self.read(path)
        at = At(report)
        if node is not None and not is_id(path.stem):
            at.error(node, id_fault(path.stem), "rename the file")
        values = LESSON.read(node, at) if node is not None else {}
        if not isinstance(values, Bad) and values and isinstance(node, MappingNode):
            steps = node.get("steps")
            lines = [item.line for item in steps.items] if isinstance(steps, SequenceNode) else []
            values["steps"] = tuple(
                _step(step, line) for step, line in zip(values["steps"], lines, strict=True)
            )
            if not values["steps"][0].position:
                at.key("steps").error(node, "the first step needs a position")
        if not self.keep(report) or isinstance(values, Bad) or not values:
            return None
        return Lesson(id=path.stem, path=str(path), **values)

    def tips(self, path: Path) -> Iterator[Tip]:
        """Yield the tips of a file, none if it cannot be used."""
        if not is_file(path):
            return
        node, report = self.read(path)
        values = TIPS.read(node, At(report)) if node is not None else {}
        if self.keep(report) and not isinstance(values, Bad):
            for key, tip in values.get("tips", ()):
                yield Tip(key.text, **tip)


def _step(values: dict[str, Any], line: int) -> Step:
    aim = Aim(**values.pop("aim"))
    usual = 0 if aim.end_turn else aim.count
    return Step(aim=aim, line=line, **{"moves": usual, **values})
