"""The window Games: a list of all games, and figures of the finished ones."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QMimeData, QSize, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QSizePolicy, QStackedWidget, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.library.game_filter import Choices
from kingdom_builder_qt.game.record.unread_file import SUFFIX
from kingdom_builder_qt.ui.desktop.files.library_disk import ZIP_SUFFIX, LibraryDisk
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.keys import (
    add_fixed_key,
    add_key,
    add_page_keys,
    understand_layouts,
)
from kingdom_builder_qt.ui.desktop.widgets.notice import FolderNotice, Notice
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import fit_to_hint, is_low
from kingdom_builder_qt.ui.desktop.widgets.style import hbox, vbox
from kingdom_builder_qt.ui.desktop.widgets.tab_pages import TabBar, TabMark
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.library.games.figures_page import FiguresPage
from kingdom_builder_qt.ui.library.games.figures_texts import FiguresTexts
from kingdom_builder_qt.ui.library.games.filter_bar import FilterBar
from kingdom_builder_qt.ui.library.games.game_pictures import GamePictures
from kingdom_builder_qt.ui.library.games.game_texts import GameTexts
from kingdom_builder_qt.ui.library.games.games_keys import games_key
from kingdom_builder_qt.ui.library.games.games_page import GamesPage
from kingdom_builder_qt.ui.words.foreign_text import joined_names, truncated

tr = translator(__name__)

LEAST: Final = QSize(760, 440)
GAMES, FIGURES = range(2)
_SEARCH: Final = 240  # pixels of width at least, at the usual size of text
_LOW_SEARCH: Final = 120  # the same beside the button of the filters
_NAMED: Final = 3  # damaged records in a notice


class GamesWindow(QDialog):
    """Two pages below one filter; the signals of `games` and `not_kept` say what is requested."""

    def __init__(
        self,
        catalog: Catalog,
        disk: LibraryDisk,
        pictures: GamePictures,
        *,
        keeps: bool = True,
        shows_standing: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        """Start to read the library.

        `keeps`: whether the settings keep finished games; `shows_standing`: whether the cards of
        unfinished games show gold.
        """
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(tr("Games"))
        self._disk, self._pictures = disk, pictures
        texts = FiguresTexts(catalog)
        self.filter = FilterBar(texts)
        self.games = GamesPage(
            disk,
            pictures,
            GameTexts(catalog),
            lambda: self.filter.chosen,
            lambda: self.filter.order.currentData(),
        )
        self.figures = FiguresPage(disk, texts, lambda: self.filter.chosen)
        self.bar, self.pages = TabBar(), QStackedWidget()
        self.not_kept = Notice(tr("Keep finished games"))
        self.damage = FolderNotice()
        self._damaged: list[Path] = []
        self._was_listed = self._is_low = False
        self._build()
        self._connect()
        self.set_keeps(keeps)
        self.games.set_shows_standing(shows_standing)
        self.games.queries.reload()

    def sizeHint(self) -> QSize:
        return QSize(1180, 740)

    def _build(self) -> None:
        self.setMinimumSize(LEAST)
        self.setAcceptDrops(True)
        self.bar.setDrawBase(True)
        self.bar.setExpanding(False)
        TabMark(self.bar)
        self.bar.setAccessibleName(tr("Pages of the window"))
        for page, title in ((self.games, tr("Games")), (self.figures, tr("Figures"))):
            self.bar.addTab(title)
            self.pages.addWidget(page)
        search = self.filter.search
        search.setMinimumWidth(scaled(_SEARCH))
        self.bar.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._head = hbox((self.bar, 1), (search, 1), self.filter.reset)
        parts = self.not_kept, self.damage, self._head, self.filter, (self.pages, 1)
        vbox(*parts, parent=self, spacing=8, margin=12)
        fit_to_hint(self)
        self._arrange()

    def _connect(self) -> None:
        games, figures = self.games, self.figures
        self._disk.quarantined.connect(self._on_quarantined)
        self._disk.changed.connect(figures.reload)
        self.bar.currentChanged.connect(self._show_page)
        self.filter.changed.connect(self._on_filter)
        for ends_message in (self.bar.currentChanged, self.filter.changed):
            ends_message.connect(lambda *_: games.tell(games.trouble))
        self.filter.search.returnPressed.connect(games.grid.setFocus)
        games.clear_requested.connect(self.filter.show_all)
        games.grid.typed.connect(self._on_typed)
        games.queries.choices_found.connect(self._on_offered)
        games.listed.connect(self._on_listed)
        figures.gold.game_chosen.connect(self._show_game)
        games.close_button.clicked.connect(self.close)
        figures.close_button.clicked.connect(self.close)
        self.finished.connect(self._pictures.cancel_requests)
        add_key(self, games_key("search"), self._find, in_window=True)
        search = self.filter.search
        add_fixed_key(search, "Down", games.grid.setFocus)
        for widget in (search, games.grid):
            clear = add_fixed_key(widget, "Escape", search.clear)
            clear.setEnabled(False)  # an empty search leaves Esc to the window
            search.textChanged.connect(lambda text, clear=clear: clear.setEnabled(bool(text)))
        add_page_keys(self.bar)
        understand_layouts(self)

    def set_keeps(self, keeps: bool) -> None:
        """Show a notice if the settings do not keep finished games."""
        text = tr("Finished games without a star are removed when you leave them.")
        self.not_kept.tell("" if keeps else text)

    def changeEvent(self, event: QEvent) -> None:
        """Refresh the library from its folder when the window is activated."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._arrange()
        is_activation = event.type() == QEvent.Type.ActivationChange
        if is_activation and self._was_listed and self.isActiveWindow():
            self._disk.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Leave the height of a low window to its pages."""
        if (low := is_low(self)) == self._is_low:
            return
        self._is_low = low
        focused = self.focusWidget()
        if low:
            self._head.insertWidget(self._head.count() - 1, self.filter.fold)
            self.filter.fold.show()
        self.bar.setUsesScrollButtons(not low)
        self._head.setStretch(0, int(not low))
        self.filter.search.setMinimumWidth(scaled(_LOW_SEARCH if low else _SEARCH))
        self.filter.set_low(low)
        self.games.set_low(low)
        self.figures.set_low(low)
        if focused is not None:  # Qt takes the focus from a part that moves
            focused.setFocus()

    def _on_listed(self) -> None:
        """Refresh the library from its folder once the games of the index are shown."""
        if not self._was_listed:
            self._was_listed = True
            self._disk.refresh()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept records and ZIP files of them."""
        if _games_in(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Import the games of dropped files."""
        if files := _games_in(event.mimeData()):
            event.acceptProposedAction()
            self._disk.add(files)

    # -- pages and filter --------------------------------------------------------------------------

    def _show_page(self, page: int) -> None:
        is_inside = self.pages.isAncestorOf(self.focusWidget())
        self.pages.setCurrentIndex(page)
        if is_inside:  # Qt would move the focus, invisibly, to any widget
            first = self.games.grid if page == GAMES else self.figures.tabs.tabBar()
            first.setFocus(Qt.FocusReason.TabFocusReason)
            self.setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
        self.filter.state.setEnabled(page == GAMES)
        tip = tr("Figures count finished games only.") if page == FIGURES else ""
        set_tooltip(self.filter.state, tip)

    def _on_filter(self) -> None:
        self.games.queries.list_games()
        self.figures.reload()

    def _on_offered(self, found: Choices) -> None:
        chosen = self.filter.chosen
        self.filter.set_choices(found)
        if self.filter.chosen != chosen:  # the last game of a choice was removed
            self._on_filter()

    def _on_typed(self, letters: str) -> None:
        """Append letters typed over the cards to the search."""
        self.filter.search.setFocus()
        self.filter.search.setText(self.filter.search.text() + letters)

    def _find(self) -> None:
        self.filter.search.setFocus()
        self.filter.search.selectAll()

    def _show_game(self, id_: str) -> None:
        """Select the card of a game that was clicked in a plot."""
        self.bar.setCurrentIndex(GAMES)
        if self.games.select(id_):
            self.games.grid.setFocus()

    # -- damaged records ---------------------------------------------------------------------------

    def _on_quarantined(self, paths: Sequence[Path]) -> None:
        self._damaged += [path for path in paths if path not in self._damaged]
        names = joined_names(truncated(path.name) for path in self._damaged[:_NAMED])
        count = len(self._damaged)
        text = tr("%n damaged games were set aside: {names}.", "", count)
        if count > _NAMED:
            text = tr("%n damaged games were set aside: {names} and {more} more.", "", count)
        self.damage.show_file(self._damaged[-1], text.format(names=names, more=count - _NAMED))


def _games_in(data: QMimeData) -> list[Path]:
    files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return [file for file in files if file.suffix.lower() in (SUFFIX, ZIP_SUFFIX)]
