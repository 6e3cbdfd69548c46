"""The card of one player in the players panel."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from kingdom_builder_qt.core.tiles import HeldTile
from kingdom_builder_qt.ui.models.player_model import PlayerRow
from kingdom_builder_qt.ui.session_bridge import SessionBridge
from kingdom_builder_qt.ui.texts import NameTexts
from kingdom_builder_qt.ui.theme import Theme
from kingdom_builder_qt.ui.widgets.chips import EmblemChip, SupplyBar
from kingdom_builder_qt.ui.widgets.pictures import HousePicture, LineIcon, Picture
from kingdom_builder_qt.ui.widgets.style import (
    CardFrame,
    ElidedLabel,
    clear_layout,
    label,
    muted,
    tight,
)

CHIP = 22


class PlayerCard(CardFrame):
    """Two lines: who it is and the gold; the supply and the location tiles."""

    def __init__(
        self,
        bridge: SessionBridge,
        theme: Theme,
        parent: QWidget | None = None,
        compact: bool = False,
    ) -> None:
        super().__init__(theme, parent)
        self._bridge = bridge
        self._level = ""
        self._tiles_shown: tuple[HeldTile, ...] | None = None
        self._compact = compact
        self.house = HousePicture(0, theme, 32 if compact else 36)
        self.name = ElidedLabel("", 1.0, bold=True)
        self.level = ElidedLabel("", 0.88)
        self.level.setProperty("muted", "true")
        self.start = LineIcon("flag", theme, 16, "text_muted")
        self.start.setToolTip(self.tr("Start player"))
        self.start.setAccessibleName(self.start.toolTip())
        self.terrain = Picture("terrain", "", 22)
        self.coin = LineIcon("gold", theme, 16, "gold")
        self.gold = label("", 1.1, bold=True)
        self.supply = SupplyBar(theme)
        self.count = muted("", 0.92)
        self._chips = QHBoxLayout()
        self._lay_out()

    def _lay_out(self) -> None:
        first = QHBoxLayout()
        tight(first, 6)
        first.addWidget(self.name)
        first.addWidget(self.level)
        first.addStretch(1)
        for widget in (self.start, self.terrain, self.coin, self.gold):
            first.addWidget(widget)
        tight(self._chips, 2)
        second = QHBoxLayout()
        tight(second, 6)
        second.addWidget(self.count)
        second.addWidget(self.supply, 1)
        second.addLayout(self._chips)
        second.setAlignment(self.supply, Qt.AlignmentFlag.AlignVCenter)
        lines = QVBoxLayout()
        tight(lines, 2)
        lines.addLayout(first)
        lines.addLayout(second)
        row = QHBoxLayout(self)
        edge = 3 if self._compact else 6
        row.setContentsMargins(10, edge, 10, edge)
        row.setSpacing(10)
        row.addWidget(self.house)
        row.addLayout(lines, 1)
        room = (2 * edge) + CHIP + 4
        self.setFixedHeight(max(52 if self._compact else 60, CHIP + room))
        self.gold.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.gold.setMinimumWidth(self.gold.fontMetrics().horizontalAdvance("000"))

    def set_theme(self, theme: Theme) -> None:
        """Change the theme; the panel then shows the row anew."""
        super().set_theme(theme)
        self._tiles_shown = None
        self.start.set_theme(theme)
        self.coin.set_theme(theme)

    def show_row(self, row: PlayerRow, most: int, show_gold: bool) -> None:
        """Show a player; `most` is the supply at the start."""
        texts = self._bridge.texts
        assert texts is not None
        names = texts.names
        self.house.set_look(row.colour, self._theme)
        self.name.setText(row.name)
        self.name.setToolTip(row.name)
        self._level = names.level(row.controller)
        self.level.setText(self._level)
        self.level.setToolTip(names.character(row.controller))
        self.start.setVisible(row.is_start)
        self.supply.set_values(row.supply, most, row.colour, self._theme)
        self.count.setText(str(row.supply))
        self.count.setMinimumWidth(self.count.fontMetrics().horizontalAdvance("00"))
        self.supply.setToolTip(
            self.tr("{count} of {all} settlements left").format(count=row.supply, all=most)
        )
        self.coin.setVisible(show_gold)
        self.gold.setVisible(show_gold)
        self.gold.setText(str(row.gold))
        self._show_card(row, names)
        self._show_tiles(row, names)
        self.set_marked(row.to_move)
        self.setAccessibleName(self._spoken(row, names, show_gold))

    def set_thinking(self, thinking: bool) -> None:
        """Show that the computer decides for this player now."""
        self.level.setText(self.tr("thinking …") if thinking else self._level)

    def _show_card(self, row: PlayerRow, names: NameTexts) -> None:
        """Show the openly played card; cards in the hand stay hidden."""
        self.terrain.setVisible(row.card is not None and row.to_move)
        said = ""
        if row.card is not None:
            said = self.tr("Plays {terrain}").format(terrain=names.terrain_card(row.card))
        self.terrain.set_name(row.card or "")
        self.terrain.setToolTip(said)
        self.terrain.setAccessibleName(said)

    def _show_tiles(self, row: PlayerRow, names: NameTexts) -> None:
        if row.tiles == self._tiles_shown:
            return
        self._tiles_shown = row.tiles
        clear_layout(self._chips)
        for held in row.tiles:
            chip = EmblemChip("tiles", held.tile, CHIP, self._theme, held.state)
            chip.setToolTip(f"{names.tile(held.tile)}\n{names.tile_help(held.tile)}")
            chip.setAccessibleName(names.tile(held.tile))
            self._chips.addWidget(chip)

    def _spoken(self, row: PlayerRow, names: NameTexts, show_gold: bool) -> str:
        parts = [row.name, names.level(row.controller)]
        if row.to_move:
            parts.append(self.tr("to move"))
        parts.append(self.tr("{count} settlements left").format(count=row.supply))
        parts += [names.tile(held.tile) for held in row.tiles]
        if show_gold:
            parts.append(self.tr("{gold} gold").format(gold=row.gold))
        return ", ".join(parts)
