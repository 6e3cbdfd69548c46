"""Names in words: players, terrains, tiles, cards, sources, AI levels."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.conditional_text import adapt
from kingdom_builder_qt.content.describe.entry_words import describe
from kingdom_builder_qt.content.nouns import Noun, choice_of, noun_of, unchanging
from kingdom_builder_qt.core.entries import (
    Action,
    BuildAction,
    Card,
    DrawAction,
    Feature,
    Forms,
    MoveAction,
    OneOf,
    Piece,
    Terrain,
    TerrainCard,
    Tile,
)
from kingdom_builder_qt.core.grid import ROWS
from kingdom_builder_qt.core.moves import CANOE, MANDATORY, SILO, TURN, repeat_source, source_tile
from kingdom_builder_qt.core.specials import TILES
from kingdom_builder_qt.ui.desktop.own_engines import engine_at, engine_name
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.foreign_text import (
    isolated,
    joined,
    joined_names,
    name_in_sentence,
)
from kingdom_builder_qt.ui.words.numbers import amount

tr = translator(__name__)

LESSON: Final = "lesson"  # controller of seats moved by a lesson or a puzzle
SHORT = 0.65  # maximal length of a short form relative to the rule


def content_text(text: str, in_play: Collection[str] | None = None) -> str:
    """Return a name or rule text of the content; the loader has translated it.

    `in_play`: ids of the features that the text may mention; None for all.
    """
    return adapt(text, in_play)


def rule_text(entry: Tile | Card, catalog: Catalog, in_play: Collection[str] | None = None) -> str:
    """Return the rule of an entry; generated from its data if it has no text."""
    return content_text(entry.text, in_play) if entry.text else describe(entry, catalog)


def short_form(entry: Tile | Card, catalog: Catalog, in_play: Collection[str] | None = None) -> str:
    """Return a generated one-line summary of an entry; empty where the rule is as short."""
    rule, short = content_text(entry.text, in_play), describe(entry, catalog)
    return short if len(short) <= SHORT * len(rule) else ""


def content_name(name: str) -> str:
    """Return a name of the content for a label."""
    return isolated(content_text(name))


def content_noun(name: str, forms: Forms = ()) -> Noun:
    """Return a name of the content inside a sentence."""
    return noun_of(content_name(name), [(form, isolated(words)) for form, words in forms])


def _terrains(action: Action | None) -> tuple[str, ...]:
    """Return the terrain words of an action; of alternatives those of the first."""
    if isinstance(action, OneOf):
        if not all(isinstance(branch, BuildAction) for branch in action.branches):
            return _terrains(action.branches[0])
        words = (word for branch in action.branches for word in _terrains(branch))
        return tuple(dict.fromkeys(words))
    if isinstance(action, DrawAction):
        return _terrains(action.then)
    return action.to.terrain if isinstance(action, BuildAction | MoveAction) else ()


def _shared_source(tile: Tile) -> str:
    """Return the source of an action outside the own turn; empty for all others."""
    if tile.when == "opponent_takes_last_tile":
        return CANOE
    return SILO if tile.when == "before_scoring" else tile.brought_by


def persona(controller: str) -> str:
    """Return the name of the character that plays a level, or of an engine; empty for others."""
    words = {
        "novice": tr("Pip"),
        "apprentice": tr("Tilly"),
        "journeyman": tr("Hugo"),
        "builder": tr("Bruno"),
        "architect": tr("Nora"),
        "strategist": tr("Iris"),
        "expert": tr("Vera"),
        "master": tr("Otto"),
    }
    return words.get(_timed(controller)[0], "") or engine_name(controller)


def _timed(controller: str) -> tuple[str, float]:
    """Return a level and its thinking time per turn in seconds, 0 if the name has none."""
    level, _, seconds = controller.partition("@")
    try:
        return level, float(seconds or 0)
    except ValueError:  # a name of the command line, or of a file
        return controller, 0.0


class NameTexts:
    """Looks names up; an unknown id is returned unchanged."""

    def __init__(
        self,
        catalog: Catalog,
        players: Sequence[str] = (),
        in_play: Collection[str] | None = None,
        removed_terrain: str = "",
    ) -> None:
        """`players`: names by seat; `in_play`: ids of the board's features, None for all.

        `removed_terrain`: the terrain whose cards left the deck before the game.
        """
        self.catalog = catalog
        self._in_play, self._removed = in_play, removed_terrain
        self.players = tuple(players)
        self._nouns: dict[tuple[str, Forms], Noun] = {}  # cache
        self._shared = {_shared_source(tile): tile for tile in catalog.tiles.values()}

    def player(self, player: int) -> str:
        if 0 <= player < len(self.players):
            return name_in_sentence(self.players[player])
        return tr("Player {number}").format(number=player + 1)

    def _noun(
        self,
        found: Terrain | TerrainCard | Feature | Tile | Piece | None,
        id_: str,
        in_sentence: bool = True,
    ) -> Noun:
        """Return the name of an entry, as `content_name` unless it is `in_sentence`."""
        key = (id_, ()) if found is None else (found.name, found.forms)
        if key not in self._nouns:
            self._nouns[key] = content_noun(*key)
        noun = self._nouns[key]
        return noun if in_sentence else noun.called(content_name(key[0]))

    def terrain(self, terrain: str, in_sentence: bool = True) -> Noun:
        """Return the name of a terrain, in lower case inside a sentence."""
        return self._noun(self.catalog.terrains.get(terrain), terrain, in_sentence)

    def buildable(self) -> Noun:
        """Return the words for any buildable terrain, in the place of the name of one."""
        word = tr("buildable")
        forms = {"indefinite": tr("a buildable"), "plural": word, "short_plural": word}
        return Noun(word, forms)

    def feature(self, feature: str) -> Noun:
        """Return the name of a hex feature inside a sentence."""
        return self._noun(self.catalog.features.get(feature), feature)

    def terrain_card(self, card: str, in_sentence: bool = True) -> Noun:
        for expansion in self.catalog.expansions.values():
            for kind in expansion.terrain_cards:
                if kind.id == card:
                    return self._noun(kind, card, in_sentence)
        return self.terrain(card, in_sentence)

    def tile(self, tile: str, in_sentence: bool = False) -> Noun:
        """Return the name of a location tile."""
        return self._noun(self.catalog.tiles.get(tile), tile, in_sentence)

    def store(self) -> Noun:
        """Return the names of the tiles that store settlements, for a sentence."""
        named = [tile for tile in self.catalog.tiles.values() if tile.special]
        stores = [t.id for t in named if TILES[t.special].token == "settlement"]
        names = [self.tile(tile, in_sentence=True) for tile in stores]
        return choice_of(names, self.listing) if names else unchanging("")

    def tile_rule(self, tile: str) -> str:
        found = self.catalog.tiles.get(tile)
        return rule_text(found, self.catalog, self._in_play) if found is not None else ""

    def ground_rule(self, id_: str) -> tuple[str, str] | None:
        """Return name and rule of the scoring or the action that a terrain or feature brings.

        None if it brings neither.
        """
        for card in self.catalog.cards.values():
            if card.kind == "feature_score" and card.feature == id_:
                return self.card(card.id), self.card_rule(card.id)
        for tile in self.catalog.tiles.values():
            if tile.kind == "standing_action" and id_ in (tile.brought_by, tile.id):
                return self.tile(tile.id), self.tile_rule(tile.id)
        return None

    def piece(self, kind: str, in_sentence: bool = True) -> Noun:
        """Return the name of a kind of piece, in lower case inside a sentence."""
        return self._noun(self.catalog.pieces.get(kind), kind, in_sentence)

    def card(self, card: str) -> str:
        """Return the name of a card, or of a tile with its own line on the score sheet."""
        found = self.catalog.cards.get(card) or self.catalog.tiles.get(card)
        return content_name(found.name if found is not None else card)

    def card_rule(self, card: str) -> str:
        """Return the rule of a card, or of a tile with its own line on the score sheet."""
        printed = self.catalog.cards.get(card)
        found = printed or self.catalog.tiles.get(card)
        rule = rule_text(found, self.catalog, self._in_play) if found is not None else ""
        if printed is None or not printed.setup or not self._removed:
            return rule
        terrain = self.terrain(self._removed)
        return tr("{rule} In this game: {terrain}.").format(rule=rule, terrain=terrain)

    def wanted(self, source: str, card: str | None, drawn: str | None = None) -> Noun | None:
        """Return the terrain that a source requires; None for any buildable terrain.

        `card`: the played terrain card; `drawn`: the card turned up for the action.
        """
        shown = {"card": card, "drawn": drawn}
        names = self.asked_terrains(source)
        if names == ("buildable",):
            return None
        words = [
            self.terrain_card(shown[name] or "") if name in shown else self._asked(name)
            for name in names
        ]
        words = list(filter(None, words))
        return choice_of(words, self.choice) if words else None

    def _asked(self, name: str) -> Noun:
        return self.buildable() if name == "buildable" else self.terrain(name)

    def asked_terrains(self, source: str) -> tuple[str, ...]:
        """Return the terrain words of a source's action; empty if it names none.

        `printed` of a variant is replaced by that terrain.
        """
        entry = self.entry(source)
        if entry is None:
            return ("card",)
        if entry.special:
            return TILES[entry.special].asks
        words = _terrains(entry.action) or self._ground(entry.action)
        return tuple(entry.printed if word == "printed" else word for word in words)

    def _ground(self, action: Action | None) -> tuple[str, ...]:
        """Return the ground of an action's piece, for actions that name no terrain."""
        first = action.branches[0] if isinstance(action, OneOf) else action
        first = first.then if isinstance(first, DrawAction) else first
        piece = self.catalog.pieces.get(getattr(first, "piece", ""))
        return piece.stands_on if piece is not None else ()

    def entry(self, source: str) -> Tile | None:
        """Return the tile or standing action of a source, None if it has none."""
        tile = source_tile(source)
        return self.catalog.tiles.get(tile) if tile is not None else self._shared.get(source)

    def source(self, source: str, in_sentence: bool = False) -> Noun:
        """Return the name of a move's source."""
        if source == MANDATORY:
            return unchanging(tr("Mandatory action"))
        if source == TURN:
            return unchanging(tr("End turn"))
        entry = self.entry(source)
        name = self.tile(entry.id if entry is not None else source, in_sentence)
        if entry is None or source != repeat_source(entry.id):
            return name
        pattern = (
            tr("repeated {tile}", "any form of the name") if in_sentence else tr("{tile} once more")
        )
        return name.within(lambda said: pattern.format(tile=said))

    def row(self, row: int) -> str:
        """Return the letter of a row; rows of the island follow those of the main board."""
        if row < ROWS:
            return chr(ord("A") + row)
        return tr("{letter} of the island").format(letter=chr(ord("A") + row - ROWS))

    def level(self, controller: str) -> str:
        """Return the controller of a seat: a person or a level of the computer."""
        words = {"human": tr("Human"), LESSON: tr("Does not play")}
        if controller in words:
            return words[controller]
        name = self.level_name(controller)
        if engine_name(controller):
            return tr("Engine: {name}").format(name=name)
        return tr("Computer: {level}").format(level=name)

    def level_name(self, level: str) -> str:
        """Return the name of a level of the computer, or of an engine."""
        words = {
            "random": tr("Random"),
            "novice": tr("Novice"),
            "apprentice": tr("Apprentice"),
            "journeyman": tr("Journeyman"),
            "builder": tr("Builder"),
            "reference_hard": tr("Yardstick"),
            "architect": tr("Architect"),
            "strategist": tr("Strategist"),
            "expert": tr("Expert"),
            "master": tr("Master"),
        }
        if engine := engine_name(level):
            return isolated(engine)
        plain, seconds = _timed(level)
        name = words.get(plain) or plain.replace("_", " ")
        if not seconds:
            return name
        shown = amount(seconds, 0 if seconds >= 1 else 1)
        return tr("{level}, {seconds} s a turn").format(level=name, seconds=shown)

    def character(self, controller: str) -> str:
        """Return name and play of a level of the computer in one line; empty if unknown."""
        name, manner = self.level_name(controller), self.manner(controller)
        if not manner:
            return ""
        if (called := persona(controller)) and not engine_name(controller):
            name = tr("{persona} – {level}").format(persona=called, level=name)
        return tr("{name}. {manner}").format(name=name, manner=manner)

    def manner(self, controller: str) -> str:
        """Return a sentence about the play of a level of the computer; empty if unknown."""
        words = {
            "random": tr("Plays anywhere"),
            "novice": tr("Misses many hexes and often forgets its tiles"),
            "apprentice": tr("Misses some hexes and now and then forgets a tile"),
            "journeyman": tr("Places one settlement at a time, rarely with a plan"),
            "builder": tr("Sees only the gold of this turn; a good first opponent"),
            "reference_hard": tr("One settlement at a time, locations first"),
            "architect": tr("Looks ahead in only half of its turns"),
            "strategist": tr("Looks ahead but overlooks the replies"),
            "expert": tr("Plans several turns ahead, but in haste; hard to beat"),
            "master": tr("Plans several turns ahead; the strongest"),
        }
        if engine_name(controller):
            gone = tr("Is no longer among your engines")
            return gone if engine_at(controller) is None else tr("A program of its own")
        return words.get(_timed(controller)[0], "")

    def place(self, rank: int) -> str:
        """Return the place of a rank from 1 to 5."""
        words = (tr("1st"), tr("2nd"), tr("3rd"), tr("4th"), tr("5th"))
        return words[rank - 1]

    def choice(self, names: Sequence[str]) -> str:
        """Join alternatives: "Barn, Farm or Oasis"."""
        if len(names) < 2:
            return "".join(names)
        return tr("{names} or {last}").format(names=joined(names[:-1]), last=names[-1])

    def listing(self, names: Sequence[str]) -> str:
        """Join names: "Anna, Bea and Carl"."""
        if len(names) < 2:
            return "".join(names)
        first, last = joined_names(names[:-1]), isolated(names[-1])
        return tr("{names} and {last}").format(names=first, last=last)
