"""The library on the disk: records are authoritative, the index is derived from them."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from kingdom_builder_qt.game import record_text
from kingdom_builder_qt.game.library import index
from kingdom_builder_qt.game.library import library as module
from kingdom_builder_qt.game.library.entry import Entry, EntryHead, EntrySeat, imported_id, new_id
from kingdom_builder_qt.game.library.game_filter import GameFilter
from kingdom_builder_qt.game.library.library import GameIsOpen, Library, Refreshed, SameGame
from kingdom_builder_qt.game.record.entry_line import with_head, without_head
from kingdom_builder_qt.game.record.record_reader import RecordError
from tests.game.library.support import ANN, BOB, CID, WHEN, record, session

ExpectLog = Callable[..., None]
ONE, TWO = "20260504-201530-00000001", "20260505-201530-00000002"
LONG_AGO = 1_600_000_000


def head(id_: str, **changes: object) -> EntryHead:
    """Return the head of a game played at the time in its id."""
    begun = datetime.strptime(id_[:15], "%Y%m%d-%H%M%S")
    return replace(
        EntryHead(id_, begun=begun, played=begun + timedelta(hours=1)),
        **changes,  # type: ignore[arg-type]
    )


@pytest.fixture
def library(user_home: Path) -> Library:
    """Return the user's library with an unfinished and a finished game."""
    made = Library()
    made.write(head(ONE, title="Evening"), record(1, moves=40))
    made.write(head(TWO, starred=True), record(2))
    return made


def everything(library: Library) -> list[Entry]:
    """Return all rows of the index."""
    return library.entries(library.ids())


def put(library: Library, name: str, text: str) -> Path:
    """Copy a record into the folder by hand, with an old date."""
    path = library.folder / name
    path.write_text(text, encoding="utf-8")
    os.utime(path, (LONG_AGO, LONG_AGO))
    return path


# -- games -----------------------------------------------------------------------------------------


def test_a_game_is_kept_as_file_and_entry(user_home: Path, library: Library) -> None:
    """The file is the record with one more line; the entry has all fields of a card in the list."""
    path = user_home / "games" / f"{ONE}.kbgame"
    assert path == library.path(ONE)
    assert path.read_text(encoding="utf-8") == with_head(
        record(1, moves=40), head(ONE, title="Evening")
    )
    assert library.read(ONE) == (head(ONE, title="Evening"), record(1, moves=40))
    game = session(1, moves=40)
    gold = game.position.gold()
    two, one = everything(library)
    assert one == Entry(
        id=ONE,
        title="Evening",
        starred=False,
        begun=WHEN,
        played=WHEN + timedelta(hours=1),
        is_over=False,
        round=game.position.round,
        to_move=game.position.to_move,
        moves=40,
        seats=(
            EntrySeat("Ann", 3, "human", gold[0], 0),
            EntrySeat("Bob", 1, "builder", gold[1], 0),
        ),
        cards=game.options.cards or (),
        expansions=("base",),
        sections=tuple([id_ for id_, _ in game.options.sections or ()]),
        variants=(),
        challenge="",
        assistance=(),
        unrated="",
        lead=0,
    )
    assert (two.id, two.starred, two.is_over, two.to_move) == (TWO, True, True, None)
    assert sorted(seat.rank for seat in two.seats) == [1, 2]


def test_each_move_takes_the_place_of_the_one_before(library: Library) -> None:
    """A game has one file and one entry, however often it is written."""
    for moves in (41, 42, 43):
        library.write(head(ONE), record(1, moves=moves))
    assert [entry.moves for entry in everything(library)] == [
        session(2).log[-1].number,
        43,
    ]
    assert len([*library.folder.glob("*.kbgame")]) == 2


def test_an_invalid_record_changes_nothing(library: Library) -> None:
    """An invalid record changes neither the file nor the entry."""
    before = everything(library)
    for text in ("no game", record().replace('"Ann"', '"Eve"'), record()[:-40]):
        with pytest.raises(RecordError):
            library.write(head(ONE), text)
        with pytest.raises(RecordError):
            library.add(text)
    assert everything(library) == before
    assert library.read(ONE)[1] == record(1, moves=40)


def test_title_and_star_survive_a_rebuild(library: Library) -> None:
    """Title and star are stored in the record, so the index may be deleted."""
    library.change(ONE, title="Zoë: “1”", starred=True)
    library.change(TWO, starred=False)
    before = everything(library)
    assert [(entry.title, entry.starred) for entry in before] == [("", False), ("Zoë: “1”", True)]
    for path in library.index.parent.glob("library.db*"):
        path.unlink()
    assert everything(library) == everything(Library()) == before


def test_a_change_keeps_the_rest(library: Library) -> None:
    """A change of the title also keeps the play date of a game copied by hand."""
    put(library, "Friday.kbgame", record(3))
    library.refresh()
    (before,) = library.entries(["Friday"])
    library.change("Friday", title="Friday evening")
    assert library.entries(["Friday"]) == [replace(before, title="Friday evening")]
    assert before.played == datetime.fromtimestamp(LONG_AGO)
    assert library.read("Friday")[1] == record(3)


def test_ids_are_never_given_twice(library: Library) -> None:
    """Ids stay unique with a clock that does not advance, and after a game was removed."""
    assert len({new_id(WHEN) for _ in range(2000)}) == 2000
    assert new_id(WHEN).startswith("20260504-201530-")


# -- imports ---------------------------------------------------------------------------------------


def test_a_file_is_added_once(library: Library, tmp_path: Path) -> None:
    """A file added under any name is unchanged, and a second copy is the same game."""
    path = tmp_path / "Friday with Bob.kbgame"
    path.write_text(record(3), encoding="utf-8", newline="\n")
    os.utime(path, (LONG_AGO, LONG_AGO))
    before = path.read_bytes(), path.stat().st_mtime_ns
    id_ = library.add(path)
    assert id_ == imported_id(path.read_bytes())
    other = path.with_name("other.kbgame")
    other.write_bytes(before[0])
    assert {library.add(path), library.add(other), library.add(record(3))} == {id_}
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before
    (entry,) = library.entries([id_])
    assert entry.title == "Friday with Bob"
    assert entry.played == datetime.fromtimestamp(LONG_AGO)
    assert len(library.ids()) == 3


def test_a_copy_whose_lines_end_otherwise_is_the_same_game(
    library: Library, tmp_path: Path
) -> None:
    """A mail program or an editor may change line ends; the record has those of the program."""
    copy = tmp_path / "copy.kbgame"
    copy.write_bytes(record(4).replace("\n", "\r\n").encode())
    id_ = library.add(copy)
    assert library.read(id_)[1] == record(4)
    assert library.add(record(4)) == id_
    assert library.add(record(4).replace("\n", "\r\n")) == id_


def test_a_copy_with_its_id_is_the_same_game(library: Library, tmp_path: Path) -> None:
    """On this computer it is the existing entry, even one with more moves; elsewhere a new one."""
    copy = tmp_path / "copy.kbgame"
    copy.write_text(with_head(record(1, moves=40), EntryHead(ONE)), encoding="utf-8")
    library.write(head(ONE, title="Evening"), record(1, moves=50))
    before = everything(library)
    assert library.add(copy) == ONE
    assert everything(library) == before
    other = Library(tmp_path / "elsewhere")
    assert other.add(copy) == ONE
    assert other.read(ONE)[1] == record(1, moves=40)


def test_a_copy_that_went_on_elsewhere_goes_on_here(library: Library, tmp_path: Path) -> None:
    """The game continues with its title; while it is open, a longer copy is refused."""
    text = with_head(record(1, moves=60), EntryHead(ONE))
    lock = library.folder / f"{ONE}.lock"
    lock.touch()
    before = everything(library)
    with pytest.raises(GameIsOpen) as refused:
        library.add(text)
    assert refused.value.id == ONE
    assert everything(library) == before
    assert library.add(with_head(record(1, moves=30), EntryHead(ONE))) == ONE
    lock.unlink()
    assert library.add(text) == ONE
    (entry,) = library.entries([ONE])
    assert (entry.title, entry.moves) == ("Evening", 60)


def test_a_game_that_went_on_otherwise_is_another(library: Library) -> None:
    """No entry is overwritten by a game with the same id or content but other moves."""
    game = session(1, moves=39)
    moves = [m for m in game.position.legal_moves() if m != session(1, moves=40).log[39].move]
    game.play(moves[0])
    text = record_text(game)
    id_ = library.add(with_head(text, EntryHead(ONE)))
    assert id_ == imported_id(text.encode())
    assert library.read(ONE)[1] == record(1, moves=40)
    # The game of the imported entry now has other moves, so the file is a separate game.
    library.write(head(TWO, id=id_), record(1, moves=45))
    third = library.add(text)
    assert third not in (ONE, id_)
    assert library.read(id_)[1] == record(1, moves=45)
    assert library.add(text) == third


@pytest.mark.parametrize("id_", ["../../x", "con", "a/b", "", "Ann's game", "x" * 200])
def test_an_id_from_elsewhere_is_no_path(library: Library, id_: str) -> None:
    """Only ids in the program's own format are accepted."""
    found = library.add(with_head(record(3), EntryHead(id_)))
    assert found == imported_id(record(3).encode())
    assert library.path(found).parent == library.folder


# -- removing --------------------------------------------------------------------------------------


def test_a_removed_game_is_restored(library: Library, tmp_path: Path) -> None:
    """A removed game is restored with all its metadata."""
    before = everything(library)
    places = library.remove([ONE, TWO], lambda path: path.rename(tmp_path / path.name))
    assert library.ids() == ()
    assert library.refresh() == Refreshed(False, ())
    for place in places:
        place.rename(library.folder / place.name)
        library.reindex(place.stem)
    assert everything(library) == before


def thrown_away(library: Library, id_: str) -> str:
    """Move a game into the library of deleted games; return its id there."""
    trash = Library(library.folder.parent, is_trash=True)
    trash.folder.mkdir(exist_ok=True)
    library.remove([id_], lambda path: path.rename(trash.folder / f"2026-{path.name}"))
    return f"2026-{id_}"


@pytest.mark.parametrize("moves", [20, 40, 60])
def test_a_copy_of_a_deleted_game_restores_it(library: Library, moves: int) -> None:
    """The entry returns with title and star; the longer of both records counts."""
    library.change(ONE, starred=True)
    trash = Library(library.folder.parent, is_trash=True)
    place = thrown_away(library, ONE)
    text = with_head(record(1, moves=moves), EntryHead(ONE))
    assert library.find(text) is None
    trash.update_index()
    assert trash.find(text) == SameGame(place, has_its_id=True)
    assert trash.find(record(3)) is None
    assert library.restore(trash.path(place), ONE) == ONE
    assert library.add(text) == ONE
    (entry,) = library.entries([ONE])
    assert (entry.title, entry.starred, entry.moves) == ("Evening", True, max(moves, 40))
    assert [*trash.folder.iterdir()] == []


@pytest.mark.parametrize("moves", [20, 40, 60])
def test_a_restored_game_is_one_entry(library: Library, moves: int) -> None:
    """A deleted record of a game of the library completes its entry, also under another id."""
    library.change(ONE, starred=True)
    trash = Library(library.folder.parent, is_trash=True)
    for id_ in (ONE, "imported-0123456789abcdef"):
        if id_ != ONE:
            library.change(ONE, title="Evening", starred=True)
        place = trash.path(thrown_away(library, ONE))
        library.write(head(ONE, id=id_), record(1, moves=moves))
        assert library.restore(place, ONE) == id_
        assert not place.exists()
        assert set(library.ids()) == {id_, TWO}
        (entry,) = library.entries([id_])
        assert (entry.title, entry.starred, entry.moves) == ("Evening", True, max(moves, 40))
        library.remove([id_], Path.unlink)
        library.write(head(ONE), record(1, moves=40))


def test_a_restored_game_that_diverged_is_another(library: Library) -> None:
    """A deleted record with other moves loses none of them, although its id is taken."""
    game = session(1, moves=39)
    moves = [m for m in game.position.legal_moves() if m != session(1, moves=40).log[39].move]
    game.play(moves[0])
    trash = Library(library.folder.parent, is_trash=True)
    place = trash.path(thrown_away(library, ONE))
    library.write(head(ONE), record_text(game))
    other = library.restore(place, ONE)
    assert other not in (ONE, TWO)
    assert library.read(other)[1] == record(1, moves=40)
    assert library.read(ONE)[1] == record_text(game)


def test_a_longer_deleted_record_waits_for_an_open_game(library: Library) -> None:
    """While the game is open, the record stays where it is."""
    trash = Library(library.folder.parent, is_trash=True)
    place = trash.path(thrown_away(library, ONE))
    library.write(head(ONE), record(1, moves=20))
    (library.folder / f"{ONE}.lock").touch()
    with pytest.raises(GameIsOpen):
        library.restore(place, ONE)
    assert place.exists()
    assert library.read(ONE)[1] == record(1, moves=20)


def test_a_record_that_cannot_be_thrown_away_stays(library: Library) -> None:
    """The record keeps its entry; earlier games of the batch are removed."""

    def refuse(path: Path) -> None:
        if path.stem == TWO:
            raise PermissionError(13, "no", str(path))
        path.unlink()

    with pytest.raises(PermissionError):
        library.remove([ONE, TWO], refuse)
    assert library.ids() == (TWO,)
    assert Library().ids() == (TWO,)


def test_old_games_are_pruned(library: Library) -> None:
    """Finished games without a star and last played before a date are removed."""
    for number, seed in enumerate((3, 4, 5)):
        id_ = f"2025010{number + 1}-120000-0000000{seed}"
        library.write(head(id_), record(seed))
    old = [f"2025010{n}-120000-0000000{n + 2}" for n in (1, 2, 3)]
    thrown: list[str] = []

    def move_to_trash(path: Path) -> None:
        thrown.append(path.stem)
        path.unlink()

    assert library.prune(date(2025, 1, 3), move_to_trash, but=[old[0]]) == (old[1],)
    assert thrown == [old[1]]
    assert library.prune(date(2030, 1, 1), move_to_trash, but=[old[0]]) == (old[2],)
    assert set(library.ids()) == {ONE, TWO, old[0]}  # unfinished, with a star, open
    # A star that another program has just given counts, though the index lacks it.
    path = library.path(old[0])
    text = path.read_text(encoding="utf-8")
    path.write_text(with_head(without_head(text), head(old[0], starred=True)), encoding="utf-8")
    assert library.prune(date(2030, 1, 1), move_to_trash) == ()


def test_all_are_removed(library: Library, user_home: Path) -> None:
    """No file name remains; an open game may stay."""
    assert library.remove_all(but=[TWO]) == 1
    assert library.ids() == (TWO,)
    assert library.remove_all() == 1
    assert library.ids() == ()
    kept = b"".join(path.read_bytes() for path in user_home.rglob("*") if path.is_file())
    assert b"Ann" not in kept


# -- the index follows the folder ------------------------------------------------------------------


def test_records_that_come_and_go_by_other_hands(library: Library) -> None:
    """Added files appear under any name, removed files disappear, changed files are read again."""
    assert library.refresh() == Refreshed(False, ())
    put(library, "Spiel von Zoë.kbgame", record(3))
    put(library, "notes.txt", "mine")
    put(library, "._Spiel.kbgame", "left by another system")
    assert library.refresh() == Refreshed(True, ())
    assert set(library.ids()) == {"Spiel von Zoë", ONE, TWO}
    library.path(ONE).unlink()
    put(library, "Spiel von Zoë.kbgame", record(3, moves=20))
    assert library.refresh() == Refreshed(True, ())
    assert [(entry.id, entry.moves) for entry in everything(library)][1:] == [("Spiel von Zoë", 20)]
    assert library.refresh() == Refreshed(False, ())


def test_a_damaged_record_is_named_and_set_aside(library: Library, expect_log: ExpectLog) -> None:
    """A damaged record is moved to the quarantine unchanged and reported once; other games stay."""
    damaged = library.path(ONE).read_text(encoding="utf-8")[:-300]
    path = put(library, f"{ONE}.kbgame", damaged)
    expect_log(f"no game, kept as .*: {re.escape(str(path))}:.*")
    found = library.refresh()
    assert found.is_changed
    (aside,) = found.damaged
    assert aside.parent == library.folder
    assert aside.suffix == ".bad"
    assert aside.read_text(encoding="utf-8") == damaged
    assert not path.exists()
    assert library.ids() == (TWO,)
    assert library.refresh() == Refreshed(False, ())


def test_a_record_removed_while_it_is_read_is_not_reported(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program may remove a record between the listing of the folder and the reading."""

    def removed(path: Path) -> str:
        path.unlink()
        raise RecordError(f"{path}: cannot be read: No such file or directory")

    path = put(library, "Friday.kbgame", record(3))
    with monkeypatch.context() as patch:
        patch.setattr(module, "read_file", removed)
        assert library.refresh() == Refreshed(False, ())
    assert not path.exists()
    assert "Friday" not in library.ids()


def test_a_record_that_is_still_copied_is_left(library: Library) -> None:
    """A half-copied record is ignored, and appears when it is complete."""
    path = library.folder / "Friday.kbgame"
    path.write_text(record(3)[:700], encoding="utf-8")
    assert library.refresh() == Refreshed(False, ())
    path.write_text(record(3), encoding="utf-8")
    assert library.refresh() == Refreshed(True, ())
    assert "Friday" in library.ids()


def test_a_record_of_a_later_version_is_left(library: Library) -> None:
    """A record of a later version is neither listed nor moved to the quarantine."""
    path = put(library, "later.kbgame", record(3).replace("format: 1", "format: 2"))
    assert library.refresh() == Refreshed(False, ())
    assert path.exists()
    assert "later" not in library.ids()


def test_a_record_that_cannot_be_read_now_is_left(
    library: Library, monkeypatch: pytest.MonkeyPatch, expect_log: ExpectLog
) -> None:
    """A read error or a missing permission does not count as a damaged record."""
    put(library, "Friday.kbgame", record(3))
    with monkeypatch.context() as patch:

        def refuse(path: Path) -> str:
            raise RecordError(f"{path}: cannot be read: Input/output error")

        patch.setattr(module, "read_file", refuse)
        patch.setattr(module, "read_bytes", lambda *_: "cannot be read: Input/output error")
        expect_log("not listed: .*Input/output error")
        assert library.refresh() == Refreshed(False, ())
    assert library.refresh() == Refreshed(True, ())


def spoil(path: Path) -> None:
    """Overwrite the middle of all pages except the first."""
    data = bytearray(path.read_bytes())
    for place in range(4096, len(data), 1024):
        data[place : place + 512] = os.urandom(512)
    path.write_bytes(data)


def no_database(path: Path) -> None:
    """Replace the database by a text."""
    path.write_text("no database\n" * 500, encoding="utf-8")


def foreign(path: Path) -> None:
    """Replace the database by one of another program."""
    path.unlink()
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE bookmarks (id)")
    db.close()


def later(path: Path) -> None:
    """Set a later version number."""
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()


def cut_off(path: Path) -> None:
    """Keep the first page and a half."""
    path.write_bytes(path.read_bytes()[:6000])


def folder(path: Path) -> None:
    """Leave a folder in its place."""
    path.unlink()
    path.mkdir()


@pytest.mark.parametrize("harm", [spoil, no_database, foreign, later, cut_off, folder])
def test_a_file_that_is_no_index_is_set_aside(
    library: Library, expect_log: ExpectLog, harm: Callable[[Path], None]
) -> None:
    """The invalid index is quarantined unchanged and rebuilt."""
    before = everything(library)
    library.ask(lambda db: db.execute("PRAGMA wal_checkpoint (TRUNCATE)").fetchall())
    harm(library.index)
    spoiled = library.index.read_bytes() if library.index.is_file() else None
    expect_log("the index of the library is rebuilt: .*")
    assert everything(Library()) == before
    (aside,) = library.index.parent.glob("library-*.bad")
    assert spoiled is None or aside.read_bytes() == spoiled
    assert everything(Library()) == before  # and nothing more is logged


@pytest.mark.parametrize("step", ["ids", "write", "refresh", "take"])
def test_damage_found_later_is_mended(library: Library, expect_log: ExpectLog, step: str) -> None:
    """The check at the start misses some damage, such as a table dropped later."""
    before = everything(library)
    with sqlite3.connect(library.index) as db:
        db.execute("DROP TABLE seats")
        db.execute("DROP TABLE games")
    db.close()
    expect_log("the index of the library is rebuilt: .*")
    if step == "write":
        library.write(head(ONE, title="Evening"), record(1, moves=40))
    elif step == "refresh":
        assert library.refresh() == Refreshed(True, ())
    elif step == "take":
        library.reindex(ONE)
    assert everything(library) == before
    assert len([*library.index.parent.glob("library-*.bad")]) == 1


@pytest.mark.parametrize(
    "harm",
    [
        "ALTER TABLE games RENAME COLUMN starred TO tarred",
        "ALTER TABLE games ADD COLUMN more TEXT NOT NULL DEFAULT ''; ALTER TABLE seats ADD more",
        "CREATE TABLE other (game INTEGER REFERENCES games (id));"
        " INSERT INTO other SELECT id FROM games",
        "CREATE UNIQUE INDEX other ON games (players)",
    ],
    ids=["column", "columns", "reference", "constraint"],
)
def test_tables_that_are_not_as_written_are_made_again(
    library: Library, expect_log: ExpectLog, harm: str
) -> None:
    """A write that damaged tables refuse rebuilds the index, whatever SQLite says about it."""
    library.write(head(ONE, title="Evening"), record(1, moves=40))
    with sqlite3.connect(library.index) as db:
        db.executescript(harm.replace("CREATE UNIQUE", "DELETE FROM games; CREATE UNIQUE"))
    db.close()
    expect_log("the index of the library is rebuilt: .*")
    library.write(head(TWO, starred=True), record(2))
    library.write(head(ONE, title="Night"), record(1, moves=41))
    assert [(entry.title, entry.moves) for entry in everything(library)][1] == ("Night", 41)
    assert len([*library.index.parent.glob("library-*.bad")]) == 1


def test_tables_of_an_earlier_version_are_made_again(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The tables are rebuilt from the records, and nothing is quarantined."""
    before = everything(library)
    monkeypatch.setattr(index, "VERSION", index.VERSION + 1)
    assert everything(Library()) == before
    assert not [*library.index.parent.glob("*.bad")]


def test_an_index_that_is_empty_or_removed_is_rebuilt(library: Library) -> None:
    """The rebuild logs nothing, also while the index is in use: no file is damaged."""
    before = everything(library)
    library.index.unlink()
    assert everything(library) == before
    for path in library.index.parent.glob("library.db*"):
        path.unlink()
    library.index.touch()  # as a full disk may leave it
    assert everything(Library()) == before
    assert not [*library.index.parent.glob("*.bad")]


# -- kills and faults ------------------------------------------------------------------------------


@pytest.mark.parametrize("step", ["folder", "record", "check", "begin", "rows"])
def test_a_failed_write_loses_nothing(
    library: Library, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """After any failed step the old or the new record exists; `refresh` updates the index."""

    def fails(*_args: object, **_words: object) -> None:
        raise OSError(28, "no space left on device")

    def fails_in_index(*_args: object, **_words: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    names: dict[str, tuple[object, str, Callable[..., None]]] = {
        "folder": (Path, "mkdir", fails),
        "record": (module, "write_atomic", fails),
        "check": (index, "make_ready", fails_in_index),
        "begin": (index, "changing", fails_in_index),
        "rows": (index, "insert", fails_in_index),
    }
    before = everything(library)
    again = Library()
    with monkeypatch.context() as patch:
        patch.setattr(*names[step])
        with pytest.raises(OSError, match=r"no space|disk is full") as caught:
            again.write(head(ONE), record(1, moves=41))
    is_kept = isinstance(caught.value, module.LibraryError)
    assert is_kept is (step in ("check", "begin", "rows"))
    assert library.read(ONE)[1] == record(1, moves=41 if is_kept else 40)
    if not is_kept:
        assert everything(library) == before
    assert library.refresh() == Refreshed(is_kept, ())
    assert [entry.moves for entry in everything(library)][1] == (41 if is_kept else 40)


def test_a_row_is_never_older_than_its_file(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move written during a scan of the folder stays in the index."""
    put(library, "Friday.kbgame", record(3, moves=20))
    read = module.read_file

    def slow(path: Path) -> str:
        text = read(path)
        monkeypatch.setattr(module, "read_file", read)
        Library().write(EntryHead("Friday"), record(3, moves=30))
        return text

    monkeypatch.setattr(module, "read_file", slow)
    library.refresh()
    assert library.entries(["Friday"])[0].moves == 30
    assert library.refresh() == Refreshed(False, ())


def test_many_write_at_the_same_time(library: Library) -> None:
    """After concurrent writes by threads and libraries every game exists with its last move."""
    troubles: list[OSError] = []

    def work(number: int, used: Library) -> None:
        try:
            for moves in range(1, 6):
                used.write(EntryHead(f"game {number}"), record(number, moves=moves))
                used.refresh()
                used.ids()
        except OSError as error:
            troubles.append(error)

    made = [library if number % 2 else Library() for number in range(4)]
    threads = [
        threading.Thread(target=work, args=(number, used)) for number, used in enumerate(made)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert troubles == []
    found = {entry.id: entry.moves for entry in everything(Library())}
    assert found == {ONE: 40, TWO: found[TWO], **{f"game {number}": 5 for number in range(4)}}


PROGRAM = """
import sys
from datetime import datetime
from pathlib import Path
from kingdom_builder_qt.game.library.entry import EntryHead, new_id
from kingdom_builder_qt.game.library.library import Library
library = Library()
texts = [Path(name).read_text(encoding="utf-8") for name in sys.argv[1:]]
print("ready", flush=True)
sys.stdin.readline()
id_ = new_id(datetime.now())
for text in texts:
    library.write(EntryHead(id_), text)
    print("written", flush=True)
library.write(EntryHead(new_id(datetime.now())), texts[-1])
print("done", flush=True)
"""


def started(texts: list[Path]) -> subprocess.Popen[str]:
    """Start a program that writes a game move by move, and wait until it is ready."""
    command = [sys.executable, "-c", PROGRAM, *map(str, texts)]
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ}
    )
    assert process.stdout is not None
    process.stdout.readline()
    return process


def games_of(folder: Path, seed: int) -> list[Path]:
    """Return files with a game after each of its first moves."""
    folder.mkdir(exist_ok=True)
    paths = [folder / f"{seed}-{moves}.kbgame" for moves in range(1, 16)]
    for moves, path in enumerate(paths, start=1):
        path.write_text(record(seed, moves=moves), encoding="utf-8")
    return paths


def test_two_programs_write_at_once(library: Library, tmp_path: Path) -> None:
    """Concurrent writes of two programs lose no entry and no last move."""
    programs = [started(games_of(tmp_path / "texts", seed)) for seed in (3, 4)]
    for program in programs:
        assert program.stdin is not None
        program.stdin.write("\n")
        program.stdin.flush()
    for program in programs:
        out, _ = program.communicate(timeout=60)
        assert out.endswith("done\n")
    found = everything(library)
    assert len(found) == 6 == len([*library.folder.glob("*.kbgame")])
    assert sorted(entry.moves for entry in found if entry.id not in (ONE, TWO)) == [15] * 4
    assert library.refresh() == Refreshed(False, ())


def test_a_query_sees_one_state_of_the_index(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another program may write a game between two statements of a query."""
    other, opened = Library(), index.opened
    other.ids()

    @contextmanager
    def traced(path: Path, **options: bool) -> Iterator[sqlite3.Connection]:
        with opened(path, **options) as db:
            monkeypatch.setattr(index, "opened", opened)
            db.set_trace_callback(write)
            yield db

    def write(statement: str) -> None:
        if "FROM seats" in statement:
            other.write(head(ONE), record(1, moves=41))

    monkeypatch.setattr(index, "opened", traced)
    (before,) = library.entries([ONE])
    assert (before.moves, len(before.seats), len(before.cards)) == (40, 2, 3)
    (after,) = library.entries([ONE])
    assert (after.moves, len(after.seats)) == (41, 2)


@pytest.mark.slow
def test_a_kill_while_a_game_is_written_loses_one_move_at_most(
    user_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`kill -9` at thirty instants from before the first byte to after the last."""
    texts = games_of(tmp_path / "texts", 3)
    stopped = 0
    for turn in range(30):
        home = user_home / str(turn)
        monkeypatch.setenv("KINGDOM_BUILDER_QT_HOME", str(home))
        program = started(texts)
        assert program.stdin is not None
        program.stdin.write("\n")
        program.stdin.flush()
        time.sleep(0.005 * turn)
        program.kill()
        out, _ = program.communicate()
        written = out.count("written")
        stopped += "done" not in out
        library = Library(home)
        library.refresh()
        found = everything(library)
        moves = max((entry.moves for entry in found), default=0)
        assert written <= moves <= written + 1 or "done" in out
        assert not [*library.folder.glob("*.bad")]
    assert stopped > 5, "most kills came too late"


# -- filters ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chosen", "wanted"),
    [
        (GameFilter(), [TWO, "b", ONE]),
        (GameFilter(state="unfinished"), ["b", ONE]),
        (GameFilter(state="finished"), [TWO]),
        (GameFilter(state="starred"), [TWO]),
        (GameFilter(text="EVEN"), [ONE]),
        (GameFilter(text="evening ann"), [ONE]),
        (GameFilter(text="cid"), ["b"]),
        (GameFilter(text="100%"), ["b"]),
        (GameFilter(text="_"), []),
        (GameFilter(text="straße"), ["b"]),
        (GameFilter(text="STRASSE"), ["b"]),
        (GameFilter(opponent="Bob"), [TWO, ONE]),
        (GameFilter(opponent="Ann"), []),
        (GameFilter(person="Ann", opponent="Cid"), []),
        (GameFilter(person="Zoë"), ["b"]),
        (GameFilter(until=date.max), [TWO, "b", ONE]),
    ],
)
def test_filters(library: Library, chosen: GameFilter, wanted: list[str]) -> None:
    """State, opponent and text; two persons of one name are listed once."""
    seats = replace(ANN, name="Zoë"), replace(BOB, name="Zoë", controller="human"), CID
    moment = WHEN + timedelta(hours=2)
    title = "100% Straße"
    library.write(EntryHead("b", title, played=moment), record(4, seats, moves=20))
    assert [*library.ids(chosen)] == wanted
    assert [entry.id for entry in library.entries(wanted)] == wanted


def test_a_damaged_header_is_mended(expect_log: ExpectLog) -> None:
    """An unknown number of the file format counts as damage: the index is rebuilt."""
    expect_log("the index of the library is rebuilt: .*")
    Library().add(record(1))
    data = bytearray(Library().index.read_bytes())
    data[47] = 200  # the end of the format number
    library = Library()
    library.index.write_bytes(data)
    library.refresh()
    assert len(library.ids()) == 1


@pytest.mark.parametrize(
    ("written", "damaged"),
    [
        (b"CREATE TABLE games (", b"CREATE TABLE ga\xad\xb8s ("),
        (b"2026-05-04T20:15:30", b"2026-05-04T20:\xad5:30"),
        (b"2026-05-04T20:15:30", b"2026-05-04T20:x5:30"),
    ],
)
def test_an_index_that_no_program_has_written_is_rebuilt(
    expect_log: ExpectLog, written: bytes, damaged: bytes
) -> None:
    """Undecodable text in tables or rows and an invalid date count as damage, too."""
    expect_log("the index of the library is rebuilt: .*")
    library = Library()
    library.write(EntryHead(ONE, begun=WHEN, played=WHEN), record(1))
    with sqlite3.connect(library.index) as db:
        db.execute("PRAGMA wal_checkpoint (TRUNCATE)")
    db.close()
    data = library.index.read_bytes()
    assert written in data
    library.index.write_bytes(data.replace(written, damaged))
    again = Library()
    assert again.ids() == (ONE,)
    assert [entry.id for entry in again.entries([ONE])] == [ONE]


def test_damage_between_a_table_and_its_index_is_found(expect_log: ExpectLog) -> None:
    """The pages are valid, but the index of the names has another name: a game would be missing."""
    expect_log("the index of the library is rebuilt: .*")
    library = Library()
    for id_ in (ONE, TWO):
        library.write(head(id_), record(1 if id_ == ONE else 2))
    with sqlite3.connect(library.index) as db:
        db.execute("PRAGMA wal_checkpoint (TRUNCATE)")
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'sqlite_autoindex_games_1'"
        ((page,),) = db.execute(query).fetchall()
        ((size,),) = db.execute("PRAGMA page_size").fetchall()
    db.close()
    data = bytearray(library.index.read_bytes())
    at = data.index(TWO.encode(), (page - 1) * size)
    assert at < page * size
    data[at + len(TWO) - 1] += 1
    library.index.write_bytes(data)
    again = Library()
    assert {entry.id for entry in again.entries(again.ids())} == {ONE, TWO}


def test_no_question_is_answered_from_a_new_index_that_is_being_filled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A second reader waits for the rebuild of the index; a game written at that time does not
    wait.
    """
    Library().write(EntryHead(ONE, begun=WHEN, played=WHEN), record(1))
    Library().index.unlink()
    library, begun, goes_on = Library(), threading.Event(), threading.Event()
    update_index = Library.update_index

    def slowly(self: Library) -> bool:
        begun.set()
        assert goes_on.wait(20)
        return update_index(self)

    monkeypatch.setattr(Library, "update_index", slowly)
    found: list[tuple[str, ...]] = []
    threads = [threading.Thread(target=lambda: found.append(library.ids())) for _ in range(2)]
    threads[0].start()
    assert begun.wait(20)
    threads[1].start()
    library.write(EntryHead(TWO, begun=WHEN, played=WHEN), record(2))
    assert found == []
    goes_on.set()
    for thread in threads:
        thread.join(20)
    assert [{*ids} for ids in found] == [{ONE, TWO}] * 2
