"""Seats without a typed name have one in the language of the window, in every place."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.game import GameOptions, Seat, Session, game_text, read_game
from kingdom_builder_qt.game.library.entry import indexed_game
from kingdom_builder_qt.game.library.figures import csv_of, ending, standings
from kingdom_builder_qt.game.library.game_filter import Choices, GameFilter, choices
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.game.record.entry_line import EntryHead
from kingdom_builder_qt.game.record.game_files import game_of, load_game
from kingdom_builder_qt.game.record.glance import glance
from kingdom_builder_qt.game.record.saved_game import record_text
from kingdom_builder_qt.game.replay import ReplayedGame, branch_from, known_by, statistics_text
from kingdom_builder_qt.game.seat_names import default_keys, key_of, names_of
from kingdom_builder_qt.game.session import HUMAN
from kingdom_builder_qt.ui.desktop.languages import ENGLISH, SYSTEM, languages
from kingdom_builder_qt.ui.library.games.figures_texts import FiguresTexts
from kingdom_builder_qt.ui.library.games.filter_bar import FilterBar
from kingdom_builder_qt.ui.library.games.game_texts import CardState, GameTexts
from kingdom_builder_qt.ui.library.replay.replay_texts import ReplayTexts
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.scores.score_headers import PlayerHeader
from kingdom_builder_qt.ui.words.game_words import GameWords
from kingdom_builder_qt.ui.words.seat_names import player_name, seat_names
from tests.ui.sample_games import click_hex, first_target
from tests.ui.table.panels import games

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

SHIPPED = (ENGLISH, "de", "fr", "nl", "es")
RELEASED = Path(__file__).parents[1] / "data" / "released"
NOBODY, BRUNO = Seat("", 0), Seat("", 3, "builder")
AT = {"en": "Blue", "de": "Blau"}


@pytest.fixture(autouse=True)
def back_to_english(qapp: QApplication) -> Iterator[None]:
    """Speak English after the test."""
    usual = QLocale()
    yield
    languages().speak(ENGLISH)
    languages().speak(SYSTEM)
    QLocale.setDefault(usual)


def finished(catalog: Catalog, *seats: Seat) -> Session:
    """Return a finished game of these seats."""
    session = games.played(catalog, 5000, len(seats))
    session.seats = session.first_seats = seats
    return session


def keep(session: Session, id_: str = "game") -> None:
    """Store a game in the library."""
    Library().write(EntryHead(id_), record_text(session))


def speak(window: MainWindow, qtbot: QtBot, code: str) -> None:
    """Change the language while the game runs."""
    window.shell.language_chosen.emit(code)
    qtbot.waitUntil(lambda: languages().spoken == code)


def test_a_game_changes_its_language_at_the_table(
    make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """A game that began in German has English names after a change, and German ones again."""
    languages().speak("de")
    window = make_window(language="de")
    desk = window.desk
    desk.start(Session(catalog, GameOptions(seed=3, start=0), [NOBODY, Seat("", 3)]))
    click_hex(window, first_target(window))
    before = record_text(desk.session)
    assert '["", 0, "human"]' in before
    for code in ("de", "en", "de"):
        speak(window, qtbot, code)
        page = window.game_page
        assert page.players.cards[0].name.text() == AT[code]
        assert AT[code] in page.status.turn.text()
        model = page.log.view.model()
        log = [model.index(row, 0).data() for row in range(model.rowCount())]
        assert any(AT[code] in str(line) for line in log)
        assert window.windowTitle().startswith(AT[code])
        window.scores.show()
        header = window.dialogs.current.findChild(PlayerHeader)
        assert header.widest_name() > 8
        window.dialogs.current.close()
        assert record_text(desk.session) == before


@pytest.mark.parametrize("code", SHIPPED)
def test_a_record_opens_in_each_language(catalog: Catalog, code: str) -> None:
    """Card, replay, statistics and table of a German game have the names of the reader."""
    languages().speak("de")
    session = finished(catalog, NOBODY, BRUNO)
    text, listed = record_text(session), game_text(session)
    keep(session)
    assert read_game(listed, catalog).seats == session.seats
    languages().speak(code)
    names = seat_names(session.seats)
    assert (names[0] == "Blue") is (code == ENGLISH)
    again = game_of(text, "game", catalog)
    assert record_text(again) == text
    words, course = GameWords(catalog, again), ReplayedGame(again)
    assert words.names.players == names
    assert ReplayTexts(course, words).players() == ", ".join(names)
    assert names[0] in statistics_text(course, seat_names(course.seats))
    (entry,) = Library().entries(["game"])
    spoken = GameTexts(catalog).spoken(entry, CardState(), shows_standing=True)
    assert all(name in spoken for name in names)
    table = Library().ask(lambda db: csv_of(db, GameFilter(), seat_names))
    assert all(name in table for name in names)
    assert f",{names[0]}," in table


def test_games_without_an_interface_are_english(catalog: Catalog) -> None:
    """The command line, and CSV without a window, speak English."""
    languages().speak("de")
    assert names_of((NOBODY, BRUNO)) == ("Blue", "Bruno")
    session = finished(catalog, NOBODY, BRUNO)
    assert "Blue" in statistics_text(ReplayedGame(session))


@pytest.mark.parametrize("code", SHIPPED)
def test_equal_computers_have_different_names(code: str) -> None:
    """A number tells them apart, also from a person of that name."""
    languages().speak(code)
    two = seat_names([NOBODY, BRUNO, replace(BRUNO, colour=1)])
    assert len({*two}) == 3
    assert two[2] == f"{two[1]} 2"
    person = seat_names([Seat(two[1], 0), BRUNO])
    assert person == (two[1], f"{two[1]} 2")
    assert len({player_name(key) for key in default_keys()}) == len(default_keys())


def test_typed_names_stay(catalog: Catalog) -> None:
    """A typed name, even that of a colour, is shown as it is stored in every language."""
    session = finished(catalog, Seat("Anna", 0), Seat("Blue", 1, "builder"))
    for code in SHIPPED:
        languages().speak(code)
        again = game_of(record_text(session), "game", catalog)
        assert seat_names(again.seats) == ("Anna", "Blue")
    assert key_of(session.seats[1]) == "Blue"
    assert key_of(Seat(key_of(NOBODY), 1)) != key_of(NOBODY)  # even if it is typed


@pytest.mark.parametrize("path", sorted(RELEASED.glob("*/saves/*.kbgame")), ids=lambda p: p.stem)
def test_old_records_show_their_names(path: Path) -> None:
    """The names in records of earlier versions are shown as they are stored."""
    languages().speak("de")
    session = load_game(path, load_catalog(path.parents[1] / "content"))
    assert seat_names(session.seats) == tuple(seat.name for seat in session.seats)
    assert all(seat_names(session.seats))


def test_persons_without_a_name_are_counted_by_colour(catalog: Catalog, qtbot: QtBot) -> None:
    """Filters, ratings and the best result do not depend on the language of a game."""
    for number, code in enumerate(("de", "en")):
        languages().speak(code)
        keep(finished(catalog, NOBODY, BRUNO), f"none-{number}")
    keep(finished(catalog, Seat("Anna", 0), replace(BRUNO, controller="master")), "anna")
    library = Library()
    found: Choices = library.ask(choices)
    assert {*found.persons} == {key_of(NOBODY), "Anna"}
    assert key_of(BRUNO) in found.opponents
    assert {*library.ids(GameFilter(person=key_of(NOBODY)))} == {"none-0", "none-1"}
    assert {*library.ids(GameFilter(opponent=key_of(BRUNO)))} == {"none-0", "none-1"}
    assert {*library.ask(standings)} == {"", "Anna", key_of(NOBODY)}
    for code in AT:
        languages().speak(code)
        bar = FilterBar(FiguresTexts(catalog))
        qtbot.addWidget(bar)
        for part in (bar.search, bar.reset):  # which the window lays out
            part.setParent(bar)
        bar.set_choices(found)
        assert [bar.person.itemText(n) for n in range(1, 3)] == [AT[code], "Anna"]
        bar.person.setCurrentIndex(1)
        assert bar.chosen.person == key_of(NOBODY)
    again = finished(catalog, NOBODY, BRUNO)
    game = indexed_game(glance(record_text(again), "game"), EntryHead("again"), datetime.now())
    news = library.ask(lambda db: ending(db, game))
    assert news is not None
    assert news.best == again.position.gold()[0]  # as in the earlier games


@pytest.mark.parametrize("code", AT)
def test_a_search_finds_the_shown_names(catalog: Catalog, code: str) -> None:
    """The words of a search are those of the language, and no part has the id of a name."""
    keep(finished(catalog, NOBODY, BRUNO), "none")
    keep(finished(catalog, Seat("Anna", 1), replace(BRUNO, controller="master")), "anna")
    languages().speak(code)
    texts = FiguresTexts(catalog)

    def search(text: str) -> tuple[str, ...]:
        return Library().ids(GameFilter(text=text, named=texts.named(text)))

    assert search(f"{AT[code]} bruno") == ("none",)
    assert search("otto") == search("anna") == ("anna",)
    assert search("Blau" if code == "en" else "Blue") == ()


def test_a_rematch_keeps_the_seats_without_names(window: MainWindow) -> None:
    """Neither a rematch nor one against another level writes a name."""
    window.files.start_first_game()
    assert [seat.name for seat in window.desk.session.seats] == ["", ""]
    window.files.restart(turned=True)
    assert [seat.name for seat in window.desk.session.seats] == ["", ""]
    window.files.restart("master")
    found = {(seat.name, seat.controller) for seat in window.desk.session.seats}
    assert found == {("", HUMAN), ("", "master")}
    assert "Otto" in seat_names(window.desk.session.seats)


def test_a_branch_names_its_game_by_typed_names_only(catalog: Catalog) -> None:
    """The name of the original game is stored if all players have one."""
    for seats, name in (
        ((NOBODY, BRUNO), ""),
        ((Seat("Anna", 0), BRUNO), ""),
        ((Seat("Anna", 0), Seat("Ben", 1)), "Anna, Ben"),
    ):
        session = finished(catalog, *seats)
        branch = branch_from(session, 3, seats, known_by(seats, ()))
        assert branch.options.origin is not None
        assert branch.options.origin[0] == name
        begun = Session(catalog, branch.options, branch.seats)
        origin = ReplayTexts(ReplayedGame(begun), GameWords(catalog, begun)).origin()
        assert origin == f"Played on from move 3 of {name or 'another game'}"
