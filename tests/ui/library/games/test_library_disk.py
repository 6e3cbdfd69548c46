"""Copies, exports and imports of games: files and messages."""

from __future__ import annotations

import time
import zipfile
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLockFile
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.record.entry_line import without_head
from kingdom_builder_qt.game.record.unread_file import MOST_BYTES
from kingdom_builder_qt.ui.desktop.files.library_disk import Imported, LibraryDisk
from kingdom_builder_qt.ui.desktop.tasks import wait_for_writes
from kingdom_builder_qt.ui.library.games.game_texts import GameTexts
from tests.game.library.support import record
from tests.ui.library.games.sample_library import keep, keep_finished, record_of


@pytest.fixture
def said(disk: LibraryDisk, catalog: Catalog) -> list[str]:
    """Return the messages about the disk."""
    sentences: list[str] = []
    texts = GameTexts(catalog)
    disk.failed.connect(sentences.append)
    disk.copied.connect(lambda path: sentences.append(texts.copied(path)))
    disk.exported.connect(lambda path, count: sentences.append(texts.exported(path, count)))
    disk.imported.connect(lambda found: sentences.append(texts.imported(found)))
    return sentences


def test_a_copy_names_the_game_alone(
    disk: LibraryDisk, said: list[str], qtbot: QtBot, tmp_path: Path
) -> None:
    """A copy has no title, star or date of the library; importing it finds the same entry."""
    id_ = keep(1, title="secret", starred=True)
    path = tmp_path / "copy.kbgame"
    disk.copy(id_, path)
    qtbot.waitUntil(lambda: said == ["A copy was saved as “copy.kbgame”."])
    text = path.read_text(encoding="utf-8")
    assert f'entry: {{id: "{id_}"}}\n' in text
    assert without_head(text) == Library().read(id_)[1]
    with qtbot.waitSignal(disk.imported) as imported:
        disk.add([path])
    assert imported.args == [Imported((), (id_,), ())]
    assert Library().entries([id_])[0].title == "secret"
    qtbot.waitUntil(lambda: said[1:] == ["This game is already in your games."])


def test_all_games_are_exported_and_imported(
    disk: LibraryDisk, said: list[str], qtbot: QtBot, tmp_path: Path, user_home: Path
) -> None:
    """A ZIP file restores all games with titles, stars and dates."""
    ids = [keep(2, title="Friday", starred=True), keep_finished(1), keep(0, title="a/b")]
    before = Library().entries(ids)
    path = tmp_path / "games.zip"
    disk.export(None, path)
    qtbot.waitUntil(lambda: said == ["3 games exported to games.zip."])
    assert [*tmp_path.glob(".*.tmp")] == []
    names = sorted(zipfile.ZipFile(path).namelist())
    assert names == [
        "2026-05-04 1200.kbgame",
        "2026-05-04 1300.kbgame",
        "2026-05-04 1400 Friday.kbgame",
    ]
    Library().remove_all()
    disk.add([path])
    qtbot.waitUntil(lambda: said[1:] == ["3 games imported."])
    assert [e.title for e in Library().entries(ids)] == [e.title for e in before]
    assert [e.starred for e in Library().entries(ids)] == [True, False, False]
    assert [e.played for e in Library().entries(ids)] == [e.played for e in before]


def test_some_games_are_exported(
    disk: LibraryDisk, said: list[str], qtbot: QtBot, tmp_path: Path
) -> None:
    """Two games of one minute get different names."""
    ids = [keep(1), keep(2, played=Library().entries([keep(1)])[0].played)]
    keep(3)
    disk.export(ids, tmp_path / "two.zip")
    qtbot.waitUntil(lambda: said == ["2 games exported to two.zip."])
    names = zipfile.ZipFile(tmp_path / "two.zip").namelist()
    assert sorted(names) == ["2026-05-04 1300 2.kbgame", "2026-05-04 1300.kbgame"]


def test_an_export_that_fails_leaves_nothing(
    disk: LibraryDisk, said: list[str], qtbot: QtBot, tmp_path: Path
) -> None:
    """There is no partial file, and an existing file is unchanged."""
    id_ = keep(1)
    path = tmp_path / "games.zip"
    path.write_bytes(b"old")
    record_of(id_).unlink()
    record_of(id_).mkdir()
    disk.export([id_], path)
    qtbot.waitUntil(lambda: bool(said))
    assert path.read_bytes() == b"old"
    assert [*tmp_path.glob(".*.tmp")] == []
    disk.export([], tmp_path / "none" / "games.zip")
    qtbot.waitUntil(lambda: said[-1].startswith("games.zip cannot be written: "))


def test_files_that_are_no_games_are_named(
    disk: LibraryDisk, said: list[str], qtbot: QtBot, tmp_path: Path
) -> None:
    """The other files are imported, and no file is written to."""
    good, bad, torn = (tmp_path / name for name in ("good.kbgame", "bad.kbgame", "torn.zip"))
    good.write_text(record(3, moves=10), encoding="utf-8")
    bad.write_text(record(4)[:300], encoding="utf-8")
    torn.write_bytes(b"PK\x03\x04 nothing")
    before = good.read_bytes()
    disk.add([bad, good, torn])
    qtbot.waitUntil(lambda: len(said) == 1)
    assert said[0] == (
        "1 game imported. 2 files were not imported. The first is bad.kbgame:"
        " This file is damaged or incomplete."
    )
    assert good.read_bytes() == before
    assert len(Library().ids()) == 1


def test_an_archive_that_unpacks_without_end_is_refused(
    disk: LibraryDisk, said: list[str], qtbot: QtBot, tmp_path: Path
) -> None:
    """Unpacking stops at the size limit of a game; files that are no games are ignored."""
    path = tmp_path / "bomb.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("deep/a.kbgame", b"0" * (MOST_BYTES + 1))
        archive.writestr("../../b.kbgame", record(3, moves=10))
        archive.writestr("notes.txt", "no game")
    disk.add([path])
    qtbot.waitUntil(lambda: len(said) == 1)
    assert said[0].startswith("1 game imported. a.kbgame was not imported: ")
    assert [p.name for p in tmp_path.iterdir() if p.suffix == ".kbgame"] == []


def test_a_starred_game_that_is_deleted_does_not_return(
    disk: LibraryDisk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Changes follow one another, even if the disk is slow to write the star."""
    id_, write = keep(1), Library.write

    def write_slowly(*asked: Any) -> None:
        time.sleep(0.1)
        write(*asked)

    monkeypatch.setattr(Library, "write", write_slowly)
    disk.star([id_], starred=True)
    with qtbot.waitSignal(disk.removed):
        disk.remove([id_])
    assert wait_for_writes()
    assert not disk.path(id_).exists()


def test_a_game_that_is_open_is_never_removed(disk: LibraryDisk, qtbot: QtBot) -> None:
    """An open game survives a deletion of several games and of all."""
    held, free = keep(2), keep(1)
    lock = QLockFile(str(record_of(held).with_suffix(".lock")))
    assert lock.tryLock(0)
    with qtbot.waitSignal(disk.changed):
        disk.remove([held, free])
    assert Library().ids() == (held,)
    with qtbot.waitSignal(disk.changed):
        disk.remove_all(())
    assert Library().ids() == (held,)
    lock.unlock()
