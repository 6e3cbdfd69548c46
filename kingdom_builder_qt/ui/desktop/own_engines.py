"""The engines that the player has added, for all windows: names, pictures and commands.

A game knows an engine by its key, never by a path, so a game file can start no program.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from kingdom_builder_qt.game.engines.command_line import words_of
from kingdom_builder_qt.game.seat_names import ENGINE, engine_key

MASTER = "master"  # advises where no engine does
_PYTHONS = ("python3", "python", "py")


@dataclass(frozen=True, slots=True)
class OwnEngine:
    """An engine; `key` names it in games, `name` in windows, which the player can change.

    `portrait`: one of the portraits of persons. `options`: names and values to be set. `seconds`:
    for a turn, 0 without a limit.
    """

    key: str
    name: str
    program: str
    arguments: str = ""
    portrait: str = ""
    options: tuple[tuple[str, str], ...] = ()
    seconds: int = 0

    @property
    def controller(self) -> str:
        """Return the controller of a seat at which the engine plays."""
        return ENGINE + self.key

    @property
    def command(self) -> tuple[str, ...]:
        """Return program and arguments; a Python file is run by the Python of the system.

        Raises ValueError for an open quote in the arguments.
        """
        arguments = words_of(self.arguments)
        if Path(self.program).suffix.lower() in (".py", ".pyw"):
            python = next(filter(None, map(shutil.which, _PYTHONS)), _PYTHONS[0])
            return python, self.program, *arguments
        return self.program, *arguments

    @property
    def folder(self) -> Path:
        """Return the working directory."""
        return Path(self.program).absolute().parent


_engines: dict[str, OwnEngine] = {}


def own_engines() -> tuple[OwnEngine, ...]:
    """Return all engines in the order of the player."""
    return tuple(_engines.values())


def set_own_engines(engines: Iterable[OwnEngine]) -> None:
    """Replace all engines."""
    _engines.clear()
    _engines.update({engine.key: engine for engine in engines})


def engine_at(controller: str) -> OwnEngine | None:
    """Return the engine of a seat, None for other players and for an engine that is gone."""
    key = engine_key(controller)
    return None if key is None else _engines.get(key)


def present(controller: str, default: str) -> str:
    """Return a controller, or the default in the place of an engine that has been removed."""
    is_gone = engine_key(controller) is not None and engine_at(controller) is None
    return default if is_gone else controller


def engine_name(controller: str) -> str:
    """Return the name of the engine of a seat, "" for other players."""
    engine, key = engine_at(controller), engine_key(controller)
    return engine.name if engine is not None else (key or "").replace("_", " ")


def engine_portrait(controller: str) -> str:
    """Return the portrait of the engine of a seat, "" for other players."""
    engine = engine_at(controller)
    return engine.portrait if engine is not None else ""
