"""The keys of all boards, and those of the table that belong to no menu."""

from __future__ import annotations

from typing import Final

from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.key_map import KeyAction, key_map, numbered

tr = translator(__name__)

TILES: Final = range(1, 10)  # numbers of the tiles with a key
CARDS: Final = range(1, 8)  # numbers of the terrain cards with a key


_TILE: Final = tr.later("Tile {number}: choose it, or put it back")
_TILES: Final = tr.later("Choose that tile; press again to put it back")
_CARDS: Final = tr.later("Choose that terrain card")
_CARD: Final = tr.later("Terrain card {number}: choose it")

board_key: Final = key_map().declare(
    "board",
    {
        "next_hex": KeyAction(tr.later("Go to the next possible hex"), ("N",)),
        "previous_hex": KeyAction(tr.later("Go to the previous possible hex"), ("Shift+N",)),
        "areas": KeyAction(tr.later("Tell your areas"), ("A",)),
        "other_areas": KeyAction(tr.later("Tell the areas of the others"), ("Shift+A",)),
        "around": KeyAction(tr.later("Tell the hex at the cursor and its neighbours"), ("I",)),
        "gold": KeyAction(tr.later("Tell the gold by card"), ("G",)),
        "tiles": KeyAction(tr.later("Tell your tiles and where the others lie"), ("Y",)),
        "own_pieces": KeyAction(tr.later("Go to your next settlement"), ("O",)),
        "other_pieces": KeyAction(
            tr.later("Go to the next settlement of the others"), ("Shift+O",)
        ),
        "locations": KeyAction(tr.later("Go to the next location with tiles"), ("L",)),
        "castles": KeyAction(tr.later("Go to the next castle"), ("C",)),
        "supply": KeyAction(
            tr.later("Return a piece to the supply, or take one from it"), ("Del", "Backspace")
        ),
        "zoom_in": KeyAction(tr.later("Zoom in"), ("+", "=", "Ctrl++", "Ctrl+=")),
        "zoom_out": KeyAction(tr.later("Zoom out"), ("-", "Ctrl+-")),
        "zoom_fit": KeyAction(tr.later("Fit the board into the window"), ("F", "0", "Ctrl+0")),
    },
)
table_key: Final = key_map().declare(
    "table",
    {
        "own_turn": KeyAction(tr.later("Tell your own last turn"), ("Shift+R",)),
        "command": KeyAction(tr.later("Type a command"), ("/",)),
        **{f"tile_{number}": numbered(_TILE, number, str(number), _TILES) for number in TILES},
        **{f"card_{number}": numbered(_CARD, number, f"Alt+{number}", _CARDS) for number in CARDS},
    },
)
