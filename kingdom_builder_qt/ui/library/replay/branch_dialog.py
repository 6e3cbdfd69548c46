"""The dialog for playing on from a moment of a game: players and cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QDialogButtonBox, QVBoxLayout, QWidget

from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox
from kingdom_builder_qt.ui.desktop.widgets.style import make_primary, muted
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.newgame.seats_dialog import SeatsDialog
from kingdom_builder_qt.ui.words.name_texts import NameTexts

tr = translator(__name__)


class BranchDialog(SeatsDialog):
    """Edits the seats of the new game, and whether its hidden cards are shuffled again."""

    def __init__(
        self,
        seats: Sequence[Seat],
        names: NameTexts,
        moment: str,
        parent: QWidget | None = None,
        *,
        knows_cards: bool = False,
    ) -> None:
        """`moment`: description of the branch point; `knows_cards`: the original cards may be
        reused.
        """
        super().__init__(seats, names, parent)
        self.setWindowTitle(tr("Play on from here"))
        self.reshuffle = CheckBox(tr("Shuffle the hidden cards again"))
        set_tooltip(
            self.reshuffle,
            tr("Otherwise the cards come in the same order as in this game."),
        )
        self.reshuffle.setChecked(True)
        self.reshuffle.setVisible(knows_cards)
        rows = self.layout()
        assert isinstance(rows, QVBoxLayout), "the rows of the dialog below"
        rows.insertWidget(0, muted(moment, 1.0))
        rows.insertWidget(3, self.reshuffle)
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        ok.setText(tr("Play"))
        make_primary(ok)
