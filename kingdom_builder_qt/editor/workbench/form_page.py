"""The form of the current entry, with the description of the focused key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from kingdom_builder_qt.content.own_pictures import FOLDER
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.content.yaml.writer import Plain
from kingdom_builder_qt.editor.workbench.entry_document import Ref
from kingdom_builder_qt.editor.workbench.form import FormBuilder
from kingdom_builder_qt.editor.workbench.form_context import FormContext, Place
from kingdom_builder_qt.editor.workbench.picture_field import PictureField, PictureRefused, copied
from kingdom_builder_qt.ui.desktop.messages import problem_text
from kingdom_builder_qt.ui.desktop.style.theme import appearance, current_theme
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.style import STRETCH, RoomyLabel, mute, muted, vbox
from kingdom_builder_qt.ui.words.foreign_text import truncated

tr = translator(__name__)

_UNDO = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
_HELP_LINES = 3
_LONGEST_INDEX = 9  # digits
_COLOURS = {"error": "refused", "warning": "warning", "hint": "text_muted"}


class UndoKeys(QObject):
    """Passes undo and redo to the window, because fields have no undo stack of their own."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        is_ours = any(event.matches(key) for key in _UNDO)
        if is_ours:
            event.ignore()
        return is_ours


class FormPage(QWidget):
    """Shows one entry at a time; `edited` carries the whole value, and whether typing continues."""

    edited = Signal(object, bool)

    def __init__(self) -> None:
        super().__init__()
        self._ref: Ref | None = None
        self.form: FormContext | None = None
        self._typed_at: Place | None = None
        self._keys = UndoKeys(self)
        self._problems: tuple[Problem, ...] = ()
        self.page = QScrollArea()
        self.page.setWidgetResizable(True)
        self.page.setFrameShape(QScrollArea.Shape.NoFrame)
        self.page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.page.viewport().setAutoFillBackground(False)
        self.help = RoomyLabel(_HELP_LINES)  # so that the form seldom moves
        self.help.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        mute(self.help)
        vbox((self.page, 1), self.help, parent=self, spacing=6, margin=6)
        application = QApplication.instance()
        assert isinstance(application, QApplication), "there are widgets"
        application.focusChanged.connect(self._on_focus)
        appearance().changed.connect(self._build_again)

    def _build_again(self) -> None:
        if self.form is not None and self._ref is not None:
            self._build(self._ref, self.form.value, self.form.ids, None)

    def show_entry(
        self,
        ref: Ref | None,
        value: dict[str, Plain] | None,
        ids: Mapping[str, Sequence[tuple[str, str]]],
    ) -> None:
        """Show the value of an entry; None keeps the previous form, disabled."""
        self.setEnabled(value is not None)
        if ref is None:
            self._ref = self.form = None
            self._put(self._hint())
            self.setEnabled(True)
            return
        is_shown = ref == self._ref and self.form is not None
        if value is None and is_shown:
            return
        form = self.form if is_shown else None
        is_same = form is not None and value is not None and _shown(form.value) == _shown(value)
        if form is not None and value is not None and is_same and form.ids == ids:
            form.value = value  # the order of keys may differ
            return
        if not is_same:
            self._typed_at = None
        place = self._place_of_focus() if is_shown else None
        marked = _marked(self.window().focusWidget())
        self._build(ref, value or {}, ids, place)
        if place is not None:
            _mark(self.window().focusWidget(), *marked)

    def _hint(self) -> QWidget:
        page = QWidget()
        text = tr(
            "Make your own tile or card. Start with New on the left, or copy one from the game"
            " with File, New from copy."
        )
        vbox(STRETCH, muted(text, 1.0, wrap=True, fitted=True), STRETCH, parent=page, margin=24)
        return page

    def focus_name(self) -> None:
        """Select the name of an entry, so that typing replaces it."""
        for widget in self.form.widgets.values() if self.form is not None else ():
            if isinstance(widget, QLineEdit):
                widget.setFocus()
                widget.selectAll()
                return

    def follow(self, ref: Ref) -> Ref:
        """Change the id of the shown entry, and return its new reference."""
        self._ref = ref
        if self.form is not None:
            self.form.id = ref.id
        return ref

    def show_problems(self, ref: Ref, problems: Sequence[Problem]) -> None:
        """Show the problems of an entry below their keys, or else at the end."""
        self._problems = tuple(problems)
        if self.form is None or ref != self._ref:
            return
        texts: dict[Place, list[Problem]] = {}
        for problem in problems:
            texts.setdefault(_place_in(problem, ref, self.form), []).append(problem)
        for place, message in self.form.messages.items():
            self._tell(message, texts.get(place, ()))
            message.setVisible(place in texts)

    def _tell(self, message: QLabel, problems: Sequence[Problem]) -> None:
        lines = [problem_text(problem) for problem in problems]
        message.setText("\n".join(truncated(line, 300) for line in lines))
        if problems:
            palette = message.palette()
            colour = current_theme().colour(_COLOURS[problems[0].severity])
            palette.setColor(message.foregroundRole(), colour)
            message.setPalette(palette)

    # -- building ----------------------------------------------------------------------------------

    def _build(
        self,
        ref: Ref,
        value: dict[str, Plain],
        ids: Mapping[str, Sequence[tuple[str, str]]],
        focus: Place | None,
    ) -> None:
        self._ref = ref
        folder = ref.path.parent
        self.form = FormContext(value, ids, self._on_changed, folder, ref.id, self._take_picture)
        content = QWidget()
        content.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        record = FormBuilder(self.form).record(ref.file.record, ())
        vbox(record, STRETCH, parent=content, margin=4)
        for kind in (QLineEdit, QPlainTextEdit):
            for widget in content.findChildren(kind):
                widget.installEventFilter(self._keys)
        self._put(content)
        self.show_problems(ref, self._problems)
        if focus is not None:
            self._focus(focus)

    def _put(self, content: QWidget) -> None:
        at = self.page.verticalScrollBar().value()
        before = self.page.takeWidget()
        if before is not None:
            before.hide()
            before.deleteLater()  # the change may come from one of its widgets
        self.page.setWidget(content)
        content.setAutoFillBackground(False)
        self.page.verticalScrollBar().setValue(at)

    def _on_changed(self, value: dict[str, Plain], rebuild: bool, place: Place) -> None:
        goes_on = not rebuild and place == self._typed_at
        self._typed_at = None if rebuild else place
        if rebuild and self._ref is not None and self.form is not None:
            self._build(self._ref, value, self.form.ids, place)
        self.edited.emit(value, goes_on)

    # -- pictures ----------------------------------------------------------------------------------

    def _take_picture(self, path: Path, place: Place) -> None:
        """Copy a picture in a thread; the form may be rebuilt before it is done."""
        assert self.form is not None, "one of its fields asks"
        question = partial(copied, path, self.form.folder / FOLDER, self.form.id)
        done = partial(self._on_copied, self._ref, place)
        failed = partial(self._on_not_copied, path, self._ref, place)
        Task(self, question, done, failed, must_end=True)

    def _on_copied(self, ref: Ref | None, place: Place, name: str) -> None:
        if self.form is not None and ref == self._ref:
            self.form.put(place, name, rebuild=True)

    def _on_not_copied(
        self, path: Path, ref: Ref | None, place: Place, error: BaseException
    ) -> None:
        if not isinstance(error, PictureRefused | OSError):
            raise error
        if self.form is not None and ref == self._ref:
            field = self.form.widgets.get(place)
            if isinstance(field, PictureField):
                field.tell(path, error)

    # -- focus -------------------------------------------------------------------------------------

    def _place_of_focus(self) -> Place | None:
        focus = self.window().focusWidget()
        if self.form is None or focus is None:
            return None
        found = self.form.widgets.items()
        return next((p for p, w in found if w is focus or w.isAncestorOf(focus)), None)

    def _focus(self, place: Place) -> None:
        """Move the focus to a place, else into it, else to an enclosing one."""
        widgets = self.form.widgets if self.form is not None else {}
        inside = [found for found in widgets if found[: len(place)] == place]
        found = place if place in widgets else next(iter(inside), None)
        if found is None and place:
            self._focus(place[:-1])
        elif found is not None:
            widgets[found].setFocus()
            self.page.ensureWidgetVisible(widgets[found])

    def jump_to(self, problem: Problem) -> None:
        """Move the focus to the field of a problem."""
        if self.form is not None and self._ref is not None:
            self._focus(_place_in(problem, self._ref, self.form))

    def _on_focus(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is None or not self.isAncestorOf(new):
            return
        place = self._place_of_focus()
        helps = self.form.helps if self.form is not None and place is not None else {}
        self.help.setText(helps.get(place or (), ""))
        if isinstance(new, QLineEdit | QPlainTextEdit | QSpinBox):
            self.page.ensureWidgetVisible(new)


def _shown(value: Plain) -> object:
    """Return a comparable form of a value: true differs from 1, the order of keys is ignored."""
    if isinstance(value, dict):
        return {key: _shown(one) for key, one in value.items()}
    if isinstance(value, list):
        return [_shown(one) for one in value]
    return repr(value)


def _marked(widget: QWidget | None) -> tuple[int, int]:
    """Return anchor and position of the cursor in a field."""
    if isinstance(widget, QLineEdit):
        cursor, start = widget.cursorPosition(), widget.selectionStart()
        if start < 0:
            return cursor, cursor
        return (widget.selectionEnd() if cursor == start else start), cursor
    if isinstance(widget, QPlainTextEdit):
        return widget.textCursor().anchor(), widget.textCursor().position()
    return 0, 0


def _mark(widget: QWidget | None, anchor: int, position: int) -> None:
    """Restore anchor and position of the cursor."""
    if isinstance(widget, QLineEdit):
        widget.setCursorPosition(anchor)
        widget.cursorForward(True, position - anchor)
    elif isinstance(widget, QPlainTextEdit):
        cursor = widget.textCursor()
        most = widget.document().characterCount() - 1
        cursor.setPosition(min(anchor, most))
        cursor.setPosition(min(position, most), cursor.MoveMode.KeepAnchor)
        widget.setTextCursor(cursor)


def _place_in(problem: Problem, ref: Ref, form: FormContext) -> Place:
    """Return the innermost place of a problem with a message label; () for the whole entry."""
    words = problem.path.removeprefix(ref.id).strip(".").split(".")
    place: Place = tuple(int(w) if _is_index(w) else w for w in words if w)
    while place and place not in form.messages:
        place = place[:-1]
    return place


def _is_index(word: str) -> bool:
    """Return whether a word of a path is a list index; a key may consist of digits, too."""
    return word.isascii() and word.isdecimal() and len(word) <= _LONGEST_INDEX
