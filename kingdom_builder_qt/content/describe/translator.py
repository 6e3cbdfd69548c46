"""Translation of the generated sentences: windows bring it, the command line is in English."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

LookUp: TypeAlias = Callable[[str, str, str], str]  # of module, text and comment


@dataclass(frozen=True, slots=True)
class Translator:
    """Translates the texts of one module, each time it is called: the language may change."""

    module: str

    def __call__(self, text: str, comment: str = "") -> str:
        """Return a text in the language of the program; `comment` tells equal texts apart."""
        return _look_up(self.module, text, comment)

    def later(self, text: str, comment: str = "") -> Callable[[], str]:
        """Return a function that translates, for tables that are made during an import."""
        return partial(self, text, comment)


def translator(module: str) -> Translator:
    """Return the translator of a module, by its `__name__`."""
    return Translator(module)


def translate_with(look_up: LookUp) -> None:
    """Take all translations from a function; a program without windows has none."""
    global _look_up  # one language for the whole program, as in Qt
    _look_up = look_up


def _original(_module: str, text: str, _comment: str) -> str:
    return text


_look_up: LookUp = _original
