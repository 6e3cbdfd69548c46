"""The set-up pages of the new-game dialog, kept in sync."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.entries import Card
from kingdom_builder_qt.game.setup.draw_pools import (
    card_pool,
    cards_to_draw,
    island_pool,
    section_pool,
    tile_pool,
)
from kingdom_builder_qt.game.setup.set_up_choice import SetUp, tasks_of
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.newgame.board.board_choice import BoardChoice
from kingdom_builder_qt.ui.newgame.board.board_page import BoardPage
from kingdom_builder_qt.ui.newgame.board.section_choice import ChooserMaker
from kingdom_builder_qt.ui.newgame.cards_page import CardsPage
from kingdom_builder_qt.ui.newgame.expansions_page import ExpansionsPage
from kingdom_builder_qt.ui.newgame.set_up_texts import SetUpTexts

tr = translator(__name__)


class SetUpPages(QObject):
    """Creates the pages expansions, board, cards and task cards for one set-up."""

    changed = Signal()

    def __init__(
        self,
        set_up: SetUp,
        catalog: Catalog,
        make_chooser: ChooserMaker,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._set_up, self._catalog = set_up, catalog
        self._texts = SetUpTexts(catalog)
        self.choice = BoardChoice(set_up, catalog, self)
        self.expansions = ExpansionsPage(set_up, catalog)
        self.board = BoardPage(self.choice, catalog, make_chooser)
        self.cards = CardsPage(self._groups("scoring_card"), set_up.cards, catalog)
        self.tasks = CardsPage(self._groups("task_card"), set_up.tasks, catalog)
        for part in (self.choice, self.expansions, self.cards, self.tasks):
            part.changed.connect(self.changed)

    def _groups(self, kind: str) -> list[tuple[str, list[Card]]]:
        cards = [card for card in self._catalog.cards.values() if card.kind == kind]
        groups = [
            (self._texts.expansion(id_), [card for card in cards if card.expansion == id_])
            for id_ in (expansion.id for expansion in self._catalog.listed())
        ]
        return [(title, found) for title, found in groups if found]

    def refresh(self) -> None:
        """Update all pages from the set-up."""
        set_up, plain = self._set_up, self._set_up.plain()
        self.expansions.refresh()
        places = {e.id: place for place, e in enumerate(self._catalog.listed())}
        sections = section_pool(self._catalog, plain)
        sections.sort(key=lambda section: places.get(section.expansion, len(places)))
        pool = [section.id for section in sections]
        tiles = tile_pool(self._catalog, plain) if set_up.edition == "new" else []
        self.board.refresh(pool, tiles, island_pool(self._catalog, plain))
        most = cards_to_draw(self._catalog, plain)
        self.cards.refresh(card_pool(self._catalog, plain), most, self._cards_state(most))
        _least, most = self._texts.task_range(set_up)
        pool = tasks_of(self._catalog, set_up.expansions)
        self.tasks.refresh(pool, most, self._tasks_state())

    @property
    def has_tasks(self) -> bool:
        """Return whether task cards are possible in the game."""
        return self._texts.has_tasks(self._set_up)

    def _cards_state(self, most: int) -> str:
        count = len(self._set_up.cards)
        if not count:
            text = tr("All {most} cards are random. Choose up to {most}.")
        elif count >= most:
            text = tr("All {most} cards are chosen.")
        else:
            text = tr("{count} of {most} chosen, the rest are random.")
        return text.format(count=count, most=most)

    def _tasks_state(self) -> str:
        least, most = self._texts.task_range(self._set_up)
        count = len(self._set_up.tasks)
        if least == most:
            rule = tr("One task card for each {names} section on the board: {most}.")
        else:
            rule = tr("One task card for each {names} section on the board: {least} to {most}.")
        names = self._texts.task_expansions(self._set_up)
        rule = rule.format(names=names, least=least, most=most)
        if not count and most:
            rest = tr("All are random.")
        else:
            rest = tr("The rest are random.") if count < most else ""
        return f"{rule} {rest}".rstrip()
