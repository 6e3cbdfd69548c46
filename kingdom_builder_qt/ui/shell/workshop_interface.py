"""The main window's interface to the section editor, which is a higher layer."""

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
    """A game to try a section in; `section` is its id on the board."""

    section: str
    options: GameOptions
    seats: tuple[Seat, ...]


# Returns whether a game was started.
Starter: TypeAlias = Callable[[Trial], bool]


class Workshop(Protocol):
    """The section editor, injected by `app`."""

    @property
    def make_chooser(self) -> ChooserMaker:
        """Return the factory of the section chooser."""

    @property
    def is_open(self) -> bool:
        """Return whether the editor is open."""

    @property
    def sections_changed(self) -> SignalInstance:
        """Emitted with the new catalog when sections have changed."""

    @property
    def closed(self) -> SignalInstance:
        """Emitted after the editor was closed."""

    def open(self, start: Starter, path: Path | None = None) -> None:
        """Show the editor; `start` starts a game on a section, `path` is a file to open."""

    def declare_keys(self) -> None:
        """Declare the keys of all windows of the editor."""

    def reload(self) -> None:
        """Reload all content in a thread; `sections_changed` follows."""

    def speak(self, language: str) -> None:
        """Reload all content in another language in a thread; `sections_changed` follows."""

    def close(self) -> bool:
        """Close the editor; return False while it asks about unsaved changes."""

    def end(self) -> None:
        """Close the editor without asking; unsaved changes are offered when it is opened again."""
