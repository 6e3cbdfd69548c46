"""The rule of a tile or location is shown with its choice and with its issues."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.panels.brief_text import BriefText
from kingdom_builder_qt.editor.sections.panels.cell_names import CellNames
from kingdom_builder_qt.editor.sections.panels.palette_panel import PalettePanel
from kingdom_builder_qt.editor.sections.window.editor_window import EditorWindow
from tests.editor.canvas_support import at, click
from tests.editor.hand import press_entry

LEFT = Qt.MouseButton.LeftButton
FARM = "Build one settlement on a grass hex"
ORACLE = "terrain that you play"


def panel_of(editor: EditorWindow) -> PalettePanel:
    """Return the panel of the palette."""
    panel = editor.docks["palette"].widget()
    assert isinstance(panel, PalettePanel)
    return panel


def choose(editor: EditorWindow, cell: Cell) -> None:
    """Click an entry of the palette."""
    press_entry(editor.palette_, cell)


def test_the_palette_says_what_its_entries_do(editor: EditorWindow) -> None:
    """Tooltips have the rules, a line below the entries that of the chosen one; nothing moves."""
    panel, height = panel_of(editor), panel_of(editor).rule.height()
    castle = editor.palette_.rows.place_of(Cell(feature="castle"))
    tip = castle.data(Qt.ItemDataRole.ToolTipRole)
    assert tip.startswith("Castle")
    assert "3 gold for each castle" in tip
    choose(editor, Cell(feature="castle"))
    assert "3 gold for each castle" in panel.rule.text
    choose(editor, Cell(feature="location"))
    assert FARM in panel.rule.text
    choose(editor, Cell(terrain="water"))
    assert panel.rule.text == "No terrain card lets players build here."
    choose(editor, Cell(terrain="flower"))
    assert panel.rule.text == "Terrain card for building here: flower field."
    assert panel.rule.height() == height
    choose(editor, Cell(feature="castle"))
    editor.activateWindow()
    QTest.keyClick(editor.canvas, Qt.Key.Key_E)  # the eraser
    assert panel.rule.text == ""


def test_the_list_of_tiles_says_what_they_do(editor: EditorWindow) -> None:
    """Each line has the rule as its tooltip, the box that of its tile, and the palette follows."""
    combo, role = editor.palette_.combo, Qt.ItemDataRole.ToolTipRole
    assert FARM in combo.toolTip()
    oracle = combo.findData("oracle")
    assert ORACLE in combo.itemData(oracle, role)
    tiles = [combo.itemData(n, role) for n in range(combo.count()) if combo.itemData(n)]
    assert all(tiles)
    combo.setFocus()
    before = combo.currentIndex()
    while combo.currentData() != "oracle":
        down = oracle > before
        QTest.keyClick(combo, Qt.Key.Key_Down if down else Qt.Key.Key_Up)
    assert ORACLE in combo.toolTip()
    assert ORACLE in panel_of(editor).rule.text
    location = editor.palette_.rows.place_of(Cell(feature="location"))
    assert ORACLE in location.data(role)


def test_an_issue_of_a_site_has_its_rule(editor: EditorWindow) -> None:
    """Two adjacent locations are unusual: the row names the hexes, its tooltip the tile."""
    section = editor.document.section
    index = next(i for i, cell in enumerate(section.cells) if cell.feature == "location")
    row, column = divmod(index, 10)
    assert column < 9
    editor.bench.set_cell(Cell(feature="location", tile="farm"))
    click(editor, at(row + 1, column + 2))
    editor.page.check_now()
    items = [editor.issues.list.item(n) for n in range(editor.issues.list.count())]
    tips = [item.toolTip() for item in items]
    assert any("Location: Farm" in tip and FARM in tip for tip in tips)


def test_own_words_are_never_markup(all_content: Catalog, qtbot: QtBot) -> None:
    """A rule of own content with a tag is shown as plain text."""
    names = CellNames(all_content)
    line = BriefText(2)
    qtbot.addWidget(line)
    line.resize(400, 40)
    line.set_text("<b>Build</b> " + names.rule(Cell(feature="location", tile="farm")))
    assert line.shown()[0].startswith("<b>Build</b>")
    assert "<b>" not in line.toolTip()


def test_a_long_rule_ends_in_dots(qtbot: QtBot) -> None:
    """The last visible line of a long rule is elided; a short rule is complete."""
    line = BriefText(3)
    qtbot.addWidget(line)
    line.resize(200, line.sizeHint().height())
    line.set_text("Build one settlement. " * 20)
    shown = line.shown()
    assert len(shown) == 3
    assert shown[-1].endswith("…")
    assert all(line.fontMetrics().horizontalAdvance(text) <= 204 for text in shown)
    line.set_text("Build.")
    assert line.shown() == ["Build."]
    line.set_text("")
    assert line.shown() == []


def test_the_rule_is_seen_in_a_small_window(make_editor: Callable[..., EditorWindow]) -> None:
    """At 960 by 540 the rule is visible and the palette keeps most of its height."""
    editor = make_editor()
    editor.resize(960, 540)
    panel = panel_of(editor)
    assert panel.rule.isVisible()
    assert editor.palette_.height() > 3 * panel.rule.height()
    bottom = panel.rule.mapTo(panel, QPoint(0, panel.rule.height())).y()
    assert bottom <= panel.height()
