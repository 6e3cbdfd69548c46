"""PySide6 6.12.0 on CPython 3.10/3.11: every void call of Qt loses one reference to None.

After a few thousand calls the process dies with "Fatal Python error: none_dealloc"; that is why
pyproject.toml asks for PySide6-Essentials<6.12.
"""

import gc
import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QPainter, QPixmap, QPolygon
from PySide6.QtWidgets import QGraphicsRectItem

CALLS = 300
NOISE = 30  # another thread may take or give back a few references meanwhile

pytestmark = pytest.mark.skipif(
    sys.version_info >= (3, 12),
    reason="None is immortal from CPython 3.12 on: its count never changes and cannot run out",
)


def references_lost(call: Callable[[], object]) -> int:
    """Return how many references to None `CALLS` calls lose."""
    gc.collect()
    gc.disable()  # a collection in between would free other objects that hold None
    try:
        before = sys.getrefcount(None)
        for _ in range(CALLS):
            call()
        return before - sys.getrefcount(None)
    finally:
        gc.enable()


@pytest.mark.parametrize("name", ["setPen", "drawPolygon"])
def test_painter_keeps_references_to_none(qapp: object, name: str) -> None:
    """Prove that void calls of QPainter do not eat None."""
    pixmap = QPixmap(8, 8)
    painter = QPainter(pixmap)
    argument = {
        "setPen": QColor("black"),
        "drawPolygon": QPolygon([QPoint(0, 0), QPoint(5, 0), QPoint(0, 5)]),
    }[name]
    method = getattr(painter, name)
    lost = references_lost(lambda: method(argument))
    painter.end()
    assert lost < NOISE


def test_graphics_item_keeps_references_to_none(qapp: object) -> None:
    """Prove that void calls of a graphics item do not eat None."""
    item = QGraphicsRectItem(0, 0, 4, 4)
    assert references_lost(lambda: item.setPos(1.0, 2.0)) < NOISE


def test_count_notices_a_loss() -> None:
    """Prove that the measurement above can fail: calls that keep None change its count."""
    kept: list[None] = []
    assert references_lost(lambda: kept.append(None)) <= NOISE - CALLS
