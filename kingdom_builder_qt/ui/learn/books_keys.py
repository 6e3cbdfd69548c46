"""The keys of the windows of rules and manual."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.key_map import KeyAction, key_map

tr = translator(__name__)

rules_key: Final = key_map().declare(
    "rules",
    {
        "back": KeyAction(tr.later("Back"), ("Alt+Left",)),
        "forward": KeyAction(tr.later("Forward"), ("Alt+Right",)),
        "search": KeyAction(tr.later("Search"), ("Ctrl+F",)),
    },
)
manual_key: Final = key_map().declare(
    "manual",
    {
        "find": KeyAction(tr.later("Find"), ("Ctrl+F",)),
        "next": KeyAction(tr.later("Next match"), ("F3",)),
        "previous": KeyAction(tr.later("Previous match"), ("Shift+F3",)),
    },
)
