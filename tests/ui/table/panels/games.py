"""Games for tests of panels, models and dialogs: a real desk with a real session."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TypeVar

from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.grid import bits
from kingdom_builder_qt.core.moves import BUILD, END_TURN, MANDATORY, Move
from kingdom_builder_qt.core.state import NEW, USABLE, HeldTile
from kingdom_builder_qt.game import GameOptions, Seat, Session, first_game
from kingdom_builder_qt.ui.desktop.widgets.style import ElidedLabel
from kingdom_builder_qt.ui.table.desk.desk import GameDesk

Shown = TypeVar("Shown", bound=QWidget)
EXPANSIONS = ("base", "nomads", "crossroads")
NAMES = ("Anna", "Bea", "Carl", "Dora", "Emil")


def new_session(catalog: Catalog, players: int = 2, seed: int = 7, **options: object) -> Session:
    """Return a game of people; Anna starts."""
    chosen = GameOptions(players=players, seed=seed, start=0, **options)
    seats = [Seat(NAMES[n], n) for n in range(players)]
    return Session(catalog, first_game(catalog, chosen) if not options else chosen, seats)


def played(catalog: Catalog, moves: int, players: int = 2, seed: int = 7) -> Session:
    """Return a game after some random moves, or at its end."""
    session, random = new_session(catalog, players, seed), Random(seed)
    while len(session.log) < moves and not session.position.is_over:
        session.play(random.choice(session.position.legal_moves()))
    return session


def expanded(catalog: Catalog, players: int = 2, seed: int = 0) -> Session:
    """Return a game of people with Nomads and Crossroads; Anna starts."""
    return new_session(catalog, players, seed, expansions=EXPANSIONS)


def crowded(catalog: Catalog, players: int) -> Session:
    """Return a game in its fourth round in which all own seven location and four nomad tiles.

    Anna starts her turn; her last nomad tile is new, the others are usable.
    """
    sections = tuple((name, 0) for name in ("quarry", "garden", "barracks", "city_hall"))
    cards = ("shepherds", "lords", "merchants")
    options = {"expansions": EXPANSIONS, "sections": sections, "cards": cards}
    session, random = new_session(catalog, players, 3, **options), Random(3)
    while session.position.round < 4:
        session.play(session.position.random_move(random))
    position = session.position
    held = [HeldTile(tile, hex_, USABLE) for hex_, tile in position.rules.tile_of.items()]
    held[-1] = held[-1]._replace(state=NEW)
    assert len(position.rules.nomads) == 4
    assert len(held) == 11
    position.tiles = (tuple(sorted(held)),) * players
    position.clear_caches()
    return session


def four_tasks(catalog: Catalog, players: int) -> Session:
    """Return a game with four task cards in its sixth round."""
    sections = tuple((name, 0) for name in ("barracks", "city_hall", "lighthouse", "monastery"))
    cards = ("shepherds", "lords", "merchants")
    options = {"expansions": EXPANSIONS, "sections": sections, "cards": cards}
    session, random = new_session(catalog, players, 1, **options), Random(1)
    while session.position.round < 6:
        session.play(session.position.random_move(random))
    assert len(session.options.tasks) == 4
    return session


def computer(seat: Seat, level: str = "builder") -> Seat:
    """Return a seat of a computer level."""
    return replace(seat, controller=level)


def start(catalog: Catalog, session: Session) -> GameDesk:
    """Return a desk that shows a game to the player to move."""
    desk = GameDesk(catalog)
    desk.start(session)
    desk.lift_curtain()
    return desk


def show_to(desk: GameDesk, viewer: int | None) -> None:
    """Show the game as seen by a player, or by none."""
    desk.seats.viewer = viewer
    desk.view = desk.current_view()
    desk.shown.emit(desk.view)
    desk.queue.finish()


def build(session: Session, source: str = MANDATORY) -> Move:
    """Build on the first possible hex and return the move."""
    move = Move(source, BUILD, None, next(bits(session.position.targets(source))))
    session.play(move)
    return move


def whole_turn(session: Session) -> None:
    """Make the mandatory builds and end the turn."""
    while session.position.builds_left:
        build(session)
    session.play(END_TURN)


def clipped(widget: QWidget) -> list[str]:
    """Return the texts of visible labels with less room than they need."""
    found = []
    for shown in widget.findChildren(QLabel):
        if not shown.isVisible() or not shown.text() or isinstance(shown, ElidedLabel):
            continue
        wraps = shown.wordWrap()
        height = shown.heightForWidth(shown.width()) if wraps else shown.sizeHint().height()
        narrow = not wraps and shown.width() < shown.sizeHint().width()
        if shown.height() < height or narrow:
            found.append(shown.text())
    return found


def hexes_of(session: Session, source: str = MANDATORY) -> list[int]:
    """Return the possible hexes of a source."""
    return list(bits(session.position.targets(source)))


def shown(qtbot: QtBot, widget: Shown) -> Shown:
    """Show a widget as a window, wait until it is active and return it."""
    qtbot.addWidget(widget)
    widget.show()
    widget.activateWindow()
    with qtbot.waitActive(widget):
        pass
    return widget
