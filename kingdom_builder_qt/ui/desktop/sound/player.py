"""What the window knows of sound: a player, here one that stays silent, and why there is none."""

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
    """Plays sounds by name without making anybody wait; this one has neither device nor sound."""

    problem_changed = Signal(str)  # SoundProblem

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.problem = SoundProblem.NONE
        self._volume = 0

    @property
    def volume(self) -> int:
        """Return how loud sounds are: 0 (off) to 100."""
        return self._volume

    def set_volume(self, volume: int) -> None:
        """Play louder or softer from now on; 0 switches sound off."""
        self._volume = min(max(volume, 0), LOUDEST)

    def prepare(self) -> None:
        """Make ready, so that the first sound comes in time."""

    def check(self) -> None:
        """Look for a device; `problem` tells soon whether there is one."""

    def play(self, name: str, delay_ms: int = 0) -> None:
        """Play a sound."""

    def sample(self, volume: int) -> None:
        """Let a volume be heard that is not set yet."""

    def close(self) -> None:
        """Be silent at once; nothing runs any more afterwards."""
