"""Filters in plain English: `a grass hex`, `next to a water hex`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kingdom_builder_qt.content.catalog import Catalog
from kingdom_builder_qt.content.nouns import Noun, choice_of, noun_of
from kingdom_builder_qt.core.entries import Filter, Near

_TERRAIN_OF: Final = {
    "card": "your card's terrain",
    "drawn": "the drawn card's terrain",
    "printed": "the printed terrain",
    "removed": "the removed terrain",
    "same": "the same terrain",
}
HEX: Final = noun_of("hex")
BUILDABLE_HEX: Final = noun_of("buildable hex")
SETTLEMENT: Final = noun_of("settlement")
STEP: Final = noun_of("step")
_OWNER: Final = {"own": "your own", "opponent": "an opponent"}


def joined(parts: Sequence[str], word: str = "or") -> str:
    """Return `a, b or c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def plural(count: int, noun: Noun) -> str:
    """Return `1 hex` or `2 hexes`."""
    return f"{count} {noun if count == 1 else format(noun, 'plural')}"


def _named(known: Mapping[str, Any], id_: str) -> Noun:
    return noun_of(known[id_].name, known[id_].forms) if id_ in known else noun_of(id_)


def piece_name(names: Catalog, id_: str) -> Noun:
    """Return `stone wall` for `stone_wall`."""
    return _named(names.pieces, id_)


def terrain_name(names: Catalog, id_: str) -> Noun:
    """Return `flower field` for `flower`; words such as `buildable` are unchanged."""
    return _named(names.terrains, id_)


def hex_of(terrain: Noun) -> Noun:
    """Return `grass hex` for `grass`."""
    plurals = {"plural": f"{terrain} hexes", "short_plural": "hexes"}
    return Noun(f"{terrain} hex", {"indefinite": f"{terrain:indefinite} hex", **plurals})


def _feature_name(names: Catalog, id_: str) -> Noun:
    # `site` stands for the locations that Merchants and Workers count, castles included.
    return noun_of("location") if id_ == "site" else _named(names.features, id_)


def beside(within: int) -> str:
    """Return the preposition for a distance: `next to` or `within 2 hexes of`."""
    return "next to" if within == 1 else f"within {within} hexes of"


def noun(filter_: Filter, names: Catalog, plain: Noun = HEX) -> Noun:
    """Return the kind of hex: `grass hex`, `castle`."""
    if filter_.feature:
        return choice_of([_feature_name(names, id_) for id_ in filter_.feature], joined)
    kinds = [_named(names.terrains, id_) for id_ in filter_.terrain if id_ not in _TERRAIN_OF]
    words = [hex_of(choice_of(kinds, joined))] if kinds else []
    words += [
        HEX.followed(f" of {_TERRAIN_OF[id_]}") for id_ in filter_.terrain if id_ in _TERRAIN_OF
    ]
    place = choice_of(words, joined) if words else plain
    if filter_.piece == "none":
        return noun_of(f"empty {place}", [("plural", f"empty {place:plural}")])
    if filter_.piece:
        standing = SETTLEMENT.followed(f" of {_OWNER[filter_.piece]}")
        return standing.followed(f" on {place:indefinite}") if words else standing
    return place


def target(filter_: Filter, names: Catalog, plain: Noun = BUILDABLE_HEX) -> str:
    """Return the possible hexes: `a buildable hex at the edge of the board`."""
    words = f"{noun(filter_, names, plain):indefinite}"
    return words + _qualified(filter_, names) + _exception(filter_, names, " but not ")


def site(filter_: Filter, names: Catalog) -> Noun:
    """Return the hexes of a group: `castle next to a water hex`."""
    words, other = noun(filter_, names).followed(_qualified(filter_, names)), filter_.not_
    if other is not None and other == Filter(terrain=other.terrain, feature=other.feature):
        return words.followed(f" other than {noun(other, names):indefinite}")
    return words.followed(_exception(filter_, names, " but not "))


def predicate(filter_: Filter, names: Catalog) -> str:
    """Return the place of a settlement: `next to a water hex and not on a water hex`, or ""."""
    words = []
    if filter_.terrain or filter_.feature or filter_.piece:
        words.append(f"on {noun(filter_, names):indefinite}")
    words += _qualities(filter_, names)
    if filter_.not_ is not None:
        words.append(f"not {predicate(filter_.not_, names) or 'anywhere'}")
    return " and ".join(words)


def _qualified(filter_: Filter, names: Catalog) -> str:
    """Return the qualities of a hex behind its noun, "" for none."""
    words = _qualities(filter_, names)
    return f" {' and '.join(words)}" if words else ""


def _qualities(filter_: Filter, names: Catalog) -> list[str]:
    words = [_near(near, names) for near in filter_.near]
    if filter_.edge:
        words.append("at the edge of the board")
    if filter_.section_border:
        words.append("next to another section")
    if filter_.line_end:
        line = plural(filter_.line_end, SETTLEMENT)
        words.append(f"at the end of a straight line of at least {line} of your own")
    return words


def _exception(filter_: Filter, names: Catalog, word: str) -> str:
    if filter_.not_ is None:
        return ""
    return word + (predicate(filter_.not_, names) or "anywhere")


def _near(near: Near, names: Catalog) -> str:
    what = site(near.filter, names)
    if near.exactly == 0:
        return f"not next to {what:indefinite}"
    if near.exactly is not None:
        return f"next to exactly {_counted(near.exactly, near.filter, names)}"
    if near.min > 1:
        return f"next to at least {_counted(near.min, near.filter, names)}"
    return f"{beside(near.within)} {what:indefinite}"


def _counted(count: int, filter_: Filter, names: Catalog) -> str:
    words = plural(count, noun(filter_, names)) + _qualified(filter_, names)
    return words + _exception(filter_, names, " but not ")
