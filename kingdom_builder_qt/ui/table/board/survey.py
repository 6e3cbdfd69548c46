"""Keys that tell the board in words and move the cursor between its landmarks, on every board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from kingdom_builder_qt.core.grid import NEIGHBOURS, Hex, Mask, bits, set_of, union
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.keys import add_key, understand_layouts
from kingdom_builder_qt.ui.table.board.board_keys import board_key
from kingdom_builder_qt.ui.table.board.board_view import BoardView
from kingdom_builder_qt.ui.table.board.hex_view import HexView
from kingdom_builder_qt.ui.words.survey_texts import SurveyTexts, distance

tr = translator(__name__)


@dataclass(frozen=True, slots=True)
class Surveyed:
    """A position on display.

    `player`: whose areas, tiles and landmarks are meant; `viewer`: the person called "you"; `keys`:
    the keys of the player's tiles, by source.
    """

    position: Position
    player: int
    texts: SurveyTexts
    viewer: int | None = None
    keys: Mapping[str, str] = field(default_factory=dict)


class Landmarks:
    """The landmarks reached by the cursor of a view in a series of jumps."""

    def __init__(self, view: HexView) -> None:
        self._view = view
        self._reached: list[Hex] = []

    def jump(self, landmarks: Mask) -> bool:
        """Move the cursor to the nearest landmark; again: to the next one. False: there is none."""
        found, now = set(bits(landmarks)), self._view.cursor_hex
        if not self._reached or now != self._reached[-1] or not found & set(self._reached):
            self._reached = []
        ahead = found - set(self._reached) - {now}
        if not ahead:
            self._reached = []
            ahead = found - {now}
        if ahead:
            goal = min(ahead, key=lambda hex_: (0 if now is None else distance(hex_, now), hex_))
            self._view.set_cursor(goal)
            self._reached.append(goal)
        return bool(found)


class Survey(QObject):
    """The keys of one view; `shown` returns the position, None while nothing may be told."""

    def __init__(
        self, view: BoardView, shown: Callable[[], Surveyed | None], window: QWidget | None = None
    ) -> None:
        """`window`: receives the keys in place of a view without keyboard focus."""
        super().__init__(view)
        self._view, self._shown = view, shown
        if window is not None:
            understand_layouts(window)
        self._landmarks = Landmarks(view)
        keys: dict[str, Callable[[], object]] = {
            "areas": self.tell_areas,
            "other_areas": self.tell_areas_of_others,
            "gold": self.tell_gold,
            "tiles": self.tell_tiles,
            "around": self.tell_surroundings,
            "own_pieces": partial(self.jump, own_pieces),
            "other_pieces": partial(self.jump, pieces_of_others),
            "locations": partial(self.jump, stocked_locations),
            "castles": partial(self.jump, _castles),
        }
        for key, call in keys.items():
            add_key(window or view, board_key(key), call, in_window=window is not None)

    # -- sentences ---------------------------------------------------------------------------------

    def _tell(self, words: Callable[[Surveyed], str]) -> None:
        shown = self._shown()
        if shown is not None:
            self._view.announce(words(shown))

    def tell_areas(self) -> None:
        """Announce the areas of the player."""
        self._tell(lambda shown: shown.texts.areas(shown.position, shown.player))

    def tell_areas_of_others(self) -> None:
        """Announce the areas of the other players."""

        def words(shown: Surveyed) -> str:
            others = (p for p in range(shown.position.players) if p != shown.player)
            return " ".join(shown.texts.areas(shown.position, player) for player in others)

        self._tell(words)

    def tell_gold(self) -> None:
        """Announce the gold of all players by card."""
        self._tell(lambda shown: shown.texts.gold(shown.position))

    def tell_tiles(self) -> None:
        """Announce the tiles of the player and those on the board by distance from the cursor."""
        near = self._view.cursor_hex
        self._tell(lambda s: s.texts.tiles(s.position, s.player, near, s.keys))

    def tell_surroundings(self) -> None:
        """Announce the cursor's hex and its neighbours."""
        hex_, turned = self._view.cursor_hex, self._view.board_scene.plane.turned
        if hex_ is not None:
            self._tell(lambda s: s.texts.around(hex_, s.position, s.viewer, turned))

    # -- landmarks ---------------------------------------------------------------------------------

    def jump(self, landmarks: Callable[[Surveyed], Mask]) -> None:
        """Move the cursor to the nearest landmark of a kind; again: to the next one."""
        shown = self._shown()
        if shown is not None and not self._landmarks.jump(landmarks(shown)):
            self._view.announce(tr("There is none on the board."))


def own_pieces(shown: Surveyed) -> Mask:
    """Return the hexes of the player's pieces."""
    return shown.position.own[shown.player]


def pieces_of_others(shown: Surveyed) -> Mask:
    """Return the hexes of the other players' pieces."""
    return union(own for player, own in enumerate(shown.position.own) if player != shown.player)


def kinds(shown: Surveyed, possible: Mask) -> dict[str, Mask]:
    """Return the hexes of each kind that can be listed, by its id: a terrain or one of these."""
    rules, own = shown.position.rules, own_pieces(shown)
    sites = set_of(rules.tile_of)
    return {
        "own": own,
        "others": pieces_of_others(shown),
        "empty": shown.position.empty_mask,
        "possible": possible,
        "near own": _beside(own),
        "locations": sites,
        "near locations": _beside(sites),
        **rules.board.terrain_masks,
    }


def _beside(hexes: Mask) -> Mask:
    return union(NEIGHBOURS[hex_] for hex_ in bits(hexes)) & ~hexes


def stocked_locations(shown: Surveyed) -> Mask:
    """Return the locations that have a tile left."""
    position = shown.position
    return set_of(hex_ for hex_ in position.rules.tile_of if position.tiles_left(hex_))


def _castles(shown: Surveyed) -> Mask:
    """Return the castles and other features without tiles."""
    rules = shown.position.rules
    return union(rules.board.feature_masks.values()) & ~set_of(rules.tile_of)
