"""The one place where tooltips are made: text from others is shown there as it was written."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QToolTip, QWidget

from kingdom_builder_qt.ui.words.as_written import in_letters, no_key, tip_text

NAME_WIDTH: Final = 320
_NAMED: Final = "spoken_name_is_whole"  # a property of buttons that `set_name` names


class HasTooltip(Protocol):
    """A widget, an action, or an item of a list."""

    def setToolTip(self, tip: str, /) -> None:
        """Keep the text for when the mouse rests."""


def set_tooltip(target: HasTooltip, text: str) -> None:
    """Give something a tooltip; an empty text takes it away."""
    tip = tip_text(text)
    # A widget that is told its own tooltip again sends events around all the same.
    if not (isinstance(target, QWidget) and target.toolTip() == tip):
        target.setToolTip(tip)


def show_tooltip(at: QPoint, text: str, widget: QWidget) -> None:
    """Show a tooltip of a part of a widget, `at` a point of the screen; an empty text hides it."""
    QToolTip.showText(at, tip_text(text), widget)


def _speak_whole(button: QAbstractButton, name: str) -> None:
    """Let a screen reader say the whole name of a button that shows a part of it."""
    if button.property(_NAMED) is None and button.accessibleName():
        button.setProperty(_NAMED, False)  # it has another name there, which stays
        return
    button.setProperty(_NAMED, True)
    button.setAccessibleName(name)


def set_name(
    target: QAbstractButton | QAction, text: str, tip: str = "", width: int = NAME_WIDTH
) -> None:
    """Put a name from others onto a button or into a menu: "&" is a letter, long ones end in dots.

    `tip`: the tooltip; without one it is the whole text where that is not shown.  `width`: the
    room for the text, in pixels.
    """
    flat = " ".join(in_letters(text).split())
    metrics = QFontMetrics(target.font())
    shown = metrics.elidedText(flat, Qt.TextElideMode.ElideRight, width)
    target.setText(no_key(shown))
    if isinstance(target, QAbstractButton) and target.property(_NAMED) is not False:
        _speak_whole(target, flat if shown != flat else "")
    is_known = shown == text and not isinstance(target, QAction)  # Qt would make one of its text
    set_tooltip(target, tip or ("" if is_known else text))
