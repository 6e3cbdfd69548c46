"""The keys of the rules browser."""

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
