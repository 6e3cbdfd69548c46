"""The finished games of this computer: a list, figures, plots; opened, exported, deleted."""

from __future__ import annotations

import sqlite3
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QFileDialog,
    QFrame,
    QHeaderView,
    QMessageBox,
    QPushButton,
    QStackedWidget,
    QTableView,
    QTabWidget,
    QWidget,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.text_files import as_it_is, write_atomic
from kingdom_builder_qt.game.history import csv_text, figures
from kingdom_builder_qt.game.history.figures import (
    Choices,
    Details,
    Filter,
    Group,
    Grouping,
    ListedGame,
    Rated,
    Summary,
)
from kingdom_builder_qt.ui.files.elsewhere import folder_elsewhere, free_name
from kingdom_builder_qt.ui.files.file_errors import words_of
from kingdom_builder_qt.ui.files.history_disk import HistoryDisk
from kingdom_builder_qt.ui.history.filter_bar import FilterBar
from kingdom_builder_qt.ui.history.groups import GroupsPage
from kingdom_builder_qt.ui.history.model import DATE, OPPONENTS, PAGE, GamesModel
from kingdom_builder_qt.ui.history.plots import GoldPlot, RatingPlot
from kingdom_builder_qt.ui.history.texts import HistoryTexts
from kingdom_builder_qt.ui.history.tiles import FigureTiles
from kingdom_builder_qt.ui.settings.settings import Settings
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.controls.splitter import Splitter
from kingdom_builder_qt.ui.widgets.message_box import message_box
from kingdom_builder_qt.ui.widgets.notice import Notice
from kingdom_builder_qt.ui.widgets.screen_geometry import fit_to_hint
from kingdom_builder_qt.ui.widgets.style import (
    ElidedLabel,
    hbox,
    label,
    make_primary,
    vbox,
)

LEAST: Final = QSize(860, 480)
_SHARES: Final = (52, 48)  # of the width, for list and figures
SUFFIX: Final = ".csv"


class HistoryDialog(QDialog):
    """A window beside the game; everything in it is asked in threads."""

    game_chosen = Signal(object)  # Path of a record that shall be looked at
    keeping_wanted = Signal()  # the player wants a history again

    def __init__(
        self,
        catalog: Catalog,
        disk: HistoryDisk,
        theme: Theme,
        *,
        keeps: bool,
        parent: QWidget | None = None,
    ) -> None:
        """Ask for all games at once; `keeps`: whether those that end now are filed."""
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("History"))
        self._disk, self._theme = disk, theme
        self.texts = HistoryTexts(catalog)
        self.filter = FilterBar(self.texts)
        self.reset = QPushButton(self.tr("Show all"), autoDefault=False)
        self.tiles = FigureTiles(theme, 6)
        self.model = GamesModel(disk, self.texts, self)
        self.table, self.pages = QTableView(), QStackedWidget()
        self.empty = label(wrap=True)
        self.gold, self.rating = GoldPlot(theme, self.texts), RatingPlot(theme, self.texts)
        self.groups = GroupsPage(theme, self.texts)
        self.tabs = QTabWidget()
        self.private = Notice(self.tr("Keep a history"), theme)
        self.private.button.setAutoDefault(False)  # Enter belongs to the list
        self.state = ElidedLabel()
        self.undo = QPushButton(self.tr("Undo"), autoDefault=False)
        self.open_ = QPushButton(self.tr("Watch"), default=True)
        self.delete = QPushButton(self.tr("Delete"), autoDefault=False)
        self.delete_all = QPushButton(self.tr("Delete all…"), autoDefault=False)
        self.export = QPushButton(self.tr("Export…"), autoDefault=False)
        self.close_button = QPushButton(self.tr("Close"), autoDefault=False)
        self._summary: Summary | None = None
        self._course: list[Rated] = []
        self._course_of: str | None = None  # the person whose rating is known
        self._total: int | None = None  # games in all; None while nobody knows
        self._last: ListedGame | None = None  # what is being deleted
        self._knows_choices = False  # or asked for them
        self._is_new = True  # no game was listed yet, so the keys belong to nobody
        self._build()
        self._connect()
        self._tell_kept(keeps)
        self.set_theme(theme)
        self._follow()
        self.look()

    # -- building ----------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setMinimumSize(LEAST)
        self._build_table()
        self.tabs.addTab(self.gold, self.tr("Gold"))
        self.tabs.addTab(self.rating, self.tr("Rating"))
        self.tabs.addTab(self.groups, self.tr("Figures"))
        self.tabs.setDocumentMode(True)
        self.splitter = Splitter(Qt.Orientation.Horizontal)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self.pages)
        self.splitter.addWidget(self.tabs)
        for number, share in enumerate(_SHARES):
            self.splitter.setStretchFactor(number, share)
        tools = self.export, self.delete, self.delete_all
        foot = hbox(*tools, 6, (self.state, 1), self.undo, self.close_button, self.open_, spacing=8)
        for button in (*tools, self.undo, self.close_button, self.open_):
            button.setMinimumHeight(32)
        top = hbox((self.filter, 1), self.reset)
        vbox(
            self.private,
            top,
            self.tiles,
            (self.splitter, 1),
            foot,
            parent=self,
            spacing=8,
            margin=12,
        )
        fit_to_hint(self)
        self.splitter.setSizes([share * self.width() // 100 for share in _SHARES])

    def _build_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setAccessibleName(self.tr("Finished games"))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setAlternatingRowColors(True)
        table.setFrameShape(QFrame.Shape.NoFrame)
        rows, columns = table.verticalHeader(), table.horizontalHeader()
        rows.hide()
        rows.setDefaultSectionSize(self.fontMetrics().height() + 10)
        columns.setHighlightSections(False)
        columns.setMinimumSectionSize(44)
        columns.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        columns.setSectionResizeMode(OPPONENTS, QHeaderView.ResizeMode.Stretch)
        for column, sample in enumerate(("00/00/0000", "", "2nd of 5 00", "Gold 00", "Lead 00")):
            if sample:
                table.setColumnWidth(column, self.fontMetrics().horizontalAdvance(sample) + 18)
        columns.setSortIndicator(DATE, Qt.SortOrder.DescendingOrder)
        table.setSortingEnabled(True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setMargin(24)
        self.pages.addWidget(table)
        self.pages.addWidget(self.empty)

    def _connect(self) -> None:
        self._disk.changed.connect(self._on_disk_changed)
        self._disk.failed.connect(self._tell)
        self.filter.changed.connect(self._on_filter)
        self.reset.clicked.connect(self.filter.reset)
        self.groups.changed.connect(self._ask_groups)
        self.tabs.currentChanged.connect(self._ask_groups)
        self.gold.game_chosen.connect(self._select)
        self.table.selectionModel().currentRowChanged.connect(self._follow)
        self.table.activated.connect(lambda _index: self._open())
        self.model.modelReset.connect(self._follow)
        self.open_.clicked.connect(self._open)
        self.delete.clicked.connect(self._delete)
        self.delete_all.clicked.connect(self._ask_delete_all)
        self.undo.clicked.connect(self._on_undo)
        self.export.clicked.connect(self._ask_export)
        self.close_button.clicked.connect(self.close)
        self.private.wanted.connect(self.keeping_wanted)
        for keys, call in (
            (QKeySequence.StandardKey.Delete, self._delete),
            (QKeySequence.StandardKey.Undo, self._on_undo),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(call)

    def sizeHint(self) -> QSize:
        return QSize(1180, 720)

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        for part in (self.gold, self.rating, self.groups, self.tiles, self.private):
            part.set_theme(theme)
        make_primary(self.open_, theme)

    def apply_settings(self, settings: Settings) -> None:
        self._tell_kept(settings.keep_history)

    def _tell_kept(self, keeps: bool) -> None:
        """Say that no history is kept, if so."""
        text = self.tr("No history is being kept: games that end now are not listed.")
        self.private.tell("" if keeps else text)

    # -- asking ------------------------------------------------------------------------------------

    def look(self) -> None:
        """Find out which games there are now, then what there is to filter by."""
        self._knows_choices = False
        self._list()

    def _on_choices(self, _along: None, found: Choices | None, error: BaseException | None) -> None:
        if self._failed(error) or found is None:
            return
        chosen = self.filter.chosen
        self.filter.offer(found)
        if self.filter.chosen != chosen:  # what was chosen is there no more
            self._list()
        self._follow()

    def _list(self) -> None:
        """Find the games that the filter leaves; all else is asked once they are shown."""
        chosen = self.filter.chosen
        self._disk.ask(partial(_listing, chosen), self._on_listing, chosen)

    def _on_listing(
        self, chosen: Filter, found: _Listing | None, error: BaseException | None
    ) -> None:
        if chosen != self.filter.chosen or self._failed(error) or found is None:
            return
        self._total = found.total
        self._show_games(found.games, found.details)
        if not self._knows_choices:
            self._knows_choices = True
            self._disk.ask(figures.choices, self._on_choices, None)
        self._ask_groups()
        if self._course_of != chosen.person:
            self._ask_course(chosen.person)

    def _ask_groups(self) -> None:
        """Find the figures of the groups out, once they are seen."""
        chosen, by = self.filter.chosen, self.groups.grouping
        if self.tabs.currentWidget() is self.groups:
            self._disk.ask(partial(_groups, chosen, by), self._on_groups, (chosen, by))

    def _on_groups(
        self, asked: tuple[Filter, Grouping], found: list[Group], error: BaseException | None
    ) -> None:
        if asked[0] == self.filter.chosen and not self._failed(error):
            self.groups.show_groups(found, asked[1])

    def _ask_course(self, person: str) -> None:
        """Find the rating out: it takes longer than the rest, and only the person changes it."""
        self._disk.ask(partial(_course, person), self._on_course, person)

    def _on_course(self, person: str, found: list[Rated], error: BaseException | None) -> None:
        if person != self.filter.chosen.person or self._failed(error):
            return
        self._course, self._course_of = found, person
        self._show_tiles()

    def _failed(self, error: BaseException | None) -> bool:
        if error is None:
            return False
        if not isinstance(error, OSError):
            raise error
        text = self.tr("The history cannot be read: {error}.")
        self._tell(text.format(error=words_of(error)))
        self.empty.setText(text.format(error=words_of(error)))
        self.pages.setCurrentWidget(self.empty)
        return True

    # -- showing -----------------------------------------------------------------------------------

    def _show_games(self, listed: list[ListedGame], known: dict[int, Details]) -> None:
        current, row = self.current, self.table.currentIndex().row()
        self.model.show(listed, known)
        self.gold.show_games(listed)
        self._summary = figures.summary(listed)
        kept = -1 if current is None else self.model.row_of(current.id)
        wanted = kept if kept >= 0 else min(max(0, row), len(listed) - 1)
        if listed:
            self.table.selectRow(wanted)
        self._show_tiles()
        self._follow()
        if listed and self._is_new:
            self._is_new = False
            self.table.setFocus()  # only what is seen takes it

    def _show_tiles(self) -> None:
        known = self._course if self._course_of == self.filter.chosen.person else []
        self.rating.show_course(known)
        if self._summary is None:
            return
        tiles = self.texts.tiles(self._summary, known[-1].rating if known else None)
        self.tiles.show_figures(tiles, self.texts.spoken(tiles))

    def _follow(self) -> None:
        """Offer what can be done now."""
        there, has_rows = self.current is not None, bool(self.model.games)
        for button in (self.open_, self.delete):
            button.setEnabled(there)
        self.export.setEnabled(has_rows)
        self.delete_all.setEnabled(bool(self._total))
        self.reset.setEnabled(self.filter.is_narrow)
        self.undo.setVisible(self._disk.can_undo)
        if self._total is None:
            self.empty.setText(self.tr("Reading the history…"))
        elif not has_rows:
            self.empty.setText(
                self.tr("No game matches.")
                if self._total
                else self.tr(
                    "There are no finished games yet. Each game you finish is listed here."
                )
            )
        self.pages.setCurrentWidget(self.table if has_rows else self.empty)

    @property
    def current(self) -> ListedGame | None:
        """Return the game of the current row."""
        row = self.table.currentIndex().row()
        return self.model.games[row] if 0 <= row < len(self.model.games) else None

    def _select(self, id_: int) -> None:
        row = self.model.row_of(id_)
        if row >= 0:
            self.table.selectRow(row)
            self.table.scrollTo(self.model.index(row, DATE))

    def _tell(self, text: str) -> None:
        self.state.setText(text)

    # -- doing -------------------------------------------------------------------------------------

    def _on_filter(self) -> None:
        self.reset.setEnabled(self.filter.is_narrow)
        self._list()

    def _on_disk_changed(self) -> None:
        if self._last is not None:
            self._tell(self.texts.deleted(self._last))
            self._last = None
        self._course_of = None
        self.look()

    def _open(self) -> None:
        if (game := self.current) is not None:
            self.game_chosen.emit(self._disk.locate(game.file))

    def _delete(self) -> None:
        if (game := self.current) is not None:
            self._last = game
            self._disk.remove(game.file)

    def _on_undo(self) -> None:
        if self._disk.can_undo:
            self._tell("")
            self._disk.undo()

    def _ask_delete_all(self) -> None:
        box = message_box(
            self.tr("History"),
            self.tr("Delete all {count} finished games?").format(count=self._total),
            self.tr("Their records and all figures are removed for good."),
            self,
        )
        remove = box.addButton(self.tr("Delete all"), QMessageBox.ButtonRole.DestructiveRole)
        cancel = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(cancel)
        box.setEscapeButton(cancel)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        remove.clicked.connect(self._delete_all)
        box.open()

    def _delete_all(self) -> None:
        self._tell("")
        self._disk.remove_all()

    def _ask_export(self) -> None:
        folder = folder_elsewhere()
        name = free_name(folder, f"kingdom-builder-{date.today().isoformat()}", SUFFIX)
        kinds = self.tr("Tables (*{suffix})").format(suffix=SUFFIX)
        dialog = QFileDialog(self, self.tr("Export the listed games"), str(folder), kinds)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.selectFile(name)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda file: self.export_to(Path(file)))
        dialog.open()

    def export_to(self, path: Path) -> None:
        """Write the games that are listed to a file."""
        self._disk.ask(partial(_exported, self.filter.chosen, path), self._on_exported, path)

    def _on_exported(self, path: Path, _found: None, error: BaseException | None) -> None:
        if error is None:
            self._tell(self.tr("Exported as {file}.").format(file=path.name))
        elif isinstance(error, OSError):
            text = self.tr("The table cannot be written: {error}.")
            self._tell(text.format(error=words_of(error)))
        else:
            raise error


class _Listing(NamedTuple):
    """The games that a filter leaves; `details`: of the newest, which are seen first."""

    total: int  # also of those that it does not leave
    games: list[ListedGame]
    details: dict[int, Details]


def _listing(chosen: Filter, db: sqlite3.Connection) -> _Listing:
    listed = figures.games(db, chosen)
    newest = listed[:PAGE]
    details = zip((game.id for game in newest), figures.details(db, newest), strict=True)
    return _Listing(figures.total(db), listed, dict(details))


def _groups(chosen: Filter, by: Grouping, db: sqlite3.Connection) -> list[Group]:
    return figures.groups(db, chosen, by)


def _course(person: str, db: sqlite3.Connection) -> list[Rated]:
    return figures.course(db, person)


def _exported(chosen: Filter, path: Path, db: sqlite3.Connection) -> None:
    write_atomic(path, csv_text.csv_of(db, chosen), as_it_is)
