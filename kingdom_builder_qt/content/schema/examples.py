"""A worked example of every kind of file, for the documentation: one small expansion.

`tests/content/test_schema.py` loads all of it.
"""

from __future__ import annotations

from typing import Final

FORMAT: Final = """\
format: 1
"""
TERRAIN: Final = """\
fen:
  name: Fen
  letter: q
  buildable: true
  colour: "#6f8f7a"
"""
FEATURES: Final = """\
# A hex that is no terrain: nobody builds on it, and Workers and Merchants count it.
standing_stone: {name: Standing stone, site: true}
"""
PIECES: Final = """\
# Counts as a settlement wherever settlements count.
punt: {name: Punt, supply: 1, stands_on: [water, buildable]}
"""
EXPANSION: Final = """\
name: Fens
text: Wet land with stones of old and a punt for each player.
# Four cards more in the deck; how they go with other expansions is told above.
terrain_cards:
  fen: {name: Fen, copies: 4, options: [{terrain: fen, build: 3}]}
draw_cards: 3
tiles_per_location: 2
order: 200
"""
TILES: Final = """\
reed_cutter:
  kind: location_tile
  name: Reed cutter
  text: Build one settlement on a fen hex next to water, next to your own settlements if possible.
  action: {build: {to: {terrain: fen, near: {terrain: water}}}}
punter:
  kind: location_tile
  name: Punter
  text: >-
    Place your punt on water next to your own settlements if possible, or move it up to two steps
    over water and buildable hexes.
  action:
    one_of:
      - build: {piece: punt, to: {terrain: water}}
      - move:
          piece: punt
          to: {terrain: [water, buildable]}
          reach: {steps: 2}
          adjacency: ignored
"""
SCORING: Final = """\
stone_keepers:
  kind: scoring_card
  name: Stone keepers
  text: 3 gold for each standing stone next to at least one of your settlements.
  score: {group: {around: {feature: standing_stone}}, pay: {per_group: 3}}
"""
SECTION: Final = """\
id: reed_fen
name: Reed fen
expansion: fens
origin: user
author: Ann Reed
rows:
  - "qqqqqqffff"
  - "qqqLqqffff"
  - "qqqqttttff"
  - "dddqttttff"
  - "dddqqwwttt"
  - "ddddwwcccc"
  - "dLddwcccSc"
  - "ffffwccccc"
  - "fffwwmmccc"
  - "ffwwmmmmcc"
features:
  L: {feature: location, tile: reed_cutter}
  S: {feature: standing_stone}
"""
SECTION_OF_PUNTER: Final = (
    SECTION.replace("reed_fen", "punt_fen")
    .replace("Reed fen", "Punt fen")
    .replace("tile: reed_cutter", "tile: punter")
    .replace("dLddwcccSc", "dLddwccccc")
    .replace("fffwwmmccc", "fffwwmmcSc")
)
PAGES: Final = """\
tiles:
  reed_cutter:
    rulings: [R-08]
    example:
      caption: Two fen hexes lie next to water; the one beside the own settlement must be taken.
      rows:
        - "g   qo  q*  g   q"
        - "  g   g   w   q   g"
"""
PACK: Final = """\
format: 1
id: fens
version: "1.0"
name: Fens
author: Ann Reed
licence: CC BY 4.0
description: Two sections of wet land, two tiles, a card and a punt.
needs: [base]
data_format: 1
"""
# By path in a content folder, in the order in which the documentation shows them.
FILES: Final = {
    "format.yaml": FORMAT,
    "terrain.yaml": TERRAIN,
    "features.yaml": FEATURES,
    "pieces.yaml": PIECES,
    "fens/expansion.yaml": EXPANSION,
    "fens/tiles.yaml": TILES,
    "fens/scoring.yaml": SCORING,
    "fens/sections/reed_fen.yaml": SECTION,
    "fens/pages.yaml": PAGES,
    "fens/pack.yaml": PACK,
}
