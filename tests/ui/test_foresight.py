"""The gold and the tile of a possible hex are shown before the move, and in the list of moves."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.decision import Outcome
from kingdom_builder_qt.core.grid import bits, hex_name, parse_hex
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.drawn_games import drawn, sites
from tests.ui.expansion_games import start
from tests.ui.sample_games import click_hex, first_target, point_of, walk_to
from tests.ui.test_without_board import open_list, words

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
CARDS = ("discoverers", "workers", "miners")


def beside(tile: str) -> str:
    """Return a hex of the row above the location of a tile."""
    return f"Q{sites()[tile][1:]}"


def point_at(window: MainWindow, hex_: str) -> str:
    """Point at a hex and return the shown effect, "" if there is none."""
    page, point = window.game_page, point_of(window, parse_hex(hex_))
    for step in (2, 1, 0):  # a move to the last place of an earlier test is no event
        QTest.mouseMove(page.view.viewport(), point + QPoint(step, 0))
    return page.foresight.text() if page.foresight.isVisible() else ""


def test_a_possible_hex_shows_gold_by_card_and_the_tile(
    window: MainWindow, catalog: Catalog
) -> None:
    """A legal hex shows what it brings now, other hexes and hexes without gold show nothing."""
    place = beside("farm")
    start(window, drawn(catalog, card="grass", cards=CARDS))
    assert point_at(window, place) == "Takes the Oracle and Farm\n+1 Discoverers, +1 Workers"
    assert point_at(window, "F1") == ""
    click_hex(window, parse_hex(place))
    assert not window.game_page.foresight.isVisible()
    targets = [hex_name(hex_) for hex_ in bits(window.desk.position.targets("mandatory"))]
    row = next(hex_ for hex_ in targets if hex_[0] == "Q")
    assert "Discoverers" not in point_at(window, row)


def test_the_keyboard_cursor_shows_it_too(window: MainWindow, catalog: Catalog) -> None:
    """The effect is shown at the cursor's hex, and announced after the hex."""
    heard: list[str] = []
    start(window, drawn(catalog, card="grass", cards=CARDS))
    view = window.game_page.view
    view.announced.connect(heard.append)
    walk_to(window, parse_hex(beside("farm")))
    assert window.game_page.foresight.isVisible()
    assert heard[-1] == "Takes the Oracle and Farm\n+1 Discoverers, +1 Workers"
    assert heard[-2].startswith(beside("farm"))


def test_the_same_gold_is_shown_at_the_next_hex(window: MainWindow, catalog: Catalog) -> None:
    """The bubble follows the pointer to a hex with the same effect."""
    start(window, drawn(catalog, card="grass", cards=CARDS))
    shown: dict[str, set[tuple[int, ...]]] = {}
    for hex_ in bits(window.desk.position.targets("mandatory")):
        if text := point_at(window, hex_name(hex_)):
            place = window.game_page.foresight.geometry().getRect()
            assert place not in shown.setdefault(text, set()), text
            shown[text].add(place)
    assert max(map(len, shown.values())) > 5


def test_a_move_shows_the_difference(window: MainWindow, catalog: Catalog) -> None:
    """Gold that a moved settlement gives up has a minus sign."""
    place = beside("farm")
    start(window, drawn(catalog, own=f"{place} A1", tiles="harbor", card="canyon", cards=CARDS))
    window.desk.controller.select_source("tile:harbor")
    click_hex(window, parse_hex(place))
    target = next(bits(window.desk.position.targets("tile:harbor", parse_hex(place))))
    assert "\N{MINUS SIGN}1 Workers" in point_at(window, hex_name(target))


def test_the_player_can_turn_it_off(window: MainWindow, catalog: Catalog) -> None:
    """Without the setting no gold is shown, neither on the board nor in the list of moves."""
    place = beside("farm")
    start(window, drawn(catalog, card="grass", cards=CARDS))
    window.apply_settings(replace(window.settings, hex_gold=False))
    assert point_at(window, place) == ""
    assert not any("Workers" in line for line in listed(window))
    window.actions_["hex_gold"].trigger()
    point_at(window, "F1")
    assert point_at(window, place) != ""


@pytest.mark.parametrize("size", [(960, 540), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize(
    "text", ["+3 gold", "Takes the Oracle and Farm\n+1 Discoverers, +1 Workers"]
)
def test_the_effect_hides_no_part_of_its_hex(
    window: MainWindow, catalog: Catalog, size: tuple[int, int], text: str
) -> None:
    """The bubble is next to its hex, inside the board, at every hex of the board."""
    window.resize(*size)
    start(window, drawn(catalog, card="grass", cards=CARDS))
    view, bubble = window.game_page.view, window.game_page.foresight
    for hex_ in bits(view.shown_hexes):
        window.desk.explainer.foreseen.emit(hex_, text, False)
        assert bubble.isVisible()
        assert view.viewport().rect().contains(bubble.geometry())
        assert not bubble.geometry().intersects(view.rect_of(hex_).toRect()), hex_name(hex_)


def test_equal_tiles_are_counted(window: MainWindow, catalog: Catalog) -> None:
    """Several tiles are one list; equal ones are counted."""
    start(window, drawn(catalog, card="grass", cards=CARDS))
    words, taken = window.desk.words, ("farm", "oracle", "farm")
    assert words is not None
    assert words.moves.gains(Outcome(taken=taken)) == ["Takes the Farm ×2 and Oracle"]
    assert words.moves.gains(Outcome()) == []


def listed(window: MainWindow) -> list[str]:
    """Return the lines of the list of possible moves."""
    dialog = open_list(window)
    lines = words(dialog)
    dialog.close()
    return lines


def test_the_list_of_moves_says_the_same(window: MainWindow, catalog: Catalog) -> None:
    """A line of the list ends with the effect that the board shows on the hex."""
    start(window, drawn(catalog, card="grass", cards=CARDS))
    place = beside("farm")
    line = next(text for text in listed(window) if f"on {place}," in text)
    assert line.endswith(" · Takes the Oracle and Farm · +1 Discoverers, +1 Workers")


def test_pointing_stays_quick(
    window: MainWindow, catalog: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hex is judged once while the mouse moves inside it, in less than 5 ms."""
    from kingdom_builder_qt.ui.table.gestures import piece_gesture

    calls: list[object] = []
    real = piece_gesture.outcome

    def counted(*args: object) -> object:
        calls.append(args)
        return real(*args)  # type: ignore[arg-type]

    start(window, drawn(catalog, card="grass", cards=CARDS))
    monkeypatch.setattr(piece_gesture, "outcome", counted)
    viewport, middle = window.game_page.view.viewport(), point_of(window, first_target(window))
    for step in range(8):
        QTest.mouseMove(viewport, middle + QPoint(step - 4, 0))
    assert len(calls) == 1
    position, moves = calls[0]  # type: ignore[misc]
    began = time.process_time()
    for _ in range(100):
        real(position, moves)
    assert (time.process_time() - began) / 100 < 0.005
