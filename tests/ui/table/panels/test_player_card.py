"""The parts of a player's card in any width, form and size of text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, product
from typing import get_args

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.ui.desktop.style.text_size import scaled
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.panels.player_card import Form, PlayerCard
from kingdom_builder_qt.ui.table.panels.player_panel import PlayersPanel
from kingdom_builder_qt.ui.table.presenters.player_rows import PlayerRow
from tests.ui.table.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

DeskOf = Callable[[Session], GameDesk]
ShownCard = Callable[[Form], PlayerCard]
PERCENTS = (100, 150, 200)
WIDTHS = (314, 345, 379, 400, 440, 600)  # 314: of a card in a column of 330 pixels
NAMES = ("Ann", "Blue", "Orange", "Wilhelmine", "Ottilie von Hohenstaufen the Younger")


def lay_out(card: PlayerCard, width: int) -> None:
    """Give a card a width and place its parts."""
    card.resize(width, card.height())
    layout = card.layout()
    assert layout is not None
    layout.activate()


def visible_parts(card: PlayerCard) -> dict[str, QRect]:
    """Return the rectangles of the parts that are not empty."""
    found = {
        name: QRect(part.mapTo(card, QPoint()), part.size())
        for name, part in vars(card).items()
        if isinstance(part, QWidget) and part.parent() is card and not part.isHidden()
    }
    return {name: place for name, place in found.items() if not place.isEmpty()}


def faults(card: PlayerCard) -> list[str]:
    """Return the parts that overlap, leave the card or lack room."""
    parts = visible_parts(card)
    found = [
        f"{one} overlaps {other}"
        for one, other in combinations(parts, 2)
        if parts[one].intersects(parts[other])
    ]
    found += [f"{name} leaves" for name, place in parts.items() if not card.rect().contains(place)]
    for name in ("gold", "count"):
        part = getattr(card, name)
        if name in parts and parts[name].width() < part.sizeHint().width():
            found.append(f"{name} is cut")
    return found


@pytest.fixture
def shown_card(qtbot: QtBot) -> ShownCard:
    """Return a function that shows a card in a window, where it may get narrower than its parts."""
    holder = QWidget()
    qtbot.addWidget(holder)
    holder.resize(max(WIDTHS), 200)
    holder.show()

    def make(form: Form) -> PlayerCard:
        card = PlayerCard(holder, form)
        card.show()
        return card

    return make


@pytest.fixture
def rows(desk_of: DeskOf, catalog: Catalog, qtbot: QtBot) -> list[PlayerRow]:
    """Return rows with gold, tiles, the flag, a face-up card and tokens."""
    panel = games.shown(qtbot, PlayersPanel(desk_of(games.crowded(catalog, 2))))
    panel.set_running_score(True)
    row = replace(panel.rows[0], is_start=True, stored=2, supply=37, gold=104)
    assert row.face_up_cards or row.hidden_cards
    few = [replace(row, tiles=row.tiles[:count], stored=0) for count in (0, 1, 3, 7)]
    return [*few, replace(row, tiles=row.tiles[:7]), replace(few[1], gold=None)]


@pytest.fixture(params=PERCENTS)
def percent(request: pytest.FixtureRequest, resize_text: Callable[[int], None]) -> int:
    """Use a size of text."""
    resize_text(request.param)
    return request.param


@pytest.mark.parametrize("form", get_args(Form))
def test_no_parts_of_a_card_overlap(
    form: Form,
    percent: int,
    rows: list[PlayerRow],
    shown_card: ShownCard,
    desk_of: DeskOf,
    catalog: Catalog,
) -> None:
    """In any width name and gold are whole, and every other part has room or is hidden."""
    names = desk_of(games.new_session(catalog)).view.words.names  # type: ignore[union-attr]
    for row, name in product(rows, NAMES):
        card = shown_card(form)
        card.show_row(replace(row, name=name), names, 40)
        card.show_turn(["3 on grass", "+4 gold"], 4)
        for width, thinks in product(WIDTHS, (False, True)):
            lay_out(card, width)
            card.set_thinking(thinks)
            lay_out(card, width)
            where = f"{form} {percent} % {width} px, {len(row.tiles)} tiles, {name}"
            assert faults(card) == [], where
            assert not card.name.isHidden(), where
            assert card.gold.isHidden() is (row.gold is None), where
            others = set(visible_parts(card)) - {"house", "name", "gold"}
            if name in NAMES[:3]:
                assert not card.name.is_cut, where
            if card.name.is_cut:  # only where the card has no room for it
                gold = 0 if row.gold is None else card.gold.width()
                assert card.name.sizeHint().width() + gold + scaled(24) > width - 80, where
            if percent == 100 and name in NAMES[:4]:
                assert "count" in others, where


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("width", [330, 379, 480])
def test_no_parts_overlap_in_the_panel(
    players: int, width: int, percent: int, desk_of: DeskOf, catalog: Catalog, qtbot: QtBot
) -> None:
    """Cards in one column or two show names and gold without overlap."""
    panel = games.shown(qtbot, PlayersPanel(desk_of(games.crowded(catalog, players))))
    panel.set_running_score(True)
    panel.resize(width, 900)
    for size, columns in (("tall", 1), ("usual", 1), ("slim", 1), ("brief", 1), ("brief", 2)):
        panel.set_size(size, columns)  # type: ignore[arg-type]
        QApplication.processEvents()
        for card in panel.cards:
            lay_out(card, card.width())
            assert faults(card) == [], f"{size}, {columns} columns"
            assert card.width() <= width
            assert columns > 1 or not card.name.is_cut


def test_parts_give_way_in_their_order(
    rows: list[PlayerRow], shown_card: ShownCard, desk_of: DeskOf, catalog: Catalog
) -> None:
    """The narrower the card, the fewer parts it has: first no portrait, at last no supply."""
    names = desk_of(games.new_session(catalog)).view.words.names  # type: ignore[union-attr]
    card = shown_card("slim")
    card.show_row(replace(rows[3], name="Orange"), names, 40)
    gone: list[str] = []
    for width in range(600, 120, -2):
        lay_out(card, width)
        parts = visible_parts(card)
        signs = {"folded": not card.tiles.is_folded}
        signs |= {name: name in parts for name in ("turn", "seat", "start", "count", "coin")}
        gone += [name for name, is_there in signs.items() if not is_there and name not in gone]
    assert gone == ["turn", "seat", "folded", "start", "count", "coin"]
    assert card.tiles.tiles
    assert "gold" in visible_parts(card)


def test_folded_tiles_are_named(
    rows: list[PlayerRow], shown_card: ShownCard, desk_of: DeskOf, catalog: Catalog
) -> None:
    """The sign in place of the tiles tells all of them and is none of them."""
    names = desk_of(games.new_session(catalog)).view.words.names  # type: ignore[union-attr]
    card = shown_card("slim")
    card.show_row(replace(rows[3], name="Orange"), names, 40)
    lay_out(card, 600)
    middle = card.tiles.chip_rect(6).center().toPoint()
    assert card.tiles.tile_at(middle) is not None
    for width in range(600, 120, -2):
        if not card.tiles.is_folded:
            lay_out(card, width)
    assert not card.tiles.isHidden()
    assert card.tiles.tile_at(middle) is None
    said = card.tiles.words_at(middle)
    assert said is not None
    assert all(names.tile(held.tile) in said for held, _ in rows[3].tiles)


def test_a_card_with_folded_tiles_settles(
    rows: list[PlayerRow],
    shown_card: ShownCard,
    desk_of: DeskOf,
    catalog: Catalog,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No part asks for room again and again."""
    names = desk_of(games.new_session(catalog)).view.words.names  # type: ignore[union-attr]
    card = shown_card("slim")
    card.show_row(replace(rows[3], name="Orange"), names, 40)
    for width in range(600, 120, -2):
        if not card.tiles.is_folded:
            lay_out(card, width)
    for _ in range(3):
        QApplication.processEvents()
    fits: list[PlayerCard] = []
    monkeypatch.setattr(PlayerCard, "_fit", fits.append)
    QApplication.processEvents()
    assert fits == []
