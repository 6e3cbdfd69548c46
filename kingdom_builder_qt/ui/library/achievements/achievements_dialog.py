"""A quiet page of what was tried and won with, and what is left to learn."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.history.history_figures import Achieved, achieved
from kingdom_builder_qt.ui.desktop.files.file_errors import words_of
from kingdom_builder_qt.ui.desktop.files.history_disk import HistoryDisk
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.widgets.notice import Notice
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import (
    CardFrame,
    SteadyLabel,
    clear_layout,
    dialog_buttons,
    hbox,
    label,
    mute,
    muted,
    tight,
    vbox,
)
from kingdom_builder_qt.ui.library.achievements.achievement_rows import (
    AchievementTexts,
    Item,
    Row,
    Studied,
)
from kingdom_builder_qt.ui.library.achievements.badges import Badge, BadgeField


class RowCard(CardFrame):
    """One row: its badges, and in words what is left or looked at."""

    page_wanted = Signal(str, str)  # of the rules

    def __init__(self, row: Row, texts: AchievementTexts) -> None:
        super().__init__()
        self.row, self._texts = row, texts
        self.badges = [Badge(item, texts.spoken(item)) for item in row.items]
        self.count = label(texts.count(row), bold=True)
        self.said = SteadyLabel([texts.left(row), *map(self._about, row.items)], 0.92)
        mute(self.said)
        self.rules = QPushButton(self.tr("Rules"), autoDefault=False)
        self.rules.setAccessibleName(self.tr("Rules: {title}").format(title=row.title))
        title = label(row.title, 1.05, bold=True, wrap=True, fitted=True)
        head = hbox((title, 1), self.count, self.rules, spacing=12)
        parts = head, muted(row.teaches, wrap=True, fitted=True), BadgeField(self.badges), self.said
        vbox(*parts, parent=self, spacing=5).setContentsMargins(14, 10, 12, 10)
        self.rules.setVisible(row.page is not None)
        self.rules.clicked.connect(lambda: self._want(row.page))
        for badge in self.badges:
            badge.looked_at.connect(self._say)
            badge.clicked.connect(lambda _=False, b=badge: self._want(b.item.page))

    def _want(self, page: tuple[str, str] | None) -> None:
        if page is not None:
            self.page_wanted.emit(*page)

    def _say(self, item: Item | None) -> None:
        """Tell of what is looked at, else of what is left."""
        self.said.setText(self._texts.left(self.row) if item is None else self._about(item))

    def _about(self, item: Item) -> str:
        about = f" – {item.about}" if item.about else ""
        return self._texts.spoken(item) + " ".join(about.split("\n"))


class AchievementsDialog(QDialog):
    """All rows; the history is asked in a thread, and anew when it changes."""

    page_wanted = Signal(str, str)  # of the rules
    keeping_wanted = Signal()  # the player wants a history again

    def __init__(
        self,
        catalog: Catalog,
        disk: HistoryDisk,
        *,
        keeps: bool,
        parent: QWidget | None = None,
    ) -> None:
        """`keeps`: whether games that end now are filed."""
        super().__init__(parent, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("Achievements"))
        self._disk = disk
        self._texts = AchievementTexts(catalog)
        self._found: Achieved | None = None
        self._asked = 0  # how often: only the last answer is wanted
        self._studied = Studied()
        self.rows: list[RowCard] = []
        self.private = Notice(self.tr("Keep a history"))
        self.private.button.setAutoDefault(False)
        self.private.wanted.connect(self.keeping_wanted)
        self.said = muted("", wrap=True)
        self._list = QVBoxLayout()
        self._build()
        self._tell_kept(keeps)
        disk.changed.connect(self.look)
        self.look()

    def _build(self) -> None:
        tight(self._list, 8)
        self._list.setAlignment(Qt.AlignmentFlag.AlignTop)
        page = QWidget()
        page.setLayout(self._list)
        self.page = ScrollPage(page, steady=True)
        self.buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        foot = hbox((self.said, 1), self.buttons)
        vbox(self.private, (self.page, 1), foot, parent=self, spacing=8, margin=12)

    def sizeHint(self) -> QSize:
        return QSize(820, 640)

    def apply_settings(self, settings: Settings) -> None:
        self._tell_kept(settings.keep_history)

    def _tell_kept(self, keeps: bool) -> None:
        text = self.tr("No history is being kept: games that end now are not marked here.")
        self.private.tell("" if keeps else text)

    # -- asking and showing ------------------------------------------------------------------------

    def look(self) -> None:
        """Ask what the games tell."""
        self.said.setText(self._texts.beginning(self._found))
        self._asked += 1
        self._disk.ask(achieved, self._on_found, self._asked)

    def show_studied(self, studied: Studied) -> None:
        """Show lessons and puzzles, too."""
        if studied != self._studied:
            self._studied = studied
            self._show()

    def _on_found(self, number: int, found: Achieved | None, error: BaseException | None) -> None:
        if number != self._asked:
            return
        if found is not None:
            self.show_found(found)
        elif isinstance(error, OSError):
            text = self.tr("The history cannot be read: {error}.")
            self.said.setText(text.format(error=words_of(error)))
        elif error is not None:
            raise error

    def show_found(self, found: Achieved) -> None:
        """Show what the games tell."""
        self.said.setText(self._texts.beginning(found))
        if found != self._found:
            self._found = found
            self._show()

    def _show(self) -> None:
        if self._found is None:
            return
        bar = self.page.verticalScrollBar()
        before = bar.value()
        clear_layout(self._list)
        self.rows = []
        for row in self._texts.rows(self._found, self._studied):
            card = RowCard(row, self._texts)
            card.page_wanted.connect(self.page_wanted)
            self._list.addWidget(card)
            self.rows.append(card)
        self._list.activate()
        bar.setValue(before)
