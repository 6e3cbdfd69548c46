"""Sentences about faults of engines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kingdom_builder_qt.game.engines.process import EngineCode, EngineError
from kingdom_builder_qt.ui.desktop.messages import said
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.foreign_text import isolated, truncated

tr = translator(__name__)

_LONGEST_PATH: Final = 250  # characters; its end is the name of the file

SENTENCES: Final[Mapping[EngineCode, Callable[[], str]]] = {
    "gone": tr.later("{engine} is no longer among your engines."),
    "start": tr.later("{engine} cannot be started: {reason} ({place})."),
    "greeting": tr.later(
        "{engine} does not introduce itself within {seconds} seconds. It may not be an engine."
    ),
    "option": tr.later("{engine} offers an option that cannot be read."),
    "reports": tr.later("{engine} reports an error: {answer}"),
    "silent": tr.later("{engine} has not answered for {seconds} seconds."),
    "answer": tr.later("The answer of {engine} is not a move: {answer}"),
    "illegal": tr.later("{engine} has chosen a move that is not allowed: {answer}"),
    "info": tr.later("{engine} tells about its search in words that cannot be read."),
    "ping": tr.later("{engine} gives no sign of life."),
    "ended": tr.later("{engine} has ended by itself (status {status})."),
    "closed": tr.later("{engine} has stopped answering."),
    "flood": tr.later("{engine} writes too much at once."),
    "line": tr.later("{engine} has written a line that is too long."),
    "stays": tr.later("{engine} does not end when it is told to."),
}


def engine_sentence(error: EngineError) -> str:
    """Return a fault in the language of the window."""
    words = {name: isolated(truncated(value)) for name, value in error.values.items()}
    if "reason" in words:
        words["reason"] = said(error.values["reason"])
    if "place" in words:
        words["place"] = isolated(truncated(error.values["place"], _LONGEST_PATH))
    return SENTENCES[error.code]().format(**words)
