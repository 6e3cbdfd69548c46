"""Positions and sizes of windows: none opens larger than its screen or beyond its edges."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import shiboken6
from PySide6.QtCore import QByteArray, QMargins, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

FIRST_SIZE: Final = QSize(1280, 800)
LEAST_SIZE: Final = QSize(960, 540)
_LOW: Final = 360  # pixels of usual text: the height of a window with room for less
_FRAME_BUTTONS: Final = 170  # pixels, with the icon
_FRAME: Final = QMargins(8, 36, 8, 8)  # the real one is unknown until a window is shown


def available_area(widget: QWidget) -> QRect:
    """Return the part of the widget's screen without taskbars."""
    return widget.screen().availableGeometry()


def room_on_screen(widget: QWidget) -> QRect:
    """Return the area for the inside of a window whose frame is on the screen, too."""
    return available_area(widget).marginsRemoved(_FRAME)


def place_first(window: QWidget, saved: str) -> None:
    """Restore the geometry of a window (base64), or set the default, within the screen."""
    most = room_on_screen(window).size()
    window.setMinimumSize(LEAST_SIZE.boundedTo(most))
    window.resize(FIRST_SIZE.boundedTo(most))
    if window.restoreGeometry(QByteArray.fromBase64(saved.encode())):
        keep_on_screen(window)


def keep_on_screen(widget: QWidget, around: QWidget | None = None) -> None:
    """Shrink and move a window into the screen; `around` centres it over another one."""
    if widget.isMaximized() or widget.isFullScreen():
        return
    bounds = room_on_screen(widget)
    area = QRect(widget.geometry().topLeft(), widget.size().boundedTo(bounds.size()))
    if around is not None:
        area.moveCenter(around.geometry().center())
    area.moveLeft(max(bounds.left(), min(area.left(), bounds.right() + 1 - area.width())))
    area.moveTop(max(bounds.top(), min(area.top(), bounds.bottom() + 1 - area.height())))
    widget.setGeometry(area)


def is_low(window: QWidget) -> bool:
    """Return whether a window is so low for its text that its main part needs all the height."""
    return window.height() < scaled(_LOW)


def fit_to_hint(window: QWidget) -> None:
    """Resize a window to its size hint, bounded by the screen."""
    window.resize(window.sizeHint().boundedTo(room_on_screen(window).size()))


def title_width(window: QWidget) -> int:
    """Return the width at which a window's frame shows its whole title, in pixels."""
    title, program = window.windowTitle(), QGuiApplication.applicationDisplayName()
    if program not in title:
        title = f"{title} — {program}"  # as Qt adds it
    font = QFont(window.font())
    font.setBold(True)
    width = QFontMetrics(font).horizontalAdvance(title) + _FRAME_BUTTONS
    return min(width, room_on_screen(window).width())


def fit_dialog(dialog: QDialog) -> None:
    """Make a dialog at least as wide as its title, and at most as large as the screen.

    If the screen is too small, all rows but the last, the buttons, become scrollable. Message boxes
    compute their size themselves.
    """
    from PySide6.QtWidgets import QMessageBox  # here, because a start shows no dialog

    if isinstance(dialog, QMessageBox):
        return
    dialog.setMinimumWidth(max(dialog.minimumWidth(), title_width(dialog)))
    most, layout = room_on_screen(dialog).size(), dialog.layout()
    wanted = dialog.size()
    if not dialog.testAttribute(Qt.WidgetAttribute.WA_Resized):
        wanted = dialog.sizeHint().expandedTo(dialog.minimumSize())
    least = dialog.minimumSizeHint().expandedTo(dialog.minimumSize())
    if layout is not None and layout.hasHeightForWidth():  # the least of a wrapped text is a line
        width = min(max(wanted.width(), least.width()), most.width())
        least.setHeight(max(least.height(), layout.minimumHeightForWidth(width)))
    if isinstance(layout, QVBoxLayout) and least.boundedTo(most) != least:
        dialog.setMinimumSize(dialog.minimumSize().boundedTo(most))
        _let_scroll(dialog, layout)
        wanted = dialog.sizeHint().expandedTo(least)
        least = dialog.minimumSizeHint()
    dialog.resize(wanted.expandedTo(least).boundedTo(most))


def _let_scroll(dialog: QDialog, rows: QVBoxLayout) -> None:
    """Move all rows but the last into a scroll page."""
    last, margins, gap = rows.takeAt(rows.count() - 1), rows.contentsMargins(), rows.spacing()
    assert last is not None
    content = QWidget()
    rows.setContentsMargins(QMargins())
    content.setLayout(rows)
    outer = QVBoxLayout(dialog)
    outer.setContentsMargins(margins)
    outer.setSpacing(gap)
    outer.addWidget(ScrollPage(content, sideways=True), 1)
    foot = last.widget()
    if foot is not None:
        shiboken6.delete(last)  # puts it after the page in the tab order
        foot.setParent(None)  # after the page in the tab order
    elif (row := last.layout()) is not None:
        foot = QWidget()
        row.setParent(None)
        row.setContentsMargins(QMargins())
        foot.setLayout(row)
    assert foot is not None
    outer.addWidget(foot)
