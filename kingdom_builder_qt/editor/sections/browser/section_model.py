"""The list model of the browser, and the filter of its search."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.content.id_lists import left_out
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.editor.sections.files.files import is_shipped, list_own, own_folder
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.card_grid import CardModel
from kingdom_builder_qt.ui.words.name_texts import content_text

tr = translator(__name__)

Group: TypeAlias = Literal["all", "shipped", "own", "problems"]
GROUPS: Final[tuple[Group, ...]] = ("all", "shipped", "own", "problems")
_Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Entry:
    """One section of the browser; `section` None: a file without a section."""

    section: Section | None
    path: Path | None
    is_own: bool
    problems: tuple[Problem, ...] = ()
    in_pool: bool = True

    @property
    def id(self) -> str:
        """The id, "" without one."""
        return self.section.id if self.section is not None else ""

    @property
    def name(self) -> str:
        """The name below the picture."""
        name = content_text(self.section.name) if self.section is not None else ""
        return name or (self.path.name if self.path is not None else self.id)

    @property
    def has_errors(self) -> bool:
        """Whether the section cannot be played."""
        return self.section is None or any(problem.is_error for problem in self.problems)

    @property
    def key(self) -> tuple[str, str]:
        """A key that stays the same after reloading."""
        return self.id, str(self.path or "")


def entries(catalog: Catalog, only: Set[str] | None = None) -> Iterator[Entry]:
    """Yield the sections of the catalog and all files of the own folder, including broken ones.

    `only`: the sections with these ids as in the catalog, without reading their files.
    """
    out, folder = set(left_out()), own_folder()
    for section in catalog.sections.values():
        path = catalog.section_files.get(section.id)
        is_in_folder = path is not None and path.parent == folder
        if section.id in only if only is not None else not is_in_folder:
            is_own = not is_shipped(section.id, catalog)
            yield Entry(section, path, is_own, in_pool=section.id not in out)
    for path, opened in list_own(catalog) if only is None else ():
        is_drawn = opened.section is None or opened.section.id not in out
        yield Entry(opened.section, path, True, opened.problems, is_drawn)


def known(catalog: Catalog, only: Set[str] | None = None) -> Iterator[Entry]:
    """Yield the sections of the catalog, or `only` some, without reading files."""
    for id_, section in catalog.sections.items():
        if only is None or id_ in only:
            is_own = not is_shipped(id_, catalog)
            yield Entry(section, catalog.section_files.get(id_), is_own)


_Found: TypeAlias = tuple[Catalog, list[Entry]]


class SectionModel(CardModel):
    """All entries, or `only` some of the catalog by id, whose names cannot be edited.

    The sections of the catalog are shown at once; own files are read in a thread.
    """

    entries: list[Entry]

    def __init__(
        self, catalog: Catalog, parent: QObject | None = None, only: Iterable[str] | None = None
    ) -> None:
        super().__init__(parent)
        self.catalog = catalog
        self._only = None if only is None else frozenset(only)
        self._reading: Task | None = None
        self.show(known(catalog, self._only))
        self.reload()

    def reload(self) -> None:
        """Read all files again; the old entries stay until then."""
        if self._reading is not None:
            self._reading.cancel()
        self._reading = Task(self, partial(_read, self.catalog, self._only), self._on_read)

    @property
    def is_reading(self) -> bool:
        return self._reading is not None and not self._reading.is_over

    def _on_read(self, found: _Found) -> None:
        self.catalog, now = found
        self.show(now)

    def name(self, entry: Entry) -> str:
        return entry.name

    def can_rename(self, entry: Entry) -> bool:
        return self._only is None and entry.is_own and entry.section is not None

    def home(self, entry: Entry) -> str:
        id_ = entry.section.expansion if entry.section is not None else ""
        found = self.catalog.expansions.get(id_)
        return content_text(found.name) if found is not None else id_

    def details(self, entry: Entry) -> str:
        lines = [self.home(entry)]
        if entry.section is not None and entry.section.author:
            lines.append(tr("by {author}").format(author=entry.section.author))
        if entry.section is not None and entry.section.description:
            lines.append(entry.section.description[:200])
        if not entry.in_pool:
            lines.append(tr("Not used on random boards"))
        errors = [said(problem.message) for problem in entry.problems if problem.is_error]
        if errors:
            lines.append(tr("Cannot be played: {error}").format(error=errors[0]))
        return "\n".join(line for line in lines if line)


def _read(catalog: Catalog, only: Set[str] | None) -> _Found:
    """Read catalog and files; for `only` some sections, just their use on random boards."""
    now = load_catalog(language=catalog.language) if only is None else catalog
    return now, list(entries(now, only))


class SectionFilter(QSortFilterProxyModel):
    """Filters by group, expansion and all words of the search; preserves the order."""

    def __init__(self, model: SectionModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.words: tuple[str, ...] = ()
        self.expansion = ""
        self.group: Group = "all"
        self.setSourceModel(model)

    def set(
        self, words: str | None = None, expansion: str | None = None, group: Any = None
    ) -> None:
        """Change criteria; None leaves one unchanged."""
        if words is not None:
            self.words = tuple(words.casefold().split())
        if expansion is not None:
            self.expansion = expansion
        if group is not None:
            self.group = group
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: _Index) -> bool:
        entry = self._model.entries[row]
        in_group = {
            "all": True,
            "shipped": not entry.is_own,
            "own": entry.is_own,
            "problems": entry.has_errors,
        }[self.group]
        if not in_group:
            return False
        section = entry.section
        if self.expansion and (section is None or section.expansion != self.expansion):
            return False
        author = section.author if section is not None else ""
        text = f"{entry.name} {entry.id} {self._model.home(entry)} {author}".casefold()
        return all(word in text for word in self.words)
