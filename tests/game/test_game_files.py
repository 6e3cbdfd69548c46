"""Files of games: saved games and lists differ by their content."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from kingdom_builder_qt import cli
from kingdom_builder_qt.game import GameOptions, Seat, Session
from kingdom_builder_qt.game.record.game_files import is_list, is_position, load_game, save_game
from kingdom_builder_qt.game.record.game_text import GameTextError, game_text
from kingdom_builder_qt.game.record.saved_game import record_text
from tests.helpers.pinned import pinned


@pytest.fixture
def session() -> Session:
    """Return a game with a move."""
    game = Session(pinned(), GameOptions(seed=4), [Seat("Zoë", 0), Seat("format:", 1)])
    game.play(game.position.legal_moves()[0])
    return game


def test_each_text_is_known_for_what_it_is(session: Session) -> None:
    """A text, whole or cut off at any line, is classified correctly for any player names."""
    record, listed = record_text(session), game_text(session)
    position = session.position.text(lines=True)
    kinds = [(is_list(text), is_position(text)) for text in (record, listed, position)]
    assert kinds == [(False, False), (True, False), (False, True)]
    lines = listed.splitlines()
    assert all(is_list("\n".join(lines[:count])) for count in range(1, len(lines)))
    assert all(is_list("\n".join(lines[count:])) for count in range(len(lines)))
    from_position = Session(pinned(), GameOptions(seed=4, position=position), session.seats)
    assert is_list(game_text(from_position))
    assert not is_position(record_text(from_position))
    assert not is_list("a shopping list: 1.5 l of milk")


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("board: a b c d", True),
        ("\n\n \t board : a", True),
        ("\u00a0board:", True),
        ("players: 2;board: a", True),
        ("players: 2; \tboard: a", True),
        ("players: 2;\n board: a", True),
        ("my board: a", False),
        ("board\n: a", False),
        ("dashboard: a", False),
        ("", False),
    ],
)
def test_a_position_has_a_field_called_board(text: str, is_one: bool) -> None:
    """The field is recognised at the start of a line or after a semicolon, with any blanks."""
    assert is_position(text) is is_one


@pytest.mark.parametrize("name", ["game.txt", "GAME.TXT", "game.kbgame", "game"])
def test_a_game_is_written_as_its_file_is_called(
    session: Session, tmp_path: Path, name: str
) -> None:
    """The file name chooses the format; both are read back whole."""
    path = tmp_path / name
    save_game(path, session, pinned())
    assert is_list(path.read_text(encoding="utf-8")) == name.lower().endswith(".txt")
    assert record_text(load_game(path, pinned())) == record_text(session)


def test_a_file_is_read_for_what_is_in_it(session: Session, tmp_path: Path) -> None:
    """A list in a file of any name is read as a list, and its errors name the line."""
    path = tmp_path / "game.kbgame"
    path.write_text(game_text(session).replace("mandatory build", "build"), encoding="utf-8")
    with pytest.raises(GameTextError, match=r"game\.kbgame:\d+: not a move") as caught:
        load_game(path, pinned())
    wrong = path.read_text(encoding="utf-8").splitlines()[caught.value.line - 1]
    assert wrong.startswith("1.")


def test_a_text_that_would_be_another_game_is_not_written(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file keeps its content."""
    path = tmp_path / "game.txt"
    path.write_text("before", encoding="utf-8")
    wrong = game_text(session).replace('"Zo', '"Zu')
    monkeypatch.setattr("kingdom_builder_qt.game.record.game_files.game_text", lambda _: wrong)
    with pytest.raises(OSError, match=r"read back as another game\); nothing was changed"):
        save_game(path, session, pinned())
    assert path.read_text(encoding="utf-8") == "before"
    wrong = game_text(session).replace("gold: *", "gold: 1")
    with pytest.raises(OSError, match=r"\(game:\d+: the gold is '1', but the moves end with"):
        save_game(path, session, pinned())
    assert path.read_text(encoding="utf-8") == "before"


def test_the_command_line_converts_games(
    session: Session, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A saved game converted to a list and back is identical; a wrong list gives one error and
    status 1.
    """
    paths = [tmp_path / name for name in ("a.kbgame", "b.txt", "c.kbgame")]
    save_game(paths[0], session, pinned())
    for source, target in pairwise(paths):
        assert cli.main(["replay", str(source), "--write", str(target)]) == 0
    assert paths[2].read_bytes() == paths[0].read_bytes()
    assert paths[1].read_text(encoding="utf-8") == game_text(session)
    assert cli.main(["replay", "--verify", str(paths[1])]) == 0
    assert capsys.readouterr().out.endswith("1 moves, as recorded\n")
    paths[1].write_text("gold: *", encoding="utf-8")
    assert cli.main(["replay", str(paths[1])]) == 1
    assert f"{paths[1]}:1: " in capsys.readouterr().err
