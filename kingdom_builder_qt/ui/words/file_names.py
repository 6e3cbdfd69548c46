"""Messages about file names that are not portable."""

from __future__ import annotations

from kingdom_builder_qt.content.portable_names import NameFault
from kingdom_builder_qt.ui.desktop.translator import translator

tr = translator(__name__)


class FileNameTexts:
    def text(self, fault: NameFault) -> str:
        texts = {
            "device": tr("Windows reserves the name “{name}” for a device."),
            "ending": tr("Windows drops the dot or space at the end of “{name}”."),
            "letter": tr("Windows does not allow “{letter}” in a file name."),
        }
        if fault.letter == "/":  # the path separator on every platform
            texts["letter"] = tr("A file name cannot contain “{letter}”.")
        why = texts[fault.kind].format(name=fault.name, letter=fault.letter)
        return " ".join((why, tr("Choose another name, so that the file can be used everywhere.")))
