"""The card that says what is going to be played, for those who do not open the details."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QLabel

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.setup.presets import Preset
from kingdom_builder_qt.game.setup.set_up_choice import SetUp
from kingdom_builder_qt.ui.desktop.widgets.style import (
    CardFrame,
    label,
    muted,
    tight,
    title_label,
    vbox,
)
from kingdom_builder_qt.ui.newgame.set_up_texts import SetUpTexts


class SetUpCard(CardFrame):
    """Name and text of the preset, then board, cards, task cards and edition, a line each."""

    def __init__(self, catalog: Catalog) -> None:
        super().__init__()
        self._texts = SetUpTexts(catalog)
        self.title = title_label("", 1.3)
        self.text = muted("", 0.95, wrap=True, fitted=True)
        self.lines: dict[str, tuple[QLabel, QLabel]] = {}
        grid = QGridLayout()
        tight(grid, 4)
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(1, 1)
        for row, (key, name) in enumerate(self._names().items()):
            pair = muted(name, 0.95), label("", 0.95, wrap=True, fitted=True)
            self.lines[key] = pair
            for column, widget in enumerate(pair):
                grid.addWidget(widget, row, column)
        vbox(self.title, self.text, 2, grid, parent=self, spacing=6, margin=12)

    def _names(self) -> dict[str, str]:
        return {
            "expansions": self.tr("Expansions"),
            "board": self.tr("Board"),
            "island": self.tr("Island"),
            "overlays": self.tr("On the board"),
            "cards": self.tr("Cards"),
            "tasks": self.tr("Task cards"),
            "edition": self.tr("Selection tiles"),
            "house": self.tr("House rules"),
        }

    def show_set_up(self, preset: Preset | None, set_up: SetUp) -> None:
        """Say what is played; `preset` is None while it is none."""
        texts = self._texts
        if preset is not None and preset.missing:
            self._show_misfit(preset)
            return
        if preset is not None and not (preset.is_own and preset.data is None):
            self.title.setText(texts.preset_name(preset))
            self._tell(texts.preset_text(preset))
        else:
            self.title.setText(self.tr("Your own choice"))
            self._tell(self.tr("Save it as a preset to play it again."))
        self._set("expansions", texts.expansions(set_up))
        self._set("board", texts.board(set_up))
        self._set("island", texts.island(set_up))
        self._set("overlays", texts.overlays(set_up))
        self._set("cards", texts.cards(set_up))
        self._set("tasks", texts.tasks(set_up) if texts.has_tasks(set_up) else "")
        self._set("edition", texts.edition(set_up))
        self._set("house", texts.house_rules(set_up))

    def _show_misfit(self, preset: Preset) -> None:
        """Say why nothing can be said about a game."""
        self.title.setText(self._texts.preset_name(preset))
        self._tell(self._texts.preset_line(preset))
        for key in self.lines:
            self._set(key, "")

    def _tell(self, text: str) -> None:
        """Say a sentence about the preset; some expansions of users have none."""
        self.text.setText(text)
        self.text.setVisible(bool(text))

    def _set(self, key: str, text: str) -> None:
        name, line = self.lines[key]
        line.setText(text)
        for widget in (name, line):
            widget.setVisible(bool(text))
