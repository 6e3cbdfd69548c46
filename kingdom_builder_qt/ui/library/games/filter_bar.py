"""The search field and the filters of the window Games."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import date, timedelta
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QDate, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDateEdit,
    QLineEdit,
    QPushButton,
    QToolButton,
    QWidget,
)

from kingdom_builder_qt.game.library.figures import Grouping
from kingdom_builder_qt.game.library.game_filter import (
    ASSISTED,
    OUTCOMES,
    STATES,
    Choices,
    GameFilter,
)
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.filter_box import FilterBox, WrappedRow
from kingdom_builder_qt.ui.desktop.widgets.style import hbox, label, vbox
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_placeholder, set_tooltip
from kingdom_builder_qt.ui.library.games.figures_texts import FiguresTexts
from kingdom_builder_qt.ui.words.dates import day_form
from kingdom_builder_qt.ui.words.foreign_text import joined_names, truncated
from kingdom_builder_qt.ui.words.seat_names import player_name

tr = translator(__name__)

_MONTH, _YEAR = timedelta(days=29), timedelta(days=364)
_TYPING_MS: Final = 150  # debounce of the search
_MOST_LETTERS: Final = 200
# Prefixes of the data of the box of opponents, which has levels and names.
_LEVEL: Final = "level:"
_NAME: Final = "name:"
DAYS: Final = "days"  # the period between two days


class FilterBar(QWidget):
    """Combo boxes in two rows, the second one on demand; the first item of each filters nothing.

    The window lays out `search` and `reset`. A low window lays out `fold` too: the bar then shows
    only the boxes that filter, and all of them on demand.
    """

    changed = Signal()

    def __init__(self, texts: FiguresTexts) -> None:
        super().__init__()
        self._texts = texts
        self.search = QLineEdit()
        self._challenges: list[tuple[str, tuple[str, ...]]] = []  # titles with their keys
        self._is_low = False
        self._typing = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._make_boxes()
        self.fold = QToolButton()
        self.reset = QPushButton(tr("Clear"))
        self._lay_out()
        self._fill(self.state, tr("All games"), "", self._states())
        self._fill(self.period, tr("All time"), None, self._periods())
        results = [(texts.outcome(outcome), outcome) for outcome in OUTCOMES]
        self._fill(self.outcome, tr("Any result"), None, results)
        ways = [(texts.assisted(way), way) for way in ASSISTED]
        self._fill(self.assisted, tr("Assisted or not"), None, ways)
        orders = [(tr("Oldest first"), "oldest"), (tr("Most gold first"), "gold")]
        self._fill(self.order, tr("Newest first"), "newest", orders)
        self.set_choices(Choices())
        self._connect()
        self._follow()

    # -- building ----------------------------------------------------------------------------------

    def _make_boxes(self) -> None:
        self.state = _box(tr("State"))
        self.person = _box(tr("Player"))
        self.opponent = _box(tr("Opponent"))
        self.expansion = _box(tr("Expansion"))
        self.period = _box(tr("Period"))
        self.outcome = _box(tr("Result"))
        self.card = _box(tr("Card"))
        self.tile = _box(tr("Tile used"))
        self.section = _box(tr("Section"))
        self.players = _box(tr("Number of players"))
        self.assisted = _box(tr("Assistance"))
        self.order = _box(tr("Order"))
        self.first, self.last = _day(tr("First day")), _day(tr("Last day"))
        self._usual = (
            *(self.state, self.person, self.opponent, self.outcome, self.expansion, self.period),
        )
        self._rare = (
            *(self.card, self.tile, self.section, self.players, self.assisted, self.order),
        )
        self._days = self.first, self.last

    def _lay_out(self) -> None:
        set_placeholder(self.search, tr("Search titles, players, cards, expansions"))
        self.search.setAccessibleName(tr("Search"))
        self.search.setClearButtonEnabled(True)
        self.search.setTextMargins(4, 0, 4, 0)
        self.search.setMaxLength(_MOST_LETTERS)
        set_tooltip(self.reset, tr("Clear the search and all filters"))
        self.fold.setText(tr("More"))
        self.fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.fold.setCheckable(True)
        self.fold.setAutoRaise(True)
        self.fold.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.between = QWidget()
        hbox(self.first, label("–"), self.last, parent=self.between, spacing=6)
        self.more = WrappedRow((*self._rare, self.between))
        self.usual = WrappedRow((*self._usual, self.fold))
        vbox(self.usual, self.more, parent=self, spacing=6)

    def set_low(self, is_low: bool) -> None:
        """Leave `fold` to a low window, or take it back."""
        self._is_low = is_low
        if not is_low:
            self.fold.setParent(self.usual)
            self.fold.show()
        self._follow()

    def _connect(self) -> None:
        for box in (*self._usual, *self._rare):
            box.currentIndexChanged.connect(self._on_changed)
        self.search.textChanged.connect(lambda: self._typing.start())
        self._typing.timeout.connect(self._on_changed)
        for day in self._days:
            day.dateChanged.connect(self._on_changed)
        self.fold.toggled.connect(self._follow)
        self.reset.clicked.connect(self.show_all)

    def _periods(self) -> list[tuple[str, Any]]:
        return [
            (tr("Today"), timedelta()),
            (tr("Last 30 days"), _MONTH),
            (tr("Last 12 months"), _YEAR),
            (tr("Between two days"), DAYS),
        ]

    def _states(self) -> list[tuple[str, Any]]:
        words = {
            "unfinished": tr("Unfinished"),
            "finished": tr("Finished"),
            "starred": tr("Starred"),
            "deleted": tr("Deleted"),
        }
        return [(words[state], state) for state in STATES if state]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Accept Enter, which ends editing a day: the default button would open a game."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    # -- choices -----------------------------------------------------------------------------------

    def set_choices(self, found: Choices) -> None:
        """Fill the boxes; the current choices stay if the games still have them.

        A search that came before the titles of challenges is repeated.
        """
        texts, fill = self._texts, self._fill
        persons = [(truncated(player_name(key)), key) for key in found.persons]
        fill(self.person, tr("All players"), "", persons)
        levels = [(texts.level(id_), _LEVEL + id_) for id_ in found.levels]
        others = [(truncated(player_name(key)), _NAME + key) for key in found.opponents]
        fill(self.opponent, tr("All opponents"), "", [*levels, *others])
        if levels and others:
            self.opponent.blockSignals(True)
            self.opponent.insertSeparator(len(levels) + 1)
            self.opponent.blockSignals(False)
        names = _named(found.expansions, partial(texts.group, "expansion"))
        fill(self.expansion, tr("All expansions"), "", names)
        parts: tuple[tuple[QComboBox, str, tuple[str, ...], Grouping], ...] = (
            (self.card, tr("Any card"), found.cards, "card"),
            (self.tile, tr("Any tile used"), found.tiles, "tile"),
            (self.section, tr("Any section"), found.sections, "section"),
        )
        for box, every, ids, by in parts:
            fill(box, every, "", sorted(_named(ids, partial(texts.group, by))))
        counts = [(texts.group("players", str(count)), count) for count in found.players]
        fill(self.players, tr("Any number of players"), 0, counts)
        if found.first is not None and self.period.currentData() != DAYS:
            self.first.blockSignals(True)
            self.first.setDate(QDate(*found.first.timetuple()[:3]))
            self.first.blockSignals(False)
        challenges, before = self._texts.challenges(found.challenges), self._challenges
        self._challenges = challenges
        self._follow()
        if self.search.text() and challenges != before:
            self.changed.emit()

    def _fill(
        self, box: QComboBox, every: str, nothing: object, more: Iterable[tuple[str, Any]]
    ) -> None:
        chosen = box.currentData()
        box.blockSignals(True)
        box.clear()
        for text, value in ((every, nothing), *more):
            box.addItem(text, value)
        box.setCurrentIndex(max(0, box.findData(chosen)))
        box.blockSignals(False)

    # -- the filter --------------------------------------------------------------------------------

    @property
    def chosen(self) -> GameFilter:
        """Return the filter; periods are relative to today."""
        since, until = self._bounds()
        opponent = str(self.opponent.currentData() or "")
        text = self.search.text().strip()
        return GameFilter(
            state=self.state.currentData(),
            text=text,
            named=self._texts.named(text, self._challenges) if text else (),
            person=self.person.currentData(),
            level=opponent[len(_LEVEL) :] if opponent.startswith(_LEVEL) else "",
            opponent=opponent[len(_NAME) :] if opponent.startswith(_NAME) else "",
            expansion=self.expansion.currentData(),
            outcome=self.outcome.currentData(),
            since=since,
            until=until,
            card=self.card.currentData(),
            tile=self.tile.currentData(),
            section=self.section.currentData(),
            players=self.players.currentData(),
            assisted=self.assisted.currentData(),
        )

    def _bounds(self) -> tuple[date | None, date | None]:
        """Return the first and the last day of the period."""
        back: timedelta | str | None = self.period.currentData()
        if isinstance(back, timedelta):
            return date.today() - back, None
        if back == DAYS:
            one, two = (day.date().toPython() for day in self._days)
            assert isinstance(one, date)
            assert isinstance(two, date)
            return min(one, two), max(one, two)
        return None, None

    @property
    def is_narrow(self) -> bool:
        """Return whether any filter or another order is set."""
        return self.chosen != GameFilter() or self.order.currentIndex() > 0

    def show_all(self) -> None:
        """Clear the search and all filters."""
        self.search.clear()
        self._typing.stop()  # the filter changes once, below
        for box in (*self._usual, *self._rare):
            box.blockSignals(True)
            box.setCurrentIndex(0)
            box.blockSignals(False)
        self._on_changed()

    def _on_changed(self) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """Show the second row if it is unfolded, or if one of its filters is set."""
        has_days = self.period.currentData() == DAYS
        self.between.setVisible(has_days)
        self.reset.setEnabled(self.is_narrow)
        every = not self._is_low or self.fold.isChecked()
        for box in (*self._usual, *self._rare):
            box.setVisible(every or box.currentIndex() > 0)
        is_needed = has_days or any(box.currentIndex() > 0 for box in self._rare)
        is_open = self.fold.isChecked() or is_needed
        is_set = any(box.currentIndex() > 0 for box in self._usual)
        self.usual.setVisible(every or is_set)
        self.setVisible(every or is_set or is_needed)
        tip = tr("Card, tile, section, number of players, assistance, order")
        names = [box.accessibleName() for box in (*self._usual, *self._rare)]
        set_tooltip(self.fold, joined_names(names) if self._is_low else tip)
        self.fold.setEnabled(self._is_low or not is_needed)
        is_down = every if self._is_low else is_open
        self.fold.setArrowType(Qt.ArrowType.DownArrow if is_down else Qt.ArrowType.RightArrow)
        self.more.setVisible(is_open)


def _named(ids: Iterable[str], name: Callable[[str], str]) -> list[tuple[str, Any]]:
    return [(name(id_), id_) for id_ in ids]


def _box(name: str) -> FilterBox:
    """Return a box whose width does not depend on the games."""
    return FilterBox(name, is_steady=True)


def _day(name: str) -> QDateEdit:
    day = QDateEdit(QDate.currentDate())
    form = day_form()
    if "yyyy" not in form:
        form = form.replace("yy", "yyyy")  # two digits leave the century open
    day.setDisplayFormat(form)
    day.setAccessibleName(name)
    set_tooltip(day, name)
    return day
