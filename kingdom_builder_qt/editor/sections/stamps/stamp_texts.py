"""Messages about stamps."""

from __future__ import annotations

from collections.abc import Sequence

from kingdom_builder_qt.editor.sections.stamps.stamp_files import Fault
from kingdom_builder_qt.ui.desktop.style.texts import Texts
from kingdom_builder_qt.ui.words.foreign_text import joined_names


class StampTexts(Texts):
    """Explains why a stamp cannot be used."""

    def fault(self, fault: Fault) -> str:
        """Return the message for a fault of a file."""
        if fault == "newer":
            return self.tr("This stamp was saved by a newer version of the program.")
        if fault == "unreadable":
            return self.tr("This file cannot be read.")
        return self.tr("This file is not a stamp.")

    def missing(self, ids: Sequence[str]) -> str:
        """Return the message for content that a stamp needs and that is not installed."""
        return self.tr("Not installed: {names}.").format(names=joined_names(ids))
