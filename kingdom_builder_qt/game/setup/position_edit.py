"""Changes of a position as text, one at a time, as a set-up board makes them.

Each takes a text and returns one, a field in each line; unknown cards stay unknown.  BadPosition
if what would come out is no position.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.entries import SETTLEMENT
from kingdom_builder_qt.core.grid import Hex, hex_name, parse_hex, ring_of
from kingdom_builder_qt.core.notation.grammar import as_text, hexes_of, hexes_text
from kingdom_builder_qt.core.notation.text import settled_text
from kingdom_builder_qt.core.position import Position

# What belongs to the turn that was played: another turn or card has none of it.
_OF_THE_TURN: Final = (
    *("built", "builds done", "extra builds", "builds left", "fixed", "waived", "used", "new"),
    *("drawn", "block", "terrain", "choosing", "asked"),
)
_UNOWNED: Final = "pieces"


class PositionEdit:
    """A position whose text is changed; `text` is that of now."""

    def __init__(self, catalog: Catalog, text: str) -> None:
        """Take a text; BadPosition if it is no position."""
        self._catalog = catalog
        self.position = Position.from_text(text, catalog)
        self._fields = _fields(settled_text(text, catalog))

    @property
    def text(self) -> str:
        return as_text(self._fields.items(), lines=True)

    def toggle_piece(self, kind: str, player: int, hex_: Hex) -> None:
        """Put a piece on a hex in place of what stands there; take it away if it does."""
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
                self._fields.pop(f"supply {player}", None)  # as many as are not on the board
            else:
                self._set_words(key, [*self._words(key), f"{kind}@{hex_name(hex_)}"])

    def toggle_tile(self, player: int, hex_: Hex) -> None:
        """Give a player the location tile of a hex, or take it away."""
        with self._changed():
            self._fields.pop("stock", None)  # what the players left there
            key, claimed = f"tiles {player}", f"claimed {player}"
            words, place = self._words(key), hex_name(hex_)
            kept = [word for word in words if _place(word) != place]
            is_given = len(kept) == len(words)
            if is_given:
                kept.append(f"{self.position.rules.tile_of[hex_]}@{place}")
            self._set_words(key, kept)
            if claimed in self._fields:
                mask = hexes_of(self._fields[claimed]) & ~(1 << hex_)
                self._set_hexes(claimed, mask | is_given << hex_)

    def set_turn(self, player: int) -> None:
        """Let it be the turn of a player, who plays the card; the other one holds one instead."""
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
        """Let another card be the played one."""
        with self._changed():
            self._forget_turn()
            self._fields["card"] = card

    # -- inside --------------------------------------------------------------------------------

    @contextmanager
    def _changed(self) -> Iterator[None]:
        """Read what came out of a change, and take it back if that is no position."""
        before = dict(self._fields)
        try:
            yield
            self.position = Position.from_text(self.text, self._catalog)
            self._fields = _fields(settled_text(self.text, self._catalog))
        except BaseException:
            self._fields = before
            raise

    def _lift(self, hex_: Hex) -> tuple[str, str] | None:
        """Take what stands on a hex away, and return its kind and the field where it stood."""
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
        """Return whether a piece as it is written, a city hall by its middle, stands on a hex."""
        kind, _, place = word.partition("@")
        middle = parse_hex(place)
        hexes = ring_of(middle) if self.position.rules.pieces[kind].ring else 1 << middle
        return bool(hexes >> hex_ & 1)

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
    """Return the fields of a text in its settled form."""
    pairs = (field.partition(":") for field in text.split("; "))
    return {key: value.strip() for key, _, value in pairs}


def _place(tile: str) -> str:
    """Return the hex of a tile as it is written: `farm@C5:used`."""
    return tile.partition("@")[2].partition(":")[0]
