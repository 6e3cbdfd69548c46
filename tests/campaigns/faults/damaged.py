"""Damages every kind of file that the program reads; the program answers with a sentence."""

from __future__ import annotations

import logging
import os
import shutil
import time
from collections.abc import Callable
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from kingdom_builder_qt.content import load_catalog, paths
from kingdom_builder_qt.content.id_lists import left_out, left_out_path, set_left_out
from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.editor.sections.document.section_document import SectionDocument
from kingdom_builder_qt.editor.sections.files.recovery import Recovery, leftovers, recovery_folder
from kingdom_builder_qt.game.arena.round_robin import COLUMNS, GamesFile, row_writer
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.record.saved_game import RecordError, load_record, record_text
from kingdom_builder_qt.game.setup.presets import own_presets
from kingdom_builder_qt.ui.desktop.settings.settings import load_settings, settings_path
from tests.campaigns.faults.power_cut import at_home
from tests.campaigns.faults.tally import Tally, Trial
from tests.campaigns.fuzz_sections import mutated
from tests.content.support import PLACES
from tests.content.test_user_content import CARDS, TILES
from tests.content.test_user_content import LATER_EXPANSION as EXPANSION
from tests.editor.support import CASTLE, CATALOG, at, mine
from tests.helpers.settings_ini import sample_text

SECONDS: Final = 2.0  # of the processor, for one file
RELEASED: Final = Path(__file__).parents[2] / "data" / "released" / "format-1"
_AGE: Final = 3600.0  # seconds since a file was written: it counts as completely copied
TABLE: Final = ("builder", "random")


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of file: valid samples, its path, and its use by the program."""

    sound: Callable[[], list[bytes]]
    path: Callable[[], Path]
    use: Callable[[Path], str]  # returns the outcome
    untouched: bool = False  # the program may not quarantine it


def damaged_games(trial: Trial, tally: Tally) -> None:
    """Open damaged saved games, list them in the library, and open a damaged index."""
    saves = sorted((RELEASED / "saves").iterdir())
    sound = [path.read_bytes() for path in saves]
    opened = Kind(lambda: sound, lambda: paths.user_saves() / "mine.kbgame", _open, untouched=True)
    found = Kind(lambda: sound, lambda: Library().path("mine"), _listed)
    index = _index(trial.folder)
    listed = Kind(lambda: [index], lambda: Library().index, _rebuilt)
    _try((opened, found, listed), trial, tally)


def damaged_settings(trial: Trial, tally: Tally) -> None:
    """Start with damaged settings, also of an earlier version, or a damaged list of sections."""
    config = RELEASED / "config"
    kinds = (
        Kind(lambda: [sample_text().encode()], settings_path, _settings),
        Kind(
            lambda: [(config / "settings.json").read_bytes()],
            lambda: settings_path().with_suffix(".json"),
            _settings,
        ),
        Kind(lambda: [(config / left_out_path().name).read_bytes()], left_out_path, _left_out),
    )
    _try(kinds, trial, tally)


def damaged_content(trial: Trial, tally: Tally) -> None:
    """Load the catalog with damaged content of the player."""
    section = section_text(mine(), CATALOG.terrains)
    texts = {"tiles": TILES, "scoring": CARDS, "sections": section, "expansion": EXPANSION}
    kinds = [
        Kind(
            lambda text=text: [text.encode()],
            lambda kind=kind: paths.user_content() / PLACES[kind].format("mine"),
            _content,
            untouched=True,
        )
        for kind, text in texts.items()
    ]
    _try(kinds, trial, tally)


def damaged_drafts(trial: Trial, tally: Tally) -> None:
    """Start the editor with damaged drafts."""
    _application()
    sound = _draft(trial.folder)
    path = recovery_folder
    _try([Kind(lambda: [sound], lambda: path() / "section-1.draft", _drafts)], trial, tally)


def damaged_rows(trial: Trial, tally: Tally) -> None:
    """Resume a tournament from a damaged file."""
    sound = _rows(trial.folder / "sound.csv")
    path = trial.folder / "tournament.csv"
    _try([Kind(lambda: [sound], lambda: path, _go_on, untouched=True)], trial, tally)


def _try(kinds: Any, trial: Trial, tally: Tally) -> None:
    home, number = trial.folder / "home", 0
    with at_home(home), _quiet():
        while trial.goes_on:
            number += 1
            seed = trial.random.getrandbits(32)
            kind = kinds[number % len(kinds)]
            random = Random(seed)
            _one(kind, mutated(random.choice(kind.sound()), random), tally, f"seed {seed}")
            shutil.rmtree(home, ignore_errors=True)


def _one(kind: Kind, data: bytes, tally: Tally, name: str) -> None:
    path = kind.path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    started = process_time()
    try:
        outcome = kind.use(path)
    except Exception as error:  # noqa: BLE001  # the fault under test
        tally.fail(f"{path.name}, {name}: {type(error).__name__}: {error}")
        return
    seconds = process_time() - started
    if seconds > SECONDS:
        tally.fail(f"{path.name}, {name}: {seconds:.1f} s")
        return
    kept = [path] if path.is_file() else []
    if not kind.untouched:
        kept += path.parent.glob("*.bad")
    is_kept = any(file.read_bytes() == data for file in kept)
    tally.expect(is_kept or outcome == "used", outcome, f"{path.name}, {name}: the file is lost")


# -- use by the program ------------------------------------------------------------------------


def _open(path: Path) -> str:
    try:
        session = load_record(path, CATALOG)
    except (RecordError, OSError) as error:
        return _refused(str(error))
    assert load_text(path) == record_text(session), "another game than the file's"
    return "used"


def load_text(path: Path) -> str:
    """Return the canonical text of a saved game after another round trip."""
    return record_text(load_record(path, CATALOG))


def _listed(path: Path) -> str:
    """Refresh the library, long after the file was written."""
    before = time.time() - _AGE
    os.utime(path, (before, before))
    library = Library()
    found = library.refresh()
    if not found.damaged:
        if library.ids():
            assert library.entries(library.ids())[0].id == path.stem, "another game"
            return "used"
        return "of a later version"  # it is neither moved nor listed
    return _put_aside(str(found.damaged[0].name), path)


def _rebuilt(index: Path) -> str:
    """List two games with any index."""
    for number, text in enumerate(_records()):
        path = Library().path(f"game-{number}")
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text)
    library = Library()
    library.refresh()
    assert set(library.ids()) == {"game-0", "game-1"}, f"listed: {library.ids()}"
    assert len(library.entries(library.ids())) == len(_records()), "a game cannot be shown"
    return "used"


def _settings(path: Path) -> str:
    settings, complaint = load_settings()
    own_presets(settings.new_game.get("presets", []), CATALOG)
    return _put_aside(complaint, path) if complaint else "used"


def _left_out(path: Path) -> str:
    before = left_out()
    set_left_out("farm", True)
    assert left_out() == tuple(sorted({*before, "farm"}))
    return "put aside" if list(path.parent.glob("*.bad")) else "used"


def _content(path: Path) -> str:
    catalog = load_catalog()
    shipped = {("section", id_) for id_ in CATALOG.sections}
    assert shipped <= {("section", id_) for id_ in catalog.sections}, "a shipped section is gone"
    return _refused(str(catalog.problems[0])) if catalog.problems else "used"


def _drafts(path: Path) -> str:
    found, aside = leftovers(CATALOG)
    return "used" if found else _put_aside(str(*aside), path)


def _go_on(path: Path) -> str:
    try:
        GamesFile(path, 1, "base", [TABLE]).read(99)
    except (SetupError, OSError) as error:
        return _refused(str(error))
    return "used"


def _refused(sentence: str) -> str:
    assert sentence, "nothing is said"
    assert "\n" not in sentence, f"more than a sentence: {sentence}"
    return "refused with a sentence"


def _put_aside(sentence: str, path: Path) -> str:
    assert sentence, "nothing is said"
    assert not path.exists(), "neither used nor put aside"
    return "put aside"


# -- sound files -------------------------------------------------------------------------------


def _records() -> list[bytes]:
    """Return the first two saved games of an earlier version."""
    return [path.read_bytes() for path in sorted((RELEASED / "saves").iterdir())[:2]]


def _index(folder: Path) -> bytes:
    """Return the index of a library of two games, as `_rebuilt` has them."""
    with at_home(folder / "sound"):
        for number, text in enumerate(_records()):
            path = Library().path(f"game-{number}")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(text)
        Library().refresh()
        return Library().index.read_bytes()


def _draft(folder: Path) -> bytes:
    with at_home(folder / "sound"):
        document = SectionDocument(mine())
        recovery = Recovery(document, CATALOG)
        document.paint({at(1, 1): CASTLE}, "Paint")
        recovery.write()
        assert recovery.flush()
        data = recovery.path.read_bytes()
        recovery.close()
    return data


def _rows(path: Path) -> bytes:
    with row_writer(path, COLUMNS) as write:
        for number in range(20):
            write((1, "base", "/".join(TABLE), number, "50/40", "90/88", "310 280/12 9"))
    return path.read_bytes()


def _application() -> QCoreApplication:
    return QCoreApplication.instance() or QCoreApplication([])


@contextmanager
def _quiet() -> Any:
    """Silence the log: each quarantined file would add a line to the table."""
    logging.disable(logging.CRITICAL)
    try:
        yield
    finally:
        logging.disable(logging.NOTSET)
