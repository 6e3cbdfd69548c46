"""The dialog of the engines that the player has added; every change is applied at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QShowEvent, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QFormLayout,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from kingdom_builder_qt.game.engines.command_line import words_of
from kingdom_builder_qt.game.engines.protocol import EngineOption
from kingdom_builder_qt.ui.desktop.own_engines import OwnEngine
from kingdom_builder_qt.ui.desktop.settings.engines import (
    ENGINE_NAME_LENGTH,
    ENGINE_SECONDS,
    LONGEST_TEXT,
    MOST_ENGINES,
    new_engine_key,
    usable_name,
)
from kingdom_builder_qt.ui.desktop.settings.profiles import PORTRAITS
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.levels.portraits import portrait_icon
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    Button,
    ElidedLabel,
    button_box,
    hbox,
    label,
    muted,
    tight,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.text_edits import LineEdit
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.engines.check_worker import CheckResult
from kingdom_builder_qt.ui.engines.engine_check import GAMES, EngineCheck
from kingdom_builder_qt.ui.engines.option_fields import OptionFields
from kingdom_builder_qt.ui.words.engine_texts import engine_sentence
from kingdom_builder_qt.ui.words.foreign_text import isolated, sentences, tip_text, truncated
from kingdom_builder_qt.ui.words.numbers import amount

tr = translator(__name__)

_SIZE: Final = (760, 520)
_ICON: Final = 32
_LIST: Final = 120  # pixels, least width
_FORM: Final = 220
_LOG_SIZE: Final = (640, 420)


class _List(QListWidget):
    """The list of engines, with a sentence while it is empty."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.count():
            painter = QPainter(self.viewport())
            painter.setPen(current_theme().colour("text_muted"))
            words = tr("No engines yet. An engine is a computer player in a program of its own.")
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.viewport().rect().adjusted(16, 16, -16, -16), flags, words)


class LogDialog(QDialog):
    """The last messages of an engine, in both directions."""

    def __init__(self, name: str, log: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Log of {engine}").format(engine=isolated(truncated(name))))
        self.text = QPlainTextEdit("\n".join(log), readOnly=True)
        self.text.setAccessibleName(tr("Log"))
        self.text.setPlaceholderText(tr("No messages yet."))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.moveCursor(QTextCursor.MoveOperation.End)
        self.text.moveCursor(QTextCursor.MoveOperation.StartOfLine)
        words = tr(
            "Lines with > go to the engine, those with < come from it, and those with “!” are"
            " its own messages (standard error)."
        )
        note = muted(words, 1.0, wrap=True)
        self.copy = QPushButton(tr("Copy"), autoDefault=False)
        self.copy.clicked.connect(self._copy)
        close = QPushButton(tr("Close"))
        close.setDefault(True)
        close.clicked.connect(self.accept)
        foot = button_box(self, [], close, other=[self.copy])
        vbox(note, (self.text, 1), foot, parent=self, spacing=10, margin=16)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())

    def sizeHint(self) -> QSize:
        return QSize(scaled(_LOG_SIZE[0]), scaled(_LOG_SIZE[1]))


class EnginesDialog(QDialog):
    """Adds, checks, changes and removes engines; `changed` emits their list with every change."""

    changed = Signal(list)  # OwnEngine
    log_requested = Signal(int)  # player at the table

    def __init__(
        self, engines: Sequence[OwnEngine], parent: QWidget, seats: Sequence[str] = ()
    ) -> None:
        """`seats`: the controllers of the game at the table."""
        super().__init__(parent)
        self._seats = tuple(seats)
        self.setWindowTitle(tr("Engines"))
        self.engines = {engine.key: engine for engine in engines}
        self.checks: dict[str, EngineCheck] = {}  # running, by key
        self._results: dict[str, CheckResult] = {}
        self._offered: dict[str, tuple[EngineOption, ...]] = {}
        self._new: set[str] = set()  # they have not introduced themselves yet
        self._removed: tuple[OwnEngine, int] | None = None  # the last one, and its row
        self.list = _List()
        self.list.setAccessibleName(tr("Engines"))
        self.list.setIconSize(QSize(scaled(_ICON), scaled(_ICON)))
        self.list.setMinimumWidth(scaled(_LIST))
        self.name = LineEdit(ENGINE_NAME_LENGTH)
        self.picture = ComboBox()
        self.program = ElidedLabel()
        self.arguments = LineEdit(LONGEST_TEXT)
        self.seconds = ComboBox()
        self.options = OptionFields()
        self.state = label("", wrap=True)
        self.state.setMinimumHeight(2 * self.state.fontMetrics().lineSpacing())
        self.state.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.check = Button(tr("Check again"), autoDefault=False)
        self.log = Button(tr("Log…"), autoDefault=False)
        self.remove = Button(tr("Remove"), autoDefault=False)
        self.add = QPushButton(tr("Add an engine…"), autoDefault=False)
        self.undo = QPushButton(tr("Undo"), autoDefault=False)
        self.close_button = QPushButton(tr("Close"), autoDefault=False)
        self._lay_out()
        self._connect()
        self._show(0)
        (self.list if self.engines else self.add).setFocus()

    def _lay_out(self) -> None:
        for number, portrait in enumerate(PORTRAITS):
            icon = portrait_icon("human", portrait, 24)
            self.picture.addItem(icon, tr("Picture {number}").format(number=number + 1), portrait)
        for seconds in ENGINE_SECONDS:
            words = tr("%n seconds", "", seconds) if seconds else tr("No limit")
            self.seconds.addItem(words, seconds)
        form = QFormLayout()
        tight(form, 8)
        form.setHorizontalSpacing(12)
        rows = (
            (tr("Name"), self.name),
            (tr("Picture"), self.picture),
            (tr("Program"), self.program),
            (tr("Arguments"), self.arguments),
            (tr("Time for a turn"), self.seconds),
        )
        for words, field in rows:
            field.setAccessibleName(words)
            form.addRow(words, field)
        set_tooltip(self.arguments, tr("Words after the name of the program, as --fast"))
        set_tooltip(self.seconds, tr("Without a limit it has a minute for each decision."))
        set_tooltip(self.check, tr("Start the engine and play two short games with it"))
        inner = QWidget()
        acts = hbox(self.check, self.log, self.remove, STRETCH, spacing=6)
        vbox(form, self.options, self.state, acts, STRETCH, parent=inner, spacing=10)
        self.page = ScrollPage(inner)
        self.page.setMinimumWidth(scaled(_FORM))
        note = muted(
            tr(
                "An engine is a program on this computer, and may do there what you may do."
                " Add only programs that you trust."
            ),
            1.0,
            wrap=True,
        )
        foot = button_box(self, [], self.close_button, other=[self.add, self.undo])
        middle = hbox((self.list, 2), (self.page, 3), spacing=14)
        vbox(note, (middle, 1), foot, parent=self, spacing=10, margin=16)

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(lambda _row: self._show_engine())
        self.name.editingFinished.connect(self._rename)
        self.picture.activated.connect(
            lambda _row: self._change(portrait=self.picture.currentData())
        )
        self.arguments.editingFinished.connect(self._set_arguments)
        self.seconds.activated.connect(
            lambda _row: self._change(seconds=self.seconds.currentData())
        )
        self.options.changed.connect(self._set_option)
        self.check.clicked.connect(lambda: self._check_current(GAMES))
        self.log.clicked.connect(self._show_log)
        self.remove.clicked.connect(self._remove)
        self.undo.clicked.connect(self._undo_remove)
        self.add.clicked.connect(self._ask_file)
        self.close_button.clicked.connect(self.accept)
        self.finished.connect(self._end_checks)

    def sizeHint(self) -> QSize:
        return QSize(scaled(_SIZE[0]), scaled(_SIZE[1]))

    # -- the list --------------------------------------------------------------------------------

    @property
    def current(self) -> OwnEngine | None:
        """Return the selected engine."""
        row = self.list.currentRow()
        return [*self.engines.values()][row] if row >= 0 else None

    def _show(self, row: int) -> None:
        """Fill the list and select a row."""
        self.list.blockSignals(True)
        self.list.clear()
        for engine in self.engines.values():
            icon = portrait_icon("human", engine.portrait, _ICON)
            self.list.addItem(QListWidgetItem(icon, engine.name))
        self.list.setCurrentRow(min(row, len(self.engines) - 1))
        self.list.blockSignals(False)
        self._show_engine()

    def _show_engine(self) -> None:
        engine = self.current
        self.page.setVisible(engine is not None)
        has_room = len(self.engines) < MOST_ENGINES
        self.add.setEnabled(has_room)
        self.undo.setEnabled(has_room and self._removed is not None)
        if engine is None:
            return
        self.name.setText(engine.name)
        self.picture.setCurrentIndex(max(0, self.picture.findData(engine.portrait)))
        self.program.setText(engine.program)
        set_tooltip(self.program, tip_text(engine.program))
        self.arguments.setText(engine.arguments)
        self.seconds.setCurrentIndex(self.seconds.findData(engine.seconds))
        self._show_options(engine)
        self._show_state()
        if engine.key not in self._results and engine.key not in self.checks:
            self._check(engine, 0)  # for the options that it offers

    def _show_options(self, engine: OwnEngine) -> None:
        is_lost = any(field.hasFocus() for field in self.options.fields.values())
        self.options.show_options(self._offered.get(engine.key, ()), dict(engine.options))
        for one, other in pairwise((self.seconds, *self.options.fields.values())):
            self.setTabOrder(one, other)
        if is_lost and not self.options.fields:
            self.seconds.setFocus()

    def _show_state(self) -> None:
        engine = self.current
        if engine is None:
            return
        result = self._results.get(engine.key)
        running = engine.key in self.checks
        has_log = not running and result is not None and bool(result.log)
        self.log.setEnabled(has_log or engine.controller in self._seats)
        if running:
            text = tr("Is being checked…")
        else:
            text = "" if result is None else self._verdict(result)
        self.state.setText(text)

    def _verdict(self, result: CheckResult) -> str:
        if result.fault is not None:
            return engine_sentence(result.fault)
        assert result.name is not None
        author = isolated(truncated(result.name.author))
        by = tr("By {author}.").format(author=author) if author else ""
        if not result.games:
            return sentences([by, tr("Not checked yet.")])
        text = tr("It follows the protocol. A decision takes {milliseconds} ms.")
        return sentences([by, text.format(milliseconds=amount(1000 * result.mean, 1))])

    # -- changes ---------------------------------------------------------------------------------

    def _change(self, **values: object) -> None:
        """Change the selected engine."""
        engine = self.current
        if engine is None:
            return
        changed = replace(engine, **values)  # type: ignore[arg-type]
        if changed != engine:
            self.engines[engine.key] = changed
            self._tell()
            item = self.list.currentItem()
            item.setText(changed.name)
            item.setIcon(portrait_icon("human", changed.portrait, _ICON))

    def _tell(self) -> None:
        self.changed.emit([*self.engines.values()])

    def _rename(self) -> None:
        engine = self.current
        if engine is not None and (name := self.name.text().strip()):
            if name != engine.name:
                self._new.discard(engine.key)
            self._change(name=name)
        elif engine is not None:
            self.name.setText(engine.name)

    def _set_arguments(self) -> None:
        engine, text = self.current, self.arguments.text().strip()
        if engine is None or text == engine.arguments:
            return
        try:
            words_of(text)
        except ValueError:
            self.state.setText(tr("A quotation mark in the arguments is not closed."))
            return
        self._change(arguments=text)
        self._check_current(GAMES)

    def _set_option(self, name: str, value: str) -> None:
        engine = self.current
        if engine is not None:
            self._change(options=tuple({**dict(engine.options), name: value}.items()))

    def _remove(self) -> None:
        engine, row = self.current, self.list.currentRow()
        if engine is None:
            return
        self.list.setFocus()  # another press must not remove the next engine
        self._stop_check(engine.key)
        del self.engines[engine.key]
        for known in (self._results, self._offered):
            known.pop(engine.key, None)
        self._removed = engine, row
        name = isolated(truncated(engine.name))
        set_tooltip(self.undo, tr("Add {engine} again").format(engine=name))
        self._tell()
        self._show(row)

    def _undo_remove(self) -> None:
        """Add the engine again that was removed last."""
        if self._removed is None:
            return
        (engine, row), self._removed = self._removed, None
        self.list.setFocus()
        set_tooltip(self.undo, "")
        if engine.key in self.engines:  # added once more meanwhile
            engine = replace(engine, key=new_engine_key(engine.name, self.engines))
        entries = [*self.engines.values()]
        entries.insert(row, engine)
        self.engines = {entry.key: entry for entry in entries}
        self._tell()
        self._show(row)

    # -- new engines -----------------------------------------------------------------------------

    def _ask_file(self) -> None:
        dialog = QFileDialog(self, tr("Add an engine"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self.add_program)
        dialog.open()

    def add_program(self, program: str) -> None:
        """Add a program and check it."""
        name = usable_name(Path(program).stem) or tr("Engine")
        if not program.isprintable() or len(program) > LONGEST_TEXT:
            self.state.setText(tr("The path of this program cannot be stored."))
            return
        used = [engine.portrait for engine in self.engines.values()]
        portrait = min(PORTRAITS, key=used.count)
        key = new_engine_key(name, self.engines)
        self.engines[key] = OwnEngine(key, name, program, portrait=portrait)
        self._new.add(key)
        self._check(self.engines[key], GAMES)
        self._tell()
        self._show(len(self.engines) - 1)

    def _introduce(self, key: str, name: str) -> str:
        """Give a new engine the name that it calls itself by, and return its final key."""
        self._new.discard(key)
        own = usable_name(name)
        if not own:
            return key
        others = [other for other in self.engines if other != key]
        final = new_engine_key(own, others)
        renamed = replace(self.engines[key], key=final, name=own)
        self.engines = {
            (final if k == key else k): (renamed if k == key else engine)
            for k, engine in self.engines.items()
        }
        self._tell()
        return final

    # -- checks ----------------------------------------------------------------------------------

    def _check_current(self, games: int) -> None:
        if (engine := self.current) is not None:
            self._check(engine, games)

    def _check(self, engine: OwnEngine, games: int) -> None:
        self._stop_check(engine.key)
        check = self.checks[engine.key] = EngineCheck(engine, games, self)
        check.ended.connect(lambda result: self._on_checked(check, result))
        self._show_state()

    def _stop_check(self, key: str) -> None:
        check = self.checks.pop(key, None)
        if check is not None:
            check.close()
            check.deleteLater()

    def _on_checked(self, check: EngineCheck, result: CheckResult) -> None:
        key = check.engine.key
        if self.checks.get(key) is not check:
            return
        del self.checks[key]
        check.deleteLater()
        row = self.list.currentRow()
        if result.name is not None:
            self._offered[key] = result.name.options
            if key in self._new:
                final = self._introduce(key, result.name.name)
                self._offered[final] = self._offered.pop(key)
                key = final
        self._results[key] = result
        engine = self.current
        if engine is None or engine.key != key:
            self._show_state()
        elif self._is_edited:
            self._show_options(engine)
            self._show_state()
        else:
            self._show(row)

    @property
    def _is_edited(self) -> bool:
        """Return whether the player is typing, so that no field may change."""
        return any(field.hasFocus() for field in (self.name, self.arguments))

    def _end_checks(self) -> None:
        for key in tuple(self.checks):
            self._stop_check(key)

    def _show_log(self) -> None:
        engine = self.current
        if engine is None:
            return
        result = self._results.get(engine.key)
        is_checked = result is not None and bool(result.games)
        if engine.controller in self._seats and not is_checked:  # plays just now
            self.log_requested.emit(self._seats.index(engine.controller))
        elif result is not None:
            dialog = LogDialog(engine.name, result.log, self)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()
