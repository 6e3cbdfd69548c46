"""Cuts the power at every step of the program's writers, on the simulated disk of `disk`.

The settings are written by Qt, which `disk` cannot record; see `tests/ui/test_settings.py`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Final
from unittest import mock

from PySide6.QtCore import QCoreApplication

from kingdom_builder_qt.content.text_files import accept_any, write_atomic
from kingdom_builder_qt.editor.sections.document.section_document import SectionDocument
from kingdom_builder_qt.editor.sections.files.recovery import Recovery, leftovers
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.arena.round_robin import read_rows, row_writer
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.record.entry_line import EntryHead, with_head
from kingdom_builder_qt.game.record.saved_game import record_text
from kingdom_builder_qt.ui.desktop.files.trash import move_to_trash, restore_from_trash
from kingdom_builder_qt.ui.desktop.tasks import wait_for_writes
from tests.campaigns.faults.disk import Disk, recorded
from tests.campaigns.faults.tally import Tally, Trial
from tests.editor.support import CASTLE, CATALOG, at, mine

COLUMNS: Final = ("number", "gold")
State = dict[Path, bytes]


def power_cut(trial: Trial, tally: Tally) -> None:
    """Cut the power at every step of every writer, once."""
    scenes = (one_file, kept_game, restored_section, rows)
    for number, scene in enumerate(scenes):
        folder = trial.folder / str(number)
        folder.mkdir()
        scene(folder, trial.random, tally)


# -- the writers -------------------------------------------------------------------------------


def one_file(folder: Path, random: Random, tally: Tally) -> None:
    """Write a file again and again: a saved game, a section, weights."""
    path = folder / "saved.kbgame"
    texts = ["first\n", "the second, longer than the first\n", "3\n", "x" * random.randint(1, 9999)]
    write_atomic(path, texts[0], accept_any)
    with recorded(folder) as disk:
        for number, text in enumerate(texts[1:], 1):
            write_atomic(path, text, accept_any)
            disk.mark(str(number))
    for marks, state in states(disk):
        least = int(marks[-1]) if marks else 0
        found = state.get(path, b"").decode()
        tally.expect(
            found in texts[least:],
            "the new file" if texts.index(found or texts[0]) > least else "the old file",
            f"{path.name}: {found[:40]!r} after {least} saves",
        ) if found in texts else tally.fail(f"{path.name}: half a file, {len(found)} bytes")


def kept_game(folder: Path, random: Random, tally: Tally) -> None:
    """Play, name, delete and restore a game of the library."""
    seats = [Seat("A", 0), Seat("B", 1)]
    session = Session(CATALOG, GameOptions(players=2, seed=random.getrandbits(32)), seats)
    moment = datetime(2026, 11, 27, 14, 0)
    head = EntryHead("20261127-140000-00000000", begun=moment, played=moment)
    texts: list[str] = []
    with at_home(folder):
        library = Library()
        library.ids()  # creates the index
        with recorded(folder) as disk:
            for _ in range(3):
                session.play(session.position.random_move(random))
                texts.append(with_head(record_text(session), head))
                library.write(head, record_text(session))
                disk.mark(str(len(texts)))
            texts.append(with_head(record_text(session), replace(head, title="Mine")))
            library.change(head.id, title="Mine")
            disk.mark(str(len(texts)))
            (thrown,) = library.remove([head.id], move_to_trash)
            restore_from_trash(thrown)
            disk.mark(str(len(texts)))
    for marks, state in states(disk):
        least = int(marks[-1]) if marks else 0
        found = [data.decode() for path, data in state.items() if path.suffix == ".kbgame"]
        wanted = texts[max(0, least - 1) :]
        # Its file has one name at least: in the library or in the trash.
        is_kept = all(text in wanted for text in found) and (found or not least)
        tally.expect(is_kept, "the game", f"after {least}: {len(found)} files, not as written")


def restored_section(folder: Path, random: Random, tally: Tally) -> None:
    """Restore an unsaved section after a crash, which removes its old draft."""
    _application()
    with at_home(folder):
        document = SectionDocument(mine())
        crashed = Recovery(document, CATALOG)
        document.paint({at(1, random.randint(1, 10)): CASTLE}, "Paint")
        assert crashed.flush()
        text = crashed.path.read_text(encoding="utf-8")
        crashed._slot.close()  # as after a crash: the draft stays
        assert wait_for_writes()
        ((left,), _) = leftovers(CATALOG)
        with recorded(folder) as disk:
            after = SectionDocument(mine())
            recovery = Recovery(after, CATALOG)
            after.replace(left.section, None, saved=False)
            recovery.replace(left.path)
            assert recovery.flush()
            assert wait_for_writes()
            disk.mark("restored")
        recovery.close()
    wanted = json.loads(text)["section"]
    for _, state in states(disk):
        kept = [data.decode() for path, data in state.items() if path.suffix == ".draft"]
        whole = [json.loads(draft)["section"] for draft in kept if draft.endswith("\n")]
        tally.expect(wanted in whole, "the section", "an unsaved section is lost")


def rows(folder: Path, random: Random, tally: Tally) -> None:
    """Write a row for each game of a tournament; a run after the cut resumes."""
    path = folder / "tournament.csv"
    written = [(str(number), str(random.randint(0, 999_999))) for number in range(6)]
    with recorded(folder) as disk, row_writer(path, COLUMNS) as write:
        for number, row in enumerate(written, 1):
            write(row)
            disk.mark(str(number))
    for marks, state in states(disk):
        path.unlink(missing_ok=True)
        if path in state:
            path.write_bytes(state[path])
        least = int(marks[-1]) if marks else 0
        try:
            found = read_rows(path, COLUMNS, lambda row: (row["number"], row["gold"]))
            with row_writer(path, COLUMNS) as write:
                write(("again", "1"))
            after = read_rows(path, COLUMNS, lambda row: (row["number"], row["gold"]))
        except Exception as error:  # noqa: BLE001  # any error ends the run
            tally.fail(f"tournament does not go on: {error}")
            continue
        right = found == written[: len(found)] and after == [*found, ("again", "1")]
        tally.expect(
            right and len(found) >= least,
            "all games" if len(found) >= least else "games lost",
            f"{len(found)} of {least} games, then {after}",
        )


# -- helpers -----------------------------------------------------------------------------------


def states(disk: Disk) -> Iterator[tuple[tuple[str, ...], State]]:
    """Yield every state after a cut with the promises made before, each once."""
    seen = set()
    for moment in disk.moments:
        for state in moment.states():
            key = moment.marks, frozenset(state.items())
            if key not in seen:
                seen.add(key)
                yield moment.marks, state


@contextmanager
def at_home(folder: Path) -> Iterator[None]:
    """Use a folder for the program's files in the block."""
    with mock.patch.dict("os.environ", {"KINGDOM_BUILDER_QT_HOME": str(folder)}):
        yield


def _application() -> QCoreApplication:
    return QCoreApplication.instance() or QCoreApplication([])
