"""Text from others is shown letter by letter: no HTML, no keys, no signs in titles."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QFont, QFontMetrics, QHelpEvent, QKeySequence, QTextLayout
from PySide6.QtGui import Qt as QtOfGui
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolTip
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.setup.presets import NAME_LENGTH
from kingdom_builder_qt.ui.widgets import style
from kingdom_builder_qt.ui.widgets.message_box import message_box
from kingdom_builder_qt.ui.widgets.style import ElidedLabel, label
from kingdom_builder_qt.ui.widgets.tooltips import NAME_WIDTH, set_name, set_tooltip
from kingdom_builder_qt.ui.words.as_written import (
    COLUMNS,
    LINES,
    in_brief,
    no_key,
    no_markup,
    no_sign,
    spoken_name,
    tip_text,
)

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

# What shows text, or makes what shows it, and the only modules that may name it.
ONLY_IN = {
    "setToolTip": {"ui/widgets/tooltips.py"},
    "showText": {"ui/widgets/tooltips.py"},
    "QLabel()": {"ui/widgets/style.py"},
    "QMessageBox()": {"ui/widgets/message_box.py"},
    "setTextFormat": {"ui/widgets/style.py", "ui/widgets/message_box.py"},
    "setHtml": {"ui/rules/page.py"},
    # Of pages that come with the program.
    "setMarkdown": {"ui/newgame/position/help.py", "ui/manual/manual_dialog.py"},
}
NOWHERE = {
    *("setStatusTip", "setWhatsThis", "insertHtml", "appendHtml", "QErrorMessage"),
    *("QInputDialog", "QProgressDialog", "QWhatsThis", "QGraphicsTextItem", "QStaticText"),
    *("RichText", "AutoText", "MarkdownText", "setOpenExternalLinks"),
}

WORDS = re.compile("|".join(name.removesuffix("()") for name in (*ONLY_IN, *NOWHERE)))


def names_of(path: Path) -> Iterator[tuple[int, str]]:
    """Yield what a file names, with its line; a made or derived class with brackets."""
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
    """Tooltips, labels, boxes and HTML are made in one place each, which makes text harmless."""
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
    """Who names the role of a tooltip gives it nothing but `tip_text`."""
    found = 0
    for path in PACKAGE.rglob("*.py"):
        source = path.read_text(encoding="utf-8")
        uses = source.count("ToolTipRole")
        found += uses
        assert source.count("tip_text(") >= uses or path.name == "as_written.py", path
    assert found >= 4


@pytest.mark.parametrize("text", MARKUP)
def test_markup_stays_text(qapp: object, text: str) -> None:
    """Qt would take it for HTML, and does not after the function; no letter is lost."""
    made = no_markup(text)
    assert not might_be_rich_text(made)
    assert made.replace("\u2060", "") == text


@given(st.text("<>b/!?& lt;\n\"='", max_size=40))
def test_no_text_becomes_html(text: str) -> None:
    """Whatever stands there, a tooltip is text."""
    assert not might_be_rich_text(tip_text(text))


def test_a_tooltip_is_as_wide_as_can_be_read() -> None:
    """Long lines are broken, also within a word; a page of text ends in dots."""
    long = tip_text("x" * 500 + "\n\n" + "word " * 100)
    lines = long.split("\n")
    assert max(map(len, lines)) <= COLUMNS
    assert long.replace("\n", "").replace(" ", "") == "x" * 500 + "word" * 100
    assert "" in lines
    many = tip_text("\n".join(map(str, range(100)))).split("\n")
    assert (len(many), many[-1]) == (LINES, "…")


def test_widgets_of_one_place_show_text_as_it_is(qapp: object) -> None:
    """Labels, boxes and tooltips, from the first letter on."""
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
    """No key is made of it, on a button and in a menu."""
    for made in (QPushButton(), QAction()):
        set_name(made, "R&D")
        assert made.text() == "R&&D" == no_key("R&D")
        assert QKeySequence.mnemonic(made.text()).isEmpty()
        assert made.toolTip() in ("", "R&D")  # an action without one shows its text


def test_a_long_name_ends_in_dots(qapp: object) -> None:
    """A button or a menu does not grow with it; the whole is in the tooltip."""
    button = QPushButton()
    set_name(button, "Wilhelmine & " * 40)
    assert button.text().endswith("…")
    assert QFontMetrics(button.font()).horizontalAdvance(button.text()) < NAME_WIDTH + 60
    assert button.toolTip().count("Wilhelmine") == 40
    assert in_brief("a\nb " + "x" * 100, 10) == "a b xxxxx…"


def reads_to_the_right(text: str) -> bool:
    """Return whether the end of a sentence is shown to the right of its beginning."""
    layout = QTextLayout(text, QFont("DejaVu Sans"))
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    return bool(line.cursorToX(len(text))[0] > line.cursorToX(0)[0])


@pytest.mark.parametrize("name", ["מלך ירושלים", "الملك ٣", "42 מלך", "א"])
def test_a_name_from_right_to_left_turns_no_sentence_around(qapp: object, name: str) -> None:
    """The words after the name stand to its right; the name keeps its own direction."""
    assert reads_to_the_right(f"{spoken_name(name)}, it is your turn")
    assert not reads_to_the_right(f"{name}, it is your turn")
    assert not reads_to_the_right(name)
    assert spoken_name(name).strip("\u2068\u2069") == name


def test_other_names_are_spoken_as_they_are() -> None:
    """What the dialogs take is neither cut nor marked; a name of a file that is longer is cut."""
    for name in ("Zoë 4", "Μαρία", "王小明", "a" * NAME_LENGTH):
        assert spoken_name(name) == name
    assert spoken_name("a" * 500) == "a" * (NAME_LENGTH - 1) + "…"


def test_a_cut_label_says_the_whole_in_its_tooltip(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With room for the text there is none, and what the label lies on may say its own."""
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
    """What Qt shows of "[*]" twice is "[*]"."""
    button = QPushButton()
    button.setWindowTitle(no_sign("a[*]b") + "[*]")
    assert button.windowTitle() == "a[*][*]b[*]"
    button.setWindowModified(True)


def test_tooltips_are_no_wider_than_a_column(qapp: object, catalog: Catalog) -> None:
    """Every rule that a tooltip shows, and letters that take the room of two."""
    metrics = QFontMetrics(QToolTip.font())
    texts = [entry.text for kind in (catalog.tiles, catalog.cards) for entry in kind.values()]
    assert len(texts) > 50
    for text in (*texts, "\u6f22\u5b57" * 60):
        widths = [metrics.horizontalAdvance(line) for line in tip_text(text).split("\n")]
        assert max(widths) <= 440, text
