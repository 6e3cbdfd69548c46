"""Foreign text is shown letter by letter: no HTML, no keys, no signs in titles."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QFont, QFontMetrics, QHelpEvent, QKeySequence, QTextLayout
from PySide6.QtGui import Qt as QtOfGui
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolTip
from pytestqt.qtbot import QtBot

from benchmarks.library_rows import generated
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.editor.sections.stamps.stamp_texts import StampTexts
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.game.library.entry import EntrySeat
from kingdom_builder_qt.game.setup.presets import NAME_LENGTH, Preset
from kingdom_builder_qt.game.setup.set_up_choice import SetUp
from kingdom_builder_qt.ui.desktop.widgets import style
from kingdom_builder_qt.ui.desktop.widgets.message_box import message_box
from kingdom_builder_qt.ui.desktop.widgets.style import ElidedLabel, label
from kingdom_builder_qt.ui.desktop.widgets.tooltips import NAME_WIDTH, set_name, set_tooltip
from kingdom_builder_qt.ui.library.games.game_texts import CardState, GameTexts
from kingdom_builder_qt.ui.newgame.packs.pack_contents import PackContents
from kingdom_builder_qt.ui.newgame.packs.pack_texts import PackTexts
from kingdom_builder_qt.ui.newgame.set_up_texts import SetUpTexts
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.words.foreign_text import (
    COLUMNS,
    LINES,
    escape_markup,
    escape_mnemonic,
    escape_modified_marker,
    joined_names,
    name_in_sentence,
    tip_text,
    truncated,
)
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from tests.helpers.sample_pack import MANIFEST
from tests.ui.large_content import large_pack
from tests.ui.sample_games import new_session

HEBREW = "שלום"
might_be_rich_text = QtOfGui.mightBeRichText
PACKAGE = Path(__file__).parents[2] / "kingdom_builder_qt"
MARKUP = (
    "<b>x</b>",
    '<img src="file:///nowhere.png">',
    "before < b > after",
    "<?xml x",
    "&lt;b",
    "<!doctype html>",
    "<br/>",
)

# The names that show text, or make a widget that does, with the only modules for each.
ONLY_IN = {
    "setToolTip": {"ui/desktop/widgets/tooltips.py"},
    "showText": {"ui/desktop/widgets/tooltips.py"},
    "QLabel()": {"ui/desktop/widgets/style.py"},
    "QMessageBox()": {"ui/desktop/widgets/message_box.py"},
    "setTextFormat": {"ui/desktop/widgets/style.py", "ui/desktop/widgets/message_box.py"},
    "setHtml": {"ui/learn/rules/rules_dialog.py"},
    # Its text is the program's own.
    "QProgressDialog": {"ui/library/replay/exports.py"},
    # For pages shipped with the program.
    "setMarkdown": {"ui/newgame/position/position_help.py", "ui/learn/manual/manual_dialog.py"},
}
NOWHERE = {
    *("setStatusTip", "setWhatsThis", "insertHtml", "appendHtml", "QErrorMessage"),
    *("QInputDialog", "QWhatsThis", "QGraphicsTextItem", "QStaticText"),
    *("RichText", "AutoText", "MarkdownText", "setOpenExternalLinks"),
}

WORDS = re.compile("|".join(name.removesuffix("()") for name in (*ONLY_IN, *NOWHERE)))


def names_of(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the names in a file with their lines, subclassed or called ones with brackets."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.lineno, f"{node.func.id}()"
        elif isinstance(node, ast.ClassDef):
            yield from ((node.lineno, f"{b.id}()") for b in node.bases if isinstance(b, ast.Name))


def test_text_is_shown_by_few_modules_only() -> None:
    """Tooltips, labels, boxes and HTML are made in one place each, which escapes the text."""
    wrong = []
    for path in sorted(PACKAGE.rglob("*.py")):
        if not WORDS.search(path.read_text(encoding="utf-8")):
            continue
        file = path.relative_to(PACKAGE).as_posix()
        for line, name in names_of(path):
            if name in NOWHERE or file not in ONLY_IN.get(name, {file}):
                wrong.append(f"{file}:{line}: {name}")
    assert not wrong


def test_tooltips_of_models_and_items_go_the_same_way() -> None:
    """Code that names the role of a tooltip sets it to `tip_text` only."""
    found = 0
    for path in PACKAGE.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        uses = source.count("ToolTipRole")
        found += uses
        assert source.count("tip_text(") >= uses or path.name == "foreign_text.py", path
    assert found >= 4


@pytest.mark.parametrize("text", MARKUP)
def test_markup_stays_text(qapp: object, text: str) -> None:
    """Text that Qt would treat as HTML is plain after the function, without losing a letter."""
    made = escape_markup(text)
    assert not might_be_rich_text(made)
    assert made.replace("\u2060", "") == text


@given(st.text("<>b/!?& lt;\n\"='", max_size=40))
def test_no_text_becomes_html(text: str) -> None:
    """A tooltip shows any text as plain text."""
    assert not might_be_rich_text(tip_text(text))


def test_a_tooltip_is_as_wide_as_can_be_read() -> None:
    """Long lines are wrapped, also within a word; a page of text ends in an ellipsis."""
    long = tip_text("x" * 500 + "\n\n" + "word " * 100)
    lines = long.split("\n")
    assert max(map(len, lines)) <= COLUMNS
    assert long.replace("\n", "").replace(" ", "") == "x" * 500 + "word" * 100
    assert "" in lines
    many = tip_text("\n".join(map(str, range(100)))).split("\n")
    assert (len(many), many[-1]) == (LINES, "…")


def test_widgets_of_one_place_show_text_as_it_is(qapp: object) -> None:
    """Labels, boxes and tooltips show text literally, from the first letter on."""
    text = MARKUP[1]
    for made in (label(text), label(text, fitted=True), ElidedLabel(text)):
        assert made.textFormat() == Qt.TextFormat.PlainText
        assert made.text() == text
    box = message_box("Title", text, text)
    shown = {found.text(): found.textFormat() for found in box.findChildren(QLabel)}
    assert shown[text] == Qt.TextFormat.PlainText
    assert all(
        found.textFormat() == Qt.TextFormat.PlainText or not found.text()
        for found in box.findChildren(QLabel)
    )
    set_tooltip(box, text)
    assert not might_be_rich_text(box.toolTip())
    box.deleteLater()


def test_an_ampersand_is_a_letter(qapp: object) -> None:
    """An ampersand makes no key, on a button and in a menu."""
    for made in (QPushButton(), QAction()):
        set_name(made, "R&D")
        assert made.text() == "R&&D" == escape_mnemonic("R&D")
        assert QKeySequence.mnemonic(made.text()).isEmpty()
        assert made.toolTip() in ("", "R&D")  # an action without a tooltip shows its text


def test_a_long_name_ends_in_dots(qapp: object) -> None:
    """A button or a menu does not grow with a long name; its tooltip is complete."""
    button = QPushButton()
    set_name(button, "Wilhelmine & " * 40)
    assert button.text().endswith("…")
    assert QFontMetrics(button.font()).horizontalAdvance(button.text()) < NAME_WIDTH + 60
    assert button.toolTip().count("Wilhelmine") == 40
    assert truncated("a\nb " + "x" * 100, 10) == "a b xxxxx…"


def reads_to_the_right(text: str) -> bool:
    """Return whether the end of a sentence is shown to the right of its beginning."""
    layout = QTextLayout(text, QFont("DejaVu Sans"))
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    return bool(line.cursorToX(len(text))[0] > line.cursorToX(0)[0])


@pytest.mark.parametrize("name", ["מלך ירושלים", "الملك ٣", "42 מלך", "א"])
def test_a_name_from_right_to_left_turns_no_sentence_around(qapp: object, name: str) -> None:
    """The words after a right-to-left name are at its right; the name keeps its own direction."""
    assert reads_to_the_right(f"{name_in_sentence(name)}, it is your turn")
    assert not reads_to_the_right(f"{name}, it is your turn")
    assert not reads_to_the_right(name)
    assert name_in_sentence(name).strip("\u2068\u2069") == name


def _foreign(catalog: Catalog) -> Catalog:
    """Return the content with distinct right-to-left names."""
    changed = {}
    for table in ("expansions", "sections", "cards", "tiles", "features", "terrains", "pieces"):
        entries = getattr(catalog, table)
        changed[table] = {
            id_: replace(entry, name=f"{HEBREW} {number}")
            for number, (id_, entry) in enumerate(entries.items())
        }
    return replace(catalog, **changed)


def _lists_of_names(window: MainWindow) -> dict[str, str]:
    """Return texts with several foreign names in a row, by their place in the program."""
    catalog = _foreign(window.catalog)
    session = new_session(catalog, "human", "human")
    seats = [replace(seat, name=f"{HEBREW} {n}") for n, seat in enumerate(session.seats)]
    session = Session(catalog, session.options, seats)
    texts, set_ups = NameTexts(catalog), SetUpTexts(catalog)
    set_up = SetUp(expansions=["base", "nomads", "crossroads"])
    set_up.slots[0].section, set_up.slots[1].section = "barn", "oasis"
    set_up.cards = ["miners", "farmers"]
    looked = large_pack(window.catalog, 3, "terrain", "section")
    looked = replace(looked, catalog=_foreign(looked.catalog))
    rows = PackContents(looked).rows
    files = replace(MANIFEST, needs=("base", "nomads", "crossroads"))
    missing = Preset("own", set_up, missing=(HEBREW, HEBREW))
    seats = tuple(EntrySeat(f"{HEBREW} {n}", n, "human", 12, n + 1) for n in range(3))
    (filed,) = generated(catalog, 1, unfinished=0)
    entry = replace(filed.entry, title=HEBREW, seats=seats, expansions=("base", "nomads"))
    texts_of_games = GameTexts(catalog)
    window.desk.start(session)
    return {
        "the unfinished game on the start page": window.games.describe(
            replace(entry, is_over=False, to_move=0)
        ),
        "the title of the window": window.windowTitle(),
        "a list in a sentence": texts.listing([HEBREW, HEBREW, HEBREW]),
        "the expansions of a set-up": set_ups.expansions(set_up),
        "the sections of a set-up": set_ups.board(set_up),
        "the cards of a set-up": set_ups.cards(set_up),
        "a preset that lacks content": set_ups.preset_line(missing),
        "what a pack needs": PackTexts().needs(files, catalog),
        "what a pack contains": "\n".join(
            rows.index(row, 0).data() for row in range(rows.rowCount())
        ),
        "a game of the library": texts_of_games.about(entry, CardState()),
        "what a stamp lacks": StampTexts().missing([HEBREW, HEBREW]),
    }


def test_names_from_right_to_left_keep_their_order(window: MainWindow) -> None:
    """In each list no letter outside of the isolates changes the direction of the line."""
    for place, text in _lists_of_names(window).items():
        assert HEBREW in text, place
        assert text.count(HEBREW) > 1, (place, text)
        for line in text.splitlines():
            assert HEBREW not in re.sub("\u2068[^\u2068\u2069]*\u2069", "", line), (place, line)


def test_the_first_of_two_names_from_right_to_left_is_drawn_first(qapp: object) -> None:
    """Without isolation Qt would draw the second name to the left of the first."""

    def places(text: str) -> list[float]:
        layout = QTextLayout(text, QFont())
        layout.beginLayout()
        line = layout.createLine()
        layout.endLayout()
        found = [match.start() for match in re.finditer("[א-ת]+", text)]
        return [line.cursorToX(at)[0] for at in found]

    plain, isolated = places("אבג, דהו"), places(joined_names(["אבג", "דהו"]))
    assert plain == sorted(plain, reverse=True)
    assert isolated == sorted(isolated)


def test_other_names_are_spoken_as_they_are() -> None:
    """Names are spoken complete and unmarked where dialogs allow them; longer file names are
    cut.
    """
    for name in ("Zoë 4", "Μαρία", "王小明", "a" * NAME_LENGTH):
        assert name_in_sentence(name) == name
    assert name_in_sentence("a" * 500) == "a" * (NAME_LENGTH - 1) + "…"


def test_a_cut_label_says_the_whole_in_its_tooltip(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cut label shows its text as tooltip; a complete one leaves the event to its parent."""
    said: list[str] = []
    monkeypatch.setattr(style, "show_tooltip", lambda _at, text, _widget: said.append(text))
    made = ElidedLabel("Wilhelmine")
    qtbot.addWidget(made)
    for width in (500, 30):
        made.resize(width, 20)
        asked = QHelpEvent(QEvent.Type.ToolTip, QPoint(), QPoint())
        QApplication.sendEvent(made, asked)
        assert asked.isAccepted() == (width == 30)
    assert said == ["Wilhelmine"]


def test_a_name_in_a_title_has_no_sign(qapp: object) -> None:
    """Qt shows a doubled "[*]" as "[*]"."""
    button = QPushButton()
    button.setWindowTitle(escape_modified_marker("a[*]b") + "[*]")
    assert button.windowTitle() == "a[*][*]b[*]"
    button.setWindowModified(True)


def test_tooltips_are_no_wider_than_a_column(qapp: object, catalog: Catalog) -> None:
    """Each rule in a tooltip fits the column, with double-width letters too."""
    metrics = QFontMetrics(QToolTip.font())
    texts = [entry.text for kind in (catalog.tiles, catalog.cards) for entry in kind.values()]
    assert len(texts) > 50
    for text in (*texts, "\u6f22\u5b57" * 60):
        widths = [metrics.horizontalAdvance(line) for line in tip_text(text).split("\n")]
        assert max(widths) <= 440, text
