"""Portraits and names of the levels, and the level about even with a player."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from kingdom_builder_qt.ai.players import LEVELS, check_player
from kingdom_builder_qt.game.rating import BY_SECONDS, RATINGS, Rating, about_even
from kingdom_builder_qt.game.seat_names import CHARACTERS, COLOUR_NAMES
from kingdom_builder_qt.game.session import COLOURS
from kingdom_builder_qt.ui.desktop.settings.thinking_time import TIMES
from kingdom_builder_qt.ui.desktop.style.theme import current_theme
from kingdom_builder_qt.ui.desktop.widgets.levels.level_box import EVEN, has_portrait, level_icon
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.words.name_texts import NameTexts, persona
from kingdom_builder_qt.ui.words.seat_names import seat_names
from tests.ui.newgame.new_game import PLAYERS, Dialog, choose_level

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)

SIDE = 16
APART = 12.0  # levels of grey on average; frame, face and ground are nearly equal


def greys(level: str) -> list[int]:
    """Return the pixels of a small portrait without their colour."""
    image = level_icon(level).pixmap(QSize(SIDE, SIDE), 1.0).toImage()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [grey.pixelColor(x, y).value() for y in range(SIDE) for x in range(SIDE)]


@pytest.mark.usefixtures("qapp")
def test_each_level_has_a_face_of_its_own() -> None:
    """Small portraits without colour differ."""
    assert all(map(has_portrait, LEVELS))
    for one, other in combinations(("random", *LEVELS), 2):
        pairs = zip(greys(one), greys(other), strict=True)
        assert sum(abs(a - b) for a, b in pairs) / SIDE**2 > APART, (one, other)


@pytest.mark.usefixtures("qapp")
def test_who_has_no_face_keeps_an_icon() -> None:
    """People, and players of the command line, have an icon in place of a portrait."""
    for controller in ("human", "reference_hard", "builder@elsewhere"):
        assert not has_portrait(controller)
        assert not level_icon(controller).isNull()


def test_about_even_follows_the_rating(dialog_of: Dialog) -> None:
    """Level and time by the player's rating are named, chosen, and updated the next time."""
    dialog = dialog_of(page=PLAYERS)
    card = dialog.seats.rows[1]
    choose_level(card, EVEN)
    assert (card.title.text(), card.text.text()) == ("Builder", "About even: Builder")
    assert dialog.choices.seats[1].controller == "builder"
    dialog.set_ratings({"": Rating(1985, 60)})
    assert card.title.text() == "Master, 1 s a turn"
    assert card.text.text() == "About even: Master, 1 s a turn"
    assert dialog.choices.seats[1].controller == "master@1"
    tip = card.level.buttons[EVEN].toolTip()
    assert "1985 ± 120" in tip
    assert "all players on this computer" in " ".join(tip.split())
    dialog.accept()
    game = dialog.result_game
    assert game is not None
    assert [seat.controller for seat in game.seats] == ["human", "master@1"]
    again = dialog_of(remembered=game.remembered)
    assert [row.level.chosen for row in again.seats.rows] == ["human", EVEN]
    assert again.choices.seats[1].controller == "builder"  # until the rating is known


def test_about_even_goes_by_who_sits_there(dialog_of: Dialog) -> None:
    """The level "About even" follows the first person's typed name; a new name gets the default."""
    dialog = dialog_of(page=PLAYERS)
    dialog.set_ratings({"": Rating(1500), "Ann": Rating(1170, 40), "Bo": Rating(1770, 50)})
    first, second = dialog.seats.rows
    choose_level(second, EVEN)
    for name, level in (("Ann", "Novice"), ("Bo", "Strategist"), ("Cy", "Builder")):
        first.name.setFocus()
        first.name.selectAll()
        QTest.keyClicks(first.name, name)
        assert second.title.text() == level
        assert second.text.text() == f"About even: {level}"
        tip = second.level.buttons[EVEN].toolTip()
        assert (f"{name}'s rating" in tip) is (name != "Cy")
        assert ("all players" in tip) is (name == "Cy")


def test_computers_have_names_of_their_own(dialog_of: Dialog) -> None:
    """An unnamed computer has the name of its level, with a number if that is taken."""
    dialog = dialog_of(page=PLAYERS)
    first, second = dialog.seats.rows
    dialog.seats.add.click()
    third = dialog.seats.rows[2]
    names = NameTexts(dialog._catalog)
    for level in LEVELS:
        for row in (second, third):
            choose_level(row, level)
        name = persona(level)
        assert [row.name.placeholderText() for row in (second, third)] == [name, f"{name} 2"]
        assert second.seat.name == third.seat.name == ""
    first.name.setText(persona("master"))
    assert second.name.placeholderText() == f"{persona('master')} 2"
    assert not dialog.seats.problem()
    choose_level(second, "human")
    assert second.name.placeholderText() == current_theme().player(second.colour).name
    assert {level: persona(level) for level in LEVELS} == CHARACTERS
    assert len({*CHARACTERS.values()}) == len(LEVELS)
    assert tuple(current_theme().player(n).name for n in range(COLOURS)) == COLOUR_NAMES
    assert names.level("master@0.5") == "Computer: Master, 0.5 s a turn"
    assert names.character("master@2").startswith("Otto – Master, 2 s a turn. Plans")
    assert names.character("engine:Far") == "Far. Is no longer among your engines"
    assert names.level("odd@name") == "Computer: odd@name"


@pytest.mark.parametrize(
    ("points", "level"),
    [
        (600, "novice"),
        (1300, "apprentice"),
        (1400, "journeyman"),
        (1470, "builder"),
        (1600, "architect"),
        (1700, "strategist"),
        (1870, "expert"),
        (1890, "master@0.2"),
        (1940, "master@0.5"),
        (2400, "master@5"),
    ],
)
def test_the_nearest_level(points: float, level: str) -> None:
    """The nearest level by points is found; each is playable, and Master's time can be chosen."""
    assert about_even(Rating(points)) == level
    check_player(level)
    points = [RATINGS[level].points for level in LEVELS]
    assert points == sorted(points)
    assert set(BY_SECONDS) <= set(TIMES)
    assert [*BY_SECONDS.values()] == sorted(BY_SECONDS.values())


def test_the_first_game_is_against_a_named_computer(window: MainWindow) -> None:
    """The first game of a newcomer has a named computer, not a colour."""
    window.files.start_first_game()
    session = window.desk.session
    assert session is not None
    assert session.seats[1].name == ""
    assert seat_names(session.seats)[1] == persona(session.seats[1].controller) != ""
    window.desk.close()
