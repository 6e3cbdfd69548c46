"""Schema of tiles. Their actions are in `action_grammar`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, get_args

from kingdom_builder_qt.content.nouns import BARE, FORMS
from kingdom_builder_qt.content.schema.action_grammar import ACTION
from kingdom_builder_qt.content.schema.compound import (
    Either,
    Field,
    ListOf,
    RecordOf,
    Switch,
    Values,
    single,
    sole_value,
)
from kingdom_builder_qt.content.schema.kinds import At, Bad, FileName, Id, Integer, Text, Word
from kingdom_builder_qt.content.yaml.nodes import Node
from kingdom_builder_qt.core.entries import (
    Forms,
    HandSize,
    Modifier,
    TileKind,
    TileWhen,
    WaiveAdjacency,
    WaiveFirst,
)
from kingdom_builder_qt.core.errors import quoted
from kingdom_builder_qt.core.messages import NO_MESSAGE, Message
from kingdom_builder_qt.core.specials import TILES

NAME: Final = Field("name", Text(80, empty=False), Message("The name for players."))
_FORM: Final = Text(100, empty=False)


@dataclass(frozen=True, slots=True)
class FormsRecord(RecordOf[Forms]):
    """The forms of a name, including those of the language of the file."""

    def read(self, node: Node, at: At) -> Forms | Bad:
        more = (Field(form, _FORM, "", "derived") for form in at.report.forms)
        record = replace(self, fields=(*self.fields, *more)) if at.report.forms else self
        return RecordOf.read(record, node, at)


FORMS_RECORD: Final = FormsRecord(
    "forms",
    "The forms of a name, as written inside a sentence.",
    (
        *(Field(form, _FORM, doc, "derived") for form, doc in FORMS.items()),
        Field(
            BARE,
            _FORM,
            Message("The name itself, if it is not written in lower case."),
            "the name in lower case",
        ),
    ),
    lambda **forms: tuple(forms.items()),
)
FORMS_OF_NAME: Final = Field(
    "forms", FORMS_RECORD, Message("The forms of the name in sentences."), "derived from the name"
)
TEXT: Final = Field(
    "text", Text(), Message("The complete rule in plain words, one to three sentences."), '""'
)
ICON: Final = Field(
    "icon",
    FileName(),
    Message(
        "The picture, a file in the folder `icons` next to this file. Without it, the first "
        "letter of the id is drawn."
    ),
    "none",
)
TILE_EFFECTS: Final = ("action", "modifier", "on_claim", "special")
# Keys of one kind of tile only.
_KIND_OF_KEY: Final = {
    "on_claim": "nomad_tile",
    "copies": "nomad_tile",
    "variants": "nomad_tile",
    "bonus": "location_tile",
    "special": "location_tile",
    "upgrades": "bonus_tile",
    "brought_by": "standing_action",
}
_KIND_OF_TIME: Final = {
    "opponent_takes_last_tile": "location_tile",
    "before_scoring": "standing_action",
}
_MODIFIERS: Final[dict[str, Modifier]] = {
    "waive_adjacency": WaiveAdjacency(),
    "waive_first_mandatory": WaiveFirst(),
}


def _modifier(value: str | HandSize) -> Modifier:
    return _MODIFIERS[value] if isinstance(value, str) else value


def _one_effect(values: Values, node: Node, at: At) -> bool:
    effects = [key for key in TILE_EFFECTS if key in values]
    if len(effects) != 1:
        at.error(
            node,
            Message("{keys} cannot be combined in {record}", keys=effects, record="tile")
            if effects
            else Message("{record} needs one of: {keys}", record="tile", keys=[*TILE_EFFECTS]),
        )
        return False
    message = next(_unfit(values, effects[0]), NO_MESSAGE)
    if message:
        at.error(node, message)
    return not message


def _unfit(values: Values, effect: str) -> Iterator[Message]:
    """Yield keys that a kind of tile cannot have, or lacks."""
    kind, time = values["kind"], values.get("when", "turn")
    for key, only in _KIND_OF_KEY.items():
        if key in values and kind != only:
            yield Message("only a {kind} has the key {key}", kind=only, key=quoted(key))
    if kind != _KIND_OF_TIME.get(time, kind):
        yield Message("only a {kind} has `when: {time}`", kind=_KIND_OF_TIME[time], time=time)
    if kind == "standing_action" and "brought_by" not in values:
        yield Message(
            "missing key {key} in {record}", key=quoted("brought_by"), record="standing_action"
        )
    if effect != "action" and (time != "turn" or "upgrades" in values or "brought_by" in values):
        yield Message(
            "{key} cannot be combined with `when`, `upgrades` or `brought_by`", key=effect
        )


HAND_SIZE: Final = RecordOf(
    "hand size",
    Message("A permanent hand size."),
    (
        Field(
            "hand_size",
            Integer(2, 5),
            Message("Terrain cards drawn at the end of the turn."),
            None,
            "cards",
        ),
    ),
    HandSize,
)
ON_CLAIM: Final = RecordOf(
    "on claim",
    "The immediate effect of a nomad tile, which then leaves the game.",
    (Field("gold", Integer(1, 100), Message("Gold for the player who takes it.")),),
    sole_value,
)
VARIANTS: Final = RecordOf(
    "variants",
    "One tile per value, with its own id: `donation` becomes `donation_grass`, ...",
    (
        Field(
            "printed",
            ListOf(Id("terrain"), 1, 20),
            Message("The values of `printed` in the filters of the tile."),
        ),
    ),
    sole_value,
)
BROUGHT_BY: Final[Switch[str]] = Switch(
    "brought by",
    "The condition for a standing action: exactly one of `terrain` and `feature`.",
    (
        single(Field("terrain", Id("terrain"), Message("A terrain on the board."))),
        single(Field("feature", Id("feature"), Message("A feature on the board."))),
    ),
)


def _special_rules() -> Message:
    """Return the description of all special rules."""
    text = Message("Location tiles only: a special rule.")
    for word, special in TILES.items():
        meaning = special.meaning
        text = Message("{before} `{word}`: {meaning}.", before=text, word=word, meaning=meaning)
    return text


TILE: Final[RecordOf[Values]] = RecordOf(
    "tile",
    "An entry of `<expansion>/tiles.yaml`: a tile with an extra action for its holder, or an "
    "action of all players. It has exactly one of `action`, `modifier`, `on_claim` and "
    "`special`.",
    (
        Field(
            "kind",
            Word(get_args(TileKind)),
            Message(
                "`location_tile`: kept while a piece of the holder is next to its location. "
                "`bonus_tile`: comes with the second location tile of one kind. "
                "`nomad_tile`: dealt to a nomad space, for one turn in the next round. "
                "`standing_action`: an action of all players, once per turn."
            ),
        ),
        NAME,
        FORMS_OF_NAME,
        TEXT,
        ICON,
        Field(
            "when",
            Word(get_args(TileWhen)),
            Message(
                "`turn`: on the holder's turn. `opponent_takes_last_tile`: immediately after "
                "another player takes the last tile of a location or nomad space. "
                "`before_scoring`: after the last round, once per hex of `brought_by` next to an "
                "own piece."
            ),
            "turn",
        ),
        Field("action", ACTION, Message("The action."), "none"),
        Field(
            "modifier",
            Either(Word(tuple(_MODIFIERS)), HAND_SIZE, _modifier),
            Message(
                "`waive_adjacency`: one placement is exempt from `if_possible`. "
                "`waive_first_mandatory`: the first build of each mandatory action is exempt."
            ),
            "none",
        ),
        Field("on_claim", ON_CLAIM, Message("Nomad tiles only: the immediate effect."), "none"),
        Field(
            "special",
            Word(tuple(TILES)),
            _special_rules(),
            "none",
        ),
        Field("copies", Integer(1, 20), Message("Nomad tiles only: the number of copies."), "1"),
        Field("variants", VARIANTS, Message("Nomad tiles only: one tile per terrain."), "none"),
        Field(
            "bonus",
            Id("tile"),
            Message("Location tiles only: the bonus tile that comes with the second tile."),
            "none",
        ),
        Field(
            "upgrades",
            Id("tile"),
            Message("Bonus tiles only: the location tile whose action this one replaces."),
            "none",
        ),
        Field(
            "brought_by",
            BROUGHT_BY,
            Message("Standing actions only, required: the terrain or feature that enables it."),
            "none",
        ),
    ),
    dict,
    _one_effect,
)
