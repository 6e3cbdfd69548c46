"""Time in the hand of a test: the clocks of motions go on when they are told to, and never wait."""

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, QVariantAnimation
from PySide6.QtGui import QImage

from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.motion.animator import Animator


def running_clocks(owner: QObject) -> list[QObject]:
    """Return what runs below an object: animations and timers."""
    animations = [
        clock
        for clock in owner.findChildren(QAbstractAnimation)
        if clock.state() == QAbstractAnimation.State.Running
    ]
    return [*animations, *(timer for timer in owner.findChildren(QTimer) if timer.isActive())]


def drive(owner: QObject, ms: int) -> None:
    """Let the animations that run below an object go on by so many milliseconds."""
    for clock in running_clocks(owner):
        if isinstance(clock, QVariantAnimation):
            clock.setCurrentTime(min(clock.currentTime() + ms, clock.duration()))


def drive_to(owner: QObject, share: float) -> None:
    """Let each animation that runs below an object be at a share of its time."""
    for clock in running_clocks(owner):
        if isinstance(clock, QVariantAnimation):
            clock.setCurrentTime(round(clock.duration() * share))


def drive_to_the_end(animator: Animator) -> int:
    """Let everything end, a frame of 16 ms after the other; return how many there were."""
    frames = 0
    while not animator.is_still:
        animator.advance(16)
        frames += 1
        assert frames < 2000, "it never ends"
    return frames


def grab(view: BoardView) -> QImage:
    """Return what the view shows, sharp."""
    view.grab()
    view.board_scene.sharpen()
    return view.grab().toImage()
