"""Games as environments for learning agents: numbered actions, observations, PettingZoo, Gymnasium.

Needs the extra `rl`; the program itself never imports this package. See docs/rl.md.
"""

try:
    import gymnasium  # noqa: F401
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as error:
    message = "learning needs the extra: pip install 'kingdom-builder-qt[rl]'"
    raise ImportError(message) from error

from kingdom_builder_qt.rl.aec import KingdomBuilderAEC, aec_env
from kingdom_builder_qt.rl.numbering import (
    ACTIONS,
    COLUMNS,
    FORMS,
    NUMBERING,
    PLANE_ROWS,
    PLANES,
    SCALARS,
    TILES,
    actions_of,
    cell_of,
    hex_of,
    move_of,
)
from kingdom_builder_qt.rl.single import KingdomBuilderEnv
from kingdom_builder_qt.rl.steps import Steps

__all__ = [
    "ACTIONS",
    "COLUMNS",
    "FORMS",
    "NUMBERING",
    "PLANES",
    "PLANE_ROWS",
    "SCALARS",
    "TILES",
    "KingdomBuilderAEC",
    "KingdomBuilderEnv",
    "Steps",
    "actions_of",
    "aec_env",
    "cell_of",
    "hex_of",
    "move_of",
]
