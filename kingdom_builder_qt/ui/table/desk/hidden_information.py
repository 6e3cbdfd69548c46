"""What must stay hidden at a screen that several people share: cards, in the log and in advice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kingdom_builder_qt.core.events import Event, TurnBegan
from kingdom_builder_qt.game.session import LogEntry


def public_part(entry: LogEntry) -> LogEntry:
    """Return a log entry without what the turn that begins in it reveals."""
    return replace(entry, events=tuple(entry.events[: _start(entry.events)]))


def hidden_part(entry: LogEntry) -> LogEntry:
    """Return a log entry with nothing but what the turn that begins in it reveals."""
    return replace(entry, events=tuple(entry.events[_start(entry.events) :]))


def _start(events: Sequence[Event]) -> int:
    """Return where the next turn begins; a useless card is replaced after that."""
    begins = [number for number, event in enumerate(events) if isinstance(event, TurnBegan)]
    return begins[-1] if begins else len(events)
