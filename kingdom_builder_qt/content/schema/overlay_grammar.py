"""Schema of the files `lang/<language>.yaml`, which translate the words of entries by their ids."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from kingdom_builder_qt.content.schema import page_grammar
from kingdom_builder_qt.content.schema.compound import Field, ListOf, MapOf, RecordOf, Values
from kingdom_builder_qt.content.schema.kinds import Flag, Id, Kind, Pattern, Text
from kingdom_builder_qt.content.schema.tile_grammar import FORMS_OF_NAME, NAME, TEXT
from kingdom_builder_qt.core.messages import Message

STAMP: Final = "from"
_STAMP: Final = Field(
    STAMP,
    Pattern(re.compile("[0-9a-f]{4}"), Message("four digits of 0-9 and a-f")),
    "The checksum of the original words.",
    "not compared",
)


def _words(name: str, doc: str, *fields: Field) -> RecordOf[Values]:
    return RecordOf(name, doc, (_STAMP, *fields), dict)


def _field(key: str, doc: str, kind: Kind[Any] = page_grammar.TEXT) -> Field:
    return Field(key, kind, doc, "the original")


_NAME: Final = _field("name", "The name.", NAME.kind)
_FORMS: Final = Field(
    FORMS_OF_NAME.key,
    FORMS_OF_NAME.kind,
    "The forms of the translated name. The original ones do not count.",
    "the bare name",
)
_TEXT: Final = _field("text", "The rule, with the conditions in braces of the original.", TEXT.kind)
_CAPTION: Final = _field("caption", "The caption of the example in `pages.yaml`.")

# Limits of lessons: as much as fits the card next to the board.
SENTENCES: Final = Text(max_length=400, empty=False)
TITLE: Final = Text(60, empty=False)
SUBJECT: Final = Text(160, empty=False)
TASK_TITLE: Final = Text(40, empty=False)

THING: Final = _words(
    "words of a noun", "Of a terrain, feature or piece.", _NAME, _FORMS, _TEXT, _CAPTION
)
TERRAIN_CARD: Final = _words("words of a terrain card", "Of a terrain card.", _NAME, _FORMS)
EXPANSION: Final = _words(
    "words of an expansion",
    "Of an expansion.",
    _NAME,
    _TEXT,
    Field("terrain_cards", MapOf(Id(), TERRAIN_CARD), "By id.", "none"),
)
TILE: Final = _words("words of a tile", "Of a tile.", _NAME, _FORMS, _TEXT, _CAPTION)
CARD: Final = _words("words of a card", "Of a card.", _NAME, _TEXT, _CAPTION)
SECTION: Final = _words(
    "words of a section", "Of a section.", _NAME, _field("description", "The note to players.")
)
TOPIC: Final = _words("words of a topic", "Of a general page.", _NAME, _TEXT, _CAPTION)
PACK: Final = _words(
    "words of a pack", "Of a pack.", _NAME, _field("description", "The description.", Text())
)
CHAPTER: Final = _words("words of a chapter", "Of the rulings.", _NAME)
RULING: Final = _words("words of a ruling", "Of a ruling.", _TEXT)
TIP: Final = _words("words of a tip", "Of a tip.", _field("text", "The advice.", SENTENCES))
TASK: Final = _words("words of a task", "Of a task.", _field("name", "The title.", TASK_TITLE))
PUZZLE: Final = _words("words of a puzzle", "Of a puzzle.", _field("name", "The name.", TASK_TITLE))
INTRO: Final = _words(
    "words of an introduction", "Of a page.", _field("say", "The text.", SENTENCES)
)
STEP: Final = _words(
    "words of a step",
    "Of a step.",
    _field("say", "The task and its reason.", SENTENCES),
    _field("keys", "The same for players who use keys.", SENTENCES),
    _field("done", "The text after success.", SENTENCES),
    _field("missed", "The text after a wrong move.", SENTENCES),
)
LESSON: Final = _words(
    "words of a lesson",
    "Of a lesson. Each page and step is found by its `from`, else by its position.",
    _field("name", "The title.", TITLE),
    _field("text", "The subject, in one sentence.", SUBJECT),
    _field("intro", "The pages before the first step.", ListOf(INTRO, 0, 3)),
    _field("steps", "The steps in order.", ListOf(STEP, 0, 20)),
)
LANGUAGE: Final[RecordOf[Values]] = RecordOf(
    "language",
    "Properties of the language. The file next to `terrain.yaml` declares them for all content.",
    (
        Field("name", Text(40, empty=False), "The name of the language in itself.", "the id"),
        Field(
            "complete",
            Flag(),
            "Everything is translated: a release may have no gap.",
            "false",
        ),
        Field(
            "capital_nouns",
            Flag(),
            "Names keep their capital letters inside a sentence, as in German.",
            "false",
        ),
        Field(
            "variant",
            Pattern(
                re.compile(r"[^{}]*(\{tile\}[^{}]*\{terrain\}|\{terrain\}[^{}]*\{tile\})[^{}]*"),
                Message("a text with {{tile}} and {{terrain}}"),
            ),
            "The name of a tile with a variant for each terrain, such as a donation.",
            '"{tile}: {terrain}"',
        ),
        Field(
            "forms",
            MapOf(Id(), Text(200, empty=False)),
            "Forms of names beyond `indefinite`, `plural` and `short_plural` that sentences of "
            "the program ask for in this language, each with an explanation for translators.",
            "none",
        ),
    ),
    dict,
)
# The words of each kind of entry, in the order of a written file.
ENTRIES: Final[Mapping[str, RecordOf[Values]]] = {
    "pack": PACK,
    "terrains": THING,
    "features": THING,
    "pieces": THING,
    "expansions": EXPANSION,
    "tiles": TILE,
    "cards": CARD,
    "sections": SECTION,
    "topics": TOPIC,
    "lessons": LESSON,
    "tips": TIP,
    "tasks": TASK,
    "puzzles": PUZZLE,
    "chapters": CHAPTER,
    "rulings": RULING,
}
_ID_OF: Final[Mapping[str, Kind[str]]] = {"rulings": page_grammar.RULING}


def id_of(kind: str) -> Kind[str]:
    """Return the kind of the ids of a kind of entry."""
    return _ID_OF.get(kind, Id())


HEADER: Final = "language"
OVERLAY: Final[RecordOf[Values]] = RecordOf(
    "overlay",
    "A file `lang/<language>.yaml`.",
    (
        Field(HEADER, LANGUAGE, "Properties of the language.", "as declared by the program"),
        *(
            Field(kind, MapOf(id_of(kind), record), "By id.", "none")
            for kind, record in ENTRIES.items()
        ),
    ),
    dict,
)
