"""Draw the grain of paper into PNG files, one for each strength in a theme.

Run from anywhere: ``python resources/render_paper.py``. It needs PySide6 and writes
``app/grain-<per cent>.png``.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PySide6.QtGui import QGuiApplication

from kingdom_builder_qt.ui.desktop.style.colours import LOOKS
from kingdom_builder_qt.ui.desktop.style.grain import draw_grain
from kingdom_builder_qt.ui.desktop.style.material import FOLDER, grain_file

TARGET = Path(__file__).resolve().parent / FOLDER


def main() -> int:
    """Write one file for each strength."""
    _application = QGuiApplication(sys.argv[:1])
    for grain in sorted({look.colours.grain for look in LOOKS.values()} - {0.0}):
        path = TARGET / grain_file(grain)
        if not draw_grain(grain).save(str(path), "png", 0):
            raise SystemExit(f"cannot be written: {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
