"""The replay window: board, players, log, and a timeline with buttons.

Independent of the running game: a loaded game has all its positions.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from kingdom_builder_qt.core.grid import Hex, Mask
from kingdom_builder_qt.game.replay import (
    OPEN,
    HandVisibility,
    allowed,
    branch_from,
    hides_card,
    known_by,
    with_person,
)
from kingdom_builder_qt.ui.desktop.settings.settings import Settings
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import appearance
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.controls.splitter import Splitter
from kingdom_builder_qt.ui.desktop.widgets.keys import add_key, add_page_keys
from kingdom_builder_qt.ui.desktop.widgets.magnifying import add_magnifier_key
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import fit_to_hint, is_low
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import ElidedLabel, hbox, mute, vbox
from kingdom_builder_qt.ui.desktop.widgets.tab_pages import TabBar, TabMark
from kingdom_builder_qt.ui.engines.analysis_row import AnalysisRow, Moment
from kingdom_builder_qt.ui.library.replay.branch_dialog import BranchDialog
from kingdom_builder_qt.ui.library.replay.controls import SPEEDS, Controls
from kingdom_builder_qt.ui.library.replay.exports import Kind
from kingdom_builder_qt.ui.library.replay.loading import LoadedGame
from kingdom_builder_qt.ui.library.replay.replay_board import ReplayBoard
from kingdom_builder_qt.ui.library.replay.replay_keys import replay_key
from kingdom_builder_qt.ui.library.replay.replay_log import ReplayLog
from kingdom_builder_qt.ui.library.replay.replay_players import MANY, ReplayPlayers
from kingdom_builder_qt.ui.library.replay.replay_texts import ReplayTexts
from kingdom_builder_qt.ui.library.replay.timeline import Timeline
from kingdom_builder_qt.ui.table.board.survey import Survey, Surveyed
from kingdom_builder_qt.ui.words.foreign_text import (
    escape_modified_marker,
    labelled,
    replace_surrogates,
    truncated,
)

tr = translator(__name__)

LEAST: Final = QSize(760, 460)
COLUMN: Final = (270, 340, 480)  # width of the column next to the board: minimum, usual, maximum
TIMELINE: Final = (84, 170)  # minimum and maximum height
LOW: Final = (660, 900)  # heights below which player rows have one line: few players, many
QUIET: Final = 3  # factor by which moves without a change of the board are shorter


class ReplayWindow(QDialog):
    """A modeless window; `move_changed` announces the current moment."""

    move_changed = Signal(int)  # number of moves played
    entry_requested = Signal(str, str)  # kind and id of a page of the rules
    review_requested = Signal(object)  # finished Session
    branch_chosen = Signal(object)  # Branch
    export_requested = Signal(str)  # Kind, of the current moment or of the game

    def __init__(self, game: LoadedGame, settings: Settings, parent: QWidget | None = None) -> None:
        """Show a finished game from its start, another one at its last move."""
        super().__init__(parent, Qt.WindowType.Window)
        self.game, self._course = game, game.course
        self.texts = ReplayTexts(game.course, game.words)
        self.moves = 0
        self.sights = allowed(game.course.session)
        course, words = game.course, game.words
        self.board = ReplayBoard(course, game.catalog.terrains, words.hexes)
        self.survey = Survey(self.board.view, lambda: self._surveyed(), window=self)
        self.players = ReplayPlayers(course, words)
        self.players_page = ScrollPage(self.players, least=0)
        self.tabs = TabBar()  # where players and moves have no room below one another
        self.log = ReplayLog(course, words)
        self.timeline = Timeline(course, self.texts.details)
        self.controls = Controls()
        self.analysis = AnalysisRow(
            course.session, self._moment, self.board.ghosts, words.names, settings.hints_by
        )
        self.hands = ComboBox()
        self.state = ElidedLabel()
        self.origin = ElidedLabel("", 0.92)
        self.branch = QPushButton(tr("Play on from here…"), autoDefault=False)
        self.review = QPushButton(tr("Analyse game"), autoDefault=False)
        self.export = QPushButton(tr("Export"), autoDefault=False)
        self.branch_dialog: BranchDialog | None = None
        self._is_split = False
        self._clock = QTimer(self, singleShot=True)
        self._clock.timeout.connect(self._on_time)
        add_magnifier_key(self, in_window=True)
        for number in range(len(SPEEDS)):
            add_key(
                self,
                replay_key(f"speed_{number + 1}"),
                partial(self._on_speed, number),
                in_window=True,
            )
        steps: dict[str, Callable[[], object]] = {
            "play": self.play_or_pause,
            "previous": lambda: self.go_to(self.moves - 1),
            "next": self.step,
            "previous_turn": self.to_previous_turn,
            "next_turn": self.to_next_turn,
            "first": lambda: self.go_to(0),
            "last": lambda: self.go_to(self._course.moves),
        }
        for id_, call in steps.items():
            add_key(self, replay_key(id_), call, in_window=True)
        self._build()
        self._connect()
        self._show_title()
        self.apply_settings(settings)
        self._show_sight()
        self.go_to(0 if course.is_over else course.moves)
        self.timeline.setFocus()

    def _surveyed(self) -> Surveyed:
        """Return the shown moment, seen by the player whose turn it is."""
        position = self.board.moment.position
        return Surveyed(position, position.active, self.game.words.survey)

    def _moment(self) -> Moment | str:
        """Return the shown position for its analysis."""
        position = self._course.position(self.moves)
        if position.is_over:
            return tr("The game is over.")
        return Moment(position.view(position.to_move), self.moves)

    # -- building ----------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setMinimumSize(LEAST)
        for sight in self.sights:
            self.hands.addItem(self.texts.sight(sight))
        self.hands.setAccessibleName(tr("Hands shown"))
        self.hands.setVisible(len(self.sights) > 1)
        self.origin.setText(self.texts.origin())
        self.origin.setVisible(bool(self.origin.text()))
        mute(self.origin)
        self.review.setEnabled(self._course.is_over)
        column = QWidget()
        column.setMinimumWidth(scaled(COLUMN[0]))
        for name in (tr("Players"), tr("Moves")):
            self.tabs.addTab(name)
        self.tabs.setAccessibleName(tr("Players or moves"))
        add_page_keys(self.tabs)
        TabMark(self.tabs)
        parts = self.hands, self.tabs, self.players_page, (self.log, 1)
        vbox(*parts, parent=column, spacing=6)
        self.splitter = Splitter(Qt.Orientation.Horizontal)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.addWidget(self.board)
        self.splitter.addWidget(column)
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 0)
        if self._course.is_over:
            self.analysis.add_key(self)
        else:
            self.analysis.hide()  # it would be a hint
        rows = (
            self.origin,
            (self.splitter, 1),
            self.analysis,
            self.timeline,
            self._build_foot(),
        )
        vbox(*rows, parent=self, spacing=6, margin=8)
        fit_to_hint(self)

    def _build_foot(self) -> QHBoxLayout:
        menu = QMenu(self)
        kinds: dict[Kind, str] = {
            "picture": tr("&Picture of this moment…"),
            "animation": tr("&Animated picture…"),
            "text": tr("&Moves as text…"),
            "statistics": tr("&Figures of all turns (CSV)…"),
        }
        for kind, words in kinds.items():
            menu.addAction(words).triggered.connect(partial(self._on_export, kind))
        self.export.setMenu(menu)
        buttons = self.branch, self.review, self.export
        for button in buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click does not take the focus
        return hbox(self.controls, (self.state, 1), *buttons, spacing=8)

    def _connect(self) -> None:
        controls = self.controls
        controls.first.connect(lambda: self.go_to(0))
        controls.previous.connect(lambda: self.go_to(self.moves - 1))
        controls.next.connect(self.step)
        controls.last.connect(lambda: self.go_to(self._course.moves))
        controls.previous_turn.connect(self.to_previous_turn)
        controls.next_turn.connect(self.to_next_turn)
        controls.play.connect(self.play_or_pause)
        controls.speed_chosen.connect(self._on_speed)
        self.timeline.move_chosen.connect(self.go_to)
        self.log.move_chosen.connect(self.go_to)
        self.log.highlight_requested.connect(self._light)
        self.log.left.connect(lambda: self._light(self._course.played(self.moves)))
        self.board.hex_clicked.connect(self._on_hex)
        self.players.entry_requested.connect(self.entry_requested)
        appearance().changed.connect(self._renew_players)
        self.hands.activated.connect(self._show_sight)
        self.splitter.splitterMoved.connect(self._on_split)
        self.tabs.currentChanged.connect(self._show_parts)
        self.branch.clicked.connect(self._ask_branch)
        self.move_changed.connect(self.analysis.follow)
        self.review.clicked.connect(lambda: self.review_requested.emit(self._course.session))

    def _show_title(self) -> None:
        named = self.game.title
        name = replace_surrogates(named) if named else self.texts.players()
        title = tr("Replay: {name}").format(name=escape_modified_marker(truncated(name)))
        self.setWindowTitle(title)

    def sizeHint(self) -> QSize:
        return QSize(1180, 780)

    def apply_settings(self, settings: Settings) -> None:
        """Apply the settings to the board."""
        self.board.apply_settings(settings)

    def _renew_players(self) -> None:
        self.players.renew()
        self.players.show_position(self.moves, self.sight)

    # -- navigation --------------------------------------------------------------------------------

    @property
    def is_playing(self) -> bool:
        """Return whether playback is running."""
        return self._clock.isActive()

    @property
    def sight(self) -> HandVisibility:
        """Return the selected sight."""
        return self.sights[max(0, self.hands.currentIndex())]

    def go_to(self, moves: int) -> None:
        """Show the position after `moves` moves and stop playback."""
        self.pause()
        self._show(moves)

    def show_hands(self, index: int) -> None:
        """Select one of the `sights`."""
        self.hands.setCurrentIndex(index)
        self._show_sight()

    def step(self) -> None:
        """Animate one move and stop playback."""
        self.pause()
        self._show(self.moves + 1, as_played=True)

    def to_next_turn(self) -> None:
        """Go to the start of the next turn, or to the end."""
        self.go_to(self._course.turn(self.moves).after)

    def to_previous_turn(self) -> None:
        """Go to the start of the turn; from there to that of the previous one."""
        self.go_to(self._course.turn(max(0, self.moves - 1)).first)

    def _show(self, moves: int, *, as_played: bool = False) -> None:
        moves = max(0, min(self._course.moves, moves))
        factor = self.controls.speed.factor
        self.board.show_position(moves, as_played=as_played, factor=factor)
        self.moves = moves
        self.timeline.go_to(moves)
        self.log.go_to(moves)
        self.players.show_position(moves, self.sight)
        self.controls.show_place(is_first=not moves, is_last=moves == self._course.moves)
        self.branch.setEnabled(self._can_branch)
        if not self.is_playing:  # during playback, announcements would never end
            self.board.view.announce(self.log.model.text_of(moves))
        self.say(self.texts.moment(moves))
        self.move_changed.emit(moves)

    def say(self, text: str) -> None:
        """Show a message next to the buttons until another moment is shown."""
        self.state.setText(text)

    @property
    def _can_branch(self) -> bool:
        """Return whether a game can branch here: it is not over, and no hidden card is revealed."""
        is_last = self.moves == self._course.moves
        return not (is_last and (self._course.is_over or hides_card(self._course.session)))

    def _ask_branch(self) -> None:
        """Open the dialog for playing on from this moment."""
        self.pause()
        course = self._course
        dialog = BranchDialog(
            with_person(course.seats, course.position(self.moves).to_move),
            self.game.words.names,
            self.texts.moment(self.moves),
            self,
            knows_cards=OPEN in self.sights,
        )
        dialog.accepted.connect(partial(self._play_on, dialog, self.moves))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._on_branch_closed)
        self.branch_dialog = dialog
        dialog.open()

    def _play_on(self, dialog: BranchDialog, moves: int) -> None:
        seats = dialog.seats
        known = known_by(seats, self.sights) if dialog.reshuffle.isChecked() else OPEN
        name = self.game.path.stem if self.game.path is not None else ""
        branch = branch_from(self._course.session, moves, seats, known, name)
        self.branch_chosen.emit(branch)

    def _on_branch_closed(self) -> None:
        self.branch_dialog = None

    def _on_export(self, kind: Kind) -> None:
        self.pause()
        self.export_requested.emit(kind)

    def _show_sight(self) -> None:
        self.log.show_as(self.sight)
        self.players.show_position(self.moves, self.sight)

    def _light(self, hexes: Mask) -> None:
        self.board.highlight(hexes)

    def _on_hex(self, hex_: Hex) -> None:
        """Go to the move that placed the piece on a hex."""
        came = self._course.came(hex_, self.moves)
        if came is None:
            self.say(self.texts.no_origin(hex_))
            return
        self.go_to(came)
        self.say(labelled(self.texts.turn(came - 1), self.log.model.text_of(came)))

    # -- playback ----------------------------------------------------------------------------------

    def play_or_pause(self) -> None:
        """Start playback, from the start if the game is at its end, or pause it."""
        if self.is_playing:
            self.pause()
            return
        if self.moves == self._course.moves:
            self._show(0)
        self._wait()
        self.controls.show_playing(self.is_playing)

    def pause(self) -> None:
        """Stop playback at the current moment."""
        self._clock.stop()
        self.controls.show_playing(False)

    def _wait(self) -> None:
        """Start the timer for the next move."""
        if self.moves < self._course.moves:
            ms = self.controls.speed.ms
            is_quiet = bool(self.moves) and not self._course.is_seen(self.moves)
            self._clock.start(ms // QUIET if is_quiet else ms)

    def _on_time(self) -> None:
        self._show(self.moves + 1, as_played=True)
        self._wait()
        self.controls.show_playing(self.is_playing)

    def _on_speed(self, number: int) -> None:
        self.controls.set_speed(number)
        if self.is_playing:
            self._wait()

    # -- events ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Navigation and playback keys; Esc closes the window."""
        calls: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_Left: lambda: self.go_to(self.moves - 1),
            Qt.Key.Key_Right: self.step,
            Qt.Key.Key_Home: lambda: self.go_to(0),
            Qt.Key.Key_End: lambda: self.go_to(self._course.moves),
            Qt.Key.Key_PageUp: self.to_previous_turn,
            Qt.Key.Key_PageDown: self.to_next_turn,
            Qt.Key.Key_Space: self.play_or_pause,
        }
        call = calls.get(Qt.Key(event.key()))
        has_no_modifier = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if call is not None and has_no_modifier:
            call()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_space()
        is_slim = self.height() < scaled(LOW[len(self._course.seats) > MANY])
        self.players.set_lines("brief" if is_low(self) else "slim" if is_slim else "")
        self.players.show_position(self.moves, self.sight)
        self._show_parts()

    def _show_parts(self) -> None:
        """Show players and moves below one another, or in a low window one of them."""
        tab, low = self.tabs.currentIndex(), is_low(self)
        self.tabs.setVisible(low)
        free = QSizePolicy.Policy.Expanding if low else QSizePolicy.Policy.Maximum
        self.players_page.setSizePolicy(QSizePolicy.Policy.Expanding, free)
        self.players_page.setVisible(not low or tab == 0)
        self.log.setVisible(not low or tab == 1)

    def _share_space(self) -> None:
        """Distribute height to the timeline, and spare width to the column."""
        least, most = map(scaled, TIMELINE)
        row = self.analysis.sizeHint().height() if self._course.is_over else 0
        if is_low(self):
            least -= row
        height = max(least, min(most, self.height() // 7))
        self.timeline.setFixedHeight(height)
        if self._is_split:
            return  # the user has moved the splitter
        shape = self.board.scene.sceneRect()
        room = self.height() - height - row - scaled(70)
        board = round(room * shape.width() / max(1.0, shape.height()))
        _, usual, widest = map(scaled, COLUMN)
        column = max(usual, min(widest, self.width() - board))
        self.splitter.setSizes([self.width() - column, column])

    def _on_split(self) -> None:
        self._is_split = True

    def hideEvent(self, event: QHideEvent) -> None:
        self.pause()
        self.analysis.stop()
        super().hideEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.pause()
        self.analysis.stop()
        super().closeEvent(event)
