"""`pack`: check, install, list, enable, remove and make packs without a window."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from kingdom_builder_qt.cli.arguments import Commands, Parser, file, new_file
from kingdom_builder_qt.content import check
from kingdom_builder_qt.content.loader import compile_catalog, installed_content
from kingdom_builder_qt.content.packs.archive import PackError
from kingdom_builder_qt.content.packs.export import (
    make_pack,
    own_expansions,
    remember,
    remembered,
    save_pack,
)
from kingdom_builder_qt.content.packs.inspection import (
    PackInspection,
    inspect_pack,
    installed_manifest,
)
from kingdom_builder_qt.content.packs.install import PackExists, install
from kingdom_builder_qt.content.packs.manifest import MANIFEST_FILE, SUFFIX, Manifest
from kingdom_builder_qt.content.packs.manifest_file import manifest_text, read_manifest
from kingdom_builder_qt.content.packs.places import installed_folders, switch, switched_off
from kingdom_builder_qt.core.errors import unknown
from kingdom_builder_qt.ui.desktop.files.games_of_pack import games_of_pack
from kingdom_builder_qt.ui.desktop.files.trash import DAYS, move_to_trash


def add_to(commands: Commands) -> None:
    """Add this command and its subcommands to the parser."""
    parser = commands.add_parser("pack", help="install, list, check or make packs of content")
    inner = parser.add_subparsers(metavar="COMMAND", parser_class=Parser, required=True)
    _add_check(inner)
    _add_install(inner)
    _add_list(inner)
    for word, text in (("on", "enable an installed pack"), ("off", "disable an installed pack")):
        switching = inner.add_parser(word, help=text)
        switching.add_argument("id", metavar="ID")
        switching.set_defaults(run=run_switch, on=word == "on")
    removing = inner.add_parser("remove", help="move an installed pack to the trash")
    removing.add_argument("id", metavar="ID")
    removing.set_defaults(run=run_remove)
    _add_export(inner)


def _add_check(commands: Commands) -> None:
    parser = commands.add_parser("check", help="list the contents and problems of a pack")
    parser.add_argument("file", type=file, metavar="FILE")
    parser.add_argument("--json", action="store_true", help="print JSON instead of lines")
    parser.set_defaults(run=run_check)


def _add_install(commands: Commands) -> None:
    parser = commands.add_parser("install", help="install a pack")
    parser.add_argument("file", type=file, metavar="FILE")
    parser.add_argument("--replace", action="store_true", help="replace an installed version")
    parser.set_defaults(run=run_install)


def _add_list(commands: Commands) -> None:
    parser = commands.add_parser("list", help="list the installed packs")
    parser.add_argument("--json", action="store_true", help="print JSON instead of lines")
    parser.set_defaults(run=run_list)


def _add_export(commands: Commands) -> None:
    parser = commands.add_parser("export", help="make a pack of your own expansion")
    parser.add_argument("expansion", metavar="EXPANSION", help="its id, the name of its folder")
    parser.add_argument("--id", metavar="ID", help="of the pack (default: id of the expansion)")
    parser.add_argument("--version", metavar="N", help="such as 1.2")
    for word in ("name", "author", "licence", "description"):
        parser.add_argument(f"--{word}", metavar="TEXT")
    parser.add_argument(
        "--output", type=new_file, metavar="PATH", help=f"default: ID{SUFFIX} in this folder"
    )
    parser.set_defaults(run=run_export)


def run_check(parsed: argparse.Namespace) -> int:
    """Print the contents and problems of a pack; return 1 if it cannot be installed."""
    look = inspect_pack(parsed.file)
    if parsed.json:
        print(json.dumps(_as_json(look), indent=2))
    else:
        print("\n".join(_contents(look)))
        print(check.format_problems(look.problems))
    return int(not look.is_sound)


def run_install(parsed: argparse.Namespace) -> int:
    """Install a pack and print its place; return 1 if it has errors."""
    look = inspect_pack(parsed.file)
    if not look.is_sound:
        print(check.format_problems(look.problems))
        return 1
    try:
        place = install(look, replace=parsed.replace)
    except PackExists:
        old = look.installed
        version = f" in version {old.version}" if old is not None else ""
        raise PackError(
            f"{parsed.file}: {look.manifest.name} is already installed{version}; "
            f"use --replace to install version {look.manifest.version}"
        ) from None
    print("\n".join(_contents(look)))
    print(place)
    return 0


def run_list(parsed: argparse.Namespace) -> int:
    """Print one line per installed pack."""
    off = switched_off()
    found = [(id_, installed_manifest(id_), id_ not in off) for id_ in installed_folders()]
    if parsed.json:
        rows = [
            {"id": id_, "on": on, **(asdict(manifest) if manifest else {})}
            for id_, manifest, on in found
        ]
        print(json.dumps(rows, indent=2))
        return 0
    for id_, manifest, on in found:
        words = _title(manifest) if manifest else f"{MANIFEST_FILE} cannot be read"
        print(f"{id_}: {words}{'' if on else ' (off)'}")
    if not found:
        print("no packs are installed")
    return 0


def run_switch(parsed: argparse.Namespace) -> int:
    """Switch a pack on or off."""
    _folder(parsed.id)
    switch(parsed.id, parsed.on)
    return 0


def run_remove(parsed: argparse.Namespace) -> int:
    """Move a pack to the trash; print its place and the number of games that need it."""
    thrown = move_to_trash(_folder(parsed.id))
    print(f"{thrown.place} (kept for {DAYS} days)")
    games = games_of_pack(parsed.id)
    if games.saved:
        print(f"games that need it: {games.saved} (unfinished: {games.unfinished})")
    return 0


def run_export(parsed: argparse.Namespace) -> int:
    """Write a pack and print its path; the metadata are saved as defaults for the next export."""
    content = installed_content()
    compile_catalog(content)
    names = {draft.id: draft.value.name for draft in own_expansions(content)}
    if parsed.expansion not in names:
        raise PackError(unknown("own expansion", parsed.expansion, names))
    said = remembered(parsed.expansion, names[parsed.expansion])
    words = ("id", "version", "name", "author", "licence", "description")
    given = {word: getattr(parsed, word) for word in words if getattr(parsed, word) is not None}
    manifest = _checked(replace(said, **given))
    export = make_pack(parsed.expansion, manifest)
    path = parsed.output or Path(f"{manifest.id}{SUFFIX}")
    save_pack(path, export)
    remember(parsed.expansion, export.look.manifest)
    for id_ in export.left_out:
        print(f"left out because it is not playable yet: section {id_}")
    print("\n".join(_contents(export.look)))
    print(path)
    return 0


def _checked(manifest: Manifest) -> Manifest:
    """Return the manifest if it is valid, else raise PackError."""
    found, problems = read_manifest(manifest_text(manifest), name=MANIFEST_FILE)
    if found is None:
        raise PackError(f"{problems[0].path}: {problems[0].message}")
    return found


def _folder(id_: str) -> Path:
    folders = installed_folders()
    if id_ not in folders:
        raise PackError(unknown("pack", id_, folders))
    return folders[id_]


def _title(manifest: Manifest) -> str:
    author = f" by {manifest.author}" if manifest.author else ""
    return f"{manifest.name} {manifest.version}{author}"


def _contents(look: PackInspection) -> Iterator[str]:
    manifest = look.manifest
    yield _title(manifest)
    if manifest.licence:
        yield f"licence: {manifest.licence}"
    if manifest.needs:
        yield f"needs: {', '.join(manifest.needs)}"
    for kind, ids in look.entries.items():
        if ids:
            yield f"{kind}: {', '.join(ids)}"


def _as_json(look: PackInspection) -> dict[str, Any]:
    return {
        **asdict(look.manifest),
        "installed": look.installed.version if look.installed else None,
        "entries": {kind: list(ids) for kind, ids in look.entries.items()},
        "problems": [asdict(problem) for problem in look.problems],
    }
