"""How large all text is: a factor on the application's font, and on every room made for text."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

TEXT_SIZES: Final = (100, 110, 125, 150, 175, 200)  # per cent
AMPLE: Final = QSize(1500, 820)  # of a window; in a larger one text grows with it
STEP: Final = 20  # per cent
MOST_PERCENT: Final = 240
_USUAL: Final = "usual_text"  # a property of the application: points of its font at 100 per cent
_factor = 1.0  # a variable, as each layout of a page asks for it some hundred times


def text_factor() -> float:
    """Return how much larger than usual text is."""
    return _factor


def scaled(pixels: float) -> int:
    """Return the pixels that something needs whose text fits into so many at the usual size."""
    return round(pixels * text_factor())


def scaled_size(size: QSize) -> QSize:
    """Return a size as `scaled` does."""
    return QSize(scaled(size.width()), scaled(size.height()))


def factor_for(window: QSize) -> float:
    """Return how much larger than usual text is in a window of a size: in steps, never smaller."""
    across, down = 100 * window.width() // AMPLE.width(), 100 * window.height() // AMPLE.height()
    return max(100, min(across, down, MOST_PERCENT) // STEP * STEP) / 100


def set_text_size(app: QApplication, factor: float, family: str) -> None:
    """Give the application a font, `factor` times the usual one; all that is shown follows.

    A widget that has a font of its own keeps its proportion to the others.
    """
    global _factor
    before, _factor = _factor, factor
    usual = app.property(_USUAL) or app.font().pointSizeF()
    app.setProperty(_USUAL, usual)
    own = [(widget, widget.font().pointSizeF()) for widget in app.allWidgets() if _has_own(widget)]
    font = QFont(app.font())
    font.setPointSizeF(usual * factor)
    if family:
        font.setFamily(family)
    app.setFont(font)
    app.setFont(font, "QDockWidgetTitle")  # type: ignore[arg-type]
    if factor == before:
        return
    for widget, points in own:
        font = QFont(widget.font())
        font.setPointSizeF(points * factor / before)
        widget.setFont(font)


def _has_own(widget: QWidget) -> bool:
    return widget.testAttribute(Qt.WidgetAttribute.WA_SetFont) and widget.font().pointSizeF() > 0
