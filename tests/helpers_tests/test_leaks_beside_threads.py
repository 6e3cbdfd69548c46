"""Objects are counted while other threads run, such as the listener of pytest-xdist."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator

import pytest

from tests.helpers.leaks import qt_objects


@pytest.mark.slow
def test_a_tuple_that_is_being_made_stays_whole() -> None:
    """A thread that builds a tuple dies if another thread refers to the unfinished tuple."""
    ended, faults = threading.Event(), []
    many = [[] for _ in range(200_000)]  # type: ignore[var-annotated]  # so that a list takes long

    def items() -> Iterator[int]:
        for number in range(40):
            time.sleep(0)  # lets another thread run
            yield number

    def make() -> None:
        while not ended.is_set():
            try:
                tuple(items())
            except SystemError as error:
                faults.append(error)

    threads = [threading.Thread(target=make) for _ in range(3)]
    for thread in threads:
        thread.start()
    for _ in range(30):
        qt_objects()
    ended.set()
    for thread in threads:
        thread.join()
    assert not faults
    assert many
