"""One row at the top of the main window: menus, tool bar and what is going on; bars of menus."""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QAction, QActionEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QSizePolicy, QToolBar, QWidget

from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_tool_icons
from kingdom_builder_qt.ui.desktop.widgets.style import hbox

ICONS: Final = 20
FRAME: Final = 2.0  # pixels around the title that the keyboard is at


class MenuBar(QMenuBar):
    """Shows which title the keyboard is at, and gives the keyboard back when a menu is left.

    Qt would stay in the bar after Esc in a menu, and its style shows no title but that of an open
    menu: keys would go nowhere, unseen.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QMenu) and _is_esc(event):
            QTimer.singleShot(0, self, self._leave)  # when the menu has heard of it
        return super().eventFilter(watched, event)

    def actionEvent(self, event: QActionEvent) -> None:
        """Listen to each menu that is added."""
        super().actionEvent(event)
        menu = event.action().menu() if event.type() == QEvent.Type.ActionAdded else None
        if isinstance(menu, QMenu):
            menu.installEventFilter(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        current = cast("QAction | None", self.activeAction())
        if current is None or not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self.palette().highlight(), FRAME))
        area = QRectF(self.actionGeometry(current)).adjusted(FRAME, FRAME, -FRAME, -FRAME)
        painter.drawRoundedRect(area, 4, 4)

    def _leave(self) -> None:
        """Let the keyboard be where it was before, as Esc in the bar itself does."""
        if self.hasFocus() and QApplication.activePopupWidget() is None:
            none = Qt.KeyboardModifier.NoModifier
            press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, none)
            QApplication.sendEvent(self, press)


def _is_esc(event: QEvent) -> bool:
    if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
        return False
    return event.key() == Qt.Key.Key_Escape


class TopRow(QWidget):
    """Menus and tool bar beside each other: height is what the board lacks, not width.

    Where the system has one bar for all programs the menus are there and the row begins with the
    tool bar.
    """

    def __init__(self, menus: QMenuBar, tools: QToolBar) -> None:
        super().__init__()
        self._tools = tools
        grow_tool_icons(tools, ICONS)
        menus.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        row = hbox(menus, (tools, 1), parent=self, spacing=0)
        row.setAlignment(menus, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)

    def set_news(self, news: QWidget) -> None:
        """Let a widget fill what the bars leave; it goes with the tool bar."""
        news.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._tools.addWidget(news)

    @property
    def height_in_game(self) -> int:
        """Return how high the row is with its tool bar, whether that is shown or not."""
        return max(self.sizeHint().height(), self._tools.sizeHint().height())
