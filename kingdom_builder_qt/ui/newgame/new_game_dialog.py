"""The new-game dialog: players and box first, one page for each further choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QGridLayout,
    QLabel,
    QPushButton,
    QWidget,
)

from kingdom_builder_qt.ai.players import DEFAULT_LEVEL
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.id_lists import left_out
from kingdom_builder_qt.game.rating import Rating
from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.game.setup.presets import Preset, own_presets, presets_to_data
from kingdom_builder_qt.game.setup.resolve import resolve
from kingdom_builder_qt.game.setup.set_up_choice import SetUp
from kingdom_builder_qt.ui.desktop.own_engines import own_engines
from kingdom_builder_qt.ui.desktop.settings.profiles import Profile
from kingdom_builder_qt.ui.desktop.style.text_size import scaled, scaled_size
from kingdom_builder_qt.ui.desktop.tasks import Task
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.focus_ring import tab_stops
from kingdom_builder_qt.ui.desktop.widgets.controls.icons import grow_icons
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import EVEN, offered_levels
from kingdom_builder_qt.ui.desktop.widgets.pictures import LineIcon, line_icon
from kingdom_builder_qt.ui.desktop.widgets.screen_geometry import keep_on_screen
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    CardFrame,
    button_box,
    hbox,
    label,
    make_primary,
    muted,
    tight,
    title_label,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tab_pages import Pages
from kingdom_builder_qt.ui.engines.file_faults import file_faults
from kingdom_builder_qt.ui.newgame.board.section_choice import ChooserMaker
from kingdom_builder_qt.ui.newgame.box_art import BoxArt, BoxPicture, subject_of
from kingdom_builder_qt.ui.newgame.game_choices import choices_from
from kingdom_builder_qt.ui.newgame.obstacle_texts import ObstacleTexts
from kingdom_builder_qt.ui.newgame.options_page import OptionsPage, new_seed
from kingdom_builder_qt.ui.newgame.preset_list import PresetList
from kingdom_builder_qt.ui.newgame.seat_list import SeatList
from kingdom_builder_qt.ui.newgame.set_up_check import find_obstacle
from kingdom_builder_qt.ui.newgame.set_up_pages import SetUpPages
from kingdom_builder_qt.ui.newgame.set_up_texts import SetUpTexts
from kingdom_builder_qt.ui.words.foreign_text import isolated, joined_names
from kingdom_builder_qt.ui.words.name_texts import NameTexts

tr = translator(__name__)


class SetUpCard(CardFrame):
    """The preset's name and text, then a line each for board, cards, task cards and so on."""

    def __init__(self, catalog: Catalog, art: BoxArt) -> None:
        super().__init__()
        self._catalog, self._texts = catalog, SetUpTexts(catalog)
        self.picture = BoxPicture(art)
        self.title = title_label("", 1.3)
        self.text = muted("", 1.0, wrap=True, fitted=True)
        self.lines: dict[str, tuple[QLabel, QLabel]] = {}
        grid = QGridLayout()
        tight(grid, 4)
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(1, 1)
        for row, (key, name) in enumerate(self._names().items()):
            pair = muted(name, 1.0), label("", 1.0, wrap=True, fitted=True)
            self.lines[key] = pair
            for column, widget in enumerate(pair):
                grid.addWidget(widget, row, column, Qt.AlignmentFlag.AlignTop)
        vbox(self.picture, self.title, self.text, 2, grid, parent=self, spacing=6, margin=12)

    def _names(self) -> dict[str, str]:
        return {
            "expansions": tr("Expansions"),
            "board": tr("Board"),
            "island": tr("Island"),
            "overlays": tr("On the board"),
            "cards": tr("Cards"),
            "tasks": tr("Task cards"),
            "edition": tr("Selection tiles"),
            "house": tr("House rules"),
        }

    def show_set_up(self, preset: Preset | None, set_up: SetUp) -> None:
        """Describe the set-up; `preset` is None if it matches none."""
        texts = self._texts
        subject = subject_of(self._catalog, set_up, preset.subject if preset is not None else "")
        self.picture.show_subject(subject)
        if preset is not None and preset.missing:
            self._show_misfit(preset)
            return
        if preset is not None and not (preset.is_own and preset.data is None):
            self.title.setText(texts.preset_name(preset))
            self._tell(texts.preset_text(preset))
        else:
            self.title.setText(tr("Your own choice"))
            self._tell(tr("Save it as a preset to play it again."))
        self._set("expansions", texts.expansions(set_up))
        self._set("board", texts.board(set_up))
        self._set("island", texts.island(set_up))
        self._set("overlays", texts.overlays(set_up))
        self._set("cards", texts.cards(set_up))
        self._set("tasks", texts.tasks(set_up) if texts.has_tasks(set_up) else "")
        self._set("edition", texts.edition(set_up))
        self._set("house", texts.house_rules(set_up))

    def _show_misfit(self, preset: Preset) -> None:
        """Explain why a preset cannot be described."""
        self.title.setText(self._texts.preset_name(preset))
        self._tell(self._texts.preset_line(preset))
        for key in self.lines:
            self._set(key, "")

    def _tell(self, text: str) -> None:
        """Show a sentence about the preset; expansions of users may have none."""
        self.text.setText(text)
        self.text.setVisible(bool(text))

    def _set(self, key: str, text: str) -> None:
        name, line = self.lines[key]
        line.setText(text)
        for widget in (name, line):
            widget.setVisible(bool(text))


SIZE: Final = QSize(1200, 756)  # at the usual text size, within the screen
SUMMARY: Final = 284  # width of the summary at the right of the boxes
_UNBOUNDED: Final = (1 << 24) - 1  # as Qt's QWIDGETSIZE_MAX
_BESIDE: Final = 3 * SUMMARY  # a narrower page has the summary below the boxes


class FrontPage(QWidget):
    """Players, then the boxes with a summary of the chosen one."""

    def __init__(self, seats: SeatList, presets: PresetList, card: SetUpCard) -> None:
        super().__init__()
        self._card = card
        side = vbox(presets.top, card, STRETCH)
        self._lower = hbox((presets, 1), side, spacing=12)
        vbox(seats, self._lower, STRETCH, parent=self, spacing=12)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        directions = QBoxLayout.Direction
        is_wide = event.size().width() >= scaled(_BESIDE)
        self._lower.setDirection(directions.LeftToRight if is_wide else directions.TopToBottom)
        self._card.setMinimumWidth(scaled(SUMMARY) if is_wide else 0)
        self._card.setMaximumWidth(scaled(SUMMARY) if is_wide else _UNBOUNDED)

    def minimumSizeHint(self) -> QSize:
        """Return the size of a narrow page."""
        size = super().minimumSizeHint()
        return QSize(min(size.width(), scaled(_BESIDE) // 2), size.height())


@dataclass(frozen=True, slots=True)
class NewGame:
    """The result; `remembered` is plain data for the next dialog."""

    options: GameOptions
    seats: tuple[Seat, ...]
    free_undo: bool
    remembered: dict[str, Any]


class NewGameDialog(QDialog):
    """After `exec()` or `accepted`, `result_game` holds the result.

    `presets_changed` emits the player's own presets, to be stored under `presets` even if no game
    is started. `left` emits the choices as plain data whenever the dialog closes.
    """

    presets_changed = Signal(list)
    left = Signal(dict)

    def __init__(
        self,
        catalog: Catalog,
        make_chooser: ChooserMaker,
        remembered: dict[str, Any] | None = None,
        parent: QWidget | None = None,
        seed: int | None = None,
        profiles: Sequence[Profile] = (),
        opponent: str = DEFAULT_LEVEL,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New game"))
        self._catalog = catalog
        remembered = remembered or {}
        levels = [*offered_levels(), EVEN]
        self.choices = choices_from(remembered, catalog, levels, profiles, opponent)
        self.choices.seed = new_seed() if seed is None else seed
        self.result_game: NewGame | None = None
        self._misfit: Preset | None = None  # selected, but the content lacks a part of it
        self.presets = PresetList(catalog, own_presets(remembered.get("presets"), catalog))
        self._texts = SetUpTexts(catalog)
        names = NameTexts(catalog)
        self.seats = SeatList(
            self.choices.seats, self.choices.start, levels, names, profiles=profiles
        )
        self.pages = SetUpPages(self.choices.set_up, catalog, make_chooser, self)
        self._make_tabs()
        self._make_frame()
        self._lay_out()
        self._connect()
        self._refresh()
        self.presets.list.setFocus()
        if engines := own_engines():
            Task(self, partial(file_faults, engines), self.seats.show_faults)
        self.resize(scaled_size(SIZE))  # Qt would limit it to two thirds of the screen

    # -- building ------------------------------------------------------------------------------

    def _make_tabs(self) -> None:
        self.card = SetUpCard(self._catalog, self.presets.art)
        self.options_page = OptionsPage(self.choices, self._catalog)
        self.front = FrontPage(self.seats, self.presets, self.card)
        self.tabs = Pages()
        self.first_page = ScrollPage(self.front, steady=True)
        self.tabs.add_page(self.first_page, tr("Players and game"))
        self.tabs.add_page(self.pages.expansions, tr("Expansions"))
        self.tabs.add_page(self.pages.board, tr("Board"))
        self.tabs.add_page(self.pages.cards, tr("Cards"))
        self.tabs.add_page(self.pages.tasks, tr("Task cards"))
        self.tabs.add_page(self.options_page, tr("Options"))

    def _make_frame(self) -> None:
        self.problem = label("", 1.0, wrap=True)
        self.problem_icon = LineIcon("warning", 18, "warning")
        self.cancel = QPushButton(tr("Cancel"))
        self.play = QPushButton(tr("Start game"))
        self.play.setDefault(True)
        self.play.setIcon(line_icon("play", "text_on_accent"))
        grow_icons(self.play, self.play.iconSize().width())
        make_primary(self.play)

    def _lay_out(self) -> None:
        buttons = button_box(self, [self.play], self.cancel)
        foot = hbox(self.problem_icon, (self.problem, 1), buttons)
        vbox((self.tabs, 1), foot, parent=self, spacing=10, margin=14)

    def _connect(self) -> None:
        self.presets.chosen.connect(self._on_preset)
        self.presets.own_changed.connect(self.presets_changed)
        self.play.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        self.finished.connect(self._on_finished)
        self.pages.changed.connect(self._on_changed)
        self.options_page.house.changed.connect(self._on_changed)
        for part in (self.seats, self.options_page):
            part.changed.connect(self._refresh)

    def sizeHint(self) -> QSize:
        return scaled_size(SIZE)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        keep_on_screen(self)
        QTimer.singleShot(0, self, self._begin_at_top)  # after the layout of the page

    def _begin_at_top(self) -> None:
        """Show the top of the first page; its focus is in sight, in the chosen box or above."""
        self.first_page.verticalScrollBar().setValue(0)
        if self.first_page.isVisible() and not self.presets.list.shows_current():
            tab_stops(self.seats, self)[0].setFocus()

    # -- slots ---------------------------------------------------------------------------------

    def _on_preset(self, preset: Preset | None) -> None:
        self._misfit = preset if preset is not None and preset.missing else None
        if preset is not None and not preset.missing:
            self.choices.set_up.take(preset.set_up)
        self._refresh()

    def _on_changed(self) -> None:
        """A page changed the set-up, so the unplayable preset no longer applies."""
        self._misfit = None
        self._refresh()

    def _refresh(self) -> None:
        """Read the players, update all pages, and show problems."""
        self.choices.seats = self.seats.seats
        self.choices.start = self.seats.start
        self.pages.refresh()
        self.options_page.house.refresh()
        if self._misfit is None:
            self.presets.show_set_up(self.choices.set_up)
        self.card.show_set_up(self.presets.current, self.choices.set_up)
        self.tabs.enable_tab(self.pages.tasks, self.pages.has_tasks)
        problem = self._problem()
        self.pages.board.show_overlays(() if problem else self._overlays())
        said = problem or self._unplayed()
        self.problem.setText(said)
        self.problem_icon.setVisible(bool(said))
        self.play.setEnabled(not problem)

    def _overlays(self) -> Sequence[tuple[str, str]]:
        """Return the overlays placed by the seed if all sections are chosen."""
        if not all(slot.section for slot in self.choices.set_up.slots):
            return ()
        return resolve(self._catalog, self.choices.options(self._catalog)).overlays or ()

    def _unplayed(self) -> str:
        """Return a warning about expansions that are on, but not in the game."""
        return self._texts.unplayed(self.choices.set_up.unplayed(self._catalog, left_out()))

    def _problem(self) -> str:
        if self._misfit is not None:
            return tr("The preset “{name}” needs content that is not installed: {ids}.").format(
                name=isolated(self._misfit.name), ids=joined_names(self._misfit.missing)
            )
        if problem := self.seats.problem():
            return problem
        obstacle = find_obstacle(self._catalog, self.choices.options(self._catalog))
        if obstacle is None:
            return ""
        return ObstacleTexts(self._catalog).sentence(obstacle)

    def set_ratings(self, ratings: Mapping[str, Rating]) -> None:
        """Set the ratings of persons by name; that of all together under ""."""
        self.seats.set_ratings(ratings)

    def set_played(self, expansions: frozenset[str]) -> None:
        """Mark the boxes of which no person has finished a game."""
        self.presets.set_played(expansions)

    @property
    def remembered(self) -> dict[str, Any]:
        """Return the choices as plain data for the next dialog."""
        data = replace(self.choices, seats=self.seats.typed_seats).to_dict()
        return {**data, "presets": presets_to_data(self.presets.presets)}

    def accept(self) -> None:
        """Accept the choices; random ones are drawn at the start of the game."""
        if self._problem():
            return
        options = self.choices.options(self._catalog)
        seats = tuple(self.choices.seats)
        self.result_game = NewGame(options, seats, self.choices.free_undo, self.remembered)
        super().accept()

    def _on_finished(self) -> None:
        self.presets.art.stop()
        self.pages.expansions.art.stop()
        self.pages.board.scene.pictures.stop()
        self.left.emit(self.remembered)
