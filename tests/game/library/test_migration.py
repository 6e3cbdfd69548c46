"""The games of earlier versions are migrated, also by a program that is killed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.game.library import index
from kingdom_builder_qt.game.library.entry import Entry, EntryHead, imported_id
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.library.migration import Lock, Migrated, migrate
from kingdom_builder_qt.game.record.entry_line import without_head
from kingdom_builder_qt.game.record.glance import glance
from tests.game.library.support import record

ExpectLog = Callable[..., None]
RELEASED = Path(__file__).parents[2] / "data" / "released" / "format-1"
MOMENT = datetime(2026, 3, 4, 21, 30)
HELD = "autosave-4.kbgame"


class NoLock:
    """A lock file without a running program."""

    def unlock(self) -> None:
        """Do nothing."""


def hold(path: Path) -> Lock | None:
    """Return the lock of an autosave, None for the lock of a running program."""
    return None if path.name == HELD else NoLock()


def put(path: Path, text: str, played: datetime = MOMENT) -> None:
    """Write a file as an earlier version did."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    os.utime(path, (played.timestamp(),) * 2)


def key_of(text: str) -> str:
    """Return the key of a game in the list of deleted games."""
    return glance(text, "x").key


@pytest.fixture
def home(user_home: Path) -> Path:
    """Return the folder of a user of earlier versions, with games of every kind."""
    shutil.copytree(RELEASED, user_home)
    for path in paths.user_saves().iterdir():
        os.utime(path, (MOMENT.timestamp(),) * 2)
    saves, history = paths.user_saves(), user_home / "history"
    put(user_home / "autosave.kbgame", record(1, moves=50))
    put(user_home / "autosave.name", json.dumps({"path": "/elsewhere/Friday.kbgame"}))
    put(user_home / "autosave-2.kbgame", record(1, moves=20), datetime(2026, 3, 1))
    put(user_home / "autosave-3.kbgame", record(5))  # deleted from the history
    put(user_home / HELD, record(6, moves=10))
    put(user_home / "autosave-6.kbgame", record(7, moves=0))
    put(saves / "unfinished-2026-01-02-030405.kbgame", record(2, moves=30))
    put(saves / "Evening.kbgame", record(2))
    put(saves / "Zoë’s game.kbgame", record(3))
    put(saves / "Deleted and kept.kbgame", record(8))
    put(saves / "notes.txt", "mine")
    put(history / f"2026-05-04-201530-{'a' * 16}.kbgame", record(3))
    put(history / f"2026-05-05-201530-{'b' * 16}.kbgame", record(4))
    put(history / "left-out.json", json.dumps([key_of(record(5)), key_of(record(8))]))
    put(user_home / "history.db", "no longer needed")
    return user_home


def entries(library: Library | None = None) -> dict[str, Entry]:
    """Return the games of the library."""
    found = library or Library()
    return {entry.id: entry for entry in found.entries(found.ids())}


def records() -> dict[str, str]:
    """Return the files of the library."""
    return {path.name: path.read_text(encoding="utf-8") for path in Library().folder.iterdir()}


def tree(home: Path) -> dict[str, bytes]:
    """Return all files of a user except the index and leftovers of killed programs."""
    return {
        path.relative_to(home).as_posix(): path.read_bytes()
        for path in home.rglob("*")
        if path.is_file() and not path.name.startswith("library.db") and path.suffix != ".tmp"
    }


def id_of(text: str) -> str:
    """Return the id of a game imported from a record."""
    return imported_id(text.encode())


def test_all_games_are_taken_over(home: Path) -> None:
    """Each game is imported once at its last move, with title and dates, and the originals are
    moved.
    """
    before = tree(home)
    found = migrate(Library(), hold)
    folder = home / f"migrated-{datetime.now():%Y%m%d}"
    released = {
        name: (RELEASED / "saves" / f"{name}.kbgame")
        for name in ("finished", "unfinished", "own_section")
    }
    texts = {name: path.read_text(encoding="utf-8") for name, path in released.items()}
    games = {
        id_of(record(1, moves=20)): ("Friday", record(1, moves=50)),
        id_of(record(2)): ("Evening", record(2)),
        id_of(record(3)): ("Zoë’s game", record(3)),
        id_of(record(4)): ("", record(4)),
        id_of(record(8)): ("Deleted and kept", record(8)),
        id_of(texts["finished"]): ("finished", texts["finished"]),
        id_of(texts["own_section"]): ("own_section", texts["own_section"]),
        id_of(texts["unfinished"]): ("", texts["unfinished"]),
    }
    taken = entries()
    assert {entry.title for entry in taken.values()} == {title for title, _ in games.values()}
    kept = {without_head(text) for text in records().values()}
    assert kept == {text for _, text in games.values()}
    assert found == Migrated(len(games), folder, ())
    by_title = {entry.title: entry for entry in taken.values()}
    assert (by_title["Friday"].begun, by_title["Friday"].played) == (datetime(2026, 3, 1), MOMENT)
    assert by_title["Evening"].begun == datetime(2026, 1, 2, 3, 4, 5)
    assert by_title["Evening"].played == MOMENT
    assert by_title["Zoë’s game"].played == datetime(2026, 5, 4, 20, 15, 30)
    after = tree(home)
    stays = {HELD, "history/left-out.json", "saves/notes.txt"}
    stays |= {name for name in before if name.startswith(("config/", "content/"))}
    assert {name for name in after if name in before} == stays
    moved = {
        name.partition("/")[2]: data for name, data in after.items() if name.startswith(folder.name)
    }
    assert moved == {name: data for name, data in before.items() if name not in stays}


def test_nothing_happens_twice(home: Path) -> None:
    """The next starts import only the game of the program that was running."""
    migrate(Library(), hold)
    before = entries()
    put(paths.user_saves() / "A copy of today.kbgame", record(9))  # as the present version saves
    assert migrate(Library(), hold) == Migrated()
    assert entries() == before
    found = migrate(Library(), lambda _: NoLock())
    assert found.games == 1
    assert found.folder == home / f"migrated-{datetime.now():%Y%m%d}"
    assert entries().keys() - before.keys() == {id_of(record(6, moves=10))}
    assert not (home / "history" / "left-out.json").exists()
    assert (paths.user_saves() / "A copy of today.kbgame").exists()
    assert migrate(Library(), hold) == Migrated()


def test_a_game_that_an_earlier_version_plays_on_is_one_entry(home: Path) -> None:
    """Games of another start of the earlier version are migrated as well."""
    migrate(Library(), hold)
    before = entries()
    put(home / "autosave.kbgame", record(1, moves=60), datetime(2026, 6, 1))
    assert migrate(Library(), hold).games == 1
    after = entries()
    assert after.keys() == before.keys()
    (id_,) = (id_ for id_, entry in after.items() if entry.title == "Friday")
    assert (after[id_].moves, after[id_].played) == (60, datetime(2026, 6, 1))
    assert after[id_].begun == before[id_].begun
    assert (home / f"migrated-{datetime.now():%Y%m%d}" / "autosave-2-2.kbgame").exists() is False


def test_a_new_user_has_nothing_to_take_over(user_home: Path) -> None:
    """A game saved later stays in the folder chosen by the player."""
    assert migrate(Library(), hold) == Migrated()
    put(paths.user_saves() / "Mine.kbgame", record(1))
    assert migrate(Library(), hold) == Migrated()
    assert entries() == {}
    assert (paths.user_saves() / "Mine.kbgame").exists()


def test_files_that_cannot_be_read_stay_and_are_named(home: Path, expect_log: ExpectLog) -> None:
    """An unreadable file is reported once, though each start reads it; all others are imported."""
    damaged = record(1, moves=50)[:-100]
    put(home / "autosave.kbgame", damaged)
    put(paths.user_saves() / "broken.kbgame", "no game")
    put(paths.user_saves() / "later.kbgame", record(1).replace("format: 1", "format: 2"))
    for name in ("autosave", "broken", "later"):
        expect_log(rf"not taken into the library: .*{name}\.kbgame.*")
    found = migrate(Library(), hold)
    names = {one.path.name for one in found.left}
    assert names == {"autosave.kbgame", "broken.kbgame", "later.kbgame"}
    assert all(str(one.path) in one.reason for one in found.left)
    assert all(one.path.exists() for one in found.left)
    assert found.games == 8
    expect_log(r"not taken into the library: .*autosave\.kbgame.*")
    assert migrate(Library(), hold) == Migrated()
    assert (home / "autosave.kbgame").read_text(encoding="utf-8") == damaged
    assert (home / "autosave.name").exists()


def test_an_original_that_cannot_be_moved_stays(
    home: Path, monkeypatch: pytest.MonkeyPatch, expect_log: ExpectLog
) -> None:
    """Its game is imported once all the same."""
    rename = Path.rename

    def refuse(path: Path, target: Path) -> Path:
        if path.name == "Evening.kbgame":
            raise PermissionError(13, "no", str(path))
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", refuse)
    expect_log("not taken into the library: .*Evening.*")
    found = migrate(Library(), hold)
    assert [one.path.name for one in found.left] == ["Evening.kbgame"]
    assert found.games == 8
    assert "Evening" in {entry.title for entry in entries().values()}


def test_a_full_disk_loses_nothing(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next start resumes where this one stopped."""
    before = tree(home)
    writes = 0
    replace = Path.replace

    def refuse(path: Path, target: Path) -> Path:
        nonlocal writes
        writes += 1
        if writes > 3:
            raise OSError(28, "no space left on device")
        return replace(path, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", refuse)
        with pytest.raises(OSError, match="no space"):
            migrate(Library(), hold)
    texts = {data for name, data in tree(home).items() if not name.startswith("games/")}
    assert set(before.values()) <= texts
    assert migrate(Library(), hold).games == 8


# -- kills -----------------------------------------------------------------------------------------


class Killed(BaseException):
    """Ends the program at once."""


class Killer:
    """Ends the program at the n-th change of the disk, before or after the change."""

    def __init__(self, at: int, *, after: bool) -> None:
        self.at, self.after, self.count = at, after, 0

    def kill(self) -> None:
        raise Killed

    def wrap(self, change: Callable[..., object]) -> Callable[..., object]:
        """Return a change of the disk that may be the last one."""

        def changed(*args: object, **words: object) -> object:
            if self.count > self.at:  # a dead program does nothing
                self.kill()
            self.count += 1
            if self.count > self.at and not self.after:
                self.kill()
            answer = change(*args, **words)
            if self.count > self.at:
                self.kill()
            return answer

        return changed


CHANGES = [
    *((Path, name) for name in ("replace", "rename", "unlink", "mkdir")),
    (index, "insert"),
    (index, "delete"),
]


@pytest.mark.parametrize(
    ("after", "stride"),
    [
        (True, 9),
        pytest.param(False, 1, marks=pytest.mark.slow),
        pytest.param(True, 1, marks=pytest.mark.slow),
    ],
)
def test_a_kill_at_any_step_changes_nothing_in_the_end(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: bool, stride: int
) -> None:
    """After a kill at any disk change, games, originals and report equal those of an uninterrupted
    run.
    """
    whole = tmp_path / "whole"
    shutil.copytree(home, whole)
    monkeypatch.setenv("KINGDOM_BUILDER_QT_HOME", str(whole))
    report = migrate(Library(), hold)
    wanted, listed = tree(whole), entries()
    assert report.folder is not None
    kills, step = 0, 0
    while True:
        copy = tmp_path / "killed"
        shutil.copytree(home, copy)
        monkeypatch.setenv("KINGDOM_BUILDER_QT_HOME", str(copy))
        killer = Killer(step, after=after)
        with monkeypatch.context() as patch:
            for owner, name in CHANGES:
                patch.setattr(owner, name, killer.wrap(getattr(owner, name)))
            try:
                migrate(Library(), hold)
            except Killed:
                kills += 1
            else:
                shutil.rmtree(copy)
                break
        again = migrate(Library(), hold)
        assert tree(copy) == wanted, step
        assert entries() == listed
        is_done = again == Migrated()  # the marker was written; only the answer was lost
        assert is_done or again == Migrated(report.games, copy / report.folder.name, ())
        shutil.rmtree(copy)
        step += stride
    assert kills > 40 // stride


PROGRAM = """
import os, sys
from pathlib import Path
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.library.migration import migrate
left = int(sys.argv[1])
def counted(change):
    def changed(*args, **words):
        global left
        answer = change(*args, **words)
        left -= 1
        if left < 0:
            os._exit(9)
        return answer
    return changed
for name in ("replace", "rename"):
    setattr(Path, name, counted(getattr(Path, name)))
class NoLock:
    def unlock(self): pass
migrate(Library(), lambda path: None if path.name == "autosave-4.kbgame" else NoLock())
"""


@pytest.mark.parametrize("at", [0, 5, 11])
def test_a_program_that_dies_is_finished_by_the_next(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int
) -> None:
    """A real process exits without cleanup in the middle of the migration."""
    whole = tmp_path / "whole"
    shutil.copytree(home, whole)
    done = subprocess.run([sys.executable, "-c", PROGRAM, str(at)], check=False, env={**os.environ})
    assert done.returncode == 9
    migrate(Library(), hold)
    found, listed = tree(home), entries()
    monkeypatch.setenv("KINGDOM_BUILDER_QT_HOME", str(whole))
    migrate(Library(), hold)
    assert (found, listed) == (tree(whole), entries())


def test_a_damaged_game_of_the_library_is_named_later(home: Path, expect_log: ExpectLog) -> None:
    """A game quarantined during the migration is reported later."""
    library = Library()
    put(library.path("damaged"), "no game")
    expect_log("no game, kept as .*")
    assert migrate(library, hold).games == 8
    assert len(library.refresh().damaged) == 1


def test_a_library_may_be_used_meanwhile(home: Path) -> None:
    """A game played during the migration is unchanged by it."""
    library = Library()
    own = EntryHead("20261127-140000-0a1b2c3d", "Mine", played=MOMENT)
    library.write(own, record(9, moves=10))
    assert migrate(library, hold).games == 8
    assert library.read(own.id) == (own, record(9, moves=10))
