"""Text of moves and events, and their composition into lines of the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.compile.branches import RemoveBranch
from kingdom_builder_qt.core.decision import token_taken
from kingdom_builder_qt.core.entries import SETTLEMENT
from kingdom_builder_qt.core.events import Event
from kingdom_builder_qt.core.grid import Hex, Mask, hex_name
from kingdom_builder_qt.core.moves import CANOE, END, MANDATORY, SILO, SKIP, TAKE, Move
from kingdom_builder_qt.core.rules import OPEN_HANDS, Rules
from kingdom_builder_qt.game.session import LogEntry
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.name_texts import NameTexts
from kingdom_builder_qt.ui.words.pattern_texts import DECLINE, MORE_CARDS, STORE, PatternTexts

tr = translator(__name__)

LineKind: TypeAlias = Literal["turn", "move", "event"]

# Events that the text of the move already covers.
# Events that offer an action outside the player's own turn.
_OFFERS: Final[dict[type[Event], str]] = {happened.Asked: CANOE, happened.SilosBegan: SILO}
_SAID: Final = (
    happened.Placed,
    happened.Moved,
    happened.TileUsed,
    happened.TurnEnded,
    happened.PiecePlaced,
    happened.CardChosen,
    happened.Stored,
    happened.TerrainChosen,
)


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log: text, kind, player, and the mask of its hexes."""

    text: str
    kind: LineKind
    player: int | None = None
    hexes: Mask = 0


class EventTexts:
    def __init__(self, names: NameTexts, rules: Rules) -> None:
        self._names = names
        self._rules = rules
        self._patterns = PatternTexts()

    def move(self, player: int, move: Move) -> str:
        """Return the sentence of a move."""
        kind = self._kind(move)
        target = move.target if isinstance(move.target, int) else None
        return self._patterns.move_pattern(move, kind, self._case(move)).format(
            player=self._names.player(player),
            origin=hex_name(move.origin) if move.origin is not None else "",
            hex=hex_name(target) if target is not None else "",
            terrain=self._terrain_at(target),
            card=self._names.terrain_card(move.choice),
            tile=self._names.source(move.source, in_sentence=True),
            piece=self._names.piece(kind),
        )

    def _case(self, move: Move) -> str:
        """Return the special case of a move, '' if its verb is enough."""
        branch = self._rules.branches.get((move.source, move.verb))
        if isinstance(branch, RemoveBranch) and branch.store:
            return STORE
        if move.verb == TAKE and token_taken(self._rules, move.source) != "number":
            return MORE_CARDS
        return DECLINE if move[:2] == (CANOE, SKIP) else ""

    def _kind(self, move: Move) -> str:
        """Return the kind of piece that a move places or moves, '' if the move does not name it."""
        branch = self._rules.branches.get((move.source, move.verb))
        if branch is not None and branch.piece is not None:
            return branch.piece.id
        movable = any(kind.owned and not kind.fixed for kind in self._rules.kinds)
        return "" if movable else SETTLEMENT

    def _terrain_at(self, hex_: Hex | None) -> str:
        terrain = self._rules.board.terrain_at(hex_) if hex_ is not None else None
        return self._names.terrain(terrain) if terrain is not None else ""

    def entry_lines(self, entry: LogEntry, viewer: int | None = None) -> list[Line]:
        """Return the lines of a log entry; the heading of the next turn is last."""
        events = entry.events
        side = [e for e in events if isinstance(e, happened.TerrainChosen)]
        said = self.describe(side[0]) if side else self.move(entry.player, entry.move)
        drawn = [e for e in events if isinstance(e, happened.CardDrawn)]
        own = [card for card in drawn if card.player == entry.player]
        if entry.move.verb == END and own:
            said = self._end_and_draw(own, viewer)
            events = tuple(event for event in events if event not in own)
        places = [h for h in (entry.move.origin, entry.move.target) if isinstance(h, int)]
        mask = sum(1 << hex_ for hex_ in set(places))
        lines = [Line(said, "move", entry.player, mask)]
        return lines + self.event_lines(events, viewer)

    def _end_and_draw(self, drawn: Sequence[happened.CardDrawn], viewer: int | None) -> str:
        player = drawn[0].player
        names = [self._names.terrain_card(event.card) for event in drawn if event.card]
        is_seen = player == viewer or OPEN_HANDS in self._rules.house
        if not is_seen:
            pattern = tr("{player} ends the turn and draws %n cards", "", len(drawn))
        elif not names:
            pattern = tr("{player} ends the turn; no card is left to draw")
        else:
            pattern = tr("{player} ends the turn and draws {cards}")
        return pattern.format(player=self._names.player(player), cards=self._names.listing(names))

    def event_lines(self, events: Sequence[Event], viewer: int | None = None) -> list[Line]:
        """Return the lines of events, without those that the text of the move covers."""
        lines = []
        useless: happened.CardUseless | None = None
        several = any(isinstance(event, happened.CardsRevealed) for event in events)
        for event in _together(events):
            if isinstance(event, happened.CardUseless):
                useless = event
            elif several and isinstance(event, happened.TurnBegan):
                lines.append(self._choice_begins(event))
            elif isinstance(event, happened.CardReplaced) and useless is not None:
                lines.append(Line(self._exchange(useless, event), "event", event.player))
            elif not isinstance(event, _SAID) and not self._is_routine(event):
                lines.append(self._line(event, viewer))
        return lines

    def _is_routine(self, event: Event) -> bool:
        """Return whether an event needs no line: a completed action, a piece taken back."""
        if isinstance(event, happened.Removed):
            return event.owner == event.player
        if not isinstance(event, happened.MandatoryDone):
            return False
        due = (o.build for card in self._rules.terrain_cards.values() for o in card.options)
        return event.built >= min(due, default=0)

    def _choice_begins(self, event: happened.TurnBegan) -> Line:
        text = tr("Round {round}: {player} chooses a card").format(
            round=event.round, player=self._names.player(event.player)
        )
        return Line(text, "turn", event.player)

    def _line(self, event: Event, viewer: int | None) -> Line:
        kind: LineKind = "turn" if isinstance(event, happened.TurnBegan) else "event"
        place = getattr(event, "location", getattr(event, "hex", None))
        mask = 1 << place if place is not None else 0
        return Line(self.describe(event, viewer), kind, getattr(event, "player", None), mask)

    def _exchange(self, useless: happened.CardUseless, new: happened.CardReplaced) -> str:
        values = {
            "terrain": self._names.terrain_card(useless.card),
            "player": self._names.player(new.player),
            "new": self._names.terrain_card(new.card) if new.card else "",
        }
        if new.card is None:
            pattern = tr(
                "No free {terrain} hex is left: the card leaves the game, and no card is left"
                " to draw"
            )
        else:
            pattern = tr(
                "No free {terrain} hex is left: the card leaves the game, {player} draws {new}"
            )
        return pattern.format(**values)

    def describe(self, event: Event, viewer: int | None = None) -> str:
        """Return the sentence of an event; hidden cards only for the player who holds them."""
        names = self._names
        is_face_up = OPEN_HANDS in self._rules.house
        hidden = isinstance(event, happened.CardDrawn) and event.player != viewer and not is_face_up
        # `card` of these events is a scoring card, not a terrain card.
        earned = event if isinstance(event, happened.Gold | happened.RowMarked) else None
        card = None if hidden or earned else getattr(event, "card", None)
        row = getattr(event, "row", None)
        offered = names.entry(_OFFERS.get(type(event), MANDATORY))
        player = getattr(event, "player", None)
        tile = getattr(event, "tile", None) if offered is None else offered.id
        hex_ = getattr(event, "hex", getattr(event, "location", None))
        origin = getattr(event, "origin", None)
        cards = getattr(event, "cards", ())
        return self._patterns.event_pattern(event, hidden).format(
            player=names.player(player) if player is not None else "",
            tile=names.tile(tile, in_sentence=True) if tile is not None else "",
            Tile=names.tile(tile) if tile is not None else "",
            card=names.terrain_card(card) if card else "",
            cards=names.listing([names.terrain_card(one) for one in cards]),
            hex=hex_name(hex_) if hex_ is not None else "",
            origin=hex_name(origin) if origin is not None else "",
            round=getattr(event, "round", ""),
            amount=getattr(event, "amount", ""),
            earner=names.card(earned.card) if earned else "",
            terrain=names.terrain(getattr(event, "terrain", "")),
            row=names.row(row) if row is not None else "",
            piece=names.piece(getattr(event, "piece", "")),
            owner=names.player(getattr(event, "owner", 0)),
        )


def _together(events: Sequence[Event]) -> list[Event]:
    """Merge consecutive gold of one card: a city hall may earn seven times."""
    found: list[Event] = []
    for event in events:
        if isinstance(event, happened.Gold) and found and _same_purse(found[-1], event):
            last = found.pop()
            assert isinstance(last, happened.Gold)
            event = event._replace(amount=last.amount + event.amount)
        found.append(event)
    return found


def _same_purse(one: Event, other: happened.Gold) -> bool:
    return isinstance(one, happened.Gold) and (one.player, one.card) == (other.player, other.card)
