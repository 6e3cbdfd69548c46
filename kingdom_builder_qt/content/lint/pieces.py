"""Lint: actions that the pieces they name cannot do."""

from __future__ import annotations

from collections.abc import Iterator

from kingdom_builder_qt.content.drafts import Content, Draft
from kingdom_builder_qt.content.lint.filters import verbs
from kingdom_builder_qt.content.problems import Problem
from kingdom_builder_qt.core.entries import BasicAction, BuildAction, MoveAction, Piece
from kingdom_builder_qt.core.errors import quoted


def check(content: Content) -> Iterator[tuple[Draft, Problem]]:
    """Yield tiles whose action is not for the piece; unknown pieces are named elsewhere."""
    pieces: dict[str, Piece] = content.values("piece")
    for draft in content.usable("tile"):
        for action in verbs(draft.value):
            piece = pieces.get(action.piece)
            message = _wrong(action, piece) if piece else ""
            if message:
                yield draft, draft.problem("error", message)
    built = {a.piece for a in _actions(content) if isinstance(a, BuildAction)}
    for id_, draft in ((d.id, d) for d in content.usable("piece")):
        if id_ not in built and id_ != "settlement":
            yield draft, draft.problem("warning", f"no tile builds the piece {quoted(id_)}")


def _actions(content: Content) -> Iterator[BasicAction]:
    for draft in content.usable("tile"):
        yield from verbs(draft.value)


def _wrong(action: BasicAction, piece: Piece) -> str:
    if isinstance(action, BuildAction):
        if piece.ring and action.adjacency != "required":
            return f"{piece.id} covers seven hexes and needs `adjacency: required`"
        return ""
    verb = "moved" if isinstance(action, MoveAction) else "taken back"
    if piece.fixed:
        return f"{piece.id} is fixed and cannot be {verb}"
    return "" if piece.owned else f"{piece.id} belongs to nobody and cannot be {verb}"
