"""A natural section by the measures of the printed ones, or the best of many of them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QIcon, QShowEvent
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QWidget,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.editor.sections.canvas.section_item import hexes_rect, picture
from kingdom_builder_qt.editor.sections.document.section_grid import grid_of
from kingdom_builder_qt.editor.sections.generator.best import Best, Choice
from kingdom_builder_qt.editor.sections.generator.generator import generate
from kingdom_builder_qt.editor.sections.generator.recipe import (
    LIMITS,
    OFFERED,
    SECTIONS,
    obstacles,
    unkept,
)
from kingdom_builder_qt.editor.sections.window.generating.best_job import BestJob
from kingdom_builder_qt.editor.sections.window.generating.best_texts import BestTexts
from kingdom_builder_qt.editor.sections.window.generating.wishes import WishesForm
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import hbox, label, muted, vbox
from kingdom_builder_qt.ui.desktop.widgets.text_edits import NumberBox
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip

THUMBNAIL: Final = QSize(60, 56)
_CELL: Final = QSize(67, 82)
_STATE_LINES: Final = 2
FOUND_WIDTH: Final = OFFERED * _CELL.width() + 6  # all of them beside each other


class GeneratePage(QWidget):
    """What is wished, and below it the search; a section that it found can be chosen.

    `list`: the sections found, for a place beside this page, with which it comes and goes;
    `changed`: another section is shown; `choice` is what was chosen of those found, None for the
    one of the seed.
    """

    changed = Signal()

    def __init__(self, catalog: Catalog) -> None:
        super().__init__()
        self._catalog, self._texts = catalog, BestTexts(catalog)
        self.wishes = WishesForm(catalog)
        self.wishes.changed.connect(self._on_wished)
        self.job = BestJob(self)
        self.job.advanced.connect(self._show_progress)
        self.job.ended.connect(self._on_ended)
        self.count = NumberBox()
        self.count.setRange(*LIMITS["sections"])
        self.count.setValue(SECTIONS)
        self.count.setSingleStep(10)
        self.count.setAccessibleName(self.tr("Sections to choose from"))
        self.search = QPushButton(autoDefault=False)
        self.search.clicked.connect(self._on_find)
        self.bar = QProgressBar(textVisible=False)
        self.bar.setMaximumHeight(8)
        self.state = muted(wrap=True)
        self.list = QListWidget()
        self.choices: list[Choice] = []
        self._lay_out()
        self._keep_room()
        self._show_choices([])
        self._show_idle()

    def _lay_out(self) -> None:
        strip = self.list
        strip.setViewMode(QListView.ViewMode.IconMode)
        strip.setMovement(QListView.Movement.Static)
        strip.setWrapping(False)
        strip.setIconSize(THUMBNAIL)
        strip.setGridSize(_CELL)
        strip.setUniformItemSizes(True)
        strip.setFixedHeight(_CELL.height() + 6)
        strip.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        strip.setMinimumWidth(FOUND_WIDTH)
        strip.setAccessibleName(self.tr("Best sections"))
        strip.currentRowChanged.connect(lambda _row: self.changed.emit())
        text = label(self.tr("Best of"))
        text.setBuddy(self.count)
        row = hbox(text, self.count, self.search, (self.bar, 1))
        vbox((ScrollPage(self.wishes), 1), row, self.state, parent=self)

    def _keep_room(self) -> None:
        """Let nothing move when a text or the bar comes and goes."""
        policy = self.bar.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.bar.setSizePolicy(policy)
        self.state.setMinimumHeight(_STATE_LINES * self.state.fontMetrics().lineSpacing())
        self.state.setAlignment(Qt.AlignmentFlag.AlignTop)

    # -- what is shown -----------------------------------------------------------------------------

    @property
    def choice(self) -> Choice | None:
        """Return what was chosen of the sections found."""
        row = self.list.currentRow()
        return self.choices[row] if 0 <= row < len(self.choices) else None

    def section(self) -> Section | None:
        """Return the chosen section, else that of the seed."""
        choice = self.choice
        return choice.section if choice else generate(self._catalog, self.wishes.options)

    def unkept(self, section: Section) -> str:
        """Return which wishes a section made here does not keep, and why; empty where all are."""
        wished = self.wishes.options
        return self._texts.unkept(unkept(wished, section), obstacles(self._catalog, wished))

    def rows(self) -> list[tuple[str, str]]:
        """Return (figure, sentence) of the chosen section; none for that of the seed."""
        choice = self.choice
        return list(self._texts.rows(choice)) if choice else []

    # -- the search --------------------------------------------------------------------------------

    def stop(self) -> None:
        """Search no further; what was found can still be chosen."""
        if self.job.is_running:
            self.job.stop()
            self._on_ended("")

    def _on_wished(self) -> None:
        """Forget what was found: it was found for other wishes."""
        self.job.stop()
        self._show_choices([])
        self._show_idle()
        self.changed.emit()

    def _on_find(self) -> None:
        if self.job.is_running:
            self.stop()
            return
        self._show_choices([])
        try:
            best = Best(self._catalog, self.wishes.options, self.count.value())
        except SetupError as error:
            self.state.setText(str(error))
            return
        self.search.setText(self.tr("Stop"))
        self.count.setEnabled(False)
        self.bar.show()
        self.job.begin(best)
        self._show_progress()
        self.changed.emit()

    def _show_progress(self) -> None:
        best = self.job.best
        assert best is not None
        self.bar.setRange(0, best.total)
        self.bar.setValue(best.done)
        self.state.setText(self._texts.progress(best))

    def _on_ended(self, error: str) -> None:
        best = self.job.best
        assert best is not None
        self._show_choices(best.choices(OFFERED))
        self._show_idle()
        self.state.setText(self._texts.result(best, error))
        if self.choices:
            self.list.setCurrentRow(0)
            self.list.setFocus()

    def _show_idle(self) -> None:
        self.search.setText(self.tr("&Find"))
        self.count.setEnabled(True)
        self.bar.hide()
        self.state.setText(self._texts.offer())

    def _show_choices(self, choices: list[Choice]) -> None:
        self.choices = choices
        self.list.clear()
        for choice in choices:
            item = QListWidgetItem(self._texts.caption(choice))
            item.setIcon(self._thumbnail(choice.section))
            item.setTextAlignment(Qt.AlignmentFlag.AlignHCenter)
            set_tooltip(item, self._texts.tip(choice))
            self.list.addItem(item)
        self.list.setVisible(bool(choices) and self.isVisible())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.list.setVisible(bool(self.choices))

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.list.hide()

    def _thumbnail(self, section: Section) -> QIcon:
        ratio, rect = self.devicePixelRatioF(), hexes_rect(grid_of(section))
        scale = min(THUMBNAIL.width() / rect.width(), THUMBNAIL.height() / rect.height())
        shown = picture(section, self._catalog, current_theme(), ratio * scale)
        shown.setDevicePixelRatio(ratio)
        icon = QIcon(shown)
        icon.addPixmap(shown, QIcon.Mode.Selected)  # the chosen one keeps its colours
        return icon
