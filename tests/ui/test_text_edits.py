"""The texts accepted by fields survive save and load, however typed or pasted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QFocusEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.sections import read_section, section_text
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.canvas.paint import Paint
from kingdom_builder_qt.editor.sections.canvas.workbench import Workbench
from kingdom_builder_qt.editor.sections.document.section_document import SectionDocument
from kingdom_builder_qt.editor.sections.panels.properties_dock import (
    LINES,
    MOST_REMARK,
    PropertiesPanel,
)
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.record.record_reader import parse_record
from kingdom_builder_qt.game.record.saved_game import record_text, save_record
from kingdom_builder_qt.ui.desktop.widgets import text_edits
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import offered_levels
from kingdom_builder_qt.ui.desktop.widgets.text_edits import LineEdit, RemarkEdit, TextPage
from kingdom_builder_qt.ui.newgame.seat_cards import NAME_LENGTH, SeatCard
from kingdom_builder_qt.ui.newgame.seat_list import SeatList
from kingdom_builder_qt.ui.newgame.seats_dialog import SeatsDialog
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from tests.ui.opening import open_file, records
from tests.ui.sample_games import new_session

CASTLE = "\U0001f3f0"
ANY = st.text(
    st.characters(exclude_categories=["Cs"]) | st.sampled_from("\x00\x07\n\r\t\x85\u2028")
)
few = settings(max_examples=25)


def paste(field: QLineEdit | QPlainTextEdit, text: str) -> None:
    """Paste a text into a field through the clipboard."""
    QGuiApplication.clipboard().setText(text)
    field.paste()


@pytest.mark.parametrize(
    ("text", "position", "pasted", "expected", "cursor"),
    [
        ("", 0, "a\x07b\nc\td", "ab c d", 6),
        ("", 0, f"{CASTLE}\x1b{CASTLE}", CASTLE * 2, 4),
        ("abcdefgh", 3, "123", "abc12defgh", 5),  # no room for the third
        ("abcdefghij", 3, "123", "abcdefghij", 3),
        (CASTLE * 9, 2, CASTLE * 3, CASTLE * 10, 4),
        ("", 0, "x" * 30, "x" * 10, 10),
    ],
)
def test_pasting_into_a_line(
    qapp: QApplication, text: str, position: int, pasted: str, expected: str, cursor: int
) -> None:
    """A pasted line has no control characters and the maximum length, with the cursor at its
    end.
    """
    field = LineEdit(10, text)
    field.setCursorPosition(position)
    paste(field, pasted)
    assert (field.text(), field.cursorPosition()) == (expected, cursor)


def test_typing_into_a_full_line_changes_nothing(qapp: QApplication) -> None:
    """Typing into a full field replaces nothing."""
    field = LineEdit(3, "abc")
    field.setCursorPosition(1)
    QTest.keyClicks(field, "x")
    assert (field.text(), field.cursorPosition()) == ("abc", 1)
    field.setText("a\x00bcd")
    assert field.text() == "abc"


@pytest.mark.parametrize("kind", [LineEdit, RemarkEdit])
def test_a_full_field_says_why_nothing_comes(
    kind: type[LineEdit | RemarkEdit], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first rejected letter shows a hint with the limit; the program's text shows none."""
    told: list[str] = []
    monkeypatch.setattr(text_edits, "show_tooltip", lambda at, text, widget: told.append(text))
    field = kind(3)
    qtbot.addWidget(field)
    field.show()
    paste(field, "abcd")  # by the program, without the focus
    field.selectAll()
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    QTest.keyClicks(field, "abc")
    assert told == []
    QTest.keyClicks(field, "d")
    assert told == ["At most 3 characters."]


def test_a_long_name_of_a_file_is_not_cut(qapp: QApplication, catalog: Catalog) -> None:
    """A longer name of a file survives the players' dialog and another change of a section."""
    names = NameTexts(catalog, [Seat("Ann", 0)])
    long = "Wilhelmine von Hohenstein zu Hohenlohe"
    dialog = SeatsDialog([Seat(long, 0), Seat("Bob", 1)], names)
    assert dialog.seats[0].name == long
    author = "Ann and Bob, " * 15
    section = replace(catalog.sections["oasis"], name="N" * 80, author=author)
    bench = Workbench(SectionDocument(section), catalog, Paint(Cell()))
    panel = PropertiesPanel(bench)
    QTest.keyClicks(panel.lines["author"], "x")
    assert panel.bench.document.section.author == f"{author}x"
    assert panel.lines["name"].text() == "N" * 80
    for widget in (dialog, panel):
        widget.deleteLater()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_names_have_room_for_all_their_letters(qtbot: QtBot, catalog: Catalog) -> None:
    """The dialog shows the longest name, a card its beginning and a tooltip."""
    names = NameTexts(catalog, [Seat("Ann", 0)])
    longest = "W" * NAME_LENGTH
    seats = [Seat(longest, 0), Seat("Bob", 1, "strategist")]
    dialog = SeatsDialog(seats, names)
    qtbot.addWidget(dialog)
    dialog.show()
    wanted = NAME_LENGTH * dialog.names[0].fontMetrics().horizontalAdvance("x")
    for room in (0, 200):
        dialog.resize(dialog.sizeHint().width() + room, 400)
        assert all(field.contentsRect().width() >= wanted for field in dialog.names)
    assert dialog.minimumSizeHint().width() < dialog.sizeHint().width()
    cards = SeatList(seats, 0, offered_levels(), names)
    qtbot.addWidget(cards)
    cards.show()
    cards.resize(cards.sizeHint())
    first, second = (card.name for card in cards.rows)
    assert first.cursorPosition() == 0
    assert longest in first.toolTip()
    assert second.toolTip() == ""
    assert [card.accessibleName() for card in cards.rows] == [longest, "Bob"]
    second.setText("Cleo")
    assert cards.rows[1].accessibleName() == "Cleo", "screen readers tell the rows apart by it"


def test_a_remark_keeps_its_lines(qapp: QApplication) -> None:
    """Only control characters and the excess length are removed."""
    field = RemarkEdit(12)
    paste(field, f"a\nb\x07\t{CASTLE}")
    assert field.toPlainText() == f"a\nb\t{CASTLE}"
    paste(field, "0123456789")
    assert field.toPlainText() == f"a\nb\t{CASTLE}0123456"
    field.undo()
    assert field.toPlainText() == f"a\nb\t{CASTLE}"
    field.redo()
    assert field.toPlainText() == f"a\nb\t{CASTLE}0123456"


def test_any_player_name_survives(qapp: QApplication, catalog: Catalog) -> None:
    """A name survives from both fields through the file and back into the field."""
    names = NameTexts(catalog, [Seat("Ann", 0)])
    row = SeatCard(Seat("", 0), ["human"], names)
    dialog = SeatsDialog([Seat("Ann", 0), Seat("Bob", 1)], names)
    game = Session(catalog, GameOptions(seed=1), dialog.seats)

    @few
    @given(text=ANY)
    @example(text=CASTLE * 30)
    def check(text: str) -> None:
        for field in (row.name, dialog.names[0]):
            field.selectAll()
            paste(field, text)
        assert row.seat.name == dialog.seats[0].name
        game.change_seats(dialog.seats)
        record = parse_record(record_text(game), "game")
        assert record.seats == game.seats
        name = record.seats[0].name
        assert len(name) <= NAME_LENGTH
        assert LineEdit(NAME_LENGTH, name).text() == name

    check()
    row.deleteLater()
    dialog.deleteLater()


def test_any_word_of_a_section_survives(qapp: QApplication, catalog: Catalog) -> None:
    """Name, author, description and licence are read from the file as typed in the panel."""
    document = SectionDocument(catalog.sections["oasis"])
    panel = PropertiesPanel(Workbench(document, catalog, Paint(Cell())))

    @few
    @given(text=ANY)
    @example(text="\u2028 " + CASTLE * 70)
    @example(text="\r")
    def check(text: str) -> None:
        for field in ("name", "author", "licence"):
            panel.lines[field].selectAll()
            paste(panel.lines[field], text)
        panel.description.selectAll()
        paste(panel.description, text)
        section = document.section
        written = section_text(section, catalog.terrains)
        read = read_section(written, catalog.terrains).section
        for field in ("name", "author", "licence", "description"):
            word = getattr(section, field)
            is_none = field == "name" and not word.strip()  # the limits of the editor's checks
            assert getattr(read, field) == ("" if is_none else word)
            assert len(word) <= LINES.get(field, MOST_REMARK)
        assert section.name == panel.lines["name"].text()

    check()
    panel.deleteLater()


def test_a_game_in_a_file_of_any_name(make_window: Callable[..., object], tmp_path: Path) -> None:
    """The game is opened and has a title that fits a record and a window."""
    window = make_window()
    for seed, name in enumerate(("a\udc80b.kbgame", f"{CASTLE}.kbgame"), start=1):
        session = new_session(window.catalog, "human", "human", seed=seed)
        session.play(session.position.legal_moves()[0])
        save_record(tmp_path / name, session)
        open_file(window.files, tmp_path / name)
        assert record_text(window.desk.session) == record_text(session)
        assert window.game_saver.flush()
        assert len(records()) == seed
        assert window.windowTitle().encode()
    window.show_start_page()


def test_a_reader_has_a_caret_on_a_page(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Down moves it line by line, which is read; without a reader the arrows scroll."""
    page = TextPage()
    qtbot.addWidget(page)
    page.setHtml("<p>First line.</p><p>Second line.</p>")
    page.show()
    for is_active, line in ((False, 0), (True, 1)):
        monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda on=is_active: on))
        QApplication.sendEvent(page, QFocusEvent(QEvent.Type.FocusIn))
        QTest.keyClick(page, Qt.Key.Key_Down)
        assert page.textCursor().blockNumber() == line
