"""The page of the new-game dialog with edition, seed and undo."""

from __future__ import annotations

from random import SystemRandom

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.ui.dialogs.game_choices import GameChoices
from kingdom_builder_qt.ui.theme import Theme
from kingdom_builder_qt.ui.widgets.pictures import line_icon
from kingdom_builder_qt.ui.widgets.style import muted, tight

SEEDS = 1_000_000


def new_seed() -> int:
    """Return a seed that nobody can foresee."""
    return SystemRandom().randrange(SEEDS)


class OptionsPage(QWidget):
    """Writes into the choices it was given and tells when they changed."""

    changed = Signal()

    def __init__(self, choices: GameChoices, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices
        self.edition = QComboBox()
        self.edition.addItem(self.tr("Base game (printed locations)"), "base")
        self.edition.addItem(self.tr("New edition (a selection tile per section)"), "new")
        self.edition.setCurrentIndex(self.edition.findData(choices.edition))
        self.castles = QCheckBox(self.tr("Beautiful castles"))
        self.castles.setChecked(choices.beautiful_castles)
        self.seed = QLineEdit(str(choices.seed))
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{1,9}")))
        self.seed.setAccessibleName(self.tr("Seed"))
        self.dice = QToolButton()
        self.dice.setIcon(line_icon("dice", theme))
        self.dice.setToolTip(self.tr("Another seed"))
        self.dice.setAccessibleName(self.dice.toolTip())
        self.dice.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.free_undo = QCheckBox(self.tr("Free undo (training)"))
        self.free_undo.setChecked(choices.free_undo)
        self._lay_out()
        self._connect()
        self._refresh()

    def _lay_out(self) -> None:
        seed = QHBoxLayout()
        tight(seed, 8)
        seed.addWidget(self.seed)
        seed.addWidget(self.dice)
        seed.addStretch(1)
        form = QFormLayout(self)
        tight(form, 8, 12)
        form.setHorizontalSpacing(16)
        self.edition.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        form.addRow(self.tr("Edition"), self.edition)
        self._add_explained(
            form,
            self.castles,
            self.tr(
                "Variant of the new edition: on two sections a castle takes the place of one"
                " location hex."
            ),
        )
        form.addRow(self.tr("Seed"), seed)
        form.addRow("", self._note(self.tr("The same seed and choices give the same game again.")))
        self._add_explained(
            form,
            self.free_undo,
            self.tr(
                "Takes back also what revealed a card, and the moves of the computer since your"
                " last decision."
            ),
        )

    def _add_explained(self, form: QFormLayout, box: QCheckBox, text: str) -> None:
        column = QVBoxLayout()
        tight(column, 2)
        column.addWidget(box)
        column.addWidget(self._note(text))
        box.setAccessibleDescription(text)
        form.addRow("", column)

    def _note(self, text: str) -> QWidget:
        return muted(text, 0.92, wrap=True)

    def _connect(self) -> None:
        self.edition.currentIndexChanged.connect(self._read)
        self.castles.toggled.connect(self._read)
        self.free_undo.toggled.connect(self._read)
        self.seed.textChanged.connect(self._read)
        self.dice.clicked.connect(lambda: self.seed.setText(str(new_seed())))

    def _read(self) -> None:
        choices = self._choices
        choices.edition = self.edition.currentData()
        choices.beautiful_castles = self.castles.isChecked()
        choices.free_undo = self.free_undo.isChecked()
        choices.seed = int(self.seed.text() or 0)
        self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        self.castles.setEnabled(self._choices.edition == "new")
