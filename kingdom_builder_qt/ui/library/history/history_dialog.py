"""The finished games of this computer: a list, figures, plots; opened, exported, deleted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
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
from kingdom_builder_qt.game.history.history_figures import Rated, Summary
from kingdom_builder_qt.game.history.history_filter import Choices
from kingdom_builder_qt.game.history.listing import Key, ListedGame
from kingdom_builder_qt.ui.desktop.files.file_errors import words_of
from kingdom_builder_qt.ui.desktop.files.history_disk import HistoryDisk
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.widgets.controls.splitter import Splitter
from kingdom_builder_qt.ui.desktop.widgets.keys import add_key
from kingdom_builder_qt.ui.desktop.widgets.message_box import message_box
from kingdom_builder_qt.ui.desktop.widgets.notice import Notice
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import fit_to_hint
from kingdom_builder_qt.ui.desktop.widgets.style import (
    CardFrame,
    ElidedLabel,
    hbox,
    label,
    make_primary,
    mute,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tab_pages import TabBar
from kingdom_builder_qt.ui.library.history.filter_bar import FilterBar
from kingdom_builder_qt.ui.library.history.games_model import DATE, OPPONENTS, PAGE, GamesModel
from kingdom_builder_qt.ui.library.history.gold_plot import GoldPlot
from kingdom_builder_qt.ui.library.history.groups_page import GroupsPage
from kingdom_builder_qt.ui.library.history.history_queries import FoundGames, HistoryQueries
from kingdom_builder_qt.ui.library.history.history_texts import HistoryTexts
from kingdom_builder_qt.ui.library.history.rating_plot import RatingPlot
from kingdom_builder_qt.ui.library.history.table_export import TableExport


class _Tile(CardFrame):
    """A large number, and in small letters what it is."""

    def __init__(self) -> None:
        super().__init__()
        self.figure = label("", 1.45, bold=True)  # the display face has figures of many heights
        self.more, self.name = ElidedLabel("", 0.88), ElidedLabel("", 0.88)
        for quiet in (self.more, self.name):
            mute(quiet)
        head = hbox(self.figure, (self.more, 1), spacing=6)
        vbox(head, self.name, parent=self, spacing=0).setContentsMargins(12, 5, 8, 6)

    def tell(self, figure: str, name: str, more: str) -> None:
        """Show a figure; `more` stands beside it."""
        self.figure.setText(figure)
        self.name.setText(name)
        self.more.setText(more)


class FigureTiles(QWidget):
    """Tiles in a row, as many as there are figures."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.tiles = [_Tile() for _ in range(count)]
        hbox(*((tile, 1) for tile in self.tiles), parent=self)

    def show_figures(self, figures: Sequence[tuple[str, str, str]], spoken: str) -> None:
        """Show (figure, name, more) of each tile; `spoken`: the same as a sentence."""
        for tile, (figure, name, more) in zip(self.tiles, figures, strict=True):
            tile.tell(figure, name, more)
        self.setAccessibleName(spoken)


class GamesTable(QTableView):
    """Rows of games; a click on a head orders them."""

    def __init__(self, model: GamesModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setAccessibleName(self.tr("Finished games"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setAlternatingRowColors(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        rows = self.verticalHeader()
        rows.hide()
        self._size_rows()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns = self.horizontalHeader()
        columns.setHighlightSections(False)
        columns.setMinimumSectionSize(44)
        columns.setResizeContentsPrecision(0)  # rows out of sight are not read yet
        columns.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        columns.setSectionResizeMode(OPPONENTS, QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setSortIndicator(DATE, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)

    def minimumSizeHint(self) -> QSize:
        """Return room for all columns, and for some letters of the opponents."""
        others = sum(self.columnWidth(c) for c in range(self.model().columnCount()))
        others -= self.columnWidth(OPPONENTS)
        names = self.fontMetrics().horizontalAdvance("Anna (Builder)") + 12
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(others + names + bar, super().minimumSizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        """Let rows be as high as the text is now."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._size_rows()

    def _size_rows(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 10)


LEAST: Final = QSize(860, 480)
_SHARES: Final = (52, 48)  # of the width, for list and figures


class HistoryDialog(QDialog):
    """A window beside the game; everything in it is asked in threads."""

    game_chosen = Signal(object)  # Path of a record that shall be looked at
    keeping_wanted = Signal()  # the player wants a history again

    def __init__(
        self,
        catalog: Catalog,
        disk: HistoryDisk,
        *,
        keeps: bool,
        parent: QWidget | None = None,
    ) -> None:
        """Ask for all games at once; `keeps`: whether those that end now are filed."""
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("History"))
        self._disk = disk
        self.texts = HistoryTexts(catalog)
        self.filter = FilterBar(self.texts)
        self.questions = HistoryQueries(disk, lambda: self.filter.chosen, self)
        self.exporter = TableExport(disk, lambda: self.filter.chosen, self)
        self.tiles = FigureTiles(6)
        self.model = GamesModel(disk, self.texts, self)
        self.table, self.pages = GamesTable(self.model), QStackedWidget()
        self.empty = label(wrap=True)
        self.gold, self.rating = GoldPlot(self.texts), RatingPlot(self.texts)
        self.groups = GroupsPage(self.texts)
        self.tabs = QTabWidget()
        self.tabs.setTabBar(TabBar())
        self.private = Notice(self.tr("Keep a history"))
        self._make_buttons()
        self._summary: Summary | None = None
        self._course: list[Rated] = []
        self._course_of = ""  # the person whose rating that is
        self._total: int | None = None  # games in all; None while nobody knows
        self._is_new = True  # no game was listed yet, so the keys belong to nobody
        self._build()
        self._connect()
        self._tell_kept(keeps)
        self._follow()
        self.look()

    # -- building ----------------------------------------------------------------------------------

    def _make_buttons(self) -> None:
        self.private.button.setAutoDefault(False)  # Enter belongs to the list
        self.state = ElidedLabel()
        self.undo = QPushButton(self.tr("Undo"), autoDefault=False)
        self.open_ = QPushButton(self.tr("Watch"), default=True)
        make_primary(self.open_)
        self.delete = QPushButton(self.tr("Delete"), autoDefault=False)
        self.delete_all = QPushButton(self.tr("Delete all…"), autoDefault=False)
        self.export = QPushButton(self.tr("Export…"), autoDefault=False)
        self.close_button = QPushButton(self.tr("Close"), autoDefault=False)

    def _build(self) -> None:
        self.setMinimumSize(LEAST)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setMargin(24)
        self.pages.addWidget(self.table)
        self.pages.addWidget(self.empty)
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
        parts = self.private, self.filter, self.tiles, (self.splitter, 1), foot
        vbox(*parts, parent=self, spacing=8, margin=12)
        fit_to_hint(self)
        self.splitter.setSizes([share * self.width() // 100 for share in _SHARES])

    def _connect(self) -> None:
        self._disk.changed.connect(self.look)
        self._disk.removed.connect(lambda file: self._tell(self.texts.deleted(file)))
        self._disk.failed.connect(self._tell)
        self.questions.listed.connect(self._on_listed)
        self.questions.offered.connect(self._on_offered)
        self.questions.grouped.connect(self.groups.show_groups)
        self.questions.rated.connect(self._on_rated)
        self.questions.failed.connect(self._on_failed)
        self.exporter.said.connect(self._tell)
        self.filter.changed.connect(self._ask_games)
        self.model.order_wanted.connect(self._ask_games)
        self.groups.changed.connect(self._ask_groups)
        self.tabs.currentChanged.connect(self._ask_groups)
        self.gold.game_chosen.connect(self._select)
        self.table.selectionModel().currentRowChanged.connect(self._follow)
        self.table.activated.connect(lambda _index: self._open())
        self.model.modelReset.connect(self._follow)
        self.model.dataChanged.connect(self._follow)
        self._connect_buttons()

    def _connect_buttons(self) -> None:
        self.open_.clicked.connect(self._open)
        self.delete.clicked.connect(self._delete)
        self.delete_all.clicked.connect(self._ask_delete_all)
        self.undo.clicked.connect(self._on_undo)
        self.export.clicked.connect(self.exporter.ask)
        self.close_button.clicked.connect(self.close)
        self.private.wanted.connect(self.keeping_wanted)
        for keys, call in (
            (QKeySequence.StandardKey.Delete, self._delete),
            (QKeySequence.StandardKey.Undo, self._on_undo),
        ):
            add_key(self, keys, call, in_window=True)

    def sizeHint(self) -> QSize:
        return QSize(1180, 720)

    def apply_settings(self, settings: Settings) -> None:
        self._tell_kept(settings.keep_history)

    def _tell_kept(self, keeps: bool) -> None:
        """Say that no history is kept, if so."""
        text = self.tr("No history is being kept: games that end now are not listed.")
        self.private.tell("" if keeps else text)

    # -- asking ------------------------------------------------------------------------------------

    def look(self) -> None:
        """Find out which games there are now, then what there is to filter by."""
        self.questions.look(self.model.order, PAGE)

    def _ask_games(self) -> None:
        self.questions.ask_games(self.model.order, PAGE)

    def _ask_groups(self) -> None:
        """Find the figures of the groups out, once they are seen."""
        if self.tabs.currentWidget() is self.groups:
            self.questions.ask_groups(self.groups.grouping)

    # -- showing -----------------------------------------------------------------------------------

    def _on_listed(self, found: FoundGames) -> None:
        current, row = self._key, self.table.currentIndex().row()
        self._total, self._summary = found.total, found.summary
        self.model.show(found.keys, found.first)
        self.gold.show_games(found.listed)
        if found.keys:
            kept = -1 if current is None else self.model.row_of(current)
            self.table.selectRow(kept if kept >= 0 else min(max(0, row), len(found.keys) - 1))
        self._show_tiles()
        self._follow()
        self._ask_groups()
        if found.keys and self._is_new:
            self._is_new = False
            self.table.setFocus()  # only what is seen takes it

    def _on_offered(self, found: Choices) -> None:
        chosen = self.filter.chosen
        self.filter.offer(found)
        if self.filter.chosen != chosen:  # what was chosen is there no more
            self._ask_games()

    def _on_rated(self, course: list[Rated], person: str) -> None:
        self._course, self._course_of = course, person
        self.rating.show_course(course)
        self._show_tiles()

    def _on_failed(self, error: OSError) -> None:
        text = self.tr("The history cannot be read: {error}.").format(error=words_of(error))
        self._tell(text)
        self.empty.setText(text)
        self.pages.setCurrentWidget(self.empty)

    def _show_tiles(self) -> None:
        if self._summary is None:
            return
        if self._course_of != self.filter.chosen.person:
            self._on_rated([], self.filter.chosen.person)  # until that is known
            return
        tiles = self.texts.tiles(self._summary, self._course[-1].rating if self._course else None)
        self.tiles.show_figures(tiles, self.texts.spoken(tiles))

    def _follow(self) -> None:
        """Offer what can be done now."""
        there, has_rows = self.current is not None, bool(self.model.keys)
        for button in (self.open_, self.delete):
            button.setEnabled(there)
        self.export.setEnabled(has_rows)
        self.delete_all.setEnabled(bool(self._total))
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
        """Return the game of the current row, once it is known."""
        return self.model.game(self.table.currentIndex().row())

    @property
    def _key(self) -> Key | None:
        row = self.table.currentIndex().row()
        return self.model.keys[row] if 0 <= row < len(self.model.keys) else None

    def _select(self, key: Key) -> None:
        row = self.model.row_of(key)
        if row >= 0:
            self.table.selectRow(row)
            self.table.scrollTo(self.model.index(row, DATE))

    def _tell(self, text: str) -> None:
        self.state.setText(text)

    # -- doing -------------------------------------------------------------------------------------

    def _open(self) -> None:
        if (game := self.current) is not None:
            self.game_chosen.emit(self._disk.locate(game.file))

    def _delete(self) -> None:
        if (game := self.current) is not None:
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
