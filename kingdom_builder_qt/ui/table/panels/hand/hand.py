"""The hand at the foot of the column: terrain cards, current task, action buttons and tiles."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontInfo, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from kingdom_builder_qt.core.decision import is_asked, is_silo_phase
from kingdom_builder_qt.core.moves import DRAW, MANDATORY, TAKE
from kingdom_builder_qt.ui.desktop.style.text_size import LEAST_TEXT, text_factor
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.house_picture import HousePicture
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.desktop.widgets.style import (
    ElidedButton,
    ElidedLabel,
    LinesLabel,
    hbox,
    make_primary,
    mute,
    scaled_font,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.table_view import TableView
from kingdom_builder_qt.ui.table.panels.hand.actions import ActionsPanel
from kingdom_builder_qt.ui.table.panels.hand.hand_cards import HandCards
from kingdom_builder_qt.ui.table.panels.hand.progress import ProgressSigns
from kingdom_builder_qt.ui.table.panels.hand.sizes import (
    BUTTON_PADDING,
    EDGE,
    TASK_LINES,
    HandPlan,
    hand_scale,
    plan_hand,
    text_font,
)
from kingdom_builder_qt.ui.table.panels.hand.spectator import SpectatorPanel
from kingdom_builder_qt.ui.table.panels.hand.terrain_card import TerrainCardButton
from kingdom_builder_qt.ui.table.panels.panel import Panel
from kingdom_builder_qt.ui.table.panels.tile_button import TileForm
from kingdom_builder_qt.ui.table.panels.tile_panel import TilesPanel
from kingdom_builder_qt.ui.table.presenters.card_rows import most_cards
from kingdom_builder_qt.ui.table.presenters.turn_progress import turn_progress

tr = translator(__name__)

# role of hexes that a choice would allow; the cards panel uses it at other times
ROLE: Final = "earned"
_TASK_FONTS: Final = (1.1, 1.0, 0.9, 0.8, 0.7, 0.6)  # those below 1 are for large text alone
_HOUSE: Final = 16  # side of the house of a player who is asked, in pixels of usual text


class HandPanel(Panel):
    """The viewer's cards (face down while hidden), the task, the action buttons and the tiles.

    All have the rectangles of a `HandPlan`, which depends on the size of the window, the text and
    the set-up only: nothing moves during a game.
    """

    def __init__(self, desk: GameDesk, tiles: TilesPanel) -> None:
        super().__init__(desk)
        self.setAccessibleName(tr("Your turn"))
        self.cards = HandCards(desk)
        self.cards.played_clicked.connect(lambda: desk.controller.select_source(MANDATORY))
        self.cards.chosen.connect(desk.controller.choose_card)
        self.cards.pointed_at.connect(self._preview)
        self.cards.entry_requested.connect(self.entry_requested)
        self.caption = ElidedLabel("", 1.0)
        mute(self.caption)
        self.task = LinesLabel(TASK_LINES, _TASK_FONTS[0], bold=True)
        self.task.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.progress = ProgressSigns()
        self.turn_up = ElidedButton()
        self.turn_up.setFont(scaled_font(self.turn_up, 1.0, bold=True))
        self.turn_up.clicked.connect(desk.controller.play_plain)
        # Not next to the button that ends turns, and with a separate key: habit must not answer.
        self.decline = QPushButton()
        self.decline.clicked.connect(desk.controller.decline)
        # The player who is asked in another player's turn takes the place of the caption.
        self.house = HousePicture(0, _HOUSE)
        self.asked = ElidedLabel("", 1.0, bold=True)
        self.head, self.steps = QWidget(), QWidget()
        hbox(self.house, (self.asked, 1), parent=self.head, spacing=6)
        hbox((self.progress, 1), (self.turn_up, 1), self.decline, parent=self.steps, spacing=6)
        self.buttons = ActionsPanel(desk, self)
        self.spectator = SpectatorPanel(desk, self)  # in the place of the buttons
        self.tiles = tiles
        for part in (self.cards, self.caption, self.head, self.task, self.steps, self.tiles):
            part.setParent(self)
        self.plan: HandPlan | None = None
        self._hides_caption = False  # its place has the player who is asked, or no text
        self._takes_caption = False  # the task has its place
        desk.explainer.instruction_changed.connect(self._show_task)
        key_map().changed.connect(self._name_decline)
        self._name_decline()
        self.follow()

    def planned(self, room: QSize, form: TileForm, squeeze: float = 1.0) -> HandPlan:
        """Return the geometry in a column of a size with this form of tiles."""
        text, session = text_factor(), self.desk.session
        line = QFontMetrics(text_font(_TASK_FONTS[0])).lineSpacing()
        cards = 1 if session is None else most_cards(session.position.rules)
        scale = hand_scale(room, text, squeeze)
        tiles = self.tiles.height_of(form, room.width() - 2 * EDGE, scale)
        return plan_hand(room, text, scale, line, cards, tiles)

    def seen_tiles(self, plan: HandPlan, form: TileForm) -> int:
        """Return the number of tiles that a form shows without scrolling."""
        return self.tiles.seen(form, plan.tiles.width(), plan.scale)

    def set_plan(self, plan: HandPlan, form: TileForm) -> None:
        """Give all parts their rectangles."""
        self.plan = plan
        self.tiles.set_form(form, plan.scale)
        self._place()

    def _place(self) -> None:
        plan = self.plan
        if plan is None:
            return
        for part, place in (
            (self.caption, plan.caption),
            (self.head, plan.caption),
            (self.steps, plan.steps),
            (self.buttons, plan.buttons),
            (self.spectator, plan.buttons),
            (self.tiles, plan.tiles),
            (self.cards, plan.cards),
        ):
            part.setGeometry(place)
        self.cards.set_slots([slot.translated(-plan.cards.topLeft()) for slot in plan.slots])
        self.buttons.set_plan(plan)
        self.spectator.set_plan(plan)
        for button in (self.turn_up, self.decline):
            button.setFixedHeight(plan.steps.height())
        self._fit_decline()
        self._fit_task()

    def _task_place(self, plan: HandPlan) -> QRect:
        """Return the place of the task, with that of the steps below it, or next to it while no
        step is shown.
        """
        is_above, lines = plan.steps.top() > plan.task.bottom(), self._lines_place(plan)
        return lines.united(plan.steps) if is_above or self._is_task_alone else lines

    def _lines_place(self, plan: HandPlan) -> QRect:
        """Return the place of the task above the steps."""
        return plan.task.united(plan.caption) if self._takes_caption else plan.task

    def _task_height(self) -> int:
        """Return the height for the text of the task: all of its place if no step is shown."""
        if self.plan is None:
            return self.task.height()
        alone = self._is_task_alone
        place = self._task_place(self.plan) if alone else self._lines_place(self.plan)
        return place.height()

    @property
    def _is_task_alone(self) -> bool:
        """Return whether no step is shown."""
        return all(part.isHidden() for part in (self.progress, self.turn_up, self.decline))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def sizeHint(self) -> QSize:
        """Return the height of the plan; the column decides the width."""
        return QSize(0, self.plan.height if self.plan is not None else 0)

    def _preview(self, choice: str) -> None:
        """Light the hexes that could be built on after a choice."""
        self.highlight_requested.emit(ROLE, self.desk.controller.preview(choice) if choice else 0)

    @property
    def card(self) -> TerrainCardButton:
        """Return the most important card: the played one, or the first to choose from."""
        return self.cards.buttons[0]

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

    def _fit_task(self) -> None:
        """Use the largest font that shows the whole task in the lines that fit.

        A task too long for them takes the line of the caption, which the status above repeats.
        """
        if self.plan is not None:
            self.task.resize(self._task_place(self.plan).width(), self.task.height())
        has_caption = not self._hides_caption and self.plan is not None
        for self._takes_caption in (False, True) if has_caption else (False,):
            self._choose_font()
            if not self.task.is_cut:
                break
        self.caption.setHidden(self._hides_caption or self._takes_caption)
        if self.plan is not None:
            self.task.setGeometry(self._task_place(self.plan))

    def _choose_font(self) -> None:
        for factor in _TASK_FONTS:
            font = text_font(factor)
            if factor < 1.0 and QFontInfo(font).pixelSize() < LEAST_TEXT:
                break
            self.task.setFont(font)
            line = self.task.fontMetrics().lineSpacing()
            self.task.set_lines(max(TASK_LINES, self._task_height() // line))
            if not self.task.is_cut:
                break

    def _caption(self, view: TableView, own: bool) -> str:
        position, words = view.position, view.words
        name = words.names.player(position.to_move)
        if is_silo_phase(position):
            return words.turn.phase(position)
        if not own:
            return tr("{player} is to move").format(player=name)
        if len(view.humans) > 1:
            return tr("{player}, it is your turn").format(player=name)
        return tr("Your turn")

    def _task(self, view: TableView, own: bool) -> str:
        position, words = view.position, view.words
        if view.block_reason:
            return view.block_reason
        if own or position.is_over:
            return (own and self.desk.explainer.instruction) or words.turn.task(position)
        if view.only_computers:
            return tr("You are watching")
        names, viewer = words.names, view.viewer
        hand = () if viewer is None else position.hands[viewer]
        if not hand or is_silo_phase(position):
            return tr("Please wait")
        cards = [names.terrain_card(card) for card in hand]
        if len(cards) == 1:
            return tr("Your next card is {terrain}").format(terrain=cards[0])
        return tr("Your next cards are {cards}").format(cards=names.listing(cards))

    def _show_turn_up(self, view: TableView) -> None:
        """Show the button for the card that the selected tile turns up."""
        move = self.desk.controller.plain_move
        offered = move is not None and move.verb in (DRAW, TAKE)
        self.turn_up.setVisible(offered)
        if move is not None and offered:
            self.turn_up.set_words(view.words.turn.plain(move))
            make_primary(self.turn_up)

    def _show_question(self, view: TableView) -> None:
        """Show the player who is asked in another player's turn, and the button to decline."""
        position, words = view.position, view.words
        asked = is_asked(position)
        self.head.setVisible(asked)
        self._hides_caption = asked or view.block_reason != "" or position.is_over
        self.decline.setVisible(asked and self.desk.controller.can_decline)
        if asked:
            self.house.set_colour(view.seats[position.to_move].colour)
            set_tooltip(self.decline, words.turn.end_action(position))
            self.asked.setText(words.names.player(position.to_move))

    def _name_decline(self) -> None:
        self.decline.setText(key_map().with_key(tr("Decline"), "table.decline"))
        self._fit_decline()

    def _fit_decline(self) -> None:
        """Use a smaller font for the button to decline where its place is narrow."""
        font = scaled_font(self)
        if self.plan is not None:
            wanted = QFontMetrics(font).horizontalAdvance(self.decline.text())
            room = self.plan.steps.width() - BUTTON_PADDING
            font.setPointSizeF(font.pointSizeF() * min(1.0, room / wanted))
        self.decline.setFont(font)

    def _show_progress(self, view: TableView) -> None:
        """Show the steps of the turn, unless the card above is that of another player's turn."""
        is_next = view.viewer != view.to_move and not view.only_computers
        hidden = view.curtain_down or view.position.is_over or view.block_reason != "" or is_next
        progress = turn_progress(view, "" if hidden else view.source)
        # The button that turns up a card takes the same space.
        self.progress.setVisible(progress.due > 0 and not hidden and self.turn_up.isHidden())
        steps = progress.verb, progress.done, progress.due, progress.kind
        said = view.words.turn.progress(*steps)
        self.progress.show_progress(progress, said, view.seats)
