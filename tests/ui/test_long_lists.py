"""Lists of any length, read from a file or a folder, open at once."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from time import process_time

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Cell
from kingdom_builder_qt.editor.sections.browser.section_chooser import BrowserChooser
from kingdom_builder_qt.editor.sections.canvas.paint import Paint
from kingdom_builder_qt.editor.sections.canvas.workbench import Workbench
from kingdom_builder_qt.editor.sections.document.section_document import SectionDocument
from kingdom_builder_qt.editor.sections.files.files import blank_section
from kingdom_builder_qt.editor.sections.panels.palette import Palette
from kingdom_builder_qt.editor.sections.panels.tile_combo import TileCombo
from kingdom_builder_qt.editor.workbench.entry_document import EntryDocument
from kingdom_builder_qt.editor.workbench.entry_list import EntryList
from kingdom_builder_qt.editor.workbench.issue_list import MOST_ISSUES, IssueList
from kingdom_builder_qt.game.setup.draw_pools import card_pool
from kingdom_builder_qt.ui.learn.rules.rules_dialog import RulesDialog
from kingdom_builder_qt.ui.newgame.cards_page import MOST_SHOWN
from kingdom_builder_qt.ui.newgame.new_game_dialog import NewGameDialog
from kingdom_builder_qt.ui.newgame.packs.pack_dialog import PackDialog
from kingdom_builder_qt.ui.newgame.packs.pack_manager import InstalledPack, PackManager
from kingdom_builder_qt.ui.newgame.packs.packs_dialog import PacksDialog
from kingdom_builder_qt.ui.shell.problems_dialog import ProblemsDialog
from tests.helpers.cases import slow_but
from tests.helpers.sample_pack import MANIFEST
from tests.ui.large_content import MANY, cost, crowded, large_pack

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def longest_event(seconds: float) -> float:
    """Process events for so many seconds of the processor; return the longest round."""
    longest, started = 0.0, process_time()
    while process_time() - started < seconds:
        before = process_time()
        QApplication.processEvents()
        longest = max(longest, process_time() - before)
        QTest.qWait(1)
    return longest


@pytest.mark.parametrize(
    "kind",
    [
        *("card", "section", "expansion"),
        *(pytest.param(kind, marks=pytest.mark.slow) for kind in ("tile", "terrain", "feature")),
    ],
)
def test_a_pack_with_thousands_of_entries_is_seen_at_once(
    qtbot: QtBot, catalog: Catalog, kind: str
) -> None:
    """The preview of any entries opens at once, and events are handled during the measurement."""
    look = large_pack(catalog, MANY, kind, problems=MANY)
    with cost() as taken:
        dialog = PackDialog(look, None)
        qtbot.addWidget(dialog)
        dialog.show()
        QApplication.processEvents()
    assert taken.is_bounded, taken
    assert longest_event(0.5) < 0.25
    dialog.reject()


def test_the_last_of_many_cards_is_read_and_copied(qtbot: QtBot, catalog: Catalog) -> None:
    """Keys reach the last card; its row has name and rule for a screen reader and the clipboard."""
    look = large_pack(catalog, 400, "card")
    dialog = PackDialog(look, None, is_installed=True)
    qtbot.addWidget(dialog)
    dialog.show()
    view = dialog.contents
    last = view.rows.index(view.rows.rowCount() - 1, 0)
    qtbot.waitUntil(lambda: view.visualRect(last).height() > 0)
    QTest.keyClick(view, Qt.Key.Key_End)
    assert view.currentIndex() == last
    assert view.viewport().rect().intersects(view.visualRect(last))
    QTest.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    rule = look.catalog.cards[look.entries["card"][-1]].text
    assert QGuiApplication.clipboard().text() == last.data() == f"Entry 399\n{rule}"
    dialog.reject()


def test_a_row_higher_than_the_list_is_read_by_the_arrow_keys(
    qtbot: QtBot, catalog: Catalog
) -> None:
    """Down scrolls to the end of the row before the next one, Up to its start."""
    look = large_pack(catalog, 3, "card")
    cards = look.catalog.cards
    long = {id_: replace(cards[id_], text="A long rule. " * 100) for id_ in look.entries["card"]}
    look = replace(look, catalog=replace(look.catalog, cards={**cards, **long}))
    dialog = PackDialog(look, None, is_installed=True)
    qtbot.addWidget(dialog)
    dialog.resize(360, 260)
    dialog.show()
    view = dialog.contents
    qtbot.waitUntil(lambda: view.viewport().width() < 360)
    QTest.qWait(300)  # Qt measures the rows for the new width after a tenth of a second
    view.setCurrentIndex(view.rows.index(view.rows.rowCount() - 3, 0))
    view.scrollTo(view.currentIndex(), QAbstractItemView.ScrollHint.PositionAtTop)
    tall, area = view.currentIndex(), view.viewport().rect()
    assert view.visualRect(tall).height() > 2 * area.height()
    seen = []
    while view.currentIndex() == tall:
        seen.append(view.visualRect(tall))
        QTest.keyClick(view, Qt.Key.Key_Down)
    assert len(seen) > 3
    assert seen[-1].bottom() <= area.bottom()
    assert all(a.top() - b.top() <= area.height() for a, b in pairwise(seen))
    QTest.keyClick(view, Qt.Key.Key_Up)
    while view.visualRect(tall).top() < 0:
        before = view.visualRect(tall).top()
        QTest.keyClick(view, Qt.Key.Key_Up)
        assert view.visualRect(tall).top() > before
    dialog.reject()


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        pytest.param("card", MANY, marks=pytest.mark.slow),
        pytest.param("tile", MANY, marks=pytest.mark.slow),
        ("section", 5000),
        pytest.param("expansion", 1000, marks=pytest.mark.slow),
    ],
)
def test_a_new_game_is_set_up_with_thousands_of_entries(
    qtbot: QtBot, catalog: Catalog, kind: str, count: int
) -> None:
    """The dialog opens and follows a choice; an expansion or section is at least one file."""
    large = crowded(catalog, count, kind)
    with cost() as opened:
        dialog = NewGameDialog(large, BrowserChooser, seed=5)
        qtbot.addWidget(dialog)
        dialog.show()
        QApplication.processEvents()
    assert opened.is_bounded, opened
    with cost() as turned:
        for page in range(len(dialog.tabs.pages)):
            dialog.tabs.bar.setCurrentIndex(page)
            QApplication.processEvents()
    assert turned.is_bounded, turned
    with cost() as chosen:
        dialog.pages.cards.toggles["knights"].click()
    assert chosen.seconds < 0.5


def test_one_of_thousands_of_cards_is_searched_for_and_chosen(
    qtbot: QtBot, catalog: Catalog
) -> None:
    """The page shows some cards and the number of others, and keeps the chosen ones visible."""
    dialog = NewGameDialog(crowded(catalog, MANY, "card"), BrowserChooser, seed=5)
    qtbot.addWidget(dialog)
    dialog.show()
    page = dialog.pages.cards
    dialog.tabs.bar.setCurrentIndex(dialog.tabs.pages.index(page))
    page.clear.click()
    pool = len(card_pool(dialog._catalog, dialog.choices.set_up.plain()))
    assert page.rest.text() == f"and {pool - MOST_SHOWN} more: find them with the search"
    assert page.rest.isVisible()
    QTest.keyClicks(page.search, "11999 entry")
    wanted = f"many_card_{MANY - 1}"
    assert [id_ for id_, toggle in page.toggles.items() if toggle.isVisible()] == [wanted]
    assert not page.rest.isVisible()
    QTest.mouseClick(page.toggles[wanted], Qt.MouseButton.LeftButton)
    assert dialog.choices.set_up.cards == [wanted]
    page.search.clear()
    assert page.toggles[wanted].isVisible()
    assert page.toggles[wanted].isChecked()


def test_usual_content_needs_no_search(qtbot: QtBot, catalog: Catalog) -> None:
    """All cards of the game are shown at once, without a search."""
    dialog = NewGameDialog(catalog, BrowserChooser, seed=5)
    qtbot.addWidget(dialog)
    page = dialog.pages.cards
    assert page.search.isHidden()
    assert page.rest.isHidden()
    assert len(page.toggles) == sum(card.kind == "scoring_card" for card in catalog.cards.values())


def test_thousands_of_problems_are_shown_at_once(qtbot: QtBot, catalog: Catalog) -> None:
    """The problems dialog opens at once, and so does the workbench's list, which follows typing."""
    problems = large_pack(catalog, 0, problems=MANY).problems
    with cost() as taken:
        dialog = ProblemsDialog(problems)
        qtbot.addWidget(dialog)
        dialog.show()
        QApplication.processEvents()
    assert taken.is_bounded, taken
    assert longest_event(0.5) < 0.25
    issues = IssueList()
    qtbot.addWidget(issues)
    issues.show()
    with cost() as taken:
        issues.show_problems(problems[:9000], problems[9000:])
        QApplication.processEvents()
    assert taken.seconds < 0.5
    assert issues.item(issues.count() - 1).text() == f"and {MANY - MOST_ISSUES} more"


@pytest.mark.parametrize(
    "kind", slow_but(("card", "section"), ("card", "tile", "section", "expansion"))
)
def test_the_rules_are_open_with_thousands_of_entries(
    qtbot: QtBot, catalog: Catalog, kind: str
) -> None:
    """The contents, a search with all entries as hits, and a page open at once."""
    with cost() as taken:
        dialog = RulesDialog(crowded(catalog, MANY, kind))
        qtbot.addWidget(dialog)
        dialog.show()
        QApplication.processEvents()
    assert taken.is_bounded, taken
    with cost() as taken:
        dialog.search.setText("entry")
        QApplication.processEvents()
    assert taken.is_bounded, taken
    dialog.close()


def test_thousands_of_own_entries_are_listed(qtbot: QtBot, tmp_path: Path) -> None:
    """The list of the workbench and the place of each entry in its file are ready at once."""
    card = "c{0}:\n  kind: scoring_card\n  name: Card {0}\n  score: {{pay: {{per_unit: 1}}}}\n"
    path = tmp_path / "mine" / "scoring.yaml"
    document, shown = EntryDocument(), EntryList()
    qtbot.addWidget(shown)
    shown.show()
    with cost() as taken:
        document.load({path: "".join(card.format(number) for number in range(3000))})
        refs = document.refs()
        assert [document.text(ref) for ref in refs] == [card.format(n) for n in range(3000)]
        shown.show_entries(document, {}, set(), refs[-1])
        QApplication.processEvents()
    assert taken.is_bounded, taken
    assert shown.current == refs[-1]
    group = shown.topLevelItem(0)
    assert group is not None
    assert group.child(0).text(0) == "Card 0"
    assert not group.child(0).icon(0).isNull()


def test_thousands_of_tiles_are_offered_in_the_editor(qtbot: QtBot, catalog: Catalog) -> None:
    """Emblem and rule of a tile are made when it becomes visible."""
    with cost() as taken:
        combo = TileCombo(crowded(catalog, MANY, "tile"))
        qtbot.addWidget(combo)
        combo.show()
        QApplication.processEvents()
    assert taken.is_bounded, taken
    combo.show_tile(f"many_tile_{MANY - 1}")
    assert combo.currentText() == f"Entry {MANY - 1}"
    assert combo.toolTip().startswith("Build one settlement")
    assert not combo.itemIcon(combo.currentIndex()).isNull()


SITES, PACKS = 3000, 1000
FEW_WIDGETS = 60


def name_in_sentence(view: QAbstractItemView, row: int) -> str:
    """Return the accessible name of a row."""
    return QAccessible.queryAccessibleInterface(view).child(row).text(QAccessible.Text.Name)


def palette_of(qtbot: QtBot, catalog: Catalog) -> Palette:
    """Return a palette with many user's locations, as wide as in the editor."""
    bench = Workbench(SectionDocument(blank_section(catalog)), catalog, Paint(Cell()))
    palette = Palette(bench)
    qtbot.addWidget(palette)
    palette.resize(290, 400)
    palette.show()
    QApplication.processEvents()
    return palette


def test_thousands_of_sites_are_offered_in_the_palette(qtbot: QtBot, catalog: Catalog) -> None:
    """The last location is found by keyboard and mouse, and has an accessible name."""
    large = crowded(catalog, SITES, "feature")
    last = Cell(feature=f"many_feature_{SITES - 1}")
    with cost() as taken:
        palette = palette_of(qtbot, large)
    assert taken.seconds < 0.5, taken
    assert len(palette.findChildren(QWidget)) < FEW_WIDGETS
    place = palette.rows.place_of(last)
    assert name_in_sentence(palette, place.row()) == f"Entry {SITES - 1}"

    palette.setFocus(Qt.FocusReason.TabFocusReason)
    palette.keyboardSearch(f"Entry {SITES - 1}")
    assert palette.currentIndex() == place
    assert palette.viewport().rect().contains(palette.visualRect(place))
    assert palette.bench.cell != last
    QTest.keyClick(palette, Qt.Key.Key_Space)
    assert palette.bench.cell == last

    palette.bench.set_cell(Cell())
    point = palette.visualRect(place).center()
    QTest.mouseClick(palette.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert palette.bench.cell == last
    assert palette.selectionModel().selectedIndexes() == [place]
    with cost() as taken:
        palette.resize(270, 400)
        QApplication.processEvents()
    assert taken.seconds < 0.5, taken


def test_keys_go_through_the_palette_without_choosing(qtbot: QtBot, catalog: Catalog) -> None:
    """Keys start at the brush's entry, skip titles, and reach both ends by pages."""
    palette = palette_of(qtbot, crowded(catalog, 60, "feature"))
    rows, held = palette.rows.entries, palette.bench.cell
    palette.setFocus(Qt.FocusReason.TabFocusReason)
    assert palette.currentIndex() == palette.rows.place_of(held)

    def walk(key: Qt.Key) -> list[int]:
        """Press a key until the row stays the same; return the visited rows."""
        way = [palette.currentIndex().row()]
        while True:
            QTest.keyClick(palette, key)
            if palette.currentIndex().row() == way[-1]:
                return way
            way.append(palette.currentIndex().row())
            assert palette.viewport().rect().intersects(palette.visualRect(palette.currentIndex()))

    keys = Qt.Key
    QTest.keyClick(palette, keys.Key_Home)
    assert palette.currentIndex() == palette.rows.place_of(rows[0].cell)
    down, up = walk(keys.Key_Down), walk(keys.Key_Up)
    pages_down, pages_up = walk(keys.Key_PageDown), walk(keys.Key_PageUp)
    assert down[-1] >= len(palette.rows.rows) - 2
    assert up[-1] == pages_up[-1] == down[0]
    assert pages_down[-1] == down[-1]
    assert 3 < len(pages_down) < len(down) / 3
    QTest.keyClick(palette, keys.Key_End)
    assert palette.currentIndex() == palette.rows.place_of(rows[-1].cell)
    assert palette.bench.cell == held
    assert palette.selectionModel().selectedIndexes() == [palette.rows.place_of(held)]


def test_a_screen_reader_chooses_in_the_palette(qtbot: QtBot, catalog: Catalog) -> None:
    """The accessible action of an entry puts it into the brush and selects it."""
    palette = palette_of(qtbot, catalog)
    castle = palette.rows.place_of(Cell(feature="castle"))
    entry = QAccessible.queryAccessibleInterface(palette).child(castle.row())
    assert not entry.state().selected
    (action,) = entry.actionInterface().actionNames()
    entry.actionInterface().doAction(action)
    assert palette.bench.cell == Cell(feature="castle")
    assert entry.state().selected
    assert "gold for each castle" in entry.text(QAccessible.Text.Description)


@pytest.fixture
def manager(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> PackManager:
    """Return the manager of packs without a disk."""
    monkeypatch.setattr(PackManager, "refresh", lambda _keeper: None)
    return PackManager()


def many_packs() -> list[InstalledPack]:
    """Return the maximum number of installed packs of a folder."""
    ids = [f"pack_{number:04}" for number in range(PACKS)]
    return [
        InstalledPack(id_, Path(id_), replace(MANIFEST, id=id_, name=id_.title()), is_on=True)
        for id_ in ids
    ]


def test_a_thousand_packs_are_listed(
    qtbot: QtBot, manager: PackManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last pack is switched by mouse and key, opened and removed, and has an accessible
    name.
    """
    done: list[tuple[str, str]] = []
    for name in ("read_details", "remove"):
        monkeypatch.setattr(manager, name, lambda pack, n=name: done.append((n, pack.id)))
    switch = "off", "on"
    monkeypatch.setattr(manager, "switch", lambda pack, on: done.append((switch[on], pack.id)))
    packs = many_packs()
    with cost() as taken:
        dialog = PacksDialog(manager, None)
        qtbot.addWidget(dialog)
        dialog.show()
        manager.listed.emit(packs)
        QApplication.processEvents()
    assert taken.seconds < 0.8, taken
    assert len(dialog.findChildren(QWidget)) < FEW_WIDGETS
    view, last = dialog.list, packs[-1].id
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_End)
    row = view.currentIndex().row()
    assert row == PACKS - 1
    assert view.viewport().rect().intersects(view.visualRect(view.currentIndex()))
    assert name_in_sentence(view, row).startswith("Pack_0999\nVersion 1.2 by Ann Moor")
    assert QAccessible.queryAccessibleInterface(view).child(row).state().checked
    assert dialog.remove.accessibleName() == "Remove Pack_0999"
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert not QAccessible.queryAccessibleInterface(view).child(row).state().checked
    box = view.visualRect(view.currentIndex()).topLeft() + QPoint(16, 16)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=box)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=box + QPoint(60, 0))
    QTest.mouseClick(dialog.details, Qt.MouseButton.LeftButton)
    QTest.keyClick(view, Qt.Key.Key_Delete)
    QTest.mouseClick(dialog.remove, Qt.MouseButton.LeftButton)  # ignored a second time
    assert done == [("off", last), ("on", last), ("read_details", last), ("remove", last)]


def test_a_long_list_of_packs_stays_where_it_is(qtbot: QtBot, manager: PackManager) -> None:
    """Removing, restoring or changing a pack moves the others by one row at most."""
    dialog = PacksDialog(manager, None)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.empty.isVisible()
    assert not dialog.remove.isEnabled()
    packs = many_packs()
    manager.listed.emit(packs)
    view = dialog.list
    view.setCurrentIndex(dialog.packs.index(900, 0))

    def seen() -> str:
        """Return the visible current pack."""
        QTest.qWait(150)
        assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))
        assert dialog.current is not None
        return dialog.current.id

    assert seen() == "pack_0900"
    manager.listed.emit([*packs[:900], *packs[901:]])
    assert seen() == "pack_0901"
    manager.listed.emit(packs)
    assert seen() == "pack_0901"
    manager.listed.emit([replace(pack, is_on=False) for pack in packs])
    assert seen() == "pack_0901"
    assert [pack.id for pack in dialog.packs.rows] == [pack.id for pack in packs]
    assert not any(pack.is_on for pack in dialog.packs.rows)
    manager.listed.emit([])
    assert dialog.empty.isVisible()
    assert not view.isVisible()
