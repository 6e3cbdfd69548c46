"""The base class of all tools."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.editor.sections.canvas.workbench import Workbench
from kingdom_builder_qt.editor.sections.document.fragment import Fragment

_NONE = Qt.KeyboardModifier.NoModifier


class Tool(QObject):
    """A tool.  The scene calls `hover`, `press`, `move`, `release` and `cancel`.

    `press` and `release` come in pairs, `hover` and `move` only when another hex is reached; None
    is outside the section.  `has_two_ends`: with the keyboard, Enter begins and Enter ends a
    gesture.
    """

    has_two_ends = False
    is_floating = False  # shows hexes at `hex` that are not placed yet

    def __init__(self, bench: Workbench) -> None:
        super().__init__()
        self.bench = bench
        self.hex: Hex | None = None
        self.is_down = False
        self.modifiers = _NONE

    @property
    def usage(self) -> str:
        """One sentence for the status bar on the effect of the mouse."""
        return ""

    @property
    def awaits_second_click(self) -> bool:
        """Whether a click has only begun the gesture, so that another one ends it."""
        return False

    @property
    def carried(self) -> Fragment | None:
        """The hexes that the gesture could carry to another section, None without any."""
        return None

    # -- called by the scene
    # -------------------------------------------------------------------------

    def hover(self, hex_: Hex | None, modifiers: Qt.KeyboardModifier = _NONE) -> None:
        """Follow the pointer to another hex, no button pressed."""
        self.hex, self.modifiers = hex_, modifiers
        self.show_preview()

    def press(self, hex_: Hex | None, modifiers: Qt.KeyboardModifier = _NONE) -> None:
        self.hex, self.modifiers, self.is_down = hex_, modifiers, True
        self.begin()

    def move(self, hex_: Hex | None) -> None:
        """Continue the gesture on another hex."""
        self.hex = hex_
        self.hex_changed()

    def release(self) -> None:
        """Finish the gesture."""
        if self.is_down:
            self.is_down = False
            self.end()

    def section_changed(self) -> None:
        """Follow a change of the section, possibly by the tool itself."""
        if not self.is_down:
            self.show_preview()

    def cancel(self) -> bool:
        """Cancel the gesture; return whether there was one."""
        was_down, self.is_down = self.is_down, False
        if was_down:
            self.give_up()
        self.show_preview()
        return was_down

    def deactivate(self) -> None:
        """End the use of this tool."""
        if self.is_down:
            self.cancel()
        self.hex = None
        self.bench.hide()

    # -- for subclasses ----------------------------------------------------------------------------

    def begin(self) -> None:
        """Begin the gesture on `hex`."""

    def hex_changed(self) -> None:
        """Continue the gesture on `hex`."""

    def end(self) -> None:
        """Apply the gesture."""

    def give_up(self) -> None:
        """Discard the gesture."""

    def show_preview(self) -> None:
        """Preview a click."""
        self.bench.hide()
