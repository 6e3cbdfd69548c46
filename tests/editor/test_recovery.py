"""Unsaved sections survive a crash, and only a crash."""

import json
import multiprocessing
import os

import pytest

from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.editor.sections.document.section_document import SectionDocument
from kingdom_builder_qt.editor.sections.files import recovery as module
from kingdom_builder_qt.editor.sections.files.recovery import (
    DELAY_MS,
    Recovery,
    leftovers,
    recovery_folder,
)
from kingdom_builder_qt.ui.desktop.slot import Slot
from kingdom_builder_qt.ui.desktop.tasks import wait_for_writes
from tests.editor.support import CASTLE, CATALOG, LOCATION, at, mine, painted


@pytest.fixture
def document(qapp):
    """Return an unsaved document."""
    return SectionDocument(mine())


@pytest.fixture
def recovery(document):
    """Return its recovery, closed after the test."""
    made = Recovery(document, CATALOG)
    yield made
    made.close()


def on_disk(recovery):
    """Return the text of the recovery file on disk, or None."""
    path = recovery.path
    return json.loads(path.read_text())["section"] if path.exists() else None


def kept(recovery):
    """Return the text of the stored section, or None."""
    assert recovery.flush()
    return on_disk(recovery)


def test_every_change_is_kept(document, recovery, qtbot):
    """Every change is written after a delay, without a command of the user."""
    document.paint({at(1, 1): CASTLE}, "Paint")
    qtbot.waitUntil(lambda: recovery.path.exists(), timeout=10 * DELAY_MS)
    first = kept(recovery)
    document.set_header("author", "Ada")
    assert "author: Ada" not in first
    assert "author: Ada" in kept(recovery)


def test_a_stroke_is_kept_once(document, recovery, qtbot):
    """A stroke is written once, after the debounce."""
    document.paint({at(1, 1): CASTLE}, "Paint", 1)
    document.paint({at(1, 2): CASTLE}, "Paint", 1)
    assert not recovery.path.exists()
    assert kept(recovery).count("SS") == 1


def test_a_stroke_is_kept_without_a_rest(document, qtbot, monkeypatch):
    """Strokes in quick succession are written, too: a kill loses at most the last one."""
    monkeypatch.setattr(module, "DELAY_MS", 60_000)
    recovery = Recovery(document, CATALOG)
    for column in (1, 2, 3):
        document.paint({at(1, column): CASTLE}, "Paint", column)
        wanted = section_text(document.section, CATALOG.terrains)
        qtbot.waitUntil(lambda text=wanted: on_disk(recovery) == text)
    recovery.close()


def test_a_long_stroke_is_kept_on_the_way(document, recovery, qtbot, monkeypatch):
    """New hexes do not postpone the write of a long stroke for ever."""
    monkeypatch.setattr(module, "DELAY_MS", 20)
    places = iter(at(row, column) for row in range(1, 11) for column in range(1, 11))
    seen = set()

    def draw_on():
        document.paint({next(places): CASTLE}, "Paint", 1)
        seen.add(on_disk(recovery))
        return len(seen) > 3

    qtbot.waitUntil(draw_on)


def test_saving_deletes_the_recovery_file(document, recovery, tmp_path):
    """Saving, and undoing all changes, delete the recovery file."""
    document.paint({at(1, 1): CASTLE}, "Paint")
    assert kept(recovery)
    document.mark_saved(tmp_path / "mine.yaml")
    assert kept(recovery) is None
    document.paint({at(1, 1): LOCATION}, "Paint")
    assert kept(recovery)
    document.stack.undo()
    assert kept(recovery) is None


def test_another_section_takes_the_place(document, recovery):
    """Another section replaces the copy, which belongs to the window."""
    document.paint({at(1, 1): CASTLE}, "Paint")
    assert "id: mine" in kept(recovery)
    document.replace(mine(id="other"), saved=False)
    assert "id: other" in kept(recovery)
    document.replace(mine())
    assert kept(recovery) is None


def test_closing_leaves_nothing(document):
    """Closing deletes the recovery file, as the user was asked."""
    recovery = Recovery(document, CATALOG)
    document.paint({at(1, 1): CASTLE}, "Paint")
    assert kept(recovery)
    recovery.close()
    assert wait_for_writes()
    assert list(recovery_folder().iterdir()) == []
    document.paint({at(1, 2): CASTLE}, "Paint")  # no listener is left
    assert list(recovery_folder().iterdir()) == []


def test_two_windows_keep_two_files(document, recovery, qapp):
    """Two windows have two files, and an open window is no crash."""
    second = Recovery(SectionDocument(mine(id="other")), CATALOG)
    document.paint({at(1, 1): CASTLE}, "Paint")
    assert kept(recovery)
    assert second.path != recovery.path
    assert leftovers(CATALOG) == ([], [])
    second.close()


def _crash(original):
    """Edit a section and end without cleaning up."""
    from PySide6.QtCore import QCoreApplication

    app = QCoreApplication([])
    document = SectionDocument(mine(), original)
    recovery = Recovery(document, CATALOG)
    document.paint({at(1, 1): CASTLE}, "Paint")
    recovery.flush()
    assert app
    os._exit(9)


def test_a_crash_loses_nothing(qapp, tmp_path):
    """The next program finds the section and the path of its file, and can discard both."""
    original = tmp_path / "mine.yaml"
    process = multiprocessing.get_context("spawn").Process(target=_crash, args=(original,))
    process.start()
    process.join(60)
    assert process.exitcode == 9
    ((found,), _) = leftovers(CATALOG)
    assert found.section.cells == painted(mine(), {at(1, 1): CASTLE}).cells
    assert found.original == original
    other = Recovery(SectionDocument(mine()), CATALOG)
    assert other.path != found.path  # not overwritten before the user's decision
    other.close()
    Slot.drop([found.path])
    assert leftovers(CATALOG) == ([], [])
    Slot.drop([found.path])  # a second drop is harmless


@pytest.mark.parametrize(
    "text",
    [
        *("", "[]", "{", "[" * 100_000, '{"original": 1, "section": "x"}'),
        *('{"original": "", "section": "- x"}', '{"original": "", "section": ""}'),
    ],
)
def test_a_broken_copy_is_put_aside(text, qapp, expect_log):
    """A damaged recovery file is moved to the quarantine and not offered."""
    expect_log("cannot be recovered")
    recovery_folder().mkdir(parents=True)
    path = recovery_folder() / "section-1.draft"
    path.write_text(text, encoding="utf-8")
    (aside,) = leftovers(CATALOG)[1]
    assert aside.match("section-1-*.bad")
    assert aside.read_text(encoding="utf-8") == text


def test_a_refusing_disk_is_said_once(document, qapp, expect_log, user_home):
    """A write error is reported once, and painting continues."""
    expect_log("unsaved section not backed up")
    user_home.mkdir()
    (user_home / "drafts").write_text("no folder", encoding="utf-8")
    recovery = Recovery(document, CATALOG)
    said = []
    recovery.trouble_changed.connect(said.append)
    for column in (1, 2, 3, 4):
        document.paint({at(1, column): CASTLE}, "Paint")
        recovery.write()
        recovery.flush()
    (reason,) = said
    assert reason.endswith(str(user_home / "drafts"))
    recovery.close()


def test_failed_write_is_repeated(document, qapp, expect_log, user_home, qtbot, monkeypatch):
    """A failed write is repeated without another change, and the error is cleared."""
    monkeypatch.setattr("kingdom_builder_qt.ui.desktop.slot.RETRY_MS", 20)
    expect_log("unsaved section not backed up")
    user_home.mkdir()
    (user_home / "drafts").write_text("no folder", encoding="utf-8")
    recovery = Recovery(document, CATALOG)
    said = []
    recovery.trouble_changed.connect(said.append)
    document.paint({at(1, 1): CASTLE}, "Paint")
    qtbot.waitUntil(lambda: len(said) == 1, timeout=5000)
    (user_home / "drafts").unlink()
    qtbot.waitUntil(lambda: len(said) == 2, timeout=5000)
    assert said[1] == ""
    assert recovery.path.exists()
    recovery.close()


def test_nothing_was_left(qapp):
    """Without a folder there is no recovery file."""
    assert leftovers(CATALOG) == ([], [])
