"""Filters in plain English: `a grass hex`, `next to a water hex`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kingdom_builder_qt.content.catalog import Catalog
from kingdom_builder_qt.core.entries import Filter, Near

_TERRAIN_OF: Final = {
    "card": "your card's terrain",
    "drawn": "the drawn card's terrain",
    "printed": "the printed terrain",
    "removed": "the removed terrain",
    "same": "the same terrain",
}
_OWNER: Final = {"own": "your own", "opponent": "an opponent"}


def with_article(noun: str) -> str:
    """Return `a grass hex`, `an oasis hex` or `a university`."""
    is_vowel = noun[:1] in "aeiou" and not noun.startswith("uni")
    return ("an " if is_vowel else "a ") + noun


def joined(parts: Sequence[str], word: str = "or") -> str:
    """Return `a, b or c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def plural(count: int, noun: str) -> str:
    """Return `1 hex` or `2 hexes`; only the first word of `hex of a line` is inflected."""
    return f"{count} {noun if count == 1 else plural_noun(noun)}"


def plural_noun(noun: str) -> str:
    """Return `hexes` for `hex`, `hexes of a kind` for `hex of a kind`."""
    head, of, rest = noun.partition(" of ")
    if head.endswith("y") and head[-2:-1] not in "aeiou":
        return f"{head[:-1]}ies{of}{rest}"
    return f"{head}{'es' if head.endswith('x') else 's'}{of}{rest}"


def _name(known: Mapping[str, Any], id_: str) -> str:
    return str(known[id_].name).lower() if id_ in known else id_


def piece_name(names: Catalog, id_: str) -> str:
    """Return `stone wall` for `stone_wall`."""
    return _name(names.pieces, id_)


def terrain_name(names: Catalog, id_: str) -> str:
    """Return `flower field` for `flower`; words such as `buildable` are unchanged."""
    return _name(names.terrains, id_)


def _feature_name(names: Catalog, id_: str) -> str:
    # `site` stands for the locations that Merchants and Workers count, castles included.
    return "location" if id_ == "site" else _name(names.features, id_)


def beside(within: int) -> str:
    """Return the preposition for a distance: `next to` or `within 2 hexes of`."""
    return "next to" if within == 1 else f"within {within} hexes of"


def noun(filter_: Filter, names: Catalog, plain: str = "hex") -> str:
    """Return the kind of hex without an article: `grass hex`, `castle`."""
    if filter_.feature:
        return joined([_feature_name(names, id_) for id_ in filter_.feature])
    kinds = [_name(names.terrains, id_) for id_ in filter_.terrain if id_ not in _TERRAIN_OF]
    words = [f"{joined(kinds)} hex"] if kinds else []
    words += [f"hex of {_TERRAIN_OF[id_]}" for id_ in filter_.terrain if id_ in _TERRAIN_OF]
    place = joined(words) or plain
    if filter_.piece == "none":
        return f"empty {place}"
    if filter_.piece:
        standing = f"settlement of {_OWNER[filter_.piece]}"
        return f"{standing} on {with_article(place)}" if words else standing
    return place


def target(filter_: Filter, names: Catalog, plain: str = "buildable hex") -> str:
    """Return the possible hexes: `a buildable hex at the edge of the board`."""
    words = _with_qualities(with_article(noun(filter_, names, plain)), filter_, names)
    return words + _exception(filter_, names, " but not ")


def site(filter_: Filter, names: Catalog) -> str:
    """Return the hexes of a group without an article: `castle next to a water hex`."""
    words, other = _with_qualities(noun(filter_, names), filter_, names), filter_.not_
    if other is not None and other == Filter(terrain=other.terrain, feature=other.feature):
        return f"{words} other than {with_article(noun(other, names))}"
    return words + _exception(filter_, names, " but not ")


def predicate(filter_: Filter, names: Catalog) -> str:
    """Return the place of a settlement: `next to a water hex and not on a water hex`, or ""."""
    words = []
    if filter_.terrain or filter_.feature or filter_.piece:
        words.append(f"on {with_article(noun(filter_, names))}")
    words += _qualities(filter_, names)
    if filter_.not_ is not None:
        words.append(f"not {predicate(filter_.not_, names) or 'anywhere'}")
    return " and ".join(words)


def _with_qualities(words: str, filter_: Filter, names: Catalog) -> str:
    return " ".join(filter(None, [words, " and ".join(_qualities(filter_, names))]))


def _qualities(filter_: Filter, names: Catalog) -> list[str]:
    words = [_near(near, names) for near in filter_.near]
    if filter_.edge:
        words.append("at the edge of the board")
    if filter_.section_border:
        words.append("next to another section")
    if filter_.line_end:
        line = plural(filter_.line_end, "settlement")
        words.append(f"at the end of a straight line of at least {line} of your own")
    return words


def _exception(filter_: Filter, names: Catalog, word: str) -> str:
    if filter_.not_ is None:
        return ""
    return word + (predicate(filter_.not_, names) or "anywhere")


def _near(near: Near, names: Catalog) -> str:
    what = site(near.filter, names)
    if near.exactly == 0:
        return f"not next to {with_article(what)}"
    if near.exactly is not None:
        return f"next to exactly {_counted(near.exactly, near.filter, names)}"
    if near.min > 1:
        return f"next to at least {_counted(near.min, near.filter, names)}"
    return f"{beside(near.within)} {with_article(what)}"


def _counted(count: int, filter_: Filter, names: Catalog) -> str:
    words = _with_qualities(plural(count, noun(filter_, names)), filter_, names)
    return words + _exception(filter_, names, " but not ")
