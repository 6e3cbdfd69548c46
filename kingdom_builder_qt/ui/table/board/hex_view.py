"""The hexes of a board as objects for screen readers: named, with position, state and actions.

Qt shows a scene to assistive technology as one object without children. Here each view of hexes is
a list whose items are its hexes; the focused item follows the keyboard cursor. Nothing of this is
created unless a client asks.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QFocusEvent,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QGraphicsScene, QGraphicsView, QWidget
from shiboken6 import VoidPtr, getCppPointer, isValid

from kingdom_builder_qt.core.grid import HEXES, Hex, Mask
from kingdom_builder_qt.ui.words.foreign_text import sentences

NEWS_MS: Final = 120  # texts that follow each other within this time are announced as one
_BY_TAB: Final = Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason
_Text: Final = QAccessible.Text
_NO_INTERFACE: Final = VoidPtr(0)
# Clients hold addresses of these objects, also after the view is gone: they are never released.
_boards: Final[list[_Board]] = []


class HexView(QGraphicsView):
    """A view of hexes that screen readers can explore; subclasses know their scenes.

    `describe` returns the words of a hex.
    """

    announced = Signal(str)  # each text, also those of hexes
    said = Signal(str)  # the announcement that screen readers receive

    def __init__(
        self, scene: QGraphicsScene, describe: Callable[[Hex], str], parent: QWidget | None = None
    ) -> None:
        _install()
        super().__init__(scene, parent)
        self.describe = describe
        self._news = ""
        self._unsaid: list[str] = []
        self._reported: tuple[Hex | None, str, str] = (None, "", "")  # hex, name, description
        self._news_timer = QTimer(self, singleShot=True, interval=NEWS_MS)
        self._news_timer.timeout.connect(self._say_news)
        self._focus_timer = QTimer(self, singleShot=True, interval=0)
        self._focus_timer.timeout.connect(self._report_reached)

    @property
    def shown_hexes(self) -> Mask:
        """Return the hexes of the scene."""
        raise NotImplementedError

    @property
    def cursor_hex(self) -> Hex | None:
        """Return the hex of the keyboard cursor, None before its first use."""
        raise NotImplementedError

    def hex_at(self, point: QPoint) -> Hex | None:
        """Return the hex at a point of the viewport."""
        raise NotImplementedError

    def rect_of(self, hex_: Hex) -> QRectF:
        """Return the rectangle of a hex in viewport coordinates."""
        raise NotImplementedError

    def set_cursor(self, hex_: Hex) -> None:
        """Move the keyboard cursor to a hex."""
        raise NotImplementedError

    def show_cursor(self) -> None:
        """Show the keyboard cursor, when Tab reaches the view."""
        raise NotImplementedError

    def rest_cursor(self) -> None:
        """Hide the keyboard cursor, when Tab leaves the view."""
        raise NotImplementedError

    def press_hex(self, hex_: Hex) -> None:
        """Act as Enter with the keyboard cursor on a hex."""
        raise NotImplementedError

    # -- announcements -----------------------------------------------------------------------------

    @property
    def news(self) -> str:
        """Return the last announcement, which the focused hex has as its description, or the view
        before the first use of the cursor.

        Older screen readers ignore announcements, but read a description that changes.
        """
        return self._news

    def announce(self, text: str, *, first: bool = False) -> None:
        """Announce a text to screen readers, together with the texts of the same moment.

        `first`: before those.
        """
        if text:
            self.announced.emit(text)
            if text not in self._unsaid:
                self._unsaid.insert(0 if first else len(self._unsaid), text)
            self._news_timer.start()

    def withdraw(self, text: str) -> None:
        """Leave out a text that is not said yet."""
        if text in self._unsaid:
            self._unsaid.remove(text)

    def _say_news(self) -> None:
        if self._unsaid:
            self._take_news()
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self._news))
            self._report_texts(repeats=True)
            self.said.emit(self._news)

    def _take_news(self) -> None:
        self._news = sentences(self._unsaid)
        self._unsaid.clear()

    def focus_hex(self) -> None:
        """Let screen readers read the hex that the keyboard cursor has reached."""
        hex_ = self.cursor_hex
        if hex_ is not None:
            self._news = ""
            self._report_left(hex_)
            self.announced.emit(self.describe(hex_))
            self._focus_timer.start()

    def _report_reached(self) -> None:
        """Report the focus of the reached hex, described by the texts of the same moment.

        A reader that is slow would read a later description twice: with the focus, and as changed.
        """
        is_described = bool(self._unsaid) and self.hasFocus()
        if is_described:
            self._take_news()
        self._report_focus()
        if is_described:
            self.said.emit(self._news)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Forget news that were heard here: those of the meantime are read at the return."""
        super().focusOutEvent(event)
        if event.reason() in _BY_TAB:
            self.rest_cursor()
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._news = ""
            self.hex_changed()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Report the focus of the hex after that of the view, which Qt reports last."""
        super().focusInEvent(event)
        if event.reason() in _BY_TAB:
            self.show_cursor()
        QTimer.singleShot(0, self, self._report_focus)

    def _report_focus(self) -> None:
        board, hex_ = _active_board(self), self.cursor_hex
        if board is not None and hex_ is not None and self.hasFocus():
            self._reported = hex_, self.describe(hex_), self._news
            event = QAccessibleEvent(board.node(hex_), QAccessible.Event.Focus)
            QAccessible.updateAccessibility(event)

    def _report_left(self, reached: Hex) -> None:
        """Report that the hex left by the cursor has lost its description, which clients keep."""
        board, (left, _name, said) = _active_board(self), self._reported
        if board is not None and said and left != reached:
            self._report(board, left, QAccessible.Event.DescriptionChanged)

    def hex_changed(self) -> None:
        """Report new words of the cursor's hex: its name, and the news in its description."""
        self._report_texts(repeats=False)

    def _report_texts(self, *, repeats: bool) -> None:
        """Report words that have changed; `repeats`: the description in any case."""
        board, hex_ = _active_board(self), self.cursor_hex
        if board is None:
            return
        known = self._reported
        now = self._reported = hex_, "" if hex_ is None else self.describe(hex_), self._news
        if hex_ is not None and now[:2] != known[:2]:
            self._report(board, hex_, QAccessible.Event.NameChanged)
        if repeats or now[2] != known[2]:
            self._report(board, hex_, QAccessible.Event.DescriptionChanged)

    def _report(self, board: _Board, hex_: Hex | None, kind: QAccessible.Event) -> None:
        """Report a change of a hex, or of the view."""
        changed = QAccessibleEvent(self if hex_ is None else board.node(hex_), kind)
        QAccessible.updateAccessibility(changed)


@lru_cache(maxsize=8)
def _in_reading_order(shown: Mask) -> tuple[Hex, ...]:
    """Return the hexes of a mask; a client that counts 400 children asks for them 400 times."""
    return tuple(hex_ for hex_ in HEXES if shown >> hex_ & 1)


@cache
def _install() -> None:
    """Let Qt ask this module for the accessible objects of views of hexes."""
    QAccessible.installFactory(_interface_of)


def _interface_of(_class_name: str, object_: QObject | None) -> QAccessibleInterface | None:
    """Return a new accessible object of a view of hexes; None, at once, for other objects.

    Qt asks again whenever PySide has changed the class of the view, and would delete one object
    twice.
    """
    if not isinstance(object_, HexView):
        return None
    _boards.append(board := _Board(object_))
    return board


def _active_board(view: HexView) -> _Board | None:
    """Return the accessible object of a view while a client is connected."""
    if not QAccessible.isActive():
        return None
    found = QAccessible.queryAccessibleInterface(view)
    return found if isinstance(found, _Board) else None


class _Board(QAccessibleWidget):
    """A view; its children are the hexes that it shows, in reading order, and what lies on them."""

    def __init__(self, view: HexView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view = weakref.ref(view)
        self._nodes: dict[Hex, _Node] = {}

    @property
    def view(self) -> HexView | None:
        """Return the view, None once it is deleted."""
        view = self._view()
        return view if view is not None and isValid(view) else None

    def hexes(self) -> tuple[Hex, ...]:
        """Return the hexes of the view in reading order."""
        view = self.view
        return () if view is None else _in_reading_order(view.shown_hexes)

    def node(self, hex_: Hex) -> _Node:
        """Return the object of a hex, created on first use and then kept."""
        return self._nodes.setdefault(hex_, self._nodes.get(hex_) or _Node(self, hex_))

    def text(self, kind: QAccessible.Text) -> str:
        view = self.view
        if kind == _Text.Description and view is not None and view.cursor_hex is None:
            return view.news
        return super().text(kind)

    # The stubs do not know that Qt accepts None for "no child" and "no window".

    def childCount(self) -> int:
        return len(self.hexes()) + (self._overlay() is not None)

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        hexes = self.hexes()
        if index == len(hexes) and (overlay := self._overlay()) is not None:
            return QAccessible.queryAccessibleInterface(overlay)
        return self.node(hexes[index]) if 0 <= index < len(hexes) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        hexes = self.hexes()
        if isinstance(child, _Node):
            return hexes.index(child.hex) if child.hex in hexes else -1
        overlay = self._overlay()
        return len(hexes) if overlay is not None and child.object() is overlay else -1

    def _overlay(self) -> QWidget | None:
        """Return the viewport while something lies on it, such as the reason of a refusal."""
        view = self.view
        widgets = () if view is None else view.viewport().children()
        is_seen = any(isinstance(one, QWidget) and one.isVisible() for one in widgets)
        return view.viewport() if view is not None and is_seen else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.view
        if view is None:
            return None
        hex_ = view.hex_at(view.viewport().mapFromGlobal(QPoint(x, y)))
        return None if hex_ is None else self.node(hex_)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self.view
        if view is None or not view.hasFocus() or view.cursor_hex is None:
            return None
        return self.node(view.cursor_hex)


class _Node(QAccessibleInterface):
    """A hex of a view."""

    def __init__(self, board: _Board, hex_: Hex) -> None:
        super().__init__()
        self._board, self.hex = board, hex_
        self._action = _Action(self)
        # Any other type is read as an address and crashes.
        self._pointer = VoidPtr(getCppPointer(self._action)[0])

    def view(self) -> HexView | None:
        """Return the view while it shows the hex."""
        view = self._board.view if isValid(self._board) else None
        return view if view is not None and view.shown_hexes >> self.hex & 1 else None

    def isValid(self) -> bool:
        return self.view() is not None

    def object(self) -> QObject | None:  # type: ignore[override]  # a hex is no QObject
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        view = self.view()
        return None if view is None else view.window().windowHandle()

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return self._board if isValid(self._board) else None

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """Ignore new texts: a hex cannot be edited by name."""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def text(self, kind: QAccessible.Text) -> str:
        view = self.view()
        if view is None:
            return ""
        if kind == _Text.Name:
            return view.describe(self.hex)
        if kind == _Text.Description and view.cursor_hex == self.hex:
            return view.news
        return ""

    def rect(self) -> QRect:
        view = self.view()
        if view is None:
            return QRect()
        area = view.rect_of(self.hex).toAlignedRect()
        return QRect(view.viewport().mapToGlobal(area.topLeft()), area.size())

    def state(self) -> QAccessible.State:
        view, state = self.view(), QAccessible.State()
        if view is None:
            state.invalid = True
            return state
        state.focusable = True
        state.focused = view.hasFocus() and view.cursor_hex == self.hex
        state.offscreen = (
            not view.viewport().rect().intersects(view.rect_of(self.hex).toAlignedRect())
        )
        return state

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        return QColor()

    def interface_cast(self, kind: QAccessible.InterfaceType) -> VoidPtr:  # type: ignore[override]
        return self._pointer if kind == QAccessible.InterfaceType.ActionInterface else _NO_INTERFACE


class _Action(QAccessibleActionInterface):
    """Press acts as Enter on the hex, SetFocus moves the keyboard cursor there."""

    def __init__(self, node: _Node) -> None:
        super().__init__()
        self._node = node

    def actionNames(self) -> list[str]:
        return [self.pressAction(), self.setFocusAction()]

    def keyBindingsForAction(self, name: str) -> list[str]:
        return ["Return"] if name == self.pressAction() else []

    def doAction(self, name: str) -> None:
        """Act after the answer to the client: a dialog must not keep it waiting."""
        view, hex_ = self._node.view(), self._node.hex
        if view is None or name not in self.actionNames():
            return
        does = view.press_hex if name == self.pressAction() else view.set_cursor
        QTimer.singleShot(0, view, lambda: does(hex_))
