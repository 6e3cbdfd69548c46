"""The terrain cards of the hand panel: played, to choose from, or turned up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QTextOption
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.core.moves import source_tile
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.ui.desktop.style.terrain_letters import terrain_letters
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.desktop.widgets.keys import add_key
from kingdom_builder_qt.ui.desktop.widgets.style import SMALL, scaled_font
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.board.board_keys import CARDS, table_key
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.table_view import TableView
from kingdom_builder_qt.ui.table.panels.hand.sizes import CARD_GAP
from kingdom_builder_qt.ui.table.panels.hand.terrain_card import (
    CardLook,
    TerrainCardButton,
    fitting,
)
from kingdom_builder_qt.ui.table.panels.signs import paint_slot
from kingdom_builder_qt.ui.table.presenters.card_rows import HandCard, hand_cards

tr = translator(__name__)

_SPARE: Final = 0.72  # height of a card that was not chosen
ASKED = ("choice", "refused")  # parts of the cards to choose from


class HandCards(QWidget):
    """Cards in fixed places; the first button is reused, so that it keeps the focus.

    Cards without a place of their own share that of the last ones.
    """

    played_clicked = Signal()
    pointed_at = Signal(str)  # the choice under mouse or focus, "" for none
    entry_requested = Signal(str, str)  # kind and id of the rules page
    motion_requested = Signal(object)  # Motion
    chosen = Signal(str)  # also a card that cannot be chosen: the desk explains why

    def __init__(self, desk: GameDesk) -> None:
        super().__init__()
        self._desk = desk
        self._slots: Sequence[QRect] = ()
        self._cards: list[HandCard] = []  # as shown
        self.setFont(scaled_font(self, SMALL))
        set_tooltip(
            self, tr("Room for another terrain card, which a tile of this game can give you")
        )
        self.buttons = [self._make()]
        self._shortcuts = [
            add_key(
                self, table_key(f"card_{number}"), partial(self._on_key, number), in_window=True
            )
            for number in CARDS
        ]

    def _make(self) -> TerrainCardButton:
        button = TerrainCardButton()
        button.setParent(self)
        button.clicked.connect(lambda _=False, b=button: self._on_clicked(b))
        button.help_requested.connect(lambda b=button: self.entry_requested.emit(*b.look.page))
        button.motion_requested.connect(self.motion_requested)
        button.pointed_at.connect(lambda on, b=button: self._on_pointed_at(b, on))
        return button

    def set_slots(self, slots: Sequence[QRect]) -> None:
        """Place the cards in rectangles of this widget."""
        self._slots = slots
        self._place()

    def _place(self) -> None:
        """Place each card; cards without a slot share the ones after the first."""
        slots, count = list(self._slots), len(self.buttons)
        if not slots:
            return
        if count > len(slots):
            shared = slots[0] if len(slots) == 1 else slots[1].united(slots[-1])
            first = [] if len(slots) == 1 else slots[:1]
            number = count - len(first)
            width = (shared.width() - CARD_GAP * (number - 1)) // number
            step = width + CARD_GAP
            slots = first + [
                QRect(shared.left() + n * step, shared.top(), width, shared.height())
                for n in range(number)
            ]
        for button, slot in zip(self.buttons, slots, strict=False):
            place = QRect(slot)
            if button.look.part == "spare":
                place.setTop(slot.bottom() + 1 - round(_SPARE * slot.height()))
            button.setGeometry(place)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint and name the places that are still free."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for slot in self._slots[len(self.buttons) :]:
            paint_slot(painter, QRectF(slot))
            painter.setPen(current_theme().colour("text_muted"))
            words = QTextOption(Qt.AlignmentFlag.AlignCenter)
            words.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
            place, text = QRectF(slot.adjusted(2, 2, -2, -2)), tr("Further card")
            painter.setFont(fitting(self.font(), text, place.width()))
            painter.drawText(place, text, words)

    def refresh(self) -> None:
        view = self._desk.view
        if view is None:
            return
        self._cards = cards = hand_cards(view)
        position = view.position
        self._match(len(cards))
        for button, card in zip(self.buttons, cards, strict=True):
            look = self._look(card, view)
            terrain = self._desk.catalog.terrains.get(self._terrain(card, position))
            button.show_look(look, terrain)
            button.setEnabled(not position.is_over)
            button.setChecked(False)
        self._place()

    def _terrain(self, card: HandCard, position: Position) -> str:
        """Return the terrain whose colour a card has."""
        if card.card is None:
            return ""
        return card.side or position.rules.options[card.card][-1].terrain

    def _picture(self, card: HandCard, position: Position) -> str:
        """Return the drawing of a card: both sides only if both can be used."""
        if card.card is None or card.side:
            return card.side
        options = position.rules.options[card.card]
        return card.card if len(options) > 1 else options[0].terrain

    def mark_played(self, selected: bool) -> None:
        """Frame the played card while the mandatory action is selected."""
        for button in self.buttons:
            button.setChecked(selected and button.look.part == "played")

    def _match(self, count: int) -> None:
        while len(self.buttons) > max(1, count):
            gone = self.buttons.pop()
            gone.is_gone = True
            gone.hide()
            gone.deleteLater()
            self.update()
        while len(self.buttons) < count:
            self.buttons.append(self._make())
            self.buttons[-1].show()

    def _look(self, card: HandCard, view: TableView) -> CardLook:
        position, words = view.position, view.words
        if card.build:
            name = tr("{terrain}: {count}").format(
                terrain=words.names.terrain(card.side, in_sentence=False), count=card.build
            )
        elif card.side:
            name = words.names.terrain(card.side, in_sentence=False)
        elif card.card is not None:
            name = words.names.terrain_card(card.card, in_sentence=False)
        else:
            name = tr("No card") if card.part == "none" else tr("Hidden card")
        ribbon = ""
        if card.part == "drawn" and position.block is not None:
            ribbon = words.names.tile(source_tile(position.block.source) or "")
        elif card.part == "choice" and not view.block_reason:
            ribbon = tr("choose", "on a card that can be chosen")
        elif card.part == "refused" and not self._is_possible_later(card, position):
            ribbon = tr("no free hex")
        tip, picture = self._tip(card, view), self._picture(card, position)
        sides = position.rules.options[card.card] if card.card is not None else ()
        page = ("topics", "cards_with_two_sides" if len(sides) > 1 else "terrain_cards")
        letter = self._letter(card, position)
        return CardLook(card.card, card.part, name, tip, ribbon, card.choice, picture, page, letter)

    def _letter(self, card: HandCard, position: Position) -> str:
        """Return the letter of the terrain of a card, if the board shows letters."""
        if card.card is None or not current_theme().letters:
            return ""
        letters = terrain_letters(self._desk.catalog.terrains.values())
        options = position.rules.options[card.card]
        sides = [card.side] if card.side else [option.terrain for option in options]
        return "".join(letters.get(side, "") for side in sides)

    def _tip(self, card: HandCard, view: TableView) -> str:
        tips = {
            "played": tr("Your terrain card. Choose it to build."),
            "face_up": tr("This turn's terrain card"),
            "choice": tr("Play this card for the whole turn"),
            "spare": tr("Not chosen. Discarded with the other card at the end of your turn"),
            "drawn": tr("Turned up for this action only, then discarded"),
            "waiting": tr("Your card for the next turn"),
            "hidden": tr("This card is hidden for now"),
            "none": tr("You have no terrain card this turn"),
        }
        if card.part == "refused":
            return self._why_refused(card, view)
        if card.part == "choice":
            tip = tr("Use this side of the card for the whole turn")
            tip = tip if card.build else tips["choice"]
            choices = [c.choice for c in self._cards if c.part in ASKED]
            number = choices.index(card.choice) + 1
            key = key_map().first(table_key(f"card_{number}")) if number in CARDS else ""
            return tip + "\n" + tr("Key: {digit}").format(digit=key) if key else tip
        return tips[card.part]

    def _is_possible_later(self, card: HandCard, position: Position) -> bool:
        return position.has_room(card.side) if card.side else position.is_useful(card.card or "")

    def _why_refused(self, card: HandCard, view: TableView) -> str:
        if self._is_possible_later(card, view.position):
            return tr("It can be chosen after the current action")
        name = view.words.names.terrain_card(card.choice)
        return tr("It cannot be chosen, because no free {terrain} hex is left").format(terrain=name)

    def _on_clicked(self, button: TerrainCardButton) -> None:
        if button.look.part in ASKED:
            self.pointed_at.emit("")
            self.chosen.emit(button.look.choice)
        elif button.look.part == "played":
            self.played_clicked.emit()

    def _on_pointed_at(self, button: TerrainCardButton, on: bool) -> None:
        is_asked = on and button.look.part == "choice"
        self.pointed_at.emit(button.look.choice if is_asked else "")

    def _on_key(self, number: int) -> None:
        cards = [b for b in self.buttons if b.look.part in ASKED]
        if number <= len(cards):
            cards[number - 1].click()
