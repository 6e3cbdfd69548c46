"""Descriptions of set-ups and presets: contents, choices, random parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.id_lists import left_out
from kingdom_builder_qt.core.entries import Overlay
from kingdom_builder_qt.game.setup.draw_pools import (
    BASE,
    can_be_drawn,
    card_pool,
    cards_to_draw,
    island_pool,
    section_pool,
    task_range,
)
from kingdom_builder_qt.game.setup.presets import Preset
from kingdom_builder_qt.game.setup.set_up_choice import SetUp, tasks_of
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.newgame.expansion_texts import ExpansionTexts
from kingdom_builder_qt.ui.newgame.house_rule_texts import HouseRuleTexts
from kingdom_builder_qt.ui.words.foreign_text import joined, joined_names, remarks
from kingdom_builder_qt.ui.words.name_texts import NameTexts, content_name, content_text

tr = translator(__name__)


class SetUpTexts:
    """Describes set-ups of a catalog."""

    def __init__(self, catalog: Catalog) -> None:
        self._catalog = catalog
        self._names = NameTexts(catalog)
        self._expansions, self._house = ExpansionTexts(catalog), HouseRuleTexts()

    # -- presets -------------------------------------------------------------------------------

    def preset_name(self, preset: Preset) -> str:
        names = {
            "first": tr("First game"),
            "everything": tr("Everything"),
            "new": tr("New edition"),
            "castles": tr("Beautiful castles"),
            "own": preset.name,
        }
        is_other = preset.subject not in ("", BASE)
        if preset.kind == "first" and is_other:
            name = self.expansion(preset.subject)
            return tr("{expansion}: first game").format(expansion=name)
        if preset.kind == "expansion" or (preset.kind == "new" and is_other):
            return self.expansion(preset.subject)
        return names[preset.kind]

    def preset_line(self, preset: Preset) -> str:
        """Return a short description of a preset."""
        if preset.missing:
            return tr("Not installed: {ids}").format(ids=joined_names(preset.missing))
        lines = {
            "first": tr("The rulebook's board"),
            "everything": tr("With all expansions"),
            "new": tr("With selection tiles"),
            "castles": tr("Two more castles"),
            "own": self.board(preset.set_up),
        }
        if preset.kind == "expansion":
            expansion = self._catalog.expansion(preset.subject)
            brought = self._expansions.brings(expansion, short=True)
            return brought[:1].upper() + brought[1:] or tr("No sections or cards yet")
        return lines[preset.kind]

    def preset_text(self, preset: Preset) -> str:
        """Return one or two sentences about a preset; "" if the short line says it all."""
        texts = {
            "first": tr("The board and cards that the rulebook recommends for a first game."),
            "everything": tr("All expansions together: their sections and cards are mixed."),
            "new": tr(
                "A selection tile, one of eight, decides which location tiles each section has."
            ),
            "castles": tr(
                "A variant of the new edition: on two sections a castle replaces a location."
            ),
            "own": tr("A set-up that you saved."),
        }
        if preset.kind == "expansion":
            return content_text(self._catalog.expansion(preset.subject).text)
        return texts[preset.kind]

    # -- expansions ----------------------------------------------------------------------------

    def expansion(self, id_: str) -> str:
        """Return the name of an expansion, "Base game" for the base game."""
        name = content_text(self._catalog.expansion(id_).name)
        return tr("Base game") if id_ == BASE else name

    def unplayed(self, ids: Sequence[str]) -> str:
        """Return why nothing of some expansions is in the game, and a remedy; "" for none."""
        empty = [id_ for id_ in ids if not can_be_drawn(self._catalog, id_)]
        full = [id_ for id_ in ids if id_ not in empty]
        no_room = tr(
            "Nothing of {expansions} is in this game, because board and cards are already"
            " chosen. “All random” on the page Board or Cards makes room."
        )
        nothing_yet = tr(
            "Nothing of {expansions} is in this game, because there are no sections or cards"
            " yet. Tiles come into a game with the sections that have them."
        )
        said = [(no_room, full), (nothing_yet, empty)]
        return " ".join(text.format(expansions=self.listing(of)) for text, of in said if of)

    # -- set-ups -------------------------------------------------------------------------------

    def expansions(self, set_up: SetUp) -> str:
        """Return the names of the expansions, "" for the base game alone."""
        return self.listing(set_up.expansions) if len(set_up.expansions) > 1 else ""

    def listing(self, ids: Sequence[str]) -> str:
        """Return the names of expansions in catalog order."""
        names = [self.expansion(e.id) for e in self._catalog.listed() if e.id in ids]
        return self._names.listing(names)

    def board(self, set_up: SetUp) -> str:
        """Return the sections of the set-up."""
        chosen = [self._section(slot.section) for slot in set_up.slots if slot.section]
        pool = len(section_pool(self._catalog, set_up.drawn(self._catalog, left_out=left_out())))
        rest = len(set_up.slots) - len(chosen)
        guaranteed = set_up.guaranteed_sections(self._catalog, left_out()) if rest else {}
        least = self._least(guaranteed)
        if chosen:
            return self._chosen(chosen, rest, least)
        if least:
            return tr("4 of %n sections, at least {least}", "", pool).format(least=least)
        return tr("4 of %n sections, at random", "", pool)

    def cards(self, set_up: SetUp) -> str:
        """Return the Kingdom Builder cards of the set-up."""
        plain = set_up.plain()
        most, pool = cards_to_draw(self._catalog, plain), len(card_pool(self._catalog, plain))
        rest = most - len(set_up.cards)
        guaranteed = set_up.guaranteed_cards(self._catalog) if rest > 0 else {}
        least = self._least(guaranteed)
        if set_up.cards:
            return self._chosen(list(map(self._names.card, set_up.cards)), rest, least)
        if least:
            text = tr("{most} of {count}, at least {least}")
            return text.format(most=most, count=pool, least=least)
        return tr("{most} of {count}, at random").format(most=most, count=pool)

    def _least(self, guaranteed: Mapping[str, int]) -> str:
        """Return the list of guaranteed numbers, "" for none."""
        one = tr("{count} from {expansion}")
        return self._names.listing(
            [one.format(count=n, expansion=self.expansion(id_)) for id_, n in guaranteed.items()]
        )

    def island(self, set_up: SetUp) -> str:
        """Return the side of the island, "" without an island."""
        if not island_pool(self._catalog, set_up.plain()):
            return ""
        return self._section(set_up.island) if set_up.island else tr("a random side")

    def overlays(self, set_up: SetUp) -> str:
        """Return the overlays of the set-up with their sections."""
        played = [self._catalog.expansion(id_) for id_ in set_up.expansions]
        found = [self._overlay(set_up, overlay) for e in played for overlay in e.overlays]
        return remarks(found)

    def _overlay(self, set_up: SetUp, overlay: Overlay) -> str:
        feature = content_name(self._catalog.features[overlay.feature].name)
        chosen = [slot.section for slot in set_up.slots if slot.section]
        there = [self._section(id_) for id_ in overlay.sections if id_ in chosen]
        wanted = self._names.choice(list(map(self._section, overlay.sections)))
        if not overlay.sections:
            text = tr("{feature} on every section that has room for it")
        elif there:
            text = tr("{feature} on {sections}")
            wanted = self._names.listing(there)
        elif len(chosen) == len(set_up.slots):
            text = tr("{feature} not in play, possible only on {sections}")
        else:
            text = tr("{feature} if {sections} is drawn")
        return text.format(feature=feature, sections=wanted)

    def house_rules(self, set_up: SetUp) -> str:
        """Return the names of the house rules, "" for none."""
        return joined(map(self._house.name, set_up.house_rules))

    def has_tasks(self, set_up: SetUp) -> bool:
        """Return whether the expansions have task cards."""
        return bool(tasks_of(self._catalog, set_up.expansions))

    def tasks(self, set_up: SetUp) -> str:
        """Return the number of task cards, and the chosen ones."""
        least, most = self.task_range(set_up)
        if not most:
            return tr("none, because no section on the board brings one")
        chosen = self._names.listing(list(map(self._names.card, set_up.tasks)))
        if least == most:
            text = tr("{most}, including {chosen}") if chosen else tr("{most}, at random")
        elif chosen:
            text = tr("{least} to {most}, depending on the sections, including {chosen}")
        else:
            text = tr("{least} to {most} at random, depending on the sections")
        return text.format(least=least, most=most, chosen=chosen)

    def task_range(self, set_up: SetUp) -> tuple[int, int]:
        """Return the fewest and the most task cards possible on the board."""
        drawn = set_up.drawn(self._catalog, left_out=left_out())
        return task_range(self._catalog, drawn, [slot.section for slot in set_up.slots])

    def edition(self, set_up: SetUp) -> str:
        """Return the selection tiles of the new edition, "" for the base game."""
        if set_up.edition != "new":
            return ""
        tiles = [self._names.tile(slot.tile) for slot in set_up.slots if slot.tile]
        words = (
            self._chosen(tiles, len(set_up.slots) - len(tiles))
            if tiles
            else tr("one for each section, at random")
        )
        if set_up.beautiful_castles:
            words = tr("{tiles}; two castle tiles").format(tiles=words)
        return words

    def task_expansions(self, set_up: SetUp) -> str:
        """Return the names of the expansions whose sections bring task cards."""
        found = [self._catalog.expansion(id_) for id_ in set_up.expansions]
        return self._names.listing([content_text(e.name) for e in found if e.cards_per_section])

    def _section(self, id_: str) -> str:
        return content_name(self._catalog.section(id_).name)

    def _chosen(self, names: Sequence[str], rest: int, least: str = "") -> str:
        """Return chosen names and the number drawn; `least`: the guaranteed part of these."""
        if rest <= 0:
            return self._names.listing(names)
        pattern = (
            tr("{names}; {rest} more at random, at least {least}")
            if least
            else tr("{names}; {rest} more at random")
        )
        return pattern.format(names=joined_names(names), rest=rest, least=least)
