"""The states of a running table that are looked at in every size of window and text."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.game import Session
from kingdom_builder_qt.game.record.saved_game import load_record
from kingdom_builder_qt.ui.table.panels.side_column import ADVICE, LOG, PLAYERS
from tests.pictures.stage import GAMES, Stage, state, wait_for
from tests.pictures.states import advised

LEVELS: Final = ("novice", "builder", "strategist", "master")
_FIVE: Final = 150  # moves of the game of five until its pictured turn, at least


def _five(stage: Stage, **settings: Any) -> Any:
    """Show a game of one person and four computers in its middle, at the person's turn."""
    window = stage.open(**settings)
    whole = load_record(GAMES / "over_mixed.kbgame", stage.catalog)
    played = next(
        entry.number
        for before, entry in zip(whole.log[_FIVE:], whole.log[_FIVE + 1 :], strict=False)
        if entry.player == 0 and before.player != 0
    )
    levels = ("human", *LEVELS)
    seats = [replace(s, controller=level) for s, level in zip(whole.seats, levels, strict=True)]
    session = Session(stage.catalog, whole.options, seats, dealt=whole.dealt)
    for entry in whole.log[: played - 1]:
        session.play(entry.move)
    window.files.start(session)
    return window


@state
def first_turn(stage: Stage) -> QWidget:
    """The first turn of a first game, without tips."""
    window = stage.open()
    stage.do("first_game")
    wait_for(lambda: window.desk.session is not None)
    return window


@state
def five_players(stage: Stage) -> QWidget:
    """Five players in the middle of a game; the opponents' last turns are in their rows."""
    return _five(stage, running_score=True)


def _tab(stage: Stage, tab: int) -> QWidget:
    window = _five(stage)
    window.game_page.column.tabs.setCurrentIndex(tab)
    return window


@state
def five_players_log(stage: Stage) -> QWidget:
    """The log of five players."""
    return _tab(stage, LOG)


@state
def five_players_tab(stage: Stage) -> QWidget:
    """The players, a page of the tabs where they do not fit above it."""
    window: Any = _five(stage, running_score=True)
    tabs = window.game_page.column.tabs
    if tabs.isTabVisible(PLAYERS):
        tabs.setCurrentIndex(PLAYERS)
    return window  # type: ignore[no-any-return]


@state
def five_players_advice(stage: Stage) -> QWidget:
    """The page of advice while there is none."""
    return _tab(stage, ADVICE)


@state
def five_players_hint(stage: Stage) -> QWidget:
    """A hint in a game of five."""
    return advised(stage, _five(stage))


@state
def opponents_turn(stage: Stage) -> QWidget:
    """The hexes of an opponent's last turn are marked, its gold is in the row."""
    window = stage.open("hint", running_score=True)
    stage.key(Qt.Key.Key_R)
    return window
