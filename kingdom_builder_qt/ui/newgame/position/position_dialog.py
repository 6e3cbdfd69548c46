"""The dialog for a game from a position: text, problems, editable board, players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QMimeData, QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontDatabase, QShowEvent, QTextCursor
from PySide6.QtWidgets import QDialog, QListView, QPushButton, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.characters import as_typed
from kingdom_builder_qt.core.entries import Terrain
from kingdom_builder_qt.core.errors import BadPosition
from kingdom_builder_qt.core.grid import Hex, hex_name, hexes, set_of
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.status import Oddity, Status
from kingdom_builder_qt.game.record.game_files import is_list, is_position
from kingdom_builder_qt.game.record.pasted import meant
from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.position_edit import PositionEdit
from kingdom_builder_qt.game.setup.positions import game_text
from kingdom_builder_qt.ui.art.brushes import with_alpha
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.desktop.style.text_size import text_factor
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox
from kingdom_builder_qt.ui.desktop.widgets.keys import add_key
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import offered_levels
from kingdom_builder_qt.ui.desktop.widgets.magnifying import add_magnifier_key
from kingdom_builder_qt.ui.desktop.widgets.pictures import line_icon
from kingdom_builder_qt.ui.desktop.widgets.rows_model import ROW_ROLE, Row, RowsModel
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import keep_on_screen
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    Button,
    button_box,
    hbox,
    heading,
    label,
    make_primary,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.text_edits import RemarkEdit
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.newgame.game_choices import GameChoices
from kingdom_builder_qt.ui.newgame.new_game_dialog import NewGame
from kingdom_builder_qt.ui.newgame.position.position_help import PositionHelp, position_key
from kingdom_builder_qt.ui.newgame.position.position_tools import TILE, HexGesture, SetUpTools
from kingdom_builder_qt.ui.newgame.seat_list import SeatList
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.scene import BoardScene
from kingdom_builder_qt.ui.table.board.survey import Survey, Surveyed
from kingdom_builder_qt.ui.table.desk.position_text import LONGEST
from kingdom_builder_qt.ui.table.gestures.event_player import marks_of, pieces_of, tiles_left_by_hex
from kingdom_builder_qt.ui.words.error_texts import ErrorTexts
from kingdom_builder_qt.ui.words.hex_texts import HexTexts
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from kingdom_builder_qt.ui.words.seat_names import seat_names
from kingdom_builder_qt.ui.words.status_texts import StatusTexts
from kingdom_builder_qt.ui.words.survey_texts import SurveyTexts

tr = translator(__name__)

_FADED: Final = 170  # opacity of the veil over an outdated picture, of 255


@dataclass(frozen=True, slots=True)
class _Seated:
    position: Position
    seats: tuple[Seat, ...]


class PositionPicture(QWidget):
    """Emits clicked hexes; can be zoomed and panned, and is empty without a position."""

    hex_chosen = Signal(int)
    left = Signal()  # Escape, which the board would swallow

    def __init__(self, terrains: Mapping[str, Terrain]) -> None:
        super().__init__()
        self._terrains = terrains
        self._game = ""  # the displayed game, because painting its board again would take long
        self.scene = BoardScene(parent=self)
        self.view = BoardView(self.scene, self)
        self.view.setAccessibleName(tr("Board of the position"))
        self.view.describe = self._describe
        self._surveyed: Surveyed | None = None
        self.survey = Survey(self.view, lambda: self._surveyed)
        add_magnifier_key(self.view)
        self._gesture = HexGesture(self.hex_chosen.emit, self.left.emit)
        self.scene.input.set_gesture(self._gesture)
        vbox(self.view, parent=self, spacing=0)

    def clear(self) -> None:
        self._surveyed = None
        self.view.hide()

    def _describe(self, hex_: Hex) -> str:
        shown = self._surveyed
        return shown.texts.described(hex_, shown.position) if shown is not None else hex_name(hex_)

    def fade(self) -> None:
        """Mark the picture as outdated."""
        self.view.setForegroundBrush(with_alpha(current_theme().colour("window"), _FADED))

    def show_position(self, position: Position, seats: Sequence[Seat], texts: SurveyTexts) -> None:
        """Show pieces and tiles on the board, in the colours of the seats; `texts` name them."""
        self._surveyed = Surveyed(position, position.active, texts)
        self.view.setForegroundBrush(Qt.BrushStyle.NoBrush)
        self.view.show()
        game = game_text(position.rules)
        if game != self._game:
            self._game = game
            self.scene.set_board(position.rules.board, self._terrains)
        shown = _Seated(position, tuple(seats))
        stock = dict(tiles_left_by_hex(shown))
        self.scene.sync(pieces_of(shown), stock, position.rules.nomads, marks_of(shown))


MOST_PROBLEMS: Final = 50  # listed at most
READ_AFTER_MS: Final = 150  # debounce after typing


class _PositionText(RemarkEdit):
    """Normalises pasted and dropped positions."""

    def insertFromMimeData(self, source: QMimeData) -> None:
        text = meant(source.text())
        self.insertPlainText(text if is_position(text) else as_typed(source.text()))


class PositionDialog(QDialog):
    """After `accepted`, `result_game` holds the result.

    The text is parsed with the seed of the future game, so that the board shows what is played. The
    tools edit the text, which is the only state: undo in the text reverts them. A text of at most
    `LONGEST` characters is parsed at once (5 ms for five players and all expansions).
    """

    def __init__(
        self,
        catalog: Catalog,
        choices: GameChoices,
        text: str,
        parent: QWidget | None = None,
        *,
        is_set_up: bool = False,
    ) -> None:
        """Show a text; `choices` provide the last players, and the seed for unknown cards.

        `is_set_up`: the player wants to edit a position, not to play an existing one.
        """
        super().__init__(parent)
        title = tr("Set up a position") if is_set_up else tr("Start from a position")
        self.setWindowTitle(title)
        self._catalog, self._choices = catalog, choices
        self.position: Position | None = None  # of the text, if it is valid
        self._written: PositionEdit | None = None  # the same with its unknown cards unknown
        self._wrong: list[Message] = []  # errors in the text
        self._odd: list[Oddity] = []  # reasons why no game can lead to it
        self.result_game: NewGame | None = None
        self._help: PositionHelp | None = None
        names = NameTexts(catalog)
        self.seats = SeatList(choices.seats, None, offered_levels(), names, is_fixed=True)
        self._make_text(text)
        self._make_rest()
        self._lay_out()
        self._connect()
        self.check()
        self.text.setFocus()
        self.resize(self.sizeHint())

    # -- building ------------------------------------------------------------------------------

    def _make_text(self, text: str) -> None:
        self.text = _PositionText(LONGEST)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(font.pointSizeF() * text_factor())
        self.text.setFont(font)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(tr("Position as text"))
        self.text.setPlaceholderText(
            tr("Paste a position here, or write one: board, settlements, cards, whose turn…")
        )
        self.text.setPlainText(text)
        self._quiet = QTimer(self, singleShot=True, interval=READ_AFTER_MS)

    def _make_rest(self) -> None:
        self.state = label("", bold=True, wrap=True, fitted=True)
        self._rows = RowsModel(self)
        self.problems = QListView()
        self.problems.setModel(self._rows)
        self.problems.setAccessibleName(tr("Problems with the position"))
        self.problems.setWordWrap(True)
        self.problems.setFixedHeight(104)
        self.picture = PositionPicture(self._catalog.terrains)
        self.tools = SetUpTools(NameTexts(self._catalog))
        self.free_undo = CheckBox(tr("Free undo (training)"))
        self.free_undo.setChecked(self._choices.free_undo)
        set_tooltip(
            self.free_undo,
            tr(
                "Also takes back moves that revealed a card, and the computer's moves "
                "since your last decision."
            ),
        )
        self.help = Button(tr("&How to write a position"))
        self.help.setAutoDefault(False)
        self.help.setMinimumHeight(36)
        self.cancel = QPushButton(tr("Cancel"))
        self.start = QPushButton(tr("&Start game"))
        self.start.setDefault(True)
        self.start.setIcon(line_icon("play", "text_on_accent"))
        make_primary(self.start)

    def _lay_out(self) -> None:
        text = heading(tr("Position")), (self.text, 1), self.state, self.problems
        left = vbox(*text, 4, (ScrollPage(self.seats, steady=True), 1), self.free_undo, spacing=8)
        right = vbox((self.picture, 1), self.tools, spacing=12)
        foot = hbox(self.help, STRETCH, button_box(self, [self.start], self.cancel))
        both = hbox((left, 2), (right, 3), spacing=16)
        vbox((both, 1), foot, parent=self, spacing=12, margin=16)

    def _connect(self) -> None:
        self.text.textChanged.connect(self._quiet.start)
        self._quiet.timeout.connect(self.check)
        self.seats.changed.connect(self._show)
        self.problems.selectionModel().currentChanged.connect(self._mark)
        self.picture.hex_chosen.connect(self._on_hex)
        self.picture.left.connect(self.reject)
        tools = self.tools
        tools.turn_chosen.connect(lambda player: self._edit(lambda e: e.set_turn(player)))
        tools.card_chosen.connect(lambda card: self._edit(lambda e: e.set_card(card)))
        tools.hand_chosen.connect(lambda who, cards: self._edit(lambda e: e.set_hand(who, cards)))
        tools.deck_chosen.connect(lambda cards: self._edit(lambda e: e.set_deck(cards)))
        tools.round_chosen.connect(lambda number: self._edit(lambda e: e.set_round(number)))
        self.help.clicked.connect(self.show_help)
        add_key(self, position_key("help"), self.show_help, in_window=True)
        self.start.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)

    def sizeHint(self) -> QSize:
        return QSize(1080, 760)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        keep_on_screen(self)

    # -- slots ---------------------------------------------------------------------------------

    def check(self) -> None:
        """Parse the text and show the result."""
        self._quiet.stop()
        self.position, self._written, self._wrong, self._odd = None, None, [], []
        text = self.text.toPlainText()
        if text.strip():
            try:
                self._written = PositionEdit(self._catalog, text, self._choices.seed)
                self.position = self._written.position
            except BadPosition as error:
                self._wrong = list(error.problems)
        if self.position is not None:
            self.seats.blockSignals(True)  # all players are present before anything is shown
            self.seats.set_count(self.position.rules.players)
            self.seats.blockSignals(False)
            self._odd = self.position.oddities()
        self._show()

    def show_help(self) -> None:
        """Show how to write a position, in a window next to the dialog."""
        if self._help is None:
            self._help = PositionHelp(self)
            self.finished.connect(self._help.close)
        self._help.show()
        self._help.raise_()
        self._help.activateWindow()

    def _on_hex(self, hex_: Hex) -> None:
        """Place the selected thing on a hex, or remove it."""
        tools, position = self.tools, self.position
        kind, owner = tools.piece.currentData(), tools.owner.currentData()
        if position is None:
            return
        if kind in self._catalog.tiles:
            self._edit(lambda edit: edit.toggle_nomad(kind, hex_))
        elif kind != TILE:
            self._edit(lambda edit: edit.toggle_piece(kind, owner, hex_))
        elif hex_ in position.rules.tile_of:
            self._edit(lambda edit: edit.toggle_tile(owner, hex_, tools.state.currentData()))
        else:
            self._say(tr("There is no tile to take at {hex}.").format(hex=hex_name(hex_)))

    def _edit(self, change: Callable[[PositionEdit], None]) -> None:
        """Apply a change of the tools to the text; invalid ones are refused with a reason."""
        try:
            edit = PositionEdit(self._catalog, self.text.toPlainText(), self._choices.seed)
            change(edit)
        except BadPosition as error:
            self.check()
            reason = ErrorTexts(self._catalog).sentence(error)
            self._say(tr("Not possible: {reason}").format(reason=reason))
            return
        cursor = QTextCursor(self.text.document())  # so that undo in the text reverts it
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(edit.text)
        self.check()
        self._say(self.state.text())

    def _say(self, text: str) -> None:
        """Show a sentence and announce it to screen readers: the board has the focus."""
        self.state.setText(text)
        self.picture.view.announce(text)

    def _show(self) -> None:
        seats, position = self.seats.seats, self.position
        self.tools.show_position(self._written, seats)
        if position is not None:
            names = NameTexts(self._catalog, seat_names(seats))
            self.picture.show_position(position, seats, SurveyTexts(names, HexTexts(names)))
        elif self._wrong:
            self.picture.fade()  # during typing, the last position stays
        else:
            self.picture.clear()
        obstacle = self._obstacle()
        self.state.setText(obstacle or self._summary())
        self._list()
        self.start.setEnabled(not obstacle)

    def _obstacle(self) -> str:
        """Return why no game can start, "" if one can."""
        position = self.position
        if self._wrong:
            if is_list(self.text.toPlainText()):
                return tr(
                    "This is a whole game. To play it, copy it and paste it into the main window."
                )
            return tr("This text has errors:")
        if position is None:
            return tr("No position yet.")
        if position.is_over:
            return tr("The game is over in this position.")
        if any(odd.flag is Status.NO_MOVE for odd in self._odd):
            return tr("This position cannot be played:")
        return self.seats.problem()

    def _summary(self) -> str:
        position = self.position
        assert position is not None
        player = seat_names(self.seats.seats)[position.to_move]
        text = tr("Round {round}, {player} is to move.").format(round=position.round, player=player)
        if not self._odd:
            return text
        odd = tr("No game can lead to this position, but it can be played:")
        return f"{text} {odd}"

    def _list(self) -> None:
        """Show the errors, else the oddities; the hexes of a selected line are highlighted."""
        names = NameTexts(self._catalog, seat_names(self.seats.seats))
        found = [(said(problem), 0) for problem in self._wrong] or [
            (sentence, odd.hexes) for sentence, odd in StatusTexts(names).sentences(self._odd)
        ]
        icon = line_icon(kind := "error" if self._wrong else "warning", kind)
        rows = [Row(sentence, hexes(mask), icon) for sentence, mask in found[:MOST_PROBLEMS]]
        if (more := len(found) - MOST_PROBLEMS) > 0:
            rows.append(Row(tr("and %n more", "", more)))
        self._rows.show(rows)
        self._mark(self.problems.currentIndex())
        self.problems.setVisible(bool(found))

    def _mark(self, current: QModelIndex) -> None:
        mask = set_of(current.data(ROW_ROLE) or ())
        self.picture.scene.marks.highlight("earned", mask)  # all other hexes are dimmed

    def accept(self) -> None:
        """Accept the position in its current form."""
        self.check()
        if not self.start.isEnabled():
            return
        options = GameOptions(seed=self._choices.seed, position=self.text.toPlainText())
        seats, free_undo = tuple(self.seats.seats), self.free_undo.isChecked()
        self.result_game = NewGame(options, seats, free_undo, {})
        super().accept()
