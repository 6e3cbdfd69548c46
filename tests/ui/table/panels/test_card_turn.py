"""A revealed terrain card turns over and then is an ordinary card."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtGui import QPainter

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.moves import parse_move
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.ui.drawn_games import drawn
from tests.ui.expansion_games import start
from tests.ui.table.board.driven import drive_to, drive_to_the_end, running_clocks

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def end_of_turn(window: MainWindow, catalog: Catalog) -> None:
    """Play the turn of one person; the next one takes the seat and reveals the card."""
    start(window, drawn(catalog, card="grass"))
    for name in ("A1", "A2", "A3"):
        assert window.desk.controller.play(parse_move(f"mandatory build {name}"))
    assert window.desk.controller.play(parse_move("turn end"))
    window.game_page.scene.animator.skip()
    window.desk.lift_curtain()


def test_a_drawn_card_turns_over(make_window: Callable[..., MainWindow], catalog: Catalog) -> None:
    """The back narrows, then the face widens; the end equals the card without motion."""
    window = make_window(animation_speed=1.0)
    end_of_turn(window, catalog)
    card, animator = window.game_page.hand.card, window.game_page.scene.animator
    looks = []
    for share in (0.0, 0.3, 0.7):
        drive_to(animator, share)
        looks.append(card.grab().toImage())
    assert all(one != other for one, other in pairwise(looks))
    drive_to_the_end(animator)
    turned = card.grab().toImage()
    assert turned not in looks
    still = make_window()
    end_of_turn(still, catalog)
    assert still.game_page.hand.card.card == card.card
    assert still.game_page.hand.card.grab().toImage() == turned
    assert running_clocks(still.game_page.scene.animator) == []


def test_a_card_that_cannot_be_painted_keeps_its_face(
    make_window: Callable[..., MainWindow],
    catalog: Catalog,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An error while painting the back leaves the card usable and paintable."""
    window = make_window(animation_speed=1.0)
    end_of_turn(window, catalog)
    card = window.game_page.hand.card
    look = card.look
    card.show_turned(0.2)

    def fail(_painter: QPainter) -> None:
        raise ValueError("no paint")

    with monkeypatch.context() as patch:
        patch.setattr(card, "paint_card", fail)
        with pytest.raises(ValueError, match="no paint"):
            card.grab()
    assert card.look == look
    card.grab()
    card.show_turned(1.0)


def test_a_card_that_goes_while_it_turns_is_let_go(
    make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """A button removed from the hand in the middle of its turn is not used again."""
    window = make_window(animation_speed=1.0)
    end_of_turn(window, catalog)
    card = window.game_page.hand.card
    card.is_gone = True
    before = card.grab().toImage()
    drive_to(window.game_page.scene.animator, 0.7)
    assert card.grab().toImage() == before
    card.is_gone = False
    window.game_page.scene.animator.skip()
