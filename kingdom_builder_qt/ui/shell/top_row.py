"""The top row of the main window: menus, toolbar and news banner."""

from __future__ import annotations

from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QAction, QActionEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QSizePolicy, QToolBar, QWidget

from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_tool_icons
from kingdom_builder_qt.ui.desktop.widgets.style import hbox

ICONS: Final = 20
FRAME: Final = 2.0  # pixels of the frame around the title with the focus


class MenuBar(QMenuBar):
    """A menu bar with a visible focus, which returns the focus when a menu is left.

    After Esc in a menu, Qt keeps the focus in the bar, and its style marks only the title of an
    open menu, so key presses would be lost without a sign.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QMenu) and _is_esc(event):
            QTimer.singleShot(0, self, self._leave)  # after the menu has handled it
        return super().eventFilter(watched, event)

    def actionEvent(self, event: QActionEvent) -> None:
        """Install the event filter on each new menu."""
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
        """Return the focus to its previous widget, as Esc in the bar does."""
        if self.hasFocus() and QApplication.activePopupWidget() is None:
            none = Qt.KeyboardModifier.NoModifier
            press = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, none)
            QApplication.sendEvent(self, press)


def _is_esc(event: QEvent) -> bool:
    if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
        return False
    return event.key() == Qt.Key.Key_Escape


class TopRow(QWidget):
    """Menus and toolbar in one row, because the board needs height rather than width.

    Where the system has a global menu bar, the row starts with the toolbar.
    """

    def __init__(self, menus: QMenuBar, tools: QToolBar) -> None:
        super().__init__()
        self._tools = tools
        grow_tool_icons(tools, ICONS)
        menus.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        row = hbox(menus, (tools, 1), parent=self, spacing=0)
        row.setAlignment(menus, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)

    def set_news(self, news: QWidget) -> None:
        """Fill the rest of the row with a widget, which is hidden with the toolbar."""
        news.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._tools.addWidget(news)

    @property
    def height_in_game(self) -> int:
        """Return the height of the row including its toolbar, even if that is hidden."""
        return max(self.sizeHint().height(), self._tools.sizeHint().height())
