"""Fields for the options that an engine offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDoubleSpinBox, QFormLayout, QWidget

from kingdom_builder_qt.game.engines.protocol import EngineOption
from kingdom_builder_qt.ui.desktop.settings.engines import LONGEST_TEXT
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.style import label, tight
from kingdom_builder_qt.ui.desktop.widgets.text_edits import LineEdit, NumberBox
from kingdom_builder_qt.ui.words.foreign_text import truncated

_SWITCHES = ({"true", "false"}, {"on", "off"}, {"yes", "no"}, {"1", "0"})
_ON = ("true", "on", "yes", "1")
_MOST_WHOLE = 2**31 - 1


class OptionFields(QWidget):
    """A field for each option; `changed` is emitted with name and value of an edited one."""

    changed = Signal(str, str)

    def __init__(self) -> None:
        super().__init__()
        self.fields: dict[str, QWidget] = {}
        self._shown: tuple[tuple[EngineOption, ...], dict[str, str]] = ((), {})
        self._form = QFormLayout(self)
        tight(self._form, 6)

    def show_options(self, options: Sequence[EngineOption], values: Mapping[str, str]) -> None:
        """Show fields with the values that are set, or else the defaults of the engine.

        Fields that would not change stay, with their focus and what is being typed.
        """
        shown = tuple(options), dict(values)
        if shown == self._shown:
            return
        self._shown = shown
        focused = next((name for name, field in self.fields.items() if field.hasFocus()), "")
        while self._form.rowCount():
            self._form.removeRow(0)
        self.fields.clear()
        for option in options:
            value = values.get(option.name, option.default)
            if not option.accepts(value):
                value = option.default
            field = self.fields[option.name] = self._field(option, value)
            field.setAccessibleName(option.name)
            name = label(truncated(option.name))
            name.setBuddy(field)
            self._form.addRow(name, field)
        if focused and self.fields:
            self.fields.get(focused, next(iter(self.fields.values()))).setFocus()

    def _field(self, option: EngineOption, value: str) -> QWidget:
        def tell(text: str) -> None:
            self._shown[1][option.name] = text
            self.changed.emit(option.name, text)

        if option.kind == "text":
            return _line(value, tell)
        if option.kind == "choice":
            return _choice(option.choices, value, tell)
        return _number(option, value, tell)


def _line(value: str, tell: Callable[[str], None]) -> QWidget:
    line = LineEdit(LONGEST_TEXT, value)
    line.editingFinished.connect(lambda: tell(line.text().strip()))
    return line


def _choice(choices: Sequence[str], value: str, tell: Callable[[str], None]) -> QWidget:
    if set(choices) in _SWITCHES:
        on, off = sorted(choices, key=lambda choice: choice not in _ON)
        box = CheckBox("")
        box.setChecked(value == on)
        box.toggled.connect(lambda is_on: tell(on if is_on else off))
        return box
    combo = ComboBox()
    for choice in choices:
        combo.addItem(truncated(choice), choice)
    combo.setCurrentIndex(combo.findData(value))
    combo.activated.connect(lambda _row: tell(combo.currentData()))
    return combo


def _number(option: EngineOption, value: str, tell: Callable[[str], None]) -> QWidget:
    limits = option.least, option.most
    is_whole = all(limit.is_integer() and abs(limit) <= _MOST_WHOLE for limit in limits)
    if is_whole and float(value).is_integer():
        whole = NumberBox()
        whole.setRange(round(option.least), round(option.most))
        whole.setValue(round(float(value)))
        whole.valueChanged.connect(lambda number: tell(str(number)))
        return whole
    decimal = QDoubleSpinBox()
    decimal.setDecimals(3)
    decimal.setRange(*limits)
    decimal.setValue(float(value))
    decimal.valueChanged.connect(lambda number: tell(f"{number:.3f}"))
    return decimal
