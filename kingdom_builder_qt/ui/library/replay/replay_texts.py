"""Texts of a replay: moments, sights, origins of pieces."""

from __future__ import annotations

from kingdom_builder_qt.core.grid import Hex, hex_name
from kingdom_builder_qt.game.replay import HandVisibility, ReplayedGame
from kingdom_builder_qt.ui.desktop.translator import translator
from kingdom_builder_qt.ui.words.foreign_text import joined, joined_names, name_in_sentence
from kingdom_builder_qt.ui.words.game_words import GameWords

tr = translator(__name__)


class ReplayTexts:
    """Texts about one game."""

    def __init__(self, course: ReplayedGame, words: GameWords) -> None:
        self._course, self._words = course, words

    def players(self) -> str:
        """Return the names of the players: "Ann, Bob"."""
        return joined_names(map(name_in_sentence, self._words.names.players))

    def turn(self, moves: int) -> str:
        """Return the turn of a moment: "Round 5, Ann"."""
        course = self._course
        if course.is_over and moves == course.moves:
            return tr("End of the game")
        turn = course.turn(moves)
        pattern = tr("Before scoring, {player}") if turn.is_silo else tr("Round {round}, {player}")
        player = self._words.names.player(turn.player)
        return pattern.format(round=turn.round, player=player)

    def moment(self, moves: int) -> str:
        """Return a moment with its move number: "Round 5, Ann · move 57 of 240"."""
        pattern = tr("{turn} · move {number} of {all}")
        return pattern.format(turn=self.turn(moves), number=moves, all=self._course.moves)

    def details(self, moves: int) -> str:
        """Return a moment, and below it the gold of all players."""
        golds = zip(self._words.names.players, self._course.gold[moves], strict=True)
        pattern = tr("{player} {gold}")
        texts = (pattern.format(player=name, gold=gold) for name, gold in golds)
        return f"{self.moment(moves)}\n{joined(texts)}"

    def sight(self, sight: HandVisibility) -> str:
        """Return the name of a sight."""
        if sight.is_open:
            return tr("All hands open")
        if sight.player is None:
            return tr("Face-up cards only")
        player = self._words.names.player(sight.player)
        return tr("As seen by {player}").format(player=player)

    def origin(self) -> str:
        """Return the game that this one branched from, "" for none."""
        origin = self._course.session.options.origin
        if origin is None:
            return ""
        name, moves, _ = origin
        if not name:
            return tr("Played on from move {number} of another game").format(number=moves)
        pattern = tr("Played on from move {number} of {name}")
        return pattern.format(name=name, number=moves)

    def no_origin(self, hex_: Hex) -> str:
        """Return that no move placed a piece on a hex."""
        if self._course.position(0).empty_mask >> hex_ & 1:
            return tr("{hex} is empty.").format(hex=hex_name(hex_))
        return tr("{hex}: there since the start of the game.").format(hex=hex_name(hex_))
