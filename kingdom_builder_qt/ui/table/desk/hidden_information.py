"""Cards that stay hidden on a shared screen, in the log and in advice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kingdom_builder_qt.core.events import Event, TurnBegan
from kingdom_builder_qt.game.session import LogEntry


def public_part(entry: LogEntry) -> LogEntry:
    """Return a log entry without the events of the turn that begins in it."""
    return replace(entry, events=tuple(entry.events[: _start(entry.events)]))


def hidden_part(entry: LogEntry) -> LogEntry:
    """Return a log entry with only the events of the turn that begins in it."""
    return replace(entry, events=tuple(entry.events[_start(entry.events) :]))


def _start(events: Sequence[Event]) -> int:
    """Return the index at which the next turn begins; replaced cards follow it."""
    begins = [number for number, event in enumerate(events) if isinstance(event, TurnBegan)]
    return begins[-1] if begins else len(events)
