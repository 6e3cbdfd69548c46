"""The model of the listed games; entries are read in pages when their rows are painted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)

from kingdom_builder_qt.game.library.game_filter import EVERY_GAME, GameFilter
from kingdom_builder_qt.game.seat_names import key_of
from kingdom_builder_qt.ui.desktop.files.library_disk import LibraryDisk, open_ids
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.widgets.rows_model import ROW_ROLE
from kingdom_builder_qt.ui.library.games.game_texts import CardState, GameTexts
from kingdom_builder_qt.ui.words.foreign_text import tip_text

if TYPE_CHECKING:
    from kingdom_builder_qt.game.library.entry import Entry
    from kingdom_builder_qt.game.library.library import Library

    _Index = QModelIndex | QPersistentModelIndex

PAGE: Final = 60
STATE_ROLE: Final = Qt.ItemDataRole.UserRole + 1
ID_ROLE: Final = Qt.ItemDataRole.UserRole + 2
_MOST_STEPS: Final = 200  # rows that are removed and added one by one


@dataclass(frozen=True, slots=True)
class EntryPage:
    """Some entries, and the ids among them that a program has open."""

    entries: Sequence[Entry]
    held: frozenset[str]


def read_page(reader: Callable[[], Library], ids: Sequence[str], person: str) -> EntryPage:
    """Return the entries of these ids, listed for `person` unless it is ""; blocks."""
    library = reader()
    entries = library.entries(ids)
    if person:
        entries = [replace(entry, lead=_seat_of(entry, person)) for entry in entries]
    unfinished = [entry.id for entry in entries if not entry.is_over]
    return EntryPage(entries, open_ids(library, unfinished))


class GamesModel(QAbstractListModel):
    """A row for each id; an entry that is being read again keeps its old texts."""

    renamed = Signal(str, str)  # id and the title that was typed, "" for the proposed one
    read = Signal()  # more entries were read

    def __init__(self, disk: LibraryDisk, texts: GameTexts, parent: QObject) -> None:
        super().__init__(parent)
        self._disk, self._texts = disk, texts
        self.shows_standing = True  # the gold of unfinished games
        self.portraits: Mapping[str, str] = {}  # of persons, by name
        self.running = ""  # id of the game on the table of this program
        self._ids: list[str] = []
        self._rows: dict[str, int] = {}
        self._entries: dict[str, Entry] = {}
        self._fresh: set[str] = set()
        self._held: set[str] = set()
        self._chosen = EVERY_GAME
        self._wanted: set[int] = set()  # pages to be requested
        self._asked: set[int] = set()
        self._generation = 0  # results for earlier rows are dropped
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._ask)

    # -- content -----------------------------------------------------------------------------------

    def show(self, ids: Sequence[str], first: EntryPage, chosen: GameFilter) -> bool:
        """Show these games of a filter; `first` has the entries of the first page.

        A few changed rows are removed and inserted one by one, which preserves selection and
        scroll position; return whether the model was reset instead.
        """
        self._generation += 1
        self._chosen = chosen
        self._wanted.clear()
        self._asked.clear()
        self._fresh.clear()
        self._take(first)
        wanted, there = set(ids), set(self._ids)
        kept = [id_ for id_ in self._ids if id_ in wanted]
        steps = len(self._ids) + len(ids) - 2 * len(kept)
        is_new = steps > _MOST_STEPS or not kept or kept != [id_ for id_ in ids if id_ in there]
        if is_new:
            self.beginResetModel()
            self._ids = list(ids)
            self.endResetModel()
        else:
            self._step_to(ids, wanted, there)
        self._rows = {id_: row for row, id_ in enumerate(ids)}
        if not is_new:
            self._tell_changed(entry.id for entry in first.entries)
        self._entries = {id_: entry for id_, entry in self._entries.items() if id_ in wanted}
        self.read.emit()
        return is_new

    def _step_to(self, ids: Sequence[str], wanted: set[str], there: set[str]) -> None:
        for row in range(len(self._ids) - 1, -1, -1):
            if self._ids[row] not in wanted:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._ids[row]
                self.endRemoveRows()
        for row, id_ in enumerate(ids):
            if id_ not in there:
                self.beginInsertRows(QModelIndex(), row, row)
                self._ids.insert(row, id_)
                self.endInsertRows()

    @property
    def ids(self) -> Sequence[str]:
        """Return the ids in the order of the rows."""
        return self._ids

    @property
    def is_of_trash(self) -> bool:
        """Return whether deleted games are shown."""
        return self._chosen.state == "deleted"

    def row_of(self, id_: str) -> int:
        """Return the row of a game, -1 if it is not listed."""
        return self._rows.get(id_, -1)

    def entry(self, id_: str) -> Entry | None:
        """Return the entry of a game if it is known."""
        return self._entries.get(id_)

    def state(self, id_: str) -> CardState:
        """Return whether a game is open, in this program or in another one."""
        is_running = bool(id_) and id_ == self.running
        return CardState(is_running, not is_running and id_ in self._held)

    def has_held(self, ids: Iterable[str]) -> bool:
        """Return whether another program has one of the games open."""
        return not (self._held - {self.running}).isdisjoint(ids)

    def change(self, id_: str, *, title: str | None = None, starred: bool | None = None) -> None:
        """Show a change before it is written."""
        entry = self._entries.get(id_)
        if entry is None:
            return
        if title is not None:
            entry = replace(entry, title=title)
        if starred is not None:
            entry = replace(entry, starred=starred)
        self._entries[id_] = entry
        self._tell_changed([id_])

    def repaint(self, ids: Iterable[str]) -> None:
        """Repaint the cards of some games."""
        self._tell_changed(ids)

    # -- the interface of Qt -----------------------------------------------------------------------

    def rowCount(self, parent: _Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._ids)

    def data(self, index: _Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """Return the entry (`ROW_ROLE`), its state, its id, or a text of it."""
        if not index.isValid():
            return None
        roles, id_ = Qt.ItemDataRole, self._ids[index.row()]
        if role == ID_ROLE:
            return id_
        if role == STATE_ROLE:
            return self.state(id_)
        is_tip = role == roles.ToolTipRole
        if not is_tip and role not in _ROLES:
            return None
        entry = self._found(index.row())
        if role == ROW_ROLE:
            return entry
        if entry is None:
            return "…" if role in (roles.DisplayRole, roles.AccessibleTextRole) else None
        if role == roles.DisplayRole:
            return self._texts.titles.title(entry)
        if role == roles.EditRole:
            return entry.title or self._texts.titles.proposed(entry)
        if is_tip:
            return tip_text(self._texts.about(entry, self.state(id_)))
        return self._texts.spoken(entry, self.state(id_), shows_standing=self.shows_standing)

    def flags(self, index: _Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if index.isValid() and self._can_change(self._ids[index.row()]):
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def _can_change(self, id_: str) -> bool:
        """Return whether a title can be edited; another program would overwrite it."""
        return id_ in self._entries and id_ not in self._held and not self.is_of_trash

    def setData(self, index: _Index, value: Any, role: int = int(Qt.ItemDataRole.EditRole)) -> bool:
        id_ = self._ids[index.row()]
        entry = self._entries.get(id_)
        title = str(value).strip()
        if role != Qt.ItemDataRole.EditRole or entry is None:
            return False
        if title == self._texts.titles.proposed(entry):
            title = ""
        if title == entry.title:
            return False
        self.renamed.emit(id_, title)
        return True

    # -- reading -----------------------------------------------------------------------------------

    def _found(self, row: int) -> Entry | None:
        id_ = self._ids[row]
        if id_ not in self._fresh and (page := row // PAGE) not in self._asked:
            self._asked.add(page)
            self._wanted.add(page)
            self._soon.start()
        return self._entries.get(id_)

    def _ask(self) -> None:
        for page in sorted(self._wanted):
            ids = tuple(self._ids[page * PAGE : (page + 1) * PAGE])
            done = partial(self._on_read, self._generation, ids)
            reader = self._disk.reader(deleted=self.is_of_trash)
            Task(self, partial(read_page, reader, ids, self._chosen.person), done, _leave_unread)
        self._wanted.clear()

    def _on_read(self, generation: int, ids: tuple[str, ...], found: EntryPage) -> None:
        if generation != self._generation:
            return
        self._take(found)
        self._tell_changed(ids)
        self.read.emit()

    def _take(self, page: EntryPage) -> None:
        ids = {entry.id for entry in page.entries}
        self._entries.update((entry.id, entry) for entry in page.entries)
        self._fresh |= ids
        self._held = (self._held - ids) | page.held

    def _tell_changed(self, ids: Iterable[str]) -> None:
        rows = [self._rows[id_] for id_ in ids if id_ in self._rows]
        if rows:
            self.dataChanged.emit(self.index(min(rows)), self.index(max(rows)))


_ROLES: Final = frozenset(
    (
        ROW_ROLE,
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.EditRole,
        Qt.ItemDataRole.AccessibleTextRole,
    )
)


def _seat_of(entry: Entry, person: str) -> int:
    seats = (n for n, seat in enumerate(entry.seats) if seat.is_person and key_of(seat) == person)
    return next(seats, entry.lead)


def _leave_unread(error: BaseException) -> None:
    """Ignore an error of the disk, which the query of the page reports."""
    if not isinstance(error, OSError):
        raise error
