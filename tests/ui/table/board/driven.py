"""Time under the control of a test: the clocks of motions advance on command and never wait."""

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, QVariantAnimation
from PySide6.QtGui import QImage

from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.motion.animator import Animator


def running_clocks(owner: QObject) -> list[QObject]:
    """Return the running animations and timers among the descendants of an object."""
    animations = [
        clock
        for clock in owner.findChildren(QAbstractAnimation)
        if clock.state() == QAbstractAnimation.State.Running
    ]
    return [*animations, *(timer for timer in owner.findChildren(QTimer) if timer.isActive())]


def drive(owner: QObject, ms: int) -> None:
    """Advance the running animations below an object by this number of milliseconds."""
    for clock in running_clocks(owner):
        if isinstance(clock, QVariantAnimation):
            clock.setCurrentTime(min(clock.currentTime() + ms, clock.duration()))


def drive_to(owner: QObject, share: float) -> None:
    """Set each running animation below an object to a share of its time."""
    for clock in running_clocks(owner):
        if isinstance(clock, QVariantAnimation):
            clock.setCurrentTime(round(clock.duration() * share))


def drive_to_the_end(animator: Animator) -> int:
    """Run all animations to their end in frames of 16 ms; return the number of frames."""
    frames = 0
    while not animator.is_still:
        animator.advance(16)
        frames += 1
        assert frames < 2000, "it never ends"
    return frames


def grab(view: BoardView) -> QImage:
    """Return the picture of the view, sharpened."""
    view.grab()
    view.board_scene.sharpen()
    return view.grab().toImage()
