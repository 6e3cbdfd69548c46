"""The page of the new-game dialog for edition and expansions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QMoveEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QFormLayout, QSizePolicy, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.id_lists import left_out
from kingdom_builder_qt.game.setup.draw_pools import BASE, section_pool, selection_sides
from kingdom_builder_qt.game.setup.guaranteed import Share
from kingdom_builder_qt.game.setup.options import Edition
from kingdom_builder_qt.game.setup.set_up_choice import SetUp
from kingdom_builder_qt.ui.desktop.style.text_size import scaled, scaled_size
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.controls.text_toggle import PAD, TextToggle, ToggleGrid
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    Button,
    hbox,
    heading,
    muted,
    tight,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.text_edits import NumberBox
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.newgame.box_art import BoxArt, BoxSubject, paint_art, subject_of
from kingdom_builder_qt.ui.newgame.expansion_texts import ExpansionTexts
from kingdom_builder_qt.ui.newgame.set_up_texts import SetUpTexts
from kingdom_builder_qt.ui.words.name_texts import content_text

tr = translator(__name__)


class GuaranteedBox(QWidget):
    """The minimum numbers of sections and cards; hidden where the expansion has none."""

    sections_chosen = Signal(int)
    cards_chosen = Signal(int)

    def __init__(self, name: str) -> None:
        """`name` is the name of the expansion."""
        super().__init__()
        self.sections, self.cards = NumberBox(), NumberBox()
        self.sections.setAccessibleName(tr("Minimum number of {name} sections").format(name=name))
        self.cards.setAccessibleName(tr("Minimum number of {name} cards").format(name=name))
        self._names = muted(tr("Min. sections"), 1.0), muted(tr("Min. cards"), 1.0)
        self.why = muted("", 1.0)
        parts = (self._names[0], self.sections, self._names[1], self.cards)
        hbox(*parts, self.why, STRETCH, parent=self, spacing=6)
        self.sections.valueChanged.connect(self.sections_chosen)
        self.cards.valueChanged.connect(self.cards_chosen)

    def sizeHint(self) -> QSize:
        """Reserve the height of the number boxes while hidden: the layout asks only once."""
        return super().sizeHint().expandedTo(QSize(0, self.sections.sizeHint().height()))

    @property
    def stops(self) -> list[QWidget]:
        """Return the widgets in the tab order."""
        return [self.sections, self.cards]

    def show_sections(self, least: int, fewest: int, most: int) -> None:
        """Show the guaranteed number, which can be set from `fewest` to `most`."""
        tip = tr("At least this many of its sections are on the board; more may be drawn")
        if fewest:
            tip = tr("Your task cards need {count} of its sections").format(count=fewest)
        _show(self.sections, least, fewest, most, tip)
        self._names[0].setVisible(most > 0)

    def show_cards(self, least: int, most: int) -> None:
        """Show the guaranteed number, which can be set up to `most`."""
        tip = tr("At least this many of its cards are in the game; more may be drawn")
        _show(self.cards, least, 0, most, tip)
        self._names[1].setVisible(most > 0)

    def show_why_not(self, text: str) -> None:
        """Show the reason why none of its sections can be drawn, "" for none."""
        self.why.setText(text)
        self.why.setVisible(bool(text))


def _show(box: NumberBox, value: int, fewest: int, most: int, tip: str) -> None:
    with QSignalBlocker(box):
        box.setRange(fewest, max(fewest, most))
        box.setValue(value)
    box.setVisible(most > 0)
    set_tooltip(box, tip)


SWITCH: Final = 34
ART: Final = QSize(132, 74)
COLUMN: Final = 400  # least width of a column at the usual text size


class ExpansionSwitch(TextToggle):
    """An expansion: name, text, content, and a switch."""

    pales = False  # the base game cannot be switched off, but its text stays readable
    # Options of the expansion while it is on.  Not a child, because that of the disabled base game
    # switch stays clickable.
    foot: QWidget | None = None

    def __init__(self, name: str, lines: Sequence[str], subject: BoxSubject, art: BoxArt) -> None:
        super().__init__(name, lines)
        self._subject, self._art = subject, art
        art.drawn.connect(lambda place: self.update() if place == subject else None)

    @property
    def left(self) -> int:
        """Return the room for the picture of the box."""
        return scaled(ART.width()) + PAD

    @property
    def right(self) -> int:
        """Return the room for the switch."""
        return scaled(SWITCH) + PAD

    def height_for(self, width: int) -> int:
        """Return the height of text and foot, which is reserved while it is hidden."""
        return super().height_for(width) + (self.foot.sizeHint().height() + 2 if self.foot else 0)

    def picture_height(self) -> int:
        return scaled(ART.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_foot()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._lay_foot()

    def _lay_foot(self) -> None:
        if self.foot is not None:
            height, left = self.foot.sizeHint().height(), self.left + PAD
            at = self.pos() + QPoint(left, self.height() - height - PAD + 2)
            self.foot.setGeometry(QRect(at, QSize(self.width() - left - PAD, height)))

    def border(self) -> QPen:
        """Return the same border in both states, because the switch shows the state."""
        return QPen(current_theme().colour("card_border"), 1)

    def draw_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the box, and the switch: a knob in a groove, at the right if on."""
        subject, size = self._subject, scaled_size(ART)
        picture = self._art.box(subject, subject, size, self.devicePixelRatioF())
        if picture is not None:
            paint_art(painter, QRectF(rect.topLeft(), size), picture)
        unit = scaled(SWITCH) / SWITCH
        painter.save()
        painter.translate(rect.right() - SWITCH * unit, rect.top() + 1)
        painter.scale(unit, unit)
        on = self.isChecked()
        if not self.isEnabled():
            painter.setOpacity(0.5)
        theme = current_theme()
        accent, outline = theme.colour("accent"), theme.colour("outline")
        painter.setPen(QPen(accent if on else outline, 1.5))
        painter.setBrush(accent if on else theme.colour("field"))
        painter.drawRoundedRect(QRectF(0, 0, SWITCH, 18), 9, 9)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("text_on_accent") if on else outline)
        painter.drawEllipse(QRectF(SWITCH - 15 if on else 3, 3, 12, 12))
        painter.restore()


class ExpansionsPage(QWidget):
    """Edits the given set-up and announces changes."""

    changed = Signal()

    def __init__(self, set_up: SetUp, catalog: Catalog) -> None:
        super().__init__()
        self._set_up, self._catalog = set_up, catalog
        texts, brought = SetUpTexts(catalog), ExpansionTexts(catalog)
        sides = selection_sides(catalog)
        self.art = BoxArt(catalog, self)
        self.switches = {
            expansion.id: ExpansionSwitch(
                texts.expansion(expansion.id),
                [content_text(expansion.text), brought.brings(expansion)],
                subject_of(catalog, SetUp(), expansion.id),
                self.art,
            )
            for expansion in catalog.listed()
            if expansion.id not in sides
        }
        for id_, switch in self.switches.items():
            switch.clicked.connect(lambda on, id_=id_: self._on_switched(id_, on))
        self.guaranteed = {
            id_: self._guaranteed_box(id_) for id_ in self.switches if self._has_draws(id_)
        }
        self.base_sections = CheckBox(tr("Include sections of the base game"))
        self.base_sections.clicked.connect(self._on_base_sections)
        self.switches[BASE].foot = self.base_sections
        self.as_printed = Button(tr("Draw as in the rulebook"))
        tip = tr("Any four sections and any three cards from all selected expansions")
        set_tooltip(self.as_printed, tip)
        self.as_printed.setAutoDefault(False)
        self.as_printed.clicked.connect(self._on_as_printed)
        self.edition = ComboBox()
        self._editions: list[tuple[Edition, str | None]] = []
        self._fill_edition(sides)
        self.edition.activated.connect(self._on_edition)
        set_tooltip(self.switches[BASE], tr("The base game is part of every game"))
        self.castles = CheckBox(tr("Beautiful castles"))
        self.castles.clicked.connect(self._on_castles)
        self._lay_out()

    def _has_draws(self, id_: str) -> bool:
        """Return whether an expansion other than the base game has sections or cards to draw."""
        alone = SetUp(expansions=[BASE, id_])
        shares = alone.section_shares(self._catalog), alone.card_shares(self._catalog)
        return id_ != BASE and any(id_ in share for share in shares)

    def _guaranteed_box(self, id_: str) -> GuaranteedBox:
        box = GuaranteedBox(self.switches[id_].name)
        self.switches[id_].foot = box
        box.sections_chosen.connect(lambda number: self._on_sections(id_, number))
        box.cards_chosen.connect(lambda number: self._on_cards(id_, number))
        return box

    def _fill_edition(self, sides: list[str]) -> None:
        self.edition.setAccessibleName(tr("Edition"))
        self.edition.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._add_edition(tr("Base game: the locations as printed"), "base", None)
        self._add_edition(tr("New edition: one selection tile for each section"), "new", None)
        for side in sides:
            self._add_edition(content_text(self._catalog.expansion(side).name), "new", side)

    def _add_edition(self, name: str, edition: Edition, side: str | None) -> None:
        self.edition.addItem(name)
        self._editions.append((edition, side))

    def _lay_out(self) -> None:
        note = tr("Variant of the new edition: on two sections a castle replaces one location hex.")
        self.castles.setAccessibleDescription(note)
        castles = hbox(self.castles, (muted(note, 1.0, wrap=True), 1))
        form = QFormLayout()
        tight(form, 6)
        form.setHorizontalSpacing(16)
        form.addRow(heading(tr("Edition")), self.edition)
        form.addRow("", castles)
        grid = ToggleGrid([("", list(self.switches.values()))], columns=2, least=COLUMN)
        stops: list[QWidget] = []
        for switch in self.switches.values():
            stops.append(switch)
            if (foot := switch.foot) is not None:
                foot.setParent(grid)
                stops += foot.stops if isinstance(foot, GuaranteedBox) else [foot]
        for one, other in pairwise(stops):
            self.setTabOrder(one, other)
        mixed = tr("Sections and cards of all selected expansions are mixed.")
        head = hbox(
            heading(tr("Expansions")),
            (muted(mixed, 1.0, wrap=True), 1),
            self.as_printed,
        )
        content = QWidget()
        vbox(form, 4, head, grid, STRETCH, parent=content)
        vbox(ScrollPage(content), parent=self, spacing=4)

    def _on_switched(self, id_: str, on: bool) -> None:
        self._set_up.switch(id_, on, self._catalog)
        self.changed.emit()

    def _on_sections(self, id_: str, number: int) -> None:
        self._set_up.wish_sections(id_, number, self._catalog, left_out())
        self.changed.emit()

    def _on_cards(self, id_: str, number: int) -> None:
        self._set_up.wish_cards(id_, number, self._catalog)
        self.changed.emit()

    def _on_base_sections(self, on: bool) -> None:
        self._set_up.base_sections = on
        self.changed.emit()

    def _on_as_printed(self) -> None:
        self._set_up.draw_as_printed()
        self.changed.emit()

    def _on_edition(self) -> None:
        edition, side = self._editions[self.edition.currentIndex()]
        self._set_up.set_edition(edition, side, self._catalog)
        self.changed.emit()

    def _on_castles(self, on: bool) -> None:
        self._set_up.beautiful_castles = on
        self.changed.emit()

    def refresh(self) -> None:
        """Show the current choice; the base game is always on."""
        for id_, switch in self.switches.items():
            switch.setChecked(id_ in self._set_up.expansions)
            switch.setEnabled(id_ != BASE)
        self._refresh_guaranteed()
        with QSignalBlocker(self.edition):
            wanted = self._set_up.edition, self._set_up.side(self._catalog)
            self.edition.setCurrentIndex(self._editions.index(wanted))
        self.castles.setChecked(self._set_up.beautiful_castles)
        self.castles.setEnabled(self._set_up.edition == "new")

    def _refresh_guaranteed(self) -> None:
        """Show the guaranteed and the possible numbers of each expansion."""
        set_up, catalog = self._set_up, self._catalog
        sections, cards = set_up.section_shares(catalog, left_out()), set_up.card_shares(catalog)
        for id_, box in self.guaranteed.items():
            box.setVisible(id_ in set_up.expansions)
            share = sections.get(id_, Share())
            box.show_sections(share.least, share.fewest, share.most)
            share = cards.get(id_, Share())
            box.show_cards(share.least, share.most)
            box.show_why_not("" if sections.get(id_, Share()).most else self._why_not(id_))
        plain = set_up.plain()
        others = {section.expansion for section in section_pool(catalog, plain)} - {BASE}
        self.base_sections.setVisible(bool(others) and not set_up.side(catalog))
        self.base_sections.setChecked(set_up.base_sections)
        wished = set_up.least_sections or set_up.least_cards or not set_up.base_sections
        self.as_printed.setVisible(bool(wished))

    def _why_not(self, id_: str) -> str:
        """Return why no section of an expansion can be on the board, "" if it has no sections."""
        alone = SetUp(expansions=[BASE, id_])
        if id_ not in alone.section_shares(self._catalog):
            return ""
        if self._set_up.side(self._catalog):
            return tr("No sections: the new edition has its own")
        if id_ in self._set_up.section_shares(self._catalog, left_out()):
            return tr("No sections: the board is full")
        return tr("No sections: kept off random boards")
