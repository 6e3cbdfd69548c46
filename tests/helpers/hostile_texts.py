"""Hostile texts for every reader, each read in a process that can be killed.

`python -m tests.helpers.hostile_texts HOME KIND FROM READER...` reads, and writes a line of JSON
before and after each text: its name, and the result with its time and memory.
"""

from __future__ import annotations

import json
import logging
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from functools import cache, partial
from pathlib import Path
from time import process_time
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from kingdom_builder_qt.ai.evaluation.weights import models_trouble
from kingdom_builder_qt.content import Catalog, load_catalog, paths
from kingdom_builder_qt.content.challenge_files import CHALLENGES, TASKS_FILE, load_tasks
from kingdom_builder_qt.content.characters import clean_line, clean_text
from kingdom_builder_qt.content.compiled_catalog import FILE as KEPT_CATALOG
from kingdom_builder_qt.content.compiled_catalog import find_catalog
from kingdom_builder_qt.content.conditional_text import features_of, is_malformed
from kingdom_builder_qt.content.id_lists import read_ids
from kingdom_builder_qt.content.lessons.lesson_files import LESSONS, TIPS_FILE, load_lessons
from kingdom_builder_qt.content.own_pictures import picture_fault
from kingdom_builder_qt.content.packs.archive import files_of
from kingdom_builder_qt.content.packs.inspection import inspect_files
from kingdom_builder_qt.content.packs.manifest_file import manifest_text, read_manifest
from kingdom_builder_qt.content.rule_pages import load_pages
from kingdom_builder_qt.content.rulings import load_rulings
from kingdom_builder_qt.content.yaml import entry_texts
from kingdom_builder_qt.content.yaml.scalars import Limits
from kingdom_builder_qt.content.yaml.writer import as_yaml, block
from kingdom_builder_qt.content.yaml.yaml_reader import read_yaml
from kingdom_builder_qt.core.errors import KingdomBuilderError
from kingdom_builder_qt.core.moves import parse_move
from kingdom_builder_qt.core.notation.grammar import LONGEST
from kingdom_builder_qt.core.notation.state_text import canonical_text
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.editor.sections.document.fragment import MOST_LETTERS, fragment_from_json
from kingdom_builder_qt.editor.sections.files.files import paste_section
from kingdom_builder_qt.editor.sections.files.recovery import leftovers, recovery_folder
from kingdom_builder_qt.editor.sections.stamps.stamp_files import read_stamps, stamps_folder
from kingdom_builder_qt.editor.workbench.own_files import faults, without_invalid_entries
from kingdom_builder_qt.editor.workbench.unsaved_entries import left_entries
from kingdom_builder_qt.game.arena.round_robin import COLUMNS, GamesFile
from kingdom_builder_qt.game.arena.standings import meetings, places
from kingdom_builder_qt.game.challenges.challenge_results import Results, read_results
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.library.migration import migrate
from kingdom_builder_qt.game.puzzles.puzzle_files import read_file as read_puzzle_file
from kingdom_builder_qt.game.puzzles.puzzle_progress import Attempts, PuzzleProgress, read_progress
from kingdom_builder_qt.game.rating import Rating
from kingdom_builder_qt.game.record.entry_line import EntryHead, with_head, without_head
from kingdom_builder_qt.game.record.game_files import is_list, is_position
from kingdom_builder_qt.game.record.game_text import game_text, read_game
from kingdom_builder_qt.game.record.glance import glance
from kingdom_builder_qt.game.record.saved_game import load_record, record_text, text_fault
from kingdom_builder_qt.game.setup.presets import own_presets
from kingdom_builder_qt.game.setup.set_up_codes import find_code, from_code, to_code
from kingdom_builder_qt.ui.desktop.files.games_of_pack import games_of_pack
from kingdom_builder_qt.ui.desktop.files.progress_file import read_or_quarantine
from kingdom_builder_qt.ui.desktop.settings.settings import load_settings, settings_path
from kingdom_builder_qt.ui.desktop.slot import take_lock
from kingdom_builder_qt.ui.library.games.game_pictures import read_sketch
from kingdom_builder_qt.ui.library.replay.loading import LoadedGame, load
from kingdom_builder_qt.ui.newgame.picture.set_up_picture_reader import code_in_png
from kingdom_builder_qt.ui.words.foreign_text import (
    escape_markup,
    escape_modified_marker,
    menu_heading,
    tip_text,
    truncated,
)
from tests.helpers import sample_pack
from tests.helpers.settings_ini import sample_text

MOST: Final = 4 << 20  # letters of a text; a reader that takes fewer gets as many as it takes
LONG: Final = (400, 4_300, 200_000)  # digits: no float, no int, no end
_MOST_NUMBERS: Final = 60  # of one text
_LONGEST_MESSAGE: Final = 20_000  # letters, all problems together
_STOP_SECONDS: Final = 20  # of the processor, after which a text is not waited for
_STOP_MEMORY: Final = 1 << 30  # bytes

# The tokens for a reader in every run of the tests.
FEW: Final = (
    *("\n", " \n", "\r\n", "0", "a", ":", "[", '"', "\\", "\\u0000", "'\n", "[],", "  - a\n"),
    '  - [0, "a", "b"]\n',
)
# A reader that scans the rest again for each letter takes many seconds of this, too; one that
# copies the rest each time is found by the slow test.
_MOST_OF_FEW: Final = 1 << 17
TOKENS: Final = (
    *FEW,
    *(
        " ",
        ";",
        "- ",
        "a: ",
        "board:",
        "\U0001f3f0",
        "\t",
        "\n  ",
        "\x00",
        "\x1b",
        "\ufeff",
        "\u2028",
        "\x85",
        "\u0301",
        "\r",
        "\u00a0",
    ),
    *("A", "1", "_", ".", "/", "%", "@", "`", "$", "^", "~", "-", "+", "=", ",", "|", ">", "<"),
    *("?", "!", "#", "&", "*", "{", "}", "]", "(", ")", "'", "{}", "[]", "{a}", "[1]", '""', "''"),
    *("? ", ": ", "! ", "!!x ", "&a ", "*a ", "# ", "---\n", "- a\n", "a:\n", '"a",', "1,", "{},"),
    *("KB-", "board:\n", "; ", "gold:", "1.0:", "seat 0:", "format:", "moves:\n", "over: false"),
    *("<g>", "</g>", "&lt;", "{a | b, ", "{a? ", "A1 ", "A1-9 ", "?* ", "forest*200 ", "a=1 "),
    *("a@A1 ", "1e9", "true ", "packs:\n", "## ", "| R-10 "),
)


@dataclass(frozen=True, slots=True)
class Reader:
    """A reader of a kind of text, with texts after which the tokens are valid.

    `most`: its limit in letters; `sound`: texts whose numbers are lengthened.
    """

    read: Callable[[str], object]
    openings: tuple[str, ...] = ("",)
    most: int = MOST
    sound: Callable[[], list[str]] = field(default=list)


# -- use of a text by the program --------------------------------------------------------------


@cache
def _catalog() -> Catalog:
    return load_catalog(None)


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def _at(path: Callable[[], Path], use: Callable[[Path], object]) -> Callable[[str], object]:
    """Return a function that writes a text to a file and has the program read it."""

    def read(text: str) -> object:
        file = path()
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(_bytes(text))
        try:
            return use(file)
        finally:
            for one in file.parent.glob(f"{file.stem}*"):
                one.unlink()

    return read


def _mine(name: str) -> Callable[[], Path]:
    return lambda: paths.user_saves() / name


def _replay(path: Path) -> None:
    found = load(path, "", _catalog())
    if not isinstance(found, LoadedGame):
        raise found


def _section(text: str) -> None:
    opened = paste_section(text, _catalog())
    raise KingdomBuilderError("\n".join(map(str, opened.problems)))


def _yaml(text: str) -> None:
    _, problems = read_yaml(text, Limits(size=MOST))
    raise KingdomBuilderError("\n".join(map(str, problems)))


def _one_entry(text: str) -> None:
    """Edit the text of one entry, as the window of tiles and cards does."""
    faults(text)
    value = entry_texts.value_of(text) or {}
    entry_texts.with_value(text, {**value, "name": "Mine"}, ("name", "text"))
    entry_texts.renamed(text, "other")


def _one_of_many(text: str) -> None:
    """Return the first entry of a file."""
    entry_texts.removed(text, entry_texts.spans(text)[0])


def _own_content(text: str) -> None:
    """Load content in which every kind of file holds the text."""
    home = paths.user_content()
    names = "pages terrain pieces mine/tiles mine/scoring mine/expansion mine/sections/mine"
    for name in names.split():
        path = home / f"{name}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(_bytes(text))
    catalog = load_catalog()
    pages = load_pages(catalog)
    found = (*catalog.problems, *pages.problems)
    raise KingdomBuilderError("\n".join(map(str, found[:100])))


def _pack(text: str) -> None:
    """Look into a pack in which every file holds the text."""
    manifest = b"format: 1\nid: mine\nversion: '1'\nname: m\nneeds: [base]\ndata_format: 1\n"
    data = _bytes(text)[: 1 << 20]
    names = ["tiles.yaml", "scoring.yaml", "expansion.yaml", "pages.yaml", "terrain.yaml"]
    files = {"pack.yaml": manifest, **{f"mine/{name}": data for name in names}}
    look = inspect_files(files, "mine.kbpack")
    raise KingdomBuilderError("\n".join(map(str, look.problems[:100])))


def _content_file(name: str) -> Callable[[str], object]:
    """Return a function that loads content with the text in one file."""

    def use(_path: Path) -> None:
        problems = load_catalog().problems
        raise KingdomBuilderError("\n".join(map(str, problems[:100])))

    return _at(lambda: paths.user_content() / name, use)


def _pages(path: Path) -> None:
    pages = load_pages(_catalog(), path.parent)
    raise KingdomBuilderError("\n".join(map(str, pages.problems[:100])))


def _manifest(text: str) -> None:
    raise KingdomBuilderError("\n".join(map(str, read_manifest(text)[1])))


def _svg(text: str) -> None:
    raise KingdomBuilderError(picture_fault(_bytes(text), ".svg"))


def _png(text: str) -> None:
    raise KingdomBuilderError(picture_fault(_bytes(text), ".png"))


def _lessons(folder: Path) -> None:
    raise KingdomBuilderError("\n".join(map(str, load_lessons(_catalog(), folder).problems)))


def _tasks(folder: Path) -> None:
    raise KingdomBuilderError("\n".join(map(str, load_tasks(_catalog(), folder).problems)))


def _kept(parse: Callable[[str], Any], nothing: object) -> Callable[[str], object]:
    """Return a reader of a file of the player's progress: valid, or quarantined with defaults."""

    def use(path: Path) -> None:
        found, aside = read_or_quarantine(path, MOST, parse, nothing)
        assert (aside is None) == (found is not nothing), "neither used nor put aside"
        assert aside is None or not path.exists()
        if aside is None:
            assert parse(found.text()) == found, "it would be read otherwise next time"

    return _at(lambda: paths.user_data() / "kept.json", use)


def _settings(_path: Path) -> None:
    settings, _complaint = load_settings()
    own_presets(settings.new_game.get("presets", []), _catalog())
    for folder in paths.user_config().glob("migrated-*"):
        shutil.rmtree(folder)


def _library(_path: Path) -> None:
    """Scan the library; its files have an old date."""
    folder = paths.user_data() / "games"
    for path in folder.glob("*.kbgame"):
        os.utime(path, (1, 1))
    library = Library()
    library.refresh()
    library.entries(library.ids())
    for path in [*paths.user_data().glob("library.db*"), *folder.glob("*")]:
        path.unlink()


def _added(text: str) -> None:
    """Add a text to the library, rename it and read it from there."""
    library = Library()
    id_ = library.add(text)
    try:
        library.change(id_, title="Mine")
        library.read(id_)
    finally:
        library.path(id_).unlink()


def _picture(path: Path) -> None:
    read_sketch(path, _catalog())


def _headed() -> list[str]:
    """Return a record with the line of an entry that has all its keys."""
    moment = datetime(2026, 11, 27, 14, 0)
    head = EntryHead("20261127-140000-0a1b2c3d", "A title", True, moment, moment)
    return [with_head(record_text(_session()), head)]


def _beheaded(text: str) -> None:
    with_head(text, EntryHead("a"))
    without_head(text)


def _migrated(_path: Path) -> None:
    """Migrate the files of an earlier version."""
    library = Library()
    for _ in range(2):
        migrate(library, take_lock)
    for path in paths.user_data().rglob("*"):
        if path.is_file() and path.parent.name != "history":
            path.unlink()


def _moves(text: str) -> None:
    for word in text.split(",")[:100]:
        parse_move(word)


def _words(text: str) -> None:
    for clean in (clean_text, clean_line):
        clean(text, 1000)
    for write in (
        menu_heading,
        truncated,
        escape_markup,
        escape_modified_marker,
        tip_text,
        as_yaml,
    ):
        write(text)
    block("key", text)
    list(features_of(text))
    is_malformed(text)


@cache
def _session() -> Any:
    return load_record(Path(__file__).parents[1] / "data" / "records" / "all_1.kbgame", _catalog())


def _standings(path: Path) -> None:
    table = ("builder", "random")
    done = GamesFile(path, 1, "base", [table]).read(9)
    places(table, done)
    meetings(done)


def _folder(name: str) -> Callable[[], Path]:
    return lambda: paths.user_cache() / name


_ROOT: Final = Path(__file__).parents[2]
_RECORD: Final = "format: 1\nprogram: x\noptions:\n  players: 2\n"
_ENTRY: Final = 'format: 1\nprogram: x\nentry: {id: "a", title: "'
_JSON: Final = ("", '{"format": 1, "tried": ', '{"format": 1, "rating": [', '{"a": "')
_SECTION: Final = "id: mine\nname: "
_SVG: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
_MAX_CONTENT: Final = 1 << 20


def _shipped(*names: str) -> Callable[[], list[str]]:
    return lambda: [(_ROOT / name).read_text(encoding="utf-8") for name in names]


def _progress() -> list[str]:
    tried = {"a": Attempts(1.5, 2, is_solved=True)}
    return [PuzzleProgress(Rating(), tried).text()]


def _results() -> list[str]:
    return [Results().begun("a").finished("a", 50, 40, "0").mastered("a", 60).text()]


READERS: Final[dict[str, Reader]] = {
    # games
    "is_list": Reader(is_list),
    "is_position": Reader(is_position),
    "glance": Reader(
        lambda text: glance(text, "x"),
        ("", "moves:\n", _RECORD + "moves:\n", _ENTRY),
        sound=_headed,
    ),
    "text_fault": Reader(text_fault, ("", _RECORD, _ENTRY), sound=_headed),
    "replay": Reader(_at(_mine("a.kbgame"), _replay), ("", "seat 0: ")),
    "picture of a game": Reader(_at(_mine("a.kbgame"), _picture), ("", "gold: "), sound=_headed),
    "entry line": Reader(
        _beheaded, ("", "entry: ", "program: x\n", "program: ", "format: "), sound=_headed
    ),
    "packs of a game": Reader(
        _at(_mine("a.kbgame"), lambda _: games_of_pack("a")), ("", "packs:\n", 'packs:\n  - ["')
    ),
    "list of turns": Reader(
        lambda text: read_game(text, _catalog()),
        ("", "seat 0: ", 'seat 0: "', "pack 0: ", "deck: ", "position: ", 'own section 0: "'),
        1 << 20,
        lambda: [game_text(_session())],
    ),
    "moves": Reader(_moves, ("", "mandatory build ", "mandatory choose ")),
    "position": Reader(
        lambda text: Position.from_text(text, _catalog()),
        ("", "board: ", "board: {", "board: {},", "deck: ", "settlements 0: ", "kept silo: "),
        LONGEST,
        lambda: [_session().position.text()],
    ),
    "position with open cards": Reader(
        lambda text: canonical_text(text, _catalog()), ("", "terrain cards: "), LONGEST
    ),
    "code": Reader(
        lambda text: from_code(text, _catalog()),
        ("", "KB-"),
        sound=lambda: [to_code(_session().options, _catalog())],
    ),
    "find_code": Reader(find_code, ("", "KB-")),
    # content
    "yaml": Reader(_yaml, ("", "a: ", "a: |\n", "- [", 'a: "')),
    "content": Reader(_own_content, ("", "a:\n  name: "), _MAX_CONTENT),
    "tiles": Reader(
        _content_file("mine/tiles.yaml"), (), sound=_shipped("board_data/nomads/tiles.yaml")
    ),
    "cards": Reader(
        _content_file("mine/scoring.yaml"), (), sound=_shipped("board_data/nomads/scoring.yaml")
    ),
    "expansion": Reader(
        _content_file("mine/expansion.yaml"),
        (),
        sound=_shipped(*(f"board_data/{name}/expansion.yaml" for name in ("base", "harvest"))),
    ),
    "terrains": Reader(
        _content_file("terrain.yaml"), (), sound=_shipped("board_data/terrain.yaml")
    ),
    "pages": Reader(
        _at(_folder("pages.yaml"), _pages),
        ("", "tiles:\n  farm:\n    "),
        _MAX_CONTENT,
        _shipped("board_data/nomads/pages.yaml"),
    ),
    "rulings": Reader(_at(_folder("rulings.md"), load_rulings), ("", "| R-10 | "), _MAX_CONTENT),
    "lesson": Reader(
        _at(
            lambda: paths.user_cache() / LESSONS / "a.yaml",
            lambda path: _lessons(path.parents[1]),
        ),
        ("", "name: "),
        _MAX_CONTENT,
        _shipped("resources/lessons/building.yaml"),
    ),
    "tips": Reader(_at(_folder(TIPS_FILE), lambda path: _lessons(path.parent)), (), _MAX_CONTENT),
    "tasks": Reader(
        _at(
            lambda: paths.user_cache() / CHALLENGES / TASKS_FILE,
            lambda path: _tasks(path.parents[1]),
        ),
        ("", "tasks:\n  a: "),
        _MAX_CONTENT,
        lambda: ["tasks:\n  a:\n    name: A\n    preset: base\n    seed: 7\n    gold: 9\n"],
    ),
    "puzzles": Reader(
        _at(_folder("puzzles.yaml"), read_puzzle_file),
        ("", "a:\n  position: "),
        sound=lambda: [_shipped("resources/puzzles/castle.yaml")()[0].partition("\np6")[0]],
    ),
    # packs and pictures
    "pack": Reader(_pack, ("",), _MAX_CONTENT),
    "archive": Reader(lambda text: files_of(_bytes(text), "x"), ("", "PK\x03\x04", "PK\x05\x06")),
    "manifest": Reader(
        _manifest, ("", "id: "), 1 << 16, lambda: [manifest_text(sample_pack.MANIFEST)]
    ),
    "svg": Reader(
        _svg,
        ("", _SVG, f'{_SVG}<path d="', f'{_SVG}<path stroke-dasharray="', f'{_SVG}<g transform="'),
        256_000,
        lambda: [f'{_SVG}<path d="M0 0L9 9" stroke="#000" stroke-dasharray="1 2"/></svg>'],
    ),
    "png": Reader(_png, ("", "\x89PNG"), 256_000),
    "picture of a set-up": Reader(lambda text: code_in_png(_bytes(text)), ("", "\x89PNG\r\n")),
    # stored data of a player
    "progress with puzzles": Reader(_kept(read_progress, PuzzleProgress()), _JSON, sound=_progress),
    "results of challenges": Reader(_kept(read_results, Results()), _JSON, sound=_results),
    "settings": Reader(
        _at(settings_path, _settings),
        ("", "[General]\ntheme=", '[General]\nnew_game="{\\"a\\": ', "[presets]\na=", "["),
        sound=lambda: [sample_text()],
    ),
    "settings of earlier versions": Reader(
        _at(lambda: settings_path().with_suffix(".json"), _settings),
        ("", '{"new_game": ', '{"a": [', '{"geometry": "'),
        sound=_shipped("tests/data/released/format-1/config/settings.json"),
    ),
    "ids": Reader(
        _at(lambda: paths.user_config() / "ids.json", lambda _: read_ids("ids.json", "")),
        ("", "["),
        _MAX_CONTENT,
        lambda: ['["a", 1]'],
    ),
    "kept catalog": Reader(
        _at(lambda: paths.user_cache() / KEPT_CATALOG, lambda _: find_catalog()),
    ),
    "game of the library": Reader(
        _at(lambda: paths.user_data() / "games" / "mine.kbgame", _library),
        ("", "entry: ", _ENTRY),
        sound=_headed,
    ),
    "game for the library": Reader(_added, ("", "entry: ", _ENTRY), sound=_headed),
    "index of the library": Reader(
        _at(lambda: paths.user_data() / "library.db", _library), ("", "SQLite format 3\x00")
    ),
    "game of an earlier version": Reader(
        _at(lambda: paths.user_data() / "autosave.kbgame", _migrated), sound=_headed
    ),
    "name of an autosave": Reader(
        _at(lambda: paths.user_data() / "autosave.name", _migrated), ("", '{"path": "')
    ),
    "games left out of the library": Reader(
        _at(lambda: paths.user_data() / "history" / "left-out.json", _migrated), ("", "[")
    ),
    "mark of the migration": Reader(
        _at(lambda: paths.user_data() / "migrated.json", _migrated), ("", "[")
    ),
    # the editor
    "section": Reader(
        _section,
        ("", _SECTION, _SECTION + "a\nrows:\n"),
        1 << 16,
        lambda: [sample_pack.SECTION],
    ),
    "without_invalid_entries": Reader(without_invalid_entries, ("", "a: "), _MAX_CONTENT),
    "is_split": Reader(entry_texts.is_split, ("", "a: "), _MAX_CONTENT),
    "one entry": Reader(_one_entry, ("", "a:\n  b: "), _MAX_CONTENT),
    "one of many": Reader(_one_of_many, ("a: ",), _MAX_CONTENT),
    "root value": Reader(
        lambda text: entry_texts.with_root_value(text, {"name": "Mine"}, ("name",)),
        ("", "a: "),
        _MAX_CONTENT,
    ),
    "stamp": Reader(
        _at(lambda: stamps_folder() / "a.json", lambda _: read_stamps()),
        ("", '{"format": 1, "cells": ['),
        64_000,
        lambda: ['{"format": 1, "name": "A", "cells": [[0, 0, "grass", null, null]]}'],
    ),
    "fragment": Reader(
        lambda text: fragment_from_json(text, _catalog()),
        ("", "[[0, "),
        MOST_LETTERS,
        lambda: ['[[0, 0, "grass", null, null]]'],
    ),
    "unsaved section": Reader(
        _at(lambda: recovery_folder() / "section-1.draft", lambda _: leftovers(_catalog())),
        ("", '{"section": "', '{"original": "", "section": "'),
        1 << 17,
    ),
    "unsaved entries": Reader(
        _at(lambda: recovery_folder() / "entries-1.entries", lambda _: left_entries()),
        ("", '{"a": "'),
    ),
    # the command line
    "weights": Reader(
        models_trouble,
        ("", '{"format": 2, "provenance": {}, "models": '),
        sound=lambda: [
            '{"format": 2, "provenance": {}, "models":'
            ' {"2 base": {"own": {"a": 1.5}, "rival": {"b": 1}}}}'
        ],
    ),
    "rows of a tournament": Reader(
        _at(_folder("rows.csv"), _standings),
        ("", ",".join(COLUMNS) + "\n"),
        sound=lambda: [",".join(COLUMNS) + "\n1,base,builder/random,0,50/40,90/88,310 280/12 9\n"],
    ),
    "words of content": Reader(_words, ("", "{a: "), _MAX_CONTENT),
}


# -- the texts ---------------------------------------------------------------------------------


def texts(kind: str, reader: Reader) -> Iterator[tuple[str, Callable[[], str]]]:
    """Yield the names of texts for a reader, each with the function that creates it.

    `kind`: `tokens` repeated, a `few` of these, or long `numbers`.
    """
    if kind == "numbers":
        for text in reader.sound():
            yield from _with_numbers(text)
        return
    most = min(reader.most, _MOST_OF_FEW) if kind == "few" else reader.most
    for opening in reader.openings:
        for token in FEW if kind == "few" else TOKENS:
            yield f"{opening!r} + {token!r}", partial(_repeated, opening, token, most)


def _repeated(opening: str, token: str, most: int) -> str:
    """Return a token repeated; files are measured in bytes, texts in letters."""
    return opening + token * ((most - len(_bytes(opening))) // len(_bytes(token)))


def _with_numbers(text: str) -> Iterator[tuple[str, Callable[[], str]]]:
    """Yield texts with one number lengthened each, the first one after the same words."""
    seen: dict[str, tuple[int, int]] = {}
    for found in re.finditer(r"[0-9]+", text):
        line = text[text.rfind("\n", 0, found.start()) + 1 : found.start()]
        seen.setdefault(re.sub(r"[0-9]+", "0", line)[-30:], found.span())
    for begin, end in [*seen.values()][:_MOST_NUMBERS]:
        for length in LONG:
            name = f"{text[max(0, begin - 20) : end]!r} with {length} digits"
            yield name, partial("{}{}{}".format, text[:begin], "9" * length, text[end:])


# -- the process -------------------------------------------------------------------------------


def _tried(reader: Reader, text: str) -> str:
    """Return the fault of a reader's result, "" if there is none."""
    try:
        reader.read(text)
    except (KingdomBuilderError, OSError) as error:
        length = len(str(error))
        return f"an error of {length} letters" if length > _LONGEST_MESSAGE else ""
    except BaseException as error:  # noqa: BLE001  # an exception is a failure
        return f"{type(error).__name__}: {str(error)[:200]}"
    return ""


def _memory() -> int:
    """Return the peak memory of the process in bytes."""
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most << 10


def _limit_memory() -> None:
    """Let a reader that takes far too much fail before the machine does."""
    import resource

    if sys.platform == "linux":
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
        most = pages * resource.getpagesize() + _STOP_MEMORY
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def _limit_time() -> None:
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(process_time()) + _STOP_SECONDS, hard))


def main(kind: str, first: int, names: list[str]) -> None:
    """Read the texts for some readers, from one of them on, and print the results."""
    logging.disable(logging.CRITICAL)
    QCoreApplication([])
    _session()
    cases = [(name, *case) for name in names for case in texts(kind, READERS[name])]
    for name, what, made in cases[first:]:
        text = made()
        _limit_time()
        _tell(f"{name}: {what}")
        before, started = _memory(), process_time()
        _limit_memory()
        trouble = _tried(READERS[name], text)
        _tell([trouble, process_time() - started, _memory() - before])


def _tell(message: object) -> None:
    sys.stdout.write(f"{json.dumps(message)}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    os.environ["KINGDOM_BUILDER_QT_HOME"] = sys.argv[1]
    main(sys.argv[2], int(sys.argv[3]), sys.argv[4:])
