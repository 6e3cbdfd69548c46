"""Why a file is not given the name that was asked for."""

from __future__ import annotations

from kingdom_builder_qt.content.portable_names import NameFault
from kingdom_builder_qt.ui.desktop.style.texts import Texts


class FileNameTexts(Texts):
    """Says what is wrong with a name, and that another one is needed."""

    def text(self, fault: NameFault) -> str:
        texts = {
            "device": self.tr("Windows reserves the name “{name}” for a device."),
            "ending": self.tr("Windows drops the dot or space at the end of “{name}”."),
            "letter": self.tr("Windows does not allow “{letter}” in a file name."),
        }
        if fault.letter == "/":  # separates folders everywhere
            texts["letter"] = self.tr("A file name cannot contain “{letter}”.")
        why = texts[fault.kind].format(name=fault.name, letter=fault.letter)
        return f"{why} {self.tr('Choose another name, so that the file can be used everywhere.')}"
