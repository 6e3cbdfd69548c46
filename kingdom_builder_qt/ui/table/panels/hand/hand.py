"""The hand at the foot of the column: terrain cards, current task, action buttons and tiles."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from kingdom_builder_qt.core.decision import is_asked, is_silo_phase
from kingdom_builder_qt.core.moves import DRAW, MANDATORY, TAKE
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.widgets.house_picture import HousePicture
from kingdom_builder_qt.ui.desktop.widgets.style import (
    SMALL,
    ElidedLabel,
    hbox,
    label,
    make_primary,
    mute,
    scaled_font,
    tight,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.table_view import TableView
from kingdom_builder_qt.ui.table.panels.hand.actions import ActionsPanel
from kingdom_builder_qt.ui.table.panels.hand.hand_cards import HandCards
from kingdom_builder_qt.ui.table.panels.hand.progress import ProgressSigns
from kingdom_builder_qt.ui.table.panels.hand.sizes import LOW, ROOMY, HandSizes
from kingdom_builder_qt.ui.table.panels.hand.spectator import SpectatorPanel
from kingdom_builder_qt.ui.table.panels.hand.terrain_card import TerrainCardButton
from kingdom_builder_qt.ui.table.panels.panel import Panel
from kingdom_builder_qt.ui.table.presenters.turn_progress import turn_progress

EDGE, GAP, LINE_GAP = 8, 8, 4
COLUMN_GAP: Final = 10
NARROW: Final = 780  # several cards overlap less than this width allows
# role of hexes that a choice would allow; the cards panel uses it at other times
ROLE: Final = "earned"
TASK_WIDTH: Final = 108
TASK_FONTS: Final = (1.12, 1.0, 0.9, 0.82)  # the largest one that fits is used


class HandPanel(Panel):
    """The viewer's cards (face down while hidden), the task and the action buttons.

    The given tiles panel is below them. Many cards are above task and buttons, few to their left.
    """

    def __init__(self, desk: GameDesk, tiles: QWidget | None = None) -> None:
        super().__init__(desk)
        self.setAccessibleName(self.tr("Your turn"))
        self.cards = HandCards(desk)
        self.cards.played_clicked.connect(lambda: desk.controller.select_source(MANDATORY))
        self.cards.chosen.connect(desk.controller.choose_card)
        self.cards.pointed_at.connect(self._preview)
        self.cards.entry_requested.connect(self.entry_requested)
        self.caption = ElidedLabel("", SMALL)
        mute(self.caption)
        self.task = label("", TASK_FONTS[0], bold=True, wrap=True)
        self.progress = ProgressSigns()
        self.turn_up = QPushButton()
        self.turn_up.setFont(scaled_font(self.turn_up, 1.0, bold=True))
        self.turn_up.setMinimumHeight(34)
        self.turn_up.clicked.connect(desk.controller.play_plain)
        # Not next to the button that ends turns, and with a separate key: habit must not answer.
        self.decline = QPushButton(self.tr("Decline (D)"))
        self.decline.setMinimumHeight(34)
        self.decline.clicked.connect(desk.controller.decline)
        # The player who is asked in another player's turn.
        self.house = HousePicture(0, 30)
        self.asked = ElidedLabel("", 1.35, bold=True)
        self._head = QWidget()
        self.buttons = ActionsPanel(desk, self)
        self.spectator = SpectatorPanel(desk, self)
        self._tiles, self._sizes, self._is_stacked = tiles, ROOMY, False
        # Text, font, width and height of the last fitting.
        self._fitted: tuple[str, str, int, int] | None = None
        self._task_height = self._reported_height = 0
        self._lay_out()
        desk.explainer.instruction_changed.connect(self._show_task)
        self.follow()

    def _lay_out(self) -> None:
        self._words_column = QWidget()
        column = QVBoxLayout(self._words_column)
        tight(column, LINE_GAP)
        column.addStretch(1)
        hbox(self.house, (self.asked, 1), parent=self._head, spacing=8)
        column.addWidget(self._head)
        column.addWidget(self.caption)
        column.addWidget(self.task)
        column.addWidget(self.progress)
        column.addWidget(self.turn_up, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.decline, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        ends = QWidget()  # one of them is visible
        hbox(self.buttons, self.spectator, parent=ends)
        self._ends = ends
        self._grid = QGridLayout()
        tight(self._grid, GAP)
        self._grid.setHorizontalSpacing(COLUMN_GAP)
        self._grid.setColumnStretch(1, 1)
        self._place_cards()
        rows = vbox((self._grid, 1), parent=self, spacing=GAP, margin=EDGE)
        if self._tiles is not None:
            rows.addWidget(self._tiles)

    def set_sizes(self, sizes: HandSizes) -> None:
        """Set the sizes of a high or a low window."""
        if sizes != self._sizes:
            self._sizes = sizes
            self.buttons.set_sizes(sizes)
            self._arrange()

    def _place_cards(self) -> None:
        """Place the cards left of the task, or above it if they leave too little width."""
        place, row = self._grid.addWidget, int(self._is_stacked)
        if self._is_stacked:
            place(self.cards, 0, 0, 1, 3)
            place(self._words_column, row, 0, 1, 2)
        else:
            place(self.cards, row, 0)
            place(self._words_column, row, 1)
        place(self._ends, row, 2)

    def _arrange(self) -> None:
        """Distribute the space between cards, task and buttons."""
        self._words_column.setMinimumWidth(scaled(TASK_WIDTH))
        self.cards.set_sizes(self._sizes, narrow=self.width() < scaled(NARROW))
        taken = self.cards.sizeHint().width() + self._ends.sizeHint().width()
        stacked = self.width() - taken - 2 * (COLUMN_GAP + EDGE) < scaled(TASK_WIDTH)
        if stacked != self._is_stacked:
            self._is_stacked = stacked
            self._place_cards()
        self._fit_task()

    def _preview(self, choice: str) -> None:
        """Light the hexes that could be built on after a choice."""
        self.highlight_requested.emit(ROLE, self.desk.controller.preview(choice) if choice else 0)

    @property
    def card(self) -> TerrainCardButton:
        """Return the most important card: the played one, or the first to choose from."""
        return self.cards.buttons[0]

    def sizeHint(self) -> QSize:
        """Return the height for cards, task, buttons and tiles at the current width."""
        return QSize(super().sizeHint().width(), self._height())

    def minimumSizeHint(self) -> QSize:
        """Return the same height, or less in a high window, because all shrinks in a low one."""
        low = LOW.scaled()
        height = self._height() if self._sizes == low else low.card.height() + 2 * EDGE
        return QSize(super().minimumSizeHint().width(), height)

    def hasHeightForWidth(self) -> bool:
        """Return False, because the height is already fitted to the text."""
        return False

    def _height(self) -> int:
        row = max(self._ends.sizeHint().height(), self._words_column.minimumHeight())
        cards = self.cards.sizeHint().height()
        height = row + GAP + cards if self._is_stacked else max(row, cards)
        if self._tiles is not None:
            height += GAP + self._tiles.sizeHint().height()
        return height + 2 * EDGE

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:  # follows the theme change for another text size
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._arrange()

    def refresh(self) -> None:
        view = self.desk.view
        if view is None:
            return
        self.cards.refresh()
        self._show_turn_up(view)
        self._show_question(view)
        self._show_progress(view)
        self._show_task()
        self.cards.mark_played(view.source == MANDATORY)
        watches = view.only_computers
        (self.spectator if watches else self.buttons).refresh()
        self.buttons.setVisible(not watches)
        self.spectator.setVisible(watches)
        self._arrange()

    def _show_task(self) -> None:
        """Show the player to move and the task, or the instruction for a lifted piece."""
        view = self.desk.view
        if view is None:
            return
        own = view.viewer == view.to_move
        self.caption.setText(self._caption(view, own))
        self.task.setText(self._task(view, own))
        self.task.setAccessibleName(self.task.text())
        set_tooltip(self.task, self.task.text())
        self._fit_task()

    def _caption(self, view: TableView, own: bool) -> str:
        position, words = view.position, view.words
        if position.is_over:
            return self.tr("The game is over")
        name = words.names.player(position.to_move)
        if is_silo_phase(position):
            return words.turn.phase(position)
        if not own:
            return self.tr("{player} is to move").format(player=name)
        if len(view.humans) > 1:
            return self.tr("{player}, it is your turn").format(player=name)
        return self.tr("Your turn")

    def _task(self, view: TableView, own: bool) -> str:
        position, words = view.position, view.words
        if view.block_reason:
            return view.block_reason
        if own or position.is_over:
            return (own and self.desk.explainer.instruction) or words.turn.task(position)
        if view.only_computers:
            return self.tr("You are watching")
        names, viewer = words.names, view.viewer
        hand = () if viewer is None else position.hands[viewer]
        if not hand or is_silo_phase(position):
            return self.tr("Please wait")
        cards = [names.terrain_card(card) for card in hand]
        if len(cards) == 1:
            return self.tr("Your next card is {terrain}").format(terrain=cards[0])
        return self.tr("Your next cards are {cards}").format(cards=names.listing(cards))

    def _show_turn_up(self, view: TableView) -> None:
        """Show the button for the card that the selected tile turns up."""
        move = self.desk.controller.plain_move
        offered = move is not None and move.verb in (DRAW, TAKE)
        self.turn_up.setVisible(offered)
        if move is not None and offered:
            self.turn_up.setText(view.words.turn.plain(move))
            make_primary(self.turn_up)

    def _show_question(self, view: TableView) -> None:
        """Show the player who is asked in another player's turn, and the button to decline."""
        position, words = view.position, view.words
        asked = is_asked(position)
        self._head.setVisible(asked)
        self.caption.setHidden(asked or view.block_reason != "")
        self.decline.setVisible(asked and self.desk.controller.can_decline)
        if asked:
            self.house.set_colour(view.seats[position.to_move].colour)
            set_tooltip(self.decline, words.turn.end_action(position))
            self.asked.setText(words.names.player(position.to_move))

    def _show_progress(self, view: TableView) -> None:
        hidden = view.curtain_down or view.position.is_over or view.block_reason != ""
        progress = turn_progress(view, "" if hidden else view.source)
        # The button that turns up a card takes the same space.
        self.progress.setVisible(progress.due > 0 and not hidden and self.turn_up.isHidden())
        steps = progress.verb, progress.done, progress.due, progress.kind
        said = view.words.turn.progress(*steps)
        self.progress.show_progress(progress, said, view.seats)

    def _fit_task(self) -> None:
        """Use the largest font in which the task is no higher than cards and buttons."""
        cards, ends = self.cards.sizeHint(), self._ends.sizeHint()
        width = self.width() - 2 * EDGE - ends.width() - COLUMN_GAP
        row = ends.height()
        if not self._is_stacked:
            width -= cards.width() + COLUMN_GAP
            row = max(row, cards.height())
        others = (self.caption, self._head, self.progress, self.turn_up, self.decline)
        shown = (w.sizeHint().expandedTo(w.minimumSize()) for w in others if not w.isHidden())
        taken = sum(size.height() + LINE_GAP for size in shown)
        width = max(scaled(TASK_WIDTH), width)
        asked = self.task.text(), self.font().key(), width, row - taken
        if asked != self._fitted:
            self._fitted = asked
            for factor in TASK_FONTS:
                self.task.setFont(scaled_font(self, factor, bold=True))
                self._task_height = self.task.heightForWidth(width)
                if taken + self._task_height <= row:
                    break
        self._words_column.setMinimumHeight(taken + self._task_height)
        height = self._height()
        if height != self._reported_height:
            self._reported_height = height
            self.updateGeometry()
