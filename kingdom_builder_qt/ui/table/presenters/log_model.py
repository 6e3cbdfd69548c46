"""List models of all moves and events in words, with a heading for each turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.events import Event
from kingdom_builder_qt.core.grid import Mask, hexes
from kingdom_builder_qt.game.session import LogEntry
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.words.event_texts import Line

Index = QModelIndex | QPersistentModelIndex
ROOT: Final = QModelIndex()
HEXES_ROLE: Final = Qt.ItemDataRole.UserRole
KIND_ROLE: Final = Qt.ItemDataRole.UserRole + 1
PLAYER_ROLE: Final = Qt.ItemDataRole.UserRole + 2
LATEST_ROLE: Final = Qt.ItemDataRole.UserRole + 3  # part of another player's last turn
NUMBER_ROLE: Final = Qt.ItemDataRole.UserRole + 4  # of the log entry; 0: the opening
_TEXT_ROLES: Final = [Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole]


@dataclass(slots=True)
class _Block:
    """The lines of one log entry, or of the opening (`entry` None)."""

    entry: LogEntry | None
    lines: list[Line]


class LinesModel(QAbstractListModel):
    """Rows are the lines of a log, oldest first; subclasses provide them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[tuple[int, Line]] = []  # entry number, line

    def line(self, row: int) -> Line:
        return self._lines[row][1]

    @property
    def latest(self) -> range:
        """Return the rows marked at their left."""
        return range(0)

    def is_ahead(self, row: int) -> bool:
        """Return whether a row is ahead of the shown position and painted paler."""
        return False

    def turn_mask(self, row: int) -> Mask:
        """Return the hexes of a line; for a heading those of its whole turn."""
        line = self._lines[row][1]
        union = line.hexes
        if line.kind == "turn":
            for _, following in self._lines[row + 1 :]:
                if following.kind == "turn":
                    break
                union |= following.hexes
        return union

    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return text, list of hexes, kind, player or entry number of a line."""
        if not index.isValid():
            return None
        number, line = self._lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.text
        if role == HEXES_ROLE:
            # A mask has 420 bits, more than an integer in a QVariant.
            return hexes(self.turn_mask(index.row()))
        if role == LATEST_ROLE:
            return index.row() in self.latest
        return {KIND_ROLE: line.kind, PLAYER_ROLE: line.player, NUMBER_ROLE: number}.get(role)


class LogModel(LinesModel):
    """The log of the desk's game. Hidden cards are named only to their holder."""

    def __init__(self, desk: GameDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._blocks: list[_Block] = []
        self._viewer = desk.seats.card_viewer
        self._latest: tuple[tuple[int, int], range] | None = None
        self._painted_latest = range(0)  # rows last painted as the latest
        desk.session_started.connect(self.rebuild)
        desk.seats_changed.connect(self.rebuild)
        desk.shown.connect(self._follow_viewer)
        desk.changed.connect(self._on_changed)
        self.rebuild()

    def rebuild(self) -> None:
        """Read the whole log again."""
        self.beginResetModel()
        self._viewer = self._desk.seats.card_viewer
        self._show(self._all_blocks() if self._desk.session is not None else [])
        self.endResetModel()

    def _show(self, blocks: Sequence[_Block]) -> None:
        self._blocks, self._lines, self._latest = [], [], None
        for block in blocks:
            self._append(block)
        self._painted_latest = self.latest

    def _all_blocks(self, previous: Sequence[_Block] = ()) -> list[_Block]:
        """Return the blocks of the whole log, reusing those of `previous` that are the same for all
        viewers.
        """
        session, words = self._desk.session, self._desk.words
        assert session is not None
        assert words is not None
        opening, log = session.position.opening, self._desk.seats.shown_log
        same = previous[0] if previous and not _names_hidden(opening) else None
        blocks = [same or _Block(None, words.events.event_lines(opening, self._viewer))]
        for number, entry in enumerate(log, 1):
            same = previous[number] if number < len(previous) else None
            if same is None or same.entry != entry or _names_hidden(entry.events):
                same = self._block(entry)
            blocks.append(same)
        return blocks

    def _update_for_viewer(self) -> None:
        """Update the lines for another viewer without resetting the model."""
        self._viewer = self._desk.seats.card_viewer
        if self._desk.session is None:
            self.rebuild()
            return
        blocks = self._all_blocks(self._blocks)
        pairs = zip(self._blocks, blocks, strict=False)
        like = list(takewhile(lambda pair: len(pair[0].lines) == len(pair[1].lines), pairs))
        self._cut(len(like))
        row = 0
        for number, (old, new) in enumerate(like):
            for line, now in zip(old.lines, new.lines, strict=True):
                if line != now:
                    self._lines[row] = self._lines[row][0], now
                    self.dataChanged.emit(self.index(row), self.index(row), _TEXT_ROLES)
                row += 1
            self._blocks[number] = new
        for block in blocks[len(like) :]:
            self._insert(block)

    def _cut(self, blocks: int) -> None:
        """Keep only the first `blocks` blocks."""
        rows = sum(len(block.lines) for block in self._blocks[:blocks])
        if rows < len(self._lines):
            self.beginRemoveRows(QModelIndex(), rows, len(self._lines) - 1)
            del self._lines[rows:]
            del self._blocks[blocks:]
            self.endRemoveRows()

    def _block(self, entry: LogEntry) -> _Block:
        words = self._desk.words
        assert words is not None
        lines = words.events.entry_lines(entry, self._viewer)
        position = self._desk.position
        over = any(isinstance(event, happened.GameOver) for event in entry.events)
        if over and position is not None:
            lines.append(Line(words.turn.game_over(position), "event"))
        return _Block(entry, lines)

    def _append(self, block: _Block) -> None:
        number = block.entry.number if block.entry is not None else 0
        self._blocks.append(block)
        self._lines += [(number, line) for line in block.lines]

    def _follow_viewer(self) -> None:
        # Another viewer: lines that name a hidden card change.
        if self._viewer != self._desk.seats.card_viewer:
            self._update_for_viewer()

    def _on_changed(self, kind: str, entry: LogEntry) -> None:
        if self._viewer != self._desk.seats.card_viewer:
            self._update_for_viewer()
        elif kind == "undone":
            self._remove_last(entry)
        elif self._is_next(entry):
            self._insert(self._block(entry))
        else:
            # the viewer changed as well, or the curtain hid a part of the last entry
            self.rebuild()
        self._emit_latest_changed()

    def _is_next(self, entry: LogEntry) -> bool:
        """Return whether an entry directly follows the shown log and the log is complete."""
        session = self._desk.session
        last = self._blocks[-1].entry if self._blocks else None
        if session is None or entry.number == 1:
            return last is None and len(self._blocks) == 1
        return last == session.log[entry.number - 2]

    def _insert(self, block: _Block) -> None:
        start = len(self._lines)
        self.beginInsertRows(QModelIndex(), start, start + len(block.lines) - 1)
        self._append(block)
        self.endInsertRows()

    def _remove_last(self, entry: LogEntry) -> None:
        if not self._blocks or self._blocks[-1].entry != entry:
            # the viewer changed with this undo, or the curtain hid a part of the entry
            self.rebuild()
            return
        self._cut(len(self._blocks) - 1)

    def _emit_latest_changed(self) -> None:
        """Emit changes for the rows that entered or left the latest turn."""
        before, now = set(self._painted_latest), set(self.latest)
        self._painted_latest = self.latest
        changed = [row for row in before ^ now if row < len(self._lines)]
        if changed:
            first, last = self.index(min(changed)), self.index(max(changed))
            self.dataChanged.emit(first, last, [LATEST_ROLE])

    @property
    def latest(self) -> range:
        """Return the rows of the last turn of a player other than the shown one."""
        key = (len(self._lines), self._desk.seats.shown_player)
        if self._latest is None or self._latest[0] != key:
            self._latest = key, self._find_latest(key[1])
        return self._latest[1]

    def _find_latest(self, shown: int) -> range:
        heads = [i for i, (_, line) in enumerate(self._lines) if line.kind == "turn"]
        ends = [*heads[1:], len(self._lines)]
        # without headings there are no ends
        for head, end in reversed(list(zip(heads, ends, strict=False))):
            if self._lines[head][1].player != shown:
                return range(head, end)
        return range(0)

    @property
    def latest_mask(self) -> Mask:
        """Return the hexes of another player's last turn."""
        union = 0
        for row in self.latest:
            if self._lines[row][1].kind == "move":
                union |= self._lines[row][1].hexes
        return union


def _names_hidden(events: Sequence[Event]) -> bool:
    """Return whether events read differently for the holder of a card."""
    return any(isinstance(event, happened.CardDrawn) for event in events)
