"""The keys of the window Games."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.key_map import KeyAction, key_map

tr = translator(__name__)

games_key: Final = key_map().declare(
    "games",
    {
        "rename": KeyAction(tr.later("Edit the title"), ("F2",)),
        "star": KeyAction(tr.later("Star the selected games, or remove their stars"), ("Ctrl+D",)),
        "copy": KeyAction(tr.later("Save copies of the selected games"), ("Ctrl+Shift+S",)),
        "delete": KeyAction(tr.later("Delete the selected games"), ("Del",)),
        "undo": KeyAction(tr.later("Undo the deletion"), ("Ctrl+Z",)),
        "search": KeyAction(tr.later("Search"), ("Ctrl+F",)),
    },
)
