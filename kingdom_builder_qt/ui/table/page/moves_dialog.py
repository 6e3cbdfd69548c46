"""A list of the possible moves in words, which makes the game playable without the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from kingdom_builder_qt.core.decision import outcome
from kingdom_builder_qt.core.grid import Mask
from kingdom_builder_qt.core.moves import TURN, Move
from kingdom_builder_qt.ui.desktop.style.text_size import scaled_size
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.rows_model import ROW_ROLE, Row, RowsModel
from kingdom_builder_qt.ui.desktop.widgets.style import (
    full_height,
    hbox,
    label,
    make_primary,
    muted,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tool_dialog import ToolDialog
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.desk.table_view import TableView
from kingdom_builder_qt.ui.table.page.move_rows import MoveLine, MoveRows, MovesList
from kingdom_builder_qt.ui.words.foreign_text import remarks

tr = translator(__name__)

ROLE = "chosen"


class MovesDialog(ToolDialog):
    """A window next to the board that follows the game; Enter plays the current line."""

    highlight_requested = Signal(str, object)  # role, mask: hexes to light on the board
    order_chosen = Signal(bool)  # whether by gold

    def __init__(
        self, desk: GameDesk, parent: QWidget | None = None, *, is_by_gold: bool = False
    ) -> None:
        """`is_by_gold`: the best gain first, else by action and hex."""
        super().__init__(parent)
        self.setWindowTitle(tr("Possible moves"))
        self._desk = desk
        self.task = label("", 1.1, bold=True, wrap=True)
        self.sources = ComboBox()
        self.sources.setAccessibleName(tr("Action"))
        self.sources.setPlaceholderText(tr("All actions"))
        self.by_gold = CheckBox(tr("&Best gain first"))
        self.by_gold.setChecked(is_by_gold)
        self.model = RowsModel(self)
        self.lines: list[MoveLine] = []
        self.moves = MovesList()
        self._rows = MoveRows(self.moves)
        self.moves.setModel(self.model)
        self.moves.setAccessibleName(tr("Possible moves"))
        self.moves.setSpacing(2)
        self.moves.setItemDelegate(self._rows)
        self.play = QPushButton(tr("Play"))
        self.play.setDefault(True)
        self.close_button = QPushButton(tr("Close"))
        make_primary(self.play)
        full_height(self.play, self.close_button)
        self._lay_out()
        self._connect()
        self.refresh()
        self.moves.setFocus()

    def _lay_out(self) -> None:
        buttons = hbox(
            (muted(tr("Enter plays the chosen move."), wrap=True), 1), self.close_button, self.play
        )
        rows = self.task, self.sources, self.by_gold, (self.moves, 1), buttons
        vbox(*rows, parent=self, spacing=12, margin=16)

    def _connect(self) -> None:
        self.play.clicked.connect(self._on_play)
        self.close_button.clicked.connect(self.close)
        self.moves.doubleClicked.connect(lambda _index: self._on_play())
        self.moves.hovered.connect(self._on_hovered)
        self.moves.selectionModel().currentChanged.connect(self._on_current_changed)
        self.sources.activated.connect(self._on_source_chosen)
        self.by_gold.toggled.connect(lambda _is_on: self.refresh())
        self.by_gold.toggled.connect(self.order_chosen)
        self._desk.shown.connect(self._on_shown)
        self.finished.connect(self._on_finished)

    def _on_shown(self, view: TableView) -> None:
        """Refresh the list with the panels, after the board has removed its marks."""
        if view.position.is_over:
            self.close()  # no move is left, and gold is counted below the dialog
        else:
            self._desk.queue.put(self.refresh)

    def _on_finished(self) -> None:
        self._desk.shown.disconnect(self._on_shown)
        self._desk.queue.drop(self.refresh)
        self._light(0)

    def sizeHint(self) -> QSize:
        return scaled_size(QSize(460, 460))

    def refresh(self) -> None:
        """List the moves of the selected source, or of all sources if none is selected."""
        view = self._desk.view
        self.model.show([])
        self.lines = []
        self.sources.clear()
        playing = view is not None and view.is_human_turn
        # The list stays enabled: disabling it would move the focus to "Close" for good.
        for part in (self.sources, self.play):
            part.setEnabled(playing)
        self.by_gold.setVisible(self._desk.explainer.shows_gains)
        if view is None or not playing:
            is_over = view is not None and view.position.is_over
            reason = view.block_reason if view is not None else ""
            waits = reason or tr("It is not your turn.")
            self.task.setText(tr("The game is over.") if is_over else waits)
            return
        position, words = view.position, view.words
        self.task.setText(words.turn.task(position))
        # An outpost is used by its move in the list; it cannot be selected.
        switched = position.rules.waivers
        for source in (s for s in position.sources() if s != TURN and s not in switched):
            self.sources.addItem(words.names.source(source), source)
        self.sources.setVisible(self.sources.count() > 0)  # else only the end of the turn is left
        self.sources.setCurrentIndex(self.sources.findData(view.source))
        chosen = [view.source, *switched, TURN] if view.source else None
        order = {source: number for number, source in enumerate(position.sources())}
        moves = sorted(
            position.legal_moves(sources=chosen),
            key=lambda move: (_is_plain(move), order.get(move.source, len(order))),
        )
        choice = words.moves.choice
        lines = self._lines(moves, view)
        if self.by_gold.isChecked() and self._desk.explainer.shows_gains:
            lines.sort(key=lambda line: (_is_plain(line.move), -line.gold))
            # Without groups by action, each move names its own.
            lines = [replace(line, heading="", words=choice(line.move, position)) for line in lines]
        self.lines = lines
        self._rows.show_lines(lines)
        said = [remarks([choice(line.move, position), *line.effects]) for line in lines]
        self.model.show([Row(text, line.move) for text, line in zip(said, lines, strict=True)])
        self.moves.setCurrentIndex(self.model.index(0))

    def _lines(self, moves: Sequence[Move], view: TableView) -> list[MoveLine]:
        """Return the moves with their effects, as the board shows them, in groups by action."""
        names, found, source = view.words.names, list[MoveLine](), ""
        is_grouped = len({move.source for move in moves if not _is_plain(move)}) > 1
        for move in moves:
            begins = is_grouped and not _is_plain(move) and move.source != source
            heading, source = names.source(move.source) if begins else "", move.source
            found.append(self._line(move, heading, view))
        return found

    def _line(self, move: Move, heading: str, view: TableView) -> MoveLine:
        said = view.words.moves.action(move, view.position)
        if _is_plain(move):
            return MoveLine(move, heading, said)
        position, explainer = view.position, self._desk.explainer
        rules, result = position.rules, outcome(position, [move])
        nomads = {rules.tile_of.get(hex_) for hex_ in rules.nomads}
        assert isinstance(move.target, int)
        terrain = rules.board.terrain_at(move.target) or ""
        return MoveLine(
            move,
            heading,
            said,
            self._desk.catalog.terrains.get(terrain),
            tuple((tile, tile in nomads) for tile in result.taken if explainer.shows_gains),
            sum(gold for _, gold in result.gold) if explainer.shows_gains else 0,
            tuple(explainer.effects(result, view.words)),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play with Enter, unless the Close button has the focus."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and not self.close_button.hasFocus():
            self._on_play()
            return
        super().keyPressEvent(event)

    def _on_play(self) -> None:
        move: Move | None = self.moves.currentIndex().data(ROW_ROLE)
        if move is not None:
            self._desk.controller.play(move)
            self.moves.setFocus()

    def _on_source_chosen(self) -> None:
        source = self.sources.currentData()
        if source != self._desk.controller.source:
            self._desk.controller.select_source(source)

    def _on_current_changed(self, current: QModelIndex) -> None:
        move: Move | None = current.data(ROW_ROLE)
        self._light(_mask(move) if self.isVisible() and move is not None else 0)

    def _on_hovered(self, index: QModelIndex) -> None:
        """Light the hexes of the move under the pointer, beyond the rows those of the current."""
        self._on_current_changed(index if index.isValid() else self.moves.currentIndex())

    def _light(self, mask: Mask) -> None:
        self.highlight_requested.emit(ROLE, mask)


def _mask(move: Move) -> Mask:
    return sum(1 << hex_ for hex_ in {move.origin, move.target} if isinstance(hex_, int))


def _is_plain(move: Move) -> bool:
    """Return whether a move has no hex; these come last, as Enter must not end a block."""
    return not isinstance(move.target, int)
