"""Questions to the disk in threads of their own; the answers come by the event loop.

A thread that a dead server holds may outlive the window that asked.  So it knows no Qt object of
the window, which it could else be the last to let go of or to call; only a letter box that stays.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from itertools import count
from typing import Any, TypeAlias
from weakref import WeakMethod

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

# Gets what was given along, the answer, and what the question raised instead of answering.
Then: TypeAlias = Callable[[Any, Any, BaseException | None], object]


class _LetterBox(QObject):
    """Hands answers to those who wait for them and are still there."""

    came = Signal(int, object)  # number, answer and error

    def __init__(self) -> None:
        super().__init__()
        self._numbers = count()
        self._waiting: dict[int, tuple[WeakMethod[Then], Any]] = {}
        self.came.connect(self._on_came)

    def expect(self, then: Then, along: Any) -> int:
        """Return the number that the answer must bear."""
        number = next(self._numbers)
        self._waiting[number] = WeakMethod(then), along
        return number

    def _on_came(self, number: int, answer: tuple[Any, BaseException | None]) -> None:
        method, along = self._waiting.pop(number)
        then = method()
        if then is not None and isValid(then.__self__):  # type: ignore[attr-defined]
            then(along, *answer)


_box: _LetterBox | None = None


def ask_in_thread(
    question: Callable[[], Any], then: Then, along: Any, *, must_end: bool = False
) -> None:
    """Ask a question in a thread; `then`, a method of a Qt object, is called here afterwards.

    It gets `along`, the answer and what the question raised, if anything; nobody is called once
    the object is gone.  `must_end`: the program does not end before, because something is written.
    """
    global _box
    if _box is None:
        _box = _LetterBox()
    box, number = _box, _box.expect(then, along)
    run = threading.Thread(target=_run, args=(question, box, number), name="disk")
    run.daemon = not must_end
    run.start()


def _run(question: Callable[[], Any], box: _LetterBox, number: int) -> None:
    answer, error = None, None
    try:
        answer = question()
    except BaseException as raised:  # noqa: BLE001  # whoever asked gets it
        error = raised
    box.came.emit(number, (answer, error))
