"""The dialog for title and star of the game on the table."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox
from kingdom_builder_qt.ui.desktop.widgets.name_dialog import NameDialog
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_placeholder

tr = translator(__name__)


class NameGameDialog(NameDialog):
    """Accepts an empty title, which stands for the proposed one."""

    def __init__(self, title: str, window: QWidget, *, starred: bool) -> None:
        super().__init__(
            tr("Title and star"),
            title,
            window,
            words=tr(
                "Games are saved automatically. Add a title or a star to find this one easily."
            ),
            label=tr("Title"),
        )
        self.is_good = lambda _title: True
        set_placeholder(self.name, tr("Set-up and time, as proposed"))
        self.ok.setEnabled(True)
        self.star = CheckBox(tr("Star: keep this game from automatic deletion"))
        self.star.setChecked(starred)
        self.more.addWidget(self.star)

    @property
    def title(self) -> str:
        """Return the title that was typed, "" for none."""
        return self.name.text().strip()

    @property
    def is_starred(self) -> bool:
        """Return whether the star is set."""
        return self.star.isChecked()
