"""Import: every problem with its place, nothing overwritten, new ids for ids in use."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop, QMimeData, Qt, QUrl
from PySide6.QtTest import QTest

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.content.sections import section_text
from kingdom_builder_qt.editor.sections.files.files import own_folder
from kingdom_builder_qt.editor.sections.files.import_dialog import (
    MOST_FILES,
    ImportDialog,
    can_import,
    read_sources,
    sources_of,
)
from kingdom_builder_qt.ui.desktop.widgets.style import WrappedLabel
from tests.helpers.pinned import shipped

pytestmark = [
    pytest.mark.usefixtures("qapp"),
    pytest.mark.qt_log_ignore("This plugin does not support", extend=True),
]
LEFT = Qt.MouseButton.LeftButton
FARM = section_text(shipped().sections["farm"], shipped().terrains)
MINE = FARM.replace("id: farm", "id: my_land").replace("name: Farm", "name: My land")


@pytest.fixture
def make(qtbot, user_home):
    """Return a function that shows the dialog for some sources."""

    def shown(*sources):
        catalog = load_catalog()
        dialog = ImportDialog(read_sources(sources, catalog), catalog)
        qtbot.addWidget(dialog)
        dialog.heard = []
        dialog.imported.connect(dialog.heard.extend)
        dialog.show()
        return dialog

    return shown


def words(dialog) -> str:
    """Return all messages of the dialog."""
    return "\n".join(label.text() for label in dialog.findChildren(WrappedLabel))


def take(dialog) -> None:
    """Import all importable files."""
    QTest.mouseClick(dialog.take, LEFT)
    settle(dialog)


def settle(dialog) -> None:
    """Wait for the disk."""
    while dialog.is_writing:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def test_files_are_written_in_a_thread(make):
    """The event loop delivers the result; closing the window before that loses nothing."""
    dialog = make(MINE, "- 1\n")
    QTest.mouseClick(dialog.take, LEFT)
    assert dialog.heard == []
    assert not dialog.take.isEnabled()
    QTest.mouseClick(dialog.done_, LEFT)
    assert dialog.isVisible()
    settle(dialog)
    assert dialog.heard == [own_folder() / "my_land.yaml"]
    assert not dialog.isVisible()


def test_write_error_is_shown_on_its_card(make, user_home):
    """A write error is shown on the file's card, and the import can be tried again."""
    own_folder().parent.mkdir(parents=True, exist_ok=True)
    own_folder().write_text("in the way", encoding="utf-8")
    dialog = make(MINE)
    take(dialog)
    assert dialog.heard == []
    assert str(own_folder()) in dialog.cards[0].note.text()
    assert dialog.take.isEnabled()
    own_folder().unlink()
    take(dialog)
    assert dialog.heard == [own_folder() / "my_land.yaml"]


def test_a_file_becomes_an_own_section(make, tmp_path):
    """One click makes a playable section of the user."""
    path = tmp_path / "theirs.yaml"
    path.write_text(MINE, encoding="utf-8")
    dialog = make(path)
    take(dialog)
    assert dialog.heard == [own_folder() / "my_land.yaml"]
    assert load_catalog().sections["my_land"].origin == "user"
    assert not load_catalog().has_errors
    assert path.read_text(encoding="utf-8") == MINE
    assert not dialog.isVisible()  # nothing is left to do


def test_a_taken_id_is_never_overwritten(make):
    """Another id is suggested; an id in use is refused while it is typed."""
    dialog = make(FARM)
    (card,) = dialog.cards
    assert card.id.text() == "farm_2"
    card.id.selectAll()
    QTest.keyClicks(card.id, "farm")
    assert "Choose another ID" in card.note.text()
    assert not dialog.take.isEnabled()
    QTest.keyClicks(card.id, "_x")
    assert dialog.take.isEnabled()
    QTest.keyClick(card.id, Qt.Key.Key_Return)
    settle(dialog)
    assert dialog.heard == [own_folder() / "farm_x.yaml"]


def test_twice_the_same_gives_two_files(make):
    """Two imports give two files, also within one dialog and over a file outside the catalog."""
    own_folder().mkdir(parents=True)
    (own_folder() / "my_land.yaml").write_text("broken", encoding="utf-8")
    dialog = make(MINE, MINE)
    take(dialog)
    first, second = dialog.cards
    assert first.path is not None
    assert second.path is None
    assert "Choose another ID" in second.note.text()
    assert (own_folder() / "my_land.yaml").read_text(encoding="utf-8") == "broken"
    second.id.setText("my_land_9")
    take(dialog)
    assert len(dialog.heard) == 2


@pytest.mark.parametrize("id_", ["../evil", "a/b", "Con", "", "x" * 200, "a__b", "ä"])
def test_ids_with_path_parts_are_refused(make, id_):
    """Every typed id stays inside the folder."""
    dialog = make(MINE)
    dialog.cards[0].id.setText(id_)
    if id_ == "x" * 200:  # the field limits the length of an id
        assert len(dialog.cards[0].id.text()) < 200
        return
    assert not dialog.take.isEnabled()
    assert dialog.cards[0].note.text()


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (MINE.replace("tile: farm", "tile: frm"), "unknown tile"),
        (MINE.replace('"', '"x', 1), "Line 6, column"),
        ("- 1\n", "Line 1, column 1"),
        (MINE + "spam: 1\n", "spam"),
        (MINE.replace("expansion: base", "expansion: bass"), "unknown expansion"),
        ("\x00\x01", "control character"),
        ("", "empty"),
    ],
)
def test_every_problem_is_told_with_its_place(make, text, place):
    """Every problem has its place, and nothing is written."""
    dialog = make(text)
    assert place in words(dialog)
    assert dialog.cards[0].opened.problems
    assert not dialog.take.isEnabled()
    assert not own_folder().exists()


def test_all_problems_of_one_file_are_listed(make):
    """All problems of a file are listed, not only the first."""
    dialog = make(MINE.replace("name: My land", "name: 5").replace("tile: farm", "tile: frm"))
    assert len(dialog.cards[0].opened.problems) > 1
    for problem in dialog.cards[0].opened.problems:
        assert problem.message in words(dialog)


def test_a_draft_can_be_opened_instead(make, tmp_path, qtbot):
    """The button names the file; the dialog closes, as it has no other file."""
    path = tmp_path / "draft.yaml"
    path.write_text(MINE.replace("tile: farm", "tile: frm"), encoding="utf-8")
    dialog = make(path)
    with qtbot.waitSignal(dialog.open_requested) as heard:
        QTest.mouseClick(dialog.cards[0].open, LEFT)
    assert heard.args == [path]
    assert not dialog.isVisible()


def test_a_draft_leaves_the_other_files_in_the_dialog(make, tmp_path, qtbot):
    """The card says that the draft was opened; the dialog closes after the last of the others."""
    drafts = [tmp_path / "one.yaml", tmp_path / "two.yaml"]
    for path in drafts:
        path.write_text(MINE.replace("tile: farm", "tile: frm"), encoding="utf-8")
    dialog = make(drafts[0], MINE, drafts[1])
    opened = []
    dialog.open_requested.connect(opened.append)
    QTest.mouseClick(dialog.cards[0].open, LEFT)
    assert opened == drafts[:1]
    assert dialog.isVisible()
    assert not dialog.cards[0].open.isEnabled()
    assert "Opened as a draft" in dialog.cards[0].note.text()
    take(dialog)
    assert dialog.heard == [own_folder() / "my_land.yaml"]
    assert dialog.isVisible()
    QTest.mouseClick(dialog.cards[2].open, LEFT)
    assert opened == drafts
    assert not dialog.isVisible()


def test_problems_of_a_whole_file_are_sentences(make, tmp_path):
    """Problems are shown below a title, so they start with a capital letter."""
    huge = tmp_path / "huge.yaml"
    with huge.open("wb") as file:
        file.truncate(50 << 20)
    said = words(make(tmp_path, tmp_path / "missing.yaml", huge))
    assert "This is not a file" in said
    assert "Cannot be read: " in said
    assert "The file is too large: 50 MB; the limit is 64 KB" in said


def test_good_ones_of_many_are_imported(make, tmp_path):
    """A folder, a missing file and a huge one do not block the others."""
    huge = tmp_path / "huge.yaml"
    with huge.open("wb") as file:
        file.truncate(100 << 20)
    dialog = make(tmp_path, tmp_path / "missing.yaml", huge, MINE)
    assert [card.can_import for card in dialog.cards] == [False, False, False, True]
    take(dialog)
    assert dialog.heard == [own_folder() / "my_land.yaml"]
    assert dialog.isVisible()  # it shows the errors of the others


def test_the_sum_is_true_after_the_import(make, user_home):
    """The summary counts imported and importable files."""
    folder = own_folder()
    folder.mkdir(parents=True)
    blocked = MINE.replace("id: my_land", "id: other_land")
    dialog = make(MINE, blocked, "- 1\n")
    assert dialog.summary.text() == "2 of 3 can be imported."
    (folder / "other_land.yaml").mkdir()
    take(dialog)
    assert dialog.summary.text() == "1 of 3 imported. 1 more can be imported."
    dialog.cards[1].id.setText("third_land")
    take(dialog)
    assert dialog.summary.text() == "2 of 3 imported."


def test_a_note_does_not_look_like_a_problem(make, tmp_path):
    """A file with a note can be imported, and its card has no error style."""
    path = tmp_path / "other.yaml"
    path.write_text(MINE, encoding="utf-8")
    dialog = make(path, "- 1\n")
    note, wrong = (card.findChildren(WrappedLabel)[1] for card in dialog.cards)
    assert note.text().startswith("Note: ")
    assert "should be called my_land.yaml" in note.text()
    assert note.foregroundRole() != wrong.foregroundRole()
    assert not wrong.text().startswith("Note")
    assert dialog.cards[0].can_import


def test_too_many_at_once_are_told(make):
    """With too many files at once the dialog stays usable."""
    dialog = make(*["- 1\n"] * (MOST_FILES + 5))
    assert len(dialog.cards) == MOST_FILES
    assert dialog.left_out == 5
    assert "5 left for later" in dialog.summary.text()


def test_what_can_be_dropped_or_pasted(tmp_path, user_home):
    """Local files and texts that look like a section are accepted; web links are not."""
    files, text, link = QMimeData(), QMimeData(), QMimeData()
    path = tmp_path / "a.yaml"
    path.write_text(MINE, encoding="utf-8")
    files.setUrls([QUrl.fromLocalFile(str(path))])
    text.setText(MINE)
    link.setUrls([QUrl("https://example.org/a.yaml")])
    assert can_import(files)
    assert can_import(text)
    assert not can_import(link)
    assert not can_import(QMimeData())
    for data in (files, text):
        ((_source, opened),) = read_sources(sources_of(data), load_catalog()).read
        assert not opened.has_errors
