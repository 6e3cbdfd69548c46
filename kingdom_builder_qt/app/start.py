"""Begins with a window, or says in a sentence why there can be none; Qt is imported only then."""

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

    `argv`: a file to open, or nothing. `editor`: begin with the section editor.
    1 where no window can be opened, with a sentence on stderr.
    """
    troubles = [qt.complaint(), "" if has_display() else NO_DISPLAY]
    # What is imported and built until the window stands is kept to the end: to look for garbage in
    # it, dozens of times, is an eighth of the start. `GarbageGuard` collects afterwards.
    gc.disable()
    try:
        if not any(troubles):
            troubles.append(libraries.complaint(os.environ, imports=qt.can_import))
        for trouble in filter(None, troubles):
            # Qt would end in a traceback, or abort.
            sys.stderr.write(f"kingdom-builder-qt: {trouble}\n")
        if any(troubles):
            return 1
        qt.spare_sources()
        from kingdom_builder_qt.app.program import run as run_window

        return run_window(argv, editor=editor)
    finally:
        gc.enable()
