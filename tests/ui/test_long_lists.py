"""Lists whose length a file or a folder decides open at once, however long they are."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from time import process_time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.editor.sections.browser.section_chooser import BrowserChooser
from kingdom_builder_qt.editor.sections.panels.tile_combo import TileCombo
from kingdom_builder_qt.editor.workbench.document import EntryDocument
from kingdom_builder_qt.editor.workbench.entry_list import EntryList
from kingdom_builder_qt.editor.workbench.issue_list import MOST_ISSUES, IssueList
from kingdom_builder_qt.game.setup.draw_pools import card_pool
from kingdom_builder_qt.ui.learn.rules.rules_dialog import RulesDialog
from kingdom_builder_qt.ui.newgame.cards_page import MOST_SHOWN
from kingdom_builder_qt.ui.newgame.new_game_dialog import NewGameDialog
from kingdom_builder_qt.ui.newgame.packs.pack_dialog import PackDialog
from kingdom_builder_qt.ui.shell.problems_dialog import ProblemsDialog
from tests.ui.large_content import MANY, cost, crowded, large_pack

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def longest_event(seconds: float) -> float:
    """Let events run for so many seconds of the processor; return the longest round."""
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
    """Whatever the entries are, and other events are answered while the rest is measured."""
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
    """The keys lead there; a row says name and rule to a screen reader, and to the clipboard."""
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
    """Down scrolls to the end of the row before it goes on, up to its beginning."""
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
        ("card", MANY),
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
        dialog.fold.setChecked(True)
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
    """The page shows some, says how many more there are, and keeps what is chosen in sight."""
    dialog = NewGameDialog(crowded(catalog, MANY, "card"), BrowserChooser, seed=5)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.fold.setChecked(True)
    page = dialog.pages.cards
    dialog.tabs.bar.setCurrentIndex(dialog.tabs.pages.index(page))
    page.clear.click()
    pool = len(card_pool(dialog._catalog, dialog.choices.set_up.plain()))
    assert page.rest.text() == f"and {pool - MOST_SHOWN} more: search for them"
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
    """All cards of the game are there at once."""
    dialog = NewGameDialog(catalog, BrowserChooser, seed=5)
    qtbot.addWidget(dialog)
    page = dialog.pages.cards
    assert page.search.isHidden()
    assert page.rest.isHidden()
    assert len(page.toggles) == sum(card.kind == "scoring_card" for card in catalog.cards.values())


def test_thousands_of_problems_are_shown_at_once(qtbot: QtBot, catalog: Catalog) -> None:
    """The dialog with all that is wrong, and the list of the workbench, which follows typing."""
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


@pytest.mark.parametrize("kind", ["card", "tile", "section", "expansion"])
def test_the_rules_are_open_with_thousands_of_entries(
    qtbot: QtBot, catalog: Catalog, kind: str
) -> None:
    """Contents, a search that all of them answer, and a page."""
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
    """The list of the workbench, and where each entry stands in its file."""
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
    """Emblem and rule of one are made when it is seen."""
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
