"""Form fields for a single word, number or text."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPalette, QPixmap, QWheelEvent
from PySide6.QtWidgets import QColorDialog, QComboBox, QLineEdit, QWidget

from kingdom_builder_qt.content.schema.kinds import (
    COLOUR,
    Flag,
    Id,
    Integer,
    Kind,
    Pattern,
    Text,
    Word,
)
from kingdom_builder_qt.content.yaml.entry_texts import plain
from kingdom_builder_qt.content.yaml.nodes import MappingNode
from kingdom_builder_qt.content.yaml.writer import Plain, flow
from kingdom_builder_qt.content.yaml.yaml_reader import read_yaml
from kingdom_builder_qt.editor.workbench.form_context import FormContext, Place
from kingdom_builder_qt.editor.workbench.vocabulary_names import label_of
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.text_edits import LineEdit, NumberBox, RemarkEdit
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip

tr = translator(__name__)

SHORT_TEXT: Final = 200  # letters of the longest text in one line
_LONGEST: Final = 4000
_LINES: Final = 3
_COLOUR_LETTERS: Final = 60  # an invalid value from the file is shown unchanged
_PATCH: Final = 14  # pixels


def scalar_field(kind: Kind[Any], form: FormContext, place: Place) -> QWidget:
    """Return a field for a value without parts; other kinds of value are edited as YAML."""
    value = form.at(place)
    if isinstance(kind, Flag):
        return _FlagField(value, form, place)
    if isinstance(kind, Integer) and (value is None or type(value) is int):
        return _NumberField(kind, value, form, place)
    if isinstance(kind, Word):
        return _ChoiceField([(word, label_of(word)) for word in kind.words], value, form, place)
    if isinstance(kind, Id) and kind.refers_to:
        known = [(id_, name) for id_, name in form.ids.get(kind.refers_to, ())]
        words = [(word, label_of(word)) for word in kind.words]
        return _ChoiceField([*words, *known], value, form, place)
    if isinstance(kind, Text) and kind.max_length > SHORT_TEXT and isinstance(value, str | None):
        return _LongTextField(kind, value, form, place)
    if kind is COLOUR and isinstance(value, str | None):
        return ColourField(value, form, place)
    if isinstance(kind, Text | Pattern | Id) and isinstance(value, str | None):
        limit = kind.max_length if isinstance(kind, Text) else 60
        return _LineField(limit, value, form, place)
    return _RawField(value, form, place)


class _FlagField(CheckBox):
    def __init__(self, value: Plain, form: FormContext, place: Place) -> None:
        super().__init__()
        self.setChecked(value is True)
        self.toggled.connect(lambda on: form.put(place, on))


class _NumberField(NumberBox):
    def __init__(self, kind: Integer, value: int | None, form: FormContext, place: Place) -> None:
        super().__init__()
        low, high = kind.low, kind.high
        if value is not None:  # an invalid number from the file is shown unchanged
            low, high = min(low, value), max(high, value)
        self.setRange(low, high)
        self.setValue(kind.low if value is None else value)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.valueChanged.connect(lambda number: form.put(place, number))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the form, unless the field has the focus."""
        super().wheelEvent(event) if self.hasFocus() else event.ignore()


class QuietCombo(ComboBox):
    """A combo box that ignores the wheel unless it has the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(10)

    def wheelEvent(self, event: QWheelEvent) -> None:
        super().wheelEvent(event) if self.hasFocus() else event.ignore()


class _ChoiceField(QuietCombo):
    def __init__(
        self, known: list[tuple[str, str]], value: Plain, form: FormContext, place: Place
    ) -> None:
        super().__init__()
        for id_, name in known:
            self.addItem(name, id_)
        word: str | None = value if isinstance(value, str) else None
        if value is not None and word is None:
            word = flow(value)
        if self.findData(word) < 0 and word is not None:
            self.addItem(word, value)  # unknown: listed among the problems, and preserved
        self.setCurrentIndex(self.findData(word))
        self.activated.connect(lambda index: form.put(place, self.itemData(index)))


class _LineField(LineEdit):
    def __init__(self, limit: int, value: str | None, form: FormContext, place: Place) -> None:
        super().__init__(limit, value or "")
        self.textEdited.connect(lambda text: form.put(place, text))


class ColourField(LineEdit):
    """A colour in the notation of the file, with a patch that opens the colour dialog."""

    def __init__(self, value: str | None, form: FormContext, place: Place) -> None:
        super().__init__(_COLOUR_LETTERS, value or "")
        self._form, self._place = form, place
        self.patch = self.addAction(QIcon(), QLineEdit.ActionPosition.LeadingPosition)
        set_tooltip(self.patch, tr("Choose a colour"))
        self.patch.triggered.connect(self._choose)
        self.textEdited.connect(lambda text: form.put(place, text))
        self.textChanged.connect(self._show)
        self._show(self.text())

    def _show(self, text: str) -> None:
        pixmap = QPixmap(_PATCH, _PATCH)
        pixmap.fill(QColor(text) if COLOUR.pattern.fullmatch(text) else Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        painter.drawRect(0, 0, _PATCH - 1, _PATCH - 1)
        painter.end()
        self.patch.setIcon(QIcon(pixmap))

    def _choose(self) -> None:
        dialog = QColorDialog(QColor(self.text()), self)  # deleted with the field
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.colorSelected.connect(self._take)
        dialog.open()

    def _take(self, colour: QColor) -> None:
        self.setText(colour.name())
        self._form.put(self._place, colour.name())


class _LongTextField(RemarkEdit):
    def __init__(self, kind: Text, value: str | None, form: FormContext, place: Place) -> None:
        super().__init__(max(kind.max_length, len(value or "")))
        self.setPlainText(value or "")
        self.setTabChangesFocus(True)
        self.setFixedHeight(_LINES * self.fontMetrics().lineSpacing() + 16)
        self.textChanged.connect(lambda: form.put(place, self.toPlainText()))


class _RawField(LineEdit):
    """Any value as YAML on one line; applied when it can be parsed."""

    def __init__(self, value: Plain, form: FormContext, place: Place) -> None:
        super().__init__(_LONGEST, "" if value is None else flow(value))
        self._form, self._place = form, place
        self.editingFinished.connect(self._take)

    def _take(self) -> None:
        root, problems = read_yaml(f"value: {self.text()}\n")
        if isinstance(root, MappingNode) and not problems:
            value = plain(root.entries[0][1])
            if value != self._form.at(self._place):
                self._form.put(self._place, value)
