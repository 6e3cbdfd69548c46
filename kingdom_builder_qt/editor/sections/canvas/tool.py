"""The base of all tools: what the scene tells them, and no more."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.editor.sections.canvas.workbench import Workbench
from kingdom_builder_qt.editor.sections.document.fragment import Fragment

_NONE = Qt.KeyboardModifier.NoModifier


class Tool(QObject):
    """One tool.  The scene calls `hover`, `press`, `move`, `release` and `cancel`.

    `press` and `release` come in pairs, `hover` and `move` only when another hex is reached; None
    means beside the section.  `has_two_ends`: with the keyboard, Enter begins and Enter ends.
    """

    has_two_ends = False
    is_floating = False  # holds hexes that are shown at `hex` and have not been placed

    def __init__(self, bench: Workbench) -> None:
        super().__init__()
        self.bench = bench
        self.hex: Hex | None = None
        self.is_down = False
        self.modifiers = _NONE

    @property
    def usage(self) -> str:
        """Return one sentence that says what the mouse does with this tool."""
        return ""

    @property
    def carried(self) -> Fragment | None:
        """Return what the gesture could carry to another section, None: nothing."""
        return None

    # -- what the scene calls ----------------------------------------------------------------------

    def hover(self, hex_: Hex | None, modifiers: Qt.KeyboardModifier = _NONE) -> None:
        """Follow the pointer to another hex, no button down."""
        self.hex, self.modifiers = hex_, modifiers
        self.show_preview()

    def press(self, hex_: Hex | None, modifiers: Qt.KeyboardModifier = _NONE) -> None:
        self.hex, self.modifiers, self.is_down = hex_, modifiers, True
        self.begin()

    def move(self, hex_: Hex | None) -> None:
        """Go on with the gesture over another hex."""
        self.hex = hex_
        self.hex_changed()

    def release(self) -> None:
        """End the gesture where it is."""
        if self.is_down:
            self.is_down = False
            self.end()

    def section_changed(self) -> None:
        """Follow a change of the section that the tool may have made itself."""
        if not self.is_down:
            self.show_preview()

    def cancel(self) -> bool:
        """Give the gesture up; return whether there was one."""
        was_down, self.is_down = self.is_down, False
        if was_down:
            self.give_up()
        self.show_preview()
        return was_down

    def put_down(self) -> None:
        """End what is begun: another tool is used from now on."""
        if self.is_down:
            self.cancel()
        self.hex = None
        self.bench.hide()

    # -- for subclasses ----------------------------------------------------------------------------

    def begin(self) -> None:
        """Begin on `hex`."""

    def hex_changed(self) -> None:
        """Go on to `hex`."""

    def end(self) -> None:
        """Do it."""

    def give_up(self) -> None:
        """Leave everything as it was."""

    def show_preview(self) -> None:
        """Show what a click would do now."""
        self.bench.hide()
