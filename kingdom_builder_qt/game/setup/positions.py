"""Games that begin from a position as text (docs/notation.md) instead of a set-up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import TypeVar

from kingdom_builder_qt.content import Catalog
from kingdom_builder_qt.core.errors import BadPosition, SetupError
from kingdom_builder_qt.core.events import CardsRevealed, Event, turn_began
from kingdom_builder_qt.core.messages import Message
from kingdom_builder_qt.core.notation.game_fields import game_fields, read_rules
from kingdom_builder_qt.core.notation.grammar import Fields, as_text
from kingdom_builder_qt.core.notation.state_text import canonical_text
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.core.rules import Rules
from kingdom_builder_qt.game.setup.options import Deal, GameOptions, known_seed, stream

T = TypeVar("T")


def settle_position(catalog: Catalog, options: GameOptions) -> GameOptions:
    """Return explicit options for a game that begins from their position.

    SetupError for an invalid position, and for options that repeat or contradict the position.
    """
    text = _in_words(lambda: canonical_text(options.position, catalog))
    rules = _in_words(lambda: _rules(catalog, text))
    explicit = GameOptions(
        players=rules.players,
        seed=options.seed if options.deal is None else options.deal,
        sections=(),
        cards=(),
        tasks=(),
        start=rules.start,
        castles=(),
        overlays=(),
        island="",
        position=text,
        origin=options.origin,
    )
    usual = GameOptions()
    for field in fields(GameOptions):
        value, name = getattr(options, field.name), field.name
        if name not in ("position", "seed", "deal", "origin") and value not in (
            getattr(usual, name),
            getattr(explicit, name),
        ):
            raise SetupError(f"a position defines the whole game; remove the option {name}")
    return explicit


def read_position(catalog: Catalog, text: str, seed: int) -> Position:
    """Parse a position and deal its unknown cards from a seed; BadPosition if invalid."""
    return Position.from_text(text, catalog, stream(seed, "position"))


def deal_position(catalog: Catalog, options: GameOptions) -> Deal:
    """Return the deal of a position: its unknown cards, dealt from the seed."""
    position = _in_words(lambda: read_position(catalog, options.position, known_seed(options)))
    return Deal(hands=(), deck=(), rng=0, position=position.text())


def dealt_position(catalog: Catalog, options: GameOptions, dealt: Deal) -> Position:
    """Return the start position of a game.

    SetupError if it is of another game or no move is possible.
    """
    position = _in_words(lambda: Position.from_text(dealt.position, catalog))
    game, wanted = position.rules, rules_of_position(catalog, options)
    if game_text(game) != game_text(wanted):
        raise SetupError("the cards were dealt for another position")
    if position.is_over:
        raise SetupError(Message("The game is over in this position."))
    if not position.legal_moves():
        raise SetupError(Message("Nobody can do anything in this position."))
    position.replay_shuffles(dealt.reshuffles)
    position.opening = _opening(position)
    return position


def _opening(position: Position) -> tuple[Event, ...]:
    """Return the events that announce the turn, since a game needs a first event."""
    player = position.active
    if position.extras.silos:
        return ()
    began = turn_began(player, position.round, position.card)
    chooses = position.card is None and position.hands[player]
    return (began, CardsRevealed(player, position.hands[player])) if chooses else (began,)


def rules_of_position(catalog: Catalog, options: GameOptions) -> Rules:
    """Compile the rules of a game that begins from a position."""
    return _in_words(lambda: _rules(catalog, options.position))


def game_text(rules: Rules) -> str:
    """Return the fields of a position about the game, without those about the instant."""
    return as_text(game_fields(rules), lines=False)


def without_moment(options: GameOptions, rules: Rules) -> GameOptions:
    """Return options with the same rules, without the start position and the origin."""
    return replace(options, position=game_text(rules), origin=None) if options.position else options


def _rules(catalog: Catalog, text: str) -> Rules:
    fields_ = Fields(text)
    rules = read_rules(fields_, catalog)
    if fields_.problems:
        raise BadPosition(fields_.messages(), fields_.first)
    return rules


def _in_words(call: Callable[[], T]) -> T:
    try:
        return call()
    except BadPosition as error:
        message = Message("the position is wrong: {problems}", problems=[*error.problems])
        raise SetupError(message) from None
