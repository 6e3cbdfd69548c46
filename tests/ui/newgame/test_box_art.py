"""Pictures that are drawn between events: boxes, and the queue behind them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import thread_time

import pytest
from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.setup.set_up_choice import SetUp
from kingdom_builder_qt.ui.art.slices import PictureQueue
from kingdom_builder_qt.ui.newgame.box_art import BoxArt, subject_of

SIZE = QSize(160, 76)
Steps = Callable[[], Iterator[QPixmap | None]]


@pytest.fixture
def owner(qapp: object) -> Iterator[QObject]:
    """Return the parent of queues, whose timers end with it."""
    made = QObject()
    yield made
    made.deleteLater()


def test_a_box_is_painted_in_short_steps(catalog: Catalog, owner: QObject) -> None:
    """No step takes a quarter of the painting, so that the window answers in between."""
    art = BoxArt(catalog, owner)
    subject = subject_of(catalog, SetUp(), "nomads")
    took: list[float] = []
    picture, before = None, thread_time()
    for found in art.steps(subject, SIZE, 1.0):
        took.append(thread_time() - before)
        picture, before = found, thread_time()
    assert picture is not None
    assert picture.size() == SIZE
    assert len(took) > 30
    assert max(took) < sum(took) / 4


def test_a_new_size_replaces_the_old_request(owner: QObject, qtbot: QtBot) -> None:
    """A window that is resized draws the last size, and shows the former picture until then."""
    queue, begun = PictureQueue(owner), []

    def of(side: int) -> Steps:
        def steps() -> Iterator[QPixmap | None]:
            begun.append(side)
            yield None
            picture = QPixmap(side, side)
            picture.fill(Qt.GlobalColor.red)
            yield picture

        return steps

    def side() -> int:
        picture = queue.picture("here", 5, of(5))
        return 0 if picture is None else picture.width()

    assert queue.picture("here", 1, of(1)) is None
    with qtbot.waitSignal(queue.drawn) as drawn:
        pass
    assert drawn.args == ["here"]
    assert queue.picture("other", 9, of(9)) is None  # being drawn
    for number in (2, 3, 4, 5):
        shown = queue.picture("here", number, of(number))
        assert shown is not None
        assert shown.width() == 1
    qtbot.waitUntil(lambda: side() == 5)
    assert begun == [1, 9, 5]


def test_a_stopped_queue_draws_nothing(owner: QObject, qtbot: QtBot) -> None:
    """A closed view leaves no timer; a later request begins again."""
    queue, drawn = PictureQueue(owner), []
    queue.drawn.connect(drawn.append)
    queue.picture("here", 1, lambda: iter([None, QPixmap(1, 1)]))
    queue.stop()
    qtbot.wait(20)
    assert drawn == []
    queue.picture("here", 1, lambda: iter([None, QPixmap(1, 1)]))
    qtbot.waitUntil(lambda: drawn == ["here"])
