"""The name on a terrain card is whole, also in languages with long words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.ui.desktop.style.text_size import LEAST_TEXT
from kingdom_builder_qt.ui.table.panels.hand.sizes import LEAST_SLOT
from kingdom_builder_qt.ui.table.panels.hand.terrain_card import (
    CardLook,
    TerrainCardButton,
    fitting,
)
from kingdom_builder_qt.ui.words.name_texts import NameTexts

EDGES = 8  # pixels of the width of a card without letters
WIDTH, HEIGHT = 72, 94  # of the card in a window of 1280 x 800


@pytest.mark.parametrize("name", ["Blumenwiese", "Champ de fleurs", "Grasland", "Canyon"])
def test_a_long_name_is_not_elided(qtbot: QtBot, name: str) -> None:
    """A word that is a little too long is set smaller and condensed, but stays readable."""
    card = TerrainCardButton()
    qtbot.addWidget(card)
    card.setFixedSize(WIDTH, HEIGHT)
    card.look = CardLook("flower", "hidden", name, "")
    font = card._font_of(card.look.name, WIDTH - 4)
    lines = card._lines(name, font, WIDTH - 4)
    assert " ".join(lines) == name
    assert all(QFontMetrics(font).horizontalAdvance(line) <= WIDTH - 4 for line in lines)
    assert font.pixelSize() >= LEAST_TEXT


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl", "es"])
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_every_terrain_is_whole_on_the_narrowest_single_card(
    qtbot: QtBot, language: str, percent: int, resize_text: Callable[[int], None]
) -> None:
    """The card next to the task in a window of 1272 x 770 elides the name in no language."""
    resize_text(percent)
    catalog = load_catalog(None, language=language)
    names = NameTexts(catalog)
    card = TerrainCardButton()
    qtbot.addWidget(card)
    card.setFixedSize(LEAST_SLOT, HEIGHT)
    width = LEAST_SLOT - EDGES
    for terrain in catalog.terrains:
        name = names.terrain_card(terrain, in_sentence=False)
        font = card._font_of(name, width)
        lines = card._lines(name, font, width)
        assert " ".join(lines) == name
        assert all(QFontMetrics(font).horizontalAdvance(line) <= width for line in lines)
        assert font.pixelSize() >= 11


def test_an_endless_word_is_elided(qtbot: QtBot) -> None:
    """No word becomes unreadable, however long."""
    card = TerrainCardButton()
    qtbot.addWidget(card)
    card.setFixedSize(WIDTH, HEIGHT)
    card.look = CardLook("flower", "hidden", "Vergissmeinnichtblumenwiese", "")
    font = card._font_of(card.look.name, WIDTH - 4)
    assert card._lines(card.look.name, font, WIDTH - 4)[0].endswith("…")


def test_an_elided_name_is_whole_in_the_tooltip(qtbot: QtBot) -> None:
    """The tooltip begins with name and ribbon, which may both be too long for the card."""
    card = TerrainCardButton()
    qtbot.addWidget(card)
    card.show_look(CardLook("flower", "hidden", "Vergissmeinnicht", "Play it.", "choose"), None)
    assert card.toolTip() == "Vergissmeinnicht, choose\nPlay it."


def test_a_word_that_is_a_little_too_long_gets_a_smaller_font(qapp: QApplication) -> None:
    """The words of an empty place are not cut at its edges."""
    usual = qapp.font()
    usual.setPixelSize(30)
    width = QFontMetrics(usual).horizontalAdvance("Vergissmein")
    assert fitting(usual, "Vergissmein", width) == usual
    narrow = QFontMetrics(fitting(usual, "Vergissmein", width * 0.9))
    assert narrow.horizontalAdvance("Vergissmein") <= width * 0.9
