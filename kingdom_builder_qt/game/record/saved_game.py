"""Saved games: options, chance outcomes and moves in one YAML file, never a state.

Loading replays the game and compares all events and the scores. A truncated or edited file is
refused with the place of the error and is never overwritten. `record_reader` parses the fields.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

from kingdom_builder_qt import __version__
from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.content.text_files import write_atomic
from kingdom_builder_qt.content.yaml.writer import as_yaml
from kingdom_builder_qt.core.compile.scores import ScoreSheet
from kingdom_builder_qt.core.errors import (
    IllegalMove,
    NotationError,
    SetupError,
    check_kind,
    quoted,
)
from kingdom_builder_qt.core.events import Event, Gold
from kingdom_builder_qt.core.grid import Mask
from kingdom_builder_qt.core.moves import END_TURN, parse_move
from kingdom_builder_qt.game.record.record_reader import (
    FORMAT,
    MissingPacks,
    Record,
    RecordError,
    parse_record,
    read_file,
)
from kingdom_builder_qt.game.session import LogEntry, Seat, Session
from kingdom_builder_qt.game.setup.needed_packs import NeededPack, pack_faults
from kingdom_builder_qt.game.setup.options import GameOptions

__all__ = ["FORMAT", "RecordError", "load_record", "record_text", "save_record"]


def save_record(path: Path | str, session: Session) -> None:
    """Write a game atomically. OSError if it fails."""
    write_atomic(_path(path), record_text(session), text_fault)


def _path(path: Path | str) -> Path:
    check_kind(path, Path, str)
    return Path(path)


def record_text(session: Session) -> str:
    """Return a game in the record format."""
    check_kind(session, Session)
    header = _header_of(session)
    lines = [
        f"format: {FORMAT}",
        f"program: {_quoted(__version__)}",
        *_pack_lines(session.packs),
        *header,
        f"check: {_quoted(_digest('', header))}",
        "reshuffles:" + ("" if session.reshuffles() else " []"),
        *(f"  - {_flow(deck)}" for deck in session.reshuffles()),
        "moves:" + ("" if session.log else " []"),
    ]
    moves = _move_lines(session)
    lines += [move.line for move in moves]
    chain = moves[-1].chain if moves else ""
    scores = list(_score_lines(session.position.scores()))
    over = "true" if session.position.is_over else "false"
    lines += ["scores:", *scores, f"over: {over}"]
    lines.append(f"end: {_quoted(_digest(chain, [*scores, over]))}")
    return "\n".join(lines) + "\n"


@dataclass(frozen=True, slots=True)
class _MoveLine:
    """A move as its line in a record; `chain` is the checksum of all moves so far."""

    entry: LogEntry
    chain: str
    line: str


# Cached: a game is saved after each move while the window waits, and earlier lines never change.
_written: Final[WeakKeyDictionary[Session, list[_MoveLine]]] = WeakKeyDictionary()


def check_at(session: Session, moves: int) -> str:
    """Return the checksum of a game after a number of moves; equal games have equal ones."""
    header = _header_of(session)
    return _move_lines(session)[moves - 1].chain if moves else _digest("", header)


def _move_lines(session: Session) -> Sequence[_MoveLine]:
    """Return the lines of all moves, cached."""
    lines = _written.setdefault(session, [])
    same = 0
    for known, entry in zip(lines, session.log, strict=False):
        if known.entry is not entry:
            break
        same += 1
    del lines[same:]
    for entry in session.log[same:]:
        chain = lines[-1].chain if lines else ""
        chain = _chained(chain, entry.player, str(entry.move), entry.events)
        line = f"  - [{entry.player}, {_quoted(str(entry.move))}, {_quoted(chain)}]"
        lines.append(_MoveLine(entry, chain, line))
    return lines


def text_fault(text: str) -> str:
    """Return why a freshly written text would not be read back alike, "" if it would.

    The moves are not replayed, since they were just played.
    """
    try:
        record = parse_record(text, "<record>")
    except RecordError as error:
        return str(error)
    chain = record.moves[-1].check if record.moves else ""
    return "" if checks_fit(record, chain) else "the checks do not fit"


def checks_fit(record: Record, chain: str) -> bool:
    """Return whether the checksums fit; moves excepted. `chain`: the checksum of the last move."""
    ending = [*_recorded_score_lines(record.scores), "true" if record.over else "false"]
    return _header_is_whole(record) and record.end == _digest(chain, ending)


def _header_is_whole(record: Record) -> bool:
    # Checked by value in any layout, or by the verbatim lines: earlier versions escaped letters
    # differently.
    return record.check in (_digest("", _header_of(record)), _digest("", record.header))


def load_record(path: Path | str, catalog: Catalog) -> Session:
    """Replay and verify the game of a file.

    RecordError gives the place of an error. The file is never changed.
    """
    file = _path(path)
    return replay(parse_record(read_file(file), str(file)), catalog)


def replay(record: Record, catalog: Catalog) -> Session:
    """Replay a record and compare events and scores with the recorded ones.

    MissingPacks names missing packs or differing versions if they are the cause of the failure.
    """
    try:
        return _replayed(record, catalog)
    except RecordError as error:
        what = f"line {str(error).removeprefix(f'{record.file}:')}"
        if faults := pack_faults(record.packs, catalog):
            place = f"{record.file}:{record.packs_line}"
            raise MissingPacks(place, faults, what) from error
        raise


def _replayed(record: Record, catalog: Catalog) -> Session:
    session = _set_up(record, catalog)
    chain = ""
    for number, recorded in enumerate(record.moves, start=1):
        what = f"move {number} ({quoted(recorded.text)})"
        if session.position.is_over:
            raise record.error(recorded.line, f"{what} comes after the end of the game")
        if recorded.player != session.to_move:
            raise record.error(recorded.line, f"{what} is not by the player to move")
        new = session.position.extras.turn_mask
        try:
            entry = session.play(parse_move(recorded.text))
        except (IllegalMove, NotationError) as error:
            raise record.error(recorded.line, f"move {number}: {error}") from None
        before, player, move = chain, recorded.player, recorded.text
        chain = _chained(before, player, move, entry.events)
        if chain != recorded.check and entry.move == END_TURN:
            chain = _chained(before, player, move, _as_recorded_earlier(entry.events, new))
        if chain != recorded.check:
            raise record.error(recorded.line, f"{what} has other effects than recorded")
    _compare_end(record, session, chain)
    return session


def _as_recorded_earlier(events: Iterable[Event], new: Mask) -> list[Event]:
    """Return the events of END as recorded by earlier versions.

    They attached the gold to the last of the new pieces, whichever piece earned it.
    """
    last = new.bit_length() - 1
    return [event._replace(hex=last) if isinstance(event, Gold) else event for event in events]


def _set_up(record: Record, catalog: Catalog) -> Session:
    if not _header_is_whole(record):
        raise record.error(record.check_line, "options, seats or cards were edited")
    try:
        session = Session(
            catalog,
            record.options,
            [seat.renamed() for seat in record.seats],
            dealt=record.dealt,
            free_undo=record.free_undo,
            assistance=record.assistance,
            first_seats=[seat.renamed() for seat in record.first_seats],
        )
    except SetupError as error:
        raise record.error(record.options_line, f"the game cannot be set up: {error}") from None
    return session


def _compare_end(record: Record, session: Session, chain: str) -> None:
    if len(session.reshuffles()) != len(record.dealt.reshuffles):
        raise record.error(record.end_line, "there are more reshuffles than the moves used")
    scores = list(_score_lines(session.position.scores()))
    if scores != list(_recorded_score_lines(record.scores)):
        raise record.error(record.scores_line, "the scores differ from those of the moves")
    over = "true" if session.position.is_over else "false"
    if record.over != session.position.is_over or _digest(chain, [*scores, over]) != record.end:
        raise record.error(record.end_line, "the end does not fit the moves: moves are missing")


def _header_of(game: Session | Record) -> list[str]:
    """Return the lines covered by the header checksum."""
    options, dealt = game.options, game.dealt
    return [
        "options:",
        f"  players: {options.players}",
        f"  seed: {_quoted(str(options.seed))}",
        f"  expansions: {_flow(options.expansions)}",
        f"  edition: {_flow(options.edition)}",
        f"  sections: {_flow(options.sections or ())}",
        f"  cards: {_flow(options.cards or ())}",
        f"  tasks: {_flow(options.tasks or ())}",
        f"  start: {options.start}",
        f"  location_tiles: {_flow(options.location_tiles or ())}",
        f"  castles: {_flow(options.castles or ())}",
        f"  overlays: {_flow(options.overlays or ())}",
        f"  island: {_flow(options.island or '')}",
        f"  house_rules: {_flow(options.house_rules)}",
        *_own_section_lines(options),
        *_position_lines(options.position),
        *_origin_lines(options),
        *_challenge_lines(options),
        f"  free_undo: {_flow(game.free_undo)}",
        *([f"  assistance: {_flow(game.assistance)}"] if game.assistance else []),
        *_first_seats_lines(game),
        "seats:",
        *(f"  - {_seat(seat)}" for seat in game.seats),
        "chance:",
        f"  rng: {_quoted(str(dealt.rng))}",
        f"  hands: {_flow(dealt.hands)}",
        f"  deck: {_flow(dealt.deck)}",
        f"  nomads: {_flow(dealt.nomads)}",
        f"  removed_terrain: {_flow(dealt.removed_terrain)}",
        *_position_lines(dealt.position),
    ]


def _pack_lines(packs: Iterable[NeededPack]) -> list[str]:
    """Return the key `packs` if needed; checksums exclude it, as it is not part of the game."""
    rows = [f"  - {_flow((one.id, one.version, one.name, one.author))}" for one in packs]
    return ["packs:", *rows] if rows else []


def _own_section_lines(options: GameOptions) -> list[str]:
    """Return the key `own_sections` if needed; other records stay byte-identical."""
    texts = options.own_sections
    return ["  own_sections:", *(f"    - {_quoted(text)}" for text in texts)] if texts else []


def _position_lines(text: str) -> list[str]:
    return [f"  position: {_quoted(text)}"] if text else []


def _origin_lines(options: GameOptions) -> list[str]:
    return [f"  origin: {_flow(options.origin)}"] if options.origin is not None else []


def _challenge_lines(options: GameOptions) -> list[str]:
    return [f"  challenge: {_quoted(options.challenge)}"] if options.challenge else []


def _first_seats_lines(game: Session | Record) -> list[str]:
    """Return the key `first_seats` if the players changed; other records stay byte-identical."""
    if game.first_seats in ((), game.seats):
        return []
    return ["  first_seats:", *(f"    - {_seat(seat)}" for seat in game.first_seats)]


def _seat(seat: Seat) -> str:
    return _flow((seat.name, seat.colour, seat.controller))


def _score_lines(sheets: Iterable[ScoreSheet]) -> Iterator[str]:
    return _recorded_score_lines(
        [{entry.card: entry.gold for entry in sheet.entries} for sheet in sheets]
    )


def _recorded_score_lines(scores: Iterable[dict[str, int]]) -> Iterator[str]:
    for gold in scores:
        yield "  - {" + ", ".join(f"{card}: {amount}" for card, amount in gold.items()) + "}"


def _quoted(text: str) -> str:
    return as_yaml(text, ascii_only=True)  # safe for all editors and mail programs


def _flow(value: Any) -> str:
    if isinstance(value, tuple | list):
        return "[" + ", ".join(_flow(item) for item in value) + "]"
    return _quoted(value) if isinstance(value, str) else json.dumps(value)


def _digest(chain: str, lines: Iterable[str]) -> str:
    import hashlib  # slow import (OpenSSL), not for the start page

    return hashlib.sha256("\n".join([chain, *lines]).encode()).hexdigest()[:16]


def _chained(chain: str, player: int, move: str, events: Sequence[Event]) -> str:
    """Return the checksum of a move, chained over all earlier moves and events."""
    texts = (" ".join([type(event).__name__, *map(str, event)]) for event in events)
    return _digest(chain, [str(player), move, *texts])
