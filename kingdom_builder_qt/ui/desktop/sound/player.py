"""The interface of a sound player, with a silent implementation."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from PySide6.QtCore import QObject, Signal

LOUDEST: Final = 100


class SoundProblem(StrEnum):
    """Why nothing can be heard."""

    NONE = ""
    LIBRARY = "library"
    DEVICE = "device"


class SoundPlayer(QObject):
    """Plays sounds by name without blocking; this base class is silent."""

    problem_changed = Signal(str)  # SoundProblem

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.problem = SoundProblem.NONE
        self._volume = 0

    @property
    def volume(self) -> int:
        """Return the volume: 0 (off) to 100."""
        return self._volume

    def set_volume(self, volume: int) -> None:
        """Set the volume; 0 switches sound off."""
        self._volume = min(max(volume, 0), LOUDEST)

    def prepare(self) -> None:
        """Start up, so that the first sound is on time."""

    def check(self) -> None:
        """Look for a device; `problem` is updated soon afterwards."""

    def play(self, name: str, delay_ms: int = 0) -> None:
        """Play a sound after a delay."""

    def sample(self, volume: int) -> None:
        """Play a sample at a volume that is not set yet."""

    def close(self) -> None:
        """Be silent at once and stop everything that runs."""
