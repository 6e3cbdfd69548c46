"""Tests of the players in games with expansions: legal, fair, never to their own harm."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from kingdom_builder_qt.ai import players
from kingdom_builder_qt.ai.evaluation.evaluate import Evaluation
from kingdom_builder_qt.ai.evaluation.learned import LearnedEvaluation
from kingdom_builder_qt.ai.evaluation.weights import model_for
from kingdom_builder_qt.ai.players import MasterPlayer, make_player
from kingdom_builder_qt.ai.search import lookahead, playouts
from kingdom_builder_qt.ai.search.action_search import ActionSearch, Line, shuffled
from kingdom_builder_qt.ai.search.turn_search import Turn, is_whole_turn
from kingdom_builder_qt.core.entries import WaiveAdjacency
from kingdom_builder_qt.core.moves import (
    CANOE,
    CHOOSE,
    DRAW,
    END,
    END_TURN,
    MANDATORY,
    SKIP,
    TAKE,
    TURN,
    USE,
    Move,
    parse_move,
)
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.view import View
from kingdom_builder_qt.game import GameOptions, new_game
from kingdom_builder_qt.game.arena.arena import Match, run_match
from tests.ai.support import ALL, QUICK, gains, with_other_secrets
from tests.helpers import builders, random_games
from tests.helpers.cases import slow_but

NAMES = pytest.mark.parametrize("name", QUICK)
CHOICES = [("base",), *(("base", one) for one in ALL[1:5]), ALL]
MIXTURES = pytest.mark.parametrize("expansions", slow_but((("base",), ALL), CHOICES), ids="+".join)
# Slow with one mixture only: games of everything cover the content of smaller games.
EVERYTHING = pytest.mark.parametrize("expansions", slow_but((ALL,), CHOICES), ids="+".join)
BASE = pytest.mark.parametrize("expansions", slow_but((("base",),), CHOICES), ids="+".join)
# Random games with blocks, swamp cards and card draws in their first moves.
VARIED = (13, 16, 35, 38)
# Random games for two in which all actions occur, including the rare ones.
RARE = (1337, 53, 233, 189, 25, 77, 248, 76, 270, 319, 0, 1, 14, 30, 79)
SWORDS = (3, 6, 10, 13)  # games of two builders, each with a sword


def start(seed: int, players: int, expansions: tuple[str, ...] = ALL) -> Position:
    """Return the first position of a random game."""
    options = GameOptions(players=players, seed=seed, expansions=expansions)
    return new_game(builders.catalog(), options)


def play(position: Position, *names: str) -> Iterator[tuple[Position, Move]]:
    """Play a game to its end, every move checked; yield each move before it is played."""
    players = [make_player(n, position.rules, seat) for seat, n in enumerate(names)]
    while not position.is_over:
        moves = position.legal_moves()
        move = players[position.to_move].decide(position.view(position.to_move), moves)
        assert move in moves
        yield position, move
        position.push(move)


def walk(seed: int, players: int, moves: int) -> Iterator[Position]:
    """Yield the positions of a random game with all expansions."""
    for position, _ in play(start(seed, players), *["random"] * players):
        yield position
        if position.ply == moves:
            return


@MIXTURES
def test_random_finishes_every_game(expansions: tuple[str, ...]) -> None:
    """40 games with two to five players end, every move legal."""
    for seed in range(40):
        players = 2 + seed % 4
        position = start(seed, players, expansions)
        for _ in play(position, *["random"] * players):
            pass
        assert position.is_over


@pytest.mark.parametrize("seeds", slow_but((range(4),), (range(4), range(4, 8))), ids=str)
@EVERYTHING
def test_builder_finishes_every_game_and_is_never_harmed_by_its_own_choice(
    expansions: tuple[str, ...], seeds: range
) -> None:
    """In games with two to five players no optional action costs gold, blocks as a whole.

    A card that is drawn is a bet. At equal gold the action must win another advantage.
    """
    used: Counter[str] = Counter()
    for seed in seeds:
        options = GameOptions(players=2 + seed % 4, seed=seed, expansions=expansions)
        used += actions_that_gain(new_game(builders.catalog(), options))
    assert used.total() > 40, "hardly any action was used: the test proves nothing"


def actions_that_gain(position: Position) -> Counter[str]:
    """Play a game of builders; return how often each optional action was used.

    Fails if one action has no gain for its player.
    """
    used: Counter[str] = Counter()
    begun: tuple[str, int, tuple[int, ...]] | None = None
    for after, move in play(position, *["builder"] * position.rules.players):
        if begun is not None and (after.block is None or after.to_move != begun[1]):
            source, player, before = begun
            assert before < gains(after, player), f"{after.ply}: {source}"
            begun = None
        optional = move.source not in (MANDATORY, TURN) and move.verb not in (DRAW, USE, SKIP)
        if optional and begun is None and after.block is None:
            begun = move.source, after.to_move, gains(after, after.to_move)
            used[move.source] += 1
    return used


@pytest.mark.slow
def test_builder_gains_by_every_action_in_games_of_everything() -> None:
    """18 games with any mixture of expansions and house rules, canoes and silos included."""
    used: Counter[str] = Counter()
    for seed in range(18):
        options = random_games.all_options(seed, players=2 + seed % 4)
        used += actions_that_gain(new_game(builders.catalog(), options))
    wanted = {"canoe", "silo", "farmland", "cave", "tile:cathedral", "bonus:canoe_bonus"}
    assert wanted <= set(used)
    assert any(source.startswith("bazaar:") for source in used)


class Bargain:
    """Optional actions after the mandatory one, from the first to the end of the turn.

    Their result is certain unless a card is drawn or another player acts in between.
    """

    def __init__(self, position: Position, player: int) -> None:
        self.player = player
        model = model_for(position.rules)
        self._evaluation = LearnedEvaluation(position, player, model)
        self._before = self._evaluation.gold()
        self._moves: list[str] = []

    def add(self, move: Move) -> None:
        """Note a move of the player."""
        self._moves.append(str(move))

    def check(self) -> None:
        """Fail if the evaluation fell."""
        after = self._evaluation.gold()
        assert after >= self._before - 1e-9, f"{self._before:.2f} to {after:.2f}: {self._moves}"


def is_free_to_end(position: Position, moves: Sequence[Move]) -> bool:
    """Return whether the player to move may end the turn now, with all duties done."""
    return END_TURN in moves and position.block is None and not position.extras.silos


@MIXTURES
def test_strategist_is_never_harmed_by_its_own_choice(expansions: tuple[str, ...]) -> None:
    """No action after the mandatory action lowers its own evaluation."""
    checked = 0
    for seed in (5, 6):
        bargain = None
        for now, move in play(start(seed, 2, expansions), "strategist", "strategist"):
            if bargain is not None and (now.to_move != bargain.player or move.verb == DRAW):
                bargain = None
            elif bargain is not None and move == END_TURN:
                bargain.check()
                bargain, checked = None, checked + 1
            is_bet = move.verb == DRAW or move == END_TURN
            if bargain is None and not is_bet and is_free_to_end(now, now.legal_moves()):
                bargain = Bargain(now, now.to_move)
            if bargain is not None:
                bargain.add(move)
    assert checked >= 3, "hardly any action was used: the test proves nothing"


class Thoughts:
    """The turns that Master examined at its last decision, their values, and its choice."""

    def __init__(self) -> None:
        self.looked_into: list[Line] = []
        self.values: dict[Line, float] = {}  # the last values found
        self.chosen: Turn | None = None  # None where a plan was followed


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> Thoughts:
    """Return the record of Master's decisions; the test clears `chosen` after each one."""
    found = Thoughts()
    look, score = lookahead.Lookahead._looked_into, playouts._score
    best_turn = MasterPlayer.best_turn

    def looked_into(self: lookahead.Lookahead, turns: list[Turn]) -> list[Turn]:
        values = look(self, turns)
        found.looked_into = [turn.line for turn in turns]
        found.values = {turn.line: turn.value for turn in values}
        return values

    def scored(turn: Turn, leads: list[float]) -> float:
        found.values[turn.line] = score(turn, leads)
        return found.values[turn.line]

    def chosen(self: MasterPlayer, view: View) -> Turn:
        found.chosen = best_turn(self, view)
        return found.chosen

    monkeypatch.setattr(lookahead.Lookahead, "_looked_into", looked_into)
    monkeypatch.setattr(playouts, "_score", scored)
    monkeypatch.setattr(MasterPlayer, "best_turn", chosen)
    return found


def earliest_end(position: Position, line: Line) -> Line:
    """Return the first part of a turn after which it may be ended."""
    copy = position.copy()
    for number, move in enumerate(line):
        if copy.is_legal(END_TURN):
            return line[:number]
        copy.push(move)
    return line


@EVERYTHING
def test_master_never_acts_where_it_knows_that_to_end_is_better(
    expansions: tuple[str, ...], thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It examines the turn without any optional action at its end, and chooses nothing worse."""
    monkeypatch.setattr(players, "MAX_NODES", 1500)
    optional = compared = 0
    for now, _ in play(start(5, 2, expansions), "master", "master"):
        chosen, thoughts.chosen = thoughts.chosen, None
        if chosen is None or not is_whole_turn(now):
            continue
        short = earliest_end(now, thoughts.looked_into[0])
        assert any(same_end(now, short, line) for line in thoughts.looked_into)
        if short in thoughts.values:
            assert chosen.value >= thoughts.values[short]
            compared += 1
        optional += len(chosen.line) > len(short)
    assert min(optional, compared) > 2, "hardly any action was chosen: the test proves nothing"


def same_end(position: Position, one: Line, other: Line) -> bool:
    """Return whether two ways through a turn have the same result."""
    return one == other or after(position, one) == after(position, other)


def after(position: Position, line: Line) -> tuple[object, ...]:
    """Return the state to which some moves lead."""
    copy = position.copy()
    for move in line:
        copy.push(move)
    return copy.state()


@pytest.mark.parametrize("seed", slow_but((6,), (1, 6)))
@pytest.mark.parametrize("tile", ["canoe", "bazaar", "temple", "scout_cabin", "palisade"])
def test_builder_does_not_stall_with_many_tiles_of_one_kind(tile: str, seed: int) -> None:
    """Nested canoes, repetitions of repetitions, storing: each game ends without a loss."""
    options = random_games.all_options(seed, players=2 + seed % 3)
    position = random_games.random_position(options, one_tile=tile)
    actions_that_gain(position)
    assert position.is_over


def test_builder_stores_only_what_earns_nothing() -> None:
    """It is built again in addition to the others; a settlement that earns is not stored, and
    scouts change nothing.
    """
    board = builders.make_board(
        builders.full("g"), extra={"C5": "S", "R3": "temple", "R5": "scout_cabin"}
    )
    for own, expected in (("C4 C3", "turn end"), ("C4 C3 K9", "tile:temple remove K9")):
        position = builders.make_position(
            board, own=own, card=None, tiles="temple@R3 scout_cabin@R5", cards=["knights"]
        )
        assert {"tile:temple", "tile:scout_cabin"} <= set(position.sources())
        assert decision_of_builder(position) == expected


def test_builder_answers_a_canoe_by_what_it_gains() -> None:
    """It builds where that earns gold, else it declines and keeps the settlement."""
    extra = {"M3": "F", "R3": "canoe", "K5": "p", "K6": "S"}
    for cards, expected in (
        (["fishermen"], "canoe build K5"),  # next to the castle: 3 gold
        (["knights"], "canoe build K5"),
    ):
        position = canoe_position(extra, cards)
        assert decision_of_builder(position) == expected
    assert decision_of_builder(canoe_position({**extra, "K6": "g"}, [])) == "canoe skip"


def canoe_position(extra: dict[str, str], cards: list[str]) -> Position:
    """Return a turn of player 0 that is interrupted by player 1."""
    board = builders.make_board(builders.full("g"), extra=extra)
    position = builders.make_position(
        board, own="M5", other="T20", tiles_of={1: "canoe@R3 farm@M3"}, cards=cards
    )
    builders.play(position, "mandatory build M4")
    assert position.to_move == 1
    return position


def test_others_are_taken_to_decline_while_a_turn_is_planned() -> None:
    """A build that enables an opponent's canoe does not end the search of the own turn."""
    extra = {"M3": "F", "R3": "canoe", "K5": "p"}
    board = builders.make_board(builders.full("g"), extra=extra)
    position = builders.make_position(
        board, own="M5", other="T20", tiles_of={1: "canoe@R3 farm@M3"}
    )
    before = position.state()
    search = ActionSearch(Evaluation(position, 0), shuffled(Random(1)))
    with search.played((parse_move("mandatory build M4"),)):
        assert (position.to_move, position.builds_left) == (0, 2)
        assert position.sources() == [MANDATORY]
    assert (position.state(), position.ply) == (before, 0)


def decision_of_builder(position: Position) -> str:
    """Return the decision of builder here, as text."""
    player = make_player("builder", position.rules, 1)
    me, moves = position.to_move, position.legal_moves()
    return str(player.decide(position.view(me), moves))


def test_builder_uses_a_silo_action_for_gold_and_declines_it_otherwise() -> None:
    """Before scoring only gold counts: it builds next to the castle or declines."""
    for castle, expected in (("C2", "silo build C3"), ("R18", "silo skip")):
        board = builders.make_board(builders.full("g"), extra={"C5": "silo", castle: "S"})
        position = builders.make_position(board, own="C4", card=None, active=1, supply={0: 1, 1: 0})
        position.ending = True
        builders.play(position, "turn end")
        assert decision_of_builder(position) == expected


def test_builder_takes_the_better_side_of_a_swamp_card() -> None:
    """It takes the side on which the castle can be reached."""
    for castle, side in (("C2", "swamp"), ("M2", "grass")):
        board = builders.make_board(
            "", extra={"C3": "p", "C4": "p", "M3": "g", "M4": "g", "M5": "g", castle: "S"}
        )
        position = builders.make_position(board, card="swamp_grass", deck="grass")
        assert decision_of_builder(position) == f"turn choose {side}"


def test_builder_takes_number_tiles_and_builds_with_them_for_gold() -> None:
    """Without possible gold it collects, with a castle in reach it builds."""
    for castle, expected in ((False, "tile:cathedral take"), (True, "tile:cathedral build")):
        extra = {"R3": "cathedral", "T1": "d", **({"C6": "S"} if castle else {})}
        board = builders.make_board("ggg", at="C3", extra=extra)
        position = builders.make_position(
            board, own="C3 C4", tiles="cathedral@R3", numbers={0: 1}, supply={0: 2}
        )
        position.builds_left = 0  # the mandatory action is done
        assert decision_of_builder(position).startswith(expected)


def test_builder_sees_the_gold_of_rovers() -> None:
    """Of two actions without other gain it takes the one in a new sector."""
    board = builders.make_board("", extra={"A1": "g", "A2": "g", "A3": "g", "A20": "d", "R3": "A"})
    position = builders.make_position(board, card="grass", tiles="oasis@R3", cards=["rovers"])
    builders.play(position, "mandatory build A1", "mandatory build A2", "mandatory build A3")
    assert decision_of_builder(position) == "tile:oasis build A20"


@NAMES
def test_same_view_gives_the_same_decision_again(name: str) -> None:
    """This holds in the middle of a block, with a choice of cards, and in another process."""
    seen: Counter[str] = Counter()
    for position in (p for seed in VARIED for p in walk(seed, 3, 150)):
        if position.block is not None:
            seen["block"] += 1
        elif position.choosing:
            seen["choice"] += 1
        elif position.ply % 40:
            continue
        view, moves = position.view(position.to_move), position.legal_moves()
        player = make_player(name, position.rules, 5)
        again = make_player(name, position.rules, 5)
        assert player.decide(view, moves) == again.decide(pickle.loads(pickle.dumps(view)), moves)
    assert min(seen["block"], seen["choice"]) > 5, seen


@NAMES
def test_hidden_cards_change_no_decision(name: str) -> None:
    """Two positions that differ only in other hands, deck and chance give the same decision."""
    draws = hidden = 0
    for position in (p for seed in VARIED for p in walk(seed, 3, 150)):
        can_draw = any(move.verb == DRAW for move in position.legal_moves())
        if position.ply % 40 and not can_draw:
            continue
        draws += can_draw
        other = with_other_secrets(position)
        hidden += other.deck != position.deck
        player = make_player(name, position.rules, 2)
        me, moves = position.to_move, position.legal_moves()
        assert player.decide(position.view(me), moves) == player.decide(other.view(me), moves)
    assert hidden > 40, "the test compared equal positions"
    assert draws > 5, "no card was ever to be turned up"


@NAMES
def test_deciding_leaves_the_views_position_alone(name: str) -> None:
    """A card drawn within the search does not change the real game."""
    for position in walk(2, 4, 100):
        before = position.state()
        view = position.view(position.to_move)
        make_player(name, position.rules, 1).decide(view, position.legal_moves())
        assert position.state() == before


def test_random_player_uses_every_kind_of_action() -> None:
    """All actions that a tile allows occur, and no others."""
    tiles = [tile for tile in builders.catalog().tiles.values() if tile.expansion in ALL]
    used = [tile for tile in tiles if tile.kind != "standing_action" and not tile.upgrades]
    wanted = {t.id for t in used if (t.action or t.special) and t.when == "turn"} - {"bazaar"}
    wanted |= {tile.id for tile in tiles if isinstance(tile.modifier, WaiveAdjacency)}
    wanted |= {tile.brought_by for tile in tiles if tile.kind == "standing_action"}
    wanted |= {MANDATORY, TURN, CANOE, "crossroads"}  # which a bazaar repeats
    played: set[str] = set()
    verbs: set[str] = set()
    for seed in RARE:
        for _, move in play(start(seed, 2), "random", "random"):
            played.add(move.source.rpartition(":")[2])
            verbs.add(move.verb)
    assert played == wanted
    assert verbs >= {CHOOSE, DRAW, END, USE, SKIP, TAKE, "return", "remove", "wall", "place"}


def test_builder_takes_the_piece_whose_loss_hurts_most() -> None:
    """With a sword it removes the piece whose loss costs the leader most gold, if that helps."""
    removed = 0
    for seed in SWORDS:
        for position, move in play(start(seed, 2, ("base", "nomads")), "builder", "builder"):
            if move.verb != "remove":
                continue
            rival = 1 - position.to_move
            losses = {m: _gold_after(position, m, rival) for m in position.legal_moves()}
            same = [g for m, g in losses.items() if m.verb == "remove"]
            mine = _gold_after(position, move, position.to_move)
            if mine == position.gold()[position.to_move]:
                assert losses[move] == min(same)
            assert losses[move] < position.gold()[rival]
            removed += 1
    assert removed >= 3, "no sword was used: the test proves nothing"


def _gold_after(position: Position, move: Move, player: int) -> int:
    position.push(move)
    gold = position.gold()[player]
    position.pop()
    return gold


@BASE
def test_builder_beats_random(expansions: tuple[str, ...]) -> None:
    """In 12 games with swapped seats builder wins at least 10 (it wins 95 or more of 100)."""
    match = Match(("builder", "random"), 12, 8, GameOptions(expansions=expansions))
    report = run_match(match)
    assert report.standings[0].wins >= 10
