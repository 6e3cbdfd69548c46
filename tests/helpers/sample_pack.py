"""A small expansion of a user, and packs made from it."""

from __future__ import annotations

import io
import shutil
import zipfile
from collections.abc import Mapping
from pathlib import Path

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.packs.archive import archive_of
from kingdom_builder_qt.content.packs.manifest import MANIFEST_FILE, Manifest
from kingdom_builder_qt.content.packs.manifest_file import manifest_text

EXPANSION = """\
name: Heath
text: Moor where nobody else builds.
draw_cards: 1
terrain_cards:
  moor: {name: Moor, copies: 4, options: [{terrain: moor, build: 3}]}
"""
TERRAIN = """\
# What I drew.
moor:
  name: Moor
  letter: z
  buildable: true
  colour: "#112233"
fen:  # of another expansion
  name: Fen
  letter: q
  buildable: true
  colour: "#445566"
"""
TILES = """\
peat:
  kind: location_tile
  name: Peat
  text: Build one settlement on a moor hex, next to your own settlements if possible.
  action: {build: {to: {terrain: moor}}}
"""
CARDS = """\
cutters:
  kind: scoring_card
  name: Cutters
  text: 2 gold for each of your settlements on a moor hex.
  score: {of: {terrain: moor}, pay: {per_unit: 2}}
"""
SECTION = """\
id: heath_one
name: Heath one
expansion: heath
origin: user
rows:
  - "zzzzzzffff"
  - "zzzLzzffff"
  - "zzzzttttff"
  - "dddzttttff"
  - "dddddwwttt"
  - "ddddwwcccc"
  - "dLddwcccSc"
  - "ffffwccccc"
  - "fffwwmmccc"
  - "ffwwmmmmcc"
features:
  L: {feature: location, tile: peat}
  S: {feature: castle}
"""
PAGES = """\
tiles:
  peat:
    rulings: [R-60]
"""
MANIFEST = Manifest("heath", "1.2", "Heath", "Ann Moor", "CC BY 4.0", "Moor and peat.", ("base",))
FILES = {
    "terrain.yaml": TERRAIN.partition("fen:")[0],
    "heath/expansion.yaml": EXPANSION,
    "heath/tiles.yaml": TILES,
    "heath/scoring.yaml": CARDS,
    "heath/pages.yaml": PAGES,
    "heath/sections/heath_one.yaml": SECTION,
    "heath/readme.txt": "Have fun.\n",
}


def own_expansion() -> Path:
    """Write the expansion as the user's content, together with a terrain of another one."""
    home = paths.user_content()
    section = "heath/sections/heath_one.yaml"
    files = {**FILES, "terrain.yaml": TERRAIN, "sections/heath_one.yaml": FILES[section]}
    del files[section]
    lay_out(home, files)
    return home


def lay_out(folder: Path, files: Mapping[str, str]) -> None:
    """Write texts as files in a folder."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


def pack_files(manifest: Manifest = MANIFEST, **changed: str) -> dict[str, bytes]:
    """Return the files of the pack; `changed`: replaced texts, by stem of the file."""
    texts = {name: changed.get(Path(name).stem, text) for name, text in FILES.items()}
    texts[MANIFEST_FILE] = changed.get("pack", manifest_text(manifest))
    return {name: text.encode() for name, text in texts.items()}


def pack_file(folder: Path, manifest: Manifest = MANIFEST, **changed: str) -> Path:
    """Write the pack as one file and return its path."""
    path = folder / f"{manifest.id}.kbpack"
    path.write_bytes(archive_of(pack_files(manifest, **changed)))
    return path


def installed_by_hand(manifest: Manifest = MANIFEST, **changed: str) -> Path:
    """Copy the pack to its installed place, and return its folder."""
    folder = paths.user_packs() / manifest.id
    shutil.rmtree(folder, ignore_errors=True)
    texts = {name: data.decode() for name, data in pack_files(manifest, **changed).items()}
    lay_out(folder, texts)
    return folder


def zipped(members: Mapping[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    """Return an archive as other programs make it."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", method) as archive:
        for name, data in members.items():
            info = zipfile.ZipInfo(name)  # of 1980, so that it is the same every time
            info.compress_type = method
            archive.writestr(info, data)
    return buffer.getvalue()
