"""All tooltips of the program: shown as plain text, because they may quote user input.

A tooltip stays while the pointer is on its widget, on the tooltip, or on the way between; Esc
closes it and does nothing else. Clicks go through it, so that it blocks nothing.
"""

from __future__ import annotations

from typing import Final, Protocol

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAction, QCursor, QFontMetrics, QKeyEvent, QPolygon
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLabel,
    QLineEdit,
    QTabBar,
    QToolTip,
    QWidget,
)

from kingdom_builder_qt.ui.words.foreign_text import escape_mnemonic, replace_surrogates, tip_text

NAME_WIDTH: Final = 320
TIP_MS: Final = 3_600_000  # until the pointer leaves, where Qt would hide it after ten seconds
_QT_NAME: Final = "qtooltip_label"  # the object name of the one tooltip of Qt
_NAMED: Final = "spoken_name_is_whole"  # property of buttons named by `set_name`


class HasTooltip(Protocol):
    """A widget, an action, or a list item."""

    def setToolTip(self, tip: str, /) -> None:
        """Set the tooltip."""


def set_tooltip(target: HasTooltip, text: str) -> None:
    """Set a tooltip; an empty text removes it."""
    tip = tip_text(text)
    if isinstance(target, QWidget) and target.toolTipDuration() != TIP_MS:
        target.setToolTipDuration(TIP_MS)
    # Qt sends events even for an unchanged tooltip of a widget.
    if not (isinstance(target, QWidget) and target.toolTip() == tip):
        target.setToolTip(tip)


def set_placeholder(edit: QLineEdit, text: str) -> None:
    """Set the hint of an empty field; the tooltip has all of it, where the field is narrow."""
    edit.setPlaceholderText(text)
    set_tooltip(edit, text)


def show_tooltip(at: QPoint, text: str, widget: QWidget) -> None:
    """Show a tooltip for a part of a widget at a global position; an empty text hides it."""
    shown, pointer = _Tip.shown(), QCursor.pos()
    is_hovered = widget.rect().contains(widget.mapFromGlobal(pointer))
    if shown is not None and is_hovered and shown.leads_to(pointer):
        QToolTip.hideText()  # later, when the pointer has left
    elif text:
        QToolTip.showText(at, tip_text(text), widget, QRect(), TIP_MS)
        _Tip.adopt(widget)
    else:
        _Tip.closed = None
        if shown is not None:
            shown.close()


class TipApplication(QApplication):
    """An application whose tooltips can be pointed at, for those that Qt itself shows, too.

    Qt asks for tooltips by timers of the application; `event` receives little else.
    """

    def event(self, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Timer:
            return super().event(event)
        pointer, shown = QCursor.pos(), _Tip.shown()
        if shown is not None and shown.leads_to(pointer):
            QToolTip.hideText()  # later, when the pointer has left; then this timer comes again
            return True
        before = QToolTip.text()
        done = super().event(event)
        trigger = under = self.widgetAt(pointer)
        while trigger is not None and _tooltip_at(trigger, pointer) != QToolTip.text():
            trigger = trigger.parentWidget()
        if trigger is None and QToolTip.text() != before:
            trigger = under  # of a part that only the widget knows
        if trigger is not None:
            _Tip.adopt(trigger)
        elif under is not None:
            _Tip.closed = None
        return done


def _tooltip_at(widget: QWidget, pointer: QPoint) -> str:
    """Return the tooltip that Qt shows at a global position in a widget."""
    at, view = widget.mapFromGlobal(pointer), widget.parentWidget()
    if isinstance(view, QAbstractItemView) and widget is view.viewport():
        return str(view.indexAt(at).data(Qt.ItemDataRole.ToolTipRole) or "")
    tab = widget.tabToolTip(widget.tabAt(at)) if isinstance(widget, QTabBar) else ""
    return tab or widget.toolTip()


class _Tip(QObject):
    """Holds the tooltip of Qt as long as the pointer needs it."""

    closed: tuple[QWidget, str] | None = None  # by Esc: the pointer has not left this widget

    def __init__(self, label: QLabel) -> None:
        super().__init__(label)
        self._label = label
        self._text = ""
        self._trigger: QWidget | None = None
        self._pointer = QPoint()  # on the trigger
        label.installEventFilter(self)
        label.windowHandle().setFlag(Qt.WindowType.WindowTransparentForInput)

    @classmethod
    def shown(cls) -> _Tip | None:
        """Return the visible tooltip."""
        if not QToolTip.isVisible():
            return None
        labels = (widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QLabel))
        named = (label for label in labels if label.objectName() == _QT_NAME)
        label = next((label for label in named if label.isVisible()), None)
        return None if label is None else label.findChild(cls) or cls(label)

    @classmethod
    def adopt(cls, trigger: QWidget) -> None:
        """Hold a tooltip that was shown for a widget, unless Esc has closed it before."""
        if cls.closed is not None and cls.closed[0] is not trigger:
            cls.closed = None
        shown = cls.shown()
        if shown is None:
            return
        if cls.closed == (trigger, shown._label.text()):
            shown.close()
            return
        cls.closed = None
        shown._hold(trigger)

    def _hold(self, trigger: QWidget) -> None:
        self._trigger, self._text, self._pointer = trigger, self._label.text(), QCursor.pos()
        window = trigger.window().windowHandle()
        if window is not None:
            window.installEventFilter(self)  # again: Qt keeps one

    def close(self) -> None:
        """Hide the tooltip at once."""
        self._label.close()
        self._label.deleteLater()

    def leads_to(self, pointer: QPoint) -> bool:
        """Return whether the pointer is on the tooltip, or between it and its place before."""
        tip, begin = self._label.geometry(), self._pointer
        if pointer == begin or not self._is_valid():
            return False
        corners = (tip.topLeft(), tip.topRight(), tip.bottomRight(), tip.bottomLeft())
        edges = zip(corners, (*corners[1:], corners[0]), strict=True)
        rule = Qt.FillRule.WindingFill
        return tip.contains(pointer) or any(
            QPolygon([begin, one, other]).containsPoint(pointer, rule) for one, other in edges
        )

    def _is_valid(self) -> bool:
        """Return whether the widget of the tooltip is still visible."""
        trigger = self._trigger
        return trigger is not None and shiboken6.isValid(trigger) and trigger.isVisible()

    def _is_held(self) -> bool:
        """Return whether a timer of Qt must not hide the tooltip."""
        pointer, trigger = QCursor.pos(), self._trigger
        if trigger is None or not self._is_valid():
            return False
        if not trigger.rect().contains(trigger.mapFromGlobal(pointer)):
            return self.leads_to(pointer)
        if _tooltip_at(trigger, pointer) == self._text:
            self._pointer = pointer
        return pointer == self._pointer or self.leads_to(pointer)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ignore timers that would hide the tooltip, and take Esc before its other effects."""
        if watched is self._label:
            return event.type() == QEvent.Type.Timer and self._is_held()
        is_pressed = event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if not (is_pressed and isinstance(event, QKeyEvent) and self._label.isVisible()):
            return False
        if event.key() != Qt.Key.Key_Escape:
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress and self._trigger is not None:
            _Tip.closed = (self._trigger, self._label.text())
            self.close()
        return True


def _speak_whole(button: QAbstractButton, name: str) -> None:
    """Give a button with an elided text its whole text as accessible name."""
    if button.property(_NAMED) is None and button.accessibleName():
        button.setProperty(_NAMED, False)  # an explicit accessible name takes precedence
        return
    button.setProperty(_NAMED, True)
    button.setAccessibleName(name)


def set_name(
    target: QAbstractButton | QAction, text: str, tip: str = "", width: int = NAME_WIDTH
) -> None:
    """Show a name from user input on a button or in a menu: "&" is a letter, long names are elided.

    `tip`: the tooltip, by default the whole text if it is not shown. `width`: the room for the
    text, in pixels.
    """
    flat = " ".join(replace_surrogates(text).split())
    metrics = QFontMetrics(target.font())
    shown = metrics.elidedText(flat, Qt.TextElideMode.ElideRight, width)
    target.setText(escape_mnemonic(shown))
    if isinstance(target, QAbstractButton) and target.property(_NAMED) is not False:
        _speak_whole(target, flat if shown != flat else "")
    is_known = shown == text and not isinstance(
        target, QAction
    )  # an action without a tooltip shows its text
    set_tooltip(target, tip or ("" if is_known else text))
