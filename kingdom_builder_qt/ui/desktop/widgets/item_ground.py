"""Paints the background of a list item: hover, selection, focus."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from kingdom_builder_qt.ui.art.brushes import with_alpha
from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, Theme

CHOSEN_ALPHA: Final = 46  # of the tint over a selected row, of 255


def paint_ground(
    painter: QPainter, rect: QRect, option: QStyleOptionViewItem, theme: Theme, has_focus: bool
) -> None:
    """Paint a tint over a selected or hovered item, and a frame around the focused ones.

    `has_focus`: of the whole list.
    """
    states = QStyle.StateFlag
    chosen = bool(option.state & states.State_Selected)
    framed = has_focus and bool(option.state & (states.State_Selected | states.State_HasFocus))
    if not (chosen or framed or option.state & states.State_MouseOver):
        return
    accent = theme.colour("accent")
    painter.setBrush(with_alpha(accent, CHOSEN_ALPHA if chosen else 20))
    painter.setPen(accent if framed else Qt.PenStyle.NoPen)
    painter.drawRoundedRect(rect, CARD_RADIUS, CARD_RADIUS)
