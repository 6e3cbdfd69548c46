"""A summary of a saved game equals that of a replay, without replaying."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from kingdom_builder_qt.core import Position
from kingdom_builder_qt.core.decision import piece_owners
from kingdom_builder_qt.core.grid import NEIGHBOURS, Hex, bits, parse_hex
from kingdom_builder_qt.core.moves import END_TURN, parse_move
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.record import glance as module
from kingdom_builder_qt.game.record.glance import Glance, glance
from kingdom_builder_qt.game.record.record_reader import RecordError
from kingdom_builder_qt.game.record.saved_game import record_text
from kingdom_builder_qt.game.setup.options import Deal
from tests.helpers.pinned import pinned

SEATS = [Seat("Ann", 3), Seat("Bob", 1, "master"), Seat("Cid", 0)]
ALL = ("base", "nomads", "crossroads", "marshlands", "harvest")


def played(moves: int, expansions: tuple[str, ...] = ("base",), seed: int = 4) -> Session:
    """Return a game of three after some random moves, at most to its end."""
    session = Session(pinned(), GameOptions(players=3, seed=seed, expansions=expansions), SEATS)
    rng = Random(seed)
    while not session.position.is_over and len(session.log) < moves:
        session.play(session.position.random_move(rng))
    return session


@pytest.mark.parametrize("moves", [0, 1, 40, 10_000])
@pytest.mark.parametrize("expansions", [("base",), ALL])
def test_all_that_a_card_shows(moves: int, expansions: tuple[str, ...]) -> None:
    """The summary has players, gold, end, round, and the hexes of settlements."""
    session = played(moves, expansions)
    found, position = glance(record_text(session), "x"), session.position
    assert found.seats == session.seats
    assert found.gold == tuple(sheet.total for sheet in position.scores())
    assert found.is_over is position.is_over
    assert found.options == session.options
    if not position.is_over:
        assert found.round == position.round
    assert found.pieces(pinned()) == on_board(position)


def on_board(position: Position) -> dict[Hex, int | None]:
    """Return the pieces by hex and owner from the position; a ring counts as its middle."""
    found: dict[Hex, int | None] = {}
    rings = 0
    for kind, owners in zip(position.rules.kinds, position.others, strict=True):
        for player, mask in enumerate(owners):
            if kind.ring and mask:
                middles = [h for h in bits(mask) if NEIGHBOURS[h] & mask == NEIGHBOURS[h]]
                found.update(dict.fromkeys(middles, player))
                rings |= mask
            else:
                found.update(dict.fromkeys(bits(mask), player if kind.owned else None))
    for player, own in enumerate(position.own):
        found.update(dict.fromkeys(bits(own & ~rings), player))
    return found


@pytest.mark.parametrize("seed", [0, 2, 3])
def test_pieces_of_a_position_are_those_on_its_board(seed: int) -> None:
    """Pieces are right at every move of real games with all expansions."""
    whole = played(10_000, ALL, seed)
    position = whole.first_position()
    for entry in whole.log:
        position.push(entry.move)
        assert piece_owners(position) == on_board(position)


@pytest.mark.parametrize("seed", [0, 2, 3, 5])
def test_pieces_are_those_of_the_game_replayed(seed: int) -> None:
    """Pieces are right at every tenth move of real games with all expansions, also with scouts."""
    whole = played(10_000, ALL, seed)
    session = Session(pinned(), whole.options, SEATS)
    scouts = 0
    for number, entry in enumerate(whole.log):
        session.play(entry.move)
        scouts += bool(session.position.extras.scouts)
        if number % 10 == 0 or session.position.extras.scouts:
            moves = tuple((e.player, e.move) for e in session.log)
            seen = Glance(
                whole.options, whole.dealt, tuple(SEATS), (0, 0, 0), is_over=False, moves=moves
            )
            assert seen.pieces(pinned()) == on_board(session.position), number
    assert bool(scouts) is (seed in (0, 2))  # these are played with the scout cabin


def test_a_finished_game_counts_the_rounds_that_were_played() -> None:
    """The last round counts, also if it ends with the player who began."""
    session = played(10_000)
    rounds = max(entry.round for entry in session.log if entry.move == END_TURN)
    assert glance(record_text(session), "x").round == rounds


@pytest.mark.parametrize("expansions", [("base",), ALL])
@pytest.mark.parametrize("skipped", [None, 0, 47])
def test_round_and_turn_are_those_of_the_game(
    skipped: int | None, expansions: tuple[str, ...]
) -> None:
    """Round and turn are right at every fifth move, also in a game from a position."""
    options = GameOptions(players=3, seed=7, start=1, expansions=expansions)
    session = Session(pinned(), options, SEATS)
    rng = Random(7)
    if skipped is not None:
        for _ in range(skipped):
            session.play(session.position.random_move(rng))
        text = session.position.text()
        session = Session(pinned(), GameOptions(players=3, seed=1, position=text), SEATS)
    while not session.position.is_over and not session.position.extras.silos:
        if len(session.log) % 5 == 0:
            found = glance(record_text(session), "x")
            assert (found.round, found.to_move) == (
                session.position.round,
                session.position.active,
            )
        session.play(session.position.random_move(rng))
    last = session.position.round
    while not session.position.is_over:
        session.play(session.position.random_move(rng))
    found = glance(record_text(session), "x")
    assert (found.round, found.to_move) == (last, None)


def test_a_game_is_a_moment_of_the_same_game_further_on() -> None:
    """Another deal, other players or other moves make another game."""
    whole, part = glance(record_text(played(60)), "x"), glance(record_text(played(40)), "x")
    assert part.is_earlier_state_of(whole)
    assert whole.is_earlier_state_of(whole)
    assert not whole.is_earlier_state_of(part)
    assert part.deal == whole.deal
    other = glance(record_text(played(40, seed=5)), "x")
    assert not other.is_earlier_state_of(whole)
    assert other.deal != whole.deal
    session = played(40)
    session.change_seats([replace(SEATS[0], name="Eve"), *SEATS[1:]])
    assert not glance(record_text(session), "x").is_earlier_state_of(whole)
    otherwise = played(39)
    moves = [m for m in otherwise.position.legal_moves() if m != played(40).log[39].move]
    otherwise.play(moves[0])
    assert not glance(record_text(otherwise), "x").is_earlier_state_of(whole)


def test_moves_are_not_parsed_as_yaml(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parsing is the slow part, so moves are stored outside the YAML."""
    texts: list[str] = []
    parse = module.parse_record
    monkeypatch.setattr(module, "parse_record", lambda *args: texts.append(args[0]) or parse(*args))
    text = record_text(played(60))
    assert len(glance(text, "x").moves) == 60
    assert len(texts) == 1
    assert "mandatory build" not in texts[0]


def test_a_file_of_another_layout_is_read_all_the_same() -> None:
    """Such a file is parsed as YAML, with the same result."""
    text = record_text(played(5))
    other = text.replace("  - [", "  -   [").replace("moves:", "moves:  # of Friday")
    assert glance(other, "x") == glance(text, "x")


def edits() -> list[tuple[str, str, str]]:
    """Return edits of a file and the texts that the errors contain."""
    return [
        ("over: false\n", "over: true\n", "cut off or edited"),
        ('"Ann"', '"Eve"', "cut off or edited"),
        ("scores:\n", "scores\n", "x:"),
        ("mandatory build", "mandatory dance", "x:"),
        ("format: 1", "format: 99", "newer version"),
        ("seats:", "sheets:", "x:"),
    ]


@pytest.mark.parametrize(("old", "new", "words"), edits())
def test_an_edited_file_is_damaged(old: str, new: str, words: str) -> None:
    """An edited file is reported as damaged as far as visible without a replay."""
    text = record_text(played(5))
    assert old in text
    with pytest.raises(RecordError, match=words):
        glance(text.replace(old, new, 1), "x")


def test_a_file_that_was_cut_names_its_line() -> None:
    """The line number counts all lines of the file, moves included."""
    text = record_text(played(30))
    with pytest.raises(RecordError, match=r"^x:\d+:"):
        glance(text[: text.index("over:")], "x")
    whole = text.splitlines()
    broken = "\n".join([*whole[:-1], "end: [", ""])
    with pytest.raises(RecordError) as caught:
        glance(broken, "x")
    assert int(str(caught.value).split(":")[1]) >= len(whole)


def test_pieces_are_where_the_moves_leave_them() -> None:
    """Building, placing, moving and removing by any player are followed; walls have no owner."""
    texts = (
        (0, "mandatory build A1"),
        (1, "tile:barracks place B1"),
        (1, "mandatory build C1"),
        (0, "tile:quarry wall D1"),
        (0, "tile:paddock move A1 A3"),
        (1, "tile:barracks return B1"),
        (0, "nomad:sword remove C1"),
        (0, "turn choose grass"),
        (0, "turn end"),
    )
    moves = tuple((player, parse_move(text)) for player, text in texts)
    seen = Glance(
        GameOptions(), Deal((), (), 0), tuple(SEATS), (0, 0, 0), is_over=False, moves=moves
    )
    assert seen.pieces(pinned()) == {parse_hex("A3"): 0, parse_hex("D1"): None}
    assert seen.round == 1


def test_a_wrong_move_is_named_with_its_line() -> None:
    """The line number counts all lines before the moves."""
    text = record_text(played(9))
    lines = text.splitlines()
    at = lines.index("moves:") + 4
    wrong = text.replace(
        lines[at - 1], re.sub(r'"[^"]+"', '"mandatory fly A1"', lines[at - 1], count=1)
    )
    with pytest.raises(RecordError, match=rf"^x:{at}: not a move: 'mandatory fly A1'"):
        glance(wrong, "x")
    wrong = text.replace(lines[at - 1], re.sub(r"\[\d", "[3", lines[at - 1], count=1))
    with pytest.raises(RecordError, match=rf"^x:{at}: there is no such player$"):
        glance(wrong, "x")
    endless = lines[at - 1].replace("[", f"[{'9' * 5000}", 1)  # more digits than Python reads
    with pytest.raises(RecordError, match=rf"^x:{at}:"):
        glance(text.replace(lines[at - 1], endless), "x")
    at = next(number for number, line in enumerate(lines, 1) if line.startswith("check:"))
    with pytest.raises(RecordError, match=rf"^x:{at}: the file was cut off or edited$"):
        glance(text.replace('"Ann"', '"Eve"'), "x")
