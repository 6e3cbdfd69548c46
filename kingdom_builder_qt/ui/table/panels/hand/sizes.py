"""The geometry of the hand: computed from window, text size and set-up, never from the game."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication

EDGE, GAP, LINE_GAP, COLUMN_GAP = 8, 8, 4, 10
LEAST_ROOM: Final = QSize(340, 470)  # of a column whose hand has its usual size
ROOMY_ROOM: Final = QSize(480, 900)  # of a column with a large hand
TASK_WIDTH: Final = 150  # least width of the task, in pixels of usual text
LOW_TASK_WIDTH: Final = 108  # next to one card, before the buttons get a row of their own
TALL: Final = 600  # pixels of usual text: height of a column with a caption above the task
TASK_LINES: Final = 2
MOST_SLOTS: Final = 3  # further cards share the room of the last ones
LEAST_SLOT: Final = 56  # pixels of width of several cards next to the task
ROW, ROW_SMALL = 36, 56  # height of a row of buttons, and the width of its small ones
STEPS: Final = 34  # height of the signs of progress, and of the buttons in their place
CARD_GAP: Final = 6
_FONTS: Final = (1.1, 1.0, 0.9, 0.8, 0.7, 0.6, 0.5)  # of the text of a button
BUTTON_PADDING: Final = 20  # pixels of width of a button next to its text
_LOW_ROW: Final = 0.82  # of the height of cards above the task in a low window
_LOW_SCALE: Final = 0.85  # smallest scale of cards and buttons


@dataclass(frozen=True, slots=True)
class HandSizes:
    """Pixels of usual text: the card, the width of the buttons, and the height of the small ones.

    The large button takes the rest of the height.
    """

    card: QSize
    buttons: int
    small: int


ROOMY: Final = HandSizes(QSize(92, 122), 148, 36)
LOW: Final = HandSizes(QSize(74, 98), 116, 34)


@dataclass(frozen=True, slots=True)
class HandPlan:
    """Rectangles in the hand.

    `scale`: of cards and buttons, at most that of text. `slots` has a rectangle for each card that
    the game can give, `caption` is empty in a low window. `is_row`: the buttons are in a row of
    their own, next to each other.
    """

    scale: float
    slots: tuple[QRect, ...]
    cards: QRect  # all slots
    caption: QRect
    task: QRect
    steps: QRect
    buttons: QRect
    is_row: bool
    small: int  # height of the undo and redo buttons, their width in a row
    tiles: QRect
    height: int


def hand_scale(room: QSize, text: float, squeeze: float) -> float:
    """Return the scale of cards and buttons: they shrink before the text does.

    `squeeze`: a further factor on sizes larger than the usual ones.
    """
    across, down = room.width() / LEAST_ROOM.width(), room.height() / LEAST_ROOM.height()
    scale = max(_LOW_SCALE, min(text, across, down))
    return max(min(scale, 1.0), squeeze * scale)


def plan_hand(
    room: QSize, text: float, scale: float, line: int, cards: int, tiles: int
) -> HandPlan:
    """Return the geometry of a hand in a column of this size.

    Cards, task and buttons are next to each other. In a narrow column the buttons get a row of
    their own; cards that leave the task too little room put it below them instead.

    `scale`: see `hand_scale`. `line`: height of a line of text. `cards`: most cards that the game
    gives. `tiles`: height of the tiles.
    """
    is_roomy = room.width() >= ROOMY_ROOM.width() * text
    is_roomy = is_roomy and room.height() >= ROOMY_ROOM.height() * text
    sizes = ROOMY if is_roomy else LOW
    width, count = room.width() - 2 * EDGE, max(1, min(cards, MOST_SLOTS))
    buttons, card = round(sizes.buttons * scale), round(sizes.card.width() * scale)
    is_tall = room.height() >= TALL * text
    task_width = TASK_WIDTH if is_tall or count > 1 else LOW_TASK_WIDTH
    least_task = round(task_width * text)
    spare = width - buttons - 2 * COLUMN_GAP - least_task
    slot = min(card, (spare - CARD_GAP * (count - 1)) // count)
    is_tight = spare < LEAST_SLOT * scale
    if count == 1:  # such a card shrinks before the task does
        low_task = round(LOW_TASK_WIDTH * text)
        slot = max(slot, min(math.ceil(LEAST_SLOT * scale), spare + least_task - low_task))
    is_row = slot < LEAST_SLOT * scale
    if is_row:
        spare = width - COLUMN_GAP - least_task
        slot = min(card, (spare - CARD_GAP * (count - 1)) // count)
    is_below = slot < LEAST_SLOT * scale  # the task, because the cards leave it no room
    if is_below:
        is_row = False
        slot = min(card, (width - buttons - COLUMN_GAP - CARD_GAP * (count - 1)) // count)
    # Elsewhere the task needs the room, and the status line says the same.
    has_caption = is_tall and not is_row and not (is_tight and count == 1)
    caption = line + LINE_GAP if has_caption else 0
    task, steps = TASK_LINES * line + 2, round(STEPS * scale)
    words = caption + (max(task, steps) if is_below else task + LINE_GAP + steps)
    row = round(sizes.card.height() * scale)
    if (is_below or is_row) and not is_tall:
        row = round(_LOW_ROW * row)
    if not is_below:
        row = max(words, row)
    slots = tuple(
        QRect(EDGE + number * (slot + CARD_GAP), EDGE, slot, row) for number in range(count)
    )
    cards_area = QRect(slots[0].topLeft(), slots[-1].bottomRight())
    ends = QRect(EDGE + width - buttons, EDGE, buttons, row)
    if is_row:
        high = round(ROW * scale)
        ends = QRect(EDGE, EDGE + row + GAP, width, high)
        left, top = cards_area.right() + 1 + COLUMN_GAP, EDGE
        right, bottom = EDGE + width, ends.bottom() + 1
        step = QRect(left, EDGE + row - steps, right - left, steps)
        task_bottom = step.top() - LINE_GAP
    elif is_below:
        left, top = EDGE, cards_area.bottom() + 1 + GAP
        right, bottom = ends.left() - COLUMN_GAP, top + words
        step = QRect(ends.left(), bottom - steps, buttons, steps)
        task_bottom = bottom
    else:
        left, top = cards_area.right() + 1 + COLUMN_GAP, EDGE
        right, bottom = ends.left() - COLUMN_GAP, EDGE + row
        step = QRect(left, bottom - steps, right - left, steps)
        task_bottom = step.top() - LINE_GAP
    return HandPlan(
        scale,
        slots,
        cards_area,
        QRect(left, top, right - left, line if has_caption else 0),
        QRect(left, top + caption, right - left, task_bottom - top - caption),
        step,
        ends,
        is_row,
        round((ROW_SMALL if is_row else sizes.small) * scale),
        QRect(EDGE, bottom + GAP, width, tiles),
        bottom + GAP + tiles + EDGE,
    )


def text_font(factor: float) -> QFont:
    """Return the bold font of the program, scaled by a factor.

    The fonts of widgets follow a change of text size only at the next event.
    """
    font = QApplication.font()
    font.setPointSizeF(font.pointSizeF() * factor)
    font.setWeight(QFont.Weight.DemiBold)
    return font


def fitting_font(words: str, width: int) -> QFont:
    """Return the largest bold font in which a button of this width shows all words."""
    fonts = [text_font(factor) for factor in _FONTS]
    room = width - BUTTON_PADDING
    fits = (font for font in fonts if QFontMetrics(font).horizontalAdvance(words) <= room)
    return next(fits, fonts[-1])
