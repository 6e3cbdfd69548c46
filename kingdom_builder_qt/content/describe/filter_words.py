"""Filters in words: `a grass hex`, `next to a water hex`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any, Final

from kingdom_builder_qt.content.catalog import Catalog
from kingdom_builder_qt.content.describe.translator import translator
from kingdom_builder_qt.content.nouns import BARE, Noun, choice_of, noun_of
from kingdom_builder_qt.core.entries import SETTLEMENT, Filter, Near

tr = translator(__name__)

_TERRAIN_OF: Final = {
    "card": tr.later("your card's terrain", "of a hex"),
    "drawn": tr.later("the drawn card's terrain", "of a hex"),
    "printed": tr.later("the printed terrain", "of a hex"),
    "removed": tr.later("the removed terrain", "of a hex"),
    "same": tr.later("the same terrain", "of a hex"),
}


def choice(parts: Sequence[str]) -> str:
    """Return `a, b or c`."""
    return _joined(parts, tr("{names} or {last}"))


def listing(parts: Sequence[str]) -> str:
    """Return `a, b and c`."""
    return _joined(parts, tr("{names} and {last}"))


def _joined(parts: Sequence[str], pattern: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    comma = tr("{names}, {next}")
    names = reduce(lambda said, part: comma.format(names=said, next=part), parts[:-1])
    return pattern.format(names=names, last=parts[-1])


def own_noun(bare: str, indefinite: str, plural: str) -> Noun:
    """Return a noun that is no name of the content."""
    return Noun(bare, {"indefinite": indefinite, "plural": plural, "short_plural": plural})


def _hex() -> Noun:
    return own_noun(tr("hex"), tr("a hex"), tr("hexes"))


def _buildable_hex() -> Noun:
    return own_noun(tr("buildable hex"), tr("a buildable hex"), tr("buildable hexes"))


def _named(known: Mapping[str, Any], id_: str) -> Noun:
    return noun_of(known[id_].name, known[id_].forms) if id_ in known else noun_of(id_)


def piece_name(names: Catalog, id_: str) -> Noun:
    """Return `stone wall` for `stone_wall`."""
    return _named(names.pieces, id_)


def terrain_name(names: Catalog, id_: str) -> Noun:
    """Return `flower field` for `flower`, and the word for any buildable terrain."""
    if id_ == "buildable":
        bare, indefinite = tr("buildable", "of a hex"), tr("a buildable", "hex")
        return own_noun(bare, indefinite, tr("buildable", "of hexes"))
    return _named(names.terrains, id_)


def hex_of(terrains: Sequence[str], names: Catalog) -> Noun:
    """Return `grass or canyon hex` for these terrains."""
    if tuple(terrains) == ("buildable",):
        return _buildable_hex()
    terrain = choice_of([terrain_name(names, id_) for id_ in terrains], choice)
    forms = {
        "indefinite": tr("{terrain:indefinite} hex").format(terrain=terrain),
        "plural": tr("{terrain} hexes").format(terrain=terrain),
        "short_plural": tr("hexes"),
    }
    bare = tr("{terrain} hex").format(terrain=terrain)
    if BARE in terrain.forms:  # forms of another language, in which a terrain names the hex
        forms = {**terrain.forms, BARE: bare, **forms}
    return Noun(bare, forms)


def _feature_name(names: Catalog, id_: str) -> Noun:
    # `site` stands for the locations that Merchants and Workers count, castles included.
    return _named(names.features, "location" if id_ == "site" else id_)


def noun(filter_: Filter, names: Catalog, plain: Noun | None = None) -> Noun:
    """Return the kind of hex: `grass hex`, `castle`."""
    if filter_.feature:
        return choice_of([_feature_name(names, id_) for id_ in filter_.feature], choice)
    kinds = [id_ for id_ in filter_.terrain if id_ not in _TERRAIN_OF]
    words = [hex_of(kinds, names)] if kinds else []
    words += [_of_terrain(id_) for id_ in filter_.terrain if id_ in _TERRAIN_OF]
    place = choice_of(words, choice) if words else plain or _hex()
    if filter_.piece == "none":
        return _empty(place)
    if filter_.piece:
        return _standing(filter_.piece, place if words else None, names)
    return place


def _of_terrain(id_: str) -> Noun:
    pattern, ground = tr("{hex} of {ground}"), _TERRAIN_OF[id_]()
    return _hex().within(lambda said: pattern.format(hex=said, ground=ground))


def _empty(place: Noun) -> Noun:
    return own_noun(
        tr("empty {hex}").format(hex=place),
        tr("an empty {hex}").format(hex=place),
        tr("empty {hex:plural}").format(hex=place),
    )


def _standing(owner: str, place: Noun | None, names: Catalog) -> Noun:
    pattern = tr("{settlement} of an opponent")
    if owner == "own":
        pattern = tr("{settlement} of your own")
    piece = piece_name(names, SETTLEMENT).within(lambda said: pattern.format(settlement=said))
    if place is None:
        return piece
    on_hex = tr("{settlement} on {hex:indefinite}")
    return piece.within(lambda said: on_hex.format(settlement=said, hex=place))


def target(filter_: Filter, names: Catalog, plain: Noun | None = None) -> str:
    """Return the possible hexes: `a buildable hex at the edge of the board`."""
    kind = noun(filter_, names, plain or _buildable_hex())
    words = tr("{hex:indefinite}", "the possible hexes of an action").format(hex=kind)
    return _excepted(_qualified(words, filter_, names), filter_, names)


def site(filter_: Filter, names: Catalog) -> Noun:
    """Return the hexes of a group: `castle next to a water hex`."""
    other = filter_.not_
    if other is not None and other == Filter(terrain=other.terrain, feature=other.feature):
        pattern, excluded = tr("{hex} other than {other:indefinite}"), noun(other, names)
        words = noun(filter_, names).within(lambda said: _qualified(said, filter_, names))
        return words.within(lambda said: pattern.format(hex=said, other=excluded))
    return _described(filter_, names)


def _described(filter_: Filter, names: Catalog) -> Noun:
    return noun(filter_, names).within(
        lambda said: _excepted(_qualified(said, filter_, names), filter_, names)
    )


def predicate(filter_: Filter, names: Catalog) -> str:
    """Return the place of a settlement: `next to a water hex and not on a water hex`, or ""."""
    words = []
    if filter_.terrain or filter_.feature or filter_.piece:
        words.append(tr("on {hex:indefinite}").format(hex=noun(filter_, names)))
    words += _qualities(filter_, names)
    if filter_.not_ is not None:
        words.append(tr("not {where}").format(where=_excluded(filter_.not_, names)))
    return _all_of(words)


def _all_of(words: Sequence[str]) -> str:
    if not words:
        return ""
    pattern = tr("{first} and {second}", "conditions of a hex")
    return reduce(lambda said, part: pattern.format(first=said, second=part), words)


def _qualified(words: str, filter_: Filter, names: Catalog) -> str:
    """Return a hex with its qualities."""
    qualities = _qualities(filter_, names)
    pattern = tr("{hex} {where}")
    return pattern.format(hex=words, where=_all_of(qualities)) if qualities else words


def _qualities(filter_: Filter, names: Catalog) -> list[str]:
    words = [_near(near, names) for near in filter_.near]
    if filter_.edge:
        words.append(tr("at the edge of the board"))
    if filter_.section_border:
        words.append(tr("next to another section"))
    if filter_.line_end:
        pattern = tr("at the end of a straight line of at least {count} {piece:plural} of your own")
        piece = piece_name(names, SETTLEMENT)
        words.append(pattern.format(count=filter_.line_end, piece=piece))
    return words


def _excepted(words: str, filter_: Filter, names: Catalog) -> str:
    """Return a hex with its exceptions."""
    if filter_.not_ is None:
        return words
    return tr("{hex} but not {where}").format(hex=words, where=_excluded(filter_.not_, names))


def _excluded(filter_: Filter, names: Catalog) -> str:
    return predicate(filter_, names) or tr("anywhere")


def _near(near: Near, names: Catalog) -> str:
    if near.exactly == 0:
        return tr("not next to {what:indefinite}").format(what=site(near.filter, names))
    if near.exactly == 1:
        pattern = tr("next to exactly {count} {what}", "the count is 1")
        return pattern.format(count=near.exactly, what=_described(near.filter, names))
    if near.exactly is not None:
        pattern = tr("next to exactly {count} {what:plural}")
        return pattern.format(count=near.exactly, what=_described(near.filter, names))
    if near.min > 1:
        pattern = tr("next to at least {count} {what:plural}")
        return pattern.format(count=near.min, what=_described(near.filter, names))
    if near.within > 1:
        pattern = tr("within {count} hexes of {what:indefinite}")
        return pattern.format(count=near.within, what=site(near.filter, names))
    return tr("next to {what:indefinite}").format(what=site(near.filter, names))
