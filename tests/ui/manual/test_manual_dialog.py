"""The manual of content: our own pages only, words found, links followed within it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QTextBlockFormat, QTextDocument
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.ui.manual.manual_dialog import ManualDialog
from kingdom_builder_qt.ui.manual.pages import FORMAT, GUIDE, PAGES, page_text, slug
from kingdom_builder_qt.ui.style.theme import Theme
from tests.ui.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def manual(qtbot: QtBot, theme: Theme) -> ManualDialog:
    """Return the manual, opened at the format."""
    dialog = ManualDialog(FORMAT, theme)
    dialog.resize(860, 620)
    games.shown(qtbot, dialog)
    return dialog


def first_line(manual: ManualDialog) -> str:
    """Return what stands at the top of the text."""
    return manual.text.cursorForPosition(QPoint(30, 20)).block().text()


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_all_there(qtbot: QtBot, theme: Theme, name: str) -> None:
    """Each heading of the file is in the text, those of two levels in the list."""
    dialog = ManualDialog(name, theme)
    games.shown(qtbot, dialog)
    prose = re.sub(r"```.*?```", "", page_text(name), flags=re.DOTALL)
    wanted = [text for _, text in re.findall(r"^(##|###) (.+)$", prose, re.MULTILINE)]
    rows = [dialog.headings.item(n).text().strip() for n in range(dialog.headings.count())]
    assert rows == wanted
    assert len(rows) > 8
    assert games.clipped(dialog) == []


def test_a_heading_is_gone_to_by_mouse_and_by_key(manual: ManualDialog) -> None:
    """It then stands at the top."""
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
    """While they are typed, on by Enter, around the end; what is not there is said."""
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
    """A real click on a link of the page."""
    manual.show_page(GUIDE)
    assert manual.pages.currentText() == "Content guide"
    cursor = manual.text.document().find("The data format")
    cursor.setPosition(cursor.selectionStart() + 4)
    place = manual.text.cursorRect(cursor).center()
    QTest.mouseClick(manual.text.viewport(), LEFT, pos=place)
    assert manual.name == FORMAT
    manual.text.anchorClicked.emit(QUrl("#build-action"))
    assert first_line(manual) == "build action"


@pytest.mark.parametrize("name", PAGES)
def test_every_link_of_a_page_leads_somewhere(name: str) -> None:
    """To a page of the manual or one of its headings, so that none is a dead end."""
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
    """Neither a link to the web or the disk, nor a picture that a text may name."""
    for target in ("https://example.org/data-format.md", "file:///etc/passwd", "../README.md"):
        manual.text.anchorClicked.emit(QUrl(target))
        assert manual.name == FORMAT
        assert "Tiles" in manual.text.toPlainText()
    kind = QTextDocument.ResourceType.ImageResource.value
    assert manual.text.loadResource(kind, QUrl("file:///etc/passwd")) is None


def test_a_missing_page_is_said(
    qtbot: QtBot, theme: Theme, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An installation may be damaged."""
    monkeypatch.setattr(paths, "docs", lambda: tmp_path)
    dialog = ManualDialog(GUIDE, theme)
    games.shown(qtbot, dialog)
    assert dialog.text.toPlainText() == "This page is missing in the installation."


def test_a_page_tells_readers_nothing_of_how_it_is_made(manual: ManualDialog) -> None:
    """That is for who changes the file; a heading that the list cuts has a tooltip."""
    text = manual.text.toPlainText()
    assert "do not edit" not in text
    assert "<!--" not in text
    assert text.startswith("Data format\nThe content of the game")
    item = manual.headings.item(0)
    assert item.toolTip() == item.text().strip()


def test_headings_stand_apart_from_code(manual: ManualDialog) -> None:
    """The ground of a block of code does not touch the next heading."""
    manual.show_page(GUIDE)
    document = manual.text.document()
    layout, after_code = document.documentLayout(), []
    block = document.begin()
    while block.isValid():
        before = block.previous()
        code = QTextBlockFormat.Property.BlockCodeFence
        if block.blockFormat().headingLevel() > 1 and before.blockFormat().hasProperty(code):
            bottom = layout.blockBoundingRect(before).bottom()
            after_code.append(layout.blockBoundingRect(block).top() - bottom)
        block = block.next()
    assert after_code
    assert min(after_code) >= 12
