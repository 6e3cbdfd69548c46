"""One open section: canvas, notice bars, and its panels, which the window lays out."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.disk import absolute
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.core.grid import Hex, Mask
from kingdom_builder_qt.editor.sections.browser.section_chooser import BrowserChooser
from kingdom_builder_qt.editor.sections.canvas.canvas import Canvas
from kingdom_builder_qt.editor.sections.canvas.editor_scene import EditorScene
from kingdom_builder_qt.editor.sections.canvas.paint import Paint
from kingdom_builder_qt.editor.sections.canvas.section_item import SectionPainter
from kingdom_builder_qt.editor.sections.canvas.workbench import Workbench
from kingdom_builder_qt.editor.sections.checks.section_checks import check
from kingdom_builder_qt.editor.sections.checks.statistics import norms
from kingdom_builder_qt.editor.sections.document.section_document import SectionDocument
from kingdom_builder_qt.editor.sections.document.section_grid import grid_of
from kingdom_builder_qt.editor.sections.files.content_watch import problems_of_content
from kingdom_builder_qt.editor.sections.files.files import blank_section
from kingdom_builder_qt.editor.sections.files.recovery import Recovery
from kingdom_builder_qt.editor.sections.page.editor_dialogs import EditorDialogs
from kingdom_builder_qt.editor.sections.page.page_files import PageFiles
from kingdom_builder_qt.editor.sections.page.section_survey import SectionSurvey
from kingdom_builder_qt.editor.sections.panels.board_panel import BoardPanel
from kingdom_builder_qt.editor.sections.panels.board_texts import BoardTexts
from kingdom_builder_qt.editor.sections.panels.cell_names import CellNames
from kingdom_builder_qt.editor.sections.panels.issues_dock import IssuesList
from kingdom_builder_qt.editor.sections.panels.properties_dock import PropertiesPanel
from kingdom_builder_qt.editor.sections.panels.statistics_dock import StatisticsPanel
from kingdom_builder_qt.editor.sections.surroundings.whole_board import WholeBoard
from kingdom_builder_qt.ui.desktop.settings.motion import system_motion
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.notice import Notice, OpeningBar, SavingBar
from kingdom_builder_qt.ui.desktop.widgets.picture_writer import PictureWriter
from kingdom_builder_qt.ui.desktop.widgets.style import hbox, vbox
from kingdom_builder_qt.ui.words.foreign_text import truncated

tr = translator(__name__)

CHECK_MS: Final = 40  # after the last change, so that checks do not slow down a stroke


class SectionPage(QWidget):
    """The canvas of one section with its own panels, which are stacked in the docks of the window.

    A page uses neither other pages nor the window.  Paint, tools and painter are shared: the window
    has one `Paint`, one `Toolbox` for the front page, and one painter whose picture cache makes
    further tabs fast.
    """

    changed = Signal()  # the state of commands: undo, selection, shape
    title_changed = Signal()  # name, file or saved state
    place_changed = Signal()  # the hex under the pointer or the keyboard cursor
    message = Signal(str)
    edit_wanted = Signal(object)  # Section around the own one

    def __init__(
        self,
        catalog: Catalog,
        paint: Paint,
        painter: SectionPainter,
        settings: Settings,
        dialogs: EditorDialogs,
    ) -> None:
        """Begin with a blank section; all pages share `paint` and `painter`."""
        super().__init__()
        self._is_refused = False  # the message about an unpaintable hex is shown
        self._is_overhung = False  # the message about an overhanging fragment is shown
        self.catalog = catalog
        self.document = SectionDocument(blank_section(catalog))
        self.bench = Workbench(self.document, catalog, paint)
        # Children of the page, so that their connections end with it; otherwise a lambda connected
        # to a signal keeps the closed page alive.
        for part in (self.document, self.bench):
            part.setParent(self)
        self.scene = EditorScene(self.bench, painter, self)
        self.canvas = Canvas(self.scene)
        self.board = WholeBoard(self.scene, painter, settings)
        self.board_panel = BoardPanel(self.board, BrowserChooser)
        self.board_panel.edit_wanted.connect(self.edit_wanted)
        self.recovery = Recovery(self.document, catalog, self)
        self.files = PageFiles(self.document, catalog, settings, dialogs, self)
        self.pictures = PictureWriter(self.files.saver, self)
        self.names = CellNames(catalog)
        self.survey = SectionSurvey(self.canvas, self.document, self.board, self.names)
        self.document.describe_step = partial(self.names.step, self.document)
        self.issues = IssuesList(catalog)
        self.properties = PropertiesPanel(self.bench)
        self.statistics = StatisticsPanel(catalog, norms(catalog))
        self.checker = QTimer(self, singleShot=True, interval=CHECK_MS)
        self._is_closed = False
        self._settings = settings
        self._make_bars()
        system_motion().changed.connect(self._follow_motion)
        self._connect_parts()
        self._connect_files()
        self.issues.set_catalog(catalog, problems_of_content(catalog))
        self.check_now()

    def _make_bars(self) -> None:
        self.not_backed_up = Notice("")
        self.conflict, self.outside = Notice("", can_close=True), Notice("", can_close=True)
        self.compare = self.conflict.add_button("")
        self._name_buttons()
        self.opening, self.saving = OpeningBar(), SavingBar()
        self._follow_motion()
        self.bars = (
            *(self.opening, self.saving, self.not_backed_up),
            *(self.conflict, self.outside),
        )
        both = hbox((self.canvas, 1), self.board_panel, spacing=0)
        vbox(*self.bars, (both, 1), parent=self, spacing=0)
        self.setFocusProxy(self.canvas)

    def _follow_motion(self) -> None:
        for notice in (self.opening, self.saving):
            notice.set_moves(self._settings.motion_speed > 0)

    @property
    def panels(self) -> dict[str, QWidget]:
        """The panels next to the canvas, by the name of their dock."""
        return {
            "properties": self.properties,
            "statistics": self.statistics,
            "issues": self.issues,
        }

    @property
    def name(self) -> str:
        """The short name of the section for tabs and lists."""
        return truncated(self.document.section.name or tr("New section"))

    @property
    def is_unused(self) -> bool:
        """Whether the page was never used, so that another section may replace it."""
        document = self.document
        is_touched = document.is_modified or document.stack.count() or document.path is not None
        return not is_touched and set(document.section.cells) == {Cell()}

    def is_of(self, path: Path) -> bool:
        """Return whether this is the section of a file."""
        own = self.document.path
        return own is not None and absolute(own) == absolute(path)

    # -- connections -------------------------------------------------------------------------------

    def _connect_parts(self) -> None:
        document, bench = self.document, self.bench
        self.checker.timeout.connect(self.check_now)
        for changed in (document.cells_changed, document.header_changed):
            changed.connect(self._check_soon)
        document.replaced.connect(self.issues.forget_chosen)
        document.replaced.connect(self.check_now)
        document.file_changed.connect(self.title_changed)
        document.header_changed.connect(self._on_words_changed)
        document.stack.indexChanged.connect(self._on_changed)
        bench.selection_changed.connect(self.changed)
        for changed in (document.cells_changed, document.replaced):
            changed.connect(self._on_place_changed)
        for hovered in (self.scene.hex_hovered, self.scene.outside_hovered):
            hovered.connect(self._on_place_changed)
        self.board.changed.connect(self._on_board_changed)
        self.board.refused.connect(self._tell_beside)
        self.issues.chosen.connect(self.jump_to)
        self.issues.followed.connect(self.scene.flash.follow)
        self.issues.rules = lambda hexes: self.names.sites(self.document, hexes)
        self.canvas.describe = self.describe
        bench.refused.connect(self._tell_refused)
        bench.overhung.connect(self._tell_overhung)
        bench.dropped_outside.connect(self._tell_dropped_outside)
        bench.preview_changed.connect(self._end_overhang)
        for ended in (bench.selection_changed, self.document.cells_changed):
            ended.connect(self._end_refusal)
        self.scene.hex_hovered.connect(self._on_hovered)

    def _connect_files(self) -> None:
        files = self.files
        self.recovery.trouble_changed.connect(self._show_trouble)
        self.not_backed_up.wanted.connect(files.ask_save_elsewhere)
        files.reader.slow.connect(self.opening.show_file)
        self.opening.wanted.connect(files.reader.cancel)
        files.saver.slow.connect(self.saving.show_file)
        self.saving.wanted.connect(files.ask_save_elsewhere)
        self.saving.cancel.clicked.connect(files.saver.cancel)
        files.problems_changed.connect(self.issues.set_problems)
        files.outside_changed.connect(self._show_outside)
        files.naming.wanted.connect(self.finish_typing)
        files.conflict_changed.connect(self._show_conflict)
        self.conflict.wanted.connect(files.reload)
        self.compare.clicked.connect(lambda: self.files.compare())
        self.outside.wanted.connect(lambda: self.files.add_to_game())
        files.message.connect(self.message)
        self.pictures.said.connect(self.message)

    # -- events
    # --------------------------------------------------------------------------------------

    def set_painter(self, painter: SectionPainter) -> None:
        for seen in (self.scene, self.board):
            seen.set_painter(painter)

    def set_catalog(self, catalog: Catalog) -> None:
        """Use another catalog, for example one with a section that was just saved."""
        self.catalog = self.files.catalog = catalog
        self.board.set_catalog(catalog)
        self.show_problems()
        self._check_soon(None)

    def show_problems(self) -> None:
        """Show the problems of own content again, because pictures may have been refused."""
        self.issues.set_catalog(self.catalog, problems_of_content(self.catalog))

    def take_content(self, catalog: Catalog, painter: SectionPainter) -> None:
        """Use other terrains, tiles and features, and create the panels that list them again."""
        self.set_catalog(catalog)
        self.bench.set_catalog(catalog)
        self.recovery.set_catalog(catalog)
        self.names.catalog = catalog
        self.properties = PropertiesPanel(self.bench)
        self.statistics = StatisticsPanel(catalog, norms(catalog))
        self.set_painter(painter)
        self.check_now()

    def furnish_again(self) -> None:
        """Name in the language that is spoken now what `take_content` does not make again."""
        self._name_buttons()
        self.canvas.name_again()
        before, self.board_panel = self.board_panel, BoardPanel(self.board, BrowserChooser)
        self.board_panel.edit_wanted.connect(self.edit_wanted)
        layout = self.layout()
        assert layout is not None
        layout.replaceWidget(before, self.board_panel)
        before.deleteLater()

    def _name_buttons(self) -> None:
        self.not_backed_up.button.setText(tr("Save elsewhere…"))
        self.conflict.button.setText(tr("Reload"))
        self.compare.setText(tr("Compare…"))
        self.outside.button.setText(tr("Add to the game"))

    def check_now(self) -> None:
        """Run the checks without delay."""
        self.checker.stop()
        section, usual, grid = self.document.section, norms(self.catalog), self.bench.grid
        alone, found = grid_of(section), check(section, self.catalog, usual)
        lying = [replace(issue, hexes=alone.mapped(issue.hexes, grid)) for issue in found]
        self.issues.set_issues([*lying, *self.board.hints(usual)], grid)
        self.statistics.show_section(section)
        self.changed.emit()

    def jump_to(self, mask: Mask) -> None:
        self.canvas.show_hexes(mask)
        self.scene.flash.flash(mask)

    def describe(self, hex_: Hex) -> str:
        text = self.names.describe(self.document, hex_, self.board.name_of(hex_))
        is_site = self.document.cell(hex_).feature is not None
        nearest = BoardTexts().nearest_site(self.board, hex_) if is_site else ""
        return f"{text}. {nearest}" if nearest else text

    @property
    def place_text(self) -> str:
        """The description of the hex under the pointer or the keyboard cursor."""
        hex_, outside_hex = self.scene.place, self.scene.outside_hex
        if hex_ is not None and self.bench.grid.holds(hex_):
            return self.describe(hex_)
        if outside_hex is not None and outside_hex in self.board.cells:
            return BoardTexts().describe(self.board, outside_hex, self.names)
        return ""

    def finish_typing(self) -> None:
        """Apply the input of a field that still has the focus."""
        self.properties.finish()

    def check_disk(self) -> None:
        """Check the file for changes by other programs."""
        if not self._is_closed:
            self.files.check_disk()

    def close_down(self, *, is_lost: bool) -> None:
        """End all activities; `is_lost`: unsaved changes were discarded, and no copy stays."""
        if self._is_closed:
            return
        self._is_closed = True
        self.files.reader.cancel()
        self.pictures.close()
        self.files.saver.close()
        self.checker.stop()
        self.scene.flash.stop()
        self.board.stop()
        self.recovery.close(is_lost=is_lost)
        # A stack clears itself in its destructor, with signals, when half of the page is destroyed.
        self.document.stack.blockSignals(True)

    def _check_soon(self, _what: object) -> None:
        self.checker.start()

    def _on_changed(self, _index: int) -> None:
        self.changed.emit()

    def _on_words_changed(self, _field: str) -> None:
        self.title_changed.emit()

    def _on_place_changed(self, _what: object = None) -> None:
        self.place_changed.emit()

    def _on_board_changed(self) -> None:
        self._check_soon(None)
        self.changed.emit()
        self.place_changed.emit()

    def _tell_beside(self, hex_: Hex) -> None:
        self._is_refused = True
        self.message.emit(BoardTexts().refused(self.board, hex_))

    def _tell_refused(self) -> None:
        self._is_refused = True
        self.message.emit(
            tr("Only selected hexes can be painted; this one is outside the selection.")
        )

    def _tell_overhung(self) -> None:
        self._is_overhung = True
        self.message.emit(
            tr(
                "Part of the selection is outside the section. Click where all of it fits, or press"
                " Esc to put it back."
            )
        )

    def _tell_dropped_outside(self) -> None:
        self.message.emit(tr("Nothing has changed: the selection was dropped outside the section."))

    def _end_overhang(self) -> None:
        if self._is_overhung:
            self._is_overhung = False
            self.message.emit("")

    def _end_refusal(self) -> None:
        if self._is_refused:
            self._is_refused = False
            self.message.emit("")

    def _on_hovered(self, hex_: Hex | None) -> None:
        """Clear the message once the pointer is on a paintable hex."""
        if hex_ is not None and self.bench.within >> hex_ & 1:
            self._end_refusal()

    # -- notice bars
    # ---------------------------------------------------------------------------------

    def _show_trouble(self, reason: str) -> None:
        """Warn while a crash would lose the changes."""
        text = tr("Unsaved changes cannot be backed up: {reason}").format(reason=reason)
        self.not_backed_up.tell(text if reason else "")

    def _show_outside(self, path: Path | None) -> None:
        """Warn while the file is outside the folder that the game reads."""
        text = tr("{file} is outside your content folder, so the game does not use it.")
        self.outside.tell(text.format(file=truncated(path.name)) if path is not None else "")

    def _show_conflict(self, path: Path | None) -> None:
        text = tr("{file} has been changed outside this window.")
        self.conflict.tell(text.format(file=truncated(path.name)) if path is not None else "")
