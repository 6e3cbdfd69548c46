"""Questions of the window to a position: the answers fit its moves, and asking changes nothing."""

from __future__ import annotations

from random import Random

import pytest

from kingdom_builder_qt.content import Catalog, load_catalog
from kingdom_builder_qt.core.compile.scores import ScoreEntry
from kingdom_builder_qt.core.decision import (
    SourceTargets,
    build_branch,
    builds_after,
    counted_builds,
    draws_first,
    due_source,
    forced_choice,
    ground_path,
    has_permanent_effect,
    in_turn,
    in_use,
    is_armed,
    is_asked,
    is_choosing,
    is_nomad,
    is_silo_phase,
    lacks_settlements,
    only_move,
    open_block,
    outcome,
    pays_for_none,
    placeable_kinds,
    played_terrain,
    repeatable_tiles,
    skip_move,
    source_of_tile,
    steps_left,
    token_taken,
    usable_branches,
    usable_canoes,
    usable_repeat,
    used_canoes,
    waits_for_card,
)
from kingdom_builder_qt.core.entries import PerUnit, Rank
from kingdom_builder_qt.core.errors import Misuse
from kingdom_builder_qt.core.events import Moved, TileLost
from kingdom_builder_qt.core.grid import hex_name, hexes, parse_hex
from kingdom_builder_qt.core.moves import CANOE, MANDATORY, MOVE, SILO, parse_move
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.reasons import blocking_kind
from kingdom_builder_qt.core.state import HeldTile
from kingdom_builder_qt.game import GameOptions, new_game
from tests.core.support import ROW
from tests.helpers.builders import full, make_board, make_position, play
from tests.helpers.random_games import all_options, random_position

EXPANSIONS = ("base", "nomads", "crossroads", "marshlands", "harvest", "caves")


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    """Load the shipped catalog."""
    return load_catalog()


def positions(catalog: Catalog, seed: int) -> list[Position]:
    """Return copies of the positions of a random game with many expansions."""
    game = new_game(catalog, GameOptions(players=3, seed=seed, expansions=EXPANSIONS))
    random, found = Random(seed), []
    while not game.is_over:
        found.append(game.copy())
        game.push(game.random_move(random))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_asking_changes_nothing_and_agrees_with_the_moves(catalog: Catalog, seed: int) -> None:
    """No answer changes the position; the deciding player and the ways to end fit together."""
    for position in positions(catalog, seed):
        before = position.state()
        assert in_turn(position) == (not is_asked(position) and not is_silo_phase(position))
        assert is_asked(position) <= (due_source(position) == CANOE)
        assert open_block(position) is None or due_source(position) == position.block.source
        skip = skip_move(position)
        assert skip is None or position.is_legal(skip)
        for kind, left in placeable_kinds(position):
            assert 0 <= left <= kind.supply
        for held in position.tiles[position.to_move]:
            source = source_of_tile(position.rules, held.tile)
            assert not (
                has_permanent_effect(position.rules, held.tile) and source in position.sources()
            )
            assert in_use(position, held) in (True, False)
        for source in position.sources():
            if source in position.rules.actions:
                possible = SourceTargets(position, source)
                for origin in hexes(position.origins(source))[:2]:
                    assert possible.destinations(origin) == position.targets(source, origin, MOVE)
                    possible.blocked(origin)
                assert not possible.blocked(None) & ~position.blocked
        assert position.state() == before


@pytest.mark.parametrize("seed", range(3))
def test_a_blocked_hex_names_what_blocks_it(catalog: Catalog, seed: int) -> None:
    """Every blocked hex has a blocking piece next to it, and no other hex has one."""
    for position in positions(catalog, seed)[::10]:
        for hex_ in hexes(position.rules.board.hex_mask):
            assert bool(blocking_kind(position, hex_)) == bool(position.blocked >> hex_ & 1)


def test_tiles_that_are_left_are_those_on_the_board() -> None:
    """Two tiles are left on each location and one on a nomad space, less those taken; none
    elsewhere.
    """
    board = make_board(full("g"), extra={"M3": "F", "P5": "N"})
    position = make_position(board, own="M5", tiles="outpost@P5 farm@M3")
    left = {hex_name(h): position.tiles_left(h) for h in hexes(board.hex_mask)}
    assert {name: count for name, count in left.items() if count} == {"M3": 1}
    assert (position.board, position.players) == (position.rules.board, 2)
    with pytest.raises(Misuse, match="no hex has the number -1"):
        position.tiles_left(-1)


# -- whose decision it is ----------------------------------------------------------------------


def canoe_asked(**more: object) -> Position:
    """Return a turn of player 0 that is interrupted by the canoe of player 1."""
    board = make_board(full("g"), extra={"M3": "F", "R3": "canoe", "H6": "p", "P5": "N"})
    position = make_position(
        board, own="M5", tiles="outpost@P5", tiles_of={1: "canoe@R3 farm@M3"}, **more
    )
    play(position, "nomad:outpost use", "mandatory build M4")
    assert is_asked(position)
    return position


def test_an_interrupt_ignores_the_state_of_the_turn() -> None:
    """R-215: block, waived adjacency and choice of a card belong to the turn, not to the canoe
    interrupt.
    """
    board = make_board(full("g"), extra={"M3": "F", "R3": "canoe", "H6": "p", "P5": "N", "P7": "N"})
    tiles = "resettlement@P5 outpost@P7"
    tiles_of = {1: "canoe@R3 farm@M3"}
    position = make_position(board, own="M6", tiles=tiles, tiles_of=tiles_of)
    assert not is_armed(position)
    play(position, "nomad:outpost use")
    assert is_armed(position)
    play(position, "nomad:resettlement move M6 M5")
    block = open_block(position)
    assert block is not None
    assert (due_source(position), block.left) == ("nomad:resettlement", 3)
    assert str(skip_move(position)) == "nomad:resettlement skip"
    play(position, "nomad:resettlement move M5 M4")
    assert position.to_move == 1
    assert (open_block(position), is_armed(position), due_source(position)) == (None, False, CANOE)
    assert str(skip_move(position)) == "canoe skip"
    play(position, "canoe skip")
    assert (is_armed(position), due_source(position)) == (True, "nomad:resettlement")


def test_nothing_is_skipped_in_a_usual_turn_or_after_the_end() -> None:
    """Ending a turn skips nothing, and a finished game has nothing to end."""
    board = make_board(full("g"), extra={"T5": "silo"})
    position = make_position(board, own="T4", supply={0: 0}, start=1, active=0, hands=["grass", ""])
    assert skip_move(position) is None
    assert due_source(position) is None
    assert not in_use(position, HeldTile("silo_action", parse_hex("T5")))
    position = make_position(
        board, own="T4", other="A1", start=1, active=0, supply={0: 1}, hands=["grass", ""]
    )
    play(position, "mandatory build T3", "turn end")
    assert is_silo_phase(position)
    assert in_use(position, HeldTile("silo_action", parse_hex("T5")))
    assert due_source(position) == SILO
    assert str(skip_move(position)) == "silo skip"
    play(position, "silo skip")
    assert position.is_over
    assert not is_silo_phase(position)
    assert skip_move(position) is None


def test_a_choice_is_due_once_nothing_else_is_under_way() -> None:
    """R-152, R-202: a choice is due when several cards, or a card with two sides, are revealed."""
    position = swamp()
    assert is_choosing(position)
    assert played_terrain(position) == "swamp_grass"
    play(position, "turn choose swamp")
    assert not is_choosing(position)
    assert played_terrain(position) == "swamp"
    assert not is_choosing(make_position(make_board(ROW), card=None))
    assert played_terrain(make_position(make_board(ROW), card=None)) is None


def swamp(tiles: str = "", **more: object) -> Position:
    """Return a turn with a card of two sides, grass and swamp."""
    board = make_board(full("g"), extra={"C5": "p", "R3": "oracle", "R5": "F", "R7": "cathedral"})
    return make_position(board, own="C6", card="swamp_grass", tiles=tiles, **more)


@pytest.mark.parametrize(
    ("card", "choice"),
    [
        ("grass grass", "turn choose grass"),
        ("grass", None),  # no choice of a side
        ("grass swamp_grass", None),
        ("swamp_grass", None),  # its side is a choice
        (None, None),
    ],
)
def test_a_choice_among_equal_cards_is_none(card: str | None, choice: str | None) -> None:
    """R-152: two grass cards are interchangeable, so there is no choice."""
    board = make_board(full("g"), extra={"C5": "p"})
    move = forced_choice(make_position(board, own="C6", card=card, deck="grass"))
    assert (move and str(move)) == choice


def test_a_card_says_what_it_brings_before_it_is_chosen() -> None:
    """The card offers two swamp or three grass builds; the supply limits them."""
    assert [builds_after(swamp(), side) for side in ("swamp", "grass")] == [2, 3]
    assert builds_after(swamp(supply={0: 1}), "grass") == 1


def test_the_only_move_is_not_played_if_it_reveals_a_card() -> None:
    """A build that can be undone is played automatically; the end of a turn and moves that reveal a
    card are not.
    """
    one = make_position(make_board("ggg"), own="A1")
    before = one.state()
    assert str(only_move(one)) == "mandatory build A2"
    assert one.state() == before
    assert only_move(make_position(make_board("gg\ng"), own="A1")) is None  # two hexes
    assert only_move(make_position(make_board("gg"), own="A1")) is None  # the card is replaced
    ended = make_position(make_board("gg"), own="A1 A2")
    assert [str(move) for move in ended.legal_moves()] == ["turn end"]
    assert only_move(ended) is None
    choice = make_position(make_board("gp"), card="grass swamp_grass", own="")
    assert only_move(choice) is None


def test_what_needs_the_card_waits_for_the_choice() -> None:
    """R-152: the oracle waits for the choice, the farm does not."""
    position = swamp("oracle@R3 farm@R5")
    assert waits_for_card(position, "tile:oracle")
    assert not waits_for_card(position, "tile:farm")
    assert not waits_for_card(position, MANDATORY)  # not even available yet
    play(position, "turn choose swamp")
    assert not waits_for_card(position, "tile:oracle")
    assert not waits_for_card(swamp("oracle@R3:used"), "tile:oracle")


# -- what a source can do ----------------------------------------------------------------------


def test_number_tiles_count_the_builds_of_the_cathedral() -> None:
    """R-250: the gain of a move `take` is counted separately; other tiles have no such numbers."""
    board = make_board(full("g"), extra={"R5": "cathedral", "R7": "F", "R9": "bazaar", "R11": "X"})
    tiles = "cathedral@R5 farm@R7 bazaar@R9 crossroads@R11"
    position = make_position(board, own="C5", tiles=tiles, numbers={0: 3, 1: 2})
    rules = position.rules
    assert counted_builds(position, "tile:cathedral") == 3
    assert counted_builds(position, "tile:farm") is None
    assert token_taken(rules, "tile:cathedral") == "number"
    assert token_taken(rules, "bazaar:crossroads") == "card"
    assert token_taken(rules, "tile:farm") == ""
    assert [position.tokens(player, "number") for player in (0, 1)] == [3, 2]
    assert position.tokens(0, "number", "cathedral") == 3
    assert position.tokens(0, "number", "bazaar") == 0
    assert position.tokens(0, "card") == 0
    with pytest.raises(
        Misuse, match=r"no kind of token: 'cards' \(known: settlement, number, card"
    ):
        position.tokens(0, "cards")  # type: ignore[arg-type]
    (branch,) = usable_branches(position, "tile:cathedral")
    assert steps_left(position, branch, "tile:cathedral") == 3
    play(position, "bazaar:crossroads take")
    assert position.tokens(0, "card", "bazaar") == 1


def test_usable_is_what_has_a_target_now() -> None:
    """R-162: barracks place or take back; in a block only its verb is usable; without a target no
    verb is.
    """
    board = make_board(full("g"), extra={"R5": "K", "R7": "W"})
    tiles = "barracks@R5 wagon@R7"
    position = make_position(board, own="C5", tiles=tiles)

    def verbs_of(source: str) -> list[str]:
        return [branch.verb for branch in usable_branches(position, source)]

    assert verbs_of("tile:barracks") == ["place"]
    play(position, "tile:barracks place C6")
    assert verbs_of("tile:barracks") == ["place", "return"]  # used up: all verbs that it ever has
    position = make_position(board, own="C5", others="warrior@C9", tiles=tiles)
    assert verbs_of("tile:barracks") == ["place", "return"]
    position = make_position(board, own="C5", others="wagon@C9", tiles=tiles)
    assert verbs_of("tile:wagon") == ["move", "return"]
    play(position, "tile:wagon move C9 C10")
    assert verbs_of("tile:wagon") == ["move"]
    assert verbs_of("tile:barracks") == ["place", "return"]


def test_steps_are_counted_down_and_end_with_the_supply() -> None:
    """R-106, R-108, R-116: the steps of a new action, of an open block, or of the opponents to be
    hit.
    """
    extra = {"R3": "N", "R5": "N", "R7": "Q", "R9": "scout_cabin", "R11": "N"}
    board = make_board(full("g"), extra=extra)
    tiles = "resettlement@R3 donation_grass@R5 quarry@R7 scout_cabin@R9 sword@R11"

    def left(source: str) -> int:
        return steps_left(position, usable_branches(position, source)[0], source)

    position = make_position(board, pieces=["C5", "K5", "", "M5"], tiles=tiles, supply={0: 2})
    assert left("nomad:resettlement") == 4
    assert left("nomad:donation_grass") == 2
    assert left("tile:quarry") == 2
    assert left("nomad:sword") == 2
    play(position, "nomad:sword remove K5")
    assert left("nomad:sword") == 1
    play(position, "nomad:sword remove M5", "nomad:resettlement move C5 C6")
    assert left("nomad:resettlement") == 3
    play(position, "nomad:resettlement skip", "tile:scout_cabin place C7")
    assert left("tile:scout_cabin") == 1


def test_the_repeated_scout_cabin_can_place_both_again() -> None:
    """R-248: both scouts are taken up first."""
    board = make_board(full("g"), extra={"R3": "scout_cabin", "R5": "bazaar"})
    position = make_position(board, own="C5", tiles="scout_cabin@R3 bazaar@R5")
    play(position, "tile:scout_cabin place C6", "tile:scout_cabin place C7")
    (branch,) = usable_branches(position, "bazaar:scout_cabin")
    assert steps_left(position, branch, "bazaar:scout_cabin") == 2
    play(position, "bazaar:scout_cabin place C6")
    assert steps_left(position, branch, "bazaar:scout_cabin") == 1


def test_without_settlements_only_builds_are_impossible() -> None:
    """R-16: the paddock moves; the farm cannot build."""
    board = make_board(full("g"), extra={"R5": "P", "R7": "F"})
    for supply, lacks in [(0, True), (1, False)]:
        position = make_position(board, own="C5", tiles="paddock@R5 farm@R7", supply={0: supply})
        assert lacks_settlements(position, "tile:farm") is lacks
        assert not lacks_settlements(position, "tile:paddock")
    rules = position.rules
    branch = build_branch(rules, "tile:farm")
    assert branch is not None
    assert branch.piece.id == "settlement"
    assert build_branch(rules, "tile:paddock") is None
    assert build_branch(rules, "tile:harbor") is None  # not in this game


def test_the_fort_waits_for_its_card() -> None:
    """R-142: it waits until its card is revealed, and not when it was used."""
    board = make_board(full("g"), extra={"R5": "D", "R7": "F", "K5": "d"})
    position = make_position(board, own="C5", tiles="fort@R5 farm@R7", deck="desert grass")
    assert draws_first(position, "tile:fort")
    assert not draws_first(position, "tile:farm")
    play(position, "tile:fort draw")
    assert not draws_first(position, "tile:fort")
    play(position, "tile:fort build K5")
    assert not draws_first(position, "tile:fort")


# -- tiles -------------------------------------------------------------------------------------


def test_a_tile_is_in_use_as_long_as_it_does_its_work() -> None:
    """Waived adjacency, an open block, a repetition, or the phase of canoe and silo keep a tile in
    use.
    """
    position = canoe_asked()
    (canoe,) = [t for t in position.tiles[1] if t.tile == "canoe"]
    (outpost,) = [t for t in position.tiles[0] if t.tile == "outpost"]
    assert in_use(position, canoe)
    assert not in_use(position, outpost)
    play(position, "canoe build H6")
    (canoe,) = [t for t in position.tiles[1] if t.tile == "canoe"]
    assert not in_use(position, canoe)
    board = make_board(full("g"), extra={"R3": "N", "R5": "Q", "R7": "bazaar", "R9": "Q"})
    tiles = "outpost@R3 quarry@R5 bazaar@R7"
    position = make_position(board, own="C5", tiles=tiles)

    def busy() -> list[str]:
        return [t.tile for t in position.tiles[0] if in_use(position, t)]

    assert busy() == []
    play(position, "nomad:outpost use")
    assert busy() == ["outpost"]
    play(position, "tile:quarry wall C6")
    assert busy() == ["outpost", "quarry"]
    play(position, "tile:quarry wall C4")
    assert busy() == ["outpost"]
    play(position, "bazaar:quarry wall B4")
    assert busy() == ["outpost", "quarry"]


def test_the_bazaar_offers_what_it_can_repeat() -> None:
    """R-240: it offers the used tiles, except those that it never repeats."""
    board = make_board(full("g"), extra={"R3": "bazaar", "R5": "F", "R7": "P", "R9": "N"})
    tiles = "bazaar@R3 farm@R5 paddock@R7 outpost@R9"
    position = make_position(board, own="C5", tiles=tiles)
    assert repeatable_tiles(position) == []
    play(position, "tile:farm build C6", "nomad:outpost use")
    assert repeatable_tiles(position) == ["farm"]
    assert usable_repeat(position, "farm") == "bazaar:farm"
    assert usable_repeat(position, "paddock") == ""
    assert usable_repeat(position, "outpost") == ""


def test_canoes_are_counted_for_the_player_to_move() -> None:
    """The canoes of the player to move are counted, with the used ones separate; other tiles are
    not.
    """
    extra = {"R3": "canoe", "R5": "canoe", "H6": "p", "P5": "N", "M3": "F"}
    board = make_board(full("g"), extra=extra)
    position = make_position(
        board,
        own="M5",
        tiles="outpost@P5",
        tiles_of={1: "canoe@R3 canoe@R5:used canoe@R5 farm@M3:used"},
    )
    assert (usable_canoes(position), used_canoes(position)) == (0, 0)
    play(position, "nomad:outpost use", "mandatory build M4")
    assert is_asked(position)
    assert (usable_canoes(position), used_canoes(position)) == (2, 1)


def test_a_move_says_which_tiles_it_costs() -> None:
    """The tiles of the abandoned location are lost; the question changes nothing."""
    board = make_board(full("g"), extra={"R3": "P", "M3": "F"})
    position = make_position(board, own="M4 R4", tiles="paddock@R3 farm@M3")
    before = position.state()
    lost = (TileLost(0, "farm", parse_hex("M3")),)
    assert outcome(position, [parse_move("tile:paddock move M4 M6")]).lost == lost
    assert outcome(position, [parse_move("mandatory build M5")]).lost == ()
    assert position.state() == before


def test_a_move_says_what_it_brings() -> None:
    """Gold is told by card with its sign, and a tile when it is taken."""
    board = make_board(full("g"), extra={"R3": "P", "M3": "F"})
    position = make_position(board, own="R4", tiles="paddock@R3", cards=("discoverers", "workers"))
    build = outcome(position, [parse_move("mandatory build Q4")])
    assert (build.gold, build.taken) == ((("discoverers", 1), ("workers", 1)), ())
    move = outcome(position, [parse_move("tile:paddock move R4 R6")])
    assert dict(move.gold) == {"workers": -1}
    assert [lost.tile for lost in move.lost] == ["paddock"]
    position = make_position(board, own="M5", cards=("discoverers", "workers"))
    build = outcome(position, [parse_move("mandatory build M4")])
    assert build.taken == ("farm",)
    assert build.gold == (("workers", 1),)


@pytest.mark.parametrize("seed", range(6))
def test_an_outcome_reveals_nothing_hidden(seed: int) -> None:
    """In every mixture the outcomes are those of another deal of all hidden cards, and the sum of
    their gold is the difference of the totals.
    """
    rng = Random(seed)
    position = random_position(all_options(seed), cut_deck=99)
    compared = 0
    for number in range(120):
        if position.is_over:
            break
        moves = [move for move in position.legal_moves() if isinstance(move.target, int)]
        if moves and number % 6 == 0:
            view = position.view(position.to_move)
            other = Position.sample(view, Random(number), position.rules)
            for move in rng.sample(moves, min(4, len(moves))):
                found = outcome(position, [move])
                assert outcome(other, [move]) == found
                after = position.copy()
                after.push(move)
                player = position.to_move
                won = after.gold()[player] - position.gold()[player]
                assert sum(gold for _, gold in found.gold) == won
                compared += 1
        position.push(position.random_move(rng))
    assert compared > 20


def test_each_tile_has_its_source() -> None:
    """This includes tiles that are used outside the own turn, and tiles that are never used."""
    extra = {"R3": "canoe", "R5": "F", "R7": "X", "R9": "refuge", "C9": "r", "T5": "silo"}
    extra |= {"R11": "bazaar", "P5": "N", "P7": "N"}
    board = make_board(full("g"), extra=extra)
    position = make_position(board, own="C5", tiles="farm@R5 outpost@P5", nomads="sword@P7")
    rules = position.rules
    assert source_of_tile(rules, "farm") == "tile:farm"
    assert source_of_tile(rules, "canoe") == CANOE
    assert source_of_tile(rules, "refuge_bonus") == "bonus:refuge_bonus"
    assert source_of_tile(rules, "outpost") == "nomad:outpost"
    actions = {tile.id: by for by, tile in rules.standing_actions.items()}
    assert {source_of_tile(rules, tile) for tile in actions} == {"farmland", SILO}
    passive = {tile for tile in rules.tiles if has_permanent_effect(rules, tile)}
    assert passive == {"crossroads"}
    held = {t.tile: is_nomad(rules, t) for t in position.tiles[0]}
    assert held == {"farm": False, "outpost": True}


@pytest.mark.parametrize(
    ("source", "origin", "goal", "way"),
    [
        ("tile:lighthouse", "C3", "C4", "C3 C4"),
        ("tile:wagon", "C3", "D3", "C3 D3"),
        ("tile:caravan", "C3", "C7", "C3 C4 C5 C6 C7"),
        ("tile:caravan", "C3", "E4", "C3 D3 E4"),
        ("tile:paddock", "C3", "C5", ""),
        ("tile:barn", "C3", "C4", ""),
        ("bonus:refuge", "C3", "C9", ""),
    ],
)
def test_the_way_of_a_piece(
    catalog: Catalog, source: str, origin: str, goal: str, way: str
) -> None:
    """A walking or sliding piece crosses all hexes between; a lifted piece crosses none."""
    tiles = ("lighthouse", "wagon", "caravan", "paddock", "barn", "refuge")
    sites = dict(zip(("B20", "D20", "F20", "H20", "J20", "L20"), tiles, strict=True))
    board = make_board("g", extra=sites)
    rules = make_position(board, own=origin).rules
    moved = Moved(0, parse_hex(origin), parse_hex(goal), source)
    assert " ".join(map(hex_name, ground_path(rules, moved))) == way


def test_a_rank_may_pay_without_settlements(catalog: Catalog) -> None:
    """Cards that rank the players may pay without settlements, if no hex earned the gold."""
    ranking = next(c for c in catalog.cards.values() if isinstance(c.score.pay, Rank))
    other = next(c for c in catalog.cards.values() if isinstance(c.score.pay, PerUnit))
    assert pays_for_none(ranking, ScoreEntry(ranking.id, 6, 0))
    assert not pays_for_none(ranking, ScoreEntry(ranking.id, 6, 1 << parse_hex("C3")))
    assert not pays_for_none(ranking, ScoreEntry(ranking.id, 0, 0))
    assert not pays_for_none(other, ScoreEntry(other.id, 6, 0))
