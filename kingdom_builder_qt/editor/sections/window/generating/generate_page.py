"""The generator page: one section by the measures of printed ones, or the best of many."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, Signal
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
from kingdom_builder_qt.core.board import Cell, Section
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.editor.sections.analysis.analysis_texts import AnalysisTexts
from kingdom_builder_qt.editor.sections.canvas.section_item import hexes_rect, picture
from kingdom_builder_qt.editor.sections.document.section_grid import MAIN_GRID, grid_of
from kingdom_builder_qt.editor.sections.generator.best import Best, BestResult, Choice
from kingdom_builder_qt.editor.sections.generator.generator import generate
from kingdom_builder_qt.editor.sections.generator.recipe import (
    LIMITS,
    MOST_UNBUILDABLE,
    OFFERED,
    SECTIONS,
    MissedWish,
    RecipeObstacle,
    missed_wishes,
    obstacles,
)
from kingdom_builder_qt.editor.sections.panels.cell_names import CellNames
from kingdom_builder_qt.editor.sections.window.generating.wishes import WishesForm
from kingdom_builder_qt.game.analysis.analysis_run import AnalysisRun
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import hbox, label, muted, vbox
from kingdom_builder_qt.ui.desktop.widgets.text_edits import NumberBox
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.desktop.workers.watched_run import WatchedRun
from kingdom_builder_qt.ui.words.error_texts import ErrorTexts
from kingdom_builder_qt.ui.words.numbers import amount, signed

tr = translator(__name__)


class BestJob(QObject):
    """Runs one search at a time without blocking."""

    advanced = Signal()  # there are new results
    ended = Signal(str)  # the search is complete, or an error message

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.best: Best | None = None
        self.work = WatchedRun(self)
        self.work.found.connect(self._on_found)
        self.work.ended.connect(self._on_ended)

    @property
    def is_running(self) -> bool:
        return self.work.is_running

    def begin(self, best: Best) -> None:
        self.stop()
        self.best = best
        self._go_on()

    def stop(self) -> None:
        """Start no further tasks; the results so far stay."""
        self.work.stop()

    def _go_on(self) -> None:
        assert self.best is not None
        if tasks := self.best.tasks():
            self.work.begin(AnalysisRun(self.best.make_worker, tasks))
        else:
            self.ended.emit("")

    def _on_found(self, found: list[BestResult]) -> None:
        assert self.best is not None
        for result in found:
            self.best.take(result)
        self.advanced.emit()

    def _on_ended(self, error: str) -> None:
        if error:
            self.ended.emit(error)
        else:
            self._go_on()


class BestTexts:
    """The sentences about a search; only measured properties are mentioned."""

    def __init__(self, catalog: Catalog) -> None:
        self._figures, self._names = AnalysisTexts(catalog), CellNames(catalog)

    def missed_wishes(
        self, wishes: Sequence[MissedWish], obstacles: Sequence[RecipeObstacle]
    ) -> str:
        """Return the differences from the wishes with their reasons, "" if all wishes are met."""
        if not wishes:
            return ""
        part = tr("{name}: {made} instead of {wished}.")
        parts = [
            part.format(name=self._wish_name(wish), made=wish.made, wished=wish.wished)
            for wish in wishes
        ]
        return " ".join([*parts, *map(self._obstacle, obstacles)])

    def _wish_name(self, wish: MissedWish) -> str:
        if wish.terrain is None:
            return tr("Locations")
        return self._names.name(Cell(terrain=wish.terrain))

    def _obstacle(self, obstacle: RecipeObstacle) -> str:
        if obstacle is RecipeObstacle.SYMMETRY:
            return tr("Half-turn symmetry needs even numbers.")
        if obstacle is RecipeObstacle.SIZE:
            return tr("A section has %n hexes.", "", len(MAIN_GRID.hexes))
        return tr("At most %n hexes can be unbuildable terrain.", "", MOST_UNBUILDABLE)

    def offer(self) -> str:
        return tr(
            "Generates many sections, lets computer players try each, and offers the five that "
            "are closest to printed sections in gold. This can take many minutes."
        )

    def progress(self, best: Best) -> str:
        if not best.done:
            made = tr("{count} of %n sections generated", "", best.sections)
            return made.format(count=len(best.drafts))
        return self._figures.progress(best.done, best.total)

    def result(self, best: Best, error: str) -> str:
        if error:
            return tr("The search ended with an error: {error}").format(error=said(error))
        if not best.measured:
            return tr("No games were played.")
        left_out = len(best.drafts) - len(best.clean())
        text = tr("{games} games on %n sections.", "", best.measured).format(games=best.done)
        if best.done < best.total:
            text += " " + tr("Stopped early: the figures are rough.")
        if left_out:
            more = tr("Left out because of errors or unusual hints: {count}.")
            text += " " + more.format(count=left_out)
        return text

    def caption(self, choice: Choice) -> str:
        """Return the caption of a picture: the additional gold."""
        return signed(choice.figures.gain.mean)

    def tip(self, choice: Choice) -> str:
        """Return the meaning of the caption, and the seed of the section."""
        text = tr(
            "{gold} gold per player compared with printed sections, in {games} games. "
            "Seed {seed} generates this section again."
        )
        gold, games = self.caption(choice), choice.figures.games
        return text.format(gold=gold, games=games, seed=choice.options.seed)

    def rows(self, choice: Choice) -> Iterator[tuple[str, str]]:
        """Yield (figure, sentence) for each measurement of a section."""
        rows = list(self._figures.rows(choice.figures))
        text = tr("Gold between first and last place; {printed} on printed sections.")
        lead = text.format(printed=amount(choice.printed_lead.mean))
        yield from rows[:1]
        yield amount(choice.lead.mean), lead
        yield from rows[1:]


THUMBNAIL: Final = QSize(60, 56)
_CELL: Final = QSize(67, 82)
_STATE_LINES: Final = 2
FOUND_WIDTH: Final = OFFERED * _CELL.width() + 6  # all of them side by side


class GeneratePage(QWidget):
    """The wishes, and below them the search; a section found by it can be selected.

    `list`: the sections found, for a place next to this page, shown and hidden with it.  `changed`:
    another section is shown.  `choice`: the selected one of the sections found, None for that of
    the seed.
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
        self.count.setAccessibleName(tr("Sections to choose from"))
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
        strip.setAccessibleName(tr("Best sections"))
        strip.currentRowChanged.connect(lambda _row: self.changed.emit())
        text = label(tr("Best of"))
        text.setBuddy(self.count)
        row = hbox(text, self.count, self.search, (self.bar, 1))
        vbox((ScrollPage(self.wishes), 1), row, self.state, parent=self)

    def _keep_room(self) -> None:
        """Reserve room for the texts and the bar, so that nothing moves."""
        policy = self.bar.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.bar.setSizePolicy(policy)
        self.state.setMinimumHeight(_STATE_LINES * self.state.fontMetrics().lineSpacing())
        self.state.setAlignment(Qt.AlignmentFlag.AlignTop)

    # -- display
    # -------------------------------------------------------------------------------------

    @property
    def choice(self) -> Choice | None:
        """The selected one of the sections found."""
        row = self.list.currentRow()
        return self.choices[row] if 0 <= row < len(self.choices) else None

    def section(self) -> Section | None:
        """Return the selected section, else that of the seed."""
        choice = self.choice
        return choice.section if choice else generate(self._catalog, self.wishes.options)

    def missed_wishes(self, section: Section) -> str:
        """Return the wishes that a generated section misses, with reasons; "" if it meets all."""
        wished = self.wishes.options
        return self._texts.missed_wishes(
            missed_wishes(wished, section), obstacles(self._catalog, wished)
        )

    def rows(self) -> list[tuple[str, str]]:
        """Return (figure, sentence) of the selected section; none for that of the seed."""
        choice = self.choice
        return list(self._texts.rows(choice)) if choice else []

    # -- the search --------------------------------------------------------------------------------

    def stop(self) -> None:
        """Stop the search; its results can still be selected."""
        if self.job.is_running:
            self.job.stop()
            self._on_ended("")

    def _on_wished(self) -> None:
        """Discard the results, which belong to other wishes."""
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
            self.state.setText(ErrorTexts(self._catalog).sentence(error))
            return
        self.search.setText(tr("Stop"))
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
        self.search.setText(tr("&Find"))
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
        icon.addPixmap(shown, QIcon.Mode.Selected)  # otherwise Qt tints it when selected
        return icon
