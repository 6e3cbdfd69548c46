"""Opens files made to freeze the window or to fill the memory, and ends the program in mid-use.

A small file may cost no more than a large valid one.  Processor time is counted, that of child
processes included, so a busy machine makes no difference.
"""

from __future__ import annotations

import os
import shutil
import signal
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Final

from PySide6.QtCore import QObject, QTimer

from kingdom_builder_qt.content.packs.archive import PackError
from kingdom_builder_qt.content.packs.inspection import inspect_pack
from kingdom_builder_qt.content.packs.install import install
from kingdom_builder_qt.game import GameOptions, Seat
from kingdom_builder_qt.game.library.library import Library
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from tests.campaigns.faults.kills import quick_settings
from tests.campaigns.faults.lives import Life, Teller, left_of, members
from tests.campaigns.faults.power_cut import at_home
from tests.campaigns.faults.tally import Tally, Trial
from tests.helpers.sample_pack import SECTION, zipped

SECONDS: Final = 6.0  # processor time to open a file and to show the result
BLOCKED: Final = 1.0  # of them with a blocked event loop
MEMORY: Final = 200 << 20  # bytes, growth of the window
END_SECONDS: Final = 2.0  # processor time from SIGTERM to the end
MOST_SECONDS: Final = 30.0  # processor time until a timeout
MOVES: Final = 20  # of a game with hostile content
MOVE_SECONDS: Final = 6.0  # processor time of one move: Master has no limit
_BEAT_MS: Final = 20
_REST: Final = 1.0  # seconds for deferred painting
_TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
_GAME: Final = ".kbgame"

_SVG: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{}</svg>'
_TILE: Final = """\
zap:
  kind: location_tile
  name: Zap
  text: Build up to 40 settlements.
  icon: x.svg
  action: {build: {to: {terrain: grass}, count: 40}}
"""
_CARD: Final = "{0}:\n  kind: scoring_card\n  name: {0}\n  text: T.\n  score: {1}\n"
_AROUND: Final = "{group: {around: {not: {terrain: water}}, within: 19}, pay: {rank: [9, 4]}}"
_NEAR: Final = "{of: {near: {piece: none, within: 19}}, pay: {per_unit: 1}}"
_LINKED: Final = "{group: {linked: {not: {terrain: water}}}, pay: {per_group: 1}}"
_SPAN: Final = "{group: area, measure: span, pay: {per_unit: 1}}"
_LAND: Final = SECTION.replace("heath", "gold").replace("z", "g").replace("peat", "zap")


def hostile_files(trial: Trial, tally: Tally) -> None:
    """Open one hostile file after the other, each in a new window."""
    files = [*FILES.items()]
    trial.random.shuffle(files)
    number = 0
    while trial.goes_on or not number:
        name, made = files[number % len(files)]
        number += 1
        home = trial.folder / "home"
        quick_settings(home)
        _opened(trial.folder / name, made(), home, tally)
        shutil.rmtree(home, ignore_errors=True)


def hostile_content(trial: Trial, tally: Tally) -> None:
    """Install content that would occupy computer players for hours, and let them play with it."""
    path = trial.folder / "gold.kbpack"
    path.write_bytes(_gold())
    while trial.goes_on:
        home = trial.folder / "home"
        quick_settings(home)
        try:
            with at_home(home):
                install(inspect_pack(path))
        except PackError as error:
            tally.expect(path.name in str(error), "refused with a sentence", f"said: {error}")
        else:
            _played(home, trial.random, tally)
        shutil.rmtree(home, ignore_errors=True)


# -- the files ---------------------------------------------------------------------------------


def _repeated(token: str, opening: str = "") -> Callable[[], bytes]:
    return lambda: (opening + token * ((4 << 20) // len(token) - len(opening))).encode()


def _pack(id_: str, files: Mapping[str, str]) -> bytes:
    manifest = f"format: 1\nid: {id_}\nversion: '1.0'\nname: {id_}\nneeds: [base]\ndata_format: 1\n"
    texts = {"pack.yaml": manifest, f"{id_}/expansion.yaml": "name: E\n", **files}
    return zipped({name: text.encode() for name, text in texts.items()})


def _with_picture(id_: str, picture: str, **more: str) -> Callable[[], bytes]:
    """Return a writer of a pack with a tile and its picture; `more`: other pictures by folder."""
    files = {f"{id_}/tiles.yaml": _TILE, f"{id_}/icons/x.svg": picture}
    return lambda: _pack(id_, files | {f"{folder}/x.svg": text for folder, text in more.items()})


def _copies() -> str:
    """Return a drawing of 10^9 rectangles, which every check must refuse."""
    groups = '<g id="a0"><rect width="9" height="9"/></g>'
    for i in range(9):
        groups += f'<g id="a{i + 1}">' + f'<use href="#a{i}"/>' * 10 + "</g>"
    return _SVG.format(f'<defs>{groups}</defs><use href="#a9"/>')


def _points(count: int, attributes: str, kind: str = "polyline") -> str:
    chance = Random(count)
    points = " ".join(f"{chance.randrange(10)} {chance.randrange(10)}" for _ in range(count))
    return _SVG.format(f'<{kind} points="{points}" {attributes}/>')


def _cards(id_: str, count: int) -> str:
    score = "{pay: {per_unit: 1}}"
    return "".join(_CARD.format(f"{id_}{number}", score) for number in range(count))


def _many_cards() -> bytes:
    files = {f"e{k}/expansion.yaml": "name: E\n" for k in range(4)}
    return _pack("cc", files | {f"e{k}/scoring.yaml": _cards(f"e{k}c", 3000) for k in range(4)})


def _gold() -> bytes:
    """Return a pack with a sum over all hexes around all hexes for each build."""
    scores = {"around": _AROUND, "near": _NEAR, "linked": _LINKED, "span": _SPAN}
    files = {
        "scoring": "".join(_CARD.format(f"gold_{id_}", score) for id_, score in scores.items()),
        "tiles": _TILE.replace("  icon: x.svg\n", ""),
        "sections/gold_one": _LAND,
    }
    return _pack("gold", {f"gold/{name}.yaml": text for name, text in files.items()})


_ROUND: Final = 'fill="none" stroke="#000" stroke-width="5" stroke-linejoin="round"'
FILES: Final[dict[str, Callable[[], bytes]]] = {
    "blank_lines.kbgame": _repeated("\n"),
    "blanks.kbgame": _repeated(" \r\n"),
    "escapes.kbgame": _repeated("\\u0000", "format: 1\nprogram: "),
    "strokes.kbgame": _repeated("\\", 'format: 1\nprogram: "'),
    "moves.kbgame": _repeated('  - [0, "a", "b"]\n', "moves:\n"),
    "list.kbgame": _repeated("seat 0: ", "seat 0: "),
    "position.kbgame": _repeated("{", "board: "),
    "tail_icon.kbpack": _with_picture(
        "zz", _SVG.format('<rect width="9" height="9"/>'), icons=_copies()
    ),
    "digits.kbpack": _with_picture(
        "dd",
        _SVG.format(f'<path d="M0 0L9 9" stroke="#000" stroke-dasharray="{"1" * 250_000}x"/>'),
    ),
    "slow_picture.kbpack": _with_picture("hv", _points(65_000, _ROUND)),
    "wide_picture.kbpack": _with_picture(
        "wp", _points(58_000, 'stroke="#000" stroke-width="3"', "polygon")
    ),
    "cards_12000.kbpack": _many_cards,
    "blank_lines.kbpack": lambda: _pack("bl", {"bl/tiles.yaml": "\n" * (1 << 20)}),
    "no_archive.kbpack": _repeated("PK\x05\x06"),
}


# -- in the life -------------------------------------------------------------------------------


class _Opener(QObject):
    """Opens a file, then the window Games, and reports the longest gap of the event loop."""

    def __init__(self, window: MainWindow, teller: Teller, path: Path) -> None:
        super().__init__(window)
        self._window, self._teller, self._path = window, teller, path
        self._blocked, self._heard = 0.0, process_time()
        self._rests_since = 0.0
        self._steps = [self._open, self._look_at_list] if path.suffix == _GAME else [self._open]
        self._timer = QTimer(self, interval=_BEAT_MS)
        self._timer.timeout.connect(self._on_beat)
        self._timer.start()
        self._rests = lambda: True
        self._is_listed = False
        teller.tell(ready=True)

    def _on_beat(self) -> None:
        now = process_time()
        self._blocked = max(self._blocked, now - self._heard)
        self._heard = now
        if not self._rests():
            self._rests_since = 0.0
            return
        self._rests_since = self._rests_since or monotonic()
        if monotonic() - self._rests_since < _REST:
            return
        self._rests_since = 0.0
        if self._steps:
            self._steps.pop(0)()
        else:
            self._timer.stop()
            shown = type(self._window.dialogs.current).__name__
            self._teller.tell(opened=shown, blocked=self._blocked)

    def _open(self) -> None:
        self._rests = self._is_shown
        self._blocked, self._heard = 0.0, process_time()
        self._window.open(self._path)

    def _is_shown(self) -> bool:
        window = self._window
        is_busy = window.files.reader.is_busy or window.packs.packs.manager.is_busy
        return not is_busy and window.dialogs.current is not None

    def _look_at_list(self) -> None:
        """Open the window Games, once the library has indexed the file, which is there, too."""
        self._window.dialogs.close()
        self._rests = lambda: self._is_listed
        self._window.library.look(self, Library.refresh, self._list)

    def _list(self, _found: object) -> None:
        games = self._window.games.show()
        games.games.listed.connect(self._on_listed)

    def _on_listed(self) -> None:
        self._is_listed = True


# -- helpers -----------------------------------------------------------------------------------


def _opened(path: Path, data: bytes, home: Path, tally: Tally) -> None:
    """Open a file in a window, and end the window when all is shown or after a timeout."""
    path.write_bytes(data)
    if path.suffix == _GAME:
        with at_home(home):
            games = Library().folder
            games.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, games)
            os.utime(games / path.name, (1, 1))  # not in the middle of being copied
    life = Life(home, lambda window, teller: _Opener(window, teller, path))
    try:
        life.wait_for("ready")
        began, held = seconds_of(life.pid), _memory(life.pid, "VmRSS")
        told = _heard(life, "opened", began)
        spent, grown = seconds_of(life.pid) - began, _memory(life.pid, "VmHWM") - held
        tally.expect(told, "opened", f"{path.name}: still busy after {spent:.1f} s")
        if told:
            _expect_little(path.name, spent, told["blocked"], grown, tally)
        _end(life, path.name, tally)
    except AssertionError as error:
        tally.fail(f"{path.name}: {error}")
    finally:
        life.kill()
    if trouble := life.trouble():
        tally.fail(f"{path.name}: the program made a mistake: {trouble}")
    left = left_of(life.pid)
    tally.expect(not left, "no process left", f"{path.name}: left running: {left}")


def _expect_little(name: str, spent: float, blocked: float, grown: int, tally: Tally) -> None:
    tally.expect(spent <= SECONDS, "in time", f"{name}: {spent:.1f} s of the processor")
    tally.expect(blocked <= BLOCKED, "the window hears", f"{name}: {blocked:.1f} s without a word")
    tally.expect(grown <= MEMORY, "in little memory", f"{name}: {grown >> 20} MB")


def _played(home: Path, random: Random, tally: Tally) -> None:
    """Let two computers play with the content of a home."""
    seed = random.getrandbits(32)

    def begin(window: MainWindow, teller: Teller) -> None:
        window.desk.changed.connect(lambda *_: teller.tell(move=True))
        options = GameOptions(
            seed=seed,
            expansions=("base", "gold"),
            sections=tuple((id_, 0) for id_ in ("gold_one", "farm", "harbor", "oasis")),
            cards=("gold_around", "gold_near", "gold_linked"),
        )
        window.files.start_new(options, [Seat("A", 0, "builder"), Seat("B", 1, "master")])

    life = Life(home, begin)
    try:
        for number in range(1, MOVES + 1):
            began = seconds_of(life.pid)
            moved = _heard(life, "move", began)
            spent = seconds_of(life.pid) - began
            said = f"{spent:.1f} s of the processor for move {number}"
            tally.expect(moved and spent <= MOVE_SECONDS, "moves in time", said)
            if not moved:
                break
        _end(life, "gold", tally)
    except AssertionError as error:
        tally.fail(str(error))
    finally:
        life.kill()
    if trouble := life.trouble():
        tally.fail(f"the program made a mistake: {trouble}")
    left = left_of(life.pid)
    tally.expect(not left, "no process left", f"left running: {left}")


def _heard(life: Life, word: str, began: float) -> dict[str, float] | None:
    """Return the next message with a key; None after too much processor time."""
    while seconds_of(life.pid) - began < MOST_SECONDS and life.pid in members(life.pid):
        with closing(life.messages(monotonic() + 0.2)) as messages:
            for message in messages:
                if word in message:
                    return message
    return None


def _end(life: Life, name: str, tally: Tally) -> None:
    """Send SIGTERM; the program must end in little processor time."""
    began = seconds_of(life.pid)
    life.send(signal.SIGTERM)
    while is_there := life.pid in members(life.pid):
        if seconds_of(life.pid) - began > 2 * END_SECONDS:
            break
        time.sleep(0.05)
    spent = seconds_of(life.pid) - began
    in_time = not is_there and spent <= END_SECONDS
    tally.expect(in_time, "ended", f"{name}: not over {spent:.1f} s after SIGTERM")


def seconds_of(session: int) -> float:
    """Return the processor seconds of a session, with ended processes."""
    total = 0
    for process in {session, *members(session)}:
        words = _read(process, "stat").rpartition(")")[2].split()
        total += sum(map(int, words[11:15]))  # of the process and of its awaited children
    return total / _TICKS


def _memory(process: int, name: str) -> int:
    """Return the memory of a process in bytes: present (`VmRSS`) or peak (`VmHWM`)."""
    for line in _read(process, "status").splitlines():
        if line.startswith(name):
            return int(line.split()[1]) << 10
    raise AssertionError(f"the program ended: it has no {name}")


def _read(process: int, file: str) -> str:
    try:
        return Path(f"/proc/{process}/{file}").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""
