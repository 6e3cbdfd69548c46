"""Perft files: fixed set-ups with the moves played first and the counts that must come out.

One case is a block of lines, `word rest`: `id`, `setup` (sections with rotation, cards and
further options as `key=value`: `overlays` as feature:hex, `island`, `house`), `hands`, `deck`,
`nomads` (tiles on the nomad spaces), `removed` (terrain out of the deck), `play`
(moves parted by semicolons, may repeat) and one `perft DEPTH COUNT` for each depth.  `#` begins
a comment line.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from kingdom_builder_qt.cli.arguments import UsageError, sections, words
from kingdom_builder_qt.content import Catalog, paths
from kingdom_builder_qt.content.disk import matching
from kingdom_builder_qt.core.moves import Move, parse_move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.setup.options import Deal, GameOptions
from kingdom_builder_qt.game.setup.start import make_rules, start_position


@dataclass(slots=True)
class PerftCase:
    """One position and its counts by depth."""

    id: str
    options: GameOptions = field(default_factory=GameOptions)
    hands: tuple[tuple[str, ...], ...] = ()
    deck: tuple[str, ...] = ()
    nomads: tuple[str, ...] = ()
    removed_terrain: str = ""
    moves: list[Move] = field(default_factory=list)
    counts: dict[int, int] = field(default_factory=dict)

    def position(self, catalog: Catalog) -> Position:
        """Return the position after the moves played first."""
        rules = make_rules(catalog, self.options, self.nomads, self.removed_terrain)
        position = start_position(
            rules, Deal(self.hands, self.deck, 0, self.nomads, self.removed_terrain)
        )
        for move in self.moves:
            position.push(move)
        return position


def shipped_files() -> list[Path]:
    """Return the perft files of the source tree; none in an installed program."""
    return matching(paths.board_data().parent / "tests" / "data" / "perft", "*.perft")


def read_cases(path: Path) -> list[PerftCase]:
    """Return the cases of a file; UsageError names the line that is wrong."""
    cases: list[PerftCase] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        word, _, rest = line.strip().partition(" ")
        if not word or word.startswith("#"):
            continue
        try:
            if word == "id":
                cases.append(PerftCase(rest.strip()))
            else:
                _read_line(cases[-1], word, rest.strip())
        except (ValueError, LookupError, TypeError) as error:
            raise UsageError(f"{path}:{number}: {error}") from None
    return cases


def _read_line(case: PerftCase, word: str, rest: str) -> None:
    if word == "setup":
        case.options = _options(dict(item.split("=") for item in rest.split()))
    elif word == "hands":
        case.hands = tuple((card,) for card in rest.split())
    elif word == "deck":
        case.deck = tuple(rest.split())
    elif word == "nomads":
        case.nomads = tuple(rest.split())
    elif word == "removed":
        case.removed_terrain = rest
    elif word == "play":
        case.moves += [parse_move(text.strip()) for text in rest.split(";")]
    elif word == "perft":
        depth, count = rest.split()
        case.counts[int(depth)] = int(count)
    else:
        raise ValueError(f"unknown word {word!r}")


def _options(values: dict[str, str]) -> GameOptions:
    tiles = values.get("tiles")
    return GameOptions(
        players=int(values["players"]),
        start=int(values["start"]),
        expansions=words(values.get("expansions", "base")),
        sections=sections(values["sections"]),
        cards=words(values["cards"]),
        edition="new" if tiles else "base",
        location_tiles=words(tiles) if tiles else None,
        overlays=tuple(_overlay(text) for text in words(values.get("overlays", ""))),
        island=values.get("island", ""),
        house_rules=words(values.get("house", "")),
    )


def _overlay(text: str) -> tuple[str, str]:
    feature, hex_ = text.split(":")
    return feature, hex_
