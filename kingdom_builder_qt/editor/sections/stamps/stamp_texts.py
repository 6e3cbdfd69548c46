"""Messages about stamps."""

from __future__ import annotations

from collections.abc import Sequence

from kingdom_builder_qt.editor.sections.stamps.stamp_files import Fault
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.foreign_text import joined_names

tr = translator(__name__)


class StampTexts:
    """Explains why a stamp cannot be used."""

    def fault(self, fault: Fault) -> str:
        """Return the message for a fault of a file."""
        if fault == "newer":
            return tr("This stamp was saved by a newer version of the program.")
        if fault == "unreadable":
            return tr("This file cannot be read.")
        return tr("This file is not a stamp.")

    def missing(self, ids: Sequence[str]) -> str:
        """Return the message for content that a stamp needs and that is not installed."""
        return tr("Not installed: {names}.").format(names=joined_names(ids))
