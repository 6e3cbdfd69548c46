"""The dialog that renames an entry."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox
from kingdom_builder_qt.ui.desktop.widgets.name_dialog import NameDialog
from kingdom_builder_qt.ui.desktop.widgets.style import label
from kingdom_builder_qt.ui.words.as_written import in_brief

_MOST_PLACES: Final = 8


class RenameDialog(NameDialog):
    """Asks for another id; `is_followed`: it is to be changed wherever the entry is named."""

    def __init__(self, id_: str, places: Sequence[str], window: QWidget) -> None:
        super().__init__(
            self.tr("Rename"),
            id_,
            window,
            words=self.tr(
                "Saved games refer to it by this id; those that use it will no longer open."
            ),
            label=self.tr("Id"),
        )
        self._has_places = bool(places)
        self.places = label(self._told(places), wrap=True)
        self.follow = CheckBox(self.tr("&Update these as well"))
        self.follow.setChecked(True)
        for part in (self.places, self.follow):
            self.more.addWidget(part)
            part.setVisible(self._has_places)

    @property
    def is_followed(self) -> bool:
        return self._has_places and self.follow.isChecked()

    def _told(self, places: Sequence[str]) -> str:
        lines = [in_brief(place, 60) for place in places[:_MOST_PLACES]]
        if rest := len(places) - len(lines):
            lines.append(self.tr("and {count} more").format(count=rest))
        return "\n".join([self.tr("Used in:"), *lines])
