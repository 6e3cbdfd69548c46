"""Writes docs/data-format.md from the schema: `python -m kingdom_builder_qt.content.schema.doc`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any, Final

from kingdom_builder_qt.content.packs.archive import SUFFIXES
from kingdom_builder_qt.content.packs.manifest_file import MANIFEST
from kingdom_builder_qt.content.schema import (
    actions,
    board,
    counts,
    expansions,
    filters,
    groups,
    pages,
    scores,
    tiles,
)
from kingdom_builder_qt.content.schema.compound import Record, Switch
from kingdom_builder_qt.content.schema.examples import FILES

_HEAD: Final = """\
# Data format

Generated from the schema by `python -m kingdom_builder_qt.content.schema.doc`; do not edit.

The content of the game is a folder of YAML files, and your own content is a folder of the same
shape: `content` in the data folder of the program, which the section editor opens with *Open
content folder* (File menu). That is `~/.local/share/kingdom_builder_qt` on Linux,
`%LOCALAPPDATA%\\kingdom_builder_qt` on Windows, `~/Library/Application Support/kingdom_builder_qt`
on macOS, and the folder in the variable `KINGDOM_BUILDER_QT_HOME` wherever that is set.
[The content guide](content-guide.md) leads from nothing to an expansion of your own that is
played; examples of all files stand [below](#worked-examples).

```
format.yaml                   the version of this format
terrain.yaml                  kinds of terrain
features.yaml                 things on a hex: locations, castles, palaces, caves
pieces.yaml                   kinds of piece
<expansion>/expansion.yaml    what belongs to an expansion and how its set-up goes
<expansion>/tiles.yaml        tiles that give extra actions
<expansion>/scoring.yaml      Kingdom Builder cards and task cards
<expansion>/sections/<id>.yaml  one board section each
<expansion>/icons/            pictures of your own tiles and cards, which name them
pages.yaml, <expansion>/pages.yaml  rulings and example pictures of the rules browser
<expansion>/pack.yaml         what an exported pack says of itself
```

Your own folder needs only the files it adds to; sections may also lie in `sections/` directly.
An id consists of lower case letters, digits and single underscores, is unique among entries of
its kind, and cannot replace a shipped one. It must not be a name that Windows reserves for
a device, such as `con`, `aux` or `com1`: files travel.
The keys are a closed set: an unknown one is an error with its line and column.
`kingdom_builder_qt check-data [PATH]` checks a folder or a single file.

Only a part of YAML is used: UTF-8, one document, no tabs for indentation, no anchors, aliases or
tags, no duplicate keys; `true` and `false` are the only truth values, `yes` and `on` are text.
Text with a colon or a `#` needs quotes; it may hold any letter and emoji, as itself or in double
quotes as `\\u00e9` or `\\U0001f3f0`, but no control character other than tab and line feed. An
entry with an error is left out and named; the rest is played.

The text of a tile or card may speak of what is in play only. `{location | castle | nomad: nomad
space, or}` lists the features that the board has, each by its id or by other words after a colon;
`{palace? words}` stands only where there is a palace. Where no game is, all of it is read.

A tile or card shows the picture that its `icon` names: a PNG of at most 1024 by 1024 pixels or a
plain SVG of at most 2000 elements, in a file of at most 256 KiB. It is drawn small, on parchment.
An SVG consists of paths, shapes, groups and gradients; lines may be dashed, text has to be turned
into paths, and nothing may lead out of the file. A picture that cannot be used is named as a
warning, and the first letter of the id is drawn instead.

An example of `pages.yaml` is a drawing with one word for each hex: the letter of the terrain (`?`:
the printed terrain of a variant; upper case: a feature declared under `features`, or one that
`overlays` lays on another letter; `.`: no hex), a letter for a piece (`o` own settlement, `x` and
`y` those of opponents, others under `pieces`), a number by which `play` names the hex, `^` where a
piece is lifted, `*` where the picture has to be lit. With `at: iA1` the drawing lies on the island,
and `island` adds one there to a drawing on the main board. The program lights the hexes by the
rules; the marks are what the rulebook asks for, and the tests compare both. A file with an error
shows no examples.

A section may have a `.` in a row for a hex that is not decided yet: it can be saved, not played.
In the rows of an island it is a place without a hex.
"""
_COMBINED: Final = """\
A game has one or more expansions, and most of what they bring is put together: the terrain cards
of all of them make one deck, and Kingdom Builder cards are drawn from those of all of them. How
many are drawn is not added up: the highest `draw_cards` of the expansions in the game counts. An
expansion with `draw_cards: 1` beside the base game, which has 3, still gives a game of three cards,
drawn from all; so does one without `draw_cards`. With `tiles_per_location` it is the same. Four
terrain cards of a new terrain beside the 25 of the base game are drawn about once in seven turns:
a terrain that is to matter needs as many cards as others. A buildable terrain without any card can
be built on by tiles only, and the check warns of it.
"""
_PACKS: Final = """\
A pack is a file that ends in `.kbpack`: a zip archive with `pack.yaml` beside the files of a
content folder. The editor makes one of an own expansion (*Content*, *Export a pack*), and so does
`kingdom-builder-qt pack export`. In it are the folder of the expansion, its sections from
`sections/`, and of the user's other files those entries that it uses. `pack.yaml` in the folder of
an own expansion keeps what was said of it for the next time.

Installed packs lie in `packs/<id>`, beside `content`, and are read after the content of the game
and before your own. Nothing in them replaces anything: what has an id that is taken is left out and
named. A pack holds at most 1000 files ({suffixes}) of 2 MiB, 64 MiB in all, and is at most 32 MiB
large itself. Names are those that every system can give a file; nothing in it may be encrypted or a
link.
"""
_EXAMPLES: Final = """\
One small expansion with an example of each kind of file; the tests load all of it. Its second
section, `fens/sections/punt_fen.yaml`, which has the tile `punter`, is left out here.
"""
_PARTS: Final[tuple[tuple[str, tuple[Record[Any] | Switch[Any], ...]], ...]] = (
    (
        "Tiles",
        (
            tiles.TILE,
            tiles.HAND_SIZE,
            tiles.ON_CLAIM,
            tiles.VARIANTS,
            tiles.BROUGHT_BY,
            actions.ACTION,
            actions.BRANCH,
            actions.DRAW,
            actions.BUILD_STEP,
            actions.BUILD,
            counts.COUNT_RANGE,
            actions.MOVE,
            counts.REACH_HOW,
            actions.REMOVE,
        ),
    ),
    (
        "Cards",
        (
            scores.CARD,
            scores.SCORE,
            groups.HEX_GROUP,
            groups.TERRAIN_AREA,
            groups.KEEP_SIZE,
            scores.PAY,
            scores.CLAIM_ROWS,
        ),
    ),
    ("Filters", (filters.FILTER, filters.NEAR)),
    ("Sections", (board.SECTION, board.DECLARATION)),
    (
        "Expansions",
        (
            expansions.EXPANSION,
            expansions.TERRAIN_CARD,
            expansions.OPTION,
            expansions.FIRST_GAME,
            expansions.PLACED,
            expansions.OVERLAY,
        ),
    ),
    (
        "Board and pieces",
        (board.FORMAT, board.TERRAIN_ENTRY, board.FEATURE_ENTRY, board.PIECE_ENTRY),
    ),
    ("Packs", (MANIFEST,)),
    (
        "Pages of the rules",
        (
            pages.PAGES,
            pages.PAGE,
            pages.TEXT_PAGE,
            pages.TOPIC,
            pages.EXAMPLE,
            pages.PIECE_LETTER,
            pages.OVERLAY_LETTER,
        ),
    ),
)

_TEXTS: Final = {
    "Expansions": _COMBINED,
    "Packs": _PACKS.format(suffixes=", ".join(f"`{suffix}`" for suffix in SUFFIXES)),
}


def document() -> str:
    """Return the whole reference as Markdown."""
    return "\n".join([_HEAD, *_parts(), *_examples()])


def _examples() -> Iterator[str]:
    yield f"## Worked examples\n\n{_EXAMPLES}"
    for path, text in FILES.items():
        yield f"### {path}\n\n```yaml\n{text}```\n"


def _parts() -> Iterator[str]:
    for title, kinds in _PARTS:
        yield f"## {title}\n"
        if title in _TEXTS:
            yield _TEXTS[title]
        for kind in kinds:
            yield f"### {kind.name}\n\n{kind.doc}\n"
            yield "| Key | Value | Default | Meaning |\n| --- | --- | --- | --- |"
            yield from _rows(kind)
            yield ""


def _rows(kind: Record[Any] | Switch[Any], needed: str = "required") -> Iterator[str]:
    if isinstance(kind, Switch):
        for record in kind.records:
            yield from _rows(record, "one of these")
        return
    for field in kind.fields:
        default = needed if field.default is None else field.default
        yield f"| `{field.key}` | {field.kind.describe()} | {default} | {field.doc} |"


if __name__ == "__main__":
    sys.stdout.write(document().rstrip("\n") + "\n")
