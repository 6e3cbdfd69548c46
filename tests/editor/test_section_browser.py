"""The section browser by mouse and by keys: search, choice, copy, rename, deletion."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.content.id_lists import left_out, set_left_out
from kingdom_builder_qt.editor.sections.browser import section_model
from kingdom_builder_qt.editor.sections.browser.section_browser import SectionBrowser
from kingdom_builder_qt.editor.sections.files import files
from kingdom_builder_qt.editor.sections.files.files import duplicate, own_folder
from kingdom_builder_qt.ui.desktop.files.trash import trash_folder
from kingdom_builder_qt.ui.desktop.style.theme import Theme
from kingdom_builder_qt.ui.desktop.widgets.rows_model import ROW_ROLE
from tests.editor.hand import press
from tests.helpers.pinned import shipped

pytestmark = [
    pytest.mark.usefixtures("qapp", "thumbnails_painted_once"),
    pytest.mark.qt_log_ignore("This plugin does not support", extend=True),
]
LEFT = Qt.MouseButton.LeftButton
SHIPPED = len(shipped().sections)


@pytest.fixture
def browser(qtbot, user_home):
    """Return a browser with a copy of the farm, a draft and a file without a section."""
    catalog = load_catalog()
    duplicate(catalog.sections["farm"], catalog)
    folder = own_folder()
    (folder / "half.yaml").write_text(
        "id: half\nname: Half\nexpansion: base\nrows: []\n", encoding="utf-8"
    )
    (folder / "odd.yaml").write_text("- 1\n", encoding="utf-8")
    return _shown(qtbot)


def settle(browser) -> None:
    """Wait for the disk."""
    while browser.file_commands.is_busy or browser.model.is_reading:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _shown(qtbot, **options):
    made = SectionBrowser(load_catalog(), **options)
    qtbot.addWidget(made)
    made.resize(820, 560)
    made.show()
    made.activateWindow()
    with qtbot.waitActive(made):
        pass
    settle(made)
    return made


def names(browser) -> list[str]:
    """Return the visible names."""
    model = browser.shown
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def click(browser, id_: str, double: bool = False) -> None:
    """Click on the picture of a section."""
    assert browser.select(id_)
    browser.view.scrollTo(browser.view.currentIndex())
    place = browser.view.visualRect(browser.view.currentIndex()).center()
    browser.view.clearSelection()
    QTest.mouseClick(browser.view.viewport(), LEFT, pos=place)
    if double:
        QTest.mouseDClick(browser.view.viewport(), LEFT, pos=place)


def test_it_shows_everything_that_there_is(browser):
    """Shipped and own sections, drafts and files without a section are each shown once."""
    assert browser.shown.rowCount() == SHIPPED + 3
    assert {"Farm", "Copy of Farm", "Half", "odd.yaml"} <= set(names(browser))
    assert not browser.grab().isNull()


def test_files_are_read_in_a_thread(qtbot, user_home, monkeypatch):
    """Catalog sections are shown at once and stay selected; drafts are added once read."""
    catalog = load_catalog()
    duplicate(catalog.sections["farm"], catalog)
    (own_folder() / "odd.yaml").write_text("- 1\n", encoding="utf-8")
    readers = []

    def list_own(content):
        readers.append(threading.current_thread())
        return files.list_own(content)

    monkeypatch.setattr(section_model, "list_own", list_own)
    made = SectionBrowser(catalog)
    qtbot.addWidget(made)
    assert made.select("oracle")
    assert "odd.yaml" not in names(made)
    settle(made)
    assert threading.main_thread() not in readers
    assert len(readers) == 1
    assert {"Copy of Farm", "odd.yaml"} <= set(names(made))
    assert made.current.id == "oracle"


def test_other_programs_change_the_files(browser):
    """A changed file is read again; a replacement of the selected section is selected."""
    path = own_folder() / "copy_of_farm.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("base", "elsewhere"), encoding="utf-8")
    browser.model.reload()
    settle(browser)
    assert "Copy of Farm" in names(browser)
    browser.group.setCurrentIndex(2)
    click(browser, "copy_of_farm")
    path.unlink()
    browser.model.reload()
    settle(browser)
    assert "Copy of Farm" not in names(browser)
    assert browser.current is not None


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("farm", ["Farm", "Copy of Farm"]),
        ("FARM copy", ["Copy of Farm"]),
        ("half", ["Half"]),
        ("zzz", []),
    ],
)
def test_typing_searches(browser, words, found):
    """Every word must occur, in any order and case."""
    QTest.mouseClick(browser.search, LEFT)
    QTest.keyClicks(browser.search, words)
    assert names(browser) == found
    assert browser.pages.currentIndex() == (0 if found else 1)


@pytest.mark.parametrize(("row", "count"), [(0, SHIPPED + 3), (1, SHIPPED), (2, 3), (3, 2)])
def test_groups(browser, row, count):
    """The groups are all, from the game, own, and with problems."""
    browser.group.setCurrentIndex(row)
    assert browser.shown.rowCount() == count


def test_expansions(browser):
    """The filter leaves the sections of one expansion."""
    browser.expansion.setCurrentIndex(browser.expansion.findData("nomads"))
    model = browser.shown
    homes = {model.index(r, 0).data(ROW_ROLE).section.expansion for r in range(model.rowCount())}
    assert homes == {"nomads"}


def test_an_empty_list_says_why_and_leads_back(browser):
    """An empty list gives its reason, and its button shows all sections again."""
    browser.search.setText("zzz")
    assert browser.empty.text() == "No section matches the search."
    QTest.mouseClick(browser.show_all, LEFT)
    assert browser.search.text() == ""
    assert browser.shown.rowCount() == SHIPPED + 3


def test_without_own_sections_it_says_what_to_do(qtbot, user_home):
    """A new user gets a hint in place of an empty page."""
    browser = _shown(qtbot)
    browser.group.setCurrentIndex(2)
    assert "Duplicate one or draw a new one" in browser.empty.text()
    browser.group.setCurrentIndex(3)
    assert browser.empty.text() == "No section has problems."


def test_a_double_click_chooses(browser, qtbot):
    """A double click emits the id; a section that cannot be played is opened instead."""
    with qtbot.waitSignal(browser.chosen) as heard:
        click(browser, "oracle", double=True)
    assert heard.args == ["oracle"]
    with qtbot.waitSignal(browser.edit_requested) as heard:
        click(browser, "half", double=True)
    assert heard.args == [own_folder() / "half.yaml"]


def test_keys_alone_find_and_choose(browser, qtbot):
    """Search, Down into the list, arrows and Enter suffice."""
    browser.search.setFocus()
    QTest.keyClicks(browser.search, "farm")
    QTest.keyClick(browser.search, Qt.Key.Key_Down)
    assert browser.view.hasFocus()
    browser.view.setCurrentIndex(browser.shown.index(0, 0))
    QTest.keyClick(browser.view, Qt.Key.Key_Right)
    with qtbot.waitSignal(browser.chosen) as heard:
        QTest.keyClick(browser.view, Qt.Key.Key_Return)
    assert heard.args == ["copy_of_farm"]


@pytest.mark.parametrize("by_key", [True, False])
def test_duplicate(browser, qtbot, by_key):
    """The copy is written, announced and selected."""
    click(browser, "oracle")
    with qtbot.waitSignal(browser.changed):
        if by_key:
            QTest.keyClick(browser.view, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
        else:
            QTest.mouseClick(browser.foot.copy, LEFT)
    settle(browser)
    assert browser.current.id == "copy_of_oracle"
    assert "copy_of_oracle" in load_catalog().sections


@pytest.mark.parametrize(("words", "group", "kept"), [("orac", "all", "orac"), ("", "shipped", "")])
def test_a_copy_that_fits_leaves_the_search(browser, qtbot, words, group, kept):
    """A matching copy is selected in the search results; for another all sections are shown."""
    browser.search.setText(words)
    browser.show_group(group)
    browser.select("oracle")
    with qtbot.waitSignal(browser.changed):
        QTest.mouseClick(browser.foot.copy, LEFT)
    settle(browser)
    assert browser.current.id.startswith("copy_of_oracle")
    assert browser.search.text() == kept
    assert browser.shown.group == "all"


def test_rename_in_place(browser, qtbot):
    """F2, a name and Enter rename the section; the id stays."""
    click(browser, "copy_of_farm")
    QTest.keyClick(browser.view, Qt.Key.Key_F2)
    field = browser.view.viewport().findChild(QLineEdit)
    field.selectAll()
    QTest.keyClicks(field, "My farm")
    with qtbot.waitSignal(browser.changed):
        QTest.keyClick(field, Qt.Key.Key_Return)
    settle(browser)
    assert browser.current.name == "My farm"
    assert load_catalog().sections["copy_of_farm"].name == "My farm"


@pytest.mark.parametrize("by_key", [True, False])
def test_delete_goes_to_the_trash(browser, qtbot, by_key):
    """The file is moved to the trash, and a message names its place."""
    click(browser, "copy_of_farm")
    with qtbot.waitSignal(browser.changed):
        if by_key:
            QTest.keyClick(browser.view, Qt.Key.Key_Delete)
        else:
            QTest.mouseClick(browser.foot.delete, LEFT)
    assert not (own_folder() / "copy_of_farm.yaml").exists()
    assert [path.suffix for path in trash_folder().iterdir()] == [".yaml"]
    assert browser.foot.state.text() == "Copy of Farm was moved to the trash."
    settle(browser)
    assert "Copy of Farm" not in names(browser)


@pytest.mark.parametrize("by_key", [True, False])
def test_deletion_can_be_undone(browser, by_key):
    """The section is restored to the byte, in its place, and selected; another change ends the
    undo.
    """
    path = own_folder() / "copy_of_farm.yaml"
    before = path.read_bytes()
    click(browser, "copy_of_farm")
    assert not browser.foot.undo.isVisible()
    press(browser.foot.delete)
    settle(browser)
    assert not path.exists()
    if by_key:
        browser.view.setFocus()
        QTest.keyClick(browser.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    else:
        QTest.mouseClick(browser.foot.undo, LEFT)
    settle(browser)
    assert path.read_bytes() == before
    assert browser.current.id == "copy_of_farm"
    assert browser.foot.state.text() == "Copy of Farm was restored."
    assert not browser.foot.undo.isVisible()


def test_all_that_was_deleted_comes_back(browser):
    """Deletions are undone in reverse order; a second press of Delete does nothing."""
    for id_ in ("copy_of_farm", "half"):
        click(browser, id_)
        press(browser.foot.delete)
        press(browser.foot.delete)
        settle(browser)
        assert browser.foot.state.text().endswith("was moved to the trash.")
    assert [path.name for path in own_folder().iterdir()] == ["odd.yaml"]
    for left, id_ in ((True, "half"), (False, "copy_of_farm")):
        press(browser.foot.undo)
        settle(browser)
        assert (own_folder() / f"{id_}.yaml").exists()
        assert browser.foot.undo.isVisible() == left


def test_undo_replaces_nothing(browser):
    """A file created at the same path stays, and the restored one gets another name."""
    path = own_folder() / "copy_of_farm.yaml"
    before = path.read_bytes()
    click(browser, "copy_of_farm")
    press(browser.foot.delete)
    settle(browser)
    path.write_text("other", encoding="utf-8")
    press(browser.foot.undo)
    settle(browser)
    assert path.read_text(encoding="utf-8") == "other"
    assert browser.current.path == path.with_name("copy_of_farm-2.yaml")
    assert browser.current.path.read_bytes() == before
    assert browser.foot.state.text() == "Copy of Farm was restored."


def test_failed_deletion_changes_nothing(browser):
    """A failed deletion gives a message with the reason, and there is nothing to undo."""
    trash_folder().write_text("in the way", encoding="utf-8")
    click(browser, "copy_of_farm")
    press(browser.foot.delete)
    settle(browser)
    assert (own_folder() / "copy_of_farm.yaml").exists()
    assert browser.foot.state.text() == "The files could not be changed: File exists"
    assert not browser.foot.undo.isVisible()


def test_files_are_changed_in_threads_and_in_order(browser):
    """Nothing is written before the event loop runs; two changes never overlap."""
    click(browser, "oracle")
    press(browser.foot.copy)
    press(browser.foot.copy)
    assert browser.file_commands.is_busy
    assert browser.foot.state.text() == ""
    settle(browser)
    assert {"copy_of_oracle", "copy_of_oracle_2"} <= set(load_catalog().sections)


def test_shipped_sections_are_safe(browser):
    """Neither the name nor the file of a shipped section can be changed."""
    click(browser, "farm")
    assert not browser.foot.rename.isEnabled()
    assert not browser.foot.delete.isEnabled()
    QTest.keyClick(browser.view, Qt.Key.Key_Delete)
    QTest.keyClick(browser.view, Qt.Key.Key_F2)
    assert browser.view.viewport().findChild(QLineEdit) is None
    assert "farm" in load_catalog().sections


def test_the_pool_switch(browser):
    """Space and mouse exclude the section from random draws and include it again."""
    click(browser, "oracle")
    QTest.keyClick(browser.view, Qt.Key.Key_Space)
    settle(browser)
    assert left_out() == ("oracle",)
    assert not browser.current.in_pool
    middle = QPoint(10, browser.foot.pool.height() // 2)
    QTest.mouseClick(browser.foot.pool, LEFT, pos=middle)
    settle(browser)
    assert left_out() == ()
    assert browser.current.id == "oracle"


def test_files_that_cannot_be_changed_are_told(browser, monkeypatch):
    """A write error is reported without an exception."""

    def fail(*_args: object) -> None:
        raise OSError(28, "No space left")

    monkeypatch.setattr(
        "kingdom_builder_qt.editor.sections.browser.section_file_commands.duplicate", fail
    )
    click(browser, "oracle")
    QTest.mouseClick(browser.foot.copy, LEFT)
    settle(browser)
    assert browser.foot.state.text() == "The files could not be changed: No space left"


def test_for_choosing_only(qtbot, user_home):
    """In the new-game dialog no file can be changed, only the pool of random draws."""
    set_left_out("farm", True)
    browser = _shown(qtbot, only=("farm", "oracle", "unknown"))
    assert sorted(names(browser)) == ["Farm", "Oracle"]
    click(browser, "oracle")
    assert not browser.foot.delete.isVisible()
    QTest.keyClick(browser.view, Qt.Key.Key_Delete)
    QTest.keyClick(browser.view, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert not own_folder().exists()
    QTest.keyClick(browser.view, Qt.Key.Key_Space)
    settle(browser)
    assert left_out() == ("farm", "oracle")
    assert browser.chosen_id == "oracle"


def test_the_theme_can_change(browser, use_theme: Callable[[str], Theme]):
    """Names and frames are painted in the new theme; the sections are light in every theme."""
    use_theme("light")  # with the font of the program
    lit = [_picture_of(browser, "farm")]
    before = browser.view.grab().toImage()
    for name in ("dark", "light"):
        use_theme(name)
        browser.delegate.forget()
        lit.append(_picture_of(browser, "farm"))
        assert (browser.view.grab().toImage() == before) is (name == "light")
    assert lit[1:] == lit[:2]


def _picture_of(browser, id_: str) -> QImage:
    """Return the picture of a section without its background, which shows through its edges."""
    shown = browser.view.model()
    entries = [shown.index(row, 0).data(ROW_ROLE) for row in range(shown.rowCount())]
    (entry,) = [entry for entry in entries if entry.id == id_]
    return browser.delegate._picture(entry).toImage()
