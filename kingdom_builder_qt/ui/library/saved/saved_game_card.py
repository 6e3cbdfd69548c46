"""What is known of a file with a game, without its picture; read in a thread."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kingdom_builder_qt.content import Catalog
    from kingdom_builder_qt.game.challenges.challenge import CalledChallenge
    from kingdom_builder_qt.game.session import Seat


@dataclass(frozen=True, slots=True)
class GameFile:
    """A file as it is now: another content has another date or size."""

    path: Path
    changed_ns: int
    size: int


@dataclass(frozen=True, slots=True)
class GameCard:
    """What a file holds: a game with `seats`, a text, or `trouble`."""

    seats: tuple[Seat, ...] = ()
    gold: tuple[int, ...] = ()  # of each player, as if the game ended now
    is_over: bool = False
    round: int | None = None  # None for what is no game
    is_text: bool = False  # a list of turns or a position: it is read when it is opened
    trouble: str = ""  # an error with file and line
    challenge: CalledChallenge | None = None  # the one that the game is


def read_card(path: Path, catalog: Catalog) -> GameCard:
    """Return what a file holds.

    `catalog`: what names challenges.
    """
    from kingdom_builder_qt.game.challenges.task_challenges import called_by
    from kingdom_builder_qt.game.record.game_files import is_list, is_position
    from kingdom_builder_qt.game.record.glance import glance
    from kingdom_builder_qt.game.record.record_reader import RecordError, read_file

    try:
        text = read_file(path)
        if is_list(text) or is_position(text):
            return GameCard(is_text=True)
        game = glance(text, str(path))
    except (RecordError, OSError) as error:
        return GameCard(trouble=str(error))
    challenge = called_by(game.options.challenge, catalog) if game.options.challenge else None
    return GameCard(game.seats, game.gold, game.is_over, game.round, challenge=challenge)
