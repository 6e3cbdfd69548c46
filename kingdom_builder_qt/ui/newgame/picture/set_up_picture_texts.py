"""The words on a picture of a set-up."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.game.setup.draw_pools import BASE
from kingdom_builder_qt.game.setup.options import GameOptions
from kingdom_builder_qt.ui.desktop.style.texts import Texts
from kingdom_builder_qt.ui.newgame.house_rule_texts import HouseTexts
from kingdom_builder_qt.ui.newgame.set_up_texts import SetUpTexts
from kingdom_builder_qt.ui.words.name_texts import NameTexts


class PictureTexts(Texts):
    """Writes about options in which nothing is left to chance."""

    def __init__(self, catalog: Catalog) -> None:
        self._names, self._set_ups = NameTexts(catalog), SetUpTexts(catalog)
        self._house = HouseTexts()

    def title(self) -> str:
        """Return what stands above all."""
        return self.tr("Kingdom Builder")

    def players(self, count: int) -> str:
        """Return how many play."""
        return self.tr("{count} players").format(count=count)

    def lines(self, options: GameOptions, seats: Iterable[Seat]) -> list[str]:
        """Return what is played, a line for each kind of thing; of people nothing is told."""
        listing = self._names.listing
        levels = [seat.controller.partition("@")[0] for seat in seats if not seat.is_human]
        cards, tasks = (
            listing([self._names.card(id_) for id_ in ids or ()])
            for ids in (options.cards, options.tasks)
        )
        more = self._set_ups.listing([id_ for id_ in options.expansions if id_ != BASE])
        house = ", ".join(self._house.name(rule) for rule in options.house_rules)
        named = (
            (self.tr("Opponents: {names}"), listing([*map(self._names.level_name, levels)])),
            (self.tr("Cards: {names}"), cards),
            (self.tr("Task cards: {names}"), tasks),
            (self.tr("Expansions: {names}"), more),
            (self.tr("House rules: {names}"), house),
        )
        return [pattern.format(names=names) for pattern, names in named if names]

    def hint(self) -> str:
        """Return how to play it."""
        return self.tr(
            "Open or paste this picture, or paste its code, in Kingdom Builder Qt to play the same "
            "board with the same cards."
        )
