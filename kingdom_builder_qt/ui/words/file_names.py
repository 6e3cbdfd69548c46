"""Why a file is not given the name that was asked for."""

from __future__ import annotations

from PySide6.QtCore import QObject

from kingdom_builder_qt.content.file_names import NameFault


class FileNameTexts(QObject):
    """Says what is wrong with a name, and that another one is needed."""

    def text(self, fault: NameFault) -> str:
        texts = {
            "device": self.tr("Windows keeps the name {name} for a device."),
            "ending": self.tr("{name} ends in a dot or a blank, which Windows leaves out."),
            "letter": self.tr("No file on Windows can have {letter} in its name."),
        }
        why = texts[fault.kind].format(name=fault.name, letter=fault.letter)
        return f"{why} {self.tr('Choose another name, so that the file can be used everywhere.')}"
