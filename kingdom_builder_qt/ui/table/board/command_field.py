"""A line for commands on a board: play, move, describe and list hexes by their names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QScrollArea

from kingdom_builder_qt.core.errors import NotationError
from kingdom_builder_qt.core.grid import Hex, parse_hex
from kingdom_builder_qt.core.moves import BUILD
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.style import label, muted, vbox
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.survey import Surveyed, kinds
from kingdom_builder_qt.ui.words.foreign_text import NAME, truncated

tr = translator(__name__)

LONGEST: Final = 100  # characters of a command
_MARGIN: Final = 8


class CommandField(QFrame):
    """An overlay at the foot of a view; Enter runs a command, Esc returns to the board.

    A hex alone moves the cursor there, `b` acts as Enter on it, `m` acts as Enter on two hexes,
    `d` or `?` describes one, `?` alone tells the commands, and `list` finds hexes by words.
    """

    def __init__(self, view: BoardView, shown: Callable[[], Surveyed | None]) -> None:
        super().__init__(view)
        self._view, self._shown = view, shown
        self.setAutoFillBackground(True)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.line = QLineEdit(maxLength=LONGEST)
        self.line.setAccessibleName(tr("Command"))
        self.usage = muted(
            tr("b C7: build or choose · m C7 C9: move · d C7: describe · list grass near own"),
            wrap=True,
        )
        self.answer = label("", wrap=True)
        self.answer.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self.answer)
        self._scroll.hide()
        vbox(self._scroll, self.usage, self.line, parent=self, margin=_MARGIN)
        self.line.returnPressed.connect(self._run)
        self.line.installEventFilter(self)
        view.zoomed.connect(self._place)
        view.said.connect(self._tell)
        self.hide()

    def open(self) -> None:
        """Show the line with the focus."""
        self.show()
        self._place()
        self.raise_()
        self.line.selectAll()
        self.line.setAccessibleDescription(self.usage.text())
        self.line.setFocus()

    def _tell(self, text: str) -> None:
        """Let screen readers that ignore announcements read them at the line."""
        if self.line.hasFocus():
            self.line.setAccessibleDescription(text)

    def _place(self) -> None:
        """Cover the foot of the board; a long answer scrolls in the lower half."""
        area = self._view.viewport().geometry()
        answer = self.answer.heightForWidth(area.width() - 2 * _MARGIN)
        self._scroll.setFixedHeight(max(0, min(answer, area.height() // 2)))
        height = self.heightForWidth(area.width())
        height = self.sizeHint().height() if height < 0 else height
        self.setGeometry(area.left(), area.bottom() - height + 1, area.width(), height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Escape
        ):
            self._view.setFocus()  # first: a hidden field passes its focus to another object
            self.hide()
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep the keys that the line ignores, such as Enter: the board would act on them."""
        event.accept()

    def _run(self) -> None:
        answer = self.run(self.line.text())
        self.answer.setText(answer)
        self._scroll.setVisible(bool(answer))
        self._place()
        self._view.announce(answer)
        self.line.clear()

    def run(self, command: str) -> str:
        """Run a command and return its answer, "" where the board itself answers."""
        verb, _, rest = command.strip().lstrip("/").lstrip().partition(" ")
        shown = self._shown()
        if not verb or shown is None:
            return ""
        if verb == "?" and not rest.strip():
            return self.usage.text()
        if verb.lower() == "list":
            choices = self._view.board_scene.input.gesture.choices()
            words = shown.texts.words(kinds(shown, choices))
            return shown.texts.listed(rest, words, self._view.shown_hexes)
        try:
            return self._at(verb.lower(), [self._hex(name) for name in rest.split()] or None, verb)
        except NotationError:
            return tr("“{command}” is not a command on this board.").format(
                command=truncated(command, NAME)
            )

    def _at(self, verb: str, hexes: list[Hex] | None, word: str) -> str:
        """Run a command about hexes; NotationError if there is no such command."""
        view = self._view
        if hexes is None:
            view.set_cursor(self._hex(word))
            return ""
        if verb in ("d", "?") and len(hexes) == 1:
            view.set_cursor(hexes[0])
            return view.describe(hexes[0])
        if (verb, len(hexes)) not in (("b", 1), ("m", 2)):
            raise NotationError(word)
        scene_input = view.board_scene.input
        if verb == "m" and scene_input.gesture.effect(hexes[0]) == BUILD:
            raise NotationError(word)
        for hex_ in hexes:
            is_possible = scene_input.gesture.effect(hex_) is not None
            view.press_hex(hex_)
            if not is_possible:  # the board has said why
                break
        return ""

    def _hex(self, name: str) -> Hex:
        hex_ = parse_hex(name[:1] + name[1:].upper() if name[:1] == "i" else name.upper())
        if not self._view.shown_hexes >> hex_ & 1:
            raise NotationError(name)
        return hex_
