"""The window of the section editor: menus, panels, tabs.  It connects the parts and decides
nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QMimeData, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QIcon,
    QPixmapCache,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QSizePolicy,
    QUndoView,
    QWidget,
)

from kingdom_builder_qt.content import Catalog, Problem
from kingdom_builder_qt.content.packs.manifest import SUFFIX as PACK_SUFFIX
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.canvas.canvas import Canvas
from kingdom_builder_qt.editor.sections.canvas.cell_drag import fragment_of, stamp_name
from kingdom_builder_qt.editor.sections.canvas.editor_scene import EditorScene
from kingdom_builder_qt.editor.sections.canvas.paint import SYMMETRIES as SYMMETRY_NAMES
from kingdom_builder_qt.editor.sections.canvas.paint import Paint
from kingdom_builder_qt.editor.sections.canvas.section_item import SectionPainter
from kingdom_builder_qt.editor.sections.canvas.workbench import Workbench
from kingdom_builder_qt.editor.sections.document.section_document import SectionDocument
from kingdom_builder_qt.editor.sections.files.content_watch import ContentWatch
from kingdom_builder_qt.editor.sections.files.import_dialog import can_import
from kingdom_builder_qt.editor.sections.page.editor_dialogs import EditorDialogs
from kingdom_builder_qt.editor.sections.page.page_files import PageFiles
from kingdom_builder_qt.editor.sections.page.section_page import SectionPage
from kingdom_builder_qt.editor.sections.panels.issues_dock import IssuesList
from kingdom_builder_qt.editor.sections.panels.palette import Palette
from kingdom_builder_qt.editor.sections.panels.palette_panel import PalettePanel
from kingdom_builder_qt.editor.sections.panels.properties_dock import PropertiesPanel
from kingdom_builder_qt.editor.sections.panels.statistics_dock import StatisticsPanel
from kingdom_builder_qt.editor.sections.stamps.stamps_panel import StampsPanel
from kingdom_builder_qt.editor.sections.surroundings.whole_board import WholeBoard
from kingdom_builder_qt.editor.sections.tools.editing import Editing
from kingdom_builder_qt.editor.sections.tools.toolbox import Toolbox
from kingdom_builder_qt.editor.sections.window.closing import Closing
from kingdom_builder_qt.editor.sections.window.docks import LOW, Docks
from kingdom_builder_qt.editor.sections.window.editor_actions import (
    LAND,
    LEAVES_FIELDS,
    SIZES,
    SYMMETRIES,
    TOOLS,
    EditorActions,
)
from kingdom_builder_qt.editor.sections.window.page_panels import PagePanels
from kingdom_builder_qt.editor.sections.window.section_opener import Opener, TabSession
from kingdom_builder_qt.editor.sections.window.tabs import SectionTabs, TabMenu
from kingdom_builder_qt.editor.sections.window.window_commands import WindowCommands
from kingdom_builder_qt.editor.workbench.entries_window_opener import EntriesWindowOpener
from kingdom_builder_qt.editor.workbench.entry_document import is_listed
from kingdom_builder_qt.ui.desktop.files.dropped_files import dragged_file
from kingdom_builder_qt.ui.desktop.languages import languages
from kingdom_builder_qt.ui.desktop.settings.motion import system_motion
from kingdom_builder_qt.ui.desktop.settings.settings import Settings, queue_settings
from kingdom_builder_qt.ui.desktop.style.own_signs import own_signs, set_own_pictures
from kingdom_builder_qt.ui.desktop.style.resources import resource_path
from kingdom_builder_qt.ui.desktop.style.text_size import text_factor
from kingdom_builder_qt.ui.desktop.style.theme import (
    ThemeManager,
    appearance,
    current_theme,
    follow_appearance,
)
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.focus_ring import step_focus, tab_stops
from kingdom_builder_qt.ui.desktop.widgets.fingers import NextClick
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.desktop.widgets.magnifying import magnifying
from kingdom_builder_qt.ui.desktop.widgets.notice import Notice, OpeningBar
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import place_first
from kingdom_builder_qt.ui.desktop.widgets.style import SMALL, ElidedLabel, LinesLabel, mute, vbox
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_name, set_tooltip
from kingdom_builder_qt.ui.desktop.widgets.until_input import UntilInput
from kingdom_builder_qt.ui.learn.manual.manual_pages import FORMAT, GUIDE
from kingdom_builder_qt.ui.newgame.packs.packs import Packs
from kingdom_builder_qt.ui.shell.appearance_menu import AppearanceMenu
from kingdom_builder_qt.ui.shell.workshop_interface import Starter
from kingdom_builder_qt.ui.table.board.zoom_view import ZOOM_STEP
from kingdom_builder_qt.ui.words.foreign_text import escape_modified_marker, labelled

tr = translator(__name__)

_MESSAGE_MS: Final = 6000
# For the cached items of the canvases: about 9 MB for each tab of a large window. Without that room
# Qt paints rim, light and hexes again, even at each hex of a stroke.
_TWO_LINES: Final = 1.5  # text size from which the status bar has two
_CACHE_KB: Final = 65_536


class EditorWindow(QMainWindow):
    """Shows one of several pages; parts that tests need are attributes."""

    saved = Signal(object)  # Path
    content_changed = Signal(object)  # Catalog, after changes of its files
    closed = Signal()

    def __init__(
        self,
        catalog: Catalog,
        settings: Settings,
        themes: ThemeManager,
        start: Starter | None = None,
    ) -> None:
        """Begin with a blank section; `start` starts a game, None: there is no game window."""
        super().__init__()
        self.catalog, self.start = catalog, start
        set_own_pictures(catalog.pictures)
        self.settings, self._themes = settings, themes
        self._is_closing = self._is_closed = self._is_ending = False
        self._cache_kb = QPixmapCache.cacheLimit()
        QPixmapCache.setCacheLimit(max(_CACHE_KB, self._cache_kb))
        self.paint = Paint(Cell(terrain=next(iter(catalog.terrains), None)), self)
        self._painter = SectionPainter(catalog, current_theme())
        self.dialogs = EditorDialogs(self)
        self.actions_ = EditorActions(self)
        self.tabs = SectionTabs()
        self.panels = PagePanels()
        self.history = QUndoView()
        first = self._make_page()
        self.toolbox = Toolbox(first.scene, self)
        self.editing = Editing(self.toolbox, self)
        self.actions_.fill(self)
        self._make_palette()
        self._make_stamps()
        panels: dict[str, QWidget] = {
            "stamps": self.stamps,
            "palette": PalettePanel(self.palette_),
            "history": self.history,
            **self.panels.stacks,
        }
        self.docks = Docks(self, panels)
        self.actions_.submenus["windows"].addActions(self.docks.switches())
        self.opener = Opener(catalog, self.tabs, self._make_page, settings, self.dialogs, self)
        self.session = TabSession(self.tabs, self.opener, settings, self)
        self.tab_menu = TabMenu(self.tabs, self)
        self.next_click = NextClick(self)
        self._message_time = UntilInput(self, _MESSAGE_MS)
        self._message_time.ended.connect(self.statusBar().clearMessage)
        self.closing = Closing(self.tabs, self.dialogs, self)
        self.commands = WindowCommands(
            *(self.tabs, self.opener, self.editing, self.actions_),
            *(settings, self.dialogs, self),
        )
        self.content = ContentWatch(catalog.language, self)
        self.packs = Packs(self.dialogs.show, self, lambda: self.catalog.language)
        self.entries = EntriesWindowOpener(self)
        self.entries.saved.connect(self._on_entries_saved)
        self.entries.closed.connect(lambda: set_own_pictures(self.catalog.pictures))
        self.entries.notice.wanted.connect(lambda: self.actions_["entries"].trigger())
        self.leftovers = Notice(tr("Show…"), can_close=True)
        self.opening = OpeningBar()
        self._follow_motion()
        system_motion().changed.connect(self._follow_motion)
        self._build()
        self._connect_actions()
        self._connect_parts()
        appearance().changed.connect(self._renew_painter)
        languages().changed.connect(self._furnish_again)
        magnifying().switch(settings.magnifier)
        magnifying().changed.connect(self._on_magnified)
        self._show_page()
        self._on_tool_changed("brush")

    def _follow_motion(self) -> None:
        self.opening.set_moves(self.settings.motion_speed > 0)

    # -- the front page
    # -------------------------------------------------------------------------------

    @property
    def page(self) -> SectionPage:
        return self.tabs.page

    @property
    def document(self) -> SectionDocument:
        return self.page.document

    @property
    def bench(self) -> Workbench:
        return self.page.bench

    @property
    def scene(self) -> EditorScene:
        return self.page.scene

    @property
    def canvas(self) -> Canvas:
        return self.page.canvas

    @property
    def files(self) -> PageFiles:
        return self.page.files

    @property
    def issues(self) -> IssuesList:
        return self.page.issues

    @property
    def board(self) -> WholeBoard:
        return self.page.board

    @property
    def properties(self) -> PropertiesPanel:
        return self.page.properties

    @property
    def statistics(self) -> StatisticsPanel:
        return self.page.statistics

    # -- building ----------------------------------------------------------------------------------

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus from the canvas down the side, and to the issues."""
        parts = filter(None, [self.centralWidget(), *self.docks.parts])
        stops = [stop for part in parts for stop in tab_stops(part, self)]
        return step_focus(stops, forward) or super().focusNextPrevChild(forward)

    def _build(self) -> None:
        self.setObjectName("section_editor")
        if icon := resource_path("app", "kingdom-builder-qt-256.png"):
            self.setWindowIcon(QIcon(str(icon)))
        self.setAcceptDrops(True)
        middle = QWidget()
        strips = self.opening, self.leftovers, self.entries.notice
        vbox(*strips, (self.tabs, 1), parent=middle, spacing=0)
        self.setCentralWidget(middle)
        self.canvas.setFocus()
        self.history.setEmptyLabel(tr("As opened"))
        self.history.setFrameShape(QUndoView.Shape.NoFrame)
        self.history.setSpacing(2)
        self._build_status()
        place_first(self, self.settings.editor_geometry)
        self.docks.arrange()
        state = QByteArray.fromBase64(self.settings.editor_state.encode())
        self.restoreState(state, int(self.isRightToLeft()))  # its areas have the other sides

    def _build_status(self) -> None:
        self.place_label, self.usage_label = ElidedLabel(), LinesLabel(1, SMALL)
        self.place_label.setMinimumWidth(120)
        mute(self.usage_label)
        self.usage_label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        follow_appearance(self._fit_usage)
        key_map().changed.connect(self._show_usage)
        bar = self.statusBar()
        bar.setContentsMargins(6, 0, 8, 0)
        bar.setSizeGripEnabled(False)
        bar.addWidget(self.place_label)
        bar.addPermanentWidget(self.usage_label)

    def _fit_usage(self) -> None:
        """Give large text a second line, unless the panels need the height."""
        is_roomy = text_factor() >= _TWO_LINES and self.height() >= LOW
        self.usage_label.set_lines(2 if is_roomy else 1)

    def _show_usage(self) -> None:
        self.usage_label.setText(self.toolbox.tool.usage)

    def _make_palette(self) -> None:
        self.palette_ = Palette(self.bench)
        self.palette_.chosen.connect(self.toolbox.paint)
        self.palette_.chosen.connect(self._leave_field)
        self.palette_.left.connect(lambda: self.canvas.setFocus())
        self.addActions(self.palette_.keys)

    def _make_page(self) -> SectionPage:
        """Return a blank page behind the front page."""
        page = SectionPage(
            *(self.catalog, self.paint, self._painter),
            *(self.settings, self.dialogs),
        )
        page.scene.show_blocked(self.actions_["blocked"].isChecked())
        page.changed.connect(self._follow)
        page.title_changed.connect(lambda: self._on_title_changed(page))
        page.place_changed.connect(self._describe_place)
        page.message.connect(self.show_message)
        page.board.picked.connect(lambda cell: self.toolbox.paint_with(cell))
        page.edit_wanted.connect(lambda section: self.opener.edit(section))
        page.issues.summary_changed.connect(self._show_summary)
        page.issues.elsewhere.connect(self._show_elsewhere)
        page.files.saved.connect(lambda path: self._on_saved(page, path))
        page.files.wanted.connect(lambda: self.tabs.show_page(page))
        self.panels.add(page)
        self.tabs.add(page)
        return page

    # -- connections -------------------------------------------------------------------------------

    def _connect_actions(self) -> None:
        opener, editing, paint, tabs = self.opener, self.editing, self.paint, self.tabs
        slots: dict[str, Callable[[], object]] = {
            "new": opener.new,
            "open": opener.ask_open,
            "sections": self.commands.show_sections,
            "entries": lambda: self.entries.show(self.catalog, self.page.document.section),
            "save": lambda: self.files.save(),
            "save_as": lambda: self.files.ask_save(),
            "copy_text": lambda: self.files.copy_text(),
            "paste_text": opener.paste_text,
            "import": self.commands.ask_import,
            "export": self.commands.show_export,
            "folder": self.commands.open_folder,
            "close": lambda: self.close_page(self.page),
            "next": lambda: tabs.go(1),
            "previous": lambda: tabs.go(-1),
            "quit": self.quit,
            "play": lambda: self._play(self.commands.play),
            "play_with": lambda: self._play(self.commands.choose_play),
            "analyse": self.commands.show_analysis,
            "packs": self.packs.show,
            "export_pack": self.commands.show_pack_export,
            "content_guide": lambda: self.commands.show_manual(GUIDE),
            "content_format": lambda: self.commands.show_manual(FORMAT),
            "keys": self.commands.show_keys,
            "right_click": self.next_click.await_click,
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
            "upend": editing.upend,
            "half_left": partial(editing.copy_half, "left"),
            "half_right": partial(editing.copy_half, "right"),
            "half_top": partial(editing.copy_half, "top"),
            "half_bottom": partial(editing.copy_half, "bottom"),
            "half_turn_top": partial(editing.copy_half, "top", turned=True),
            "half_turn_bottom": partial(editing.copy_half, "bottom", turned=True),
            "replace": self.commands.show_replace,
            "zoom_in": lambda: self.canvas.zoom_by(ZOOM_STEP),
            "zoom_out": lambda: self.canvas.zoom_by(1 / ZOOM_STEP),
            "zoom_fit": lambda: self.canvas.fit(),
            "board_corner": lambda: self.board.next_corner(),
            "board_turn": lambda: self.board.turn_section(),
            "board_draw": lambda: self.board.draw(),
            "smaller": lambda: paint.set_size(paint.size - 1),
            "larger": lambda: paint.set_size(paint.size + 1),
        }
        slots |= {id_: partial(self.toolbox.use, id_) for id_ in (*TOOLS, *LAND)}
        slots |= {id_: partial(paint.set_size, size) for size, id_ in enumerate(SIZES, 1)}
        for id_, symmetry in zip(SYMMETRIES, SYMMETRY_NAMES, strict=True):
            slots[id_] = partial(paint.set_symmetry, symmetry)
        for id_, slot in slots.items():
            action = self.actions_[id_]
            if id_ in LEAVES_FIELDS:
                action.triggered.connect(lambda _=False: self._leave_field())
            action.triggered.connect(lambda _=False, call=slot: call())
        reopen = self.actions_["reopen"]
        reopen.setChecked(self.settings.editor_reopens)
        reopen.toggled.connect(self._on_reopen)
        self.actions_["blocked"].toggled.connect(self._show_blocked)
        self.actions_["board"].toggled.connect(self._show_board)
        self.actions_["magnifier"].setChecked(self.settings.magnifier)
        self.actions_["magnifier"].toggled.connect(magnifying().switch)
        self.actions_.submenus["recent"].aboutToShow.connect(self._fill_recent)
        self.look = AppearanceMenu(
            self._themes, self.settings, self.actions_.submenus, self.menuBar()
        )

    def _connect_parts(self) -> None:
        tabs, actions = self.tabs, self.actions_
        tabs.page_changed.connect(self._show_page)
        tabs.close_wanted.connect(self.close_page)
        tabs.dropped.connect(self._on_dropped)
        self.tab_menu.close_wanted.connect(self.close_pages)
        self.tab_menu.message.connect(self.show_message)
        self.docks["stamps"].visibilityChanged.connect(self._show_stamps)
        self.paint.size_changed.connect(lambda size: actions[SIZES[size - 1]].setChecked(True))
        self.toolbox.changed.connect(self._on_tool_changed)
        self.opener.reader.slow.connect(self.opening.show_file)
        self.opening.wanted.connect(self.opener.reader.cancel)
        self.opener.leftovers_found.connect(self._show_leftovers)
        self.leftovers.wanted.connect(lambda: self.opener.offer_leftovers())
        self.content.changed.connect(self.take_content)
        self.commands.sections_changed.connect(self._on_sections_changed)
        self.commands.message.connect(self.show_message)
        own_signs().changed.connect(self._show_problems)

    # -- events
    # --------------------------------------------------------------------------------------

    def _renew_painter(self) -> None:
        self._painter = SectionPainter(self.catalog, current_theme())
        for page in self.tabs.pages:
            page.set_painter(self._painter)
        self.stamps.set_painter(self._painter)

    def _show_page(self) -> None:
        """Let everything around the canvas follow the front page."""
        if self._is_closed:
            return
        page = self.page
        self.toolbox.work_on(page.scene)
        self.palette_.work_on(page.bench)
        self.panels.show(page)
        self.history.setStack(page.document.stack)
        self._show_summary()
        self._on_title_changed(page)
        self._describe_place()
        self._follow()
        page.canvas.setFocus()

    def close_page(self, page: SectionPage) -> None:
        self.close_pages([page])

    def close_pages(self, pages: Sequence[SectionPage]) -> None:
        """Close tabs, after the question about unsaved changes; the last tab closes the window."""
        if len(pages) == self.tabs.count():
            self.close()
        else:
            self.closing.ask(pages, lambda: self._drop(pages))

    def _drop(self, pages: Sequence[SectionPage]) -> None:
        for page in pages:
            page.close_down(is_lost=True)
            self.tabs.drop(page)
            page.deleteLater()
        self.panels.drop_others(self.tabs.pages)

    def _on_dropped(self, page: SectionPage, data: QMimeData) -> None:
        """Attach hexes that were dropped on a tab to the pointer there."""
        fragment = fragment_of(data, page.catalog)
        if fragment is not None:
            self.toolbox.hold(fragment, None, stamp_name(data))

    def _on_reopen(self, wanted: bool) -> None:
        self.settings.editor_reopens = wanted
        queue_settings(self.settings)

    def _show_problems(self) -> None:
        for page in self.tabs.pages:
            page.show_problems()

    def _show_blocked(self, shown: bool) -> None:
        for page in self.tabs.pages:
            page.scene.show_blocked(shown)

    def _show_board(self, shown: bool) -> None:
        for page in self.tabs.pages:
            page.board.show(shown)

    def _on_magnified(self, on: bool) -> None:
        """Follow the switch of the magnifier, also that of another window."""
        self.settings.magnifier = on
        self.actions_["magnifier"].setChecked(on)

    def _on_saved(self, page: SectionPage, path: Path) -> None:
        """Report a written file, also to other pages that have it open."""
        for other in self.tabs.pages:
            if other is not page and other.is_of(path):
                other.check_disk()
        self.saved.emit(path)

    def _on_sections_changed(self, paths: Sequence[Path]) -> None:
        """Let the pages of these files, and no others, follow a change in the list of sections."""
        for page in self.tabs.pages:
            if any(page.is_of(path) for path in paths):
                page.files.follow_list()
        self.saved.emit(paths[0])

    def _on_entries_saved(self, texts: Mapping[Path, tuple[str, str]]) -> None:
        """Reload the content, and let pages follow changes of ids in their files."""
        self.content.reload()
        for page in self.tabs.pages:
            for path, (before, after) in texts.items():
                if page.is_of(path):
                    page.files.follow(before, after)

    def _show_leftovers(self, count: int) -> None:
        text = tr("%n sections with unsaved changes were recovered.", "", count) if count else ""
        self.leftovers.tell(text)

    def show_message(self, text: str) -> None:
        """Show a message in the status bar until an input some seconds later."""
        self.statusBar().showMessage(text)
        self._message_time.start()

    def set_catalog(self, catalog: Catalog) -> None:
        """Use another catalog, for example one with a section that was just saved."""
        self.catalog = self.opener.catalog = catalog
        self.content.language = catalog.language
        set_own_pictures(catalog.pictures)
        for page in self.tabs.pages:
            page.set_catalog(catalog)

    def take_content(self, catalog: Catalog) -> None:
        """Use other terrains, tiles and features after a change of their files or the language."""
        has_same_words = catalog.language == self.catalog.language
        self._use_content(catalog)
        if has_same_words:
            self.show_message(tr("Your own content has changed and was reloaded."))
        self.content_changed.emit(catalog)

    def _furnish_again(self) -> None:
        """Show everything in the language that is spoken now; documents and tools stay."""
        if self._is_closed:
            return
        shows_blocked, tool = self.actions_["blocked"].isChecked(), self.toolbox.current
        self.actions_.renew(self)
        self.actions_["blocked"].setChecked(shows_blocked)
        self.actions_["board"].setChecked(self.board.is_shown)
        self.actions_[SIZES[self.paint.size - 1]].setChecked(True)
        self.actions_.submenus["windows"].addActions(self.docks.switches())
        self._connect_actions()
        self.docks.name_again()
        self.history.setEmptyLabel(tr("As opened"))
        before = self.docks["stamps"].widget()
        self._make_stamps()
        self.docks["stamps"].setWidget(self.stamps)
        before.deleteLater()
        for page in self.tabs.pages:
            page.furnish_again()
        self._use_content(self.catalog)
        self._on_tool_changed(tool)

    def _make_stamps(self) -> None:
        self.stamps = StampsPanel(self.editing, self.catalog, self._painter)
        self.stamps.said.connect(self.show_message)
        self.stamps.taken.connect(lambda: self.canvas.setFocus())

    def _show_stamps(self, is_front: bool) -> None:
        self.stamps.set_in_front(is_front)

    def _use_content(self, catalog: Catalog) -> None:
        self.set_catalog(catalog)
        self._painter = SectionPainter(catalog, current_theme())
        for page in self.tabs.pages:
            page.take_content(catalog, self._painter)
            self.panels.add(page)
        self.panels.drop_others(self.tabs.pages)
        before, scrolled = self.docks["palette"].widget(), self.palette_.verticalScrollBar().value()
        self.stamps.set_content(catalog, self._painter)
        self._make_palette()
        self.docks["palette"].setWidget(PalettePanel(self.palette_))
        before.deleteLater()
        bar = self.palette_.verticalScrollBar()
        QTimer.singleShot(0, bar, lambda: bar.setValue(scrolled))  # after the layout of its rows
        self.palette_.set_erasing(self.toolbox.current == "eraser")
        self._show_page()

    def _leave_field(self) -> None:
        """Move the focus from a text field to the canvas, where digits choose a terrain.

        Other widgets, such as the palette, keep the focus of a keyboard user.
        """
        if isinstance(QApplication.focusWidget(), QLineEdit | QPlainTextEdit):
            self.activateWindow()  # the field may be in a floating panel
            self.canvas.setFocus()

    def _play(self, command: Callable[[Starter], object]) -> None:
        if self.start is not None:
            command(self.start)

    def _show_summary(self, _text: str = "") -> None:
        self.docks["issues"].setWindowTitle(self.issues.summary)

    def _show_elsewhere(self, problem: Problem) -> None:
        """Show a problem in another file where it can be corrected."""
        path = Path(problem.file)
        if is_listed(path):
            self.entries.show(self.catalog, self.document.section, problem)
        else:
            self.commands.open_file(path)

    def _follow(self) -> None:
        """Enable the possible commands; a closed window is partly deleted."""
        if self._is_closed:
            return
        stack, actions = self.document.stack, self.actions_
        actions["undo"].setEnabled(stack.canUndo())
        actions["redo"].setEnabled(stack.canRedo())
        for id_, text in (("undo", stack.undoText()), ("redo", stack.redoText())):
            plain = tr("Undo") if id_ == "undo" else tr("Redo")
            set_tooltip(actions[id_], labelled(plain, text) if text else plain)
        for id_ in ("cut", "copy", "delete", "select_none"):
            actions[id_].setEnabled(bool(self.bench.selection))
        self.stamps.set_can_save(bool(self.bench.selection))
        is_island = self.document.section.is_island
        actions["symmetry_rotation"].setEnabled(not is_island)
        for id_ in ("half_turn_top", "half_turn_bottom"):
            actions[id_].setEnabled(not is_island)
        actions["rotate"].setEnabled(not is_island or bool(self.bench.selection))
        actions[SYMMETRIES[SYMMETRY_NAMES.index(self.bench.symmetry)]].setChecked(True)
        actions["board"].setChecked(self.board.is_shown)
        actions["board_draw"].setEnabled(self.board.is_shown)
        for id_ in ("board_corner", "board_turn"):
            actions[id_].setEnabled(self.board.is_shown and not is_island)
        for id_ in ("play", "play_with"):
            actions[id_].setEnabled(self.start is not None)

    def _on_title_changed(self, page: SectionPage) -> None:
        if self._is_closed:
            return
        self.tabs.name(page)
        self.session.note()
        document = self.document
        name, path = escape_modified_marker(self.page.name), document.path
        if path is None:
            title = tr("{name}[*] — Section editor").format(name=name)
        else:
            title = tr("{name} ({file})[*] — Section editor")
            title = title.format(name=name, file=escape_modified_marker(path.name))
        self.setWindowTitle(title)
        self.setWindowModified(document.is_modified)

    def _on_tool_changed(self, id_: str) -> None:
        if id_:
            self.actions_[id_].setChecked(True)
        self._show_usage()
        self.palette_.set_erasing(self.toolbox.current == "eraser")

    def _describe_place(self) -> None:
        """Show the description of the hex under the pointer or the keyboard cursor."""
        self.place_label.setText(self.page.place_text)

    def _fill_recent(self) -> None:
        menu = self.actions_.submenus["recent"]
        menu.clear()
        for path in self.opener.recent:
            action: QAction = menu.addAction("")
            set_name(action, path.name, str(path))
            action.triggered.connect(lambda _=False, p=path: self.opener.open(p))
        if not self.opener.recent:
            menu.addAction(tr("No sections yet")).setEnabled(False)

    # -- events ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self.isHidden():
            self._fit_usage()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dragged_file(event.mimeData(), PACK_SUFFIX) is not None or can_import(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        pack = dragged_file(event.mimeData(), PACK_SUFFIX)
        if pack is not None:
            event.acceptProposedAction()
            self.packs.open(pack)
        elif can_import(event.mimeData()):
            event.acceptProposedAction()
            self.commands.take_in(event.mimeData())

    def changeEvent(self, event: QEvent) -> None:
        """Check for changes by other programs when the window becomes active."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.check_disk()

    def check_disk(self) -> None:
        """Check all files for changes by other programs."""
        if not self._is_closed:
            for page in self.tabs.pages:
                page.check_disk()
            self.content.look()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes; stop all timers and threads."""
        if self._is_closed:
            super().closeEvent(event)
            return
        pages = self.tabs.pages
        if not self._is_closing and self.closing.must_ask(pages):
            event.ignore()
            self.closing.ask(pages, self.close_anyway)
            return
        if not self._is_ending and self.entries.keeps_open(self.close_anyway):
            event.ignore()
            return
        self._is_closed = True
        self.opener.reader.cancel()
        self.entries.close(is_lost=not self._is_ending)
        self.commands.close()
        settings = self.settings
        settings.editor_geometry = bytes(self.saveGeometry().toBase64().data()).decode()
        settings.editor_state = bytes(
            self.saveState(int(self.isRightToLeft())).toBase64().data()
        ).decode()
        queue_settings(settings)
        for page in pages:
            page.close_down(is_lost=not self._is_ending)
        QPixmapCache.setCacheLimit(self._cache_kb)
        if self.start is None:  # otherwise the game window still uses them
            set_own_pictures({})
        super().closeEvent(event)
        self.closed.emit()

    def quit(self) -> None:
        """End the program, after the question about unsaved changes."""
        self.closing.ask(self.tabs.pages, self._quit_anyway)

    def _quit_anyway(self) -> None:
        self.close_anyway()
        QApplication.closeAllWindows()

    def close_anyway(self) -> None:
        self._is_closing = True
        self.close()

    def end(self) -> None:
        """Close without asking; unsaved changes are offered at the next start of the editor."""
        self._is_ending = True
        self.close_anyway()
