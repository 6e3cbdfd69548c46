"""All tooltips of the program: shown as plain text, because they may quote user input."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QToolTip, QWidget

from kingdom_builder_qt.ui.words.foreign_text import escape_mnemonic, replace_surrogates, tip_text

NAME_WIDTH: Final = 320
TIP_MS: Final = 3_600_000  # until the pointer leaves, where Qt would hide it after ten seconds
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
    QToolTip.showText(at, tip_text(text), widget, QRect(), TIP_MS)


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
