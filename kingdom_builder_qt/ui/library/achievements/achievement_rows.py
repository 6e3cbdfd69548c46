"""The rows of the achievements page with the progress in each."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from kingdom_builder_qt.ai.players import LEVELS
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.rule_pages import Key
from kingdom_builder_qt.game.library.figures import Achieved
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.foreign_text import truncated
from kingdom_builder_qt.ui.words.name_texts import NameTexts, content_text

tr = translator(__name__)

Art: TypeAlias = Literal["tiles", "cards", "levels", ""]


@dataclass(frozen=True, slots=True)
class Item:
    """One achievement; `art`: the folder of its picture, which has the name `id`; "" for none."""

    id: str
    name: str
    is_done: bool
    art: Art = ""
    page: Key | None = None  # of the rules
    about: str = ""


@dataclass(frozen=True, slots=True)
class AchievementRow:
    """Achievements of one kind; `teaches`: their benefit for the player."""

    id: str
    title: str
    teaches: str
    items: tuple[Item, ...]
    page: Key | None = None

    @property
    def done(self) -> int:
        """Return the number of finished ones."""
        return sum(item.is_done for item in self.items)

    @property
    def open(self) -> tuple[Item, ...]:
        """Return the open ones."""
        return tuple(item for item in self.items if not item.is_done)


@dataclass(frozen=True, slots=True)
class Studied:
    """Lessons and puzzle categories by name, each with whether it is done."""

    lessons: tuple[tuple[str, bool], ...] = ()
    puzzles: tuple[tuple[str, bool], ...] = ()  # categories; one solved puzzle suffices


class AchievementTexts:
    """Builds the rows from the content and the library's figures."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog, self._names = catalog, NameTexts(catalog)

    def rows(self, found: Achieved, studied: Studied) -> list[AchievementRow]:
        """Return all rows with items, without content that is not installed."""
        rows = (*self._of_tiles(found), *self._of_cards(found), *self._of_others(found))
        return [row for row in (*rows, *self._of_studies(studied)) if row.items]

    def _of_tiles(self, found: Achieved) -> Iterator[AchievementRow]:
        yield AchievementRow(
            "location_tiles",
            tr("Every location tile used"),
            tr("Each tile gives you an extra action every turn."),
            self._tiles("location_tile", found.tiles),
            ("topics", "location_tiles"),
        )
        yield AchievementRow(
            "nomad_tiles",
            tr("Every nomad tile used"),
            tr("Each nomad tile can be used only once."),
            self._tiles("nomad_tile", found.tiles),
            ("topics", "nomad_tiles"),
        )

    def _of_cards(self, found: Achieved) -> Iterator[AchievementRow]:
        yield AchievementRow(
            "cards",
            tr("Won with every Kingdom Builder card"),
            tr("Each card rewards a different kind of kingdom."),
            self._cards("scoring_card", found.cards),
            ("topics", "aim"),
        )
        yield AchievementRow(
            "tasks",
            tr("Won with every task card"),
            tr("Each task pays once, at the end of the game."),
            self._cards("task_card", found.cards),
            ("topics", "task_cards"),
        )

    def _of_others(self, found: Achieved) -> Iterator[AchievementRow]:
        expansions = tuple(
            Item(e.id, truncated(content_text(e.name)), e.id in found.expansions)
            for e in self._catalog.listed()
        )
        yield AchievementRow(
            "expansions",
            tr("Won with every expansion"),
            tr("Expansions add new hexes, tiles and cards."),
            expansions,
        )
        levels = tuple(
            Item(
                level,
                self._names.level_name(level),
                level in found.levels,
                "levels",
                about=self._names.character(level),
            )
            for level in LEVELS
        )
        yield AchievementRow(
            "levels",
            tr("Won against every level of the computer"),
            tr("After a loss, the analysis shows the decisive turns."),
            levels,
        )

    def _of_studies(self, studied: Studied) -> Iterator[AchievementRow]:
        yield AchievementRow(
            "lessons",
            tr("Every lesson finished"),
            tr("A lesson takes a few minutes; each shows one idea on a small board."),
            _plain(studied.lessons),
        )
        yield AchievementRow(
            "puzzles",
            tr("A puzzle of every kind solved"),
            tr("Puzzles train the eye for one strong turn."),
            _plain(studied.puzzles),
        )

    def _tiles(self, kind: str, done: Collection[str]) -> tuple[Item, ...]:
        return tuple(
            Item(
                *(tile.id, truncated(self._names.tile(tile.id)), tile.id in done, "tiles"),
                page=("tiles", tile.id),
                about=self._names.tile_rule(tile.id),
            )
            for tile in self._catalog.tiles.values()
            if tile.kind == kind
        )

    def _cards(self, kind: str, done: Collection[str]) -> tuple[Item, ...]:
        return tuple(
            Item(
                *(card.id, truncated(self._names.card(card.id)), card.id in done, "cards"),
                page=("cards", card.id),
                about=self._names.card_rule(card.id),
            )
            for card in self._catalog.cards.values()
            if card.kind == kind
        )

    # -- sentences ---------------------------------------------------------------------------------

    def count(self, row: AchievementRow) -> str:
        """Return the progress of a row."""
        return tr("{done} of {count}").format(done=row.done, count=len(row.items))

    def left(self, row: AchievementRow) -> str:
        """Return the number of open items of a row in words."""
        if not row.open:
            return tr("All done.")
        return tr("%n to go", "achievements", len(row.open))

    def spoken(self, item: Item) -> str:
        """Return the accessible text of an item."""
        pattern = tr("{name}: done") if item.is_done else tr("{name}: still open")
        return pattern.format(name=item.name)

    def beginning(self, found: Achieved | None) -> str:
        """Return the text above the rows."""
        if found is None:
            return tr("Reading your games…")
        if not found.games:
            return tr("Finish a game against the computer to start collecting.")
        text = tr("Finished games on this computer: {count}")
        return text.format(count=found.games)


def _plain(things: Sequence[tuple[str, bool]]) -> tuple[Item, ...]:
    return tuple(Item(name, truncated(name), is_done) for name, is_done in things)
