"""The sentences about faults of engines."""

from __future__ import annotations

import pickle

from kingdom_builder_qt.game.engines.process import not_started
from kingdom_builder_qt.ui.words.engine_texts import engine_sentence


def test_a_fault_survives_a_process() -> None:
    """Message, values and log are pickled, and the window names the engine as the player does."""
    error = not_started("near", "odd", "/bin/near")
    error.log = ("> kbi 1",)
    copy = pickle.loads(pickle.dumps(error)).named("Near")
    assert engine_sentence(copy) == "Near cannot be started: odd (/bin/near)."
    assert copy.log == error.log
