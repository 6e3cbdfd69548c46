"""Sentences about games that cannot be set up, impossible changes of a position, and engines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import BadPosition, ErrorCode, KingdomBuilderError
from kingdom_builder_qt.ui.desktop.files.file_errors import worded
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.foreign_text import isolated, truncated
from kingdom_builder_qt.ui.words.name_texts import NameTexts, content_name
from kingdom_builder_qt.ui.words.numbers import amount

tr = translator(__name__)

# {entry}: the name of a section, tile, card, feature, piece or expansion.
SENTENCES: Final[Mapping[ErrorCode, Callable[[], str]]] = {
    "few_sections": tr.later("A board needs {needed} sections, but only {found} can be drawn."),
    "few_others": tr.later("{needed} other sections are needed, but only {found} can be drawn."),
    "few_cards": tr.later(
        "The game needs {needed} Kingdom Builder cards, but only {found} can be drawn."
    ),
    "few_castles": tr.later(
        "Sections with room for a castle tile: {found}. The variant needs {needed}."
    ),
    "few_nomads": tr.later("Nomad spaces on the board: {needed}. Nomad tiles: {found}."),
    "no_corner": tr.later(
        "Four other sections are chosen, so no corner of the board is left for this one."
    ),
    "count": tr.later("Choose exactly {needed}, not {found}."),
    "sides": tr.later("{entries} cannot be mixed: all four sections show the same side."),
    "twice": tr.later("“{entry}” is chosen twice."),
    "unknown": tr.later("“{entry}” is not available for this game."),
    "least": tr.later(
        "At least {needed} are to be drawn from “{entry}”, but there are only {found}."
    ),
    "least_sum": tr.later(
        "At least {needed} are to be drawn from the expansions, but the game has only {found}."
    ),
    "castles_edition": tr.later("The variant “Beautiful castles” belongs to the new edition."),
    "tiles_edition": tr.later("Selection tiles belong to the new edition."),
    "overlay_place": tr.later("“{entry}” cannot be placed on {hex}."),
    "overlay_missing": tr.later("“{entry}” is missing on a section."),
    "analysed_island": tr.later("An island is not a section of the board and cannot be analysed."),
    "code_seed": tr.later("Its seed is not a number from 0 to {most}."),
    "code_content": tr.later("“{entry}” is not part of the program."),
    "position_over": tr.later("The game is over in this position."),
    "position_stuck": tr.later("Nobody can do anything in this position."),
    "no_hex": tr.later("The board has no {hexes}."),
    "no_room": tr.later("There is no room around {hex}: {entry}."),
    "hex_taken": tr.later("Another piece is in the way on {hex}: {entry}."),
    "engine_gone": tr.later("{engine} is no longer among your engines."),
    "engine_start": tr.later("{engine} cannot be started: {reason}."),
    "engine_greeting": tr.later(
        "{engine} does not introduce itself within {seconds} seconds. It may not be an engine."
    ),
    "engine_option": tr.later("{engine} offers an option that cannot be read."),
    "engine_reports": tr.later("{engine} reports an error: {answer}"),
    "engine_silent": tr.later("{engine} has not answered for {seconds} seconds."),
    "engine_answer": tr.later("The answer of {engine} is not a move: {answer}"),
    "engine_illegal": tr.later("{engine} has chosen a move that is not allowed: {answer}"),
    "engine_info": tr.later("{engine} tells about its search in words that cannot be read."),
    "engine_ping": tr.later("{engine} gives no sign of life."),
    "engine_ended": tr.later("{engine} has ended by itself (status {status})."),
    "engine_closed": tr.later("{engine} has stopped answering."),
    "engine_flood": tr.later("{engine} writes too much at once."),
    "engine_line": tr.later("{engine} has written a line that is too long."),
    "engine_stays": tr.later("{engine} does not end when it is told to."),
}


_OF_ENGINES: Final = ("engine", "answer")  # values that an engine has written


class ErrorTexts:
    """Describes errors of the rules and the content that a player can meet."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self._names = NameTexts(catalog)

    def sentence(self, error: KingdomBuilderError) -> str:
        """Return the reason for an error, a general one if no player can have caused it."""
        if error.code is None and isinstance(error, BadPosition):
            return tr("This does not fit the rest of the position.")
        if error.code is None:
            return tr("The content needed for this is missing or has changed.")
        said = {name: self._said(name, value) for name, value in error.values.items()}
        return SENTENCES[error.code]().format(**said)

    def _said(self, name: str, value: object) -> str:
        if isinstance(value, int):
            return amount(value, 0)
        if name == "entries" and isinstance(value, list):
            return self._names.listing([self._name(id_) for id_ in value])
        if name in _OF_ENGINES:
            return isolated(truncated(str(value)))
        if name == "reason":
            return worded(str(value))
        return self._name(str(value)) if name == "entry" else str(value)

    def _name(self, id_: str) -> str:
        """Return the name of the entry with an id; an id that is unknown is shown itself."""
        catalog = self._catalog
        kinds: tuple[Mapping[str, object], ...] = (
            catalog.tiles,
            catalog.cards,
            catalog.sections,
            catalog.expansions,
            catalog.features,
            catalog.pieces,
        )
        found = next((kind[id_] for kind in kinds if id_ in kind), None)
        return content_name(getattr(found, "name", "")) or truncated(id_)
