"""What is said about section files."""

from __future__ import annotations

from PySide6.QtCore import QObject


class SaveRefused(Exception):
    """A section cannot be written there; the text says why, in the language of the user."""


class FileTexts(QObject):
    """The sentences of `files`."""

    def refusal(self, code: str, /, **values: object) -> SaveRefused:
        """Return the error for one of the reasons."""
        texts = {
            "shipped_file": self.tr("This file comes with the game: save a copy elsewhere."),
            "shipped_id": self.tr(
                "A section that comes with the game has the id {id}: choose another one."
            ),
            "no_id": self.tr("The section needs an id of small letters, digits and single _."),
            "too_many_kinds": self.tr("There are more kinds of sites than a file can tell apart."),
            "unfaithful": self.tr(
                "This section cannot be written as it is: {reason}. Nothing was saved."
            ),
            "no_section": self.tr("There is no section in {name}."),
            "no_trash": self.tr("{name} could not be moved to the trash: {reason}."),
        }
        return SaveRefused(texts[code].format(**values))

    def copy_name(self, name: str) -> str:
        """Return what a copy is called."""
        return self.tr("Copy of {name}").format(name=name)
