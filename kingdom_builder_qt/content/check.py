"""Implements `check-data`: takes a path, returns problems."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.catalog import Catalog
from kingdom_builder_qt.content.disk import absolute, is_folder, is_present
from kingdom_builder_qt.content.entry_drafts import DraftContent
from kingdom_builder_qt.content.entry_files import (
    EXPANSION_FILES,
    ROOT_FILES,
    read_entries,
    read_expansion,
    read_format,
)
from kingdom_builder_qt.content.languages.language import FOLDER
from kingdom_builder_qt.content.languages.originals import Home, shipped_homes
from kingdom_builder_qt.content.languages.progress import (
    folder_problems,
    languages_of,
    problems_of,
    shipped_problems,
)
from kingdom_builder_qt.content.loader import (
    EXPANSION_FILE,
    FORMAT_FILE,
    PAGES_FILE,
    compile_catalog,
    installed_content,
    load_catalog,
    read_content,
    read_section_file,
)
from kingdom_builder_qt.content.packs.archive import PackError
from kingdom_builder_qt.content.packs.inspection import inspect_pack
from kingdom_builder_qt.content.packs.manifest import MANIFEST_FILE, SUFFIX
from kingdom_builder_qt.content.packs.manifest_file import read_manifest
from kingdom_builder_qt.content.packs.places import folders_switched_on
from kingdom_builder_qt.content.problems import SEVERITIES, Problem, in_order
from kingdom_builder_qt.content.rule_pages import load_pages
from kingdom_builder_qt.content.schema.tile_grammar import TILE_EFFECTS
from kingdom_builder_qt.content.yaml.nodes import MappingNode
from kingdom_builder_qt.content.yaml.yaml_reader import read_yaml
from kingdom_builder_qt.core.messages import Message

DEFAULT_EXPANSION: Final = "base"
_NAMES: Final = (FORMAT_FILE, EXPANSION_FILE, *ROOT_FILES, *EXPANSION_FILES)


def check_data(path: Path | None = None) -> list[Problem]:
    """Return the problems of a content folder or file; None: all installed content.

    A folder with `base/expansion.yaml` is checked as complete content, others as user content.
    """
    if path is None:
        packs = folders_switched_on()
        catalog = load_catalog()
        sources = {manifest.id: manifest.language for manifest in catalog.packs}
        homes = [Home(folder, sources.get(id_)) for id_, folder in packs.items()]
        homes.append(Home(paths.user_content(), None))
        found = _all_problems(catalog) + shipped_problems()
        return found + [problem for home in homes for problem in folder_problems(home)]
    path = absolute(path)
    if not is_present(path):
        return [Problem("error", str(path), 0, 0, "", Message("no such file or folder"))]
    if is_folder(path):
        if is_present(path / DEFAULT_EXPANSION / EXPANSION_FILE):
            home = Home(path)
            found = _all_problems(load_catalog(None, root=path), path)
            names = languages_of(home)
            return found + [p for n in names for p in problems_of(home, n, "hint")]
        found = _all_problems(load_catalog(path), paths.board_data(), path)
        return found + folder_problems(home_of(path))
    if path.suffix.lower() == SUFFIX:
        return _check_pack(path)
    return _check_file(path)


def home_of(folder: Path) -> Home:
    """Return a folder of a player with the language of its manifest."""
    manifest = read_manifest(folder / MANIFEST_FILE)[0]
    return Home(folder, manifest.language if manifest is not None else None)


def _check_pack(path: Path) -> list[Problem]:
    try:
        return list(inspect_pack(path, translations=True).problems)
    except PackError as error:
        return [Problem("error", str(path), 0, 0, "", error.message)]


def _all_problems(catalog: Catalog, *folders: Path) -> list[Problem]:
    """Return the problems of the content and of its rule pages."""
    return list(dict.fromkeys([*catalog.problems, *load_pages(catalog, *folders).problems]))


def _check_file(path: Path) -> list[Problem]:
    """Check a file with the content it belongs to, or with the shipped content."""
    shipped, user = paths.board_data(), paths.user_content()
    if path.parent.name == FOLDER:
        return [p for p in _check_language(path.parent.parent, path.stem) if p.file == str(path)]
    if path.name == PAGES_FILE:
        folders = path.parent, path.parent.parent
        found = load_pages(load_catalog(), *folders).problems
        return [problem for problem in found if problem.file == str(path)]
    if path.is_relative_to(shipped):
        content = read_content(shipped, None)
    elif path.is_relative_to(user) or path.is_relative_to(paths.user_packs()):
        content = installed_content()
    else:
        content = read_content(shipped, None)
        _read_single(path, content)
    return [problem for problem in compile_catalog(content).problems if problem.file == str(path)]


def _check_language(folder: Path, language: str) -> list[Problem]:
    """Return the problems of one language of a folder with words."""
    shipped = next((home for home in shipped_homes() if folder in home.places()), None)
    if shipped is not None:
        return problems_of(shipped, language, "hint")
    return problems_of(home_of(folder), language, "warning")


def _read_single(path: Path, content: DraftContent) -> None:
    """Read a single file as user content, identified by its name or its keys."""
    expansion = path.parent.name
    if content.find("expansion", expansion) is None:
        expansion = DEFAULT_EXPANSION
    name = path.name if path.name in _NAMES else _name_by_keys(path)
    if name == FORMAT_FILE:
        read_format(path, content)
    elif name == EXPANSION_FILE:
        read_expansion(path, path.parent.name, True, content)
    elif name in ROOT_FILES:
        read_entries(path, ROOT_FILES[name], "", True, content)
    elif name in EXPANSION_FILES:
        read_entries(path, EXPANSION_FILES[name], expansion, True, content)
    else:
        read_section_file(path, True, content)


def _name_by_keys(path: Path) -> str:
    """Return the standard name for a file of tiles or cards by its keys, "" for others."""
    root, _ = read_yaml(path)
    for _, entry in root.entries if isinstance(root, MappingNode) else ():
        if isinstance(entry, MappingNode) and any(entry.get(key) for key in TILE_EFFECTS):
            return "tiles.yaml"
        if isinstance(entry, MappingNode) and entry.get("score"):
            return "scoring.yaml"
    return ""


def format_problems(problems: Sequence[Problem]) -> str:
    """Return a line per problem, ordered by place, and a line with the totals."""
    # Relative paths are shorter, and editors link both.
    lines = [str(problem).removeprefix(f"{Path.cwd()}{os.sep}") for problem in in_order(problems)]
    found = Counter(problem.severity for problem in problems)
    counts = [f"{found[s]} {s}{'s' * (found[s] != 1)}" for s in SEVERITIES if found[s]]
    return "\n".join([*lines, ", ".join(counts) or "no problems"])


def exit_status(problems: Sequence[Problem]) -> int:
    """Return 1 if any problem is an error, else 0."""
    return int(any(problem.is_error for problem in problems))
