"""Wrong command lines give one sentence and an exit status, and change nothing."""

from __future__ import annotations

import os
import re
import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kingdom_builder_qt import cli
from kingdom_builder_qt.game.arena import arena, round_robin, training
from kingdom_builder_qt.game.workers import MOST_JOBS

LONG = "x" * 100_000
DIGITS = "9" * 10_000
TRAIN = "train --games 2 --match-rounds 0 {new}"
TOURNAMENT = "tournament --players random,novice --games 2 --csv {new}"
SIMULATE = "simulate --players random,novice --games 2"

# The command line, with `{name}` for one of the files or values below, and words of the answer.
LINES = """
simulat | invalid choice: 'simulat'
{long} | invalid choice: 'xxx
--{long} | unrecognized arguments: '--xxx
--no-such-option | unrecognized arguments: --no-such-option
{empty} | invalid choice: ''
{nul} | invalid choice
{latin} | invalid choice
{simulate} --sedd 3 | unrecognized arguments: --sedd 3: did you mean '--seed'? (see `
{simulate} --sedd=3 --gmaes 2 | did you mean '--seed'?: did you mean '--games'?
section new --rougness 3 | did you mean '--roughness'? (see `kingdom-builder-qt section new --help`)
section new --sites 3 | --sites requires --generate
play a b | unrecognized arguments: b (see `kingdom-builder-qt play --help`)
play {nul} | cannot be the name of a file
play {empty} | '' cannot be the name of a file: it is empty
play {long} | File name too long
edit {nul} | cannot be the name of a file
edit {empty} | '' cannot be the name of a file: it is empty
edit {long} | File name too long
edit a b | unrecognized arguments: b
replay | required: FILE
replay {empty} | '' cannot be the name of a file: it is empty
replay {nul} | 'a\\x00b' cannot be the name of a file
replay {long} | File name too long
replay {long_name} | File name too long
replay {missing} | cannot be read: {not_there}
replay {folder} | is not a file
replay {device} | is not a file
replay {file}/x | cannot be read: {below_file}
replay {latin} | cannot be read: {not_here}
replay {control} | \\x1b[31m
replay {binary} | not UTF-8
replay {blank} | the file is empty
replay {file} more | unrecognized arguments: more
replay --verify={long} {file} | ignored explicit argument 'xxx
replay {file} --write {empty} | '' cannot be the name of a file: it is empty
replay {file} --write {new}? | Windows does not allow '?' in a file name
replay {file} --verify --write {new} | not allowed with
replay {file} --write {new} | notes.txt
perft --depth 0 | 0 is less than 1
perft --depth -1 | -1 is less than 1
perft --depth 99999999999 | is more than 12
perft --depth {digits} | is not a whole number
perft --depth deep | 'deep' is not a whole number
perft --depth {empty} | '' is not a whole number
perft --depth | expected one argument
perft --depth 1.5 | '1.5' is not a whole number
perft --setup twin | did you mean 'twins'?
perft --setup {long} | unknown perft set-up 'xxx
perft --setup {nul} | unknown perft set-up
describe | required: ENTRY
describe padock | did you mean 'paddock'?
describe {long} | unknown tile or card 'xxx
describe {empty} | unknown tile or card ''
describe {nul} | unknown tile or card 'a\\x00b'
describe {latin} | unknown tile or card
describe knights lords | unrecognized arguments: lords
check-data {nul} | cannot be the name of a file
check-data {empty} | '' cannot be the name of a file: it is empty
check-data {long} | File name too long
{simulate} --players mastr,random | did you mean 'master'?
{simulate} --players random | takes 2 to 5 players, not 1
{simulate} --players {empty} | takes 2 to 5 players, not 0
{simulate} --players {long},random | unknown player 'xxx
{simulate} --players random,random,random,random,random,random | not 6
{simulate} --players master@0,random | the time is 0.001 to 999.999 seconds
{simulate} --players master@0.000,random | the time is 0.001
{simulate} --players master@-1,random | the time is 0.001
{simulate} --players master@nan,random | the time is 0.001
{simulate} --players master@inf,random | the time is 0.001
{simulate} --players master@1e-300,random | the time is 0.001
{simulate} --players master@1e300,random | the time is 0.001
{simulate} --players master@99999,random | the time is 0.001
{simulate} --players master@,random | the time is 0.001
{simulate} --players master@1@1,random | the time is 0.001
{simulate} --players builder@1,random | only master can be followed by @SECONDS
{simulate} --games 0 | 0 is less than 1
{simulate} --games -3 | -3 is less than 1
{simulate} --games 99999999999 | 99999999999 is more than
{simulate} --games {digits} | is not a whole number
{simulate} --games many | 'many' is not a whole number
{simulate} --jobs 0 | 0 is less than 1
{simulate} --jobs -1 | -1 is less than 1
{simulate} --jobs 99999999999 | 99999999999 is more than {most_jobs}
{simulate} --jobs {digits} | is not a whole number
{simulate} --jobs nan | 'nan' is not a whole number
{simulate} --seed one | invalid int value: 'one'
{simulate} --seed {digits} | invalid int value: '999
{simulate} --edition newest | invalid choice: 'newest'
{simulate} --edition {long} | invalid choice: 'xxx
{simulate} --edition={long} | invalid choice: 'xxx
{simulate} --expansions bas | 'base'
{simulate} --expansions {long} | 'xxx
{simulate} --expansions {empty} | choose at least 'base'
{simulate} --expansions base,base | base
{simulate} --sections tavern | The number of sections must be 4, not 1
{simulate} --least-sections nomads | 'nomads' is not an id with a number: nomads=2
{simulate} --least-sections nomads=x | 'nomads=x' is not an id with a number
{simulate} --least-sections nomads=2 | unknown expansion of this game 'nomads'
{simulate} --expansions base,nomads --least-sections nomads=5 | there are only 4
{simulate} --expansions base,nomads --least-cards nomads={digits} | not an id with a number
{simulate} --sections tavern,oasis:x,farm,barn | 'x' in 'oasis:x' is not a rotation
{simulate} --sections tavern,oasis:{digits},farm,barn | rotation must be 0 or 180
{simulate} --sections {long},oasis,farm,barn | 'xxx
{simulate} --cards knight,lords,miners | knights
{simulate} --cards {long},lords,miners | 'xxx
{simulate} --cards knights,knights,knights | knights
{tournament} --players random | at least two
{tournament} --players random,master@0 | the time is 0.001
{tournament} --seats 0 | 0 is less than 1
{tournament} --seats 6 | takes 2 to 5 players, not 6
{tournament} --seats {digits} | is not a whole number
{tournament} --preset nomad | did you mean 'nomads'?
{tournament} --preset {long} | 'xxx
{tournament} --preset nomads --expansions base | not allowed with
{tournament} --jobs 0 | 0 is less than 1
{tournament} --jobs 99999999999 | is more than
{tournament} --jobs 2 --cluster tcp://here:1 | not allowed with
{tournament} --csv {empty} | '' cannot be the name of a file: it is empty
{tournament} --csv {nul} | cannot be the name of a file
{tournament} --csv {long} | File name too long
{tournament} --csv {missing} | No such file or directory
{tournament} --csv {folder} | is not a file
{tournament} --csv {device} | {device_is}
{tournament} --csv {file}/x | {folder_fault}
{tournament} --csv {file} | the columns are not those of this command
{tournament} --csv {binary} | choose another file
{tournament} --csv {sealed} | Permission denied
{train} --players 1 | players
{train} --players 9 | players
{train} --rounds -1 | -1 is less than 0
{train} --rounds 0 --match-rounds 0 | at least one round
{train} --from 4 | unknown model '4'
{train} --games 0 | 0 is less than 1
{train} --match-rounds -1 | -1 is less than 0
{train} --deals 0 | 0 is less than 1
{train} --jobs -1 | -1 is less than 1
{train} --expansions bas | 'base'
{train} --mixed --expansions base | not allowed with
train | required: FILE
train {empty} | '' cannot be the name of a file: it is empty
train {nul} | cannot be the name of a file
train {long} | File name too long
train {new}? | Windows does not allow '?' in a file name
train {folder}/con.json | Windows reserves the name 'con.json' for a device
{tournament} --csv {folder}/games. | Windows drops the dot or space at the end of
train {missing} | No such file or directory
train {folder} | is not a file
train {device} | {device_is}
train {file}/w.json | {folder_fault}
train {file} | not valid JSON
train {binary} | not UTF-8
train {deep} | not valid JSON
train {sealed} | Permission denied
"""


@pytest.fixture(scope="module")
def values(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return the values of the placeholders by name."""
    folder = tmp_path_factory.mktemp("lines")
    (folder / "notes.txt").write_text("my notes\n", encoding="utf-8")
    (folder / "binary").write_bytes(b"\xff\xfe\x00")
    (folder / "blank").touch()
    (folder / "deep").write_text("[" * 100_000, encoding="utf-8")
    (folder / "sealed").mkdir()
    (folder / "sealed").chmod(stat.S_IRUSR | stat.S_IXUSR)
    files = {
        "new": "new",
        "file": "notes.txt",
        "binary": "binary",
        "blank": "blank",
        "deep": "deep",
        "sealed": "sealed/new",
        "missing": "no/such/folder/x",
        "control": "\x1b[31m",
        "long_name": "y" * 300,
    }
    found = {name: str(folder / file) for name, file in files.items()}
    found |= {"folder": str(folder), "device": os.devnull}
    found |= {"long": LONG, "digits": DIGITS, "empty": "", "nul": "a\0b", "latin": "\udcff"}
    found |= {"most_jobs": str(MOST_JOBS), "simulate": SIMULATE}
    found |= {"tournament": TOURNAMENT, "train": TRAIN}
    found |= in_words_of_the_system(found)
    return found


def in_words_of_the_system(values: dict[str, str]) -> dict[str, str]:
    """Return the messages of this system for missing files, by name."""
    below_file = Path(values["file"], "x")
    return {
        "not_there": reason(os.stat, values["missing"]),
        "not_here": reason(os.stat, values["latin"]),
        "below_file": reason(os.stat, below_file),
        "folder_fault": reason(Path.write_bytes, below_file, b""),
        "device_is": "for a device" if sys.platform == "win32" else "is not a file",
    }


def reason(attempt: Callable[..., object], *arguments: object) -> str:
    """Return the message of a failing call."""
    with pytest.raises(OSError, match=r".") as caught:
        attempt(*arguments)
    return caught.value.strerror


@pytest.mark.parametrize("line", LINES.strip().splitlines())
def test_a_wrong_line_is_one_sentence(
    line: str,
    values: dict[str, str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The answer has no traceback and few letters of the input; no game and no file is made."""
    typed, _, words = line.partition(" | ")
    if "{sealed}" in typed and (sys.platform == "win32" or not os.geteuid()):
        pytest.skip("this user may write everywhere")
    for module, name in ((arena, "play_game"), (round_robin, "_play"), (training, "_play")):
        monkeypatch.setattr(module, name, forbidden)
    found = re.sub(r"^\{(simulate|tournament|train)\}", lambda m: values[m[1]], typed)
    arguments = [word.format_map(values) for word in found.split(" ")]
    assert cli.main(arguments) in (1, 2)
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1, captured.err
    assert words.format_map(values) in captured.err
    assert len(captured.err) < 600
    assert not Path(values["new"]).exists()


def forbidden(*_arguments: object, **_details: object) -> None:
    """Fail, because this call must not happen."""
    raise AssertionError("work has begun")


def test_the_lines_are_many() -> None:
    """Each command has several lines."""
    lines = LINES.strip().splitlines()
    assert len(lines) == len(set(lines)) >= 80
