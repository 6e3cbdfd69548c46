"""Problems of the user's other files in the issue list of a section."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.editor.sections.files.files import own_folder
from kingdom_builder_qt.editor.sections.panels.issues_dock import IssueRow, IssueRows
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from kingdom_builder_qt.editor.workbench.entry_document import Ref
from kingdom_builder_qt.ui.desktop.style import sign_cache
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.editor.support import mine
from tests.editor.test_entries import CARDS, TILES, write_own
from tests.helpers.hostile_pictures import COSTLY
from tests.ui.opening import save_in

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
BROKEN = TILES.replace("flower", "flowers")  # line 6
HEADING = "In your other files"
UNDRAWN = "the picture icons/x.svg is not drawn: it takes too much time or memory to draw"


@pytest.fixture
def editor(window: MainWindow) -> Callable[[], EditorWindow]:
    """Return a function that opens the editor as a second window of the game."""

    def opened() -> EditorWindow:
        window.show_editor()
        assert window.workshop.editor is not None
        made: EditorWindow = window.workshop.editor
        return made

    return opened


def lines(editor: EditorWindow) -> list[str]:
    """Return the texts of the list."""
    shown = editor.issues.list
    return [shown.item(row).text() for row in range(shown.count())]


def is_blamed(editor: EditorWindow) -> bool:
    """Return whether the error of BROKEN is listed."""
    return any(line.startswith("mine/tiles.yaml:6: ") for line in lines(editor))


def press(editor: EditorWindow, start: str) -> None:
    """Click the line with this prefix."""
    editor.docks["issues"].raise_()
    shown = editor.issues.list
    (item,) = shown.findItems(start, Qt.MatchFlag.MatchStartsWith)
    shown.scrollToItem(item)
    place = shown.visualItemRect(item).topLeft() + QPoint(30, 6)
    QTest.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_they_are_a_group_of_their_own(editor: Callable[[], EditorWindow]) -> None:
    """Problems of other files are listed after the section's issues; the title counts both."""
    write_own(BROKEN)
    shown = editor()
    shown.files.edit(mine())
    told = lines(shown)
    assert told.count(HEADING) == 1
    ahead, below = told[: told.index(HEADING)], told[told.index(HEADING) + 1 :]
    assert [line.partition(" ")[0] for line in below] == [
        "mine/tiles.yaml:6:",
        "mine/tiles.yaml:9:",
    ]
    assert not any("tiles.yaml" in line for line in ahead)
    assert shown.docks["issues"].windowTitle() == "Issues: 2 in other files"
    heading = shown.issues.list.item(told.index(HEADING))
    assert heading is not None
    assert heading.flags() == Qt.ItemFlag.NoItemFlags


def test_a_picture_that_cannot_be_drawn_is_one_of_them(
    editor: Callable[[], EditorWindow],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    expect_log: Callable[..., None],
) -> None:
    """A picture whose process died is listed here and in the window of tiles and cards."""
    monkeypatch.setattr(sign_cache, "_costly", set())
    folder = write_own(TILES.replace("mill:\n", "mill:\n  icon: x.svg\n"))
    (folder / "icons").mkdir()
    (folder / "icons" / "x.svg").write_bytes(COSTLY["many points"]())
    expect_log(UNDRAWN)
    shown = editor()
    assert not any(UNDRAWN in line for line in lines(shown))
    qtbot.waitUntil(lambda: any(UNDRAWN in line for line in lines(shown)), timeout=60_000)
    shown.actions_["entries"].trigger()
    entries = shown.entries.window
    assert entries is not None
    told = entries.problems
    qtbot.waitUntil(
        lambda: any(UNDRAWN in told.item(row).text() for row in range(told.count())), timeout=60_000
    )


def test_a_section_without_issues_is_still_said_to_be_fine(
    editor: Callable[[], EditorWindow],
) -> None:
    """A section without issues is reported as valid despite problems elsewhere."""
    write_own(BROKEN)
    shown = editor()
    shown.issues.set_issues((), shown.bench.grid)
    assert lines(shown)[:2] == ["No issues. The section can be played.", HEADING]


def test_a_click_opens_the_entry(editor: Callable[[], EditorWindow], qtbot: QtBot) -> None:
    """A click opens the window of tiles and cards, new or open, at the field."""
    bad_tiles = TILES.replace("steps: 2", "steps: two")
    folder = write_own(bad_tiles, CARDS.replace("per_unit: 2", "per_unit: x"))
    (folder / "expansion.yaml").write_text("name: [Mine]\n", encoding="utf-8")
    shown = editor()
    press(shown, "mine/tiles.yaml:13: ")
    entries = shown.entries.window
    assert entries is not None
    qtbot.waitUntil(lambda: entries.current is not None and entries.current.id == "ferry")
    press(shown, "mine/scoring.yaml:5: ")
    assert shown.entries.window is entries
    assert entries.current is not None
    assert entries.current.id == "millers"
    press(shown, "mine/expansion.yaml:1: ")
    assert entries.current == Ref(folder / "expansion.yaml", "mine")


def test_a_click_opens_a_file_without_entries(
    editor: Callable[[], EditorWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file opens in the system's program; without one, its path is shown."""
    folder = write_own()
    (folder / "tile.yaml").write_text(TILES, encoding="utf-8")
    opened: list[QUrl] = []
    answers = [True, False]

    def open_url(url: QUrl) -> bool:
        opened.append(url)
        return answers[len(opened) - 1]

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    shown = editor()
    press(shown, "mine/tile.yaml: ")
    assert opened == [QUrl.fromLocalFile(str(folder / "tile.yaml"))]
    assert shown.dialogs.current is None
    press(shown, "mine/tile.yaml: ")
    assert shown.dialogs.current is not None
    shown.dialogs.current.close()


def test_saving_entries_mends_the_list(editor: Callable[[], EditorWindow], qtbot: QtBot) -> None:
    """Saving entries updates the list at once, without a stroke or a change of window."""
    folder = write_own(BROKEN)
    shown = editor()
    assert is_blamed(shown)
    shown.actions_["entries"].trigger()
    entries = shown.entries.window
    assert entries is not None
    qtbot.waitUntil(lambda: bool(entries.document.texts))
    entries.document.change({folder / "tiles.yaml": TILES}, "Mend")
    entries.actions_["save"].trigger()
    qtbot.waitUntil(lambda: not is_blamed(shown), timeout=20_000)


def test_saving_a_section_refreshes_the_list(
    editor: Callable[[], EditorWindow], qtbot: QtBot
) -> None:
    """An issue repaired by another program is removed when the section is saved."""
    folder = write_own(BROKEN)
    shown = editor()
    shown.files.edit(mine())
    assert is_blamed(shown)
    (folder / "tiles.yaml").write_text(TILES, encoding="utf-8")
    assert save_in(shown.files, own_folder() / "mine.yaml")
    qtbot.waitUntil(lambda: not is_blamed(shown), timeout=20_000)


def test_other_content_is_checked_against_without_a_stroke(
    editor: Callable[[], EditorWindow], qtbot: QtBot
) -> None:
    """An expansion that was added is no unknown expansion any more, without a stroke."""
    shown = editor()
    shown.files.edit(mine(expansion="mine"))
    assert "Unknown expansion: “mine”." in lines(shown)
    write_own()
    shown.set_catalog(load_catalog())
    qtbot.waitUntil(lambda: "Unknown expansion: “mine”." not in lines(shown))


@pytest.mark.parametrize(
    ("rows", "text"),
    [
        ([IssueRow(None, "")], "No issues"),
        ([IssueRow("error", "")], "Issues: 1 error"),
        (
            [IssueRow("hint", ""), IssueRow("warning", ""), IssueRow("hint", "")],
            "Issues: 1 warning, 2 hints",
        ),
    ],
)
def test_each_is_counted_as_what_it_is(rows: list[IssueRow], text: str) -> None:
    """Errors, warnings and hints are counted separately; a count of zero is omitted."""
    assert IssueRows().summary(rows) == text
