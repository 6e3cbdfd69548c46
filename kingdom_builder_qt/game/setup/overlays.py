"""Features laid on the board at set-up: capitols on castles, caves on mountains (R-300, R-302)."""

from __future__ import annotations

from collections.abc import Iterator

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.board import Board
from kingdom_builder_qt.core.compile.filters import compile_filter
from kingdom_builder_qt.core.entries import Overlay
from kingdom_builder_qt.core.errors import SetupError
from kingdom_builder_qt.core.grid import Mask, bits, hex_name
from kingdom_builder_qt.game.setup.board import make_board
from kingdom_builder_qt.game.setup.chance import stream
from kingdom_builder_qt.game.setup.options import GameOptions, known_seed
from kingdom_builder_qt.game.setup.pools import expansions_of

Overlays = tuple[tuple[str, str], ...]


def overlay_places(catalog: Catalog, options: GameOptions) -> list[tuple[str, Mask]]:
    """Return (feature, hexes of which one takes it) for every section that takes one.

    The options must be explicit but for the overlays.  R-194: distances are those on the board
    as it lies, across the borders of sections; a section without such a hex takes none.
    """
    overlays = [o for e in expansions_of(catalog, options) for o in e.overlays]
    if not overlays:
        return []
    board = make_board(catalog, options)
    return [
        (overlay.feature, mask)
        for overlay in overlays
        for mask in _masks(board, options, overlay)
        if mask
    ]


def _masks(board: Board, options: GameOptions, overlay: Overlay) -> Iterator[Mask]:
    wanted = compile_filter(overlay.on, board).constant
    for (section, _), sector in zip(options.sections or (), board.sector_masks, strict=True):
        if not overlay.sections or section in overlay.sections:
            yield wanted & sector


def resolve_overlays(catalog: Catalog, options: GameOptions, chosen: Overlays | None) -> Overlays:
    """Return one hex for every overlay: drawn from the seed, or the chosen ones, checked."""
    places = overlay_places(catalog, options)
    if chosen is None:
        if not places:
            return ()
        random = stream(known_seed(options), "overlays")
        drawn = ((f, random.choice(_names(mask))) for f, mask in places)
        return tuple(drawn)
    left = list(places)
    for feature, name in chosen:
        fits = next((p for p in left if p[0] == feature and name in _names(p[1])), None)
        if fits is None:
            raise SetupError(f"{feature} cannot lie on {name}")
        left.remove(fits)
    if left:
        raise SetupError(f"{left[0][0]} is missing on a section")
    return chosen


def _names(mask: Mask) -> list[str]:
    return [hex_name(hex_) for hex_ in bits(mask)]
