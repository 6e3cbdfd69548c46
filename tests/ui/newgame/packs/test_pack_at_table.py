"""A table made before the installation of a pack shows its game like a new start."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.game.test_needed_packs import OPTIONS
from tests.helpers.sample_pack import installed_by_hand


def test_cards_and_terrain_of_a_new_pack_are_shown(window: MainWindow) -> None:
    """Names, rules and colours are those of the game's content, not of the window's."""
    table = window.table
    installed_by_hand()
    newer = load_catalog()
    window.workshop.sections_changed.emit(newer)
    assert window.files.start_new(OPTIONS, [Seat("Ann", 0), Seat("Bob", 1)])
    said = {label.text() for label in table.page.cards.findChildren(QLabel)}
    assert {"Cutters", "2 gold for each of your settlements on a moor hex."} <= said
    assert window.desk.catalog.terrains["moor"].colour == "#112233"
