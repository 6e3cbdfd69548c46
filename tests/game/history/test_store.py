"""The history on the disk: records are the truth, the index follows them."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from kingdom_builder_qt.game.history import database, store
from kingdom_builder_qt.game.history.filing import filed, told_by
from kingdom_builder_qt.game.history.store import GameHistory

from kingdom_builder_qt.game.record.record_reader import RecordError
from tests.game.history.support import WHEN, record

ExpectLog = Callable[..., None]


def rows(history: GameHistory) -> list[tuple[str, str]]:
    """Return (file, ended) of all games of the index."""
    return history.ask(lambda db: db.execute("SELECT file, ended FROM games ORDER BY 1").fetchall())


def files(history: GameHistory) -> list[str]:
    """Return the names of the records."""
    return sorted(p.name for p in history.folder.glob("*.kbgame"))


def everything(history: GameHistory) -> list[list[tuple[object, ...]]]:
    """Return all tables of the index, without the numbers of the games."""
    columns = {
        "games": "key, file, ended, players, rounds, unrated",
        "seats": "key, seat, name, colour, level, gold, rank, is_person, is_lead",
        "parts": "key, kind, part",
        "gold": "key, seat, card, gold",
        "tiles": "key, seat, tile",
    }
    return history.ask(
        lambda db: [
            db.execute(
                f"SELECT {names} FROM {table}"
                + ("" if table == "games" else f" JOIN games ON id = {table}.game")
                + " ORDER BY 1, 2, 3"
            ).fetchall()
            for table, names in columns.items()
        ]
    )


@pytest.fixture
def history() -> GameHistory:
    """Return the history of the user, with two games."""
    made = GameHistory()
    made.file(record(1), WHEN)
    made.file(record(2), WHEN.replace(day=5))
    return made


def test_a_game_is_kept_as_file_and_row(user_home: Path) -> None:
    """The file is the record to the byte, and its name tells when it ended."""
    history = GameHistory()
    assert history.ask(lambda db: db.execute("SELECT count(*) FROM games").fetchone()) == (0,)
    key = history.file(record(1), WHEN)
    assert key == filed(record(1), "x", WHEN).key
    (file,) = files(history)
    assert (user_home / "history" / file).read_text(encoding="utf-8") == record(1)
    assert history.path_of(file).is_file()
    assert rows(history) == [(file, "2026-05-04T20:15:30")]
    seats = "SELECT name, level, is_person, is_lead FROM seats ORDER BY seat"
    found = history.ask(lambda db: db.execute(seats).fetchall())
    assert found == [("Ann", "human", 1, 1), ("Bob", "builder", 0, 0)]


def test_a_game_is_filed_once(history: GameHistory) -> None:
    """By the same program or by another one, and however much later."""
    before = files(history), everything(history)
    history.file(record(1), datetime(2031, 1, 1))
    GameHistory().file(record(2), datetime(2031, 1, 1))
    assert (files(history), everything(history)) == before


def test_what_is_no_finished_game_is_not_filed(history: GameHistory) -> None:
    """Nothing is changed by it."""
    before = files(history), everything(history)
    for text in (record(moves=30), "no game", record().replace('"Ann"', '"Eve"')):
        with pytest.raises(RecordError):
            history.file(text, WHEN)
    assert (files(history), everything(history)) == before


def test_another_end_takes_the_place_of_the_first(history: GameHistory) -> None:
    """Where the last moves were taken back; other games stay, and the first is not filed again."""
    first, other = filed(record(1), "x", WHEN).key, filed(record(2), "x", WHEN).key
    new = history.file(record(3), WHEN, instead_of=first)
    keys = [
        key for (key,) in history.ask(lambda db: db.execute("SELECT key FROM games").fetchall())
    ]
    assert set(keys) == {new, other}
    assert len(files(history)) == 2
    history.file(record(3), WHEN, instead_of=new)
    assert len(files(history)) == 2


def test_the_index_is_made_anew_from_the_records(history: GameHistory) -> None:
    """Whoever deletes it loses nothing."""
    before = everything(history)
    for path in history.index.parent.glob("history.db*"):
        path.unlink()
    assert everything(GameHistory()) == before


def spoil(index: Path) -> None:
    """Write nonsense into the middle of all pages but the first."""
    data = bytearray(index.read_bytes())
    for place in range(4096, len(data), 1024):
        data[place : place + 512] = os.urandom(512)
    index.write_bytes(data)


def no_database(index: Path) -> None:
    """Leave a text in its place."""
    index.write_text("no database\n" * 500, encoding="utf-8")


def foreign(index: Path) -> None:
    """Leave the database of another program in its place."""
    index.unlink()
    with sqlite3.connect(index) as db:
        db.execute("CREATE TABLE bookmarks (id)")
    db.close()


def later(index: Path) -> None:
    """Let it be of a version that is not known yet."""
    with sqlite3.connect(index) as db:
        db.execute("PRAGMA user_version = 99")
    db.close()


def cut_off(index: Path) -> None:
    """Keep the first page and a half."""
    index.write_bytes(index.read_bytes()[:6000])


def folder(index: Path) -> None:
    """Leave a folder in its place."""
    index.unlink()
    index.mkdir()


@pytest.mark.parametrize("harm", [spoil, no_database, foreign, later, cut_off, folder])
def test_a_file_that_is_no_index_is_put_aside(
    history: GameHistory, expect_log: ExpectLog, harm: Callable[[Path], None]
) -> None:
    """And the index made anew; what was there is kept as it is."""
    before = everything(history)
    history.ask(lambda db: db.execute("PRAGMA wal_checkpoint (TRUNCATE)").fetchall())
    harm(history.index)
    spoiled = history.index.read_bytes() if history.index.is_file() else None
    expect_log("the index of the history is made anew: .*")
    assert everything(GameHistory()) == before
    (aside,) = history.index.parent.glob("history-*.bad")
    assert spoiled is None or aside.read_bytes() == spoiled
    assert rows(GameHistory()) == rows(history)  # and nobody complains any more


def test_damage_is_found_before_it_is_met(history: GameHistory, expect_log: ExpectLog) -> None:
    """Whatever is asked first: all pages are looked at once."""
    root = "SELECT rootpage FROM sqlite_master WHERE name = 'tiles'"
    (page,) = history.ask(lambda db: db.execute(root).fetchone())
    before = everything(history)
    history.ask(lambda db: db.execute("PRAGMA wal_checkpoint (TRUNCATE)").fetchall())
    data = bytearray(history.index.read_bytes())
    data[(page - 1) * 4096 : (page - 1) * 4096 + 200] = bytes(200)
    history.index.write_bytes(data)
    again = GameHistory()
    expect_log("the index of the history is made anew: .*")
    assert len(rows(again)) == 2  # which are in another table
    assert len([*history.index.parent.glob("history-*.bad")]) == 1
    assert everything(again) == before


def test_an_empty_file_becomes_the_index(history: GameHistory) -> None:
    """As a full disk may leave one; there is nothing to put aside."""
    before = everything(history)
    for path in history.index.parent.glob("history.db*"):
        path.unlink()
    history.index.touch()
    again = GameHistory()
    again.catch_up()
    assert everything(again) == before
    assert not [*history.index.parent.glob("*.bad")]


def test_an_index_that_is_removed_while_it_is_used_is_made_anew(history: GameHistory) -> None:
    """Without a word: nothing is damaged."""
    before = everything(history)
    history.index.unlink()
    assert everything(history) == before


@pytest.mark.parametrize("step", ["ask", "file", "catch_up"])
def test_damage_found_later_is_mended(
    history: GameHistory, expect_log: ExpectLog, step: str
) -> None:
    """The check of the start saw nothing; a table that is gone then, for one."""
    with sqlite3.connect(history.index) as db:
        db.execute("DROP TABLE seats")
        db.execute("DROP TABLE games")
    db.close()
    expect_log("the index of the history is made anew: .*")
    if step == "ask":
        assert len(rows(history)) == 2
    elif step == "file":
        history.file(record(3), WHEN)
        assert len(rows(history)) == 3
    else:
        history.catch_up()
        assert len(rows(history)) == 2
    assert len([*history.index.parent.glob("history-*.bad")]) == 1


def add_column(db: sqlite3.Connection) -> None:
    """Make the tables of a later version."""
    db.execute("ALTER TABLE games ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'")


def test_tables_of_every_earlier_version_are_brought_up_to_date(
    monkeypatch: pytest.MonkeyPatch, user_home: Path
) -> None:
    """Nothing that is in them is lost, and it happens once."""
    steps = [*database.MIGRATIONS, add_column]
    for version in range(1, len(steps)):
        home = user_home / str(version)
        monkeypatch.setattr(database, "MIGRATIONS", steps[:version])
        old = GameHistory(home / "history", home / "history.db")
        old.file(record(1), WHEN)
        before = everything(old)
        monkeypatch.setattr(database, "MIGRATIONS", steps)
        for _ in range(2):
            new = GameHistory(home / "history", home / "history.db")
            new.catch_up()  # a step may leave it to the records
            assert everything(new) == before
            moods = new.ask(lambda db: db.execute("SELECT mood FROM games").fetchall())
            assert moods == [("calm",)]
            found = new.ask(lambda db: db.execute("PRAGMA user_version").fetchone())
            assert found == (len(steps),)
        assert not [*home.glob("*.bad")]


def test_a_step_that_fails_changes_nothing(
    history: GameHistory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The index stays at its version, as a full disk may stop it in the middle."""

    def fails(db: sqlite3.Connection) -> None:
        add_column(db)
        raise sqlite3.OperationalError("database or disk is full")

    before = everything(history)
    with monkeypatch.context() as patch:
        patch.setattr(database, "MIGRATIONS", [*database.MIGRATIONS, fails])
        with pytest.raises(OSError, match="disk is full"):
            rows(GameHistory())
    again = GameHistory()
    assert everything(again) == before
    columns = again.ask(lambda db: db.execute("PRAGMA table_info (games)").fetchall())
    assert "mood" not in {column[1] for column in columns}


def test_records_that_come_and_go_by_other_hands(history: GameHistory) -> None:
    """The index follows what lies in the folder; a second file of one game is removed."""
    one, two = files(history)
    text = history.path_of(one).read_text(encoding="utf-8")
    history.path_of(one).unlink()
    double = two.replace("2026-05-05", "2026-05-06")
    history.path_of(double).write_bytes(history.path_of(two).read_bytes())
    (history.folder / "notes.txt").write_text("mine", encoding="utf-8")
    (history.folder / "Game.kbgame").write_text(text, encoding="utf-8")
    GameHistory().catch_up()
    assert [file for file, _ in rows(history)] == [two]
    assert files(history) == [two, "Game.kbgame"]
    history.path_of(one).write_text(text, encoding="utf-8")
    GameHistory().catch_up()
    assert [file for file, _ in rows(history)] == [one, two]


def test_a_damaged_record_is_put_aside(history: GameHistory, expect_log: ExpectLog) -> None:
    """When the index is made anew; the other games are there."""
    one, two = files(history)
    path = history.path_of(one)
    damaged = path.read_text(encoding="utf-8")[:-300]
    path.write_text(damaged, encoding="utf-8")
    history.index.unlink()
    expect_log("no game of the history, kept as .*")
    assert [file for file, _ in rows(GameHistory())] == [two]
    (aside,) = history.folder.glob("*.bad")
    assert aside.read_text(encoding="utf-8") == damaged


# -- forgetting ------------------------------------------------------------------------------------


def autosave_of(text: str, home: Path) -> Path:
    """Leave a game as an autosave that a killed program left."""
    home.mkdir(exist_ok=True)
    path = home / "autosave.kbgame"
    path.write_text(text, encoding="utf-8")
    return path


def test_what_was_removed_comes_back_only_by_the_user(
    history: GameHistory, user_home: Path
) -> None:
    """Also where an autosave still holds the game at the next start."""
    one, two = files(history)
    path, place = history.path_of(one), user_home / "thrown"
    assert history.remove(one, lambda path: path.rename(place)) == place
    assert [file for file, _ in rows(history)] == [two]
    autosave = autosave_of(record(1), user_home)
    for _ in range(2):
        GameHistory().catch_up([autosave])
        assert [file for file, _ in rows(history)] == [two]
    place.rename(path)
    history.restored(path)
    assert [file for file, _ in rows(history)] == [one, two]
    assert history.left_out() == set()
    assert history.remove("x", lambda path: path.unlink()) is None


def test_a_record_that_cannot_be_thrown_away_stays(history: GameHistory) -> None:
    """With its row."""
    before = everything(history)

    def refuse(path: Path) -> None:
        raise PermissionError(13, "no", str(path))

    with pytest.raises(PermissionError):
        history.remove(files(history)[0], refuse)
    assert everything(history) == before
    assert everything(GameHistory()) == before


def test_all_are_forgotten(history: GameHistory, user_home: Path) -> None:
    """No name remains in any file, and no autosave brings a game back."""
    autosave = autosave_of(record(1), user_home)
    assert history.remove_all() == 2
    assert files(history) == [] == rows(history)
    kept = b"".join(p.read_bytes() for p in user_home.rglob("*") if p.is_file() and p != autosave)
    assert b"Ann" not in kept
    GameHistory().catch_up([autosave])
    assert rows(history) == []
    autosave.unlink()
    GameHistory().catch_up([autosave])
    assert history.left_out() == set()  # nothing to be remembered any more


def test_what_ended_while_no_history_was_kept_is_never_filed(user_home: Path) -> None:
    """Also not when it is kept again, though an autosave still holds the game."""
    autosave = autosave_of(record(1), user_home)
    GameHistory().catch_up([autosave], keeps=False)
    GameHistory().catch_up([autosave])
    assert rows(GameHistory()) == []
    other = autosave.with_name("autosave-2.kbgame")
    other.write_text(record(2), encoding="utf-8")
    GameHistory().catch_up([autosave, other])
    assert len(rows(GameHistory())) == 1


def test_a_list_of_games_left_out_that_is_damaged(
    history: GameHistory, expect_log: ExpectLog
) -> None:
    """It is put aside."""
    (history.folder / "left-out.json").write_text('{"a": 1}', encoding="utf-8")
    expect_log(r".*left-out\.json cannot be read, kept as .*")
    assert history.left_out() == set()
    assert len([*history.folder.glob("left-out-*.bad")]) == 1


# -- kills and faults ------------------------------------------------------------------------------


def break_at(patch: pytest.MonkeyPatch, step: str) -> None:
    """Let one step of filing fail, as a full disk does."""

    def fails(*_args: object, **_words: object) -> None:
        raise OSError(28, "no space left on device")

    def fails_in_index(*_args: object, **_words: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    if step == "record":
        patch.setattr(store, "write_atomic", fails)
    elif step == "folder":
        patch.setattr(Path, "mkdir", fails)
    elif step == "check":
        patch.setattr(database, "made_ready", fails_in_index)
    elif step == "begin":
        patch.setattr(database, "changing", fails_in_index)
    else:
        whole = database.insert

        def half(db: sqlite3.Connection, game: object, file: str) -> None:
            whole(db, game, file)  # type: ignore[arg-type]
            fails_in_index()

        patch.setattr(database, "insert", half)


@pytest.mark.parametrize("step", ["folder", "record", "check", "begin", "rows"])
def test_whatever_fails_while_a_game_is_filed_it_is_filed_later(
    user_home: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """Once, from its record or from the autosave; the game before is untouched."""
    GameHistory().file(record(2), WHEN)
    autosave = autosave_of(record(1), user_home)
    with monkeypatch.context() as patch:
        break_at(patch, step)
        with pytest.raises(OSError, match=r"no space|disk is full"):
            GameHistory().file(record(1), WHEN)
    history = GameHistory()
    assert len(rows(history)) == 1
    history.catch_up([autosave])
    history.catch_up([autosave])
    assert len(rows(history)) == 2 == len(files(history))
    kept = {history.path_of(file).read_text(encoding="utf-8") for file, _ in rows(history)}
    assert kept == {record(1), record(2)}


def test_a_game_is_dated_by_its_autosave(user_home: Path) -> None:
    """Which was written when it ended."""
    autosave = autosave_of(record(1), user_home)
    moment = WHEN.timestamp()
    os.utime(autosave, (moment, moment))
    GameHistory().catch_up([autosave, user_home / "none.kbgame"])
    ((file, ended),) = rows(GameHistory())
    assert ended == "2026-05-04T20:15:30"
    told = told_by(file)
    assert told is not None
    assert told[0] == WHEN


def test_many_file_at_the_same_time(user_home: Path) -> None:
    """Several programs, here threads with a history each: every game is there once."""
    texts = [record(seed) for seed in range(1, 5)]
    troubles: list[OSError] = []

    def work() -> None:
        try:
            history = GameHistory()
            for text in texts:
                history.file(text, WHEN)
        except OSError as error:
            troubles.append(error)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert troubles == []
    GameHistory().catch_up()
    assert len(rows(GameHistory())) == 4 == len(files(GameHistory()))


def test_an_index_that_another_program_makes_meanwhile_is_used(
    user_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables made between the two questions about the file are no file of another program."""
    user_home.mkdir(parents=True, exist_ok=True)
    path = user_home / "history.db"
    asked = database._pragma
    others: list[threading.Thread] = []

    def ask(db: sqlite3.Connection, name: str) -> int:
        value = asked(db, name)
        if not others:
            others.append(threading.Thread(target=database.made_ready, args=(path,)))
            others[0].start()
            others[0].join(0.5)  # it waits for the end of the check
        return value

    monkeypatch.setattr(database, "_pragma", ask)
    assert database.made_ready(path) is None
    others[0].join()
    assert [one.name for one in user_home.glob("history*.db")] == ["history.db"]


PROGRAM = """
import sys
from datetime import datetime
from pathlib import Path
from kingdom_builder_qt.game.history.store import GameHistory
history = GameHistory()
text = Path(sys.argv[1]).read_text(encoding="utf-8")
print("ready", flush=True)
sys.stdin.readline()
print("filing", flush=True)
history.file(text, datetime(2026, 5, 4))
print("done", flush=True)
"""


@pytest.mark.slow
def test_a_kill_while_a_game_is_filed_loses_nothing(user_home: Path, tmp_path: Path) -> None:
    """`kill -9` at thirty moments from before the first byte to after the last."""
    autosave = tmp_path / "autosave.kbgame"
    autosave.write_text(record(1), encoding="utf-8")
    begun, stopped = 0.0, 0
    for turn in range(30):
        home = user_home / str(turn)
        env = {**os.environ, "KINGDOM_BUILDER_QT_HOME": str(home)}
        command = [sys.executable, "-c", PROGRAM, str(autosave)]
        with subprocess.Popen(
            command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdout.readline()
            process.stdin.write("\n")
            process.stdin.flush()
            process.stdout.readline()
            started = time.perf_counter()
            if turn == 0:  # how long it takes
                process.stdout.readline()
                begun = time.perf_counter() - started
            else:
                time.sleep(begun * turn / 29)
                process.kill()
                stopped += not process.stdout.read()
        history = GameHistory(home / "history", home / "history.db")
        history.catch_up([autosave])
        ((file, _),) = rows(history)
        assert history.path_of(file).read_text(encoding="utf-8") == record(1)
        assert files(history) == [file]
    assert stopped > 5, "most kills came too late"


def test_the_list_of_games_left_out_is_plain(history: GameHistory) -> None:
    """Keys alone, of which nobody learns what was played."""
    one = files(history)[0]
    history.remove(one, lambda path: path.unlink())
    text = (history.folder / "left-out.json").read_text(encoding="utf-8")
    assert json.loads(text) == [filed(record(1), "x", WHEN).key]
