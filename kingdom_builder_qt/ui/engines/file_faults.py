"""Engines of the player whose files cannot be started, found without starting them."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom_builder_qt.game.engines.process import EngineError, file_fault, not_started
from kingdom_builder_qt.ui.desktop.own_engines import OwnEngine


def file_faults(engines: Iterable[OwnEngine]) -> dict[str, EngineError]:
    """Return the faults by the controllers of their engines; it waits for the disk."""
    found = {engine.controller: _fault_of(engine) for engine in engines}
    return {controller: fault for controller, fault in found.items() if fault is not None}


def _fault_of(engine: OwnEngine) -> EngineError | None:
    try:
        return file_fault(engine.name, engine.command, engine.folder)
    except ValueError as error:  # only a settings file edited by hand
        return not_started(engine.name, str(error), engine.program)
