"""A position as a picture: `python examples/draw_position.py FILE.png [POSITION.txt]`.

The default is the start of the rulebook's first game. Needs PySide6, but no screen.
"""

import sys
from math import cos, pi, sin
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.core import Position, hexes_of, row_column
from kingdom_builder_qt.game import GameOptions, first_game, new_game

name, *texts = sys.argv[1:] or sys.exit(__doc__)
SIZE, COLOURS = 24, ("#2f6fd0", "#f0f0f0", "#202020", "#e08020", "#c02020")
catalog = load_catalog()
position = new_game(catalog, first_game(catalog, GameOptions(seed=1)))
if texts:
    position = Position.from_text(Path(texts[0]).read_text(encoding="utf-8"), catalog)
app = QGuiApplication(["draw", "-platform", "offscreen"])  # letters need one
image = QImage(SIZE * 37, SIZE * 32, QImage.Format.Format_RGB32)
image.fill(QColor("#303840"))
with QPainter(image) as painter:
    for hex_ in hexes_of((board := position.rules.board).hex_mask):
        row, column = row_column(hex_)
        middle = QPointF((column + row % 2 / 2 + 0.9) * 3**0.5, row * 1.5 + 1.6) * SIZE
        terrain = catalog.terrains.get(board.terrain_at(hex_) or "")
        painter.setBrush(QColor(terrain.colour if terrain else "white"))
        corners = (QPointF(sin(k * pi / 3), cos(k * pi / 3)) for k in range(6))
        painter.drawConvexPolygon([middle + corner * SIZE for corner in corners])
        words = board.tile_at(hex_) or board.feature_at(hex_) or ""
        around = QRectF(middle.x() - SIZE, middle.y() - SIZE, 2 * SIZE, 2 * SIZE)
        painter.drawText(around, Qt.AlignmentFlag.AlignCenter, words[:7])
        if (piece := position.piece_at(hex_)) is not None:
            painter.setBrush(QColor("#808080" if piece[1] is None else COLOURS[piece[1]]))
            painter.drawEllipse(middle, SIZE // 2, SIZE // 2)
sys.exit(None if image.save(name) else f"{name} could not be written")
