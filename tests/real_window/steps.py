"""The steps from the start page to the end of a first game and back: forty.

Each has its actions by keys alone and by mouse alone, and a condition that holds after it. Names
are the labels on the screen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kingdom_builder_qt.core.events import TileTaken
from kingdom_builder_qt.core.grid import NEIGHBOURS, Hex, bits
from kingdom_builder_qt.core.moves import MANDATORY
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.record.glance import glance
from kingdom_builder_qt.game.record.record_reader import read_file
from tests.real_window.acts import (
    SEED,
    Act,
    Await,
    Check,
    Click,
    ClickHex,
    ClickRow,
    CloseWindow,
    DownTo,
    Menu,
    Player,
    Press,
    Remember,
    Start,
    ToTheEnd,
    Until,
    WalkTo,
    Write,
    board_has_keyboard,
    board_looks_different,
    main_window,
    played,
    shows,
    title,
)

NAME: Final = "Evening"


@dataclass(frozen=True)
class Step:
    """One step of both runs; `seen` holds afterwards, within `seconds`."""

    name: str
    keys: tuple[Act, ...]
    mouse: tuple[Act, ...]
    seen: Check
    seconds: float = 10


# -- choices on the board --------------------------------------------------------------------------


def beside_a_tile(position: Position) -> Hex:
    """Return a buildable hex next to a location with tiles left."""
    rules = position.rules
    sites = [hex_ for hex_ in rules.tile_of if position.tiles_left(hex_)]
    near = [
        hex_ for hex_ in targets(position) if any(NEIGHBOURS[hex_] >> site & 1 for site in sites)
    ]
    assert near, "no location with tiles beside what the card allows"
    return near[0]


def any_hex(position: Position) -> Hex:
    """Return the last buildable hex."""
    return targets(position)[-1]


def no_target(position: Position) -> Hex:
    """Return an empty hex of another terrain than the card's."""
    board, possible = position.rules.board, targets(position)
    beside = [h for target in possible for h in bits(NEIGHBOURS[target]) if h not in possible]
    return next(h for h in beside if board.terrain_at(h) and position.piece_at(h) is None)


def a_piece(position: Position) -> Hex:
    """Return the first piece that the first usable tile in hand can move."""
    return next(bits(position.origins(first_tile(position))))


def a_place_for_it(position: Position) -> Hex:
    """Return a target for that piece."""
    return next(bits(position.targets(first_tile(position), a_piece(position))))


def first_tile(position: Position) -> str:
    """Return the source of the first usable tile in hand."""
    return next(source for source in position.sources() if source.startswith("tile:"))


def targets(position: Position) -> list[Hex]:
    """Return the targets of the mandatory action."""
    return list(bits(position.targets(MANDATORY)))


# -- conditions of the game ------------------------------------------------------------------------


def has_seed(player: Player) -> bool:
    """Return whether the game of the typed seed is stored."""
    return player.record.is_file() and player.session().options.seed == int(SEED)


def another_game(player: Player) -> bool:
    """Return whether a game of another seed is stored."""
    return player.record.is_file() and not has_seed(player)


def has_tile(player: Player) -> bool:
    """Return whether the person has taken a tile."""
    session = player.session()
    return any(isinstance(event, TileTaken) for entry in session.log for event in entry.events)


def is_my_turn(player: Player) -> bool:
    """Return whether the computer has moved and the person may build."""
    session = player.session()
    return len(session.log) > player.moves_before + 2 and session.seats[session.to_move].is_human


def built(many: int) -> Check:
    """Return whether the game of the typed seed has this number of card settlements."""

    def is_built(player: Player) -> bool:
        return player.position().built == many and has_seed(player)

    return is_built


def is_named(player: Player) -> bool:
    """Return whether the game has the chosen title in the library."""
    head = glance(read_file(player.record), "").entry
    return head is not None and head.title == NAME


STEPS: Final = (
    Step("the start page waits for Enter", (), (), shows("push button", "First game", "focused")),
    Step(
        "a new game is set up",
        (Press("ctrl+n"),),
        (Click("push button", "New game…"),),
        title("New game"),
    ),
    Step(
        "and given up",
        (Press("Escape"),),
        (Click("push button", "Cancel"),),
        main_window,
    ),
    Step(
        "and set up again",
        (Press("ctrl+n"),),
        (Click("push button", "New game…"),),
        title("New game"),
    ),
    Step(
        "the first game is chosen",
        (Until("Tab", "list item", ""), Press("End", "Home")),
        (Click("list item", "First game"),),
        shows("list item", "First game", "selected"),
    ),
    Step(
        "the cards are turned to",
        (Until("shift+Tab", "page tab", ""), Until("Right", "page tab", "Cards")),
        (Click("page tab", "Cards"),),
        shows("push button", "All random"),
    ),
    Step(
        "the options are turned to",
        (Until("Right", "page tab", "Options"),),
        (Click("page tab", "Options"),),
        shows("text", "Seed"),
    ),
    Step(
        "a seed is typed, and the game begins",
        (Until("Tab", "text", "Seed"), Write(SEED), Press("Return")),
        (Click("text", "Seed"), Write(SEED), Click("push button", "Start game")),
        title("Blue, Bruno"),
    ),
    Step("the keyboard is on the board", (), (), board_has_keyboard),
    Step(
        "the running score is shown beside the board",
        (Press("F3"),),
        (Menu("Play", "Score sheet"),),
        title("Score"),
    ),
    Step(
        "the score is closed",
        (Press("Escape"),),
        (Click("push button", "Close"),),
        main_window,
    ),
    Step(
        "the possible moves are listed",
        (Press("ctrl+l"),),
        (Menu("Play", "Possible moves"),),
        title("Possible moves"),
    ),
    Step(
        "one that takes a location tile is played",
        (DownTo(beside_a_tile), Press("Return")),
        (ClickRow("Possible moves", beside_a_tile), Click("push button", "Play")),
        has_tile,
    ),
    Step(
        "the list is closed, the keyboard is on the board",
        (Press("Escape"),),
        (Click("push button", "Close"),),
        board_has_keyboard,
    ),
    Step("the move is taken back", (Press("ctrl+z"),), (Click("push button", "Undo"),), played(-1)),
    Step(
        "and played again",
        (Press("ctrl+shift+z"),),
        (Click("push button", "Redo"),),
        played(1),
    ),
    Step(
        "a hex that is not possible is refused with the reason",
        (WalkTo(no_target), Press("Return")),
        (ClickHex(no_target),),
        shows("label", "You must build next to your settlements"),
    ),
    Step(
        "a settlement is built on the board",
        (WalkTo(any_hex), Press("Return")),
        (ClickHex(any_hex),),
        played(1),
    ),
    Step(
        "a hint is asked for",
        (Press("question"),),
        (Click("push button", "Hint"),),
        shows("push button", "Play it"),
        30,
    ),
    Step(
        "the hint is closed",
        (Press("Escape"),),
        (Click("push button", "Close"),),
        lambda player: not shows("push button", "Play it")(player),
    ),
    Step(
        "the third settlement is built",
        (WalkTo(any_hex, "n"), Press("Return")),
        (ClickHex(any_hex),),
        played(1),
    ),
    Step(
        "the rules are read",
        (Press("F1"),),
        (Click("push button", "Rules and keys"),),
        title("Rules and keys"),
    ),
    Step("and left", (Press("Escape"),), (CloseWindow(),), board_has_keyboard),
    Step(
        "the turn is ended, and the computer plays",
        (Press("e"),),
        (Click("push button", "End turn"),),
        is_my_turn,
        30,
    ),
    Step(
        "the location tile is chosen",
        (Press("1"),),
        (Click("check box", "ready", exact=False),),
        shows("check box", "ready", "checked"),
    ),
    Step(
        "and put back",
        (Press("Escape"),),
        (Click("check box", "Grass"),),
        shows("check box", "Grass", "checked"),
    ),
    Step(
        "chosen again, and a settlement is lifted",
        (Press("1"), WalkTo(a_piece, "n"), Press("Return")),
        (Click("check box", "ready", exact=False), ClickHex(a_piece)),
        shows("label", "choose where it goes"),
    ),
    Step(
        "it is put down",
        (WalkTo(a_place_for_it, "n"), Press("Return")),
        (ClickHex(a_place_for_it),),
        played(1),
    ),
    Step(
        "the second turn is built",
        (
            *(WalkTo(any_hex, "n"), Press("Return"), Await(built(1))),
            *(WalkTo(any_hex, "n"), Press("Return"), Await(built(2))),
            *(WalkTo(any_hex, "n"), Press("Return")),
        ),
        (
            *(ClickHex(any_hex), Await(built(1))),
            *(ClickHex(any_hex), Await(built(2))),
            ClickHex(any_hex),
        ),
        built(3),
    ),
    Step(
        "and ended",
        (Press("e"),),
        (Click("push button", "End turn"),),
        is_my_turn,
        30,
    ),
    Step(
        "the game is given a name",
        (
            Press("ctrl+s"),
            Await(title("Title and star")),
            Write(NAME),
            Press("Return"),
        ),
        (
            Menu("Game", "Title and star…"),
            Await(title("Title and star")),
            Write(NAME),
            Click("push button", "OK"),
        ),
        is_named,
    ),
    Step("the program ends", (Press("ctrl+q"),), (Menu("Game", "Quit"),), Player.has_quit),
    Step(
        "another start offers to continue",
        (Start(),),
        (Start(),),
        shows("push button", "Continue", "focused"),
        60,
    ),
    Step(
        "the game goes on where it was",
        (Press("Return"),),
        (Click("push button", "Continue"),),
        board_has_keyboard,
    ),
    Step(
        "it is played to the end from the list of moves",
        (
            Press("ctrl+l"),
            Await(title("Possible moves")),
            ToTheEnd("Possible", "Play", "Score", "Return"),
        ),
        (
            Menu("Play", "Possible moves"),
            Await(title("Possible moves")),
            ToTheEnd("Possible", "Play", "Score"),
        ),
        title("Score"),
        20,
    ),
    Step(
        "a number of the score sheet lights hexes of the board",
        (Remember(), Until("Tab", "table cell", ""), Press("Up", "Up", "Up")),
        (Remember(), Click("table cell", "Knights", exact=False)),
        board_looks_different,
    ),
    Step(
        "the game is analysed",
        (Press("F6"),),
        (Click("push button", "Analyse", exact=False),),
        title("Game analysis"),
        30,
    ),
    Step("and that is left", (Press("Escape"),), (Click("push button", "Close"),), main_window),
    Step(
        "another game begins, and its first move is played from the list",
        (
            Press("ctrl+n"),
            Await(title("New game")),
            Press("Return"),
            Await(main_window),
            Press("ctrl+l"),
            Await(title("Possible moves")),
            Press("Return", "Escape"),
        ),
        (
            Menu("Game", "New game…"),
            Click("push button", "Start game"),
            Await(main_window),
            Menu("Play", "Possible moves"),
            Await(title("Possible moves")),
            Click("push button", "Play"),
            Click("push button", "Close"),
        ),
        another_game,
        30,
    ),
    Step(
        "the table is left",
        (Press("ctrl+w"),),
        (Menu("Game", "Close game"),),
        shows("push button", "Continue", "focused"),
    ),
)
