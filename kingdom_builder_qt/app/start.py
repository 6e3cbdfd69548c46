"""Runs the window, or prints the reason why none can be opened; imports Qt only if possible."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from typing import Final

from kingdom_builder_qt.app import libraries, qt
from kingdom_builder_qt.app.display import has_display

NO_DISPLAY: Final = (
    "there is no display to show a window on. Start it in a desktop session"
    " (DISPLAY or WAYLAND_DISPLAY set), or try: kingdom-builder-qt simulate"
)


def run(argv: Sequence[str], *, editor: bool = False) -> int:
    """Run the program until its windows close and return the exit status.

    `argv` is empty or one file to open. `editor`: begin with the section editor. Returns 1 with a
    sentence on stderr if no window can be opened.
    """
    troubles = [qt.complaint(), "" if has_display() else NO_DISPLAY]
    # Objects created up to the first window live as long as the program. Dozens of collections of
    # them take an eighth of the start. `GarbageGuard` collects afterwards.
    gc.disable()
    try:
        if not any(troubles):
            troubles.append(libraries.complaint(os.environ, imports=qt.can_import))
        for trouble in filter(None, troubles):
            # Otherwise Qt ends in a traceback or aborts.
            sys.stderr.write(f"kingdom-builder-qt: {trouble}\n")
        if any(troubles):
            return 1
        qt.skip_source_scan()
        from kingdom_builder_qt.app.program import run as run_window

        return run_window(argv, editor=editor)
    finally:
        gc.enable()
