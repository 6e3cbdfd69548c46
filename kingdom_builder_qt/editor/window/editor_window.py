"""The window of the section editor: canvas, tools, panels; joins the parts, decides nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QTimer, Signal
from PySide6.QtGui import QAction, QCloseEvent, QDragEnterEvent, QDropEvent, QIcon
from PySide6.QtWidgets import QApplication, QMainWindow, QUndoView, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import Hex, Mask
from kingdom_builder_qt.editor.canvas.canvas import Canvas
from kingdom_builder_qt.editor.canvas.scene import EditorScene
from kingdom_builder_qt.editor.canvas.workbench import SYMMETRIES as SYMMETRY_NAMES
from kingdom_builder_qt.editor.canvas.workbench import Workbench
from kingdom_builder_qt.editor.checks.checks import check
from kingdom_builder_qt.editor.checks.statistics import norms
from kingdom_builder_qt.editor.document.document import SectionDocument
from kingdom_builder_qt.editor.files.content_watch import ContentWatch, problems_of_content
from kingdom_builder_qt.editor.files.files import blank_section
from kingdom_builder_qt.editor.files.import_dialog import can_import
from kingdom_builder_qt.editor.files.recovery import Recovery
from kingdom_builder_qt.editor.panels.cell_names import CellNames
from kingdom_builder_qt.editor.panels.issues_dock import IssuesList
from kingdom_builder_qt.editor.panels.palette import Palette
from kingdom_builder_qt.editor.panels.palette_panel import PalettePanel
from kingdom_builder_qt.editor.panels.properties_dock import PropertiesPanel
from kingdom_builder_qt.editor.panels.statistics_dock import StatisticsPanel
from kingdom_builder_qt.editor.tools.editing import Editing
from kingdom_builder_qt.editor.tools.toolbox import Toolbox
from kingdom_builder_qt.editor.window.actions import SIZES, SYMMETRIES, TOOLS, EditorActions
from kingdom_builder_qt.editor.window.docks import Docks
from kingdom_builder_qt.editor.window.file_commands import FileCommands
from kingdom_builder_qt.editor.window.window_commands import WindowCommands
from kingdom_builder_qt.ui.board.zoom_view import ZOOM_STEP
from kingdom_builder_qt.ui.settings.settings import Settings, save_settings
from kingdom_builder_qt.ui.style.resources import resource_path
from kingdom_builder_qt.ui.style.signs import know_pictures
from kingdom_builder_qt.ui.style.theme import Theme, ThemeManager
from kingdom_builder_qt.ui.widgets.notice import Notice, OpeningStrip, SavingStrip
from kingdom_builder_qt.ui.widgets.screen_geometry import place_first
from kingdom_builder_qt.ui.widgets.style import ElidedLabel, muted, vbox
from kingdom_builder_qt.ui.widgets.tooltips import set_name, set_tooltip
from kingdom_builder_qt.ui.window.workshop import Starter
from kingdom_builder_qt.ui.words.as_written import in_brief, no_sign

CONTENT_PANELS: Final = ("palette", "properties", "statistics")
CHECK_MS: Final = 40  # after the last change: a stroke is not slowed down by the checks


class EditorWindow(QMainWindow):
    """One window, one section; everything that a test needs is an attribute."""

    saved = Signal(object)  # Path
    content_changed = Signal(object)  # Catalog: its files have changed
    closed = Signal()

    def __init__(
        self,
        catalog: Catalog,
        settings: Settings,
        themes: ThemeManager,
        start: Starter | None = None,
    ) -> None:
        """Begin with a blank section; `start` begins a game, None: there is no game beside it."""
        super().__init__()
        self.catalog, self.start = catalog, start
        know_pictures(catalog.pictures)
        self.settings, self._themes = settings, themes
        theme = themes.theme
        self.norms = norms(catalog)
        self.document = SectionDocument(blank_section(catalog))
        self.bench = Workbench(self.document, catalog)
        # Children of the window, so that connections of theirs end with it: a lambda connected to a
        # signal would else hold the closed window for ever.
        for part in (self.document, self.bench):
            part.setParent(self)
        self.scene = EditorScene(self.bench, theme, self)
        self.canvas = Canvas(self.scene)
        self.toolbox = Toolbox(self.bench, self.scene, self)
        self.editing = Editing(self.scene, self.toolbox, self)
        self.actions_ = EditorActions(self)
        self.issues = IssuesList(catalog, theme)
        self.history = QUndoView(self.document.stack)
        self.actions_.fill(self)
        self._make_content_panels()
        panels: dict[str, QWidget] = {
            "palette": PalettePanel(self.palette_),
            "properties": self.properties,
            "statistics": self.statistics,
            "history": self.history,
            "issues": self.issues,
        }
        self.docks = Docks(self, panels)
        self.actions_.submenus["windows"].addActions(self.docks.switches())
        self.recovery = Recovery(self.document, catalog, self)
        self.files = FileCommands(self.document, catalog, self.recovery, settings, themes, self)
        self.commands = WindowCommands(
            self.files, self.editing, self.bench, self.actions_, settings, themes, self
        )
        self.names = CellNames(catalog)
        self.document.words_of = partial(self.names.step, self.document)
        self.content = ContentWatch(self)
        self._is_closing = self._is_closed = self._is_ending = False
        self.not_keeping = Notice(self.tr("Save elsewhere…"), theme)
        self.leftovers = Notice(self.tr("Show…"), theme, can_close=True)
        self.conflict = Notice(self.tr("Reload"), theme, can_close=True)
        self.compare = self.conflict.add_button(self.tr("Compare…"))
        self.outside = Notice(self.tr("Add to the game"), theme, can_close=True)
        self.opening, self.saving = OpeningStrip(theme), SavingStrip(theme)
        for strip in (self.opening, self.saving):
            strip.set_moves(settings.animation_speed > 0)
        self.checker = QTimer(self, singleShot=True, interval=CHECK_MS)
        self._build()
        self._connect_actions()
        self._connect_parts()
        self.set_theme(theme)
        self.issues.set_catalog(catalog, problems_of_content(catalog))
        self.check_now()
        self._on_file_changed()
        self._on_tool_changed("brush")

    @property
    def theme(self) -> Theme:
        return self._themes.theme

    # -- building ----------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setObjectName("section_editor")
        if icon := resource_path("app", "kingdom-builder-qt-256.png"):
            self.setWindowIcon(QIcon(str(icon)))
        self.setAcceptDrops(True)
        middle = QWidget()
        self.strips = (
            *(self.opening, self.saving, self.not_keeping),
            *(self.conflict, self.outside, self.leftovers),
        )
        vbox(*self.strips, (self.canvas, 1), parent=middle, spacing=0)
        self.setCentralWidget(middle)
        self.canvas.setFocus()
        self.history.setEmptyLabel(self.tr("As opened"))
        self.history.setFrameShape(QUndoView.Shape.NoFrame)
        self._build_status()
        place_first(self, self.settings.editor_geometry)
        self.docks.arrange()
        self.restoreState(QByteArray.fromBase64(self.settings.editor_state.encode()))

    def _build_status(self) -> None:
        self.place_label, self.usage_label = ElidedLabel(), muted()
        self.place_label.setMinimumWidth(120)
        self.place_label.setContentsMargins(6, 0, 0, 0)
        self.usage_label.setContentsMargins(0, 0, 8, 0)
        bar = self.statusBar()
        bar.setSizeGripEnabled(False)
        bar.addWidget(self.place_label)
        bar.addPermanentWidget(self.usage_label)

    def _make_content_panels(self) -> None:
        """Make the panels that list what there is to paint and to choose from."""
        bench, theme = self.bench, self.theme
        self.palette_ = Palette(bench, theme)
        self.palette_.chosen.connect(self.toolbox.paint)
        self.addActions(self.palette_.keys)
        self.properties = PropertiesPanel(bench, theme)
        self.statistics = StatisticsPanel(self.catalog, self.norms, theme)

    # -- connections -------------------------------------------------------------------------------

    def _connect_actions(self) -> None:
        files, editing, canvas, bench = self.files, self.editing, self.canvas, self.bench
        slots: dict[str, Callable[[], object]] = {
            "new": files.new,
            "open": files.ask_open,
            "sections": self.commands.show_sections,
            "save": files.save,
            "save_as": files.ask_save,
            "copy_text": files.copy_text,
            "paste_text": files.paste_text,
            "import": self.commands.ask_import,
            "export": self.commands.show_export,
            "folder": self.commands.open_folder,
            "close": self.close,
            "quit": self.quit,
            "play": lambda: self._play(self.commands.play),
            "play_with": lambda: self._play(self.commands.choose_play),
            "analyse": self.commands.show_analysis,
            "keys": self.commands.show_keys,
            "undo": editing.undo,
            "redo": editing.redo,
            "cut": editing.cut,
            "copy": editing.copy,
            "paste": self.commands.paste,
            "delete": editing.delete,
            "select_all": editing.select_all,
            "select_none": editing.select_none,
            "rotate": editing.rotate,
            "mirror": editing.mirror,
            "replace": self.commands.show_replace,
            "zoom_in": lambda: canvas.zoom_by(ZOOM_STEP),
            "zoom_out": lambda: canvas.zoom_by(1 / ZOOM_STEP),
            "zoom_fit": canvas.fit,
            "smaller": lambda: bench.set_size(bench.size - 1),
            "larger": lambda: bench.set_size(bench.size + 1),
        }
        slots |= {id_: partial(self.toolbox.use, id_) for id_ in TOOLS}
        slots |= {id_: partial(bench.set_size, size) for size, id_ in enumerate(SIZES, 1)}
        for id_, symmetry in zip(SYMMETRIES, SYMMETRY_NAMES, strict=True):
            slots[id_] = partial(bench.set_symmetry, symmetry)
        for id_, slot in slots.items():
            self.actions_[id_].triggered.connect(lambda _=False, call=slot: call())
        self.actions_["blocked"].toggled.connect(self.scene.show_blocked)
        self.actions_.submenus["recent"].aboutToShow.connect(self._fill_recent)

    def _connect_parts(self) -> None:
        document, bench, actions = self.document, self.bench, self.actions_
        self.checker.timeout.connect(self.check_now)
        for changed in (document.cells_changed, document.header_changed):
            changed.connect(self._check_soon)
        document.replaced.connect(self.issues.forget_chosen)
        document.replaced.connect(self.check_now)
        document.replaced.connect(self._follow)
        document.file_changed.connect(self._on_file_changed)
        document.header_changed.connect(self._on_file_changed)
        document.stack.indexChanged.connect(self._follow)
        for changed in (document.cells_changed, document.replaced):
            changed.connect(self._describe_place)
        bench.selection_changed.connect(self._follow)
        bench.size_changed.connect(lambda size: actions[SIZES[size - 1]].setChecked(True))
        self.toolbox.changed.connect(self._on_tool_changed)
        self.scene.hex_hovered.connect(self._describe_place)
        self.issues.chosen.connect(self.jump_to)
        self.issues.followed.connect(self.scene.flash.follow)
        self.issues.summary_changed.connect(self.docks["issues"].setWindowTitle)
        self.canvas.describe = self.describe
        self.issues.rules = lambda hexes: self.names.sites(self.document, hexes)
        self.recovery.trouble_changed.connect(self._show_trouble)
        self.not_keeping.wanted.connect(self.files.ask_save_elsewhere)
        self.files.reader.slow.connect(self.opening.tell_of)
        self.opening.wanted.connect(self.files.reader.cancel)
        self.files.saver.slow.connect(self.saving.tell_of)
        self.saving.wanted.connect(self.files.ask_save_elsewhere)
        self.saving.cancel.clicked.connect(self.files.saver.cancel)
        self.files.saved.connect(self.saved)
        self.files.problems_changed.connect(self.issues.set_problems)
        self.files.outside_changed.connect(self._show_outside)
        self.files.naming.wanted.connect(self._finish_typing)
        self.content.changed.connect(self._take_content)
        self.files.leftovers_found.connect(self._show_leftovers)
        self.leftovers.wanted.connect(lambda: self.files.offer_leftovers())
        self.files.conflict_changed.connect(self._show_conflict)
        self.conflict.wanted.connect(self.files.reload)
        self.compare.clicked.connect(self.files.compare)
        self.outside.wanted.connect(lambda: self.files.add_to_game())
        self.commands.sections_changed.connect(self.saved)
        self.commands.sections_changed.connect(lambda _path: self.files.follow_own_change())
        self.bench.refused.connect(self._tell_refused)
        for commands in (self.files, self.commands):
            commands.message.connect(self.show_message)
        self._themes.theme_changed.connect(self.set_theme)

    # -- what happens ------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        self.actions_.set_theme(theme)
        for part in (self.scene, self.palette_, self.properties, self.statistics, self.issues):
            part.set_theme(theme)
        self.docks.tabs.set_theme(theme)
        for strip in self.strips:
            strip.set_theme(theme)

    def _show_trouble(self, reason: str) -> None:
        """Say that a crash would lose the changes for as long as that is so."""
        text = self.tr("Unsaved changes are not being kept: {reason}").format(reason=reason)
        self.not_keeping.tell(text if reason else "")

    def _show_outside(self, path: Path | None) -> None:
        """Say for as long as it is so that no game will know the section."""
        text = self.tr("Not part of the game: {file} lies elsewhere.")
        self.outside.tell(text.format(file=in_brief(path.name)) if path is not None else "")

    def _show_leftovers(self, count: int) -> None:
        """Say that there is more than the file that was asked for."""
        one = self.tr("A section with unsaved changes was recovered.")
        many = self.tr("{count} sections with unsaved changes were recovered.")
        text = one if count == 1 else many.format(count=count)
        self.leftovers.tell(text if count else "")

    def _show_conflict(self, path: Path | None) -> None:
        text = self.tr("{file} has been changed outside this window.")
        self.conflict.tell(text.format(file=in_brief(path.name)) if path is not None else "")

    def _tell_refused(self) -> None:
        self.show_message(self.tr("Only selected hexes are painted: this one lies outside."))

    def show_message(self, text: str) -> None:
        """Show a sentence in the status bar for a while."""
        self.statusBar().showMessage(text, 6000)

    def set_catalog(self, catalog: Catalog) -> None:
        """Know other sections from now on, one that was just saved among them."""
        self.catalog = self.files.catalog = catalog
        know_pictures(catalog.pictures)

    def _take_content(self, catalog: Catalog) -> None:
        """Offer other terrains, tiles and sites: their files have changed."""
        self.set_catalog(catalog)
        self.bench.set_catalog(catalog)
        self.recovery.catalog = self.names.catalog = catalog
        self.norms = norms(catalog)
        before = {name: self.docks[name].widget() for name in CONTENT_PANELS}
        self._make_content_panels()
        panels = (PalettePanel(self.palette_), self.properties, self.statistics)
        for name, panel in zip(CONTENT_PANELS, panels, strict=True):
            self.docks[name].setWidget(panel)
            before[name].deleteLater()
        self.palette_.set_erasing(self.toolbox.current == "eraser")
        self.scene.set_theme(self.theme)
        self.issues.set_catalog(catalog, problems_of_content(catalog))
        self.check_now()
        self.show_message(self.tr("Your own content has changed and was reloaded."))
        self.content_changed.emit(catalog)

    def _finish_typing(self) -> None:
        self.properties.finish()

    def _play(self, command: Callable[[Starter], object]) -> None:
        if self.start is not None:
            command(self.start)

    def check_now(self) -> None:
        self.checker.stop()
        section = self.document.section
        self.issues.set_issues(check(section, self.catalog, self.norms), self.bench.grid)
        self.statistics.show_section(section)
        self._follow()

    def jump_to(self, mask: Mask) -> None:
        self.canvas.show_hexes(mask)
        self.scene.flash.flash(mask)

    def describe(self, hex_: Hex) -> str:
        """Say what is on a hex, how large its area is, and what is beside it."""
        return self.names.describe(self.document, hex_)

    def _check_soon(self, _what: object) -> None:
        self.checker.start()

    def _follow(self, _index: int = 0) -> None:
        """Enable what is possible now; a window that was closed is half gone."""
        if self._is_closed:
            return
        stack, actions = self.document.stack, self.actions_
        actions["undo"].setEnabled(stack.canUndo())
        actions["redo"].setEnabled(stack.canRedo())
        for id_, text in (("undo", stack.undoText()), ("redo", stack.redoText())):
            plain = self.tr("Undo") if id_ == "undo" else self.tr("Redo")
            set_tooltip(actions[id_], f"{plain}: {text}" if text else plain)
        for id_ in ("cut", "copy", "delete", "select_none"):
            actions[id_].setEnabled(bool(self.bench.selection))
        is_island = self.document.section.is_island
        actions["symmetry_rotation"].setEnabled(not is_island)
        actions["rotate"].setEnabled(not is_island or bool(self.bench.selection))
        if is_island and self.bench.symmetry == "rotation":
            actions["symmetry_none"].trigger()
        for id_ in ("play", "play_with"):
            actions[id_].setEnabled(self.start is not None)

    def _on_file_changed(self, _field: str = "") -> None:
        name = self.document.section.name or self.tr("New section")
        path = self.document.path
        file = f" ({path.name})" if path is not None else ""
        title = self.tr("{name}{file}[*] — Section editor")
        self.setWindowTitle(title.format(name=no_sign(in_brief(name)), file=no_sign(file)))
        self.setWindowModified(self.document.is_modified)

    def _on_tool_changed(self, id_: str) -> None:
        if id_:
            self.actions_[id_].setChecked(True)
        self.usage_label.setText(self.toolbox.tool.usage)
        self.palette_.set_erasing(self.toolbox.current == "eraser")

    def _describe_place(self, _what: object = None) -> None:
        """Say what is under the pointer or the keyboard cursor now."""
        hex_ = self.scene.place
        is_here = hex_ is not None and self.bench.grid.holds(hex_)
        self.place_label.setText(self.describe(hex_) if hex_ is not None and is_here else "")

    def _fill_recent(self) -> None:
        menu = self.actions_.submenus["recent"]
        menu.clear()
        for path in self.files.recent:
            action: QAction = menu.addAction("")
            set_name(action, path.name, str(path))
            action.triggered.connect(lambda _=False, p=path: self.files.open(p))
        if not self.files.recent:
            menu.addAction(self.tr("No sections yet")).setEnabled(False)

    # -- events ------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if can_import(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if can_import(event.mimeData()):
            event.acceptProposedAction()
            self.commands.take_in(event.mimeData())

    def changeEvent(self, event: QEvent) -> None:
        """See what other programs did while the window was not in front."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.look_outside()

    def look_outside(self) -> None:
        """Find out what other programs have changed."""
        if not self._is_closed:
            self.files.look_outside()
            self.content.look()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes; leave no timer and no thread."""
        if self._is_closed:
            super().closeEvent(event)
            return
        if self.files.saver.is_busy and not self._is_closing:
            event.ignore()  # what the user wants to keep is kept first
            self.files.saver.call_after(self.close)
            return
        if self.document.is_modified and not self._is_closing:
            event.ignore()
            self.files.ask_lose(self.close_anyway)
            return
        self._is_closed = True
        self.files.reader.cancel()
        self.commands.close()
        self.files.saver.close()
        self.checker.stop()
        self.scene.flash.stop()
        settings = self.settings
        settings.editor_geometry = bytes(self.saveGeometry().toBase64().data()).decode()
        settings.editor_state = bytes(self.saveState().toBase64().data()).decode()
        save_settings(settings)
        self.recovery.close(is_lost=not self._is_ending)
        # A stack empties itself when it goes, with signals, when half of the window is gone.
        self.document.stack.blockSignals(True)
        super().closeEvent(event)
        self.closed.emit()

    def quit(self) -> None:
        """End the program, after the question about unsaved changes."""
        if self.files.saver.is_busy:
            self.files.saver.call_after(self.quit)
        else:
            self.files.ask_lose(self._quit_anyway)

    def _quit_anyway(self) -> None:
        self.close_anyway()
        QApplication.closeAllWindows()

    def close_anyway(self) -> None:
        self._is_closing = True
        self.close()

    def end(self) -> None:
        """Close without asking; unsaved changes are offered when the editor opens again."""
        self._is_ending = True
        self.close_anyway()
