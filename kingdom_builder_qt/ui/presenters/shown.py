"""Whose belongings panels and models show."""

from __future__ import annotations

from kingdom_builder_qt.ui.table.session_bridge import SessionBridge


def shown_player(bridge: SessionBridge) -> int:
    """Return the player whose belongings are shown: the viewer, else the one to move."""
    if bridge.viewer is not None:
        return bridge.viewer
    return bridge.position.to_move if bridge.position is not None else 0
