"""The manual of content shows only its own pages, finds words and follows its own links."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QTextDocument, QTextFrame, QTextTable
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.ui.learn.manual.manual_dialog import ManualDialog
from kingdom_builder_qt.ui.learn.manual.manual_pages import FORMAT, GUIDE, PAGES, page_text, slug
from tests.ui.table.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def manual(qtbot: QtBot) -> ManualDialog:
    """Return the manual, opened at the format."""
    dialog = ManualDialog(FORMAT)
    dialog.resize(860, 620)
    games.shown(qtbot, dialog)
    return dialog


def first_line(manual: ManualDialog) -> str:
    """Return the first visible line of the text."""
    return manual.text.cursorForPosition(QPoint(30, 20)).block().text()


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_all_there(qtbot: QtBot, name: str) -> None:
    """The text has each heading of the file, and the list those of two levels."""
    dialog = ManualDialog(name)
    games.shown(qtbot, dialog)
    prose = re.sub(r"```.*?```", "", page_text(name), flags=re.DOTALL)
    wanted = [text for _, text in re.findall(r"^(##|###) (.+)$", prose, re.MULTILINE)]
    rows = [dialog.headings.item(n).text().strip() for n in range(dialog.headings.count())]
    assert rows == wanted
    assert len(rows) > 8
    assert games.clipped(dialog) == []


def test_a_heading_is_gone_to_by_mouse_and_by_key(manual: ManualDialog) -> None:
    """A heading chosen by mouse or key is at the top of the text."""
    (item,) = [
        manual.headings.item(n)
        for n in range(manual.headings.count())
        if manual.headings.item(n).text().strip() == "Cards"
    ]
    manual.headings.scrollToItem(item)
    place = manual.headings.visualItemRect(item).center()
    QTest.mouseClick(manual.headings.viewport(), LEFT, pos=place)
    assert first_line(manual) == "Cards"
    manual.headings.setFocus()
    QTest.keyClick(manual.headings, Qt.Key.Key_Down)
    QTest.keyClick(manual.headings, Qt.Key.Key_Return)
    assert first_line(manual) == "card"


def test_words_are_found_one_after_the_other(manual: ManualDialog) -> None:
    """Words are found during typing, Enter finds the next one, and a missing word is reported."""
    QTest.keyClick(manual, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert manual.words.hasFocus()
    QTest.keyClicks(manual.words, "terrain_cards")
    places = [manual.text.textCursor().selectionStart()]
    assert manual.text.textCursor().selectedText() == "terrain_cards"
    while len(places) < 20 and places.count(places[0]) < 2:
        QTest.keyClick(manual.words, Qt.Key.Key_Return)
        places.append(manual.text.textCursor().selectionStart())
    count = manual.text.toPlainText().count("terrain_cards")
    assert len(set(places)) == count == len(places) - 1
    QTest.mouseClick(manual.previous, LEFT)
    assert manual.text.textCursor().selectionStart() == places[-2]
    QTest.keyClicks(manual.words, "qq")
    assert manual.note.text() == "Not found"
    QTest.keyClick(manual.words, Qt.Key.Key_Backspace)
    QTest.keyClick(manual.words, Qt.Key.Key_Backspace)
    assert manual.note.text() == ""


def test_links_lead_to_headings_and_pages(manual: ManualDialog) -> None:
    """A real click on a link of the page opens its target."""
    manual.show_page(GUIDE)
    assert manual.pages.currentText() == "Content guide"
    cursor = manual.text.document().find("The content format")
    cursor.setPosition(cursor.selectionStart() + 4)
    place = manual.text.cursorRect(cursor).center()
    QTest.mouseClick(manual.text.viewport(), LEFT, pos=place)
    assert manual.name == FORMAT
    manual.text.anchorClicked.emit(QUrl("#build-action"))
    assert first_line(manual) == "build action"


@pytest.mark.parametrize("name", PAGES)
def test_every_link_of_a_page_leads_somewhere(name: str) -> None:
    """Each link leads to a page of the manual or one of its headings, so that none is dead."""
    slugs = {
        page: {slug(text) for text in re.findall(r"^#+ (.+)$", page_text(page), re.MULTILINE)}
        for page in PAGES
    }
    for target in re.findall(r"\]\(([^)]*)\)", page_text(name)):
        page, _, anchor = target.partition("#")
        assert (page or name) in PAGES, target
        assert not anchor or anchor in slugs[page or name], target


def test_nothing_from_elsewhere_is_opened(
    manual: ManualDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither links to the web or the disk nor pictures named by a text are opened."""
    for target in ("https://example.org/data-format.md", "file:///etc/passwd", "../README.md"):
        manual.text.anchorClicked.emit(QUrl(target))
        assert manual.name == FORMAT
        assert "Tiles" in manual.text.toPlainText()
    kind = QTextDocument.ResourceType.ImageResource.value
    assert manual.text.loadResource(kind, QUrl("file:///etc/passwd")) is None


def test_a_missing_page_is_said(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page missing from a damaged installation is reported."""
    monkeypatch.setattr(paths, "docs", lambda: tmp_path)
    dialog = ManualDialog(GUIDE)
    games.shown(qtbot, dialog)
    assert dialog.text.toPlainText() == "This page is missing from the installation."


def test_a_page_tells_readers_nothing_of_how_it_is_made(manual: ManualDialog) -> None:
    """Remarks to the editors of a page's file are not in its text."""
    text = manual.text.toPlainText()
    assert "do not edit" not in text
    assert "<!--" not in text
    assert text.startswith("Content format\nThe content of the game")


def test_headings_stand_apart_from_code(manual: ManualDialog) -> None:
    """The background of a block of code does not touch the next heading."""
    manual.show_page(GUIDE)
    document = manual.text.document()
    layout, after_code = document.documentLayout(), []
    frames = [layout.frameBoundingRect(f) for f in document.rootFrame().childFrames()]
    block = document.begin()
    while block.isValid():
        if block.blockFormat().headingLevel() > 1:
            top = layout.blockBoundingRect(block).top()
            after_code.append(top - max((f.bottom() for f in frames if f.top() < top), default=0))
        block = block.next()
    assert after_code
    assert min(after_code) >= 12


def codes_of(name: str) -> list[str]:
    """Return the blocks of code in the file of a page."""
    return re.findall(r"^```\w*\n(.*?)^```$", page_text(name), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", PAGES)
def test_each_block_of_code_can_be_copied(qtbot: QtBot, name: str) -> None:
    """A click on the button of a block copies it exactly as in the file."""
    dialog = ManualDialog(name)
    games.shown(qtbot, dialog)
    clipboard, copied = QGuiApplication.clipboard(), []
    for button in dialog.copies.buttons:
        clipboard.clear()
        button.setFocus()  # brings it into view
        assert dialog.text.viewport().rect().contains(button.geometry())
        QTest.mouseClick(button, LEFT)
        copied.append(clipboard.text())
        assert dialog.note.text() == "Copied"
    assert len(copied) > 5
    assert copied == codes_of(name)


def test_buttons_scroll_with_their_code(manual: ManualDialog) -> None:
    """The button is in the corner of its block before and after scrolling and on the next page."""
    for page in (FORMAT, GUIDE):
        manual.show_page(page)
        bar, layout = manual.text.verticalScrollBar(), manual.text.document().documentLayout()
        (button, *_), (frame, *_) = manual.copies.buttons, code_frames(manual)
        for value in (0, 250, bar.maximum()):
            bar.setValue(value)
            top = layout.frameBoundingRect(frame).top() - value
            assert 0 <= button.y() - top <= 8
        assert isValid(button)


def code_frames(manual: ManualDialog) -> list[QTextFrame]:
    """Return the frames around the code."""
    frames = manual.text.document().rootFrame().childFrames()
    found = (f for f in frames if not isinstance(f, QTextTable))
    return sorted(found, key=QTextFrame.firstPosition)


@pytest.mark.parametrize("width", [700, 1010])
def test_lines_of_code_stay_on_the_page(manual: ManualDialog, width: int) -> None:
    """The default window shows each line of code in full; a narrow one indents the wrapped rest."""
    manual.resize(width, 540)
    QApplication.processEvents()
    layout = manual.text.document().documentLayout()
    layout.documentSize()
    frames = code_frames(manual)
    assert len(frames) == len(codes_of(manual.name))
    counts = []
    for frame in frames:
        assert layout.frameBoundingRect(frame).right() <= manual.text.viewport().width()
        block = frame.firstCursorPosition().block()
        while block.position() <= frame.lastPosition():
            lines = [block.layout().lineAt(n) for n in range(block.layout().lineCount())]
            assert all(line.x() > lines[0].x() for line in lines[1:]), block.text()
            counts.append(len(lines))
            block = block.next()
    assert (max(counts) > 1) is (width == 700)
    assert manual.text.horizontalScrollBar().maximum() == 0
    assert manual.sizeHint().width() == 1010


@pytest.mark.parametrize("name", PAGES)
def test_headings_in_the_list_are_whole(qtbot: QtBot, name: str) -> None:
    """A long heading takes two lines of the list."""
    dialog = ManualDialog(name)
    games.shown(qtbot, dialog)
    width = dialog.headings.viewport().width() - 8
    for row in range(dialog.headings.count()):
        item = dialog.headings.item(row)
        wraps = Qt.TextFlag.TextWordWrap
        needed = dialog.headings.fontMetrics().boundingRect(0, 0, width, 999, wraps, item.text())
        shown = dialog.headings.visualItemRect(item)
        assert needed.width() <= width
        assert needed.height() <= shown.height(), item.text()


@pytest.mark.parametrize("name", PAGES)
def test_the_heading_of_a_page_is_its_name(qtbot: QtBot, name: str) -> None:
    """The heading of a page is its name in the menu, the list of pages and the title."""
    dialog = ManualDialog(name)
    qtbot.addWidget(dialog)
    heading = dialog.text.document().begin().text()
    assert heading == dialog.pages.currentText() == dialog.windowTitle()
