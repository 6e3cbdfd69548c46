"""Every text of the program is translatable: in a pseudo-language no window shows English."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.ui.desktop.languages import languages
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.pseudo import LONG
from tests.ui.sample_games import click_hex, first_target, new_session

pytestmark = [
    pytest.mark.slow,
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.usefixtures("speaks_pseudo"),
]
# Texts of Qt, which has no pseudo-language, and keys.
OTHERS = re.compile(
    r"⟦.*⟧|<[^>]*>|\([A-Za-z+]+\)|^(Scroll (Left|Right)|Cancel|Close|OK)$", re.DOTALL
)
WORD = re.compile(r"[A-Za-z]{3,}")
# Lessons, puzzles and challenges show content, which has no pseudo-language.
DIALOGS = ("settings", "new_game", "achievements", "open")
MORE = ("history", "about", "packs", "players", "scores", "moves", "set_up_position")


def texts_of(widget: QWidget) -> list[str]:
    """Return the visible texts of a widget and its tooltip."""
    found = [widget.toolTip(), widget.accessibleName()]
    if isinstance(widget, QLabel | QAbstractButton):
        found.append(widget.text())
    if isinstance(widget, QGroupBox):
        found.append(widget.title())
    if isinstance(widget, QTabBar):
        found += [widget.tabText(index) for index in range(widget.count())]
    if isinstance(widget, QComboBox):
        found += [widget.itemText(index) for index in range(widget.count())]
    return found


def english_in(window: QWidget, content: str) -> set[str]:
    """Return the words outside brackets in a window that are no names or texts of the content."""
    left: set[str] = set()
    for widget in (window, *window.findChildren(QWidget)):
        for text in texts_of(widget):
            bare = OTHERS.sub("", text)
            left |= {bare for word in WORD.findall(bare) if word.casefold() not in content}
    return left


def words_of(catalog: Catalog) -> str:
    """Return everything that the content says, in small letters."""
    said = repr([*catalog.tiles.values(), *catalog.cards.values(), *catalog.terrains.values()])
    more = repr([*catalog.expansions.values(), *catalog.sections.values()])
    names = "Ann Bob Bruno Otto Kingdom Builder Qt English Esperanto"
    return (said + more + names).casefold()


@pytest.mark.parametrize("id_", ["", *DIALOGS, *MORE])
def test_no_english_is_left(window: MainWindow, catalog: Catalog, qtbot: QtBot, id_: str) -> None:
    """Table and dialogs show only texts of the pseudo-language and of the content."""
    languages().speak(LONG)
    window.desk.start(new_session(catalog, "human", "human"))
    click_hex(window, first_target(window))
    shown: QWidget = window
    if id_:
        window.actions_[id_].setEnabled(True)
        window.actions_[id_].trigger()
        qtbot.waitUntil(lambda: window.dialogs.current is not None)
        shown = window.dialogs.current
    qtbot.wait(200)
    QApplication.processEvents()
    assert english_in(shown, words_of(catalog)) == set()
