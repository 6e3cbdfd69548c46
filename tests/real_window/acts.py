"""Actions of a user by keys or mouse in one step, and the conditions after it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from subprocess import Popen
from typing import Final, Protocol

from kingdom_builder_qt.content import Catalog, paths
from kingdom_builder_qt.core.grid import MAIN_MASK, Hex, bits, hex_name
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.record.saved_game import load_record
from kingdom_builder_qt.game.record.unread_file import SUFFIX
from kingdom_builder_qt.game.session import Seat, Session
from kingdom_builder_qt.game.setup.first_position import first_game
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.ui.art.geometry import centre
from tests.real_window.desktop import Desktop, wait_for
from tests.real_window.eyes import Eyes, Thing

Choose = Callable[[Position], Hex]
_HEX: Final = re.compile(r"([A-T])([0-9]{1,2})\b")
CROSS: Final = 10  # offset in pixels of a title bar's close button from the corner, up and left
WHEEL_DOWN: Final = 5  # the mouse button of the wheel
START_SECONDS: Final = 60.0
_MOST_PRESSES: Final = 80
SEED: Final = "24"  # of the first game
_GAME_SECONDS: Final = 90.0
_SETTLE: Final = 0.06  # seconds from a mouse move to the text about the hex under it


class Player:
    """A user with screen, input devices and the rules of the game.

    The position is read from the record of the running game in the library.
    """

    def __init__(self, table: Desktop, eyes: Eyes, catalog: Catalog) -> None:
        self.table, self.eyes, self.catalog = table, eyes, catalog
        self.moves_before = 0  # at the start of the step
        self.remembered = b""
        self._corner: Thing | None = None
        self._program: Popen[str] | None = None
        self._board: tuple[float, float, float] | None = None

    # -- the program ---------------------------------------------------------------------------

    def start(self) -> None:
        """Start the program and wait for its window."""
        self._program = self.table.start()
        self._board = self._corner = None
        wait_for(lambda: bool(self.eyes.windows()), "no window", START_SECONDS)

    def exit_status(self) -> int | None:
        """Return the exit status of the program, None while it runs."""
        return None if self._program is None else self._program.poll()

    def has_quit(self) -> bool:
        """Return whether the program has ended with status 0."""
        return self.exit_status() == 0

    def end(self) -> None:
        """Kill the program if it runs."""
        if self._program is not None and self._program.poll() is None:
            self._program.terminate()
            self._program.wait(20)

    # -- the game ------------------------------------------------------------------------------

    @property
    def record(self) -> Path:
        """Return the record of the last started game."""
        games = paths.user_data() / "games"
        return max(games.glob(f"*{SUFFIX}"), default=games / SUFFIX)

    def session(self) -> Session:
        """Return the running game; its record exists after its first move."""
        if self.record.is_file():
            return load_record(self.record, self.catalog)
        options = first_game(self.catalog, GameOptions(seed=int(SEED)))
        return Session(self.catalog, options, [Seat("Blue", 0), Seat("Bruno", 1, "builder")])

    def position(self) -> Position:
        return self.session().position

    def moves(self) -> int:
        """Return the number of moves of the running game; 0 without one."""
        return len(self.session().log) if self.record.is_file() else 0

    # -- the windows ---------------------------------------------------------------------------

    def window(self) -> str:
        """Return the title of the active window."""
        active = self.active()
        return self.eyes.name(active) if active else ""

    def active(self) -> int:
        """Return the active window, 0 without one."""
        found = [w for w in self.eyes.windows() if "active" in self.eyes.states(w)]
        return found[-1] if found else 0

    def find(self, role: str, name: str, *, exact: bool = True) -> Thing | None:
        """Return the topmost accessible object with a role and a name, or None."""
        for window in reversed(self.eyes.windows()):
            for thing in self.eyes.things(window):
                if thing.role == role and (thing.name == name if exact else name in thing.name):
                    return thing
        return None

    def focused(self) -> Thing | None:
        """Return the innermost object with the focus."""
        for window in reversed(self.eyes.windows()):
            found = [thing for thing in self.eyes.things(window) if thing.is_("focused")]
            if found:
                return found[-1]
        return None

    def status(self) -> tuple[str, ...]:
        """Return the text of the table's status area."""
        if self._corner is None:
            self._corner = self.find("panel", "Status")
        if self._corner is None or "showing" not in self.eyes.states(self._corner.handle):
            return ()
        return tuple(thing.name for thing in self.eyes.below(self._corner) if thing.name)

    def status_hex(self) -> str:
        """Return the name of the hex in the status area, "" without one."""
        found = [_HEX.match(text) for text in self.status()]
        return next((match.group() for match in found if match), "")

    def point_at(self, thing: Thing) -> tuple[int, int]:
        """Return the centre of an object on the screen."""
        left, top, width, height = self.eyes.place_of(thing.handle)
        return left + width // 2, top + height // 2

    # -- the board -----------------------------------------------------------------------------

    def board_picture(self) -> bytes:
        """Return the pixels of the board."""
        board = self.find("list", "Game board")
        assert board is not None, "no game board"
        return self.table.pixels(*self.eyes.place_of(board.handle))

    def forget_board(self) -> None:
        """Discard the position of the board: the window was opened again, or arranged."""
        self._board = None

    def lead_to(self, hex_: Hex) -> tuple[int, int]:
        """Move the mouse to a hex and return its screen position.

        The position is found as by a person: from mouse moves over the board and the status text.
        """
        for _ in range(2):
            if self._board is None:
                self._board = self._explore()
            scale, left, top = self._board
            there = centre(hex_)
            point = round(left + scale * there.x()), round(top + scale * there.y())
            self.table.move(*point)
            with_words = time.monotonic() + 1
            while time.monotonic() < with_words:
                if self.status_hex() == hex_name(hex_):
                    return point
                time.sleep(0.03)
            self._board = None
        raise AssertionError(f"{hex_name(hex_)} is not where the board was: {self.status()}")

    def _explore(self) -> tuple[float, float, float]:
        board = self.find("list", "Game board")
        assert board is not None, "no game board"
        left, top, width, height = self.eyes.place_of(board.handle)
        named = {hex_name(hex_): centre(hex_) for hex_ in bits(MAIN_MASK)}
        pairs = []
        for row in range(2, 11, 2):
            for column in range(2, 11, 2):
                x, y = left + width * column // 12, top + height * row // 12
                self.table.move(x, y)
                time.sleep(_SETTLE)
                text = self.status_hex()
                if text:
                    pairs.append((named[text], x, y))
        assert len(pairs) > 12, f"the corner names {len(pairs)} hexes only"
        return _fitted([(p.x(), p.y(), x, y) for p, x, y in pairs])


def _fitted(pairs: Sequence[tuple[float, float, int, int]]) -> tuple[float, float, float]:
    """Return scale, left and top of the map from board to screen, by least squares."""
    many = len(pairs)
    mean = [sum(pair[i] for pair in pairs) / many for i in range(4)]
    spread = sum((p[0] - mean[0]) ** 2 + (p[1] - mean[1]) ** 2 for p in pairs)
    both = sum(
        (p[0] - mean[0]) * (p[2] - mean[2]) + (p[1] - mean[1]) * (p[3] - mean[3]) for p in pairs
    )
    scale = both / spread
    return scale, mean[2] - scale * mean[0], mean[3] - scale * mean[1]


Check = Callable[[Player], object]

# -- actions ---------------------------------------------------------------------------------------


class Act(Protocol):
    """An action of a user."""

    def do(self, player: Player) -> None:
        """Do the action."""


@dataclass(frozen=True)
class Press:
    """Press keys, one after the other."""

    keys: tuple[str, ...]

    def __init__(self, *keys: str) -> None:
        object.__setattr__(self, "keys", keys)

    def do(self, player: Player) -> None:
        player.table.key(*self.keys)


@dataclass(frozen=True)
class Await:
    """Wait until a condition holds."""

    check: Check

    def do(self, player: Player) -> None:
        wait_for(lambda: bool(self.check(player)), "what has to come next is not seen", 10)


class Remember:
    """Store the picture of the board for a later comparison."""

    def do(self, player: Player) -> None:
        player.remembered = player.board_picture()


class Start:
    """Start the program."""

    def do(self, player: Player) -> None:
        player.start()


@dataclass(frozen=True)
class ToTheEnd:
    """Click a button of a window, or press a key there, until the program opens another window."""

    window: str
    button: str
    end: str
    key: str = ""

    def do(self, player: Player) -> None:
        thing = player.find("push button", self.button)
        assert thing is not None, f"no button “{self.button}”"
        point = player.point_at(thing)
        until = time.monotonic() + _GAME_SECONDS
        while not (now := player.window()).startswith(self.end):
            assert time.monotonic() < until, "the game does not end"
            assert player.exit_status() is None, "the program has ended"
            if not now.startswith(self.window) or "enabled" not in player.eyes.states(thing.handle):
                time.sleep(0.1)  # no click while disabled: a window may be opening
            elif self.key:
                player.table.key(self.key)
            else:
                player.table.click(*point)


@dataclass(frozen=True)
class Write:
    """Replace the text of the field by typing."""

    text: str

    def do(self, player: Player) -> None:
        player.table.key("ctrl+a")
        player.table.type(self.text)


@dataclass(frozen=True)
class Until:
    """Press a key until an object with this role and name has the focus."""

    key: str
    role: str
    name: str

    def do(self, player: Player) -> None:
        for _ in range(_MOST_PRESSES):
            now = player.focused()
            if now is not None and now.role == self.role and now.name.startswith(self.name):
                return
            player.table.key(self.key)
            time.sleep(0.03)
        raise AssertionError(f"{self.key} never comes to {self.role} {self.name}")


@dataclass(frozen=True)
class DownTo:
    """Move down a list until the row of a hex is chosen."""

    choose: Choose

    def do(self, player: Player) -> None:
        wanted = f" {hex_name(self.choose(player.position()))},"
        for _ in range(_MOST_PRESSES):
            now = player.focused()
            if now is not None and wanted in now.name:
                return
            player.table.key("Down")
            time.sleep(0.03)
        raise AssertionError(f"no row of the list says{wanted}")


@dataclass(frozen=True)
class WalkTo:
    """Move the keyboard cursor of the board until the status area names a hex."""

    choose: Choose
    key: str = ""  # a key that jumps; "": arrows

    def do(self, player: Player) -> None:
        hex_ = self.choose(player.position())
        player.table.key(self.key or "Left")
        for _ in range(_MOST_PRESSES):
            time.sleep(0.05)
            text = player.status_hex()
            if text == hex_name(hex_):
                return
            player.table.key(self.key or _step(text, hex_name(hex_)))
        raise AssertionError(f"the keyboard never comes to {hex_name(hex_)}")


def _step(here: str, there: str) -> str:
    if here[:1] != there[:1]:
        return "Down" if here < there else "Up"
    return "Right" if int(here[1:]) < int(there[1:]) else "Left"


@dataclass(frozen=True)
class Click:
    """Click an object with a role and a name."""

    role: str
    name: str
    exact: bool = True

    def do(self, player: Player) -> None:
        wait_for(lambda: self._is_there(player), f"no {self.role} “{self.name}” to click", 5)
        thing = player.find(self.role, self.name, exact=self.exact)
        assert thing is not None
        player.table.click(*player.point_at(thing))

    def _is_there(self, player: Player) -> bool:
        thing = player.find(self.role, self.name, exact=self.exact)
        return thing is not None and thing.is_("enabled")


class Menu:
    """Open a menu and click its entries."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def do(self, player: Player) -> None:
        for name in self.names:
            Click("menu item", name).do(player)


class CloseWindow:
    """Click the close button that the window manager paints in the title bar."""

    def do(self, player: Player) -> None:
        left, top, width, _ = player.eyes.place_of(player.active())
        player.table.click(left + width - CROSS, top - CROSS)


@dataclass(frozen=True)
class ClickRow:
    """Turn the wheel over a list until the row of a hex is visible, and click it."""

    name: str
    choose: Choose

    def do(self, player: Player) -> None:
        wanted = f" {hex_name(self.choose(player.position()))},"
        rows = player.find("list", self.name)
        assert rows is not None, f"no list “{self.name}”"
        for _ in range(_MOST_PRESSES):
            row = player.find("list item", wanted, exact=False)
            if row is not None and self._foot(player, row) <= self._foot(player, rows):
                break  # a row at the edge is visible in part
            player.table.click(*player.point_at(rows), WHEEL_DOWN)
        Click("list item", wanted, exact=False).do(player)

    @staticmethod
    def _foot(player: Player, thing: Thing) -> int:
        """Return the lower edge of an object on the screen."""
        _left, top, _width, height = player.eyes.place_of(thing.handle)
        return top + height


@dataclass(frozen=True)
class ClickHex:
    """Click a hex of the board."""

    choose: Choose
    button: int = 1

    def do(self, player: Player) -> None:
        player.table.click(*player.lead_to(self.choose(player.position())), self.button)


# -- conditions ------------------------------------------------------------------------------------


def title(text: str) -> Check:
    """Return whether the active window has this title prefix."""
    return lambda player: player.window().startswith(text)


def main_window(player: Player) -> bool:
    """Return whether the main window is active, with any title."""
    return player.eyes.role(player.active()) == "frame"


def board_has_keyboard(player: Player) -> bool:
    """Return whether the board has the focus."""
    now = player.find("list", "Game board")
    return now is not None and now.is_("focused")


def board_looks_different(player: Player) -> bool:
    """Return whether the board differs from the stored picture."""
    return player.board_picture() != player.remembered


def shows(role: str, name: str, state: str = "showing") -> Check:
    """Return whether an object exists, in a state."""

    def is_shown(player: Player) -> bool:
        thing = player.find(role, name, exact=False)
        return thing is not None and thing.is_(state)

    return is_shown


def played(many: int) -> Check:
    """Return whether the step has added this number of moves; undo makes it negative."""
    return lambda player: player.moves() == player.moves_before + many
