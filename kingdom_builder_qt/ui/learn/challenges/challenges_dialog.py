"""The dialog of challenges: those of today and this week, and the tasks, with results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, datetime, timedelta
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QMessageBox,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.challenge_files import shipped_pools
from kingdom_builder_qt.game.challenges.challenge import (
    CalledChallenge,
    Challenge,
    challenge_of_day,
    challenge_of_week,
)
from kingdom_builder_qt.game.challenges.challenge_results import Tries, streak_of
from kingdom_builder_qt.game.challenges.medals import STRETCHES, medal_for
from kingdom_builder_qt.ui.art.thumbnails import Thumbnails
from kingdom_builder_qt.ui.desktop.style.text_size import scaled, scaled_size
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.controls.filter_box import WrappedRow
from kingdom_builder_qt.ui.desktop.widgets.medal_sign import MedalSign
from kingdom_builder_qt.ui.desktop.widgets.message_box import message_box
from kingdom_builder_qt.ui.desktop.widgets.pictures import Picture
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import (
    SMALL,
    STRETCH,
    CardFrame,
    clear_layout,
    dialog_buttons,
    full_height,
    hbox,
    heading,
    label,
    make_primary,
    muted,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tab_pages import Pages
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.learn.challenges.challenge_calendar import (
    BEGUN,
    FINISHED,
    ChallengeCalendar,
)
from kingdom_builder_qt.ui.learn.challenges.challenge_play import ChallengePlay, MedalWork
from kingdom_builder_qt.ui.learn.challenges.challenge_store import ChallengeStore
from kingdom_builder_qt.ui.learn.challenges.challenge_texts import ChallengeTexts
from kingdom_builder_qt.ui.learn.thumbnail_picture import ThumbnailPicture
from kingdom_builder_qt.ui.words.dates import long_day
from kingdom_builder_qt.ui.words.foreign_text import labelled
from kingdom_builder_qt.ui.words.name_texts import NameTexts

tr = translator(__name__)

_BUTTON: Final = 118  # pixels
_PICTURE: Final = QSize(150, 128)
_LARGE_PICTURE: Final = QSize(216, 184)
_HIGH: Final = 600  # height of a window with large pictures, at 100 % text size
_EMBLEM: Final = 24
_PORTRAIT: Final = 32
_DAY: Final = 340  # least width of the day next to the calendar, at 100 % text size


class ChallengeCard(CardFrame):
    """One challenge; `play` starts it, or continues an unfinished try; `again` starts another.

    `copy` is visible once it was played.
    """

    def __init__(
        self,
        challenge: Challenge,
        catalog: Catalog,
        today: date,
        pictures: Thumbnails,
        *,
        is_tall: bool,
        size: Callable[[], QSize],
    ) -> None:
        """`is_tall`: the words are below the picture, for a narrow place.

        `size`: of the picture.
        """
        super().__init__()
        self.challenge = challenge
        self._texts = texts = ChallengeTexts(catalog)
        self._title = texts.title(challenge, today)
        self.line = ""  # the result to share
        self.is_reached = False  # the aim of a task
        self.is_unfinished = False  # a try can be continued
        self.medal = MedalSign()
        self.outcome = label("", bold=True, wrap=True, fitted=True)
        self.measure = muted("", wrap=True, fitted=True)
        self.play, self.again, self.copy = (QPushButton(autoDefault=True) for _ in range(3))
        self.copy.setText(tr("Copy result"))
        self.copy.setAccessibleName(tr("Copy result: {challenge}").format(challenge=self._title))
        self.again.setText(tr("Another try…"))
        self.again.setAccessibleName(tr("Another try: {challenge}").format(challenge=self._title))
        for button in (self.play, self.again, self.copy):
            button.setMinimumWidth(_BUTTON)
            button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        full_height(self.play, self.again, self.copy)
        # A widget, because a layout with only hidden parts collapses the column.
        self._result_row = QWidget()
        hbox(self.medal, (self.outcome, 1), parent=self._result_row, spacing=6)
        self.bar = QProgressBar(textVisible=False)
        self.bar.setMaximumHeight(8)
        self.bar.setRange(0, STRETCHES)
        self.bar.setAccessibleName(tr("Progress of Master's game"))
        self.stop = QPushButton(autoDefault=False)
        self.stop.setAccessibleDescription(self._title)
        self._work_row = QWidget()
        hbox((self.bar, 1), self.stop, parent=self._work_row, spacing=8)
        self._work_row.hide()
        details = self._details(catalog)
        self.picture = ThumbnailPicture(pictures, size)
        self.picture.show_thumbnail(challenge.key, challenge)
        targets = [QWidget() for _ in texts.targets(challenge)]
        for target, (medal, text) in zip(targets, texts.targets(challenge), strict=True):
            hbox(MedalSign(medal), label(text, SMALL), parent=target, spacing=3)
        self.targets = WrappedRow(targets)  # of the medals, until one is measured
        words = vbox(
            heading(self._title),
            *details,
            self.targets,
            self._result_row,
            self.measure,
            self._work_row,
            STRETCH,
            spacing=3,
        )
        buttons = vbox(self.play, self.again, self.copy, STRETCH, spacing=6)
        if is_tall:
            head = hbox(self.picture, STRETCH, buttons)
            layout: QBoxLayout = vbox(head, words, parent=self, spacing=10)
        else:
            layout = hbox(self.picture, (words, 1), buttons, parent=self, spacing=14)
            layout.setAlignment(self.picture, Qt.AlignmentFlag.AlignTop)
        layout.setContentsMargins(14, 12, 14, 12)
        self.show_tries(Tries(), is_unfinished=False)

    def _details(self, catalog: Catalog) -> list[QWidget | QBoxLayout]:
        """Return the parts that describe the challenge."""
        challenge, texts = self.challenge, self._texts
        played, cards = texts.played_with(challenge), texts.cards(challenge)
        ids = (*(challenge.options.cards or ()), *(challenge.options.tasks or ()))
        emblems = [Picture("cards", id_, _EMBLEM) for id_ in ids]
        if challenge.kind == "task":
            return [
                label(texts.aim(challenge), 1.0, bold=True, wrap=True, fitted=True),
                muted(f"{played}. {cards}", wrap=True, fitted=True),
                hbox(*emblems, STRETCH, spacing=6),
            ]
        portrait = Picture("levels", challenge.opponent, _PORTRAIT)
        opponent = muted(NameTexts(catalog).character(challenge.opponent), wrap=True, fitted=True)
        return [
            label(played, 1.0, bold=True, wrap=True, fitted=True),
            hbox(*emblems, (muted(cards, wrap=True, fitted=True), 1), spacing=6),
            hbox(portrait, (opponent, 1), spacing=6),
        ]

    def show_tries(self, tries: Tries, is_unfinished: bool, work: MedalWork | None = None) -> None:
        """Show the results.

        `is_unfinished`: a try can be continued. `work`: computes the medals.
        """
        challenge, texts, master = self.challenge, self._texts, tries.master
        # The first result of a challenge counts, the best one of a task.
        counted = tries.top if challenge.kind == "task" else tries.first
        self.is_reached = counted is not None and counted.gold >= challenge.aim
        self.is_unfinished = is_unfinished
        play = tr("Play again") if tries.starts else tr("Play")
        if is_unfinished:
            play = tr("Continue")
        self.again.setVisible(is_unfinished)
        self.play.setText(play)
        self.play.setAccessibleName(labelled(play, self._title))
        outcome = texts.outcome(challenge, tries, is_unfinished)
        self.outcome.setText(outcome)
        self._result_row.setVisible(bool(outcome))
        self.targets.setVisible(counted is None)
        for widget in (self.copy, self.measure):
            widget.setVisible(counted is not None)
        is_worked_out = work is not None and work.is_about(challenge)
        is_stopped = work is not None and work.is_stopped(challenge)
        played = work.played(challenge) if work is not None else 0
        self._work_row.setVisible(master is None and (is_worked_out or is_stopped))
        self.bar.setValue(played)
        self.stop.setText(tr("Stop") if is_worked_out else tr("Resume"))
        if counted is None:
            self.line = ""
            self.medal.show_medal("")
            return
        self.line = texts.line(challenge, counted, master)
        self.measure.setText(
            texts.medal_state(challenge, counted.gold, master, is_worked_out, played)
        )
        self.medal.show_medal(medal_for(challenge, counted.gold, master))
        is_due = master is None and (is_worked_out or is_stopped)
        wait = texts.why_no_copy if is_due else ""
        self.copy.setEnabled(not wait)
        set_tooltip(self.copy, wait)


class ChallengesDialog(QDialog):
    """Offers challenges and tasks."""

    chosen = Signal(object)  # Challenge to start
    continue_requested = Signal(object)  # Challenge to continue

    def __init__(
        self,
        catalog: Catalog,
        store: ChallengeStore,
        play: ChallengePlay,
        now: Callable[[], datetime],
        pictures: Thumbnails,
        parent: QWidget | None = None,
    ) -> None:
        """Show the challenges of `now`; tasks and results follow once they are read."""
        super().__init__(parent)
        self.setWindowTitle(tr("Challenges"))
        self._catalog, self._store, self._play = catalog, store, play
        self._now, self._pictures = now, pictures
        self._day: date | None = None  # of the shown challenges
        self.cards: list[ChallengeCard] = []
        self.tasks: list[ChallengeCard] = []
        self._midnight = QTimer(self, singleShot=True)
        self._midnight.timeout.connect(self.renew)
        self.pages = Pages()
        self._challenges, self._tasks = QVBoxLayout(), QVBoxLayout()
        self._past = QVBoxLayout()
        self.past: list[ChallengeCard] = []  # that of the selected day
        # On the pages of today and of the calendar.
        self.streaks = [label("", 1.0, bold=True, wrap=True, fitted=True) for _ in range(2)]
        first = shipped_pools(catalog).pools[0].first
        self.calendar = ChallengeCalendar(first, self._result_of)
        self.calendar.day_chosen.connect(self._show_day)
        self.calendar.day_activated.connect(self._play_day)
        about = tr(
            "The same board, cards and deals for everyone, on every computer. You go first. Only"
            " your first result counts, and there are no hints until then. Compare it with your"
            " friends."
        )
        self.progress = muted(tr("Reading the tasks…"), wrap=True, fitted=True)
        intro = muted(about, wrap=True, fitted=True)
        today = vbox(intro, self.streaks[0], spacing=6)
        self.pages.add_page(_page(today, self._challenges), tr("Today and this week"))
        self.pages.add_page(
            ScrollPage(_Days(self.streaks[1], self.calendar, self._past), steady=True),
            tr("Calendar"),
        )
        self.pages.add_page(_page(self.progress, self._tasks), tr("Tasks"))
        self.said = muted("", wrap=True)
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        foot = hbox((self.said, 1), buttons)
        vbox((self.pages, 1), foot, parent=self, spacing=10, margin=16)
        self.finished.connect(pictures.cancel_requests)
        store.changed.connect(self.refresh)
        play.changed.connect(self.refresh)
        self.renew()

    def sizeHint(self) -> QSize:
        return scaled_size(QSize(800, 620))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for card in (*self.cards, *self.tasks):
            card.picture.updateGeometry()

    def _picture_size(self) -> QSize:
        """Return the size of pictures at which the challenges of today fill the window."""
        return _LARGE_PICTURE if self.height() >= scaled(_HIGH) else _PICTURE

    def renew(self) -> None:
        """Show the challenges of the current date."""
        now = self._now()
        tomorrow = datetime.combine(now.date() + timedelta(days=1), datetime.min.time())
        if self.isVisible():
            self._midnight.start(int((tomorrow - now).total_seconds() * 1000) + 1)
        if now.date() != self._day:
            self._day = now.date()
            makes = challenge_of_day, challenge_of_week
            challenges = [make(self._day, self._catalog) for make in makes]
            self.cards = self._fill(self._challenges, challenges, self._day)
            self.calendar.show_until(self._day)
            self.calendar.choose(self._day)
            self._show_day(self._day)
            make_primary(self.cards[0].play)
            self.cards[0].play.setDefault(True)
            self.cards[0].play.setFocus()
        self.refresh()

    def refresh(self) -> None:
        store = self._store
        if store.is_read and self._day is not None and len(self.tasks) != len(store.tasks):
            self.tasks = self._fill(self._tasks, store.tasks, self._day)
        for card in (*self.cards, *self.past, *self.tasks):
            tries = store.tries(card.challenge)
            self._play.work_out(card.challenge)
            is_unfinished = self._is_unfinished(card.challenge)
            card.show_tries(tries, is_unfinished, self._play.work)
        texts = ChallengeTexts(self._catalog)
        if self._day is not None:
            for line in self.streaks:
                line.setText(texts.streak(streak_of(store.results, self._day)))
            self.calendar.updateCells()
            self._describe_day()
        if store.is_read:
            reached = sum(card.is_reached for card in self.tasks)
            self.progress.setText(texts.progress(reached, len(self.tasks)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.renew()

    def hideEvent(self, event: QHideEvent) -> None:
        self._midnight.stop()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Check the date when the window is activated: the computer may have slept."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.renew()

    def _fill(
        self, column: QVBoxLayout, challenges: Sequence[Challenge], today: date
    ) -> list[ChallengeCard]:
        """Replace the cards of a column."""
        clear_layout(column)
        is_tall = column is self._past
        size = (lambda: _PICTURE) if is_tall else self._picture_size
        made = [
            ChallengeCard(one, self._catalog, today, self._pictures, is_tall=is_tall, size=size)
            for one in challenges
        ]
        for card in made:
            column.addWidget(card)
            card.play.clicked.connect(lambda _=False, c=card: self._choose(c))
            card.again.clicked.connect(lambda _=False, c=card: self._ask_again(c.challenge))
            card.stop.clicked.connect(lambda _=False, c=card: self._play.toggle_work(c.challenge))
            card.copy.clicked.connect(lambda _=False, c=card: self._copy(c.line))
        return made

    def _show_day(self, day: date) -> None:
        """Show the challenge of a day below the calendar."""
        if self._day is not None:
            self.past = self._fill(self._past, [challenge_of_day(day, self._catalog)], self._day)
            self.refresh()

    def _play_day(self, day: date) -> None:
        """Play the selected challenge; one that has a result is played again by its button only."""
        (card,) = self.past
        if card.challenge.first == day and self._result_of(day) in ("", BEGUN):
            self._choose(card)

    def _describe_day(self) -> None:
        day = self.calendar.day
        result = ChallengeTexts(self._catalog).day_result(self._result_of(day))
        self.calendar.setAccessibleDescription(f"{long_day(day)}, {result}")

    def _result_of(self, day: date) -> str:
        """Return the result of a day; see `ChallengeCalendar`."""
        tries = self._store.results.of(day.isoformat())
        if tries.first is None:
            return BEGUN if tries.starts else ""
        medal = medal_for(CalledChallenge("day", day), tries.first.gold, tries.master)
        return medal or FINISHED

    def _is_unfinished(self, challenge: Challenge) -> bool:
        session = self._play.at_desk(challenge)
        if session is not None:  # the library may have an earlier state of it
            return not session.position.is_over
        return bool(self._store.left(challenge))

    def _choose(self, card: ChallengeCard) -> None:
        if not card.is_unfinished:
            self._begin(card.challenge)
            return
        self.accept()
        self.continue_requested.emit(card.challenge)

    def _ask_again(self, challenge: Challenge) -> None:
        """Explain which result counts before another try is started."""
        about = ChallengeTexts(self._catalog).about_another(challenge, self._store.tries(challenge))
        question = tr("Start another try?")
        box = message_box(self.windowTitle(), question, about, self, QMessageBox.Icon.Question)
        begin = box.addButton(tr("Start another try"), QMessageBox.ButtonRole.AcceptRole)
        cancel = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(cancel)
        box.setEscapeButton(cancel)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        begin.clicked.connect(lambda: self._begin(challenge))
        box.open()

    def _begin(self, challenge: Challenge) -> None:
        self.accept()
        self.chosen.emit(challenge)

    def _copy(self, line: str) -> None:
        QGuiApplication.clipboard().setText(line)
        self.said.setText(tr("Copied: {line}").format(line=line))


class _Days(QWidget):
    """The calendar with the selected day next to it, or below it where the room is narrow."""

    def __init__(self, streak: QLabel, calendar: QWidget, day: QVBoxLayout) -> None:
        super().__init__()
        self._calendar = calendar
        column = vbox(day, STRETCH)
        self._row = hbox((calendar, 1), (column, 1), spacing=10)
        vbox(streak, (self._row, 1), parent=self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        least = self._calendar.minimumSizeHint().width() + scaled(_DAY)
        directions = QBoxLayout.Direction
        is_wide = event.size().width() >= least
        self._row.setDirection(directions.LeftToRight if is_wide else directions.TopToBottom)


def _page(above: QWidget | QBoxLayout, column: QVBoxLayout) -> ScrollPage:
    """Return a page with a line above a column of cards."""
    content = QWidget()
    column.setSpacing(10)
    vbox(above, column, STRETCH, parent=content, spacing=10)
    return ScrollPage(content, steady=True)
