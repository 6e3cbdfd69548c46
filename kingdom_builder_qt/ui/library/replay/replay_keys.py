"""The keys of the window Replay."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.key_map import KeyAction, key_map

tr = translator(__name__)

# Space, arrows, Home, End and Page keys always work, too.
replay_key: Final = key_map().declare(
    "replay",
    {
        "play": KeyAction(tr.later("Play or pause")),
        "previous": KeyAction(tr.later("Previous move")),
        "next": KeyAction(tr.later("Next move")),
        "previous_turn": KeyAction(tr.later("Previous turn")),
        "next_turn": KeyAction(tr.later("Next turn")),
        "first": KeyAction(tr.later("To the beginning")),
        "last": KeyAction(tr.later("To the end")),
        "speed_1": KeyAction(tr.later("Play slowly"), ("1",)),
        "speed_2": KeyAction(tr.later("Play at normal speed"), ("2",)),
        "speed_3": KeyAction(tr.later("Play fast"), ("3",)),
    },
)
