"""Text size: a factor on the application's font and on all sizes derived from text.

The factor is the setting times that of a large window.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QApplication, QWidget

TEXT_SIZES: Final = (100, 110, 125, 150, 175, 200)  # per cent
AMPLE: Final = QSize(1500, 820)  # of a window; in larger ones text grows
STEP: Final = 20  # per cent
MOST_PERCENT: Final = 240
LEAST_TEXT: Final = 13  # pixels of the font of the program, however small that of the desktop is
_USUAL: Final = "usual_text"  # application property: point size of its font at 100 %
_factor = 1.0  # a variable, because each layout of a page reads it hundreds of times


def text_factor() -> float:
    """Return the current text size relative to the usual one."""
    return _factor


def scaled(pixels: float) -> int:
    """Scale a length that fits text of the usual size."""
    return round(pixels * text_factor())


def scaled_size(size: QSize) -> QSize:
    """Scale a size as `scaled` does."""
    return QSize(scaled(size.width()), scaled(size.height()))


def factor_for(window: QSize) -> float:
    """Return the text size for a window: in steps, at least 1."""
    across, down = 100 * window.width() // AMPLE.width(), 100 * window.height() // AMPLE.height()
    return max(100, min(across, down, MOST_PERCENT) // STEP * STEP) / 100


def set_text_size(app: QApplication, factor: float, family: str) -> None:
    """Set the application's font to `factor` times the usual size; all visible text follows.

    A widget with a font of its own keeps its proportion to the others.
    """
    global _factor
    _factor = factor
    usual = app.property(_USUAL) or app.font().pointSizeF()
    app.setProperty(_USUAL, usual)
    own = [(widget, widget.font().pointSizeF()) for widget in app.allWidgets() if _has_own(widget)]
    font = QFont(app.font())
    before = font.pointSizeF()
    font.setPointSizeF(usual)
    least = usual * LEAST_TEXT / QFontInfo(font).pixelSize()
    font.setPointSizeF(max(usual * factor, least))
    if family:
        font.setFamily(family)
    app.setFont(font)
    app.setFont(font, "QDockWidgetTitle")  # type: ignore[arg-type]
    if font.pointSizeF() == before:
        return
    for widget, points in own:
        larger = QFont(widget.font())
        larger.setPointSizeF(points * font.pointSizeF() / before)
        widget.setFont(larger)


def _has_own(widget: QWidget) -> bool:
    return widget.testAttribute(Qt.WidgetAttribute.WA_SetFont) and widget.font().pointSizeF() > 0
