"""Paints the ground of one item in a list: under the mouse, chosen, with the keyboard in it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from kingdom_builder_qt.ui.art.brushes import with_alpha
from kingdom_builder_qt.ui.desktop.style.theme import CARD_RADIUS, Theme

CHOSEN_ALPHA: Final = 46  # of the tint over a chosen row, of 255


def paint_ground(
    painter: QPainter, rect: QRect, option: QStyleOptionViewItem, theme: Theme, has_focus: bool
) -> None:
    """Paint a tint over what is chosen or under the mouse, and a frame where the keys go.

    `has_focus`: of the whole list.
    """
    chosen = bool(option.state & QStyle.StateFlag.State_Selected)
    if not chosen and not option.state & QStyle.StateFlag.State_MouseOver:
        return
    accent = theme.colour("accent")
    painter.setBrush(with_alpha(accent, CHOSEN_ALPHA if chosen else 20))
    painter.setPen(accent if chosen and has_focus else Qt.PenStyle.NoPen)
    painter.drawRoundedRect(rect, CARD_RADIUS, CARD_RADIUS)
