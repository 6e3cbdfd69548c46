"""The window of the user's tiles and cards: list, form, YAML, rule text and board."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QMainWindow,
    QMessageBox,
    QPushButton,
    QTabWidget,
    QWidget,
)

from kingdom_builder_qt.content import Catalog, Problem, paths
from kingdom_builder_qt.content.yaml.entry_texts import (
    renamed,
    replaced,
    spans,
)
from kingdom_builder_qt.content.yaml.writer import Plain
from kingdom_builder_qt.core.board import Section
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.editor.workbench.entry_actions import EntryActions
from kingdom_builder_qt.editor.workbench.entry_board import EntryBoard, EntryPreview
from kingdom_builder_qt.editor.workbench.entry_disk import EntryDisk
from kingdom_builder_qt.editor.workbench.entry_document import EntryDocument, Ref
from kingdom_builder_qt.editor.workbench.entry_list import EntryList
from kingdom_builder_qt.editor.workbench.form_page import FormPage, UndoKeys
from kingdom_builder_qt.editor.workbench.issue_list import IssueList
from kingdom_builder_qt.editor.workbench.new_entries import EntryCommands, ids_of
from kingdom_builder_qt.editor.workbench.own_files import CheckedContent, faults, text_in
from kingdom_builder_qt.editor.workbench.unsaved_entries import (
    EntryDrafts,
    LeftEntries,
    left_entries,
)
from kingdom_builder_qt.editor.workbench.yaml_pane import YamlPane
from kingdom_builder_qt.ui.desktop.files.file_errors import error_text
from kingdom_builder_qt.ui.desktop.languages import languages
from kingdom_builder_qt.ui.desktop.style.own_signs import own_signs, set_own_pictures
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.splitter import Splitter
from kingdom_builder_qt.ui.desktop.widgets.keys import add_page_keys
from kingdom_builder_qt.ui.desktop.widgets.message_box import message_box
from kingdom_builder_qt.ui.desktop.widgets.notice import Notice
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import keep_on_screen
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import hbox, vbox
from kingdom_builder_qt.ui.desktop.widgets.tab_pages import TabBar, TabMark
from kingdom_builder_qt.ui.words.foreign_text import truncated

tr = translator(__name__)

CHECK_MS: Final = 120  # of quiet after a change
WIDE: Final = 1360  # from this width the YAML is next to the board
_FIRST: Final = QSize(1180, 700)
_LEAST: Final = QSize(860, 480)
_SHARES: Final = (190, 420, 470)
_WIDE_SHARES: Final = (200, 480, 700, 540)


class EntriesWindow(QMainWindow):
    """A window next to the section editor; parts that tests need are attributes."""

    saved = Signal(object)  # old and new text by Path
    closed = Signal()

    def __init__(self, catalog: Catalog) -> None:
        """Load the user's files."""
        super().__init__()
        self.document = EntryDocument()
        self.document.setParent(self)
        self.files = EntryDisk(self.document, catalog.language, self)
        self.commands = EntryCommands(self.document, catalog, self)
        self.drafts = EntryDrafts(self.document, self)
        self.actions_ = EntryActions(self)
        self.checked_content = CheckedContent(catalog)
        self._by_line: dict[tuple[str, int], list[Problem]] = {}  # problems of the last check
        self.current: Ref | None = None
        self._good: dict[Ref, tuple[Any, Catalog]] = {}  # the last valid state of an entry
        self._awaited: Problem | None = None  # shown after the first check
        self._typed_line = -1
        self._stroke = self._row = 0
        self._is_closing = self._is_closed = False
        self._section: Section | None = None  # of the editor
        self._is_lost = True  # discard unsaved changes when the window closes
        self.timer = QTimer(self, singleShot=True, interval=CHECK_MS)
        self._keys = UndoKeys(self)
        self._build()
        self._connect()
        self._furnish(catalog)
        most = self.screen().availableSize()
        self.setMinimumSize(_LEAST.boundedTo(most))
        self.resize(_FIRST.boundedTo(most))
        keep_on_screen(self)
        languages().changed.connect(self._furnish_again)
        self.files.read()

    # -- building ----------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setObjectName("entries_window")
        self.statusBar()  # at once: creating it with the first message would move the layout

    def _furnish_again(self) -> None:
        """Show everything in the language that is spoken now; documents and files stay."""
        if self._is_closed:
            return
        sizes, shown, section = self.split.sizes(), self.tabs.currentIndex(), self._section
        self.actions_.renew(self)
        self._furnish(self.checked_content.catalog)
        self.split.setSizes(sizes)
        self.tabs.setCurrentIndex(shown)
        self.board.set_section(section)
        self._show_checked()

    def _furnish(self, catalog: Catalog) -> None:
        """Make everything that shows texts, for the documents that exist already."""
        self.list = EntryList()
        self.form = FormPage()
        self.yaml = YamlPane()
        self.board = EntryBoard(catalog)
        self.preview = EntryPreview()
        self.problems = IssueList()
        self.conflict = Notice(tr("Reload"))
        self.overwrite = self.conflict.add_button(tr("Save anyway"))
        self.recovered = Notice(tr("Discard"), can_close=True)
        self.yaml.installEventFilter(self._keys)
        self._lay_out()
        self._connect_widgets()
        self._place_yaml()
        self._refresh()

    def _lay_out(self) -> None:
        self.actions_.fill(self)
        self.commands.fill_new(self.actions_.submenus["new"], lambda: self.current)
        copies = self.actions_.submenus["copy"]
        copies.aboutToShow.connect(lambda: self.commands.fill_copies(copies, lambda: self.current))
        self.list.setMinimumWidth(150)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.list.addActions([self.actions_[id_] for id_ in ("rename", "duplicate", "delete")])
        self.empty = QPushButton(tr("New…"))
        self.empty.setMenu(self.actions_.submenus["new"])
        left = QWidget()
        vbox((self.list, 1), self.empty, parent=left, spacing=6, margin=6)
        self.tabs = QTabWidget()
        self.tabs.setTabBar(TabBar())
        self.tabs.setDocumentMode(True)
        TabMark(self.tabs.tabBar())
        add_page_keys(self.tabs.tabBar())
        self.board_page = QWidget()
        vbox(self.preview, (self.board, 1), parent=self.board_page, spacing=0)
        self.tabs.addTab(ScrollPage(self.board_page), tr("Board"))
        self.yaml_page = QWidget()
        vbox(self.yaml, parent=self.yaml_page, margin=6)
        self.tabs.addTab(self.yaml_page, tr("YAML"))
        self.split = Splitter(Qt.Orientation.Horizontal)
        for part, share in ((left, 2), (self.form, 5), (self.tabs, 5)):
            self.split.addWidget(part)
            self.split.setStretchFactor(self.split.count() - 1, share)
        self.split.setChildrenCollapsible(False)
        left.setMaximumWidth(280)
        self.form.setMinimumWidth(300)
        self.tabs.setMinimumWidth(320)
        self.split.setSizes(_SHARES)
        middle = QWidget()
        strips = self.conflict, self.recovered
        foot = hbox(self.problems, margin=6)
        vbox(*strips, (self.split, 1), foot, parent=middle, spacing=0)
        self.setCentralWidget(middle)

    def _connect_widgets(self) -> None:
        actions = self.actions_
        for id_, call in {
            "save": self.files.save,
            "close": self.close,
            "undo": self.document.stack.undo,
            "redo": self.document.stack.redo,
            "duplicate": partial(self._with_current, self.commands.duplicate),
            "rename": partial(self._with_current, self.commands.rename),
            "delete": partial(self._with_current, self.commands.delete),
        }.items():
            actions[id_].triggered.connect(lambda _=False, call=call: call())
        self.conflict.wanted.connect(self.files.read)
        self.overwrite.clicked.connect(lambda: self.files.save(anyway=True))
        self.recovered.wanted.connect(self._ask_drop)
        self.list.chosen.connect(self._on_chosen)
        self.form.edited.connect(self._on_form)
        self.yaml.edited.connect(self._on_yaml)
        self.yaml.cursorPositionChanged.connect(self._on_yaml_moved)
        self.problems.chosen.connect(self._go_to)

    def _connect(self) -> None:
        self.document.changed.connect(self._on_changed)
        self.document.file_changed.connect(self._follow)
        self.document.stack.indexChanged.connect(self._follow)
        self.timer.timeout.connect(self.files.check_content)
        self.files.checked.connect(self._on_checked)
        self.files.loaded.connect(self._on_loaded)
        self.files.saved.connect(self.saved)
        self.files.saved.connect(self._on_saved)
        self.files.refused.connect(self._tell_refused)
        self.files.conflict.connect(self._show_conflict)
        self.commands.edit_requested.connect(self._begin)

    # -- the current entry
    # ---------------------------------------------------------------------------

    def choose(self, ref: Ref | None) -> None:
        self.current = ref
        self._stroke = 0
        self._refresh()
        self._show_checked()

    def _begin(self, ref: Ref) -> None:
        """Edit a new entry, with the focus on its name."""
        self.choose(ref)
        self.form.focus_name()

    def _on_chosen(self, ref: Ref | None) -> None:
        if ref is not None and ref != self.current:
            self.choose(ref)

    def _with_current(self, call: Any) -> None:
        if self.current is not None:
            call(self.current)

    def set_section(self, section: Section) -> None:
        """Offer the section of the editor as a board."""
        self._section = section
        self.board.set_section(section)

    # -- changes -----------------------------------------------------------------------------------

    def _on_form(self, value: dict[str, Plain], goes_on: bool) -> None:
        ref = self.current
        span = self.document.span(ref) if ref is not None else None
        if ref is None or span is None:
            return
        self._stroke = self._stroke if goes_on and self._stroke else self.document.stroke()
        text, words = self.document.texts[ref.path], tr("Edit {name}").format(name=ref.id)
        entry = self._named(ref, value, self.document.text_with(ref, value))
        self.document.change({ref.path: replaced(text, span, entry)}, words, self._stroke)

    def _named(self, ref: Ref, value: dict[str, Plain], entry: str) -> str:
        """Let the id of a new entry follow its name while nothing refers to it."""
        id_ = self.commands.id_of_new(ref, value.get("name"))
        if id_ == ref.id:
            return entry
        self.current = self.form.follow(Ref(ref.path, id_))
        return renamed(entry, id_)

    def _on_yaml(self, entry: str) -> None:
        ref = self.current
        span = self.document.span(ref) if ref is not None else None
        if ref is None or span is None:
            return
        line = self.yaml.textCursor().blockNumber()
        if line != self._typed_line or not self._stroke:
            self._typed_line, self._stroke = line, self.document.stroke()
        # Empty lines below an entry are not part of it, but stay in the pane while the user types.
        text = replaced(self.document.texts[ref.path], span, entry.rstrip() or "\n")
        after = next((s for s in spans(text) if s.start >= span.start), None)
        if after is not None and after.id and not ref.is_whole_file:
            self.current = Ref(ref.path, after.id)
        words = tr("Edit {name}").format(name=ref.id)
        self.document.change({ref.path: text}, words, self._stroke)

    def _on_yaml_moved(self) -> None:
        if self.yaml.textCursor().blockNumber() != self._typed_line:
            self._typed_line = -1

    def _on_loaded(self) -> None:
        self._choose_first()
        Task(
            self, partial(_leftovers_with_files, frozenset(self.document.texts)), self._on_leftovers
        )

    def _choose_first(self) -> None:
        """Select the first entry if the current one does not exist."""
        refs = self.document.refs()
        if self.current not in refs:
            self.current = refs[0] if refs else None
        self._refresh()

    def _on_leftovers(self, found: tuple[LeftEntries, dict[Path, str]]) -> None:
        """Restore the unsaved texts of a crashed program, as a step that can be undone."""
        left, others = found
        if self._is_closed or not left.copies:
            return
        self.document.add_texts({p: t for p, t in others.items() if p not in self.document.texts})
        self.document.change(left.texts, tr("Recover unsaved changes"))
        self._choose_first()
        self.drafts.replace(left.copies)
        if self.document.is_modified:
            self.recovered.tell(tr("Unsaved changes to your tiles and cards were recovered."))

    def _ask_drop(self) -> None:
        """Ask whether to discard the recovered changes and all later ones."""
        title, button = tr("Tiles and cards"), QMessageBox.StandardButton
        text = tr("Discard all unsaved changes to your tiles and cards?")
        box = message_box(title, text, "", self, QMessageBox.Icon.Question)
        box.setStandardButtons(button.Discard | button.Cancel)
        box.setDefaultButton(button.Cancel)
        box.button(button.Discard).setText(tr("&Discard"))
        box.button(button.Cancel).setText(tr("&Cancel"))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.button(button.Discard).clicked.connect(self._drop_recovered)
        self.question = box
        box.open()

    def _drop_recovered(self) -> None:
        self.recovered.hide()
        self.files.read()

    def _on_changed(self) -> None:
        before = self.current
        self._refresh()
        if self.current != before:
            self._show_checked()
        self.timer.start()

    def _refresh(self) -> None:
        """Update list, form and YAML from the texts."""
        document, refs = self.document, self.document.refs()
        if self.current is not None and document.span(self.current) is None:
            self.current = refs[min(self._row, len(refs) - 1)] if refs else None
        self._row = refs.index(self.current) if self.current in refs else 0
        wrong = {ref for ref in refs if any(p.is_error for p in self._problems_of(ref))}
        self.list.show_entries(document, self._expansions(), wrong, self.current)
        text = document.text(self.current) if self.current is not None else ""
        self.yaml.setEnabled(self.current is not None)
        self.yaml.show_text(text if not self._is_typing(text) else self.yaml.toPlainText())
        value = self.document.value(self.current) if self.current is not None else None
        self.form.show_entry(self.current, value, ids_of(self.checked_content.catalog))
        self._follow()

    def _is_typing(self, text: str) -> bool:
        """Return whether the pane differs from the entry by empty lines at most."""
        return self.yaml.toPlainText().rstrip() == text.rstrip()

    def _expansions(self) -> dict[str, str]:
        known = self.checked_content.catalog.expansions
        folders = {ref.path.parent for ref in self.document.refs()} - {paths.user_content()}
        homes = {folder.name for folder in folders}
        return {id_: known[id_].name if id_ in known else id_ for id_ in homes}

    def _follow(self, _index: int = 0) -> None:
        if self._is_closed:
            return
        stack, actions = self.document.stack, self.actions_
        actions["undo"].setEnabled(stack.canUndo())
        actions["redo"].setEnabled(stack.canRedo())
        actions["save"].setEnabled(self.document.is_modified)
        for id_ in ("duplicate", "rename", "delete"):
            actions[id_].setEnabled(self.current is not None and not self.current.is_whole_file)
        self.setWindowTitle(tr("Tiles and cards[*] — Section editor"))
        self.setWindowModified(self.document.is_modified)

    # -- checks of the content ---------------------------------------------------------------------
    # -----------------------------------------------------------------------------------

    def _on_checked(self, checked: CheckedContent) -> None:
        self.checked_content = checked
        self._by_line = {}
        for one in checked.problems:
            self._by_line.setdefault((one.file, one.line), []).append(one)
        self.commands.catalog, self.commands.checked = checked.catalog, checked
        set_own_pictures(checked.catalog.pictures)  # including unsaved ones
        self.board.set_catalog(checked.catalog)
        self._refresh()
        self._show_checked()
        problem, self._awaited = self._awaited, None
        if problem is not None:
            self._go_to(problem)

    def _show_checked(self) -> None:
        ref = self.current
        span = self.document.span(ref) if ref is not None else None
        there = self.checked_content.made(ref.path, span.line) if ref is not None and span else ()
        made = [one for one in there if ref is not None and ref.names(one.id)]  # lines may move
        is_now = bool(made)
        if ref is not None and made:
            self._good[ref] = made[0], self.checked_content.catalog
        nothing = None, self.checked_content.catalog
        entry, catalog = self._good.get(ref, nothing) if ref is not None else nothing
        self.board.show_entry(entry, catalog, is_now=is_now)
        self.preview.show_entry(entry, catalog, is_now=is_now)
        self._show_problems()

    def _problems_of(self, ref: Ref) -> list[Problem]:
        """Return the problems on the lines of an entry."""
        span = self.document.span(ref)
        if span is None:
            return []
        entry = span.of(self.document.texts[ref.path])
        if broken := faults(entry):
            ahead = span.line - 1
            return [replace(p, file=str(ref.path), line=p.line + ahead) for p in broken]
        lines = entry.splitlines()
        mine = range(span.line, span.line + max(1, len(lines)))
        said, file = self._by_line, str(ref.path)
        return [problem for line in mine for problem in said.get((file, line), ())]

    def _show_problems(self) -> None:
        ref = self.current
        span = self.document.span(ref) if ref is not None else None
        mine = self._problems_of(ref) if ref is not None else []
        self.yaml.show_problems(mine, span.line if span is not None else 1)
        if ref is not None:
            self.form.show_problems(ref, mine)
        undrawn = own_signs().problems
        found = *self.files.problems, *self._unlisted(), *self.checked_content.problems, *undrawn
        shown = set(mine)
        others = [problem for problem in found if problem not in shown]
        self.problems.show_problems(mine, others)

    def _unlisted(self) -> list[Problem]:
        """Report files whose entries are not listed, as problems."""
        words = Message(
            "entries inside braces are not listed; put each on its own lines, without braces "
            "around the file"
        )
        return [Problem("warning", str(p), 0, 0, "", words) for p in self.document.unlisted_files()]

    def show_problem(self, problem: Problem) -> None:
        """Edit the entry of a problem, after the first check."""
        if self.checked_content.drafts:
            self._go_to(problem)
        else:
            self._awaited = problem

    def _go_to(self, problem: Problem) -> None:
        """Go to the field of a problem, and to its line if the YAML is visible."""
        ref = self.document.ref_at(Path(problem.file), problem.line)
        if ref is not None and ref != self.current:
            self.choose(ref)
        if self.yaml.isVisible():
            self.yaml.jump_to(problem)
        self.form.jump_to(problem)

    # -- files -------------------------------------------------------------------------------------

    def _on_saved(self) -> None:
        self.commands.new_refs.clear()
        self.statusBar().showMessage(tr("Saved."), 4000)

    def _show_conflict(self, path: Path | None) -> None:
        text = tr("{file} has been changed outside this window.")
        self.conflict.tell(text.format(file=truncated(path.name)) if path is not None else "")

    def _tell_refused(self, error: OSError) -> None:
        title = tr("Tiles and cards")
        box = message_box(
            title, tr("Your tiles and cards were not saved."), error_text(error), self
        )
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    # -- events ------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the YAML next to the board if there is room."""
        super().resizeEvent(event)
        self._place_yaml()

    def _place_yaml(self) -> None:
        is_wide, is_beside = self.width() >= WIDE, self.split.count() > 3
        if is_wide and not is_beside:
            self.tabs.removeTab(self.tabs.indexOf(self.yaml_page))
            self.split.addWidget(self.yaml_page)
            self.yaml_page.show()
            self.split.setSizes(_WIDE_SHARES)
        elif is_beside and not is_wide:
            self.tabs.addTab(self.yaml_page, tr("YAML"))
        self.tabs.tabBar().setVisible(not is_wide)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        is_front = event.type() == QEvent.Type.ActivationChange and self.isActiveWindow()
        if is_front and not self._is_closed:
            self.files.check_disk()

    def ask_about_changes(self, then: Any) -> None:
        """Call `then` at once if there are no unsaved changes, else after the answer."""
        if not self.document.is_modified:
            then()
            return
        title = tr("Tiles and cards")
        text = tr("Save the changes to your tiles and cards?")
        box = message_box(title, text, "", self, QMessageBox.Icon.Question)
        button = QMessageBox.StandardButton
        box.setStandardButtons(button.Save | button.Discard | button.Cancel)
        box.setDefaultButton(button.Save)
        box.button(button.Save).setText(tr("&Save"))
        box.button(button.Discard).setText(tr("&Discard"))
        box.button(button.Cancel).setText(tr("&Cancel"))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.question = box

        def answered(_result: int) -> None:
            chosen = box.standardButton(box.clickedButton())
            if chosen == button.Save:
                self.files.save(then)
            elif chosen == button.Discard:
                then()

        box.finished.connect(answered)
        box.open()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask about unsaved changes; stop the timer."""
        if not self._is_closing and self.document.is_modified:
            event.ignore()
            self.ask_about_changes(self.close_anyway)
            return
        self._is_closed = True
        self.timer.stop()
        self.drafts.close(is_lost=self._is_lost)
        self.document.stack.blockSignals(True)
        super().closeEvent(event)
        self.closed.emit()

    def close_anyway(self, *, is_lost: bool = True) -> None:
        """Close without asking; `is_lost` False: unsaved changes are restored at the next start."""
        self._is_closing, self._is_lost = True, is_lost
        self.close()


def _leftovers_with_files(known: frozenset[Path]) -> tuple[LeftEntries, dict[Path, str]]:
    """Return crash leftovers, and the texts of their files that are not `known`."""
    left = left_entries()
    others = {path: text_in(path) for path in left.texts if path not in known}
    return left, {path: text for path, text in others.items() if text is not None}
