"""Lint: entries that do not fit together: pieces, tiles, decks, and set-ups of expansions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from kingdom_builder_qt.content.entry_drafts import DraftContent, EntryDraft
from kingdom_builder_qt.content.lint.filter_checks import verbs
from kingdom_builder_qt.content.problems import Problem, kind_name
from kingdom_builder_qt.core.board import QUADRANTS, Section
from kingdom_builder_qt.core.entries import (
    Action,
    BasicAction,
    BuildAction,
    Card,
    DrawAction,
    Expansion,
    Feature,
    MoveAction,
    Piece,
    RemoveAction,
    Terrain,
    Tile,
)
from kingdom_builder_qt.core.errors import quoted
from kingdom_builder_qt.core.messages import NO_MESSAGE, Message

# -- actions that are impossible for their pieces --------------------------------------------------


def check_pieces(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
    """Yield tiles whose action is impossible for the piece. Unknown pieces are skipped."""
    pieces: dict[str, Piece] = content.values("piece")
    for draft in content.usable("tile"):
        for action in verbs(draft.value):
            piece = pieces.get(action.piece)
            message = _cannot_do(action, piece) if piece else NO_MESSAGE
            if message:
                yield draft, draft.problem("error", message)
    built = {a.piece for a in _actions(content) if isinstance(a, BuildAction)}
    for id_, draft in ((d.id, d) for d in content.usable("piece")):
        if id_ not in built and id_ != "settlement":
            yield (
                draft,
                draft.problem("warning", Message("no tile builds the piece {id}", id=quoted(id_))),
            )


def _actions(content: DraftContent) -> Iterator[BasicAction]:
    for draft in content.usable("tile"):
        yield from verbs(draft.value)


def _cannot_do(action: BasicAction, piece: Piece) -> Message:
    if isinstance(action, BuildAction):
        if piece.ring and action.adjacency != "required":
            return Message("{id} covers seven hexes and needs `adjacency: required`", id=piece.id)
        return NO_MESSAGE
    moves = isinstance(action, MoveAction)
    if piece.fixed and moves:
        return Message("{id} is fixed and cannot be moved", id=piece.id)
    if piece.fixed:
        return Message("{id} is fixed and cannot be removed", id=piece.id)
    if piece.owned:
        return NO_MESSAGE
    if moves:
        return Message("{id} has no owner and cannot be moved", id=piece.id)
    return Message("{id} has no owner and cannot be removed", id=piece.id)


# -- tiles that depend on others, misplaced tiles --------------------------------------------------


def check_tile_sets(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
    """Yield tiles whose partner is missing or of the wrong kind."""
    tiles: dict[str, Tile] = content.values("tile")
    owners: dict[str, list[str]] = {}  # of bonus tiles
    for tile in tiles.values():
        owners.setdefault(tile.bonus, []).append(tile.id)
    for draft in content.usable("tile"):
        wrong = _wrong(draft.value, tiles, owners.get(draft.id, []))
        yield from ((draft, draft.problem("error", m)) for m in wrong)
    for draft in content.usable("section"):
        for id_ in dict.fromkeys(cell.tile for cell in draft.value.cells):
            if id_ in tiles and tiles[id_].kind != "location_tile":
                yield (
                    draft,
                    draft.problem("error", Message("{id} is not a location tile", id=quoted(id_))),
                )


def _wrong(tile: Tile, tiles: dict[str, Tile], owners: list[str]) -> Iterator[Message]:
    bonus = tiles.get(tile.bonus)
    if bonus is not None and bonus.kind != "bonus_tile":
        yield Message("`bonus: {id}`: the tile is not a bonus_tile", id=bonus.id)
    if tile.kind == "bonus_tile":
        yield from _wrong_bonus(tile, tiles, owners)
    if tile.kind == "standing_action" and isinstance(tile.action, DrawAction):
        yield Message("a standing action cannot draw a card")
    if tile.when == "opponent_takes_last_tile" and not all(map(_is_one_build, verbs(tile))):
        yield Message(
            "`when: opponent_takes_last_tile` requires an action that builds one settlement"
        )
    if tile.when == "before_scoring" and any(isinstance(v, RemoveAction) for v in verbs(tile)):
        yield Message("`when: before_scoring` requires an action that builds or moves")


def _is_one_build(action: BasicAction) -> bool:
    plain = BuildAction()
    return isinstance(action, BuildAction) and (action.piece, action.count) == (
        plain.piece,
        plain.count,
    )


def _wrong_bonus(tile: Tile, tiles: dict[str, Tile], owners: list[str]) -> Iterator[Message]:
    if not owners:
        yield Message("no location tile has this bonus tile")
    upgraded = tiles.get(tile.upgrades)
    if upgraded is None:
        return
    if upgraded.id not in owners:
        yield Message(
            "a bonus tile must upgrade a tile that it comes with, not {id}", id=quoted(upgraded.id)
        )
    if not _same_but_for_hexes(tile.action, upgraded.action):
        yield Message(
            "a bonus tile can only change the hexes of a build of {id}", id=quoted(upgraded.id)
        )


def _same_but_for_hexes(new: Action | None, old: Action | None) -> bool:
    if isinstance(new, BuildAction) and isinstance(old, BuildAction):
        return replace(new, to=old.to) == old
    return False


# -- set-ups that do not fit the board or the deck -------------------------------------------------


def check_expansions(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
    """Yield decks, first games and overlays that cannot be played."""
    terrains: dict[str, Terrain] = content.values("terrain")
    sections: dict[str, Section] = content.values("section")
    sizes = Counter(section.expansion for section in sections.values() if not section.is_island)
    for draft in content.usable("expansion"):
        for message in (*_cards(draft.value, terrains), *_first_game(draft.value, sections)):
            yield draft, draft.problem("error", message)
        wrong = _edition(draft.value, sizes[draft.id])
        yield from ((draft, draft.problem("warning", message)) for message in wrong)
    yield from _overlays(content)


def _cards(expansion: Expansion, terrains: dict[str, Terrain]) -> Iterator[Message]:
    for card in expansion.terrain_cards:
        kinds = [option.terrain for option in card.options]
        if len(set(kinds)) < len(kinds):
            yield Message(
                "two options of the terrain card {id} have the same terrain", id=quoted(card.id)
            )
        for kind in kinds:
            if kind in terrains and not terrains[kind].buildable:
                yield Message(
                    "terrain card {id}: nothing can be built on {kind}",
                    id=quoted(card.id),
                    kind=kind,
                )


def _first_game(expansion: Expansion, sections: dict[str, Section]) -> Iterator[Message]:
    for id_, _ in expansion.first_game_sections:
        if id_ in sections and sections[id_].is_island:
            yield Message("{id} is an island, not a section of the board", id=quoted(id_))


def _edition(expansion: Expansion, sections: int) -> Iterator[Message]:
    if expansion.edition == "new" and sections != len(QUADRANTS):
        yield Message(
            "an expansion of the new edition needs {count} sections; it has {sections}",
            count=len(QUADRANTS),
            sections=sections,
        )


def _overlays(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
    """Yield overlays that are also in a section, or that are locations (`site`).

    Of a shipped and an own entry, the own one gets the problem.
    """
    features: dict[str, Feature] = content.values("feature")
    printed: dict[str | None, list[EntryDraft]] = {}
    for draft in content.usable("section"):
        for id_ in {cell.feature for cell in draft.value.cells}:
            printed.setdefault(id_, []).append(draft)
    for draft in content.usable("expansion"):
        for overlay in draft.value.overlays:
            id_ = overlay.feature
            if id_ in features and features[id_].site:
                message = Message(
                    "feature {id} has `site: true` and cannot be an overlay", id=quoted(id_)
                )
                yield draft, draft.problem("error", message)
                continue
            for section in printed.get(id_, ()):
                guilty, other = (section, draft) if section.user else (draft, section)
                message = Message(
                    "feature {id} is an overlay and cannot be in a section", id=quoted(id_)
                )
                yield (
                    guilty,
                    guilty.problem(
                        "error",
                        message,
                        Message("see {kind} {id}", kind=kind_name(other.kind), id=other.id),
                    ),
                )


# -- terrain without a card ------------------------------------------------------------------------


def check_terrain_cards(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
    """Yield buildable terrain without a terrain card, where only tiles could build."""
    cards = [card for draft in content.usable("expansion") for card in draft.value.terrain_cards]
    drawn = {option.terrain for card in cards for option in card.options}
    for draft in content.usable("terrain"):
        if draft.user and draft.value.buildable and draft.id not in drawn:
            message = Message(
                "no terrain card has {id}; only tiles can build on it", id=quoted(draft.id)
            )
            suggestion = Message("add a terrain card for it to the expansion")
            yield draft, draft.problem("warning", message, suggestion)


# -- set-ups with too few tiles or cards -----------------------------------------------------------


def check_supplies(content: DraftContent) -> Iterator[tuple[EntryDraft, Problem]]:
    """Yield expansions that may need more nomad tiles or task cards than exist."""
    tiles: dict[str, Tile] = content.values("tile")
    cards: dict[str, Card] = content.values("card")
    dealt = sum(tile.copies for tile in tiles.values())
    tasks = Counter(card.expansion for card in cards.values() if card.kind == "task_card")
    sections: dict[str, list[Section]] = {}
    for section in content.values("section").values():
        sections.setdefault(section.expansion, []).append(section)
    for draft in content.usable("expansion"):
        found = _short(draft.value, sections.get(draft.id, []), dealt, tasks[draft.id])
        yield from ((draft, draft.problem("warning", message)) for message in found)


def _short(
    expansion: Expansion, sections: list[Section], dealt: int, tasks: int
) -> Iterator[Message]:
    nomads = [sum(cell.feature == "nomad" for cell in section.cells) for section in sections]
    spaces = sum(sorted(nomads, reverse=True)[: len(QUADRANTS)])
    if spaces > dealt:
        yield Message(
            "four sections have up to {spaces} nomad spaces, but there are {dealt} nomad tiles",
            spaces=spaces,
            dealt=dealt,
        )
    drawn = expansion.cards_per_section * min(len(sections), len(QUADRANTS))
    if drawn > tasks:
        yield Message(
            "a game may draw {drawn} task cards, but there are {tasks}", drawn=drawn, tasks=tasks
        )
