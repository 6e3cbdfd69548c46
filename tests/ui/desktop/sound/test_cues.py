"""The sound of each event, and the events without a sound."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from kingdom_builder_qt.content import Catalog, paths
from kingdom_builder_qt.core import events as happened
from kingdom_builder_qt.core.moves import END_TURN, MANDATORY
from kingdom_builder_qt.game import Session
from kingdom_builder_qt.game.session import LogEntry
from kingdom_builder_qt.ui.desktop.settings.pace import PACES
from kingdom_builder_qt.ui.desktop.sound.cues import NAMES, RULES, Called, cues
from kingdom_builder_qt.ui.desktop.sound.player import SoundPlayer
from kingdom_builder_qt.ui.shell.main_window import MainWindow
from kingdom_builder_qt.ui.table.desk.desk import GameDesk
from kingdom_builder_qt.ui.table.presenters.game_sounds import COMPUTER_GAP, GameSounds
from tests.ui.sample_games import new_session

PLACED = happened.Placed(0, 5, MANDATORY)
BEGAN = happened.TurnBegan(1, 2, "grass")


class Recorder(SoundPlayer):
    """Records the sounds to be played."""

    def __init__(self) -> None:
        """Start with an empty record."""
        super().__init__()
        self.played: list[str] = []
        self.delays: dict[str, int] = {}

    def play(self, name: str, delay_ms: int = 0) -> None:
        """Record a name; store the delay of the last sound."""
        self.played.append(name)
        self.delays[name] = delay_ms

    def close(self) -> None:
        """Record the close."""
        self.played.append("closed")

    def taken(self) -> list[str]:
        """Return the sounds played since the last call."""
        played, self.played = self.played, []
        return played


class Clock:
    """A clock that advances by hand only."""

    def __init__(self) -> None:
        """Start at zero."""
        self.now = 0.0

    def __call__(self) -> float:
        """Return the seconds."""
        return self.now


class Hearing:
    """A desk, its sounds and the clock."""

    def __init__(self, desk: GameDesk, **options: Any) -> None:
        """Connect to a desk; no piece falls by default."""
        self.desk, self.clock, self.player = desk, Clock(), Recorder()
        self.sounds = GameSounds(desk, self.player, desk, self.clock, **options)
        desk.changed.connect(self.sounds.hear)  # no board shows it before the sound

    @property
    def session(self) -> Session:
        """Return the game."""
        assert self.desk.session is not None
        return self.desk.session

    def build(self) -> list[str]:
        """Make a mandatory build a second later and return its sounds."""
        self.clock.now += 1
        self.desk.controller.play(self.session.position.legal_moves([MANDATORY])[0])
        return self.player.taken()

    def tell(self, player: int, *events: happened.Event) -> list[str]:
        """Publish a move with these events and return its sounds."""
        entry = LogEntry(1, 1, player, END_TURN, events)
        self.sounds.hear("played", entry)
        return self.player.taken()


@pytest.fixture
def hearing(desk_of: Callable[[Session], GameDesk], catalog: Catalog) -> Hearing:
    """Return a game of a person against a paused computer."""
    made = Hearing(desk_of(new_session(catalog, "human", "builder")))
    made.desk.ai.set_paused(True)
    return made


@pytest.mark.parametrize(
    ("events", "heard"),
    [
        ([PLACED], ["place"]),
        ([happened.PiecePlaced(0, "wall", 5, "x")], ["place"]),
        ([happened.RowMarked(0, 3, "x")], ["place"]),
        ([happened.Moved(0, 5, 6, "tile:x")], ["move"]),
        ([happened.Removed(0, 0, "settlement", 5, "x")], ["move"]),
        ([happened.Stored(0, 5, "x")], ["move"]),
        ([PLACED, happened.TileTaken(0, "farm", 9)], ["place", "tile_gained"]),
        (
            [
                happened.Moved(0, 5, 6, "x"),
                happened.TileLost(0, "farm", 9),
                happened.TileTaken(0, "oasis", 8),
            ],
            ["move", "tile_lost", "tile_gained"],
        ),
        ([PLACED, PLACED, happened.Moved(0, 5, 6, "x")], ["move"]),
        ([happened.CardChosen(0, "grass")], ["card"]),
        ([happened.CardTurnedUp(0, "grass")], ["card"]),
        ([happened.TurnEnded(0, "grass"), BEGAN], ["card"]),
        ([happened.TurnEnded(0, "grass"), BEGAN, Called()], ["turn"]),
        ([happened.TurnEnded(0, "grass"), happened.GameOver(False)], ["end"]),
        ([PLACED, happened.GameOver(False), Called()], ["place", "end"]),
        ([happened.Gold(0, "x", 2, 5), happened.MandatoryDone(0, 3)], []),
        ([happened.Reshuffled(("grass",))], []),
    ],
)
def test_each_event_has_its_sound(events: Sequence[happened.Event], heard: list[str]) -> None:
    """Sounds follow the order of the table, and each occurs once at most."""
    assert [cue.sound for cue in cues(events)] == heard


def test_each_sound_has_a_file_and_a_reason() -> None:
    """Each sound has a wave file and a rule; errors and counted gold have no event."""
    files = (paths.resources() / "sounds").glob("*.wav")
    names = {path.stem.rpartition("-")[0] for path in files}
    assert names == set(NAMES)
    assert {rule.sound for rule in RULES} == names - {"error", "gold"}


def test_a_tile_is_heard_after_its_cause() -> None:
    """The sound of the settlement precedes that of the tile it earns."""
    place, tile = cues([happened.TileTaken(0, "farm", 9), PLACED])
    assert place.delay_ms < tile.delay_ms


def test_builds_of_a_person_are_heard(hearing: Hearing) -> None:
    """Each build through the desk has a sound; starting and loading the game are silent."""
    assert hearing.player.taken() == []
    assert [hearing.build()[0] for _ in range(3)] == ["place"] * 3


def test_a_refusal_is_heard(hearing: Hearing) -> None:
    """A refusal has a sound if it has a sentence with the reason."""
    hearing.clock.now += 1
    hearing.desk.controller.end_turn()
    assert hearing.player.taken() == ["error"]
    hearing.desk.explainer.notice.emit("something else")
    assert hearing.player.taken() == []


def test_undo_of_many_steps_is_one_sound(hearing: Hearing) -> None:
    """Undo and redo sound like a move, and a series of them once."""
    for _ in range(3):
        hearing.build()
    hearing.clock.now += 1
    for _ in range(3):
        hearing.desk.controller.undo()
    assert hearing.player.taken() == ["move"]
    hearing.clock.now += 1
    for _ in range(3):
        hearing.desk.controller.redo()
    assert hearing.player.taken() == ["move"]


def test_loading_is_silent(hearing: Hearing, catalog: Catalog) -> None:
    """A game with moves in its log is shown without a sound."""
    loaded = new_session(catalog, "human", "human")
    for _ in range(8):
        loaded.play(loaded.position.legal_moves()[0])
    hearing.desk.start(loaded)
    assert hearing.player.taken() == []


def test_turn_calls_persons_only(hearing: Hearing) -> None:
    """A computer's turn sounds like a card, a person's turn like the bell, never both."""
    assert hearing.tell(0, happened.TurnBegan(1, 1, "grass")) == ["card"]
    assert hearing.tell(1, happened.TurnBegan(0, 2, "grass")) == ["turn"]
    hearing.clock.now += 1
    assert hearing.tell(1, happened.Asked(0)) == ["turn"]


def test_a_single_person_hears_no_bell(
    desk_of: Callable[[Session], GameDesk], catalog: Catalog
) -> None:
    """A game with one person plays no bell."""
    alone = Hearing(desk_of(new_session(catalog, "human", "human")))
    assert alone.tell(0, happened.TurnBegan(0, 2, "grass")) == ["turn"]
    alone.session.seats = alone.session.seats[:1]
    alone.clock.now += 1
    assert alone.tell(0, happened.TurnBegan(0, 2, "grass")) == ["card"]


def test_the_curtain_calls_and_the_card_waits(
    desk_of: Callable[[Session], GameDesk], catalog: Catalog
) -> None:
    """Between two people the bell rings with the curtain, and the card sounds at its lift."""
    table = Hearing(desk_of(new_session(catalog, "human", "human")))
    for _ in range(3):
        table.build()
    table.clock.now += 1
    table.desk.controller.finish()
    assert table.desk.seats.curtain_down
    assert table.player.taken() == ["turn"]
    table.clock.now += 1
    table.desk.lift_curtain()
    assert table.player.taken() == ["card"]


@pytest.mark.parametrize("pace", PACES, ids=lambda pace: pace.id)
def test_no_burst_at_any_speed(hearing: Hearing, pace: object) -> None:
    """A hundred moves of a computer in ten seconds give 25 sounds, and at the fastest pace none."""
    hearing.desk.ai.set_pace(pace)
    heard = []
    for _ in range(100):
        hearing.clock.now += 0.1
        heard += hearing.tell(1, PLACED)
    expected = 0 if pace is PACES[-1] else 25
    assert len(heard) == expected
    assert expected <= 10 / COMPUTER_GAP
    assert hearing.tell(1, PLACED, happened.GameOver(False))[-1] == "end"
    assert hearing.tell(1, happened.TurnBegan(0, 2, "grass")) == ["turn"]


def test_a_person_is_heard_whatever_the_speed(hearing: Hearing) -> None:
    """The speed of the computers does not mute the moves of the person."""
    hearing.desk.ai.set_pace(PACES[-1])
    assert hearing.build() == ["place"]


def test_a_piece_is_heard_when_it_touches_the_board(
    desk_of: Callable[[Session], GameDesk], catalog: Catalog
) -> None:
    """A build sounds at the end of the fall, its tile after that, and a card at once."""
    falling: list[Callable[[], None]] = []
    desk = desk_of(new_session(catalog, "human", "human"))
    hearing = Hearing(desk, at_touch=falling.append)
    taken = happened.TileTaken(0, "farm", 9)
    assert hearing.tell(0, PLACED, taken) == []
    assert hearing.tell(0, happened.CardTurnedUp(0, "grass")) == ["card"]
    hearing.clock.now += 1
    assert hearing.tell(0, PLACED) == []
    falling[0]()
    del hearing.player.delays["card"]
    assert hearing.player.delays == {c.sound: c.delay_ms for c in cues([PLACED, taken])}
    assert hearing.player.taken() == ["place", "tile_gained"]
    falling[1]()
    assert hearing.player.taken() == [], "two that touch together are heard as one"


def test_a_move_is_heard_when_the_piece_has_come(
    desk_of: Callable[[Session], GameDesk], catalog: Catalog
) -> None:
    """A piece that moves sounds on arrival; a piece that is removed sounds at once."""
    coming: list[Callable[[], None]] = []
    desk = desk_of(new_session(catalog, "human", "human"))
    hearing = Hearing(desk, at_touch=coming.append)
    assert hearing.tell(0, happened.Moved(0, 3, 5, "tile:paddock")) == []
    coming[0]()
    assert hearing.player.taken() == ["move"]
    hearing.clock.now += 1
    assert hearing.tell(0, happened.Removed(0, 1, "settlement", 5, "nomad:sword")) == ["move"]


def build_heard(window: MainWindow, catalog: Catalog) -> Recorder:
    """Start a game, build once and return the sounds."""
    window.table.sounds._player = window.sounds = recorder = Recorder()
    session = new_session(catalog, "human", "human")
    window.desk.start(session)
    window.desk.controller.play(session.position.legal_moves([MANDATORY])[0])
    return recorder


def test_the_window_waits_for_the_fall(
    make_window: Callable[..., MainWindow], catalog: Catalog, qtbot: QtBot
) -> None:
    """The board starts the fall before the sound reads its duration; without animation it is
    zero.
    """
    window = make_window(animation_speed=1.0)
    recorder = build_heard(window, catalog)
    assert window.game_page.scene.animator.is_running
    assert "place" not in recorder.played
    qtbot.waitUntil(lambda: "place" in recorder.played, timeout=3000)
    assert "place" in build_heard(make_window(animation_speed=0.0), catalog).played


def test_nothing_is_heard_after_the_end(
    make_window: Callable[..., MainWindow], catalog: Catalog
) -> None:
    """Closing ends the fall of a piece, whose sound starts no player again."""
    window = make_window(animation_speed=1.0)
    recorder = build_heard(window, catalog)
    window.close()
    assert recorder.played[-1] == "closed"
