"""Files of lessons and tips: schema and loading, when a player opens the lessons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from kingdom_builder_qt.content import paths
from kingdom_builder_qt.content.catalog import Catalog
from kingdom_builder_qt.content.disk import is_file, matching
from kingdom_builder_qt.content.lessons.lesson import (
    Aim,
    IntroPage,
    Lesson,
    Lessons,
    LessonStep,
    Tip,
)
from kingdom_builder_qt.content.schema.compound import Field, ListOf, MapOf, RecordOf, Values
from kingdom_builder_qt.content.schema.data_files import DataFiles
from kingdom_builder_qt.content.schema.kinds import (
    BAD,
    At,
    Bad,
    Flag,
    Id,
    Integer,
    Kind,
    Text,
    Word,
    id_fault,
    is_id,
)
from kingdom_builder_qt.content.schema.overlay_grammar import SENTENCES, SUBJECT, TITLE
from kingdom_builder_qt.content.yaml.nodes import MappingNode, Node, SequenceNode
from kingdom_builder_qt.core.errors import NotationError
from kingdom_builder_qt.core.grid import Mask
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.core.moves import Move, parse_move
from kingdom_builder_qt.core.notation.grammar import hexes_of

ANY: Final = "any"
# Each of these keys is a complete condition; the others only refine one.
AIMS: Final = (
    *("build", "move_from", "move_to", "by"),
    *("take", "lose", "choose", "gold", "end_turn"),
)
MOST_STEPS: Final = 20


@dataclass(frozen=True, slots=True)
class Hexes(Kind[Mask]):
    """A set of hexes in position notation; the word `any` is the empty set."""

    may_be_any: bool = False

    def read(self, node: Node, at: At) -> Mask | Bad:
        text = Text(empty=False).read(node, at)
        if isinstance(text, Bad):
            return BAD
        if self.may_be_any and text == ANY:
            return 0
        try:
            return hexes_of(text)
        except NotationError as error:
            return at.error(node, error.message)

    def describe(self) -> str:
        return "hexes, such as `C4 D2-5`" + (", or `any`" if self.may_be_any else "")


@dataclass(frozen=True, slots=True)
class LessonMove(Kind[Move]):
    """A move in the notation of records."""

    def read(self, node: Node, at: At) -> Move | Bad:
        text = Text(empty=False).read(node, at)
        if isinstance(text, Bad):
            return BAD
        try:
            return parse_move(text)
        except NotationError as error:
            return at.error(node, error.message)

    def describe(self) -> str:
        return Message("move, such as `mandatory build C7`")


def _has_aim(values: Values, node: Node, at: At) -> bool:
    if "built" in values or values.keys() & set(AIMS):
        return True
    at.error(node, Message("{record} needs one of: {keys}", record="aim", keys=[*AIMS]))
    return False


# Parts of the page that a lesson can point at; `ui/learn/lessons/spotlight.py` finds them.
BOARD, CARD, CARDS, PLAYERS, END_BUTTON = "board", "card", "cards", "players", "end_turn"
POINTS: Final = (BOARD, CARD, CARDS, PLAYERS, END_BUTTON)

AIM: Final[RecordOf[Values]] = RecordOf(
    "aim",
    "The conditions to meet in a step, by any legal moves; all of them must hold.",
    (
        Field("build", Hexes(may_be_any=True), "Pieces are placed here.", "none", "built"),
        Field("count", Integer(1, 9), "The number of pieces.", "1"),
        Field("piece", Id("piece"), "The kind of piece.", "`settlement`"),
        Field(
            "move_from", Hexes(may_be_any=True), "A piece is moved from one of these hexes.", "none"
        ),
        Field("move_to", Hexes(may_be_any=True), "A piece is moved to one of these.", "none"),
        Field(
            "by",
            Text(max_length=80, empty=False),
            "The source that must do it: `mandatory`, `tile:farm`, `cave`. Alone: any action of "
            "the source.",
            "anything",
        ),
        Field("take", Id("tile"), "This tile is taken.", "none"),
        Field("lose", Id("tile"), "This tile is lost.", "none"),
        Field("keep", Id("tile"), "This tile is held at the end and was never lost.", "none"),
        Field("choose", Id(), "This card, or this side of a card, is chosen.", "none"),
        Field("gold", Integer(1, 200), "The learner's gold if the game ended now.", "none"),
        Field("end_turn", Flag(), "The turn is ended.", "false"),
    ),
    dict,
    _has_aim,
)


STEP: Final[RecordOf[Values]] = RecordOf(
    "step",
    "One step. Without a position it continues from the end of the step before.",
    (
        Field("position", Text(20_000, empty=False), "As in `notation.md`; the learner is 0.", "-"),
        Field("say", SENTENCES, "The task and its reason."),
        Field("keys", SENTENCES, "The same for players who use keys.", "`say`"),
        Field("light", Hexes(), "Highlighted hexes.", "none"),
        Field("aim", AIM, "The conditions."),
        Field(
            "moves",
            Integer(1, 12),
            "The limit of placed and moved pieces.",
            "`count` of the aim; no limit with `end_turn`",
        ),
        Field("done", SENTENCES, "The text after success."),
        Field("missed", SENTENCES, "The text after a wrong move.", "the standard text"),
        Field(
            "reply",
            ListOf(LessonMove(), 1, 30),
            "The following moves of other players, up to the learner's next turn.",
            "none",
        ),
        Field(
            "point",
            Word(POINTS),
            "The part of the page to point at, such as the terrain `card`.",
            "what the aim needs next",
        ),
    ),
    dict,
)
INTRO: Final[RecordOf[Values]] = RecordOf(
    "page",
    "A text before the first step; a button leads on.",
    (
        Field("say", SENTENCES, "The text."),
        Field("point", Word(POINTS), "The part of the page to point at.", "`board`"),
    ),
    dict,
)
LESSON: Final[RecordOf[Values]] = RecordOf(
    "lesson",
    "A file of the folder `resources/lessons`; its name is the id of the lesson.",
    (
        Field("name", TITLE, "The title."),
        Field("text", SUBJECT, "The subject, in one sentence."),
        Field("order", Integer(1, 999), "The position in the list."),
        Field("expansion", Id("expansion"), "The expansion it teaches.", "`base`"),
        Field("intro", ListOf(INTRO, 1, 3), "The pages before the first step.", "none"),
        Field("steps", ListOf(STEP, 1, MOST_STEPS), "The steps in order."),
    ),
    dict,
)

# The conditions of tips; `game/lessons.py` implements them.
CONDITIONS: Final = ("first_settlement", "first_three", "free_choice", "tile_ready", "end_near")
TIP: Final[RecordOf[Values]] = RecordOf(
    "tip",
    "Advice for a first game, shown once. The first due tip is shown.",
    (
        Field("when", Word(CONDITIONS), "The condition."),
        Field("text", SENTENCES, "The advice."),
    ),
    dict,
)
TIPS: Final[RecordOf[Values]] = RecordOf(
    "tips",
    "The file `resources/tips.yaml`.",
    (Field("tips", MapOf(Id(), TIP), "Tips by their ids."),),
    dict,
)


# -- loading ---------------------------------------------------------------------------------------

LESSONS: Final = "lessons"
TIPS_FILE: Final = "tips.yaml"
_MOST_FILES: Final = 200


def load_lessons(catalog: Catalog, folder: Path | None = None) -> Lessons:
    """Load all lessons and tips; invalid ones are skipped and reported, nothing is raised.

    `folder`: contains the folder `lessons` and the file of tips, by default the shipped one.
    """
    root = folder or paths.resources()
    reader = _Reader(catalog)
    lessons = [reader.lesson(path) for path in _files(root / LESSONS)]
    tips = tuple(reader.tips(root / TIPS_FILE))
    found = sorted(filter(None, lessons), key=lambda lesson: (lesson.order, lesson.id))
    return Lessons(tuple(found), tips, tuple(reader.problems))


def _files(folder: Path) -> list[Path]:
    return sorted(matching(folder, "*.yaml"))[:_MOST_FILES]


class _Reader(DataFiles):
    """Loads lessons and tips."""

    def lesson(self, path: Path) -> Lesson | None:
        """Return the lesson of a file, None if it is invalid."""
        node, report = self.read(path)
        at = At(report)
        if node is not None and not is_id(path.stem):
            at.error(node, id_fault(path.stem), Message("rename the file"))
        values = LESSON.read(node, at) if node is not None else {}
        if not isinstance(values, Bad) and values and isinstance(node, MappingNode):
            self.words(path.parent).put("lessons", path.stem, values)
            steps = node.get("steps")
            lines = [item.line for item in steps.items] if isinstance(steps, SequenceNode) else []
            values["intro"] = tuple(IntroPage(**page) for page in values.get("intro", ()))
            values["steps"] = tuple(
                _step(step, line) for step, line in zip(values["steps"], lines, strict=True)
            )
            if not values["steps"][0].position:
                at.key("steps").error(node, Message("the first step needs a position"))
        if not self.keep(report) or isinstance(values, Bad) or not values:
            return None
        return Lesson(id=path.stem, path=str(path), **values)

    def tips(self, path: Path) -> Iterator[Tip]:
        """Yield the tips of a file, none if it is invalid."""
        if not is_file(path):
            return
        node, report = self.read(path)
        values = TIPS.read(node, At(report)) if node is not None else {}
        words = self.words(path.parent)
        if self.keep(report) and not isinstance(values, Bad):
            for key, tip in values.get("tips", ()):
                words.put("tips", key.text, tip)
                yield Tip(key.text, **tip)


def _step(values: dict[str, Any], line: int) -> LessonStep:
    aim = Aim(**values.pop("aim"))
    usual = 0 if aim.end_turn else aim.count
    return LessonStep(aim=aim, line=line, **{"moves": usual, **values})
