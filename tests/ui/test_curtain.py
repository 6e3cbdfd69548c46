"""The curtain hides the next card until the next person is at the screen."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QWidget

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.events import CardReplaced, CardUseless
from kingdom_builder_qt.core.moves import END_TURN
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.record.saved_game import load_record
from kingdom_builder_qt.ui.art.hex_marks import ROLES as MARKS
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk.last_turns import last_turn
from tests.helpers.cases import slow_but
from tests.ui.drawn_games import saved
from tests.ui.sample_games import (
    SECTIONS,
    click_hex,
    finish_turn,
    first_target,
    impossible_hex,
    press,
    walk_to,
)

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")
KINDS = ("grass", "flower", "forest", "canyon", "desert")
SAYERS = ("text", "toolTip", "accessibleName", "accessibleDescription", "statusTip", "windowTitle")
ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.ToolTipRole,
)
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def at_end_of_turn(catalog: Catalog, players: int, turn: int, seed: int) -> Session:
    """Return a game of people just before the end of the turn with this number."""
    seats = [Seat(name, number) for number, name in enumerate(NAMES[:players])]
    session = Session(catalog, GameOptions(players=players, seed=seed, start=0), seats)
    random = Random(seed)
    while not session.position.is_over:
        moves = session.position.legal_moves()
        done = sum(entry.move == END_TURN for entry in session.log)
        if END_TURN in moves and done == turn:
            return session
        session.play(END_TURN if END_TURN in moves else random.choice(moves))
    return session


def twin(catalog: Catalog, session: Session, card: str) -> Session:
    """Return the same game with another card in the next player's hand."""
    other = Session(catalog, session.options, session.seats, dealt=session.dealt)
    for entry in session.log:
        other.play(entry.move)
    following = (other.to_move + 1) % len(other.seats)
    hands = list(other.position.hands)
    hands[following] = (card, *hands[following][1:])
    other.position.hands = tuple(hands)
    return other


def texts_at_curtain(window: MainWindow, session: Session) -> list[str]:
    """End the turn; return all texts shown, in models or spoken until the lift."""
    spoken: list[str] = []
    view = window.game_page.view
    window.desk.start(session)
    view.announced.connect(spoken.append)
    window.desk.controller.end_turn()
    assert window.desk.seats.curtain_down
    view.announced.disconnect(spoken.append)
    QApplication.processEvents()  # the panels share their height
    return [*spoken, *words_of(window), window.status_line.message]


def words_of(window: MainWindow) -> list[str]:
    """Return the words of all widgets, actions and models, visible or not."""
    found = []
    for thing in (window, *window.findChildren(QWidget), *window.findChildren(QAction)):
        sayers = (getattr(thing, name, None) for name in SAYERS)
        found += [str(sayer()) for sayer in sayers if callable(sayer)]
    for model in window.findChildren(QAbstractItemModel):
        for row in range(model.rowCount()):
            columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
            for column in range(columns):
                found += [str(model.index(row, column).data(role)) for role in ROLES]
    return found


@pytest.mark.parametrize("turn", slow_but((0, 2, 5), (0, 1, 2, 5, 8)))
def test_nothing_depends_on_the_next_card(window: MainWindow, catalog: Catalog, turn: int) -> None:
    """The words before the lift do not depend on the next card; after it the log names the card.

    Texts of cards and tiles name terrains in any case, so two games are compared.
    """
    session = at_end_of_turn(catalog, 2, turn, seed=turn)
    told = texts_at_curtain(window, session)
    for kind in KINDS:
        assert (
            texts_at_curtain(window, twin(catalog, session_before(catalog, session), kind)) == told
        )
        window.desk.lift_curtain()
        texts = window.desk.words
        name = NAMES[window.desk.session.to_move]
        line = f"{name} plays {texts.names.terrain_card(kind)}"
        assert any(line in words for words in log_lines(window))


def test_nothing_of_a_game_is_left_in_the_next_one(window: MainWindow, catalog: Catalog) -> None:
    """No word, mark or description of the previous game's players and cards remains in the next."""
    cards = ("citizens", "discoverers", "farmers"), ("hermits", "lords", "workers")
    first, second = (
        Session(
            catalog,
            GameOptions(players=2, seed=3, start=0, cards=chosen, sections=SECTIONS),
            [Seat(name, number) for number, name in enumerate(names)],
        )
        for chosen, names in zip(cards, (("Zoltan", "Yvette"), ("Ann", "Bob")), strict=True)
    )
    page = window.game_page
    window.desk.start(first)
    press(window, Qt.Key.Key_N)
    press(window, Qt.Key.Key_Return)
    click_hex(window, impossible_hex(window))  # a bubble and a line give the reason
    finish_turn(window)
    window.desk.lift_curtain()
    click_hex(window, first_target(window))
    walk_to(window, first_target(window))
    assert "Yvette" in "".join(words_of(window))
    page.scene.marks.highlight("earned", 1)
    page.scene.marks.highlight("taught", 1)
    window.desk.start(second)
    QApplication.processEvents()
    told = words_of(window)
    for old in ("Zoltan", "Yvette", *(catalog.cards[id_].name for id_ in cards[0])):
        assert [words for words in told if old in words] == []
    position, marks = second.position, page.scene.marks.item
    assert marks.mask("target") == position.targets("mandatory")
    assert {role: marks.mask(role) for role in MARKS if marks.mask(role)}.keys() == {"target"}
    assert page.view.cursor_hex is None


def session_before(catalog: Catalog, session: Session) -> Session:
    """Return the game before the end of the last turn."""
    before = Session(catalog, session.options, session.seats, dealt=session.dealt)
    for entry in session.log[:-1]:
        before.play(entry.move)
    return before


def log_lines(window: MainWindow) -> list[str]:
    """Return the lines of the log."""
    model = window.game_page.log.model
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_useless_card_waits_for_the_lift(window: MainWindow, catalog: Catalog) -> None:
    """A card replaced at the start of a turn is shown and announced after the lift only."""
    session = at_end_of_turn(catalog, 3, 4, seed=2)
    useless, plain = (without(twin(catalog, session, kind), "forest") for kind in KINDS[2:4])
    assert replaces(useless)
    assert not replaces(plain)
    spoken: list[str] = []
    assert texts_at_curtain(window, plain) == texts_at_curtain(window, useless)
    window.game_page.view.announced.connect(spoken.append)
    window.desk.lift_curtain()
    assert any("the card leaves the game" in words for words in spoken)
    assert "the card leaves the game" in log_lines(window)[-1]
    assert "leaves the game" in window.banner.text.text()


def without(session: Session, kind: str) -> Session:
    """Return the game with all hexes of a terrain occupied."""
    board = session.position.rules.board
    session.position.free_mask &= ~board.terrain_masks[kind]
    return session


def replaces(session: Session) -> bool:
    """Return whether the end of the turn reveals a useless card."""
    events = session.position.push(END_TURN)
    session.position.pop()
    return any(isinstance(event, CardUseless | CardReplaced) for event in events)


def test_game_that_goes_on_begins_at_the_curtain(window: MainWindow, catalog: Catalog) -> None:
    """A game continued between two turns starts with the curtain for the next person."""
    session = at_end_of_turn(catalog, 2, 1, seed=3)
    window.desk.start(session)
    assert not window.desk.seats.curtain_down
    session.play(END_TURN)
    window.desk.start(session)
    assert window.desk.seats.curtain_down
    assert not any("plays" in line and "Round 2" in line for line in log_lines(window)[-1:])


def test_nothing_depends_on_two_next_cards(window: MainWindow, catalog: Catalog) -> None:
    """With the crossroads no text names either card before the lift; then the log has both.

    Only the first card differs between the games that are compared.
    """
    session = saved(catalog, "two_cards")
    told = []
    for kind in KINDS:
        window.desk.start(twin(catalog, session, "grass"))  # deletes the same widgets
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        told.append(texts_at_curtain(window, twin(catalog, session, kind)))
        assert told[-1] == told[0]
        window.desk.lift_curtain()
        position, texts = window.desk.position, window.desk.words
        cards = [texts.names.terrain_card(card) for card in position.hands[position.to_move]]
        assert any(f"reveals the cards {' and '.join(cards)}" in line for line in log_lines(window))


def test_the_last_move_is_marked_when_the_curtain_is_up(window: MainWindow) -> None:
    """The highlight of the last move replaces other highlights when the curtain's focus is lost."""
    session = load_record(
        Path(__file__).parents[1] / "data/pictures/paddock.kbgame", window.catalog
    )
    window.desk.start(session)
    assert window.desk.seats.curtain_down
    QApplication.processEvents()
    window.game_page.curtain.button.click()
    expected = last_turn(session, window.desk.seats.viewer)
    assert expected
    assert window.game_page.scene.marks.item.mask("last_move") == expected
