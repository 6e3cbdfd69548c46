"""Messages as bytes, and the worker's end of the pipes, without a process."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from kingdom_builder_qt.ui.desktop.workers.child import PipeEnd
from kingdom_builder_qt.ui.desktop.workers.messages import Unpacker, pack

MESSAGES = ["", None, {"a": (1, 2)}, bytes(100_000), "end"]


@pytest.fixture
def ends() -> Iterator[tuple[PipeEnd, int, int]]:
    """Return a worker's end, the descriptor that feeds it and the descriptor of its messages."""
    (source, feeding), (told, sink) = os.pipe(), os.pipe()
    yield PipeEnd(source, sink), feeding, told
    for descriptor in (source, told, sink):
        os.close(descriptor)


@pytest.mark.parametrize("size", [1, 3, 4096, 1_000_000])
def test_messages_are_whole_whatever_the_pieces(size: int) -> None:
    """Messages are complete however their bytes are split or joined."""
    data, unpacker = b"".join(map(pack, MESSAGES)), Unpacker()
    found = []
    for begin in range(0, len(data), size):
        found += unpacker.feed(data[begin : begin + size])
    assert found == MESSAGES


def test_a_worker_waits_looks_and_ends(ends: tuple[PipeEnd, int, int]) -> None:
    """`poll` does not block; messages sent before the end are read, then EOFError is raised."""
    end, feeding, _told = ends
    assert not end.poll()
    assert not end.poll(0.01)
    os.write(feeding, pack("one") + pack("two"))
    os.close(feeding)
    assert end.poll(None)
    assert [end.recv(), end.recv()] == ["one", "two"]
    assert end.poll(None)
    with pytest.raises(EOFError):
        end.recv()


def test_a_worker_answers(ends: tuple[PipeEnd, int, int]) -> None:
    """The worker's messages have the format of those it receives."""
    end, feeding, told = ends
    end.send(MESSAGES[2])
    assert Unpacker().feed(os.read(told, 1000)) == [MESSAGES[2]]
    os.close(feeding)
