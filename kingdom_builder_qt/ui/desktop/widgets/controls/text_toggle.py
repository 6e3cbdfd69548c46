"""Toggle buttons with picture, name and text, and the grid that lays them out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.big_button import BigButton
from kingdom_builder_qt.ui.desktop.widgets.style import (
    heading,
    scaled_font,
    title_font,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.words.foreign_text import tip_text

PAD = 8
COLUMN: Final = 290  # least width of a grid column at the usual text size
GAP = 8
BODY = 1.0
_LEAST_COLUMNS: Final = 2  # with pictures as large as possible
PALE: Final = 0.55  # opacity of the picture of a disabled toggle
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class TextToggle(BigButton):
    """A name and paragraphs of text; checked while chosen."""

    pales = True  # while disabled
    picture_size = 0  # of the picture of a subclass, at the usual text size

    def __init__(self, name: str, lines: Sequence[str]) -> None:
        super().__init__()
        self.name = name
        self.lines = [line for line in lines if line]
        self.setCheckable(True)
        self.setAccessibleName(name)
        self.setAccessibleDescription(" ".join(self.lines))

    @property
    def left(self) -> int:
        """Return the room for the picture of a subclass before the text."""
        return 0

    @property
    def right(self) -> int:
        """Return the room for the picture of a subclass behind the text."""
        return 0

    def height_for(self, width: int) -> int:
        """Return the height that name and text need at a width."""
        body = QFontMetrics(scaled_font(self, BODY))
        most = QRect(0, 0, width - 2 * PAD - self.left - self.right, 10_000)
        below = [body.boundingRect(most, int(_WRAP), line).height() + 2 for line in self.lines]
        title = QFontMetrics(title_font(self)).lineSpacing()
        return max(title + sum(below), self.picture_height()) + 2 * PAD

    def picture_height(self) -> int:
        """Return the height of the picture at the left; a square is usual."""
        return self.left - PAD

    def sizeHint(self) -> QSize:
        return QSize(COLUMN, self.height_for(COLUMN))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the whole name in a tooltip if it is elided, unless the tooltip gives a reason."""
        super().resizeEvent(event)
        if self.toolTip() in ("", tip_text(self.name)):
            room = self.width() - 2 * PAD - self.left - self.right
            metrics = QFontMetrics(title_font(self))
            is_cut = metrics.horizontalAdvance(self.name) > room
            set_tooltip(self, self.name if is_cut else "")

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw name and text; the text of a disabled toggle stays readable."""
        pales = self.pales and not self.isEnabled()
        inner = QRectF(self.rect()).adjusted(PAD, PAD, -PAD, -PAD)
        painter.setOpacity(PALE if pales else 1.0)
        self.draw_picture(painter, inner)
        painter.setOpacity(1.0)
        words = inner.adjusted(self.left, 0, -self.right, 0)
        painter.setFont(title_font(self))
        theme = current_theme()
        painter.setPen(theme.colour("text_muted" if pales else "text"))
        name = painter.fontMetrics().elidedText(
            self.name, Qt.TextElideMode.ElideRight, int(words.width())
        )
        painter.drawText(words, int(_WRAP), name)
        words.setTop(words.top() + painter.fontMetrics().lineSpacing())
        painter.setFont(scaled_font(self, BODY))
        painter.setPen(theme.colour("text_muted"))
        for line in self.lines:
            used = painter.boundingRect(words, int(_WRAP), line)
            painter.drawText(words, int(_WRAP), line)
            words.setTop(used.bottom() + 2)

    def draw_picture(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the picture next to the text."""


class ToggleGrid(QWidget):
    """Toggles under headings, in as many columns as fit."""

    def __init__(
        self,
        groups: Sequence[tuple[str, Sequence[TextToggle]]],
        columns: int = 4,
        least: int = COLUMN,
        pictures: Sequence[int] = (),
    ) -> None:
        """Show groups of a heading ("" for none) and its toggles, in `columns` at most.

        `least`: width of a column at the usual text size. `pictures`: possible sizes of pictures,
        the largest first; the toggles get the largest one at which all of them are visible.
        """
        super().__init__()
        self._columns, self._least, self._pictures = columns, least, pictures
        self._groups: list[tuple[QLabel, list[TextToggle]]] = []
        self.set_groups(groups)

    def set_groups(self, groups: Sequence[tuple[str, Sequence[TextToggle]]]) -> None:
        """Replace the groups; new toggles are reparented to the grid."""
        for head, _toggles in self._groups:
            head.deleteLater()
        self._groups.clear()
        for title, toggles in groups:
            head = heading(title)
            head.setParent(self)
            for toggle in toggles:
                if toggle.parentWidget() is not self:
                    toggle.setParent(self)
            self._groups.append((head, list(toggles)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.flow()

    def sizeHint(self) -> QSize:
        return QSize(2 * COLUMN + GAP, self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        return QSize(COLUMN, self.minimumHeight())

    def flow(self) -> None:
        """Lay out all visible toggles."""
        most = max([1, *(len(toggles) for _, toggles in self._groups)])
        room = (self.width() + GAP) // (scaled(self._least) + GAP)
        columns = max(1, min(self._columns, most, room))
        height, places = self._largest(columns) if self._pictures else self._places(columns)
        for head, toggles in self._groups:
            head.setVisible(bool(head.text()) and any(toggle in places for toggle in toggles))
        for widget, place in places.items():
            widget.setGeometry(place)
        self.setMinimumHeight(height)

    def _largest(self, columns: int) -> tuple[int, dict[QWidget, QRect]]:
        """Return the places at the largest size of pictures that needs no scrolling."""
        viewport = self.parentWidget()
        seen = viewport.height() if viewport is not None else 0
        for size in self._pictures:
            for toggle in (toggle for _, toggles in self._groups for toggle in toggles):
                toggle.picture_size = size
            for number in range(min(_LEAST_COLUMNS, columns), columns + 1):
                height, places = self._places(number)
                if height <= seen:
                    return height, places
        return self._places(columns)

    def _places(self, columns: int) -> tuple[int, dict[QWidget, QRect]]:
        """Return the height of the grid and the places of its visible parts."""
        width = (self.width() - GAP * (columns - 1)) // columns
        places: dict[QWidget, QRect] = {}
        top = 0
        for head, toggles in self._groups:
            shown = [toggle for toggle in toggles if not toggle.isHidden()]
            if shown and head.text():
                places[head] = QRect(0, top, self.width(), head.sizeHint().height())
                top += head.sizeHint().height() + 4
            for first in range(0, len(shown), columns):
                row = shown[first : first + columns]
                height = max(toggle.height_for(width) for toggle in row)
                for column, toggle in enumerate(row):
                    places[toggle] = QRect(column * (width + GAP), top, width, height)
                top += height + GAP
            top += GAP if shown else 0
        return max(0, top - 2 * GAP), places
