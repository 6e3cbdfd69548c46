"""What the main window knows of the section editor, which lies above it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeAlias

from PySide6.QtCore import SignalInstance

from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.game.setup.options import GameOptions

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.newgame.board.section_choice import ChooserMaker


@dataclass(frozen=True, slots=True)
class Trial:
    """A game to try a section in, which is on the board by the id `section`."""

    section: str
    options: GameOptions
    seats: tuple[Seat, ...]


# Returns whether a game began.
Starter: TypeAlias = Callable[[Trial], bool]


class Workshop(Protocol):
    """Where sections are drawn and chosen; `app` brings it."""

    @property
    def make_chooser(self) -> ChooserMaker:
        """Return what makes the dialog in which a section is chosen."""

    @property
    def is_open(self) -> bool:
        """Return whether the editor is open."""

    @property
    def sections_changed(self) -> SignalInstance:
        """Emitted with the catalog that holds the sections as they are now."""

    @property
    def closed(self) -> SignalInstance:
        """Emitted when the editor has been closed."""

    def open(self, start: Starter, path: Path | None = None) -> None:
        """Show the editor; `start` begins a game on a section, `path` is a file to be opened."""

    def reload(self) -> None:
        """Read all content anew, in a thread; `sections_changed` tells when it is there."""

    def close(self) -> bool:
        """Close the editor; return whether it is closed, not asking about unsaved changes."""

    def end(self) -> None:
        """Close the editor without asking; unsaved changes are offered when it opens again."""
