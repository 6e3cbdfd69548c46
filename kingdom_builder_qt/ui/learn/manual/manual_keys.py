"""The keys of the window of the content manual."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.key_map import KeyAction, key_map

tr = translator(__name__)

manual_key: Final = key_map().declare(
    "manual",
    {
        "find": KeyAction(tr.later("Find"), ("Ctrl+F",)),
        "next": KeyAction(tr.later("Next match"), ("F3",)),
        "previous": KeyAction(tr.later("Previous match"), ("Shift+F3",)),
    },
)
