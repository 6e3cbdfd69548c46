"""A position as a drawing: `python draw_position.py FILE.svg [POSITION.txt]`, for any browser.

The default is the start of the rulebook's first game.
"""

import sys
from math import cos, pi, sin
from pathlib import Path

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.core import Position, hexes_of, row_column
from kingdom_builder_qt.game import GameOptions, first_game, new_game

name, *texts = sys.argv[1:] or sys.exit(__doc__)
SIZE, COLOURS = 24, ("#2f6fd0", "#f0f0f0", "#202020", "#e08020", "#c02020")
catalog = load_catalog()
position = new_game(catalog, first_game(catalog, GameOptions(seed=1)))
if texts:
    position = Position.from_text(Path(texts[0]).read_text(encoding="utf-8"), catalog)
shapes = []
for hex_ in hexes_of((board := position.board).hex_mask):
    row, column = row_column(hex_)
    x, y = (column + row % 2 / 2 + 0.9) * 3**0.5 * SIZE, (row * 1.5 + 1.6) * SIZE
    terrain = catalog.terrains.get(board.terrain_at(hex_) or "")
    turns = (k * pi / 3 for k in range(6))
    corners = " ".join(f"{x + SIZE * sin(a):.1f},{y + SIZE * cos(a):.1f}" for a in turns)
    shapes.append(f'<polygon points="{corners}" fill="{terrain.colour if terrain else "white"}"/>')
    if words := board.tile_at(hex_) or board.feature_at(hex_):
        shapes.append(f'<text x="{x:.1f}" y="{y + 4:.1f}" fill="black">{words[:7]}</text>')
    if (piece := position.piece_at(hex_)) is not None:
        colour = "#808080" if piece[1] is None else COLOURS[piece[1]]
        shapes.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{SIZE // 2}" fill="{colour}"/>')
style = 'stroke="#303840" text-anchor="middle" font-size="10" font-family="sans-serif"'
drawn = "\n".join([f"<g {style}>", *shapes, "</g>"]).replace("<text ", '<text stroke="none" ')
view = f'viewBox="0 0 {SIZE * 37} {SIZE * 32}" style="background: #303840"'
svg = f'<svg xmlns="http://www.w3.org/2000/svg" {view}>\n{drawn}\n</svg>\n'
Path(name).write_text(svg, encoding="utf-8")
