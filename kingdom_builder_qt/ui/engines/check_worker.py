"""The process that starts and checks an engine for the window.  No Qt."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from typing import Final, TypeAlias

from kingdom_builder_qt.game.engines.process import (
    EngineError,
    EngineName,
    EngineProcess,
    close_all,
)
from kingdom_builder_qt.ui.desktop.workers.messages import Channel

Options: TypeAlias = tuple[tuple[str, str], ...]  # names and values to be set

_PATIENCE: Final = 0.5  # seconds until an engine is killed whose window is gone


@dataclass(frozen=True, slots=True)
class CheckResult:
    """Name and options of an engine, and its first fault against the protocol.

    `mean`: seconds of a decision.
    """

    name: EngineName | None = None
    fault: EngineError | None = None
    games: int = 0
    mean: float = 0.0
    log: tuple[str, ...] = ()


def serve_check(
    channel: Channel, command: tuple[str, ...], folder: str, games: int, options: Options
) -> None:
    """Send the result of one check; without games the engine introduces itself only."""
    Thread(target=_end_with_window, args=(channel,), daemon=True).start()
    result = _checked(command, Path(folder), games, options)
    with suppress(OSError):  # the window is gone
        channel.send(result)


def _checked(command: tuple[str, ...], folder: Path, games: int, options: Options) -> CheckResult:
    from kingdom_builder_qt.content import load_catalog
    from kingdom_builder_qt.game.engines.conformance import check_engine

    if not games:
        return _introduced(command, folder)
    report = check_engine(load_catalog(), command, games, folder=folder, options=options)
    return CheckResult(report.name, report.fault, report.games, report.mean, report.log)


def _introduced(command: tuple[str, ...], folder: Path) -> CheckResult:
    try:
        engine = EngineProcess(command, folder=folder)
    except EngineError as error:
        return CheckResult(fault=error, log=error.log)
    engine.close()
    return CheckResult(engine.name, log=engine.last_messages())


def _end_with_window(channel: Channel) -> None:
    try:
        while True:
            channel.recv()
    except (EOFError, OSError):
        close_all(_PATIENCE, is_final=True)
