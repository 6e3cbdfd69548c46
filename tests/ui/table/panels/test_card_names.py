"""The name on a terrain card is whole, also in languages with long words."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.ui.desktop.style.text_size import LEAST_TEXT
from kingdom_builder_qt.ui.table.panels.hand.terrain_card import CardLook, TerrainCardButton

WIDTH, HEIGHT = 72, 94  # of the card in a window of 1280 x 800


@pytest.mark.parametrize("name", ["Blumenwiese", "Champ de fleurs", "Grasland", "Canyon"])
def test_a_long_name_is_not_elided(qtbot: QtBot, name: str) -> None:
    """A word that is a little too long is set smaller and condensed, but stays readable."""
    card = TerrainCardButton()
    qtbot.addWidget(card)
    card.setFixedSize(WIDTH, HEIGHT)
    card.look = CardLook("flower", "hidden", name, "")
    font = card._name_font(WIDTH - 4)
    lines = card._lines(name, font, WIDTH - 4)
    assert " ".join(lines) == name
    assert all(QFontMetrics(font).horizontalAdvance(line) <= WIDTH - 4 for line in lines)
    assert font.pixelSize() >= LEAST_TEXT


def test_an_endless_word_is_elided(qtbot: QtBot) -> None:
    """No word becomes unreadable, however long."""
    card = TerrainCardButton()
    qtbot.addWidget(card)
    card.setFixedSize(WIDTH, HEIGHT)
    card.look = CardLook("flower", "hidden", "Vergissmeinnichtblumenwiese", "")
    font = card._name_font(WIDTH - 4)
    assert card._lines(card.look.name, font, WIDTH - 4)[0].endswith("…")
