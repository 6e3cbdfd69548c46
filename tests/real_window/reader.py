"""Play a turn and paint a section through the accessibility bus alone, as a screen reader does.

    python -m tests.real_window.reader [FOLDER]

No key is pressed and no pixel is read. FOLDER gets a screenshot after a failure.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from kingdom_builder_qt.content import load_catalog
from kingdom_builder_qt.ui.desktop.settings.settings import Settings, save_settings
from tests.real_window.acts import Player
from tests.real_window.desktop import desktop, missing_tools, wait_for
from tests.real_window.eyes import Eyes, Thing
from tests.real_window.play import say

CALM: Final = Settings(
    animation_speed=0.0, ai_delay_ms=0, theme="light", sound=False, running_score=True
)
_HEX: Final = re.compile(r"[A-T][0-9]{1,2}, ")
_NAMES: Final = {f"{chr(65 + row)}{column}" for row in range(20) for column in range(1, 21)}


class Reader:
    """A person who knows the program by its accessible objects."""

    def __init__(self, player: Player) -> None:
        self._player, self._eyes = player, player.eyes

    def find(self, role: str, name: str, seconds: float = 20) -> Thing:
        """Return an object as soon as it is there."""
        found: list[Thing] = []

        def look() -> bool:
            thing = self._player.find(role, name, exact=False)
            found.extend([thing] if thing is not None else [])
            return bool(found)

        wait_for(look, f"no {role} {name!r}", seconds)
        return found[0]

    def press(self, role: str, name: str) -> None:
        """Press a button by its action."""
        assert self._eyes.act(self.find(role, name).handle, "Press"), f"{name} cannot be pressed"

    def hexes(self, board: str) -> dict[str, Thing]:
        """Return the hexes of a board by their words."""
        return {hex_.name: hex_ for hex_ in self._eyes.children(self.find("list", board))}

    def press_hex(self, hex_: Thing) -> None:
        assert self._eyes.act(hex_.handle, "Press"), f"{hex_} cannot be pressed"

    def words(self, hex_: Thing) -> str:
        """Return the present words of a hex."""
        return self._eyes.name(hex_.handle)

    def news(self, hex_: Thing) -> str:
        """Return the news in the description of a hex."""
        return self._eyes.description(hex_.handle)

    def wait(self, condition: Callable[[], bool], subject: str) -> None:
        wait_for(condition, subject, 20)


def build(reader: Reader, done: int) -> Thing:
    """Press a legal hex as the next of three builds and return it; the news tells the progress."""
    hexes = reader.hexes("Game board").items()
    name, hex_ = next((name, one) for name, one in hexes if "Enter: build" in name)
    assert f"{3 - done} left" in name, name
    reader.press_hex(hex_)
    reader.wait(lambda: "your settlement" in reader.words(hex_), f"{name} is not built")
    reader.wait(lambda: f"{done + 1} of 3" in reader.news(hex_), f"nothing heard: {name}")
    say(reader.news(hex_))
    return hex_


def play_a_turn(reader: Reader) -> None:
    """Build three settlements, end the turn, hear the opponent and read the gold."""
    reader.press("push button", "First game")
    began = time.monotonic()
    reader.wait(lambda: len(reader.hexes("Game board")) == 400, "no board")
    names = list(reader.hexes("Game board"))
    assert {name.partition(",")[0] for name in names} == _NAMES, "a hex has no name of its own"
    say(f"400 hexes read in {time.monotonic() - began:.1f} s, such as {names[210]!r}")
    hex_ = [build(reader, done) for done in range(3)][-1]
    reader.press("push button", "End turn")
    reader.wait(lambda: "Bruno –" in reader.news(hex_), "the opponent's turn is not heard")
    news = reader.news(hex_)
    assert _HEX.search(news.partition("–")[2]), news
    assert "gold in all" in news, news
    assert "Blue, your turn" in news, news
    say(news)
    gold = reader.find("panel", "settlements left", 5).name
    assert "37 of 40 settlements left" in gold, gold
    say(gold)


def paint(reader: Reader, place: str) -> None:
    """Press a hex of the section and wait for its new terrain."""
    hexes = reader.hexes("Section").items()
    name, hex_ = next((name, one) for name, one in hexes if name.startswith(place))
    reader.press_hex(hex_)
    reader.wait(lambda: reader.words(hex_) != name, f"{name} is not painted")
    say(f"{name} -> {reader.words(hex_)}")


def paint_a_section(reader: Reader) -> None:
    """Paint three hexes of a new section with the terrain of the palette."""
    reader.press("push button", "Section editor")
    reader.wait(lambda: len(reader.hexes("Section")) == 100, "no section")
    for place in ("3/3", "3/4", "4/3"):
        paint(reader, place)


def main(pictures: Path) -> int:
    """Do both; return the exit status."""
    if lacking := missing_tools():
        sys.stderr.write(f"not to be had here: apt-get install {' '.join(lacking)}\n")
        return 2
    with tempfile.TemporaryDirectory(prefix="kb") as folder, desktop(Path(folder)) as table:
        os.environ.update(table.environ)
        save_settings(CALM)
        player = Player(table, Eyes("Kingdom Builder Qt"), load_catalog(None))
        try:
            for do in (paint_a_section, play_a_turn):
                player.start()
                do(Reader(player))
                player.end()
            return 0
        except (AssertionError, TimeoutError, StopIteration) as error:
            table.picture(pictures / "reader.png")
            sys.stderr.write(f"{error}; {player.exit_status()}; {pictures / 'reader.png'}\n")
            for window in player.eyes.windows():
                for thing in player.eyes.things(window):
                    sys.stderr.write(f"{thing}\n")
            return 1
        finally:
            player.end()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/real-window")))
