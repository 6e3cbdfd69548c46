"""Common look of panels and dialogs: relative fonts, muted text, cards, main buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

import shiboken6
from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QHelpEvent,
    QIcon,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.ui.desktop.style.resources import title_families
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, current_theme
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_icons
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip, show_tooltip
from kingdom_builder_qt.ui.words.foreign_text import escape_mnemonic

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QDialogButtonBox

SMALL = 0.88
HEADING: Final = 1.15  # of the display face, whose letters are smaller
FOCUS_WIDTH: Final = 2.0  # pixels of the frame around a focused card
_BUTTON_EDGE: Final = 6  # pixels between the text of a button and its edge
_DIALOG_BUTTON: Final = QSize(110, 18)  # least width; height in addition to that of the text
_MOST_HEIGHTS: Final = 16  # heights cached per label, by width
_MEASURES: Final = (QEvent.Type.FontChange, QEvent.Type.StyleChange)  # events that resize text
STRETCH: Final = None  # the part of a box that takes the spare room

# A widget or layout, alone or with its stretch factor; a number is a gap in pixels.
Part: TypeAlias = QWidget | QLayout | tuple[QWidget | QLayout, int] | int | None
Box = TypeVar("Box", bound=QBoxLayout)


def scaled_font(widget: QWidget, factor: float = 1.0, bold: bool = False) -> QFont:
    """Return the widget's font scaled by a factor."""
    font = QFont(widget.font())
    font.setPointSizeF(max(6.0, font.pointSizeF() * factor))
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return font


def title_font(widget: QWidget, factor: float = HEADING) -> QFont:
    """Return the display face, for titles only; missing glyphs come from the text face."""
    font = scaled_font(widget, factor)
    font.setFamilies(title_families(font.family()))
    font.setWeight(QFont.Weight.Bold)
    return font


class WrappedLabel(QLabel):
    """A multi-line label that is always as high as its text.

    Layouts inside scroll areas ignore the height for width of a wrapped text.
    """

    def __init__(self) -> None:
        super().__init__()
        self._heights: dict[int, int] = {}  # by width, because measuring is slow

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in _MEASURES:
            self._heights.clear()
        super().changeEvent(event)

    def setText(self, text: str) -> None:
        self._heights.clear()
        super().setText(text)
        self._fit()

    def heightForWidth(self, width: int) -> int:
        """Return the height of the text; Qt's result is never below the current minimum."""
        if not self.wordWrap() or not self.text():
            return super().heightForWidth(width)
        if width not in self._heights:
            if len(self._heights) >= _MOST_HEIGHTS:
                self._heights.clear()
            self._heights[width] = self._height_of(self.text(), width)
        return self._heights[width]

    def _height_of(self, text: str, width: int) -> int:
        most, flags = QRect(0, 0, width, 10_000), Qt.TextFlag.TextWordWrap | self.alignment()
        return QFontMetrics(self.font()).boundingRect(most, flags, text).height()

    def _fit(self) -> None:
        if self.wordWrap() and self.width() > 0:
            self.setMinimumHeight(max(0, self.heightForWidth(self.width())))


class RoomyLabel(WrappedLabel):
    """A small label that is as high as its text, but at least some lines high."""

    def __init__(self, lines: int, factor: float = SMALL) -> None:
        super().__init__()
        self._lines = lines
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFont(scaled_font(self, factor))
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def heightForWidth(self, width: int) -> int:
        """Return the height of the text, at least that of the lines."""
        room = self._lines * self.fontMetrics().lineSpacing() + 2
        return max(room, super().heightForWidth(width))


class SteadyLabel(WrappedLabel):
    """A multi-line label whose height fits the highest of some texts, and its own."""

    def __init__(self, texts: Sequence[str], factor: float = 1.0) -> None:
        """Show the first text, as plain text."""
        super().__init__()
        self._texts, self._least = tuple(texts), (0, "", 0)  # width, font, height
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFont(scaled_font(self, factor))
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setText(self._texts[0])

    def heightForWidth(self, width: int) -> int:
        if self._least[:2] != (width, self.font().key()):
            height = max(self._height_of(text, width) for text in self._texts)
            self._least = width, self.font().key(), height
        return max(self._least[2], super().heightForWidth(width))


def label(
    text: str = "",
    factor: float = 1.0,
    bold: bool = False,
    wrap: bool = False,
    fitted: bool = False,
) -> QLabel:
    """Return a plain-text label in a font relative to the program's.

    `wrap`: several lines; `fitted`: always as high as its text (inside scroll areas).
    """
    made = WrappedLabel() if fitted else QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setText(text)
    made.setFont(scaled_font(made, factor, bold))
    made.setWordWrap(wrap)
    return made


def muted(
    text: str = "", factor: float = SMALL, wrap: bool = False, fitted: bool = False
) -> QLabel:
    """Return a muted label."""
    made = label(text, factor, wrap=wrap, fitted=fitted)
    mute(made)
    return made


def mute(label: QLabel) -> None:
    """Mute a label."""
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)


def title_label(text: str = "", factor: float = HEADING, wrap: bool = False) -> QLabel:
    """Return a label in the display face."""
    made = label(text, wrap=wrap)
    made.setFont(title_font(made, factor))
    return made


def heading(text: str) -> QLabel:
    """Return the heading of a panel or group."""
    return title_label(text)


def tight(layout: QLayout, spacing: int = 4, margin: int = 0) -> None:
    """Set spacing and all margins of a layout."""
    layout.setSpacing(spacing)
    layout.setContentsMargins(margin, margin, margin, margin)


def hbox(
    *parts: Part, parent: QWidget | None = None, spacing: int = 8, margin: int = 0
) -> QHBoxLayout:
    """Return parts in a row, as the layout of `parent` if one is given."""
    return _filled(QHBoxLayout() if parent is None else QHBoxLayout(parent), parts, spacing, margin)


def vbox(
    *parts: Part, parent: QWidget | None = None, spacing: int = 8, margin: int = 0
) -> QVBoxLayout:
    """Return parts in a column, as the layout of `parent` if one is given."""
    return _filled(QVBoxLayout() if parent is None else QVBoxLayout(parent), parts, spacing, margin)


def add_layout(outer: QBoxLayout, inner: QLayout, stretch: int = 0) -> None:
    """Add a layout to another one; use this instead of `addLayout`.

    PySide would keep the wrapper of each layout item of `inner` as long as `outer` lives. Qt
    deletes the item with its widget, and PySide would take the next object at that address for it.
    """
    outer.addLayout(inner, stretch)
    for index in range(inner.count()):
        item = inner.itemAt(index)
        if item is not None and item.layout() is None:
            shiboken6.invalidate(item)


def _filled(box: Box, parts: tuple[Part, ...], spacing: int, margin: int) -> Box:
    tight(box, spacing, margin)
    for part in parts:
        if part is STRETCH:
            box.addStretch(1)
        elif isinstance(part, int):
            box.addSpacing(part)
        else:
            content, stretch = part if isinstance(part, tuple) else (part, 0)
            if isinstance(content, QLayout):
                add_layout(box, content, stretch)
            else:
                box.addWidget(content, stretch)
    return box


def make_primary(button: QWidget) -> None:
    """Accent the main button of a window."""
    if button.findChild(_Primary, options=Qt.FindChildOption.FindDirectChildrenOnly) is None:
        button.installEventFilter(_Primary(button))
    _accent(button)


def make_plain(button: QWidget) -> None:
    """Undo `make_primary`."""
    primary = button.findChild(_Primary, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if primary is not None:
        button.removeEventFilter(primary)
        primary.setParent(None)
        button.setPalette(QPalette())


class _Primary(QObject):
    """Makes a main button follow the theme."""

    def eventFilter(self, button: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.PaletteChange and isinstance(button, QWidget):
            _accent(button)
        return False


def _accent(button: QWidget) -> None:
    theme, role, group = current_theme(), QPalette.ColorRole, QPalette.ColorGroup
    palette = QPalette()  # all other colours are inherited from the application
    for state in (group.Active, group.Inactive):
        palette.setColor(state, role.Button, theme.colour("accent"))
        palette.setColor(state, role.ButtonText, theme.colour("text_on_accent"))
    palette.setColor(group.Disabled, role.Button, theme.colour("button"))
    if palette.resolve(button.palette()) != button.palette():  # prevents a needless repaint
        button.setPalette(palette)


def button_box(
    dialog: QDialog,
    yes: Sequence[QPushButton],
    no: QPushButton,
    *,
    other: Sequence[QPushButton] = (),
    discard: QPushButton | None = None,
) -> QDialogButtonBox:
    """Return the buttons of a dialog in the order of the platform.

    `yes`: the affirmative buttons, the main one first; `no`: closes the dialog; `discard`: loses
    data.
    """
    from PySide6.QtWidgets import QDialogButtonBox

    role = QDialogButtonBox.ButtonRole
    box = QDialogButtonBox(dialog)  # with its parent: the default button has to find its dialog
    for button in yes[:1]:
        make_primary(button)
    roles = [*((b, role.AcceptRole) for b in yes), (no, role.RejectRole)]
    roles += [(button, role.ActionRole) for button in other]
    roles += [(discard, role.DestructiveRole)] if discard is not None else []
    for button, its in roles:
        _DialogButton(button)
        box.addButton(button, its)
    return box


def dialog_buttons(
    buttons: QDialogButtonBox.StandardButton,
    *actions: QPushButton,
    reset: QPushButton | None = None,
) -> QDialogButtonBox:
    """Return standard buttons without the icons that some desktops add, and further buttons.

    The button that accepts is the main one.  `reset`: the button at the place of resets.
    """
    from PySide6.QtWidgets import QDialogButtonBox

    box = QDialogButtonBox(buttons)
    for button in box.buttons():
        button.setIcon(QIcon())
        if box.buttonRole(button) == QDialogButtonBox.ButtonRole.AcceptRole:
            make_primary(button)
    for button in actions:
        box.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
    if reset is not None:
        box.addButton(reset, QDialogButtonBox.ButtonRole.ResetRole)
    for button in box.buttons():
        _DialogButton(button)
    return box


def full_height(*buttons: QAbstractButton) -> None:
    """Make buttons of a page as high as those of a dialog, but no wider."""
    for button in buttons:
        _DialogButton(button, least_width=0)


class _DialogButton(QObject):
    """Makes a button of a dialog as high as its text needs, and all of them equally wide."""

    def __init__(self, button: QAbstractButton, least_width: int = _DIALOG_BUTTON.width()) -> None:
        super().__init__(button)
        self._button, self._least_width = button, least_width
        button.installEventFilter(self)
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FontChange:
            self._follow()
        return False

    def _follow(self) -> None:
        metrics = self._button.fontMetrics()
        self._button.setMinimumHeight(metrics.height() + _DIALOG_BUTTON.height())
        if self._least_width:
            words = metrics.horizontalAdvance(self._button.text()) + 2 * metrics.height()
            self._button.setMinimumWidth(max(self._least_width, words))


class Button(QPushButton):
    """A push button in a page or dialog, with room around its text."""

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(scaled(14), scaled(2))


def small_button(text: str, tip: str) -> QToolButton:
    """Return an icon-only button; `text` is its accessible name."""
    button = QToolButton()
    button.setAccessibleName(text)
    set_tooltip(button, tip)
    grow_icons(button, 20)
    button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
    return button


class CardFrame(QFrame):
    """A frame like a card on the table; an accent line at its left marks the active one.

    With focus, the accent surrounds it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.is_marked = False

    def set_marked(self, marked: bool) -> None:
        if marked != self.is_marked:
            self.is_marked = marked
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = self.hasFocus()
        theme = current_theme()
        colour = theme.colour("accent" if focused else "card_border")
        width = FOCUS_WIDTH if focused else 1.0
        painter.setPen(QPen(colour, width))
        painter.setBrush(theme.paper("card"))
        edge = width / 2
        area = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        painter.drawRoundedRect(area, CARD_RADIUS, CARD_RADIUS)
        if not self.is_marked:
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("accent"))
        painter.drawRoundedRect(1, 8, 4, self.height() - 16, 2, 2)


def draw_line(painter: QPainter, place: QRect | QRectF, flags: Qt.AlignmentFlag, text: str) -> None:
    """Draw an elided text on one line."""
    room = int(place.width())
    elided = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
    painter.drawText(place, flags, elided)


def mirrored(place: QRect, whole: QRect, widget: QWidget) -> QRect:
    """Return a place within `whole`, on the other side if `widget` is read from right to left."""
    return QStyle.visualRect(widget.layoutDirection(), whole, place)


class ElidedLabel(QLabel):
    """A one-line label that elides its text and shows the whole in a tooltip."""

    def __init__(self, text: str = "", factor: float = 1.0, bold: bool = False) -> None:
        super().__init__()
        self._hint: QSize | None = None  # until the text or the font changes
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFont(scaled_font(self, factor, bold))
        self.setText(text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        if self._hint is None:
            metrics = QFontMetrics(self.font())
            size = metrics.horizontalAdvance(self.text()) + 2, metrics.height() + 2
            self._hint = QSize(*size)
        return QSize(self._hint)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in _MEASURES:
            self._hint = None
        super().changeEvent(event)

    def setText(self, text: str) -> None:
        if text != self.text():
            self._hint = None
            super().setText(text)
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        return QSize(24, self.sizeHint().height())

    @property
    def is_cut(self) -> bool:
        """Return whether the text is elided."""
        return QFontMetrics(self.font()).horizontalAdvance(self.text()) > self.width()

    def event(self, event: QEvent) -> bool:
        """Show the whole text in a tooltip if it is elided and there is no other tooltip.

        Otherwise the parent may show its tooltip.
        """
        is_asked = event.type() == QEvent.Type.ToolTip and not self.toolTip() and self.is_cut
        if is_asked and isinstance(event, QHelpEvent):
            show_tooltip(event.globalPos(), self.text(), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        flags = self.alignment() | Qt.AlignmentFlag.AlignVCenter
        draw_line(painter, self.rect(), flags, self.text())


class LinesLabel(ElidedLabel):
    """A label of a fixed number of lines that elides the last one and shows the whole in a tooltip.

    It never asks for more room, so a longer text moves nothing.
    """

    def __init__(self, lines: int, factor: float = 1.0, bold: bool = False) -> None:
        self.lines = lines
        super().__init__("", factor, bold)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def set_lines(self, lines: int) -> None:
        """Change the number of lines."""
        if lines != self.lines:
            self.lines = lines
            self.updateGeometry()
            self.update()

    def height_of(self, lines: int) -> int:
        """Return the height of this many lines."""
        return lines * QFontMetrics(self.font()).lineSpacing() + 2

    def sizeHint(self) -> QSize:
        advance, text = QFontMetrics(self.font()).horizontalAdvance, self.text()
        width = advance(text) + 2
        if self.lines > 1:  # the first lines end with a word
            width = min(width, width // self.lines + max(map(advance, text.split()), default=0))
        return QSize(width, self.height_of(self.lines))

    def shown_lines(self) -> list[str]:
        """Return the text as it is wrapped into the lines."""
        metrics, found = QFontMetrics(self.font()), list[str]()
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        for words in self.text().split("\n"):
            layout = QTextLayout(words, self.font())
            layout.setTextOption(option)
            layout.beginLayout()
            while (line := layout.createLine()).isValid():
                line.setLineWidth(max(1, self.width()))
                rest, right = words[line.textStart() :], Qt.TextElideMode.ElideRight
                if len(found) + 1 == self.lines:
                    layout.endLayout()
                    return [*found, metrics.elidedText(rest.strip(), right, self.width())]
                shown = rest[: line.textLength()].strip()  # one word may be too long
                found.append(metrics.elidedText(shown, right, self.width()))
            layout.endLayout()
        return found

    @property
    def is_cut(self) -> bool:
        shown = "".join(self.shown_lines())  # without spaces: a line may end with a hyphen
        return "".join(shown.split()) != "".join(self.text().split())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), self.alignment(), "\n".join(self.shown_lines()))


class ElidedButton(QPushButton):
    """A push button of any width that elides its text and shows the whole in a tooltip."""

    def __init__(self, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.set_words(words)

    @property
    def words(self) -> str:
        """Return the whole text."""
        return self.text().replace("&&", "&")

    def set_words(self, words: str) -> None:
        """Set the text, in which "&" is a letter."""
        if words != self.words:
            self.setText(escape_mnemonic(words))

    @property
    def is_cut(self) -> bool:
        """Return whether the text is elided."""
        return self.fontMetrics().horizontalAdvance(self.words) > self._room

    @property
    def _room(self) -> int:
        return max(0, self.width() - 2 * _BUTTON_EDGE)

    def event(self, event: QEvent) -> bool:
        """Show the whole text in a tooltip if it is elided and there is no other tooltip."""
        is_asked = event.type() == QEvent.Type.ToolTip and not self.toolTip() and self.is_cut
        if is_asked and isinstance(event, QHelpEvent):
            show_tooltip(event.globalPos(), self.words, self)
            return True
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as Qt does, with an ellipsis; the icon gives way to the text first."""
        painter, option, style = QPainter(self), QStyleOptionButton(), self.style()
        self.initStyleOption(option)
        metrics, room = self.fontMetrics(), self._room
        icon = 0 if option.icon.isNull() else option.iconSize.width() + 4
        if metrics.horizontalAdvance(self.words) + icon > room:
            option.icon, icon = QIcon(), 0
        right = Qt.TextElideMode.ElideRight
        option.text = escape_mnemonic(metrics.elidedText(self.words, right, room - icon))
        style.drawControl(QStyle.ControlElement.CE_PushButton, option, painter, self)


def figures_table(model: QAbstractItemModel, name: str) -> QTableView:
    """Return a table of figures to read, without a frame; Tab leaves it.

    `name` is its accessible name.
    """
    table = QTableView()
    table.setModel(model)
    table.setAccessibleName(name)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)
    table.setFrameShape(QFrame.Shape.NoFrame)
    return table


def clear_layout(layout: QLayout) -> None:
    """Remove and delete everything in a layout.

    Taken items have no owner. An item deleted by C++ only, or never, leaves its Python wrapper
    behind, which PySide would take for the next object at the same address.
    """
    while (item := layout.takeAt(0)) is not None:
        if widget := item.widget():
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        elif inner := item.layout():
            clear_layout(inner)
        shiboken6.delete(item)
