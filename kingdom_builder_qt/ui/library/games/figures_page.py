"""The second page of the window Games: sums, plots, groups, and the export of a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QTabWidget, QWidget

from kingdom_builder_qt.game.library.figures import RatingPoint, Summary
from kingdom_builder_qt.game.library.game_filter import GameFilter
from kingdom_builder_qt.ui.desktop.files.file_errors import error_text
from kingdom_builder_qt.ui.desktop.files.library_disk import LibraryDisk
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import (
    CardFrame,
    ElidedLabel,
    full_height,
    hbox,
    label,
    mute,
    tight,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tab_pages import TabBar
from kingdom_builder_qt.ui.library.games.figures_texts import FiguresTexts
from kingdom_builder_qt.ui.library.games.games_queries import (
    FiguresQueries,
    FoundFigures,
    figures_filter,
)
from kingdom_builder_qt.ui.library.games.gold_plot import GoldPlot
from kingdom_builder_qt.ui.library.games.groups_page import GroupsPage
from kingdom_builder_qt.ui.library.games.rating_plot import RatingPlot
from kingdom_builder_qt.ui.library.games.table_export import TableExport

tr = translator(__name__)


class _Tile(CardFrame):
    """A large number above its caption."""

    def __init__(self) -> None:
        super().__init__()
        self.figure = label("", 1.45, bold=True)  # the title font has old-style figures
        self.more, self.name = ElidedLabel("", 0.88), ElidedLabel("", 0.88)
        for quiet in (self.more, self.name):
            mute(quiet)
        head = hbox(self.figure, (self.more, 1), spacing=4)
        vbox(head, self.name, parent=self, spacing=0).setContentsMargins(12, 5, 4, 6)

    def show_figure(self, figure: str, name: str, more: str) -> None:
        self.figure.setText(figure)
        self.name.setText(name)
        self.more.setText(more)


class FigureTiles(QWidget):
    """`count` tiles, in as few rows of equal length as show all words."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.tiles = [_Tile() for _ in range(count)]
        self._columns = 0
        self._is_column = False
        self._grid = QGridLayout(self)
        tight(self._grid, 6)
        self._arrange()

    def show_figures(self, figures: Sequence[tuple[str, str, str]], spoken: str) -> None:
        """Show (figure, caption, addition) of each tile; `spoken` is the accessible name."""
        for tile, (figure, name, more) in zip(self.tiles, figures, strict=True):
            tile.show_figure(figure, name, more)
        self.setAccessibleName(spoken)
        self._arrange()

    def set_column(self, is_column: bool) -> None:
        """Place all tiles in one column."""
        self._is_column = is_column
        self._arrange()

    def _arrange(self) -> None:
        count, gap = len(self.tiles), self._grid.horizontalSpacing()
        widest = max(tile.sizeHint().width() for tile in self.tiles)
        rows = (n for n in range(1, count) if count % n == 0)
        fitting = (count // n for n in rows if (widest + gap) * (count // n) - gap <= self.width())
        columns = 1 if self._is_column else next(fitting, 1)
        if columns == self._columns:
            return
        self._columns = columns
        for place, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, place // columns, place % columns)
        for column in range(count):
            self._grid.setColumnStretch(column, int(column < columns))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()


class FiguresPage(QWidget):
    """Queries the figures of the filter while it is visible."""

    def __init__(
        self, disk: LibraryDisk, texts: FiguresTexts, chosen: Callable[[], GameFilter]
    ) -> None:
        """`chosen` returns the filter of the window."""
        super().__init__()
        self.texts, self._is_due = texts, True
        self._chosen = lambda: figures_filter(chosen())
        self.queries = FiguresQueries(disk, self._chosen, self)
        self.exporter = TableExport(disk, self._chosen, self)
        self.tiles = FigureTiles(6)
        self.gold, self.rating = GoldPlot(texts), RatingPlot(texts)
        self.groups = GroupsPage(texts)
        self.tabs = QTabWidget()
        self.tabs.setTabBar(TabBar())
        self.tabs.tabBar().setAccessibleName(tr("Kinds of figures"))
        self.state = ElidedLabel(tr("Games between computers alone are not counted."))
        self.export = QPushButton(tr("Export table…"))
        self.close_button = QPushButton(tr("Close"))
        self._summary: Summary | None = None
        self._course: list[RatingPoint] = []
        self._course_of = ""  # the person whose rating that is
        self._build()
        self._connect()

    def _build(self) -> None:
        self.tabs.addTab(self.gold, tr("Gold"))
        self.tabs.addTab(self.rating, tr("Rating"))
        self.tabs.addTab(self.groups, tr("Breakdown"))
        self.tabs.setDocumentMode(True)
        self.export.setEnabled(False)
        full_height(self.export, self.close_button)
        foot = hbox(self.export, 6, (self.state, 1), self.close_button)
        content = QWidget()
        self._rows = vbox(self.tiles, (self.tabs, 1), parent=content)
        self._page = ScrollPage(content)
        self._columns = hbox(self._page)
        vbox((self._columns, 1), foot, parent=self)

    def set_low(self, is_low: bool) -> None:
        """In a low window the plot takes all the height; the tiles scroll beside it."""
        self.tiles.set_column(is_low)
        side = QSizePolicy.Policy.Maximum if is_low else QSizePolicy.Policy.Expanding
        self._page.setSizePolicy(side, QSizePolicy.Policy.Expanding)
        (self._columns if is_low else self._rows).addWidget(self.tabs, 1)
        self.tabs.show()

    def _connect(self) -> None:
        self.queries.summed.connect(self._on_summed)
        self.queries.grouped.connect(self.groups.show_groups)
        self.queries.rated.connect(self._on_rated)
        self.queries.failed.connect(self._on_failed)
        self.exporter.said.connect(self.state.setText)
        self.export.clicked.connect(self.exporter.ask)
        self.groups.changed.connect(self._ask_groups)
        self.tabs.currentChanged.connect(self._ask_groups)

    def reload(self) -> None:
        """Query all figures now, or once the page is shown."""
        self._is_due = not self.isVisible()
        if not self._is_due:
            self.queries.ask()
            self._ask_groups()

    def showEvent(self, event: QShowEvent) -> None:
        """Run a query that was deferred."""
        super().showEvent(event)
        if self._is_due:
            self.reload()

    def _ask_groups(self) -> None:
        if self.isVisible() and self.tabs.currentWidget() is self.groups:
            self.queries.ask_groups(self.groups.grouping)

    def _on_summed(self, found: FoundFigures) -> None:
        self._summary = found.summary
        self.gold.show_games(found.listed)
        self.export.setEnabled(bool(found.listed.ids))
        if self._course_of != (person := self._chosen().person):
            self._on_rated([], person)  # until the rating of that person is known
        self._show_tiles()

    def _on_rated(self, course: list[RatingPoint], person: str) -> None:
        self._course, self._course_of = course, person
        self.rating.show_course(course)
        self._show_tiles()

    def _on_failed(self, error: OSError) -> None:
        text = tr("Your games cannot be read: {error}.")
        self.state.setText(text.format(error=error_text(error)))

    def _show_tiles(self) -> None:
        if self._summary is None:
            return
        rating = self._course[-1].rating if self._course else None
        tiles = self.texts.tiles(self._summary, rating)
        self.tiles.show_figures(tiles, self.texts.spoken(tiles))
