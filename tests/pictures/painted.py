"""The texts that painters draw in a pseudo-language: cut by their place, or elided."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QTextOption
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.ui.desktop.widgets import style
from tests.pictures.texts import tips_of

_NO_CLIP: Final = int(Qt.TextFlag.TextDontClip)
_WRAPS: Final = {
    QTextOption.WrapMode.NoWrap: 0,
    QTextOption.WrapMode.ManualWrap: 0,
    QTextOption.WrapMode.WordWrap: int(Qt.TextFlag.TextWordWrap),
    QTextOption.WrapMode.WrapAnywhere: int(Qt.TextFlag.TextWrapAnywhere),
    QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere: int(Qt.TextFlag.TextWrapAnywhere),
}
_SLACK: Final = 1.5  # pixels: italics and rounding
# Widgets and delegates that elide, and make the tooltip of an elided text at the pointer.
_WITH_TIPS: Final = (
    "ui.desktop.widgets.style:",
    "ui.desktop.widgets.controls.filter_box:",
    "editor.sections.panels.cell_delegate:",
)
_MARK: Final = "⟦"  # begins each translated text


class PaintedTexts:
    """Records cut and elided texts from now on, of all painters of the process."""

    def __init__(self) -> None:
        self._cut: set[str] = set()
        self._elided: dict[str, str] = {}  # the whole text, and the module that elided it
        draw, recorded = QPainter.drawText, self._drawn

        def draw_text(painter: QPainter, *args: Any) -> Any:
            recorded(painter, args)
            return draw(painter, *args)

        QPainter.drawText = draw_text  # type: ignore[assignment, method-assign]
        for metrics in (QFontMetrics, QFontMetricsF):
            self._follow(metrics)

    def _follow(self, metrics: Any) -> None:
        elide = metrics.elidedText

        def elided_text(self_: Any, text: str, *args: Any) -> str:
            shown: str = elide(self_, text, *args)
            where = _caller()
            if shown != text and _MARK in text and not where.startswith(_WITH_TIPS):
                self._elided[text] = where
            return shown

        metrics.elidedText = elided_text

    def take(self, windows: Iterable[QWidget]) -> set[str]:
        """Return the texts cut since the last call, and those that windows elide without tooltips.

        The visible windows are painted again, because widgets of earlier states are gone.
        """
        shown = [window for window in windows if window.isVisible()]
        self._elided = {}
        for window in shown:
            window.grab()
        found, self._cut = self._cut, set()
        elided, self._elided = self._elided, {}
        flat = ["".join(tip.split()) for window in shown for tip in tips_of(window)]
        for text, where in elided.items():
            if not any("".join(text.split()) in tip for tip in flat):
                found.add(f"{where}: {text!r} is elided without a tooltip")
        return found

    def _drawn(self, painter: QPainter, args: tuple[Any, ...]) -> None:
        text = next((one for one in args if isinstance(one, str)), "")
        if _MARK not in text and "~" not in text:
            return
        for room, need in _sizes(painter, text, args):
            if not room.adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK).contains(need):
                sizes = f"needs {_said(need)}, has {_said(room)}"
                self._cut.add(f"{_caller()}: {text!r} {sizes}")


def _sizes(painter: QPainter, text: str, args: tuple[Any, ...]) -> Iterator[tuple[QRectF, QRectF]]:
    """Yield the room for a text and the area that it needs."""
    metrics, place = QFontMetricsF(painter.font()), args[0]
    if isinstance(place, QRect | QRectF):
        room = QRectF(place)
        if isinstance(args[-1], QTextOption):
            flags = _WRAPS[args[-1].wrapMode()]
        else:
            flags = getattr(args[1], "value", args[1])
        if not flags & _NO_CLIP:
            need = metrics.boundingRect(room, flags, text)
            # Qt lays a line higher than its place over both edges: only its letters are cut.
            inner = max(0.0, (need.height() - room.height()) / 2)
            if "\n" not in text and inner <= metrics.descent():
                need.setTop(max(need.top(), room.top()))
                need.setBottom(min(need.bottom(), room.bottom()))
            yield room, need
    elif isinstance(place, QPoint | QPointF) and isinstance(painter.device(), QWidget):
        widget: Any = painter.device()
        width = metrics.horizontalAdvance(text)
        line = QRectF(place.x(), place.y() - metrics.ascent(), width, metrics.height())
        area = painter.worldTransform().mapRect(line)
        if "qt_scrollarea_viewport" not in widget.objectName():
            yield QRectF(-16_000, -16_000, 16_000 + widget.width(), 32_000), area


def _caller() -> str:
    """Return module and line of the code that draws or elides, not of functions for it."""
    frame = sys._getframe(2)
    while frame.f_back is not None and (
        frame.f_globals["__name__"] == __name__ or frame.f_code is style.draw_line.__code__
    ):
        frame = frame.f_back
    return f"{frame.f_globals['__name__'].removeprefix('kingdom_builder_qt.')}:{frame.f_lineno}"


def _said(area: QRectF) -> tuple[int, int, int, int]:
    return area.toRect().getRect()  # type: ignore[return-value]
