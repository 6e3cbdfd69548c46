"""Forms built from the schema, for every kind of parameter, without code for single entries."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QWidget,
)

from kingdom_builder_qt.content.schema.compound import (
    Either,
    Field,
    InOrder,
    ListOf,
    MapOf,
    RecordOf,
    Switch,
    Unless,
)
from kingdom_builder_qt.content.schema.initial_values import alternatives, beginning
from kingdom_builder_qt.content.schema.kinds import MAX_ID, FileName, Kind, Text
from kingdom_builder_qt.content.yaml.entry_texts import free_id
from kingdom_builder_qt.content.yaml.writer import Plain, flow
from kingdom_builder_qt.editor.workbench.form_context import FormContext, Place
from kingdom_builder_qt.editor.workbench.picture_field import PictureField
from kingdom_builder_qt.editor.workbench.scalar_fields import QuietCombo, scalar_field
from kingdom_builder_qt.editor.workbench.vocabulary_names import kind_itself, label_of, meaning
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.pictures import icon_button, line_icon
from kingdom_builder_qt.ui.desktop.widgets.style import SMALL, hbox, label, tight, vbox
from kingdom_builder_qt.ui.desktop.widgets.text_edits import LineEdit
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.words.foreign_text import tip_text, truncated

tr = translator(__name__)

_INDENT: Final = 14
_LONGEST_BESIDE: Final = 20  # letters of a label beside its field; a longer one is above it
_TOP: Final = Qt.AlignmentFlag.AlignTop
_ARROWS: Final = {"up": Qt.ArrowType.UpArrow, "down": Qt.ArrowType.DownArrow}


@dataclass(frozen=True, slots=True)
class _Choice:
    """One alternative of a value; `kind`: that of its parameters, None for a word.

    `lead`: the key that distinguishes its record.
    """

    name: str
    value: Plain  # the initial value
    kind: Kind[Any] | None = None
    doc: str = ""
    lead: str = ""


class FormTexts:
    """The texts of the buttons of a form."""

    def add(self) -> str:
        return tr("Add…")

    def add_item(self) -> str:
        return tr("Add another")

    def remove(self, what: str) -> str:
        return tr("Remove {what}").format(what=what)

    def key(self) -> str:
        return tr("ID")

    def up(self) -> str:
        return tr("Move up")

    def down(self) -> str:
        return tr("Move down")


class FormBuilder:
    """Builds the widgets of one form; `form` has its value and its callbacks."""

    def __init__(self, form: FormContext) -> None:
        self._form, self._texts = form, FormTexts()

    def part(self, kind: Kind[Any], place: Place, doc: str = "") -> QWidget:
        """Return the widget for the value at a place."""
        kind = kind_itself(kind)
        value = self._form.at(place)
        if isinstance(kind, RecordOf) and isinstance(value, dict):
            return self.record(kind, place)
        if isinstance(kind, Switch | Either | Unless):
            box, below = self._choice(kind, place, doc)
            return box if below is None else _stacked(box, below)
        if isinstance(kind, ListOf):
            return self._list(kind, place, doc)
        if isinstance(kind, MapOf):
            return self._map(kind, place)
        if isinstance(kind, InOrder) and isinstance(value, list):
            parts = (self.part(k, (*place, at)) for at, k in enumerate(kind.items))
            return _Group(*parts)
        if isinstance(kind, FileName):
            return self._known(PictureField(self._form, place), place, doc)
        return self._known(scalar_field(kind, self._form, place), place, doc)

    def _known(self, widget: QWidget, place: Place, doc: str) -> QWidget:
        self._form.widgets[place] = widget
        self._form.helps[place] = doc
        return widget

    # -- records -----------------------------------------------------------------------------------

    def record(self, kind: RecordOf[Any], place: Place, lead: str = "") -> QWidget:
        """Return a row for each existing key; `lead`: a key that is shown above."""
        value = self._form.at(place)
        there = value if isinstance(value, dict) else {}
        page = QWidget()
        grid = QGridLayout(page)
        tight(grid, 6)
        grid.setColumnStretch(1, 1)
        for field in kind.fields:
            if field.key != lead and (field.key in there or _is_always_shown(field)):
                self._row(grid, field, (*place, field.key), field.key in there)
        for key in _unknown(kind, there):
            self._unknown_row(grid, key, (*place, key))
        absent = [f for f in kind.fields if f.key not in there and not _is_always_shown(f)]
        absent = [field for field in absent if field.key != lead]
        if absent:
            grid.addWidget(self._add_button(absent, place), grid.rowCount(), 0, 1, 2)
        return page

    def _row(self, grid: QGridLayout, field: Field, place: Place, is_there: bool) -> None:
        row = grid.rowCount()
        if field.default is not None and _is_always_shown(field):
            self._form.unwritten.add(place)
        kind, doc, below = kind_itself(field.kind), meaning(field.doc), None
        if isinstance(kind, Switch | Either | Unless):
            part, below = self._choice(kind, place, doc)
        else:
            part = self.part(kind, place, doc)
        part.setAccessibleName(label_of(field.key))
        is_large = not isinstance(kind, Switch | Either | Unless) and not _is_line(part)
        is_above = is_large or len(label_of(field.key)) > _LONGEST_BESIDE
        name = label(label_of(field.key), wrap=is_above, fitted=is_above)
        set_tooltip(name, meaning(field.doc))
        grid.addWidget(name, row, 0, 1, 2 if is_above else 1)
        if is_large:
            grid.addWidget(_Group(part), row + 3, 0, 1, 3)
        elif is_above:
            grid.addWidget(part, row + 1, 0, 1, 2)
        else:
            name.setAlignment(Qt.AlignmentFlag.AlignTop)
            name.setContentsMargins(0, 5, 0, 0)
            grid.addWidget(part, row, 1)
        if below is not None:
            grid.addWidget(below, row + 3, 0, 1, 3)
        self._message(grid, row + 2, place)
        if field.default is not None and is_there and not _is_always_shown(field):
            grid.addWidget(self._remover(label_of(field.key), place), row, 2, _TOP)

    def _message(self, grid: QGridLayout, row: int, place: Place) -> None:
        """Add a hidden label for the problems at a place."""
        message = label("", SMALL, wrap=True, fitted=True)
        message.hide()
        self._form.messages[place] = message
        grid.addWidget(message, row, 0, 1, 3)

    def _unknown_row(self, grid: QGridLayout, key: str, place: Place) -> None:
        """Show a key that the schema lacks, with a button that removes it."""
        row = grid.rowCount()
        grid.addWidget(label(truncated(key, 20)), row, 0)
        grid.addWidget(label(truncated(flow(self._form.at(place)), 40)), row, 1)
        grid.addWidget(self._remover(truncated(key, 40), place), row, 2, _TOP)
        self._message(grid, row + 1, place)

    def _remover(self, what: str, place: Place) -> QToolButton:
        button = icon_button("close", self._texts.remove(what))
        button.setAutoRaise(True)
        button.clicked.connect(lambda: self._form.remove(place))
        self._form.widgets[(*place, "remove")] = button
        return button

    def _add_button(self, fields: Sequence[Field], place: Place) -> QWidget:
        button = QPushButton(line_icon("add"), self._texts.add())
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda: self._offer(fields, place, button))
        self._form.widgets[(*place, "add")] = button
        return button

    def _offer(self, fields: Sequence[Field], place: Place, button: QPushButton) -> None:
        """Open the menu of absent keys, created on demand because a form would have dozens."""
        menu = QMenu(button)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        for field in fields:
            action = menu.addAction(label_of(field.key))
            set_tooltip(action, meaning(field.doc))
            action.triggered.connect(partial(self._add, field, place))
        menu.popup(button.mapToGlobal(button.rect().bottomLeft()))

    def _add(self, field: Field, place: Place, _checked: bool = False) -> None:
        value = beginning(field.kind, self._form.id_list())
        if self._form.at(place) is None:
            self._form.put(place, {field.key: value}, rebuild=True)
        else:
            self._form.put((*place, field.key), value, rebuild=True)

    # -- alternatives ------------------------------------------------------------------------------

    def _choice(self, kind: Kind[Any], place: Place, doc: str) -> tuple[QWidget, QWidget | None]:
        """Return the combo box of alternatives, and the widget below it for the selected one."""
        choices = _choices(kind, self._form)
        box = QuietCombo()
        for row, choice in enumerate(choices):
            box.addItem(choice.name)
            if choice.doc:
                tip = tip_text(meaning(choice.doc))
                box.setItemData(row, tip, Qt.ItemDataRole.ToolTipRole)
        at = _chosen(choices, self._form.at(place))
        box.setCurrentIndex(at)

        def choose(row: int) -> None:
            if row != at:
                self._form.put(place, choices[row].value, rebuild=True)

        box.activated.connect(choose)
        self._known(box, place, doc)
        rest = choices[at].kind if at >= 0 else None
        return box, None if rest is None else self._rest(choices[at], rest, place)

    def _rest(self, choice: _Choice, kind: Kind[Any], place: Place) -> QWidget:
        """Return the parameters of an alternative, without repeating the key that names it."""
        if not isinstance(kind, RecordOf):
            widget = scalar_field(kind, self._form, place)
            self._form.widgets[(*place, "value")] = widget
            return _Group(widget)
        if not choice.lead:
            return _Group(self.record(kind, place))
        lead = kind.fields[0]
        first = self.part(lead.kind, (*place, lead.key), meaning(lead.doc))
        has_more = len(kind.fields) > 1 or _unknown(kind, self._form.at(place))
        more = [self.record(kind, place, lead.key)] if has_more else []
        return _Group(first, *more)

    # -- lists -------------------------------------------------------------------------------------

    def _list(self, kind: ListOf[Any], place: Place, doc: str) -> QWidget:
        """Return the items with buttons; a list may be written as a single value."""
        count, is_list = len(self._items(place)), isinstance(self._form.at(place), list)
        rows: list[QWidget] = []
        more = self._more_button(kind, place) if count < kind.high else None
        for at in range(count):
            part = self.part(kind.item, (*place, at) if is_list else place, doc)
            buttons = self._item_buttons(kind, place, at, count)
            if more is not None and at == count - 1 and _is_line(part):
                buttons.append(more)
                more = None
            row = _Line() if _is_line(part) else QWidget()
            hbox((part, 1), *((button, 0) for button in buttons), parent=row, spacing=2)
            rows.append(row)
        if more is not None:
            more.setText(self._texts.add_item())
            more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            rows.append(more)
        return rows[0] if len(rows) == 1 else _stacked(*rows)

    def _items(self, place: Place) -> list[Plain]:
        """Return the items of a list, also of a single value without brackets."""
        value = self._form.at(place)
        return list(value) if isinstance(value, list) else [] if value is None else [value]

    def _more_button(self, kind: ListOf[Any], place: Place) -> QToolButton:
        button = icon_button("add", self._texts.add_item())
        button.setAutoRaise(True)
        new = beginning(kind_itself(kind.item), self._form.id_list())
        button.clicked.connect(lambda: self._put_items(kind, place, [*self._items(place), new]))
        self._form.widgets[(*place, "more")] = button
        return button

    def _item_buttons(self, kind: ListOf[Any], place: Place, at: int, count: int) -> list[QWidget]:
        def button(sign: str, tip: str, after: Callable[[], list[Plain]]) -> QToolButton:
            made = icon_button("" if sign in _ARROWS else sign, tip)
            if sign in _ARROWS:
                made.setArrowType(_ARROWS[sign])
            made.setAutoRaise(True)
            made.clicked.connect(lambda: self._put_items(kind, place, after()))
            self._form.widgets[(*place, at, sign)] = made
            return made

        def swapped(first: int) -> list[Plain]:
            items = self._items(place)
            items[first : first + 2] = items[first : first + 2][::-1]
            return items

        def rest() -> list[Plain]:
            items = self._items(place)
            return [*items[:at], *items[at + 1 :]]

        found: list[QWidget] = []
        if at > 0:
            found.append(button("up", self._texts.up(), lambda: swapped(at - 1)))
        if at < count - 1:
            found.append(button("down", self._texts.down(), lambda: swapped(at)))
        if count > max(kind.low, 1):
            found.append(button("close", self._texts.remove(str(at + 1)), rest))
        return found

    # -- mappings ----------------------------------------------------------------------------------

    def _map(self, kind: MapOf[Any], place: Place) -> QWidget:
        """Return the values of a mapping with free keys, each with a field for its key."""
        found = self._form.at(place)
        there = found if isinstance(found, dict) else {}
        rows: list[QWidget] = []
        for key in there:
            name = LineEdit(MAX_ID, key)
            name.setAccessibleName(self._texts.key())
            name.editingFinished.connect(partial(self._put_key, place, key, name))
            self._known(name, (*place, key, "key"), "")
            head = _Line()
            hbox(
                (name, 1), self._remover(truncated(key, 40), (*place, key)), parent=head, spacing=2
            )
            rows.append(_stacked(head, _Group(self.part(kind.value, (*place, key)))))
        more = icon_button("add", self._texts.add_item())
        more.setAutoRaise(True)
        more.setText(self._texts.add_item())
        more.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        more.clicked.connect(partial(self._add_key, kind, place))
        self._form.widgets[(*place, "more")] = more
        return _stacked(*rows, more)

    def _put_key(self, place: Place, key: str, name: LineEdit) -> None:
        """Rename a key, unless the new one is empty or exists."""
        there, new = self._form.at(place), name.text().strip()
        if not isinstance(there, dict) or new == key:
            return
        if not new or new in there:
            name.setText(key)
            return
        renamed = {new if old == key else old: value for old, value in there.items()}
        self._form.put(place, renamed, rebuild=True)

    def _add_key(self, kind: MapOf[Any], place: Place) -> None:
        found = self._form.at(place)
        there = found if isinstance(found, dict) else {}
        new = beginning(kind_itself(kind.value), self._form.id_list())
        self._form.put(place, {**there, free_id("new", [*there]): new}, rebuild=True)

    # -- items of lists ----------------------------------------------------------------------------

    def _put_items(self, kind: ListOf[Any], place: Place, items: list[Plain]) -> None:
        is_single = kind.single and len(items) == 1
        self._form.put(place, items[0] if is_single else items, rebuild=True)


def _unknown(kind: RecordOf[Any], value: Plain) -> list[str]:
    """Return the keys of a value that a record does not have."""
    known = {field.key for field in kind.fields}
    return [key for key in value if key not in known] if isinstance(value, dict) else []


def _is_always_shown(field: Field) -> bool:
    """Return whether a key has a row even without a value: required keys and texts."""
    return field.default is None or isinstance(field.kind, Text)


def _choices(kind: Kind[Any], form: FormContext) -> list[_Choice]:
    """Return the alternatives of a value: words, or records by their first key."""
    ids = form.id_list()
    if isinstance(kind, Switch):
        values = alternatives(kind, ids)
        return [
            _Choice(label_of(key.key), value, record, key.doc, key.key)
            for record, value in zip(kind.records, values, strict=True)
            for key in record.fields[:1]
        ]
    if isinstance(kind, Either):
        words = kind.single.complete()
        first = [_Choice(label_of(word), word) for word in words]
        if not words:
            name = kind.single.describe().partition(",")[0].replace("`", "")
            first = [_Choice(label_of(name), beginning(kind.single, ids), kind.single)]
        return [*first, *_choices(kind.mapping, form)]
    if isinstance(kind, Unless):
        special, lead = kind.special, kind.special.fields[0].key
        value = beginning(special, ids)
        other = _choices(kind_itself(kind.otherwise), form)
        return [*other, _Choice(label_of(special.name), value, special, special.doc, lead)]
    assert isinstance(kind, RecordOf), "the other kinds have no alternatives"
    return [_Choice(label_of(kind.name), beginning(kind, ids), kind, kind.doc)]


def _chosen(choices: Sequence[_Choice], value: Plain) -> int:
    """Return the index of the alternative of a value, -1 if there is none."""
    if isinstance(value, dict):
        leads = [at for at, choice in enumerate(choices) if choice.lead in value]
        records = [
            at for at, c in enumerate(choices) if isinstance(c.kind, RecordOf) and not c.lead
        ]
        return next(iter([*leads, *records]), -1)
    words = [at for at, choice in enumerate(choices) if not choice.kind and choice.value == value]
    others = [at for at, c in enumerate(choices) if c.kind and not isinstance(c.kind, RecordOf)]
    return next(iter([*words, *others]), -1)


class _Line(QWidget):
    """A field with its buttons."""


_LINES: Final = (_Line, QComboBox, QSpinBox, QCheckBox, QLineEdit, QPlainTextEdit, PictureField)


def _is_line(part: QWidget) -> bool:
    """Return whether a widget fits next to its label."""
    return isinstance(part, _LINES)


class _Group(QWidget):
    """Widgets below each other, with a line on their left."""

    def __init__(self, *parts: QWidget) -> None:
        super().__init__()
        column = vbox(*parts, parent=self, spacing=6)
        column.setContentsMargins(_INDENT, 2, 0, 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(4, 2, 2, self.height() - 6, current_theme().colour("card_border"))


def _stacked(*parts: QWidget) -> QWidget:
    """Return a widget with parts below each other."""
    made = QWidget()
    vbox(*parts, parent=made, spacing=6)
    return made
