"""Lists whose length a file or a folder decides open at once, however long they are."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from time import process_time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.ui.packs.pack_dialog import PackDialog
from kingdom_builder_qt.ui.style.theme import Theme
from tests.ui.large_content import MANY, cost, large_pack

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


@pytest.mark.parametrize("kind", ["card", "tile", "section", "terrain", "feature", "expansion"])
def test_a_pack_with_thousands_of_entries_is_seen_at_once(
    qtbot: QtBot, catalog: Catalog, theme: Theme, kind: str
) -> None:
    """Whatever the entries are, and other events are answered while the rest is measured."""
    look = large_pack(catalog, MANY, kind, problems=MANY)
    with cost() as taken:
        dialog = PackDialog(look, theme, None)
        qtbot.addWidget(dialog)
        dialog.show()
        QApplication.processEvents()
    assert taken.is_bounded, taken
    assert longest_event(0.5) < 0.25
    dialog.reject()


def test_the_last_of_many_cards_is_read_and_copied(
    qtbot: QtBot, catalog: Catalog, theme: Theme
) -> None:
    """The keys lead there; a row says name and rule to a screen reader, and to the clipboard."""
    look = large_pack(catalog, 400, "card")
    dialog = PackDialog(look, theme, None, is_installed=True)
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
    qtbot: QtBot, catalog: Catalog, theme: Theme
) -> None:
    """Down scrolls to the end of the row before it goes on, up to its beginning."""
    look = large_pack(catalog, 3, "card")
    cards = look.catalog.cards
    long = {id_: replace(cards[id_], text="A long rule. " * 100) for id_ in look.entries["card"]}
    look = replace(look, catalog=replace(look.catalog, cards={**cards, **long}))
    dialog = PackDialog(look, theme, None, is_installed=True)
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
