"""The page of the new-game dialog with the edition and the expansions."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QSizePolicy, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.setup.choice import SetUp
from kingdom_builder_qt.game.setup.options import Edition
from kingdom_builder_qt.game.setup.pools import BASE, selection_sides
from kingdom_builder_qt.ui.newgame.expansion_texts import ExpansionTexts
from kingdom_builder_qt.ui.newgame.set_up_texts import SetUpTexts
from kingdom_builder_qt.ui.style.theme import Theme
from kingdom_builder_qt.ui.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.widgets.style import STRETCH, hbox, heading, muted, tight, vbox
from kingdom_builder_qt.ui.widgets.text_toggle import PAD, TextToggle, ToggleGrid
from kingdom_builder_qt.ui.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.words.names import content_text

SWITCH = 34.0


class ExpansionSwitch(TextToggle):
    """One expansion: its text, what it brings, and a switch."""

    left = int(SWITCH) + PAD + 4
    pales = False  # the base game cannot be switched off, but read

    def border(self) -> QPen:
        """Return the same border always: the switch says enough."""
        return QPen(self.theme.colour("card_border"), 1)

    def draw_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the switch: a knob in a groove, at the right while it is on."""
        groove = QRectF(rect.left(), rect.top() + 1, SWITCH, 18)
        on = self.isChecked()
        if not self.isEnabled():
            painter.setOpacity(0.5)
        accent, outline = self.theme.colour("accent"), self.theme.colour("outline")
        painter.setPen(QPen(accent if on else outline, 1.5))
        painter.setBrush(accent if on else self.theme.colour("field"))
        painter.drawRoundedRect(groove, 9, 9)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.colour("text_on_accent") if on else outline)
        knob = groove.right() - 15 if on else groove.left() + 3
        painter.drawEllipse(QRectF(knob, groove.top() + 3, 12, 12))
        painter.setOpacity(1.0)


class ExpansionsPage(QWidget):
    """Writes into the set-up it was given and tells when it changed."""

    changed = Signal()

    def __init__(self, set_up: SetUp, catalog: Catalog, theme: Theme) -> None:
        super().__init__()
        self._set_up, self._catalog = set_up, catalog
        texts, brought = SetUpTexts(catalog), ExpansionTexts(catalog)
        sides = selection_sides(catalog)
        self.switches = {
            expansion.id: ExpansionSwitch(
                texts.expansion(expansion.id),
                [content_text(expansion.text), _sentence(brought.brings(expansion))],
                theme,
            )
            for expansion in catalog.listed()
            if expansion.id not in sides
        }
        for switch in self.switches.values():
            switch.clicked.connect(self._on_switched)
        self.edition = QComboBox()
        self._editions: list[tuple[Edition, str | None]] = []
        self._fill_edition(sides)
        self.edition.activated.connect(self._on_edition)
        set_tooltip(self.switches[BASE], self.tr("The base game is part of every game"))
        self.castles = QCheckBox(self.tr("Beautiful castles"))
        self.castles.clicked.connect(self._on_castles)
        self._lay_out()

    def _fill_edition(self, sides: list[str]) -> None:
        self.edition.setAccessibleName(self.tr("Edition"))
        self.edition.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._add_edition(self.tr("Base game: the printed locations"), "base", None)
        self._add_edition(self.tr("New edition: a selection tile per section"), "new", None)
        for side in sides:
            self._add_edition(content_text(self._catalog.expansion(side).name), "new", side)

    def _add_edition(self, name: str, edition: Edition, side: str | None) -> None:
        self.edition.addItem(name)
        self._editions.append((edition, side))

    def _lay_out(self) -> None:
        note = self.tr(
            "Variant of the new edition: on two sections a castle takes the place of one location"
            " hex."
        )
        self.castles.setAccessibleDescription(note)
        castles = hbox(self.castles, (muted(note, 0.9, wrap=True), 1))
        form = QFormLayout()
        tight(form, 6)
        form.setHorizontalSpacing(16)
        form.addRow(heading(self.tr("Edition")), self.edition)
        form.addRow("", castles)
        grid = ToggleGrid([("", list(self.switches.values()))], columns=2)
        head = hbox(
            heading(self.tr("Expansions")),
            (muted(self.tr("Sections and cards of all selected expansions are mixed.")), 1),
        )
        content = QWidget()
        vbox(form, 4, head, grid, STRETCH, parent=content)
        vbox(ScrollPage(content), parent=self, spacing=4)

    def _on_switched(self) -> None:
        chosen = {id_ for id_, switch in self.switches.items() if switch.isChecked()}
        side = self._set_up.side(self._catalog)
        self._set_up.set_expansions(chosen | ({side} if side else set()), self._catalog)
        self.changed.emit()

    def _on_edition(self) -> None:
        edition, side = self._editions[self.edition.currentIndex()]
        self._set_up.set_edition(edition, side, self._catalog)
        self.changed.emit()

    def _on_castles(self, on: bool) -> None:
        self._set_up.beautiful_castles = on
        self.changed.emit()

    def refresh(self) -> None:
        """Show the choice as it is now; the base game is always on."""
        for id_, switch in self.switches.items():
            switch.setChecked(id_ in self._set_up.expansions)
            switch.setEnabled(id_ != BASE)
        with QSignalBlocker(self.edition):
            wanted = self._set_up.edition, self._set_up.side(self._catalog)
            self.edition.setCurrentIndex(self._editions.index(wanted))
        self.castles.setChecked(self._set_up.beautiful_castles)
        self.castles.setEnabled(self._set_up.edition == "new")


def _sentence(text: str) -> str:
    """Return a text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]
