"""Translation of the texts that users see, by feature.

A module with such texts begins with ``tr = translator(__name__)``. The translation context is the
feature, not the class: a sentence may move between the classes and modules of a feature, and a
plural is also found by objects of a derived class, for which `QObject.tr` fails.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from kingdom_builder_qt.content.describe.translator import translate_with

# The context of each feature, by its package. A renamed package keeps its context, because every
# translation is stored under it.
CONTEXTS: Final = {
    "app": "app",
    "content.describe": "words",
    "editor.sections": "editor",
    "editor.workbench": "workbench",
    "ui.desktop": "desktop",
    "ui.learn": "learn",
    "ui.library": "library",
    "ui.newgame": "newgame",
    "ui.shell": "shell",
    "ui.table": "table",
    "ui.words": "words",
}


@dataclass(frozen=True, slots=True)
class Translator:
    """Looks texts up in one context, each time it is called: the language may change."""

    context: str

    def __call__(self, text: str, comment: str = "", count: int = -1) -> str:
        """Return a text in the language of the program.

        `comment` tells equal texts of different meaning apart. `count` selects the plural form
        and replaces `%n`, or `%Ln` with the digits of the locale.
        """
        return QCoreApplication.translate(self.context, text, comment, count)

    def later(self, text: str, comment: str = "") -> Callable[[], str]:
        """Return a function that translates, for tables that are made during an import."""
        return partial(self, text, comment)

    def counted(self, text: str, comment: str = "") -> Callable[[int], str]:
        """Return a function that translates for a count, for tables made during an import."""
        return partial(self, text, comment)


def context_of(module: str) -> str:
    """Return the context of a module of this package; LookupError if its package has none."""
    parts = module.split(".")[1:]
    for length in (2, 1):
        if context := CONTEXTS.get(".".join(parts[:length])):
            return context
    raise LookupError(f"{module}: its package has no context in {__name__}")


def translator(module: str) -> Translator:
    """Return the translator of a module, by its `__name__`."""
    return Translator(context_of(module))


# The texts of `core.messages`, which know no Qt.
MESSAGES: Final = Translator("words")


def _sentence(module: str, text: str, comment: str) -> str:
    return Translator(context_of(module))(text, comment)


translate_with(_sentence)  # the layers below know no Qt
