"""The reader: positions, limits, and refusal of everything but plain YAML 1.2."""

import os
import time
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from kingdom_builder_qt.content.yaml import yaml_reader
from kingdom_builder_qt.content.yaml.nodes import MappingNode, ScalarNode, SequenceNode
from kingdom_builder_qt.content.yaml.scalars import Limits
from kingdom_builder_qt.content.yaml.yaml_reader import read_yaml
from kingdom_builder_qt.core.messages import Message


@pytest.fixture(params=["C", "Python"])
def loader(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the test with both parsers of PyYAML: an installation may lack the C one."""
    if request.param == "Python":
        monkeypatch.setattr(yaml_reader, "_LOADER", yaml.SafeLoader)


@pytest.mark.usefixtures("loader")
def test_nodes_keep_line_and_column() -> None:
    """Mappings, lists and scalars store their start, counted from 1."""
    root, problems = read_yaml('a: 1\nb:\n  - x\n  - "yz"\n')

    assert problems == []
    assert isinstance(root, MappingNode)
    listed = root.get("b")
    assert isinstance(listed, SequenceNode)
    assert (listed.line, listed.column) == (3, 3)
    quoted = listed.items[1]
    assert isinstance(quoted, ScalarNode)
    assert (quoted.line, quoted.column, quoted.column_at(1)) == (4, 5, 7)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("false", False),
        ("on", "on"),
        ("yes", "yes"),
        ("No", "No"),
        ("True", "True"),
        ("12", 12),
        ("-3", -3),
        ("1.5", 1.5),
        ("1e400", "1e400"),
        ("9" * 5000, "9" * 5000),
        ("0x10", "0x10"),
        ("12:30", "12:30"),
        ("null", None),
        ("~", None),
        ('"12"', "12"),
        ("'true'", "true"),
        ("2024-01-01", "2024-01-01"),
    ],
)
@pytest.mark.usefixtures("loader")
def test_plain_words_mean_what_yaml_1_2_says(text: str, value: object) -> None:
    """Only true and false are booleans; dates, sexagesimals and huge numbers stay text."""
    root, problems = read_yaml(f"key: {text}\n")

    assert problems == []
    assert isinstance(root, MappingNode)
    node = root.get("key")
    assert isinstance(node, ScalarNode)
    assert (type(node.value), node.value) == (type(value), value)


@pytest.mark.usefixtures("loader")
def test_keys_stay_text() -> None:
    """The keys `on`, `yes` and `1` are not converted."""
    root, _ = read_yaml("on: 1\nyes: 2\n1: 3\ntrue: 4\n")

    assert isinstance(root, MappingNode)
    assert [key.text for key, _ in root.entries] == ["on", "yes", "1", "true"]


@pytest.mark.parametrize(
    ("text", "place", "fragment"),
    [
        ("a: 1\na: 2\n", (2, 1), "duplicate key 'a'"),
        ("a: &x 1\n", (1, 4), "anchor '&x'"),
        ("a: *x\n", (1, 4), "alias '*x'"),
        ("a: !!int 1\n", (1, 4), "tag"),
        ("a: 1\n---\nb: 2\n", (2, 1), "second document"),
        ("a:\n\tb: 1\n", (2, 1), "tab"),
        ("? [a]\n: 1\n", (1, 3), "key must be"),
        ("a: \x07\n", (1, 4), "U+0007"),
        ('a: "\\0"\n', (1, 4), "control character"),
        ("a: 'x\n", (2, 1), "quote"),
        ("", (1, 1), "empty"),
        ("# only a remark\n", (1, 1), "empty"),
    ],
)
@pytest.mark.usefixtures("loader")
def test_refused_with_line_and_column(text: str, place: tuple[int, int], fragment: str) -> None:
    """Each refused construct is reported at its position."""
    _, problems = read_yaml(text, name="x.yaml")

    assert place == (problems[0].line, problems[0].column)
    assert fragment in f"{problems[0].message} {problems[0].suggestion}"
    assert str(problems[0]).startswith(f"x.yaml:{place[0]}:{place[1]}: error: ")


FAULTS = {
    "a: b: c": "a colon is not allowed here",
    "a: [1, 2": "“,” or “]” is missing",
    "a: {b: 1": "“,” or “}” is missing",
    "a: 'x": "a text in quotes has no end",
    "a: @x": "no value begins with this character",
    "- a\nb: c": "an entry of a list begins with “-”",
    "a: b\nc": "a key has no colon",
    "a:\n  b: 1\n c: 2": "a key is expected here",
    '"a" "b"': "this line does not continue the lines above",
    "a: [a,,b]": "a value is missing",
    "a: - b": "an entry of a list is not allowed here",
    'a: "\\q"': "unknown character after a backslash",
    "a: |x\n b": "the text has to begin on the next line",
}


@pytest.mark.parametrize("text", FAULTS)
def test_faults_of_syntax_are_told_in_own_words(text: str) -> None:
    """The fault is a message that a window can translate, not the words of the parser."""
    _, (problem,) = read_yaml(text)
    fault = problem.message.values["problem"]
    assert isinstance(fault, Message)
    assert fault == FAULTS[text]
    assert fault.template != "{text}"


@pytest.mark.usefixtures("loader")
def test_depth_and_number_of_nodes_are_limited() -> None:
    """A small file that is deep or full of values is refused at the limit."""
    deep = read_yaml("[" * 20, Limits(depth=10))
    deepest = read_yaml("[" * 100_000)
    many = read_yaml("[" + "1, " * 5000 + "]", Limits(nodes=1000))

    assert deep[0] is None
    assert "deeper than 10" in deep[1][0].message
    assert deepest[0] is None
    assert "nest" in deepest[1][0].message  # libyaml of PyYAML 6.0.4 has a limit of its own
    assert many[0] is None
    assert "more than 1000 values" in many[1][0].message


@pytest.mark.usefixtures("loader")
def test_problems_of_one_file_are_limited() -> None:
    """Thousands of duplicate keys do not cause thousands of problems."""
    _, problems = read_yaml("a: 1\n" * 10_000)

    assert len(problems) <= 50
    assert "too many problems" in problems[-1].message


@pytest.mark.parametrize("text", ["[" * (1 << 20), "{a: " * (1 << 18), "- " * (1 << 19)])
def test_nasty_texts_are_refused_fast(text: str) -> None:
    """A megabyte of brackets, which makes parsers slow or overflow, takes well under a second."""
    start = time.process_time()
    root, problems = read_yaml(text)

    assert root is None
    assert problems
    assert time.process_time() - start < 2


def test_huge_file_is_refused_without_reading_it(tmp_path: Path) -> None:
    """100 MB are refused by their size; the file is sparse, and reading it would take long."""
    path = tmp_path / "huge.yaml"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)
    start = time.process_time()
    root, problems = read_yaml(path)

    assert time.process_time() - start < 0.1
    assert root is None
    assert "100 MB; the limit is 1 MB" in problems[0].message


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_pipe_and_folder_and_missing_file_are_problems(tmp_path: Path) -> None:
    """Only plain files are read; opening a pipe would block for ever."""
    os.mkfifo(tmp_path / "pipe")

    for path in (tmp_path / "pipe", tmp_path, tmp_path / "missing", tmp_path / "x\0y"):
        root, problems = read_yaml(path)
        assert root is None
        assert len(problems) == 1


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "latin-1"])
def test_other_encodings_are_refused(encoding: str, tmp_path: Path) -> None:
    """Only UTF-8 is read; its byte order mark is accepted."""
    path = tmp_path / "x.yaml"
    path.write_bytes("name: Größe\n".encode(encoding))
    root, problems = read_yaml(path)
    path.write_bytes("name: Größe\n".encode("utf-8-sig"))

    assert root is None
    assert problems
    assert read_yaml(path)[1] == []


@given(st.text())
def test_any_text_gives_nodes_or_problems(text: str) -> None:
    """No text raises, and a text without nodes has a problem."""
    root, problems = read_yaml(text)

    assert root is not None or problems


@given(st.binary(max_size=200))
def test_any_bytes_give_nodes_or_problems(
    tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    """No file raises, and a file without nodes has a problem."""
    path = tmp_path_factory.getbasetemp() / "any.yaml"
    path.write_bytes(data)
    root, problems = read_yaml(path)

    assert root is not None or problems
