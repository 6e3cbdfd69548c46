"""The result around a score sheet: the winners above it, news and the challenge's medal below.

News and medals arrive later than the sheet. Their space is reserved, so nothing moves then.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.levels.portraits import Face, paint_medallion
from kingdom_builder_qt.ui.desktop.widgets.medal_sign import MedalSign
from kingdom_builder_qt.ui.desktop.widgets.pictures import (
    Drawing,
    LineIcon,
    Picture,
    line_icon,
    tinted,
)
from kingdom_builder_qt.ui.desktop.widgets.style import (
    STRETCH,
    ElidedLabel,
    clear_layout,
    hbox,
    label,
    mirrored,
    muted,
    title_label,
    vbox,
)
from kingdom_builder_qt.ui.desktop.widgets.tooltips import set_tooltip
from kingdom_builder_qt.ui.words.numbers import signed

tr = translator(__name__)

PORTRAIT: Final = (76, 52)  # in a window of the usual height, and in a low one
LINES: Final = 2  # of news
PICTURES: Final = 6  # of achievements in a line
_PICTURE: Final = 24
_STEP: Final = 0.62  # from one of two portraits to the next, of its width: both faces are seen
_WIDEST: Final = 2.7  # of several portraits, in widths of one
_CROWN: Final = 0.34  # of a portrait
_CONFETTI: Final = 60
_GAP: Final = 4

Suggestion: TypeAlias = Literal["", "level", "rematch", "analysis"]


@dataclass(frozen=True, slots=True)
class Reached:
    """An achievement: folder and id of its picture, and its name."""

    folder: str
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class NewsLine:
    """A line of news with its icon, and pictures after it."""

    icon: str
    text: str
    reached: tuple[Reached, ...] = ()


@dataclass(frozen=True, slots=True)
class News:
    """The news of a finished game: a cheer below the headline, lines, and a suggestion.

    `is_festive`: with confetti; `level`: of the suggested opponent.
    """

    cheer: str = ""
    is_festive: bool = False
    lines: tuple[NewsLine, ...] = ()
    suggestion: Suggestion = ""
    suggested: str = ""  # in words
    level: str = ""


class WinnerSign(QWidget):
    """The portraits of the winners under one crown; a person without one has a house."""

    def __init__(self) -> None:
        super().__init__()
        self.faces: tuple[Face, ...] = ()
        self._is_low = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_winners(self, faces: Sequence[Face]) -> None:
        """Show these portraits; none hides the sign."""
        self.faces = tuple(faces)
        self.setVisible(bool(faces))
        self.updateGeometry()
        self.update()

    def set_low(self, is_low: bool) -> None:
        """Use the smaller portraits."""
        self._is_low = is_low
        self.updateGeometry()

    @property
    def _side(self) -> int:
        return scaled(PORTRAIT[self._is_low])

    def sizeHint(self) -> QSize:
        wide = self._side * min(_WIDEST, 1 + _STEP * (max(1, len(self.faces)) - 1))
        return QSize(round(wide), round(self._side * (1 + _CROWN * 0.55)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, count = float(self._side), len(self.faces)
        step = 0.0 if count < 2 else (self.width() - side) / (count - 1)
        top = self.height() - side
        for number, face in enumerate(self.faces):
            paint_medallion(painter, face, QRectF(number * step, top, side, side))
        size = round(side * _CROWN)
        crown = tinted("crown", current_theme().colour("gold"), size, self.devicePixelRatioF())
        painter.drawPixmap(QPointF((self.width() - size) / 2, 0), crown)


class WinnerHead(QWidget):
    """Portraits, headline and cheer; confetti behind them for a first win."""

    def __init__(self) -> None:
        super().__init__()
        self.sign = WinnerSign()
        self.headline = title_label("", 1.4, wrap=True)
        self.cheer = ElidedLabel("", 1.05, bold=True)
        self.is_festive = False
        words = vbox(None, self.headline, self.cheer, None, spacing=2)
        hbox(self.sign, (words, 1), parent=self, spacing=14)

    def show_cheer(self, text: str, *, is_festive: bool) -> None:
        """Show a line below the headline; `is_festive` adds confetti."""
        self.cheer.setText(text)
        self.is_festive = is_festive
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.is_festive:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        theme, chance = current_theme(), Random(7)
        colours = [*(theme.player(n).colour for n in range(5)), theme.colour("gold")]
        covered = [_written(part).adjusted(-6, -4, 6, 4) for part in (self.headline, self.cheer)]
        for _ in range(_CONFETTI):
            painter.save()
            spot = QPointF(chance.random() * self.width(), chance.random() * self.height())
            painter.translate(spot)
            painter.rotate(chance.random() * 180)
            colour = QColor(chance.choice(colours))
            colour.setAlpha(210)
            painter.setBrush(colour)
            if not any(words.contains(spot) for words in covered):  # they would be crossed out
                painter.drawRect(QRectF(-3, -1.5, 6, 3))
            painter.restore()


def _written(part: QLabel) -> QRectF:
    """Return the area of a label's text within the parent of the label."""
    area = part.contentsRect().translated(part.pos())
    flags = part.alignment().value | Qt.TextFlag.TextWordWrap.value
    text = part.fontMetrics().boundingRect(area, flags, part.text())
    return QRectF(mirrored(text, area, part))


class _NewsRow(QWidget):
    """One line of news."""

    def __init__(self) -> None:
        super().__init__()
        self.icon = LineIcon("gold", 18, "gold")
        self.text = ElidedLabel("")
        self._pictures = QHBoxLayout()
        self._pictures.setSpacing(_GAP)
        hbox(self.icon, self.text, self._pictures, None, parent=self, spacing=8)

    def sizeHint(self) -> QSize:
        return QSize(0, max(scaled(_PICTURE), self.text.sizeHint().height()))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.sizeHint().height())

    def show_line(self, line: NewsLine) -> None:
        clear_layout(self._pictures)
        self.icon.set_icon(line.icon)
        self.text.setText(line.text)
        for picture in _pictures(line.reached):
            self._pictures.addWidget(picture)
        names = [one.name for one in line.reached]
        if names[PICTURES:]:
            rest = label(signed(len(names) - PICTURES, 0), bold=True)
            set_tooltip(rest, "\n".join(names[PICTURES:]))
            self._pictures.addWidget(rest)
        self.setAccessibleName("\n".join([line.text, *names]))
        self.text.setMinimumWidth(self.text.sizeHint().width() if names else 0)


def _pictures(reached: Sequence[Reached]) -> Iterator[Drawing]:
    for one in reached[:PICTURES]:
        picture: Drawing = LineIcon("flag", _PICTURE)  # of an achievement without a picture
        if one.folder:
            picture = Picture(one.folder, one.id, scaled(_PICTURE))
        set_tooltip(picture, one.name)
        picture.setAccessibleName(one.name)
        yield picture


class NewsBox(QWidget):
    """The lines of news of a finished game, and the suggestion below the last one.

    It has the height for all of them, so nothing around it moves when they arrive; space that
    stays free is at its end.
    """

    def __init__(self) -> None:
        super().__init__()
        self.rows = [_NewsRow() for _ in range(LINES)]
        self.suggestion = QPushButton(line_icon("chart"), "")  # as high as with another icon
        vbox(*self.rows, self.suggestion, STRETCH, parent=self, spacing=_GAP)
        self.lines: tuple[NewsLine, ...] = ()
        for part in (*self.rows, self.suggestion):
            part.hide()

    def sizeHint(self) -> QSize:
        parts = (*self.rows, self.suggestion)
        heights = [part.sizeHint().expandedTo(part.minimumSize()).height() for part in parts]
        return QSize(0, sum(heights) + _GAP * LINES)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def show_lines(self, lines: Sequence[NewsLine]) -> None:
        """Replace the lines; those for which there is no space are left out."""
        self.lines = tuple(lines[:LINES])
        for number, row in enumerate(self.rows):
            if number < len(self.lines):
                row.show_line(self.lines[number])
            row.setVisible(number < len(self.lines))


class _CopyButton(QPushButton):
    """A button whose width is the same before and after copying."""

    def sizeHint(self) -> QSize:
        option, hint = QStyleOptionButton(), super().sizeHint()
        self.initStyleOption(option)
        for option.text in (tr("Copy result"), tr("Copied")):
            words = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, option.text)
            kind = QStyle.ContentsType.CT_PushButton
            hint = hint.expandedTo(self.style().sizeFromContents(kind, option, words, self))
        return hint

    def show_copied(self, is_copied: bool) -> None:
        self.setText(tr("Copied") if is_copied else tr("Copy result"))


class ResultBar(QWidget):
    """The result of a challenge, hidden until there is one."""

    def __init__(self) -> None:
        super().__init__()
        self.line = ""
        self.medal = MedalSign()
        self.title = label("", bold=True, wrap=True, fitted=True)
        self.text = muted("", wrap=True, fitted=True)
        self.copy = _CopyButton()
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self._copy)
        first = hbox(self.medal, (self.title, 1), spacing=6)
        vbox(first, hbox((self.text, 1), self.copy), parent=self, spacing=4)
        self.hide()

    def reserve(self) -> None:
        """Take the space of a result that is not known yet."""
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        line = self.text.fontMetrics().height()
        self.title.setMinimumHeight(self.title.fontMetrics().height())
        self.text.setMinimumHeight(2 * line)

    def show_result(self, title: str, text: str, line: str, medal: str, wait: str) -> None:
        """Show the result.

        `line` is the text to copy, `medal` "" for none, `wait` the reason why the line is
        incomplete.
        """
        if line != self.line:  # differs from the copied line
            self.copy.show_copied(False)
        self.line = line
        self.title.setText(title)
        self.text.setText(text)
        self.medal.show_medal(medal)
        self.copy.setEnabled(not wait)
        set_tooltip(self.copy, wait)
        self.show()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.line)
        self.copy.show_copied(True)
