"""The dialog for a new game: one click for newcomers, everything else folded below."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.ai.player import PLAYERS
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.game.deal import deal
from kingdom_builder_qt.game.options import GameOptions
from kingdom_builder_qt.game.pools import card_pool, cards_to_draw, section_pool
from kingdom_builder_qt.game.resolve import resolve
from kingdom_builder_qt.game.session import HUMAN, Seat
from kingdom_builder_qt.game.setup import first_game
from kingdom_builder_qt.ui.dialogs.board_choice import BoardChoice
from kingdom_builder_qt.ui.dialogs.board_page import BoardPage
from kingdom_builder_qt.ui.dialogs.cards_page import CardsPage
from kingdom_builder_qt.ui.dialogs.game_choices import choices_from
from kingdom_builder_qt.ui.dialogs.options_page import OptionsPage, new_seed
from kingdom_builder_qt.ui.dialogs.seat_list import SeatList
from kingdom_builder_qt.ui.screen_room import keep_on_screen
from kingdom_builder_qt.ui.texts import NameTexts
from kingdom_builder_qt.ui.theme import Theme
from kingdom_builder_qt.ui.widgets.pages import Pages
from kingdom_builder_qt.ui.widgets.pictures import LineIcon, line_icon
from kingdom_builder_qt.ui.widgets.style import (
    CardFrame,
    heading,
    label,
    make_primary,
    muted,
    scaled_font,
    tight,
)


@dataclass(frozen=True, slots=True)
class NewGame:
    """What was chosen; `remembered` is plain data to be given to the dialog the next time."""

    options: GameOptions
    seats: tuple[Seat, ...]
    free_undo: bool
    remembered: dict[str, Any]


class NewGameDialog(QDialog):
    """After `exec()` or `accepted`, `result_game` holds what was chosen."""

    def __init__(
        self,
        catalog: Catalog,
        theme: Theme,
        remembered: dict[str, Any] | None = None,
        parent: QWidget | None = None,
        seed: int | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self._catalog, self._theme = catalog, theme
        levels = [HUMAN, *PLAYERS]
        self.choices = choices_from(remembered or {}, catalog, levels)
        self.choices.seed = new_seed() if seed is None else seed
        self.result_game: NewGame | None = None
        names = NameTexts(catalog)
        self.seats = SeatList(self.choices.seats, self.choices.start, levels, names, theme)
        pool = [section.id for section in section_pool(catalog, GameOptions())]
        self.board_choice = BoardChoice(self.choices.slots, pool, self)
        self._make_pages()
        self._make_frame()
        self._lay_out()
        self._connect()
        self._on_changed()

    # -- making --------------------------------------------------------------------------------

    def _make_pages(self) -> None:
        cards = [self._catalog.cards[c] for c in card_pool(self._catalog, GameOptions())]
        most = cards_to_draw(self._catalog, GameOptions())
        self.board_page = BoardPage(self.board_choice, self._catalog, self._theme)
        self.cards_page = CardsPage(cards, self.choices.cards, most, self._theme)
        self.options_page = OptionsPage(self.choices, self._theme)
        self.tabs = Pages()
        self.tabs.add_page(self.seats, self.tr("Players"))
        self.tabs.add_page(self.board_page, self.tr("Board"))
        self.tabs.add_page(self.cards_page, self.tr("Cards"))
        self.tabs.add_page(self.options_page, self.tr("Edition and seed"))
        self.tabs.show_bar(False)

    def _make_frame(self) -> None:
        self.first = QPushButton(self.tr("Play the first game"))
        self.first.setFont(scaled_font(self.first, 1.1, bold=True))
        self.first.setMinimumHeight(44)
        self.fold = QToolButton()
        self.fold.setText(self.tr("Board and cards"))
        self.fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.fold.setArrowType(Qt.ArrowType.RightArrow)
        self.fold.setCheckable(True)
        self.fold.setAutoRaise(True)
        self.fold.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.summary = muted("", 0.95)
        self.problem = label("", 0.95)
        self.problem_icon = LineIcon("warning", self._theme, 18, "warning")
        self.cancel = QPushButton(self.tr("Cancel"))
        self.play = QPushButton(self.tr("Start game"))
        self.play.setDefault(True)
        self.play.setMinimumSize(136, 36)
        self.cancel.setMinimumSize(96, 36)
        self.first.setIcon(line_icon("hint", self._theme))
        self.play.setIcon(line_icon("play", self._theme, "text_on_accent"))
        make_primary(self.play, self._theme)

    def _first_card(self) -> QWidget:
        """Return the card with the one big button."""
        self._welcome = CardFrame(self._theme)
        words = QVBoxLayout()
        tight(words, 2)
        words.addWidget(heading(self.tr("New to Kingdom Builder?")))
        words.addWidget(
            muted(
                self.tr("The board and cards that the rules recommend, with the players below."),
                0.95,
                wrap=True,
            )
        )
        row = QHBoxLayout(self._welcome)
        tight(row, 16, 16)
        row.addLayout(words, 1)
        row.addWidget(self.first)
        return self._welcome

    def _lay_out(self) -> None:
        fold = QHBoxLayout()
        tight(fold, 8)
        fold.addWidget(self.fold)
        fold.addWidget(self.summary, 1)
        foot = QHBoxLayout()
        tight(foot, 8)
        foot.addWidget(self.problem_icon)
        foot.addWidget(self.problem, 1)
        foot.addWidget(self.cancel)
        foot.addWidget(self.play)
        rows = self._rows = QVBoxLayout(self)
        tight(rows, 16, 16)
        rows.addWidget(self._first_card())
        rows.addWidget(self.tabs, 1)
        rows.addLayout(fold)
        rows.addLayout(foot)
        rows.setSizeConstraint(QVBoxLayout.SizeConstraint.SetMinimumSize)

    def _connect(self) -> None:
        self.first.clicked.connect(self._on_first)
        self.fold.toggled.connect(self._on_fold)
        self.play.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        for part in (self.seats, self.board_choice, self.cards_page, self.options_page):
            part.changed.connect(self._on_changed)

    def sizeHint(self) -> QSize:
        """Return a comfortable width."""
        return super().sizeHint().expandedTo(QSize(640, 0))

    # -- behaviour -----------------------------------------------------------------------------

    def _on_fold(self, opened: bool) -> None:
        self.fold.setArrowType(Qt.ArrowType.DownArrow if opened else Qt.ArrowType.RightArrow)
        self.tabs.show_bar(opened)
        self.tabs.show_page(1 if opened else 0)
        self._welcome.setVisible(not opened)
        self._rows.activate()
        self.resize(self.sizeHint())
        keep_on_screen(self, self.parentWidget())

    def _on_changed(self) -> None:
        """Read the players, check everything, say what is wrong."""
        self.choices.seats = self.seats.seats
        self.choices.start = self.seats.start
        self.board_page.show_tiles(self.choices.edition == "new")
        problem = self._problem()
        self.problem.setText(problem)
        self.problem_icon.setVisible(bool(problem))
        self.play.setEnabled(not problem)
        self.first.setEnabled(not self.seats.problem())
        self.summary.setText(self._summary())

    def _problem(self) -> str:
        if problem := self.seats.problem():
            return problem
        try:
            deal(self._catalog, resolve(self._catalog, self.choices.options(self._catalog)))
        except SetupError as error:
            text = str(error)
            return text[:1].upper() + text[1:]
        return ""

    def _summary(self) -> str:
        """Return the choice in a few words, to be read while it is folded."""
        laid = sum(slot.section is not None for slot in self.choices.slots)
        cards = len(self.choices.cards)
        parts = [
            self.tr("surprise board")
            if not laid
            else self.tr("{count} of 4 sections chosen").format(count=laid),
            self.tr("surprise cards")
            if not cards
            else self.tr("{count} of {most} cards chosen").format(
                count=cards, most=self.cards_page.most
            ),
        ]
        if self.choices.edition == "new":
            parts.append(self.tr("new edition"))
        return ", ".join(parts)

    def _on_first(self) -> None:
        players = len(self.choices.seats)
        plain = GameOptions(players=players, seed=self.choices.seed, start=self.choices.start)
        self._finish(first_game(self._catalog, plain))

    def accept(self) -> None:
        """Take the choice; what is left to chance is drawn when the game is set up."""
        if not self._problem():
            self._finish(self.choices.options(self._catalog))

    def _finish(self, options: GameOptions) -> None:
        kept = replace(self.choices, seats=self.seats.kept_seats)
        self.result_game = NewGame(
            options, tuple(self.choices.seats), self.choices.free_undo, kept.to_dict()
        )
        super().accept()
