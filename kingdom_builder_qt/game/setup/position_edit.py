"""Edits a position as text, one field per line, for the board editor of the new-game dialog.

The text is the only state, so undo in the text field covers all edits. Unknown cards stay unknown.
BadPosition if an edit would give an invalid position.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.entries import SETTLEMENT
from kingdom_builder_qt.core.grid import Hex, hex_name, parse_hex, ring_of
from kingdom_builder_qt.core.notation.grammar import (
    as_text,
    counts_of,
    counts_text,
    hexes_of,
    hexes_text,
    tile_text,
    tiles_of,
)
from kingdom_builder_qt.core.notation.state_text import canonical_text
from kingdom_builder_qt.core.rules import TREASURE
from kingdom_builder_qt.core.state import NEW, USABLE, HeldTile
from kingdom_builder_qt.game.setup.positions import read_position

# Fields about the current turn; another turn or card discards them.
_OF_THE_TURN: Final = (
    *("built", "builds done", "extra builds", "builds left", "fixed", "waived", "used", "new"),
    *("drawn", "block", "terrain", "choosing", "asked"),
)
_UNOWNED: Final = "pieces"


class PositionEdit:
    """An edited position; `text` is its current text."""

    def __init__(self, catalog: Catalog, text: str, seed: int = 0) -> None:
        """Parse a text; BadPosition if it is invalid.

        In `position` the unknown cards are dealt from the seed, as in a game.
        """
        self._catalog, self._seed = catalog, seed
        self._read(text)

    @property
    def text(self) -> str:
        return as_text(self._fields.items(), lines=True)

    def toggle_piece(self, kind: str, player: int, hex_: Hex) -> None:
        """Replace the piece on a hex; remove it if it is the same piece already."""
        with self._changed():
            was_there = self._lift(hex_)
            is_owned = kind == SETTLEMENT or self.position.rules.pieces[kind].owned
            key = f"pieces {player}" if is_owned else _UNOWNED
            if kind == SETTLEMENT:
                key = f"settlements {player}"
            if was_there == (kind, key):
                return
            if kind == SETTLEMENT:
                self._set_hexes(key, hexes_of(self._fields.get(key, "")) | 1 << hex_)
                self._fields.pop(f"supply {player}", None)  # derived from the board
            else:
                self._set_words(key, [*self._words(key), f"{kind}@{hex_name(hex_)}"])

    def toggle_tile(self, player: int, hex_: Hex, state: str = USABLE) -> None:
        """Give a player the tile of a location or nomad space in a state; toggle it off if equal.

        A tile that is only gold (R-105) is counted instead of held.
        """
        with self._changed():
            rules, key = self.position.rules, f"tiles {player}"
            gold = rules.tiles[rules.tile_of[hex_]].gold_on_claim
            written = self._written(hex_, state)
            is_there = written in self._words(key) or (
                gold and self.position.claimed[player] >> hex_ & 1
            )
            is_single = rules.nomad_mask >> hex_ & 1
            for owner in range(rules.players) if is_single else (player,):
                self._take_tile(owner, hex_)
            if is_there:
                return
            if not gold:
                self._set_words(key, [*self._words(key), written])
            else:
                self._earn(player, gold)
            claimed = f"claimed {player}"
            if gold or claimed in self._fields:
                before = self._fields.get(claimed, hexes_text(self.position.claimed[player]))
                self._set_hexes(claimed, hexes_of(before) | 1 << hex_)

    def toggle_nomad(self, tile: str, hex_: Hex) -> None:
        """Lay a nomad tile on its space instead of the present one; toggle it off if equal."""
        with self._changed():
            key, place = "nomads", hex_name(hex_)
            lying = f"{tile}@{place}"
            words = self._words(key)
            for player in range(self.position.rules.players):
                self._take_tile(player, hex_)
            kept = [word for word in words if _place(word) != place]
            self._set_words(key, kept if lying in words else [*kept, lying])

    def set_hand(self, player: int, cards: str) -> None:
        """Set the cards of a hand, in notation; "" for none."""
        with self._changed():
            self._fields[f"hand {player}"] = cards

    def set_deck(self, cards: str) -> None:
        """Set the draw pile, in notation; "" for none."""
        with self._changed():
            self._fields["deck"] = cards

    def set_round(self, number: int) -> None:
        """Set the round; the age of nomad tiles is unchanged."""
        with self._changed():
            shift = number - self.position.round
            self._fields["round"] = str(number)
            for player in range(self.position.rules.players):
                key = f"tiles {player}"
                self._set_words(key, [_older(word, shift) for word in self._words(key)])

    def cards(self, key: str) -> str:
        """Return the cards of a field such as `hand 1` or `deck`, in notation."""
        return self._fields.get(key, "")

    def set_turn(self, player: int) -> None:
        """Set the active player, whose hand goes to the previous one."""
        before = self.position.active
        if player == before:
            return
        with self._changed():
            self._forget_turn()
            self._fields.pop("begin", None)
            self._fields["turn"] = str(player)
            hand = self._fields.pop(f"hand {player}", "")
            self._fields.pop(f"hand {before}", None)
            if hand:
                self._fields[f"hand {before}"] = hand

    def set_card(self, card: str) -> None:
        with self._changed():
            self._forget_turn()
            self._fields["card"] = card

    # -- implementation ----------------------------------------------------------------------------

    def _read(self, text: str) -> None:
        self.position = read_position(self._catalog, text, self._seed)
        self._fields = _fields(canonical_text(text, self._catalog))

    @contextmanager
    def _changed(self) -> Iterator[None]:
        """Parse the changed fields; restore them if they are no position."""
        before = dict(self._fields)
        try:
            yield
            self._read(self.text)
        except BaseException:
            self._fields = before
            raise

    def _lift(self, hex_: Hex) -> tuple[str, str] | None:
        """Remove the piece on a hex; return its kind and field."""
        found = None
        for key in list(self._fields):
            word = key.split(" ")[0]
            if word in ("settlements", "built", "new"):
                mask = hexes_of(self._fields[key])
                self._set_hexes(key, mask & ~(1 << hex_))
                if word == "settlements" and mask >> hex_ & 1:
                    found = SETTLEMENT, key
                    self._fields.pop(key.replace("settlements", "supply"), None)
            elif word == _UNOWNED:
                words = self._words(key)
                for there in (w for w in words if self._covers(w, hex_)):
                    found = there.partition("@")[0], key
                    self._set_words(key, [w for w in words if w != there])
        return found

    def _covers(self, word: str, hex_: Hex) -> bool:
        """Return whether a piece in notation covers a hex; a city hall is given by its centre."""
        kind, _, place = word.partition("@")
        middle = parse_hex(place)
        hexes = ring_of(middle) if self.position.rules.pieces[kind].ring else 1 << middle
        return bool(hexes >> hex_ & 1)

    def _take_tile(self, player: int, hex_: Hex) -> None:
        """Undo that a player took the tile of a location."""
        self._fields.pop("stock", None)  # remaining tiles on locations
        key, claimed = f"tiles {player}", f"claimed {player}"
        place, rules = hex_name(hex_), self.position.rules
        self._set_words(key, [word for word in self._words(key) if _place(word) != place])
        if claimed in self._fields:
            self._set_hexes(claimed, hexes_of(self._fields[claimed]) & ~(1 << hex_))
        if self.position.claimed[player] >> hex_ & 1:
            self._earn(player, -rules.tiles[rules.tile_of[hex_]].gold_on_claim)

    def _earn(self, player: int, gold: int) -> None:
        key = f"earned {player}"
        counts = counts_of(self._fields.get(key, ""))
        counts[TREASURE] = counts.get(TREASURE, 0) + gold
        self._fields[key] = counts_text({name: count for name, count in counts.items() if count})

    def _written(self, hex_: Hex, state: str) -> str:
        """Return the notation of a tile; R-102: nomad tiles are usable a round later."""
        rules, since = self.position.rules, 0
        if rules.nomad_mask >> hex_ & 1:
            since = self.position.round - (state != NEW)
        return tile_text(HeldTile(rules.tile_of[hex_], hex_, state, since))

    def _forget_turn(self) -> None:
        for key in _OF_THE_TURN:
            self._fields.pop(key, None)

    def _words(self, key: str) -> list[str]:
        return self._fields.get(key, "").split()

    def _set_words(self, key: str, words: list[str]) -> None:
        self._fields[key] = " ".join(words)

    def _set_hexes(self, key: str, mask: int) -> None:
        self._fields[key] = hexes_text(mask)


def _fields(text: str) -> dict[str, str]:
    """Return the fields of a text in canonical form."""
    pairs = (field.partition(":") for field in text.split("; "))
    return {key: value.strip() for key, _, value in pairs}


def _older(tile: str, rounds: int) -> str:
    """Return a tile in notation, with the round of a nomad tile shifted."""
    (held,) = tiles_of(tile)
    return tile_text(held._replace(since=max(1, held.since + rounds))) if held.since else tile


def _place(tile: str) -> str:
    """Return the hex of a tile in notation: `farm@C5:used`."""
    return tile.partition("@")[2].partition(":")[0]
