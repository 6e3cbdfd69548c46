"""Choices for a trial game on a section: players, board, cards.  Plain data, no widgets.

They are saved without the section and its requirements, so that the next trial can use them on
another section.
"""

from __future__ import annotations

from dataclasses import replace
from random import SystemRandom
from typing import Any, Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import QUADRANTS, ROTATIONS, Section
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.editor.sections.checks.section_checks import needs
from kingdom_builder_qt.editor.sections.surroundings.board_around import (
    BoardAround,
    expansions_around,
)
from kingdom_builder_qt.game.setup.draw_pools import BASE
from kingdom_builder_qt.game.setup.options import GameOptions, stream
from kingdom_builder_qt.game.setup.set_up_board import own_section_text, with_own_sections
from kingdom_builder_qt.game.setup.set_up_choice import SURE_CARDS, SeatChoice, SetUp
from kingdom_builder_qt.ui.newgame.game_choices import GameChoices, choices_from

_THIS: Final = "*"  # stands for the section in saved choices; the next one has another id


class PlayChoices:
    """The choices for a game on one section; dialog pages change `game` in place.

    `catalog` contains the section in its present state; `needed` are the expansions it requires.  A
    section in no slot is placed in a random quadrant.  `around` is the board shown in the editor,
    which the game uses while `as_shown`.  That switch applies to one game and is not saved, so that
    the visible board is the default.
    """

    def __init__(
        self,
        section: Section,
        catalog: Catalog,
        saved: dict[str, Any],
        levels: list[str],
        around: BoardAround | None = None,
    ) -> None:
        """Begin with the saved choices of `to_dict`, as far as they fit this section.

        `levels` are those offered to a seat.  SetupError if the section has no text form.
        """
        self.section, self.around = section, around
        self.as_shown = True
        is_shipped = section.id in catalog.sections and (
            ("section", section.id) not in catalog.user_entries
        )
        self._texts = () if is_shipped else (own_section_text(catalog, section),)
        self.catalog = with_own_sections(catalog, GameOptions(own_sections=self._texts))
        self.needed = (BASE, *needs(section, catalog))
        self.game = self._game(saved, levels)
        self.hold()
        self.game.seed = SystemRandom().getrandbits(32)

    def _game(self, saved: dict[str, Any], levels: list[str]) -> GameChoices:
        expansions = saved.get("expansions")
        extra = expansions if isinstance(expansions, list) else []
        wished = saved.get("least_cards")
        data = {
            **saved,
            "expansions": [*self.needed, *extra],
            "slots": self._slots(saved.get("slots"), _THIS, self.section.id),
            "least_cards": {
                **dict.fromkeys(self.needed[1:], SURE_CARDS),
                **(wished if isinstance(wished, dict) else {}),
            },
        }
        return choices_from(data, self.catalog, levels)

    def _slots(self, slots: object, old: str, new: str) -> list[Any]:
        """Return saved slots with another name for the section."""
        found = slots if isinstance(slots, list) else []
        return [
            [new, *slot[1:]] if isinstance(slot, list) and slot[:1] == [old] else slot
            for slot in found
        ]

    def hold(self) -> bool:
        """Restore the requirements of the section; return whether any was missing."""
        set_up, is_island = self.game.set_up, self.section.is_island
        lacks = not {*self.needed} <= {*set_up.expansions}
        if lacks:
            set_up.set_expansions({*set_up.expansions, *self.needed}, self.catalog)
        if is_island:
            set_up.island = self.section.id
        return lacks

    @property
    def corner(self) -> int | None:
        """The quadrant of the section; None for a random one, or for an island."""
        slots = self.game.set_up.slots
        return next((n for n, slot in enumerate(slots) if slot.section == self.section.id), None)

    def options(self) -> GameOptions:
        """Return the options of a game; SetupError if the board has no room for the section."""
        set_up = self.game.set_up.copy()
        if self.around is not None and self.as_shown:
            self._lay_as_shown(set_up, self.around)
        elif not self.section.is_island and self.corner is None:
            self._lay(set_up.slots)
        options = replace(self.game, set_up=set_up).options(self.catalog)
        placed = options.sections
        if placed is not None and len(placed) < len(QUADRANTS):
            raise SetupError(
                Message(
                    "{needed} other sections are needed, but only {found} can be drawn.",
                    needed=len(QUADRANTS) - 1,
                    found=len(placed) - 1,
                )
            )
        return replace(options, own_sections=self._texts)

    def _lay_as_shown(self, set_up: SetUp, around: BoardAround) -> None:
        """Place all sections as in the editor; empty places are drawn at random."""
        needed = expansions_around(self.section, self.catalog, around)
        set_up.set_expansions({*set_up.expansions, *needed}, self.catalog)
        for quadrant, (slot, other) in enumerate(zip(set_up.slots, around.others, strict=True)):
            slot.section, slot.rotation = other or (None, 0)
            if not self.section.is_island and quadrant == around.quadrant:
                slot.section, slot.rotation = self.section.id, around.rotation

    def _lay(self, slots: list[SeatChoice]) -> None:
        free = [slot for slot in slots if slot.section is None]
        if not free:
            raise SetupError(
                Message(
                    "Four other sections are chosen, so no corner of the board is left for this "
                    "one."
                )
            )
        random = stream(self.game.seed, "play here")
        slot = random.choice(free)
        slot.section, slot.rotation = self.section.id, random.choice(ROTATIONS)

    def to_dict(self) -> dict[str, Any]:
        """Return plain data for the settings file, without the requirements of the section."""
        saved = self.game.to_dict()
        slots = self._slots(saved["slots"], self.section.id, _THIS)
        wished = {id_: n for id_, n in saved["least_cards"].items() if id_ not in self.needed}
        extra = [id_ for id_ in saved["expansions"] if id_ not in self.needed]
        more = {"expansions": extra, "least_cards": wished, "island": None}
        return {**saved, "slots": slots, **more}
