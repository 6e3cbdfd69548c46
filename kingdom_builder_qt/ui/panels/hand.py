"""The bottom bar: the terrain card, what has to be done now, tiles if given, action buttons."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from kingdom_builder_qt.core.moves import MANDATORY
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.ui.models.shown import shown_player
from kingdom_builder_qt.ui.panels.actions import ActionsPanel
from kingdom_builder_qt.ui.panels.panel import Panel
from kingdom_builder_qt.ui.panels.progress import ProgressHouses
from kingdom_builder_qt.ui.panels.terrain_card import TerrainCardButton
from kingdom_builder_qt.ui.session_bridge import SessionBridge
from kingdom_builder_qt.ui.theme import Theme
from kingdom_builder_qt.ui.widgets.style import label, muted, tight


class HandPanel(Panel):
    """The viewer's card (face down while nobody may see it), the task, the action buttons.

    A tiles panel that is given stands between the task and the buttons.
    """

    def __init__(
        self,
        bridge: SessionBridge,
        theme: Theme,
        parent: QWidget | None = None,
        tiles: QWidget | None = None,
    ) -> None:
        super().__init__(bridge, theme, parent)
        self.setAccessibleName(self.tr("Your turn"))
        self.card = TerrainCardButton(theme)
        self.card.clicked.connect(self._on_card_clicked)
        self.caption = muted()
        self.task = label("", 1.12, bold=True, wrap=True)
        self.progress = ProgressHouses(theme)
        self.buttons = ActionsPanel(bridge, theme, self)
        self._lay_out(tiles)
        bridge.source_selected.connect(self._show_source)
        bridge.step_changed.connect(self.refresh)
        self.follow()

    def _lay_out(self, tiles: QWidget | None) -> None:
        words = QVBoxLayout()
        tight(words, 4)
        words.addStretch(1)
        words.addWidget(self.caption)
        words.addWidget(self.task)
        words.addWidget(self.progress, 0, Qt.AlignmentFlag.AlignLeft)
        words.addStretch(1)
        row = QHBoxLayout(self)
        tight(row, 16, 8)
        row.addWidget(self.card)
        row.addLayout(words, 1)
        if tiles is not None:
            row.addWidget(tiles)  # as wide as its tiles, so that none is cut
        row.addWidget(self.buttons)
        self.task.setMinimumWidth(148)

    def sizeHint(self) -> QSize:
        """Return the height of the card and its margins."""
        return QSize(super().sizeHint().width(), 136)

    def set_theme(self, theme: Theme) -> None:
        """Change the theme."""
        self.card.set_theme(theme)
        self.buttons.set_theme(theme)
        super().set_theme(theme)

    def refresh(self) -> None:
        """Show the position as it is now."""
        position = self.position
        if position is None or self.texts is None:
            return
        player = shown_player(self.bridge)
        self._show_card(position, player)
        own = player == position.to_move and self.bridge.viewer == player
        self.caption.setText(self._caption(position, own))
        self.task.setText(self._task(position, own))
        self.task.setAccessibleName(self.task.text())
        self._show_progress(position, player)
        self._show_source(self.bridge.source)

    def _show_card(self, position: Position, player: int) -> None:
        """Show the card of the viewer: the played one, or the next one in the hand."""
        assert self.texts is not None
        names = self.texts.names
        card = self._visible_card(position, player)
        if card is not None:
            name = names.terrain_card(card, in_sentence=False)
        else:
            name = self.tr("Hidden card")
        options = position.rules.terrain_cards[card].options if card is not None else ()
        terrain = options[0].terrain if options else None
        self.card.show_card(card, name, self.bridge.catalog.terrains.get(terrain or ""))
        self.card.setEnabled(not position.is_over)
        self.card.setToolTip(
            self.tr("Your terrain card: click it to build with it")
            if card is not None
            else self.tr("Nobody may see this card now")
        )

    def _visible_card(self, position: Position, player: int) -> str | None:
        if player != self.bridge.viewer:
            return None
        if player == position.to_move:
            return position.card
        hand = position.hands[player]
        return hand[0] if hand else None

    def _caption(self, position: Position, own: bool) -> str:
        assert self.texts is not None
        if position.is_over:
            return self.tr("The game is over")
        name = self.texts.names.player(position.to_move)
        if not own:
            return self.tr("{player} is to move").format(player=name)
        if len(self.bridge.humans) > 1:
            return self.tr("{player}, it is your turn").format(player=name)
        return self.tr("Your turn")

    def _task(self, position: Position, own: bool) -> str:
        assert self.texts is not None
        if own or position.is_over:
            return (own and self.bridge.step) or self.texts.task(position)
        if self.bridge.viewer is None:
            return self.tr("Take over the device to see the card")
        card = self._visible_card(position, self.bridge.viewer)
        if card is None:
            return self.tr("Please wait")
        name = self.texts.names.terrain_card(card)
        return self.tr("Your next card is {terrain}").format(terrain=name)

    def _show_progress(self, position: Position, player: int) -> None:
        assert self.texts is not None
        assert self.bridge.session is not None
        due = 0 if self.bridge.curtain_down else position.built + position.builds_left
        self.progress.setVisible(due > 0 and not position.is_over)
        said = self.texts.progress(position) if due else ""
        colour = self.bridge.session.seats[position.to_move].colour
        self.progress.show_progress(position.built, due, colour, self.theme)
        self.progress.setAccessibleName(said)
        self.progress.setToolTip(said)

    def _on_card_clicked(self) -> None:
        self.bridge.select_source(MANDATORY)

    def _show_source(self, source: str) -> None:
        self.card.setChecked(source == MANDATORY)
