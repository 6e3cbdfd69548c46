"""The dialog for a game on a section: corner, players, board, cards."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from kingdom_builder_qt.core.board import ROTATIONS
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.editor.sections.play.choices import PlayChoices
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.check_boxes import CheckBox
from kingdom_builder_qt.ui.desktop.widgets.controls.combo_box import ComboBox
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import offered_levels
from kingdom_builder_qt.ui.desktop.widgets.pictures import LineIcon, line_icon
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    button_box,
    hbox,
    heading,
    label,
    make_primary,
    muted,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tab_pages import Pages
from kingdom_builder_qt.ui.newgame.board.section_choice import ChooserMaker
from kingdom_builder_qt.ui.newgame.obstacle_texts import ObstacleTexts
from kingdom_builder_qt.ui.newgame.seat_list import SeatList
from kingdom_builder_qt.ui.newgame.set_up_check import find_obstacle
from kingdom_builder_qt.ui.newgame.set_up_pages import SetUpPages
from kingdom_builder_qt.ui.newgame.set_up_texts import SetUpTexts
from kingdom_builder_qt.ui.words.error_texts import ErrorTexts
from kingdom_builder_qt.ui.words.name_texts import NameTexts, content_text

tr = translator(__name__)


class PlayDialog(QDialog):
    """Changes the choices in place; its owner starts the game after `accepted`."""

    def __init__(self, choices: PlayChoices, make_chooser: ChooserMaker, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Play here"))
        self.choices = choices
        self._texts = SetUpTexts(choices.catalog)
        game, names = choices.game, NameTexts(choices.catalog)
        self.seats = SeatList(game.seats, game.start, offered_levels(), names)
        self.pages = SetUpPages(game.set_up, choices.catalog, make_chooser, self)
        self.corner, self.turn = ComboBox(), ComboBox()
        self.as_shown = CheckBox(tr("On the &board shown in the editor"))
        self.tabs = Pages()
        self.problem = label("", 0.95, wrap=True)
        self.problem_icon = LineIcon("warning", 18, "warning")
        self.cancel = QPushButton(tr("Cancel"), autoDefault=False)
        self.play = QPushButton(line_icon("play", "text_on_accent"), tr("Play"))
        self.play.setDefault(True)
        make_primary(self.play)
        self._fill_place()
        self._lay_out()
        self._connect()
        self._refresh()
        self.corner.setFocus()

    # -- building ------------------------------------------------------------------------------

    def _fill_place(self) -> None:
        self.corner.setAccessibleName(tr("Corner"))
        self.corner.addItem(tr("Random corner"), None)
        corners = (
            tr("North-west"),
            tr("North-east"),
            tr("South-west"),
            tr("South-east"),
        )
        for quadrant, name in enumerate(corners):
            self.corner.addItem(name, quadrant)
        self.turn.setAccessibleName(tr("Rotation"))
        for rotation, name in zip(ROTATIONS, (tr("Upright"), tr("Turned")), strict=True):
            self.turn.addItem(name, rotation)

    def _lay_out(self) -> None:
        section = self.choices.section
        name = heading(content_text(section.name) or tr("Unnamed section"))
        note = muted(tr("Anything left open on the other pages is chosen at random."), wrap=True)
        place = QWidget()
        hbox(self.corner, self.turn, STRETCH, parent=place)
        place.setHidden(section.is_island)
        self.as_shown.setHidden(self.choices.around is None)
        self.as_shown.setChecked(self.choices.as_shown)
        players = QWidget()
        vbox(name, self.as_shown, place, note, self.seats, STRETCH, parent=players, spacing=10)
        self.tabs.add_page(ScrollPage(players), tr("Players"))
        self.tabs.add_page(self.pages.board, tr("Board"))
        self.tabs.add_page(self.pages.cards, tr("Cards"))
        self.tabs.add_page(self.pages.tasks, tr("Task cards"))
        self.tabs.add_page(self.pages.expansions, tr("Expansions"))
        foot = hbox(
            self.problem_icon, (self.problem, 1), button_box(self, [self.play], self.cancel)
        )
        vbox((self.tabs, 1), foot, parent=self, spacing=12, margin=16)

    def _connect(self) -> None:
        self.as_shown.toggled.connect(self._on_as_shown)
        self.corner.activated.connect(self._on_corner)
        self.turn.activated.connect(self._on_turn)
        self.pages.changed.connect(self._on_changed)
        self.seats.changed.connect(self._refresh)
        self.play.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)

    def sizeHint(self) -> QSize:
        return QSize(900, 620)

    # -- behaviour -----------------------------------------------------------------------------

    def _on_as_shown(self, on: bool) -> None:
        self.choices.as_shown = on
        self._refresh()

    def _on_corner(self) -> None:
        """Move the section to another corner, or to a random one."""
        board, old, new = self.pages.choice, self.choices.corner, self.corner.currentData()
        if new is not None:
            board.place(new, self.choices.section.id)
        elif old is not None:
            board.place(old, None)

    def _on_turn(self) -> None:
        corner = self.choices.corner
        if corner is not None and self.turn.currentData() != self._rotation:
            self.pages.choice.rotate(corner)

    @property
    def _rotation(self) -> int:
        corner = self.choices.corner
        return 0 if corner is None else self.choices.game.set_up.slots[corner].rotation

    def _on_changed(self) -> None:
        needs = self.choices.hold()
        self._refresh()
        if needs and not self.problem.text():
            names = self._texts.listing(self.choices.needed[1:])
            self._say(tr("The section cannot be played without {names}.").format(names=names))

    def _refresh(self) -> None:
        """Read the players, update all widgets, and report problems."""
        choices = self.choices
        choices.game.seats, choices.game.start = self.seats.seats, self.seats.start
        self.pages.refresh()
        self.tabs.enable_tab(self.pages.tasks, self.pages.has_tasks)
        around = choices.around if choices.as_shown else None
        corner = choices.corner if around is None else around.quadrant
        self.corner.setCurrentIndex(self.corner.findData(corner))
        rotation = self._rotation if around is None else around.rotation
        self.turn.setCurrentIndex(self.turn.findData(rotation))
        self.corner.setEnabled(around is None)
        self.turn.setEnabled(around is None and corner is not None)
        self.tabs.bar.setTabEnabled(self.tabs.pages.index(self.pages.board), around is None)
        problem = self.seats.problem() or problem_of(choices)
        self._say(problem)
        self.play.setEnabled(not problem)

    def _say(self, text: str) -> None:
        self.problem.setText(text)
        self.problem_icon.setVisible(bool(text))

    def accept(self) -> None:
        if not self.play.isEnabled():
            return
        self.choices.game.seats = self.seats.typed_seats
        super().accept()


def problem_of(choices: PlayChoices) -> str:
    """Return why no game can be set up from choices, "" if one can."""
    try:
        options = choices.options()
    except SetupError as error:
        return ErrorTexts(choices.catalog).sentence(error)
    obstacle = find_obstacle(choices.catalog, options)
    return "" if obstacle is None else ObstacleTexts(choices.catalog).sentence(obstacle)
