"""Messages to the player: reasons for refusals, instructions, and news about the players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from kingdom_builder_qt.core import decision, movegen, reasons
from kingdom_builder_qt.core.decision import Outcome
from kingdom_builder_qt.core.grid import Hex
from kingdom_builder_qt.core.moves import TURN, source_tile
from kingdom_builder_qt.core.position import Position
from kingdom_builder_qt.game.session import Seat
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.desktop.widgets.key_map import key_map
from kingdom_builder_qt.ui.table.desk.seats import Seats
from kingdom_builder_qt.ui.words.foreign_text import name_in_sentence

if TYPE_CHECKING:
    from kingdom_builder_qt.ui.words.game_words import GameWords

tr = translator(__name__)

_ANY_HEX: Final = 0  # the hex of questions about a source
_NOTHING: Final = Outcome()


class Explainer(QObject):
    """Emits sentences about the game on the screen; it plays and selects nothing.

    `words`: the vocabulary of the game, None before the first one. `instruction`: the next step
    with the selected tile, or "". `foresight`: the effect of the move under the pointer, or "".
    `shows_gains`: it contains gold and new tiles, not only the tiles that are lost.
    """

    message = Signal(str)  # the reason of a refusal that is about no hex, shown for a moment
    notice = Signal(str)  # a message that stays
    outdated = Signal(str)  # a notice that no longer applies
    instruction_changed = Signal(str)
    refused = Signal(int)  # the refused hex
    # a hex, the effect of a move there ("" clears it), and whether it loses a tile
    foreseen = Signal(int, str, bool)
    pointed = Signal(int, str)  # the refused hex and the reason

    def __init__(self, seats: Seats, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seats = seats
        self.words: GameWords | None = None
        self.instruction = self.foresight = ""
        self._failure = ""  # the notice about it
        self._foreseen_at: Hex | None = None
        self.shows_gains = True

    def explain(self, source: str, hex_: Hex, origin: Hex | None = None) -> None:
        """Emit the reason why a source has no target on a hex."""
        if text := self._why_not(source, hex_, origin):
            self.message.emit(text)

    def refuse(self, source: str, hex_: Hex, origin: Hex | None = None) -> None:
        """Mark a hex as refused and emit the reason."""
        self._point(hex_, self._why_not(source, hex_, origin))

    def _why_not(self, source: str, hex_: Hex, origin: Hex | None) -> str:
        """Return the reason why a source has no target on a hex, "" where it is hidden."""
        position, words = self._seats.position, self.words
        if position is None or words is None or self._seats.curtain_down:
            return ""
        if decision.draws_first(position, source):
            return tr("{tile}: first turn up a card.").format(tile=words.names.source(source))
        reason = position.why_not(source, hex_, origin)
        return words.reasons.reason(reason, source, hex_, position) if reason is not None else ""

    def _point(self, hex_: Hex, text: str) -> None:
        """Mark a hex as refused, with the reason at the hex."""
        self.refused.emit(hex_)
        if text:
            self.pointed.emit(hex_, text)

    def foresee(self, hex_: Hex | None, outcome: Outcome = _NOTHING) -> None:
        """Show the outcome of the move under the pointer on a hex; nothing clears it."""
        text = "" if self.words is None else "\n".join(self.effects(outcome, self.words))
        at = hex_ if text else None
        if (text, at) != (self.foresight, self._foreseen_at):
            self.foresight, self._foreseen_at = text, at
            self.foreseen.emit(-1 if hex_ is None else hex_, text, bool(outcome.lost))

    def effects(self, outcome: Outcome, words: GameWords) -> list[str]:
        """Return the outcome of moves in words, gains only with `shows_gains`."""
        gains = words.moves.gains(outcome) if self.shows_gains else []
        return gains + words.moves.losses(outcome.lost, self._seats.viewer)

    def explain_idle(self, hex_: Hex | None) -> None:
        """Explain a click on the board that has no effect."""
        if self._seats.is_human_turn and hex_ is not None:
            self._point(hex_, self._idle_text())
        elif self._seats.is_human_turn:
            self.message.emit(self._idle_text())
        elif self._seats.curtain_down and self._seats.session is not None and self.words:
            name = self.words.names.player(self._seats.session.to_move)
            self.message.emit(tr("First choose “I am {player}”.").format(player=name))
        elif self._seats.position is not None and not self._seats.position.is_over:
            self.explain_wait()

    def explain_wait(self) -> None:
        """Explain that another player decides, or that the game is over."""
        position = self._seats.position
        if position is not None and position.is_over:
            self.message.emit(tr("The game is over."))
        else:
            self.message.emit(self._seats.block_reason or tr("It is not your turn."))

    def explain_hurry(self) -> None:
        """Explain that no computer player is to move."""
        self.message.emit(tr("It is not a computer player's turn."))

    def explain_undo(self) -> None:
        """Explain why nothing can be undone."""
        position = self._seats.position
        if position is not None and position.is_over:
            self.message.emit(tr("The game is over. Its last decision can no longer be undone."))
            return
        self.message.emit(tr("You cannot undo beyond a new card or another player's decision."))

    def notify_forced(self) -> None:
        """Announce a move that was played automatically."""
        self.notice.emit(tr("The only possible move was played for you."))

    def explain_supply(self, kind: str, source: str) -> None:
        """Explain a click on a kind of piece in the supply without effect; `source` is selected."""
        position, words = self._seats.position, self.words
        if position is None or words is None:
            return
        if decision.draws_first(position, source):
            self.explain(source, _ANY_HEX)
        elif decision.is_choosing(position):
            self._say(reasons.Reason("choose"), TURN, _ANY_HEX, position, words)
        else:
            self.message.emit(
                tr(
                    "No {piece} can be placed now. If you have a tile for it, choose that first."
                ).format(piece=words.names.piece(kind))
            )

    def explain_return(self, hex_: Hex) -> None:
        """Explain that the held piece can only return to the supply."""
        self._point(
            hex_,
            tr(
                "This piece can only go back to the supply. Choose the supply, or the piece "
                "to leave it where it is."
            ),
        )

    def instruct(self, source: str, origin: Hex | None = None) -> None:
        """Set the instruction for the selected source; `origin`: hex of the held piece."""
        position, words = self._seats.position, self.words
        instruction = words.turn.instruction(source, position, origin) if position and words else ""
        self._instruct(instruction)

    def _instruct(self, instruction: str) -> None:
        if instruction != self.instruction:
            self.instruction = instruction
            self.instruction_changed.emit(instruction)

    def lead(self, source: str, origin: Hex, left: int, moved: bool) -> None:
        """Set the instruction during a multi-step move: the steps left once `moved`."""
        if self.words is None or not (moved and left):
            self.instruct(source, origin)
            return
        self._instruct(self.words.turn.walk(source, left))

    def explain_source(self, source: str) -> None:
        """Explain why a source cannot be chosen or the turn cannot end."""
        position, words = self._seats.position, self.words
        if position is None or words is None:
            return
        tile = source_tile(source)
        if source != TURN and source not in position.rules.actions:
            self.message.emit(tr("That is not part of this game."))
        elif tile is not None and decision.has_permanent_effect(position.rules, tile):
            self._say(reasons.Reason("by_itself", tile), source, _ANY_HEX, position, words)
        elif source == TURN and movegen.is_available(position, TURN):
            # TURN is available only for choosing a card.
            self._say(reasons.Reason("choose"), source, _ANY_HEX, position, words)
        elif movegen.is_available(position, source):
            self.message.emit(self._no_move(source, position, words))
        else:
            self.explain(source, _ANY_HEX)

    def explain_armed(self, source: str) -> None:
        """Explain that an outpost in use cannot be switched off any more."""
        names = self.words.names if self.words is not None else None
        name = names.source(source, in_sentence=True) if names is not None else source
        self.message.emit(
            tr("The {tile} stays in use until your next placement.").format(tile=name)
        )

    def explain_card(self, card: str) -> None:
        """Explain why a terrain card cannot be chosen."""
        position, words = self._seats.position, self.words
        if position is None or words is None:
            return
        name = words.names.terrain_card(card)
        if decision.open_block(position) is not None:
            self._say(reasons.Reason("block"), TURN, _ANY_HEX, position, words)
        elif not position.choosing:
            self.message.emit(tr("You have already chosen your card for this turn."))
        elif position.card is not None:
            self.message.emit(
                tr("No free {card} hex is left: choose the other side.").format(card=name)
            )
        elif card not in position.hands[position.to_move]:
            self.message.emit(tr("You do not hold {card}.").format(card=name))
        else:
            self.message.emit(
                tr("No free {card} hex is left: choose the other card.").format(card=name)
            )

    def notify_seats(self, before: Sequence[Seat]) -> None:
        """Announce new players and new names."""
        if self._seats.session is None or self.words is None:
            return
        from kingdom_builder_qt.game.session import HUMAN
        from kingdom_builder_qt.ui.words.seat_names import seat_names

        names = self.words.names
        renamed, played_by = [], dict[str, list[str]]()
        called = [*map(name_in_sentence, seat_names(before))]
        for player, (old, new) in enumerate(zip(before, self._seats.session.seats, strict=True)):
            name = names.player(player)
            if old.controller != new.controller and new.controller != HUMAN and not new.name:
                name = called[player]  # the level brings its own
            if called[player] != name:
                pattern = tr("{old} is now called {new}.")
                renamed.append(pattern.format(old=called[player], new=name))
            if old.controller != new.controller:
                played_by.setdefault(new.controller, []).append(name)
        given = [
            (
                tr("Now played by a person: {players}.")
                if controller == HUMAN
                else tr("{level} now plays for {players}.")
            ).format(level=names.level_name(controller), players=names.listing(players))
            for controller, players in played_by.items()
        ]
        self.notice.emit(" ".join(renamed + given))

    def notify_restarted(self) -> None:
        """Announce that the worker process was restarted."""
        self.notice.emit(tr("The computer player did not answer and is being restarted…"))

    def notify_simplified(self) -> None:
        """Announce that the computer finishes its turn without thinking."""
        self.notice.emit(
            tr("The computer player took too long; it plays the rest of this turn at random.")
        )

    def notify_failed(self, reason: str) -> None:
        """Announce that the computer players have failed, and how to continue."""
        self._failure = tr(
            "The computer player is not responding ({reason}). Press {again} to try again, or "
            "{players} to play in its place."
        ).format(
            reason=reason,
            again=key_map().in_sentence("table.pause_ai"),
            players=key_map().in_sentence("table.players"),
        )
        self.notice.emit(self._failure)

    def forget_failed(self, thinking: bool) -> None:
        """Withdraw the notice about a failure when the computer thinks again."""
        if thinking and self._failure:
            self.outdated.emit(self._failure)
            self._failure = ""

    def _say(
        self, reason: reasons.Reason, source: str, hex_: Hex, position: Position, words: GameWords
    ) -> None:
        self.message.emit(words.reasons.reason(reason, source, hex_, position))

    def _idle_text(self) -> str:
        position = self._seats.position
        assert position is not None
        assert self.words is not None
        if decision.is_choosing(position):
            return self.words.reasons.reason(reasons.Reason("choose"), TURN, _ANY_HEX, position)
        if any(self.words.names.entry(source) is not None for source in position.sources()):
            return tr("Choose a tile first, or end your turn.")
        return tr("You have nothing left to do. End your turn.")

    def _no_move(self, source: str, position: Position, words: GameWords) -> str:
        """Return the reason why an available source has no move."""
        if decision.waits_for_card(position, source) and position.card is not None:
            pattern = tr("{tile}: first choose a side of your card.")
        elif decision.waits_for_card(position, source):
            pattern = tr("{tile}: first choose your card.")
        elif source in position.rules.waivers:
            pattern = tr("{tile}: already in use for your next placement.")
        else:
            return words.reasons.nowhere(source, position)
        return pattern.format(tile=words.names.source(source))
