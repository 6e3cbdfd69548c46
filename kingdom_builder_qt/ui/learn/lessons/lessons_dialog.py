"""The list of lessons with the progress in each."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.lessons.lesson import Lesson
from kingdom_builder_qt.core.decision import piece_owners
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.lessons import LEARNER
from kingdom_builder_qt.ui.art.thumbnails import Sketch, Thumbnails
from kingdom_builder_qt.ui.desktop.style.text_size import scaled_size, text_factor
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.pictures import LineIcon
from kingdom_builder_qt.ui.desktop.widgets.scroll_page import ScrollPage
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    CardFrame,
    dialog_buttons,
    full_height,
    hbox,
    heading,
    label,
    make_primary,
    muted,
    vbox,
)
from kingdom_builder_qt.ui.learn.lessons.lesson_progress import LessonProgress
from kingdom_builder_qt.ui.learn.lessons.lesson_store import LessonStore
from kingdom_builder_qt.ui.learn.thumbnail_picture import ThumbnailPicture
from kingdom_builder_qt.ui.words.foreign_text import labelled

tr = translator(__name__)


_PICTURE: Final = QSize(78, 66)


def lesson_sketch(lesson: Lesson, catalog: Catalog) -> Sketch | None:
    """Return the place of the first step with lit hexes or own settlements.

    None if the content lacks an entry.
    """
    sketch = None
    for step in lesson.steps:
        if not step.position:
            continue
        try:
            position = Position.from_text(step.position, catalog)
        except KingdomBuilderError:
            return None
        near = step.light or position.own[LEARNER]
        sketch = Sketch(position.rules.board, piece_owners(position), step.light, near)
        if near:
            break
    return sketch


def _picture_size() -> QSize:
    """Return the size of a thumbnail, which grows half as much as the text."""
    return _PICTURE * ((1 + text_factor()) / 2)


class LessonRow(CardFrame):
    """A lesson with the button that starts or continues it."""

    def __init__(self, lesson: Lesson, pictures: Thumbnails, is_done: bool, is_left: bool) -> None:
        super().__init__()
        self.lesson = lesson
        self.picture = ThumbnailPicture(pictures, _picture_size)
        self.picture.show_thumbnail(lesson.id, lesson)
        sign, colour = ("check", "good") if is_done else ("hex", "text")
        self.icon = LineIcon(sign, 20, colour)
        name = label(lesson.name, 1.0, bold=True, wrap=True, fitted=True)
        text = muted(lesson.text, wrap=True, fitted=True)
        words = tr("Continue") if is_left else tr("Again") if is_done else tr("Start")
        self.begin = QPushButton(words, autoDefault=True)
        self.begin.setMinimumWidth(90)
        full_height(self.begin)
        state = (
            tr("done", "state of a lesson")
            if is_done
            else tr("started", "state of a lesson")
            if is_left
            else tr("new", "state of a lesson")
        )
        self.begin.setAccessibleName(labelled(words, lesson.name))
        self.begin.setAccessibleDescription(f"{lesson.text} ({state})")
        about = vbox(STRETCH, name, text, STRETCH, spacing=1)
        row = hbox(self.picture, self.icon, (about, 1), self.begin, parent=self, spacing=12)
        row.setContentsMargins(8, 6, 12, 6)


class LessonsDialog(QDialog):
    """Offers all lessons; the first unfinished one is the default."""

    chosen = Signal(object)  # Lesson

    def __init__(
        self,
        store: LessonStore,
        progress: LessonProgress,
        pictures: Thumbnails,
        parent: QWidget | None = None,
    ) -> None:
        """Show the lessons, as soon as they are read."""
        super().__init__(parent)
        self.setWindowTitle(tr("Lessons"))
        self._store, self._progress, self._pictures = store, progress, pictures
        self.rows: list[LessonRow] = []
        self.state = muted(tr("Reading the lessons…"))
        self._page = QWidget()
        self._list = vbox(parent=self._page, spacing=6)
        self._list.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._list.setContentsMargins(0, 0, 8, 0)  # distance between scroll bar and cards
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self.finished.connect(pictures.cancel_requests)
        self.page = ScrollPage(self._page)
        foot = hbox((self.state, 1), buttons)
        vbox((self.page, 1), foot, parent=self, spacing=10, margin=16)
        if store.is_read:
            self._fill()
        else:
            store.changed.connect(self._fill)

    def sizeHint(self) -> QSize:
        return scaled_size(QSize(560, 620))

    def _fill(self) -> None:
        """List the lessons once they are read."""
        done, progress = self._progress.done, self._progress
        self.rows = [
            LessonRow(lesson, self._pictures, lesson.id in done, progress.left(lesson) is not None)
            for lesson in self._store.lessons.lessons
        ]
        for title, is_base in ((tr("The game"), True), (tr("Expansions"), False)):
            of_kind = [row for row in self.rows if (row.lesson.expansion == "base") is is_base]
            if of_kind and self._list.count():
                self._list.addSpacing(8)
            for part in [heading(title), *of_kind] if of_kind else ():
                self._list.addWidget(part)
        text = tr("{done} of {count} done")
        count = sum(row.lesson.id in done for row in self.rows)
        self.state.setText(text.format(done=count, count=len(self.rows)))
        for row in self.rows:
            row.begin.clicked.connect(lambda _=False, r=row: self._choose(r.lesson))
        following = next((row for row in self.rows if row.lesson.id not in done), None)
        if following is not None:
            make_primary(following.begin)
            following.begin.setDefault(True)
            following.begin.setFocus()

    def _choose(self, lesson: Lesson) -> None:
        self.accept()
        self.chosen.emit(lesson)
