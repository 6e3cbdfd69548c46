"""Sentences about faults of engines."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.game.engines.process import EngineError
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.words.foreign_text import BRIEF, isolated, truncated

_LONGEST_PATH: Final = 250  # characters; its end is the name of the file


def engine_sentence(error: EngineError) -> str:
    """Return a fault in the language of the window."""
    return said(error.message, _safe)


def _safe(placeholder: str, value: object) -> object:
    """Return a value of a message, with the text of an engine isolated and shortened."""
    if placeholder not in ("engine", "answer", "place"):
        return value
    return isolated(truncated(str(value), _LONGEST_PATH if placeholder == "place" else BRIEF))
