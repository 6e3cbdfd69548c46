"""Render the application icon to PNG files.

Run from anywhere: ``python resources/render_icons.py``.  It needs PySide6 and
writes ``app/kingdom-builder-qt-<size>.png`` next to the SVG.  The same PySide6
gives the same bytes each time; ``--check`` only compares the pixels.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

APP_DIR = Path(__file__).resolve().parent / "app"
SOURCE = APP_DIR / "kingdom-builder-qt.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def render(source: Path, size: int) -> QImage:
    """Return the SVG file drawn on a transparent square of ``size`` pixels."""
    renderer = QSvgRenderer(str(source))
    if not renderer.isValid():
        raise SystemExit(f"not a readable SVG file: {source}")
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_ARGB32)


def target(size: int) -> Path:
    """Return the path of the PNG file of one size."""
    return APP_DIR / f"kingdom-builder-qt-{size}.png"


def main(arguments: list[str]) -> int:
    """Write every size, or compare with ``--check``; return the exit status."""
    QGuiApplication.instance() or QGuiApplication([])
    stale = []
    for size in SIZES:
        image = render(SOURCE, size)
        path = target(size)
        if "--check" in arguments:
            stored = QImage(str(path)).convertToFormat(QImage.Format.Format_ARGB32)
            if stored != image:
                stale.append(path.name)
        elif not image.save(str(path)):
            raise SystemExit(f"cannot write {path}")
    if stale:
        sys.stderr.write("out of date: " + ", ".join(stale) + "\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
