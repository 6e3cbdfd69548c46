"""The page of the new-game dialog for seed, undo and house rules."""

from __future__ import annotations

from random import SystemRandom

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.rules import HOUSE_RULES
from kingdom_builder_qt.game.setup.set_up_choice import SetUp
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox
from kingdom_builder_qt.ui.desktop.widgets.pictures import icon_button
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    add_layout,
    hbox,
    heading,
    muted,
    tight,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.text_edits import LineEdit
from kingdom_builder_qt.ui.newgame.game_choices import GameChoices
from kingdom_builder_qt.ui.newgame.house_rule_texts import HouseRuleTexts

tr = translator(__name__)

_INDENT = 20  # pixels, to align the sentence with the name above


class HouseRulesBox(QWidget):
    """Edits the given set-up and announces changes."""

    changed = Signal()

    def __init__(self, set_up: SetUp, catalog: Catalog) -> None:
        super().__init__()
        self._set_up, self._catalog = set_up, catalog
        self.boxes: dict[str, QCheckBox] = {}
        texts = HouseRuleTexts()
        rows = QVBoxLayout(self)
        tight(rows, 2)
        for rule in HOUSE_RULES:
            box = CheckBox(texts.name(rule))
            box.setAccessibleDescription(texts.text(rule))
            box.clicked.connect(lambda on, rule=rule: self._on_clicked(rule, on))
            below = QHBoxLayout()
            below.setContentsMargins(scaled(_INDENT), 0, 0, 6)
            below.addWidget(muted(texts.text(rule), 1.0, wrap=True, fitted=True))
            self.boxes[rule] = box
            rows.addWidget(box)
            add_layout(rows, below)

    def _on_clicked(self, rule: str, on: bool) -> None:
        self._set_up.set_house_rule(rule, on, self._catalog)
        self.changed.emit()

    def refresh(self) -> None:
        for rule, box in self.boxes.items():
            box.setChecked(rule in self._set_up.house_rules)


SEEDS = 1_000_000
_SEED_DIGITS = 9


def new_seed() -> int:
    """Return an unpredictable seed."""
    return SystemRandom().randrange(SEEDS)


class OptionsPage(QWidget):
    """Edits the given choices and announces changes."""

    changed = Signal()

    def __init__(self, choices: GameChoices, catalog: Catalog) -> None:
        super().__init__()
        self._choices = choices
        self.house = HouseRulesBox(choices.set_up, catalog)
        self.seed = LineEdit(_SEED_DIGITS, str(choices.seed))
        self.seed.setValidator(
            QRegularExpressionValidator(QRegularExpression("[0-9]{1,9}"), self.seed)
        )
        self.seed.setAccessibleName(tr("Seed"))
        self.dice = icon_button("dice", tr("New random seed"))
        self.free_undo = CheckBox(tr("Free undo (training)"))
        self.free_undo.setChecked(choices.free_undo)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        text = tr(
            "The seed determines everything random: the same seed gives the same set-up and cards."
        )
        undo_text = tr(
            "Also takes back moves that revealed a card, and the computer's moves since your last"
            " decision."
        )
        self.free_undo.setAccessibleDescription(undo_text)
        content = QWidget()
        grid = QGridLayout(content)
        tight(grid, 4)
        grid.setHorizontalSpacing(16)
        grid.setColumnStretch(1, 1)
        undo, first = QWidget(), next(iter(self.house.boxes.values()))
        hbox(self.free_undo, STRETCH, parent=undo)
        seed = QWidget()
        hbox(self.seed, self.dice, STRETCH, parent=seed)
        self._add(grid, tr("Seed"), self.dice, seed, text)
        self._add(grid, tr("Undo"), self.free_undo, undo, undo_text, scaled(_INDENT))
        self._add(grid, tr("House rules"), first, self.house)
        grid.setRowStretch(grid.rowCount(), 1)
        vbox(ScrollPage(content), parent=self, spacing=4)

    def _add(
        self,
        grid: QGridLayout,
        title: str,
        first: QWidget,
        field: QWidget,
        text: str = "",
        indent: int = 0,
    ) -> None:
        """Add a heading at the height of the first control of a field, and a sentence below it."""
        row = grid.rowCount()
        name = heading(title)
        name.setMinimumHeight(first.sizeHint().height())
        grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(field, row, 1)
        if text:
            note = muted(text, 1.0, wrap=True, fitted=True)
            note.setContentsMargins(indent, 0, 0, 0)
            grid.addWidget(note, row + 1, 1)
            grid.setRowMinimumHeight(row + 2, 8)

    def _connect(self) -> None:
        self.free_undo.toggled.connect(self._read)
        self.seed.textChanged.connect(self._read)
        self.dice.clicked.connect(lambda: self.seed.setText(str(new_seed())))

    def _read(self) -> None:
        self._choices.free_undo = self.free_undo.isChecked()
        self._choices.seed = int(self.seed.text() or 0)
        self.changed.emit()
