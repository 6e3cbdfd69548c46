"""Messages about files that another program holds open."""

from __future__ import annotations

from pathlib import Path

from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)


class FileInUseTexts:
    def waiting(self, path: Path) -> str:
        text = tr("{file} is open in another program: trying again…")
        return text.format(file=path.name)

    def unchanged(self, path: Path) -> str:
        text = tr("{file} is open in another program and was not changed.")
        return text.format(file=path)

    def kept(self, beside: Path) -> str:
        text = tr("Your version was saved next to it as {file}.")
        return text.format(file=beside.name)
