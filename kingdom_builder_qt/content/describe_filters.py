"""Filters in plain English: `a grass hex`, `next to a water hex`.  Sentences are in `describe`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from kingdom_builder_qt.core.entries import Filter, Near
from kingdom_builder_qt.core.terrain import Feature, Terrain


class Names(Protocol):
    """Where the names of terrain and features come from; a Catalog is one."""

    @property
    def terrains(self) -> Mapping[str, Terrain]: ...

    @property
    def features(self) -> Mapping[str, Feature]: ...


def with_article(noun: str) -> str:
    """Return `a grass hex` or `an oasis hex`."""
    return ("an " if noun[:1] in "aeiou" else "a ") + noun


def joined(parts: Sequence[str], word: str = "or") -> str:
    """Return `a, b or c`."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def plural(count: int, noun: str) -> str:
    """Return `1 hex` or `2 hexes`."""
    ending = "" if count == 1 else "es" if noun.endswith("x") else "s"
    return f"{count} {noun}{ending}"


def _name(known: Mapping[str, Any], id_: str) -> str:
    return str(known[id_].name).lower() if id_ in known else id_


def noun(filter_: Filter, names: Names, plain: str = "hex") -> str:
    """Return what kind of hex the filter names, without an article: `grass hex`, `castle`."""
    if filter_.feature:
        words = [_name(names.features, id_) for id_ in filter_.feature]
        return joined(words)
    kinds = [_name(names.terrains, id_) for id_ in filter_.terrain if id_ != "card"]
    if "card" not in filter_.terrain:
        return f"{joined(kinds)} hex" if kinds else plain
    card = "hex of your card's terrain"
    return f"{joined(kinds)} hex or {card}" if kinds else card


def target(filter_: Filter, names: Names) -> str:
    """Return the hexes that may be chosen: `a buildable hex at the edge of the board`."""
    words = [with_article(noun(filter_, names, "buildable hex")), *_qualities(filter_, names)]
    return " ".join(words) + _exception(filter_, names, " but not ")


def site(filter_: Filter, names: Names) -> str:
    """Return the hexes that a group is about, without an article: `castle next to a water hex`."""
    words = [noun(filter_, names), *_qualities(filter_, names)]
    return " ".join(words) + _exception(filter_, names, " but not ")


def predicate(filter_: Filter, names: Names) -> str:
    """Return where a settlement stands: `next to a water hex and not on a water hex`, or ""."""
    words = []
    if filter_.terrain or filter_.feature:
        words.append(f"on {with_article(noun(filter_, names))}")
    words += _qualities(filter_, names)
    if filter_.not_ is not None:
        words.append(f"not {predicate(filter_.not_, names) or 'anywhere'}")
    return " and ".join(words)


def _qualities(filter_: Filter, names: Names) -> list[str]:
    words = [_near(near, names) for near in filter_.near]
    if filter_.edge:
        words.append("at the edge of the board")
    if filter_.line_end:
        line = plural(filter_.line_end, "settlement")
        words.append(f"at the end of a straight line of at least {line} of your own")
    return words


def _exception(filter_: Filter, names: Names, word: str) -> str:
    if filter_.not_ is None:
        return ""
    return word + (predicate(filter_.not_, names) or "anywhere")


def _near(near: Near, names: Names) -> str:
    what = with_article(site(near.filter, names))
    return f"next to {what}" if near.within == 1 else f"within {near.within} hexes of {what}"
